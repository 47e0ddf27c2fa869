"""Everybody who takes part in an evening of the card room: who runs it, who comes with which card,
what they buy and what they take home."""

from playwright.sync_api import expect

from croupier.bank.practice.demo import numbered
from tests.browser.accounts import balances
from tests.browser.desk import Administrator
from tests.browser.house import House
from tests.browser.pages import Pages
from tests.browser.roomguest import POOR, Card, RoomGuest
from tests.browser.roomtable import RoomTable, table_of

CLOCK_S = 12
GAP_S = 300  # nobody has to hurry: the next game begins when all are ready
# Who comes, in this order, with which card.
CARDS: dict[str, Card] = {
    "Ann": ("Debit", "4417", "1234"),
    "Ben": ("Credit", "7780", ""),
    "Cleo": ("Debit", "6675", "8642"),
    "Dan": ("Credit", "9154", ""),
    "Eva": ("Debit", "1881", "2580"),
    "Finn": ("Debit", "5046", "1379"),
    "Gus": ("Debit", "3308", "4321"),
    "Hana": ("Credit", "1029", ""),
    "Ivo": ("Debit", "4590", "9090"),
}
CHIPS = {"Ann": 200, "Ben": 300, "Cleo": 40, "Dan": 80, "Eva": 100, "Finn": 200, "Gus": 250}


class Evening:
    """The house, its desk, and everybody who comes."""

    def __init__(self, house: House, open_page: Pages) -> None:
        self.house = house
        wide = open_page(width=1440, height=900, reduced_motion=True)
        self.desk = Administrator(wide, house)
        self.guests = {
            name: RoomGuest(open_page(reduced_motion=True, touch=True), name, house, touch=True)
            for name in CARDS
        }
        self.before = balances(house)
        self.taken_home: dict[str, int] = {}
        self.table: RoomTable

    def __getitem__(self, name: str) -> RoomGuest:
        return self.guests[name]

    # The door

    def opens(self) -> None:
        """Whoever stands before the closed door sees it open."""
        desk, ann = self.desk, self["Ann"]
        ann.come_in()
        ann.to_room()
        expect(ann.page.get_by_role("heading", name="The card room is closed")).to_be_visible()
        desk.go()
        desk.set_up(self.house.setup_code)
        desk.press("Settings of Card room")
        desk.fill({"Seconds for a turn": str(CLOCK_S), "Seconds between two rounds": str(GAP_S)})
        desk.confirm("Save")
        desk.press("Switch on")
        expect(desk.panel("Card room").get_by_text("On", exact=True)).to_be_visible()
        expect(ann.page.get_by_text("Which card do you pay with?", exact=True)).to_be_visible()

    def fill_the_room(self) -> None:
        """Seven are led to seats; the last two get in line."""
        for name, guest in self.guests.items():
            if name != "Ann":
                guest.come_in()
                guest.to_room()
            self.tries_another_card(guest)
            guest.show_card(CARDS[name])
            expect(guest.page.get_by_text("Card accepted", exact=True)).to_be_visible()
            guest.press("Go on")
        self["Hana"].is_in_line("1st")
        self["Ivo"].is_in_line("2nd")
        assert self["Ivo"].line[:2] == ["Hana", "You"]
        seated = [self[name] for name in CHIPS]
        for guest in seated:
            guest.is_seated()
        self.table = RoomTable(table_of(seated[0], self.house), *seated)

    def tries_another_card(self, guest: RoomGuest) -> None:
        """What does not work at the reader does not open the door."""
        match guest.name:
            case "Ann":
                guest.choose("Debit")
                guest.take_demo(CARDS["Ann"])
                guest.key_in("9999")
                guest.is_refused("Wrong PIN. 2 more tries")
            case "Cleo":
                guest.show_card(POOR)
                guest.is_refused("There must be at least 20 in the account")
            case "Dan":
                guest.choose("Credit")
                guest.page.get_by_label("Card number").fill(numbered("970000", "0001"))
                guest.press("Continue")
                guest.is_refused("No bank of this house knows this card")
            case _:
                return
        guest.press("Another card")

    # Chips

    def buys(self, name: str, chips: int) -> None:
        guest, card = self[name], CARDS[name]
        guest.buy(chips, card[2])
        left = self.before[card[1]] - guest.bought
        shown = f"{left / 100:,.2f}".removesuffix(".00")
        guest.sees_account(f"{card[0]} •••• {card[1]}", shown)

    def goes_home(self, name: str, why: str) -> None:
        self.taken_home[name] = self[name].is_seen_off(why)

    def all_have_chips(self) -> None:
        """Who has lost everything buys new chips in the gap, and keeps the seat."""
        for name, chips in self.table.chips.items():
            if chips == 0:
                self.buys(name, 40)
