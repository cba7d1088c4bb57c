"""Numbers that one gets by misreading the table, each with what was misread."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from cards.civ import CARD as CIV_CARD
from cards.civ import HEGEMONY
from cards.innovation import CARD
from cards.model import places
from cards.terms import Icon, Language
from engine.game import Game
from engine.innovation.table import seat_of
from tutor.story.questions.amount import about
from tutor.story.questions.question import Sentence
from tutor.words import said

__all__ = ["misreadings"]


def misreadings(game: Game, path: str, right: int, language: Language) -> Mapping[str, Sentence]:
    """What somebody has misread who says a wrong number of what `path` names, by the number."""
    found: dict[str, Sentence] = {}
    for number, key, filled in _misread(game, path):
        if number != right:
            words = said(key, language, n=number, **filled)
            found.setdefault(str(number), Sentence(words, about(game, path)))
    return found


def _misread(game: Game, path: str) -> Iterator[tuple[int, str, Mapping[str, str]]]:
    """Numbers, the sentences about them, and what is filled into these."""
    name, *rest = path.split(".")
    if name not in game.players:
        return
    if game.name == "civ":
        yield from _misread_civ(game, name, rest)
        return
    player = game.position(None)["players"][name]
    match rest:
        case ["icons", icon]:
            piles = [pile["cards"] for pile in player["board"].values()]
            yield _icons([card for pile in piles for card in pile], icon), "task_misread_covered", {}
            yield _icons([pile[0] for pile in piles], icon), "task_misread_tops", {}
            place = list(Icon).index(Icon(icon))
            for other in game.players:
                if other != name:
                    yield seat_of(game, other).icons[place], "task_misread_other", {"player": other}
        case ["points"]:
            yield len(player["score"]), "task_misread_cards", {}


def _misread_civ(game: Game, name: str, rest: list[str]) -> Iterator[tuple[int, str, Mapping[str, str]]]:
    """Of what hegemony takes: the number without the democracy cards, and what there is already."""
    match rest:
        case ["hegemony", domain]:
            yield HEGEMONY[len(game.players)], "task_misread_hegemony", {}
            area = game.position(None)["players"][name]["area"]
            here = sum(CIV_CARD[card].domain.id == domain for card in area)
            yield here, "task_misread_here", {"player": name}


def _icons(cards: list[str], icon: str) -> int:
    """How often an icon is printed on these cards."""
    return sum(str(each) == icon for card in cards for each in places(CARD[card].icons) if each)
