"""Where a new Binder like this one begins: BinderHub tells each server what it was launched from."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from urllib.parse import quote

__all__ = ["APP", "launch_address"]

APP = "voila/render/notebooks/aula.ipynb"
"""The path of the app on a server that Binder starts."""

_HOST = re.compile(r"https?://[\w.:/-]+")
_REQUEST = re.compile(r"v2/[\w.:/%@~+-]+")


def launch_address(told: Mapping[str, str] = os.environ) -> str:
    """The address that launches this version anew, to be followed by what the app is to show; "" elsewhere.

    >>> launch_address({"BINDER_LAUNCH_HOST": "https://a.org/", "BINDER_PERSISTENT_REQUEST": "v2/gh/b/c/d1"})
    'https://a.org/v2/gh/b/c/d1?urlpath=voila%2Frender%2Fnotebooks%2Faula.ipynb'
    >>> launch_address({})
    ''
    """
    host, request = (told.get(f"BINDER_{key}", "") for key in ("LAUNCH_HOST", "PERSISTENT_REQUEST"))
    if not _HOST.fullmatch(host) or not _REQUEST.fullmatch(request):
        return ""
    return f"{host.rstrip('/')}/{request}?urlpath={quote(APP, safe='')}"
