"""All types, attributes and programs of the corpus are pickled: what comes back is the same object, and prints the same.

They are read again in a second process, whose hashes are others.  Upstream dialects take part where their packages are
there: in the folders of ODSGEN_DIALECT_PATH, or in `build/upstream/packages`; MLIR's test dialect always does.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance.test_conformance import CHECKOUT, conformance_folder, corpus_of
from tests.test_dialect.package import dialect_folder

WRITE = """
import json, lzma, pickle, sys
from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.runtime.base.attribute import Attribute, Type

def note(found, symbol):
    pending = [symbol]
    while pending:
        symbol = pending.pop()
        if symbol not in found:
            found[symbol] = None
            pending += symbol.immediate_subelements()

def note_operation(found, op):
    note(found, op.location)
    for value in [*op.results, *(a for r in op.regions for b in r.blocks for a in b.arguments)]:
        note(found, value.type)
    for value in [*op.attributes.values(), *op.properties.values()]:
        if isinstance(value, (Attribute, Type)):
            note(found, value)

contexts = Context(), Context(allow_unregistered=True)
symbols, programs = {}, []
for line in lzma.open(sys.argv[1], "rt", encoding="utf-8"):
    row = json.loads(line)
    try:
        module = parse(row.get("custom", "#"), contexts[bool(row.get("unregistered"))])
    except DiagnosticError:
        continue
    text, data = print_ir(module, locations=True), pickle.dumps(module)
    assert print_ir(pickle.loads(data), locations=True) == text, row["id"]
    programs.append((data, text))
    for op in module.walk():
        note_operation(symbols, op)
pickled = []
for symbol in symbols:
    data = pickle.dumps(symbol)
    assert pickle.loads(data) is symbol, symbol
    pickled.append((data, str(symbol)))
with open(sys.argv[2], "wb") as file:
    pickle.dump((pickled, programs), file)
print(len(pickled), len(programs))
"""

READ = """
import pickle, sys
from odsgen.runtime import print_ir

with open(sys.argv[1], "rb") as file:
    pickled, programs = pickle.load(file)
known = {}
for data, text in pickled:
    symbol = pickle.loads(data)
    assert symbol is pickle.loads(data) and str(symbol) == text, text
    assert known.setdefault(symbol, text) == text
assert len(known) == len(pickled)
for data, text in programs:
    assert print_ir(pickle.loads(data), locations=True) == text, text
print(len(pickled), len(programs))
"""


def run(script: str, *arguments: str, seed: str) -> str:
    """The output of a script, in a process where hashes depend on the seed."""
    built = CHECKOUT / "build" / "upstream" / "packages"
    packages = os.environ.get("ODSGEN_DIALECT_PATH") or (str(built) if built.is_dir() else "")
    path = os.pathsep.join(filter(None, [packages, str(dialect_folder())]))
    process = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", script, *arguments],
        env={**os.environ, "ODSGEN_DIALECT_PATH": path, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert process.returncode == 0, process.stderr
    return process.stdout


def test_all_of_the_corpus_comes_back(tmp_path: Path) -> None:
    folder = conformance_folder()
    if folder is None:
        pytest.skip("no conformance corpus: set ODSGEN_CONFORMANCE to its folder")
    data = tmp_path / "pickled"
    written = run(WRITE, str(corpus_of(folder)), str(data), seed="1")
    assert min(map(int, written.split())) > 400
    assert run(READ, str(data), seed="2") == written
