"""Operations on memory: allocation, addresses, loads and stores, atomics."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.text import quoted
from odsgen.translation.llvm_ir.types import I1, I32, I64, VOID, PointerIRType, StructIRType
from odsgen.translation.llvm_ir.values import integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation

#: The index among `rawConstantIndices` of an operand.
_DYNAMIC = -(1 << 31)

_ORDERINGS = {
    llvm.AtomicOrdering.unordered: "unordered",
    llvm.AtomicOrdering.monotonic: "monotonic",
    llvm.AtomicOrdering.acquire: "acquire",
    llvm.AtomicOrdering.release: "release",
    llvm.AtomicOrdering.acq_rel: "acq_rel",
    llvm.AtomicOrdering.seq_cst: "seq_cst",
}


def _scope_text(op: Any) -> str:
    scope = op.syncscope
    return f" syncscope({quoted(scope)})" if scope else ""


def _alloca(translation: Translation, op: Any) -> None:
    layout = translation.module.layout
    type = translation.convert_type(op.elem_type)
    result = translation.value_type(op.res)
    count = translation.values[op.array_size]
    text = f"alloca {'inalloca ' if op.inalloca else ''}{type.text}"
    if not (count.text(_no_slot) == "1" and count.type == I32):
        pieces: list[Any] = [f"{text}, {count.type.text} ", count]
    else:
        pieces = [text]
    pieces.append(f", align {op.alignment or layout.alignment(type, preferred=True)}")
    assert isinstance(result, PointerIRType)
    space = result.space
    if space:
        pieces.append(f", addrspace({space})")
    made = translation.builder.instruction(result, *pieces, types=(type,))
    translation.values[op.res] = made


def _no_slot(value: object) -> str:
    return ""


def _address(translation: Translation, op: Any) -> None:
    dynamic = iter(op.dynamic_indices)
    indices = [
        translation.values[next(dynamic)] if index == _DYNAMIC else integer(I32, index)
        for index in op.raw_constant_indices
    ]
    flags = op.no_wrap_flags
    words = []
    if flags & llvm.GEPNoWrapFlags.inboundsFlag:
        words.append("inbounds")
    elif flags & llvm.GEPNoWrapFlags.nusw:
        words.append("nusw")
    if flags & llvm.GEPNoWrapFlags.nuw:
        words.append("nuw")
    source = translation.convert_type(op.elem_type)
    base = translation.values[op.base]
    translation.values[op.res] = translation.builder.address(source, base, indices, words)


def _load(translation: Translation, op: Any) -> None:
    type = translation.value_type(op.res)
    address = translation.values[op.addr]
    ordering = _ORDERINGS.get(op.ordering)
    text = f"load{' atomic' if ordering else ''}{' volatile' if op.volatile_ else ''} {type.text}"
    made = translation.builder.instruction(
        type,
        f"{text}, {address.type.text} ",
        address,
        _access_text(op, ordering, translation.module.layout.alignment(type)),
    )
    translation.values[op.res] = made
    if op.invariant:
        made.attachments["invariant.load"] = translation.module.metadata.node()
    attach_dereferenceable(translation, op, made)
    _attach_access(translation, op, made)


def _store(translation: Translation, op: Any) -> None:
    value, address = translation.values[op.value], translation.values[op.addr]
    ordering = _ORDERINGS.get(op.ordering)
    text = f"store{' atomic' if ordering else ''}{' volatile' if op.volatile_ else ''}"
    made = translation.builder.instruction(
        VOID,
        f"{text} {value.type.text} ",
        value,
        f", {address.type.text} ",
        address,
        _access_text(op, ordering, translation.module.layout.alignment(value.type)),
    )
    _attach_access(translation, op, made)


def _access_text(op: Any, ordering: str | None, alignment: int) -> str:
    atomic = f"{_scope_text(op)} {ordering}" if ordering else ""
    return f"{atomic}, align {op.alignment or alignment}"


def _attach_access(translation: Translation, op: Any, made: Instruction) -> None:
    """Attaches hints about an access."""
    if op.nontemporal:
        one = ValueMetadata(integer(I32, 1))
        made.attachments["nontemporal"] = translation.module.metadata.node(one)
    if op.invariant_group:
        made.attachments["invariant.group"] = translation.module.metadata.node()
    attach_aliasing(translation, op, made)


def attach_dereferenceable(translation: Translation, op: Any, made: Instruction) -> None:
    """How many bytes behind a loaded pointer can be read."""
    found = op.dereferenceable
    if found is not None:
        kind = "dereferenceable_or_null" if found.may_be_null else "dereferenceable"
        size = ValueMetadata(integer(I64, found.bytes))
        made.attachments[kind] = translation.module.metadata.node(size)


def attach_aliasing(translation: Translation, op: Any, made: Instruction) -> None:
    """Access groups, alias scopes and TBAA tags."""
    from odsgen.translation.llvm_ir import aliasing

    if op.access_groups_attr is not None:
        made.attachments.update(translation.loops.access_groups(op.access_groups))
    aliasing.attach(translation, op, made)


# --- atomics ------------------------------------------------------------------------------------------------------------

_KEYWORDS = {"_and": "and", "_or": "or", "_xor": "xor"}


def _atomic_rmw(translation: Translation, op: Any) -> None:
    pointer, value = translation.values[op.ptr], translation.values[op.val]
    word = op.bin_op.keyword
    volatile = " volatile" if op.volatile_ else ""
    made = translation.builder.instruction(
        value.type,
        f"atomicrmw{volatile} {_KEYWORDS.get(word, word)} {pointer.type.text} ",
        pointer,
        f", {value.type.text} ",
        value,
        f"{_scope_text(op)} {_ORDERINGS[op.ordering]}, align {_atomic_alignment(translation, op, value)}",
    )
    translation.values[op.res] = made
    attach_aliasing(translation, op, made)


def _atomic_alignment(translation: Translation, op: Any, value: Any) -> int:
    alignment: int = op.alignment or translation.module.layout.store_size(value.type)
    return alignment


def _compare_exchange(translation: Translation, op: Any) -> None:
    values = translation.values
    pointer, compared, value = values[op.ptr], values[op.cmp], values[op.val]
    words = f"{' weak' if op.weak else ''}{' volatile' if op.volatile_ else ''}"
    orderings = f"{_ORDERINGS[op.success_ordering]} {_ORDERINGS[op.failure_ordering]}"
    made = translation.builder.instruction(
        StructIRType([value.type, I1]),
        f"cmpxchg{words} {pointer.type.text} ",
        pointer,
        f", {compared.type.text} ",
        compared,
        f", {value.type.text} ",
        value,
        f"{_scope_text(op)} {orderings}, align {_atomic_alignment(translation, op, value)}",
    )
    values[op.res] = made
    attach_aliasing(translation, op, made)


def _fence(translation: Translation, op: Any) -> None:
    text = f"fence{_scope_text(op)} {_ORDERINGS[op.ordering]}"
    translation.builder.instruction(VOID, text)


def _va_arg(translation: Translation, op: Any) -> None:
    operand = translation.values[op.arg]
    type = translation.value_type(op.res)
    made = translation.builder.instruction(
        type, f"va_arg {operand.type.text} ", operand, f", {type.text}"
    )
    translation.values[op.res] = made


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.AllocaOp: _alloca,
    llvm.GEPOp: _address,
    llvm.LoadOp: _load,
    llvm.StoreOp: _store,
    llvm.AtomicRMWOp: _atomic_rmw,
    llvm.AtomicCmpXchgOp: _compare_exchange,
    llvm.FenceOp: _fence,
    llvm.VaArgOp: _va_arg,
}
