"""The smallest inputs of the defects that random specs have shown.

Beside each spec stand programs: one that begins with `// error:` is refused with that message, any other one is printed
as it is written.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.random_specs.directives import HOOKS

FOLDER = Path(__file__).parent / "regressions"
SPECS = sorted(FOLDER.glob("*.yaml"))


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_regression(path: Path):
    context = Context(
        allow_unregistered=True, dialects=[load_in_memory(path.read_text(), HOOKS).DIALECT]
    )
    for program in path.with_suffix(".mlir").read_text().split("// -----\n"):
        first, _, rest = program.partition("\n")
        if first.startswith("// error: "):
            with pytest.raises((ParseError, VerifyError)) as refusal:
                parse(rest, context).verify()
            assert refusal.value.diagnostics[0].message == first.removeprefix("// error: ")
        else:
            module = parse(program, context)
            module.verify()
            assert print_ir(module) == program


def test_every_regression_has_programs():
    assert SPECS
    assert {path.stem for path in FOLDER.glob("*.mlir")} == {path.stem for path in SPECS}
