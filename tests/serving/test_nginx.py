"""nginx before Aula, with the very file of docs/hub; `apt install nginx` brings what this needs."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from tests.serving.served import ROOT, free_port, serving
from tests.serving.visitor import open_page, run, visiting

pytestmark = pytest.mark.nightly

FRAME = """
daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
    include {folder}/aula.conf;
}}
"""


@pytest.fixture(scope="module")
def nginx(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of nginx before an app."""
    program = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")
    assert program, "nginx is missing: apt install nginx"
    folder = tmp_path_factory.mktemp("nginx")
    port = free_port()
    with serving(folder / "log") as (address, _):
        site = (ROOT / "docs" / "hub" / "nginx.conf").read_text()
        site = site.replace("http://127.0.0.1:8866", address.rstrip("/"))
        site = site.replace("listen [::]:80 default_server;", "")
        (folder / "aula.conf").write_text(site.replace("listen 80 ", f"listen 127.0.0.1:{port} "))
        (folder / "nginx.conf").write_text(FRAME.format(folder=folder))
        with subprocess.Popen([program, "-c", folder / "nginx.conf", "-p", folder]) as server:
            try:
                outside = f"http://127.0.0.1:{port}/"
                wait_for(outside + "voila/static/voila.js", folder)
                yield outside
            finally:
                server.terminate()


def wait_for(address: str, folder: Path) -> None:
    """Return as soon as somebody answers."""
    for _ in range(300):
        try:
            urlopen(address, timeout=5).close()
        except URLError:
            time.sleep(0.1)
        else:
            return
    pytest.fail((folder / "error.log").read_text())


def test_a_page_and_its_connection_pass_with_all_headers(nginx: str) -> None:
    with urlopen(nginx + "voila/static/voila.js", timeout=60) as answer:
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "frame-ancestors 'self'" in answer.headers["Content-Security-Policy"]
        assert answer.headers["Server"] == "nginx"

    async def story() -> None:
        page = await open_page(nginx)
        async with visiting(page) as visitor:
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            assert visitor.state["view"]["page"] == "rules"

    run(story())


def test_one_address_cannot_start_kernels_without_end(nginx: str) -> None:
    assert [status for status in map(int, first_words(nginx, "GET / HTTP/1.1", 60)) if status == 503]


def test_large_bodies_are_refused(nginx: str) -> None:
    assert list(first_words(nginx, "POST /api/kernels/x HTTP/1.1\r\nContent-Length: 1048576", 1)) == ["413"]


def first_words(address: str, request: str, times: int) -> Iterator[str]:
    """Ask so often, and go away after the status of an answer, or if there is none soon."""
    place = urlsplit(address)
    for _ in range(times):
        with socket.create_connection((place.hostname, place.port)) as line:
            line.settimeout(0.3)
            line.sendall(f"{request}\r\nHost: {place.netloc}\r\n\r\n".encode())
            with suppress(TimeoutError):
                yield line.recv(12).decode().split()[-1]
