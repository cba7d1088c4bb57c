"""Scenario files: read, checked, played, compared with what they expect, and written again."""
