"""Where long names of cards may be broken, so that they are not set too small on small cards."""

from __future__ import annotations

import re
from functools import cache

from cards.terms import Language

__all__ = ["SOFT", "hyphened"]

SOFT = "\u00ad"
"""What is seen, as a hyphen, only where a line ends."""

_BROKEN = {
    "en": """
        Agri-culture Antibi-otics Bioengi-neering Classifi-cation Collabo-ration Coloni-alism
        Combus-tion Compos-ites Construc-tion Corpora-tions Domesti-cation Electri-city
        Emanci-pation Empiri-cism Encyclo-pedia Engi-neering Enter-prise Experimen-tation
        Explo-sives Ferment-ing Globali-zation Industri-alization Mathe-matics Measure-ment
        Metal-working Miniatur-ization Mono-theism Navi-gation Perspec-tive Philos-ophy
        Publi-cations Refor-mation Refriger-ation Sani-tation Satel-lites Sky-scrapers
        Speciali-zation Statis-tics Transla-tion Vacci-nation
    """,
    "it": """
        Abbiglia-mento Addomesti-camento Agri-coltura Anti-biotici Artifi-ciale Astro-nomia
        Bici-cletta Bioinge-gneria Calen-dario Carto-grafia Classifi-cazione Collabo-razione
        Colonia-lismo Costru-zione Demo-crazia Elettri-cità Emanci-pazione Enciclo-pedia Evolu-zione
        Fermen-tazione Feuda-lesimo Globaliz-zazione Gratta-cieli Illumi-nazione
        Industria-lizzazione Inge-gneria Intelli-genza Inven-zioni Istru-zione Macchi-nari
        Mate-matica Metal-lurgia Miniatu-rizzazione Missi-listica Misti-cismo Misura-zione
        Mono-teismo Multina-zionali Naviga-zione Prospet-tiva Pubblica-zioni Refrige-razione
        Socia-lismo Specializ-zazione Sperimen-tazione Stati-stica Tradu-zione Vaccina-zione
        quanti-stica residen-ziali
    """,
    "fr": """
        Agri-culture Anti-biotiques Artifi-cielle Astro-nomie Bicy-clette Calen-drier Carto-graphie
        Classifi-cation Colonia-lisme Commu-nisme Compa-gnies Compo-sites Construc-tion Coopé-ration
        Corpo-rations Démo-cratie Encyclo-pédie Expérimen-tation Fermen-tation Féoda-lisme
        Impri-merie Industria-lisation Ingé-nierie Intelli-gence Machi-nerie Mar-chandes
        Mathé-matiques Maçon-nerie Miniatu-risation Mondia-lisation Mono-théisme Mysti-cisme
        Métal-lurgie Navi-gation Ordina-teurs Perspec-tive Philo-sophie Publi-cations Réfrigé-ration
        Satel-lites Scien-tisme Spéciali-sation Statis-tiques Traduc-tion Vacci-nation Électri-cité
        Émanci-pation
    """,
}  # fmt: skip

_PLACES = {
    language: {word.replace("-", ""): word.replace("-", SOFT) for word in words.split()}
    for language, words in _BROKEN.items()
}


@cache
def hyphened(name: str, language: Language) -> str:
    """A name that may be broken in its long words.

    >>> hyphened("Intelligenza Artificiale", "it").replace(SOFT, "-")
    'Intelli-genza Artifi-ciale'
    """
    places = _PLACES.get(language, {})
    return re.sub(r"\w+", lambda word: places.get(word[0], word[0]), name)
