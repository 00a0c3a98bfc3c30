"""What one guest and one address may take from the house, and what each thing costs.

A guest is somebody's cookie, an address the house or the street that they come from: many guests may share one, and one guest may
forget the cookie. So both have a budget, which fills steadily. What a person does at a page stays far below either.
"""

from __future__ import annotations

from typing import Final, NamedTuple

DAY: Final = 86_400


class Rate(NamedTuple):
    """How much may be taken: a second in the long run, and at once."""

    steady: float
    burst: float


# As many as nobody ever has, and for ever.
MANY: Final = 1_000_000


class Limits(NamedTuple):
    """The limits of a house. One unit is a request that costs next to nothing."""

    guest: Rate = Rate(20.0, 1_000.0)
    address: Rate = Rate(100.0, 4_000.0)
    # New lines, before anything is known of them but their address.
    newcomers: Rate = Rate(50.0, 500.0)
    # What is read from one address: whatever comes faster waits for its turn, so that everybody else comes between; and how many hundredths
    # of the server's time all that is asked from there may take in the long run.
    turns: Rate = Rate(250.0, 10.0)
    percent_of_time: int = 25
    # The same for the bots at the tables that were made from one address, whose choices nobody asks for one by one: how many they make, and what
    # these may take of the server's time. What they take to think is shared elsewhere.
    bots: Rate = Rate(100.0, 20.0)
    percent_of_time_for_bots: int = 10
    # How long whoever asks for too much waits for the answer that says so: to refuse a flood would otherwise cost as much as to serve it.
    refusal_seconds: float = 0.5
    # How long a choice may be held up by the question whether it is a mistake.
    warning_seconds: float = 0.15
    # Films that one address may wait for at the same time, until they have come through the line.
    films: int = 2
    # Sleeping tables that one address waits for at the same time, and tables that stay awake for a while although nobody is there.
    wakes: int = 60
    unvisited_tables: int = 100
    # Lines at tables, and lines of any kind, also such as have not said yet what they want.
    lines_of_guest: int = 30
    lines_of_address: int = 300
    connections_of_address: int = 500
    # How long it may take until a request has a head, until its body is there, and until somebody at a table says hello.
    head_seconds: float = 15.0
    body_seconds: float = 30.0
    hello_seconds: float = 20.0
    # Unfinished tables at the same time, of an address those of the last day; and new ones, for finished games fill the disk, too.
    tables_of_guest: int = 60
    tables_of_address: int = 300
    new_tables_of_guest: Rate = Rate(200 / DAY, 200.0)
    new_tables_of_address: Rate = Rate(1_000 / DAY, 1_000.0)
    # Guests whom a table has let in, to play or by its link to watch.
    members_of_table: int = 1_000
    # Guests of one address who sign out everywhere for the first time: how often they did is remembered of all of them.
    sign_outs_of_address: Rate = Rate(100 / DAY, 100.0)
    # New reviews, each of which takes a processor for some seconds; and how many days one is kept.
    new_reviews_of_guest: Rate = Rate(100 / DAY, 100.0)
    new_reviews_of_address: Rate = Rate(500 / DAY, 500.0)
    review_days: int = 180
    # How many days a table is kept in which nothing happens: one that still waits for people, a game in which only bots play,
    # an unfinished game of people, and a finished one.
    gathering_days: int = 7
    bots_days: int = 7
    unfinished_days: int = 180
    finished_days: int = MANY


STRANGERS: Final = Limits()
PLENTY: Final = Rate(1e9, 1e9)
# For tests, measurements and a house among friends.
FRIENDS: Final = Limits._make(PLENTY if isinstance(limit, Rate) else MANY if isinstance(limit, int) else limit for limit in STRANGERS)

# What is asked, in units; whatever is not here costs ANYTHING.
ANYTHING: Final = 1.0
LOBBY: Final = 3.0
SEAT: Final = 5.0
LINE: Final = 10.0
GUEST: Final = 10.0
STORY: Final = 15.0
TABLE: Final = 20.0
FILM: Final = 100.0
REVIEW: Final = 100.0

# Commands of one guest, over however many lines, and lines of talk; of those who only watch also all of one address together.
COMMANDS: Final = Rate(20.0, 60.0)
TALK: Final = Rate(1.0, 10.0)
# Lines of talk of all guests of one address: a class of thirty never notices.
TALK_OF_ADDRESS: Final = Rate(10.0, 100.0)
# What a command costs of them; choices are free if they are legal.
COMMAND: Final = 1.0
COMMAND_COSTS: Final = {"then": 3.0, "look": 4.0, "hello": 4.0, "takeback": 5.0, "warm": 5.0, "hint": 10.0}
# What may wait for a page that does not read, besides one update that tells everything.
WAITING_BYTES: Final = 1_000_000
