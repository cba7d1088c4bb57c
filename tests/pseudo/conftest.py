"""The file that Python loads at its start is no test."""

collect_ignore = ["start"]
