"""The server gives memory back when nobody is there."""

import psutil

from tutor.serving.memory import give_back

SIZE, NUMBER = 2_000, 40_000


def test_what_visitors_took_is_given_back_when_the_last_has_left() -> None:
    taken = [bytes(SIZE) for _ in range(NUMBER)]
    # What is still needed lies behind it, so that the end of the heap cannot simply be cut off.
    needed = bytes(SIZE)
    del taken
    before = held()
    give_back({"Ann's": 0, "Bob's": 1})
    assert held() > before - 0.1 * SIZE * NUMBER
    give_back({"Ann's": 0, "Bob's": 0})
    assert held() < before - 0.8 * SIZE * NUMBER
    assert needed


def held() -> int:
    """The bytes that this process alone holds."""
    return int(psutil.Process().memory_full_info().uss)
