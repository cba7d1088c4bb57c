"""The command `aula`. Each sub-command is a module of its own and imports what it needs only when it runs."""

import argparse
import io
import os
import sys
from collections.abc import Sequence
from typing import NoReturn

from tutor.command import (
    bench,
    check,
    collect,
    fit,
    link,
    pace,
    publish,
    run,
    simulate,
    start,
    text,
    worksheet,
)
from tutor.command.refusal import Refusal

__all__ = ["main"]

INTERRUPTED = 130  # as a shell reports a program that Ctrl-C has ended
PIPE_CLOSED = 141  # ... or whose reader has gone
REFUSED = 2
BROKEN = 70  # our own mistake, not the user's
UNWRITTEN = 74  # a full disk, for instance


class Parser(argparse.ArgumentParser):
    """Refuses in one line: what is wrong, and where help is."""

    def error(self, message: str) -> NoReturn:
        self.exit(REFUSED, f"{self.prog}: {message} (see {self.prog} --help)\n")


class Version(argparse.Action):
    """Looks the version up only when somebody asks."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import version

        print(f"aula {version('aula')}")
        parser.exit()


def parser() -> Parser:
    """Return the parser of all sub-commands; without one, the tutor is started."""
    aula = Parser(
        prog="aula",
        description="Learn and teach Innovation and CIV: Carta Impera Victoria. Alone it starts the tutor.",
        epilog="aula COMMAND --help says more about a command.",
    )
    aula.add_argument("--version", action=Version, nargs=0, help="print the version")
    start.arguments(aula)
    aula.set_defaults(carry_out=start.carry_out)
    commands = aula.add_subparsers(title="commands", metavar="COMMAND", parser_class=Parser)
    for module in (run, check, text, worksheet, publish, link, collect, pace, simulate, fit, bench):
        command = commands.add_parser(
            module.__name__.rpartition(".")[2],
            help=module.__doc__,
            description=module.__doc__,
            epilog=f"For example:\n  {module.EXAMPLE}",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        module.arguments(command)
        command.set_defaults(carry_out=module.carry_out)
    return aula


def _with_course(words: Sequence[str]) -> Sequence[str]:
    """A file in place of a command is a course to start with: `aula course.yaml`."""
    first = next((n for n, word in enumerate(words) if not word.startswith("-")), None)
    if first is None or not words[first].endswith((".yaml", ".yml")):
        return words
    # What follows an option may be what it takes.
    return words if first and words[first - 1] == "--course" else [*words[:first], "--course", *words[first:]]


def _write_no_more() -> None:
    """Python flushes once more at its end, and what could not be written cannot be written then."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def main(words: Sequence[str] | None = None) -> int:
    """Carry out the command and return its exit code; whatever happens is said in words."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        # Accents wherever it runs, and names of files as they came.
        sys.stdout.reconfigure(encoding="utf-8", errors="surrogateescape")
    try:
        chosen = parser().parse_args(_with_course(sys.argv[1:] if words is None else words))
        code: int = chosen.carry_out(chosen)
        print(end="", flush=True)
    except Refusal as refusal:
        print(f"aula: {refusal}", file=sys.stderr)
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _write_no_more()
        return PIPE_CLOSED
    except OSError as trouble:
        named = f"{trouble.filename}: " if trouble.filename else ""
        print(f"aula: {named}{trouble.strerror or trouble}", file=sys.stderr)
        _write_no_more()
        return UNWRITTEN
    except Exception as mistake:
        if sys.flags.dev_mode:
            raise
        said = " ".join(f"{type(mistake).__name__}: {mistake}".split())
        print(
            f"aula: a mistake of Aula's own, please report it (PYTHONDEVMODE=1 shows where): {said}",
            file=sys.stderr,
        )
        return BROKEN
    return code
