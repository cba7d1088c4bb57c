"""What people see: panels on the engine, the graph that explains, lessons, the app."""

from tutor.edit import edit
from tutor.html import register
from tutor.learning import lesson, practise
from tutor.show import show

__all__ = ["edit", "lesson", "practise", "show"]

register()
