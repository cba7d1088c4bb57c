"""The app, served by Voila."""

import sys
from functools import partial
from pathlib import Path
from typing import Any

from jupyter_server import DEFAULT_STATIC_FILES_PATH
from tornado.ioloop import IOLoop, PeriodicCallback
from traitlets import Unicode, default
from traitlets.config import Config
from voila.app import Voila
from voila.static_file_handler import TemplateStaticFileHandler
from voila.tornado.handler import TornadoVoilaHandler

from tutor.serving.headers import add_headers
from tutor.serving.memory import give_back
from tutor.serving.relay import Relay, path_of
from tutor.serving.visit import Templates, Visit

__all__ = ["App"]

LARGEST = 2**20
"""The bytes of a message that a page may send; after a larger one its connection is closed."""

GIVES_BACK = 60_000
"""Milliseconds after which memory is given back if nobody is there."""

FORKED = sys.platform == "linux"
"""Whether kernels are copies of a forerunner; elsewhere Jupyter itself starts them."""
KERNELS = "aula-forked" if FORKED else "local-provisioner"
"""Who starts kernels, by the name that pyproject.toml gives."""

SETTINGS = Config(
    {
        "Voila": {
            "log_level": "ERROR",
            "kernel_websocket_connection_class": "tutor.serving.connection.Connection",
            # A page sends a few hundred bytes, and as it arrives what its browser has kept.
            # The page of an error names the folder of static files, which Voila does not tell.
            "tornado_settings": {
                "websocket_max_message_size": LARGEST,
                "static_path": DEFAULT_STATIC_FILES_PATH,
            },
        },
        # A copy of the forerunner speaks after a second; one that has not done so by then will not.
        "VoilaExecutor": {"startup_timeout": 15 if FORKED else 60},
        # One kernel waits ready, so that the first page comes quickly.
        "VoilaConfiguration": {"preheat_kernel": True, "default_pool_size": 1},
        "KernelProvisionerFactory": {"default_provisioner_name": KERNELS},
        "Connection": {"ends_with_page": True},
        # A visitor whose line has been down for so long still holds a kernel.
        "MappingKernelManager": {"cull_idle_timeout": 600, "cull_interval": 60},
        # Others on this machine cannot listen in; without it each kernel warns of that.
        "KernelManager": {"transport_encryption": "auto"},
        # A kernel that died is noticed within a second, and not begun anew: the new one would know nothing of
        # its page.
        "KernelRestarter": {"restart_limit": 0, "time_to_dead": 1.0},
    }
)


class App(Voila):
    """Voila for one person or a small room, quiet but for the address.

    What holds on Binder too stands in voila.json, the rest here.
    """

    frames = Unicode(
        "'self'", config=True, help="Which pages may show the app in a frame, as in frame-ancestors."
    )

    @default("config_file_paths")
    def _config_file_paths_default(self) -> list[str]:
        return [str(Path(__file__).parent)]

    def initialize(self, argv: list[str] | None = None) -> None:
        """Take our settings; the words of the command line win over them."""
        self.update_config(SETTINGS)
        super().initialize(argv)

    def init_handlers(self) -> list[tuple[Any, ...]]:
        """Let visitors come in through our door."""
        add_headers(self.app, self.frames)
        ours = {TornadoVoilaHandler: Visit, TemplateStaticFileHandler: Templates}
        relay = (path_of(self.server_url), Relay)
        return [
            relay,
            *(
                (pattern, ours.get(handler, handler), *rest)
                for pattern, handler, *rest in super().init_handlers()
            ),
        ]

    def listen(self) -> None:
        """Print the address as soon as somebody answers there, and hold no more than visitors need."""
        IOLoop.current().add_callback(self.announce)
        PeriodicCallback(partial(give_back, self.kernel_manager._kernel_connections), GIVES_BACK).start()
        super().listen()

    def announce(self) -> None:
        """Print the address."""
        print(f"Aula is at {self.display_url}  (Ctrl-C ends it)", flush=True)
