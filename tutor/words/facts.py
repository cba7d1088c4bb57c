"""What may happen at a table, as an author asks about it: that it does, that it does not, who does it."""

from __future__ import annotations

from collections.abc import Mapping

from cards.terms import Texts

__all__ = ["WORDS"]

WORDS: Mapping[str, Texts] = {
    "fact_draw": ("{player} draws a card.", "{player} pesca una carta.", "{player} pioche une carte."),
    "fact_not_draw": (
        "{player} does not draw a card.",
        "{player} non pesca carte.",
        "{player} ne pioche pas de carte.",
    ),
    "fact_none_draw": ("Nobody draws a card.", "Nessuno pesca una carta.", "Personne ne pioche de carte."),
    "fact_who_draw": ("Who draws a card?", "Chi pesca una carta?", "Qui pioche une carte ?"),
    "fact_count_draw": (
        "How many cards does {player} draw?",
        "Quante carte pesca {player}?",
        "Combien de cartes pioche {player} ?",
    ),
    "fact_meld": ("{player} melds a card.", "{player} mette in gioco una carta.", "{player} pose une carte."),
    "fact_not_meld": (
        "{player} does not meld a card.",
        "{player} non mette in gioco carte.",
        "{player} ne pose pas de carte.",
    ),
    "fact_none_meld": (
        "Nobody melds a card.",
        "Nessuno mette in gioco una carta.",
        "Personne ne pose de carte.",
    ),
    "fact_who_meld": ("Who melds a card?", "Chi mette in gioco una carta?", "Qui pose une carte ?"),
    "fact_count_meld": (
        "How many cards does {player} meld?",
        "Quante carte mette in gioco {player}?",
        "Combien de cartes pose {player} ?",
    ),
    "fact_tuck": ("{player} tucks a card.", "{player} archivia una carta.", "{player} archive une carte."),
    "fact_not_tuck": (
        "{player} does not tuck a card.",
        "{player} non archivia carte.",
        "{player} n'archive pas de carte.",
    ),
    "fact_none_tuck": ("Nobody tucks a card.", "Nessuno archivia una carta.", "Personne n'archive de carte."),
    "fact_who_tuck": ("Who tucks a card?", "Chi archivia una carta?", "Qui archive une carte ?"),
    "fact_count_tuck": (
        "How many cards does {player} tuck?",
        "Quante carte archivia {player}?",
        "Combien de cartes archive {player} ?",
    ),
    "fact_score": (
        "{player} scores a card.",
        "{player} capitalizza una carta.",
        "{player} comptabilise une carte.",
    ),
    "fact_not_score": (
        "{player} does not score a card.",
        "{player} non capitalizza carte.",
        "{player} ne comptabilise pas de carte.",
    ),
    "fact_none_score": (
        "Nobody scores a card.",
        "Nessuno capitalizza una carta.",
        "Personne ne comptabilise de carte.",
    ),
    "fact_who_score": ("Who scores a card?", "Chi capitalizza una carta?", "Qui comptabilise une carte ?"),
    "fact_count_score": (
        "How many cards does {player} score?",
        "Quante carte capitalizza {player}?",
        "Combien de cartes comptabilise {player} ?",
    ),
    "fact_return": ("{player} returns a card.", "{player} ricicla una carta.", "{player} recycle une carte."),
    "fact_not_return": (
        "{player} does not return a card.",
        "{player} non ricicla carte.",
        "{player} ne recycle pas de carte.",
    ),
    "fact_none_return": (
        "Nobody returns a card.",
        "Nessuno ricicla una carta.",
        "Personne ne recycle de carte.",
    ),
    "fact_who_return": ("Who returns a card?", "Chi ricicla una carta?", "Qui recycle une carte ?"),
    "fact_count_return": (
        "How many cards does {player} return?",
        "Quante carte ricicla {player}?",
        "Combien de cartes recycle {player} ?",
    ),
    "fact_transfer": (
        "{player} transfers a card.",
        "{player} trasferisce una carta.",
        "{player} transfère une carte.",
    ),
    "fact_not_transfer": (
        "{player} does not transfer a card.",
        "{player} non trasferisce carte.",
        "{player} ne transfère pas de carte.",
    ),
    "fact_none_transfer": (
        "Nobody transfers a card.",
        "Nessuno trasferisce una carta.",
        "Personne ne transfère de carte.",
    ),
    "fact_who_transfer": ("Who transfers a card?", "Chi trasferisce una carta?", "Qui transfère une carte ?"),
    "fact_count_transfer": (
        "How many cards does {player} transfer?",
        "Quante carte trasferisce {player}?",
        "Combien de cartes transfère {player} ?",
    ),
    "fact_splay": ("{player} splays a pile.", "{player} scala un mazzo.", "{player} décale une pile."),
    "fact_not_splay": (
        "{player} does not splay a pile.",
        "{player} non scala mazzi.",
        "{player} ne décale pas de pile.",
    ),
    "fact_none_splay": ("Nobody splays a pile.", "Nessuno scala un mazzo.", "Personne ne décale de pile."),
    "fact_who_splay": ("Who splays a pile?", "Chi scala un mazzo?", "Qui décale une pile ?"),
    "fact_achieve": (
        "{player} claims an achievement.",
        "{player} ottiene una Dominazione.",
        "{player} obtient une Domination.",
    ),
    "fact_not_achieve": (
        "{player} does not claim an achievement.",
        "{player} non ottiene Dominazioni.",
        "{player} n'obtient pas de Domination.",
    ),
    "fact_none_achieve": (
        "Nobody claims an achievement.",
        "Nessuno ottiene una Dominazione.",
        "Personne n'obtient de Domination.",
    ),
    "fact_who_achieve": (
        "Who claims an achievement?",
        "Chi ottiene una Dominazione?",
        "Qui obtient une Domination ?",
    ),
    "fact_play": ("{player} plays a card.", "{player} gioca una carta.", "{player} joue une carte."),
    "fact_not_play": (
        "{player} does not play a card.",
        "{player} non gioca carte.",
        "{player} ne joue pas de carte.",
    ),
    "fact_none_play": ("Nobody plays a card.", "Nessuno gioca una carta.", "Personne ne joue de carte."),
    "fact_who_play": ("Who plays a card?", "Chi gioca una carta?", "Qui joue une carte ?"),
    "fact_count_play": (
        "How many cards does {player} play?",
        "Quante carte gioca {player}?",
        "Combien de cartes joue {player} ?",
    ),
    "fact_discard": (
        "{player} discards a card.",
        "{player} scarta una carta.",
        "{player} défausse une carte.",
    ),
    "fact_not_discard": (
        "{player} does not discard a card.",
        "{player} non scarta carte.",
        "{player} ne défausse pas de carte.",
    ),
    "fact_none_discard": (
        "Nobody discards a card.",
        "Nessuno scarta una carta.",
        "Personne ne défausse de carte.",
    ),
    "fact_who_discard": ("Who discards a card?", "Chi scarta una carta?", "Qui défausse une carte ?"),
    "fact_count_discard": (
        "How many cards does {player} discard?",
        "Quante carte scarta {player}?",
        "Combien de cartes défausse {player} ?",
    ),
    "fact_take": ("{player} takes a card.", "{player} prende una carta.", "{player} prend une carte."),
    "fact_not_take": (
        "{player} does not take a card.",
        "{player} non prende carte.",
        "{player} ne prend pas de carte.",
    ),
    "fact_none_take": ("Nobody takes a card.", "Nessuno prende una carta.", "Personne ne prend de carte."),
    "fact_who_take": ("Who takes a card?", "Chi prende una carta?", "Qui prend une carte ?"),
    "fact_count_take": (
        "How many cards does {player} take?",
        "Quante carte prende {player}?",
        "Combien de cartes prend {player} ?",
    ),
    "fact_lay": (
        "{player} lays a card face down.",
        "{player} colloca una carta a faccia in giù.",
        "{player} place une carte face cachée.",
    ),
    "fact_not_lay": (
        "{player} does not lay a card face down.",
        "{player} non colloca carte a faccia in giù.",
        "{player} ne place pas de carte face cachée.",
    ),
    "fact_none_lay": (
        "Nobody lays a card face down.",
        "Nessuno colloca una carta a faccia in giù.",
        "Personne ne place de carte face cachée.",
    ),
    "fact_who_lay": (
        "Who lays a card face down?",
        "Chi colloca una carta a faccia in giù?",
        "Qui place une carte face cachée ?",
    ),
    # What comes of it
    "fact_bonus": (
        "{player} gets the sharing bonus.",
        "{player} ottiene il Bonus di Cooperazione.",
        "{player} obtient le Bonus de coopération.",
    ),
    "fact_not_bonus": (
        "{player} gets no sharing bonus.",
        "{player} non ottiene il Bonus di Cooperazione.",
        "{player} n'obtient pas le Bonus de coopération.",
    ),
    "fact_none_bonus": (
        "Nobody gets the sharing bonus.",
        "Nessuno ottiene il Bonus di Cooperazione.",
        "Personne n'obtient le Bonus de coopération.",
    ),
    "fact_who_bonus": (
        "Who gets the sharing bonus?",
        "Chi ottiene il Bonus di Cooperazione?",
        "Qui obtient le Bonus de coopération ?",
    ),
    "fact_who_end": ("Who wins?", "Chi vince?", "Qui gagne ?"),
    "fact_wins": ("{player} wins.", "{player} vince.", "{player} gagne."),
    "fact_goes_on": ("The game goes on.", "La partita continua.", "La partie continue."),
    "fact_asked": (
        "{player} is asked next.",
        "Ora deve rispondere {player}.",
        "C'est à {player} de répondre.",
    ),
    "fact_age": (
        "What age is the card {player} draws?",
        "{player} pesca una carta: di quale Periodo?",
        "{player} pioche une carte : de quelle Période ?",
    ),
    "fact_era": (
        "What era is the card {player} draws?",
        "{player} pesca una carta: di quale Era?",
        "{player} pioche une carte : de quelle ère ?",
    ),
    # How many there are
    "amount_of": ("{player}: {what}", "{player}: {what}", "{player} : {what}"),
    "amount_hand": ("cards in hand", "carte in Mano", "cartes en Main"),
    "amount_points": ("points", "punti", "points"),
    "amount_achievements": ("achievements", "Dominazioni", "Dominations"),
    "amount_board": (
        "cards in the {colour} pile",
        "carte nel mazzo {colour}",
        "cartes dans la pile {colour}",
    ),
    "amount_area": ("{domain} cards", "carte {domain}", "cartes {domain}"),
    "amount_asked_hand": (
        "How many cards does {player} have in hand?",
        "Quante carte ha {player} in Mano?",
        "Combien de cartes a {player} en Main ?",
    ),
    "amount_asked_achievements": (
        "How many achievements does {player} have?",
        "Quante Dominazioni ha {player}?",
        "Combien de Dominations a {player} ?",
    ),
    "amount_asked_board": (
        "How many cards does {player} have in the {colour} pile?",
        "Quante carte ha {player} nel mazzo {colour}?",
        "Combien de cartes a {player} dans la pile {colour} ?",
    ),
    "amount_asked_area": (
        "How many {domain} cards does {player} have in play?",
        "Quante carte {domain} ha {player} nell'area di gioco?",
        "Combien de cartes {domain} a {player} dans sa zone de jeu ?",
    ),
    "amount_most": ("Who has the most {what}?", "Chi ha più {what}?", "Qui a le plus de {what} ?"),
}
