# Every target sets up what it needs: those that run the generator alone in .venv-generator, all others in .venv, which has
# everything. Only python3 (3.11 or newer), git and make have to be there.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.odsgen-installed
GENERATOR_VENV := .venv-generator
GENERATOR_READY := $(GENERATOR_VENV)/.odsgen-installed
XDSL_VENV := .venv-xdsl
XDSL_READY := $(XDSL_VENV)/.xdsl-installed
INTEROP_VENV := .venv-interop
INTEROP_READY := $(INTEROP_VENV)/.interop-installed

# More arguments for the tool behind a target: make test ARGS='-k parser', make bench ARGS='--operations 5000'
ARGS ?=

.PHONY: help setup demo test lint format generate dialects check-generated test-dialect import-upstream update-upstream conformance docs tablegen-sites differential translate-llvm semantics semantics-native rewriting prove validate-night hostile random-specs hostile-specs bytecode-corpus fuzz-bytecode batch-campaign growth export-laws export-plugins lsp-compare lsp-corpus grammar vscode bench bench-compare bench-native bench-reduce fuzz wheel dist clean distclean llvm-intrinsics interpreter-differential run-differential test-interop playground test-playground pictures verdicts

help:
	@echo 'make demo             generate a dialect, read a program of it, see what errors look like'
	@echo 'make test             the whole test suite'
	@echo 'make test-interop     the tests that need JAX and xDSL, in an environment that has them: 700 MB, a minute; once'
	@echo 'make lint             ruff, black, mypy, pyright, and whether generated/ is up to date'
	@echo 'make generate         write the packages of the hand-written specs in dialect_specs/, which are committed'
	@echo 'make dialects         write the packages of all specs in dialect_specs/ into generated/odsgen_dialects, and of packs/'
	@echo 'make test-dialect     MLIR'"'"'s own test dialect, for ODSGEN_DIALECT_PATH=build/test-dialect'
	@echo 'make bench            odsgen, xDSL and mlir-opt side by side'
	@echo 'make bench-native     a matrix product and a stencil: native, mlir-runner, NumPy, interpreter'
	@echo 'make bench-reduce     ods-reduce beside mlir-reduce on 20 failing programs: sizes and times'
	@echo 'make bench-compare    the ratios of the benchmark against those that are wanted; a ratio that is too bad fails'
	@echo 'make conformance      hold the runtime against a corpus: CORPUS=file.jsonl.xz TOOL=conformance.py'
	@echo 'make differential     programs of all dialects, with one thing changed, held against mlir-opt: ARGS="--dialect arith --seed 2"'
	@echo 'make translate-llvm   random programs as LLVM IR beside mlir-translate, or those of a corpus: ARGS="--corpus file.jsonl.xz"'
	@echo 'make run-differential     programs in the interpreter and in native code: ARGS="--seed 0 --first 0 --count 10000"'
	@echo 'make interpreter-differential  random programs, interpreted and run by mlir-runner: ARGS="--seed 0 --count 100"'
	@echo 'make semantics        what specs say that operations compute, and their fold identities, held against mlir-opt and native code: ARGS="--count 1000 --seed 0"'
	@echo 'make semantics-native  that against native code alone: ARGS="--dialect arith"'
	@echo 'make rewriting        random programs, canonicalized as by mlir-opt with a plugin: ARGS="--seed 0 --count 200"'
	@echo 'make prove            verdicts of the patterns of arith, and thousands of wrong patterns that must be refuted'
	@echo 'make hostile          broken programs by the thousand, nothing but diagnostics: ARGS="corpus.jsonl.xz --count 100000"'
	@echo 'make fuzz             programs, specs and TableGen files, changed and generated: ARGS="--inputs 1000000 --seed 1 --seconds 600"'
	@echo 'make random-specs     random specs, their generated code and real programs: ARGS="--specs 10000 --seed 0 --jobs 2"'
	@echo 'make hostile-specs    specs changed at random are refused with places, or become packages: ARGS="--count 20000 --seed 0"'
	@echo 'make bytecode-corpus  all programs of a corpus through bytecode, beside mlir-opt: ARGS="--versions 6 --cache folder"'
	@echo 'make fuzz-bytecode    changed bytecode gives diagnostics and nothing else: ARGS="--seed 0 --count 1000000"'
	@echo 'make batch-campaign   ods-batch on 200000 programs, some of which hang or crash: CORPUS=file.jsonl.xz ARGS="--programs 20000"'
	@echo 'make growth           time at three sizes of 60 shapes of programs, and of all passes: nothing above linear'
	@echo 'make export-laws      random specs to TableGen and back, nothing lost: ARGS="--specs 500 --seed 0"'
	@echo 'make export-plugins   exported dialects built by CMake, loaded into mlir-opt, and their programs compared'
	@echo 'make lsp-compare      the same exchange with mlir-lsp-server and with ours: ARGS="--programs 20 --list"'
	@echo 'make lsp-corpus       every program of a corpus in the language server: ARGS="--tokens 16"'
	@echo 'make grammar          the grammars of MLIR for editors, from the specs, and every program of a corpus in them'
	@echo 'make vscode           the extension of VS Code, packed: editors/vscode/odsgen-*.vsix'
	@echo 'make format           black, and the fixes that ruff can make'
	@echo 'make import-upstream  specs and packages of all dialects of the installed MLIR, and docs/reference/upstream.md'
	@echo 'make update-upstream  bring the specs in dialect_specs/ to the installed MLIR, and tell what changed'
	@echo 'make llvm-intrinsics  the table of LLVM'"'"'s intrinsics, odsgen/llvm_intrinsics/intrinsics.bin'
	@echo 'make docs             the documentation as a site, in build/site: with the playground, if that has been built'
	@echo 'make verdicts         the proofs whose verdicts that site shows, of what changed since: tools/site/verdicts.json; needs z3'
	@echo 'make pictures         the pictures of the documentation, by chromium'
	@echo 'make tablegen-sites   sites of what TableGen files define: DEFINITIONS="circt/include torch-mlir/include"'
	@echo 'make playground       the playground, a folder of static files, in build/playground: needs npm and node'
	@echo 'make test-playground  that and the site in a real browser: needs chromium, too'
	@echo 'make wheel            dist/*.whl'
	@echo 'make dist             the files of a release, from a tree that is one: RELEASING.md'
	@echo 'make clean distclean  remove what the tools wrote; distclean: the environments too'

# Where .venv is there, or comes to be for another goal, it serves the generator, too.
GENERATOR_GOALS := demo generate dialects check-generated
ifneq ($(filter-out $(GENERATOR_GOALS),$(MAKECMDGOALS)),)
GENERATOR := $(VENV)
else ifneq ($(wildcard $(READY)),)
GENERATOR := $(VENV)
else
GENERATOR := $(GENERATOR_VENV)
endif
GENERATOR_BIN := $(GENERATOR)/bin

# The specs of MLIR's other dialects are imported; `make update-upstream` writes them.
IMPORTED := $(shell grep -l '^\# Imported from ' dialect_specs/*.yaml)
HAND_WRITTEN := $(filter-out $(IMPORTED),$(wildcard dialect_specs/*.yaml))

# The bytecode of Python is written ahead, as pip does for a wheel: with PYTHONDONTWRITEBYTECODE in the environment every
# start would compile all that it imports.
setup: $(READY)

# Debian splits `venv` off: python3 is there without it, and its own message appears only half-way.
define check_python
	@command -v $(PYTHON) >/dev/null || { echo "make: no '$(PYTHON)' on this machine; odsgen needs Python 3.11 or newer" >&2; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "make: odsgen needs Python 3.11 or newer, and '$(PYTHON)' is $$($(PYTHON) -V); try make PYTHON=python3.12" >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "make: '$(PYTHON)' cannot make virtual environments; on Debian: apt-get install python3-venv" >&2; exit 1; }
endef

$(READY): pyproject.toml
	$(check_python)
	@echo "make: installing into $(VENV) what the tests and the checkers need: some ninety packages, 550 MB, a minute or more; once"
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -e '.[dev]'
	$(BIN)/python -m compileall -q -j 0 odsgen
	@touch $@

$(GENERATOR_READY): pyproject.toml
	$(check_python)
	@echo "make: installing into $(GENERATOR_VENV) what the generator needs: some fifteen packages, 80 MB; once"
	$(PYTHON) -m venv $(GENERATOR_VENV)
	$(GENERATOR_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -e '.[bundled]'
	@touch $@

$(XDSL_READY): benchmarks/xdsl-requirements.txt
	$(check_python)
	$(PYTHON) -m venv $(XDSL_VENV)
	$(XDSL_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r benchmarks/xdsl-requirements.txt
	@touch $@

$(INTEROP_READY): tests/interop/requirements.txt pyproject.toml
	$(check_python)
	$(PYTHON) -m venv $(INTEROP_VENV)
	$(INTEROP_VENV)/bin/python -m pip install --quiet --disable-pip-version-check -r $< -e '.[generator]'
	@touch $@

demo: $(GENERATOR)/.odsgen-installed
	$(GENERATOR_BIN)/python examples/demo/demo.py

test: $(READY) dialects
	$(BIN)/python -m pytest -n 2 --dist loadfile --no-loadscope-reorder $(ARGS)

test-interop: $(INTEROP_READY)
	$(INTEROP_VENV)/bin/python -m pytest tests/interop $(ARGS)

playground: $(READY) dialects
	$(BIN)/python -m tools.playground $(ARGS)

test-playground: playground docs
	ODSGEN_PLAYGROUND=build/playground ODSGEN_SITE=build/site $(BIN)/python -m pytest tests/playground/browser

lint: $(READY) dialects test-dialect
	$(BIN)/ruff check .
	$(BIN)/black --check --quiet . || { $(BIN)/black --check . ; exit 1; }
	$(BIN)/mypy --strict
	$(BIN)/mypy --strict build/test-dialect/test_
	for pack in packs/*; do $(BIN)/mypy --strict $$pack/build_hook.py $$pack/tests/*.py || exit; done
	$(BIN)/pyright
	$(BIN)/pyright build/test-dialect/test_
	$(BIN)/odsgen generate $(HAND_WRITTEN) -o generated/odsgen_dialects --check

format: $(READY)
	$(BIN)/ruff check --fix .
	$(BIN)/black .

generate: $(GENERATOR)/.odsgen-installed
	$(GENERATOR_BIN)/odsgen generate $(HAND_WRITTEN) -o generated/odsgen_dialects

dialects: $(GENERATOR)/.odsgen-installed
	$(GENERATOR_BIN)/odsgen generate $(HAND_WRITTEN) $(IMPORTED) -o generated/odsgen_dialects --jobs 2 --quiet
	for pack in packs/*; do $(GENERATOR_BIN)/odsgen generate $$pack/specs/*.yaml -o $$pack/src/* --jobs 2 --quiet || exit; done
	$(GENERATOR_BIN)/python -m compileall -q -j 0 generated odsgen

check-generated: $(GENERATOR)/.odsgen-installed
	$(GENERATOR_BIN)/odsgen generate $(HAND_WRITTEN) -o generated/odsgen_dialects --check
	$(GENERATOR_BIN)/python -m tools.grammar --check

# Tests make it by themselves when they need it.
test-dialect: $(READY)
	$(BIN)/python -m tests.test_dialect.package

import-upstream: $(READY)
	$(BIN)/python -m tools.import_upstream $(ARGS)

update-upstream: $(READY)
	$(BIN)/python -m tools.update_upstream $(ARGS)

llvm-intrinsics: $(READY)
	$(BIN)/python -m tools.llvm_intrinsics $(ARGS)

CORPUS ?= ../shared/corpus/visible.jsonl.xz
TOOL ?= ../shared/tools/conformance.py
# A third of the programs of builtin, func, arith and cf in MLIR's tests use its test dialect too.
conformance: $(READY) dialects test-dialect
	ODSGEN_DIALECT_PATH="$${ODSGEN_DIALECT_PATH:+$$ODSGEN_DIALECT_PATH:}build/test-dialect" \
		$(BIN)/python $(TOOL) $(CORPUS) $(ARGS)

differential: $(READY)
	$(BIN)/python -m tests.differential.campaign $(ARGS)

translate-llvm: $(READY)
	$(BIN)/python -m tests.translation.llvm_ir_campaign $(ARGS)

semantics: $(READY)
	$(BIN)/python -m tests.differential.computed $(ARGS)
	$(BIN)/python -m tests.differential.identities
	$(BIN)/python -m tests.differential.native_code $(ARGS)

semantics-native: $(READY) dialects
	$(BIN)/python -m tests.differential.native_code $(ARGS)

run-differential: $(READY)
	$(BIN)/python -m tests.native.differential $(ARGS)

interpreter-differential: $(READY)
	$(BIN)/python -m tests.interpreting.differential $(ARGS)

rewriting: $(READY)
	$(BIN)/python -m tests.rewriting.random_arithmetic $(ARGS)
	$(BIN)/python -m tests.rewriting.random_structured $(ARGS)
	$(BIN)/python -m tests.rewriting.random_programs $(ARGS)

# Every pattern and trait of arith and index for all widths, and each wrong pattern with 10,000 random inputs.
prove: $(READY) dialects
	ODSGEN_PROVE_ALL=1 $(BIN)/python -m pytest -q tests/proof $(ARGS)
	-$(BIN)/odsgen prove dialect_specs/arith.yaml dialect_specs/index.yaml --jobs 2

# Wrong patterns and folds of all kinds, then campaigns by generated programs: ARGS="FOLDER --count=10000 canonicalize sccp".
validate-night: $(READY) dialects
	ODSGEN_VALIDATE_ALL=1 $(BIN)/python -m pytest -q tests/validating
	$(BIN)/python -m tests.validating.night $(or $(ARGS),build/validate-night)

hostile: $(READY)
	$(BIN)/python -W ignore -m tests.hostile.campaign $(ARGS)

fuzz: $(READY) dialects
	$(BIN)/python -W ignore -m tests.fuzz.campaign $(ARGS)

random-specs: $(READY)
	$(BIN)/python -m tests.random_specs.campaign $(ARGS)

hostile-specs: $(READY)
	$(BIN)/python -m tests.ods.mutated_specs $(ARGS)

bytecode-corpus: $(READY)
	$(BIN)/python -m tests.bytecode.corpus $(ARGS)

fuzz-bytecode: $(READY)
	$(BIN)/python -m tests.bytecode.fuzz $(ARGS)

batch-campaign: $(READY) dialects test-dialect
	ODSGEN_DIALECT_PATH="$${ODSGEN_DIALECT_PATH:+$$ODSGEN_DIALECT_PATH:}build/test-dialect" \
		$(BIN)/python -m tests.batch.campaign $(CORPUS) $(ARGS)

growth: $(READY) dialects
	$(BIN)/python -m tests.growth.campaign $(ARGS)

export-laws: $(READY)
	$(BIN)/python -m tests.export.random_laws $(ARGS)

export-plugins: $(READY)
	$(BIN)/python -m tests.export.plugins $(ARGS)

lsp-compare: $(READY) dialects test-dialect
	$(BIN)/python -m tests.lsp.compare --corpus $(CORPUS) $(ARGS)

lsp-corpus: $(READY) dialects test-dialect
	$(BIN)/python -m tests.lsp.corpus --corpus $(CORPUS) $(ARGS)

# The parser is made where the command of tree-sitter is installed, and is committed: the others compile it.
TREE_SITTER ?= tree-sitter
grammar: $(READY)
	$(BIN)/python -m tools.grammar $$(command -v $(TREE_SITTER) >/dev/null && echo --tree-sitter $(TREE_SITTER))
	$(BIN)/python -m tests.grammar.corpus $(CORPUS) $(ARGS)

vscode:
	cd editors/vscode && npm install --no-audit --no-fund && npm run package

bench: $(READY) dialects $(XDSL_READY)
	$(BIN)/python -m benchmarks.bench --xdsl-python $(XDSL_VENV)/bin/python $(ARGS)

# Where xDSL cannot be installed, its recorded costs stand for it.
bench-native: $(READY) dialects
	$(BIN)/python -m benchmarks.native $(ARGS)

# The same test scripts for both; what odsgen leaves must be small, and as small as what mlir-reduce leaves in less time.
bench-reduce: $(READY) dialects
	$(BIN)/python -m benchmarks.reduction $(ARGS)

bench-compare: $(READY) dialects
	-$(MAKE) $(XDSL_READY)
	$(BIN)/python -m benchmarks.compare --xdsl-python $(XDSL_VENV)/bin/python $(ARGS)

# Sites of what TableGen defines, as `make tablegen-sites DEFINITIONS='circt/include torch-mlir/include'`.
tablegen-sites: $(READY)
	for each in $(DEFINITIONS); do $(BIN)/odsgen docs $$each -o build/tablegen-sites/$$each/pages --site build/tablegen-sites/$$each/site || exit; done

docs: $(READY)
	$(BIN)/python -m tools.documentation_site $(ARGS)

verdicts: $(READY)
	$(BIN)/python -m tools.verdicts $(ARGS)

# Those of docs/pictures; with ARGS=FOLDER, all pages in all windows, to be looked at.
pictures: playground docs
	$(BIN)/python -m tests.playground.browser.pictures $(ARGS)

wheel: $(READY)
	$(BIN)/python -m build --wheel --outdir dist
	for pack in packs/*; do $(BIN)/python -m build --wheel --no-isolation --outdir dist $$pack || exit; done

# RELEASING.md
dist: $(READY)
	$(BIN)/python -m tools.check_release
	rm -rf dist
	ODSGEN_CACHE=off $(BIN)/python -m build --outdir dist

clean:
	rm -rf build dist benchmarks/build examples/*/build .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find odsgen generated tests benchmarks examples -name __pycache__ -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV) $(GENERATOR_VENV) $(XDSL_VENV) $(INTEROP_VENV)
