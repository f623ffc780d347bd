"""Methods of MLIR's interfaces that operations of the bundled dialects implement."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from inspect import getattr_static
from typing import Any

import pytest

from odsgen.rewriting.rewriter import PatternRewriter
from odsgen.runtime import Context, Operation, VerifyError, interfaces, parse
from odsgen.runtime.base.interface import MissingMethodError, UnwrittenMethod
from odsgen.runtime.builtin.attributes import IntegerAttr, StringAttr
from odsgen.runtime.interfaces import (
    LoopLikeOpInterface,
    RegionBranchOpInterface,
    ReifyRankedShapedTypeOpInterface,
    VectorUnrollOpInterface,
)
from odsgen.runtime.interfaces.control_flow import InvocationBounds
from odsgen.runtime.interfaces.data_layout_queries import DataLayout
from odsgen.runtime.interfaces.effects_of_operations import is_speculatable
from odsgen.runtime.ir.builder import Builder
from tests.bundled import all_packages
from tests.interfaces.questions import ask


@pytest.fixture(scope="module", autouse=True)
def packages():
    all_packages()


def program(text: str) -> Operation:
    module = parse(text, Context(allow_unregistered=True))
    module.verify()
    return module


def only(module: Operation, name: str) -> Any:
    (found,) = (op for op in module.walk() if op.name == name)
    return found


def first_inside(module: Operation) -> Any:
    """The first operation in the body of the function."""
    function: Any = module.regions[0].entry_block.first
    return function.regions[0].entry_block.first


def in_text(size: Any) -> str:
    """A size as a test reads it: the number, or the operation that computes it."""
    if isinstance(size, IntegerAttr):
        return str(size.value)
    maker = size.defining_op
    return f"arg{size.index}" if maker is None else str(maker.name)


# --- loops --------------------------------------------------------------------------------------------------------------

LOOPS = """
func.func @f(%n: index, %t: tensor<8xf32>) {
  %0 = arith.constant 0 : index
  %10 = arith.constant 10 : index
  %3 = arith.constant 3 : index
  "test.counted"() ({ scf.for %i = %0 to %10 step %3 {} }) : () -> ()
  "test.unknown"() ({ scf.for %i = %0 to %n step %3 {} }) : () -> ()
  "test.once"() ({ scf.for %i = %0 to %3 step %10 { "test.body"(%i) : (index) -> () } }) : () -> ()
  scf.parallel (%i, %j) = (%0, %3) to (%10, %n) step (%3, %3) {}
  scf.forall (%i, %j) in (4, %n) {}
  return
}
"""


def loop_in(module: Operation, name: str) -> tuple[Any, Any]:
    loop = next(op for op in only(module, name).walk() if op.name == "scf.for")
    return loop, ask(loop, LoopLikeOpInterface)


def test_the_bounds_of_a_for_loop_are_its_operands():
    op, loop = loop_in(program(LOOPS), "test.counted")
    bounds = (loop.single_lower_bound, loop.single_upper_bound, loop.single_step)
    assert all(one is other for one, other in zip(bounds, op.operands, strict=True))


def test_a_for_loop_counts_its_iterations_where_they_are_known():
    module = program(LOOPS)
    assert loop_in(module, "test.counted")[1].static_trip_count == 4
    assert loop_in(module, "test.unknown")[1].static_trip_count is None


def test_a_loop_of_one_iteration_is_promoted():
    module = program(LOOPS)
    op, loop = loop_in(module, "test.once")
    block = op.parent_block
    assert loop.promote_if_single_iteration(PatternRewriter(Builder.before(op).insertion_point))
    assert [inner.name for inner in block] == ["test.body"]
    op, loop = loop_in(module, "test.counted")
    assert not loop.promote_if_single_iteration(PatternRewriter(Builder.before(op).insertion_point))


def test_a_for_loop_takes_more_carried_values():
    module = program("""
        func.func @f(%n: index, %x: i32) {
          %0 = arith.constant 0 : index
          scf.for %i = %0 to %n step %n { "test.use"(%x) : (i32) -> () }
          return
        }
        """)
    op = only(module, "scf.for")
    loop = ask(op, LoopLikeOpInterface)
    rewriter = PatternRewriter(Builder.before(op).insertion_point)
    x = op.parent_region.arguments[1]
    made = loop.replace_with_additional_yields(rewriter, [x], True, lambda b, where, args: args)
    module.verify()
    assert made.result_types == (x.type,)
    carried = made.regions[0].entry_block.arguments[1]
    assert only(module, "test.use").operands[0] is carried
    assert only(module, "scf.yield").operands == (carried,)


def test_parallel_loops_have_bounds_of_each_dimension():
    module = program(LOOPS)
    op = only(module, "scf.parallel")
    loop = ask(op, LoopLikeOpInterface)
    assert [*loop.loop_lower_bounds, *loop.loop_upper_bounds, *loop.loop_steps] == [*op.operands]
    assert loop.static_trip_count is None  # as in MLIR, which implements it for scf.for alone
    forall = ask(only(module, "scf.forall"), LoopLikeOpInterface)
    assert [in_text(b) for b in forall.loop_lower_bounds] == ["0", "0"]
    assert [in_text(b) for b in forall.loop_upper_bounds] == ["4", "arg0"]
    assert [in_text(b) for b in forall.loop_steps] == ["1", "1"]


# --- regions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arg", "expected"),
    [
        (None, [(0, 1), (0, 1), (0, 1)]),
        (7, [(0, 0), (0, 0), (0, 1)]),
        (1, [(0, 1), (0, 0), (0, 0)]),
    ],
)
@pytest.mark.parametrize("dialect", ["scf", "emitc"])
def test_a_switch_knows_which_region_runs(dialect, arg, expected):
    if dialect == "scf":
        text = "scf.index_switch %n\ncase 2 { scf.yield }\ncase 7 { scf.yield }\ndefault {}"
    else:
        text = "emitc.switch %n : index\ncase 2 { emitc.yield }\ncase 7 { emitc.yield }\ndefault {}"
    module = program(f"func.func @f(%n: index) {{\n{text}\nreturn\n}}")
    name = {"scf": "scf.index_switch", "emitc": "emitc.switch"}[dialect]
    branch = ask(only(module, name), RegionBranchOpInterface)
    constant = None if arg is None else IntegerAttr.get(arg, only(module, name).operands[0].type)
    assert branch.region_invocation_bounds([constant]) == [InvocationBounds(*e) for e in expected]


# --- sizes of results ---------------------------------------------------------------------------------------------------

SIZES = {
    "tensor.empty(%n) : tensor<?x3xf32>": ["arg0", "3"],
    "tensor.splat %x[%n] : tensor<?x3xf32>": ["arg0", "3"],
    "tensor.extract_slice %t[0, 0] [%n, 1] [1, 1] : tensor<?x?xf32> to tensor<?xf32>": ["arg0"],
    "tensor.insert_slice %s into %t[0, 0] [2, 3] [1, 1] : tensor<2x3xf32> into tensor<?x?xf32>": [
        "tensor.dim",
        "tensor.dim",
    ],
    "tensor.concat dim(0) %t, %t : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>": [
        "affine.apply",
        "tensor.dim",
    ],
    "linalg.matmul ins(%t, %t : tensor<?x?xf32>, tensor<?x?xf32>) outs(%t : tensor<?x?xf32>) -> tensor<?x?xf32>": [
        "tensor.dim",
        "tensor.dim",
    ],
    "linalg.transpose ins(%s : tensor<2x3xf32>) outs(%e : tensor<3x2xf32>) permutation = [1, 0]": [
        "3",
        "2",
    ],
    "bufferization.alloc_tensor(%n) : tensor<?x3xf32>": ["arg0", "3"],
    "tosa.transpose %s {perms = array<i32: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>": [
        "3",
        "2",
    ],
}


@pytest.mark.parametrize("text", SIZES)
def test_the_sizes_of_a_result(text):
    module = program(
        "func.func @f(%n: index, %x: f32, %t: tensor<?x?xf32>, %s: tensor<2x3xf32>, %e: tensor<3x2xf32>) {\n"
        f"%r = {text}\nreturn\n}}"
    )
    op = first_inside(module)
    shaped = ask(op, ReifyRankedShapedTypeOpInterface)
    (sizes,) = shaped.reify_result_shapes(Builder.before(op))
    assert [in_text(size) for size in sizes] == SIZES[text]
    module.verify()


def test_the_sizes_of_a_padded_tensor_are_sums():
    module = program("""
        func.func @f(%n: index, %x: f32, %t: tensor<?x4xf32>) {
          %r = tensor.pad %t low[%n, 1] high[2, 2] {
          ^bb0(%i: index, %j: index):
            tensor.yield %x : f32
          } : tensor<?x4xf32> to tensor<?x7xf32>
          return
        }
        """)
    op = only(module, "tensor.pad")
    shaped = ask(op, ReifyRankedShapedTypeOpInterface)
    rows, columns = shaped.reify_shape_of_result(Builder.before(op), 0)
    assert in_text(columns) == "7"
    sums: Any = rows.defining_op
    assert sums.name == "affine.apply"
    assert [v.type for v in sums.operands] == [v.type for v in op.operands[1:]] * 2
    assert sums.properties["map"].value.evaluate([3, 4]) == [9]


def test_an_output_says_the_sizes_that_no_input_says():
    module = program("""
        func.func @f(%t: tensor<?xf32>, %u: tensor<?x?xf32>) -> tensor<?x?xf32> {
          %r = linalg.broadcast ins(%t : tensor<?xf32>) outs(%u : tensor<?x?xf32>) dimensions = [1]
          return %r : tensor<?x?xf32>
        }
        """)
    op = only(module, "linalg.broadcast")
    shaped = ask(op, ReifyRankedShapedTypeOpInterface)
    (sizes,) = shaped.reify_result_shapes(Builder.before(op))
    assert [size.defining_op.operands[0] for size in sizes] == list(op.operands)


# --- vectors ------------------------------------------------------------------------------------------------------------

UNROLLED = {
    "arith.addui_extended %a, %a : vector<4xi32>, vector<4xi1>": (4,),
    "vector.multi_reduction <add>, %m, %b [1] : vector<2x3xi32> to vector<2xi32>": (2, 3),
    "vector.contract {indexing_maps = [affine_map<(i, k) -> (i, k)>, affine_map<(i, k) -> (k)>, "
    'affine_map<(i, k) -> (i)>], iterator_types = ["parallel", "reduction"]} '
    "%m, %k, %b : vector<2x3xi32>, vector<3xi32> into vector<2xi32>": (2, 3),
    "vector.transpose %m, [1, 0] : vector<2x3xi32> to vector<3x2xi32>": (3, 2),
}


@pytest.mark.parametrize("text", UNROLLED)
def test_the_shape_that_is_unrolled(text):
    module = program(
        "func.func @f(%a: vector<4xi32>, %m: vector<2x3xi32>, %b: vector<2xi32>, %k: vector<3xi32>) {\n"
        + ("%r:2" if "extended" in text else "%r")
        + f" = {text}\nreturn\n}}"
    )
    op = first_inside(module)
    assert tuple(ask(op, VectorUnrollOpInterface).shape_for_unroll) == UNROLLED[text]


# --- functions ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        ("%a : i32) -> !spirv.arm.tensor<1xi8>", "type of argument #0 must be a TensorArmType, but got 'i32'"),
        ("%a : !spirv.arm.tensor<1xi8>) -> i8", "type of result #0 must be a TensorArmType, but got 'i8'"),
        ("%a : !spirv.arm.tensor<1xi8>)", "there should be at least one result"),
    ],
)  # fmt: skip
def test_a_graph_of_spirv_takes_and_gives_tensors(signature, message):
    text = (
        "spirv.module Logical Vulkan requires #spirv.vce<v1.0, [VulkanMemoryModel, Shader, Int8, "
        "TensorsARM, GraphARM], [SPV_ARM_tensors, SPV_ARM_graph, SPV_KHR_vulkan_memory_model]> {\n"
        f"spirv.ARM.Graph @graph({signature} {{\n"
        '%0 = "test.x"() : () -> !spirv.arm.tensor<1xi8>\n'
        "spirv.ARM.GraphOutputs %0 : !spirv.arm.tensor<1xi8>\n}\n}"
    )
    with pytest.raises(VerifyError, match=message):
        program(text)


def test_a_division_may_be_speculated_unless_its_divisor_makes_it_undefined():
    module = program("""
        llvm.func @f(%x: i32, %y: i32) {
          %three = llvm.mlir.constant(3 : i32) : i32
          %minus = llvm.mlir.constant(-1 : i32) : i32
          %0 = llvm.udiv %x, %three : i32
          %1 = llvm.sdiv %x, %three : i32
          %2 = llvm.udiv %x, %minus : i32
          %3 = llvm.sdiv %x, %minus : i32
          %4 = llvm.udiv %x, %y : i32
          llvm.return
        }
        """)
    divisions = [op for op in module.walk() if op.name in ("llvm.udiv", "llvm.sdiv")]
    assert [is_speculatable(op) for op in divisions] == [True, True, True, False, False]


# --- pointers and targets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("entries", "space", "expected"),
    [  # mlir-opt --test-data-layout-query: size and alignments in bytes, width of indices
        ("", "ptr.generic_space", (8, 1, 1, 64)),
        (
            "!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>",
            "ptr.generic_space",
            (4, 4, 8, 16),
        ),
        (
            "!ptr.ptr<#ptr.generic_space> = #ptr.spec<size = 32, abi = 32, preferred = 64, index = 16>",
            "llvm.address_space<1>",
            (8, 1, 1, 64),
        ),
        (
            "!ptr.ptr<#llvm.address_space<3>> = #ptr.spec<size = 48, abi = 16, preferred = 32>, "
            '"dlti.default_memory_space" = #llvm.address_space<3>',
            "llvm.address_space<1>",
            (6, 2, 4, 48),
        ),
    ],
)
def test_an_entry_tells_of_pointers_or_that_of_the_default_memory_space(entries, space, expected):
    module = program(
        f"module attributes {{dlti.dl_spec = #dlti.dl_spec<{entries}>}} {{\n"
        f"func.func private @f(!ptr.ptr<#{space}>)\n}}"
    )
    function = only(module, "func.func")
    pointer = function.function_type.inputs[0]
    layout = DataLayout.closest(function)
    assert expected == (
        layout.type_size(pointer),
        layout.type_abi_alignment(pointer),
        layout.type_preferred_alignment(pointer),
        layout.type_index_bitwidth(pointer),
    )


def test_a_system_describes_its_devices():
    module: Any = program(
        'module attributes {any.system = #dlti.target_system_spec<"CPU" = #dlti.target_device_spec<"size" = 4 : i32>>} {}'
    )
    system = module.attributes["any.system"]
    device = system.device_spec_for_device_id("CPU")
    assert device is not None
    assert device is system.query(StringAttr.get("CPU"))
    assert system.device_spec_for_device_id("GPU") is None


# --- regions ------------------------------------------------------------------------------------------------------------


def test_the_alternative_that_is_selected_is_the_one_that_runs():
    module = program("""
        module attributes {transform.with_named_sequence} {
          transform.named_sequence @a(%m: !transform.any_op {transform.readonly}) {
            %s = transform.tune.alternatives<"x"> selected_region = 1 -> !transform.any_param {
              %a = transform.param.constant 7 : i32 -> !transform.any_param
              transform.yield %a : !transform.any_param
            }, {
              %a = transform.param.constant 8 : i32 -> !transform.any_param
              transform.yield %a : !transform.any_param
            }
            transform.yield
          }
        }
        """)
    op = only(module, "transform.tune.alternatives")
    assert [bounds.upper for bounds in op.region_invocation_bounds([])] == [0, 1]
    assert [each.region for each in op.successor_regions(None)] == [op.alternatives[1]]
    end = op.alternatives[1].entry_block.last
    assert [each.region for each in op.successor_regions(end)] == [None]


# --- what nobody has written ---------------------------------------------------------------------------------------------


def test_a_method_that_nobody_has_written_raises():
    module = program(
        "func.func @f(%t: tensor<2xf32>) {\n%r = tosa.abs %t : (tensor<2xf32>) -> tensor<2xf32>\nreturn\n}"
    )
    op = only(module, "tosa.abs")
    with pytest.raises(MissingMethodError, match="'profiles' of 'AbsOp'"):
        op.profiles  # noqa: B018
    assert not hasattr(op, "profiles")


def test_every_method_that_an_interface_asks_for_is_written():
    unwritten = []
    for definition in _definitions():
        for name, model in definition.INTERFACES.items():
            interface = getattr(interfaces, name, None)
            implementer = definition if model is None else model
            if interface is None or not isinstance(implementer, type):
                continue
            unwritten += [
                f"{definition.__name__}: {name}.{method}"
                for method in dir(interface)
                if _is_missing(getattr_static(interface, method))
                and _is_missing(getattr_static(implementer, method, None))
            ]
    assert unwritten == []


def _definitions() -> Iterator[Any]:
    """The operations, types and attributes of the bundled dialects."""
    for path in sorted(all_packages().iterdir()):
        if (path / "ops.py").exists():
            dialect = import_module(f"odsgen_dialects.{path.name}").DIALECT
            for table in (dialect.operations, dialect.types, dialect.attributes):
                yield from table.values()


def _is_missing(method: Any) -> bool:
    """Whether there is no method, or one that does nothing but say so."""
    function = getattr(method, "fget", None) or getattr(method, "__func__", method)
    code = getattr(function, "__code__", None)
    if code is None:
        return method is None or isinstance(method, UnwrittenMethod)
    names: tuple[str, ...] = code.co_names
    return names == ("_missing",)
