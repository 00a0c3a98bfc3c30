# One word, one task. Everything sets itself up: Python's environment in .venv, the compiled engine in build/engine,
# the web client in src/themis/server/client (built with the machine's Node, or with one from PyPI).

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
TOOLS := build/tools
COMPILED := build/compiled
ENGINE := build/engine
MODULES := web/node_modules
CLIENT := src/themis/server/client
SOURCES := $(shell find src -name client -prune -o -name '*.py' -print -o -name '*.toml' -print -o -name '*.ftl' -print)
# What is compiled keeps the types and constants of what it imports.
BESIDE_HOT := $(shell sed -nE 's/^from themis\.server import //p; s/^from themis\.server\.([a-z_]+) import .*/\1/p' src/themis/server/hot/*.py | tr -d ' ' | tr ',' '\n' | sort -u)
ENGINE_SOURCES := $(filter src/themis/core/%.py src/themis/games/%.py src/themis/bots/%.py src/themis/server/hot/%.py,$(SOURCES)) \
	$(BESIDE_HOT:%=src/themis/server/%.py) setup.py pyproject.toml
CLIENT_SOURCES := $(shell find web \( -name node_modules -o -name tests \) -prune -o -type f -print)
PIP := python -m pip --quiet --disable-pip-version-check
NPM := scripts/npm.sh $(BIN)/python
PYTEST := $(BIN)/python -m pytest -n 2 --dist worksteal

.PHONY: play terminal client test check pure compiled browser attack types wheel bench mutants golden lock audit licences clean
.DELETE_ON_ERROR:

play: $(VENV)/.done $(CLIENT)/index.html  ## the table in the browser; ARGS go to `themis serve`
	@exec $(BIN)/python scripts/play.py $(ARGS)

terminal: $(ENGINE)/.done  ## a game in the terminal; ARGS, such as the game's id, go to `themis play`
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m themis play $(ARGS)

client: $(CLIENT)/index.html  ## build the web client

# The checks and mypyc use one core for most of their time, so they run side by side; pytest uses both.
test: $(VENV)/.dev $(MODULES)/.package-lock.json  ## everything that must pass
	@$(MAKE) --no-print-directory --output-sync=target -j 2 check $(ENGINE)/.done $(CLIENT)/index.html
	@$(MAKE) --no-print-directory compiled pure browser

check: $(VENV)/.dev $(MODULES)/.package-lock.json  ## format, lint, types, imports, rulebook, the client's own tests
	@$(BIN)/ruff format --check src tests scripts docs setup.py
	@$(BIN)/ruff check src tests scripts docs setup.py
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python scripts/lock.py --check
	@for game in $$($(BIN)/python -c 'from themis.games import GAMES; print(*GAMES)'); do $(BIN)/python -m themis rules $$game --check || exit 1; done
	@$(BIN)/python -m themis rules ur --game-folder docs/examples/ur --check
	@$(BIN)/python scripts/protocol.py --check
	@$(BIN)/python scripts/sentences.py --check
	@$(NPM) run --silent lint
	@$(NPM) run --silent check
	@$(NPM) run --silent test

# The rooms above the engine are the same Python in either run, and the compiled engine is the stricter one: they are tested with it alone,
# and so are texts and other contents. What a server compiles is tried out at a table.
pure: $(VENV)/.dev $(ENGINE)/.done $(CLIENT)/index.html  ## the rooms that are compiled, interpreted; parity of the engines; the wheel
	@echo "== tests, interpreted engine"
	@THEMIS_ENGINE=$(ENGINE) $(PYTEST) tests/core tests/games tests/bots tests/contract tests/server/test_ids.py tests/server/test_table.py tests/test_wheel.py --ignore-glob='*/test_texts.py' --ignore-glob='*/test_quick.py' --ignore-glob='*/test_contents.py'

compiled: $(VENV)/.dev $(ENGINE)/.done $(CLIENT)/index.html  ## the whole suite, compiled
	@echo "== tests, compiled engine"
	@PYTHONPATH=$(ENGINE) $(PYTEST) --compiled

browser: $(VENV)/.dev $(ENGINE)/.done $(CLIENT)/index.html  ## people at the table, in a real browser
	@chromium=$$(scripts/chromium.sh) && echo "== tests, browser" \
		&& PYTHONPATH=$(ENGINE) THEMIS_CHROMIUM=$$chromium $(PYTEST) --compiled tests/browser

attack: $(VENV)/.dev $(ENGINE)/.done  ## hostile guests and failing disks against servers of their own, for twenty minutes
	@PYTHONPATH=$(ENGINE) THEMIS_ATTACK_SECONDS=$(or $(SECONDS),20) $(BIN)/python -m pytest --compiled tests/attack $(ARGS)

types: $(VENV)/.done  ## write the protocol's TypeScript types
	@$(BIN)/python scripts/protocol.py

wheel: $(VENV)/.done $(CLIENT)/index.html  ## the package with client and compiled engine, in dist
	@echo "== building the wheel (a minute or two)"
	@scripts/wheel.sh $(BIN)/python dist
	@ls dist

bench: $(ENGINE)/.done $(VENV)/.bench  ## speed: the engine beside Catanatron, then many tables on one server
	@$(BIN)/python scripts/bench.py $(ENGINE) $(ARGS)
	@PYTHONPATH=$(ENGINE) $(BIN)/python scripts/load.py

mutants: $(VENV)/.dev  ## what the tests of GAME (uruk) would not miss in its rules; ARGS go to scripts/mutate.py
	@$(BIN)/python scripts/mutate.py $(or $(GAME),uruk) $(ARGS)

golden: $(VENV)/.dev  ## rewrite golden transcripts, perft counts, the catalogue and the client's sentences: then read the diff
	@$(BIN)/python scripts/golden.py
	@$(BIN)/python scripts/sentences.py

lock: $(TOOLS)/.done  ## what is installed, with its hashes, in requirements; ARGS go to `uv pip compile`: --upgrade, --upgrade-package rich
	@$(TOOLS)/bin/python scripts/lock.py $(ARGS)

audit: $(VENV)/.done $(TOOLS)/.done  ## what advisory databases know of what is installed; ends with 2 if one cannot be asked
	@$(TOOLS)/bin/python scripts/audit.py $(NPM)

licences: $(VENV)/.dev  ## everything that is installed, and its licence
	@$(BIN)/python scripts/licences.py

$(VENV)/.done: pyproject.toml requirements/serve.txt requirements/play.txt
	@echo "== setting up Python's environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/$(PIP) install -r requirements/play.txt
	@THEMIS_PURE=1 $(BIN)/$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.dev: $(VENV)/.done requirements/test.txt
	@echo "== installing the tools for tests"
	@$(BIN)/$(PIP) install -r requirements/test.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.done requirements/bench.txt
	@echo "== installing Catanatron for comparison"
	@$(BIN)/$(PIP) install -r requirements/bench.txt
	@touch $@

$(TOOLS)/.done: requirements/tools.txt
	@echo "== installing what locks and audits in $(TOOLS)"
	@$(PYTHON) -m venv $(TOOLS)
	@$(TOOLS)/bin/$(PIP) install -r $<
	@touch $@

$(COMPILED)/.done: $(ENGINE_SOURCES) scripts/compile.sh | $(VENV)/.done
	@scripts/compile.sh $(BIN)/python $(COMPILED)
	@touch $@

$(ENGINE)/.done: $(SOURCES) $(COMPILED)/.done scripts/assemble.sh
	@scripts/assemble.sh $(COMPILED) $(ENGINE)
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m themis --version
	@touch $@

# npm writes this file last.
$(MODULES)/.package-lock.json: web/package.json web/package-lock.json | $(VENV)/.done
	@echo "== installing the web client's packages in $(MODULES)"
	@$(NPM) ci --loglevel=error >/dev/null
	@touch $@

$(CLIENT)/index.html: $(MODULES)/.package-lock.json $(CLIENT_SOURCES)
	@echo "== building the web client"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

clean:  ## forget everything that was built
	@rm -rf build dist $(VENV) $(MODULES) $(CLIENT) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
