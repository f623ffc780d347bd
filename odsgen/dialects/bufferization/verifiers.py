"""Verifiers of the dialect `bufferization`."""

from __future__ import annotations

from odsgen.dialects.shared import are_compatible_shapes, verify_dynamic_sizes
from odsgen.hooks import (
    verifies,
    verifies_operation_attributes,
    verifies_region_argument_attributes,
)
from odsgen.runtime import (
    Attribute,
    BaseMemRefType,
    EffectKind,
    IntegerAttr,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    ShapedType,
    StringAttr,
    TensorType,
    UnitAttr,
    as_interface,
    i1,
)
from odsgen_dialects.bufferization import AllocTensorOp, MaterializeInDestinationOp


@verifies(AllocTensorOp)
def verify_alloc_tensor(op: AllocTensorOp) -> None:
    """AllocTensorOp::verify"""
    sizes, copied = op.dynamic_sizes, op.copy
    type = op.result.type
    assert isinstance(type, ShapedType)
    if copied is not None:
        if sizes:
            raise op.error("dynamic sizes not needed when copying a tensor")
        if copied.type is not type:
            raise op.error("expected that `copy` and return type match")
        return
    verify_dynamic_sizes(op, type, len(sizes))


@verifies(MaterializeInDestinationOp)
def verify_materialize_in_destination(op: MaterializeInDestinationOp) -> None:
    """MaterializeInDestinationOp::verify"""
    source, destination = op.operand_types
    if not isinstance(destination, (TensorType, BaseMemRefType)):
        raise op.op_error("'dest' must be a tensor or a memref")
    is_memref = isinstance(destination, BaseMemRefType)
    if is_memref:
        if op.results:
            raise op.op_error("memref 'dest' implies zero results")
    elif len(op.results) != 1:
        raise op.op_error("tensor 'dest' implies exactly one tensor result")
    elif op.results[0].type is not destination:
        raise op.op_error("result and 'dest' types must match")
    if isinstance(op.restrict_attr, UnitAttr) and not is_memref:
        raise op.op_error("'restrict' is valid only for memref destinations")
    if isinstance(op.writable_attr, UnitAttr) is not is_memref:
        raise op.op_error(
            "'writable' must be specified if and only if the destination is of memref type"
        )
    assert isinstance(source, TensorType)
    if source.has_rank is not destination.has_rank:
        raise op.op_error("source/destination shapes are incompatible")
    if not source.has_rank:
        return
    if len(source.shape) != len(destination.shape):
        raise op.op_error("rank mismatch between source and destination shape")
    if not are_compatible_shapes(source.shape, destination.shape):
        raise op.op_error("source/destination shapes are incompatible")


# --- attributes of the dialect on other operations ----------------------------------------------------------------------

_MANUAL_DEALLOCATION = "bufferization.manual_deallocation"
_WRITABLE = "bufferization.writable"
_ACCESS = "bufferization.access"
_BUFFER_LAYOUT = "bufferization.buffer_layout"
_ACCESSES = ("none", "read", "write", "read-write")


@verifies_operation_attributes
def verify_operation_attribute(op: Operation, name: str, attribute: Attribute) -> None:
    """BufferizationDialect::verifyOperationAttribute"""
    if name != _MANUAL_DEALLOCATION:
        raise op.error(
            f"attribute '\"{name}\"' not supported as an op attribute by the bufferization dialect"
        )
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        kinds = () if effects is None else {effect.kind for effect in effects.effects}
    except MissingMethodError:
        return  # effects are not implemented
    except IndexError:
        return  # operands are missing, which the verifier of the op reports
    if EffectKind.ALLOCATE not in kinds and EffectKind.FREE not in kinds:
        raise op.op_error(
            f"attribute '{name}' can be used only on ops that have an allocation and/or free side "
            "effect"
        )


@verifies_region_argument_attributes
def verify_region_argument_attribute(
    op: Operation, region: int, argument: int, name: str, attribute: Attribute
) -> None:
    """BufferizationDialect::verifyRegionArgAttribute"""
    if name == _WRITABLE:
        if not (isinstance(attribute, IntegerAttr) and attribute.type is i1):
            raise op.error(f"'{name}' is expected to be a boolean attribute")
        _verify_function(op, name)
        if not any(body.blocks for body in op.regions):
            raise op.error(f"'{name}' is invalid on external functions")
    elif name == _ACCESS:
        if not isinstance(attribute, StringAttr):
            raise op.error(f"'{name}' is expected to be a string attribute")
        if attribute.value not in _ACCESSES:
            raise op.error(f"invalid value for '{name}'")
        _verify_function(op, name)
    elif name == _BUFFER_LAYOUT:
        if "MemRefLayoutAttrInterface" not in attribute.INTERFACES:
            raise op.error(f"'{name}' is expected to be a memref layout attribute")
        _verify_function(op, name)
    else:
        raise op.error(
            f"attribute '{_BUFFER_LAYOUT}' not supported as a region arg attribute by the "
            "bufferization dialect"
        )


def _verify_function(op: Operation, name: str) -> None:
    if "FunctionOpInterface" not in op.INTERFACES:
        raise op.error(f"expected '\"{name}\"' to be used on function-like operations")
