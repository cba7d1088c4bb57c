"""Starts the tutor: the app through Voila, or JupyterLab on the notebooks."""

import argparse
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING

from tutor.command.refusal import Refusal
from tutor.library.folder import notebooks

if TYPE_CHECKING:
    from tutor.story.courses import Course

WELCOME = "--LabApp.default_url=/lab/tree/00-start-here.ipynb"
"""JupyterLab begins with the page that says where to start."""

SETTINGS = Path(__file__).parents[1] / "serving" / "lab"
"""Its settings when we start it: it does not ask whether it may fetch news from elsewhere."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Say which arguments there are."""
    parser.add_argument("--port", type=port, help="where to listen; the next one if it is taken")
    parser.add_argument("--no-browser", action="store_true", help="print the address, but open nothing")
    parser.add_argument("--frames", help="a site whose pages may show the app in a frame", metavar="ADDRESS")
    parser.add_argument("--course", metavar="FILE", help="open a course (YAML); the file alone will do")
    parser.add_argument("--lab", action="store_true", help="open the notebooks in JupyterLab")


def bring_course(file: Path) -> "Course":
    """Let the app open a course, or refuse it in one line."""
    import engine
    from tutor.library.own import room_of
    from tutor.story.courses import bring

    try:
        if file.is_file() and (room := room_of(file)) != "courses":
            raise Refusal(f"{file} is no course, but one of the {room}")
        return bring(file)
    except (engine.ScenarioError, LookupError) as refusal:
        raise Refusal(refusal) from refusal


def port(words: str) -> int:
    """Return the number of a port."""
    if words.isdecimal() and 0 < int(words) < 65536:
        return int(words)
    raise argparse.ArgumentTypeError(f"{words!r} is not a number from 1 to 65535")


def carry_out(chosen: argparse.Namespace) -> int:
    """Serve until somebody stops it."""
    notebook = notebooks() / "aula.ipynb"
    if not notebook.is_file():
        raise Refusal(f"the notebook of the app is missing: {notebook}")
    if chosen.course:
        bring_course(Path(chosen.course))
    browser = ["--no-browser"] if chosen.no_browser else []
    if chosen.lab:
        own = os.environ.get("JUPYTER_CONFIG_PATH")
        os.environ["JUPYTER_CONFIG_PATH"] = os.pathsep.join(filter(None, (str(SETTINGS), own)))
        from jupyterlab.labapp import LabApp

        listen = [f"--ServerApp.port={chosen.port}"] if chosen.port else []
        # Only this machine can reach it, and only who has the token: root may do so too. Of what it has to
        # say the address is enough.
        quiet = ["--LabApp.log_level=ERROR", "--ServerApp.log_level=ERROR"]
        logging.captureWarnings(True)
        root = f"--ServerApp.root_dir={notebook.parent}"
        LabApp.launch_instance([*listen, *browser, *quiet, WELCOME, "--allow-root", root])
    else:
        from tutor.serving.app import App

        listen = [f"--port={chosen.port}"] if chosen.port else []
        frames = [f"--App.frames='self' {chosen.frames}"] if chosen.frames else []
        App.launch_instance([*listen, *browser, *frames, str(notebook)])
    return 0
