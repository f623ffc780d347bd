"""Verifiers of the dialect `spirv`: memory."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import IntegerAttr, Operation, OpResult, Type, Value
from odsgen.vendors.spirv.forms.composites import is_composite, part_count, part_type
from odsgen_dialects import spirv


def _pointer(value: Value) -> spirv.PointerType:
    found = value.type
    assert isinstance(found, spirv.PointerType)
    return found


# --- pointers to parts ------------------------------------------------------------------------------------------------


def _accessed_type(
    op: spirv.AccessChainOp | spirv.InBoundsPtrAccessChainOp | spirv.PtrAccessChainOp,
    indices: tuple[Value, ...],
) -> Type:
    """The pointer to the element at the given indices."""
    base = op.base_ptr.type
    if not isinstance(base, spirv.PointerType):
        raise op.error(
            f"'spirv.AccessChain' op expected a pointer to composite type, but provided '{base}'"
        )
    type, number = base.pointee_type, 0
    for value in indices:
        if not is_composite(type):
            raise op.error(
                f"'spirv.AccessChain' op cannot extract from non-composite type '{type}' "
                f"with index {number}"
            )
        number = 0
        if isinstance(type, spirv.StructType):
            number = _member_number(op, value)
            count = part_count(type)
            if count is not None and not 0 <= number < count:
                raise op.error(f"'spirv.AccessChain' op index {number} out of bounds for '{type}'")
        type = part_type(type, number)
    return spirv.PointerType.get(type, base.storage_class)


def _defining(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


def _constant_number(value: Value) -> int | None:
    defining = _defining(value)
    if not isinstance(defining, spirv.ConstantOp):
        return None
    attribute = defining.properties.get("value")
    return int(attribute.value) if isinstance(attribute, IntegerAttr) else None


def _member_number(op: Operation, value: Value) -> int:
    defining = _defining(value)
    if defining is None:
        raise op.error(
            "'spirv.AccessChain' op index must be an integer spirv.Constant to access element of "
            "spirv.struct"
        )
    number = _constant_number(value)
    if number is None:
        raise op.error(
            "'spirv.AccessChain' index must be an integer spirv.Constant to access element of "
            f"spirv.struct, but provided {defining.name}"
        )
    return number


def _verify_access_chain(
    op: spirv.AccessChainOp | spirv.InBoundsPtrAccessChainOp | spirv.PtrAccessChainOp,
    indices: tuple[Value, ...],
) -> None:
    expected, result = _accessed_type(op, indices), op.results[0].type
    if not isinstance(result, spirv.PointerType):
        raise op.op_error(f"result type must be a pointer, but provided'{result}'")
    if result is not expected:
        raise op.op_error(f"invalid result type: expected '{expected}', but provided '{result}'")


@verifies(spirv.AccessChainOp)
def verify_AccessChain(op: spirv.AccessChainOp) -> None:
    """AccessChainOp::verify"""
    _verify_access_chain(op, op.indices)


@verifies(spirv.PtrAccessChainOp, spirv.InBoundsPtrAccessChainOp)
def verify_PtrAccessChain(op: spirv.InBoundsPtrAccessChainOp | spirv.PtrAccessChainOp) -> None:
    """PtrAccessChainOp::verify, InBoundsPtrAccessChainOp::verify"""
    _verify_access_chain(op, op.indices)


# --- variables --------------------------------------------------------------------------------------------------------

_OF_GLOBAL_VARIABLES = ("descriptor_set", "binding", "built_in")
_CONSTANTS = (spirv.ConstantOp, spirv.AddressOfOp, spirv.ReferenceOfOp)


@verifies(spirv.VariableOp)
def verify_Variable(op: spirv.VariableOp) -> None:
    """VariableOp::verify"""
    storage = op.storage_class
    if storage is not spirv.StorageClass.Function:
        raise op.op_error(
            "can only be used to model function-level variables. "
            "Use spirv.GlobalVariable for module-level variables."
        )
    pointer = _pointer(op.pointer)
    if storage is not pointer.storage_class:
        raise op.op_error("storage class must match result pointer's storage class")
    if op.initializer is not None:
        defining = _defining(op.initializer)
        if not isinstance(defining, _CONSTANTS):
            raise op.op_error(
                "initializer must be the result of a constant or spirv.GlobalVariable op"
            )
    for name in _OF_GLOBAL_VARIABLES:
        if name in op.attributes:
            raise op.op_error(
                f"cannot have '{name}' attribute (only allowed in spirv.GlobalVariable)"
            )
    _verify_aliasing(op, pointer.pointee_type)


def _verify_aliasing(op: spirv.VariableOp, pointee: Type) -> None:
    """Checks that a pointer to a physical storage buffer is decorated with its aliasing."""
    if isinstance(pointee, (spirv.ArrayType, spirv.RuntimeArrayType)):
        pointee = pointee.element_type
    if not isinstance(pointee, spirv.PointerType):
        return
    if pointee.storage_class is not spirv.StorageClass.PhysicalStorageBuffer:
        return
    names = ("aliased_pointer", "restrict_pointer")
    count = sum(name in op.attributes or name in op.properties for name in names)
    if not count:
        raise op.op_error(
            " with physical buffer pointer must be decorated either 'AliasedPointer' or "
            "'RestrictPointer'"
        )
    if count > 1:
        raise op.op_error(" with physical buffer pointer must have exactly one aliasing decoration")
