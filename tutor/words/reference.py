"""Cards and rules to be looked up."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "cards": ("Cards", "Carte", "Cartes"),
    "cards_lead_innovation": (
        "Search by a name in any language, by age, colour, icon, effect, or by a word of the text.",
        "Cerca per nome in qualsiasi lingua, per Periodo, colore, risorsa, effetto o per una parola del "
        "testo.",
        "Cherchez par un nom dans n'importe quelle langue, par Période, couleur, ressource, effet ou par un "
        "mot du texte.",
    ),
    "cards_lead_civ": (
        "Search by the name of a domain or of an effect in any language, or by a word of the text.",
        "Cerca per nome di un Dominio o di un effetto in qualsiasi lingua, o per una parola del testo.",
        "Cherchez par le nom d'un domaine ou d'un effet dans n'importe quelle langue, ou par un mot du "
        "texte.",
    ),
    "editions": (
        "What the third edition changes",
        "Che cosa cambia nella terza edizione",
        "Ce que change la troisième édition",
    ),
    "editions_lead": (
        "The 105 cards have the same names, ages, colours and icons in both editions. On these nine "
        "the effects differ: the words that only one edition has are marked.",
        "Le 105 carte hanno nelle due edizioni gli stessi nomi, Periodi, colori e risorse. Su queste nove "
        "cambiano gli effetti: le parole di una sola edizione sono in evidenza.",
        "Les 105 cartes ont dans les deux éditions les mêmes noms, Périodes, couleurs et ressources. Sur "
        "ces neuf-là, les effets changent : les mots d'une seule édition sont en évidence.",
    ),
    "editions_open": ("{name}: read the card", "{name}: leggi la carta", "{name} : lire la carte"),
    "editions_rules": (
        "Rules that differ, or say more",
        "Le regole che cambiano, o che dicono di più",
        "Les règles qui changent, ou en disent plus",
    ),
    "editions_words": (
        "The English third edition says “(special) achievements” for our periods and fields, “score "
        "pile” for the score, “supply pile” for the pile of an age, “featured icon” for the dogma icon, "
        "and “non-demand effect” for a cooperative one.",
        "La terza edizione è in inglese, e i nove testi qui sono nostri. Chiama “achievement” i Periodi da "
        "dominare, “special achievement” i Campi, “score pile” l'Influenza, “featured icon” la risorsa "
        "richiesta, “demand” e “non-demand effect” i Dogmi di Supremazia e quelli Cooperativi.",
        "La troisième édition est en anglais, et les neuf textes sont ici de nous. Elle appelle "
        "“achievement” les Périodes à dominer, “special achievement” les Domaines, “score pile” "
        "l'Influence, “featured icon” la ressource requise, “demand” et “non-demand effect” les Dogmes de "
        "Suprématie et les Dogmes Coopératifs.",
    ),
    "search_cards": ("Search in the cards", "Cerca nelle carte", "Chercher dans les cartes"),
    "cards_found": ("Cards", "Carte", "Cartes"),
    "rules_found": (
        "Rules and words with this: {n}",
        "Regole e parole con questo: {n}",
        "Règles et mots avec cela : {n}",
    ),
    "only_age": ("Age", "Periodo", "Période"),
    "only_colour": ("Colour", "Colore", "Couleur"),
    "only_icon": ("Icon", "Risorsa", "Ressource"),
    "only_kind": ("Effect", "Effetto", "Effet"),
    "only_does": ("What it does", "Che cosa fa", "Ce qu'elle fait"),
    "only_permanent": ("permanent", "permanente", "permanent"),
    "only_paid": ("discard", "di scarto", "de défausse"),
    "only_while": ("as long as it holds", "finché vale", "tant que cela vaut"),
    "only_field": ("special achievement", "Campo", "Domaine"),
    "card_pick": (
        "Choose a card to read all about it.",
        "Scegli una carta per leggerne tutto.",
        "Choisissez une carte pour tout lire sur elle.",
    ),
    "in_languages": ("In three languages", "In tre lingue", "En trois langues"),
    "card_rulings": ("Rules that name it", "Le regole che la nominano", "Les règles qui la nomment"),
    "card_rules": (
        "Rules behind its words",
        "Le regole dietro le sue parole",
        "Les règles derrière ses mots",
    ),
    "card_table": ("In which order it goes", "In quale ordine si svolge", "Dans quel ordre elle se déroule"),
    "card_table_lead": (
        "An example: {player} carries it out at a small table of three.",
        "Un esempio: {player} la esegue a un piccolo tavolo di tre.",
        "Un exemple : {player} l'exécute à une petite table de trois.",
    ),
    "card_try": ("Try it at this table", "Provala a questo tavolo", "L'essayer à cette table"),
    "card_seen": ("See it played", "Guardala in gioco", "La voir jouée"),
    "card_unseen": (
        "No lesson or scenario plays it yet: try it at the table above.",
        "Nessuna lezione e nessuno scenario la gioca ancora: provala al tavolo qui sopra.",
        "Aucune leçon, aucun scénario ne la joue encore : essayez-la à la table ci-dessus.",
    ),
    "seen_scenario": ("Scenario: {title}", "Scenario: {title}", "Scénario : {title}"),
    "seen_lesson": ("Lesson: {title}", "Lezione: {title}", "Leçon : {title}"),
}
