"""Finds the Chromium that the browser tests use, and as a script installs it where the user may."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    # What installs the browser must do without Playwright.
    from playwright.sync_api import BrowserContext

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
SHELL = "chromium-headless-shell"
"""The same without what stands around a page, and half as slow; by night the whole of it is tried."""

ARGUMENTS = (
    "--no-sandbox",  # needed in a container and as root; only our own pages are opened
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
)

ADVICE = (
    "The browser tests need Chromium or Chrome, and none was found or could be installed. "
    "Install it (Debian: apt-get install chromium), or say where it is: CHROMIUM=/where/it/is make test"
)


AT_ONCE = "try { localStorage['aula-pace'] ??= 'once'; } catch {}"


def tell_at_once(context: BrowserContext) -> None:
    """Let pages tell what happens at once, unless something is about how they tell it."""
    context.add_init_script(AT_ONCE)


def find() -> str | None:
    """Return the browser named by CHROMIUM, else the first one on the path."""
    named = os.environ.get("CHROMIUM")
    known = (*NAMES, SHELL) if os.environ.get("NIGHTLY") else (SHELL, *NAMES)
    return next(filter(None, map(shutil.which, [named] if named else known)), None)


def install() -> None:
    """Install Debian's package, if this is such a system and this user may."""
    apt = shutil.which("apt-get")
    if apt is None:
        return
    command = [apt] if os.geteuid() == 0 else ["sudo", "-n", apt]
    if command[0] == "sudo" and not shutil.which("sudo"):
        return
    print("Installing Chromium for the browser tests ...", flush=True)
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for task in (["update"], ["install", "--yes", "chromium"], ["install", "--yes", SHELL]):
        subprocess.run([*command, "-qq", *task], env=environment, stdout=subprocess.DEVNULL, check=False)


if __name__ == "__main__":
    if find() is None and "CHROMIUM" not in os.environ:
        install()
    sys.exit(None if find() else ADVICE)
