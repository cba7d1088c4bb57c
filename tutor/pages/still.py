"""Pages as still pictures in HTML, from the same plain data that is drawn; see `tutor.table.still`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tutor.story.shape import AskedQuestion, GuideView
from tutor.table.explain import text_of
from tutor.table.scene.shape import Scene
from tutor.table.still import listed, sheet, soft, still_stage
from tutor.words.markup import Markup, element, joined

__all__ = ["still_guide", "still_learning", "still_page"]


def still_page(title: str, *texts: str) -> Markup:
    """A page in a few words."""
    return sheet(element("h3", title), *(element("p", text) for text in texts if text))


def still_learning(content: Mapping[str, Any], scene: Scene | None) -> Markup:
    """A lesson or an exercise with its table; else the course, lesson by lesson."""
    if scene is None:
        titles = [one["title"] for one in content.get("lessons", ())]
        return joined(
            still_page(content["title"], content.get("lead") or content.get("line") or ""), listed(titles)
        )
    said = sheet(
        element("h3", content["title"]),
        soft(content["line"]),
        element("p", text_of(content["say"])),
        *_question(content["question"]),
    )
    return joined(said, still_stage(scene))


def still_guide(guide: GuideView | None, scene: Scene) -> Markup:
    """The table of a scenario, with what its author says and asks there."""
    return joined(*_said(guide), still_stage(scene))


def _said(guide: GuideView | None) -> Iterator[Markup]:
    for one in guide["says"] if guide else ():
        if one["kind"] == "question":
            yield sheet(*_question(one))
        else:
            yield sheet(element("p", one["text"]))


def _question(question: AskedQuestion | None) -> Iterator[Markup]:
    """A question, its possible answers, and what was said of the one that was given."""
    if question is None:
        return
    yield element("p", element("b", text_of(question["prompt"])))
    yield listed(option["words"] for option in question["options"])
    verdict = question["verdict"]
    if verdict is not None:
        yield element("p", element("b", verdict["title"] or ""))
        yield listed(
            joined(text_of(said["parts"]), soft(said["rule"] or ""), by=" ") for said in verdict["lines"]
        )
