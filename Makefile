# Everything happens in .venv, which is made and kept up to date here; nothing has to be activated.

VENV := .venv
BIN := $(VENV)/bin
PACKAGES := cards engine tutor

# Fails on a Python that is too old or cannot make an environment.
FITS := import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))

# The first Python on the path that fits.
PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c '$(FITS)' 2>/dev/null && echo $$python && break; done)

export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: help tutor test nightly fuzz class mutants lint format bench golden pins clean
.DEFAULT_GOAL := help

help:  ## say what can be made
	@echo 'make TARGET, where TARGET is'
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' $(MAKEFILE_LIST) | expand -t 10 | sed 's/^/  /'

tutor: $(VENV)/aula.done  ## start Aula and open it in the browser
	@$(BIN)/aula

test: lint  ## run all tests, the browser's included
	$(BIN)/python tests/browser/chromium.py
	@$(BIN)/pytest -q -s -n 0 tests/rules/test_coverage.py
	$(BIN)/pytest --numprocesses auto --dist loadgroup --durations 10

nightly: export NIGHTLY := 1
nightly: $(VENV)/lab.done test fuzz class mutants  ## run all tests with all their cases, for hours

fuzz: $(VENV)/test.done  ## hand damaged files, links, uploads, storage and messages to Aula (CASES of each, from SEED)
	$(BIN)/python -m tests.fuzz --cases $(or $(CASES),10000) --seed $(or $(SEED),0)

class: $(VENV)/test.done  ## let thirty pupils play on a bad line, and pages lie open, MINUTES each
	$(BIN)/python -m tests.bench.pupils --minutes $(or $(MINUTES),10)
	$(BIN)/python -m tests.serving.quiet $(or $(MINUTES),10)

mutants: $(VENV)/test.done  ## put NUMBER small faults into a copy of the engine, and see how many the tests find
	nice -n 15 $(BIN)/python -m tests.mutants --number $(or $(NUMBER),300) --seed $(or $(SEED),1)

lint: $(VENV)/test.done  ## check style and types of Python and JavaScript, and look for dead code
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/vulture
	@$(BIN)/python -m tests.scripts

bench: $(VENV)/test.done  ## measure how quick it is
	@$(BIN)/aula bench

golden: $(VENV)/test.done  ## write the golden games anew, after a change of what happens in a game
	$(BIN)/python -m tests.golden

format: $(VENV)/test.done  ## put the code into its usual form
	$(BIN)/ruff check --fix
	$(BIN)/ruff format

pins: | $(BIN)/python  ## renew constraints.txt, and what Binder installs, with the newest versions that fit pyproject.toml
	$(BIN)/pip install --quiet uv
	$(BIN)/uv pip compile --quiet --upgrade --all-extras pyproject.toml --output-file constraints.txt \
		--universal --python-version 3.11.0 --fork-strategy fewest \
		--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make pins'
	$(BIN)/uv pip compile --quiet --extra binder pyproject.toml --constraint constraints.txt \
		--output-file binder/requirements.txt --python-platform linux --python-version 3.11 \
		--no-annotate --no-emit-index-url --no-emit-find-links --custom-compile-command 'make pins'

clean:  ## remove the environment and everything else that was made here
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache build dist site
	find $(PACKAGES) tests notebooks -name __pycache__ -prune -exec rm -rf {} + 2>/dev/null || true

# A .done file is newer than what it was made from, so that a second run has nothing to do.

$(BIN)/python:
	@"$(PYTHON)" -c '$(FITS)' 2>/dev/null || { \
		there=$$("$(or $(PYTHON),python3)" --version 2>/dev/null || echo none); \
		echo "Aula needs Python 3.11 or newer with venv (Debian, Ubuntu: apt install python3-venv). Here is: $$there." \
		'If there is another one: make PYTHON=/where/it/is/python3' >&2; exit 1; }
	"$(PYTHON)" -m venv --clear $(VENV)

INSTALL := $(BIN)/pip install --quiet --constraint constraints.txt --editable
NOT_INSTALLED := { echo 'Nothing was installed. If pip has found no version of anything: is there a network?' >&2; exit 1; }

$(VENV)/aula.done: pyproject.toml constraints.txt $(wildcard tutor/serving/template/*) | $(BIN)/python
	@echo 'Installing what Aula needs into $(VENV) ...'
	@$(INSTALL) . || $(NOT_INSTALLED)
	@touch $@

$(VENV)/test.done: pyproject.toml constraints.txt $(VENV)/aula.done
	@echo 'Installing what its tests need ...'
	@$(INSTALL) '.[test,bench,site,cluster,binder]' || $(NOT_INSTALLED)
	@touch $@

$(VENV)/lab.done: pyproject.toml constraints.txt $(VENV)/test.done
	@echo 'Installing what a laboratory without a server needs ...'
	@$(INSTALL) '.[lab]' || $(NOT_INSTALLED)
	@touch $@
