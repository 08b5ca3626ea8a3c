# Each target does its own set-up and works in a bare clone; it needs only Python 3.11 or newer.

PYTHON ?= $(firstword $(foreach name,python3 python3.13 python3.12 python3.11 python3.14 python,\
    $(shell $(name) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(name))))
JOBS ?= $(shell $(PYTHON) -c 'import os; print(min(8, max(2, os.cpu_count() or 2)))')
# One worker more for tests that wait for browsers and servers.
MORE_JOBS ?= $(shell expr $(JOBS) + 1)
BIN := .venv/bin

# uv if it is installed, for its speed; pip otherwise, or if uv finds no package index.
install = { command -v uv >/dev/null 2>&1 && uv pip install --quiet --python $(BIN)/python $(1); } || \
    $(BIN)/python -m pip install --quiet --disable-pip-version-check $(1)
# Where much is broken, or one after another hangs, there is no use in going on.
pytest = $(BIN)/python -m pytest --maxfail 15 --max-worker-restart 4 --dist worksteal -n
# A browser or a server can be late on a busy machine. What failed among all the others is tried once more, alone;
# but not where pytest itself has stopped early: then most tests did not run.
once_more = || { [ $$? -eq 1 ] && echo "== once more, alone: what failed among all the others" && \
    $(BIN)/python -m pytest --last-failed --last-failed-no-failures none $(1); }
looks = tests/browser/looks
engine_tests = $(wildcard tests/game tests/rules tests/record)
doctests = --doctest-modules --doctest-ignore-import-errors --doctest-glob='*.md' src $(wildcard README.md docs)

# Versions and hashes for all platforms, without addresses. Extras stay in the lock files: without them pip
# takes the newest release of such a requirement, for which there is no hash.
compile = build/lock/bin/uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes \
    --no-strip-extras --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' pyproject.toml

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play site test looks check bench format lock rehearse wire clean

help: ## list all targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/  make \1|\2/p' $(MAKEFILE_LIST) | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

setup: .venv/installed ## install into .venv; the command is .venv/bin/level8
	@$(BIN)/python hatch_build.py

play: setup ## open a table in the browser and play
	@$(BIN)/level8

site: setup ## make build/site: the page for any host of plain files, where it plays without a server
	@$(BIN)/python tools/make_site.py

# Some systems tell Python not to write .pyc files. The tests start Python hundreds of times, and each time it
# would compile all modules again.
test looks: export PYTHONDONTWRITEBYTECODE :=

test: setup .venv/equipped ## run all tests but the looks, on the compiled engine and on the plain one
	@echo "== the page's tests"
	@$(BIN)/python web/build_page.py test
	@if $(BIN)/python -c 'import level8, sys; sys.exit(not level8.compiled)'; then \
	    echo "== every test but the looks, the engine compiled"; \
	    { $(pytest) $(MORE_JOBS) --ignore $(looks) $(call once_more,--ignore $(looks)); } && \
	    echo "== the engine's tests and all doctests, the engine as plain Python" && \
	    LEVEL8_PURE=1 $(pytest) $(JOBS) --cov --cov-report=term $(engine_tests) $(doctests); \
	else \
	    echo "== every test but the looks, and every doctest, the engine as plain Python"; \
	    $(pytest) $(MORE_JOBS) --ignore $(looks) --cov --cov-report=term tests $(doctests); \
	fi

looks: setup .venv/equipped ## test how all pages and states look: phone and laptop, light and dark, five languages
	@$(pytest) $(MORE_JOBS) $(looks) $(call once_more,$(looks))
	@test ! -d build/pictures || echo "== pictures of all of them are in build/pictures"

check: setup .venv/equipped ## check format, lint, types, the direction of imports, and the page's types
	@$(BIN)/ruff format --check
	@$(BIN)/ruff check
	@$(BIN)/mypy
	@$(BIN)/python -m pytest -q tests/test_imports_run_down.py tests/test_page_imports_run_down.py
	@$(BIN)/python web/build_page.py check

bench: setup ## measure the engine and, if they can be installed, its peers
	@{ $(call install,--require-hashes -r requirements/peers.txt); } || \
	    echo "level8: the peers could not be installed; measuring the engine alone."
	@$(BIN)/level8 bench

format: setup .venv/equipped ## format the code and fix what ruff can fix
	@$(BIN)/ruff format
	@$(BIN)/ruff check --fix

lock: ## lock the newest versions in requirements/*.txt
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	@$(compile) --extra build --extra dev --extra test --output-file requirements/dev.txt
	@$(compile) --extra build --extra arena --constraint requirements/dev.txt --output-file requirements/play.txt
	@$(compile) --extra fast --extra metrics --extra postgres --constraint requirements/dev.txt \
	    --output-file requirements/house.txt
	@$(compile) --extra peers --constraint requirements/dev.txt --output-file requirements/peers.txt

rehearse: ## do the steps of the Containerfile in a clean folder; it takes some minutes
	@sh container/rehearse.sh

wire: setup ## generate the page's types and docs/protocol.md from the types of the protocol
	@$(BIN)/python tools/describe_wire.py

clean: ## remove everything that make has made
	@rm -rf .venv build dist .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache
	@rm -rf web/node_modules src/level8/_web
	@rm -f src/level8/_compiled.json
	@find src \( -name '*.so' -o -name '*.pyd' \) -exec rm -f {} +
	@find src tests -name __pycache__ -prune -exec rm -rf {} +

.venv/equipped: requirements/dev.txt .venv/installed
	@echo "level8: installing what its tests need into .venv…"
	@$(call install,--require-hashes -r requirements/dev.txt)
	@touch $@

.venv/installed: requirements/play.txt pyproject.toml $(BIN)/python
	@echo "level8: installing what it needs into .venv…"
	@$(call install,--require-hashes -r requirements/play.txt)
	@export LEVEL8_PURE=1; $(call install,--no-deps --no-build-isolation --editable .) # setup compiles
	@touch $@

# On some systems Python cannot install pip into a new environment: uv or the system's pip does it.
$(BIN)/python:
	@test -n "$(PYTHON)" || { echo "level8 needs Python 3.11 or newer; name one with make PYTHON=…" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	    { echo "level8 needs Python 3.11 or newer, and $(PYTHON) is not" >&2; exit 1; }
	@if $(PYTHON) -c 'import ensurepip' 2>/dev/null; then \
	    $(PYTHON) -m venv --clear .venv; \
	else \
	    $(PYTHON) -m venv --clear --without-pip .venv && \
	    { command -v uv >/dev/null 2>&1 || $(PYTHON) -m pip --quiet --python $@ install pip || \
	      { rm -rf .venv; echo "level8: $(PYTHON) has neither ensurepip nor pip; install its venv package" >&2; exit 1; } }; \
	fi
