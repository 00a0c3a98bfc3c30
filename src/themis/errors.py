"""Every way in which Themis says no.

Each error carries one clear sentence that can be shown to a person as it is.
"""


class ThemisError(Exception):
    """The parent of all refusals; its text is one clear sentence."""


class BadContent(ThemisError):
    """A content or rulebook file does not say what it must."""


class BadRecord(ThemisError):
    """A game record cannot be read or does not replay."""


class NewerRecord(BadRecord):
    """A game record was made by a later version of Themis."""


class BadSave(ThemisError):
    """A saved state cannot be turned back into a game."""


class BadOptions(ThemisError):
    """The options or the number of seats do not fit the game."""


class UnknownGame(ThemisError):
    """There is no game with this id."""


class UnknownLesson(ThemisError):
    """The game has no lesson with this id."""


class UndeclaredField(ThemisError):
    """A game tells a number without having said what it means."""


class StaleVersion(ThemisError):
    """The choice answers a question that is no longer asked."""


class WrongSeat(ThemisError):
    """The seat is not asked anything now."""


class IllegalChoice(ThemisError):
    """The choice is not among the options; `rules` names the rule ids that forbid it."""

    def __init__(self, message: str, rules: list[str]) -> None:
        super().__init__(message)
        self.message: str = message
        self.rules: list[str] = rules

    # An error that cannot be unpickled breaks the whole pool of bot processes.
    def __reduce__(self) -> tuple[type["IllegalChoice"], tuple[str, list[str]]]:
        return (IllegalChoice, (self.message, self.rules))
