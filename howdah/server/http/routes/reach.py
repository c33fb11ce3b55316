"""HTTP: under which address others reach this server."""

import errno

from howdah.server.http.calls import Call, Route
from howdah.server.protocol.resources import Reach
from howdah.server.refusals import refuse


async def tell(call: Call) -> Reach:
    """Who can open the links that are made here."""
    return Reach(call.base.address, call.base.kind, call.local and call.reach.can_open())


async def let_in(call: Call) -> Reach:
    """Whoever sits at the machine itself: let its network in, without a restart."""
    if not call.local or not call.reach.listener.is_possible():
        raise refuse("forbidden")
    try:
        await call.reach.open()
    except OSError as error:
        raise refuse("no-network", message=errno.errorcode.get(error.errno or 0, "")) from None
    if not call.reach.places():
        raise refuse("no-network")
    call.base = call.reach.base(call.base.address.partition(":")[0], call.base.address.partition("//")[2])
    return await tell(call)


ROUTES = [
    Route("GET", "/api/reach", tell, Reach),
    Route("POST", "/api/reach", let_in, Reach),
]
