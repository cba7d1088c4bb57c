"""The connection between a page and its kernel: the app's, and as a server extension JupyterLab's too."""

from contextlib import suppress
from typing import Any

from jupyter_core.utils import ensure_async
from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.websocket import WebSocketClosedError, WebSocketProtocol13
from traitlets import Bool

from tutor.serving.relay import Relay, path_of

__all__ = ["Connection", "is_sound"]

PROTOCOL = "v1.kernel.websocket.jupyter.org"
FEWEST_OFFSETS = 6
"""Of the channel, of header, parent, metadata and content, and of the end."""
OFFSET = 8
"""The bytes of a number."""
GOING_AWAY = 1001
"""With which browsers close the connection of a page that is left; a line that was cut has no such word."""
LOOK_AGAIN = 1000
"""Milliseconds."""
AT_ONCE = 16 * 2**20
PER_SECOND = 2**20
"""So many bytes may a page send at once, and how many more with each second."""
LEAST = 2**10
"""A message is counted as so many bytes at least, for each takes its time."""


class Allowance:
    """What a page may send before more of it would only lie in the server's memory and wait for the kernel.

    >>> allowance = Allowance(now=0)
    >>> allowance.covers(AT_ONCE, now=0), allowance.covers(LEAST, now=0), allowance.covers(LEAST, now=1)
    (True, False, True)
    """

    def __init__(self, now: float) -> None:
        self.left = float(AT_ONCE)
        self.since = now

    def covers(self, size: int, now: float) -> bool:
        """Whether a message of this size may pass now; one that may not costs nothing."""
        self.left = min(AT_ONCE, self.left + (now - self.since) * PER_SECOND)
        self.since = now
        cost = max(size, LEAST)
        if cost > self.left:
            return False
        self.left -= cost
        return True


class Connection(ZMQChannelsWebsocketConnection):
    """A connection to a kernel that sends at once, lives as long as both ends, and refuses what does harm."""

    ends_with_page = Bool(False, config=True, help="Whether a kernel ends when its last page is left.")

    def connect(self) -> Any:
        """Connect, with nothing that makes a page wait or ends its connection."""
        # Nagle's algorithm waits for more before it sends something small: 40 ms for every click.
        self.websocket_handler.set_nodelay(True)
        # Jupyter Server pings every 30 s and closes after 90 s without a pong. Tornado reads the same two
        # settings as seconds, would ping as well, and complains of a timeout longer than the interval.
        line = self.websocket_handler.ws_connection
        assert isinstance(line, WebSocketProtocol13)
        line.params.ping_timeout = None
        self._watch = PeriodicCallback(self._look, LOOK_AGAIN)
        self._watch.start()
        self._allowance = Allowance(IOLoop.current().time())
        return super().connect()

    def disconnect(self) -> Any:
        """Let the kernel go."""
        self._watch.stop()
        left = self.websocket_handler.close_code == GOING_AWAY
        alone = self.multi_kernel_manager._kernel_connections.get(self.kernel_id) == 1
        if self.ends_with_page and left and alone:
            IOLoop.current().add_callback(self._end)
        return super().disconnect()  # type: ignore[no-untyped-call]

    def handle_outgoing_message(self, stream: str, outgoing_msg: list[Any]) -> None:
        """Pass a message on to the page, unless its line has just been cut."""
        with suppress(WebSocketClosedError):
            super().handle_outgoing_message(stream, outgoing_msg)

    async def _end(self) -> None:
        """End the kernel, unless the page itself has said so before."""
        if self.kernel_id in self.multi_kernel_manager:
            await ensure_async(self.multi_kernel_manager.shutdown_kernel(self.kernel_id))

    def _look(self) -> None:
        """Say so if the kernel is no more; Jupyter Server tells only of those that died by themselves."""
        if self.kernel_id not in self.multi_kernel_manager:
            self._watch.stop()
            with suppress(WebSocketClosedError):
                self._send_status_message("dead")  # type: ignore[no-untyped-call]

    def handle_incoming_message(self, incoming_msg: Any) -> None:
        """Pass a message on to the kernel, if it is one, and not of a flood.

        A page repeats what was not answered, so nothing of its own is lost.
        Jupyter Server would believe any number of parts that a message claims, and takes the wrong parser for
        those that arrive after it has closed the connection: 69 bytes then cost it 3.4 GB.
        """
        closed = self.websocket_handler.ws_connection is None
        sound = not closed and is_sound(incoming_msg, self.subprotocol)
        if not sound or not self._allowance.covers(len(incoming_msg), IOLoop.current().time()):
            self.log.debug("Refused a message of %i bytes", len(incoming_msg))
            return
        try:
            super().handle_incoming_message(incoming_msg)
        except Exception:
            self.log.debug("Refused a message of %i bytes", len(incoming_msg), exc_info=True)


def is_sound(message: str | bytes, protocol: str | None) -> bool:
    """Whether a message can be taken apart at the cost of its own length.

    Binary messages begin with a table of offsets: how many, where each part begins, where the last one ends.
    """
    if isinstance(message, str):
        return protocol is None
    if protocol != PROTOCOL:
        return False
    count = int.from_bytes(message[:OFFSET], "little")
    start = OFFSET * (1 + count)
    if count < FEWEST_OFFSETS or start > len(message):
        return False
    offsets = [int.from_bytes(message[at : at + OFFSET], "little") for at in range(OFFSET, start, OFFSET)]
    return offsets[0] == start and offsets[-1] == len(message) and offsets == sorted(offsets)


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    settings = server.web_app.settings
    server.web_app.add_handlers(".*$", [(path_of(server.base_url), Relay)])  # type: ignore[no-untyped-call]
    # A server that was given another kind of connection keeps it.
    if settings["kernel_websocket_connection_class"] is ZMQChannelsWebsocketConnection:
        settings["kernel_websocket_connection_class"] = Connection
