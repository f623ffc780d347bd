"""Programs become simpler and compute what they did."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.interpreter import Machine
from odsgen.passes.base import PassFailure
from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen.runtime.ir.symbol_table import symbol_name

HERE = Path(__file__).parent
PROGRAMS = sorted(HERE.glob("evaluation/*.mlir"))
#: A reduction of no dimension whose initial value is not neutral: that is not determined.
UNDETERMINED = "reduce_2"
Run = Callable[[str, Operation], None]


def test_operations_that_do_nothing_go(context: Context, run_passes: Run) -> None:
    module = parse((HERE / "simplified.mlir").read_text("utf-8"), context)
    run_passes("func.func(stablehlo-aggressive-simplification)", module)
    assert print_ir(module) == (HERE / "simplified.expected").read_text("utf-8").rstrip("\n") + "\n"


def test_sizes_that_are_constants_become_static(context: Context, run_passes: Run) -> None:
    """As StableHLO's own pass prints it."""
    module = parse((HERE / "dynamism.mlir").read_text("utf-8"), context)
    run_passes("func.func(stablehlo-canonicalize-dynamism)", module)
    assert print_ir(module) == (HERE / "dynamism.expected").read_text("utf-8").rstrip("\n") + "\n"


@pytest.mark.parametrize(
    ("operands", "places"),
    [("%a, %c", "[2]"), ("%a, %c", "[-1]"), ("%c, %c", "[0, 1]"), ("%a, %c", "[0]")],
)
def test_calls_with_other_operands_of_shapes_stay(
    operands: str, places: str, context: Context, run_passes: Run
) -> None:
    first = "tensor<1xi32>" if operands.startswith("%c") else "tensor<4xf32>"
    numbers = f"tensor<{places.count(chr(44)) + 1}xi64>"
    text = f"""
    func.func @f(%a: tensor<4xf32>) -> tensor<4xf32> {{
      %c = stablehlo.constant dense<4> : tensor<1xi32>
      %r = stablehlo.custom_call @foo({operands}) {{indices_of_shape_operands = dense<{places}> : {numbers}}}
        : ({first}, tensor<1xi32>) -> tensor<4xf32>
      return %r : tensor<4xf32>
    }}
    """
    module = parse(text, context)
    before = print_ir(module)
    run_passes("func.func(stablehlo-canonicalize-dynamism)", module)
    assert print_ir(module) == before


def test_constants_are_computed(context: Context, run_passes: Run) -> None:
    module = parse(
        """
        func.func @f() -> (tensor<2xf32>, tensor<3xi8>, tensor<2x2xi1>, tensor<1000000xi32>) {
          %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
          %1 = stablehlo.sqrt %0 : tensor<2xf32>
          %2 = stablehlo.iota dim = 0 : tensor<3xi8>
          %3 = stablehlo.reverse %2, dims = [0] : tensor<3xi8>
          %4 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi8>
          %5 = stablehlo.transpose %4, dims = [1, 0] : (tensor<2x2xi8>) -> tensor<2x2xi8>
          %6 = stablehlo.compare GT, %4, %5 : (tensor<2x2xi8>, tensor<2x2xi8>) -> tensor<2x2xi1>
          %7 = stablehlo.constant dense<3> : tensor<1000000xi32>
          %8 = stablehlo.add %7, %7 : tensor<1000000xi32>
          return %1, %3, %6, %8 : tensor<2xf32>, tensor<3xi8>, tensor<2x2xi1>, tensor<1000000xi32>
        }
        """,
        context,
    )
    run_passes("func.func(stablehlo-aggressive-folder)", module)
    lines = print_ir(module)
    for constant in (
        "dense<[1.000000e+00, 1.41421354]> : tensor<2xf32>",
        "dense<[2, 1, 0]> : tensor<3xi8>",
        "dense<[[false, false], [true, false]]> : tensor<2x2xi1>",
        "dense<6> : tensor<1000000xi32>",
    ):
        assert constant in lines
    assert lines.count("stablehlo.") == 4


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
@pytest.mark.parametrize(
    "pipeline", ["stablehlo-aggressive-folder", "stablehlo-target-independent-optimization"]
)
def test_checks_hold_as_before(
    path: Path, pipeline: str, context: Context, run_passes: Run
) -> None:
    module = parse(path.read_text("utf-8"), context, filename=path.name)
    run_passes(f"func.func({pipeline})", module)
    machine = Machine(module)
    for op in module.regions[0].blocks[0]:
        name = symbol_name(op)
        if name and name != UNDETERMINED and not op.regions[0].blocks[0].arguments:
            machine.call(op, [])


ASSERTION = """
func.func @f(%a: tensor<i1>, %x: tensor<i32>) {{
  %t = stablehlo.constant dense<true> : tensor<i1>
  %f = stablehlo.constant dense<false> : tensor<i1>
  %c = stablehlo.constant dense<3> : tensor<i32>
  %d = stablehlo.constant dense<-7> : tensor<i64>
  stablehlo.custom_call @shape_assertion({}) {{{}}} : ({}) -> ()
  return
}}
"""
TYPES = {"%a": "tensor<i1>", "%t": "tensor<i1>", "%f": "tensor<i1>", "%d": "tensor<i64>"}


def _assertion(operands: str, attributes: str) -> str:
    types = [TYPES.get(each, "tensor<i32>") for each in operands.split(", ")] if operands else []
    return ASSERTION.format(operands, attributes, ", ".join(types))


@pytest.mark.parametrize(
    ("operands", "attributes", "message"),
    [
        ("%f, %c, %d", 'error_message = "{1} and {000} and {{0}"', "-7 and 3 and {0}"),
        ("%a", 'error_message = "x"', "expects static assert_what (operand #0)"),
        ("%f, %x", 'error_message = "x"', "expects static error_message_input (operand #1)"),
        ("%f, %c", 'error_message = "{7}"', "index less than 1. Found specifier {7}"),
        ("%t, %c", 'error_message = "{99999999999999999999}"', "index less than 1"),
        ("%c", 'error_message = "x"', "to be a constant of type tensor<i1>"),
        ("%t, %t", 'error_message = "x"', "to be a constant of type tensor<i32> or tensor<i64>"),
        ("", 'error_message = "x"', "expects 1 <= size(operands) <= 33"),
        ("%t", "", "expects an error_message attribute"),
        ("%t", 'error_message = "x", backend_config = "y"', "expects an empty backend_config"),
    ],
)
def test_assertions_that_do_not_hold(
    operands: str, attributes: str, message: str, context: Context, run_passes: Run
) -> None:
    module = parse(_assertion(operands, attributes), context)
    with pytest.raises(PassFailure, match=re.escape(message)):
        run_passes("func.func(stablehlo-check-shape-assertions)", module)


@pytest.mark.parametrize(
    ("operands", "options"), [("%t, %x", ""), ("%a", "{enable-shape-assertions=false}")]
)
def test_assertions_that_hold_go(
    operands: str, options: str, context: Context, run_passes: Run
) -> None:
    module = parse(_assertion(operands, 'error_message = "x"'), context)
    run_passes(f"func.func(stablehlo-check-shape-assertions{options})", module)
    assert not [op for op in module.walk() if op.name == "stablehlo.custom_call"]
