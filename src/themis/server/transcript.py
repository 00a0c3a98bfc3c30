"""The story of a game as text, as one pair of eyes knows it: what may be downloaded while the game goes on."""

from __future__ import annotations

from themis.core.session import Session
from themis.speech.speech import Speech
from themis.speech.telling import told


def transcript(session: Session, eyes: int, speech: Speech) -> str:
    names = speech.names(session.record.names)
    head = [speech.rulebook.title, ", ".join(names), ""]
    return "\n".join([*head, *told(session.story, eyes, speech, names)]) + "\n"
