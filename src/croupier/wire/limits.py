"""How much a client may send, said once for the server and for the page about the protocol."""

MESSAGE_BYTES = 16 * 1024  # a larger message closes the connection
BODY_BYTES = 16 * 1024
MESSAGES_PER_SECOND = 30
MESSAGES_AT_ONCE = 60
REFUSALS_PER_SECOND = 10  # messages over the rate that are refused; with more it is a flood
REFUSALS_AT_ONCE = 60
UNSENT_BYTES = 256 * 1024  # a client that is so far behind is cut
PING_SECONDS = 20
LOBBY_PER_SECOND = 4
QUESTIONS_MAX = 40  # that a player asks the coach within the window
QUESTIONS_WINDOW_MS = 20_000
HISTORY_ROUNDS_MAX = 20  # of one page
HISTORY_BYTES = 256 * 1024  # of one round; a page with more ends after the round
HISTORY_STEPS_MAX = 200  # of one round

PICTURE_BYTES = 8 * 1024 * 1024  # of the file that a player sends
PICTURE_PIXELS = 40_000_000  # of the picture in it
PICTURES_MAX = 30  # that a player sends within the window
PICTURES_PER_ADDRESS = 150  # and all players of an address together
PICTURES_WINDOW_MS = 10 * 60 * 1_000
UPLOADS_AT_ONCE = 8  # that the house takes
UPLOAD_SECONDS = 60
LOOKS_MAX = 60  # changes of a player's looks within the window
LOOKS_WINDOW_MS = 60_000

NAME_MIN, NAME_MAX = 2, 24
PASSWORD_MIN, PASSWORD_MAX = 8, 200

CLOSE_UNSUPPORTED = 1003  # a binary message
CLOSE_FLOOD = 1008
CLOSE_TOO_LARGE = 1009
