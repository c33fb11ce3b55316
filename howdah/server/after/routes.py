"""HTTP: reviews of finished games."""

from howdah.server.after import games, habits, positions, puzzles
from howdah.server.http.calls import Call, Route
from howdah.server.http.routes.tables import finished, number, text_of
from howdah.server.protocol.after_resources import ReviewAnswer


async def review(call: Call) -> ReviewAnswer:
    """A review, as far as it is. The first request starts it; poll to keep it running. The picture is drawn by what a
    seat knew (0: what everybody knew), which is what a replay shows of it."""
    table = await finished(call)
    seat = number(call.path["seat"], 0, len(table.doc.seats), "no-such-seat")
    return await call.worker.reviews.poll((table.id, seat), await text_of(call, table), call.guest)


ROUTES = [
    *positions.ROUTES,
    *games.ROUTES,
    *habits.ROUTES,
    *puzzles.ROUTES,
    Route("GET", "/api/tables/{table}/review/{seat}", review, ReviewAnswer),
]
