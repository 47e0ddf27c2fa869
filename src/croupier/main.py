"""The command line. What one command needs is imported by that command: nobody who plays at the
keyboard waits for a server, and no house that starts again for the rest."""

import sys
from typing import Any

import click

from croupier import __version__
from croupier.commands import admin, books, bots, cluster, hands, house, terminal
from croupier.commands.shared import fail

COMMANDS = (
    house.play,
    house.bank,
    cluster.gateway,
    cluster.dealer,
    cluster.nats_config,
    books.audit,
    books.backup,
    books.restore,
    books.move,
    admin.admin,
    hands.hands,
    hands.count_hands,
    bots.simulate,
    bots.edge,
    bots.arena,
    bots.train,
    terminal.twenty_one,
)


class Commands(click.Group):
    """A wrong option gets one clear line, like everything else that is in the way."""

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().main(*args, **{**kwargs, "standalone_mode": False})
        except click.exceptions.NoArgsIsHelpError as error:
            error.show()
            sys.exit(error.exit_code)
        except click.UsageError as error:
            path = "croupier" if error.ctx is None else error.ctx.command_path
            fail(f"{error.format_message().rstrip('.')}; see {path} --help")
        except click.Abort:
            click.echo("croupier: stopped", err=True)
            sys.exit(130)


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="croupier")
def main() -> None:
    """A card room and casino that you host yourself."""


for command in COMMANDS:
    main.add_command(command)

if __name__ == "__main__":
    main()
