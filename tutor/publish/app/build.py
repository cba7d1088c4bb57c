"""Puts the parts of a site together: into a folder for any web space, or into one HTML file.

index.html        the page; what its address says is read in the browser, as by the app anywhere
engine.js         wakes Python for published pages that lie beside the site
service.js        keeps the site for when there is no network
site.webmanifest  and icon.svg: so that it can be installed
licences.txt      of all that is not ours
VERSION/          all that belongs together; a folder of its own for each version
"""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import shutil
from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from string import Template
from urllib.parse import unquote

from cards.terms import LANGUAGES
from tutor.publish import write_page
from tutor.publish.app.licences import licences
from tutor.publish.app.parts import SCRIPTS, Parts
from tutor.publish.page import ENGINE, ICON, MARK
from tutor.words import by_language, said

__all__ = ["folder_of", "one_file", "write"]

INDEX = "index.html"
SERVED = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; "
    "style-src 'self'; img-src 'self' data:; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'"
)
"""What a page in a folder may do: run and load what lies beside it, nothing else."""
ALONE = (
    "default-src 'none'; script-src {scripts} 'wasm-unsafe-eval' blob:; worker-src blob:; "
    "style-src {style}; img-src data:; base-uri 'none'; form-action 'none'"
)
"""What a page that is one file may do: it loads nothing at all."""


def folder_of(parts: Parts) -> dict[str, bytes]:
    """The files of a site, by their path in its folder."""
    version = parts.version
    settings = parts.settings("folder")
    inside = {
        "worker.js": parts.worker.encode(),
        "page.js": parts.page.encode(),
        "style.css": parts.style.encode(),
        "start.js": f"start({settings});\n".encode(),
        **{f"{name}.bin": content for name, content in {**parts.packed, **parts.prepared}.items()},
    }
    links = (
        f'<link rel="stylesheet" href="{version}/style.css">\n<link rel="manifest" href="site.webmanifest">'
    )
    scripts = "\n".join(f'<script src="{version}/{name}"></script>' for name in ("page.js", "start.js"))
    plain = [f"{version}/{name}" for name in inside if name.removesuffix(".bin") not in parts.packed]
    files = ["./", ENGINE, "site.webmanifest", "icon.svg", *plain]
    return {
        **{f"{version}/{name}": content for name, content in inside.items()},
        ENGINE: f"{parts.engine}offer({settings});\n".encode(),
        INDEX: _page(SERVED, links, scripts).encode(),
        "service.js": _service(version, files, parts.types).encode(),
        "site.webmanifest": _manifest().encode(),
        "licences.txt": licences().encode(),
        "icon.svg": unquote(ICON.partition(",")[2]).encode(),
    }


def one_file(parts: Parts) -> str:
    """The same as one HTML file, which opens from anywhere, a memory stick for instance."""
    inside = {
        **parts.packed,
        **parts.prepared,
        "worker.js": gzip.compress(parts.worker.encode(), 9, mtime=0),
    }
    letters = "\n".join(
        f'<script type="text/plain" id="{name}">{base64.b64encode(content).decode()}</script>'
        for name, content in inside.items()
    )
    scripts = (parts.page, f"start({parts.settings('page')});\n")
    policy = ALONE.format(scripts=" ".join(map(_hash, scripts)), style=_hash(parts.style))
    code = "\n".join(f"<script>{script}</script>" for script in scripts)
    return _page(policy, f"<style>{parts.style}</style>", f"{letters}\n{code}")


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


def _page(policy: str, links: str, scripts: str) -> str:
    template = Template((SCRIPTS / "index.html").read_text(encoding="utf-8"))
    return template.substitute(
        policy=escape(policy),
        mark=MARK,
        icon=escape(ICON),
        description=escape(said("site_description", LANGUAGES[0])),
        without_script=escape(" ".join(by_language("site_without_script").values())),
        links=links,
        scripts=scripts,
    )


def _service(version: str, files: Sequence[str], types: Mapping[str, str]) -> str:
    packed = {f"{version}/{name}": type for name, type in types.items()}
    given = {"VERSION": version, "FILES": files, "PACKED": packed}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in given.items())
    return head + (SCRIPTS / "service.js").read_text(encoding="utf-8")


def _manifest() -> str:
    return json.dumps(
        {
            "name": "Aula",
            "short_name": "Aula",
            "description": said("site_description", LANGUAGES[0]),
            "start_url": "./",
            "scope": "./",
            "display": "standalone",
            "background_color": "#f9f5ed",
            "theme_color": "#8a3b12",
            "icons": [{"src": "icon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
        },
        indent=2,
    )


def write(files: Mapping[str, bytes], folder: Path) -> None:
    """Write a site into a folder; an earlier version of it there is taken away, anything else stays.

    Raises Unpublished if somebody else's page is there, or OSError.
    """
    write_page(folder / INDEX, files[INDEX].decode())
    for name, content in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    kept = {name.partition("/")[0] for name in files}
    for old in folder.iterdir():
        if old.name not in kept and (old / "worker.js").is_file() and (old / "start.js").is_file():
            shutil.rmtree(old)
