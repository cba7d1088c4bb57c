"""A bad line between visitors and a server: slow, stalled or cut when one wishes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread
from urllib.parse import urlsplit

CHUNK = 2**16


class BadLine:
    """A TCP proxy on 127.0.0.1; what is asked of it may come from any thread."""

    def __init__(self, server: str, round_trip: float) -> None:
        self.round_trip = round_trip
        """Seconds to the server and back."""
        self._server = urlsplit(server)
        self._loop: asyncio.AbstractEventLoop
        self._open: set[asyncio.StreamWriter] = set()
        self._ended = asyncio.Event()
        self._flows = asyncio.Event()
        self._flows.set()
        self._passes = True
        self._port = 0

    @property
    def address(self) -> str:
        """Where visitors come in."""
        return self._server._replace(netloc=f"127.0.0.1:{self._port}").geturl()

    def cut(self) -> None:
        """Break all connections; new ones can be made at once."""
        self._loop.call_soon_threadsafe(self._cut)

    def stall(self) -> None:
        """Let nothing pass, but keep it."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def flow(self) -> None:
        """Let everything pass, what was kept first."""
        self._loop.call_soon_threadsafe(self._flows.set)

    def close(self) -> None:
        """Break all connections and let nobody connect, until the line is opened."""
        self._passes = False
        self.cut()

    def open(self) -> None:
        """Let visitors connect again."""
        self._passes = True

    def _cut(self) -> None:
        for end in tuple(self._open):
            end.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._open.add(writer)
        with suppress(OSError):
            if self._passes:
                far_reader, far_writer = await asyncio.open_connection(
                    self._server.hostname, self._server.port
                )
                self._open.add(far_writer)
                await asyncio.wait(
                    [
                        asyncio.ensure_future(self._carry(reader, far_writer)),
                        asyncio.ensure_future(self._carry(far_reader, writer)),
                    ]
                )
                self._open.discard(far_writer)
        self._open.discard(writer)
        writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Carry one direction; each piece arrives as late as the line is slow, and none overtakes another."""
        pieces: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        delivering = asyncio.ensure_future(self._deliver(pieces, writer))
        with suppress(OSError):
            while piece := await reader.read(CHUNK):
                pieces.put_nowait((self._loop.time() + self.round_trip / 2, piece))
        pieces.put_nowait((self._loop.time() + self.round_trip / 2, b""))
        await delivering

    async def _deliver(
        self, pieces: asyncio.Queue[tuple[float, bytes]], writer: asyncio.StreamWriter
    ) -> None:
        while True:
            due, piece = await pieces.get()
            await asyncio.sleep(due - self._loop.time())
            await self._flows.wait()
            if not piece:
                break
            if not writer.is_closing():
                writer.write(piece)
        if not writer.is_closing():
            writer.close()

    async def serve(self, ready: Event) -> None:
        """Carry what comes, until the line is taken down."""
        self._loop = asyncio.get_running_loop()
        server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self._port = server.sockets[0].getsockname()[1]
        ready.set()
        await self._ended.wait()
        server.close()
        self._flows.set()
        while self._open:
            self._cut()
            await asyncio.sleep(0.01)

    def end(self) -> None:
        """Take the line down."""
        self._loop.call_soon_threadsafe(self._ended.set)


@contextmanager
def bad_line(server: str, round_trip: float = 0) -> Iterator[BadLine]:
    """Put a line before a server."""
    line = BadLine(server, round_trip)
    ready = Event()
    thread = Thread(target=lambda: asyncio.run(line.serve(ready)))
    thread.start()
    ready.wait()
    try:
        yield line
    finally:
        line.end()
        thread.join()
