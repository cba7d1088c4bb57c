"""What the server of the app tells browsers, and what strangers hear from it."""

import asyncio
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import psutil
import pytest

from tests.serving.served import kernels, serving
from tests.serving.visitor import open_page, run, visiting
from tutor.serving.visit import AT_A_TIME

PARTNER = "https://school.example.org"
AGENTS = 6
"""Visitors who come together."""


@pytest.fixture(scope="module")
def aula(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, psutil.Process, Path]]:
    """The address of a server that may be shown by a partner, its process and what it says."""
    log = tmp_path_factory.mktemp("aula") / "log"
    with serving(log, f"--App.frames='self' {PARTNER}") as (address, process):
        yield address, process, log


@pytest.mark.parametrize("path", ["", "voila/static/voila.js", "voila/labextensions/nothing"])
def test_every_answer_tells_the_browser_what_to_refuse(
    path: str, aula: tuple[str, psutil.Process, Path]
) -> None:
    try:
        with urlopen(aula[0] + path, timeout=60) as answer:
            headers = answer.headers
    except HTTPError as error:
        headers = error.headers
        error.close()
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert f"frame-ancestors 'self' {PARTNER}" in headers["Content-Security-Policy"]
    assert "object-src 'none'" in headers["Content-Security-Policy"]


def test_it_listens_to_this_machine_only(aula: tuple[str, psutil.Process, Path]) -> None:
    address, process, _ = aula
    port = int(re.findall(r"\d+", address)[-1])
    listening = [at.laddr for at in process.net_connections() if at.status == psutil.CONN_LISTEN]
    assert {place.ip for place in listening if place.port == port} <= {"127.0.0.1", "::1"}


STRANGE = [
    *("nothing", "nothing/at/all", "%00", "a%0d%0ab", "../../etc/passwd", "voila/templates/x"),
    *("voila/static/nothing.js", "voila/labextensions/nothing.js", "voila/api/themes/nothing"),
    *("voila/files/notebooks/aula.ipynb", "api/kernels", "api/kernels/0-0-0-0-0", "api/contents"),
]


def test_addresses_that_lead_nowhere_are_refused_in_one_line(
    aula: tuple[str, psutil.Process, Path],
) -> None:
    address, _, log = aula
    for path in STRANGE:
        with pytest.raises(HTTPError) as refused:
            urlopen(address + path, timeout=60)
        refused.value.close()
        assert refused.value.code in (403, 404, 405), path
    assert "Traceback" not in log.read_text()


def test_who_comes_with_many_waits_at_a_place_and_leaves_nothing_behind(
    aula: tuple[str, psutil.Process, Path],
) -> None:
    address, process, _ = aula

    async def story() -> None:
        pages = await asyncio.gather(*(open_page(address) for _ in range(AGENTS)))
        waited = [re.findall(r"aulaPlace\((\d+)\)</script>", page.html) for page in pages]
        assert len([places for places in waited if places]) >= AGENTS - AT_A_TIME - 1
        for places in waited:
            assert places == sorted(places, key=int, reverse=True)
        for page in pages:
            async with visiting(page) as visitor:
                await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
                await visitor.socket.close(1001)
        while any(kernels(process, page.kernel) for page in pages):
            await asyncio.sleep(0.1)

    run(story())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Elsewhere each kernel begins with nothing.")
def test_kernels_are_copies_of_a_forerunner_and_another_takes_the_place_of_one_that_died(
    aula: tuple[str, psutil.Process, Path],
) -> None:
    address, process, log = aula

    async def forerunner() -> psutil.Process:
        page = await open_page(address, query="?page=rules")
        async with visiting(page) as visitor:
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            (kernel,) = kernels(process, page.kernel)
            parent = kernel.parent()
            await visitor.socket.close(1001)
        await asyncio.to_thread(kernel.wait)
        assert parent
        assert parent.parent() == process
        return parent

    async def story() -> None:
        first = await forerunner()
        assert await forerunner() == first
        first.kill()
        # Its number stays taken until the server asks for the next kernel.
        while first.is_running() and first.status() != psutil.STATUS_ZOMBIE:
            await asyncio.sleep(0.05)
        assert await forerunner() != first

    run(story())
    # The kernel that stood by may lose its parent in the midst of a word of Jupyter's, and say so.
    assert not re.findall(r'File "[^"]*/(?:tutor|engine|cards)/.*', log.read_text())
