"""Which tests run, and how they are shared out to workers."""

import os
from pathlib import Path

import pytest

from tests.effort import NIGHTLY


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep together what shares a kernel, a browser or a server: cells of a notebook, tests of one file."""
    for item in items:
        browser = Path(__file__).with_name("browser") in item.path.parents
        if browser:
            item.add_marker(pytest.mark.browser)
        if browser or item.path.suffix == ".ipynb" or item.path.parent.name == "serving":
            item.add_marker(pytest.mark.xdist_group(item.path.name))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int:
    """Half as many again as there are processors: a third of a browser's tests is waiting."""
    processors = os.cpu_count() or 1
    return processors + processors // 2


def pytest_configure(config: pytest.Config) -> None:
    """Leave out what takes the whole night."""
    if not NIGHTLY and not config.option.markexpr:
        config.option.markexpr = "not nightly"
