"""What a release is made of agrees with the rest of the tree."""

import re
import tomllib
from typing import Any

import yaml

from howdah.cli.server.serve import serve
from tests.docs.pages import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PROMISED = re.findall(r"Python :: (3\.\d+)", "\n".join(PROJECT["project"]["classifiers"]))


def read(path: str) -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))
    return found


def test_the_notices_name_all_that_is_brought_along() -> None:
    notices = (ROOT / "THIRD-PARTY-NOTICES.md").read_text(encoding="utf-8")
    locked = (ROOT / "requirements" / "base.txt").read_text(encoding="utf-8")
    elsewhere = ("colorama", "greenlet", "tzdata")
    for name, version in re.findall(r"^([A-Za-z0-9_.-]+)==([^ ;\\]+)", locked, re.MULTILINE):
        assert name in elsewhere or f"| {name} | {version} |" in notices, f"`make notices`: {name} {version} is missing"
    for name in ("@fluent/bundle", "@fontsource-variable/onest", "@fontsource/yeseva-one", "svelte"):
        assert f"| {name} | " in notices
    for name in ("pyodide", "CPython (inside Pyodide)", "musl (inside Pyodide)", "msgspec (compiled)"):
        assert f"| {name} | " in notices, name
    for name in ("@fontsource-variable/onest", "@fontsource/yeseva-one", "svelte"):  # fluent's package has no text
        assert f"\n### {name}\n" in notices, f"{name} has no licence text"


def test_the_promised_versions_of_python_are_tested_and_built() -> None:
    assert read(".github/workflows/ci.yml")["jobs"]["test"]["strategy"]["matrix"]["python"] == PROMISED
    built = PROJECT["tool"]["cibuildwheel"]["build"].split()
    assert built == [f"cp{version.replace('.', '')}-*" for version in PROMISED]
    systems = read(".github/workflows/wheels.yml")["jobs"]["wheels"]["strategy"]["matrix"]["system"]
    assert {system.partition("-")[0] for system in systems} == {"ubuntu", "macos", "windows"}


def test_the_compose_file_sets_what_the_server_reads() -> None:
    services = read("compose.yaml")["services"]
    variables = {option.envvar for option in serve.params}
    own = services["howdah"]["environment"]
    assert set(own) - {"PGPASSWORD"} <= variables
    assert own["PGPASSWORD"] == services["database"]["environment"]["POSTGRES_PASSWORD"]
    assert (ROOT / services["howdah"]["build"]["dockerfile"]).exists()
    assert (ROOT / services["howdah"]["build"]["context"] / ".dockerignore").exists()
    assert own["HOWDAH_PROXIES"] == services["proxy"]["networks"]["inside"]["ipv4_address"]
    assert int(own["HOWDAH_WORKERS"]) == 2
    assert own["HOWDAH_DATABASE"].startswith("postgresql://")
    assert "howdah:8400" in services["proxy"]["command"]


def test_the_image_is_made_of_what_is_there() -> None:
    recipe = (ROOT / "Containerfile").read_text(encoding="utf-8")
    for source in re.findall(r"^COPY (?!--from)(\S+)", recipe, re.MULTILINE):
        assert (ROOT / source).exists(), source
    for variable in re.findall(r"HOWDAH_(?!COMPILE)[A-Z]+", recipe):
        assert variable in {option.envvar for option in serve.params}


def test_what_workflows_install_is_locked() -> None:
    """A workflow that names a build tool by itself forgets what the build hook imports."""
    for workflow in (ROOT / ".github" / "workflows").iterdir():
        for job in read(f".github/workflows/{workflow.name}")["jobs"].values():
            for line in [step.get("run", "") for step in job["steps"]]:
                assert "pip install" not in line or "--require-hashes -r requirements/" in line, line
