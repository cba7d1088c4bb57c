"""The configuration files for classes can be read, and name what there is."""

import re
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from ruamel.yaml import YAML

from tutor.command.link import APP

DOCS = Path(__file__).parents[2] / "docs"


class Anything(SimpleNamespace):
    """A configuration, every part of which is there as soon as it is named."""

    def __getattr__(self, name: str) -> Any:
        setattr(self, name, Anything())
        return getattr(self, name)


def test_the_hub_of_one_machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AULA_WORD", "the word of the class")
    c = Anything()
    code = compile((DOCS / "hub/jupyterhub_config.py").read_text(), "jupyterhub_config.py", "exec")
    exec(code, {"get_config": lambda: c})
    assert c.Spawner.default_url == f"/{APP}"
    assert c.SharedPasswordAuthenticator.user_password == "the word of the class"
    assert c.JupyterHub.active_server_limit == 30


def test_the_hub_is_of_the_generation_that_images_bring() -> None:
    found = find_spec("repo2docker")
    assert found
    assert found.origin
    image = (Path(found.origin).parent / "buildpacks/conda/environment.yml").read_text()
    brought = re.search(r"jupyterhub-singleuser==(\d+)", image)
    asked = re.search(r"'jupyterhub<(\d+)'", (DOCS / "classes.md").read_text())
    assert brought
    assert asked
    assert int(asked[1]) == int(brought[1]) + 1


def test_the_values_of_the_cluster() -> None:
    values = YAML(typ="safe").load(DOCS / "hub/values.yaml")
    assert values["singleuser"]["defaultUrl"] == f"/{APP}"
    assert values["hub"]["activeServerLimit"] == 3000


def test_what_the_page_links_to_is_there() -> None:
    text = (DOCS / "classes.md").read_text()
    titles = {
        re.sub(r"[^\w -]", "", line.lstrip("# ").lower()).replace(" ", "-")
        for line in text.splitlines()
        if line.startswith("#")
    }
    for target in re.findall(r"\]\(([^)]+)\)", text):
        if target.startswith("#"):
            assert target[1:] in titles
        elif not target.startswith("https://"):
            assert (DOCS / target).is_file(), target
