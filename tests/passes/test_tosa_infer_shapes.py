"""`tosa-infer-shapes` on every operation that infers shapes, with sizes and ranks known and unknown, as mlir-opt."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from tests.oracle import OracleError, mlir_opt, requires_oracle

UNARY = "abs bitwise_not ceil clz cos erf exp floor identity log logical_not reciprocal rsqrt sigmoid sin tanh"
BINARY = (
    "add arithmetic_right_shift bitwise_and bitwise_or bitwise_xor equal greater greater_equal intdiv logical_and "
    "logical_left_shift logical_or logical_right_shift logical_xor maximum minimum pow sub"
)
INTEGERS = "bitwise_not bitwise_and bitwise_or bitwise_xor clz arithmetic_right_shift intdiv logical_left_shift logical_right_shift"
REDUCTIONS = "reduce_all reduce_any reduce_max reduce_min reduce_product reduce_sum"

#: Operations beside the elementwise ones: prelude, name with operands of which some may lose sizes, attributes, results.
OTHERS = (
    ("", "argmax", "4x5xf32", "{axis = 1 : i32}", "4xi32"),
    ("%s = tosa.const_shape {values = dense<[0, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>\n"
     "%t = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>",
     "slice", "4x5xf32 %s:!tosa.shape<2> %t:!tosa.shape<2>", "", "2x4xf32"),
    ("%p = tosa.const_shape {values = dense<[0, 1, 2, 3]> : tensor<4xindex>} : () -> !tosa.shape<4>\n"
     "%v = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "pad", "4x5xf32 %p:!tosa.shape<4> %v:tensor<1xf32>", "", "5x10xf32"),
    ("%m = tosa.const_shape {values = dense<[2, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>",
     "tile", "4x5xf32 %m:!tosa.shape<2>", "", "8x15xf32"),
    ("%m = tosa.const_shape {values = dense<[10, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>",
     "reshape", "4x5xf32 %m:!tosa.shape<2>", "", "10x2xf32"),
    ("", "transpose", "4x5x6xf32", "{perms = array<i32: 2, 0, 1>}", "6x4x5xf32"),
    ("", "reverse", "4x5xf32", "{axis = 1 : i32}", "4x5xf32"),
    ("", "concat", "4x5xf32 4x3xf32", "{axis = 1 : i32}", "4x8xf32"),
    ("", "gather", "2x5x6xf32 2x3xi32", "", "2x3x6xf32"),
    ("", "scatter", "2x5x6xf32 2x3xi32 2x3x6xf32", "", "2x5x6xf32"),
    ("", "table", "4x5xi16 513xi16", "", "4x5xi32"),
    ("", "select", "4x5xi1 4x1xf32 1x5xf32", "", "4x5xf32"),
    ("", "fft2d", "2x4x8xf32 2x4x8xf32", "{inverse = false, local_bound = false}", "2x4x8xf32 2x4x8xf32"),
    ("", "rfft2d", "2x4x8xf32", "{local_bound = false}", "2x4x5xf32 2x4x5xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "matmul", "2x3x4xf32 2x4x5xf32 %z:tensor<1xf32> %z:tensor<1xf32>", "", "2x3x5xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "negate", "2x3xf32 %z:tensor<1xf32> %z:tensor<1xf32>", "", "2x3xf32"),
    ("%z = \"tosa.const\"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>",
     "mul", "4x1xf32 1x5xf32 %z:tensor<1xi8>", "", "4x5xf32"),
    ("", "clamp", "4x5xf32", "{min_val = 0.0 : f32, max_val = 1.0 : f32}", "4x5xf32"),
    ("", "cast", "4x5xf32", "", "4x5xi32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "conv2d", "1x10x12x3xf32 6x3x4x3xf32 6xf32 %z:tensor<1xf32> %z:tensor<1xf32>",
     "{acc_type = f32, pad = array<i64: 1, 1, 2, 2>, stride = array<i64: 1, 2>, dilation = array<i64: 2, 1>}", "1x8x7x6xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "conv3d", "1x6x8x10x3xf32 6x2x3x4x3xf32 6xf32 %z:tensor<1xf32> %z:tensor<1xf32>",
     "{acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>}",
     "1x5x6x7x6xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "depthwise_conv2d", "1x10x12x3xf32 3x4x3x2xf32 6xf32 %z:tensor<1xf32> %z:tensor<1xf32>",
     "{acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>}", "1x8x9x6xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "transpose_conv2d", "1x10x12x3xf32 6x3x4x3xf32 6xf32 %z:tensor<1xf32> %z:tensor<1xf32>",
     "{acc_type = f32, out_pad = array<i64: 0, 1, 0, 0>, stride = array<i64: 2, 1>}", "1x22x15x6xf32"),
    ("", "max_pool2d", "1x10x12x3xf32", "{kernel = array<i64: 3, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>}",
     "1x10x6x3xf32"),
    ("%z = \"tosa.const\"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>",
     "avg_pool2d", "1x10x12x3xf32 %z:tensor<1xf32> %z:tensor<1xf32>",
     "{kernel = array<i64: 3, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 2>, acc_type = f32}", "1x10x6x3xf32"),
    ("%s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>\n"
     "%o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>\n"
     "%b = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>",
     "resize", "1x9x9x3xi8 %s:!tosa.shape<4> %o:!tosa.shape<2> %b:!tosa.shape<2>", "{mode = NEAREST_NEIGHBOR}", "1x18x18x3xi8"),
)  # fmt: skip


def _blurred(type: str, chance: random.Random) -> str:
    """The type of a tensor of which sizes, or the rank, may be unknown."""
    if chance.random() < 0.15:
        return f"tensor<*x{type.rpartition('x')[2]}>"
    *sizes, element = type.split("x")
    return f"tensor<{'x'.join([*('?' if chance.random() < 0.3 else s for s in sizes), element])}>"


def _program(
    prelude: str, name: str, operands: str, attributes: str, results: str, chance: random.Random
) -> str:
    parameters: list[str] = []
    values: list[str] = []
    types: list[str] = []
    for each in operands.split():
        if each.startswith("%"):
            value, _, type = each.partition(":")
        else:
            value, type = f"%arg{len(parameters)}", _blurred(each, chance)
            parameters.append(f"{value}: {type}")
        values.append(value)
        types.append(type)
    found = [
        f"tensor<*x{each.rpartition('x')[2]}>" if chance.random() < 0.5 else _blurred(each, chance)
        for each in results.split()
    ]
    returned = f"({', '.join(found)})"
    names = [f"%r#{n}" for n in range(len(found))] if len(found) > 1 else ["%r"]
    return (
        f"func.func @f({', '.join(parameters)}) -> {returned} {{\n{prelude}\n"
        f"%r{f':{len(found)}' if len(found) > 1 else ''} = \"tosa.{name}\"({', '.join(values)}) {attributes.replace('NEAREST_NEIGHBOR', '#tosa.resize_mode<NEAREST_NEIGHBOR>')} "
        f": ({', '.join(types)}) -> {returned}\nreturn {', '.join(names)} : {', '.join(found)}\n}}\n"
    )


def _rows() -> Iterator[tuple[str, str, str, str, str]]:
    for name in UNARY.split():
        element = "i1" if name == "logical_not" else "i32" if name in INTEGERS else "f32"
        yield "", name, f"4x5x{element}", "", f"4x5x{element}"
    for name in BINARY.split():
        element = "i1" if name in "logical_and logical_or logical_xor" else "f32"
        element = "i32" if name in INTEGERS.split() else element
        result = "i1" if name in ("equal", "greater", "greater_equal") else element
        attributes = "{round = false}" if name == "arithmetic_right_shift" else ""
        yield "", name, f"4x1x{element} 4x5x{element}", attributes, f"4x5x{result}"
    for name in REDUCTIONS.split():
        element = "i1" if name in ("reduce_all", "reduce_any") else "f32"
        yield "", name, f"4x5x{element}", "{axis = 1 : i32}", f"4x1x{element}"
    yield from OTHERS


def _ours(text: str) -> str:
    try:
        module = parse(text, Context())
        module.verify()
        PassManager.parse("builtin.module(func.func(tosa-infer-shapes))").run(module)
    except (ParseError, VerifyError) as error:
        return f"error: {error.diagnostics[0].message}"
    return print_ir(module)


def _theirs(text: str) -> str:
    try:
        return mlir_opt(text, "--tosa-infer-shapes")
    except OracleError as error:
        found = re.search(r"error: (.*)", str(error))
        return f"error: {found[1] if found else error}"


@requires_oracle
@pytest.mark.parametrize("row", list(_rows()), ids=lambda row: row[1])
def test_as_mlir_opt(row: tuple[str, str, str, str, str]) -> None:
    chance = random.Random(row[1])
    texts = [_program(*row, chance) for _ in range(3)]
    accepted = 0
    for text in texts:
        theirs = _theirs(text)
        if "PLEASE submit a bug report" in theirs:
            continue  # mlir-opt crashes on pooling of an unranked tensor
        if row[1] == "transpose_conv2d" and "tensor<6x" not in text:
            continue  # mlir-opt takes the batches for the channels that the weights do not tell
        accepted += not theirs.startswith("error")
        assert _ours(text).strip() == theirs.strip(), text
    assert accepted, "no program that mlir-opt accepts was tried"


REGIONS = (
    """
func.func @chosen(%arg0: tensor<i1>, %arg1: tensor<?xf32>, %arg2: tensor<4xf32>) -> tensor<*xf32> {
  %0 = tosa.cond_if %arg0 (%a = %arg1, %b = %arg2) : tensor<i1> (tensor<?xf32>, tensor<4xf32>) -> tensor<*xf32> {
  ^bb0(%a: tensor<?xf32>, %b: tensor<*xf32>):
    %1 = tosa.exp %b : (tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %1 : tensor<*xf32>
  } else {
  ^bb0(%a: tensor<?xf32>, %b: tensor<*xf32>):
    %1 = tosa.add %a, %b : (tensor<?xf32>, tensor<*xf32>) -> tensor<*xf32>
    tosa.yield %1 : tensor<*xf32>
  }
  return %0 : tensor<*xf32>
}
""",
    """
func.func @repeated(%arg0: tensor<i32>, %arg1: tensor<1xi32>) -> tensor<*xi32> {
  %0:2 = tosa.while_loop (%i = %arg0, %x = %arg1) : (tensor<i32>, tensor<1xi32>) -> (tensor<i32>, tensor<*xi32>) {
    %1 = tosa.greater_equal %i, %i : (tensor<i32>, tensor<i32>) -> tensor<*xi1>
    %2 = tosa.logical_not %1 : (tensor<*xi1>) -> tensor<i1>
    tosa.yield %2 : tensor<i1>
  } do {
  ^bb0(%i: tensor<i32>, %x: tensor<*xi32>):
    %1 = tosa.concat %x, %x {axis = 0 : i32} : (tensor<*xi32>, tensor<*xi32>) -> tensor<*xi32>
    tosa.yield %i, %1 : tensor<i32>, tensor<*xi32>
  }
  return %0#1 : tensor<*xi32>
}
""",
)


@requires_oracle
@pytest.mark.parametrize("text", REGIONS)
def test_regions(text: str) -> None:
    assert _ours(text).strip() == _theirs(text).strip()
