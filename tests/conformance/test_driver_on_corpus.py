"""`ods-opt` beside `mlir-opt` on MLIR's own tests: the same output, the same diagnostics, the same verdict."""

from __future__ import annotations

import json
import lzma
import subprocess

import pytest

from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.drivers.verify_diagnostics import VerifyLevel
from odsgen.runtime import Context
from odsgen.runtime.support.source import SourceFile
from tests.conformance.test_conformance import conformance_folder, corpus_of
from tests.oracle import mlir_opt_path, requires_oracle
from tests.test_dialect.package import dialect_folder

DIALECTS = {"builtin", "func", "arith", "cf"}

# So many chunks are left out after each that is taken, for the time that they all would take.
STRIDE = 5

OPTIONS = {
    "--verify-diagnostics": DriverOptions(verify_diagnostics=VerifyLevel.ALL),
    "--mlir-print-debuginfo": DriverOptions(print_locations=True, hints=False),
    "--mlir-print-op-generic": DriverOptions(print_generic=True, hints=False),
    "--mlir-print-local-scope": DriverOptions(local_scope=True, hints=False),
}


def chunks() -> list[tuple[str, str]]:
    """The name and the source of each chunk that uses the bundled dialects alone."""
    folder = conformance_folder()
    if folder is None:
        pytest.skip("no conformance corpus: set ODSGEN_CONFORMANCE to its folder")
    with lzma.open(corpus_of(folder), "rt", encoding="utf-8") as file:
        rows = [json.loads(line) for line in file]
    return [(row["id"], row["source"]) for row in rows if DIALECTS.issuperset(row["dialects"])]


def ours(source: str, options: DriverOptions) -> tuple[bool, str, str]:
    output: list[str | bytes] = []
    errors: list[str] = []
    context = Context(allow_unregistered=True, dialect_path=[dialect_folder()])
    succeeded = Driver(context, options, output.append, errors.append).process(
        SourceFile(source, "<stdin>")
    )
    return succeeded, "".join(map(str, output)), "".join(errors)


def theirs(source: str, option: str) -> tuple[bool, str, str]:
    path = mlir_opt_path()
    assert path is not None
    process = subprocess.run(
        [path, "--allow-unregistered-dialect", option],
        input=source.encode("utf-8", "surrogateescape"),
        capture_output=True,
        timeout=60,
    )
    output, errors = (
        text.decode("utf-8", "surrogateescape") for text in (process.stdout, process.stderr)
    )
    return process.returncode == 0, output, errors


@requires_oracle
@pytest.mark.parametrize("option", OPTIONS)
def test_as_mlir_opt(option: str) -> None:
    first = list(OPTIONS).index(option)
    taken = chunks()[first::STRIDE]
    assert taken
    wrong = {}
    for name, source in taken:
        if option != "--verify-diagnostics":
            # mlir-opt complains about expectations even where it was not asked to look at them.
            source = source.replace("expected-", "expect-")
        found, wanted = ours(source, OPTIONS[option]), theirs(source, option)
        if found != wanted:
            wrong[name] = (found, wanted)
    # What a message about a missing terminator quotes has its location in mlir-opt, if locations are printed.
    if option == "--mlir-print-debuginfo":
        wrong = {name: texts for name, texts in wrong.items() if "no terminator" not in texts[0][2]}
    assert not wrong
