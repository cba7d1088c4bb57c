"""A visit to the app: Voila's, but in its turn, and never with a kernel that died while it waited."""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import Any

from tornado.web import HTTPError
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler

from tutor.serving.queue import Queue

__all__ = ["Templates", "Visit"]

AT_A_TIME = max(2, os.cpu_count() or 1)
"""Kernels that start together; more would only wait for each other."""
SIGN_OF_LIFE = 5
"""Seconds after which somebody who waits hears of us, though nothing has moved."""


class Templates(TemplateStaticFileHandler):
    """The files that belong to Voila's templates; an address that is none is not found, without a fuss."""

    def parse_url_path(self, path: str) -> str:
        """Return the place of a file."""
        if path.count("/") < 2:
            raise HTTPError(404)
        return str(super().parse_url_path(path))


class Visit(TornadoVoilaHandler):
    """Opens the page of a notebook."""

    _queue = Queue(AT_A_TIME)

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """Give the page piece by piece; who has to wait sees at which place of the queue."""
        if path and not path.isprintable():
            raise HTTPError(404)
        ticket = self._queue.join()
        try:
            if self._queue.place(ticket):
                self.set_header("Content-Type", "text/html; charset=utf-8")
                self.set_header("Cache-Control", "no-cache, no-store, must-revalidate")
                yield self.render_template("queue.html")
            while place := self._queue.place(ticket):
                if self.request.connection.stream.closed():
                    return
                yield f"<script>aulaPlace({place})</script>\n"
                await self._queue.moves(SIGN_OF_LIFE)
            await self._clear_pool(self.notebook_path or path)
            try:
                async for piece in super().get_generator(path):
                    yield piece
            except RuntimeError as why:
                # The kernel died while it began, or does not speak; what the page has got of us cannot be
                # taken back, so that it comes anew.
                if not self._headers_written:
                    raise
                self.log.error("%s, and a page opens anew.", why)
                yield "<script>aulaAgain()</script>\n"
        finally:
            self._queue.leave(ticket)

    async def _clear_pool(self, notebook: str | None) -> None:
        """Take out of Voila's pool whoever is of no use; Voila itself hands out the dead as well."""
        kernels = self.kernel_manager
        waiting = getattr(kernels, "_pools", {}).get(notebook)
        if waiting is None:
            return
        for one in tuple(waiting):
            # Another visitor may take it while we look.
            if not await self._is_sound(one) and one in waiting:
                waiting.remove(one)
        # Voila fills the pool only when it hands somebody out: once empty, it would stay so.
        kernels.fill_if_needed(notebook_name=notebook)

    async def _is_sound(self, waiting: asyncio.Task[dict[str, Any]]) -> bool:
        """Whether a kernel lives, as far as one can know: one that is still being started may."""
        if not waiting.done():
            return True
        if waiting.cancelled() or waiting.exception():
            return False
        kernel, cells = waiting.result()["kernel_id"], waiting.result()["task"]
        if cells.done() and (cells.cancelled() or cells.exception()):
            return False
        return kernel in self.kernel_manager and await self.kernel_manager.is_alive(kernel)
