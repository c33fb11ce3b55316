"""Memory follows the disk where other workers write too: entries, answers held back, the document, the chat."""

from howdah.server.playing.game import Game
from howdah.server.playing.moments import Told, present
from howdah.server.store.reads import News
from howdah.server.tables.documents import TableDoc
from howdah.server.tables.seating import gift
from howdah.server.tables.table import Table


async def catch_up(table: Table) -> None:
    """Another worker has changed this table."""
    async with table.locked:
        game = table.game
        new = await table.log.news(0 if game is None else game.written)
        if new is None:
            table.worker.forget(table)
            return
        changed = new.revision != table.log.revision
        if game is None or (changed and new.doc.phase != table.doc.phase):
            if changed:
                await table.recover()
                return
        else:
            apply_news(table, game, new, changed)
        if new.said:
            table.log.said = new.said[-1].number
            table.audience.tell_said(new.said)
        table.driver.advance()


def apply_news(table: Table, game: Game, new: News, changed: bool) -> None:
    """Take over entries, answers that lie face down, and the document."""
    audience, now = table.audience, table.time.now()
    if changed:
        audience.turn_away(new.doc)
    told: Told = game.catch_up(new.log, now, audience.listeners()) if new.log else {}
    if game.window is not None:
        fresh = [seat for seat in new.held if seat not in game.window.held]
        game.window.held.update(new.held)
        told |= present(game, [one for one in audience.listeners() if one.receiver in fresh], now)
    table.note_waiting()
    audience.tell(told)
    if changed:
        given = apply_given_time(table, game, new.doc)
        prolonged = new.doc.prolonged != table.doc.prolonged
        audience.doc, table.log.revision, table.turns = new.doc, new.revision, game.turns
        table.follow_doc()
        audience.tell_table()
        if given or prolonged:
            audience.tell_present()


def apply_given_time(table: Table, game: Game, new: TableDoc) -> bool:
    """Take over time that was given by way of another worker; whether there was any."""
    gifts = [
        gift(before, now, game.counts[place])
        for place, (before, now) in enumerate(zip(table.doc.seats, new.seats, strict=True))
    ]
    for place, seconds in enumerate(gifts):
        if seconds:
            game.give_time(place, seconds)
    return any(gifts)
