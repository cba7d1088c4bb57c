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
    "opening": ("One moment …", "Un momento …", "Un instant…"),
    "leave": ("Leave the table", "Lascia il tavolo", "Quitter la table"),
    "learn_innovation": ("Learn Innovation", "Impara Innovation", "Apprendre Innovation"),
    "learn_civ": (
        "Learn CIV: Carta Impera Victoria",
        "Impara CIV: Carta Impera Victoria",
        "Apprendre CIV : Carta Impera Victoria",
    ),
    "goal_innovation": (
        "From prehistory to the present: meld cards, carry out what they say, collect points and "
        "claim achievements. The hard part is seeing who a card affects, and in which order. Here "
        "you can see it.",
        "Dalla preistoria a oggi: gioca carte, esegui ciò che dicono, raccogli punti Influenza e "
        "domina i Periodi. Il difficile è capire su chi ha effetto una carta, e in quale ordine. "
        "Qui lo vedi.",
        "De la préhistoire à nos jours : mettez des cartes en jeu, exécutez ce qu'elles disent, gagnez "
        "des points d'Influence et dominez des Périodes. Le plus difficile est de voir qui une carte "
        "concerne, et dans quel ordre. Ici, vous le voyez.",
    ),
    "goal_civ": (
        "Six domains, three eras, one card a turn. Have seven cards of one domain at the end of "
        "your turn (eight with two players) and you win at once; if nobody does, majorities "
        "decide.",
        "Sei Domini, tre Ere, una carta per turno. Chi alla fine del proprio turno ha sette "
        "carte di uno stesso Dominio (otto in due giocatori) vince subito; se non ci riesce "
        "nessuno, decidono le Maggioranze.",
        "Six domaines, trois ères, une carte par tour. Qui possède sept cartes d'un même domaine "
        "à la fin de son tour (huit à deux joueurs) gagne aussitôt ; si personne n'y parvient, "
        "les Majorités décident.",
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
        "Every rule with its number, and every word of the game with its meaning, all searchable.",
        "Ogni regola con il suo numero, ogni parola del gioco con il suo significato, e si può "
        "cercare dappertutto.",
        "Chaque règle avec son numéro, chaque mot du jeu avec son sens ; on peut chercher partout.",
    ),
    "way_rules_go": ("Read", "Leggi", "Lire"),
    "way_play": ("Just play", "Gioca e basta", "Jouer, tout simplement"),
    "way_play_text": (
        "Against a simple opponent or with others on one screen. The table shows what you may do "
        "and, if you may not, says why.",
        "Contro un avversario semplice o con altri allo stesso schermo. Il tavolo mostra che "
        "cosa è permesso e spiega perché il resto non lo è.",
        "Contre un adversaire facile, ou à plusieurs sur le même écran. La table montre ce qui "
        "est permis et dit pourquoi le reste ne l'est pas.",
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
        "There are no scenarios for this game yet.",
        "Per questo gioco non ci sono ancora scenari.",
        "Il n'y a pas encore de scénarios pour ce jeu.",
    ),
    "edit": ("Edit", "Modifica", "Modifier"),
    "edit_busy": (
        "You are still working on this one: save or close it before you open another.",
        "Stai ancora lavorando a questo scenario: salvalo o chiudilo prima di prenderne un altro.",
        "Vous travaillez encore sur celui-ci : enregistrez-le ou fermez-le avant d'en prendre un autre.",
    ),
    "question_first": (
        "Answer the author's question, or skip it.",
        "Rispondi alla domanda dell'autore, o saltala.",
        "Répondez à la question de l'auteur, ou passez-la.",
    ),
    "walked": (
        "The walkthrough ends here. You can play on from this point, or choose another walkthrough.",
        "Il percorso finisce qui. Puoi continuare a giocare da questo punto, o scegliere un altro percorso.",
        "Le parcours finit ici. Vous pouvez continuer à jouer, ou choisir un autre parcours.",
    ),
    "follow_on": (
        "You follow the presentation {code}.",
        "Stai seguendo la presentazione {code}.",
        "Vous suivez la présentation {code}.",
    ),
    "follow_away": (
        "You are looking around; the presentation {code} goes on.",
        "Ti stai guardando intorno; la presentazione {code} continua.",
        "Vous explorez de votre côté ; la présentation {code} continue.",
    ),
    "follow_none": (
        "Nothing is being presented as {code} right now.",
        "In questo momento non si presenta nulla con il codice {code}.",
        "Rien n'est présenté en ce moment sous le code {code}.",
    ),
    "follow_vote": (
        "Choose an answer to vote.",
        "Scegli una risposta per votare.",
        "Choisissez une réponse pour voter.",
    ),
    "follow_voted": (
        "You have voted {letter}. You can vote otherwise as long as the votes are counted.",
        "Hai votato {letter}. Puoi cambiare voto finché si conta.",
        "Vous avez voté {letter}. Vous pouvez changer d'avis tant que l'on compte.",
    ),
    "follow_vote_lost": (
        "Your vote did not arrive. Try once more.",
        "Il tuo voto non è arrivato. Riprova.",
        "Votre vote n'est pas arrivé. Réessayez.",
    ),
    "follow_back": ("Follow again", "Segui di nuovo", "Suivre à nouveau"),
    "follow_stop": ("Stop following", "Non seguire più", "Ne plus suivre"),
    "keep_variation": ("Keep as a variation", "Conserva come variante", "Garder comme variante"),
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
    "kind_human": ("a person here", "una persona a questo schermo", "une personne ici"),
    "kind_level": (
        "{name} (level {n} of {most})",
        "{name} (livello {n} di {most})",
        "{name} (niveau {n} sur {most})",
    ),
    "add_player": ("Add a player", "Aggiungi un giocatore", "Ajouter un joueur"),
    "remove_player": ("Remove {name}", "Togli {name}", "Retirer {name}"),
    "variant": ("Variant", "Variante", "Variante"),
    "variant_none": ("The usual rules", "Le regole normali", "Les règles habituelles"),
    "variant_teams": (
        "Two teams, partners sit opposite each other",
        "Due squadre, i compagni siedono l'uno di fronte all'altro",
        "Deux équipes, les partenaires se font face",
    ),
    "variant_separate": (
        "Monument counts tucked and scored cards separately",
        "TECNOLOGIA conta separatamente le carte archiviate e capitalizzate",
        "TECHNOLOGIES compte à part les cartes archivées et comptabilisées",
    ),
    "variant_third": (
        "Third edition: nine cards and three rules differ",
        "Terza edizione: cambiano nove carte e tre regole",
        "Troisième édition : neuf cartes et trois règles changent",
    ),
    "variant_draft": ("Draft", "Draft", "Draft"),
    "edition": ("Edition", "Edizione", "Édition"),
    "edition_first": ("First edition (IELLO)", "Prima edizione (IELLO)", "Première édition (IELLO)"),
    "edition_third": ("Third edition", "Terza edizione", "Troisième édition"),
    "start": ("Begin", "Comincia", "Commencer"),
    "trouble_number": ("Two to four can play.", "Si gioca da due a quattro.", "On joue de deux à quatre."),
    "trouble_name": (
        "A name may have up to 30 letters, digits and single spaces.",
        "Un nome è fatto di lettere, cifre e spazi singoli, al massimo 30 caratteri.",
        "Un nom est fait de lettres, de chiffres et d'espaces simples, 30 au plus.",
    ),
    "trouble_same": (
        "Two players have the same name.",
        "Due giocatori hanno lo stesso nome.",
        "Deux joueurs portent le même nom.",
    ),
    "search": (
        "Search the rules and the glossary",
        "Cerca nelle regole e nel glossario",
        "Chercher dans les règles et les mots",
    ),
    "found_none": ("Nothing found.", "Nessun risultato.", "Aucun résultat."),
    "found_1": ("1 found", "1 risultato", "1 résultat"),
    "found": ("{n} found", "{n} risultati", "{n} résultats"),
    "glossary": ("Words of the game", "Le parole del gioco", "Les mots du jeu"),
    "more": ("More …", "Altro …", "Plus…"),
    "less": ("Less", "Meno", "Moins"),
    "skip_to_page": ("To the page", "Vai alla pagina", "Aller à la page"),
    "keys": ("Keys", "Tasti", "Touches"),
    "keys_answer": ("answer", "rispondono", "répondent"),
    "keys_enter": (
        "goes on, or presses what is lit",
        "prosegue, o preme ciò che è in evidenza",
        "continue, ou appuie sur ce qui est en évidence",
    ),
    "keys_onward": ("goes on with what happens", "va avanti con ciò che succede", "continue l'action"),
    "keys_skip": (
        "to the end of what happens",
        "alla fine di ciò che succede",
        "à la fin de ce qui se passe",
    ),
    "keys_replay": (
        "what has just happened, once more",
        "rivedi che cosa è successo",
        "revoir ce qui s'est passé",
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
