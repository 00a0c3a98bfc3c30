"""What cards do, as effects of one small vocabulary: `when:verb:number:thing:more`, explained at the head of `content.toml`.  PRO-SYM-02, PRO-SYM-07, PRO-SYM-08, PRO-SYM-09, PRO-SYM-11, PRO-SYM-12"""

from __future__ import annotations

from typing import Final, final

from themis.books.content import Row, show
from themis.games.pantheon_proto.content import RESOURCES, SIDES, THINGS

WHENS: Final = [
    "start", "planning", "resolution", "purchase", "always", "cell", "pay", "build", "won", "lost", "end",
    "winners", "opposite", "first", "unresolved", "built",
]  # fmt: skip
AT_START: Final = 0
IN_PLANNING: Final = 1
IN_RESOLUTION: Final = 2
IN_PURCHASE: Final = 3
ALWAYS: Final = 4
ON_CELL: Final = 5
WON: Final = 8
LOST: Final = 9
AT_END: Final = 10
WINNERS: Final = 11
OPPOSITE: Final = 12
FIRST: Final = 13

VERBS: Final = ["gain", "lose", "each", "disciples", "forbid", "add", "wild", "discount", "immune"]
GAIN: Final = 0
LOSE: Final = 1
EACH: Final = 2
DISCIPLES: Final = 3
FORBID: Final = 4
ADD: Final = 5
WILD: Final = 6
DISCOUNT: Final = 7
IMMUNE: Final = 8

# What a modifier of counts is about: a cell, all quest cells of a side, or any one cell.
CELL_WORDS: Final = [*RESOURCES, "initiative", *SIDES, "any"]
LIGHT_CELLS: Final = 4
ANY_CELL: Final = 6

MOST_NUMBER: Final = 9
MOST_DISCIPLES: Final = 40
MOST_EFFECTS: Final = 6
NONE: Final = -1

# Who bears effects, by table and column.
POWER: Final = "power"
TOOL: Final = "tool"
GIFT: Final = "gift"
EPILOGUE: Final = "epilogue"
BUILT: Final = "built"


@final
class Form:
    """A way to write effects: by whom they are borne, when they can happen, and which words follow the verb; `more` may be left out if it is not `needed`."""

    __slots__ = ("bearers", "whens", "verb", "least", "most", "things", "more", "needed")

    def __init__(
        self,
        bearers: list[str],
        whens: list[str],
        verb: str,
        most: int = 0,
        things: list[str] | None = None,
        more: list[str] | None = None,
        needed: bool = False,
        least: int = 1,
    ) -> None:
        self.bearers: Final = bearers
        self.whens: Final = whens
        self.verb: Final = verb
        self.least: Final = least
        self.most: Final = most
        self.things: Final = things or []
        self.more: Final = more or []
        self.needed: Final = needed

    def written(self) -> str:
        words = [" or ".join(self.whens), self.verb]
        if self.most:
            words.append("number")
        if self.things:
            words.append("thing")
        return ":".join(words) + ((":more" if self.needed else "[:more]") if self.more else "")

    def fits(self, words: list[str]) -> bool:
        """Whether these could be the words of such an effect, as far as their number says."""
        least = 2 + (1 if self.most else 0) + (1 if self.things else 0) + (1 if self.needed else 0)
        return len(words) in (least, least + (1 if self.more and not self.needed else 0))


PLACED: Final = [str(number) for number in range(1, MOST_NUMBER + 1)]
OWN: Final = [POWER, TOOL]
OF_QUESTS: Final = [GIFT, EPILOGUE]
WHOM: Final = ["winners", "opposite", "first"]
FORMS: Final = [
    Form([POWER], ["start"], "gain", MOST_NUMBER, THINGS),
    Form([POWER], ["start"], "disciples", MOST_DISCIPLES),
    Form(OWN, ["planning", "resolution", "purchase"], "gain", MOST_NUMBER, THINGS),
    Form(OWN, ["resolution", "always"], "forbid"),
    Form(OWN, ["cell"], "add", MOST_NUMBER, CELL_WORDS, PLACED, least=-MOST_NUMBER),
    Form(OWN, ["pay"], "wild"),
    Form(OWN, ["build"], "discount", MOST_NUMBER, RESOURCES),
    Form(OWN, ["won", "lost"], "gain", MOST_NUMBER, THINGS, SIDES),
    Form(OWN, ["opposite"], "immune"),
    Form([TOOL], ["end"], "each", MOST_NUMBER, ["point"]),
    Form(OF_QUESTS, WHOM, "gain", MOST_NUMBER, THINGS),
    Form(OF_QUESTS, WHOM, "lose", MOST_NUMBER, THINGS),
    Form(OF_QUESTS, WHOM, "each", MOST_NUMBER, THINGS, PLACED, needed=True),
    Form(OF_QUESTS, WHOM, "discount", MOST_NUMBER, RESOURCES),
    Form(OF_QUESTS, ["unresolved"], "add", MOST_NUMBER, SIDES),
    Form([BUILT], ["built"], "gain", MOST_NUMBER, THINGS),
]


@final
class Effect:
    """One effect; `thing` is a thing, a cell word or a side, as its verb says, `more` a side or a number, -1 for none."""

    __slots__ = ("when", "verb", "number", "thing", "more")

    def __init__(self, when: int, verb: int, number: int, thing: int, more: int) -> None:
        self.when: Final = when
        self.verb: Final = verb
        self.number: Final = number
        self.thing: Final = thing
        self.more: Final = more


def effects_of(row: Row, column: str) -> list[Effect]:
    """The effects in a column of a sound row, in their order."""
    return [effect_of(text) for text in row.texts(column)]


def effect_of(text: str) -> Effect:
    """A sound effect from its text, such as `winners:gain:2:metal`."""
    words = text.split(":")
    form = next(form for form in FORMS if words[0] in form.whens and words[1] == form.verb and form.fits(words))
    rest = words[2:]
    number = int(rest.pop(0)) if form.most else 0
    thing = form.things.index(rest[0]) if form.things else NONE
    # The only thing of the final scoring is the point.
    if form.things == ["point"]:
        thing = THINGS.index("point")
    more = rest[1] if len(rest) == 2 else ""
    return Effect(WHENS.index(words[0]), VERBS.index(words[1]), number, thing, more_of(more))


def more_of(word: str) -> int:
    if not word:
        return NONE
    return SIDES.index(word) if word in SIDES else int(word)


def wrong_effects(row: Row, column: str, bearer: str) -> str:
    """Why a row cannot have the effects in its column; empty if it can."""
    texts = row.texts(column)
    if len(texts) > MOST_EFFECTS:
        return f"{len(texts)} effects are more than {MOST_EFFECTS}"
    for text in texts:
        reason = wrong_effect(text, bearer)
        if reason:
            return reason
    return wrong_together([effect_of(text) for text in texts])


def wrong_effect(text: str, bearer: str) -> str:
    words = text.split(":")
    forms = [form for form in FORMS if bearer in form.bearers and words[0] in form.whens]
    if not forms:
        known = sorted({when for form in FORMS if bearer in form.bearers for when in form.whens}, key=WHENS.index)
        return f"{show(text)} is not an effect; here effects begin with {', '.join(known)}"
    named = [form for form in forms if len(words) > 1 and words[1] == form.verb]
    if not named:
        return f"{show(text)} must go on with {' or '.join([form.verb for form in forms])}"
    form = named[0]
    if not form.fits(words):
        return f"{show(text)} must be written {form.written()}"
    return wrong_words(text, words[2:], form)


def wrong_words(text: str, rest: list[str], form: Form) -> str:
    """Only one way to write a number: a zero in front or a digit of another script would be a second one."""
    if form.most and rest[0] not in [str(number) for number in range(form.least, form.most + 1) if number]:
        return f"the number of {show(text)} is {'0 or ' if form.least < 0 else ''}not between {form.least} and {form.most}"
    words = rest[1:] if form.most else rest
    if form.things and words[0] not in form.things:
        return f"the thing of {show(text)} is not one of {', '.join(form.things)}"
    if len(words) > 1 and words[1] not in form.more:
        return f"the end of {show(text)} is not one of {', '.join(form.more)}"
    if form.things == CELL_WORDS:
        return wrong_modifier(text, rest)
    return ""


def wrong_modifier(text: str, rest: list[str]) -> str:
    """Any one cell gets 1 more; placed disciples are looked at on quest cells only.  PRO-RES-12, PRO-RES-13"""
    if rest[1] == "any" and (rest[0] != "1" or len(rest) > 2):
        return f"{show(text)} must be written cell:add:1:any"
    if len(rest) > 2 and rest[1] not in SIDES:
        return f"{show(text)} looks at placed disciples, which only light and dark cells do"
    return ""


def wrong_together(effects: list[Effect]) -> str:
    """What a card can say only once."""
    if len([effect for effect in effects if effect.verb == DISCIPLES]) > 1:
        return "it says twice with how many disciples its owner starts"
    for side in range(len(SIDES)):
        placed = {
            effect.more for effect in effects if effect.when == ON_CELL and effect.thing == LIGHT_CELLS + side and effect.more != NONE
        }
        if len(placed) > 1:
            return f"it looks at different numbers of disciples on {SIDES[side]} cells"
    return ""
