"""`aula --lab` opens JupyterLab at the page that says where to start, and neither warns nor asks."""

import json
import os
import re
import subprocess
import sys
import urllib.request
from pathlib import Path

from tests.effort import wait_until
from tests.serving.served import answers, free_port


def test_the_lab_begins_where_one_is_told_what_there_is(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tutor.command", "--lab", "--no-browser", "--port", str(free_port())]
    environment = {**os.environ, "HOME": str(tmp_path)}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment
    ) as server:
        try:
            assert server.stdout is not None
            said = ""
            while (found := re.search(r"http://127\S+", said)) is None:
                line = server.stdout.readline()
                assert line, said
                said += line
            assert "warning" not in said.lower()
            assert "/lab/tree/00-start-here.ipynb?token=" in found[0]
            wait_until(lambda: answers(found[0]))
            with urllib.request.urlopen(found[0]) as answer:
                page = answer.read().decode()
        finally:
            server.terminate()
    told = re.search(r'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.DOTALL)
    assert told
    assert "@jupyterlab/apputils-extension:announcements" in json.loads(told[1])["disabledExtensions"]
