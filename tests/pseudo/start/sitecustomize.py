"""Python loads this at its start wherever this folder is on its path: see `tests.pseudo.environment`."""

from tests import pseudo

pseudo.install()
