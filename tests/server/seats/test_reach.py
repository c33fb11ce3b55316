"""Links that open: under which address others find a server, and how the network is let in."""

import asyncio
import os
import re
import ssl
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
import uvicorn

from howdah.server.app import App
from howdah.server.reach import tunnel as tunnels
from howdah.server.reach.addresses import host_name, is_everywhere, is_loopback, is_usable, network_addresses
from howdah.server.reach.links import Reach
from howdah.server.reach.listener import Listener
from howdah.server.reach.tunnel import TunnelError, tunnel
from howdah.server.serving import StartError, check_certificate, uvicorn_settings
from tests.patience import PATIENCE
from tests.server.harness import Guest, lasting_port, serving, settings_for

NETWORK = network_addresses()
needs_network = pytest.mark.skipif(not NETWORK, reason="this machine is on no network")
needs_scripts = pytest.mark.skipif(os.name != "posix", reason="the programs of this test are scripts")


def test_hosts_of_links() -> None:
    hosts = ("a.example:80", "a.example", "[::1]:80", "[::1]")
    assert [host_name(host) for host in hosts] == ["a.example", "a.example", "[::1]", "[::1]"]
    here = ("localhost", "LOCALHOST.", "a.localhost", "127.0.0.1", "127.9.9.9", "[::1]")
    assert all(is_loopback(name) for name in here)
    assert not any(is_loopback(name) for name in ("howdah.example", "10.0.0.1", "", "localhost.example"))
    assert is_everywhere("0.0.0.0")
    assert is_everywhere("::")
    assert not is_everywhere("localhost")
    assert not any(is_usable(address) for address in ("127.0.0.1", "169.254.1.1", "0.0.0.0"))
    assert all(is_usable(address) for address in NETWORK)


def reach_of(tmp_path: Path, **changes: object) -> Reach:
    app = App(settings_for(tmp_path / "db", **changes))
    return Reach(app.settings, Listener(app))


def test_links_say_what_was_typed(tmp_path: Path) -> None:
    reach = reach_of(tmp_path)
    assert reach.base("http", "10.1.2.3:8400") == ("http://10.1.2.3:8400", "network")
    assert reach.base("http", "localhost:8400") == ("http://localhost:8400", "machine")
    public = reach_of(tmp_path, public="https://howdah.example/")
    assert public.base("http", "localhost:8400") == ("https://howdah.example", "public")
    named = reach_of(tmp_path, host="10.9.8.7", port=8411)
    assert named.base("http", "localhost:8411") == ("http://10.9.8.7:8411", "network")


@needs_network
def test_a_server_on_the_network_never_says_localhost(tmp_path: Path) -> None:
    reach = reach_of(tmp_path, host="0.0.0.0", port=8411)
    assert reach.base("http", "localhost:8411") == (f"http://{NETWORK[0]}:8411", "network")
    assert not reach.can_open()


async def first_link(guest: Guest) -> dict[str, str]:
    table = await guest.table("raj", "me", "open")
    link: dict[str, str] = await guest.post(f"/api/tables/{table}/seats/2/invitation")
    return link


@needs_network
async def test_the_network_is_let_in_while_the_server_runs(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "db", port=lasting_port())) as server, server.guest("Ana") as ana:
        assert await ana.get("/api/reach") == {"base": server.base, "kind": "machine", "can_open": True}
        assert (await first_link(ana))["url"].startswith(server.base)
        opened = await ana.post("/api/reach")
        assert (opened["kind"], opened["can_open"]) == ("network", False)
        assert opened["base"].startswith(f"http://{NETWORK[0]}:")
        assert await ana.post("/api/reach") == opened
        link = await first_link(ana)
        assert link["url"] == opened["base"] + link["path"]
        async with httpx.AsyncClient(base_url=opened["base"], headers={"X-Howdah": "1"}, timeout=PATIENCE) as other:
            joined = await other.post("/api/join", json={"token": link["token"], "name": "Bela"})
            assert joined.status_code == 200, joined.text
            seen = (await other.get("/api/reach")).json()
            assert seen == {"base": opened["base"], "kind": "network", "can_open": False}
    with pytest.raises(httpx.TransportError):
        httpx.get(f"{opened['base']}/healthz")


@needs_network
async def test_only_the_machine_itself_lets_the_network_in(tmp_path: Path) -> None:
    async with serving(settings_for(tmp_path / "db")) as server, server.guest() as guest:
        for headers in ({"X-Forwarded-For": "10.1.1.1"}, {"Host": "howdah.example"}):
            refused = await guest.http.post("/api/reach", headers=headers)
            assert (refused.status_code, refused.json()["reason"]["code"]) == (403, "forbidden")
        asked = await guest.http.get("/api/reach", headers={"X-Forwarded-For": "10.1.1.1"})
        assert not asked.json()["can_open"]
    public = settings_for(tmp_path / "db", public="https://howdah.example")
    async with serving(public) as server, server.guest() as guest:
        assert not (await guest.get("/api/reach"))["can_open"]
        await guest.post("/api/reach", status=403)


async def test_cookies_are_bound_to_https_where_people_come_by_it(tmp_path: Path) -> None:
    settings = settings_for(tmp_path / "db", public="https://howdah.example")
    async with serving(settings) as server, httpx.AsyncClient(base_url=server.base, timeout=PATIENCE) as http:
        afar = await http.get("/api/me", headers={"Host": "howdah.example", "X-Forwarded-Proto": "https"})
        assert "secure" in afar.headers["set-cookie"].lower()
        http.cookies.clear()
        here = await http.get("/api/me")
        assert "secure" not in here.headers["set-cookie"].lower()


def certificate(folder: Path) -> tuple[str, str]:
    made, key = str(folder / "cert.pem"), str(folder / "key.pem")
    wish = "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost"
    subprocess.run(["openssl", *wish.split(), "-keyout", key, "-out", made], check=True, capture_output=True)
    return made, key


async def test_https_with_a_given_certificate(tmp_path: Path) -> None:
    made, key = certificate(tmp_path)
    settings = settings_for(tmp_path / "db", certificate=made, private_key=key, port=lasting_port())
    check_certificate(settings)
    app = App(settings)
    server = uvicorn.Server(uvicorn.Config(app, host="127.0.0.1", port=settings.port, **uvicorn_settings(settings)))
    task = asyncio.create_task(server.serve())
    while not server.started:
        assert not task.done()
        await asyncio.sleep(0.01)
    trusting = ssl.create_default_context(cafile=made)
    base = f"https://localhost:{settings.port}"
    async with httpx.AsyncClient(base_url=base, verify=trusting, timeout=PATIENCE) as http:
        me = await http.get("/api/me")
        assert "secure" in me.headers["set-cookie"].lower()
        assert (await http.get("/api/reach")).json()["base"] == base
    server.should_exit = True
    await task


def test_a_wrong_certificate_is_named(tmp_path: Path) -> None:
    made, _ = certificate(tmp_path)
    with pytest.raises(StartError, match="are no certificate"):
        check_certificate(settings_for(tmp_path / "db", certificate=made, private_key=made))


def install(folder: Path, name: str, lines: str) -> None:
    """A tunnel program of the test's own: what it says is all that we know of one."""
    program = folder / name
    program.write_text(f"#!{sys.executable}\nimport sys, time\n{lines}\n")
    program.chmod(0o755)


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    return folder


SAYINGS = {
    "cloudflared": ("INF |  https://quiet-river-1.trycloudflare.com  |", "https://quiet-river-1.trycloudflare.com"),
    "tailscale": ("https://box.tail1234.ts.net/", "https://box.tail1234.ts.net"),
    "ngrok": ("lvl=info msg=started url=https://a1b2.ngrok-free.app", "https://a1b2.ngrok-free.app"),
    "ssh": ("x1.lhr.life tunneled with tls, https://x1.lhr.life", "https://x1.lhr.life"),
}


@needs_scripts
@pytest.mark.parametrize("name", tunnels.NAMES)
def test_a_tunnel_says_its_address_and_ends_with_the_server(programs: Path, tmp_path: Path, name: str) -> None:
    said, address = SAYINGS[name]
    noted = tmp_path / "arguments"
    note = f"import os; open({str(noted)!r}, 'w').write(' '.join([str(os.getpid()), *sys.argv[1:]]))"
    install(programs, name, f"{note}\nprint('hello'); print({said!r}, flush=True); time.sleep(600)")
    with tunnel("auto", 8412) as found:
        assert found == address
    process, _, arguments = noted.read_text().partition(" ")
    assert re.search(r"\b8412\b", arguments)
    with pytest.raises(ProcessLookupError):
        os.kill(int(process), 0)


@needs_scripts
def test_no_tunnel_is_told_with_its_reason(programs: Path) -> None:
    with pytest.raises(TunnelError, match="no tunnel program is installed; install one of cloudflared"):
        tunnel("auto", 1).__enter__()
    with pytest.raises(TunnelError, match="no tunnel program that Howdah knows: ping; it knows cloudflared"):
        tunnel("ping", 1).__enter__()
    with pytest.raises(TunnelError, match="ngrok is not installed"):
        tunnel("ngrok", 1).__enter__()
    install(programs, "ngrok", "print('ERR your account is limited'); sys.exit(1)")
    with pytest.raises(TunnelError, match="its last words: ERR your account is limited"):
        tunnel("ngrok", 1).__enter__()
