"""The forms of verbs: "piochez", "que vous piochiez", "vous pouvez piocher", and what was done."""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from cards import program
from cards.program import And, Verb
from cards.text.context import Mood
from cards.text.fr.words import elided, plural

_ENDINGS = {Mood.IMPERATIVE: "ez", Mood.SUBJUNCTIVE: "iez", Mood.INFINITIVE: "er"}


@dataclass(frozen=True, slots=True)
class Object:
    """Cards: what they are, whose place they come from, which among them; or a pronoun."""

    head: str
    origin: str = ""
    rest: str = ""
    pronoun: str = ""
    """ "la" or "les", where the cards have just been spoken of."""

    def whole(self) -> str:
        """All of it, in the order in which it is mostly said."""
        origin = f" de {self.origin}" if self.origin else ""
        rest = f" {self.rest}" if self.rest else ""
        return f"{self.head}{origin}{rest}"


@dataclass(frozen=True, slots=True)
class Action:
    """A verb: its stem, and words that go with it ("mettre en jeu")."""

    stem: str
    particle: str = ""
    infinitive: str = ""
    participle: str = ""

    def form(self, mood: Mood) -> str:
        """The verb alone in a mood."""
        if mood is Mood.INFINITIVE and self.infinitive:
            return self.infinitive
        return f"{self.stem}{_ENDINGS[mood]}"

    def of(self, mood: Mood, thing: Object | str) -> str:
        """The verb with its object, or with a pronoun that stands for it."""
        particle = f" {self.particle}" if self.particle else ""
        verb = self.form(mood)
        if isinstance(thing, Object) and thing.pronoun:
            if mood is Mood.IMPERATIVE:
                return f"{verb}-{thing.pronoun}{particle}"
            pronoun = elided("la", verb) if thing.pronoun == "la" else f"{thing.pronoun} {verb}"
            return f"{pronoun}{particle}"
        text = thing.whole() if isinstance(thing, Object) else thing
        return f"{verb} {text}{particle}" if " " not in text else f"{verb}{particle} {text}"

    def bare(self) -> str:
        """The infinitive without an object: "mettre en jeu"."""
        return f"{self.form(Mood.INFINITIVE)} {self.particle}".strip()

    def done(self, *, feminine: bool = False, many: bool = False) -> str:
        """The past participle, with what goes with the verb: "mis en jeu", "recyclées"."""
        participle = f"{self.participle or f'{self.stem}é'}{'e' if feminine else ''}"
        return f"{plural(participle, many)} {self.particle}".strip()


MELD = Action("mett", "en jeu", "mettre", "mis")
TUCK = Action("archiv")
SCORE = Action("comptabilis")
REVEAL = Action("révél")
CHOOSE = Action("choisiss", "", "choisir", "choisi")
WITH_DRAWN = {And.REVEAL: REVEAL, And.MELD: MELD, And.TUCK: TUCK, And.SCORE: SCORE}


def action(verb: Verb) -> Action:
    """The verb that a step is named after."""
    match verb:
        case program.Draw() | program.DrawFromDeck():
            return Action("pioch")
        case program.Meld():
            return MELD
        case program.Tuck():
            return TUCK
        case program.Score():
            return SCORE
        case program.Return():
            return Action("recycl")
        case program.Transfer():
            return Action("transfér")
        case program.Exchange():
            return Action("échang")
        case program.Reveal():
            return REVEAL
        case program.Splay():
            return Action("décal")
        case program.Unsplay():
            return Action("réalign")
        case program.Rearrange():
            return Action("réordonn")
        case (
            program.ChooseColours()
            | program.ChooseValue()
            | program.Either()
            | program.ChoosePlayer()
            | program.ChooseDomain()
        ):
            return CHOOSE
        case program.Claim():
            return Action("domin")
        case program.Win() | program.WinSingle():
            return Action("gagn")
        case program.RemoveAll() | program.Discard():
            return Action("défauss")
        case program.Execute():
            return Action("exécut")
        case program.Repeat():
            return Action("répét")
        case program.Play():
            return Action("jou")
        case program.Take():
            return Action("pren", "en main", "prendre", "pris")
        case program.Give():
            return Action("rend", "", "rendre", "rendu")
        case program.Lay():
            return Action("plac", "face cachée")
        case program.SetHandLimit():
            return Action("port")
        case program.EachOther(inner):
            return action(inner)
        case program.Copy():
            return Action("copi")
        case _:
            assert_never(verb)


def done(verb: Verb, *, many: bool) -> str:
    """What a verb has done to cards: "recyclée", "mises en jeu"."""
    return action(verb).done(feminine=True, many=many)
