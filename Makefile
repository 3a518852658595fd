# Everything people and the build machine run. `make` alone lists the targets.
.DEFAULT_GOAL := help
.PHONY: help play terminal test test-plain test-compiled test-web test-browser test-wheel test-alone check check-python \
	check-web format client bench fast wheel browse follow sweep soak citations lock clean setup-dev
SHELL := /bin/bash
# Tests start Python hundreds of times: what it has compiled is kept, whatever the machine says.
unexport PYTHONDONTWRITEBYTECODE
ARGS ?=
JOBS ?= 2
# More workers than cores, since tests of the server also wait; on the compiled package hardly one does.
WORKERS = $(shell expr $(JOBS) + $(MORE))
MORE = 2
test-compiled: MORE = 0
BIN := .venv/bin
FAST := .venv-fast/bin
PIP_TOOLS := pip-tools==7.6.2

help:  ## list the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-14s %s\n", $$1, $$2}'

play:  ## set everything up and serve the games; arguments through ARGS="--port 8765 …"
	@scripts/setup run
	@scripts/web build
	@$(BIN)/undercroft serve $(ARGS)

terminal:  ## play in the terminal, without server and browser; arguments through ARGS="…"
	@scripts/setup run
	@$(BIN)/undercroft play $(ARGS)

# Checks and compiling keep one core busy each. Tests of the server also wait: meanwhile those run that need one core. A
# page also waits: meanwhile the compiled package is tested, and yields when the page goes on.
test: setup-dev  ## all checks and tests: what the build machine runs
	@$(MAKE) --no-print-directory -j $(JOBS) --output-sync=target check fast client
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-plain test-alone
	@$(MAKE) --no-print-directory -j 2 --output-sync=target test-compiled test-browser

test-plain: setup-dev  ## the tests on plain Python
	@scripts/tests .venv $(WORKERS) $(ARGS)

test-compiled: fast  ## golden hashes and records on the compiled package, and whole games by the dozen: contract, invariants, bots
	@nice scripts/tests .venv-fast $(WORKERS) -m "(compiled or many) and not slow" $(ARGS)

# The compiled package serves them: it is as fast as what people play on, and nothing else asks it for hints and reviews.
test-browser: setup-dev fast  ## the tests of every day in a real browser
	@scripts/web build
	@scripts/web browser
	cd web && UNDERCROFT_ENVIRONMENT=.venv-fast npm run --silent test:browser

test-alone:
	@$(MAKE) --no-print-directory -j 1 test-web test-wheel

test-web:  ## the client's unit tests
	@scripts/web build
	cd web && npm test --silent

test-wheel: setup-dev  ## the built package in a clean environment
	$(BIN)/pytest -m wheel tests/package $(ARGS)

check: check-python check-web  ## format, lint, types and import contracts, without changing anything

check-python: setup-dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/undercroft types --web web/src/games --check

check-web:
	@scripts/web packages
	cd web && npm run --silent check

format: setup-dev  ## put the code into the house format and mend what can be mended
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	$(BIN)/undercroft types --web web/src/games
	@scripts/web packages
	cd web && npm run --silent format

bench:  ## measure both builds beside their rivals; arguments through ARGS="…"
	@scripts/setup run
	@scripts/setup bench
	$(FAST)/python -m benchmarks.run $(ARGS)
	$(BIN)/python -m benchmarks.server $(ARGS)
	$(BIN)/python -m benchmarks.server.delays

client: check-web  # after it, for both install what they need
	@scripts/web build

fast:  ## build the compiled package in .venv-fast
	@scripts/setup fast

citations: setup-dev  ## break what cites a rule and see whether its tests notice (slow); ARGS="dungeonville --rule DV-047"
	$(BIN)/python -m tests.tools.citations $(ARGS)

wheel: setup-dev  ## build the package with its client, pure and compiled, into dist/
	@scripts/wheel pure dist
	@scripts/wheel compiled dist

browse: setup-dev fast  ## the browser tests at every width, in every language and way (slow)
	@scripts/web build
	@scripts/web browser
	cd web && UNDERCROFT_BROWSE=1 UNDERCROFT_ENVIRONMENT=.venv-fast npm run --silent test:browser

follow: setup-dev  ## whole games in a browser at normal pace: is everything shown, in order? (about half an hour)
	@scripts/web build
	@scripts/web browser
	cd web && PACE=1 node --test browser/follow.test.mjs

sweep: setup-dev  ## the slow tests: long random sweeps
	@LONGEST=0 scripts/tests .venv $(WORKERS) -m slow $(ARGS)

soak: setup-dev  ## ten minutes of play while everything goes wrong; ARGS="--minutes 2 --seed 7"
	$(BIN)/python -m tests.soak $(ARGS)

# Each lock holds the one before it, at the same versions, so that one environment can serve several kinds.
COMPILE = CUSTOM_COMPILE_COMMAND="make lock" .venv-lock/bin/pip-compile pyproject.toml --quiet --upgrade \
	--generate-hashes --allow-unsafe --strip-extras --build-deps-for editable --build-deps-for wheel \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links --no-emit-options
lock:  ## renew requirements/*.lock with the newest versions that pyproject.toml allows
	python3 -m venv --clear .venv-lock
	.venv-lock/bin/pip install -q --disable-pip-version-check '$(PIP_TOOLS)'
	$(COMPILE) --extra server --extra dev --extra fast --extra bench -o requirements/bench.lock
	$(COMPILE) --extra server --extra dev --extra fast -c requirements/bench.lock -o requirements/dev.lock
	$(COMPILE) --extra server -c requirements/dev.lock -o requirements/run.lock
	@! grep -nE '://|(^|[ =])/' requirements/*.lock || { echo "lock: a host or a path got into a lock file" >&2; exit 1; }

clean:  ## remove environments, builds and caches
	rm -rf .venv .venv-fast .venv-lock .proxies build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis
	rm -rf .import_linter_cache
	find src tests benchmarks makers -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

setup-dev:
	@scripts/setup dev
