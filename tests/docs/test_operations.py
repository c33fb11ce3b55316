"""The page for whoever runs a server names every setting, limit, command and metric that there is, and no other."""

import json
import re

import click
import pytest

from howdah.cli.server.admin import admin
from howdah.cli.server.serve import serve
from howdah.server.settings import Limits
from tests.docs.pages import ROOT
from tests.server.harness import run, serving, settings_for

PAGE = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
DASHBOARD = ROOT / "docs" / "operations" / "grafana.json"
METRIC = re.compile(r"howdah_[a-z_]+")
WITHOUT_VARIABLE = ("plugins", "browse")


def rows_below(heading: str) -> list[str]:
    """The rows of the tables in a section."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    return [line for line in section.splitlines() if line.startswith("| `")]


def test_every_limit_has_its_row_with_value_and_reason() -> None:
    named: list[str] = []
    for row in rows_below("Limits"):
        names, value, reason = (cell.strip() for cell in row.strip("|").split("|"))
        assert value, row
        assert len(reason) > 10, row
        fields = re.findall(r"`([a-z_]+)`", names)
        named += fields
        assert told(value) == [float(getattr(Limits(), name)) for name in fields], row
    assert sorted(named) == sorted(Limits.__struct_fields__)


def told(value: str) -> list[float]:
    """The numbers that a row tells: `6,000, 600 a second`, `8, one in 2 seconds`, `16 KB`."""
    found = []
    for part in value.split(", "):
        if slow := re.fullmatch(r"one in (\d+) seconds", part):
            found.append(1 / float(slow[1]))
        else:
            number, _, unit = part.partition(" ")
            found.append(float(number.replace(",", "")) * {"KB": 1024, "MB": 1024**2}.get(unit, 1))
    return found


def test_every_option_of_serve_has_its_row() -> None:
    rows = {row.split("`")[1]: row for row in rows_below("Settings")}
    options = [one for one in serve.params if isinstance(one, click.Option) and one.name != "browse"]
    assert sorted(rows) == sorted(option.opts[0] for option in options)
    for option in options:
        assert (option.name in WITHOUT_VARIABLE) == (option.envvar is None)
        assert option.envvar is None or f"`{option.envvar}`" in rows[option.opts[0]]


def test_every_command_of_admin_has_its_row() -> None:
    rows = rows_below("Looking after it")
    named = {words.split()[0] for row in rows for words in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert named == set(admin.commands)


def test_every_folder_of_the_server_has_its_row() -> None:
    named = {name for row in rows_below("Where things are") for name in re.findall(r"`(\w+)`", row.split("|")[1])}
    rooms = {path.parent.name for path in (ROOT / "howdah" / "server").glob("*/__init__.py")}
    assert named == rooms


@pytest.fixture
def metrics(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The names of the series that a server tells."""
    found: set[str] = set()

    async def ask() -> None:
        database = tmp_path_factory.mktemp("metrics") / "howdah.sqlite3"
        async with serving(settings_for(database)) as server:
            text = server.worker.metrics.text()
            found.update(re.split(r"[{ ]", line)[0] for line in text.splitlines() if not line.startswith("#"))

    run(ask())
    return found


def test_the_dashboard_shows_metrics_that_exist(metrics: set[str]) -> None:
    board = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    assert board["title"] == "Howdah"
    assert board["schemaVersion"] >= 36
    variables = {f"${{{variable['name']}}}" for variable in board["templating"]["list"]}
    shown: set[str] = set()
    places: set[tuple[int, int]] = set()
    for panel in board["panels"]:
        assert panel["type"] == "timeseries"
        assert panel["title"]
        assert panel["description"]
        assert panel["datasource"]["uid"] in variables
        assert panel["targets"]
        places.add((panel["gridPos"]["x"], panel["gridPos"]["y"]))
        for target in panel["targets"]:
            assert target["expr"].count("(") == target["expr"].count(")")
            shown.update(METRIC.findall(target["expr"]))
    assert len(places) == len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    assert shown <= metrics
    families = {re.sub(r"_(bucket|sum|count)$", "", name) for name in metrics}
    assert {re.sub(r"_bucket$", "", name) for name in shown} == families, "a metric that no panel shows"
    assert set(METRIC.findall(PAGE)) <= families
