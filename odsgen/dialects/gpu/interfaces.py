"""Interface methods of the dialect `gpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.gpu.forms.launches import is_kernel, workgroup_count
from odsgen.dialects.gpu.verifiers import verify_attributions
from odsgen.dialects.shared.enum_attributes import keyword_of
from odsgen.runtime.interfaces.function_format import (
    function_type_of,
)

if TYPE_CHECKING:
    from odsgen.dialects.shared.result_names import ResultNames
    from odsgen.runtime.base.attribute import AttrOrType
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.gpu import GPUFuncOp


# --- names of results ---------------------------------------------------------------------------------------------------


def _with_dimension(name: str) -> ResultNames:
    """A hook that suggests the name with the dimension, as `%block_id_x`."""

    def asm_result_names(op: Operation) -> list[str | None]:
        return [f"{name}_{keyword_of(op.properties['dimension'])}"]

    return asm_result_names


asm_result_names_block_dim = _with_dimension("block_dim")
asm_result_names_block_id = _with_dimension("block_id")
asm_result_names_cluster_block_id = _with_dimension("cluster_block_id")
asm_result_names_cluster_dim = _with_dimension("cluster_dim")
asm_result_names_cluster_dim_blocks = _with_dimension("cluster_dim_blocks")
asm_result_names_cluster_id = _with_dimension("cluster_id")
asm_result_names_global_id = _with_dimension("global_id")
asm_result_names_grid_dim = _with_dimension("grid_dim")
asm_result_names_thread_id = _with_dimension("thread_id")


# --- functions ----------------------------------------------------------------------------------------------------------


def verify_type_func(op: GPUFuncOp) -> None:
    """A kernel returns nothing."""
    if is_kernel(op) and function_type_of(op).results:
        raise op.op_error("expected void return type for kernel function")


def verify_body_func(op: GPUFuncOp) -> None:
    """The arguments of the body begin with those of the function; memory of the workgroup and private one follows."""
    if not op.body.blocks:
        raise op.op_error("expected body with at least one block")
    inputs = function_type_of(op).inputs
    arguments = op.body.blocks[0].arguments
    count = workgroup_count(op)
    if count < 0:  # as MLIR, which reads it without a sign
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


# --- what loops are mapped to -------------------------------------------------------------------------------------------

_FIRST_LINEAR = 3  # the dimensions x, y and z come first


def _mapping_id(attribute: AttrOrType) -> int:
    """The number of the dimension."""
    (found,) = attribute.parameters()
    return int(found.value)


def _is_linear(attribute: AttrOrType) -> bool:
    """Whether the dimension is one of processors in a row."""
    return _mapping_id(attribute) >= _FIRST_LINEAR


def _relative_index(attribute: AttrOrType) -> int:
    """The number of the dimension among those of its kind."""
    number = _mapping_id(attribute)
    return number - _FIRST_LINEAR if number >= _FIRST_LINEAR else number


mapping_id_gpu_block_mapping_attr = mapping_id_gpu_lane_mapping_attr = _mapping_id
mapping_id_gpu_thread_mapping_attr = mapping_id_gpu_warp_mapping_attr = _mapping_id
mapping_id_gpu_warpgroup_mapping_attr = mapping_id_gpu_memory_space_mapping_attr = _mapping_id
is_linear_mapping_gpu_block_mapping_attr = is_linear_mapping_gpu_lane_mapping_attr = _is_linear
is_linear_mapping_gpu_thread_mapping_attr = is_linear_mapping_gpu_warp_mapping_attr = _is_linear
is_linear_mapping_gpu_warpgroup_mapping_attr = _is_linear
relative_index_gpu_block_mapping_attr = relative_index_gpu_lane_mapping_attr = _relative_index
relative_index_gpu_thread_mapping_attr = relative_index_gpu_warp_mapping_attr = _relative_index
relative_index_gpu_warpgroup_mapping_attr = _relative_index
