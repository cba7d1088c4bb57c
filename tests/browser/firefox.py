"""Finds Firefox, and stands between it and Playwright, which lets any Firefox be driven as Chromium is.

Playwright begins every visit with a command that Debian's Firefox, 153, does not know yet. As a script this
starts Firefox in the way Playwright asks for it, and answers that one command in its place.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import TYPE_CHECKING

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application
from tornado.websocket import WebSocketClientConnection, WebSocketHandler, websocket_connect

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

NAMES = ("firefox-esr", "firefox")
UNKNOWN = "emulation.setMediaFeaturesOverride"
LARGEST = 2**28


def find() -> str | None:
    """Return the browser named by FIREFOX, else the first one on the path."""
    named = os.environ.get("FIREFOX")
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def launch(playwright: Playwright, folder: Path, **settings: bool | int) -> Browser:
    """Start it, with settings, by a script in a folder; what moves is still, whatever a visit asks for."""
    script = folder / "firefox"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    prefs: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1, **settings}
    return playwright.firefox.launch(executable_path=script, channel="moz-firefox", firefox_user_prefs=prefs)


class Between(WebSocketHandler):
    """Passes on what both say, but for the one command."""

    def initialize(self, address: str) -> None:
        """Say where the browser listens."""
        self.address = address
        self.browser: WebSocketClientConnection | None = None

    async def open(self, path: str) -> None:
        """Connect with the browser."""
        self.browser = await websocket_connect(
            self.address + path, on_message_callback=self.hear, max_message_size=LARGEST
        )

    def hear(self, message: str | bytes | None) -> None:
        """Pass on what the browser says; with nothing it takes its leave."""
        if message is None:
            self.close()
        else:
            self.write_message(message)

    async def on_message(self, message: str | bytes) -> None:
        """Pass on what Playwright says."""
        command = json.loads(message)
        if command["method"] == UNKNOWN:
            self.write_message(json.dumps({"type": "success", "id": command["id"], "result": {}}))
        elif self.browser is not None:
            await self.browser.write_message(message)

    def on_close(self) -> None:
        """Playwright has gone."""
        if self.browser is not None:
            self.browser.close()


async def run(browser: str, words: list[str]) -> int:
    """Start the browser, and say where to reach it."""
    process = await asyncio.create_subprocess_exec(browser, *words, stderr=PIPE)
    assert process.stderr is not None
    async for line in process.stderr:
        told = line.decode()
        if found := re.search(r"ws://\S+", told):
            (socket,) = bind_sockets(0, "127.0.0.1")
            handlers = [(r"(/.*)", Between, {"address": found[0]})]
            server = HTTPServer(Application(handlers, websocket_max_message_size=LARGEST))
            server.add_sockets([socket])
            told = told.replace(found[0], f"ws://127.0.0.1:{socket.getsockname()[1]}")
        print(told, end="", file=sys.stderr, flush=True)
    return await process.wait()


if __name__ == "__main__":
    found = find()
    sys.exit(asyncio.run(run(found, sys.argv[1:])) if found else "There is no Firefox.")
