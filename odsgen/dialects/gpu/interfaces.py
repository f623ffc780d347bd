"""Interface methods of the dialect `gpu`."""

from __future__ import annotations

from odsgen.dialects.gpu.forms.launches import is_kernel, workgroup_count
from odsgen.dialects.gpu.verifiers import distribution_fault, verify_attributions
from odsgen.dialects.shared import mnemonic_of
from odsgen.hooks import implements
from odsgen.runtime import AttrOrType, Operation, RegionSuccessor, Type, function_type_of
from odsgen_dialects import gpu
from odsgen_dialects.gpu.ops import IndexOp

# --- names of results ---------------------------------------------------------------------------------------------------


@implements(IndexOp, method="asm_result_names")
def asm_result_names_of_index(op: IndexOp) -> list[str | None]:
    """Suggest the operation's name with its dimension, as `%block_id_x`."""
    return [f"{mnemonic_of(op)}_{op.dimension.keyword}"]


# --- functions ----------------------------------------------------------------------------------------------------------


@implements(gpu.GPUFuncOp, method="verify_type")
def verify_type_func(op: gpu.GPUFuncOp) -> None:
    """GPUFuncOp::verifyType"""
    if is_kernel(op) and function_type_of(op).results:
        raise op.op_error("expected void return type for kernel function")


@implements(gpu.GPUFuncOp, method="verify_body")
def verify_body_func(op: gpu.GPUFuncOp) -> None:
    """GPUFuncOp::verifyBody"""
    if not op.body.blocks:
        raise op.op_error("expected body with at least one block")
    inputs = function_type_of(op).inputs
    arguments = op.body.blocks[0].arguments
    count = workgroup_count(op)
    if count < 0:  # as MLIR, unsigned
        count &= 0xFFFFFFFF
    if len(arguments) < len(inputs) + count:
        raise op.op_error(f"expected at least {len(inputs) + count} arguments to body region")
    for number, (argument, expected) in enumerate(zip(arguments, inputs, strict=False)):
        if argument.type is not expected:
            raise op.op_error(
                f"expected body region argument #{number} to be of type '{expected}', got "
                f"'{argument.type}'"
            )
    verify_attributions(op, arguments[len(inputs) : len(inputs) + count], "workgroup")
    verify_attributions(op, arguments[len(inputs) + count :], "private")


# --- regions ------------------------------------------------------------------------------------------------------------


@implements(gpu.WarpExecuteOnLane0Op, method="successor_regions")
def successor_regions_warp(
    op: gpu.WarpExecuteOnLane0Op, point: Operation | None
) -> list[RegionSuccessor]:
    """WarpExecuteOnLane0Op::getSuccessorRegions"""
    if point is None:
        return [RegionSuccessor(op.warp_region, ())]
    return [RegionSuccessor(None, op.results)]


@implements(gpu.WarpExecuteOnLane0Op, method="are_types_compatible")
def are_types_compatible_warp(op: gpu.WarpExecuteOnLane0Op, lhs: Type, rhs: Type) -> bool:
    """WarpExecuteOnLane0Op::areTypesCompatible"""
    return distribution_fault(op, lhs, rhs) is None


# --- mapping attributes -------------------------------------------------------------------------------------------------

_OF_PROCESSORS = (
    gpu.GPUBlockMappingAttr,
    gpu.GPULaneMappingAttr,
    gpu.GPUThreadMappingAttr,
    gpu.GPUWarpMappingAttr,
    gpu.GPUWarpgroupMappingAttr,
)
_FIRST_LINEAR = 3  # after the dimensions x, y and z


@implements(*_OF_PROCESSORS, gpu.GPUMemorySpaceMappingAttr, method="mapping_id")
def _mapping_id(attribute: AttrOrType) -> int:
    """Implements `getMappingId`."""
    (found,) = attribute.parameters()
    return int(found.value)


@implements(*_OF_PROCESSORS, method="is_linear_mapping")
def _is_linear(attribute: AttrOrType) -> bool:
    """Implements `isLinearMapping`."""
    return _mapping_id(attribute) >= _FIRST_LINEAR


@implements(*_OF_PROCESSORS, method="relative_index")
def _relative_index(attribute: AttrOrType) -> int:
    """Implements `getRelativeIndex`."""
    number = _mapping_id(attribute)
    return number - _FIRST_LINEAR if number >= _FIRST_LINEAR else number
