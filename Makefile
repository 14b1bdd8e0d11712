# Every target does its own set-up: a virtual environment in .venv, and what it needs in it.
PYTHON ?=
export PYTHON
BIN := .venv/bin
JOBS ?= auto
CASES ?= imports matmul elementwise launch
FUZZ_PROGRAMS ?= 20000
PLUGINS ?=

.PHONY: help demo test test-plugins test-long test-fast lint format bench fuzz docs autogen-verify clean

help:
	@echo "make demo       train a small network on handwritten digits and show what it learned"
	@echo "make test       run all tests: those of tgcore, then those of each plugin"
	@echo "make test-plugins  run the plugins' own tests, or those of PLUGINS=tg-one,tg-two"
	@echo "make test-fast  run the tests that take less than five seconds each"
	@echo "make test-long  run the tests that take minutes, which make test leaves out"
	@echo "make lint       formatting, lint, types and the contracts between layers"
	@echo "make format     apply the formatter"
	@echo "make bench      measure CASES against numpy, and other frameworks where installed"
	@echo "make fuzz       try FUZZ_PROGRAMS=$(FUZZ_PROGRAMS) random programs against the reference"
	@echo "make autogen-verify  regenerate the bindings whose headers are installed; no difference allowed"
	@echo "make docs       build the documentation into build/site"

demo:
	@.ci/setup ""
	@$(BIN)/tg demo

test:
	@.ci/setup testing,prove,dev
	@$(BIN)/python .ci/tests.py --jobs $(JOBS) $(ARGS)

test-plugins:
	@.ci/setup testing,prove,dev
	@$(BIN)/python .ci/tests.py --jobs $(JOBS) --only plugins --plugins "$(PLUGINS)" $(ARGS)

test-long:
	@.ci/setup testing,prove,dev
	@$(BIN)/python .ci/tests.py --jobs $(JOBS) --mark long $(ARGS)

test-fast:
	@.ci/setup testing,prove,dev
	@$(BIN)/python .ci/tests.py --jobs $(JOBS) --mark "not slow and not long" $(ARGS)

lint:
	@.ci/setup testing,prove,dev
	@$(BIN)/python -m pytest tests/lint $(ARGS)

format:
	@.ci/setup testing,prove,dev
	@$(BIN)/ruff check --fix --quiet . ; $(BIN)/ruff format .

bench:
	@.ci/setup testing,prove,dev
	@$(BIN)/python bench/compare.py $(CASES) $(ARGS)

fuzz:
	@.ci/setup testing,prove,dev
	@$(BIN)/python -m tgcore.testing.fuzz --programs $(FUZZ_PROGRAMS) $(ARGS)

docs:
	@.ci/setup docs
	@$(BIN)/python -m mkdocs build --strict --site-dir build/site

autogen-verify:
	@.ci/setup testing,prove,dev
	@$(BIN)/tg-autogen verify plugins --kind debian --kind pip

clean:
	rm -rf build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .import_linter_cache
