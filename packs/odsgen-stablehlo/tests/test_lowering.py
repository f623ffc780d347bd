"""Lowered programs compute what StableHLO's operations do."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.interpreter import Machine
from odsgen.passes import PassManager
from odsgen.passes.base import PassFailure
from odsgen.runtime import Context, Operation, parse, print_ir
from odsgen.runtime.ir.symbol_table import symbol_name

HERE = Path(__file__).parent
PROGRAMS = sorted(HERE.glob("evaluation/*.mlir"))
Run = Callable[[str, Operation], None]
#: Its steps are rounded one by one, where the evaluation rounds once.
ROUNDED = "logistic"
#: What has no lowering, or none for the types or the region of the programs here.
LEFT = frozenset(
    f"stablehlo.{name}"
    for name in (
        "cholesky "
        "fft power return rng_bit_generator sort triangular_solve "
        "uniform_dequantize uniform_quantize"
    ).split()
) | {"chlo.broadcast_add", "chlo.digamma"}


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_lowered_programs_compute_the_same(path: Path, context: Context, run_passes: Run) -> None:
    module = parse(path.read_text("utf-8"), context, filename=path.name)
    run_passes("stablehlo-legalize-to-linalg", module)
    machine = Machine(module)
    left: set[str] = set()
    for function in module.regions[0].blocks[0]:
        name = symbol_name(function) or ""
        names = {op.name for op in function.walk()}
        own = {each for each in names if each.startswith(("stablehlo.", "chlo."))}
        left |= own
        if not own and not name.startswith(ROUNDED) and not function.regions[0].blocks[0].arguments:
            machine.call(function, [])
    assert left <= LEFT


def test_what_it_becomes(context: Context, run_passes: Run) -> None:
    module = parse((HERE / "lowered.mlir").read_text("utf-8"), context)
    run_passes("stablehlo-legalize-to-linalg,stablehlo-convert-to-signless", module)
    assert print_ir(module).strip() == (HERE / "lowered.expected").read_text("utf-8").strip()


def test_signs_stay_where_operations_need_them(context: Context, run_passes: Run) -> None:
    text = """
    func.func @f(%a: tensor<ui8>) -> tensor<ui8> {
      %0 = stablehlo.divide %a, %a : tensor<ui8>
      return %0 : tensor<ui8>
    }
    """
    with pytest.raises(PassFailure, match="computes with unsigned integers"):
        run_passes("stablehlo-convert-to-signless", parse(text, context))


def test_a_dense_layer_goes_down_to_llvm(context: Context, run_passes: Run) -> None:
    text = """
    func.func @layer(%w: tensor<3x2xf32>, %b: tensor<2xf32>, %x: tensor<4x3xf32>) -> tensor<4x2xf32> {
      %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x3xf32>, tensor<3x2xf32>) -> tensor<4x2xf32>
      %1 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<2xf32>) -> tensor<4x2xf32>
      %2 = stablehlo.add %0, %1 : tensor<4x2xf32>
      %3 = stablehlo.tanh %2 : tensor<4x2xf32>
      return %3 : tensor<4x2xf32>
    }
    """
    module = parse(text, context)
    run_passes("stablehlo-legalize-to-linalg", module)
    boundaries = "one-shot-bufferize{bufferize-function-boundaries}"
    PassManager.parse(f"builtin.module({boundaries},lower-to-llvm)").run(module)
    names = {op.name.partition(".")[0] for op in module.walk()}
    assert names <= {"builtin", "llvm"}


#: Programs that get a vector of four floats, whose size they do not know, and give one, or a sum.
OF_UNKNOWN_SIZES = {
    "broadcast": """
    %w = stablehlo.constant dense<[2, 4]> : tensor<2xi64>
    %b = stablehlo.dynamic_broadcast_in_dim %a, %w, dims = [1] : (tensor<?xf32>, tensor<2xi64>) -> tensor<?x?xf32>
    %f = stablehlo.dynamic_iota %w, dim = 1 : (tensor<2xi64>) -> tensor<?x?xf32>
    %r = stablehlo.add %b, %f : tensor<?x?xf32>
    """,
    "broadcast_of_one": """
    %z = stablehlo.constant dense<[1]> : tensor<1xi32>
    %o = stablehlo.constant dense<[2]> : tensor<1xi32>
    %x = stablehlo.real_dynamic_slice %a, %z, %o, %z
      : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    %w = stablehlo.constant dense<[3]> : tensor<1xi32>
    %r = stablehlo.dynamic_broadcast_in_dim %x, %w, dims = [0] : (tensor<?xf32>, tensor<1xi32>) -> tensor<?xf32>
    """,
    "slice": """
    %z = stablehlo.constant dense<[0]> : tensor<1xi32>
    %o = stablehlo.constant dense<[4]> : tensor<1xi32>
    %t = stablehlo.constant dense<[3]> : tensor<1xi32>
    %r = stablehlo.real_dynamic_slice %a, %z, %o, %t
      : (tensor<?xf32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    """,
    "pad": """
    %z = stablehlo.constant dense<[-1]> : tensor<1xi32>
    %o = stablehlo.constant dense<[2]> : tensor<1xi32>
    %v = stablehlo.constant dense<9.0> : tensor<f32>
    %t = stablehlo.constant dense<[1]> : tensor<1xi32>
    %r = stablehlo.dynamic_pad %a, %v, %z, %o, %t
      : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    """,
    "pad_cuts_off": """
    %z = stablehlo.constant dense<[2]> : tensor<1xi32>
    %o = stablehlo.constant dense<[-3]> : tensor<1xi32>
    %v = stablehlo.constant dense<9.0> : tensor<f32>
    %t = stablehlo.constant dense<[0]> : tensor<1xi32>
    %r = stablehlo.dynamic_pad %a, %v, %z, %o, %t
      : (tensor<?xf32>, tensor<f32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<?xf32>
    """,
    "size": """
    %n = stablehlo.get_dimension_size %a, dim = 0 : (tensor<?xf32>) -> tensor<i32>
    %m = stablehlo.reshape %n : (tensor<i32>) -> tensor<1xi32>
    %r = stablehlo.dynamic_iota %m, dim = 0 : (tensor<1xi32>) -> tensor<?xf32>
    """,
}


@pytest.mark.parametrize("name", OF_UNKNOWN_SIZES)
def test_programs_of_unknown_sizes_compute_the_same(
    name: str, context: Context, run_passes: Run
) -> None:
    result = "tensor<?x?xf32>" if "add" in OF_UNKNOWN_SIZES[name] else "tensor<?xf32>"
    text = f"""
    func.func @f() -> {result} {{
    %known = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
    %a = tensor.cast %known : tensor<4xf32> to tensor<?xf32>
    {OF_UNKNOWN_SIZES[name]}
    return %r : {result}
    }}
    """
    module = parse(text, context)
    function = module.regions[0].blocks[0].first
    assert function is not None
    (wanted,) = Machine(module).call(function, [])
    run_passes("stablehlo-legalize-to-linalg", module)
    assert not {op.name for op in module.walk() if op.name.startswith("stablehlo.")}
    (found,) = Machine(module).call(function, [])
    assert (found.shape, list(found.values)) == (wanted.shape, list(wanted.values))
