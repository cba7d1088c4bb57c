"""A connection lives as long as both of its ends, and no message does harm."""

import asyncio
import json
import os
from collections.abc import AsyncIterator, Iterable, Iterator
from urllib.parse import urlsplit
from urllib.request import urlopen

import psutil
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.frames import Opcode

from tests.effort import PATIENCE
from tests.serving.visitor import PROTOCOL, Page, open_page, packed, run, visiting
from tutor.serving.connection import is_sound

MOST_MEMORY = 200 * 2**20
HARMFUL = 10_000
FLOOD = 5_000


class Counting(ClientConnection):
    """A connection that counts the pings it gets."""

    pings = 0

    def process_event(self, event: object) -> None:
        """Count, besides what is always done."""
        self.pings += getattr(event, "opcode", None) is Opcode.PING
        super().process_event(event)  # type: ignore[arg-type]


def test_a_connection_with_two_living_ends_is_kept(server: tuple[str, str, psutil.Process]) -> None:
    address, path, _ = server

    async def story() -> None:
        page = await open_page(address, path)
        async with visiting(page, create_connection=Counting) as visitor:
            assert isinstance(visitor.socket, Counting)
            while visitor.socket.pings < 20:
                await asyncio.sleep(0.05)
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            assert visitor.state["view"]["page"] == "rules"

    run(story())


def test_a_connection_whose_other_end_is_gone_is_closed(server: tuple[str, str, psutil.Process]) -> None:
    address, path, _ = server

    async def story() -> None:
        page = await open_page(address, path)
        async with visiting(page) as visitor:
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            assert connections(page) == 1
            visitor.socket.transport.pause_reading()
            while connections(page):
                await asyncio.sleep(0.05)

    run(story())


def connections(page: Page) -> int:
    """How many connections a kernel has."""
    with urlopen(f"{page.address}api/kernels/{page.kernel}", timeout=PATIENCE) as answer:
        return int(json.load(answer)["connections"])


HEADER = json.dumps({"msg_id": "1", "msg_type": "comm_msg", "session": "", "version": "5.3"}).encode()
USUAL = packed("shell", HEADER, b"{}", b"{}", b"{}")
SHORT = packed("shell", b"{}", b"{}", b"{}", b"{}")


def claiming(count: int, rest: bytes = SHORT[8:]) -> bytes:
    """A message that claims a number of parts."""
    return count.to_bytes(8, "little") + rest


UNSOUND = {
    "nothing": b"",
    "half a number": b"\6",
    "no parts": claiming(0),
    "too few parts": packed("shell", HEADER, b"{}", b"{}"),
    "a part more than bytes": claiming(len(SHORT) // 8),
    "millions of parts": claiming(2**24),
    "billions of parts": claiming(2**31 - 1),
    "more parts than can be counted": claiming(2**63),
    "parts from behind": claiming(
        6, b"".join(n.to_bytes(8, "little") for n in (56, 99, 70, 65, 60, 99)) + b"x" * 43
    ),
    "a part beyond the end": claiming(6, b"\377" * 48 + SHORT[56:]),
}
UNREADABLE = {
    "no header": SHORT,
    "a header that is a list": packed("shell", b"[]", b"{}", b"{}", b"{}"),
    "a header that is no JSON": packed("shell", b"{", b"{}", b"{}", b"{}"),
    "a header without an end": packed("shell", b"[" * 100_000, b"{}", b"{}", b"{}"),
    "a channel that is no text": packed("shell", HEADER, b"{}", b"{}", b"{}").replace(b"shell", b"\377" * 5),
    "a channel that is not there": packed("heart", HEADER, b"{}", b"{}", b"{}"),
    "many parts": packed("shell", *[b"{}"] * 10_000),
    "text": "{}",
}


@pytest.mark.parametrize("message", UNSOUND.values(), ids=UNSOUND)
def test_a_message_that_cannot_be_taken_apart_is_not_sound(message: bytes) -> None:
    assert not is_sound(message, PROTOCOL)


def test_a_message_is_sound_in_its_own_protocol_only() -> None:
    assert is_sound(USUAL, PROTOCOL)
    assert not is_sound(USUAL, None)
    assert not is_sound("{}", PROTOCOL)
    assert is_sound("{}", None)


def test_messages_that_harm_are_refused(server: tuple[str, str, psutil.Process]) -> None:
    address, path, process = server

    async def story() -> None:
        page = await open_page(address, path)
        async with visiting(page) as visitor:
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            sent = 0
            while sent < HARMFUL:
                sent += await send_all(
                    page, [*UNSOUND.values()] * 200 + [*UNREADABLE.values()] * 20, PROTOCOL
                )
                sent += await send_all(page, [USUAL, claiming(2**24), "{}", "[", "[" * 100_000] * 20, None)
                sent += await send_all(page, [b"{}" * 2**20], PROTOCOL)
                sent += await send_after_the_close(page, [USUAL, USUAL[:69]] * 100)
                assert process.memory_info().rss < MOST_MEMORY
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=play"}))
            assert visitor.state["view"]["page"] == "play"
        assert process.memory_info().rss < MOST_MEMORY

    run(story())


def test_a_flood_of_messages_starves_nobody(server: tuple[str, str, psutil.Process]) -> None:
    """Thousands in a second, each well and good, and 500 MB together."""
    address, path, process = server

    async def story() -> None:
        page, flooding = await open_page(address, path), await open_page(address, path)
        async with visiting(page) as visitor, visiting(flooding) as flooder:
            await visitor.answered(await visitor.say({"do": "arrive", "query": "page=rules"}))
            flood = asyncio.create_task(send_all(flooding, large(flooding), PROTOCOL))
            for place in ("page=play", "page=rules", "page=play"):
                await visitor.answered(await visitor.say({"do": "arrive", "query": place}))
                assert visitor.state["view"]["page"] == place.removeprefix("page=")
            await flood
            assert process.memory_info().rss < MOST_MEMORY
            await flooder.answered(await flooder.say({"do": "arrive", "query": "page=rules"}))
            assert flooder.state["view"]["page"] == "rules"

    run(story())


def large(page: Page) -> Iterator[bytes]:
    """Messages to the widget of a page, as long as they are idle."""
    content = {"comm_id": page.widget, "data": {"method": "custom", "content": {"do": "x" * 100_000}}}
    told = json.dumps(content).encode()
    for number in range(FLOOD):
        header = json.dumps({**json.loads(HEADER), "msg_id": str(number)})
        yield packed("shell", header.encode(), b"{}", b"{}", told)


async def send_all(page: Page, messages: Iterable[bytes | str], protocol: str | None) -> int:
    """Send on a line of its own whatever it is; returns how many were sent."""
    line = await Line.open(page, protocol)
    sent = 0
    for message in messages:
        await line.send(message)
        sent += 1
    await line.end()
    return sent


async def send_after_the_close(page: Page, messages: list[bytes]) -> int:
    """Send what is well and good, but after the server has closed the connection."""
    line = await Line.open(page, PROTOCOL, "twice")
    other = await Line.open(page, PROTOCOL, "twice")  # of the same session: the server closes the first
    await line.closed()
    for message in messages:
        await line.send(message)
    await line.end()
    await other.end()
    return len(messages)


class Line:
    """A websocket on foot, which sends even what no library would."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, page: Page, protocol: str | None, session: str = "") -> "Line":
        """Connect to the channels of a kernel."""
        place = urlsplit(page.channels)
        assert place.hostname
        line = cls(*await asyncio.open_connection(place.hostname, place.port))
        wanted = [f"Sec-WebSocket-Protocol: {protocol}"] if protocol else []
        request = [
            f"GET {place.path}?session_id={session or os.urandom(8).hex()} HTTP/1.1",
            f"Host: {place.netloc}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            *("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *wanted, "", ""),
        ]
        line.writer.write("\r\n".join(request).encode())
        answer = await line.reader.readuntil(b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return line

    async def send(self, message: bytes | str) -> None:
        """Send one frame, masked with nothing."""
        data, kind = (message.encode(), 0x81) if isinstance(message, str) else (message, 0x82)
        size = b"\xff" + len(data).to_bytes(8, "big")
        try:
            self.writer.write(bytes([kind]) + size + b"\0\0\0\0" + data)
            await self.writer.drain()
        except ConnectionError:
            pass  # refused so thoroughly that nobody listens any more

    async def closed(self) -> None:
        """Wait until the server has said that it closes the connection."""
        async for kind in self._frames():
            if kind == 0x88:
                return

    async def _frames(self) -> AsyncIterator[int]:
        while True:
            kind, size = await self.reader.readexactly(2)
            if size > 125:
                size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
            await self.reader.readexactly(size)
            yield kind

    async def end(self) -> None:
        """Say goodbye, and wait until everything has been read: a close is answered."""
        try:
            self.writer.write(b"\x88\x80\0\0\0\0")
            await self.writer.drain()
            while await self.reader.read(2**16):
                pass
        except ConnectionError:
            pass
        self.writer.close()
