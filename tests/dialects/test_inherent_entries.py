"""Entries of attribute dictionaries that have the name of a property which the text gives, too."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.oracle import OracleError, mlir_opt, requires_oracle

SWITCH = """
func.func @f(%i: index) {{
  scf.index_switch %i {{cases = {cases}}}
  case 1 {{
    scf.yield
  }}
  default {{
    scf.yield
  }}
  return
}}
"""
JUMP = """
func.func @f(%i: i32) {{
  "cf.switch"(%i)[^bb1] <{{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}}>
    {{case_values = {values}, kept}} : (i32) -> ()
^bb1:
  return
}}
"""
ALIGNED = """
"memref.global"() <{{sym_name = "x", type = memref<2xi32>}}> {{alignment = {alignment}}} : () -> ()
"""
#: Programs, and whether they are accepted.
PROGRAMS = {
    # A custom form: what the dictionary before a value says counts.
    "switch": (SWITCH.format(cases="array<i64: 7>"), True),
    "switch with another number of cases": (SWITCH.format(cases="array<i64>"), False),
    "switch with what are no cases": (SWITCH.format(cases="7"), False),
    "constant": ("%0 = arith.constant {value = 2 : i32} 1 : i32\n", True),
    "constant of another type": ("%0 = arith.constant {value = 2 : i64} 1 : i32\n", False),
    # The generic form with `<{…}>`: what a property cannot hold is dropped, the rest is verified.
    "jump": (JUMP.format(values="1 : i32"), True),
    "jump with a value too many": (JUMP.format(values="dense<2> : vector<1xi32>"), False),
    "aligned": (ALIGNED.format(alignment="8"), True),
    "aligned to a text": (ALIGNED.format(alignment='"x"'), True),
    "aligned by another type": (ALIGNED.format(alignment="8 : i32"), False),
    "aligned to three": (ALIGNED.format(alignment="3"), False),
}


def printed(text: str) -> str | None:
    """The program as it is printed; None where it is refused."""
    try:
        module = parse(text, Context())
        module.verify()
    except (ParseError, VerifyError):
        return None
    return print_ir(module, generic=True)


@pytest.mark.parametrize(("text", "is_accepted"), PROGRAMS.values(), ids=PROGRAMS)
def test_acceptance(text: str, is_accepted: bool) -> None:
    assert (printed(text) is not None) == is_accepted


def test_dictionary_counts() -> None:
    assert "cases = array<i64: 7>" in (printed(PROGRAMS["switch"][0]) or "")
    assert "alignment" not in (printed(PROGRAMS["aligned to a text"][0]) or "alignment")


@requires_oracle
@pytest.mark.parametrize(("text", "is_accepted"), PROGRAMS.values(), ids=PROGRAMS)
def test_mlir_opt_agrees(text: str, is_accepted: bool) -> None:
    if is_accepted:
        expected = mlir_opt(text, "-mlir-print-op-generic")
        assert expected.rstrip() == (printed(text) or "").rstrip()
    else:
        with pytest.raises(OracleError):
            mlir_opt(text)
