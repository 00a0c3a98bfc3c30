"""Plays any game on a terminal: draws the table, asks, obeys commands, lets bots move, hides one player's hand from the next.

Everything goes through the session; a sentence comes from the speech; nothing here knows a game.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.padding import Padding
from rich.text import Text

from themis.books.content import kind_of_source
from themis.bots.bot import Bot, Knowledge
from themis.cli import table
from themis.cli.drawing import COMPACT, FULL
from themis.cli.keeper import Keeper
from themis.cli.offers import numbered
from themis.cli.page import Page
from themis.cli.rules import MOST_FOUND, entry
from themis.cli.screen import Screen
from themis.core.choice import Choice
from themis.core.frame import allowed
from themis.core.session import Session
from themis.errors import IllegalChoice, ThemisError
from themis.speech.speech import LANGUAGES, Speech

SPECTATOR: Final = -1
WORD: Final = re.compile(r"\w+")
MOST_MATCHES: Final = 6
COMMANDS: Final = ["why", "undo", "card", "rules", "log", "table", "save", "help", "quit"]


class Leave(Exception):
    """The player goes; the game is kept."""


class Terminal:
    """One game at one keyboard."""

    def __init__(
        self,
        session: Session,
        speech: Speech,
        screen: Screen,
        bots: dict[int, Bot],
        keeper: Keeper,
        plain: bool = False,
        asks_all: bool = False,
    ) -> None:
        self.session: Final = session
        self.speech: Final = speech
        self.screen: Final = screen
        self.bots: Final = bots
        self.keeper: Final = keeper
        self.asks_all: Final = asks_all
        self.names: Final = speech.names(session.record.names)
        self.page: Final = Page(session, speech, self.names, screen, plain)
        self.humans: Final = [seat for seat in range(len(self.names)) if seat not in bots]
        self.at_keyboard = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self._commands: Final = self._command_words()

    def run(self) -> None:
        """Plays to the end of the game. Leave, EOFError and KeyboardInterrupt pass through; the game is kept at every decision."""
        while self.session.waiting():
            self.keeper.keep(self.session)
            seat = self.session.waiting()[0]
            if seat in self.bots:
                self._let_bot_move(seat)
            elif not self._made_itself():
                self._let_human_decide(seat)
        self.keeper.keep(self.session)
        self._tell_end()

    # Bots

    def _let_bot_move(self, seat: int) -> None:
        with self.screen.thinking(self.speech.text("bot-thinking", player=self.names[seat])):
            choice = self.bots[seat].choose(Knowledge(self.session.game, self.session.state, seat))
        self._carry_out(seat, choice)
        self.screen.pause()

    def _made_itself(self) -> bool:
        """Carries out what a person could only choose in one way, unless they want to be asked or could then take nothing back."""
        change = None if self.asks_all else self.session.follow_up(is_undoable=True)
        if change is None:
            return False
        self.session.accept(change)
        self._tell(change.line.seat)
        return True

    def _carry_out(self, seat: int, choice: Choice) -> None:
        self.session.choose(seat, choice.text)
        self._tell(seat)

    def _tell(self, seat: int) -> None:
        """What the last choice did, which was this seat's."""
        self._hide_hand(seat)
        for text in self.page.told(self._listener(), len(self.session.record.lines)):
            self.screen.show(Padding(Text(text), (0, 0, 0, 2)))

    def _listener(self) -> int:
        """Whose eyes the story is told to right now: the only human's, or with several nobody's in particular."""
        return self.humans[0] if len(self.humans) == 1 else SPECTATOR

    def _hide_hand(self, seat: int) -> None:
        """With several humans, a hand leaves the screen as soon as its owner has nothing more to decide."""
        if len(self.humans) > 1 and seat in self.humans and self.session.waiting()[:1] != [seat]:
            self.screen.clear()
            self.at_keyboard = SPECTATOR

    # A human's decision

    def _let_human_decide(self, seat: int) -> None:
        if self.session.record.lines and self.session.record.lines[-1].seat != seat:
            self.screen.forget_typed()
        self._draw_curtain(seat)
        self.screen.clear()
        self.screen.show(self.page.whole(seat))
        version = self.session.version
        while self.session.version == version:
            self._obey(seat, self.screen.ask(self.speech.text("prompt") + " ").strip())

    def _draw_curtain(self, seat: int) -> None:
        """Nobody sees another's hand: the screen is empty until the right player is there."""
        if seat != self.at_keyboard:
            self.screen.clear()
            self.screen.say(self.speech.text("curtain", player=self.names[seat]), "bold")
            self.screen.ask(self.speech.text("curtain-prompt", player=self.names[seat]) + " ")
            self.at_keyboard = seat

    # Understanding

    def _command_words(self) -> dict[str, Callable[[int, str], None]]:
        """The commands in every language, so that a habit keeps working."""
        words: dict[str, Callable[[int, str], None]] = {}
        for language in LANGUAGES:
            speech = Speech(self.session.game, language)
            for name in COMMANDS:
                words[folded(speech.text(f"command-{name}"))] = getattr(self, f"_{name}")
        return words

    def _obey(self, seat: int, text: str) -> None:
        word, _, rest = text.partition(" ")
        choice = self._meant(seat, text)
        if choice is not None:
            self._choose(seat, choice)
        elif folded(word) in self._commands:
            self._commands[folded(word)](seat, rest.strip())
        else:
            self._choose_by_words(seat, text)

    def _meant(self, seat: int, text: str) -> Choice | None:
        """The choice an exact text or a number stands for; an empty line means the only option."""
        offered = self.session.options(seat)
        if not text and len(offered) == 1:
            return offered[0]
        if text.isascii() and text.isdigit():
            return numbered(offered).get(int(text[:9]))
        return self.session.parsed(text) or self._plan(text)

    def _plan(self, text: str) -> Choice | None:
        """A whole plan whose last numbers are 0 and were left out."""
        words = text.split()
        length = next((verb.length for verb in self.session.game.catalogue.verbs if [verb.name] == words[:1]), 0)
        return self.session.parsed(" ".join([*words, *["0"] * (length + 1 - len(words))])) if length and len(words) > 1 else None

    def _choose_by_words(self, seat: int, text: str) -> None:
        """Words of an option's sentence choose it, if they mean only one."""
        if not text:
            self.screen.say(self.speech.text("say-something"), "dim")
            return
        offers = self.page.offers(seat)
        found = [choice for choice in offers.by_number.values() if has_words(offers.sentence(choice), text)]
        if len(found) == 1:
            self._choose(seat, found[0])
        elif found:
            meant = "; ".join(offers.sentence(choice) for choice in found[:MOST_MATCHES])
            self.screen.say(self.speech.text("ambiguous", choices=meant))
        else:
            self.screen.say(self.speech.text("not-understood", text=text[:60]))

    def _choose(self, seat: int, choice: Choice) -> None:
        """What a person plans keeps the rules at once: they would correct it, but not as the person meant it."""
        broken = self.session.explain(seat, choice.text) if choice.numbers else []
        if broken:
            self.screen.say(self.speech.refusal(broken))
            return
        try:
            self._carry_out(seat, choice)
        except IllegalChoice as refusal:
            self.screen.say(self.speech.refusal(refusal.rules))

    # Commands: each takes the seat and the words behind it

    def _why(self, seat: int, words: str) -> None:
        choice = self._meant(seat, words) if words else None
        found = [choice] if choice is not None else self._choices_with(seat, words)
        if not found:
            self.screen.say(self.speech.text("why-what"))
        for possible in found[:MOST_MATCHES]:
            self.screen.say(self.speech.choice(possible, self.names), "bold")
            self.screen.say(self._reason(seat, possible))

    def _choices_with(self, seat: int, words: str) -> list[Choice]:
        """All choices of the game that have these words; rather those about which there is something to say."""
        possible = [choice for choice in self.session.game.catalogue.choices if choice.fits(len(self.names))]
        found = [choice for choice in possible if has_words(self.speech.choice(choice, self.names), words)]
        telling = [choice for choice in found if choice in self.session.options(seat) or self.session.explain(seat, choice.text)]
        return telling or found

    def _reason(self, seat: int, choice: Choice) -> str:
        broken = self.session.explain(seat, choice.text)
        if not broken and allowed(self.session.state, seat, choice):
            return self.speech.text("why-possible")
        return self.speech.refusal(broken)

    def _undo(self, seat: int, words: str) -> None:
        refusal = self.session.undo_refusal(seat)
        if refusal:
            self.screen.say(self.speech.undo_refusal(refusal))
            return
        self.session.undo(seat)
        self.screen.say(self.speech.text("undone"))

    def _card(self, seat: int, words: str) -> None:
        found = [(domain, slug) for domain, slug in self._things_that_do_something() if has_words(self._called(domain, slug), words)]
        for domain, slug in found:
            about = self.speech.function(slug, domain)
            self.screen.say(self.speech.text("about-card", card=self.speech.thing(domain, slug), about=about))
            self._tell_sources(slug)
        if not found:
            self.screen.say(self.speech.text("which-card"))

    def _things_that_do_something(self) -> list[tuple[str, str]]:
        """Cards, and whatever else has a text: domain and slug."""
        slugs = self.session.game.slugs
        return [(domain, slug) for domain in slugs for slug in slugs[domain] if self.speech.function(slug, domain)]

    def _called(self, domain: str, slug: str) -> str:
        return f"{slug} {self.speech.thing(domain, slug)}"

    def _tell_sources(self, slug: str) -> None:
        """Where the card comes from; what is reconstructed says so. A language that does not tell each column's source tells the kinds once."""
        row = self.session.game.content.find(slug)
        sources = row.sources() if row is not None else []
        told = [
            self.speech.text("card-source", column=column or "card", kind=kind_of_source(source), source=source)
            for column, source in sources
        ]
        for line in dict.fromkeys(told):
            self.screen.say(line, "dim")

    def _rules(self, seat: int, words: str) -> None:
        book = self.speech.rulebook
        exact = book.find(words)
        found = [exact] if exact is not None else book.search(words)
        for rule in found[:MOST_FOUND]:
            self.screen.show(entry(rule))
        if len(found) > MOST_FOUND:
            self.screen.say(self.speech.text("rules-more", number=len(found) - MOST_FOUND), "dim")
        if not found:
            self.screen.say(self.speech.text("rules-which"))

    def _log(self, seat: int, words: str) -> None:
        self.screen.show(self.page.story(seat, 0))

    def _table(self, seat: int, words: str) -> None:
        self.screen.show(self.page.table(seat, FULL))
        self.screen.show(self.page.offers(seat).in_columns())

    def _save(self, seat: int, words: str) -> None:
        """Keeps a copy where the player wishes; a place that cannot be written is no reason to stop playing."""
        path = Path(words).expanduser() if words else self.keeper.path
        if path is None:
            self.screen.say(self.speech.text("save-where"))
            return
        try:
            self.keeper.keep_copy(self.session, path)
            self.screen.note(self.speech.text("saved", path=str(path)))
        except OSError as error:
            self.screen.say(self.speech.text("save-failed", path=str(path), reason=error.strerror or str(error)))
        except ThemisError:
            self.screen.say(self.speech.text("save-refused", path=str(path)))

    def _help(self, seat: int, words: str) -> None:
        self.screen.say(self.speech.text("help"))
        if self.speech.has("game-help"):
            self.screen.say(self.speech.text("game-help"))

    def _quit(self, seat: int, words: str) -> None:
        raise Leave

    # The end

    def _tell_end(self) -> None:
        outcome = self.session.game.outcome(self.session.state)
        self.screen.say("")
        self.screen.show(self.page.table(self._listener(), FULL if self.screen.is_live else COMPACT))
        self.screen.show(table.result(outcome, self.names, self.speech))
        self.screen.say(table.winners(outcome, self.names, self.speech), "bold")
        self.screen.note(self.speech.text("secret", secret=self.session.record.secret))


def folded(text: str) -> str:
    """Without capitals and accents."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", text.casefold()) if not unicodedata.combining(letter))


def has_words(sentence: str, words: str) -> bool:
    """Whether a sentence has all the words, each at the beginning of one of its own."""
    own = WORD.findall(folded(sentence))
    wanted = WORD.findall(folded(words))
    return bool(wanted) and all(any(mine.startswith(word) for mine in own) for word in wanted)
