"""The app: its pages, and how one sits down to play."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    # The app
    "learn": ("Learn", "Impara", "Apprendre"),
    "play": ("Play", "Gioca", "Jouer"),
    "scenarios": ("Scenarios", "Scenari", "Scénarios"),
    "language": ("Language", "Lingua", "Langue"),
    "game": ("Game", "Gioco", "Jeu"),
    "theme": ("Light or dark", "Chiaro o scuro", "Clair ou sombre"),
    "theme_auto": ("Auto", "Auto", "Auto"),
    "theme_light": ("Light", "Chiaro", "Clair"),
    "theme_dark": ("Dark", "Scuro", "Sombre"),
    "opening": ("One moment …", "Un momento …", "Un instant …"),
    "leave": ("Leave the table", "Lascia il tavolo", "Quitter la table"),
    "learn_innovation": ("Learn Innovation", "Impara Innovation", "Apprendre Innovation"),
    "learn_civ": (
        "Learn CIV: Carta Impera Victoria",
        "Impara CIV: Carta Impera Victoria",
        "Apprendre CIV : Carta Impera Victoria",
    ),
    "goal_innovation": (
        "From prehistory to the present: meld cards, carry out what they say, collect points and achieve "
        "periods. What is hard is to see who is affected by a card, and in which order. Here you see it.",
        "Dalla preistoria a oggi: gioca carte, esegui ciò che dicono, raccogli punti Influenza e domina i"
        " Periodi. Il difficile è capire chi è coinvolto da una carta, e in quale ordine. Qui lo vedi.",
        "De la préhistoire à nos jours : mettez des cartes en jeu, exécutez ce qu'elles disent, gagnez "
        "des points d'Influence et dominez des Périodes. Le plus difficile est de voir qui une carte "
        "concerne, et dans quel ordre. Ici, vous le voyez.",
    ),
    "goal_civ": (
        "Six domains, three eras, one card a turn: whoever has seven cards of one domain, with two players "
        "eight, at the end of their turn wins at once, otherwise the majorities decide.",
        "Sei Domini, tre Ere, una carta per turno: chi alla fine del proprio turno ha sette carte di un "
        "Dominio, in due giocatori otto, vince subito, altrimenti decidono le Maggioranze.",
        "Six domaines, trois ères, une carte par tour : qui possède sept cartes d'un domaine, huit à deux "
        "joueurs, à la fin de son tour gagne aussitôt, sinon les Majorités décident.",
    ),
    "way_example": (
        "The worked example of the rulebook",
        "L'esempio di turno del regolamento",
        "L'exemple de tour du livret de règles",
    ),
    "way_example_text": (
        "One dogma on a table of four, step by step: who obeys, who shares, in which order, and why.",
        "Un Dogma a un tavolo di quattro, passo dopo passo: chi obbedisce, chi condivide, in quale ordine"
        " e perché.",
        "Un Dogme à une table de quatre, pas à pas : qui obéit, qui partage, dans quel ordre, et pourquoi.",
    ),
    "way_example_go": ("Follow it", "Seguilo", "Le suivre"),
    "way_rules": ("The rules", "Le regole", "Les règles"),
    "way_rules_text": (
        "Every rule with its number, and every word of the game with its meaning; all of it can be searched.",
        "Ogni regola con il suo numero, ogni parola del gioco con il suo significato; si può cercare in "
        "tutto.",
        "Chaque règle avec son numéro, chaque mot du jeu avec son sens ; on peut chercher partout.",
    ),
    "way_rules_go": ("Read", "Leggi", "Lire"),
    "way_play": ("Just play", "Gioca e basta", "Jouer, tout simplement"),
    "way_play_text": (
        "Against a simple opponent or with others at one screen. The table shows what is legal and says "
        "why not.",
        "Contro un avversario semplice o con altri allo stesso schermo. Il tavolo mostra che cosa è lecito e "
        "dice perché no.",
        "Contre un adversaire simple ou à plusieurs sur un écran. La table montre ce qui est permis et "
        "dit pourquoi pas.",
    ),
    "way_play_go": ("Sit down", "Siediti", "S'asseoir"),
    "scenarios_lead": (
        "Positions to step through. Answer differently at any point: that makes a branch, and nothing is "
        "lost.",
        "Situazioni da percorrere passo dopo passo. In ogni punto puoi rispondere diversamente: si apre "
        "un ramo e nulla va perso.",
        "Des situations à parcourir pas à pas. À tout moment vous pouvez répondre autrement : une branche"
        " s'ouvre et rien n'est perdu.",
    ),
    "scenarios_none": (
        "There are no scenarios of this game yet.",
        "Per questo gioco non ci sono ancora scenari.",
        "Il n'y a pas encore de scénarios de ce jeu.",
    ),
    "edit": ("Edit", "Modifica", "Modifier"),
    "edit_busy": (
        "You are still working on this one: save or close it before you take up another.",
        "Stai ancora lavorando a questo scenario: salvalo o chiudilo prima di prenderne un altro.",
        "Vous travaillez encore sur celui-ci : enregistrez-le ou fermez-le avant d'en prendre un autre.",
    ),
    "question_first": (
        "Answer the author's question, or skip it.",
        "Rispondi alla domanda dell'autore, o saltala.",
        "Répondez à la question de l'auteur, ou passez-la.",
    ),
    "walked": (
        "The walkthrough ends here. You can play on from this point, or choose another one.",
        "Il percorso finisce qui. Puoi continuare a giocare da questo punto, o sceglierne un altro.",
        "Le parcours finit ici. Vous pouvez continuer à jouer, ou en choisir un autre.",
    ),
    "other_scenarios": ("Other scenarios", "Altri scenari", "D'autres scénarios"),
    "guide": ("What the author says", "Che cosa dice l'autore", "Ce que dit l'auteur"),
    "scenario_line": (
        "{players} players · {steps}",
        "{players} giocatori · {steps}",
        "{players} joueurs · {steps}",
    ),
    "play_title": ("Who plays?", "Chi gioca?", "Qui joue ?"),
    "play_innovation": (
        "Two to four players. Several people can share this screen: hands are hidden when it is handed over.",
        "Da due a quattro giocatori. Si può giocare in più persone a questo schermo: le Mani si "
        "nascondono quando lo si passa.",
        "De deux à quatre joueurs. On peut jouer à plusieurs sur cet écran : les Mains sont cachées quand"
        " on le passe.",
    ),
    "play_civ": (
        "Two to four players. Several people can share this screen: hands are hidden when it is handed over.",
        "Da due a quattro giocatori. Si può giocare in più persone a questo schermo: le mani si "
        "nascondono quando lo si passa.",
        "De deux à quatre joueurs. On peut jouer à plusieurs sur cet écran : les mains sont cachées quand"
        " on le passe.",
    ),
    "player_n": ("Player {n}", "Giocatore {n}", "Joueur {n}"),
    "played_by": ("Played by", "Chi gioca", "Joué par"),
    "kind_human": ("a person here", "una persona qui", "une personne ici"),
    "add_player": ("Add a player", "Aggiungi un giocatore", "Ajouter un joueur"),
    "remove_player": ("Remove {name}", "Togli {name}", "Retirer {name}"),
    "variant": ("Variant", "Variante", "Variante"),
    "variant_none": ("The usual rules", "Le regole solite", "Les règles habituelles"),
    "variant_teams": (
        "Two teams, partners sit opposite",
        "Due squadre, i compagni siedono di fronte",
        "Deux équipes, les partenaires se font face",
    ),
    "variant_separate": (
        "Monument counts tucked and scored cards apart",
        "Tecnologia conta separatamente le carte archiviate e capitalizzate",
        "Technologies compte à part les cartes archivées et comptabilisées",
    ),
    "variant_draft": ("Draft", "Draft", "Draft"),
    "start": ("Begin", "Comincia", "Commencer"),
    "trouble_number": ("Two to four can play.", "Si gioca da due a quattro.", "On joue de deux à quatre."),
    "trouble_name": (
        "A name consists of letters, digits and single spaces, at most 30.",
        "Un nome è fatto di lettere, cifre e spazi semplici, al massimo 30.",
        "Un nom est fait de lettres, de chiffres et d'espaces simples, 30 au plus.",
    ),
    "trouble_same": (
        "Two players have the same name.",
        "Due giocatori hanno lo stesso nome.",
        "Deux joueurs portent le même nom.",
    ),
    "search": (
        "Search in rules and words",
        "Cerca nelle regole e nelle parole",
        "Chercher dans les règles et les mots",
    ),
    "found_none": ("Nothing found.", "Nessun risultato.", "Aucun résultat."),
    "found_1": ("1 found", "1 risultato", "1 résultat"),
    "found": ("{n} found", "{n} risultati", "{n} résultats"),
    "glossary": ("Words of the game", "Le parole del gioco", "Les mots du jeu"),
    "more": ("More …", "Altro …", "Plus …"),
    "less": ("Less", "Meno", "Moins"),
    "skip_to_page": ("To the page", "Vai alla pagina", "Aller à la page"),
    "keys": ("Keys", "Tasti", "Touches"),
    "keys_answer": ("answer", "rispondono", "répondent"),
    "keys_enter": (
        "goes on, or presses what is lit",
        "prosegue, o preme ciò che è in evidenza",
        "continue, ou appuie sur ce qui est en évidence",
    ),
    "keys_time": ("step through time", "scorrono il tempo", "parcourent le temps"),
    "keys_ends": ("to the beginning, to the end", "all'inizio, alla fine", "au début, à la fin"),
    "keys_groups": ("to the next group", "al gruppo seguente", "au groupe suivant"),
    "keys_within": (
        "within a group: cards, words, lists",
        "dentro un gruppo: carte, parole, elenchi",
        "dans un groupe : cartes, mots, listes",
    ),
    "keys_close": ("closes", "chiude", "ferme"),
    "keys_help": ("shows these keys", "mostra questi tasti", "montre ces touches"),
}
