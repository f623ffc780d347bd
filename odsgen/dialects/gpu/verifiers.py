"""Verifiers of the dialect `gpu`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, cast

from odsgen.dialects.gpu.forms.launches import KERNEL, is_kernel, workgroup_count
from odsgen.dialects.memref.layouts import num_layout_symbols, strides_and_offset
from odsgen.dialects.shared import keyword_of, operand_segments, verify_dynamic_sizes
from odsgen.hooks import verifies, verifies_operation_attributes, verifies_regions
from odsgen.runtime import (
    DYNAMIC,
    Attribute,
    DenseArrayAttr,
    FlatSymbolRefAttr,
    FloatType,
    FunctionType,
    IntegerType,
    MemRefType,
    Operation,
    ShapedType,
    SymbolRefAttr,
    Type,
    UnitAttr,
    Value,
    VectorType,
    function_type_of,
    i32,
    is_symbol_table,
    lookup_symbol_in,
)
from odsgen_dialects import gpu
from odsgen_dialects.builtin import ModuleOp

# --- loads, stores, products --------------------------------------------------------------------------------------------


def _has_unit_stride(type: Type) -> bool:
    if not isinstance(type, MemRefType):
        return True
    known = strides_and_offset(type)
    return known is not None and (not known[0] or known[0][-1] == 1)


def _role(type: Any) -> str:
    role: str = type.parameters()[2]
    return role


@verifies(gpu.SubgroupMmaLoadMatrixOp)
def verify_subgroup_mma_load_matrix(op: gpu.SubgroupMmaLoadMatrixOp) -> None:
    """SubgroupMmaLoadMatrixOp::verify"""
    if not _has_unit_stride(op.src_memref.type):
        raise op.error("expected source memref most minor dim must have unit stride")


@verifies(gpu.SubgroupMmaStoreMatrixOp)
def verify_subgroup_mma_store_matrix(op: gpu.SubgroupMmaStoreMatrixOp) -> None:
    """SubgroupMmaStoreMatrixOp::verify"""
    if not _has_unit_stride(op.dst_memref.type):
        raise op.error("expected destination memref most minor dim must have unit stride")
    if _role(op.src.type) != "COp":
        raise op.error("expected the operand matrix being stored to have 'COp' operand type")


@verifies(gpu.SubgroupMmaComputeOp)
def verify_subgroup_mma_compute(op: gpu.SubgroupMmaComputeOp) -> None:
    """SubgroupMmaComputeOp::verify"""
    types: list[Any] = [operand.type for operand in op.operands]
    if [_role(type) for type in types] != ["AOp", "BOp", "COp"]:
        raise op.error("operands must be in the order AOp, BOp, COp")
    a, b, c = [type.parameters()[0] for type in types]
    if a[1] != b[0] or a[0] != c[0] or b[1] != c[1]:
        raise op.error("operand shapes do not satisfy matmul constraints")


# --- reductions ---------------------------------------------------------------------------------------------------------

_OF_FLOATS = frozenset({"minnumf", "maxnumf", "minimumf", "maximumf"})
_OF_INTEGERS = frozenset({"minsi", "minui", "maxsi", "maxui", "and", "or", "xor"})


def _verify_reduces(op: Operation, operation: Attribute, element: Type) -> None:
    keyword = keyword_of(operation)
    is_wrong = (keyword in _OF_FLOATS and not isinstance(element, FloatType)) or (
        keyword in _OF_INTEGERS and not isinstance(element, IntegerType)
    )
    if is_wrong:
        raise op.error(
            f"`{keyword}` reduction operation is not compatible with type '{op.result_types[0]}'"
        )


@verifies_regions(gpu.AllReduceOp)
def verify_all_reduce_regions(op: gpu.AllReduceOp) -> None:
    """AllReduceOp::verifyRegions"""
    operation = op.op_attr
    body = op.body
    if bool(body.blocks) != (operation is None):
        raise op.error("expected either an op attribute or a non-empty body")
    type = op.result_types[0]
    if operation is not None:
        _verify_reduces(op, operation, type)
        return
    if len(body.arguments) != 2:
        raise op.error("expected two region arguments")
    if any(argument.type is not type for argument in body.arguments):
        raise op.error("incorrect region argument type")
    yields = [b.last for b in body.blocks if isinstance(b.last, gpu.YieldOp)]
    for end in yields:
        if len(end.operands) != 1:
            raise op.error("expected one gpu.yield operand")
        if end.operands[0].type is not type:
            raise op.error("incorrect gpu.yield type")
    if not yields:
        raise op.error("expected gpu.yield op in region")


@verifies(gpu.SubgroupReduceOp)
def verify_subgroup_reduce(op: gpu.SubgroupReduceOp) -> None:
    """SubgroupReduceOp::verify"""
    type = op.result_types[0]
    if isinstance(type, VectorType):
        if any(type.scalable_dims):
            raise op.op_error("is not compatible with scalable vector types")
        type = type.element_type
    _verify_reduces(op, op.op_attr, type)
    size = op.cluster_size_attr
    lanes = 1 if size is None else size.value % (1 << 32)
    if not _is_power_of_two(lanes):
        raise op.op_error(f"cluster size {lanes} is not a power of two")
    stride = op.property_attribute("cluster_stride")
    number = getattr(stride, "value", 1) % (1 << 32)
    if number != 1 and size is None:
        raise op.op_error("cluster stride can only be specified if cluster size is specified")
    if not _is_power_of_two(number):
        raise op.op_error(f"cluster stride {number} is not a power of two")


def _is_power_of_two(number: int) -> bool:
    return number > 0 and number & (number - 1) == 0


CONTAINER_MODULE = "gpu.container_module"


def verify_attributions(op: Operation, values: Sequence[Value], space: str) -> None:
    """Checks that the attributions are memrefs in the address space, if that is one of `gpu`."""
    for value in values:
        type = value.type
        if not isinstance(type, MemRefType):
            raise op.op_error("expected memref type in attribution")
        known = type.memory_space
        if isinstance(known, gpu.AddressSpaceAttr) and known.value.keyword != space:
            raise op.op_error(f"expected memory space {space} in attribution")


# --- launches -----------------------------------------------------------------------------------------------------------


@verifies(gpu.GPUModuleOp)
def verify_module(op: gpu.GPUModuleOp) -> None:
    """GPUModuleOp::verify"""
    for target in op.targets or ():
        if "TargetAttrVerifyInterface" in target.INTERFACES:
            cast("Any", target).verify_target(op)


@verifies_regions(gpu.LaunchOp)
def verify_launch_regions(op: gpu.LaunchOp) -> None:
    """LaunchOp::verifyRegions"""
    body = op.body
    first = 12 if op.cluster_size_x is None else 18
    arguments = body.arguments
    last = first + workgroup_count(op)
    # mlir-opt accepts an empty body, and crashes when it prints the operation
    if not 0 <= workgroup_count(op) <= len(arguments) - first:
        raise op.op_error("unexpected number of region arguments")
    verify_attributions(op, arguments[first:last], "workgroup")
    verify_attributions(op, arguments[last:], "private")
    for block in body.blocks:
        end = block.last
        if end is not None and not end.successors and not isinstance(end, gpu.TerminatorOp):
            error = end.error("expected 'gpu.terminator' or a terminator with successors")
            error.diagnostics[0].attach_note("in 'gpu.launch' body region", op.location)
            raise error


@verifies(gpu.LaunchFuncOp)
def verify_launch_func(op: gpu.LaunchFuncOp) -> None:
    """LaunchFuncOp::verify"""
    module = op.parent_op
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op
    if module is None:
        raise op.op_error("expected to belong to a module")
    if not isinstance(module.attributes.get(CONTAINER_MODULE), UnitAttr):
        raise op.op_error(
            f"expected the closest surrounding module to have the '{CONTAINER_MODULE}' attribute"
        )
    cluster = (op.cluster_size_x, op.cluster_size_y, op.cluster_size_z)
    if len({size.type for size in cluster if size is not None}) > 1:
        raise op.op_error("expects types of the cluster dimensions must be the same")


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """GPUDialect::verifyOperationAttribute"""
    if name in ("gpu.known_block_size", "gpu.known_grid_size", "gpu.known_cluster_size"):
        _verify_known_size(op, name, attribute)
    if name != CONTAINER_MODULE or not isinstance(attribute, UnitAttr):
        return
    if not isinstance(op, ModuleOp):
        raise op.error(f"expected '{name}' attribute to be attached to 'builtin.module'")
    for inner in op.walk():
        parent = inner.parent_op
        if isinstance(inner, gpu.LaunchFuncOp) and parent is not None and parent.parent_op is op:
            _verify_kernel(op, inner)


def _verify_known_size(op: Operation, name: str, attribute: Attribute) -> None:
    if "FunctionOpInterface" in op.INTERFACES and name in op.PROPERTY_NAMES:
        return
    if not isinstance(attribute, DenseArrayAttr) or attribute.element_type is not i32:
        raise op.op_error(f"{name} must be a dense i32 array")
    if len(attribute.values) != 3:
        raise op.op_error(f"{name} must contain exactly 3 elements")


def _verify_kernel(module: Operation, launch: Operation) -> None:
    reference = launch.properties.get("kernel")
    if not isinstance(reference, SymbolRefAttr):
        return
    container = lookup_symbol_in(module, FlatSymbolRefAttr.get(reference.root))
    if container is None:
        raise launch.op_error(f"kernel container '{reference.root}' is undefined")
    if isinstance(container, gpu.BinaryOp):
        return
    if not isinstance(container, gpu.GPUModuleOp):
        raise launch.op_error(f"kernel module '{reference.root}' is undefined")
    function = lookup_symbol_in(module, reference)
    if function is None:
        raise launch.op_error(f"kernel function '{reference}' is undefined")
    if "FunctionOpInterface" not in function.INTERFACES:
        raise launch.op_error(
            f"referenced kernel '{reference}' is not a function",
            [(function.location, "see the kernel definition here")],
        )
    if not is_kernel(function):
        raise launch.op_error(f"kernel function is missing the '{KERNEL}' attribute")
    if not isinstance(function, gpu.GPUFuncOp):
        return
    # The function is verified later and may still be invalid.
    type_attribute = function.properties.get("function_type")
    if not isinstance(getattr(type_attribute, "value", None), FunctionType):
        return
    inputs = function_type_of(function).inputs
    operands = operand_segments(launch)[11]
    if len(inputs) != len(operands):
        raise launch.op_error(f"got {len(operands)} kernel operands but expected {len(inputs)}")
    for number, (type, operand) in enumerate(zip(inputs, operands, strict=True)):
        if type is not operand.type:
            raise launch.op_error(f"type of function argument {number} does not match")


@verifies(gpu.ReturnOp)
def verify_return(op: gpu.ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    if function is None:
        return
    results = function_type_of(function).results
    if len(results) != len(op.operands):
        raise op.op_error(
            f"expected {len(results)} result operands",
            [(function.location, "return type declared here")],
        )
    for number, (type, operand) in enumerate(zip(results, op.operands, strict=True)):
        if type is not operand.type:
            raise op.op_error(f"unexpected type `'{operand.type}'' for operand #{number}")


# --- memory -------------------------------------------------------------------------------------------------------------


@verifies(gpu.AllocOp)
def verify_alloc(op: gpu.AllocOp) -> None:
    """AllocOp::verify"""
    _, sizes, symbols = operand_segments(op)
    type = op.result_types[0]
    if not isinstance(type, MemRefType):
        return
    verify_dynamic_sizes(op, type, len(sizes))
    if len(symbols) != num_layout_symbols(type):
        raise op.op_error("symbol operand count does not equal memref symbol count")


@verifies(gpu.MemcpyOp)
def verify_memcpy(op: gpu.MemcpyOp) -> None:
    """MemcpyOp::verify"""
    target, source = op.dst.type, op.src.type
    if _element(target) is not _element(source):
        raise op.op_error("arguments have incompatible element type")
    if not _are_compatible(target, source):
        raise op.op_error("arguments have incompatible shape")


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, ShapedType) else type


def _are_compatible(first: Type, second: Type) -> bool:
    if not isinstance(first, ShapedType) or not isinstance(second, ShapedType):
        return not isinstance(first, ShapedType) and not isinstance(second, ShapedType)
    if not first.has_rank or not second.has_rank:
        return True
    return len(first.shape) == len(second.shape) and all(
        one == other or DYNAMIC in (one, other)
        for one, other in zip(first.shape, second.shape, strict=True)
    )


@verifies(gpu.DynamicSharedMemoryOp)
def verify_dynamic_shared_memory(op: gpu.DynamicSharedMemoryOp) -> None:
    """DynamicSharedMemoryOp::verify"""
    table = op.parent_op
    while table is not None and not is_symbol_table(table):
        table = table.parent_op
    if table is None:
        raise op.op_error("must be inside an op with symbol table")
    type = op.result_types[0]
    space = "address_space<workgroup>"
    if not isinstance(type, MemRefType) or str(type.memory_space) != f"#gpu.{space}":
        raise op.op_error(f"address space must be {space}")
    if DYNAMIC not in type.shape:
        raise op.op_error(f"result memref type must be memref<?xi8, #gpu.{space}>")


# --- exchange between threads -------------------------------------------------------------------------------------------


@verifies(gpu.SubgroupBroadcastOp)
def verify_subgroup_broadcast(op: gpu.SubgroupBroadcastOp) -> None:
    """SubgroupBroadcastOp::verify"""
    is_specific = op.broadcast_type_attr.parameters()[0].keyword == "specific_lane"
    has_lane = op.lane is not None
    if is_specific and not has_lane:
        raise op.op_error("lane must be specified for `specific_lane` broadcast")
    if has_lane and not is_specific:
        raise op.op_error("lane can only be specified for `specific_lane` broadcast")


@verifies(gpu.WarpExecuteOnLane0Op)
def verify_warp_execute_on_lane_0(op: gpu.WarpExecuteOnLane0Op) -> None:
    """WarpExecuteOnLane0Op::verify"""
    operands = op.args
    arguments = op.warp_region.arguments
    if len(operands) != len(arguments):
        raise op.op_error("expected same number op arguments and block arguments.")
    end = op.warp_region.blocks[0].last
    yielded = () if end is None else end.operands
    if len(yielded) != len(op.results):
        raise op.op_error("expected same number of yield operands and return values.")
    pairs = [*zip(arguments, operands, strict=True), *zip(yielded, op.results, strict=True)]
    for inside, outside in pairs:
        fault = distribution_fault(op, inside.type, outside.type)
        if fault is not None:
            raise op.op_error(fault)


def distribution_fault(op: gpu.WarpExecuteOnLane0Op, inside: Type, outside: Type) -> str | None:
    """Why a vector of a warp can't be spread over its lanes as those outside; None if it can."""
    if inside is outside:
        return None
    if not isinstance(inside, VectorType) or not isinstance(outside, VectorType):
        return "expected vector type for distributed operands."
    if len(inside.shape) != len(outside.shape) or inside.element_type is not outside.element_type:
        return "expected distributed vectors to have same rank and element type."
    sizes = list(zip(inside.shape, outside.shape, strict=True))
    for number, (whole, part) in enumerate(sizes):
        if whole % part:
            return (
                f"expected expanded vector dimension #{number} ({whole}) to be a multipler of the "
                f"distributed vector dimension ({part})"
            )
    lanes = op.warp_size
    if prod(whole // part for whole, part in sizes) != lanes:
        return f"incompatible distribution dimensions from '{inside}' to '{outside}' with warp size = {lanes}"
    return None
