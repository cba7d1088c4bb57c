"""Which tests run, and how they are shared out to workers."""

from pathlib import Path

import pytest

from tests.effort import NIGHTLY


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep together the cells of a notebook, which need one kernel, and the tests that share a browser."""
    for item in items:
        if item.path.suffix == ".ipynb":
            item.add_marker(pytest.mark.xdist_group(item.path.name))
        elif Path(__file__).with_name("browser") in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.name))
            item.add_marker(pytest.mark.browser)


def pytest_configure(config: pytest.Config) -> None:
    """Leave out what takes the whole night."""
    if not NIGHTLY and not config.option.markexpr:
        config.option.markexpr = "not nightly"
