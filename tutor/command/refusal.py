"""What a user did that cannot be done, and why, in words for the user."""


class Refusal(Exception):
    """Ends the command with one line and exit code 2."""

    def __str__(self) -> str:
        return " ".join(super().__str__().split())
