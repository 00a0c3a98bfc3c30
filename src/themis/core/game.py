"""What a game promises: the `Game` class each game fills in, and `Meta`, what is said about it.

The obligations are written here once and tested once for all games in `tests/contract`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

from themis.books.content import Content
from themis.core.chance import Chance
from themis.core.choice import Catalogue, Choice
from themis.core.event import EventKind, Io
from themis.core.fields import Fields
from themis.core.fingerprint import Fingerprint
from themis.core.frame import StateBase
from themis.core.native import i64, mypyc_attr
from themis.core.outcome import Outcome
from themis.core.save import Plain
from themis.core.shape import Shape, check_asked
from themis.errors import BadOptions, BadSave


@final
class Option:
    """A way to play that a table may choose: its values by name, the first being the default, and the ruling behind it."""

    __slots__ = ("name", "values", "rule")

    def __init__(self, name: str, values: list[str], rule: str) -> None:
        self.name: Final = name
        self.values: Final = values
        self.rule: Final = rule


@final
class Makers:
    """Whose game it is. A game that was never published has no publisher, and 0 as its year."""

    __slots__ = ("designers", "publisher", "year")

    def __init__(self, designers: list[str], publisher: str, year: i64) -> None:
        self.designers: Final = designers
        self.publisher: Final = publisher
        self.year: Final = year


@final
class Sitting:
    """What a game asks of its players: from `shortest` to `longest` minutes, as printed on the box or else as measured; `weight` is light, medium or heavy."""

    __slots__ = ("shortest", "longest", "weight")

    def __init__(self, shortest: i64, longest: i64, weight: str) -> None:
        self.shortest: Final = shortest
        self.longest: Final = longest
        self.weight: Final = weight


@final
class Meta:
    """What is said about a game. `rules` grows when behaviour changes; `stage` is draft, playable or complete.

    What is said of it in a reader's language is in its folder: the rulebook has the title, the texts have `game-world`, what it is
    about in one sentence, `game-goal`, how it is won in one line, `game-score` where something else than points is counted, and `game-status` where it has no
    publisher.
    """

    __slots__ = ("id", "title", "prefix", "fewest", "most", "rules", "stage", "options", "folder", "makers", "sitting")

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
        makers: Makers,
        sitting: Sitting,
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
        self.makers: Final = makers
        self.sitting: Final = sitting

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game with one content: everything that core, bots, terminal and server ask of it. Another content is another value.

    - `setup` makes the first state and runs to the first decision.
    - The state changes only through `frame.apply`; all chance goes through the `Io`.
    - `view(s, seat)` is built from what that seat may know (seat -1: a spectator) and holds only plain data.
      What never changes during a game and all may know, such as a map, is its `scene(s)`, and no view repeats it.
      Every view has `seat`; `over`; `decision`, which is None when the game is over and else holds `name`, `waiting` (seats) and the
      decision's numbers by field name; and `sides`, one per seat, each with `points`, the seat's score or progress now as far as it is public.
    - `determinise(s, seat, chance)` is a new state that this seat, which must be asked now, cannot tell from the true one: same view, same options.
    - `shape(seats)` declares the state: `load(save(s))` is the same state; `load` refuses anything else than a sound state with `BadSave`.
    - `unsound(s)` names what does not add up, `broken(s)` a broken conservation law of the game, or they are empty.
    - `prospects(s)` estimates each seat's final points; exact when the game is over.
    - `fields` says what the numbers in events, decisions, facts and views mean; `slugs` names the things behind them: `card`, `colour` …
    - `events` are all kinds of events that can be told.
    - `content` is what is printed on the components, each with its source; `digest` names it in records, and is empty for the published one.
    - Choices are compared by identity: states offer those of the game's own `catalogue`, never those of another content.
    - `facts(s, seat, choice)` is what an offered choice is about and costs here, by field name; nothing this seat may not know.
    - `target(s, seat, choice)` is the thing on the table at which an offered choice is made here, empty for a mere button: the one its words
      name, unless the state knows a better one.
    """

    __slots__ = ("meta", "catalogue", "streams", "fields", "slugs", "events", "content", "digest", "_shapes")

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
        self._shapes: Final[dict[int, Shape]] = {}

    def setup(self, seats: i64, options: list[int], io: Io) -> StateBase:
        raise NotImplementedError

    def outcome(self, s: StateBase) -> Outcome:
        raise NotImplementedError

    def view(self, s: StateBase, seat: i64) -> dict[str, object]:
        raise NotImplementedError

    def scene(self, s: StateBase) -> dict[str, object]:
        return {}

    def determinise(self, s: StateBase, seat: i64, chance: Chance) -> StateBase:
        """In a game without secrets, the state as it is."""
        return s.clone()

    def shape(self, seats: i64) -> Shape:
        raise NotImplementedError

    def broken(self, s: StateBase) -> str:
        raise NotImplementedError

    def misplaced(self, s: StateBase) -> str:
        """Why what lies on the stack of a loaded state cannot be asked there; for decisions about things that must be there."""
        return ""

    def save(self, s: StateBase) -> dict[str, object]:
        return self._shape(s.seats).saved(s)

    def fingerprint(self, s: StateBase) -> str:
        """The position in a few letters. It would tell who guesses a hand that the guess is right: it never leaves a server."""
        found = Fingerprint()
        self._shape(s.seats).take(s, found)
        return found.text()

    def load(self, plain: object) -> StateBase:
        p = Plain(plain, "the state")
        s = self._shape(p.number("seats", self.meta.fewest, self.meta.most)).loaded(p)
        assert isinstance(s, StateBase)
        broken = self.unsound(s) or ("" if s.over else self.misplaced(s))
        if broken:
            raise BadSave(f"the state is not sound: {broken}")
        check_asked(s)
        return s

    def unsound(self, s: StateBase) -> str:
        return self._shape(s.seats).miscounted(s) or self.broken(s)

    def _shape(self, seats: i64) -> Shape:
        if seats not in self._shapes:
            self._shapes[seats] = self.shape(seats)
        return self._shapes[seats]

    def prospects(self, s: StateBase) -> list[float]:
        raise NotImplementedError

    def features(self, s: StateBase, seat: i64) -> list[float]:
        return []

    def feature_names(self) -> list[str]:
        return []

    def roles(self, s: StateBase, seat: i64) -> list[str]:
        """What a seat plays and others do not, such as its god: known to all, and worth counting victories by."""
        return []

    def promising(self, s: StateBase, seat: i64) -> list[Choice]:
        """The options that a seat should think about, the best first, where trying each of them would miss the point; empty where all are worth a try.

        Follows from what the seat knows.
        """
        return []

    def plans(self, s: StateBase, seat: i64, number: i64, like: Choice | None, chance: Chance) -> list[Choice]:
        """Sensible whole plans of a seat at a moment in which plans are drafted, at random; or, if one is given, plans that differ a little from it.

        Follow from what the seat knows; none in a game without such moments.
        """
        return []

    def playout(self) -> i64:
        """How many choices at random a search makes before it trusts the prospects; 0 where they lead nowhere and whole turns must be planned."""
        return 60

    def foresight(self, seats: i64) -> i64:
        """How many turns after its own whoever plans whole turns plays on before it trusts the prospects."""
        return 0

    def farsight(self, seats: i64) -> i64:
        """How many turns more a bot plays on that decides by duel. Hints and reviews do not: what happens there makes them less sure."""
        return 0

    def turn_of(self, s: StateBase) -> i64:
        """Whose turn it is, whoever is asked; nobody's in a game without turns."""
        return -1

    def ended_by(self, s: StateBase, seat: i64, choice: Choice) -> StateBase | None:
        """The position by which a choice that ends the turn of a seat is judged; None for all other choices.

        The turn has not passed yet, for what others draw and do is only luck and would be compared with nothing; but what the seat has not used is lost.
        """
        return None

    def time_left(self, s: StateBase) -> float:
        """How long the game will still last by its own clock, such as rounds: the longer, the less a lead means."""
        return 0.0

    def decisive_lead(self) -> float:
        """How many points ahead of the best other a seat wins three games of four."""
        return 5.0

    def facts(self, s: StateBase, seat: i64, choice: Choice) -> dict[str, int]:
        return {}

    def target(self, s: StateBase, seat: i64, choice: Choice) -> str:
        return choice.target()
