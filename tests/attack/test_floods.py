"""A hostile guest against a server with its usual limits, while two people play at another table.

Each attack lasts a moment here, and as long as THEMIS_ATTACK_SECONDS says in `make attack`. The attackers are nice to the machine,
for elsewhere they would not take the time of the server's own processor; to the server they are as rude as they can be.
"""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest
from attack.attackers import Attack
from attack.siege import Besieged, slowest
from attack.tally import IS_LONG, SECONDS, tally
from server.guests import Guest

SAMPLE = ["stories", "requests", "heads", "frames"]
KINDS = (
    [
        *[*SAMPLE, "sagas", "tables", "silence", "knocks", "crowds", "nonsense", "boards", "chats"],
        *["loops", "nagging", "hints", "reviews", "herds"],
    ]
    if IS_LONG
    else SAMPLE
)
# How much longer than in calm the slowest hundredth may wait, and the server work meanwhile.
MOST_RATIO = 3.0
# Less than this is no waiting, on a machine that others use; and no work: hundreds of lines that come together are let in together.
NO_WAITING, NO_WORK = 0.05, 0.015
MOST_RATIO_OF_BOTS = 2.0
MOST_GROWTH = 60.0  # megabytes
# What was answered, but not with what was asked for.
REFUSALS = ("429", "503", "404", "405", "cut off")


@pytest.fixture(scope="module")
def besieged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Besieged]:
    opened = Besieged(tmp_path_factory.mktemp("besieged"))
    yield opened
    opened.close()


@pytest.mark.parametrize("kind", KINDS)
def test_people_play_on_under_attack(besieged: Besieged, kind: str) -> None:
    counted = tally(getattr(Attack, kind).__doc__)
    seconds = SECONDS or 0.5
    calm, before = besieged.waits(seconds / 2), besieged.memory()
    waits, sent = besieged.attacked(kind, seconds, besieged.waits)
    newcomer = Guest(besieged.server.port, "Eve").get("/api/health")
    counted.calm, counted.attacked = slowest(calm.all), slowest(waits.all)
    counted.work, counted.growth = (slowest(calm.work), slowest(waits.work)), besieged.memory() - before
    counted.tried, counted.refused = sum(sent.values()), sum(sent.get(code, 0) for code in REFUSALS)
    counted.answered = counted.tried - sent.get("cut off", 0)
    counted.check(200 == newcomer.status, f"a newcomer is answered {newcomer.status}")
    counted.check(counted.growth < MOST_GROWTH, f"{counted.growth:.0f} MB more")
    counted.check("Traceback" not in besieged.server.log.read_text(), "a traceback is in the log")
    # In a moment on a shared machine there are too few choices to compare.
    most, most_work = max(MOST_RATIO * counted.calm, NO_WAITING), max(MOST_RATIO * counted.work[0], NO_WORK)
    counted.check(not IS_LONG or counted.attacked <= most, f"people wait {counted.attacked * 1000:.0f} ms")
    counted.check(not IS_LONG or counted.work[1] <= most_work, f"the server works {counted.work[1] * 1000:.0f} ms meanwhile")

    assert counted.tried
    assert [] == counted.faults


@pytest.mark.skipif(not IS_LONG, reason="bots need some time to be compared")
def test_bots_think_for_others_although_one_guest_has_fifty_tables_of_them(besieged: Besieged) -> None:
    counted = tally(Attack.starvation.__doc__)
    # Processes begin when they are needed, which takes longer than to think.
    besieged.waits_for_a_bot(SECONDS / 4)
    calm = besieged.waits_for_a_bot(SECONDS)
    attacked, sent = besieged.attacked("starvation", SECONDS, besieged.waits_for_a_bot)
    counted.calm, counted.attacked = median(calm.all), median(attacked.all)
    counted.tried, counted.answered, counted.refused = sum(sent.values()), sum(sent.values()), sent.get("429", 0)
    counted.check(counted.attacked <= MOST_RATIO_OF_BOTS * counted.calm, f"{counted.calm * 1000:.0f} to {counted.attacked * 1000:.0f} ms")

    assert [] == counted.faults
