"""Bufferization of modules: functions are analyzed callees first (MLIR: OneShotModuleBufferize.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.analysis import analyze_op
from odsgen.dialects.bufferization.one_shot.copies import insert_tensor_copies
from odsgen.dialects.bufferization.one_shot.driver import bufferize_op
from odsgen.dialects.bufferization.one_shot.interface import is_tensor
from odsgen.dialects.bufferization.one_shot.state import OneShotState
from odsgen.runtime import (
    ArrayAttr,
    DictionaryAttr,
    FunctionType,
    IntegerAttr,
    RankedTensorType,
    StringAttr,
    TensorType,
    Use,
    i64,
    is_symbol_table,
)
from odsgen_dialects import func, memref

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.runtime import Attribute, Operation, Type, Value

ACCESS = "bufferization.access"
LAYOUT = "bufferization.buffer_layout"
WRITABLE = "bufferization.writable"
EQUIVALENT_ARGUMENTS = "__equivalent_func_args__"


@dataclass(slots=True)
class FunctionAnalysis:
    """Effects of calls of a function (MLIR: `FuncAnalysisState`)."""

    is_analyzed: bool = False
    #: The argument to which each result is equivalent.
    equivalent: dict[int, int] = field(default_factory=dict)
    #: The results that may share the buffer of each argument.
    aliasing: dict[int, list[int]] = field(default_factory=dict)
    read: set[int] = field(default_factory=set)
    written: set[int] = field(default_factory=set)


#: The `extension` of states of modules.
FunctionAnalyses = dict["func.FuncOp", FunctionAnalysis]


def called_function(op: func.CallOp, options: BufferizationOptions) -> func.FuncOp | None:
    """The function that is called, if there is one."""
    found = options.run.symbol_tables.lookup_nearest_symbol_from(op, op.callee_attr)
    return found if isinstance(found, func.FuncOp) else None


def return_ops(op: func.FuncOp) -> list[func.ReturnOp]:
    """All `func.return` of a function."""
    ends = [block.last for block in op.body.blocks]
    return [end for end in ends if isinstance(end, func.ReturnOp)]


# --- attributes of arguments ------------------------------------------------------------------------------------------


def argument_attribute(op: func.FuncOp, index: int, name: str) -> Attribute | None:
    """An attribute of an argument."""
    found = op.arg_attrs
    return None if found is None else dict(found[index].entries).get(name)


def _set_argument_attributes(op: func.FuncOp, attributes: Sequence[dict[str, Attribute]]) -> None:
    if any(attributes):
        op.arg_attrs = [DictionaryAttr.get(entries) for entries in attributes]
    else:
        op.arg_attrs = None


def _argument_attributes(op: func.FuncOp) -> list[dict[str, Attribute]]:
    found = op.arg_attrs
    count = len(op.function_type.inputs)
    return [{} for _ in range(count)] if found is None else [dict(each.entries) for each in found]


def _remove_argument_attributes(op: func.FuncOp) -> None:
    """Drops what only bufferization reads."""
    if op.arg_attrs is None or op.body.is_empty:
        return
    attributes = _argument_attributes(op)
    for entries in attributes:
        entries.pop(LAYOUT, None)
        entries.pop(WRITABLE, None)
    _set_argument_attributes(op, attributes)


# --- the order of functions -------------------------------------------------------------------------------------------


def _has_tensor_signature(op: func.FuncOp) -> bool:
    type = op.function_type
    return any(isinstance(each, TensorType) for each in (*type.inputs, *type.results))


def _functions_of(module: Operation) -> list[func.FuncOp]:
    return [
        op
        for region in module.regions
        for block in region.blocks
        for op in block
        if isinstance(op, func.FuncOp)
    ]


def _ordered_functions(
    module: Operation, options: BufferizationOptions
) -> tuple[list[func.FuncOp], list[func.FuncOp]]:
    """Functions after those that they call, and those that call each other."""
    callees: dict[func.FuncOp, set[func.FuncOp]] = {}
    for op in _functions_of(module):
        called = callees[op] = set()
        for inner in op.walk():
            if isinstance(inner, func.CallOp):
                callee = called_function(inner, options)
                if callee is not None and _has_tensor_signature(callee):
                    called.add(callee)
    callers: dict[func.FuncOp, list[func.FuncOp]] = {}
    for op, called in callees.items():
        for callee in called:
            callers.setdefault(callee, []).append(op)
    waiting = {op: len(called) for op, called in callees.items()}
    ordered = [op for op, count in waiting.items() if not count]
    for op in ordered:  # grows meanwhile
        for caller in callers.get(op, ()):
            waiting[caller] -= 1
            if not waiting[caller]:
                ordered.append(caller)
    done = set(ordered)
    return ordered, [op for op in waiting if op not in done]


# --- analysis -----------------------------------------------------------------------------------------------------------


def _use_equivalences_of_callees(op: func.FuncOp, state: OneShotState) -> None:
    for call in op.walk(post_order=True):
        if not isinstance(call, func.CallOp):
            continue
        callee = called_function(call, state.options)
        known = None if callee is None else state.extension.get(callee)
        if known is None:
            continue
        for result, argument in known.equivalent.items():
            if state.is_in_place(Use(call, argument)):
                state.union_equivalence_classes(call.results[result], call.operands[argument])


def _find_aliases(op: func.FuncOp, found: FunctionAnalysis, state: OneShotState) -> None:
    """Finds the results that share buffers of arguments, and those that are equivalent to one."""
    type = op.function_type
    if op.body.is_empty:
        results = [n for n, each in enumerate(type.results) if isinstance(each, TensorType)]
        for number, each in enumerate(type.inputs):
            if isinstance(each, TensorType) and results:
                found.aliasing[number] = results
        return
    returns = return_ops(op)
    arguments = [arg for arg in op.body.arguments if isinstance(arg.type, RankedTensorType)]
    for argument in arguments:
        aliases: dict[int, None] = {}
        for end in returns:
            for number, value in enumerate(end.operands):
                if isinstance(value.type, RankedTensorType) and state.are_aliasing(value, argument):
                    aliases[number] = None
        if aliases:
            found.aliasing[argument.index] = list(aliases)

    def equivalent_argument(end: func.ReturnOp, number: int) -> int | None:
        value = end.operands[number]
        if is_tensor(value):
            for argument in arguments:
                if state.are_equivalent(value, argument):
                    if state.options.test_analysis_only:
                        _annotate_equivalent(end, number, argument.index)
                    return argument.index
        return None

    for number in range(len(type.results)):
        if not returns:
            break
        first = equivalent_argument(returns[0], number)
        if first is not None and all(
            equivalent_argument(end, number) == first for end in returns[1:]
        ):
            found.equivalent[number] = first


def _annotate_equivalent(end: func.ReturnOp, number: int, argument: int) -> None:
    known = end.attributes.get(EQUIVALENT_ARGUMENTS)
    if isinstance(known, ArrayAttr):
        numbers = list(known.elements)
    else:
        numbers = [IntegerAttr.get(-1, i64)] * len(end.operands)
    numbers[number] = IntegerAttr.get(argument, i64)
    end.attributes[EQUIVALENT_ARGUMENTS] = ArrayAttr.get(numbers)


def _find_accesses(op: func.FuncOp, found: FunctionAnalysis, state: OneShotState) -> None:
    """Finds the arguments that are read, and those that are written."""
    attributes = _argument_attributes(op)
    for number, type in enumerate(op.function_type.inputs):
        if not isinstance(type, TensorType):
            continue
        given = attributes[number].get(ACCESS)
        if isinstance(given, StringAttr):
            is_read = given.value in ("read", "read-write")
            is_written = given.value in ("write", "read-write")
        elif op.body.is_empty:
            is_read = is_written = True
        else:
            argument = op.body.arguments[number]
            is_read = state.is_value_read(argument)
            is_written = state.is_value_written(argument)
        if is_read:
            found.read.add(number)
        if is_written:
            found.written.add(number)
        access = {
            (True, True): "read-write",
            (True, False): "read",
            (False, True): "write",
            (False, False): "none",
        }[is_read, is_written]
        attributes[number][ACCESS] = StringAttr.get(access)
    if state.options.test_analysis_only:
        _set_argument_attributes(op, attributes)


def analyze_module(module: Operation, state: OneShotState) -> None:
    """Analyzes the functions of a module; raises VerifyError."""
    ordered, recursive = _ordered_functions(module, state.options)
    analyses: FunctionAnalyses = {}
    state.extension = analyses
    for op in ordered:
        if not state.options.is_allowed(op):
            continue
        found = analyses[op] = FunctionAnalysis()
        _use_equivalences_of_callees(op, state)
        analyze_op(op, state)
        _find_aliases(op, found, state)
        _find_accesses(op, found, state)
        found.is_analyzed = True
    for op in recursive:
        if state.options.is_allowed(op):
            _use_equivalences_of_callees(op, state)
            analyze_op(op, state)


# --- bufferization ------------------------------------------------------------------------------------------------------


def _without_cast(value: Value) -> Value:
    cast = value.defining_op
    return cast.source if isinstance(cast, memref.CastOp) else value


def _infer_result_layouts(op: func.FuncOp) -> None:
    """Returns buffers as they were before they were cast, if all `func.return` agree on their type (`foldMemRefCasts`)."""
    returns = [] if op.body.is_empty else return_ops(op)
    if not returns:
        return
    types: list[Type] = list(op.function_type.results)
    for number in range(len(types)):
        found = {_without_cast(end.operands[number]).type for end in returns}
        if len(found) == 1:
            types[number] = found.pop()
            for end in returns:
                end.set_operand(number, _without_cast(end.operands[number]))
    op.function_type = FunctionType.get(op.function_type.inputs, types)


def bufferize_module(module: Operation, options: BufferizationOptions) -> None:
    """Bufferizes functions and all other operations of a module whose conflicts are resolved; raises VerifyError."""
    ordered, recursive = _ordered_functions(module, options)
    for op in (*ordered, *recursive):
        if op.sym_name in options.no_analysis_func_filter:
            bufferize_op(op, replace(options, copy_before_write=True))
        else:
            bufferize_op(op, options)
        if options.function_boundary_layout == "infer-layout-map":
            _infer_result_layouts(op)
    for region in module.regions:
        for block in region.blocks:
            for other in block.operations:
                if not isinstance(other, func.FuncOp) and not is_symbol_table(other):
                    bufferize_op(other, options)
    for inner in module.walk(post_order=True):
        if isinstance(inner, func.FuncOp):
            _remove_argument_attributes(inner)


def _without_filtered(options: BufferizationOptions) -> BufferizationOptions:
    """Options for the analysis: functions that it leaves out, with all inside them, are denied."""
    names = options.no_analysis_func_filter
    if not names:
        return options

    def is_filtered(op: Operation) -> bool:
        function = op if isinstance(op, func.FuncOp) else op.parent_of_type(func.FuncOp)
        return function is not None and function.sym_name in names

    return replace(options, denied=is_filtered)


def run_one_shot(op: Operation, options: BufferizationOptions) -> dict[str, int]:
    """Analyzes and bufferizes, function boundaries, too, if asked for; returns statistics; raises VerifyError."""
    statistics: dict[str, int] = {}
    if not options.copy_before_write:
        state = OneShotState(op, _without_filtered(options))
        if options.bufferize_function_boundaries:
            analyze_module(op, state)
        else:
            analyze_op(op, state)
        statistics.update(state.statistics)
        if not options.test_analysis_only:
            insert_tensor_copies(op, state)
    if options.test_analysis_only:
        return statistics
    if options.bufferize_function_boundaries:
        bufferize_module(op, options)
    else:
        bufferize_op(op, options)
    return {**statistics, "num-buffer-alloc": options.run.allocations}
