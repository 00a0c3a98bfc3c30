"""Finds puzzles in games of greedy bots: decisions of the first seat in which another choice is clearly better, with a point that can be seen.

scripts/puzzles.py altar --games 60 --seats 3 --seed 1

A decision is tried if it has at least three options and is neither in the middle of an action nor secret nor before the first turn; it is marked if the
greedy choice loses the duel by 5 points of the chance to win and 4 standard errors, and confirmed if that is so by 5 points and 2.5 errors when 80 worlds are
played to their end. It is kept if the better line brings something about within the turn that the greedy one does not, and the coach, who looks ahead for
whoever solves it, turns the greedy choice down. Read what is written before it is committed: an opinion about cards is no puzzle.

scripts/puzzles.py altar --again --worlds 160 --seed 9

plays the puzzles there are to their end in fresh worlds, for whatever was chosen by some worlds flatters itself in the same ones: what is told of them is this.
One that is not confirmed again is taken away.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

from themis.bots import levels
from themis.bots.bot import Knowledge
from themis.bots.chance import fit_of, win_chances
from themis.bots.duel import Streamed, duel, mean, standard_error
from themis.bots.duel_bot import foremost
from themis.bots.judgement import LUCK, greedy_choice, worths
from themis.bots.plan_search import PlanSearch
from themis.core.chance import Arranged, Seeded
from themis.core.choice import Choice
from themis.core.event import Event, Io
from themis.core.frame import StateBase, apply, forced, options, waiting
from themis.core.game import Game
from themis.core.record import Record
from themis.core.session import Session, start
from themis.games import GAMES, find
from themis.learn.coach import Coach, Moment, is_asked
from themis.learn.goal import ME
from themis.learn.lesson import Lesson
from themis.learn.puzzle import DUEL_ERRORS, FOLDER, LEAST_AHEAD, PLAYED_ERRORS, compared, position, puzzles_of, read_puzzle, staged
from themis.learn.rehearsal import LEARNER
from themis.speech.speech import Speech

# The sources, whichever engine plays.
HOME = Path(__file__).parent.parent / "src" / "themis" / "games"
# What is worth looking for, the most telling first.
POINTS = {
    "altar": "completed built seized destroyed deactivated lured banished robbed activated discovered adored influenced".split(),
    "uruk": "settled placed robbed moved used exchanged".split(),
    "delphi": "task-done shrine-built statue-raised offered defeated statue-loaded offering-loaded boarded explored god-invoked healed equipment-used".split(),
    "pantheon": "deity-worshipped deity-gained demigod-taken demigod-drawn column-placed tile-taken offering-bought piece-bought".split(),
    "pantheon_proto": "built crafted recruited".split(),
}
LONGEST_LINE = 4
BATCH = 20
MARK_BUDGET, PROOF_BUDGET = 1_500, 8_000
LINES = 10
MOST_CLAUSES = 3
LONGEST_TURN = 40
# The coach must answer soon, whatever is chosen.
SLOWEST_GATE = 0.25


class Search:
    """One run over some games."""

    def __init__(self, game: Game, args: argparse.Namespace, scratch: Path) -> None:
        self.game, self.args, self.scratch = game, args, scratch
        self.speech = Speech(game, "en")
        self.counted: Counter[str] = Counter()
        self.chance = Seeded(args.seed)

    def run(self) -> None:
        for number in range(self.args.games):
            self.play(number)
            print(
                f"game {number}: {self.counted['tried']} tried, {self.counted['confirmed']} kept, {time.process_time():.0f} s", flush=True
            )
        for what, number in sorted(self.counted.items(), key=lambda found: -found[1]):
            print(f"{what:<22}{number:>8}")

    def play(self, number: int) -> None:
        """One game. At most one puzzle of it is kept."""
        luck = self.args.seed * 1_000 + number
        names = [LEARNER, *["bot:oracle"] * (self.args.seats - 1)]
        session = start(self.game, names, {}, Arranged("puzzle", [], luck, []))
        bots = [levels.make("greedy", luck * 10 + seat) for seat in range(self.args.seats)]
        kept = False
        while not session.state.over:
            seat = session.waiting()[0]
            choice = forced(session.state) or bots[seat].choose(Knowledge(self.game, session.state, seat))
            if seat == ME and not kept and is_tried(session):
                kept = self.try_out(session, choice, luck)
            session.choose(seat, choice.text)

    def try_out(self, session: Session, greedy: Choice, luck: int) -> bool:
        known = Knowledge(self.game, session.state, ME)
        advised = known.promising()
        offered = advised if len(advised) > 1 and greedy in advised else known.options()
        self.counted["tried"] += 1
        rivals = foremost(offered, worths(known, offered, 2, self.chance))
        rivals = rivals if greedy in rivals else [*rivals, greedy]
        verdicts = duel(known, rivals, MARK_BUDGET, self.chance.below(0, LUCK))
        best = min(verdicts, key=lambda verdict: verdict.behind).choice
        if next(verdict.behind for verdict in verdicts if verdict.choice is greedy) < LEAST_AHEAD / 100:
            return False
        proof = compared(session, best, greedy, PROOF_BUDGET, self.chance.below(0, LUCK))
        if proof.behind < LEAST_AHEAD / 100 or proof.behind < DUEL_ERRORS * proof.error:
            return False
        self.counted["marked"] += 1
        goals = self.goals(known, best, greedy)
        if not goals:
            self.counted["without a point"] += 1
            return False
        puzzle = None
        for number in range(1, min(len(goals), MOST_CLAUSES) + 1):
            puzzle = puzzle or self.staged(session, best, greedy, " & ".join(goals[:number]), luck)
        if puzzle is None:
            self.counted["no clear way"] += 1
            return False
        won = self.played_out(known, [best, greedy])
        if won is None:
            self.counted["not confirmed"] += 1
            return False
        self.counted["confirmed"] += 1
        self.write(puzzle, found_text(100 * proof.behind, 100 * proof.error, won))
        return True

    def measure_again(self) -> None:
        for puzzle in puzzles_of(self.game):
            known = Knowledge(self.game, position(puzzle, staged(puzzle)).state, ME)
            rivals = [choice for text in (puzzle.best, puzzle.greedy) if (choice := self.game.catalogue.parse(text)) is not None]
            won = self.played_out(known, rivals)
            print(
                puzzle.path.name,
                "is not confirmed" if won is None else f"{100 * mean(won[0]):.0f} % instead of {puzzle.found.won:.0f} %",
                flush=True,
            )
            path = HOME / self.game.meta.id / FOLDER / puzzle.path.name
            if won is None:
                path.with_suffix(".rec").unlink()
                path.unlink()
            else:
                head = path.read_text(encoding="utf-8").partition("[found]")[0]
                path.write_text(head + found_text(puzzle.found.duel, puzzle.found.duel_error, won), encoding="utf-8")

    def goals(self, known: Knowledge, best: Choice, greedy: Choice) -> list[str]:
        """Clauses that the better line brings about in nearly all worlds and the greedy one in hardly any, the most telling first; one for each kind of event."""
        lines: list[Counter[str]] = [Counter(), Counter()]
        for _ in range(LINES):
            world, luck = known.imagine(self.chance), self.chance.below(0, LUCK)
            for told, choice in zip(lines, [best, greedy], strict=True):
                made = Counter([clause for event in self.turn(world, choice, luck) for clause in self.clauses(event)])
                told.update([clause if times == 1 else f"{times}x {clause}" for clause in made for times in range(1, made[clause] + 1)])
        found = [clause for clause in lines[0] if lines[0][clause] >= 0.9 * LINES and lines[1][clause] <= 0.1 * LINES]
        points = POINTS[self.game.meta.id]
        goals: list[str] = []
        for clause in sorted(found, key=lambda clause: (points.index(event_of(clause)), len(clause.split()))):
            if event_of(clause) not in [event_of(goal) for goal in goals]:
                goals.append(clause)
        return goals

    def turn(self, world: StateBase, choice: Choice, luck: int) -> list[Event]:
        """What happens after a choice until the turn has passed."""
        s, io, thoughts = world.clone(), Io(Streamed(luck), False), Seeded(luck)
        turn = self.game.turn_of(s)
        apply(s, ME, choice, io)
        for _ in range(LONGEST_TURN):
            if s.over or self.game.turn_of(s) != turn or waiting(s) != [ME]:
                break
            apply(s, ME, greedy_choice(self.game, s, ME, thoughts), io)
        return io.events

    def clauses(self, event: Event) -> list[str]:
        kind = event.kind
        if kind.name not in POINTS[self.game.meta.id]:
            return []
        if "seat" in kind.fields and event.values[kind.fields.index("seat")] != ME:
            return []
        mine = f"{kind.name} seat=me" if "seat" in kind.fields else kind.name
        # What there are no words for cannot be told apart.
        if not self.speech.has_attribute(f"puzzle-{kind.name}", "here"):
            return [mine]
        exact = mine
        for name, value in zip(kind.fields, event.values, strict=True):
            slugs = self.game.fields.find(name).slugs
            if name != "seat" and slugs is not None and 0 <= value < len(slugs):
                exact += f" {name}={slugs[value]}"
        return [mine, exact]

    def staged(self, session: Session, best: Choice, greedy: Choice, goal: str, luck: int) -> tuple[str, Record] | None:
        """The puzzle as it is written, and its record with the solution; none if the coach accepts the greedy choice or nearly everything."""
        begins = len(session.record.lines)
        for depth in range(1, LONGEST_LINE + 1):
            text = puzzle_text(session, best, greedy, goal, luck, begins, depth)
            coach = Coach(self.lesson(text))
            m = coach.moment(session.state, session.chance, 0, [], 0)
            twin = session.twin()
            if not self.follow(coach, m, best, twin):
                continue
            accepted = 0
            for choice in options(session.state, ME):
                one = time.process_time()
                accepts = coach.accepts(m, choice)
                accepted += accepts
                if accepts and choice is greedy:
                    self.counted["(greedy leads there)"] += 1
                    return None
                if time.process_time() - one > SLOWEST_GATE:
                    self.counted["(slow)"] += 1
                    return None
            if accepted > max(1, len(options(session.state, ME)) // 2):
                self.counted["(many ways)"] += 1
                return None
            return text, twin.record
        self.counted["(no line)"] += 1
        return None

    def follow(self, coach: Coach, m: Moment, best: Choice, twin: Session) -> bool:
        """Plays the solution: the best choice, then the shortest way to the goal."""
        choice = best
        for _ in range(coach.lesson.steps[0].depth):
            m = coach.after(m, ME, choice)
            twin.choose(ME, choice.text)
            while (only := forced(m.state)) is not None and waiting(m.state) == [ME] and m.step == 0:
                m = coach.after(m, ME, only)
                twin.choose(ME, only.text)
            if m.step > 0:
                return True
            found = coach.way(m) if is_asked(m) else None
            if found is None:
                return False
            choice = found[0][0]
        return False

    def lesson(self, text: str) -> Lesson:
        path = self.scratch / "puzzle.toml"
        path.write_text(text + found_text(50.0, 0.0, [[1.0] * 80, [0.5] * 80]), encoding="utf-8")
        return read_puzzle(path, self.game).lesson

    def played_out(self, known: Knowledge, rivals: list[Choice]) -> list[list[float]] | None:
        """Each one's part of the victory in the same worlds with the same luck; none as soon as it is plain that it will not do."""
        won: list[list[float]] = [[] for _ in rivals]
        for at in range(self.args.worlds):
            world, luck = known.imagine(self.chance), self.chance.below(0, LUCK)
            for values, choice in zip(won, rivals, strict=True):
                values.append(self.to_the_end(world, choice, luck))
            differences = [one - other for one, other in zip(*won, strict=True)]
            if (at + 1) % BATCH == 0 and at + 1 < self.args.worlds and mean(differences) + standard_error(differences) < LEAST_AHEAD / 100:
                return None
        return won if mean(differences) >= max(LEAST_AHEAD / 100, PLAYED_ERRORS * standard_error(differences)) else None

    def to_the_end(self, world: StateBase, choice: Choice, luck: int) -> float:
        s, io, thoughts = world.clone(), Io(Streamed(luck), True), Seeded(luck)
        apply(s, ME, choice, io)
        while not s.over:
            seat = waiting(s)[0]
            known = Knowledge(self.game, s, seat)
            plan = PlanSearch(known, thoughts, 1).best(8, 3, 0, 0.0) if s.stack[-1].drafts(s) is not None else None
            apply(s, seat, plan or greedy_choice(self.game, s, seat, thoughts), io)
        return win_chances(self.game, s, fit_of(self.game, s.seats))[ME]

    def write(self, puzzle: tuple[str, Record], found: str) -> None:
        folder = HOME / self.game.meta.id / FOLDER
        folder.mkdir(exist_ok=True)
        path = folder / f"{self.args.seats}-{self.args.seed:02}-{self.counted['confirmed']:02}.toml"
        command = f"scripts/puzzles.py {self.game.meta.id} --games {self.args.games} --seats {self.args.seats} --seed {self.args.seed}"
        path.write_text(f"# Found by {command}\n\n{puzzle[0]}{found}", encoding="utf-8")
        path.with_suffix(".rec").write_text(puzzle[1].written(), encoding="utf-8")
        print(path, puzzle[0].replace("\n", "; "), found.replace("\n", "; "), flush=True)


def event_of(clause: str) -> str:
    words = clause.split()
    return words[1] if words[0].endswith("x") and words[0][:-1].isdecimal() else words[0]


def is_tried(session: Session) -> bool:
    s = session.state
    top = s.stack[-1]
    begun = [event for group in session.story.groups for event in group if event.kind.name == "turn-began"]
    return (
        bool(begun and session.record.lines)
        # In a game in which all play the same turn it has no seat.
        and begun[-1].values[0] in (ME, *([begun[-1].values[0]] if "seat" not in begun[-1].kind.fields else []))
        and waiting(s) == [ME]
        and not top.is_part_of_action()
        and not top.is_secret()
        and len(options(s, ME)) >= 3
    )


def puzzle_text(session: Session, best: Choice, greedy: Choice, goal: str, luck: int, begins: int, depth: int) -> str:
    seats = ", ".join([f'"{name}"' for name in ["me", *session.record.names[1:]]])
    return (
        f'[puzzle]\nseats = [{seats}]\nluck = {luck}\nfrom = {begins}\ngoal = ["{goal}"]\ndepth = {depth}\n'
        f'best = "{best.text}"\ngreedy = "{greedy.text}"\n\n'
    )


def found_text(ahead: float, error: float, won: list[list[float]]) -> str:
    """What is told of a puzzle: how far it is ahead by duel, and each choice's part of the victory in the same worlds."""
    differences = [100 * (one - other) for one, other in zip(*won, strict=True)]
    return (
        f"[found]\nduel = {ahead:.1f}\nduel_error = {error:.1f}\nplayed = {mean(differences):.1f}\nplayed_error = {standard_error(differences):.1f}\n"
        f"worlds = {len(differences)}\nwon = {100 * mean(won[0]):.1f}\nwon_greedy = {100 * mean(won[1]):.1f}\n"
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=80)
    parser.add_argument("--again", action="store_true")
    args = parser.parse_args()
    with TemporaryDirectory() as folder:
        search = Search(find(args.game), args, Path(folder))
        if args.again:
            search.measure_again()
        else:
            search.run()
    return 0


if __name__ == "__main__":
    sys.exit(main())
