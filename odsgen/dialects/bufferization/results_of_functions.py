"""`drop-equivalent-buffer-results`, `buffer-results-to-out-params`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.functions import return_ops
from odsgen.dialects.memref.layouts import has_identity_map, strides_and_offset
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    BlockArgument,
    DictionaryAttr,
    FunctionType,
    MemRefType,
    SymbolTableCollection,
    UnitAttr,
    VerifyError,
)
from odsgen.runtime.ir.symbol_table import symbol_visibility
from odsgen_dialects import func, memref

if TYPE_CHECKING:
    from collections.abc import Iterator

    from odsgen.runtime import Operation, Type, Value


def _functions(module: Operation) -> Iterator[func.FuncOp]:
    for region in module.regions:
        for block in region.blocks:
            yield from block.ops_of_type(func.FuncOp)


def _calls(module: Operation) -> dict[func.FuncOp, list[func.CallOp]]:
    """The calls of each function."""
    tables = SymbolTableCollection()
    found: dict[func.FuncOp, list[func.CallOp]] = {}
    for op in module.walk(post_order=True):
        if isinstance(op, func.CallOp):
            callee = tables.lookup_nearest_symbol_from(op, op.callee_attr)
            if isinstance(callee, func.FuncOp):
                found.setdefault(callee, []).append(op)
    return found


# --- results that are arguments ---------------------------------------------------------------------------------------


def _returned_argument(end: func.ReturnOp, number: int) -> int | None:
    """The argument that is returned, but for casts."""
    value: Value = end.operands[number]
    if not isinstance(value.type, MemRefType):
        return None
    while isinstance(value.defining_op, memref.CastOp):
        value = value.defining_op.source
    if isinstance(value, BlockArgument) and value.owner.parent_op is end.parent_op:
        return value.index if value.owner.is_entry_block else None
    return None


def _drop_equivalent_results(op: func.FuncOp, calls: list[func.CallOp]) -> None:
    returns = return_ops(op)
    dropped: dict[int, int] = {}
    for number in range(len(op.function_type.results) if returns else 0):
        found = {_returned_argument(end, number) for end in returns}
        argument = found.pop()
        if argument is not None and not found:
            dropped[number] = argument
    if not dropped:
        return
    kept = [n for n in range(len(op.function_type.results)) if n not in dropped]
    results = op.function_type.results
    op.function_type = FunctionType.get(op.function_type.inputs, [results[n] for n in kept])
    if op.res_attrs is not None:
        attributes = [op.res_attrs[n] for n in kept]
        op.res_attrs = attributes if any(each.entries for each in attributes) else None
    for end in returns:
        end.operands = [end.operands[n] for n in kept]
    for call in calls:
        made = func.CallOp.build(
            [op.function_type.results[n] for n in range(len(kept))],
            op.sym_name,
            call.operands,
            location=call.location,
        )
        call.parent_block.insert_before(call, made)  # type: ignore[union-attr]
        remaining = iter(made.results)
        values: list[Value] = []
        for number, result in enumerate(call.results):
            value: Value = call.operands[dropped[number]] if number in dropped else next(remaining)
            if value.type is not result.type:
                cast = memref.CastOp.build(result.type, value, location=call.location)
                call.parent_block.insert_before(call, cast)  # type: ignore[union-attr]
                value = cast.dest
            values.append(value)
        call.replace_with(values)


@register_pass
class DropEquivalentBufferResults(Pass):
    """Drops results of functions that are one of the arguments; calls use the operand."""

    ARGUMENT = "drop-equivalent-buffer-results"
    NAME = "DropEquivalentBufferResultsPass"
    SUMMARY = "Remove MemRef return values that are equivalent to a bbArg"
    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        """Goes through all functions with a body."""
        calls = _calls(op)
        for function in _functions(op):
            if function.body.is_empty:
                continue
            if symbol_visibility(function) == "public":
                continue
            _drop_equivalent_results(function, calls.get(function, []))


# --- results as arguments -----------------------------------------------------------------------------------------------

#: For each new argument, the numbers of the arguments that are its sizes; None if its allocation was not hoisted.
Hoisted = list[tuple[int, ...] | None]


def _can_be_allocated(type: MemRefType) -> bool:
    """Whether a buffer has no layout, or is cast from one that has none."""
    if has_identity_map(type):
        return True
    found = strides_and_offset(type)
    return found is not None and all(each == DYNAMIC_STRIDE for each in (*found[0], found[1]))


@register_pass
class BufferResultsToOutParams(Pass):
    """Functions write results to buffers that callers allocate."""

    ARGUMENT = "buffer-results-to-out-params"
    NAME = "BufferResultsToOutParamsPass"
    SUMMARY = "Converts memref-typed function results to out-params"
    OPERATION = "builtin.module"

    add_result_attr = flag(
        "add-result-attr", False, "Add the attribute 'bufferize.result' to all output parameters."
    )
    hoist_dynamic_allocs = flag(
        "hoist-dynamic-allocs", False, "Hoist dynamic allocations to call sites."
    )
    hoist_static_allocs = flag(
        "hoist-static-allocs", False, "Hoist static allocations to call sites."
    )
    modify_public_functions = flag(
        "modify-public-functions", False, "Modify function signatures of public functions."
    )

    def run_on_operation(self, op: Operation) -> None:
        """Goes through all functions with a body, then through all calls."""
        calls = _calls(op)
        hoisted: dict[func.FuncOp, Hoisted] = {}
        try:
            for function in _functions(op):
                if function.body.is_empty:
                    continue
                if self.modify_public_functions or symbol_visibility(function) != "public":
                    moved = self._move_results(function)
                    hoisted[function] = self._write_results(function, moved)
        except VerifyError as error:
            self.signal_failure(error)
            return
        for function, sizes in hoisted.items():
            for call in calls.get(function, ()):
                try:
                    _allocate_for_call(call, sizes)
                except VerifyError as error:
                    self.signal_failure(error)

    def _move_results(self, op: func.FuncOp) -> list[Value]:
        """Makes results arguments; returns those."""
        type = op.function_type
        moved = [n for n, each in enumerate(type.results) if isinstance(each, MemRefType)]
        for number in moved:
            result = type.results[number]
            assert isinstance(result, MemRefType)
            if not _can_be_allocated(result):
                raise op.error("cannot create out param for result with unsupported layout")
        types = [type.results[number] for number in moved]
        kept = [n for n in range(len(type.results)) if n not in set(moved)]
        empty = DictionaryAttr.get({})
        arguments = list(op.arg_attrs or [empty] * len(type.inputs))
        results = list(op.res_attrs or [empty] * len(type.results))
        for number in moved:
            entries = dict(results[number].entries)
            if self.add_result_attr:
                entries["bufferize.result"] = UnitAttr.get()
            arguments.append(DictionaryAttr.get(entries))
        remaining = [results[number] for number in kept]
        op.function_type = FunctionType.get(
            [*type.inputs, *types], [type.results[number] for number in kept]
        )
        op.arg_attrs = arguments if any(each.entries for each in arguments) else None
        op.res_attrs = remaining if any(each.entries for each in remaining) else None
        block = op.body.entry_block
        return [block.add_argument(each, op.location) for each in types]

    def _write_results(self, op: func.FuncOp, arguments: list[Value]) -> Hoisted:
        """Copies what is returned to the arguments, or computes it there."""
        hoisted: Hoisted = [None] * len(arguments)
        for end in list(op.walk()):
            if not isinstance(end, func.ReturnOp):
                continue
            returned = [each for each in end.operands if isinstance(each.type, MemRefType)]
            end.operands = [each for each in end.operands if not isinstance(each.type, MemRefType)]
            for number, (value, argument) in enumerate(zip(returned, arguments, strict=True)):
                sizes = self._hoisted_sizes(value, op)
                if sizes is not None:
                    hoisted[number] = sizes
                    made = value.defining_op
                    value.replace_all_uses_with(argument)
                    made.erase()  # type: ignore[union-attr]
                else:
                    copy = memref.CopyOp.build(value, argument, location=end.location)
                    end.parent_block.insert_before(end, copy)  # type: ignore[union-attr]
        return hoisted

    def _hoisted_sizes(self, value: Value, op: func.FuncOp) -> tuple[int, ...] | None:
        """The arguments that are the sizes of an allocation which callers can make; None if they cannot."""
        made, type = value.defining_op, value.type
        assert isinstance(type, MemRefType)
        if not isinstance(made, memref.AllocOp):
            return None
        if DYNAMIC not in type.shape:
            return () if self.hoist_static_allocs else None
        if not self.hoist_dynamic_allocs:
            return None
        sizes = [
            size.index
            for size in made.dynamic_sizes
            if isinstance(size, BlockArgument) and size.owner is op.body.entry_block
        ]
        return tuple(sizes) if len(sizes) == len(made.dynamic_sizes) else None


def _allocate_for_call(call: func.CallOp, hoisted: Hoisted) -> None:
    """Passes buffers for the results of a call."""
    block = call.parent_block
    assert block is not None
    buffers: list[Value] = []
    values: list[Value | None] = []
    kept: list[Type] = []
    for result in call.results:
        type = result.type
        if not isinstance(type, MemRefType):
            values.append(None)
            kept.append(type)
            continue
        numbers = hoisted[len(buffers)] or ()
        if len(numbers) != type.shape.count(DYNAMIC):
            raise call.error("cannot create out param for dynamically shaped result")
        plain = MemRefType.get(type.shape, type.element_type, None, type.memory_space)
        sizes = [call.operands[number] for number in numbers]
        alloc = memref.AllocOp.build(plain, sizes, location=call.location)
        value: Value = block.insert_before(call, alloc).results[0]
        if plain is not type:
            cast = memref.CastOp.build(type, value, location=call.location)
            value = block.insert_before(call, cast).dest
        buffers.append(value)
        values.append(value)
    made = func.CallOp.build(kept, call.callee, [*call.operands, *buffers], location=call.location)
    block.insert_before(call, made)
    remaining = iter(made.results)
    call.replace_with([next(remaining) if value is None else value for value in values])
