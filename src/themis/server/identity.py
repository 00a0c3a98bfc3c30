"""Who somebody is and what a link allows, by signature: guests by a cookie, seats by an invitation, watching by another, a finished game by a third.

Nothing secret is stored: the house signs with its own key and recognises its signature.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from typing import Final, NamedTuple

from itsdangerous import BadSignature, Signer

WATCHER: Final = 99
# Between a guest and how often they have ended all their sign-ins; it is in no guest's name.
AGE: Final = "~"
ALPHABET: Final = "23456789abcdefghjkmnpqrstuvwxyz"


class Invitation(NamedTuple):
    """A link to a seat of a table in one of its rounds, or (seat WATCHER) a link to watch."""

    table: str
    seat: int
    round: int


class Identity:
    """The house's own signature, for three purposes that cannot be mixed up."""

    def __init__(self, key: bytes, ages: Mapping[str, int] | None = None) -> None:
        # How often guests have ended all their sign-ins; those who never did are not here.
        self.ages: Final[dict[str, int]] = dict(ages or {})
        self._guests: Final = Signer(key, salt="themis guest")
        self._links: Final = Signer(key, salt="themis link")
        self._films: Final = Signer(key, salt="themis film")
        self._key: Final = key

    def age_of(self, user: str) -> int:
        return self.ages.get(user, 0)

    def cookie_for(self, user: str) -> str:
        age = self.age_of(user)
        return self._guests.sign(f"{user}{AGE}{age}" if age else user).decode()

    def user_of(self, cookie: str) -> str:
        """The guest behind a cookie; empty if it is not ours, or if the guest has ended it."""
        user, _, age = unsigned(self._guests, cookie).partition(AGE)
        return user if age == (str(self.age_of(user)) if self.age_of(user) else "") else ""

    def shade(self, text: str) -> str:
        """By which the same is recognised as the same, and by which nobody without the key finds out what it is."""
        return hashlib.blake2b(text.encode(), digest_size=6, key=self._key[:64]).hexdigest()

    def link_for(self, invitation: Invitation) -> str:
        return self._links.sign(f"{invitation.table}-{invitation.seat}-{invitation.round}").decode()

    def invitation_of(self, link: str) -> Invitation | None:
        parts = unsigned(self._links, link).split("-")
        return Invitation(parts[0], int(parts[1]), int(parts[2])) if len(parts) == 3 else None

    def film_link_for(self, table: str) -> str:
        return self._films.sign(table).decode()

    def film_of(self, link: str) -> str:
        """The table whose finished game a link shows; empty if it is not ours."""
        return unsigned(self._films, link)


def unsigned(signer: Signer, text: str) -> str:
    try:
        return signer.unsign(text).decode()
    except (BadSignature, UnicodeError):
        return ""


def new_user() -> str:
    return secrets.token_urlsafe(16)


def new_table_id() -> str:
    """Short enough to read aloud, without letters that look alike."""
    return "".join(secrets.choice(ALPHABET) for _ in range(10))
