"""Every clause of a program has a path, by which the engine, the text and the graph mean the same.

The steps of an effect are numbered from 0. Below a May or IfDone at path p the verb stands at
p + (0,) and what follows at p + (1, i). Below an If the condition stands at p + (0,), what holds
then at p + (1, i), otherwise at p + (2, i). Below an Either the options stand at p + (k, i).
"""

from __future__ import annotations

Path = tuple[int, ...]

VERB = CONDITION = 0
THEN = 1
OTHERWISE = 2
