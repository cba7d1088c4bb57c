"""The HTML of published pages: everything in one file, and nothing is asked for from anywhere."""

from __future__ import annotations

import base64
import hashlib
import json
import zlib
from collections.abc import Mapping
from html import escape
from pathlib import Path
from textwrap import shorten
from typing import Any

from cards.terms import LANGUAGES, Language
from tutor.drawing import bundle
from tutor.publish.pool import Pool
from tutor.words import NAMES

__all__ = ["ENGINE", "MARK", "html", "packed"]

HERE = Path(__file__).parent

LOCALES: Mapping[Language, str] = {"en": "en_GB", "it": "it_IT", "fr": "fr_FR"}
"""What the web calls our languages."""

MOST_ABOUT = 200
"""Longer descriptions are cut by those who show them."""

MARK = '<meta name="generator" content="Aula">'
"""By this we know a file as one of our own, which may be written over."""

ENGINE = "engine.js"
"""By this script of a site of the whole tutor, a page that lies beside it can be played on."""

LOADED = " 'self' 'wasm-unsafe-eval'"
FETCHED = "; worker-src 'self'; connect-src 'self'"

ICON = (
    "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E"
    "%3Crect x='1' y='3' width='10' height='11' rx='2' fill='%23d9e5f4' stroke='%232a5b98'/%3E"
    "%3Crect x='5' y='1' width='10' height='11' rx='2' fill='%23fbeabb' stroke='%238a3b12'/%3E%3C/svg%3E"
)


def html(
    entry: str,
    title: str,
    language: Language,
    said: Mapping[Language, str],
    data: str = "",
    home: str = "",
    about: str = "",
    engine: str = "",
) -> str:
    """A page drawn by a module of this folder from its data; `said` is its content in words, as HTML.

    `about` is a sentence for those who show a link to it. The words are there for paper, and for those
    without JavaScript. `home` is the address of the page above it, `engine` that of the script that wakes
    Python.
    """
    script = bundle.script(HERE / entry)
    style = bundle.style(HERE)
    # Whatever a file of somebody's brings along: the browser carries out these two, and loads nothing;
    # beside a site of the tutor also what belongs to that.
    loaded, fetched = (LOADED, FETCHED) if engine else ("", "")
    policy = (
        f"default-src 'none'; script-src {_hash(script)}{loaded}; style-src {_hash(style)}; "
        f"img-src data:; base-uri 'none'; form-action 'none'{fetched}"
    )
    articles = "\n".join(
        f'<article id="{one}" lang="{one}"{"" if one == language else " hidden"}>{said[one]}</article>'
        for one in LANGUAGES
    )
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{escape(policy)}">
{MARK}
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>{escape(title)}</title>
{_preview(title, about, language)}
<link rel="icon" href="{escape(ICON)}">
<style>{style}</style>
</head>
<body class="aula published" data-home="{escape(home)}" data-engine="{escape(engine)}">
<div id="page"></div>
<div id="told">
{_languages()}
{articles}
</div>
<script type="text/plain" id="data">{data}</script>
<script type="module">{script}</script>
</body>
</html>
"""


def _preview(title: str, about: str, language: Language) -> str:
    """What a chat or a search shows of a link (Open Graph)."""
    text = shorten(about, MOST_ABOUT, placeholder=" …")
    told = {"og:type": "article", "og:title": title, "og:site_name": "Aula", "og:locale": LOCALES[language]}
    named = [f'<meta property="{key}" content="{escape(value)}">' for key, value in told.items()]
    if text:
        named.append(f'<meta property="og:description" content="{escape(text)}">')
        named.append(f'<meta name="description" content="{escape(text)}">')
    return "\n".join(named)


def _languages() -> str:
    """Where there is no JavaScript: a way to the same in another language."""
    links = " · ".join(f'<a href="#{one}" lang="{one}">{NAMES[one]}</a>' for one in LANGUAGES)
    return f"<noscript><nav>{links}</nav></noscript>"


def packed(value: Mapping[str, Any]) -> str:
    """What a page carries, and what the languages call themselves.

    What is the same is there once, squeezed, in letters and digits only.
    """
    pool = Pool()
    pool.put({**value, "names": NAMES})
    text = json.dumps(pool.values, ensure_ascii=False, separators=(",", ":"))
    return base64.b64encode(zlib.compress(text.encode(), 9)).decode()


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"
