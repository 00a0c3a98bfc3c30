"""The resolution of one quest: who wins, and what follows from it, in this order: mark, scale, gift, own lines, score card, epilogue, replacement.  PRO-QST-01, PRO-EPI-03, PRO-RUL-32"""

from __future__ import annotations

from themis.core.event import Io
from themis.core.native import i64, vec
from themis.games.pantheon_proto import effects, moves, rules, vocabulary
from themis.games.pantheon_proto.content import (
    DARK,
    FROM_CARDS,
    FROM_EPILOGUES,
    FROM_GIFTS,
    FROM_RANKS,
    LIGHT,
    NO_QUEST,
    PEOPLE_COUNT,
    RESOURCE_COUNT,
    SCALE_END,
)
from themis.games.pantheon_proto.moves import Telling
from themis.games.pantheon_proto.state import State, plus, put, size
from themis.games.pantheon_proto.tables import Lines


def resolve(s: State, slot: i64, io: Io) -> None:
    """A quest of this turn; the next one waits until all is done.  PRO-QST-01, PRO-QST-08, PRO-QST-09, PRO-GIFT-01, PRO-GIFT-02, PRO-GIFT-03, PRO-GIFT-04, PRO-GIFT-05, PRO-RUL-03"""
    if s.quests[slot] < 0:
        return
    remember_sides(s, slot)
    side = counted(s, slot, io)
    if side == rules.UNRESOLVED:
        return
    k = 2 * slot + side
    s.marks = plus(s.marks, k, 1)
    io.tell(moves.MARK_SET, slot, side, s.marks[k])
    move_peoples(s, s.tokens[k], s.tokens[2 * slot + 1 - side], io)
    ranking = rules.ranked(s, rules.quest_cell(slot, side))
    people = s.tokens[k]
    # Once for each that the line is for.  PRO-GIFT-01, PRO-GIFT-06, PRO-RUL-31
    carry_out(s, slot, side, ranking, s.t.gift_lines, people, people, s.t.moves.by_gift[people], FROM_GIFTS, io)
    carry_out_own_lines(s, slot, side, io)
    score_ranks(s, slot, ranking, io)
    if s.marks[k] >= s.t.marks:
        end_quest(s, slot, side, ranking, io)


def remember_sides(s: State, slot: i64) -> None:
    """Everybody sees who feeds which people, and may draw conclusions about objectives.  PRO-INFO-06"""
    s.fed = s.fed[:]
    for seat in range(s.seats):
        more = rules.count(s, seat, rules.quest_cell(slot, LIGHT)) - rules.count(s, seat, rules.quest_cell(slot, DARK))
        s.fed[seat * PEOPLE_COUNT + s.tokens[2 * slot + LIGHT]] += more
        s.fed[seat * PEOPLE_COUNT + s.tokens[2 * slot + DARK]] -= more


def counted(s: State, slot: i64, io: Io) -> i64:
    """The winning side, with what is told of it.  PRO-QST-02, PRO-QST-03, PRO-QST-04, PRO-QST-05, PRO-QST-06, PRO-QST-10"""
    side = rules.winning_side(s, slot)
    if io.quiet:
        return side
    light = rules.total(s, slot, LIGHT)
    dark = rules.total(s, slot, DARK)
    io.tell_all(moves.QUEST_COUNTED, [slot, light, dark, s.neutral[LIGHT], s.neutral[DARK]])
    if side == rules.UNRESOLVED:
        io.tell(moves.QUEST_DESERTED if light else moves.QUEST_UNRESOLVED, slot)
    elif light != dark:
        io.tell(moves.QUEST_WON, slot, side)
    elif rules.decider(s, slot) == rules.NOBODY:
        io.tell(moves.QUEST_BALANCED, slot, side)
    else:
        io.tell(moves.QUEST_DECIDED, slot, side, rules.decider(s, slot))
    return side


# ---------------------------------------------------------------- Consequences


def move_peoples(s: State, winner: i64, loser: i64, io: Io) -> None:
    """One step on and one step back, whoever played, but never beyond an end; an end once reached ends the game.  PRO-SCALE-01, PRO-SCALE-02, PRO-SCALE-04, PRO-SCALE-05, PRO-END-03, PRO-END-05, PRO-RUL-05, PRO-RUL-29"""
    if s.scale[winner] < s.t.scale_end:
        s.scale = plus(s.scale, winner, 1)
        io.tell(moves.PEOPLE_ROSE, winner, s.scale[winner])
    else:
        io.tell(moves.PEOPLE_STAYED, winner, s.scale[winner])
    if s.scale[loser] > -s.t.scale_end:
        s.scale = plus(s.scale, loser, -1)
        io.tell(moves.PEOPLE_FELL, loser, s.scale[loser])
    else:
        io.tell(moves.PEOPLE_STAYED, loser, s.scale[loser])
    if s.scale[winner] == s.t.scale_end or s.scale[loser] == -s.t.scale_end:
        effects.trigger_end(s, SCALE_END, io)


def is_concerned(s: State, seat: i64, whom: i64, slot: i64, side: i64, ranking: vec[i64]) -> bool:
    """Whether a line is for a seat: the winners, the opposite side, or the first; a player on both sides is a winner and opposite.  PRO-GIFT-01, PRO-EPI-04, PRO-EPI-05, PRO-EPI-06, PRO-EPI-12, PRO-RUL-30, PRO-RUL-33, PRO-RUL-34"""
    if whom == vocabulary.FIRST:
        return ranking[0] == seat
    on = side if whom == vocabulary.WINNERS else 1 - side
    return rules.count(s, seat, rules.quest_cell(slot, on)) > 0


def carry_out(
    s: State, slot: i64, side: i64, ranking: vec[i64], lines: Lines, card: i64, bearer: i64, told: Telling, source: i64, io: Io
) -> None:
    """The lines of a card in printed order, each in initiative order.  PRO-EPI-07"""
    for k in range(lines.start[card], lines.start[card + 1]):
        if lines.when[k] < vocabulary.WINNERS or lines.when[k] > vocabulary.FIRST:
            strengthen_side(s, lines.thing[k], lines.number[k], io)
            continue
        for place in range(s.seats):
            seat = s.order[place]
            if is_concerned(s, seat, lines.when[k], slot, side, ranking):
                carry_out_line(s, seat, lines, k, bearer, told, source, io)


def carry_out_line(s: State, seat: i64, lines: Lines, k: i64, bearer: i64, told: Telling, source: i64, io: Io) -> None:
    """PRO-EPI-04, PRO-EPI-05, PRO-EPI-06, PRO-EPI-08"""
    number = worth(s, seat, lines, k)
    whom = lines.when[k] - vocabulary.WINNERS
    if lines.verb[k] == vocabulary.LOSE:
        if not ignores(s, seat, lines, k, io):
            effects.take(s, seat, lines.thing[k], number, source, told.took[whom], bearer, io)
    elif lines.verb[k] == vocabulary.DISCOUNT:
        give_rebate(s, seat, lines.thing[k], number, io)
    elif number:
        effects.give(s, seat, lines.thing[k], number, source, told.gave[whom], bearer, io)


def worth(s: State, seat: i64, lines: Lines, k: i64) -> i64:
    """The number of a line, or as many as monuments were built, up to the most."""
    if lines.verb[k] != vocabulary.EACH:
        return lines.number[k]
    built = size(s.monuments[seat])
    return lines.number[k] * (built if built < lines.more[k] else lines.more[k])


def ignores(s: State, seat: i64, lines: Lines, k: i64, io: Io) -> bool:
    """A loss aimed at the opposite side does not hit who is immune.  PRO-SYM-11"""
    if lines.when[k] != vocabulary.OPPOSITE or not rules.is_immune(s, seat):
        return False
    io.tell(moves.LOSS_IGNORED, seat, lines.thing[k], lines.number[k])
    return True


def give_rebate(s: State, seat: i64, resource: i64, number: i64, io: Io) -> None:
    s.rebates = plus(s.rebates, seat * RESOURCE_COUNT + resource, number)
    io.tell(moves.REBATE, seat, resource, number)


def strengthen_side(s: State, side: i64, number: i64, io: Io) -> None:
    """A neutral bonus for the quests that are not resolved yet in this turn.  PRO-EPI-10, PRO-EPI-11, PRO-RUL-29"""
    s.neutral = plus(s.neutral, side, number)
    io.tell(moves.NEUTRAL_ADDED, side, number)


def carry_out_own_lines(s: State, slot: i64, side: i64, io: Io) -> None:
    """“Quest won” and “quest lost” of powers and built tools, in initiative order.  PRO-GIFT-08, PRO-RUL-32"""
    for place in range(s.seats):
        seat = s.order[place]
        won = rules.count(s, seat, rules.quest_cell(slot, side)) > 0
        lost = rules.count(s, seat, rules.quest_cell(slot, 1 - side)) > 0
        if won or lost:
            power = s.power_card(seat)
            carry_out_lines_of(s, seat, power, side, won, lost, io)
            tool = s.tool_card(seat)
            if tool >= 0:
                carry_out_lines_of(s, seat, tool, side, won, lost, io)


def carry_out_lines_of(s: State, seat: i64, card: i64, side: i64, won: bool, lost: bool, io: Io) -> None:
    lines = s.t.card_lines
    is_power = card < s.t.powers
    for k in range(lines.start[card], lines.start[card + 1]):
        if (lines.when[k] == vocabulary.WON and won) or (lines.when[k] == vocabulary.LOST and lost):
            if lines.more[k] == vocabulary.NONE or lines.more[k] == side:
                told = moves.POWER_BY_QUEST if is_power else moves.TOOL_BY_QUEST
                bearer = card if is_power else card - s.t.powers
                effects.give(s, seat, lines.thing[k], lines.number[k], FROM_CARDS, told, bearer, io)


def score_ranks(s: State, slot: i64, ranking: vec[i64], io: Io) -> None:
    """The score card, beside the gift; prizes without a winner are not given.  PRO-SCORE-01, PRO-SCORE-02, PRO-SCORE-03, PRO-SCORE-04, PRO-SCORE-05, PRO-SETUP-08, PRO-SETUP-09, PRO-RUL-02"""
    second = s.t.second_prize[s.seats]
    told = moves.RANKED if second else moves.RANKED_FIRST_ONLY
    if ranking[0] >= 0 and s.t.first_prize[s.seats]:
        effects.score(s, ranking[0], FROM_RANKS, s.t.first_prize[s.seats])
        io.tell(told, ranking[0], slot, 1, s.t.first_prize[s.seats])
    if ranking[1] >= 0 and second:
        effects.score(s, ranking[1], FROM_RANKS, second)
        io.tell(told, ranking[1], slot, 2, second)


# ---------------------------------------------------------------- Epilogue


def end_quest(s: State, slot: i64, side: i64, ranking: vec[i64], io: Io) -> None:
    """A side with the last mark: its epilogue, then the quest goes and another comes, which sleeps until the next turn.  PRO-EPI-01, PRO-EPI-02, PRO-EPI-09, PRO-EPI-13, PRO-EPI-14, PRO-EPI-17, PRO-END-01, PRO-RUL-36"""
    quest = s.quests[slot]
    io.tell(moves.EPILOGUE, slot, quest, side)
    carry_out(s, slot, side, ranking, s.t.quest_lines, 2 * quest + side, quest, moves.BY_EPILOGUE, FROM_EPILOGUES, io)
    clear_slot(s, slot, io)
    if s.quest_pile > 0:
        effects.lay_quest(s, slot, moves.QUEST_LAID, io)
    else:
        io.tell(moves.SLOT_EMPTY, slot)
        effects.trigger_end(s, NO_QUEST, io)


def clear_slot(s: State, slot: i64, io: Io) -> None:
    """The card is discarded, its tokens are put aside, its marks go back.  PRO-EPI-09"""
    light = s.tokens[2 * slot]
    dark = s.tokens[2 * slot + 1]
    io.tell(moves.QUEST_FINISHED, slot, s.quests[slot], light, dark)
    s.aside = plus(plus(s.aside, light, 1), dark, 1)
    s.quests = put(s.quests, slot, -1)
    s.tokens = put(put(s.tokens, 2 * slot, -1), 2 * slot + 1, -1)
    s.marks = put(put(s.marks, 2 * slot, 0), 2 * slot + 1, 0)
