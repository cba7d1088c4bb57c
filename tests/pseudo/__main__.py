"""Runs a module in a process which knows the language."""

from __future__ import annotations

import runpy
import sys

from tests import pseudo

pseudo.install()
del sys.argv[0]
runpy.run_module(sys.argv[0], run_name="__main__", alter_sys=True)
