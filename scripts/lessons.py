"""Makes the stages of lessons from their wishes: finds the luck and keeps it in a record beside each lesson. With --rehearse it plays them to their end.

scripts/lessons.py                       all lessons of all games
scripts/lessons.py uruk first-village    one of them
scripts/lessons.py uruk --rehearse       tells every step: what the hints are, what is turned down and by which words
"""

from __future__ import annotations

import argparse
import sys
import time

from themis.errors import ThemisError
from themis.games import GAMES, find
from themis.learn.lesson import Lesson, lessons_of
from themis.learn.rehearsal import Memory, rehearse
from themis.learn.stage import arranged, stage_of
from themis.speech.speech import Speech


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("lesson", nargs="?")
    parser.add_argument("--rehearse", action="store_true")
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    try:
        for game in [args.game] if args.game else GAMES:
            for lesson in lessons_of(find(game)):
                if args.lesson in (None, lesson.id):
                    tell(lesson, args.lang) if args.rehearse else make(lesson)
    except ThemisError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def make(lesson: Lesson) -> None:
    began = time.monotonic()
    path = lesson.path.with_suffix(".rec")
    path.write_text(arranged(lesson).written(), encoding="utf-8")
    print(f"{path}: {time.monotonic() - began:.1f} s")


def tell(lesson: Lesson, language: str) -> None:
    began, speech = time.monotonic(), Speech(lesson.game, language)
    coach, luck = stage_of(lesson)
    played = rehearse(Memory(coach), luck, asks_all=True)
    for number, step in enumerate(lesson.steps):
        print(f"\n{number + 1}. {step.id}: {speech.text(lesson.key(number))}")
        for made in [choice for at, choice in played.made if at == number]:
            print(f"   > {made.text}")
        for refused in [choice for at, choice in played.refused if at == number]:
            answer = coach.answer(number, refused)
            print(f"   x {refused.text}: {speech.attribute(lesson.key(number), answer) if answer else '(the house)'}")
    print(f"\n{time.monotonic() - began:.1f} s")


if __name__ == "__main__":
    sys.exit(main())
