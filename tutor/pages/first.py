"""The first minute: whoever is new chooses the game they own, watches a turn, and makes the winning move."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import engine
from cards.terms import EDITION_NAMES, Domain, EditionName, GameName, Icon, Language
from engine.game import Game
from tutor.library.address import GAME_NAMES
from tutor.library.folder import contents_of, notebooks
from tutor.table.desk import Desk
from tutor.table.hide import still
from tutor.table.host import Host, Message
from tutor.table.scene.shape import Scene
from tutor.table.session import Session
from tutor.words import said, spoken

__all__ = ["GAME_BOXES", "FirstMinute", "GameBox", "start_page"]

Json = dict[str, Any]

_PICTURES: Mapping[str, tuple[str, ...]] = {"innovation": tuple(Icon), "civ": tuple(Domain)}
"""What is printed on the cards of a game, for the picture of its box."""


@dataclass(frozen=True, slots=True)
class GameBox:
    """What somebody may own."""

    game: GameName
    edition: EditionName = "first"


GAME_BOXES: Mapping[str, GameBox] = {
    "innovation": GameBox("innovation"),
    **{f"innovation-{edition}": GameBox("innovation", edition) for edition in EDITION_NAMES[1:]},
    "civ": GameBox("civ"),
}
"""By the names under which browsers keep which one it is."""


def start_page(language: Language) -> Json:
    """Which game one owns, and which edition of it."""
    return {
        "title": said("start_title", language),
        "lead": said("start_lead", language),
        "boxes": [
            {
                "id": id,
                "name": GAME_NAMES[box.game]
                if box.edition == "first"
                else said(f"start_{box.edition}", language),
                "text": said(f"start_{id}", language),
                "picture": list(_PICTURES[box.game]),
            }
            for id, box in GAME_BOXES.items()
        ],
        "skip": {"word": said("start_skip", language), "send": {"do": "page", "page": "learn"}},
    }


class FirstMinute(Host):
    """A scenario that plays by itself, event by event, up to the last move of the one who wins by it."""

    def __init__(self, name: str, language: Language) -> None:
        self.whole: Game = engine.load(contents_of(notebooks() / "first" / f"{name}.yaml"))
        keys = [key for _, key in self.whole.moves]
        self._last = max(at for at, key in enumerate(keys) if key != "end")
        """The move that is left to the learner; ending the turn after it goes without saying."""
        self._note: str | None = None
        self.desk = self._table(language)

    def _table(self, language: Language) -> Desk:
        session = Session(self.whole.at(self._last))
        desk = Desk(session, language)
        desk.focus = replace(desk.focus, by_event=True, walk=True)
        session.go(0)
        return desk

    @property
    def watching(self) -> bool:
        """Whether there is still something to be watched."""
        session = self.desk.session
        return session.at < session.last or session.event is not None

    @property
    def won(self) -> bool:
        """Whether the winning move has been made."""
        return self.desk.session.current.game.result is not None

    @property
    def below(self) -> Host:
        """The table takes what is read there."""
        return self.desk

    # What the learner does ---------------------------------------------------------------

    def on_watch(self, message: Message) -> None:
        """Show the next event, or all of them."""
        session = self.desk.session
        if message.get("all"):
            session.go(session.last)
        elif self.watching:
            session.step(1, events=True)

    def on_replay(self, _: Message) -> None:
        """Watch it once more."""
        self._note = None
        self.desk = self._table(self.desk.language)

    def on_choose(self, message: Message) -> object:
        """Make the winning move; what else is allowed is not played."""
        if self.watching or self.won:
            return None
        game, key = self.desk.session.current.game, str(message["key"])
        if game.decision is None or key not in game.decision.keys:
            return NotImplemented
        self._note = None
        if key != self.whole.moves[self._last][1]:
            self._note = said("first_other", self.desk.language)
            return None
        for _, each in self.whole.moves[self._last :]:
            self.desk.session.choose(each)
        return None

    def on_go(self, _: Message) -> None:
        """The past is not gone through here."""

    # What is to be seen ------------------------------------------------------------------

    def scene(self) -> Scene:
        """The table; as long as it plays by itself, to be looked at only."""
        shown = self.desk.scene()
        shown["timeline"], shown["caption"], shown["why"] = None, None, []
        if shown["over"] is not None:
            shown["over"]["next"] = []
        return still(shown) if self.watching else shown

    def content(self) -> Json:
        """What is said beside the table."""
        language, session = self.desk.language, self.desk.session
        told = session.shown.events
        began = session.at > 0
        text = told[-1].text(language) if began and told else self._said("notes")
        asked = began and not self.watching and not self.won
        return {
            "title": self._said("title"),
            "caption": self._said("goal") if asked else text,
            "rule": told[-1].rule if began and told and not asked else None,
            "note": self._note,
            "line": said("first_line", language, n=len(told), count=session.told[-1]) if not asked else None,
            "watch": began and self.watching,
            "won": said("first_won", language) if self.won else None,
            "ways": self._ways(began),
        }

    def _said(self, key: str) -> str:
        return spoken(self.whole.scenario.get(key), self.desk.language)

    def _ways(self, began: bool) -> list[Json]:
        if self.won:
            return [
                self._way("first_course", {"do": "page", "page": "learn"}),
                self._way("first_play", {"do": "page", "page": "play"}),
                self._way("first_replay", {"do": "replay"}),
            ]
        watch = (
            []
            if not self.watching
            else [self._way("first_next" if began else "first_watch", {"do": "watch"})]
        )
        on = self._way("first_to_move", {"do": "watch", "all": True})
        skip = self._way("start_skip", {"do": "page", "page": "learn"})
        return [*watch, *([on] if watch else [self._way("first_replay", {"do": "replay"})]), skip]

    def _way(self, word: str, send: Json) -> Json:
        return {"id": word, "word": said(word, self.desk.language), "send": send}
