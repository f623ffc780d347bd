"""Atomic constructs: `omp.atomic.read`, `write` and `update`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.openmp.regions import library_of
from odsgen.translation.llvm_ir.types import (
    I1,
    POINTER,
    VOID,
    FloatIRType,
    IntegerIRType,
    IRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import Value
from odsgen_dialects import llvm

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


def _bits_type(translation: Translation, type: IRType) -> IntegerIRType:
    """The integer as wide as a type."""
    return IntegerIRType(translation.module.layout.size_in_bits(type))


def write(translation: Translation, op: Any) -> None:
    """A store; of other than integers, of their bits."""
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    address, value = translation.values[op.x], translation.values[op.expr]
    ordering = _ordering(op)
    if isinstance(value.type, FloatIRType):
        value = builder.cast("bitcast", value, _bits_type(translation, value.type))
        _name(translation, value, "atomic.src.int.cast")
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


def _name(translation: Translation, value: Value, name: str) -> None:
    from odsgen.translation.llvm_ir.model import Instruction

    if isinstance(value, Instruction):
        library_of(translation).named(value, name)


def read(translation: Translation, op: Any) -> None:
    """A load, whose value is stored in another variable."""
    library, builder = library_of(translation), translation.builder
    library.leave_entry()
    address, target = translation.values[op.x], translation.values[op.v]
    type = translation.convert_type(op.element_type)
    ordering = _ordering(op)
    is_integer = isinstance(type, IntegerIRType)
    bits = type if is_integer else _bits_type(translation, type)
    alignment = translation.module.layout.alignment(bits)
    loaded = builder.instruction(
        bits, f"load atomic {bits.text}, ptr ", address, f" {ordering}, align {alignment}"
    )
    library.named(loaded, "omp.atomic.read" if is_integer else "omp.atomic.load")
    value: Value = loaded
    if not is_integer:
        pointer = type == POINTER
        value = builder.cast("inttoptr" if pointer else "bitcast", loaded, type)
        _name(translation, value, "atomic.ptr.cast" if pointer else "atomic.flt.cast")
    if ordering in ("acquire", "acq_rel", "seq_cst"):
        library.flush()
    alignment = translation.module.layout.alignment(type)
    builder.instruction(
        VOID, f"store {type.text} ", value, ", ptr ", target, f", align {alignment}"
    )


def update(translation: Translation, op: Any) -> None:
    """An update: one instruction where there is one, else a loop that compares and exchanges."""
    library, builder = library_of(translation), translation.builder
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
    address = translation.values[op.x]
    type = translation.convert_type(argument.type)
    library.leave_entry()
    ordering = _ordering(op)
    single = isinstance(type, IntegerIRType) and (
        word in ("add", "and", "or", "xor") or (word == "sub" and first)
    )
    if single and expression is not None:
        alignment = translation.module.layout.store_size(type)
        old = builder.instruction(
            type,
            f"atomicrmw {word} ptr ",
            address,
            f", {type.text} ",
            expression,
            f" {ordering}, align {alignment}",
        )
        builder.binary(word, old, expression)
    else:
        _update_in_loop(translation, op, address, type, ordering)
    if ordering in ("release", "acq_rel", "seq_cst"):
        library.flush()


_WORDS: dict[type[Any], str] = {
    llvm.AddOp: "add",
    llvm.SubOp: "sub",
    llvm.AndOp: "and",
    llvm.OrOp: "or",
    llvm.XOrOp: "xor",
}


def _update_in_loop(
    translation: Translation, op: Any, address: Value, type: IRType, ordering: str
) -> None:
    library, builder = library_of(translation), translation.builder
    layout = translation.module.layout
    bits = _bits_type(translation, type)
    before = builder.block
    name = getattr(address, "name", "")
    loaded = builder.instruction(
        bits,
        f"load atomic {bits.text}, ptr ",
        address,
        f" {ordering}, align {layout.alignment(bits)}",
    )
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
        _name(translation, old, f"{name}.atomic.{'fltCast' if is_float else 'ptrCast'}")
    block = op.region.entry_block
    location = builder.location
    translation.values[block.arguments[0]] = old
    from odsgen.translation.llvm_ir.functions import translate_block

    translation.blocks[block] = loop
    translate_block(translation, block, is_entry=True)
    builder.location = location
    made = translation.values[block.last.stored_operands[0]]
    alignment = layout.alignment(type)
    builder.instruction(
        VOID, f"store {type.text} ", made, ", ptr ", variable, f", align {alignment}"
    )
    alignment = layout.alignment(bits)
    wanted = builder.instruction(bits, f"load {bits.text}, ptr ", variable, f", align {alignment}")
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
