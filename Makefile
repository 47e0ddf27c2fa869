# Needs python3 (3.11 or newer) and make; everything else is fetched into .venv and node_modules.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
UV     := $(BIN)/uv
KILLS  ?= 10000
RUNS   ?= 20
JOBS   ?= 3
ARGS   ?=

export UV_CUSTOM_COMPILE_COMMAND := make lock
export UV_NO_PROGRESS := 1
export VIRTUAL_ENV := $(CURDIR)/$(VENV)
# A process that finds no compiled modules takes three seconds to start instead of one.
unexport PYTHONDONTWRITEBYTECODE
# Trust the certificates of the machine where it has any, like pip and curl do.
export UV_SYSTEM_CERTS ?= $(if $(wildcard /etc/ssl/certs/*.crt /etc/ssl/cert.pem /etc/pki/tls/certs/*),true,false)

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play web kernel test test-web test-python check-python check-web tour shots browser-soak phone check bench cluster torture hostile cover format lock \
  wheel clean

help:
	@echo "make play      start the house on http://localhost:8000"
	@echo "make test      all tests: Python, browser, web"
	@echo "               ARGS=\"--store postgresql\": every house of a server keeps its book there"
	@echo "make tour      all screens of all rooms in windows of all sizes; tests try fewer"
	@echo "make shots     pictures of all screens, in shots/ (ARGS=\"--sizes all\": of all sizes)"
	@echo "make phone     how long a cheap phone waits for the door and for a table"
	@echo "make browser-soak  the browser tests RUNS=$(RUNS) times in a row, with one core kept busy; goes on"
	@echo "               where it was stopped (ARGS=\"--minutes 60\": no run begins later)"
	@echo "make check     style, types, imports, dependencies, generated files, copied code"
	@echo "make bench     speed, side by side with peers"
	@echo "make kernel    compile the kernel where there is a C compiler; play and test do it too"
	@echo "make cluster   PostgreSQL, NATS, two gateways and two dealers on this machine"
	@echo "make torture   kill the server KILLS=$(KILLS) times under play (ARGS=--bank: house and bank)"
	@echo "               KILLS=500 ARGS=--cluster: dealers, gateways, NATS and PostgreSQL; goes on where it was stopped"
	@echo "make hostile   attack a house in every way we know (ARGS=\"--scale 0.01\": a hundredth of it)"
	@echo "make cover     tests with coverage"
	@echo "make format    put the sources into the agreed shape"
	@echo "make lock      pin the requirements again (ARGS=--upgrade for newer ones)"
	@echo "make wheel     a wheel with the web client inside, in dist/"
	@echo "make clean     remove whatever make made"

play: $(VENV)/.run web kernel
	@exec $(BIN)/croupier play $(ARGS)

web: $(VENV)/.run
	@$(BIN)/python -m tools.build_web

kernel: $(VENV)/.run
	@$(BIN)/python -m tools.kernel

test: test-web test-python

test-web: $(VENV)/.dev web
	@$(BIN)/python -m tools.node web test

test-python: $(VENV)/.dev web kernel
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@$(BIN)/pytest -n $(JOBS) --dist loadgroup $(ARGS)

tour: $(VENV)/.dev web kernel
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@TOUR=whole $(BIN)/pytest -n $(JOBS) tests/browser/test_all_screens.py $(ARGS)

shots: $(VENV)/.dev web
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@$(BIN)/python -m tests.browser.gallery $(ARGS)

phone: $(VENV)/.dev web
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@$(BIN)/python -m tests.browser.phone $(ARGS)

browser-soak: $(VENV)/.dev web
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@$(BIN)/python -m tools.soak --runs $(RUNS) -n $(JOBS) --dist loadgroup $(ARGS)

check: check-python check-web

check-python: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/deptry src
	$(BIN)/python -m croupier.wire.generate --check
	$(BIN)/python -m croupier.bank.openapi --check

check-web: $(VENV)/.dev web
	$(BIN)/python -m tools.node web run --silent check

bench: $(VENV)/.bench kernel
	@$(BIN)/python -m tools.node bench
	@$(BIN)/python -m bench.run $(ARGS)

cluster: $(VENV)/.dev web kernel
	@$(BIN)/python -m tools.cluster $(ARGS)

torture: $(VENV)/.dev
	@$(BIN)/python -m tests.torture --kills $(KILLS) $(ARGS)

hostile: $(VENV)/.dev kernel
	@$(BIN)/python -m tests.hostile $(ARGS)

cover: $(VENV)/.dev web kernel
	@$(BIN)/python -m tools.node tools/browser && $(BIN)/python -m tools.chromium >/dev/null
	@$(BIN)/coverage erase
	@$(BIN)/coverage run -m pytest $(ARGS)
	@$(BIN)/coverage combine -q && $(BIN)/coverage report

format: $(VENV)/.dev
	$(BIN)/ruff check --fix-only .
	$(BIN)/ruff format .
	$(BIN)/python -m tools.node web run --silent format

COMPILE = $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url $(ARGS)
lock: $(VENV)/.uv
	$(COMPILE) --group uv -o requirements/uv.txt
	$(COMPILE) --group build -o requirements/build.txt
	$(COMPILE) pyproject.toml -o requirements/run.txt
	$(COMPILE) --group dev -c requirements/run.txt -c requirements/build.txt -o requirements/dev.txt
	$(COMPILE) --group bench -c requirements/dev.txt -o requirements/bench.txt

wheel: $(VENV)/.run
	@$(UV) build -q --wheel --no-build-isolation --python $(BIN)/python && ls dist/*.whl

clean:
	rm -rf $(VENV) .tools dist web/node_modules tools/browser/node_modules bench/node_modules
	find src -name "*.so" -delete
	rm -rf src/croupier/server/static shots tests/browser/shots .coverage .coverage.*
	rm -rf .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache

$(VENV)/.uv: requirements/uv.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "Croupier needs Python 3.11 or newer: make PYTHON=python3.13"; exit 2; }
	@echo "· Python environment in $(VENV)"
	@$(PYTHON) -m venv $(VENV) \
	  || { rm -rf $(VENV); echo "python3 cannot make a venv: install python3-venv"; exit 2; }
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	@touch $@

$(VENV)/.run: $(VENV)/.uv requirements/run.txt requirements/build.txt pyproject.toml
	@echo "· libraries"
	@$(UV) pip install -q --require-hashes -r requirements/run.txt -r requirements/build.txt
	@$(UV) pip install -q --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.dev: $(VENV)/.run requirements/dev.txt
	@echo "· tools for tests and checks"
	@$(UV) pip install -q --require-hashes -r requirements/dev.txt
	@touch $@

$(VENV)/.bench: $(VENV)/.dev requirements/bench.txt
	@echo "· peers to measure against"
	@$(UV) pip install -q --require-hashes -r requirements/bench.txt
	@touch $@
