"""A small site of many scenarios: a page for each, and one that leads to them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from cards.rules import rules
from cards.terms import LANGUAGES, Language
from engine.game import Game
from tutor.library.address import GAME_NAMES
from tutor.library.credit import credit
from tutor.publish.page import html, packed
from tutor.words import NAMES, said, spoken, words

__all__ = ["index"]


def index(games: Mapping[str, Game]) -> str:
    """The page that leads to all others; `games` by the address of their page."""
    shown = {language: _shown(games, language) for language in LANGUAGES}
    in_words = {language: _article(shown[language], language) for language in LANGUAGES}
    return html(
        "index.js",
        "Aula",
        LANGUAGES[0],
        in_words,
        packed({"language": LANGUAGES[0], "words": shown}),
        about=said("site_lead", LANGUAGES[0]),
    )


def _shown(games: Mapping[str, Game], language: Language) -> dict[str, Any]:
    """What the page shows in one language: the scenarios of each game."""
    names = dict.fromkeys(game.name for game in games.values())
    return {
        "words": dict(words(language)),
        "games": [
            {
                "id": name,
                "name": GAME_NAMES[name],
                "scenarios": [
                    _entry(address, game, language) for address, game in games.items() if game.name == name
                ],
            }
            for name in sorted(names, key=list(GAME_NAMES).index)
        ],
    }


def _entry(address: str, game: Game, language: Language) -> dict[str, Any]:
    file = game.scenario
    steps = len(game.moves)
    own = [one for one in LANGUAGES if _is_in(file, one)]
    shows = file.get("rules") or list(dict.fromkeys(event.rule for event in game.events))
    return {
        "address": address,
        "title": spoken(file.get("title"), language) or address.removesuffix(".html"),
        "goal": spoken(file.get("goal"), language) or spoken(file.get("notes"), language),
        "line": f"{said('players_n', language, n=len(game.players))} · "
        f"{said('step_count_1' if steps == 1 else 'step_count', language, n=steps)}",
        "credit": credit(file, language),
        "rules": [{"id": id, "section": rules(language)[id].section} for id in shows],
        # Worth a word only where the author's are missing in some.
        "languages": [NAMES[one] for one in own if len(own) < len(LANGUAGES)],
    }


def _is_in(file: Mapping[str, Any], language: Language) -> bool:
    """Whether the author's own words are there in a language; what the table says always is."""
    texts = [file[key] for key in ("title", "goal", "notes") if key in file]
    return all(
        language in text if isinstance(text, Mapping) else language == file["language"] for text in texts
    )


def _article(shown: Mapping[str, Any], language: Language) -> str:
    games: Iterable[Mapping[str, Any]] = shown["games"]
    lists = "".join(
        f"<h2>{escape(game['name'])}</h2><ul>{''.join(map(_item, game['scenarios']))}</ul>" for game in games
    )
    return f"<h1>Aula</h1><p>{escape(said('site_lead', language))}</p>{lists}"


def _item(entry: Mapping[str, Any]) -> str:
    shows = ", ".join(rule["id"] for rule in entry["rules"])
    return (
        f'<li><a href="{escape(entry["address"])}">{escape(entry["title"])}</a>: '
        f"{escape(entry['goal'])} <small>{escape(entry['line'])} · {escape(shows)}</small></li>"
    )
