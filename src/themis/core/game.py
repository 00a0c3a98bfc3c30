"""What a game promises: the `Game` class each game fills in, and `Meta`, what is said about it.

The obligations are written here once and tested once for all games in `tests/contract`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from themis.core.chance import Chance
from themis.core.choice import Catalogue, Choice
from themis.core.content import Content
from themis.core.errors import BadOptions
from themis.core.event import EventKind, Io
from themis.core.fields import Fields
from themis.core.frame import StateBase
from themis.core.native import i64
from themis.core.outcome import Outcome


@final
class Option:
    """A way to play that a table may choose: its values by name, the first being the default, and the ruling behind it."""

    __slots__ = ("name", "values", "rule")

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule


@final
class Meta:
    """What is said about a game. `rules` grows when behaviour changes; `stage` is draft, playable or complete."""

    __slots__ = ("id", "title", "prefix", "fewest", "most", "rules", "stage", "options", "folder")

    def __init__(
        self,
        id: str,
        title: str,
        prefix: str,
        fewest: i64,
        most: i64,
        rules: i64,
        stage: str,
        options: list[Option],
        folder: Path,
    ) -> None:
        self.id: Final = id
        self.title: Final = title
        self.prefix: Final = prefix
        self.fewest: Final = fewest
        self.most: Final = most
        self.rules: Final = rules
        self.stage: Final = stage
        self.options: Final = options
        self.folder: Final = folder

    def option_values(self, given: dict[str, str]) -> list[int]:
        """The place of each option's chosen value in its list of values; refuses unknown names and values."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise BadOptions(f"{self.id} has no option '{name[:40]}'; it has: {', '.join(known)}")
        return [self._chosen(option, given) for option in self.options]

    def _chosen(self, option: Option, given: dict[str, str]) -> int:
        value = given.get(option.name, option.values[0])
        if value not in option.values:
            raise BadOptions(f"option {option.name} cannot be '{value[:40]}'; it can be: {', '.join(option.values)}")
        return option.values.index(value)

    def check_seats(self, seats: int) -> None:
        if not self.fewest <= seats <= self.most:
            raise BadOptions(f"{self.id} is for {self.fewest} to {self.most} players, not {seats}")


class Game:
    """A game with one content: everything that core, bots, terminal and server ask of it. Another content is another value.

    - `setup` makes the first state and runs to the first decision.
    - The state changes only through `frame.apply`; all chance goes through the `Io`.
    - `view(s, seat)` is built from what that seat may know (seat -1: a spectator) and holds only plain data.
      Every view has `seat`; `over`; `decision`, which is None when the game is over and else holds `name`, `waiting` (seats) and the
      decision's numbers by field name; and `sides`, one a seat, each with `points`, the seat's score or progress now as far as it is public.
    - `determinise(s, seat, chance)` is a new state that this seat, which must be asked now, cannot tell from the true one: same view, same options.
    - `load(save(s))` is the same state; `load` refuses anything else than a sound state with `BadSave`.
    - `unsound(s)` names a broken conservation law, or is empty.
    - `prospects(s)` estimates each seat's final points; exact when the game is over.
    - `fields` says what the numbers in events, decisions, facts and views mean; `slugs` names the things behind them: `card`, `colour` …
    - `events` are all kinds of events that can be told.
    - `content` is what is printed on the components, each with its source; `digest` names it in records, and is empty for the published one.
    - Choices are compared by identity: states offer those of the game's own `catalogue`, never those of another content.
    - `facts(s, seat, choice)` is what an offered choice is about and costs here, by field name; nothing this seat may not know.
    - `target(s, seat, choice)` is the thing on the table at which an offered choice is made here, empty for a mere button: the one its words
      name, unless the state knows a better one.
    """

    __slots__ = ("meta", "catalogue", "streams", "fields", "slugs", "events", "content", "digest")

    def __init__(
        self,
        meta: Meta,
        catalogue: Catalogue,
        streams: list[str],
        fields: Fields,
        events: list[EventKind],
        content: Content,
        digest: str,
    ) -> None:
        self.meta: Final = meta
        self.catalogue: Final = catalogue
        self.streams: Final = streams
        self.fields: Final = fields
        self.slugs: Final = fields.slugs
        self.events: Final = events
        self.content: Final = content
        self.digest: Final = digest

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        raise NotImplementedError

    def outcome(self, s: StateBase) -> Outcome:
        raise NotImplementedError

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        raise NotImplementedError

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        raise NotImplementedError

    def save(self, s: StateBase) -> dict[str, object]:
        raise NotImplementedError

    def load(self, plain: object) -> StateBase:
        raise NotImplementedError

    def unsound(self, s: StateBase) -> str:
        raise NotImplementedError

    def prospects(self, s: StateBase) -> list[float]:
        raise NotImplementedError

    def features(self, s: StateBase, seat: i64) -> list[float]:
        raise NotImplementedError

    def feature_names(self) -> list[str]:
        raise NotImplementedError

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        """What a seat plays and others do not, such as its god: known to all, and worth counting victories by."""
        return []

    def playout(self) -> i64:
        """How many choices at random a search makes before it trusts the prospects; 0 where they lead nowhere and whole turns must be planned."""
        return 60

    def decisive_lead(self) -> float:
        """How many points ahead of the best other a seat wins three games of four."""
        return 5.0

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return {}

    def target(self, s: StateBase, seat: i64, choice: Choice) -> str:
        return choice.target()
