"""Where a scenario is made: the draft, what is picked and opened, and what comes of a message. No widgets."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.innovation import CARD
from cards.terms import Language
from engine.errors import IllegalMove, ScenarioError
from engine.game import Game
from engine.reading import MOST_BYTES
from engine.scenario.kind import kind
from tutor.library.folder import notebooks
from tutor.library.scenarios import library
from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.draft import Draft
from tutor.pages.edit.filed import Refused
from tutor.pages.edit.finding import Sought
from tutor.pages.edit.innovation import InnovationDraft
from tutor.pages.edit.laid import Picked
from tutor.pages.edit.link import in_words
from tutor.pages.edit.opening import open_draft
from tutor.pages.edit.question import form_of
from tutor.pages.edit.starts import by_chance, empty, of_game
from tutor.pages.edit.writing import question_of
from tutor.table.desk import Desk
from tutor.table.scene.asked import refused
from tutor.table.session import Session
from tutor.words import said

__all__ = ["TABS", "Workshop"]

Message = Mapping[str, Any]

TABS = ("table", "moves", "about", "file")
NAMES = ("Anna", "Bruno", "Carla", "Dario")


class Workshop:
    """Takes what an author does; `tutor.pages.edit.view` says what is to be seen then."""

    def __init__(self, language: Language = "en") -> None:
        self.language: Language = language
        self.draft: Draft | None = None
        self.by_chance = False
        """Whether the draft was laid by chance, so that it cannot be begun once more."""
        self.tab = "table"
        self.sought = Sought()
        self.picked: Picked | None = None
        self.opened: frozenset[str] = frozenset()
        self.at = 0
        """So many entries come before the point that is shown among the moves."""
        self.form: dict[str, Any] | None = None
        """The note or question that is being written: {at, new, kind ("note", "ask"), ...}."""
        self.pending: tuple[str, str] | None = None
        """A text that could not be taken over, and what is wrong with it."""
        self.toast: tuple[str, str | None, int] | None = None
        self._desk: tuple[tuple[str, int], Desk] | None = None
        self._toasts = 0
        self._does: Mapping[str, Callable[[Message], None]] = {
            "start": self._start,
            "open": self._open,
            "library": self._library,
            "close": self._close,
            "tab": self._tab,
            "undo": lambda _: self._made().undo(),
            "redo": lambda _: self._made().redo(),
            "seek": self._seek,
            "pick": self._pick,
            "put": self._put,
            "arrange": self._arrange,
            "splay": self._splay,
            "pile": self._pile,
            "unfold": self._unfold,
            "achieve": self._achieve,
            "turn": lambda message: self._made().take_turn(message["name"] or None),
            "actions": lambda message: self._innovation().act(int(message["n"])),
            "first": lambda message: self._civ().begin_with(message["name"] or None),
            "step": lambda message: self._civ().come_to(message["id"] or None),
            "vote": lambda message: self._civ().vote(
                int(message["seat"]), message["domain"], int(message["n"])
            ),
            "bar": lambda message: self._civ().bar(
                int(message["seat"]), message["domain"], bool(message["on"])
            ),
            "coin": self._coin,
            "rename": lambda message: self._made().rename(int(message["seat"]), str(message["name"])),
            "add_player": self._add_player,
            "remove_player": lambda message: self._made().remove_player(int(message["seat"])),
            "seat": lambda message: self._made().move_player(int(message["seat"]), int(message["to"])),
            "option": lambda message: self._made().option(str(message["key"]), message["value"] or None),
            "say": lambda message: self._made().say(
                str(message["key"]), str(message["language"]), str(message["text"])
            ),
            "tell": lambda message: self._made().tell(str(message["key"]), str(message["text"])),
            "rules": lambda message: self._made().show_rules(re.split(r"[\s,;]+", message["text"].strip())),
            "text": self._text,
            "go": self._go,
            "form": self._form,
            "fill": self._fill,
            "keep": self._keep,
            "cancel": self._cancel,
            "delete": self._delete,
            "move": self._move,
            "cut": self._cut,
            "forget": lambda _: self._made().forget_expected(),
        }

    def handle(self, message: Message) -> None:
        """Do what was wanted; what goes wrong is said in one sentence, and the draft stays as it was."""
        self.toast = None
        try:
            if message.get("do") == "edit":
                self._does[message["what"]](message)
            elif message.get("do") == "choose" and self.draft is not None:
                self._choose(str(message["key"]))
            elif (desk := self.desk()) is not None:
                desk.handle(message)
        except Refused as refusal:
            self.say(said(refusal.key, self.language, **refusal.filled))
        except ScenarioError as error:
            self.say(said("edit_bad_word", self.language, text=self.told(error)))
        except IllegalMove as refusal:
            self.say(str(refusal), refusal.rule)
        except Exception:
            logging.getLogger(__name__).debug("a message could not be handled", exc_info=True)
            self.say(said("friendly", self.language))
        self._settle()

    def say(self, text: str, rule: str | None = None) -> None:
        """Let a sentence be seen once."""
        self._toasts += 1
        self.toast = (text, rule, self._toasts)

    def told(self, error: ScenarioError) -> str:
        """What is wrong with a text, with its line but without the name of a file that nobody has seen."""
        return in_words(str(error), self.language)

    def _settle(self) -> None:
        """What is picked or shown may be no more."""
        if self.draft is None:
            return
        self.at = min(self.at, len(self.draft.entries))
        if self.picked is not None and self.picked.source is not None:
            zone, place = self.picked.source
            if self.draft.zones.get(zone, [])[place : place + 1] != [self.picked.card]:
                self.picked = None

    # Beginning ---------------------------------------------------------------------------

    def begin(self, text: str) -> None:
        """Work on a text from now on; raises ScenarioError, and changes nothing, if it is no scenario."""
        self.draft, self.by_chance = open_draft(text), False
        self.tab = "moves" if self.draft.entries else "table"
        self.sought, self.picked, self.form, self.pending = Sought(), None, None, None
        self.opened, self.at = frozenset(), 0

    def begin_with(self, game: Game) -> None:
        """Work on the present point of a game."""
        self.begin(of_game(game))

    def begin_with_library(self, id: str) -> None:
        """Work on a copy of a scenario of the library; raises KeyError if there is none of this name."""
        file = notebooks() / "scenarios" / f"{library()[id].id}.yaml"
        self.begin(file.read_text(encoding="utf-8"))

    def _start(self, message: Message) -> None:
        game = "civ" if message["game"] == "civ" else "innovation"
        fewest, *_, most = kind(game).players
        players = NAMES[: max(fewest, min(most, int(message["players"])))]
        if message.get("turns"):
            turns = max(1, int(message["turns"]))
            self.begin(by_chance(game, players, self.language, secrets.randbelow(1_000_000), turns))
            self.by_chance = True
        else:
            self.begin(empty(game, players, self.language))

    def _open(self, message: Message) -> None:
        name = " ".join(str(message.get("name") or "scenario.yaml").split())[:60]
        try:
            self.begin(str(message["text"])[: MOST_BYTES + 1])
        except ScenarioError as error:
            self.say(said("edit_bad_file", self.language, name=name, text=self.told(error)))

    def _library(self, message: Message) -> None:
        self.begin_with_library(str(message["id"]))

    def _close(self, _: Message) -> None:
        self.draft = None

    # The table ---------------------------------------------------------------------------

    def _made(self) -> Draft:
        assert self.draft is not None
        return self.draft

    def _innovation(self) -> InnovationDraft:
        assert isinstance(self.draft, InnovationDraft)
        return self.draft

    def _civ(self) -> CivDraft:
        assert isinstance(self.draft, CivDraft)
        return self.draft

    def _tab(self, message: Message) -> None:
        self.tab = next(tab for tab in TABS if tab == message["id"])
        self.pending = None

    def _seek(self, message: Message) -> None:
        age = str(message.get("age") or "")
        self.sought = Sought(
            str(message.get("text") or "")[:60],
            int(age) if age else None,
            message.get("colour") or None,
            message.get("icon") or None,
        )

    def _pick(self, message: Message) -> None:
        """Take a card from a spot, or from the list; once more: let it be."""
        draft, spot = self._made(), message.get("spot")
        if spot is None and message.get("card") is None:
            self.picked = None
            return
        if spot is not None:
            zone, _, place = str(spot).rpartition("/")
            picked = Picked(draft.zones[zone][int(place)], (zone, int(place)))
        else:
            card = str(message["card"])
            if card not in (CARD if isinstance(draft, InnovationDraft) else CIV_CARD):
                raise KeyError(card)
            where = draft.where(card) if isinstance(draft, InnovationDraft) else None
            picked = Picked(card, where)
        again = picked == self.picked and not message.get("hold")
        self.picked = None if again else picked

    def _put(self, message: Message) -> None:
        draft, picked = self._made(), self.picked
        assert picked is not None
        zone, at = str(message["zone"]), int(message["at"])
        draft.put(picked.card, zone, at, picked.source)
        if isinstance(draft, InnovationDraft):
            self.picked = Picked(picked.card, draft.where(picked.card))
        elif picked.source is not None:
            # From the list one more of the same kind can follow at once; a card on the table is followed.
            lies = zone in draft.zones
            place = (at if at >= 0 else len(draft.zones[zone]) - 1) if lies else 0
            self.picked = Picked(picked.card, (zone, place)) if lies else None

    def _arrange(self, message: Message) -> None:
        picked = self.picked
        assert picked is not None
        assert picked.source is not None
        zone, place = picked.source
        to = max(0, min(place + int(message["by"]), len(self._made().zones[zone]) - 1))
        self._made().arrange(zone, place, to)
        self.picked = replace(picked, source=(zone, to))

    def _splay(self, message: Message) -> None:
        self._innovation().splay(str(message["zone"]), message["direction"] or None)

    def _pile(self, message: Message) -> None:
        how = next(one for one in ("shuffled", "listed", "empty") if one == message["how"])
        zone = str(message["zone"])
        if isinstance(self.draft, CivDraft):
            self.draft.pile(how)
        else:
            self._innovation().pile(int(zone.removeprefix("supply/")), how)
        self.opened = self.opened | {zone} if how != "shuffled" else self.opened - {zone}

    def _unfold(self, message: Message) -> None:
        self.opened ^= {str(message["zone"])}

    def _achieve(self, message: Message) -> None:
        owner = str(message["owner"])
        seat = int(owner) if owner.isdecimal() else None
        self._innovation().achieve(str(message["of"]), seat, owner == "out")

    def _coin(self, message: Message) -> None:
        draft = self._civ()
        if not message["player"]:
            draft.lay_coin(None)
            return
        player = str(message["player"])
        other = next(name for name in draft.players if name != player)
        by = str(message.get("by") or other)
        draft.lay_coin((player, str(message.get("domain") or "army"), by if by != player else other))

    def _add_player(self, _: Message) -> None:
        draft = self._made()
        draft.add_player(next(name for name in NAMES if name not in draft.players))

    # The file ----------------------------------------------------------------------------

    def _text(self, message: Message) -> None:
        text = str(message["text"])[: MOST_BYTES + 1]
        try:
            self._made().rewrite(text)
        except ScenarioError as error:
            self.pending = (text, str(error))
        except Refused as refusal:
            self.pending = (text, said(refusal.key, self.language))
        else:
            self.pending = None

    # Moves -------------------------------------------------------------------------------

    def desk(self) -> Desk | None:
        """The table at the point that is shown among the moves; None if it cannot be laid out."""
        draft = self.draft
        if draft is None or draft.played().game is None:
            return None
        at = (draft.text, self.at)
        if self._desk is None or self._desk[0] != at:
            self._desk = at, Desk(Session(draft.at(self.at)), self.language)
        desk = self._desk[1]
        desk.language = self.language
        return desk

    def _choose(self, key: str) -> None:
        draft = self._made()
        try:
            draft.record(self.at, key)
        except IllegalMove as refusal:
            self.say(refused(draft.at(self.at), key, self.language), refusal.rule)
            return
        following = draft.next_answer(self.at)
        assert following is not None
        self.at = following + 1

    def _go(self, message: Message) -> None:
        self.tab = "moves"
        self.at = max(0, min(int(message["at"]), len(self._made().entries)))

    def _form(self, message: Message) -> None:
        """Begin to write a note or question at the point that is shown, or to change the one at `at`."""
        draft, at = self._made(), int(message.get("at", self.at))
        if message.get("kind") in ("note", "ask"):
            kind = str(message["kind"])
            fresh = {"texts": {}} if kind == "note" else {"ask": {"kind": "who"}}
            self.form = {"at": at, "new": True, "kind": kind, **fresh}
            return
        entry = draft.entries[at]
        if "note" in entry:
            note = entry["note"]
            texts = note if isinstance(note, dict) else {draft.scenario.language: note}
            self.form = {"at": at, "new": False, "kind": "note", "texts": dict(texts)}
        else:
            self.form = {"at": at, "new": False, "kind": "ask", "ask": form_of(entry["ask"])}
            self.at = at

    def _fill(self, message: Message) -> None:
        """Take over what stands in the form, so that the question can be shown as it will be asked."""
        assert self.form is not None
        self.form = {**self.form, "ask": dict(message["ask"]), "sent": message.get("sent", 0)}

    def _keep(self, message: Message) -> None:
        """Write the note or question into the scenario."""
        draft, form = self._made(), self.form
        assert form is not None
        if form["kind"] == "note":
            texts = {one: text.strip() for one, text in message["texts"].items() if text.strip()}
            if not texts:
                self.form = None
                return
            entry: dict[str, Any] = {"note": texts}
        else:
            self.form = form = {**form, "ask": dict(message["ask"])}
            entry = {"ask": question_of(draft, form, self.language)}
        draft.write_entry(form["at"], entry, form["new"])
        self.at = form["at"] + 1
        self.form = None

    def _cancel(self, _: Message) -> None:
        self.form = None

    def _delete(self, message: Message) -> None:
        at = int(message["at"])
        self._made().delete_entry(at)
        self.form = None
        self.at -= at < self.at

    def _move(self, message: Message) -> None:
        draft, at = self._made(), int(message["at"])
        to = at + int(message["by"])
        if 0 <= to < len(draft.entries):
            draft.move_entry(at, to)
            self.at, self.form = to + 1, None

    def _cut(self, message: Message) -> None:
        self._made().cut(int(message["at"]))
        self.form = None
