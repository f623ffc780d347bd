"""Verifiers of the dialect `spirv`: memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared.enum_attributes import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import FloatType, IntegerType
from odsgen.runtime.ir.value import OpResult
from odsgen.vendors.spirv.forms.composites import is_composite, part_count, part_type
from odsgen.vendors.spirv.forms.memory import ACCESS, SOURCE_ACCESS, is_aligned
from odsgen.vendors.spirv.verifiers.arithmetic import scalar_of
from odsgen_dialects.spirv import (
    AccessChainOp,
    AddressingModel,
    AddressOfOp,
    ArrayType,
    AtomicAndOp,
    AtomicIAddOp,
    AtomicIDecrementOp,
    AtomicIIncrementOp,
    AtomicISubOp,
    AtomicOrOp,
    AtomicSMaxOp,
    AtomicSMinOp,
    AtomicUMaxOp,
    AtomicUMinOp,
    AtomicXorOp,
    ConstantOp,
    ControlBarrierOp,
    ConvertPtrToUOp,
    ConvertUToPtrOp,
    CopyMemoryOp,
    EXTAtomicFAddOp,
    EXTEmitMeshTasksOp,
    GenericCastToPtrExplicitOp,
    GenericCastToPtrOp,
    InBoundsPtrAccessChainOp,
    INTELSubgroupBlockReadOp,
    INTELSubgroupBlockWriteOp,
    LoadOp,
    MemoryBarrierOp,
    ModuleOp,
    PointerType,
    PtrAccessChainOp,
    PtrCastToGenericOp,
    ReferenceOfOp,
    RuntimeArrayType,
    StorageClass,
    StoreOp,
    StructType,
    VariableOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def _pointer(value: Value) -> PointerType:
    found = value.type
    assert isinstance(found, PointerType)
    return found


# --- access -----------------------------------------------------------------------------------------------------------


def _verify_access(op: Operation, names: tuple[str, str] = ACCESS) -> None:
    """Checks that an access has an alignment if and only if it is `Aligned`."""
    access, alignment = (op.properties.get(name) for name in names)
    if access is None:
        if alignment is not None:
            raise op.op_error(
                "invalid alignment specification without aligned memory access specification"
            )
        return
    if is_aligned(access):
        if alignment is None:
            raise op.op_error("missing alignment value")
    elif alignment is not None:
        raise op.op_error(
            "invalid alignment specification with non-aligned memory access specification"
        )


@verifies(LoadOp)
def verify_Load(op: LoadOp) -> None:
    """LoadOp::verify"""
    if _pointer(op.ptr).pointee_type is not op.value.type:
        raise op.op_error("mismatch in result type and pointer type")
    _verify_access(op)


@verifies(StoreOp)
def verify_Store(op: StoreOp) -> None:
    """StoreOp::verify"""
    pointer, value = op.ptr, op.value
    if _pointer(pointer).pointee_type is not value.type:
        raise op.op_error("mismatch in result type and pointer type")
    _verify_access(op)


@verifies(CopyMemoryOp)
def verify_CopyMemory(op: CopyMemoryOp) -> None:
    """CopyMemoryOp::verify"""
    target, source = op.target, op.source
    if _pointer(target).pointee_type is not _pointer(source).pointee_type:
        raise op.op_error("both operands must be pointers to the same type")
    _verify_access(op)
    _verify_access(op, SOURCE_ACCESS)


@verifies(INTELSubgroupBlockReadOp, INTELSubgroupBlockWriteOp)
def _verify_block_access(op: INTELSubgroupBlockReadOp | INTELSubgroupBlockWriteOp) -> None:
    value = op.results[0] if op.results else op.operands[1]
    if scalar_of(value.type) is not _pointer(op.ptr).pointee_type:
        raise op.op_error("mismatch in result type and pointer type")


# --- pointers to parts ------------------------------------------------------------------------------------------------


def _accessed_type(
    op: AccessChainOp | InBoundsPtrAccessChainOp | PtrAccessChainOp, indices: tuple[Value, ...]
) -> Type:
    """The pointer to the element at the given indices."""
    base = op.base_ptr.type
    if not isinstance(base, PointerType):
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
        if isinstance(type, StructType):
            number = _member_number(op, value)
            count = part_count(type)
            if count is not None and not 0 <= number < count:
                raise op.error(f"'spirv.AccessChain' op index {number} out of bounds for '{type}'")
        type = part_type(type, number)
    return PointerType.get(type, base.storage_class)


def _defining(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


def _constant_number(value: Value) -> int | None:
    defining = _defining(value)
    if not isinstance(defining, ConstantOp):
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
    op: AccessChainOp | InBoundsPtrAccessChainOp | PtrAccessChainOp, indices: tuple[Value, ...]
) -> None:
    expected, result = _accessed_type(op, indices), op.results[0].type
    if not isinstance(result, PointerType):
        raise op.op_error(f"result type must be a pointer, but provided'{result}'")
    if result is not expected:
        raise op.op_error(f"invalid result type: expected '{expected}', but provided '{result}'")


@verifies(AccessChainOp)
def verify_AccessChain(op: AccessChainOp) -> None:
    """AccessChainOp::verify"""
    _verify_access_chain(op, op.indices)


@verifies(PtrAccessChainOp, InBoundsPtrAccessChainOp)
def verify_PtrAccessChain(op: InBoundsPtrAccessChainOp | PtrAccessChainOp) -> None:
    """PtrAccessChainOp::verify, InBoundsPtrAccessChainOp::verify"""
    _verify_access_chain(op, op.indices)


# --- casts of pointers ------------------------------------------------------------------------------------------------

_CONCRETE = (StorageClass.Workgroup, StorageClass.CrossWorkgroup, StorageClass.Function)


@verifies(PtrCastToGenericOp)
def verify_PtrCastToGeneric(op: PtrCastToGenericOp) -> None:
    """PtrCastToGenericOp::verify"""
    operand, result = _pointer(op.pointer), _pointer(op.result)
    if operand.storage_class not in _CONCRETE:
        raise op.error(
            "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
        )
    if result.storage_class is not StorageClass.Generic:
        raise op.error("result type must be of storage class Generic")
    _verify_same_pointee(op, operand, result)


@verifies(GenericCastToPtrOp, GenericCastToPtrExplicitOp)
def verify_GenericCastToPtr(op: GenericCastToPtrExplicitOp | GenericCastToPtrOp) -> None:
    """GenericCastToPtrOp::verify, GenericCastToPtrExplicitOp::verify"""
    operand, result = _pointer(op.pointer), _pointer(op.result)
    if operand.storage_class is not StorageClass.Generic:
        raise op.error("pointer type must be of storage class Generic")
    if result.storage_class not in _CONCRETE:
        raise op.error(
            "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
        )
    _verify_same_pointee(op, operand, result)


def _verify_same_pointee(op: Operation, operand: PointerType, result: PointerType) -> None:
    if operand.pointee_type is not result.pointee_type:
        raise op.op_error(
            "pointer operand's pointee type must have the same as the op result type, "
            f"but found '{operand.pointee_type}' vs '{result.pointee_type}'"
        )


def _is_physical(op: Operation, pointer: PointerType) -> bool:
    """Whether the addressing model of the module, if any, makes the pointer physical."""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, ModuleOp):
        parent = parent.parent_op
    if parent is None:
        return True
    model = parent.addressing_model
    return model is not AddressingModel.Logical and (
        model is not AddressingModel.PhysicalStorageBuffer64
        or pointer.storage_class is StorageClass.PhysicalStorageBuffer
    )


@verifies(ConvertPtrToUOp)
def verify_ConvertPtrToU(op: ConvertPtrToUOp) -> None:
    """ConvertPtrToUOp::verify"""
    result = op.result.type
    if not isinstance(result, IntegerType) or not result.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")
    if not _is_physical(op, _pointer(op.pointer)):
        raise op.error("operand must be a physical pointer")


@verifies(ConvertUToPtrOp)
def verify_ConvertUToPtr(op: ConvertUToPtrOp) -> None:
    """ConvertUToPtrOp::verify"""
    operand = op.operand.type
    if not isinstance(operand, IntegerType) or not operand.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")
    if not _is_physical(op, _pointer(op.result)):
        raise op.error("result must be a physical pointer")


# --- variables --------------------------------------------------------------------------------------------------------

_OF_GLOBAL_VARIABLES = ("descriptor_set", "binding", "built_in")
_CONSTANTS = (ConstantOp, AddressOfOp, ReferenceOfOp)


@verifies(VariableOp)
def verify_Variable(op: VariableOp) -> None:
    """VariableOp::verify"""
    storage = op.storage_class
    if storage is not StorageClass.Function:
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


def _verify_aliasing(op: VariableOp, pointee: Type) -> None:
    """Checks that a pointer to a physical storage buffer is decorated with its aliasing."""
    if isinstance(pointee, (ArrayType, RuntimeArrayType)):
        pointee = pointee.element_type
    if not isinstance(pointee, PointerType):
        return
    if pointee.storage_class is not StorageClass.PhysicalStorageBuffer:
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


@verifies(EXTEmitMeshTasksOp)
def verify_EXT_EmitMeshTasks(op: EXTEmitMeshTasksOp) -> None:
    """EXTEmitMeshTasksOp::verify"""
    if op.payload is not None:
        payload = op.payload.type
        if not isinstance(payload, PointerType) or (
            payload.storage_class is not StorageClass.TaskPayloadWorkgroupEXT
        ):
            raise op.op_error(
                "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT"
            )


# --- atomic operations, barriers --------------------------------------------------------------------------------------


@verifies(
    AtomicAndOp,
    AtomicIAddOp,
    AtomicISubOp,
    AtomicOrOp,
    AtomicSMaxOp,
    AtomicSMinOp,
    AtomicUMaxOp,
    AtomicUMinOp,
    AtomicXorOp,
    AtomicIDecrementOp,
    AtomicIIncrementOp,
)
def _verify_integer_pointer(op: Operation) -> None:
    found = _pointer(op.operands[0]).pointee_type
    if not isinstance(found, IntegerType):
        raise op.op_error(f"pointer operand must point to an integer value, found '{found}'")
    _verify_one_memory_constraint(op)


@verifies(EXTAtomicFAddOp)
def verify_EXT_AtomicFAdd(op: EXTAtomicFAddOp) -> None:
    """EXTAtomicFAddOp::verify"""
    found = _pointer(op.pointer).pointee_type
    if not isinstance(found, FloatType):
        raise op.op_error(f"pointer operand must point to an float value, found '{found}'")
    _verify_one_memory_constraint(op)


_CONSTRAINTS = frozenset({"Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"})


def _semantics(op: Operation) -> set[str]:
    name = "semantics" if "semantics" in op.properties else "memory_semantics"
    return set(keyword_of(op.properties[name]).split("|"))


@verifies(ControlBarrierOp, MemoryBarrierOp)
def _verify_one_memory_constraint(op: Operation) -> None:
    if len(_semantics(op) & _CONSTRAINTS) > 1:
        raise op.error(
            "expected at most one of these four memory constraints to be set: "
            "`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"
        )
