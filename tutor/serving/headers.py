"""What every answer tells the browser to refuse."""

from __future__ import annotations

from functools import partial

from tornado.httputil import HTTPHeaders, HTTPServerRequest
from tornado.web import Application, OutputTransform

__all__ = ["add_headers"]

# Voila's page begins scripts of its own, a widget comes as one more, and a kernel answers on a websocket.
POLICY = (
    "default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:; "
    "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
    "connect-src 'self' ws: wss:; object-src 'none'; "
    "base-uri 'self'; form-action 'self'; frame-ancestors {frames}"
)


def add_headers(application: Application, frames: str) -> None:
    """Let every answer say so; `frames`: which pages may show the app in a frame."""
    application.add_transform(partial(Headers, policy=POLICY.format(frames=frames)))  # type: ignore[arg-type]


class Headers(OutputTransform):
    """Adds them to an answer, whoever gives it."""

    def __init__(self, request: HTTPServerRequest, policy: str) -> None:
        self._policy = policy

    def transform_first_chunk(
        self, status_code: int, headers: HTTPHeaders, chunk: bytes, finishing: bool
    ) -> tuple[int, HTTPHeaders, bytes]:
        """Send the headers with the first piece."""
        headers["Content-Security-Policy"] = self._policy
        headers["X-Content-Type-Options"] = "nosniff"
        headers["Referrer-Policy"] = "same-origin"
        return status_code, headers, chunk
