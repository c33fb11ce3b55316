"""A game that was begun elsewhere comes to a server as a record: it is played again there, and never trusted."""

import pytest

from howdah.engine.dealers import SeededDealer
from howdah.engine.match import Match
from howdah.engine.registry import set_table
from howdah.server.settings import Limits
from tests.server.harness import serving, settings_for

NAMES = {0: "Ana", 1: "Bo", 2: "bot:easy"}


def begun(game: str = "raj", acts: int = 7, names: dict[int, str] = NAMES) -> str:
    """The record of a game in its middle, as a page gives it."""
    match = Match(set_table(game, len(names)), SeededDealer(3), names)
    for _ in range(acts):
        seat = match.waiting()[0]
        match.submit(seat, match.legal(seat)[0])
    return match.record.text()


@pytest.mark.parametrize("game", ["raj", "formula_e", "elephant_rally", "totem"])
async def test_a_brought_game_goes_on_with_its_people_at_the_bringers_screen(sqlite: str, game: str) -> None:
    text = begun(game)
    async with serving(settings_for(sqlite)) as server, server.guest("Cy") as cy, server.guest("Dee") as dee:
        table = await cy.post("/api/records", {"text": text}, 201)
        assert (table["game"], table["phase"], table["brought"], table["you_host"]) == (game, "playing", True, True)
        assert [(seat["kind"], seat["name"]) for seat in table["seats"][:2]] == [("screen", "Ana"), ("screen", "Bo")]
        assert (table["seats"][2]["kind"], table["seats"][2]["level"]) == ("bot", "easy")
        async with cy.at(table["id"]) as player:
            await player.until(lambda: any(player.updates.get(each, {}).get("legal") for each in (1, 2)), "a question")
            seat = next(each for each in (1, 2) if player.updates.get(each, {}).get("legal"))
            assert (await player.act(seat, player.updates[seat]["legal"][0]))["type"] == "done"
        # A friend takes a seat over by its owner's link.
        link = await cy.post(f"/api/tables/{table['id']}/seats/2/return-link")
        await dee.post("/api/join", {"token": link["token"], "name": "Dee"})
        shown = await dee.get(f"/api/tables/{table['id']}")
        assert [seat.get("yours", False) for seat in shown["seats"]] == [False, True, False]
        assert shown["brought"] is True


async def test_one_person_against_bots_has_an_own_seat(sqlite: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Cy") as cy:
        table = await cy.post("/api/records", {"text": begun(names={0: "Me", 1: "bot:hard"})}, 201)
        assert [(seat["kind"], seat.get("yours")) for seat in table["seats"]] == [("person", True), ("bot", None)]
        assert table["seats"][0]["name"] == "Cy"


def forged(text: str) -> str:
    """The first bid becomes one that nobody has."""
    return text.replace("bid ", "bid 9", 1)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", "malformed"),
        (forged(begun()), "malformed"),
        (begun(acts=45), "over"),
        (begun(names={0: "Ana", 1: "bot:search:n=9999999"}), "bad-level"),
    ],
)
async def test_what_the_rules_refuse_is_no_game(sqlite: str, text: str, code: str) -> None:
    async with serving(settings_for(sqlite)) as server, server.guest("Cy") as cy:
        answer = await cy.http.post("/api/records", json={"text": text})
        assert answer.is_client_error
        assert answer.json()["reason"]["code"] == code
        assert (await cy.get("/api/me"))["tables"] == []


async def test_results_of_brought_games_count_for_nobody(sqlite: str) -> None:
    names = {0: "Me", 1: "bot:random"}
    async with serving(settings_for(sqlite)) as server, server.guest("Cy") as cy:
        table = await cy.post("/api/records", {"text": begun(acts=28, names=names)}, 201)
        async with cy.at(table["id"]) as player:
            while "result" not in player.updates.get(1, {}):
                await player.asked(1)
                await player.act(1, player.updates[1]["legal"][0])
                await server.settle()
        profile = await cy.get("/api/me/profile")
        assert (profile["finished"], profile["results"]) == (1, [])


async def test_bringing_games_is_limited_as_setting_tables_is(sqlite: str) -> None:
    limits = Limits(table_burst=1)
    async with serving(settings_for(sqlite, limits=limits)) as server, server.guest("Cy") as cy:
        await cy.post("/api/records", {"text": begun()}, 201)
        answer = await cy.post("/api/records", {"text": begun()}, 429)
        assert answer["reason"]["code"] == "too-fast"
