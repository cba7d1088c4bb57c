"""What people see: panels on the engine, the graph that explains, lessons, the app."""

from tutor.pages.notebook import edit, lesson, practise, show
from tutor.table.still.objects import register

__all__ = ["edit", "lesson", "practise", "show"]

register()
