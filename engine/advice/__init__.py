"""What a search has found out, for those who want to learn from it: hints, reviews, practice.

Nothing here knows more than the player it speaks to. What is certain follows from the rules; what is likely
holds in so many of the deals that the player must reckon with; what is judgement are chances of winning.
"""

from engine.advice.hint import Hint, Likely, Outlook, hint, outlook, reasons, rival, searched
from engine.advice.practice import best_by_far, losses
from engine.advice.review import Judged, Mark, judged, review

__all__ = [
    "Hint",
    "Judged",
    "Likely",
    "Mark",
    "Outlook",
    "best_by_far",
    "hint",
    "judged",
    "losses",
    "outlook",
    "reasons",
    "review",
    "rival",
    "searched",
]
