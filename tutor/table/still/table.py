"""The table of a scene as a still picture: what lies in the middle, and before everybody."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from tutor.table.scene.shape import Scene
from tutor.table.scene.things import SceneArea, SceneCard, SceneCiv, ScenePlayer
from tutor.table.still.style import chip, row, sheet, soft, strong
from tutor.words import words
from tutor.words.markup import Markup, joined

__all__ = ["still_pile", "still_table"]

_ARROWS = {"left": "←", "right": "→", "up": "↑"}


def still_table(scene: Scene) -> Markup:
    """The whole table, everything that the scene shows of it."""
    said = words(scene["language"])
    middle = _supply(scene, said) if scene["civ"] is None else _deck(scene["civ"])
    return joined(*(_player(player, said) for player in scene["players"]), sheet(*middle))


def _supply(scene: Scene, said: Mapping[str, str]) -> Iterator[Markup]:
    yield row(
        [soft(said["supply"]), *(chip(None, str(one["age"]), f"×{one['count']}") for one in scene["supply"])]
    )
    free = [str(one["age"]) for one in scene["periods"] if one["owner"] is None and one["open"]]
    yield row([soft(said["periods"]), *(chip(None, one) for one in free)] if free else [])
    fields = [one["word"] for one in scene["fields"] if one["owner"] is None]
    yield row([soft(said["fields"]), *(chip(None, one) for one in fields)] if fields else [])


def _deck(civ: SceneCiv) -> Iterator[Markup]:
    yield row(
        [soft(civ["deckWord"]), *(chip(None, one["eraWord"], f"×{one['count']}") for one in civ["deck"])]
    )
    heap = civ["discard"]
    yield row([soft(heap["word"]), *map(_card, heap["cards"])] if heap["cards"] else [])
    yield row([soft(civ["openWord"]), *map(_card, civ["open"])] if civ["open"] else [])
    yield row([soft(civ["coin"]["word"])])


def _player(player: ScenePlayer, said: Mapping[str, str]) -> Markup:
    head = [strong(player["name"]), soft(player["roleWord"] or ""), soft(player["actionsWord"] or "")]
    head += [soft(f"{count['n']} {count['word']}") for count in player["counts"] if count["n"]]
    held = [soft(f"{said['hand']} {len(player['hand'])}"), *map(_card, player["hand"])]
    if player["score"] is not None:
        held.append(soft(f"{said['score']} {player['points']}"))
        held.append(soft(f"{said['achievements']} {player['achievedWord']}"))
    return sheet(
        row(head),
        row(still_pile(pile["cards"], pile["splay"]) for pile in player["piles"]),
        row(_area(area) for area in player.get("areas", ()) if area["cards"]),
        row(held),
    )


def still_pile(cards: Sequence[SceneCard], splay: str | None) -> Markup:
    """The top card, and how many lie beneath it."""
    beneath = len(cards) - 1
    return _card(cards[0], f" +{beneath} {_ARROWS.get(splay or '', '')}".rstrip() if beneath else "")


def _area(area: SceneArea) -> Markup:
    eras = " ".join(card["eraWord"] for card in area["cards"])
    return chip(area["domain"], f"{area['domainWord']} {area['neededWord']}", eras)


def _card(card: SceneCard, more: str = "") -> Markup:
    if card["back"]:
        return chip(None, str(card["age"]))
    return chip(card.get("colour") or card.get("domain"), card["name"] or "", f"{card['age'] or ''}{more}")
