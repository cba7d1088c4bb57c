"""The connection between a page and its kernel: the app's, and as a server extension JupyterLab's too."""

from typing import Any

from jupyter_server.serverapp import ServerApp
from jupyter_server.services.kernels.connection.channels import ZMQChannelsWebsocketConnection

__all__ = ["PromptConnection"]


class PromptConnection(ZMQChannelsWebsocketConnection):
    """A connection to a kernel that sends at once.

    Nagle's algorithm waits for more before it sends something small: 40 ms for every click.
    """

    def connect(self) -> Any:
        """Connect, with the waiting turned off."""
        self.websocket_handler.set_nodelay(True)
        return super().connect()


def _jupyter_server_extension_points() -> list[dict[str, str]]:
    return [{"module": __name__}]


def _load_jupyter_server_extension(server: ServerApp) -> None:
    settings = server.web_app.settings
    # A server that was given another kind of connection keeps it.
    if settings["kernel_websocket_connection_class"] is ZMQChannelsWebsocketConnection:
        settings["kernel_websocket_connection_class"] = PromptConnection
