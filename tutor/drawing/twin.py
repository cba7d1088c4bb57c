"""A widget that leaves a still picture of itself in the notebook, for all who read it without a kernel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import anywidget
import traitlets

from tutor.words.markup import Markup, element

__all__ = ["Twinned"]

VIEW = "application/vnd.jupyter.widget-view+json"


class Twinned(anywidget.AnyWidget):
    """Displayed as a picture in HTML, which keeps up with the widget, and as what is drawn in its place.

    GitHub, nbconvert, Jupyter Book and a notebook that was saved know nothing but the picture. It is an
    output of its own: whoever converts a notebook takes one form of each output, often the one that they
    cannot show.
    """

    twin = traitlets.Unicode().tag(sync=True)
    """The name of the picture, once there is one; the drawing takes that away (`twin.js`)."""
    _published: Markup | None = None
    """The picture that is there."""

    def picture(self) -> Markup:
        """What is to be seen now, in HTML without a script."""
        raise NotImplementedError

    def renew_twin(self) -> None:
        """Let the picture show what is to be seen now."""
        if self.twin and (picture := self.picture()) != self._published:
            self._show_twin(picture, update=True)

    def _ipython_display_(self, **_: Any) -> None:
        self.twin = self.model_id
        self._show_twin(self.picture(), update=False)
        view = {"version_major": 2, "version_minor": 0, "model_id": self.model_id}
        _publish({VIEW: view, "text/plain": ""})

    def _show_twin(self, picture: Markup, update: bool) -> None:
        self._published = picture
        bundle = {"text/html": element("div", picture, data_twin=self.twin), "text/plain": repr(self)}
        _publish(bundle, transient={"display_id": self.twin}, update=update)


def _publish(bundle: Mapping[str, Any], **how: Any) -> None:
    from IPython.display import publish_display_data

    publish_display_data(bundle, **how)  # type: ignore[no-untyped-call]
