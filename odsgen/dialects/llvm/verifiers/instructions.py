"""Verifiers of the dialect `llvm`: instructions."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.positions import type_at
from odsgen.dialects.llvm.predicates import is_atomic_type
from odsgen.dialects.llvm.types import element_type
from odsgen.hooks import verifies
from odsgen.runtime import DenseIntOrFPElementsAttr, FloatType, IntegerType, VectorType
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type


#: Orderings weaker than `monotonic`.
_WEAK_ORDERINGS = frozenset({"not_atomic", "unordered"})


def _keyword(op: Operation, name: str, default: str = "") -> str:
    value: Any = op.property_attribute(name)
    if value is None:
        return default
    case = _case(op, name, value)
    return case or default


_ORDERINGS = (
    "not_atomic",
    "unordered",
    "monotonic",
    "",
    "acquire",
    "release",
    "acq_rel",
    "seq_cst",
)
_BIN_OPS = (
    *("xchg", "add", "sub", "_and", "nand", "_or", "_xor", "max", "min", "umax", "umin"),
    *("fadd", "fsub", "fmax", "fmin", "uinc_wrap", "udec_wrap", "usub_cond", "usub_sat"),
    *("fmaximum", "fminimum"),
)
_FLOAT_BIN_OPS = frozenset({"fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"})


def _case(op: Operation, name: str, value: Any) -> str:
    texts = _BIN_OPS if name == "bin_op" else _ORDERINGS
    number = int(value.value)
    return texts[number] if number < len(texts) else ""


# --- memory -------------------------------------------------------------------------------------------------------------


def _verify_access(
    op: llvm.LoadOp | llvm.StoreOp, type: Type, unsupported: Collection[str]
) -> None:
    ordering = _keyword(op, "ordering", "not_atomic")
    if ordering == "not_atomic":
        if op.syncscope_attr is not None:
            raise op.op_error("expected syncscope to be null for non-atomic access")
        return
    if not is_atomic_type(type):
        raise op.op_error(f"unsupported type '{type}' for atomic access")
    if ordering in unsupported:
        raise op.op_error(f"unsupported ordering '{ordering}'")
    if op.alignment_attr is None:
        raise op.op_error("expected alignment for atomic access")


@verifies(llvm.LoadOp)
def verify_load(op: llvm.LoadOp) -> None:
    """LoadOp::verify"""
    _verify_access(op, op.result_types[0], ("release", "acq_rel"))


@verifies(llvm.StoreOp)
def verify_store(op: llvm.StoreOp) -> None:
    """StoreOp::verify"""
    _verify_access(op, op.value.type, ("acquire", "acq_rel"))


@verifies(llvm.FenceOp)
def verify_fence(op: llvm.FenceOp) -> None:
    """FenceOp::verify"""
    if _keyword(op, "ordering") in (*_WEAK_ORDERINGS, "monotonic"):
        raise op.op_error("can be given only acquire, release, acq_rel, and seq_cst orderings")


@verifies(llvm.AtomicRMWOp)
def verify_atomicrmw(op: llvm.AtomicRMWOp) -> None:
    """AtomicRMWOp::verify"""
    type = op.val.type
    operation = _keyword(op, "bin_op")
    if operation in _FLOAT_BIN_OPS:
        if isinstance(type, VectorType):
            if any(type.scalable_dims):
                raise op.op_error("expected LLVM IR fixed vector type")
            if not isinstance(type.element_type, FloatType):
                raise op.op_error("expected LLVM IR floating point type for vector element")
        elif not isinstance(type, FloatType):
            raise op.op_error("expected LLVM IR floating point type")
    elif operation == "xchg":
        if not is_atomic_type(type):
            raise op.op_error("unexpected LLVM IR type for 'xchg' bin_op")
    elif not isinstance(type, IntegerType) or type.width not in (8, 16, 32, 64):
        raise op.op_error("expected LLVM IR integer type")
    if _keyword(op, "ordering") in _WEAK_ORDERINGS:
        raise op.op_error("expected at least 'monotonic' ordering")


@verifies(llvm.AtomicCmpXchgOp)
def verify_cmpxchg(op: llvm.AtomicCmpXchgOp) -> None:
    """AtomicCmpXchgOp::verify"""
    if not is_atomic_type(op.val.type):
        raise op.op_error("unexpected LLVM IR type")
    success, failure = _keyword(op, "success_ordering"), _keyword(op, "failure_ordering")
    if success in _WEAK_ORDERINGS or failure in _WEAK_ORDERINGS:
        raise op.op_error("ordering must be at least 'monotonic'")
    if failure in ("release", "acq_rel"):
        raise op.op_error("failure ordering cannot be 'release' or 'acq_rel'")


_DYNAMIC_INDEX = -(1 << 31)


@verifies(llvm.GEPOp)
def verify_getelementptr(op: llvm.GEPOp) -> None:
    """GEPOp::verify"""
    indices: Any = op.raw_constant_indices
    dynamic = sum(int(index) == _DYNAMIC_INDEX for index in indices)
    if dynamic != len(op.dynamic_indices):
        raise op.op_error("expected as many dynamic indices as specified in 'rawConstantIndices'")
    if op.no_wrap_flags == 1:  # `inbounds_flag` alone; `inbounds` has two bits
        raise op.op_error("'inbounds_flag' cannot be used directly.")
    type: Type = op.elem_type
    for number, raw in enumerate(map(int, indices)):
        if number == 0:
            continue
        if isinstance(type, llvm.LLVMStructType):
            if raw == _DYNAMIC_INDEX:
                raise op.op_error(f"expected index {number} indexing a struct to be constant")
            field = element_type(type, raw)
            if field is None:
                raise op.op_error(f"index {number} indexing a struct is out of bounds")
            type = field
        elif isinstance(type, VectorType):
            type = type.element_type
        elif isinstance(type, llvm.LLVMArrayType):
            inner = element_type(type, 0)
            assert inner is not None
            type = inner
        else:
            raise op.op_error(f"type '{type}' cannot be indexed (index #{number})")


def _can_be_stored(type: Type) -> bool:
    """Whether memory can hold the type; only some target types can be stored."""
    if not isinstance(type, llvm.LLVMTargetExtType):
        return True
    name: str = type.parameters()[0]
    return name.startswith("spirv.") or name in _STORED_TARGET_TYPES


_STORED_TARGET_TYPES = frozenset({"aarch64.svcount", "riscv.vector.tuple", "amdgcn.named.barrier"})


@verifies(llvm.ZeroOp)
def verify_mlir_zero(op: llvm.ZeroOp) -> None:
    """ZeroOp::verify"""
    if not _can_be_stored(op.result_types[0]):
        raise op.op_error("target extension type does not support zero-initializer")


@verifies(llvm.ShuffleVectorOp)
def verify_shufflevector(op: llvm.ShuffleVectorOp) -> None:
    """ShuffleVectorOp::verify"""
    type = op.v1.type
    mask = op.mask
    if isinstance(type, VectorType) and any(type.scalable_dims) and any(mask):
        raise op.op_error("expected a splat operation for scalable vectors")


@verifies(llvm.AllocaOp)
def verify_alloca(op: llvm.AllocaOp) -> None:
    """AllocaOp::verify"""
    if not _can_be_stored(op.elem_type):
        raise op.op_error("this target extension type cannot be used in alloca")


# --- control flow -------------------------------------------------------------------------------------------------------


@verifies(llvm.SwitchOp)
def verify_switch(op: llvm.SwitchOp) -> None:
    """SwitchOp::verify"""
    values = op.case_values
    count = values.type.num_elements if isinstance(values, DenseIntOrFPElementsAttr) else 0
    if count != len(op.successors) - 1:
        raise op.op_error("expects number of case values to match number of case destinations")
    if isinstance(values, DenseIntOrFPElementsAttr):
        if values.type.element_type is not op.value.type:
            raise op.error("expects case value type to match condition value type")


@verifies(llvm.LandingpadOp)
def verify_landingpad(op: llvm.LandingpadOp) -> None:
    """LandingpadOp::verify"""
    function = op.parent_op
    while function is not None and not isinstance(function, llvm.LLVMFuncOp):
        function = function.parent_op
    if function is not None and function.properties.get("personality") is None:
        raise op.error("llvm.landingpad needs to be in a function with a personality")
    if not op.cleanup and not op.operands:
        raise op.error("landingpad instruction expects at least one clause or cleanup attribute")
    for number, value in enumerate(op.operands):
        if isinstance(value.type, llvm.LLVMArrayType):
            continue
        definition = value.defining_op
        if isinstance(definition, llvm.BitcastOp):
            source = definition.operands[0].defining_op
            if isinstance(source, llvm.AddressOfOp):
                continue
            error = op.error("constant clauses expected")
            error.diagnostics[0].attach_note(
                "global addresses expected as operand to bitcast used in clauses for landingpad",
                definition.location,
            )
            raise error
        if not isinstance(definition, (llvm.ZeroOp, llvm.AddressOfOp)):
            raise op.error(f"clause #{number} is not a known constant - null, addressof, bitcast")


@verifies(llvm.ReturnOp)
def verify_return(op: llvm.ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    while function is not None and not isinstance(function, llvm.LLVMFuncOp):
        function = function.parent_op
    if function is None:
        return
    type: Any = function.function_type
    expected: Type = type.return_type
    if isinstance(expected, llvm.LLVMVoidType):
        message = "expected no operands" if op.operands else None
    elif not op.operands:
        message = "expected 1 operand"
    else:
        message = None if op.operands[0].type is expected else "mismatching result types"
    if message is not None:
        raise op.op_error(message, [(function.location, "when returning from function")])


# --- casts --------------------------------------------------------------------------------------------------------------


@verifies(llvm.SExtOp, llvm.ZExtOp)
def _verify_extension(op: llvm.SExtOp | llvm.ZExtOp) -> None:
    source: Type
    source, target = op.arg.type, op.result_types[0]
    if isinstance(source, VectorType):
        if not isinstance(target, VectorType):
            raise op.error("input type is a vector but output type is an integer")
        if source.shape != target.shape:
            raise op.error("input and output vectors are of incompatible shape")
        source, target = source.element_type, target.element_type
    elif not isinstance(target, IntegerType):
        raise op.error("input type is an integer but output type is a vector")
    if not isinstance(source, IntegerType) or not isinstance(target, IntegerType):
        return
    if target.width <= source.width:
        raise op.error(
            "integer width of the output type is smaller or equal to the integer width of the "
            "input type"
        )


@verifies(llvm.BitcastOp)
def verify_bitcast(op: llvm.BitcastOp) -> None:
    """BitcastOp::verify"""
    source, target = op.arg.type, op.result_types[0]
    elements = [t.element_type if isinstance(t, VectorType) else t for t in (source, target)]
    pointers = [isinstance(element, llvm.LLVMPointerType) for element in elements]
    if pointers[0] != pointers[1]:
        raise op.op_error("can only cast pointers from and to pointers")
    if not pointers[0]:
        return
    if isinstance(target, VectorType) and not isinstance(source, VectorType):
        raise op.op_error("cannot cast pointer to vector of pointers")
    if isinstance(source, VectorType) and not isinstance(target, VectorType):
        raise op.op_error("cannot cast vector of pointers to pointer")
    if elements[0] is not elements[1]:
        raise op.op_error(
            "cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead"
        )


# --- aggregates ---------------------------------------------------------------------------------------------------------


def _type_at(op: llvm.ExtractValueOp | llvm.InsertValueOp, container: Type) -> Type:
    """The element type at the position of the operation."""
    return type_at(container, op.position_attr, op.op_error)


@verifies(llvm.ExtractValueOp)
def verify_extractvalue(op: llvm.ExtractValueOp) -> None:
    """ExtractValueOp::verify"""
    container = op.container.type
    expected = _type_at(op, container)
    if op.result_types[0] is not expected:
        raise op.op_error(
            f"Type mismatch: extracting from '{container}' should produce '{expected}' but this "
            f"op returns '{op.result_types[0]}'"
        )


@verifies(llvm.InsertValueOp)
def verify_insertvalue(op: llvm.InsertValueOp) -> None:
    """InsertValueOp::verify"""
    container, value = op.container.type, op.value.type
    if value is not _type_at(op, container):
        raise op.op_error(f"Type mismatch: cannot insert '{value}' into '{container}'")
