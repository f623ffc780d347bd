"""Toy programs compute the same at every stage, and run by LLVM; what cannot be lowered is refused."""

from __future__ import annotations

import random

import pytest

from odsgen.interpreter import Machine
from odsgen.passes import PassManager
from odsgen.runtime import Context, VerifyError, parse, print_ir
from odsgen.runtime.builtin.attributes import ArrayAttr
from odsgen.runtime.builtin.elements import DenseElementsAttr
from odsgen.runtime.builtin.types import RankedTensorType, f64
from odsgen_dialects import toy
from tests.interpreting.native import requires_lli, run, run_lowered

STAGES = (
    "inline",
    "toy.func(canonicalize)",
    "toy.func(toy-shape-inference)",
    "toy.func(canonicalize,cse)",
    "toy-to-affine",
    "func.func(canonicalize,cse)",
)
TO_LLVM = (
    "lower-affine",
    "convert-scf-to-cf",
    "finalize-memref-to-llvm",
    "convert-arith-to-llvm",
    "convert-cf-to-llvm",
    "convert-func-to-llvm",
    "reconcile-unrealized-casts",
)

PROGRAMS = {
    "products": """
        toy.func private @f(%a: tensor<*xf64>, %b: tensor<*xf64>) -> tensor<*xf64> {
          %0 = toy.transpose(%a : tensor<*xf64>) to tensor<*xf64>
          %1 = toy.add %0, %0 : tensor<*xf64>
          %2 = toy.transpose(%b : tensor<*xf64>) to tensor<*xf64>
          %3 = toy.mul %1, %2 : tensor<*xf64>
          toy.return %3 : tensor<*xf64>
        }
        toy.func @main() {
          %0 = toy.constant dense<[[1.5, 2.0, -3.0], [4.0, 5.0, 6.25]]> : tensor<2x3xf64>
          %1 = toy.constant dense<2.0> : tensor<2x3xf64>
          %2 = toy.generic_call @f(%0, %1) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
          toy.print %2 : tensor<*xf64>
          %3 = toy.generic_call @f(%1, %0) : (tensor<2x3xf64>, tensor<2x3xf64>) -> tensor<*xf64>
          toy.print %3 : tensor<*xf64>
          toy.return
        }
    """,
    "ranks": """
        toy.func @main() {
          %0 = toy.constant dense<3.0> : tensor<f64>
          %1 = toy.add %0, %0 : tensor<f64>
          toy.print %1 : tensor<f64>
          %2 = toy.constant dense<[1.0, 2.0]> : tensor<2xf64>
          toy.print %2 : tensor<2xf64>
          %3 = toy.constant dense<[[[1.0, 2.0]], [[3.0, 4.0]]]> : tensor<2x1x2xf64>
          %4 = toy.transpose(%3 : tensor<2x1x2xf64>) to tensor<2x1x2xf64>
          %5 = toy.mul %4, %3 : tensor<2x1x2xf64>
          %6 = toy.reshape(%5 : tensor<2x1x2xf64>) to tensor<2x2xf64>
          toy.print %5 : tensor<2x1x2xf64>
          toy.print %6 : tensor<2x2xf64>
          toy.return
        }
    """,
    "structs": """
        toy.func private @f(%s: !toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64> {
          %0 = toy.struct_access %s[0] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
          %1 = toy.struct_access %s[1] : !toy.struct<tensor<*xf64>, tensor<*xf64>> -> tensor<*xf64>
          %2 = toy.mul %0, %1 : tensor<*xf64>
          toy.return %2 : tensor<*xf64>
        }
        toy.func @main() {
          %0 = toy.struct_constant [dense<[4.0, 8.0]> : tensor<2xf64>, dense<0.5> : tensor<2xf64>]
              : !toy.struct<tensor<*xf64>, tensor<*xf64>>
          %1 = toy.generic_call @f(%0) : (!toy.struct<tensor<*xf64>, tensor<*xf64>>) -> tensor<*xf64>
          toy.print %1 : tensor<*xf64>
          toy.return
        }
    """,
}


def _printed(text: str) -> str:
    module = parse(text, Context())
    module.verify()
    printed: list[str] = []
    machine = Machine(module, write=printed.append)
    machine.call(machine.function("main"), [])
    return "".join(printed)


def _after(text: str, *pipelines: str) -> str:
    module = parse(text, Context())
    module.verify()
    for pipeline in pipelines:
        PassManager.parse(f"builtin.module({pipeline})").run(module)
    module.verify()
    return print_ir(module)


@pytest.mark.parametrize("name", PROGRAMS)
def test_every_stage_prints_the_same(name: str) -> None:
    text = PROGRAMS[name]
    expected = _printed(text)
    assert expected
    for stage in STAGES:
        text = _after(text, stage)
        assert _printed(text) == expected, stage
    assert "toy." not in text.replace("toy.print", "")


@requires_lli
@pytest.mark.parametrize("name", PROGRAMS)
def test_llvm_prints_the_same(name: str) -> None:
    lowered = _after(PROGRAMS[name], *STAGES, "toy-print-to-llvm")
    # The entry that `lli` runs must give an exit code.
    program = lowered.replace("@main", "@toy_main").rstrip()
    entry = (
        "  func.func @main() -> i32 {\n    call @toy_main() : () -> ()\n"
        "    %zero = arith.constant 0 : i32\n    return %zero : i32\n  }\n"
    )
    program = program.removesuffix("}") + entry + "}\n"
    assert run(program) == _printed(PROGRAMS[name])
    assert run_lowered(_after(program, ",".join(TO_LLVM))) == _printed(PROGRAMS[name])


@pytest.mark.parametrize(
    ("text", "pipeline", "message"),
    (
        (
            "toy.func @f() {\n  toy.return\n}",
            "toy-to-affine",
            "failed to legalize operation 'toy.func' that was explicitly marked illegal",
        ),
        (
            "toy.func @main() -> tensor<f64> {\n  %0 = toy.constant dense<1.0> : tensor<f64>\n"
            "  toy.return %0 : tensor<f64>\n}",
            "toy-to-affine",
            "failed to legalize operation 'toy.func' that was explicitly marked illegal",
        ),
        (
            "toy.func @main() {\n  %0 = toy.constant dense<1.0> : tensor<2xf64>\n"
            "  %1 = toy.constant dense<1.0> : tensor<3xf64>\n"
            "  %2 = toy.add %0, %1 : (tensor<2xf64>, tensor<3xf64>) -> tensor<2xf64>\n  toy.print %2 : tensor<2xf64>\n"
            "  toy.return\n}",
            "toy-to-affine",
            "failed to legalize operation 'toy.add' that was explicitly marked illegal",
        ),
        (
            "toy.func @main() {\n  %0 = toy.constant dense<1.0> : tensor<2xf64>\n  toy.print %0 : tensor<2xf64>\n"
            "  toy.return\n}",
            "toy-print-to-llvm",
            "expected a buffer; run 'toy-to-affine' before",
        ),
        (
            "toy.func @main(%s: !toy.struct<tensor<*xf64>>) {\n"
            "  %0 = toy.struct_access %s[0] : !toy.struct<tensor<*xf64>> -> tensor<*xf64>\n  toy.return\n}",
            "toy.func(toy-shape-inference)",
            "unable to infer shape of operation without shape inference interface",
        ),
    ),
)
def test_refusals(text: str, pipeline: str, message: str) -> None:
    module = parse(text, Context())
    module.verify()
    with pytest.raises(VerifyError) as caught:
        PassManager.parse(f"builtin.module({pipeline})").run(module)
    assert message in str(caught.value)


def test_calls_of_other_types_are_not_inlined() -> None:
    """A cast stands for a tensor only, and a call that its callee cannot take stays."""
    text = """
        toy.func private @f(%s: !toy.struct<tensor<*xf64>>) {
          toy.return
        }
        toy.func @main(%a: tensor<2xf64>) {
          %0 = toy.generic_call @g(%a) : (tensor<2xf64>) -> tensor<2xf64>
          toy.return
        }
        toy.func private @g(%a: tensor<*xf64>) -> tensor<*xf64> {
          toy.return %a : tensor<*xf64>
        }
    """
    inlined = _after(text, "inline{default-pipeline=}")
    assert "toy.generic_call" not in inlined
    assert inlined.count("toy.cast") == 2


def test_builders() -> None:
    type = RankedTensorType.get((2, 3), f64)
    numbers = [random.Random(7).uniform(-1, 1) for _ in range(6)]
    constant = toy.ConstantOp.of(DenseElementsAttr.get(type, numbers))
    assert constant.result.type is type
    assert toy.ConstantOp.from_float(2.5).result.type is RankedTensorType.get((), f64)
    total = toy.AddOp.of(constant.result, constant.result)
    assert str(total.result.type) == "tensor<*xf64>"
    assert str(toy.TransposeOp.of(total.result).result.type) == "tensor<*xf64>"
    call = toy.GenericCallOp.of("f", [total.result])
    assert (call.callee, str(call.result.type)) == ("f", "tensor<*xf64>")
    elements = ArrayAttr.get([constant.value])
    struct = toy.StructConstantOp.build(toy.StructType.get((type,)), elements)
    assert toy.StructAccessOp.of(struct.output, 0).output.type is type
    with pytest.raises(ValueError, match="there is no element 1 in '!toy.struct<tensor<2x3xf64>>'"):
        toy.StructAccessOp.of(struct.output, 1)
