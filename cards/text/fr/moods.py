"""The three moods of a rule: "piochez", "que vous piochiez", "vous pouvez piocher"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from cards.text.fr import words
from cards.text.fr.objects import Object


class Mood(Enum):
    """How a verb is said."""

    IMPERATIVE = "ez"
    SUBJUNCTIVE = "iez"
    INFINITIVE = "er"


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
        return f"{self.stem}{mood.value}"

    def of(self, mood: Mood, thing: Object | str) -> str:
        """The verb with its object, or with a pronoun that stands for it."""
        particle = f" {self.particle}" if self.particle else ""
        verb = self.form(mood)
        if isinstance(thing, Object) and thing.pronoun:
            if mood is Mood.IMPERATIVE:
                return f"{verb}-{thing.pronoun}{particle}"
            pronoun = (
                words.elided(thing.pronoun, verb) if thing.pronoun == "la" else f"{thing.pronoun} {verb}"
            )
            return f"{pronoun}{particle}"
        text = thing.whole() if isinstance(thing, Object) else thing
        return f"{verb} {text}{particle}" if " " not in text else f"{verb}{particle} {text}"

    def bare(self) -> str:
        """The infinitive without an object: "mettre en jeu"."""
        return f"{self.form(Mood.INFINITIVE)} {self.particle}".strip()

    def done(self) -> str:
        """The past participle, with what goes with the verb: "mis en jeu"."""
        participle = self.participle or f"{self.stem}é"
        return f"{participle} {self.particle}".strip()
