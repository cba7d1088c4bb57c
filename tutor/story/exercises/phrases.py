"""What exercises ask and offer, in three languages; what stands in braces is filled in."""

from __future__ import annotations

from collections.abc import Mapping

from cards.innovation import FIELDS as FIELD_CARDS
from cards.terms import LANGUAGES, Field, Language
from tutor.story.exercises.kind import three
from tutor.story.questions.kinds import Words

DRAWS = three(
    "{player} draws. From which age does the card come?",
    "{player} pesca. Da quale Periodo arriva la carta?",
    "{player} pioche. De quelle Période vient la carte ?",
)
ACHIEVES = three(
    "Which periods may {player} achieve now? Choose all of them.",
    "Quali Periodi può dominare ora {player}? Sceglili tutti.",
    "Quelles Périodes peut dominer {player} maintenant ? Choisissez-les toutes.",
)
BONUS = {
    "shared": three(
        "Yes, for {player}: somebody shares and changes something.",
        "Sì, per {player}: qualcuno condivide e cambia qualcosa.",
        "Oui, pour {player} : quelqu'un partage et change quelque chose.",
    ),
    "nobody": three("No: nobody shares.", "No: nessuno condivide.", "Non : personne ne partage."),
    "nothing": three(
        "No: somebody shares, but nothing is changed by it.",
        "No: qualcuno condivide, ma senza cambiare nulla.",
        "Non : quelqu'un partage, mais sans rien changer.",
    ),
}
BONUS_ASKED = three(
    "{beginning} Is there a sharing bonus at the end?",
    "{beginning} Alla fine c'è il Bonus di Cooperazione?",
    "{beginning} Y a-t-il un Bonus de coopération à la fin ?",
)
FIELD = three(
    "{beginning} Which field is claimed?",
    "{beginning} Quale Campo viene dominato?",
    "{beginning} Quel Domaine est dominé ?",
)


def field_name(field: Field, language: Language) -> str:
    """A field as it is printed: in capitals, but for English.

    >>> field_name(Field.EMPIRE, "fr")
    'MILITAIRE'
    """
    name = next(card.name[language] for card in FIELD_CARDS if card.id == field)
    return name if language == "en" else name.upper()


FIELDS: Mapping[Field, Words] = {
    field: {language: field_name(field, language) for language in LANGUAGES} for field in Field
}
NO_FIELD = three("None.", "Nessuno.", "Aucun.")
WINS = three(
    "{beginning} That ends the game. Who wins?",
    "{beginning} La partita finisce. Chi vince?",
    "{beginning} La partie est finie. Qui gagne ?",
)
LEGAL = three(
    "What may {player} do now? Choose all that is legal.",
    "Che cosa può fare ora {player}? Scegli tutto ciò che è lecito.",
    "Que peut faire {player} maintenant ? Choisissez tout ce qui est permis.",
)
RULE = three(
    "“{sentence}” Which rule says so?",
    "«{sentence}» Quale regola lo dice?",
    "« {sentence} » Quelle règle le dit ?",
)
FIRST = three(
    "All meld at once. {cards}. Who begins?",
    "Tutti mettono in gioco la carta insieme. {cards}. Chi comincia?",
    "Tous posent leur carte en même temps. {cards}. Qui commence ?",
)

# CIV

OPEN = three(
    "Which permanent effects may {player} apply now? Choose all of them.",
    "Quali effetti permanenti può applicare ora {player}? Sceglili tutti.",
    "Quels effets permanents peut appliquer {player} maintenant ? Choisissez-les tous.",
)
COPIES = three(
    "What may {player} copy now? Choose all of it.",
    "Che cosa può copiare ora {player}? Scegli tutto.",
    "Que peut copier {player} maintenant ? Choisissez tout.",
)
ATTACK = three(
    "{player} attacks {domain}. Who else must discard a card of it?",
    "{player} attacca il Dominio {domain}. Chi altro deve scartarne una carta?",
    "{player} attaque le domaine {domain}. Qui d'autre doit en défausser une carte ?",
)
LEADS = three(
    "Who has the majority in {domain}? Choose everybody who gets the point.",
    "Chi ha la Maggioranza nel Dominio {domain}? Scegli tutti quelli che ottengono il punto.",
    "Qui a la Majorité dans le domaine {domain} ? Choisissez tous ceux qui obtiennent le point.",
)
HEGEMONY = three("Hegemony: {domain}.", "Egemonia: {domain}.", "Hégémonie : {domain}.")
GOES_ON = three("The game goes on.", "La partita continua.", "La partie continue.")
WINNER = three(
    "{player} ends the turn. How does it end?",
    "{player} termina il turno. Come va a finire?",
    "{player} termine son tour. Comment cela finit-il ?",
)
WHO_WINS = three(
    "{player} ends the turn, and with it the last round. Who wins?",
    "{player} termina il turno, e con esso l'ultimo round. Chi vince?",
    "{player} termine son tour, et avec lui la dernière manche. Qui gagne ?",
)
HAND = three(
    "{player} ends the effects step. How many cards are drawn now?",
    "{player} conclude il passo degli effetti. Quante carte pesca ora?",
    "{player} termine l'étape des effets. Combien de cartes faut-il piocher maintenant ?",
)
