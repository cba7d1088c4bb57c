"""A class without browsers: `python -m tests.bench.pupils` lets thirty play at once on a line of 40 ms.

First all come and answer twenty times in a burst, then they play for ten minutes, while kernels are killed
and the line is cut now and then. It fails if an answer is lost or doubled, or somebody waits for ever.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
import uuid
from pathlib import Path
from statistics import median, quantiles
from typing import Any
from urllib.error import HTTPError
from urllib.request import urlopen

import psutil
from tornado.httpclient import HTTPClientError
from websockets.exceptions import WebSocketException

from tests.serving.bad_line import BadLine, bad_line
from tests.serving.served import kernels, serving
from tests.serving.visitor import Page, PageFailed, Visitor, connected, open_page

ROUND_TRIP = 0.04
BURST = 20
PATIENCE = 3
"""Seconds without an answer after which a message is said again."""
FOR_EVER = 120
"""Seconds without an answer after which somebody waits for ever."""
THINKS = (1.0, 3.0)
TROUBLE = (5.0, 15.0)
"""Seconds between two answers of a pupil, and between two troubles of the class."""
SETTLED = 10
"""Seconds after which kernels that were left have ended, and another stands by."""
GIVEN_BACK = 130
"""Seconds after which the server has given back what they took: it remembers each for a minute."""


class KernelGone(Exception):
    """The kernel of a page is no more."""


class Pupil:
    """Plays against an opponent, and does what the page does when the line or the kernel is lost."""

    def __init__(self, number: int, address: str) -> None:
        self.number = number
        self.address = address
        self.place = f"?game=innovation&players=Ann,Bob:random&seed={number}&language=en"
        self.page: Page | None = None
        self.visitor: Visitor | None = None
        self.name, self.said = "", 0
        self.given = 0
        self.resumed = 0
        self.tried_again = 0
        self.times: list[float] = []
        self.ready = 0.0
        """When the first answer could be given."""
        self._chance = random.Random(number)

    async def play(self, answers: int, until: float, thinks: tuple[float, float] = (0, 0)) -> None:
        """Answer so often, but not after a moment."""
        for _ in range(answers):
            if time.monotonic() > until:
                return
            await self.answer()
            await asyncio.sleep(self._chance.uniform(*thinks))

    async def sit_down(self) -> None:
        """Open the page, and wait until one can answer."""
        self.page = await open_page(self.address, query=self.place)
        self.name, self.said = uuid.uuid4().hex, 0
        await self._connect()
        await self._say({"do": "arrive", "query": self.place, "languages": ["en"]})
        self.ready = self.ready or time.monotonic()

    async def answer(self) -> None:
        """Let the opponent finish, then give an answer by chance."""
        while (ask := self._scene()["ask"]) and ask["auto"]:
            await self._surely({"do": "next"})
        if not ask or not ask["answers"]:
            self.number += 1000
            self.place = f"?game=innovation&players=Ann,Bob:random&seed={self.number}&language=en"
            await self._surely({"do": "arrive", "query": self.place, "languages": ["en"]})
            return
        before, began = self._moves(), time.monotonic()
        await self._surely(self._chance.choice(ask["answers"])["send"])
        self.times.append(time.monotonic() - began)
        assert self._moves() == before + 1, f"{self.place}: {before} answers became {self._moves()}"
        self.given += 1

    async def leave(self) -> None:
        """Close the page."""
        if self.visitor is not None:
            await self.visitor.socket.close(1001)

    async def _surely(self, message: dict[str, Any]) -> None:
        """Say something until it is answered; if the kernel is lost, to the next one at the same place."""
        async with asyncio.timeout(FOR_EVER):
            while True:
                try:
                    await self._say(message)
                except KernelGone:
                    self.resumed += 1
                    await self.come()
                else:
                    return

    async def come(self) -> None:
        """Sit down, again if the page could not be opened and offers to try again."""
        while True:
            try:
                await self.sit_down()
            except (KernelGone, PageFailed, HTTPClientError, OSError):
                self.tried_again += 1
                await asyncio.sleep(1)
            else:
                return

    async def _say(self, message: dict[str, Any]) -> None:
        """Say something, and say it again until it is answered."""
        self.said += 1
        letter = {"from": self.name, "number": self.said, "message": message}
        while True:
            try:
                assert self.visitor is not None
                data = {"method": "custom", "content": letter}
                await self.visitor.tell("comm_msg", {"comm_id": self.visitor.page.widget, "data": data})
                async with asyncio.timeout(PATIENCE):
                    await self._heard()
            except TimeoutError:
                self._look()
            except (WebSocketException, OSError):
                await self._connect()
            else:
                self.place = "?" + self.visitor.state["address"]
                return

    async def _heard(self) -> None:
        assert self.visitor is not None
        while self.visitor.state.get("answered") != {"from": self.name, "number": self.said}:
            kind, _, content = await self.visitor.hear()
            if kind == "status" and content["execution_state"] in ("dead", "restarting"):
                raise KernelGone

    async def _connect(self) -> None:
        assert self.page is not None
        while True:
            try:
                before = self.visitor
                self.visitor = await connected(self.page, open_timeout=10)
                if before is not None:
                    self.visitor.state, self.visitor.scenes = before.state, before.scenes
            except (WebSocketException, OSError):
                self._look()
                await asyncio.sleep(1)
            else:
                return

    def _look(self) -> None:
        """Ask the server for the kernel."""
        assert self.page is not None
        try:
            urlopen(f"{self.page.address}api/kernels/{self.page.kernel}", timeout=5).close()
        except HTTPError as error:
            error.close()
            raise KernelGone from error
        except OSError:
            return

    def _scene(self) -> dict[str, Any]:
        assert self.visitor is not None
        scene: dict[str, Any] = self.visitor.scenes.scene
        return scene

    def _moves(self) -> int:
        return int(self._scene()["timeline"]["last"])


async def trouble(line: BadLine, server: psutil.Process, until: float, seed: int) -> dict[str, int]:
    """Now and then kill a kernel, cut the line, or stall it for a while; returns what was done."""
    chance = random.Random(seed)
    done = dict.fromkeys(("killed", "cut", "stalled"), 0)
    while time.monotonic() < until:
        await asyncio.sleep(chance.uniform(*TROUBLE))
        what = chance.choice(tuple(done))
        done[what] += 1
        if what == "killed":
            chance.choice(kernels(server)).kill()
        elif what == "cut":
            line.cut()
        else:
            line.stall()
            await asyncio.sleep(2)
            line.flow()
    return done


async def lesson(line: BadLine, server: psutil.Process, pupils: int, minutes: float) -> None:
    """A lesson from the first page to the last; prints what it took."""
    began = time.monotonic()
    alone = Pupil(0, line.address)
    await alone.sit_down()
    print(f"one pupil alone: can answer after {alone.ready - began:.1f} s", flush=True)
    await alone.leave()
    await asyncio.sleep(SETTLED)
    memory = weight(server)
    room = [Pupil(number, line.address) for number in range(1, pupils + 1)]
    began = time.monotonic()
    await asyncio.gather(*(pupil.come() for pupil in room))
    ready = sorted(pupil.ready - began for pupil in room)
    print(f"{pupils} at once: the first can answer after {ready[0]:.1f} s, the last after {ready[-1]:.1f} s")
    print(f"pages that had to be opened again: {sum(pupil.tried_again for pupil in room)}")
    print(f"memory: {memory:.0f} MB before, {weight(server):.0f} MB with all", flush=True)
    await asyncio.gather(*(pupil.play(BURST, float("inf")) for pupil in room))
    print(f"a burst: {told(room)} of {pupils * BURST}", flush=True)
    for pupil in room:
        pupil.given, pupil.times = 0, []
    until = time.monotonic() + 60 * minutes
    troubles, *_ = await asyncio.gather(
        trouble(line, server, until, 1), *(pupil.play(10**6, until, THINKS) for pupil in room)
    )
    print(
        f"{minutes:g} minutes: {told(room)}; {troubles}, {sum(pupil.resumed for pupil in room)} games resumed"
    )
    for pupil in room:
        await pupil.leave()
    await asyncio.sleep(GIVEN_BACK)
    print(f"memory after all have left: {weight(server):.0f} MB", flush=True)


def told(room: list[Pupil]) -> str:
    """How many answers were given, and how long they took."""
    times = [1000 * seconds for pupil in room for seconds in pupil.times]
    parts = quantiles(times, n=20)
    given = sum(pupil.given for pupil in room)
    return f"{given} answers, p50 {median(times):.0f} ms, p95 {parts[-1]:.0f} ms, longest {max(times):.0f} ms"


def weight(server: psutil.Process) -> float:
    """The memory in MB of a server and its kernels."""
    return (
        sum(process.memory_full_info().uss for process in (server, *server.children(recursive=True))) / 2**20
    )


def main() -> None:
    """Hold a lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pupils", type=int, default=30)
    parser.add_argument("--minutes", type=float, default=10)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder, "log")) as (address, server),
        bad_line(address, ROUND_TRIP) as line,
    ):
        asyncio.run(lesson(line, server, chosen.pupils, chosen.minutes))


if __name__ == "__main__":
    main()
