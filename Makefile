# One word, one task. Everything sets itself up: Python's environment in .venv, the compiled engine in build/engine.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
ENGINE := build/engine
SOURCES := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') setup.py pyproject.toml
PIP := $(BIN)/python -m pip --quiet --disable-pip-version-check

.PHONY: play test check pure compiled bench golden clean
.DELETE_ON_ERROR:

play: $(ENGINE)/.done  ## play Uruk in the terminal
	@PYTHONPATH=$(ENGINE) $(BIN)/python -m themis play uruk $(ARGS)

test: check pure compiled  ## everything that must pass

check: $(VENV)/.done  ## format, lint, types, imports, rulebook
	@$(BIN)/ruff format --check src tests scripts setup.py
	@$(BIN)/ruff check src tests scripts setup.py
	@$(BIN)/mypy
	@$(BIN)/lint-imports
	@$(BIN)/python -m themis rules uruk --check

pure: $(VENV)/.done $(ENGINE)/.done  ## the whole suite, interpreted
	@echo "== tests, interpreted engine"
	@THEMIS_ENGINE=$(ENGINE) $(BIN)/python -m pytest -n 2 --dist worksteal

compiled: $(ENGINE)/.done  ## the whole suite, compiled
	@echo "== tests, compiled engine"
	@PYTHONPATH=$(ENGINE) THEMIS_ENGINE=$(ENGINE) $(BIN)/python -m pytest -n 2 --dist worksteal --compiled

bench: $(ENGINE)/.done $(VENV)/.bench  ## speed: interpreted, compiled and Catanatron in one run
	@$(BIN)/python scripts/bench.py $(ENGINE) $(ARGS)

golden: $(VENV)/.done  ## rewrite golden transcripts, perft counts and the catalogue: then read the diff
	@$(BIN)/python scripts/golden.py

$(VENV)/.done: pyproject.toml setup.py
	@echo "== setting up Python's environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) install --upgrade pip
	@THEMIS_PURE=1 $(PIP) install --editable '.[dev]'
	@touch $@

$(VENV)/.bench: $(VENV)/.done
	@echo "== installing Catanatron for comparison"
	@THEMIS_PURE=1 $(PIP) install --editable '.[dev,bench]'
	@touch $@

$(ENGINE)/.done: $(SOURCES) scripts/compile.sh | $(VENV)/.done
	@scripts/compile.sh $(BIN)/python $(ENGINE)
	@touch $@

clean:  ## forget everything that was built
	@rm -rf build dist $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
