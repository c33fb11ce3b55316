"""`howdah serve`: tables for people far apart."""

import sys
from contextlib import ExitStack
from typing import TYPE_CHECKING

import click
from msgspec.structs import replace

if TYPE_CHECKING:
    from howdah.server.settings import Settings


@click.command(
    short_help="Open tables for people far apart.",
    epilog="Example: howdah serve --host 0.0.0.0 --public https://howdah.example --database postgresql://howdah@db/howdah",
)
@click.option(
    "--host",
    default="127.0.0.1",
    show_default=True,
    envvar="HOWDAH_HOST",
    help="Address to listen on; 0.0.0.0 for all.",
)
@click.option(
    "--port", default=8400, show_default=True, envvar="HOWDAH_PORT", type=click.IntRange(1, 65535), help="Port."
)
@click.option(
    "--database",
    default="",
    metavar="URL",
    envvar="HOWDAH_DATABASE",
    help="postgresql://USER@HOST/NAME, sqlite:///FILE or a file's name. Default: a file in your data folder.",
)
@click.option(
    "--public",
    default="",
    metavar="URL",
    envvar="HOWDAH_PUBLIC",
    help="The address that people type, if a proxy stands before this server; for links and the check of origins.",
)
@click.option(
    "--lan",
    is_flag=True,
    envvar="HOWDAH_LAN",
    help="Listen on the network too, and make links that the other people on it can open.",
)
@click.option(
    "--tunnel",
    "tunnelled",
    default=None,
    is_flag=False,
    flag_value="auto",
    metavar="[PROGRAM]",
    envvar="HOWDAH_TUNNEL",
    help="Let the world in through a tunnel program that is installed: cloudflared, tailscale, ngrok or ssh. "
    "Without a name: the first of them that is there.",
)
@click.option(
    "--tls",
    nargs=2,
    default=None,
    metavar="CERTIFICATE KEY",
    envvar="HOWDAH_TLS",
    type=click.Path(exists=True, dir_okay=False, readable=True),
    help="Speak https, with these two files (PEM).",
)
@click.option(
    "--workers",
    default=1,
    show_default=True,
    envvar="HOWDAH_WORKERS",
    type=click.IntRange(1, 64),
    help="Processes that serve; more than one needs PostgreSQL.",
)
@click.option(
    "--bots",
    default=1,
    show_default=True,
    envvar="HOWDAH_BOTS",
    type=click.IntRange(1, 64),
    help="How many bots of each worker think at the same time.",
)
@click.option(
    "--window",
    default=2.5,
    show_default=True,
    envvar="HOWDAH_WINDOW",
    type=click.FloatRange(0.1, 600),
    help="Seconds that a reaction window of usual length stays open; shorter and longer ones change in proportion.",
)
@click.option(
    "--site",
    envvar="HOWDAH_SITE",
    type=click.Path(exists=True, file_okay=False),
    help="A folder that `make site` built: it is served at /offline/, to play and install without a network.",
)
@click.option(
    "--idle",
    default=300.0,
    show_default=True,
    envvar="HOWDAH_IDLE",
    type=click.FloatRange(1, 86_400),
    help="Seconds after which a table that nobody looks at leaves memory; it stays on disk.",
)
@click.option(
    "--limits",
    "factor",
    default=1.0,
    show_default=True,
    metavar="FACTOR",
    envvar="HOWDAH_LIMITS",
    type=click.FloatRange(0.1, 1000),
    help="Multiplies how much and how fast a guest or a network may ask, and how many connections there may be.",
)
@click.option(
    "--proxy",
    "proxies",
    multiple=True,
    metavar="ADDRESS",
    envvar="HOWDAH_PROXIES",
    help="The address of a proxy that is believed when it says for whom it asks. May be given several times. "
    "Default: this machine's own, 127.0.0.1 and ::1.",
)
@click.option(
    "--smtp",
    default="",
    metavar="URL",
    envvar="HOWDAH_SMTP",
    help="Call people by mail too, through smtp://USER:PASSWORD@HOST:PORT (or smtps://).",
)
@click.option(
    "--mail-from",
    default="",
    metavar="ADDRESS",
    envvar="HOWDAH_MAIL_FROM",
    help="Whom such mail is from, such as 'Howdah <howdah@example.org>'.",
)
@click.option(
    "--with",
    "plugins",
    multiple=True,
    metavar="MODULE",
    help="A Python module or file to import first; it may register games. May be given several times.",
)
@click.option(
    "--log-level",
    default="info",
    show_default=True,
    envvar="HOWDAH_LOG_LEVEL",
    type=click.Choice(["debug", "info", "warning", "error"]),
    help="What is logged: one JSON object a line on stderr, never names, actions, cookies or links.",
)
@click.option("--open", "browse", is_flag=True, help="Open the first page in the browser.")
def serve(
    host: str,
    port: int,
    database: str,
    public: str,
    lan: bool,
    tunnelled: str | None,
    tls: tuple[str, str] | None,
    workers: int,
    bots: int,
    window: float,
    site: str | None,
    idle: float,
    factor: float,
    proxies: tuple[str, ...],
    smtp: str,
    mail_from: str,
    plugins: tuple[str, ...],
    log_level: str,
    browse: bool,
) -> None:
    """Serve tables over HTTP and WebSocket until interrupted.

    Every action is on disk before anyone is told of it. Every option but --with and --open has an environment variable:
    HOWDAH_HOST, HOWDAH_PORT, HOWDAH_DATABASE and so on. docs/operations.md says more.
    """
    from howdah.server.reach.tunnel import tunnel
    from howdah.server.serving import check_start
    from howdah.server.serving import serve as run
    from howdah.server.settings import OWN_MACHINE, Limits, Settings, read_proxy, scaled

    certificate, private_key = tls or ("", "")
    settings = Settings(
        host=on_network(host) if lan else host,
        port=port,
        database=database,
        public=public,
        certificate=certificate,
        private_key=private_key,
        workers=workers,
        bot_processes=bots,
        window=window,
        site=site or "",
        idle=idle,
        smtp=smtp,
        mail_from=mail_from,
        plugins=plugins,
        log_level=log_level,
        limits=scaled(Limits(), factor),
        proxies=tuple(read_proxy(address) for address in proxies) or OWN_MACHINE,
    )
    check_start(settings)
    with ExitStack() as opened:
        if tunnelled is not None:
            if public or tls:
                raise click.UsageError("--tunnel brings its own address: leave out --public and --tls")
            settings = replace(settings, public=opened.enter_context(tunnel(tunnelled, port)))
        home = own_address(settings)
        click.echo(f"Howdah is at {home} (stop it with Ctrl-C)", err=True)
        tell_reach(settings)
        run(settings, home if browse else "")


def on_network(host: str) -> str:
    """Where to listen so that the network is let in: everywhere, unless somebody has named a place."""
    from howdah.server.reach.addresses import is_loopback

    return "0.0.0.0" if is_loopback(host) else host


def own_address(settings: "Settings") -> str:
    """What whoever sits at this machine types."""
    from howdah.server.reach.addresses import is_everywhere, is_loopback, typed

    if settings.public:
        return settings.public
    here = is_loopback(settings.host) or is_everywhere(settings.host)
    host = "localhost" if here else typed(settings.host)
    return f"{settings.scheme()}://{host}:{settings.port}"


def tell_reach(settings: "Settings") -> None:
    """Under which address others find this server; as a QR code too, for the phones in the room."""
    import segno

    from howdah.server.reach.addresses import typed
    from howdah.server.reach.links import network_places

    found = [f"{settings.scheme()}://{typed(host)}:{port}" for host, port in network_places(settings)]
    addresses = [settings.public] if settings.public else found
    click.echo(reach_told(settings.host, addresses), err=True)
    if addresses and sys.stderr.isatty():
        segno.make(addresses[0], error="l").terminal(sys.stderr, border=1, compact=True)


def reach_told(host: str, addresses: list[str]) -> str:
    """What is said about links at the start of a server that listens on this host and is found at these addresses."""
    from howdah.server.reach.addresses import is_everywhere

    if addresses:
        return f"Others find it at {' or '.join(addresses)}"
    if is_everywhere(host):
        return "This machine is on no network: links from here open on this machine only."
    return "Links from here open on this machine only; with --lan your network is let in."
