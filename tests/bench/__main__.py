"""The benchmark, as `aula bench` runs it: figures to compare on one machine, never a test."""

from tests.bench import engine, start


def main() -> None:
    """Print every figure as soon as it is there."""
    for figure in (*start.figures(), *engine.figures()):
        print(figure, flush=True)


if __name__ == "__main__":
    main()
