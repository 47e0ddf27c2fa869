"""A club whose chips come from a practice bank and go back there: a real one, asked over HTTP."""

from pathlib import Path

from croupier.bank.banks import Banks, connect
from croupier.bank.cards import CardEntry, PinEntry
from croupier.bank.cashier import Cashier, Order
from croupier.bank.desk import CardDesk
from croupier.bank.sealing import check_purpose, purchase_purpose, seal
from croupier.games.holdem.moves import Call, Check, Fold, HoldemAction, HoldemOptions
from croupier.ledger.intents import BankAccount, Intent
from croupier.rooms.commands import Enter
from croupier.tables.commands import Act
from croupier.tables.events import Sitter
from tests.bank.rig import PracticeBank
from tests.rooms.club import Club

CARDS = ("4417", "7780", "1881", "5046", "6675", "3308", "9154", "1029", "4590")


class BankClub(Club):
    def __init__(self, path: Path) -> None:
        super().__init__(path)
        self.bank = PracticeBank(path.parent / "bank")
        self.cards: dict[str, str] = {}  # the last four digits, by name
        self.banks: Banks
        self.cashier: Cashier

    async def start(self) -> None:
        await self.bank.open()
        self.banks = connect((self.bank.entry(),))
        await super().start()
        self.cashier = Cashier(self.banks, self.tap.store, clock=self.timer.wall_ms)

    async def crash(self, outage_ms: int = 0) -> None:
        await super().crash(outage_ms)
        await self.banks.close()
        await self.bank.close()

    async def cash_in(
        self, player: str, session: str, order: str, account: BankAccount, chips: int
    ) -> None:
        await self.tap.ask(self.cashier.promise(Order(player, session, order, account, chips)))

    async def settled(self) -> list[Intent]:
        """What is open is asked about until nothing is; the newest of all players first."""
        while await self.cashier.repair(every=True):
            pass
        names = [name.lower() for name in self.cards]
        found = [one for name in names for one in await self.cashier.newest(name, 20)]
        return sorted(found, key=lambda one: one.created_ms, reverse=True)

    async def arrive(self, *names: str, chips: int = 100_00) -> None:
        """Each with the next demo card. Who does not sit at once waits without chips."""
        for name in names:
            self.cards[name] = last_four = CARDS[len(self.cards)]
            player, card = name.lower(), self.bank.cards[last_four]
            desk = CardDesk(self.banks)
            entry = CardEntry(card.kind, card.number, card.pin)
            box = seal(desk.public_key, entry, check_purpose(player))
            checked = await desk.check(player, box)
            await self.connect(name)
            wish = Enter(player, name, f"visit of {player}", checked.account, checked.balance)
            await self.give(wish)
            if chips and self.guest(name).seated:
                await self.purchase(name, chips)

    async def purchase(self, name: str, chips: int) -> None:
        guest = self.guest(name)
        await self.pay(name, guest.account, guest.session, chips)
        await self.rooms.bring_chips(guest.player)
        await self.settle()

    async def pay(self, name: str, account: BankAccount, session: str, chips: int) -> None:
        """The chips are in the wallet."""
        player = name.lower()
        self.orders += 1
        order, box = f"buy-{self.orders}", None
        if (pin := self.bank.cards[self.cards[name]].pin) is not None:
            box = seal(self.cashier.public_key, PinEntry(pin), purchase_purpose(player, order))
        await self.cashier.buy(Order(player, session, order, account, chips), box)

    def account(self, name: str) -> int:
        """What the bank says."""
        return self.bank.balance(self.cards[name])

    # At the table

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Of the game that runs."""
        running = self.only_table.round
        assert running is not None
        return running.sitters

    async def act(self, action: HoldemAction | None = None) -> None:
        """Whoever's turn it is checks, calls or does what is said."""
        table = self.only_table
        (number,) = self.pending(table.id).seats
        seat, options = table.seats[number], self.options(table.id)
        assert seat is not None
        assert isinstance(options, HoldemOptions)
        chosen = action or (Check() if options.check else Call() if options.call else Fold())
        await self.do(table.id, seat.name, Act(self.pending(table.id).turn, chosen))

    def plays(self, number: int) -> bool:
        """Whether the game with this number runs."""
        running = self.only_table.round
        return running is not None and running.number == number

    async def until_turn_of(self, name: str) -> None:
        while self.only_table.round is None or self.on_turn(self.only_table.id) != name.lower():
            assert self.only_table.seat_of(name.lower()) is not None, f"{name} has no seat any more"
            await (self.advance(500) if self.only_table.round is None else self.act())

    async def finish_game(self, silent: str = "") -> None:
        """Everybody acts but one, who lets the clock run."""
        number = self.only_table.rounds
        while self.plays(number):
            if self.on_turn(self.only_table.id) == silent.lower():
                await self.advance(500)
            else:
                await self.act()
