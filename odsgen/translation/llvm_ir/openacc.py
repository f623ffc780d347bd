"""OpenACC: operations on the data of a device become calls of the library that OpenMP has for it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime import Location, Operation
from odsgen.runtime.builtin.locations import FileLineColRange
from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.functions import split_successors, translate_blocks
from odsgen.translation.llvm_ir.model import GlobalVariable, Instruction
from odsgen.translation.llvm_ir.openmp.library import PLAIN
from odsgen.translation.llvm_ir.openmp.regions import library_of
from odsgen.translation.llvm_ir.types import I32, I64, POINTER, VOID, ArrayIRType, IRType
from odsgen.translation.llvm_ir.values import (
    Constant,
    ConstantExpression,
    NullConstant,
    Value,
    aggregate,
    integer,
)
from odsgen_dialects import acc, llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translate, Translation

#: An operation that makes data known to the device, and the kind of map that the library is told.
Entry = tuple[Any, int]
#: The kinds of maps: each operation on the data, in the order in which its operands are passed.
Kinds = dict[type[Operation], int]

_ENTERED: Kinds = {acc.CreateOp: 0, acc.CopyinOp: 1}
_EXITED: Kinds = {acc.DeleteOp: 8, acc.CopyoutOp: 2}
_UPDATED: Kinds = {acc.GetDevicePtrOp: 2, acc.UpdateDeviceOp: 1}
_HELD = 1 << 13  # the program counts the data as used as long as the region runs
_IN_REGION: Kinds = {
    acc.CopyinOp: _HELD | 1,
    acc.DeleteOp: 8,
    acc.CopyoutOp: _HELD | 2,
    acc.CreateOp: _HELD,
}


def translation_of(translation: Translation, op: Operation) -> Translate:
    """The translation of an operation; refuses those that `mlir-translate` has none for."""
    found = _TRANSLATIONS.get(op.__class__)
    if found is None:
        raise failure_of(op, f"unsupported OpenACC operation: {op.name}")
    return found


def _nothing(translation: Translation, op: Operation) -> None:
    """A part of another operation, which translates it."""


def _data_entry(translation: Translation, op: Any) -> None:
    """Names data for other operations: the address on the device is not known to the host."""
    for user in op.acc_var.users:
        if not user.name.startswith("acc."):
            raise failure_of(user, _ON_DEVICE)


def _enter_data(translation: Translation, op: Any) -> None:
    _Mapping(translation, op, _ENTERED).call("begin")


def _exit_data(translation: Translation, op: Any) -> None:
    _Mapping(translation, op, _EXITED).call("end")


def _update(translation: Translation, op: Any) -> None:
    _Mapping(translation, op, _UPDATED).call("update")


def _data(translation: Translation, op: Any) -> None:
    """A region, in blocks of its own, that has data on the device."""
    library, builder = library_of(translation), translation.builder
    location = builder.location
    mapping = _Mapping(translation, op, _IN_REGION)
    mapping.call("begin")
    library.declared("__tgt_target_data_end_mapper")
    builder.location = location
    blocks = list(op.region.blocks)
    made = [library.block("acc.data") for _ in (*blocks, *split_successors(blocks))]
    end = library.block("acc.end_data")
    builder.branch(made[0])
    for block in translate_blocks(translation, blocks, made):
        last = block.last
        if isinstance(last, acc.TerminatorOp):
            builder.block = translation.ends[block]
            scope = library.function.subprogram
            builder.location = translation.debug.location(last.location, scope)
            builder.branch(end)
    builder.block, builder.location = end, None
    mapping.call("end")


class _Mapping:
    """The tables that tell the library about the data of an operation."""

    def __init__(self, translation: Translation, op: Any, kinds: Kinds) -> None:
        if translation.function is None:
            raise failure_of(op, f"{op.name} is translated in functions only")
        self.translation = translation
        self.library = library_of(translation)
        self.ident = self.library.ident(PLAIN, _place_of_operation(op))
        entries = list(_entries(op, kinds))
        self.count = len(entries)
        self.pointers, self.numbers = ArrayIRType(POINTER, self.count), ArrayIRType(I64, self.count)
        self.variables = self._allocate()
        flags = [kind for _, kind in entries]
        names = []
        for place, (entry, kind) in enumerate(entries):
            # mlir-translate addresses tables of acc.update as if they had one kind.
            size = flags.count(kind) if kinds is _UPDATED else self.count
            names.append(self._fill(place, entry, size))
        types = aggregate(self.numbers, [integer(I64, kind) for kind in flags])
        self.types = self._table(".offload_maptypes", self.numbers, types)
        self.types.unnamed_addr = "unnamed_addr"
        self.names = self._table(
            ".offload_mapnames", self.pointers, aggregate(self.pointers, names)
        )

    def _allocate(self) -> Sequence[tuple[ArrayIRType, Instruction]]:
        """The tables that are filled when the program runs, at the front of the function."""
        library = self.library
        first = library.function.blocks[0].instructions
        location = first[0].location if first else self.translation.builder.location
        tables = (
            (self.pointers, ".offload_baseptrs"),
            (self.pointers, ".offload_ptrs"),
            (self.numbers, ".offload_sizes"),
        )
        made = []
        for type, name in tables:
            variable = Instruction(POINTER, (f"alloca {type.text}, align 8",), (type,))
            variable.location = location
            made.append((type, library.named(variable, name)))
        first[:0] = [variable for _, variable in made]
        return made

    def _fill(self, place: int, entry: Any, size: int) -> Constant:
        """Stores the address and the size of one variable: the text that says its place."""
        data = self.translation.values.get(entry.var)
        if data is None:
            raise failure_of(entry, _ON_DEVICE)
        builder = self.translation.builder
        values = (data, data, _SIZE)
        for (type, table), value, alignment in zip(self.variables, values, (8, 8, 4), strict=True):
            field = self._field(ArrayIRType(type.element, size), table, place)
            text = f"store {value.type.text} "
            builder.instruction(VOID, text, value, ", ptr ", field, f", align {alignment}")
        return self.library.place(_place_of_data(entry.var.location))

    def _field(self, type: IRType, table: Value, place: int) -> Value:
        indices = (integer(I32, 0), integer(I32, place))
        return self.translation.builder.address(type, table, indices, ("inbounds",))

    def _table(self, name: str, type: IRType, value: Constant) -> GlobalVariable:
        made = GlobalVariable(self.library.unique_symbol(name), type)
        made.linkage, made.is_constant, made.initializer = "private", True, value
        self.translation.module.add(made)
        return made

    def call(self, word: str) -> None:
        """Calls the function of the library that begins, ends or updates what is mapped; the call has no place."""
        self.translation.builder.location = None
        fields = [self._field(type, table, 0) for type, table in self.variables]
        start = (self.ident, integer(I64, -1), integer(I32, self.count))
        end = (self.types, self.names, NullConstant(POINTER))
        self.library.call(f"__tgt_target_data_{word}_mapper", *start, *fields, *end)


_ON_DEVICE = "an address on the device is not known to the host; use that of the variable"

#: The size of what is mapped, which is a pointer.
_SIZE = ConstantExpression(
    "ptrtoint",
    I64,
    [
        ConstantExpression(
            "getelementptr", POINTER, [NullConstant(POINTER), integer(I32, 1)], source=POINTER
        )
    ],
)


def _entries(op: Any, kinds: Kinds) -> Iterator[Entry]:
    """The entries of tables, by kind: for data by its address on the device, one for each operation that ends it."""
    entries = [value.defining_op for value in op.data_clause_operands]
    for kind, flags in kinds.items():
        for entry in entries:
            if isinstance(entry, kind):
                yield entry, flags
            elif kind in _DATA_EXITS and isinstance(entry, acc.GetDevicePtrOp):
                for user in entry.acc_var.users:
                    if isinstance(user, kind):
                        yield entry, flags


def _place_of_operation(op: Any) -> str:
    around = op.parent_op
    while around is not None and not isinstance(around, llvm.LLVMFuncOp):
        around = around.parent_op
    return _place(op.location, "unknown" if around is None else around.sym_name)


def _place_of_data(location: Location) -> str:
    if isinstance(location, NameLoc):
        return _place(location.child, location.name)
    return _place(location, "unknown")


def _place(location: Location, name: str) -> str:
    """A place as the library reads it; of one that is no line of a file, the text of MLIR."""
    if isinstance(location, FileLineColRange):
        return f";{location.filename};{name};{location.line};{location.column};;"
    return str(location)


_DATA_ENTRIES = (acc.CopyinOp, acc.CreateOp, acc.GetDevicePtrOp, acc.UpdateDeviceOp)
_DATA_EXITS = (acc.CopyoutOp, acc.DeleteOp)
_TRANSLATIONS: dict[type[Operation], Translate] = {
    **dict.fromkeys(_DATA_ENTRIES, _data_entry),
    **dict.fromkeys(_DATA_EXITS, _nothing),
    acc.TerminatorOp: _nothing,
    acc.DataOp: _data,
    acc.EnterDataOp: _enter_data,
    acc.ExitDataOp: _exit_data,
    acc.UpdateOp: _update,
}
