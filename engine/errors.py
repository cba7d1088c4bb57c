"""What can go wrong from outside: an illegal answer, a bad file."""

from __future__ import annotations


class IllegalMove(ValueError):
    """An answer that is not legal; it has changed nothing. `keys` are those that are, `rule` says why."""

    def __init__(self, reason: str, key: str, keys: tuple[str, ...], rule: str | None) -> None:
        cited = reason if rule is None else f"{reason} ({rule})"
        super().__init__(f"{cited} [{', '.join(keys)}]" if keys else cited)
        self.reason = cited
        self.key = key
        self.keys = keys
        self.rule = rule


class ScenarioError(ValueError):
    """A bad scenario file: names the file, the line or key, and what was expected there."""
