"""How an order is refused, in games, at tables and everywhere else."""


class Refused(Exception):
    """An order that is not carried out. The code is for machines and catalogues of phrases;
    `facts` fill the phrase (an amount, a limit). A refusal never changes anything."""

    def __init__(self, code: str, **facts: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts
