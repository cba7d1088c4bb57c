"""Write the golden games anew, as they are played now: `make golden`."""

from tests.golden.playthrough import GAMES, PLAYED, lines

for name in PLAYED:
    (GAMES / f"{name}.txt").write_text("".join(f"{line}\n" for line in lines(name)), encoding="utf-8")
