"""`howdah serve`: tables for people far apart."""

import click


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
    help="Processes of each worker in which bots think.",
)
@click.option(
    "--window",
    default=10.0,
    show_default=True,
    envvar="HOWDAH_WINDOW",
    type=click.FloatRange(1, 600),
    help="Seconds that a reaction window stays open.",
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
    workers: int,
    bots: int,
    window: float,
    plugins: tuple[str, ...],
    log_level: str,
    browse: bool,
) -> None:
    """Serve tables over HTTP and WebSocket until interrupted.

    Every action is on disk before anyone is told of it. Every option but --with and --open has an environment variable:
    HOWDAH_HOST, HOWDAH_PORT, HOWDAH_DATABASE and so on. docs/operations.md says more.
    """
    from howdah.server.serving import serve as run
    from howdah.server.settings import Settings

    settings = Settings(
        host=host,
        port=port,
        database=database,
        public=public,
        workers=workers,
        bot_processes=bots,
        window=window,
        plugins=plugins,
        log_level=log_level,
    )
    address = public or f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0') else host}:{port}"
    click.echo(f"Howdah is at {address} (stop it with Ctrl-C)", err=True)
    run(settings, address if browse else "")
