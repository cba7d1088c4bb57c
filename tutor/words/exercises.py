"""What exercises ask and offer."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    # The kinds of Innovation
    "exercise_kind_shares": ("Who shares?", "Chi condivide?", "Qui partage ?"),
    "exercise_kind_obeys": ("Who must obey?", "Chi deve obbedire?", "Qui doit obéir ?"),
    "exercise_kind_order": ("In which order?", "In quale ordine?", "Dans quel ordre ?"),
    "exercise_kind_bonus": (
        "Is there a sharing bonus?",
        "C'è il Bonus di Cooperazione?",
        "Y a-t-il un Bonus de coopération ?",
    ),
    "exercise_kind_bonus_last": (
        "When is the bonus drawn?",
        "Quando si pesca il bonus?",
        "Quand pioche-t-on le bonus ?",
    ),
    "exercise_kind_icons": ("How many icons?", "Quante risorse?", "Combien de ressources ?"),
    "exercise_kind_points": ("How many points?", "Quanti punti?", "Combien de points ?"),
    "exercise_kind_draws": ("From which age?", "Da quale Periodo?", "De quelle Période ?"),
    "exercise_kind_achieve": ("Which periods?", "Quali Periodi?", "Quelles Périodes ?"),
    "exercise_kind_field": (
        "Which field is claimed?",
        "Quale Campo viene dominato?",
        "Quel Domaine est dominé ?",
    ),
    "exercise_kind_wins": ("Who wins now?", "Chi vince ora?", "Qui gagne maintenant ?"),
    "exercise_kind_legal": ("What is legal?", "Che cosa è lecito?", "Qu'est-ce qui est permis ?"),
    "exercise_kind_rule": ("Which rule?", "Quale regola?", "Quelle règle ?"),
    "exercise_kind_first": ("Who begins?", "Chi comincia?", "Qui commence ?"),
    # The kinds of CIV
    "exercise_kind_levels": ("Which effects now?", "Quali effetti, adesso?", "Quels effets, maintenant ?"),
    "exercise_kind_copies": ("What may be copied?", "Che cosa si può copiare?", "Que peut-on copier ?"),
    "exercise_kind_attack": ("Who loses a card?", "Chi perde una carta?", "Qui perd une carte ?"),
    "exercise_kind_leads": ("Who leads?", "Chi ha la Maggioranza?", "Qui a la Majorité ?"),
    "exercise_kind_hegemony": ("Hegemony now?", "Egemonia, adesso?", "Hégémonie, maintenant ?"),
    "exercise_kind_in_time": (
        "Hegemony: when?",
        "Egemonia: quando?",
        "Hégémonie : quand ?",
    ),
    "exercise_kind_winner": ("Who wins?", "Chi vince?", "Qui gagne ?"),
    "exercise_kind_hand": ("How many cards are drawn?", "Quante se ne pescano?", "Combien en pioche-t-on ?"),
    "exercise_kind_best": ("The best action", "La mossa migliore", "Le meilleur choix"),
    "exercise_kind_once": ("Counted once", "Contate una volta", "Comptées une fois"),
    "exercise_kind_yours": ("I and you", "Io e tu", "Je et vous"),
    "exercise_kind_moved": (
        "Scored or only moved?",
        "Capitalizzate o solo mosse?",
        "Comptabilisées ou déplacées ?",
    ),
    "exercise_kind_started": ("Tucked: what now?", "Archiviata: e poi?", "Archivée : et ensuite ?"),
    "exercise_kind_anothers": ("On another's turn", "Nel turno di un altro", "Au tour d'un autre"),
    "exercise_kind_compulsory": ("May or must?", "Può o deve?", "Peut ou doit ?"),
    "exercise_kind_last_round": (
        "The last card is drawn",
        "Pescata l'ultima carta",
        "La dernière carte est piochée",
    ),
    "exercise_kind_cost": (
        "What is left after paying?",
        "Che cosa resta, dopo aver pagato?",
        "Que reste-t-il, une fois payé ?",
    ),
    "exercise_kind_each_once": ("Once a turn", "Una volta per turno", "Une fois par tour"),
    "exercise_kind_barred": ("Under an embargo", "Sotto embargo", "Sous embargo"),
    "exercise_kind_level": (
        "The highest and the lowest",
        "Le più alte e le più basse",
        "Les plus fortes et les plus faibles",
    ),
    "exercise_kind_undone": ("Zero, or not done", "Zero, o non fatto", "Zéro, ou pas fait"),
    "exercise_kind_alone": ("For yourself only", "Soltanto per sé stesso", "Sans les partager"),
    "exercise_kind_whose": ("Whose choice?", "A chi la scelta?", "À qui de choisir ?"),
    "exercise_kind_zero": ("Counting from nothing", "Contare da nulla", "Compter à partir de rien"),
    "exercise_kind_laid": ("One card more", "Una carta in più", "Une carte de plus"),
    # Innovation
    "exercise_many_draw": (
        "{beginning} How many cards are drawn in all?",
        "{beginning} Quante carte si pescano in tutto?",
        "{beginning} Combien de cartes sont piochées en tout ?",
    ),
    "exercise_many_meld": (
        "{beginning} How many cards are melded in all?",
        "{beginning} Quante carte si mettono in gioco in tutto?",
        "{beginning} Combien de cartes sont posées en tout ?",
    ),
    "exercise_many_tuck": (
        "{beginning} How many cards are tucked in all?",
        "{beginning} Quante carte si archiviano in tutto?",
        "{beginning} Combien de cartes sont archivées en tout ?",
    ),
    "exercise_many_score": (
        "{beginning} How many cards are scored in all?",
        "{beginning} Quante carte si capitalizzano in tutto?",
        "{beginning} Combien de cartes sont comptabilisées en tout ?",
    ),
    "exercise_many_return": (
        "{beginning} How many cards are returned in all?",
        "{beginning} Quante carte si riciclano in tutto?",
        "{beginning} Combien de cartes sont recyclées en tout ?",
    ),
    "exercise_many_transfer": (
        "{beginning} How many cards are transferred in all?",
        "{beginning} Quante carte si trasferiscono in tutto?",
        "{beginning} Combien de cartes sont transférées en tout ?",
    ),
    "exercise_alone": (
        "{beginning} Because of that, {card} is carried out too. Who carries out its effects?",
        "{beginning} Per questo si esegue anche {card}. Chi ne esegue i Dogmi?",
        "{beginning} Du coup, on exécute aussi {card}. Qui en exécute les Dogmes ?",
    ),
    "exercise_whose": (
        "{beginning} Several of {player}'s cards are level, and not all of them go. Who chooses?",
        "{beginning} Più carte sono a pari valore, e non vanno tutte; sono di {player}. Chi sceglie?",
        "{beginning} Plusieurs cartes sont de même valeur et ne partent pas toutes ; elles sont à {player}. "
        "Qui choisit ?",
    ),
    "exercise_zero": (
        "{beginning} From which age does {player} draw first?",
        "{beginning} Da quale Periodo pesca per prima cosa {player}?",
        "{beginning} De quelle Période vient la première carte piochée par {player} ?",
    ),
    "exercise_once": (
        "{beginning} Who shares its last effect?",
        "{beginning} Chi ne condivide l'ultimo effetto?",
        "{beginning} Qui en partage le dernier effet ?",
    ),
    "exercise_yours_draw": ("{beginning} Who draws?", "{beginning} Chi pesca?", "{beginning} Qui pioche ?"),
    "exercise_yours_score": (
        "{beginning} Who scores a card?",
        "{beginning} Chi capitalizza una carta?",
        "{beginning} Qui comptabilise une carte ?",
    ),
    "exercise_yours_tuck": (
        "{beginning} Who tucks a card?",
        "{beginning} Chi archivia una carta?",
        "{beginning} Qui archive une carte ?",
    ),
    "exercise_yours_meld": (
        "{beginning} Who melds a card?",
        "{beginning} Chi mette in gioco una carta?",
        "{beginning} Qui pose une carte ?",
    ),
    "exercise_moved_score": (
        "{beginning} By the rules, how many cards are scored?",
        "{beginning} Quante carte si capitalizzano così, nel senso delle regole?",
        "{beginning} Combien de cartes sont ainsi comptabilisées, au sens des règles ?",
    ),
    "exercise_moved_meld": (
        "{beginning} By the rules, how many cards are melded?",
        "{beginning} Quante carte si mettono in gioco così, nel senso delle regole?",
        "{beginning} Combien de cartes sont ainsi posées, au sens des règles ?",
    ),
    "exercise_started": (
        "{beginning} That tucks {card}. Which cards can be activated next?",
        "{beginning} Così viene archiviata {card}. Quali carte si possono attivare dopo?",
        "{beginning} Carte archivée : {card}. Quelles cartes peut-on activer ensuite ?",
    ),
    "exercise_anothers": (
        "{beginning} Who claims a field?",
        "{beginning} Chi domina così un Campo?",
        "{beginning} Qui domine ainsi un Domaine ?",
    ),
    "exercise_draws": (
        "{player} draws. From which age does the card come?",
        "{player} pesca. Da quale Periodo arriva la carta?",
        "{player} pioche. De quelle Période vient la carte ?",
    ),
    "exercise_achieves": (
        "Which periods may {player} achieve now? Choose all of them.",
        "Quali Periodi può dominare ora {player}? Sceglili tutti.",
        "Quelles Périodes peut dominer {player} maintenant ? Choisissez-les toutes.",
    ),
    "exercise_bonus_shared": (
        "Yes, one card for {player}: somebody shares and changes something.",
        "Sì, una carta per {player}: qualcuno condivide e cambia qualcosa.",
        "Oui, une carte pour {player} : quelqu'un partage et change quelque chose.",
    ),
    "exercise_bonus_each": (
        "Yes, a card for {player} each time another player carries out an effect: {n}.",
        "Sì, una carta per {player} ogni volta che un effetto è eseguito da altri: {n}.",
        "Oui, une carte pour {player} chaque fois qu'un effet est exécuté par d'autres : {n}.",
    ),
    "exercise_bonus_nobody": ("No: nobody shares.", "No: nessuno condivide.", "Non : personne ne partage."),
    "exercise_bonus_nothing": (
        "No: somebody shares, but it changes nothing.",
        "No: qualcuno condivide, ma senza cambiare nulla.",
        "Non : quelqu'un partage, mais sans rien changer.",
    ),
    "exercise_bonus_asked": (
        "{beginning} Is there a sharing bonus at the end?",
        "{beginning} Alla fine c'è il Bonus di Cooperazione?",
        "{beginning} Y a-t-il un Bonus de coopération à la fin ?",
    ),
    "exercise_bonus_last": (
        "{beginning} Somebody shares. From which age does the card of the sharing bonus come?",
        "{beginning} Qualcuno condivide. Da quale Periodo viene la carta del Bonus di Cooperazione?",
        "{beginning} Quelqu'un partage. De quelle Période vient la carte du Bonus de coopération ?",
    ),
    "exercise_field": (
        "{beginning} Which field is claimed?",
        "{beginning} Quale Campo viene dominato?",
        "{beginning} Quel Domaine est dominé ?",
    ),
    "exercise_no_field": ("None.", "Nessuno.", "Aucun."),
    "exercise_wins": (
        "{beginning} That ends the game. Who wins?",
        "{beginning} La partita finisce. Chi vince?",
        "{beginning} La partie est finie. Qui gagne ?",
    ),
    "exercise_legal": (
        "What may {player} do now? Choose everything that is legal.",
        "Che cosa può fare ora {player}? Scegli tutto ciò che è lecito.",
        "Que peut faire {player} maintenant ? Choisissez tout ce qui est permis.",
    ),
    "exercise_rule": (
        "“{sentence}” Which rule says so?",
        "«{sentence}» Quale regola lo dice?",
        "« {sentence} » Quelle règle le dit ?",
    ),
    "exercise_first": (
        "All meld at once. {cards}. Who begins?",
        "Tutti mettono in gioco la propria carta nello stesso momento. {cards}. Chi comincia?",
        "Tous posent leur carte en même temps. {cards}. Qui commence ?",
    ),
    # CIV
    "exercise_open": (
        "Which permanent effects may {player} use now? Choose all of them.",
        "Quali effetti permanenti può applicare ora {player}? Sceglili tutti.",
        "Quels effets permanents peut appliquer {player} maintenant ? Choisissez-les tous.",
    ),
    "exercise_copies": (
        "What may {player} copy now? Choose all that apply.",
        "Che cosa può copiare ora {player}? Scegli tutto ciò che si può copiare.",
        "Que peut copier {player} maintenant ? Choisissez tout ce qui peut l'être.",
    ),
    "exercise_attack": (
        "{player} attacks {domain}. Who else must discard a card of that domain?",
        "{player} attacca il Dominio {domain}. Chi altro deve scartarne una carta?",
        "{player} attaque le domaine {domain}. Qui d'autre doit en défausser une carte ?",
    ),
    "exercise_leads": (
        "Who has the majority in {domain}? Choose everybody who gets the point.",
        "Chi ha la Maggioranza nel Dominio {domain}? Scegli tutti quelli che ottengono il punto.",
        "Qui a la Majorité dans le domaine {domain} ? Choisissez tous ceux qui obtiennent le point.",
    ),
    "exercise_hegemony": ("Hegemony: {domain}.", "Egemonia: {domain}.", "Hégémonie : {domain}."),
    "exercise_goes_on": ("The game goes on.", "La partita continua.", "La partie continue."),
    "exercise_winner": (
        "{player} ends the turn. What happens?",
        "{player} termina il turno. Come va a finire?",
        "{player} termine son tour. Comment cela finit-il ?",
    ),
    "exercise_in_time": (
        "{player} plays {card}, then uses {effect} and ends the turn. Does that win by hegemony?",
        "{player} gioca {card}, poi applica {effect} e termina il turno. Vince per Egemonia?",
        "{player} joue {card}, puis applique {effect} et termine son tour. "
        "Est-ce une victoire par Hégémonie ?",
    ),
    "exercise_in_time_end": (
        "{player} plays {card} and ends the turn. Does that win by hegemony?",
        "{player} gioca {card} e termina il turno. Vince per Egemonia?",
        "{player} joue {card} et termine son tour. Est-ce une victoire par Hégémonie ?",
    ),
    "exercise_in_time_at_once": (
        "Yes, at once, when the card is played.",
        "Sì, subito, appena giocata la carta.",
        "Oui, tout de suite, dès que la carte est jouée.",
    ),
    "exercise_in_time_at_end": (
        "Yes, at the end of the turn.",
        "Sì, alla fine del turno.",
        "Oui, à la fin du tour.",
    ),
    "exercise_in_time_not": (
        "No: the game goes on.",
        "No: la partita continua.",
        "Non : la partie continue.",
    ),
    "exercise_who_wins": (
        "{player} ends the turn, and with it the last round. Who wins?",
        "{player} termina il turno, e con esso l'ultimo round. Chi vince?",
        "{player} termine son tour, et avec lui la dernière manche. Qui gagne ?",
    ),
    "exercise_cost": (
        "{player} has used a discard effect and paid for it. Which of these are open now?",
        "{player} ha usato un effetto di scarto e l'ha pagato. Quali di questi sono aperti ora?",
        "{player} a utilisé un effet de défausse et l'a payé. Lesquels de ceux-ci sont ouverts maintenant ?",
    ),
    "exercise_each_once": (
        "{player} has just used an effect. What else may be used this turn?",
        "{player} ha appena applicato un effetto. Che cos'altro si può applicare in questo turno?",
        "{player} vient d'appliquer un effet. Que peut-on encore appliquer à ce tour ?",
    ),
    "exercise_barred": (
        "{player} has to play, under an embargo. Which cards may be played?",
        "{player} deve giocare, sotto embargo. Quali carte si possono giocare?",
        "{player} doit jouer, sous embargo. Quelles cartes peuvent être jouées ?",
    ),
    "exercise_laid": (
        "With how many {domain} cards does {player} have hegemony?",
        "Con quante carte {domain} ha l'Egemonia {player}?",
        "Avec combien de cartes {domain} {player} a-t-il l'Hégémonie ?",
    ),
    "exercise_last_asked": (
        "{player} ends the turn and draws the last card. What comes next?",
        "{player} termina il turno e pesca l'ultima carta. Che cosa viene dopo?",
        "{player} termine son tour et pioche la dernière carte. Qu'est-ce qui vient ensuite ?",
    ),
    "exercise_last_over": ("The game is over.", "La partita è finita.", "La partie est finie."),
    "exercise_last_next": ("{player} has a turn.", "Tocca a {player}.", "C'est à {player} de jouer."),
    "exercise_hand": (
        "{player} ends the effects step. How many cards are drawn now?",
        "{player} conclude la fase degli effetti. Quante carte pesca ora?",
        "{player} termine l'étape des effets. Combien de cartes faut-il piocher maintenant ?",
    ),
}
