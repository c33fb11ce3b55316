# Everything lands in .venv inside the checkout. Needed on the machine: make, Python 3.11 or newer, and the network for
# the first run. A C compiler is welcome: with one the rules are compiled, without one they run interpreted.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:

# Candidates in order of preference; the first that works is taken. `make PYTHON=/path/to/python` settles it.
PYTHON := python3.14 python3.13 python3.12 python3.11 python3

START := $(shell date +%s)
say = @printf '\n==> %s\n' '$(1)'
done = @printf '\n==> %s, in %s s\n' '$(1)' "$$(( $$(date +%s) - $(START) ))"

UV := .venv/bin/uv
INSTALL := $(UV) pip install --quiet --python .venv
PYTEST := .venv/bin/pytest -n auto --maxprocesses 4

# The two builds under test. Compiled: the installed package, and the checkout is kept out of Python's way even in
# processes that a test starts. Interpreted: the checkout shadows the installed package.
AS_COMPILED := HOWDAH_BUILD=compiled PYTHONSAFEPATH=1
AS_INTERPRETED := HOWDAH_BUILD=interpreted PYTHONPATH=$(CURDIR)
IS_COMPILED = ls .venv/lib/python3*/site-packages/howdah__mypyc* >/dev/null 2>&1
NEEDS_COMPILED = @$(IS_COMPILED) || { echo 'This is for the compiled build; it takes a C compiler, see `make compiler`.' >&2; exit 1; }

# What is left out on purpose: `make test SKIP=postgresql`. Names are parted by spaces or commas.
SKIP ?=
comma := ,
SKIPPED := $(subst $(comma), ,$(SKIP))
export SKIP

unexport PYTHONPATH PYTHONHOME
# uv trusts its own certificates by default, pip those of the machine; a proxy's is among the latter only.
UV_SYSTEM_CERTS ?= $(if $(wildcard /etc/ssl/certs/*),true,false)
export UV_SYSTEM_CERTS
export PYTHONPYCACHEPREFIX := $(CURDIR)/.venv/pycache

.PHONY: help
help: ## list these targets
	@echo 'usage: make TARGET'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: play
play: .venv/.installed$(HOWDAH_COMPILE) ## install and build what is missing, and open the tables in the browser
	@.venv/bin/howdah serve --open

# What does not touch the rules' speed or their arithmetic runs once, on the compiled build where there is one.
ONCE := tests/adapters tests/cli tests/docs tests/faults tests/lab tests/locale tests/notices tests/page tests/pressure tests/server

.PHONY: test
test: check postgresql network .venv/.installed$(HOWDAH_COMPILE) ## prove everything: the checks, then the suite on both builds
	@if $(IS_COMPILED); then \
		printf '\n==> %s\n' 'the suite on the compiled build (a few minutes)'; \
		$(AS_COMPILED) $(PYTEST) && \
		printf '\n==> %s\n' 'engine, games and bots on the interpreted build (a few minutes)' && \
		$(AS_INTERPRETED) $(PYTEST) $(ONCE:%=--ignore=%); \
	else \
		printf '\n==> %s\n' 'NO COMPILED BUILD, so its suite is left out; it takes a C compiler, see `make compiler`'; \
		$(AS_INTERPRETED) $(PYTEST); \
	fi
	@$(if $(filter web,$(SKIPPED)),echo 'Left out$(comma) as SKIP says: web',$(MAKE) --no-print-directory web)
	$(call done,tested)

# What most changes break, as the sources stand: no build, no database server, no browser.
QUICK := $(addprefix tests/,engine games records locale/test_clauses.py locale/test_glossary.py cli/test_play.py cli/test_terminal.py \
	server/playing/test_play.py server/playing/test_windows.py server/playing/test_windows_alone.py server/wire/test_wire.py)

.PHONY: quick
quick: check web/node_modules/.installed ## check what most changes break (three minutes)
	$(call say,the core of the suite on the interpreted build (a minute))
	@$(AS_INTERPRETED) SKIP=postgresql $(PYTEST) $(QUICK)
	$(call say,the web client and its own tests (a minute))
	@$(NPM) run check
	@$(NPM) test
	$(call done,checked)

# Compiled code cannot be traced, so this runs the sources; the parts that measure or break servers are left out.
.PHONY: coverage
coverage: .venv/.dev .venv/.lab ## say which lines the tests run, into .coverage-pages/ (half an hour)
	$(call say,the suite on the interpreted build$(comma) line by line)
	@$(AS_INTERPRETED) $(PYTEST) --cov --cov-report=html --cov-report=term:skip-covered \
		--ignore=tests/faults --ignore=tests/pressure --ignore=tests/test_builds.py
	$(call done,written: .coverage-pages/index.html)

.PHONY: check
check: .venv/.dev ## lint, format, types, import layers
	$(call say,lint and format (a second))
	@.venv/bin/ruff check
	@.venv/bin/ruff format --check
	$(call say,types (half a minute when nothing is cached))
	@.venv/bin/mypy
	$(call say,import layers (a second))
	@$(AS_INTERPRETED) .venv/bin/pytest --quiet tests/test_layers.py
	$(call done,checked)

.PHONY: book
book: .venv/.build ## write docs/rules, docs/clause-map.md and the tables of docs/games from the sources
	$(call say,the rulebook pages and the map of clauses (some minutes))
	@PYTHONPATH=$(CURDIR) .venv/bin/python -m howdah --lang en rules --markdown docs/rules
	@.venv/bin/python docs/games/make.py
	@PYTHONPATH=$(CURDIR) .venv/bin/python -m howdah --lang en rules --map --games 24 --bot random --bot easy --write docs/clause-map.md

# Not with --quiet: it hides warnings from --strict too. The notice that is silenced is about the makers' next tool.
.PHONY: docs
docs: .venv/.docs ## build the site of the documentation into site/; fails on dead links
	$(call say,the site of the documentation (a minute))
	@NO_MKDOCS_2_WARNING=1 .venv/bin/mkdocs build --strict
	$(call done,written: site/index.html)

.PHONY: evidence
evidence: postgresql network site .venv/.dev .venv/.ray .venv/.installed$(HOWDAH_COMPILE) ## run the long proofs (an hour or more)
	$(NEEDS_COMPILED)
	$(call say,the long proofs on the compiled build)
	@$(AS_COMPILED) $(PYTEST) -m evidence --ignore=tests/pressure
	$(call say,memory$(comma) attacks and nonsense (two hours; keep the machine quiet))
	@$(AS_COMPILED) .venv/bin/pytest -m evidence tests/pressure
	@LONG=1 $(BROWSER_TESTS)
	@LONG=1 $(SITE_TESTS)
	$(call done,proved)

.PHONY: ladders
ladders: .venv/.installed$(HOWDAH_COMPILE) ## rate the levels of all games and write their pages of the notebook (half an hour on two quiet cores)
	$(NEEDS_COMPILED)
	$(call say,ladders of all games)
	@.venv/bin/howdah --lang en ladder raj --games 2000 --trials 10000 --page docs/lab-notebook/ladder-raj.md
	@.venv/bin/howdah --lang en ladder formula_e --games 240 --trials 240 --page docs/lab-notebook/ladder-formula-e.md
	@.venv/bin/howdah --lang en ladder elephant_rally --games 60 --trials 200 --page docs/lab-notebook/ladder-elephant-rally.md
	@.venv/bin/howdah --lang en ladder totem --games 120 --trials 200 --page docs/lab-notebook/ladder-totem.md
	$(call done,rated)

.PHONY: bench
bench: .venv/.bench .venv/.installed$(HOWDAH_COMPILE) ## measure against OpenSpiel, catanatron, pgx, PettingZoo, rlcard and boardgame.io
	$(NEEDS_COMPILED)
	$(call say,benchmarks (a few minutes; keep the machine quiet))
	@.venv/bin/python bench/run.py
	@.venv/bin/python bench/races.py
	@.venv/bin/python bench/env.py
	@.venv/bin/python bench/adapters.py
	@.venv/bin/python bench/search.py
	@.venv/bin/python bench/decisions.py
	@.venv/bin/python bench/turns.py
	@$(if $(filter boardgame,$(SKIPPED)),echo 'bench: left out$(comma) as SKIP says: boardgame',\
		npm --prefix bench/boardgame ci --silent --no-audit --no-fund --ignore-scripts && .venv/bin/python bench/server.py)
	$(call done,measured)

.PHONY: postgresql
postgresql: ## install PostgreSQL for the tests (on Debian, as root)
	@if [ -n '$(filter postgresql,$(SKIPPED))' ]; then \
		echo 'Left out, as SKIP says: postgresql'; \
	elif command -v postgres >/dev/null || ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1; then \
		:; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update && apt-get install --yes --no-install-recommends postgresql; \
	else \
		echo 'The tests of the server need postgresql: install it, or leave them out with SKIP=postgresql' >&2; \
		exit 1; \
	fi

# A database that is cut off is tested in a network namespace; where there can be none, that test says so and is left out.
.PHONY: network
network:
	@if command -v ip >/dev/null && command -v nft >/dev/null; then \
		:; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update && apt-get install --yes --no-install-recommends iproute2 nftables || \
		echo 'Without nftables the test of a cut connection is left out'; \
	fi

# The web client: Node from the machine where it is new enough, else the one that PyPI carries. `SKIP=web` leaves its
# tests out; they need Chromium, which is installed on Debian where that is permitted.

NODE_HERE := $(shell node -e 'const [a, b] = process.versions.node.split("."); process.exit(a > 20 || (a == 20 && b >= 19) ? 0 : 1)' 2>/dev/null && command -v node)
NODE := $(or $(NODE_HERE),.venv/bin/node)
NPM := PATH="$(abspath $(dir $(NODE))):$$PATH" npm --prefix web --silent
SITE_TESTS = $(NODE) --test $(wildcard tests/site/*.test.mjs)
BROWSER_TESTS = $(NODE) --test --test-concurrency=2 $(wildcard tests/web/*.test.mjs)
CHROMIUM ?= /usr/bin/chromium
export CHROMIUM

.PHONY: web
web: howdah/web/index.html .venv/.installed$(HOWDAH_COMPILE) ## check and test the web client in a real browser
	$(call say,the web client and its own tests (a minute))
	@$(NPM) run check
	@$(NPM) test
	@if [ -x $(CHROMIUM) ]; then \
		:; \
	elif [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		apt-get update && apt-get install --yes --no-install-recommends chromium; \
	else \
		echo 'Chromium is missing ($(CHROMIUM)): install it, set CHROMIUM=, or leave these tests out with SKIP=web' >&2; \
		exit 1; \
	fi
	$(call say,games in Chromium (three minutes))
	@$(BROWSER_TESTS)

# The engine for browsers. Its tests need Node 22, which is newer than what the client is built with.
.PHONY: site
site: dist/site/index.html .venv/bin/node ## build Howdah without a server, a site of files, into dist/site (five minutes the first time)
	$(call done,built: dist/site)

# Not part of `make test`: building the engine would take longer than all of it.
.PHONY: test-site
test-site: site .venv/.installed$(HOWDAH_COMPILE) ## build the site and play in it with the network off
	$(call say,the site in Chromium (two minutes))
	@$(SITE_TESTS)
	$(call done,tested: dist/site)

.PHONY: shots
shots: howdah/web/index.html .venv/.installed$(HOWDAH_COMPILE) ## make pictures of every page and state (ten minutes)
	@$(NODE) web/scripts/shots.mjs

.PHONY: pictures
pictures: howdah/web/index.html .venv/.installed$(HOWDAH_COMPILE) ## make the pictures of the README anew (a minute)
	@$(NODE) web/scripts/readme.mjs

.PHONY: compiler
compiler: .venv/.build ## install a C compiler (on Debian, as root)
	@if .venv/bin/python -c 'import sys, hatch_build; sys.exit(not hatch_build.can_compile())'; then \
		echo 'A working C compiler is here already.'; \
	else \
		apt-get update && apt-get install --yes --no-install-recommends gcc libc6-dev python3-dev && \
		rm -f .venv/.installed*; \
	fi

# Each file is constrained by the one before, since all of them share .venv.
LOCK := $(UV) pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --custom-compile-command 'make lock'

.PHONY: notices
notices: .venv/.build web/node_modules/.installed ## write THIRD-PARTY-NOTICES.md from what is installed
	@.venv/bin/python release/notices.py

.PHONY: dist
dist: howdah/web/index.html .venv/.build ## build the wheel and the source archive into dist/
	$(call say,the wheel and the source archive (a minute or two))
	@rm -rf build dist/*.whl dist/*.tar.gz
	@.venv/bin/hatchling build -t sdist -t wheel
	$(call done,built: dist/)

.PHONY: lock
lock: .venv/.uv ## renew requirements/ from pyproject.toml
	$(call say,renewing the locks (some minutes))
	@$(LOCK) --group uv -o requirements/uv.txt
	@$(LOCK) pyproject.toml -o requirements/base.txt
	@.venv/bin/python -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"], sep="\n")' \
		| $(LOCK) - -c requirements/base.txt -o requirements/build.txt
	@$(LOCK) pyproject.toml --group dev --extra research -c requirements/base.txt -c requirements/build.txt -o requirements/dev.txt
	@$(LOCK) pyproject.toml --extra lab -c requirements/dev.txt -o requirements/lab.txt
	@$(LOCK) pyproject.toml --extra bench -c requirements/dev.txt -o requirements/bench.txt
	@$(LOCK) pyproject.toml --extra ray -c requirements/dev.txt -o requirements/ray.txt
	@$(LOCK) --group docs -c requirements/dev.txt -o requirements/docs.txt
	@$(LOCK) --group node -o requirements/node.txt
	@$(LOCK) --group site -c requirements/build.txt -o requirements/site.txt

.PHONY: clean
clean: ## remove all that make made
	rm -rf .venv build dist .coverage .coverage-pages .hypothesis .mypy_cache .pytest_cache .ruff_cache .sums site web/node_modules wasm/node_modules howdah/web

# Stamps: files in .venv that say what it holds.

.venv/.uv: requirements/uv.txt
	$(call say,a fresh .venv with uv (ten seconds))
	@for python in $(PYTHON); do \
		if $$python -c 'import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then break; fi; \
		python=; \
	done; \
	if [ -z "$$python" ]; then \
		echo 'Howdah needs Python 3.11 or newer with its venv module (on Debian: python3-venv). Tried: $(PYTHON)' >&2; \
		exit 1; \
	fi; \
	$$python -m venv --clear .venv
	@.venv/bin/pip install --quiet --disable-pip-version-check --require-hashes -r $<
	@touch $@

.venv/.build: requirements/base.txt requirements/build.txt .venv/.uv
	$(call say,what Howdah needs to build and run (ten seconds))
	@$(INSTALL) --require-hashes -r requirements/base.txt -r requirements/build.txt
	@touch $@

# Without a build of pyarrow for this machine all else works: `howdah sim --parquet` then says what is missing.
.venv/.lab: requirements/lab.txt .venv/.build
	$(call say,what the lab writes Parquet with (ten seconds))
	@$(INSTALL) --require-hashes --only-binary pyarrow -r $< || \
		printf '\n==> %s\n' 'WITHOUT PARQUET: pyarrow could not be installed, see above'
	@touch $@

.venv/.dev: requirements/dev.txt .venv/.build
	$(call say,what its checks and tests need (ten seconds))
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.docs: requirements/docs.txt .venv/.build
	$(call say,what the site of the documentation needs (ten seconds))
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.bench: requirements/bench.txt .venv/.build
	$(call say,what its benchmarks need (some minutes))
	@$(INSTALL) --require-hashes -r $<
	@touch $@

.venv/.ray: requirements/ray.txt .venv/.build
	$(call say,Ray: the lab on many machines (half a minute))
	@$(INSTALL) --require-hashes -r $<
	@touch $@

# What the builds are made of, as sums of the files' contents: one that was only touched, or written again as it was, is no
# reason to build anew; one that is gone is. Left out is what the builds themselves write.
SOURCES = find howdah hatch_build.py pyproject.toml -name __pycache__ -prune -o -path howdah/web -prune -o -type f -print
WEB_SOURCES = find web howdah/locale -name node_modules -prune -o -name __pycache__ -prune -o -name '*.py' \
	-o -path web/shots -prune -o -path web/public/sounds -prune -o -path 'web/public/icons/*.svg' \
	-o -name '*.gen.svg' -o -name '*.gen.css' -o -name keys.gen.ts -o -type f -print
sum = $(shell mkdir -p .sums; sums=$$($(2) | LC_ALL=C sort | xargs cksum); \
	[ "$$sums" = "$$(cat .sums/$(1) 2>/dev/null)" ] || echo "$$sums" > .sums/$(1))
$(call sum,howdah,$(SOURCES))
$(call sum,web,$(WEB_SOURCES))
$(call sum,wasm,find wasm -name node_modules -prune -o -name __pycache__ -prune -o -type f -print)

.venv/bin/node: requirements/node.txt .venv/.build
	$(call say,Node.js (half a minute))
	@$(INSTALL) --require-hashes -r $<
	@touch $@

# Not `npm ci`: it insists on the builds of native parts for all platforms, and the lock holds those of one.
web/node_modules/.installed: web/package-lock.json $(if $(NODE_HERE),,.venv/bin/node)
	$(call say,what the web client is built with (a minute))
	@$(NPM) install --no-save
	@touch $@

# What the engine for browsers is built with: an environment of CPython 3.13, mypyc's host there, and Pyodide.
.venv/wasm/.installed: requirements/base.txt requirements/build.txt requirements/site.txt wasm/package-lock.json .venv/.build $(if $(NODE_HERE),,.venv/bin/node)
	$(call say,what the engine for browsers is built with (a minute))
	@python=$$(.venv/bin/python wasm/python313.py) && $(UV) venv --quiet --clear --python "$$python" .venv/wasm
	@$(UV) pip install --quiet --python .venv/wasm --require-hashes -r requirements/base.txt -r requirements/build.txt -r requirements/site.txt
	@PATH="$(abspath $(dir $(NODE))):$$PATH" npm --prefix wasm --silent install --no-save
	@touch $@

dist/site/engine/engine.json: .sums/howdah .sums/wasm .venv/wasm/.installed
	$(call say,the engine for browsers (five minutes; later what has changed))
	@.venv/wasm/bin/python wasm/build.py dist/site/engine
	@touch $@

dist/site/index.html: dist/site/engine/engine.json .sums/howdah .sums/web web/node_modules/.installed .venv/.build
	$(call say,the site (a minute))
	@rm -rf dist/site/assets dist/site/data
	@PYTHONPATH=$(CURDIR) .venv/bin/python wasm/data.py dist/site/data
	@$(NPM) run site
	@touch $@

howdah/web/index.html: .sums/web web/node_modules/.installed
	$(call say,building the web client (half a minute))
	@$(NPM) run build
	@touch $@

.venv/.installed$(HOWDAH_COMPILE): .sums/howdah howdah/web/index.html .venv/.build .venv/.lab
	$(call say,building and installing howdah (a minute or two when it is compiled))
	@rm -rf build dist/*.whl .venv/.installed*
	@.venv/bin/hatchling build -t wheel
	@$(INSTALL) --no-deps --reinstall dist/*.whl
	@touch $@
