"""Courses: a file each, which puts texts, lessons, scenarios and exercises into an order.

    course: 1                              # version of the format
    title: {en: ..., it: ..., fr: ...}     # or a text in one language, here as everywhere below
    author: ...                            # for readers; so is licence
    due: 2026-12-01                        # until when it is to be done
    chapters:
      - title: ...
        items:
          - text: ...                      # what is said in between
          - lesson: innovation/01-goal     # one of the library
          - scenario: my-table.yaml        # a file beside this one
          - lesson: [one.yaml, two.yaml]   # a lesson of several tables, a file each
          - exercise: shares               # one of `aula worksheet`
            level: 2                       # 1 to 3; default 1
            edition: third                 # of Innovation; default first
            seed: 2009                     # which ones; default 0
            number: 5                      # how many; default 1

The questions of its lessons, scenarios and exercises are what is answered in a course, each known by a name
of its own; see `CourseItem.questions`.
"""

from tutor.story.courses.course import Chapter, Course, CourseItem, read_course
from tutor.story.courses.library import bring, courses
from tutor.story.courses.results import hand_in

__all__ = ["Chapter", "Course", "CourseItem", "bring", "courses", "hand_in", "read_course"]
