"""What happened, each event as sentences that say why."""

from __future__ import annotations

from cards.text import events
from cards.text.facts import ClauseKey, Data
from cards.text.fr import talk
from cards.text.fr.words import capital, typeset

TELLINGS = events.Tellings(
    draw="{player} pioche {card}.",
    zero="Avec une valeur de 0, on pioche à partir de la Période 1. ",
    past_one="La pioche {of_first} est vide : {player} pioche {card}.",
    past_two="Les pioches {of_first} et {of_last} sont vides : {player} pioche {card}.",
    past_many="Les pioches des Périodes {first_age} à {last_age} sont vides : {player} pioche {card}.",
    reveal="{player} révèle {card_and_colour}.",
    meld="{player} met {card} en jeu.",
    meld_from="{player} met en jeu {card} {from_out}.",
    tuck="{player} archive {card} sous ses {pile}.",
    tuck_from="{player} archive {card} {from_out} sous ses {pile}.",
    tuck_starts="{player} archive {card}, qui commence une nouvelle pile et en devient la carte Active.",
    score="{player} comptabilise {card}.",
    score_from="{player} comptabilise {card} {from_out}.",
    stays=" La pile reste décalée {splay}.",
    stays_there=" La pile de {receiver} reste décalée {splay}.",
    return_="{player} recycle {card} {from} sous la pioche {of_age}.",
    return_several="{player} recycle {card} {from}, chacune sous la pioche de sa Période.",
    transfer="{player} transfère {card} {from} {to}.",
    exchange="{player} échange {given} {of_given} contre {taken} {of_taken}.",
    exchange_gives="{player} envoie {given} {from} {to} et ne reçoit rien : "
    "un échange a lieu même si l'un des deux côtés est vide.",
    exchange_gives_own="{player} fait passer {given} {from} {to} et ne prend rien en échange : "
    "un échange a lieu même si l'un des deux côtés est vide.",
    exchange_takes="{player} n'a rien à donner, mais prend quand même {taken} {from_taken} : "
    "un échange a lieu même si l'un des deux côtés est vide.",
    splay="{player} décale ses {cards_of} {direction}.",
    splay_was="{player} décale ses {cards_of} {direction} (elles étaient décalées {was}).",
    unsplay="Les {cards_of} de {player} ne sont plus décalées {was}.",
    arrange="{player} change l'ordre de ses {cards_of}.",
    remove="La carte piochée est rouge : toutes les cartes des Mains, des Zones de Jeu et des Influences "
    "sont "
    "défaussées, et la résolution du Dogme s'arrête aussitôt.",
    achieve="Avec au moins {points_needed} points d'Influence et une carte Active de valeur {period} "
    "ou plus, {player} domine la Période {period}.",
    claim_due="{due} et domine aussitôt le Domaine {field}.",
    claim_effect="{player} domine le Domaine {field} grâce à {title}.",
    dogma="{player} active {card}. {icon_plural_capital} dans les Zones de Jeu : {counts}.",
    fewer="{player} {icons}, moins que {by} ({against}),",
    lacking="{player} {icons}, contre {against} pour {by},",
    equal="{player} produit {as_many} {by} ({count})",
    more="{player} {icons}, plus que {by} ({against}),",
    none_spared="Ni {player} ni {by} ne produisent de {icon_plural} : {player} échappe {to_effect}.",
    none_shares="Ni {player} ni {by} ne produisent de {icon_plural} : {player} partage {effect}.",
    obeys=" et doit obéir {to_effect}.",
    spared=" et échappe {to_effect}.",
    shares=" et partage {effect}.",
    excluded=" et ne partage pas {effect}.",
    partner="{player} fait équipe avec {by} et échappe {to_effect}.",
    acts="{player} exécute {effect} après tous ceux qui le partagent.",
    acts_alone="Personne ne partage {effect}, qui n'est exécuté que par {player}.",
    acts_last="Après {sharing}, c'est à {player} de exécuter {effect}.",
    choose_colour="{player} choisit {colour}.",
    choose_value="{player} choisit la valeur {chosen}.",
    choose="{player} choisit {chosen}.",
    choose_option="{player} préfère {deed}.",
    decline="{player} préfère ne pas {deed}.",
    stop=("{player} s'arrête après une carte.", "{player} s'arrête après {named_in_words} cartes."),
    execute="{player} exécute les Dogmes Coopératifs de {card} sans les partager.",
    repeat="La condition est remplie : {player} répète {effect}.",
    repeat_because=" : {player} répète {effect}.",
    repeat_done="{player} a {done_before} une carte et doit obéir de nouveau {to_effect}.",
    repeat_one_in_hand="{player} n'a maintenant qu'une seule carte en Main et doit obéir de nouveau "
    "{to_effect}.",
    bonus=(
        "Le partage {of_by} a eu un effet : {player} pioche une carte en Bonus de coopération.",
        "Le partage {of_by} a eu un effet : {player} pioche une carte en Bonus de coopération.",
    ),
    bonus_nobody="Personne d'autre n'a partagé : pas de Bonus de coopération pour {player}.",
    bonus_nothing="Le partage n'a eu aucun effet : pas de Bonus de coopération pour {player}.",
    bonus_partner="Seul le partage au sein de l'équipe a eu un effet : "
    "pas de Bonus de coopération pour {player}.",
    turn="C'est au tour de {player}, qui dispose de {actions_in_words} actions.",
    turn_short="C'est au tour de {player}, qui n'a qu'une action, car la partie vient de commencer.",
    turn_first=(
        "{first} vient en premier dans l'ordre alphabétique : {player} commence, avec une seule action.",
        "{first} vient en premier dans l'ordre alphabétique : {player} commence, "
        "avec {actions_in_words} actions.",
    ),
    end_achievements="{winners} a {achievements} Dominations : "
    "à {players_in_words} joueurs, c'est la victoire.",
    end_team="{winners} ont ensemble {achievements} Dominations et gagnent la partie en équipe.",
    end_points="Il faudrait piocher au-delà de la Période 10 : la partie s'arrête. "
    "Points d'Influence : {standings}. ",
    most_points=("{winners} en a le plus et gagne.", "{winners} en ont le plus et gagnent."),
    most_achievements="{level} sont à égalité, mais {winners} a plus de Dominations ({achievements}) et "
    "gagne.",
    most_achievements_team="Les équipes sont à égalité, mais {winners} ont plus de Dominations "
    "({achievements}) et gagnent.",
    shared_victory="{winners} sont aussi à égalité de Dominations ({achievements}) et partagent la victoire.",
    draw_game="{winners} sont aussi à égalité de Dominations ({achievements}) : la partie est nulle.",
    wins_with=(" et gagne la partie grâce à {title}.", " : {winners} gagnent la partie grâce à {title}."),
    role_obeys=(
        "{acting} produit moins de {icon_plural} que {by} ({against}) et doit obéir {to_effect}",
        "{acting} produisent moins de {icon_plural} que {by} ({against}) et doivent obéir {to_effect}",
    ),
    role_spared=(" ; {passed} y échappe.", " ; {passed} y échappent."),
    role_spared_only=(
        "{passed} produit au moins {as_many} {by} ({against}) et échappe {to_effect}.",
        "{passed} produisent au moins {as_many} {by} ({against}) et échappent {to_effect}.",
    ),
    role_none_obeys="Aucun adversaire ne produit moins de {icon_plural} que {by} ({against}) : "
    "personne ne doit obéir {to_effect}.",
    role_shares=(
        "{acting} produit au moins {as_many} {by} ({against}) et partage {effect}",
        "{acting} produisent au moins {as_many} {by} ({against}) et partagent {effect}",
    ),
    role_excluded=(" ; {passed} ne le partage pas.", " ; {passed} ne le partagent pas."),
    role_last=" {by} l'exécute en dernier.",
    role_alone="Personne d'autre ne produit {as_many} {by} ({against}) : "
    "{effect} n'est exécuté que par {by}.",
    role_excluded_only=(
        "{passed} produit moins de {icon_plural} que {by} ({against}) et ne partage pas {effect}.",
        "{passed} produisent moins de {icon_plural} que {by} ({against}) et ne partagent pas {effect}.",
    ),
    draw_and_meld="{player} pioche et met en jeu {card}.",
    draw_and_tuck="{player} pioche et archive {card}.",
    draw_and_score="{player} pioche et comptabilise {card}.",
    draw_and_reveal="{player} pioche et révèle {card_and_colour}.",
    bonus_draw=(
        "{by} a partagé : {player} pioche {card} en Bonus de coopération.",
        "{by} ont partagé : {player} pioche {card} en Bonus de coopération.",
    ),
    no_hand="{player} n'a aucune carte en Main : il n'y a rien à {verb}.",
    no_score="{player} n'a aucune carte dans son Influence : il n'y a rien à {verb}.",
    no_board="{player} n'a aucune carte dans sa Zone de Jeu : il n'y a rien à {verb}.",
    no_such="{player} n'a aucune carte qui corresponde à la consigne {words}.",
    no_such_anywhere="Aucune carte ne correspond à la consigne {words}.",
    too_few="{player} n'a que {held} cartes, trop peu pour appliquer la consigne {words}.",
    only_one_stays="{player} n'a qu'une seule carte et la garde.",
    no_value="Personne n'a de carte dans son Influence : il n'y a aucune valeur à choisir.",
    no_colour="{player} n'a aucune carte dans sa Zone de Jeu : il n'y a aucune couleur à choisir.",
    no_pile="{player} n'a aucune pile d'au moins deux cartes à réordonner.",
    per_icons=(
        "{counted_player} {counted_icons}, trop peu pour appliquer la consigne {words}.",
        "{counted_player} {counted_icons}, trop peu pour appliquer la consigne {words}.",
    ),
    half_of_one="{player} n'a qu'une seule carte : la moitié, arrondie à l'unité inférieure, donne zéro.",
    none_due="La consigne {words} ne donne aucune carte à {player}.",
    has_icon="La carte {named_cards} produit une {tested_icon}",
    has_no_icon=(
        "La carte {named_cards} ne produit aucune {tested_icon}",
        "{none_of_cards} ne produit de {tested_icon}",
    ),
    is_colour="{card_is}",
    are_not_colour="{none_of_cards} n'est {tested_colour}",
    not_met="La condition {words} n'est pas remplie pour {player}",
    so_keeps=(", donc {player} la garde en Main.", ", donc {player} les garde en Main."),
    so_no_repeat=", donc {player} ne répète pas le Dogme.",
    so_otherwise=", donc ce qui suit « Sinon » s'applique : {words}.",
    not_done="{player} n'a rien {done} : ce qui suit « si vous le faites » ne s'applique pas.",
    splay_none="{player} n'a pas de {cards_of} à décaler.",
    splay_one="{player} n'a qu'une seule {card_of}, et il en faut deux pour décaler.",
    splay_already="Les {cards_of} de {player} sont déjà décalées {direction}.",
    splay_several="{player} n'a pas de pile de cartes {of_colours} à décaler {direction} : "
    "il faut au moins deux cartes d'une même couleur, pas encore décalées {direction}.",
    splay_any="{player} ne peut décaler aucune carte {direction} : "
    "il faut au moins deux cartes d'une même couleur, pas encore décalées {direction}.",
    splay_no_such="{player} n'a aucune pile qui corresponde à la consigne {words}.",
    not_splayed="{player} n'a pas de {cards_of} décalées : rien ne change.",
    no_exchange="Il n'y a de carte ni d'un côté ni de l'autre : rien n'est échangé.",
    same_order="{player} laisse les cartes dans le même ordre : rien ne change.",
    taken_own="{player} a déjà le Domaine {field} : il ne se passe rien.",
    taken_by="{owner} a déjà le Domaine {field} : {player} ne peut plus le dominer.",
    nobody="Plusieurs joueurs sont à égalité : personne ne gagne et la partie continue.",
    no_effects="{card} n'a pas de Dogme Coopératif : il ne se passe rien.",
    no_player="Aucun joueur ne peut être choisi pour la consigne {words}.",
    none_to_obey="Personne ne doit obéir à ce Dogme de Suprématie.",
    won_icons="{leader} {most_icons}",
    won_green="{leader} a {most} cartes vertes",
    won_achievements="{leader} a plus de Dominations ({most}) que chacun des autres joueurs",
    won_most_points="Points d'Influence : {counts}. {leader} en a le plus",
    won_least_points="Points d'Influence : {counts}. {leader} en a le moins",
    won_most_icons="{leader} produit le plus de {won_icon_plural} ({counts})",
)


def sentence(kind: str, player: str | None, data: Data, clause: ClauseKey | None = None) -> str:
    """An event as one or more sentences; raises KeyError for a kind that has none."""
    return typeset(capital(events.sentence(kind, player or "personne", data, TELLINGS, talk, clause)))
