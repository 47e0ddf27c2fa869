"""Hand histories in the open PHH format: hands of our tables written, hands of anybody replayed."""
