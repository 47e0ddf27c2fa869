"""Signing in and out, passwords, and how the house looks to a player."""

from typing import Annotated

from msgspec import Meta, Struct

from croupier.wire.down import Me
from croupier.wire.http.route import Route, Sent
from croupier.wire.limits import PASSWORD_MAX
from croupier.wire.up import AvatarNumber, Word


class SignIn(Sent, frozen=True):
    """A name that nobody owns works at once, as a guest; one with a password needs it.
    `attempt` is a secret of at least 128 random bits that the client makes once and sends again
    until it has heard an answer: a guest whose answer was lost comes in all the same."""

    name: Annotated[str, Meta(max_length=200)]
    password: Annotated[str, Meta(max_length=PASSWORD_MAX)] | None = None
    attempt: Annotated[str, Meta(pattern="^[0-9a-f]{32,64}$")] | None = None


class NewPassword(Sent, frozen=True):
    """Makes the name of the session its player's own, or changes the password, which needs the
    `old` one."""

    password: Annotated[str, Meta(max_length=PASSWORD_MAX)]
    old: Annotated[str, Meta(max_length=PASSWORD_MAX)] | None = None


Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]


class Looks(Sent, frozen=True):
    """What a player likes to see. The words are those of the client, which knows what it can draw;
    the colours stand in for those of the theme (`accent`, `wall`) and of the felt (`cloth`), and
    null leaves them as they are. With them goes what he likes to hear at a table with a band, and
    the picture by which he wants to be known."""

    theme: Word
    felt: Word
    deck: Word
    faces: Word
    back: Word
    accent: Colour | None = None
    cloth: Colour | None = None
    wall: Colour | None = None
    music: bool = True
    music_volume: Annotated[float, Meta(ge=0, le=1)] = 0.7
    avatar: AvatarNumber | None = None


class PicturePath(Sent, frozen=True):
    """What a picture is for: the back of the cards, the table, or the face of a court card."""

    spot: Annotated[str, Meta(pattern="^(back|table|jack|queen|king)$")]


class PictureList(Struct, frozen=True):
    """The player's own pictures: the version of each, by spot. Another picture has another
    version."""

    pictures: dict[str, str]


class AccountLooks(PictureList, frozen=True):
    """`looks` is null as long as the player has chosen nothing."""

    looks: Looks | None


ROUTES = (
    Route(
        "sign_in",
        "POST",
        "/api/sign-in",
        "Enter by name; a name with a password needs it. Sets the cookie of a new session.",
        answer=Me,
        body=SignIn,
        refusals=(
            "bad_name",
            "name_taken",
            "password_needed",
            "wrong_password",
            "short_password",
            "too_many_attempts",
            "no_more_chips",
            "name_kept",
            "mixed_name",
            "book_full",
            "moved",
            "busy",
            "not_saved",
        ),
    ),
    Route(
        "sign_out",
        "POST",
        "/api/sign-out",
        "End the session; harmless without one.",
        statuses=(204,),
    ),
    Route("me", "GET", "/api/me", "Who you are; null without a session.", answer=Me | None),
    Route(
        "password",
        "POST",
        "/api/password",
        "Set a password, so that the name is yours. All other sessions of the player end.",
        answer=Me,
        body=NewPassword,
        session=True,
        refusals=(
            "short_password",
            "old_password_needed",
            "wrong_password",
            "too_many_attempts",
            "busy",
            "not_saved",
        ),
    ),
    Route(
        "looks",
        "GET",
        "/api/me/looks",
        "How you like the house to look, and which pictures of your own you have.",
        answer=AccountLooks,
        session=True,
    ),
    Route(
        "set_looks",
        "PUT",
        "/api/me/looks",
        "Choose how the house looks to you. Nobody else sees it.",
        body=Looks,
        session=True,
        refusals=("too_fast", "not_saved"),
        statuses=(204,),
    ),
    Route(
        "picture",
        "GET",
        "/api/me/pictures/{spot}",
        "A picture of your own.",
        answer=bytes,
        params=PicturePath,
        session=True,
        refusals=("no_such_page",),
        statuses=(200, 304),
        media="image/webp",
    ),
    Route(
        "set_picture",
        "PUT",
        "/api/me/pictures/{spot}",
        "Put up a picture of your own (PNG, JPEG, WebP or GIF) in place of the one before.",
        answer=PictureList,
        params=PicturePath,
        session=True,
        refusals=(
            "picture_too_large",
            "picture_too_many_pixels",
            "not_a_picture",
            "too_fast",
            "too_many_attempts",
            "busy",
            "not_saved",
        ),
        upload="image/*",
    ),
    Route(
        "remove_picture",
        "DELETE",
        "/api/me/pictures/{spot}",
        "Take down a picture of your own; harmless without one.",
        answer=PictureList,
        params=PicturePath,
        session=True,
        refusals=("not_saved",),
    ),
)
