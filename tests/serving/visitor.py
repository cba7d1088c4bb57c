"""A visitor without a browser, who opens the page and speaks the kernel's protocol over a websocket."""

from __future__ import annotations

import asyncio
import json
import re
import uuid
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any
from urllib.parse import urlsplit

from tornado.httpclient import AsyncHTTPClient
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Subprotocol

from tests.effort import PATIENCE
from tests.serving.scenes import Heard

PROTOCOL = Subprotocol("v1.kernel.websocket.jupyter.org")


def packed(channel: str, *parts: bytes) -> bytes:
    """A message as it goes over the line: a table of offsets, then the channel and the parts."""
    pieces = [channel.encode(), *parts]
    offsets = [8 * (len(pieces) + 2)]
    for piece in pieces:
        offsets.append(offsets[-1] + len(piece))
    table = b"".join(number.to_bytes(8, "little") for number in (len(offsets), *offsets))
    return table + b"".join(pieces)


def unpacked(message: bytes) -> tuple[str, list[bytes]]:
    """The channel and the parts of a message."""
    count = int.from_bytes(message[:8], "little")
    at = [int.from_bytes(message[8 * i : 8 * i + 8], "little") for i in range(1, count + 1)]
    channel, *parts = (message[begin:end] for begin, end in pairwise(at))
    return channel.decode(), parts


class PageFailed(Exception):
    """A page offers to try again, and nothing else."""


@dataclass
class Page:
    """What the page says of itself: where its kernel is, and which widget it shows."""

    address: str
    kernel: str
    widget: str
    html: str

    @property
    def channels(self) -> str:
        """The address of the websocket."""
        return re.sub("^http", "ws", self.address) + f"api/kernels/{self.kernel}/channels"


async def open_page(address: str, path: str = "", query: str = "") -> Page:
    """Ask for the page, which starts a kernel."""
    client = AsyncHTTPClient(force_instance=True)
    answer = await client.fetch(address + path + query, request_timeout=PATIENCE)
    client.close()
    html = answer.body.decode()
    kernel = re.search(r'"kernelId": "([-\w]+)"', html)
    widget = re.search(r'"model_id": "(\w+)"', html)
    if not kernel or not widget:
        raise PageFailed(html)
    return Page(address, kernel[1], widget[1], html)


@dataclass
class Visitor:
    """A visitor at a page: what the widget shows, and a line to it."""

    page: Page
    socket: ClientConnection
    session: str
    state: dict[str, Any] = field(default_factory=dict)
    scenes: Heard = field(default_factory=Heard)
    said: int = 0

    async def tell(self, kind: str, content: dict[str, Any], channel: str = "shell") -> str:
        """Send a message to the kernel; returns its id."""
        number = uuid.uuid4().hex
        header = {
            "msg_id": number,
            "msg_type": kind,
            "session": self.session,
            "username": "",
            "version": "5.3",
        }
        parts = (json.dumps(part).encode() for part in (header, {}, {}, content))
        await self.socket.send(packed(channel, *parts))
        return number

    async def say(self, message: dict[str, Any]) -> str:
        """Send a message to the widget, as its drawing does."""
        self.said += 1
        letter = {"from": self.session, "number": self.said, "message": message}
        data = {"method": "custom", "content": letter}
        return await self.tell("comm_msg", {"comm_id": self.page.widget, "data": data})

    async def hear(self) -> tuple[str, dict[str, Any], dict[str, Any]]:
        """Wait for the next message from the kernel: its kind, its parent's header and its content."""
        _, parts = unpacked(bytes(await self.socket.recv(decode=False)))
        header, parent, _, content = map(json.loads, parts[:4])
        if header["msg_type"] == "comm_msg" and content["comm_id"] == self.page.widget:
            told = content["data"].get("state", {})
            self.state.update(told)
            if "scene" in told:
                self.scenes.hear(told["scene"])
        return header["msg_type"], parent, content

    async def answered(self, number: str) -> None:
        """Wait until the kernel has carried out a message."""
        while True:
            kind, parent, content = await self.hear()
            if kind == "status" and content["execution_state"] == "idle" and parent["msg_id"] == number:
                return


async def connected(page: Page, **options: Any) -> Visitor:
    """Connect a visitor to the kernel of a page."""
    session = uuid.uuid4().hex
    address = f"{page.channels}?session_id={session}"
    usual: dict[str, Any] = {
        "subprotocols": [PROTOCOL],
        "max_size": None,
        "max_queue": None,
        "compression": None,
    }
    return Visitor(
        page, await connect(address, origin=_origin(page.address), **{**usual, **options}), session
    )


@asynccontextmanager
async def visiting(page: Page, **options: Any) -> AsyncIterator[Visitor]:
    """Connect a visitor, for a while."""
    visitor = await connected(page, **options)
    async with visitor.socket:
        yield visitor


def _origin(address: str) -> Any:
    parts = urlsplit(address)
    return f"{parts.scheme}://{parts.netloc}"


def run(story: Any) -> None:
    """Carry out a story, which must end."""
    asyncio.run(asyncio.wait_for(story, 10 * PATIENCE))
