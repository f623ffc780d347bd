"""Evaluation of pointers, of what reads and writes through them, and of globals."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.llvm.evaluation.constants import value_of
from odsgen.dialects.llvm.evaluation.layouts import (
    field_offsets,
    fields_of,
    filled,
    scalar_width,
    size_of,
    stored_size,
    to_bytes,
)
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.dialects.llvm.verifiers.symbols import linkage_of
from odsgen.dialects.shared import combiner, condition, each, signed, vector_of, width_of
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.interpreter.byte_views import repacked
from odsgen.runtime import Operation, Type, VectorType, i64
from odsgen.runtime.floats import arithmetic
from odsgen_dialects import llvm

Values = Sequence[Any]
Running = Generator[Run, Exit, Values]

_ADDRESS_MASK = (1 << 64) - 1
#: A constant index of getelementptr that stands for an operand.
_DYNAMIC = -(1 << 31)


def known(value: Any, what: str) -> int:
    """A number that must not be poison."""
    if not isinstance(value, int):
        raise UndefinedBehavior(f"uses poison as {what}")
    return value


# --- pointers ---------------------------------------------------------------------------------------------------------------


@evaluates(llvm.AllocaOp)
def evaluate_alloca(op: Any, operands: Values, machine: Machine) -> Values:
    """New memory; it stays until the program ends."""
    return [memory_of(machine).allocate(known(operands[0], "a size") * size_of(op.elem_type))]


@evaluates(llvm.GEPOp)
def evaluate_getelementptr(op: Any, operands: Values, machine: Machine) -> Values:
    """An address at some distance, or a vector of them."""
    if not any(isinstance(operand, Elements) for operand in operands):
        return [_address(op, operands)]
    count = next(len(each.values) for each in operands if isinstance(each, Elements))
    columns = [each.values if isinstance(each, Elements) else [each] * count for each in operands]
    machine.reserve(count)
    return [Elements((count,), [_address(op, row) for row in zip(*columns, strict=True)])]


def _address(op: Any, operands: Values) -> Any:
    if POISON in operands:
        return POISON
    address, *given = operands
    dynamic = iter(zip(given, op.operands[1:], strict=True))
    type: Type = op.elem_type
    for number, index in enumerate(op.raw_constant_indices):
        if index == _DYNAMIC:
            value, operand = next(dynamic)
            index = signed(value, width_of(operand.type))
        if number == 0:
            address += index * size_of(type)
        elif isinstance(type, VectorType):
            type = type.element_type
            address += index * size_of(type)
        elif isinstance(type, llvm.LLVMArrayType):
            type = type.element_type
            address += index * size_of(type)
        else:
            fields = fields_of(type)
            assert fields is not None
            address += field_offsets(type)[index]
            type = fields[index]
    return address & _ADDRESS_MASK


@evaluates(llvm.PtrToIntOp, llvm.IntToPtrOp)
def evaluate_pointer_cast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The address as a number and back; what does not fit is cut off."""
    mask = (1 << (scalar_width(_element(op.results[0].type)) or 0)) - 1
    return [each(lambda bits: bits & mask, operands, machine, i64)]


def _element(type: Type) -> Type:
    return type.element_type if isinstance(type, VectorType) else type


@evaluates(
    llvm.AddrSpaceCastOp,
    llvm.SSACopyOp,
    llvm.LaunderInvariantGroupOp,
    llvm.StripInvariantGroupOp,
    llvm.ThreadlocalAddressOp,
    llvm.Annotation,
    llvm.PtrAnnotation,
)
def evaluate_same(op: Operation, operands: Values, machine: Machine) -> Values:
    return operands[:1]


@evaluates(llvm.PtrMaskOp)
def evaluate_ptrmask(op: Operation, operands: Values, machine: Machine) -> Values:
    if POISON in operands:
        return [POISON]
    return [operands[0] & operands[1]]


@evaluates(llvm.BitcastOp)
def evaluate_bitcast(op: Operation, operands: Values, machine: Machine) -> Values:
    """The same bits, the lowest first."""
    source, target = op.operands[0].type, op.results[0].type
    widths = [scalar_width(_element(type)) for type in (source, target)]
    if widths[0] is None or widths[1] is None:
        raise Unsupported(f"cannot be evaluated from '{source}' to '{target}'")
    value = operands[0]
    values = value.values if isinstance(value, Elements) else [value]
    if value is POISON and isinstance(source, VectorType):
        values = [POISON] * prod(source.shape)
    count = prod(target.shape) if isinstance(target, VectorType) else 1
    found = values if widths[0] == widths[1] else repacked(values, widths[0], widths[1], count)
    return [Elements(target.shape, found) if isinstance(target, VectorType) else found[0]]


# --- loads and stores -------------------------------------------------------------------------------------------------------


def _check_alignment(address: Any, alignment: int | None) -> None:
    if alignment and isinstance(address, int) and address % alignment:
        raise UndefinedBehavior(f"uses the address {address:#x} as one aligned to {alignment}")


@evaluates(llvm.LoadOp)
def evaluate_load(op: Any, operands: Values, machine: Machine) -> Values:
    _check_alignment(operands[0], op.alignment)
    return [memory_of(machine).load(operands[0], op.results[0].type)]


@evaluates(llvm.StoreOp)
def evaluate_store(op: Any, operands: Values, machine: Machine) -> Values:
    _check_alignment(operands[1], op.alignment)
    memory_of(machine).store(operands[1], operands[0], op.operands[0].type)
    return []


@evaluates(llvm.MemcpyOp, llvm.MemcpyInlineOp, llvm.MemmoveOp)
def evaluate_memcpy(op: Any, operands: Values, machine: Machine) -> Values:
    count = known(operands[2], "a size") if len(operands) > 2 else op.len.unsigned_value
    copy(operands[0], operands[1], count, machine, may_overlap=isinstance(op, llvm.MemmoveOp))
    return []


def copy(target: Any, source: Any, count: int, machine: Machine, *, may_overlap: bool) -> None:
    """Copies bytes; those of `memcpy` must not overlap."""
    machine.charge(count // 8)
    distance = abs(known(target, "an address") - known(source, "an address"))
    if not may_overlap and 0 < distance < count:
        raise UndefinedBehavior("copies between memory that overlaps")
    memory = memory_of(machine)
    memory.write(target, memory.read(source, count))


@evaluates(llvm.MemsetOp, llvm.MemsetInlineOp)
def evaluate_memset(op: Any, operands: Values, machine: Machine) -> Values:
    count = known(operands[2], "a size") if len(operands) > 2 else op.len.unsigned_value
    memory_of(machine).fill(operands[0], operands[1], count)
    return []


# --- atomic updates ---------------------------------------------------------------------------------------------------------

_COMBINED = {
    "add": "addi",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "max": "maxs",
    "min": "mins",
    "umax": "maxu",
    "umin": "minu",
    "fadd": "addf",
    "fmax": "maxnumf",
    "fmin": "minnumf",
    "fmaximum": "maximumf",
    "fminimum": "minimumf",
    "xchg": "assign",
}


@evaluates(llvm.AtomicRMWOp)
def evaluate_atomicrmw(op: Any, operands: Values, machine: Machine) -> Values:
    """The value before."""
    type = op.results[0].type
    memory = memory_of(machine)
    old, new = memory.load(operands[0], type), operands[1]
    kind = op.bin_op.name.strip("_")
    if kind == "xchg" or POISON not in (old, new):
        new = _updated(kind, old, new, type)
    else:
        new = POISON
    memory.store(operands[0], new, type)
    return [old]


def _updated(kind: str, old: Any, new: Any, type: Type) -> Any:
    if kind in _COMBINED:
        return combiner(_COMBINED[kind], type)(old, new)
    mask = (1 << (scalar_width(type) or 0)) - 1
    match kind:
        case "sub":
            return old - new & mask
        case "nand":
            return ~(old & new) & mask
        case "fsub":
            return arithmetic.subtract(type.SEMANTICS, old, new)  # type: ignore[attr-defined]
        case "uinc_wrap":
            return 0 if old >= new else old + 1
        case "udec_wrap":
            return new if old == 0 or old > new else old - 1
        case "usub_cond":
            return old - new if old >= new else old
        case "usub_sat":
            return max(old - new, 0)
    raise Unsupported(f"cannot be evaluated with the kind '{kind}'")


@evaluates(llvm.AtomicCmpXchgOp)
def evaluate_cmpxchg(op: Any, operands: Values, machine: Machine) -> Values:
    """The value before, and whether it was the one that was expected."""
    pointer, expected, new = operands
    type = op.operands[1].type
    memory = memory_of(machine)
    old = memory.load(pointer, type)
    if POISON in (old, expected):
        raise UndefinedBehavior("depends on poison")
    if old == expected:
        memory.store(pointer, new, type)
    return [(old, int(old == expected))]


# --- vectors in memory ------------------------------------------------------------------------------------------------------


def _passed(op: Operation, operands: Values, number: int, type: VectorType) -> list[Any]:
    """The elements that stand where the mask is not set."""
    if len(operands) <= number or operands[number] is POISON:
        return [POISON] * prod(type.shape)
    return list(operands[number].values)


@evaluates(llvm.MaskedLoadOp, llvm.masked_expandload)
def evaluate_masked_load(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements where the mask is set; for `expandload`, one behind the other in memory."""
    type = op.results[0].type
    address, mask = (
        known(operands[0], "an address"),
        vector_of(operands[1], op.operands[1].type).values,
    )
    found = _passed(op, operands, 2, type)
    step = stored_size(type.element_type)
    is_expanding = isinstance(op, llvm.masked_expandload)
    taken = 0
    for place, flag in enumerate(mask):
        if condition(flag):
            at = address + (taken if is_expanding else place) * step
            found[place] = memory_of(machine).load(at, type.element_type)
            taken += 1
    return [Elements(type.shape, found)]


@evaluates(llvm.MaskedStoreOp, llvm.masked_compressstore)
def evaluate_masked_store(op: Any, operands: Values, machine: Machine) -> Values:
    """Writes the elements where the mask is set; for `compressstore`, one behind the other."""
    value, pointer, mask = operands
    type = op.operands[0].type
    mask = vector_of(mask, op.operands[2].type).values
    address, step = known(pointer, "an address"), stored_size(type.element_type)
    is_compressing = isinstance(op, llvm.masked_compressstore)
    taken = 0
    for place, flag in enumerate(mask):
        if condition(flag):
            at = address + (taken if is_compressing else place) * step
            element = POISON if value is POISON else value.values[place]
            memory_of(machine).store(at, element, type.element_type)
            taken += 1
    return []


def _columns(op: Operation, operands: Values, first: int) -> list[Sequence[Any]]:
    """The elements of operands from a number on."""
    return [
        vector_of(each, op.operands[number].type).values
        for number, each in enumerate(operands, start=first)
    ]


@evaluates(llvm.masked_gather)
def evaluate_masked_gather(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.results[0].type
    found = _passed(op, operands, 2, type)
    pointers, flags = _columns(op, operands[:2], 0)
    for place, (pointer, flag) in enumerate(zip(pointers, flags, strict=True)):
        if condition(flag):
            found[place] = memory_of(machine).load(pointer, type.element_type)
    return [Elements(type.shape, found)]


@evaluates(llvm.masked_scatter)
def evaluate_masked_scatter(op: Any, operands: Values, machine: Machine) -> Values:
    type = op.operands[0].type
    values = _passed(op, operands, 0, type)
    for value, pointer, flag in zip(values, *_columns(op, operands[1:], 1), strict=True):
        if condition(flag):
            memory_of(machine).store(pointer, value, type.element_type)
    return []


# --- globals ----------------------------------------------------------------------------------------------------------------


@evaluates(llvm.AddressOfOp)
def evaluate_addressof(op: Any, operands: Values, machine: Machine) -> Running:
    """The address of a global, which is made at its first use, or of a function."""
    symbol = machine.symbol(op, op.global_name_attr)
    memory = memory_of(machine)
    address = memory.known_address(symbol)
    if isinstance(symbol, llvm.AliasOp):
        exit = yield Run(symbol.regions[0])
        return [exit.values[0]]
    if address is not None:
        return [address]
    if not isinstance(symbol, llvm.GlobalOp):
        return [memory.function_address(symbol)]
    type = symbol.global_type
    address = memory.place(symbol, size_of(type))
    if symbol.regions[0].blocks:
        exit = yield Run(symbol.regions[0])
        memory.store(address, exit.values[0], type)
    elif symbol.value is not None:
        memory.write(address, to_bytes(value_of(symbol.value, type, machine), type))
    elif linkage_of(symbol) in ("external", "extern_weak"):
        raise Unsupported("refers to a global that is only declared")
    else:
        memory.store(address, filled(type, POISON), type)
    memory.block(address)[0].is_constant = bool(symbol.constant)
    return [address]
