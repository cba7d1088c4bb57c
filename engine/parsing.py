"""What stands in a YAML text: the events that ruamel's parser finds, and no more than is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.scanner import Scanner

from engine.errors import ScenarioError
from engine.node import MOST_LEVELS, Node

__all__ = ["events"]

_FRAMING = frozenset(("StreamStartEvent", "DocumentStartEvent", "DocumentEndEvent", "StreamEndEvent"))


class _Deep(Exception):
    """There are too many levels, at a line."""

    def __init__(self, line: int) -> None:
        self.line = line


class _Scanner(Scanner):
    """Looks no deeper than is allowed: looking ahead, it takes the square of the brackets that are open."""

    def fetch_flow_collection_start(self, *given: Any, **named: Any) -> None:
        """Note an opening bracket."""
        if self.flow_level > MOST_LEVELS:
            raise _Deep(self.reader.line + 1)
        super().fetch_flow_collection_start(*given, **named)


def events(text: str, source: str) -> Iterator[Any]:
    """What the parser finds in a text, without the starts and ends of documents."""
    yaml = YAML(typ="safe", pure=True)
    yaml.Scanner = _Scanner
    parser = yaml.parse(text)
    while True:
        try:
            event = next(parser)
        except StopIteration:
            return
        except _Deep as found:
            raise Node(None, source, found.line).too_deep() from None
        except MarkedYAMLError as error:
            mark = error.problem_mark or error.context_mark
            problem = " ".join(str(error.problem or error.context).split())
            here = Node(None, source, None if mark is None else mark.line + 1)
            raise here.error(f"expected YAML, but {problem}") from None
        except YAMLError as error:
            raise ScenarioError(f"{source}: expected YAML, but {' '.join(str(error).split())}") from None
        except Exception as error:
            # The parser lets a few errors of Python through, for example of a number in an escape.
            raise ScenarioError(f"{source}: expected YAML that can be read ({error})") from None
        if type(event).__name__ not in _FRAMING:
            yield event
