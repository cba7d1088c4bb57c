"""One line of the benchmark."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Figure:
    """What was measured, and what we aim at."""

    what: str
    value: float
    unit: str
    aim: str = ""

    def __str__(self) -> str:
        digits = 0 if self.value >= 1000 else 2
        aim = f"   (aim: {self.aim})" if self.aim else ""
        return f"{self.what:<48}{self.value:>12,.{digits}f} {self.unit}{aim}"
