"""Aula on a server of its own, for those tests that need no browser."""

import re
from collections.abc import Iterator

import psutil
import pytest

from tests.serving.served import BINDER_PATH, serving, serving_as_binder

OFTEN = '{"ws_ping_interval": 200, "ws_ping_timeout": 5000, "websocket_max_message_size": 1048576}'
"""Pings in milliseconds; those of users come every thirty seconds."""


@pytest.fixture(scope="module", params=["aula", "binder"])
def server(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[str, str, psutil.Process]]:
    """The address of a server, the path of the app there, and the server's process."""
    log = tmp_path_factory.mktemp("server") / "log"
    if request.param == "aula":
        with serving(log, f"--Voila.tornado_settings={OFTEN}") as (address, process):
            yield address, "", process
            # Whatever visitors do, the server says nothing of it; a kernel that is ended while it works may.
            assert not re.findall(r"^(?!\[IPKernelApp\]).*\nTraceback", log.read_text(), re.MULTILINE)
    else:
        with serving_as_binder(log, f"--ServerApp.tornado_settings={OFTEN}") as (address, process):
            yield address, BINDER_PATH, process
    assert "cannot be longer" not in log.read_text(), "Tornado does not complain of Jupyter Server's pings"
