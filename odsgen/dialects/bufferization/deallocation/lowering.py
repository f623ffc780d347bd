"""`bufferization-lower-deallocations`, `convert-bufferization-to-memref`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.memref.interfaces import can_be_cast
from odsgen.dialects.shared import build_for, size_of
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.runtime import (
    DYNAMIC,
    Block,
    BoolAttr,
    Builder,
    Diagnostic,
    FunctionOpInterface,
    FunctionType,
    IntegerAttr,
    MemRefType,
    Region,
    Severity,
    SymbolTable,
    Value,
    has_interface,
    i1,
    index,
    nearest_symbol_table,
)
from odsgen_dialects import arith, bufferization, func, memref, scf
from odsgen_dialects.builtin import ModuleOp

if TYPE_CHECKING:
    from odsgen.runtime import Location, Operation, Type

#: The functions that tell at run time what is to be freed, by symbol table.
Helpers = dict["Operation", "func.FuncOp"]


class _Inserter:
    """Inserts operations of one location."""

    def __init__(self, builder: Builder, location: Location) -> None:
        self.builder = builder
        self.location = location

    def op(self, op: Operation) -> Operation:
        op.location = self.location
        return self.builder.insert(op)

    def value(self, op: Operation) -> Value:
        return self.op(op).results[0]

    def flag(self, holds: bool) -> Value:
        return self.value(arith.ConstantOp.build(BoolAttr.get(holds)))

    def number(self, number: int) -> Value:
        return index_constant(self.builder, number, self.location)

    def compare(self, predicate: arith.CmpIPredicate, one: Value, other: Value) -> Value:
        return self.value(arith.CmpIOp.build(predicate, one, other))

    def both(self, one: Value, other: Value) -> Value:
        return self.value(arith.AndIOp.build(one, other))

    def load(self, buffer: Value, place: Value) -> Value:
        return self.value(memref.LoadOp.build(buffer, (place,)))

    def store(self, value: Value, buffer: Value, place: Value) -> None:
        self.op(memref.StoreOp.build(value, buffer, (place,)))

    def pointer(self, buffer: Value) -> Value:
        return self.value(memref.ExtractAlignedPointerAsIndexOp.build(buffer))

    def list(self, size: int, type: Type) -> Value:
        return self.value(memref.AllocOp.build(MemRefType.get((size,), type)))

    def free_if(self, condition: Value, buffer: Value) -> None:
        self.if_(condition, lambda inside: inside.op(memref.DeallocOp.build(buffer)))

    def if_(self, condition: Value, body: Callable[[_Inserter], object]) -> None:
        block = Block()
        self._fill(block, body)
        block.append(scf.YieldOp.build(location=self.location))
        self.op(scf.IfOp((condition,), (), regions=(Region((block,)), Region())))

    def for_(
        self,
        upper: Value,
        constants: tuple[Value, Value],
        inits: Sequence[Value],
        body: Callable[[_Inserter, Value, Sequence[Value]], Sequence[Value]],
    ) -> Sequence[Value]:
        """A loop from zero in steps of one."""
        loop = build_for(constants[0], upper, constants[1], inits, self.location)
        block = loop.region.entry_block
        if block.last is not None:
            block.last.erase()
        place, *carried = block.arguments
        inside = _Inserter(Builder.at_end(block), self.location)
        yielded = body(inside, place, carried)
        inside.op(scf.YieldOp.build(yielded))
        return self.builder.insert(loop).results

    def _fill(self, block: Block, body: Callable[[_Inserter], object]) -> None:
        body(_Inserter(Builder.at_end(block), self.location))


def build_helper(table: SymbolTable, location: Location) -> func.FuncOp:
    """Adds a function that tells which memrefs are to be freed, and which retained ones are owned then.

    It is given their base pointers and the conditions, and writes to two lists of flags.
    """
    pointers, flags = MemRefType.get((DYNAMIC,), index), MemRefType.get((DYNAMIC,), i1)
    types = [pointers, pointers, flags, flags, flags]
    block = Block(types, [location] * len(types))
    made = func.FuncOp.build(
        "dealloc_helper",
        FunctionType.get(types, ()),
        sym_visibility="private",
        body=Region((block,)),
        location=location,
    )
    table.insert(made)
    freed, retained, conditions, is_freed, is_owned = block.arguments
    build = _Inserter(Builder.at_end(block), location)
    ne, eq = arith.CmpIPredicate.ne, arith.CmpIPredicate.eq
    constants = build.number(0), build.number(1)
    zero = constants[0]
    yes, no = build.flag(True), build.flag(False)
    number_freed = build.value(memref.DimOp.build(freed, zero))
    number_retained = build.value(memref.DimOp.build(retained, zero))

    def clear(inside: _Inserter, place: Value, _: Sequence[Value]) -> Sequence[Value]:
        inside.store(no, is_owned, place)
        return ()

    build.for_(number_retained, constants, (), clear)

    def decide(inside: _Inserter, place: Value, _: Sequence[Value]) -> Sequence[Value]:
        pointer = inside.load(freed, place)
        condition = inside.load(conditions, place)

        def is_other_retained(
            inner: _Inserter, other: Value, carried: Sequence[Value]
        ) -> Sequence[Value]:
            kept = inner.load(retained, other)

            def own(then: _Inserter) -> None:
                owned = then.load(is_owned, other)
                either = then.value(arith.OrIOp.build(owned, condition))
                then.store(either, is_owned, other)

            inner.if_(inner.compare(eq, kept, pointer), own)
            return [inner.both(carried[0], inner.compare(ne, kept, pointer))]

        def is_other_freed(
            inner: _Inserter, other: Value, carried: Sequence[Value]
        ) -> Sequence[Value]:
            before = inner.load(freed, other)
            return [inner.both(carried[0], inner.compare(ne, before, pointer))]

        alone = inside.for_(number_retained, constants, (yes,), is_other_retained)
        alone = inside.for_(place, constants, alone, is_other_freed)
        inside.store(inside.both(alone[0], condition), is_freed, place)
        return ()

    build.for_(number_freed, constants, (), decide)
    build.op(func.ReturnOp.build())
    return made


class LowerDealloc(ConversionPattern[bufferization.DeallocOp]):
    """Frees with `memref.dealloc`, where base pointers and conditions say so."""

    def __init__(self, helpers: Helpers) -> None:
        super().__init__()
        self._helpers = helpers

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        """A single memref is compared with the retained ones; for several a function is called."""
        build = _Inserter(rewriter, op.location)
        memrefs, conditions, retained = adaptor.memrefs, adaptor.conditions, adaptor.retained
        if not memrefs:
            rewriter.replace_op(op, [build.flag(False)] * len(retained))
        elif len(memrefs) == 1 and not retained:
            build.free_if(conditions[0], memrefs[0])
            rewriter.replace_op(op, [])
        elif len(memrefs) == 1:
            rewriter.replace_op(op, _compared(build, memrefs[0], conditions[0], retained))
        else:
            table = nearest_symbol_table(op)
            helper = None if table is None else self._helpers.get(table)
            if helper is None:
                raise op.error(
                    "library function required for generic lowering, but cannot be automatically "
                    "inserted when operating on functions"
                )
            rewriter.replace_op(op, _told(build, helper, memrefs, conditions, retained))
        return True


def _compared(
    build: _Inserter, buffer: Value, condition: Value, retained: Sequence[Value]
) -> list[Value]:
    pointer = build.pointer(buffer)
    ne = arith.CmpIPredicate.ne
    others = [build.compare(ne, pointer, build.pointer(other)) for other in retained]
    alone = others[0]
    for other in others[1:]:
        alone = build.both(alone, other)
    build.free_if(build.both(alone, condition), buffer)
    yes = build.flag(True)
    return [build.both(build.value(arith.XOrIOp.build(other, yes)), condition) for other in others]


def _told(
    build: _Inserter,
    helper: func.FuncOp,
    memrefs: Sequence[Value],
    conditions: Sequence[Value],
    retained: Sequence[Value],
) -> list[Value]:
    freed_list = build.list(len(memrefs), index)
    condition_list = build.list(len(conditions), i1)
    retained_list = build.list(len(retained), index)

    def dynamic(buffer: Value, type: Type) -> Value:
        return build.value(memref.CastOp.build(MemRefType.get((DYNAMIC,), type), buffer))

    for number, buffer in enumerate(memrefs):
        build.store(build.pointer(buffer), freed_list, build.number(number))
    for number, condition in enumerate(conditions):
        build.store(condition, condition_list, build.number(number))
    for number, buffer in enumerate(retained):
        build.store(build.pointer(buffer), retained_list, build.number(number))
    given = [dynamic(freed_list, index), dynamic(condition_list, i1), dynamic(retained_list, index)]
    is_freed = build.list(len(memrefs), i1)
    is_owned = build.list(len(retained), i1)
    found = [dynamic(is_freed, i1), dynamic(is_owned, i1)]
    build.op(func.CallOp.build((), helper.sym_name, [given[0], given[2], given[1], *found]))
    for number, buffer in enumerate(memrefs):
        build.free_if(build.load(is_freed, build.number(number)), buffer)
    results = [build.load(is_owned, build.number(number)) for number in range(len(retained))]
    for each in (freed_list, retained_list, condition_list, is_freed, is_owned):
        build.op(memref.DeallocOp.build(each))
    return results


def _helpers_for(op: Operation) -> Helpers:
    """Adds the functions that several memrefs freed at once need, if it is a module."""
    helpers: Helpers = {}
    if isinstance(op, ModuleOp):
        for inner in list(op.walk(post_order=True)):
            if isinstance(inner, bufferization.DeallocOp) and len(inner.memrefs) > 1:
                table = nearest_symbol_table(inner)
                if table is not None and table not in helpers:
                    helpers[table] = build_helper(SymbolTable(table), op.location)
    return helpers


@register_pass
class LowerDeallocations(Pass):
    """Lowers `bufferization.dealloc`."""

    ARGUMENT = "bufferization-lower-deallocations"
    NAME = "LowerDeallocationsPass"
    SUMMARY = "Lowers `bufferization.dealloc` operations to `memref.dealloc`operations"

    def run_on_operation(self, op: Operation) -> None:
        """Refuses what is neither a module nor a function."""
        if not isinstance(op, ModuleOp) and not has_interface(op, FunctionOpInterface):
            message = "root operation must be a builtin.module or a function"
            self.signal_failure([Diagnostic(Severity.ERROR, op.location, message)])
            return
        helpers = _helpers_for(op)
        target = ConversionTarget()
        target.add_legal_dialect("memref", "arith", "scf", "func")
        target.add_illegal_op(bufferization.DeallocOp)
        apply_partial_conversion(op, target, (LowerDealloc(helpers),))
        load_dialects(op)


class LowerClone(ConversionPattern[bufferization.CloneOp]):
    """Allocates and copies."""

    def match_and_rewrite(self, op: Any, adaptor: Any, rewriter: ConversionRewriter) -> bool:
        type = op.output.type
        if not isinstance(type, MemRefType):
            return _clone_unranked(op, rewriter)
        plain = MemRefType.get(type.shape, type.element_type, None, type.memory_space)
        if not can_be_cast(plain, type):
            return False
        build = _Inserter(rewriter, op.location)
        sizes: list[Value] = []
        for number, size in enumerate(type.shape):
            if size == DYNAMIC:
                found = size_of(rewriter, op.input, number, op.location)
                if isinstance(found, IntegerAttr):
                    found = build.number(int(found.value))
                sizes.append(found)
        made = build.value(memref.AllocOp.build(plain, sizes))
        if plain is not type:
            made = build.value(memref.CastOp.build(type, made))
        build.op(memref.CopyOp.build(op.input, made))
        rewriter.replace_op(op, [made])
        return True


def _clone_unranked(op: Any, rewriter: ConversionRewriter) -> bool:
    """Allocates as many elements as there are, and copies to them in the same shape."""
    type, source = op.output.type, op.input
    build = _Inserter(rewriter, op.location)
    constants = build.number(0), build.number(1)
    rank = build.value(memref.RankOp.build(source))
    shape_type = MemRefType.get((DYNAMIC,), index)
    shape = build.value(memref.AllocaOp.build(shape_type, (rank,)))

    def multiply(inside: _Inserter, place: Value, carried: Sequence[Value]) -> Sequence[Value]:
        size = inside.value(memref.DimOp.build(source, place))
        inside.store(size, shape, place)
        return [inside.value(arith.MulIOp.build(carried[0], size))]

    (count,) = build.for_(rank, constants, (constants[1],), multiply)
    flat = MemRefType.get((DYNAMIC,), type.element_type, None, type.memory_space)
    made = build.value(memref.AllocOp.build(flat, (count,)))
    reshaped = build.value(memref.ReshapeOp.build(type, made, shape))
    build.op(memref.CopyOp.build(source, reshaped))
    rewriter.replace_op(op, [reshaped])
    return True


@register_pass
class ConvertBufferizationToMemRef(Pass):
    """Lowers `bufferization.clone` and `bufferization.dealloc`."""

    ARGUMENT = "convert-bufferization-to-memref"
    NAME = "ConvertBufferizationToMemRefPass"
    SUMMARY = "Convert operations from the Bufferization dialect to the MemRef dialect"

    def run_on_operation(self, op: Operation) -> None:
        """Lower both operations; others of `bufferization` are refused."""
        helpers = _helpers_for(op)
        target = ConversionTarget()
        target.add_legal_dialect("memref", "arith", "scf", "func")
        target.add_illegal_dialect("bufferization")
        apply_partial_conversion(op, target, (LowerClone(), LowerDealloc(helpers)))
        load_dialects(op)
