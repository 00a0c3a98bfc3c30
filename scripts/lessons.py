"""Makes the stages of lessons from their wishes: finds the luck and keeps it in a record beside each lesson. With --rehearse it plays them to their end.

scripts/lessons.py                       all lessons of all games
scripts/lessons.py uruk first-village    one of them
scripts/lessons.py uruk --rehearse       tells every step: what the hints are, what is turned down and by which words
scripts/lessons.py uruk --figures        how much is read before the first own choice, and how long the coach takes to judge and to hint
"""

from __future__ import annotations

import argparse
import sys
import time
from statistics import quantiles
from typing import Final

from themis.core.choice import Choice
from themis.errors import ThemisError
from themis.games import GAMES, find
from themis.learn.coach import Coach, Moment
from themis.learn.lesson import Lesson, lessons_of
from themis.learn.rehearsal import Memory, rehearse
from themis.learn.stage import arranged, stage_of
from themis.speech.speech import Speech

# As people read on a screen.
WORDS_A_MINUTE: Final = 220


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", choices=GAMES)
    parser.add_argument("lesson", nargs="?")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--rehearse", dest="deed", action="store_const", const=tell, default=make)
    what.add_argument("--figures", dest="deed", action="store_const", const=measure)
    parser.add_argument("--lang", default="en")
    args = parser.parse_args()
    try:
        for game in [args.game] if args.game else GAMES:
            for lesson in lessons_of(find(game)):
                if args.lesson in (None, lesson.id):
                    args.deed(lesson, args.lang)
    except ThemisError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def make(lesson: Lesson, _: str) -> None:
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


class Watch(Memory):
    """Sees how long the coach takes each time."""

    def __init__(self, coach: Coach) -> None:
        super().__init__(coach)
        self.seconds: list[float] = []

    def next_choice(self, place: str, m: Moment) -> tuple[int, Choice]:
        began = time.perf_counter()
        found = super().next_choice(place, m)
        self.seconds.append(time.perf_counter() - began)
        return found

    def accepts(self, place: str, m: Moment, choice: Choice) -> bool:
        began = time.perf_counter()
        found = super().accepts(place, m, choice)
        self.seconds.append(time.perf_counter() - began)
        return found


def measure(lesson: Lesson, language: str) -> None:
    coach, luck = stage_of(lesson)
    watch, speech = Watch(coach), Speech(lesson.game, language)
    played = rehearse(watch, luck, asks_all=True)
    words = sum(len(speech.text(lesson.key(number)).split()) for number in range(played.made[0][0] + 1))
    slowest = quantiles(watch.seconds, n=100)[98] * 1000
    print(
        f"{lesson.game.meta.id} {lesson.id}: {words} words before the first choice, {60 * words / WORDS_A_MINUTE:.0f} s; "
        f"{len(watch.seconds)} answers, 99 % within {slowest:.0f} ms"
    )


if __name__ == "__main__":
    sys.exit(main())
