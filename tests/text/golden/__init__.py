"""Everything that Aula says, in files to be read through: tests/golden/LANGUAGE/SECTION.txt.

    python -m tests.text.golden

writes them anew; what changed is then to be read in the diff. A section is a module here with a
function `texts(language)`, which gives paragraphs; SECTIONS names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import MappingProxyType

from cards.terms import Language
from tests.text.golden import cards, events, prompts, refusals

FOLDER = Path(__file__).parents[2] / "golden"

SECTIONS: Mapping[str, Callable[[Language], Iterable[str]]] = MappingProxyType(
    {"cards": cards.texts, "events": events.texts, "prompts": prompts.texts, "refusals": refusals.texts}
)


def file(section: str, language: Language) -> Path:
    """Where the texts of a section lie."""
    return FOLDER / language / f"{section}.txt"


def written(section: str, language: Language) -> str:
    """The whole file: paragraphs with a line between them."""
    return "\n\n".join(SECTIONS[section](language)) + "\n"
