"""`chlo-legalize-to-stablehlo`: what operations become, and that it computes what they do."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from odsgen.interpreter import Machine
from odsgen.passes.base import PassFailure
from odsgen.runtime import (
    ComplexType,
    Context,
    FloatType,
    Operation,
    RankedTensorType,
    parse,
    print_ir,
)

HERE = Path(__file__).parent
Run = Callable[[str, Operation], None]
PIPELINE = "func.func(chlo-legalize-to-stablehlo)"

POINTS = (0.0, 0.1, -0.1, 0.5, -0.5, 0.99, 1.0, -1.0, 1.5, 2.5, -2.5, 7.9, 8.1, -10.0, 20.0, 60.0)
FUNCTIONS = (
    "acos acosh asin asinh atan atanh bessel_i1e cosh digamma erf erf_inv erfc lgamma sinh square tan "
    "is_inf is_neg_inf is_pos_inf"
).split()
OF_COMPLEX = "acos acosh asin asinh atan atanh conj cosh sinh square tan".split()
#: What steps that are rounded one by one may lose, and what is lost beside a zero of lgamma.
TOLERANCE = {"f64": (1e-13, 1e-14), "f32": (5e-6, 2e-6), "f16": (2e-3, 2e-6), "bf16": (2e-2, 2e-6)}


def _decomposed(text: str, context: Context, run_passes: Run) -> Operation:
    module = parse(text, context)
    run_passes(PIPELINE, module)
    assert not [op for op in module.walk() if op.name.startswith("chlo.")]
    return module


def _called(module: Operation) -> list[float]:
    """What the first function gives: of floats Python's, and of complex numbers pairs of them."""
    function = module.regions[0].blocks[0].first
    assert function is not None
    (found,) = Machine(module).call(function, [])
    end = function.regions[0].blocks[0].last
    assert end is not None
    type = end.operands[0].type
    assert isinstance(type, RankedTensorType)
    element = type.element_type
    if isinstance(element, FloatType):
        return list(map(element.SEMANTICS.to_float, found.values))
    if isinstance(element, ComplexType):
        part = element.element_type
        assert isinstance(part, FloatType)
        return [part.SEMANTICS.to_float(each) for pair in found.values for each in pair]
    return list(found.values)


def _are_near(found: Sequence[float], wanted: Sequence[float], type: str) -> bool:
    relative, absolute = TOLERANCE[type]
    return all(
        math.isclose(a, b, rel_tol=relative, abs_tol=absolute) or (a != a and b != b)
        for a, b in zip(found, wanted, strict=True)
    )


def _program(name: str, type: str, result: str, constants: Sequence[str]) -> str:
    operands = [f"%a{place}" for place in range(len(constants))]
    lines = [
        f"{operand} = stablehlo.constant dense<{constant}> : {type}"
        for operand, constant in zip(operands, constants, strict=True)
    ]
    call = (
        f"%r = chlo.{name} {', '.join(operands)} : {', '.join([type] * len(operands))} -> {result}"
    )
    return f"func.func @f() -> {result} {{\n{chr(10).join(lines)}\n{call}\nreturn %r : {result}\n}}"


def test_what_it_becomes(context: Context, run_passes: Run) -> None:
    """As StableHLO's own pass prints it."""
    module = _decomposed((HERE / "decomposed.mlir").read_text("utf-8"), context, run_passes)
    assert print_ir(module).strip() == (HERE / "decomposed.expected").read_text("utf-8").strip()


@pytest.mark.parametrize("type", TOLERANCE)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_compute_the_same(
    name: str, type: str, context: Context, run_passes: Run
) -> None:
    tensor = f"tensor<{len(POINTS)}x{type}>"
    result = f"tensor<{len(POINTS)}xi1>" if name.startswith("is_") else tensor
    text = _program(name, tensor, result, [str(list(POINTS))])
    wanted = _called(parse(text, context))
    assert _are_near(_called(_decomposed(text, context, run_passes)), wanted, type)


@pytest.mark.parametrize("name", OF_COMPLEX)
def test_functions_of_complex_numbers_compute_the_same(
    name: str, context: Context, run_passes: Run
) -> None:
    parts = (-2.5, -0.3, 0.4, 1.0, 3.0)
    pairs = [(x, y) for x in parts for y in parts if (x, y) != (1.0, 0.0)]
    tensor = f"tensor<{len(pairs)}xcomplex<f64>>"
    text = _program(name, tensor, tensor, [str(pairs).replace(" ", "")])
    wanted = _called(parse(text, context))
    assert _are_near(_called(_decomposed(text, context, run_passes)), wanted, "f64")


@pytest.mark.parametrize(
    ("name", "type", "first", "second"),
    [
        ("zeta", "f64", [1.5, 2.0, 3.0, 9.0, 1.0, 0.5, 4.0], [0.5, 1.0, 4.0, 2.0, 2.0, 1.0, -2.0]),
        ("polygamma", "f64", [0.0, 1.0, 2.0, 4.0, 1.5, -1.0], [0.5, 1.0, 2.5, 4.0, 2.0, 1.0]),
        ("next_after", "f32", [0.0, -0.0, 1.0, -1.0, 2.0], [1.0, -1.0, 1.0, 1.0, 0.0]),
        ("next_after", "f16", [0.0, 1.0, 65504.0], [-1.0, 0.0, 1.0]),
        ("mulhi", "i8", [-128, 127, 5, -1], [-128, -128, 100, 1]),
        ("mulhi", "ui16", [65535, 256, 3], [65535, 256, 4]),
        ("mulhi", "i64", [-(2**63), 2**62, -5, 2**40], [-(2**63), 12, 7, -(2**40)]),
        ("mulhi", "ui64", [2**64 - 1, 2**63, 2**32], [2**64 - 1, 2, 2**32]),
    ],
)
def test_functions_of_two_tensors_compute_the_same(
    name: str,
    type: str,
    first: list[object],
    second: list[object],
    context: Context,
    run_passes: Run,
) -> None:
    tensor = f"tensor<{len(first)}x{type}>"
    text = _program(name, tensor, tensor, [str(first), str(second)])
    wanted = _called(parse(text, context))
    found = _called(_decomposed(text, context, run_passes))
    assert found == wanted if type not in ("f64",) else _are_near(found, wanted, type)


RAGGED = """
func.func @f() -> {result} {{
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0], [7.0, 8.0]]> : tensor<4x2xf32>
  %b = stablehlo.constant dense<{rhs}> : {type}
  %sizes = stablehlo.constant dense<[{sizes}]> : tensor<2xi32>
  %r = "chlo.ragged_dot"(%a, %b, %sizes) {{ragged_dot_dimension_numbers = #chlo.ragged_dot<{numbers}>}}
    : (tensor<4x2xf32>, {type}, tensor<2xi32>) -> {result}
  return %r : {result}
}}
"""


@pytest.mark.parametrize(
    ("sizes", "wanted"),
    [
        ("1, 3", [3.0, 70.0, 110.0, 150.0]),
        ("4, 0", [3.0, 7.0, 11.0, 15.0]),
        ("1, 1", [3.0, 70.0, 0.0, 0.0]),
    ],
)
def test_products_of_groups_of_rows(
    sizes: str, wanted: list[float], context: Context, run_passes: Run
) -> None:
    """Rows behind all groups are zero."""
    numbers = (
        "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], "
        "lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]"
    )
    text = RAGGED.format(
        result="tensor<4xf32>",
        type="tensor<2x2xf32>",
        rhs="[[1.0, 1.0], [10.0, 10.0]]",
        sizes=sizes,
        numbers=numbers,
    )
    assert _called(_decomposed(text, context, run_passes)) == wanted


def test_products_of_groups_of_terms(context: Context, run_passes: Run) -> None:
    text = RAGGED.format(
        result="tensor<2x4xf32>",
        type="tensor<2xf32>",
        rhs="[1.0, 10.0]",
        sizes="1, 1",
        numbers=(
            "lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], "
            "lhs_ragged_dimensions = [1]"
        ),
    )
    found = _called(_decomposed(text, context, run_passes))
    assert found == [1.0, 3.0, 5.0, 7.0, 20.0, 40.0, 60.0, 80.0]


SCAN = """
func.func @f() -> tensor<3xi32> {{
  %a = stablehlo.constant dense<[1, 2, 4]> : tensor<3xi32>
  %start = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = "chlo.scan"(%a, %start) <{{dimension = 0 : i64, is_reverse = {reverse},
      operandSegmentSizes = array<i32: 1, 1>, resultSegmentSizes = array<i32: 1, 1>}}> ({{
  ^bb0(%x: tensor<i32>, %sum: tensor<i32>):
    %1 = stablehlo.add %x, %sum : tensor<i32>
    stablehlo.return %1, %1 : tensor<i32>, tensor<i32>
  }}) : (tensor<3xi32>, tensor<i32>) -> (tensor<3xi32>, tensor<i32>)
  return %0#0 : tensor<3xi32>
}}
"""


@pytest.mark.parametrize(("reverse", "wanted"), [("false", [1, 3, 7]), ("true", [7, 6, 4])])
def test_scans(reverse: str, wanted: list[int], context: Context, run_passes: Run) -> None:
    """StableHLO's own pass scans forwards whatever is said."""
    text = SCAN.format(reverse=reverse)
    assert _called(_decomposed(text, context, run_passes)) == wanted


UNKNOWN = "func.func @f(%a: {0}) -> {1} {{\n  %r = chlo.{2} %a : {0} -> {1}\n  return %r : {1}\n}}"


@pytest.mark.parametrize(
    ("operand", "result", "name"),
    [
        ("tensor<*xf32>", "tensor<*xf32>", "erf"),
        ("tensor<2xf8E4M3FN>", "tensor<2xf8E4M3FN>", "bessel_i1e"),
        ("tensor<2xcomplex<f32>>", "tensor<2xcomplex<f32>>", "bessel_i1e"),
        ("tensor<2xf4E2M1FN>", "tensor<2xi1>", "is_inf"),
        ("tensor<2xf4E2M1FN>", "tensor<2xf4E2M1FN>", "atanh"),
    ],
)
def test_what_has_no_decomposition_is_refused(
    operand: str, result: str, name: str, context: Context, run_passes: Run
) -> None:
    module = parse(UNKNOWN.format(operand, result, name), context)
    with pytest.raises(PassFailure, match=f"failed to legalize operation 'chlo.{name}'"):
        run_passes(PIPELINE, module)


def test_dimensions_other_than_the_last_ones_are_refused(context: Context, run_passes: Run) -> None:
    text = """
    func.func @f(%a: tensor<2xf32>, %b: tensor<2x2xf32>) -> tensor<2x2xf32> {
      %r = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
      return %r : tensor<2x2xf32>
    }
    """
    with pytest.raises(PassFailure, match="failed to legalize operation 'chlo.broadcast_add'"):
        run_passes(PIPELINE, parse(text, context))


def test_elements_of_another_kind_are_refused(context: Context, run_passes: Run) -> None:
    """Broadcasts let integers through, of which there are no neighbours."""
    text = """
    func.func @f(%a: tensor<2xi32>) -> tensor<2xi32> {
      %r = chlo.broadcast_next_after %a, %a : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
      return %r : tensor<2xi32>
    }
    """
    with pytest.raises(
        PassFailure, match="failed to legalize operation 'chlo.broadcast_next_after'"
    ):
        run_passes(PIPELINE, parse(text, context))


COMPOSITES = """
func.func @f(%a: tensor<f32>) -> tensor<f32> {
  %0 = stablehlo.composite "my.op" %a {decomposition = @impl, version = 1 : i32} : (tensor<f32>) -> tensor<f32>
  %1 = stablehlo.composite "your.op" %0 {decomposition = @impl} : (tensor<f32>) -> tensor<f32>
  return %1 : tensor<f32>
}
func.func private @impl(%a: tensor<f32>) -> tensor<f32> {
  return %a : tensor<f32>
}
"""


@pytest.mark.parametrize(
    ("options", "composites", "calls"),
    [("", 0, 2), ("{except=my.op}", 1, 1), ("{except=my.op,your.op}", 2, 0)],
)
def test_composites_become_calls(
    options: str, composites: int, calls: int, context: Context, run_passes: Run
) -> None:
    module = parse(COMPOSITES, context)
    run_passes(f"func.func(stablehlo-legalize-composite-to-call{options})", module)
    names = [op.name for op in module.walk()]
    assert (names.count("stablehlo.composite"), names.count("func.call")) == (composites, calls)
