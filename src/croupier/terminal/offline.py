"""Twenty-One at one keyboard: the real engine, up to eight players and bots, hand after hand until
nobody is left, somebody has busted the house, or the game is ended."""

from collections.abc import Callable
from datetime import date
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from croupier.bots import bots
from croupier.bots.bot import Bot
from croupier.cards.chance import Chance
from croupier.games.blackjack import game as blackjack
from croupier.games.blackjack import moves
from croupier.games.blackjack.rules import BlackjackRules
from croupier.games.coach import Seen
from croupier.games.game import Pending, Refused
from croupier.games.runner import Acts, Leaves, Move, RoundRun, TimeUp
from croupier.tables.botnames import bot_name
from croupier.terminal.coach import advice_lines, bet_on_turn, show_chart
from croupier.terminal.dialogue import Dialogue, move_of, move_question
from croupier.terminal.halloffame import Winner
from croupier.terminal.keeping import Keeper
from croupier.terminal.keyboard import EndOfInput, Keyboard
from croupier.terminal.questions import BOOK, CHART, HALL, QUIT, again_question, bet_question
from croupier.terminal.screen import Screen
from croupier.terminal.settings import Settings, balance_text, player_key
from croupier.terminal.teller import Teller
from croupier.terminal.words import Words
from croupier.wire.message_ids import MessageId
from croupier.wire.phrases import refusal

PRESET, BOT = "twenty-one", "basic"


class Player(Struct):
    """Somebody at the table. `number` is the player's in the config file; a bot has none."""

    seat: int
    name: str
    words: Words
    number: int | None = None
    bot: Bot | None = None
    playing: bool = True
    last_bet: int | None = None


class OfflineGame:
    def __init__(
        self,
        settings: Settings,
        screen: Screen,
        keyboard: Keyboard,
        keeper: Keeper,
        new_seed: Callable[[], bytes],
        today: Callable[[], date],
    ) -> None:
        self._game = blackjack
        self._rules = rules_of(settings)
        self._screen = screen
        self._keyboard = keyboard
        self._keeper = keeper
        self._new_seed = new_seed
        self._today = today
        self._words = Words(settings.language)
        self._settings = settings
        self._players = players_of(settings, self._words, Chance(new_seed()))
        # By seat. Replaced as a whole, so that Ctrl+C never finds a hand half settled.
        self._balances = [each.balance for each in settings.players]
        self._balances += [settings.balance] * settings.bots
        lookups = {HALL: keeper.show_hall, BOOK: self._show_book, CHART: self._show_chart}
        self._dialogue = Dialogue(screen, self._rules, lookups)
        self._teller = Teller(screen, self._words, self._words_of, self._name_of)
        self._carryover: moves.BlackjackCarryover | None = None
        self._hands = 0
        self._run: RoundRun | None = None
        self._on_turn = 0  # the seat that is asked

    def play(self) -> None:
        """Until the game is over. The end of input and Ctrl+C are a goodbye, and nothing is lost:
        balances are saved after every hand."""
        try:
            self._welcome()
            while self._goes_on():
                self._play_hand()
                if self._after_hand():
                    break
                self._ask_again()
        except (EndOfInput, KeyboardInterrupt):
            self._screen.line()
            self._save()
            unfinished = self._run is not None and self._game.holdings(self._run.state).middle
            key: MessageId = "terminal-goodbye-unfinished" if unfinished else "terminal-goodbye"
            self._screen.line(self._words.say(key))
            return
        self._keeper.show_hall(self._words)
        self._screen.line(self._words.say("terminal-goodbye"))

    def _welcome(self) -> None:
        for words in {player.words.language: player.words for player in self._humans()}.values():
            self._screen.line(words.say("terminal-welcome"), "bold")
            keys = {"help": words.keys("help")[0], "hall": words.keys("hall")[0]}
            self._screen.line(words.say("terminal-welcome-keys", **keys), "dim")
        for player in self._humans():
            if self._has_busted_house(player):
                self._balances[player.seat] = self._settings.balance
                self._tell(player, "terminal-config-anew")

    def _humans(self) -> list[Player]:
        return [player for player in self._players if player.bot is None]

    def _goes_on(self) -> bool:
        """T21-6.5. Bots do not play among themselves."""
        if any(player.playing for player in self._humans()):
            return True
        self._screen.line(self._words.say("terminal-game-over"), "bold")
        return False

    def _play_hand(self) -> None:
        self._hands += 1
        self._screen.line()
        self._screen.line(self._words.say("terminal-round", number=self._hands), "bold")
        stacks = {p.seat: self._balances[p.seat] for p in self._players if p.playing}
        chance, bots_chance = Chance(self._new_seed()), Chance(self._new_seed())
        run = RoundRun(self._game, self._rules, stacks, self._carryover, chance)
        self._run = run
        self._teller.tell(self._shown(run.opening.events), None)
        while (pending := run.pending) is not None:
            for move in self._moves(run, pending, bots_chance):
                self._take(run, move)
        self._carryover = self._game.carry_over(run.state)
        self._settle(run)
        self._run = None

    def _shown(self, events: tuple[Any, ...]) -> list[Any]:
        """As everybody at the table may see them: nobody looks into the shoe."""
        shown = (self._game.show(event, None) for event in events)
        return [event for event in shown if event is not None]

    def _take(self, run: RoundRun, move: Move) -> None:
        try:
            step = run.take(move)
        except Refused as refused:
            seat = move.seat if isinstance(move, Acts | Leaves) else 0
            language = self._words_of(seat).language
            self._screen.line(refusal(language, refused.code, refused.facts), "yellow")
            return
        self._teller.tell(self._shown(step.events), self._game.view(run.state))

    def _moves(self, run: RoundRun, pending: Pending, chance: Chance) -> list[Move]:
        if not pending.seats:
            return [TimeUp()]
        seat = pending.seats[0]
        player, options = self._players[seat], self._game.options(run.state, seat)
        assert options is not None
        if player.bot is not None:
            return [Acts(seat, player.bot.act(run.observe(seat), chance))]
        if options.bet is not None:
            return self._bet(seat, player, options.bet)
        if options.start:
            return [Acts(seat, moves.Start())]
        if options.insure is None:
            hand = next(s.hand for s in self._game.view(run.state).seats if s.seat == seat)
            self._teller.show_turn(seat, hand or 0)
        question = move_question(player.words, player.name, options)
        self._on_turn = seat
        answer = self._dialogue.ask(question, self._keyboard)
        return [Acts(seat, move_of(answer, options.insure))]

    def _show_book(self, words: Words) -> None:
        """From what everybody may see; the coach is shown no other card."""
        assert self._run is not None
        seat, state = self._on_turn, self._run.state
        view, options = self._game.view(state), self._game.options(state, seat)
        assert options is not None
        advice = self._game.coach.advise(self._rules, Seen(seat, view, None, options))
        assert advice is not None
        for line in advice_lines(words, advice, bet_on_turn(view, seat)):
            self._screen.line(line)

    def _show_chart(self, words: Words) -> None:
        self._screen.line(words.say("terminal-chart-reckoning"), "dim")
        show_chart(self._screen, words, self._game.coach.chart(self._rules))

    def _bet(self, seat: int, player: Player, offered: Any) -> list[Move]:
        balance = self._balances[seat]
        question = bet_question(player.words, player.name, balance, offered, player.last_bet)
        answer = self._dialogue.ask(question, self._keyboard)
        if answer == QUIT:
            self._quit(player)
            return [Leaves(seat)]
        player.last_bet = answer
        return [Acts(seat, moves.SetBet(answer)), Acts(seat, moves.Start())]

    def _quit(self, player: Player) -> None:
        player.playing = False
        self._tell(player, "terminal-quits")

    def _settle(self, run: RoundRun) -> None:
        """T21-6.3 and T21-6.4: results first, then the money of each player, kept at once."""
        settlement = self._game.settlement(run.state)
        assert settlement is not None
        view, gains = self._game.view(run.state), settlement.gains
        self._balances = [
            balance + gains.get(seat, 0) for seat, balance in enumerate(self._balances)
        ]
        self._save()
        self._teller.show_results(view)
        for seat in view.seats:
            if any(hand.cards for hand in seat.hands):
                self._teller.show_gain(seat.seat, gains[seat.seat], self._balances[seat.seat])

    def _after_hand(self) -> bool:
        """Whether somebody has busted the house (T21-6.4.4)."""
        for player in self._players:
            if player.playing and self._balances[player.seat] == 0:
                player.playing = False
                self._tell(player, "terminal-broke")
        winners = [player for player in self._players if self._has_busted_house(player)]
        for player in winners:
            self._tell(player, "terminal-busted-house", "green")
        people = [player for player in winners if player.bot is None]
        if people:
            day, balances = self._today(), self._balances
            self._keeper.add_winners([Winner(day, balances[p.seat], p.name) for p in people])
        return bool(winners)

    def _has_busted_house(self, player: Player) -> bool:
        limit = self._rules.winnings_limit
        return limit is not None and player.playing and self._balances[player.seat] > limit

    def _ask_again(self) -> None:
        """T21-6.6: each player who is left is asked."""
        for player in self._humans():
            if player.playing:
                question = again_question(player.words, player.name)
                if self._dialogue.ask(question, self._keyboard) == QUIT:
                    self._quit(player)

    def _save(self) -> None:
        self._keeper.save(
            {
                player_key(player.number, "balance"): balance_text(self._balances[player.seat])
                for player in self._players
                if player.number is not None
            }
        )

    def _tell(self, player: Player, key: MessageId, colour: str = "") -> None:
        balance = player.words.money(self._balances[player.seat])
        self._screen.line(player.words.say(key, name=player.name, balance=balance), colour)

    def _words_of(self, seat: int) -> Words:
        return self._players[seat].words

    def _name_of(self, seat: int) -> str:
        return self._players[seat].name


def players_of(settings: Settings, words: Words, chance: Chance) -> list[Player]:
    """The people first, then the bots, each with a name of its own."""
    players: list[Player] = []
    for number, each in enumerate(settings.players, 1):
        spoken = Words(each.language)
        name = each.name or spoken.say("terminal-player", number=number)
        players.append(Player(len(players), name, spoken, number))
    for _ in range(settings.bots):
        name = bot_name([player.name for player in players], chance)
        players.append(Player(len(players), name, words, bot=bots()[blackjack.name][BOT]))
    return players


def rules_of(settings: Settings) -> BlackjackRules:
    """The plain table with what the file says."""
    rules: BlackjackRules = blackjack.presets[PRESET].rules
    switches = settings.switches
    if settings.marker is not None:
        rules = replace(rules, marker_least=settings.marker, marker_most=settings.marker)
    return replace(
        rules,
        decks=settings.decks,
        bet_min=settings.bet_min,
        bet_max=settings.bet_max,
        winnings_limit=settings.winnings_limit,
        clock_ms=None,
        double="double" in switches,
        double_after_split="double_after_split" in switches,
        hands_max=4 if "resplit" in switches else 2 if "split" in switches else 1,
        insurance="insurance" in switches,
        surrender="surrender" in switches,
        five_hit_bonus="five_hit_bonus" in switches,
        swedish_pub="swedish_pub" in switches,
    )
