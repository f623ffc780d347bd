"""The specs that `definitions_against_mlir` compiles: odsgen and mlir-tblgen accept the same ones, and the code loads."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.random_specs.definitions_against_mlir import wild_spec
from tests.random_specs.parameter_directives import PARAMETER_HOOKS
from tests.random_specs.tblgen import include_folder


@pytest.mark.skipif(include_folder() is None, reason="mlir-tblgen is not installed")
@pytest.mark.parametrize("seed", range(3))
def test_specs_are_accepted_by_both(seed: int):
    made = wild_spec(seed)
    assert not made.differences, "\n\n".join(map(str, made.differences))
    dialect = load_in_memory(made.spec.spec(), PARAMETER_HOOKS).DIALECT
    context = Context(allow_unregistered=True, dialects=[dialect])
    outcomes = set()
    for program in made.programs:
        try:
            module = parse(program.text, context)
            module.verify()
            outcomes.add("accepted" if print_ir(module) else "")
        except (ParseError, VerifyError) as error:
            outcomes.add("refused" if error.diagnostics[0].message else "")
    assert outcomes == {"accepted", "refused"}
