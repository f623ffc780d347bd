"""Atomic constructs: `omp.atomic.read`, `write`, `update` and `capture`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.openmp.regions import inline_in_place, library_of
from odsgen.translation.llvm_ir.types import (
    I1,
    I32,
    I64,
    POINTER,
    VOID,
    FloatIRType,
    IntegerIRType,
    IRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import Value, integer
from odsgen_dialects import llvm, omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

_ORDERINGS = {
    None: "monotonic",
    "relaxed": "monotonic",
    "seq_cst": "seq_cst",
    "acq_rel": "acq_rel",
    "acquire": "acquire",
    "release": "release",
}
_FAILURES = {"acq_rel": "acquire", "release": "monotonic"}


def _ordering(op: Any) -> str:
    order = op.memory_order
    return _ORDERINGS[None if order is None else order.keyword]


_WORDS: dict[type[Any], str] = {
    llvm.AddOp: "add",
    llvm.SubOp: "sub",
    llvm.AndOp: "and",
    llvm.OrOp: "or",
    llvm.XOrOp: "xor",
}


def _bits_type(translation: Translation, type: IRType) -> IntegerIRType:
    """The integer as wide as a type."""
    return IntegerIRType(translation.module.layout.size_in_bits(type))


def write(translation: Translation, op: Any) -> None:
    """A store; of other than integers, of their bits."""
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    address, value = translation.values[op.x], translation.values[op.expr]
    ordering = _ordering(op)
    if value.type == POINTER:
        raise failure_of(op, "Invalid bitcast")
    if isinstance(value.type, FloatIRType):
        value = builder.cast("bitcast", value, _bits_type(translation, value.type))
        library.with_name(value, "atomic.src.int.cast")
    alignment = translation.module.layout.alignment(value.type)
    builder.instruction(
        VOID,
        f"store atomic {value.type.text} ",
        value,
        ", ptr ",
        address,
        f" {ordering}, align {alignment}",
    )
    if ordering in ("release", "acq_rel", "seq_cst"):
        library.flush()


def read(translation: Translation, op: Any) -> None:
    """A load, whose value is stored in another variable."""
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    address, target = translation.values[op.x], translation.values[op.v]
    type = translation.convert_type(op.element_type)
    ordering = _ordering(op)
    if type == POINTER:
        raise failure_of(op, "atomic memory access' size must be byte-sized")
    is_integer = isinstance(type, IntegerIRType)
    if not isinstance(type, IntegerIRType | FloatIRType):
        _read_by_library(translation, type, address, target, ordering)
        return
    bits = type if is_integer else _bits_type(translation, type)
    alignment = translation.module.layout.alignment(bits)
    loaded = builder.instruction(
        bits, f"load atomic {bits.text}, ptr ", address, f" {ordering}, align {alignment}"
    )
    library.named(loaded, "omp.atomic.read" if is_integer else "omp.atomic.load")
    value: Value = loaded
    if not is_integer:
        value = library.with_name(builder.cast("bitcast", loaded, type), "atomic.flt.cast")
    if ordering in ("acquire", "acq_rel", "seq_cst"):
        library.flush()
    library.store(value, target)


#: The numbers of orderings in C.
_NUMBERS = {"monotonic": 0, "acquire": 2, "seq_cst": 5}


def _read_by_library(
    translation: Translation, type: IRType, address: Value, target: Value, ordering: str
) -> None:
    """Reads what is no number."""
    library, builder = library_of(translation), translation.builder
    size = integer(I64, translation.module.layout.store_size(type))
    copy = library.allocate(type, "atomic.temp.load")
    number = integer(I32, _NUMBERS[ordering])
    library.call("__atomic_load", size, address, copy, number)
    alignment = translation.module.layout.alignment(type, preferred=True)
    pieces = (copy, f", align {alignment}")
    loaded = builder.instruction(type, f"load {type.text}, ptr ", *pieces)
    if ordering != "monotonic":
        library.flush()
    library.store(loaded, target)


def update(translation: Translation, op: Any) -> None:
    """An update: one instruction where there is one, else a loop that compares and exchanges."""
    _update(translation, op, translation.values[op.x], _ordering(op))
    if _ordering(op) in ("release", "acq_rel", "seq_cst"):
        library_of(translation).flush()


def capture(translation: Translation, op: Any) -> None:
    """An update or write whose variable is read before or behind it."""
    library = library_of(translation)
    first, second = list(op.region.entry_block)[:2]
    is_read_first = isinstance(first, omp.AtomicReadOp)
    read_op, changing = (first, second) if is_read_first else (second, first)
    address, target = translation.values[read_op.x], translation.values[read_op.v]
    ordering = _ordering(op)
    if isinstance(changing, omp.AtomicWriteOp):
        old, new = _exchange(translation, changing, address, ordering)
    else:
        old, new = _update(translation, changing, address, ordering)
    library.store(old if is_read_first else new, target)
    if ordering != "monotonic":
        library.flush()


def _exchange(
    translation: Translation, op: Any, address: Value, ordering: str
) -> tuple[Value, Value]:
    """Writes a value: the one before, and the new one."""
    value = translation.values[op.expr]
    library_of(translation).leave_entry()
    if isinstance(value.type, IntegerIRType):
        return _modify(translation, "xchg", address, value, ordering), value
    return _change_in_loop(translation, address, value.type, ordering, lambda old: value), value


def _modify(
    translation: Translation, word: str, address: Value, value: Value, ordering: str
) -> Value:
    """`atomicrmw`"""
    type = value.type
    alignment = translation.module.layout.store_size(type)
    pieces = (address, f", {type.text} ", value, f" {ordering}, align {alignment}")
    return translation.builder.instruction(type, f"atomicrmw {word} ptr ", *pieces)


def _update(
    translation: Translation, op: Any, address: Value, ordering: str
) -> tuple[Value, Value]:
    """Updates a variable: its value before, and the new one."""
    builder = translation.builder
    block = op.region.entry_block
    [argument] = block.arguments
    operations = list(block)
    word, expression, first = "", None, False
    if len(operations) == 2:
        inner = operations[0]
        if argument not in inner.stored_operands:
            raise failure_of(
                op,
                "no atomic update operation with region argument as operand found inside atomic.update region",
            )
        word = _WORDS.get(inner.__class__, "")
        first = inner.stored_operands[0] is argument
        others = inner.stored_operands[1:] if first else inner.stored_operands[:1]
        expression = translation.values.get(others[0]) if others else None
    type = translation.convert_type(argument.type)
    library_of(translation).leave_entry()
    single = isinstance(type, IntegerIRType) and (
        word in ("add", "and", "or", "xor") or (word == "sub" and first)
    )
    if single and expression is not None:
        old = _modify(translation, word, address, expression, ordering)
        return old, builder.binary(word, old, expression)
    changed: list[Value] = []

    def change(old: Value) -> Value:
        translation.values[argument] = old
        changed.extend(inline_in_place(translation, op.region, ""))
        return changed[0]

    old = _change_in_loop(translation, address, type, ordering, change)
    return old, changed[0]


def _change_in_loop(
    translation: Translation,
    address: Value,
    type: IRType,
    ordering: str,
    change: Callable[[Value], Value],
) -> Value:
    """Exchanges a value until no other thread has changed it in between: the one before."""
    library, builder = library_of(translation), translation.builder
    layout = translation.module.layout
    bits = _bits_type(translation, type)
    before = builder.block
    name = getattr(address, "name", "")
    alignment = layout.alignment(bits)
    pieces = (address, f" {ordering}, align {alignment}")
    loaded = builder.instruction(bits, f"load atomic {bits.text}, ptr ", *pieces)
    library.named(loaded, f"{name}.atomic.load")
    end = library.block(f"{name}.atomic.exit", before)
    loop = library.block(f"{name}.atomic.cont", before)
    builder.branch(loop)
    variable = library.allocate(type, f"{name}x.new.val")
    builder.block = loop
    phi = builder.phi(bits)
    phi.incoming.append((loaded, before))
    old: Value = phi
    if not isinstance(type, IntegerIRType):
        is_float = isinstance(type, FloatIRType)
        old = builder.cast("bitcast" if is_float else "inttoptr", phi, type)
        library.with_name(old, f"{name}.atomic.{'fltCast' if is_float else 'ptrCast'}")
    library.store(change(old), variable)
    wanted = library.load(bits, variable)
    pair = builder.instruction(
        StructIRType([bits, I1]),
        "cmpxchg ptr ",
        address,
        f", {bits.text} ",
        phi,
        f", {bits.text} ",
        wanted,
        f" {ordering} {_FAILURES.get(ordering, ordering)}, align {layout.store_size(bits)}",
    )
    previous = builder.extract_value(pair, [0])
    succeeded = builder.extract_value(pair, [1])
    phi.incoming.append((previous, builder.block))
    builder.uses(loop, end)
    builder.instruction(VOID, "br i1 ", succeeded, ", label ", end, ", label ", loop)
    builder.block = end
    return old
