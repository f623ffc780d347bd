"""Verifiers of the dialect `spirv`: memory."""

from __future__ import annotations

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerAttr, IntegerType, Operation, OpResult, Type, Value
from odsgen.vendors.spirv.forms.composites import is_composite, part_count, part_type
from odsgen.vendors.spirv.forms.memory import ACCESS, SOURCE_ACCESS, is_aligned
from odsgen.vendors.spirv.verifiers.arithmetic import scalar_of
from odsgen_dialects import spirv


def _pointer(value: Value) -> spirv.PointerType:
    found = value.type
    assert isinstance(found, spirv.PointerType)
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


@verifies(spirv.LoadOp)
def verify_Load(op: spirv.LoadOp) -> None:
    """LoadOp::verify"""
    if _pointer(op.ptr).pointee_type is not op.value.type:
        raise op.op_error("mismatch in result type and pointer type")
    _verify_access(op)


@verifies(spirv.StoreOp)
def verify_Store(op: spirv.StoreOp) -> None:
    """StoreOp::verify"""
    pointer, value = op.ptr, op.value
    if _pointer(pointer).pointee_type is not value.type:
        raise op.op_error("mismatch in result type and pointer type")
    _verify_access(op)


@verifies(spirv.CopyMemoryOp)
def verify_CopyMemory(op: spirv.CopyMemoryOp) -> None:
    """CopyMemoryOp::verify"""
    target, source = op.target, op.source
    if _pointer(target).pointee_type is not _pointer(source).pointee_type:
        raise op.op_error("both operands must be pointers to the same type")
    _verify_access(op)
    _verify_access(op, SOURCE_ACCESS)


@verifies(spirv.INTELSubgroupBlockReadOp, spirv.INTELSubgroupBlockWriteOp)
def _verify_block_access(
    op: spirv.INTELSubgroupBlockReadOp | spirv.INTELSubgroupBlockWriteOp,
) -> None:
    value = op.results[0] if op.results else op.operands[1]
    if scalar_of(value.type) is not _pointer(op.ptr).pointee_type:
        raise op.op_error("mismatch in result type and pointer type")


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


# --- casts of pointers ------------------------------------------------------------------------------------------------

_CONCRETE = (
    spirv.StorageClass.Workgroup,
    spirv.StorageClass.CrossWorkgroup,
    spirv.StorageClass.Function,
)


@verifies(spirv.PtrCastToGenericOp)
def verify_PtrCastToGeneric(op: spirv.PtrCastToGenericOp) -> None:
    """PtrCastToGenericOp::verify"""
    operand, result = _pointer(op.pointer), _pointer(op.result)
    if operand.storage_class not in _CONCRETE:
        raise op.error(
            "pointer must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
        )
    if result.storage_class is not spirv.StorageClass.Generic:
        raise op.error("result type must be of storage class Generic")
    _verify_same_pointee(op, operand, result)


@verifies(spirv.GenericCastToPtrOp, spirv.GenericCastToPtrExplicitOp)
def verify_GenericCastToPtr(
    op: spirv.GenericCastToPtrExplicitOp | spirv.GenericCastToPtrOp,
) -> None:
    """GenericCastToPtrOp::verify, GenericCastToPtrExplicitOp::verify"""
    operand, result = _pointer(op.pointer), _pointer(op.result)
    if operand.storage_class is not spirv.StorageClass.Generic:
        raise op.error("pointer type must be of storage class Generic")
    if result.storage_class not in _CONCRETE:
        raise op.error(
            "result must point to the Workgroup, CrossWorkgroup, or Function Storage Class"
        )
    _verify_same_pointee(op, operand, result)


def _verify_same_pointee(
    op: Operation, operand: spirv.PointerType, result: spirv.PointerType
) -> None:
    if operand.pointee_type is not result.pointee_type:
        raise op.op_error(
            "pointer operand's pointee type must have the same as the op result type, "
            f"but found '{operand.pointee_type}' vs '{result.pointee_type}'"
        )


def _is_physical(op: Operation, pointer: spirv.PointerType) -> bool:
    """Whether the addressing model of the module, if any, makes the pointer physical."""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, spirv.ModuleOp):
        parent = parent.parent_op
    if parent is None:
        return True
    model = parent.addressing_model
    return model is not spirv.AddressingModel.Logical and (
        model is not spirv.AddressingModel.PhysicalStorageBuffer64
        or pointer.storage_class is spirv.StorageClass.PhysicalStorageBuffer
    )


@verifies(spirv.ConvertPtrToUOp)
def verify_ConvertPtrToU(op: spirv.ConvertPtrToUOp) -> None:
    """ConvertPtrToUOp::verify"""
    result = op.result.type
    if not isinstance(result, IntegerType) or not result.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")
    if not _is_physical(op, _pointer(op.pointer)):
        raise op.error("operand must be a physical pointer")


@verifies(spirv.ConvertUToPtrOp)
def verify_ConvertUToPtr(op: spirv.ConvertUToPtrOp) -> None:
    """ConvertUToPtrOp::verify"""
    operand = op.operand.type
    if not isinstance(operand, IntegerType) or not operand.is_signless:
        raise op.error("result must be a scalar type of unsigned integer")
    if not _is_physical(op, _pointer(op.result)):
        raise op.error("result must be a physical pointer")


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


@verifies(spirv.EXTEmitMeshTasksOp)
def verify_EXT_EmitMeshTasks(op: spirv.EXTEmitMeshTasksOp) -> None:
    """EXTEmitMeshTasksOp::verify"""
    if op.payload is not None:
        payload = op.payload.type
        if not isinstance(payload, spirv.PointerType) or (
            payload.storage_class is not spirv.StorageClass.TaskPayloadWorkgroupEXT
        ):
            raise op.op_error(
                "payload must be a variable with a storage class of TaskPayloadWorkgroupEXT"
            )


# --- atomic operations, barriers --------------------------------------------------------------------------------------


@verifies(
    spirv.AtomicAndOp,
    spirv.AtomicIAddOp,
    spirv.AtomicISubOp,
    spirv.AtomicOrOp,
    spirv.AtomicSMaxOp,
    spirv.AtomicSMinOp,
    spirv.AtomicUMaxOp,
    spirv.AtomicUMinOp,
    spirv.AtomicXorOp,
    spirv.AtomicIDecrementOp,
    spirv.AtomicIIncrementOp,
)
def _verify_integer_pointer(op: Operation) -> None:
    found = _pointer(op.operands[0]).pointee_type
    if not isinstance(found, IntegerType):
        raise op.op_error(f"pointer operand must point to an integer value, found '{found}'")
    _verify_one_memory_constraint(op)


@verifies(spirv.EXTAtomicFAddOp)
def verify_EXT_AtomicFAdd(op: spirv.EXTAtomicFAddOp) -> None:
    """EXTAtomicFAddOp::verify"""
    found = _pointer(op.pointer).pointee_type
    if not isinstance(found, FloatType):
        raise op.op_error(f"pointer operand must point to an float value, found '{found}'")
    _verify_one_memory_constraint(op)


_CONSTRAINTS = frozenset({"Acquire", "Release", "AcquireRelease", "SequentiallyConsistent"})


def _semantics(op: Operation) -> set[str]:
    name = "semantics" if "semantics" in op.properties else "memory_semantics"
    return set(keyword_of(op.properties[name]).split("|"))


@verifies(spirv.ControlBarrierOp, spirv.MemoryBarrierOp)
def _verify_one_memory_constraint(op: Operation) -> None:
    if len(_semantics(op) & _CONSTRAINTS) > 1:
        raise op.error(
            "expected at most one of these four memory constraints to be set: "
            "`Acquire`, `Release`,`AcquireRelease` or `SequentiallyConsistent`"
        )
