"""A table at which people sit: a session, who looks, who plays by itself, and what is picked or opened.

Drawings send messages (see `tutor.table.scene`), the desk answers with a new scene. It knows nothing of
widgets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import islice
from typing import TYPE_CHECKING, Literal

from cards.terms import Language
from engine.errors import IllegalMove
from engine.game import Game
from tutor.table.focus import Focus
from tutor.table.host import Message, Speaker
from tutor.table.scene import scene
from tutor.table.scene.asked import refused
from tutor.table.scene.shape import Scene
from tutor.table.session import Session

if TYPE_CHECKING:
    from engine.opponents import Thinker

__all__ = ["Desk", "Eyes"]

Eyes = Literal["open", "each", "one"]
"""Who looks: everybody at everything; in turn each who is asked, hands hidden; only the one human player."""

NOBODY = ""
"""No player's name: who looks sees what everybody may see."""


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
        self.focus = Focus()
        self._watchers: list[Callable[[], None]] = []
        self._toasts = 0
        self._thought: _Thought | None = None
        self._go_on()

    def scene(self) -> Scene:
        """What is to be seen now."""
        asked = self._bot() is not None
        focus = replace(self.focus, auto=asked, thinking=asked and self._thought is not None)
        return scene(self.session, self._looks(), self.language, focus)

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

    def on_choose(self, message: Message) -> None:
        """Answer."""
        before = self.session.at
        self.session.choose(str(message["key"]))
        self.focus = replace(self.focus, looked=None, card=None, since=before)
        self._go_on()

    def on_next(self, _: Message) -> None:
        """One answer of an opponent; who thinks for long goes on with it at the next message."""
        bot = self._bot()
        if bot is None:
            return
        moment = self.session.current.id, self.session.at
        if self._thought is None or self._thought.moment != moment:
            self._thought = _Thought(moment, bot(self.session.shown))
        if self._thought.go_on():
            self.session.choose(self._thought.best)
            self._thought = None
            self._go_on()

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
        at = int(message["at"])
        if self.focus.by_event:
            self.session.go_to_event(at)
        else:
            self.session.go(at)
        self._moved()

    def _moved(self) -> None:
        """Another point of time is shown."""
        self.focus = replace(self.focus, looked=None, card=None, since=None, pass_on=False)
        self._hand_over()

    def on_by(self, message: Message) -> None:
        """Step by answer, or by event."""
        by_event = message["by"] == "event"
        if not by_event:
            self.session.go(self.session.at)
        self.focus = replace(self.focus, by_event=by_event)

    def on_branch(self, message: Message) -> None:
        """Show another branch."""
        self.session.switch(int(message["id"]))
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
