"""How much a client may send, said once for the server and for the page about the protocol."""

MESSAGE_BYTES = 16 * 1024  # a larger message closes the connection
BODY_BYTES = 16 * 1024
NESTED_MAX = 32  # lists and objects within each other
BODY_SECONDS = 15  # for a body to arrive
HEADER_SECONDS = 30  # for the head of a request, and between two requests
MESSAGES_PER_SECOND = 30
MESSAGES_AT_ONCE = 60
PROMPT_PER_SECOND = 12  # of a player with a seat, which come before those of all others
PROMPT_AT_ONCE = 24
MALFORMED_COST = 5  # messages that one counts for which cannot be read: it costs more to refuse
REFUSALS_PER_SECOND = 10  # messages over the rate that are refused; with more it is a flood
REFUSALS_AT_ONCE = 60
INFLOW_PER_SECOND = 32 * 1024  # bytes that a connection sends, whatever is in them
INFLOW_AT_ONCE = 256 * 1024  # a client that sends more is cut
INFLOW_A_TURN = 1_024  # bytes of a connection that one turn of the loop takes apart
ROOM_PER_PLAYER = 50  # requests to card rooms a second
ROOM_PER_PLAYER_AT_ONCE = 100
ROOM_PER_ADDRESS = 250  # and from one address, where a whole hall may be
ROOM_PER_ADDRESS_AT_ONCE = 500
CARD_CHECKS_AT_ONCE = 64  # questions to banks about cards, of all guests together
UNSENT_BYTES = 256 * 1024  # a client that is so far behind is cut
PING_SECONDS = 20  # of silence, then a ping
PING_SOON_SECONDS = 2  # the same of a client that was sent something meanwhile
PONG_SECONDS = 5  # for the answer
LOBBY_PER_SECOND = 4
LOBBY_AT_ONCE = 1_000  # who are told with one push how full the rooms are
LOBBY_PAGE = 60  # tables
DESK_PER_SECOND = 2  # overviews of an administrator's desk
AGAINST_MAX = 200  # characters by which hands are named to the coach
QUESTIONS_MAX = 40  # that a player asks the coach within the window
QUESTIONS_WINDOW_MS = 20_000
CODES_MAX = 10  # wrong codes and links of tables, of a player within the window
CODES_WINDOW_MS = 60_000
CODES_PER_ADDRESS = 60  # the same of an address
HISTORY_ROUNDS_MAX = 20  # of one page
HISTORY_BYTES = 256 * 1024  # of one round; a page with more ends after the round
HISTORY_STEPS_MAX = 200  # of one round
RESULTS_MAX = 8  # the last results of a room
RESULTS_WAITING = 3  # questions of a player for results that wait while one is answered
SHARED_WAITING = 8  # the same of an address for shared rounds: a whole family reads one link

PICTURE_BYTES = 8 * 1024 * 1024  # of the file that a player sends
PICTURE_PIXELS = 40_000_000  # of the picture in it
PICTURES_MAX = 30  # that a player sends within the window
PICTURES_PER_ADDRESS = 150  # and all players of an address together
PICTURES_WINDOW_MS = 10 * 60 * 1_000
UPLOADS_AT_ONCE = 8  # that the house takes
UPLOADS_PER_ADDRESS = 4  # so that nobody who sends slowly keeps all others from it
UPLOAD_SECONDS = 60
LOOKS_MAX = 60  # changes of a player's looks within the window
LOOKS_WINDOW_MS = 60_000

LINES_PER_SECOND = 1  # of chat, of a player, at all tables together
LINES_AT_ONCE = 5
LINES_MAX = 50  # that somebody is told who begins to look at a table
LINES_BYTES = 16 * 1024  # and not more than this

NAME_MIN, NAME_MAX = 2, 24
PASSWORD_MIN, PASSWORD_MAX = 8, 200

CLOSE_UNSUPPORTED = 1003  # a binary message
CLOSE_FLOOD = 1008
CLOSE_TOO_LARGE = 1009
