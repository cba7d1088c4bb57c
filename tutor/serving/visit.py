"""A visit to the app: Voila's, but never with a kernel that died while it waited."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from voila.tornado.handler import TornadoVoilaHandler

__all__ = ["Visit"]


class Visit(TornadoVoilaHandler):
    """Opens the page of a notebook."""

    async def get_generator(self, path: str | None = None) -> AsyncIterator[str]:
        """Give the page piece by piece."""
        await self._clear_pool(self.notebook_path or path)
        async for piece in super().get_generator(path):
            yield piece

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
