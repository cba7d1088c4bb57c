"""A table at which somebody sits: the game that is played there, its author's words, what is kept of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from cards.terms import Language
from engine.game import Game
from tutor.library.address import UNLINKED, Address
from tutor.pages.branches import join, kept, table_of, take_up, walk_to
from tutor.pages.guide import Guide
from tutor.pages.guides import Guides
from tutor.pages.hints import Hints
from tutor.pages.motive import Motive, at_a_glance
from tutor.pages.review import Review
from tutor.pages.seating import new_game, opponents_of, seated
from tutor.story.lessons import lesson_about
from tutor.table.host import Host, Message
from tutor.table.scene.shape import Scene, SceneWay
from tutor.table.session import Session
from tutor.words import said, spoken

__all__ = ["Sitting"]

Json = dict[str, Any]

LULL = 60
"""After so many actions in which the end has not come nearer it is offered to stop; then after as many."""


class Sitting(Host):
    """The table of an address, at the point that it says.

    `scenario` is its game at its end; without one the players of the address begin theirs. `tables` is what
    was played at tables at which one has sat, by their names.
    """

    def __init__(
        self, address: Address, scenario: Game | None, tables: Mapping[str, str], language: Language
    ) -> None:
        self.name = table_of(address) if address.draft != UNLINKED else ""
        """What makes the table; "" if that is too much to be kept."""
        self._scenario = scenario is not None
        self._guides = None if scenario is None else Guides(scenario, language)
        session = Session(scenario or new_game(address))
        self._given = session.last
        take_up(session, self._guides, tables.get(self.name, ""))
        walk_to(session, address.moves or "")
        if address.step is not None:
            session.go(address.step)
        self.desk = seated(session, address, language, walk=self._scenario)
        self.hints = Hints(self.desk)
        opponents = {one.name: one.bot for one in address.players if one.bot is not None}
        self.motive = Motive(self.desk, opponents)
        self.desk.motive = partial(at_a_glance, opponents)
        self.review: Review | None = None
        self._played_on = 0
        """For how many actions the end had not come nearer when it was last decided to play on."""

    @property
    def as_given(self) -> bool:
        """Whether what is shown is the scenario itself, and not something that was played otherwise."""
        session = self.desk.session
        return self._scenario and session.current.id == 0 and session.last == self._given

    @property
    def guide(self) -> Guide | None:
        """What the author of the scenario says, as long as one follows it or one of its variations."""
        return None if self._guides is None else self._guides.here(self.desk)

    @property
    def below(self) -> Host:
        """Who takes what is done: a hint that is played, the guide while one follows it, or the table."""
        return self.hints.aside or self.guide or self.desk

    def on_hint(self, message: Message) -> object:
        """Say so much of a hint; one that names no step belongs to the author's question."""
        if "step" not in message:
            return NotImplemented
        self.hints.show(int(message["step"]))
        return None

    def on_motive(self, message: Message) -> None:
        """Say why an opponent did what it did last, or put that away."""
        self.motive.show(bool(message["wanted"]))

    def on_review(self, message: Message) -> None:
        """Review the game of a player, or go on with it; without a player it is put away."""
        session, player = self.desk.session, message["player"]
        if player is None:
            self.review = None
            return
        session.current.game.seat_of(str(player))
        if self.review is None or self.review.player != player:
            learner = player not in self.desk.bots
            self.review = Review(session.current.game, session.current.id, str(player), learner=learner)
        self.review.go_on()

    def on_against(self, message: Message) -> None:
        """Let opponents play everybody but one player of a scenario; without a player nobody is played so."""
        mine = message["player"]
        if mine is not None:
            self.desk.session.current.game.seat_of(str(mine))
        self.desk.bots = {} if mine is None else opponents_of(str(mine), self.desk.session.shown.players)

    def on_play_on(self, _: Message) -> None:
        """Go on, although nothing has brought the end nearer for long."""
        self._played_on = self.desk.session.shown.lull

    def on_again_from(self, message: Message) -> None:
        """Show a moment of the game that is reviewed, to be played on from there."""
        if self.review is not None and self.desk.session.current.id != self.review.branch:
            self.desk.on_branch({"id": self.review.branch})
        self.desk.on_by({"by": "answer"})
        self.desk.on_go(message)
        # Whoever looks back on a game has seen everything: no screen is handed over.
        self.desk.on_ready(message)

    def advice(self) -> Json:
        """The hint that was asked for, the review, and the buttons that ask for them."""
        session, language = self.desk.session, self.desk.language
        offered = (self.hints.way(language), self.motive.way(language), self._way_to_opponents())
        ways = [] if self.guide is not None else [*offered, self._way_to_keep()]
        if session.current.game.decision is None and self.review is None:
            ways += [_way_to_review(player, language) for player in self._reviewed()]
        return {
            "ways": [way for way in ways if way is not None],
            "hint": self.hints.content() or self.motive.content(),
            "review": None if self.review is None else self.review.content(session, language),
            "lull": self._lull(),
        }

    def _lull(self) -> Json | None:
        """The offer to stop, where nothing brings the end nearer, and then as at an end; or to play on."""
        lull, language = self.desk.session.shown.lull, self.desk.language
        self._played_on = min(self._played_on, lull)
        if lull - self._played_on <= LULL or self.review is not None:
            return None
        again = {"id": "again", "word": said("again", language), "send": {"do": "again"}}
        leave = {"id": "leave", "word": said("leave", language), "send": {"do": "leave"}}
        return {
            "title": said("lull", language),
            "text": said("lull_text", language),
            "ways": [*(_way_to_review(player, language) for player in self._reviewed()), again, leave],
            "close": {"word": said("lull_play_on", language), "send": {"do": "play_on"}},
        }

    def _way_to_opponents(self) -> Json | None:
        """Where a scenario is played on: go on against opponents, or for everybody again."""
        decision, language = self.desk.session.shown.decision, self.desk.language
        if not self._scenario or decision is None:
            return None
        mine = None if self.desk.bots else decision.player
        word = said("against", language, player=mine) if mine else said("against_nobody", language)
        return {"id": "against", "word": word, "send": {"do": "against", "player": mine}}

    def _way_to_keep(self) -> Json | None:
        """Keep what was played otherwise than the scenario, as a variation in its file."""
        if self.departed is None:
            return None
        return {
            "id": "keep",
            "word": said("keep_variation", self.desk.language),
            "send": {"do": "make", "keep": True},
        }

    @property
    def departed(self) -> tuple[int, Sequence[tuple[str, str]]] | None:
        """After how many answers of the scenario something else was played, and what; None: nothing was."""
        if self._guides is None or self.guide is not None:
            return None
        moves = self.desk.session.current.game.moves
        shared = self._guides.shared(moves)
        return (shared, moves[shared:]) if shared < len(moves) else None

    def _reviewed(self) -> tuple[str, ...]:
        """Whose game can be reviewed: that of people, or of all, where only opponents have played."""
        players = self.desk.session.shown.players
        return tuple(player for player in players if player not in self.desk.bots) or tuple(players)

    def scene(self) -> Scene:
        """What is to be seen, which does not answer the question; at the end what can be learned of it."""
        shown = (self.hints.aside or self.desk).scene()
        if shown["over"] is not None:
            shown["over"]["next"] += _way_to_lesson(shown["over"]["rule"], self.desk.language)
        asked, review = shown["ask"], self.review
        if asked is not None and review is not None and self.hints.aside is None:
            asked["note"] = review.task(self.desk.session, self.desk.language) or asked["note"]
        return shown if self.guide is None else self.guide.scene(shown)

    def follow(self, address: Address) -> None:
        """Show the point at this table that an address names."""
        desk, session = self.desk, self.desk.session
        desk.on_by({"by": "answer"})
        if address.moves is not None:
            walk_to(session, address.moves)
        elif self._guides is not None and not self.as_given:
            desk.show_line(self._guides.scenario, 0)
        desk.on_go({"at": session.last if address.step is None else address.step})

    def join(self, text: str) -> None:
        """Add what was played here in another window."""
        join(self.desk.session, self._guides, self._given, text)

    def kept(self) -> str:
        """What was played here besides what the address says, as text."""
        return kept(self.desk.session, self._given, self._guides.kept() if self._guides else [])


def _way_to_lesson(rule: str, language: Language) -> list[SceneWay]:
    """The lesson about the rule by which a game has ended."""
    lesson = lesson_about(rule)
    if lesson is None:
        return []
    return [
        {
            "key": "lesson",
            "words": said("seen_lesson", language, title=spoken(lesson.title, language)),
            "primary": False,
            "send": {"do": "lesson", "id": lesson.id, "step": 0},
        }
    ]


def _way_to_review(player: str, language: Language) -> Json:
    return {
        "id": f"review {player}",
        "word": said("review_of", language, player=player),
        "send": {"do": "review", "player": player},
    }
