"""What a seat may choose now: the options by their numbers, and the ways to list them."""

from __future__ import annotations

from itertools import count
from typing import Final

from rich.columns import Columns
from rich.text import Text

from themis.core.choice import Choice
from themis.core.session import Session
from themis.speech.speech import Speech


class Offers:
    """The options of one seat at one decision; a seat that is not asked has none."""

    def __init__(self, session: Session, speech: Speech, names: list[str], seat: int) -> None:
        self.session: Final = session
        self.speech: Final = speech
        self.names: Final = names
        self.seat: Final = seat
        self.by_number: Final = numbered(session.options(seat)) if seat in session.waiting() else {}

    def sentence(self, choice: Choice) -> str:
        return self.speech.choice(choice, self.names, self.session.game.facts(self.session.state, self.seat, choice))

    def targets(self) -> dict[str, int]:
        """The numbers by the things on the table that the options are about."""
        game, state = self.session.game, self.session.state
        return {game.target(state, self.seat, choice): number for number, choice in self.by_number.items()}

    def in_columns(self) -> Columns:
        width = len(str(max(self.by_number)))
        sentences = [Text(f" {number:>{width}}  {self.sentence(choice)}") for number, choice in self.by_number.items()]
        return Columns(sentences, column_first=True, padding=(0, 1))

    def explained(self) -> list[Text]:
        """Each option with what its card does, where the choice is between cards; beside them there may be a way out."""
        functions = {number: self._function(choice) for number, choice in self.by_number.items()}
        verbs = {self.by_number[number].verb.name for number in functions if functions[number]}
        if len(functions) < 2 or len(verbs) != 1 or list(functions.values()).count("") > 1:
            return []
        told = [Text(f" {number}  {self.sentence(choice)}") for number, choice in self.by_number.items()]
        return [line.append(f"  {function}", "dim") for line, function in zip(told, functions.values(), strict=True)]

    def _function(self, choice: Choice) -> str:
        domains = choice.verb.domains
        return self.speech.function(domains[0].slugs[choice.a], domains[0].name) if domains else ""

    def is_one_number(self) -> bool:
        """Whether only a number is asked for, of which the table shows all that there is to know."""
        choices = self.by_number.values()
        return all(is_number(choice) for choice in choices) and len({self.speech.drawn(choice) for choice in choices} - {""}) == 1

    def in_a_row(self) -> list[Text]:
        """As short as possible: many options of a kind whose numbers the table shows have one sentence together."""
        told: dict[str, list[int]] = {}
        for number, choice in self.by_number.items():
            told.setdefault(self.speech.drawn(choice) or self.sentence(choice), []).append(number)
        return [Text().append(spread(numbers), "bold").append(f" {sentence}") for sentence, numbers in told.items()]


def numbered(offered: list[Choice]) -> dict[int, Choice]:
    """The numbers by which options are chosen: 1, 2, 3 …, but a number to be named, such as a bid, stands for itself."""
    named = {choice: int(choice.text.split()[-1]) for choice in offered if is_number(choice)}
    if len(set(named.values())) < len(named):
        named = {}
    free = (number for number in count(0 if named else 1) if number not in named.values())
    return {named[choice] if choice in named else next(free): choice for choice in offered}


def is_number(choice: Choice) -> bool:
    """Whether a choice ends with the number that it is about."""
    return bool(choice.verb.domains) and choice.verb.domains[-1].name == "number"


def spread(numbers: list[int]) -> str:
    """One number, or the first and the last of many."""
    return str(numbers[0]) if len(numbers) == 1 else f"{min(numbers)}\u2013{max(numbers)}"
