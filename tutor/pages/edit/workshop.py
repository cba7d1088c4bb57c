"""Where a scenario is made: the draft, what is picked and opened, and what comes of a message. No widgets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from cards.civ import CARD as CIV_CARD
from cards.innovation import CARD
from engine.errors import IllegalMove
from engine.format import MOVES, OR, is_move
from tutor.pages.edit.bench import TABS, Clip
from tutor.pages.edit.civ import CivDraft
from tutor.pages.edit.course_making import COURSE_TABS, CourseMaking
from tutor.pages.edit.draft import Draft, in_languages
from tutor.pages.edit.finding import Sought
from tutor.pages.edit.innovation import InnovationDraft
from tutor.pages.edit.pointing import look_rows, look_written
from tutor.pages.edit.question import form_of
from tutor.pages.edit.table_view import Picked, places_for
from tutor.pages.edit.writing import question_written, without_ours
from tutor.pages.edit.written_file import Refused
from tutor.table.host import Message
from tutor.table.scene.asked import refused
from tutor.words import said

__all__ = ["Workshop"]

_FRESH: Mapping[str, Mapping[str, Any]] = {
    "note": {"texts": {}, "say": {}, "look": []},
    "ask": {"ask": {"kind": "who"}},
    OR: {"texts": {}},
}
"""What stands in the form of something new."""


class Workshop(CourseMaking):
    """Takes what an author does; `tutor.pages.edit.view` says what is to be seen then."""

    # The table ---------------------------------------------------------------------------

    def _innovation(self) -> InnovationDraft:
        assert isinstance(self.draft, InnovationDraft)
        return self.draft

    def _civ(self) -> CivDraft:
        assert isinstance(self.draft, CivDraft)
        return self.draft

    def edit_tab(self, message: Message) -> None:
        """Show another part of the draft."""
        self.tab = next(tab for tab in (*TABS, *COURSE_TABS) if tab == message["id"])
        self.pending = None

    def edit_seek(self, message: Message) -> None:
        """Look for cards."""
        age = str(message.get("age") or "")
        self.sought = Sought(
            str(message.get("text") or "")[:60],
            int(age) if age else None,
            message.get("colour") or None,
            message.get("icon") or None,
        )

    def edit_pick(self, message: Message) -> None:
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
        # Of a card of CIV there are several: from the list one takes the next one by the same click.
        several = isinstance(draft, CivDraft) and spot is None
        again = picked == self.picked and not (several or message.get("hold"))
        self.picked = None if again else picked

    def edit_put(self, message: Message) -> None:
        """Put the card that is picked somewhere."""
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

    def edit_drop(self, message: Message) -> None:
        """Put a card that was dragged where it can go there, however quick the hand was."""
        self.edit_pick({**message, "hold": True})
        assert self.picked is not None
        places = places_for(self._made(), self.picked, self.language)
        place = next((one for one in places if one["zone"] == message["zone"]), None)
        if place is None:
            raise Refused("edit_no_place")
        self.edit_put(place)

    def edit_arrange(self, message: Message) -> None:
        """Move the card that is picked within its zone."""
        picked = self.picked
        assert picked is not None
        assert picked.source is not None
        zone, place = picked.source
        to = max(0, min(place + int(message["by"]), len(self._made().zones[zone]) - 1))
        self._made().arrange(zone, place, to)
        self.picked = replace(picked, source=(zone, to))

    def edit_splay(self, message: Message) -> None:
        """Splay a pile."""
        self._innovation().splay(str(message["zone"]), message["direction"] or None)

    def edit_pile(self, message: Message) -> None:
        """Say how a supply pile lies."""
        how = next(one for one in ("shuffled", "listed", "empty") if one == message["how"])
        zone = str(message["zone"])
        if isinstance(self.draft, CivDraft):
            self.draft.pile(how)
        else:
            self._innovation().pile(int(zone.removeprefix("supply/")), how)
        self.opened = self.opened | {zone} if how != "shuffled" else self.opened - {zone}

    def edit_unfold(self, message: Message) -> None:
        """Show all cards of a zone, or its top only."""
        self.opened ^= {str(message["zone"])}

    def edit_achieve(self, message: Message) -> None:
        """Give a period or a field to somebody."""
        owner = str(message["owner"])
        seat = int(owner) if owner.isdecimal() else None
        self._innovation().achieve(str(message["of"]), seat, owner == "out")

    def edit_turn(self, message: Message) -> None:
        """Say whose turn it is."""
        self._made().take_turn(message["name"] or None)

    def edit_actions(self, message: Message) -> None:
        """Say how many actions are left."""
        self._innovation().act(int(message["n"]))

    def edit_first(self, message: Message) -> None:
        """Say who began the game."""
        self._civ().begin_with(message["name"] or None)

    def edit_step(self, message: Message) -> None:
        """Say which step of the turn it is."""
        self._civ().come_to(message["id"] or None)

    def edit_vote(self, message: Message) -> None:
        """Lay democracy cards."""
        self._civ().vote(int(message["seat"]), message["domain"], int(message["n"]))

    def edit_bar(self, message: Message) -> None:
        """Lay an embargo, or take it away."""
        self._civ().bar(int(message["seat"]), message["domain"], bool(message["on"]))

    def edit_coin(self, message: Message) -> None:
        """Lay the coin."""
        draft = self._civ()
        if not message["player"]:
            draft.lay_coin(None)
            return
        player = str(message["player"])
        other = next(name for name in draft.players if name != player)
        by = str(message.get("by") or other)
        draft.lay_coin((player, str(message.get("domain") or "army"), by if by != player else other))

    # Moves -------------------------------------------------------------------------------

    def on_choose(self, message: Message) -> object:
        """Answer at the table, and record it as a move."""
        if self.draft is None:
            return NotImplemented
        self._record(self.draft, str(message["key"]))
        return None

    def _record(self, draft: Draft, key: str) -> None:
        inserted, self.inserting = self.inserting, False
        try:
            draft.record(self.at, key, insert=inserted)
        except IllegalMove as refusal:
            self.say(refused(draft.at(self.at), key, self.language), refusal.rule)
            return
        following = draft.next_answer(self.at)
        assert following is not None
        self.at = following + 1

    def edit_insert(self, _: Message) -> None:
        """Let the next answer be a move more, or after all take the place of the one that follows."""
        self.inserting = not self.inserting

    def edit_go(self, message: Message) -> None:
        """Show another point among the moves, or the moves of a variation."""
        self.tab = "moves"
        if "line" in message:
            self._made().take(message["line"])
            self.form = None
        self.inserting = False
        self.at = max(0, min(int(message["at"]), len(self._made().entries)))

    def edit_form(self, message: Message) -> None:
        """Begin to write something at the point that is shown, or to change what stands at `at`."""
        draft, at = self._made(), int(message.get("at", self.at))
        kind = str(message.get("kind"))
        if kind in _FRESH:
            self.form = {"at": at, "new": True, "kind": kind, **_FRESH[kind]}
            return
        entry = draft.entries[at]
        if OR in entry:
            texts = in_languages(entry[OR], draft.scenario.language)
            self.form = {"at": at, "new": False, "kind": OR, "texts": texts}
        elif "note" in entry:
            texts, say = (in_languages(entry.get(key), draft.scenario.language) for key in ("note", "say"))
            look = look_rows(entry.get("look"))
            self.form = {"at": at, "new": False, "kind": "note", "texts": texts, "say": say, "look": look}
        else:
            form = {"at": at, "new": False, "kind": "ask", "ask": form_of(entry["ask"])}
            self.form = without_ours(draft, form, self.language)
            self.at = at

    def edit_fill(self, message: Message) -> None:
        """Take over what stands in the form, so that the question can be shown as it will be asked."""
        assert self.form is not None
        self.form = {**self.form, "ask": dict(message["ask"]), "sent": message.get("sent", 0)}

    def edit_keep(self, message: Message) -> None:
        """Write the note, the question or the variation into the scenario."""
        draft, form = self._made(), self.form
        assert form is not None
        if form["kind"] == OR:
            self._keep_variation(draft, form, _written(message.get("texts", {})))
            return
        if form["kind"] == "note":
            texts, say = (_written(message.get(key, {})) for key in ("texts", "say"))
            rows = [{key: str(one[key]) for key in ("how", "at", "to")} for one in message.get("look", ())]
            self.form = form = {**form, "texts": texts, "say": say, "look": rows}
            look = look_written(rows)
            if (say or look) and not texts:
                raise Refused("edit_say_alone" if say else "edit_pointing_alone")
            if not texts:
                self.form = None
                return
            beside = {"say": say, "look": look}
            entry: dict[str, Any] = {"note": texts} | {key: one for key, one in beside.items() if one}
        else:
            self.form = form = {**form, "ask": dict(message["ask"])}
            entry = {"ask": question_written(draft, form, self.language)}
        draft.write_entry(form["at"], entry, form["new"])
        self.at = form["at"] + 1
        self.form = None

    def _keep_variation(self, draft: Draft, form: Mapping[str, Any], texts: dict[str, str]) -> None:
        """Call a variation so; a new one is gone into, to be played."""
        if not texts:
            raise Refused("edit_variation_untitled")
        at, new = form["at"], form["new"]
        kept = {} if new else draft.entries[at]
        draft.write_entry(at, {OR: texts, MOVES: []} | {**kept, OR: texts}, new)
        self.at, self.form = at + 1, None
        if new:
            draft.take(at)
            self.at = 0

    def keep_variation(self, shared: int, moves: Sequence[tuple[str, str]]) -> None:
        """Keep what was played otherwise after so many answers; what it is called is asked."""
        draft = self._made()
        draft.take(None)
        places = [n for n, entry in enumerate(draft.written) if entry.player is not None]
        at = places[shared] if shared < len(places) else len(draft.written)
        texts = {self.language: said("edit_variation_called", self.language)}
        played = [{player: key} for player, key in moves]
        draft.write_entry(at, {OR: texts, MOVES: played}, new=True)
        self.tab, self.at = "moves", at + 1
        self.form = {"at": at, "new": False, "kind": OR, "texts": texts}

    def edit_cancel(self, _: Message) -> None:
        """Write no note or question after all."""
        self.form = None

    def edit_delete(self, message: Message) -> None:
        """Take an entry away."""
        at = int(message["at"])
        self._made().delete_entry(at)
        self.form = None
        self.at -= at < self.at

    def edit_copy(self, message: Message) -> None:
        """Duplicate a note or a question."""
        at = int(message["at"])
        if not is_move(entry := self._made().entries[at]):
            self._insert(at + 1, entry)

    def edit_take(self, message: Message) -> None:
        """Copy an entry, to be pasted wherever the author likes; with `cut` it is taken away here."""
        draft, at = self._made(), int(message["at"])
        game = draft.at(at) if draft.played().game is not None else None
        self.clip = Clip(draft.entries[at], game)
        if message.get("cut"):
            self.edit_delete(message)

    def edit_paste(self, _: Message) -> None:
        """Insert what was copied last at the point that is shown."""
        if self.clip is not None:
            self._insert(self.at, self.clip.entry)

    def _insert(self, at: int, entry: Mapping[str, Any]) -> None:
        draft = self._made()
        player = next(iter(entry))
        if is_move(entry) and player not in draft.players:
            raise Refused("edit_nobody", player=player)
        draft.write_entry(at, entry, new=True)
        self.at, self.form = at + 1, None

    def edit_move(self, message: Message) -> None:
        """Put an entry elsewhere."""
        draft, at = self._made(), int(message["at"])
        to = at + int(message["by"])
        if 0 <= to < len(draft.entries):
            draft.move_entry(at, to)
            self.at, self.form = to + 1, None

    def edit_cut(self, message: Message) -> None:
        """Take away an entry and all that come after it."""
        self._made().cut(int(message["at"]))
        self.form = None


def _written(texts: Mapping[str, str]) -> dict[str, str]:
    """The texts in which something stands."""
    return {language: text.strip() for language, text in texts.items() if text.strip()}
