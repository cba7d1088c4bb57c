"""A table at which people sit: a session, who looks, who plays by itself, and what is picked or opened.

Drawings send messages (see `tutor.table.scene`), the desk answers with a new scene. It knows nothing of
widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import islice
from typing import TYPE_CHECKING, Literal

from cards.terms import Language
from engine.errors import IllegalMove
from engine.game import Game
from tutor.table.focus import Focus
from tutor.table.hide import still
from tutor.table.host import Message, Speaker
from tutor.table.scene import scene
from tutor.table.scene.asked import refused
from tutor.table.scene.shape import Scene, SceneCaption
from tutor.table.session import Session
from tutor.table.telling import Pace, Stop, captions_of, read_pace

if TYPE_CHECKING:
    from engine.opponents import Thinker

__all__ = ["Desk", "Eyes"]

Eyes = Literal["open", "each", "one"]
"""Who looks: everybody at everything; in turn each who is asked, hands hidden; only the one human player."""

NOBODY = ""
"""No player's name: who looks sees what everybody may see."""

Motive = Callable[[Game, str, Language], str]
"""Why an opponent has given an answer, in one sentence, from the game before it."""


SLICES = 8
"""An opponent thinks in so many slices between two messages, about a twentieth of a second."""


@dataclass(slots=True)
class _Thought:
    """What an opponent thinks about a moment, as far as it has come."""

    moment: tuple[int, int]
    slices: Iterator[str]
    best: str = ""

    def go_on(self) -> bool:
        """Think for a while; says whether it is the end."""
        found = [*islice(self.slices, SLICES)]
        self.best = found[-1] if found else self.best
        return len(found) < SLICES


class Desk(Speaker):
    """Takes what people do, and says what is to be seen then."""

    def __init__(
        self,
        shown: Session | Game,
        language: Language | None = None,
        eyes: Eyes = "open",
        viewer: str | None = None,
        bots: Mapping[str, Thinker] | None = None,
        paced: bool = False,
    ) -> None:
        self.session = shown if isinstance(shown, Session) else Session(shown)
        self.language: Language = language or self.session.shown.language
        self.eyes = eyes
        self.viewer = viewer
        self.bots = dict(bots or {})
        self.paced = paced
        """Whether opponents wait for the message "next" before each answer, so that one can follow."""
        self.pace: Pace = "once"
        """How fast it is told what has happened."""
        self.motive: Motive | None = None
        self._because: Callable[[Language], str] | None = None
        """Why the opponent who answered last did so."""
        self._span: tuple[int, int] | None = None
        """The events that are being told, from and to: their numbers."""
        self._until: tuple[int, int | None] = (0, None)
        """The moment to which they lead: after how many answers, and events of the last one."""
        self._stop = 0
        """Which of the sentences about them is told now."""
        self.focus = Focus()
        self._watchers: list[Callable[[], None]] = []
        self._toasts = 0
        self._thought: _Thought | None = None
        self._go_on()

    def scene(self) -> Scene:
        """What is to be seen now."""
        asked = self._bot() is not None
        thinking = asked and self._thought is not None
        focus = replace(self.focus, auto=asked, thinking=thinking, telling=self.telling)
        shown = scene(self.session, self._looks(), self.language, focus)
        shown["caption"] = self._caption(shown)
        # Nothing can be chosen before one has seen what there is to choose from.
        return {**still(shown), "ask": shown["ask"]} if self.telling else shown

    def watch(self, watcher: Callable[[], None]) -> None:
        """Call this whenever there is something new to be seen."""
        self._watchers.append(watcher)

    def changed(self) -> None:
        """Tell those who watch."""
        for watcher in self._watchers:
            watcher()

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen once."""
        self._toasts += 1
        self.focus = replace(self.focus, toast=(text, rule, self._toasts))

    def hush(self) -> None:
        """Let what was said before be seen no more."""
        self.focus = replace(self.focus, toast=None)

    def words_for(self, error: Exception) -> tuple[str, str | None]:
        """What is said about what went wrong: of a refusal why, with the rule."""
        if not isinstance(error, IllegalMove):
            return super().words_for(error)
        why = refused(self.session.shown, error.key, self.language)
        return why.removesuffix(f" ({error.rule})"), error.rule

    def nobody(self, message: Message) -> bool:
        """What a table does not know, nobody does."""
        raise LookupError(message.get("do"))

    def settle(self) -> None:
        """Tell those who watch."""
        self.changed()

    def _looks(self) -> str | None:
        """Through whose eyes the table is seen."""
        if self.eyes == "open":
            return None
        return NOBODY if self.viewer is None or self.focus.pass_on else self.viewer

    # What has happened is told ------------------------------------------------------------

    @property
    def telling(self) -> bool:
        """Whether it is still being told what has happened."""
        return self._span is not None

    def tell(self, first: int) -> None:
        """Tell one after the other what has happened since so many events, up to the moment that is shown."""
        session = self.session
        self._span, self._stop = (first, len(session.shown.events)), 0
        self._until = session.at, session.event
        self._show_stop()

    def _stops(self) -> tuple[Stop, ...]:
        """The sentences that are told; whose turn it is goes without saying."""
        if self._span is None:
            return ()
        found = captions_of(self.session.current.game, *self._span, self._looks(), self.language)
        return tuple(stop for stop in found if stop.line["kind"] != "turn")

    def _show_stop(self) -> None:
        """Show the table as the present sentence tells it; the last one tells how it is now."""
        told = self._stops()
        if self._span is not None and self._stop + 1 < len(told):
            self.session.go_to_event(told[self._stop].at)
        else:
            self._end_telling()

    def _end_telling(self) -> None:
        """Show the moment that all has led to."""
        if self._span is not None:
            self._span = None
            self.session.go(*self._until)
            self._go_on()

    def _caption(self, shown: Scene) -> SceneCaption | None:
        """The sentence about what has happened last, and what leads on."""
        lines = [stop.line for stop in self._stops()[self._stop :][:1]] or [
            line for line in shown["why"] if line["now"] and line["kind"] != "turn"
        ]
        onward = {"do": "tell"} if self.telling else {"do": "next"} if self._bot() is not None else None
        if not lines and onward is None:
            return None
        return {
            "parts": lines[-1]["parts"] if lines else [],
            "rule": lines[-1]["rule"] if lines else None,
            "because": self._reason(),
            "telling": self.telling,
            "next": onward,
            "replay": bool(lines) and not self.telling,
            "pace": self.pace,
        }

    def _reason(self) -> str | None:
        """Why the opponent who answered last did so; who wins needs no reason."""
        if self._because is None or self.session.shown.decision is None:
            return None
        return self._because(self.language) or None

    def on_tell(self, message: Message) -> None:
        """Tell the next sentence, or all of them at once."""
        if message.get("all"):
            self._end_telling()
        elif self.telling:
            self._stop += 1
            self._show_stop()

    def on_replay(self, _: Message) -> None:
        """Tell once more what has happened since the last answer of the one who looks."""
        session = self.session
        if self.telling or session.at == 0:
            return
        since = session.at - 1 if self.focus.since is None else min(self.focus.since, session.at - 1)
        self.tell(session.told[since])

    def on_pace(self, message: Message) -> None:
        """Tell more slowly or faster from now on."""
        self.pace = read_pace(message["id"]) or self.pace
        if self.pace == "once":
            self._end_telling()

    # What people do ------------------------------------------------------------------------

    def on_choose(self, message: Message) -> None:
        """Answer."""
        before = self.session.at
        self.session.choose(str(message["key"]))
        self.focus = replace(self.focus, looked=None, card=None, since=before)
        self._because = None
        self.follow(self.session.told[before], self.pace)

    def on_next(self, _: Message) -> None:
        """One answer of an opponent; who thinks for long goes on with it at the next message."""
        bot, session = self._bot(), self.session
        if bot is None:
            return
        moment = session.current.id, session.at
        if self._thought is None or self._thought.moment != moment:
            self._thought = _Thought(moment, bot(session.shown))
        if self._thought.go_on():
            game, before, key = session.shown.clone(), session.at, self._thought.best
            self._thought = None
            session.choose(key)
            self._because = cache(partial(self.motive, game, key)) if self.motive else None
            self.follow(session.told[before], self.pace)

    def follow(self, first: int, pace: Pace) -> None:
        """Let be seen what has followed since so many events, as fast as one likes it."""
        self.pace = pace
        if pace == "once":
            self._go_on()
        else:
            self.tell(first)

    def _go_on(self) -> None:
        """Let opponents answer until a human is asked, unless that goes step by step."""
        while not self.paced and (bot := self._bot()) is not None:
            *_, key = bot(self.session.shown)
            self.session.choose(key)
        self._hand_over()

    def _bot(self) -> Thinker | None:
        """The opponent who is asked now; never in the past."""
        decision = self.session.shown.decision
        if decision is None or self.session.at < self.session.last or self.session.event is not None:
            return None
        if self.telling:
            return None
        return self.bots.get(decision.player)

    def _hand_over(self) -> None:
        """Where each sees only their own cards, the next one has to take over the screen first."""
        decision = self.session.shown.decision
        if self.eyes == "each" and decision is not None and decision.player not in (self.viewer, *self.bots):
            self.focus = replace(self.focus, pass_on=True)

    def on_ready(self, _: Message) -> None:
        """The next player has taken over the screen."""
        decision = self.session.shown.decision
        if decision is not None:
            self.viewer = decision.player
        self.focus = replace(self.focus, pass_on=False)

    def on_look(self, message: Message) -> None:
        """Something is pointed at: show what it would do."""
        key = message.get("key")
        self.focus = replace(self.focus, looked=None if key is None else str(key), card=None)

    def on_open(self, message: Message) -> None:
        """Read a card."""
        card = message.get("card")
        if card is not None and card not in self.session.shown.backs:
            raise KeyError(card)
        self.focus = replace(self.focus, card=card)

    def on_go(self, message: Message) -> None:
        """Show another point of time."""
        at, before = int(message["at"]), self.session.at
        if self.telling and at == before + 1:
            # Who cannot wait comes first to the end of what is told.
            self._end_telling()
        elif self.focus.by_event:
            self.session.go_to_event(at)
            self._moved()
        else:
            self.session.go(at)
            self._moved()
            if self.session.at == before + 1:
                self.follow(self.session.told[before], self.pace)

    def _moved(self) -> None:
        """Another point of time is shown."""
        self._span = self._because = None
        self.focus = replace(self.focus, looked=None, card=None, since=None, pass_on=False)
        self._hand_over()

    def on_by(self, message: Message) -> None:
        """Step by answer, or by event."""
        by_event = message["by"] == "event"
        self._end_telling()
        if not by_event:
            self.session.go(self.session.at)
        self.focus = replace(self.focus, by_event=by_event)

    def on_branch(self, message: Message) -> None:
        """Show another branch."""
        self.session.switch(int(message["id"]))
        self.focus = replace(self.focus, compared=None)
        self._moved()

    def show_line(self, game: Game, at: int, name: str | None = None) -> None:
        """Show how it went on elsewhere, after so many answers."""
        id = self.session.enter(game, at)
        if name is not None:
            self.session.name(id, name)
        self.focus = replace(self.focus, compared=None)
        self._moved()

    def on_name(self, message: Message) -> None:
        """Give a branch a name."""
        self.session.name(int(message["id"]), str(message["name"]))

    def on_compare(self, message: Message) -> None:
        """Compare with another branch."""
        id = message.get("id")
        if id is not None and not 0 <= int(id) < len(self.session.branches):
            raise IndexError(id)
        self.focus = replace(self.focus, compared=None if id is None else int(id))
