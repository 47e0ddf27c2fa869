"""Where the cards of high card lie, and who may know them. It knows events by their names: the game
is not there before it is discovered."""

from typing import Any

from msgspec.structs import replace

from tests.contract.places import Place, Sight


class HighcardSight(Sight):
    def placed(self, event: Any) -> Any:
        match type(event).__name__:
            case "Opened":
                cards = dict(zip(event.cards, self.put(event.cards.values()), strict=True))
                for seat, place in cards.items():
                    self.hands[seat] = [place]
                    self.reveal_to(seat, place)
                return replace(event, cards=cards, deck=self.put(event.deck))
            case "Ended":
                shown: dict[int, Place] = {seat: self.hands[seat][0] for seat in event.shown}
                self.reveal(*shown.values())
                return replace(event, shown=shown)
            case "Decided":
                return event
            case name:
                raise AssertionError(f"say what a reader sees of {name}")
