"""Two programs: functions of one name, run for all inputs at once and compared; counter-examples are run by the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import get_context
from typing import Any

from odsgen.interpreter import POISON, Elements, EvaluationError, Machine, indices_of, value_text
from odsgen.ods.model import OpDef
from odsgen.proof.computation import Quantity
from odsgen.proof.encoder import Encoder
from odsgen.proof.execution import Execution
from odsgen.proof.proving import (
    Options,
    Prepared,
    answers_of,
    decided,
    solve_all,
    task_of,
    texts_of,
)
from odsgen.proof.refinement import Query, Shown, differ
from odsgen.proof.report import CounterExample, Line, Run, Verdict
from odsgen.proof.solver import solve
from odsgen.proof.symbols import Symbol, flattened, quantity_of, scalar_type, shape_of, shaped
from odsgen.proof.terms import OutsideError, Script
from odsgen.runtime import (
    CallableOpInterface,
    FloatType,
    Operation,
    RankedTensorType,
    Type,
    VectorType,
    as_interface,
)
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.runtime.ir.traits import ReturnLike

_SUMMARY = "the function after stands for the one before"


@dataclass(frozen=True, slots=True)
class Pair:
    """A function before and after."""

    name: str
    before: Operation
    after: Operation


def pairs(before: Operation, after: Operation) -> Iterator[Pair]:
    """The functions with bodies that both programs have, in the order of the first."""
    others = dict(_functions(after))
    for name, function in _functions(before):
        if name in others:
            yield Pair(name, function, others[name])


def _functions(module: Operation) -> Iterator[tuple[str, Operation]]:
    for op in module.walk():
        name = symbol_name(op)
        callable = None if name is None else as_interface(op, CallableOpInterface)
        if name is not None and callable is not None and op.regions and op.regions[0].blocks:
            yield name, op


# --- the query --------------------------------------------------------------------------------------------------------


def query_of(pair: Pair, ops: Mapping[str, OpDef]) -> Query:
    """Whether the second function of a pair does what the first cannot; raises OutsideError."""
    types = _argument_types(pair.before)
    if types != _argument_types(pair.after):
        raise OutsideError("the functions have arguments of different types")
    script = Script()
    query = Query(script)
    arguments = [_argument(query, f"%arg{index}", type) for index, type in enumerate(types)]
    encoder = Encoder(script)  # of both: the bits of a NaN are the same in both
    before, source = _executed(query, encoder, pair.before, arguments, ops)
    after, target = _executed(query, encoder, pair.after, arguments, ops)
    script.require(script.negation(script.either(*before.unsupported)))
    undefined = script.either(*before.undefined)
    wrong = script.either(*after.undefined, *after.unsupported)
    if source is None or target is None:  # one never returns
        undefined = "true" if source is None else undefined
        wrong = "true" if target is None else wrong
        query.ask(undefined, wrong, ())
        return query
    if [each.type for each in source] != [each.type for each in target]:
        raise OutsideError("the functions return values of different types")
    pairs = zip(source, target, strict=True)
    query.ask(undefined, wrong, [differ(script, *both) for both in pairs])
    return query


def _argument_types(function: Operation) -> list[Type]:
    return [argument.type for argument in function.regions[0].blocks[0].arguments]


def _argument(query: Query, label: str, type: Type) -> Any:
    """An argument of which only the type is known; each of its elements may be poison."""
    shape, scalar = shape_of(type), scalar_type(type)
    found = []
    for name in _labels(label, shape):
        text = query.script.declare(name, scalar.sort)
        quantity = Quantity(text, scalar, query.script.declare(f"{name}.poison", "Bool"))
        query.inputs.append(Shown(name, quantity))
        found.append(Symbol(quantity))
    return found[0] if shape is None else Elements(shape, found)


def _labels(label: str, shape: Sequence[int] | None) -> Iterator[str]:
    if shape is None:
        yield label
        return
    for indices in indices_of(shape):
        yield f"{label}[{', '.join(map(str, indices))}]"


def _executed(
    query: Query,
    encoder: Encoder,
    function: Operation,
    arguments: Sequence[Any],
    ops: Mapping[str, OpDef],
) -> tuple[Execution, list[Quantity] | None]:
    """A function that has run, and the numbers that it returns, if it ever does."""
    execution = Execution(encoder, ops, _module(function))
    values = execution.function(function, arguments, "true")
    shown = query.targets if query.sources else query.sources
    if values is None:
        return execution, None
    types = _return_types(function)
    found = []
    for index, (value, type) in enumerate(zip(values, types, strict=True)):
        label = f"result {index}" if len(types) > 1 else "the result"
        elements = flattened(shaped(value, type))
        for name, element in zip(_labels(label, shape_of(type)), elements, strict=True):
            found.append(quantity_of(encoder, element, scalar_type(type)))
            shown.append(Shown(name, found[-1]))
    return execution, found


def _module(function: Operation) -> Operation:
    return function.parent_op or function


def _return_types(function: Operation) -> list[Type]:
    """The types of what a function returns, if it ever does."""
    for block in function.regions[0].blocks:
        if block.last is not None and ReturnLike in block.last.TRAITS:
            return [operand.type for operand in block.last.operands]
    return []


# --- the verdict ------------------------------------------------------------------------------------------------------


def compare_all(
    pairs: Sequence[Pair], ops: Mapping[str, OpDef], options: Options
) -> Iterator[Verdict]:
    """The verdict of each pair of functions, in their order."""
    if options.jobs <= 1:
        for pair in pairs:
            yield compare(pair, ops, options)
        return
    with ProcessPoolExecutor(options.jobs, mp_context=get_context("spawn")) as pool:
        waiting = []
        for pair in pairs:
            both = [_prepared(each, ops, options) for each in (pair, _opposite(pair))]
            answers = [
                pool.submit(solve_all, texts_of(each.tasks), options.seconds, options.claim_seconds)
                for each in both
            ]
            waiting.append((pair, both, answers))
        for pair, both, answers in waiting:
            found = [
                decided(each, answers_of(given.result()), options)
                for each, given in zip(both, answers, strict=True)
            ]
            yield _joined(pair, found[0], partial(found.__getitem__, 1))


def compare(pair: Pair, ops: Mapping[str, OpDef], options: Options) -> Verdict:
    """Whether the function after may stand for the one before; equal, if each may stand for the other."""
    found = decided(_prepared(pair, ops, options), solve, options)

    def opposite() -> Verdict:
        return decided(_prepared(_opposite(pair), ops, options), solve, options)

    return _joined(pair, found, opposite)


def _opposite(pair: Pair) -> Pair:
    return Pair(pair.name, pair.after, pair.before)


def _joined(pair: Pair, found: Verdict, opposite: Callable[[], Verdict]) -> Verdict:
    """The verdict of a pair of which both directions are decided, the second one if that matters."""
    if found.counter_example is not None and not found.counter_example.invalid:
        return replace(found, run=run(pair, found.counter_example))
    if found.status != "proved":
        return found
    other = opposite()
    if other.status == "undecided":
        return replace(found, status="refined", reason=other.reason)
    return replace(found, status="equal" if other.status == "proved" else "refined")


def _prepared(pair: Pair, ops: Mapping[str, OpDef], options: Options) -> Prepared:
    prepared = Prepared(f"@{pair.name}", "function", None, _SUMMARY)
    try:
        query = query_of(pair, ops)
        prepared.tasks.append(task_of(query, prepared.name, _SUMMARY, options))
    except OutsideError as error:
        prepared.reason = str(error)
    return prepared


# --- counter-examples that run ----------------------------------------------------------------------------------------


def run(pair: Pair, counter: CounterExample) -> Run:
    """Run both functions on the arguments of a counter-example."""
    bits = iter([POISON if line.poison else line.bits for line in counter.inputs])
    arguments: list[Any] = []
    for type in _argument_types(pair.before):
        shape = shape_of(type)
        if shape is None:
            arguments.append(next(bits))
        else:
            arguments.append(Elements(shape, [next(bits) for _ in indices_of(shape)]))
    texts, wrong = [], []
    for function, lines, undefined, when in (
        (pair.before, counter.sources, counter.source_undefined, "before"),
        (pair.after, counter.targets, counter.target_undefined, "after"),
    ):
        text, values = _call(function, arguments)
        texts.append(text)
        if undefined:
            continue
        if values is None or not _agree(values, lines, function):
            told = ", ".join(map(str, lines))
            wrong.append(f"{when}, the model says {told}, the interpreter {text}")
    return Run(texts[0], texts[1], "; ".join(wrong))


def _call(function: Operation, arguments: Sequence[object]) -> tuple[str, list[Any] | None]:
    try:
        values = list(Machine(_module(function)).call(function, arguments))
    except EvaluationError as error:
        return error.diagnostics[0].message, None
    texts = [
        value_text(value, type) for value, type in zip(values, _return_types(function), strict=True)
    ]
    return f"returns {', '.join(texts)}", values


def _agree(values: Sequence[Any], lines: Sequence[Line], function: Operation) -> bool:
    expected = iter(lines)
    for value, type in zip(values, _return_types(function), strict=True):
        element = type.element_type if isinstance(type, (RankedTensorType, VectorType)) else type
        for each in flattened(shaped(value, type)):
            line = next(expected)
            wanted: Any = POISON if line.poison else line.bits
            if each != wanted and not (_is_nan(each, element) and _is_nan(wanted, element)):
                return False
    return True


def _is_nan(value: object, type: Type) -> bool:
    return isinstance(type, FloatType) and isinstance(value, int) and type.SEMANTICS.is_nan(value)
