"""Runs a function for all inputs at once: the interpreter's evaluations decide where control goes and move values about,
what operations compute is encoded, and where an evaluation depends on a number, each case of it is run.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from types import GeneratorType
from typing import Any, NamedTuple

from odsgen.interpreter import (
    POISON,
    Elements,
    Exit,
    Jump,
    Leave,
    Limits,
    Machine,
    Run,
    UndefinedBehavior,
    Unsupported,
)
from odsgen.interpreter.machine import evaluator_for
from odsgen.ods.model import Arity, AttributeArgument, OpDef, PropertyArgument
from odsgen.ods.model.definitions import EnumDef
from odsgen.proof.claims import FixedAttribute, attribute_of, default_of
from odsgen.proof.computation import Input
from odsgen.proof.encoder import Encoder
from odsgen.proof.operations import fixed_quantity, perform
from odsgen.proof.patterns import check_operation
from odsgen.proof.symbols import (
    MAX_ELEMENTS,
    Symbol,
    UndeterminedError,
    flattened,
    merged,
    quantity_of,
    scalar_type,
    shaped,
)
from odsgen.proof.terms import OutsideError, ScalarType, literal
from odsgen.runtime import (
    Attribute,
    Block,
    CallOpInterface,
    DenseArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    Location,
    LoopLikeOpInterface,
    MemRefType,
    Operation,
    Region,
    Type,
    Value,
    as_interface,
)
from odsgen.runtime.diagnostics import is_fault
from odsgen.runtime.ir.traits import ConstantLike, IsTerminator

#: Operations that are run before a function counts as too long, those of inlined calls and unrolled loops among them.
_MAX_STEPS = 20_000
#: Calls that are open at a time.
_MAX_DEPTH = 64
#: The dialects whose evaluations do nothing with numbers but move them, besides constants, calls and control flow.
_MOVING = frozenset({"cf", "scf", "tensor", "ub", "vector"})
#: The attributes that list the numbers among which an operation chooses.
_CASES = {"cf.switch": "case_values", "llvm.switch": "case_values", "scf.index_switch": "cases"}
#: Operations whose indices select an element.
_INDEXED = frozenset({"tensor.extract", "tensor.insert", "vector.extract", "vector.insert"})


class _Ending(NamedTuple):
    """A way out of a region: the condition under which it is taken, the terminator, the values."""

    condition: str
    terminator: Operation | None
    values: Sequence[Any]


class _StepByStep(Machine):
    """A machine whose values may be unknown: nothing of a loop is run past the one that encodes each operation."""

    def straight_line(self, region: Region) -> None:
        """None: no region runs at once."""


class Execution:
    """One function that is run; where its behavior is undefined grows while it runs."""

    def __init__(self, encoder: Encoder, ops: Mapping[str, OpDef], module: Operation) -> None:
        self.encoder = encoder
        self.script = encoder.script
        self.ops = ops
        self.machine = _StepByStep(module, limits=Limits(elements=_MAX_STEPS * MAX_ELEMENTS))
        self.values: dict[Value, Any] = {}
        self.undefined: list[str] = []
        self.unsupported: list[str] = []
        self._open: list[Operation] = []  # functions
        self._steps = 0

    def function(
        self, function: Operation, arguments: Sequence[Any], path: str
    ) -> Sequence[Any] | None:
        """The values that a function returns; None if it never does."""
        if function in self._open:
            raise OutsideError("a recursive call")
        if not function.regions or not function.regions[0].blocks:
            raise OutsideError("a call of a function that is only declared")
        if len(self._open) >= _MAX_DEPTH:
            raise OutsideError(f"over {_MAX_DEPTH} calls within each other")
        self._open.append(function)
        exit = self._region(function.regions[0], arguments, path)
        self._open.pop()
        return None if exit is None else exit.values

    # --- regions ------------------------------------------------------------------------------------

    def _region(self, region: Region, arguments: Sequence[Any], path: str) -> Exit | None:
        """How a region is left; None if it never is."""
        incoming: dict[Block, list[_Ending]] = {region.blocks[0]: [_Ending(path, None, arguments)]}
        endings: list[_Ending] = []
        for block in _in_order(region):
            edges = incoming.get(block)
            if edges is None:
                continue
            types = [argument.type for argument in block.arguments]
            condition, values = self._joined(edges, types)
            self.values.update(zip(block.arguments, values, strict=True))
            for ending, outcome in self._block(block, condition):
                if isinstance(outcome, Jump):
                    incoming.setdefault(outcome.block, []).append(ending)
                else:
                    endings.append(ending)
        if not endings:
            return None
        end = endings[0].terminator
        if any(type(each.terminator) is not type(end) for each in endings):
            raise OutsideError("a region with different terminators")
        types = [] if end is None else [operand.type for operand in end.operands]
        return Exit(end, self._joined(endings, types)[1])

    def _joined(self, edges: Sequence[_Ending], types: Sequence[Type]) -> tuple[str, Sequence[Any]]:
        """The condition under which control comes along any of the edges, and the values that come with it."""
        condition = self.script.either(*(edge.condition for edge in edges))
        *others, last = edges
        values = last.values
        for edge in reversed(others):
            if len(types) != len(values):
                raise OutsideError("values whose types are not known")
            values = [
                merged(self.encoder, edge.condition, first, second, type)
                for first, second, type in zip(edge.values, values, types, strict=True)
            ]
        return condition, values

    def _block(self, block: Block, path: str) -> list[tuple[_Ending, Jump | Leave]]:
        """The ways out of a block."""
        for op in block:
            self._steps += 1
            if self._steps > _MAX_STEPS:
                raise OutsideError(f"more than {_MAX_STEPS} operations")
            with _placed(op):
                outcomes = self._operation(op, path)
            if IsTerminator in op.TRAITS:
                return [(_Ending(when, op, out.values), out) for when, out in outcomes]
            if not outcomes:
                return []  # what follows is not reached
            types = [result.type for result in op.results]
            _, found = self._joined([_Ending(when, op, out) for when, out in outcomes], types)
            for result, value in zip(op.results, found, strict=True):
                self.values[result] = shaped(value, result.type)
        return [(_Ending(path, None, ()), Leave())]

    # --- operations ---------------------------------------------------------------------------------

    def _operation(self, op: Operation, path: str) -> list[tuple[str, Any]]:
        """The outcomes of an operation, each with the condition under which it is that."""
        operands = [self.values[operand] for operand in op.operands]
        described = self.ops.get(op.name)
        if described is not None and described.semantics is not None:
            if not all(isinstance(n, int) for value in operands for n in flattened(value)):
                return [(path, self._computed(op, described, operands, path))]
        elif not _only_moves(op):
            if any(isinstance(value.type, MemRefType) for value in (*op.operands, *op.results)):
                raise OutsideError(f"memory ({op.name})")
            reason = "has no semantics" if described else "is of a dialect whose spec is not known"
            raise OutsideError(f"{op.name} {reason}")
        return self._evaluated(op, operands, path)

    def _evaluated(
        self, op: Operation, operands: Sequence[Any], path: str
    ) -> list[tuple[str, Any]]:
        """The outcomes of the interpreter's evaluation, for each case of the numbers on which it depends."""
        try:
            outcome = self._run(op, operands, path)
        except UndeterminedError as error:
            known = [n for n, each in enumerate(operands) if each is error.symbol]
            cases = self._cases(op, error.symbol, operands) if known else None
            if cases is None:
                if as_interface(op, LoopLikeOpInterface) is not None:
                    raise OutsideError(f"the loop {op.name}") from None
                raise OutsideError(f"{op.name} depends on a value that is not known") from None
            found = []
            for condition, value in cases:
                replaced = [value if n in known else each for n, each in enumerate(operands)]
                found += self._evaluated(op, replaced, self.script.both(path, condition))
            return found
        return [] if outcome is None else [(path, outcome)]

    def _run(self, op: Operation, operands: Sequence[Any], path: str) -> Any:
        """The outcome of one evaluation; None if it is undefined."""
        if path == "false":
            return None
        evaluate = evaluator_for(op)
        if evaluate is None:
            raise OutsideError(f"{op.name} has no semantics")
        try:
            outcome = evaluate(op, operands, self.machine)
            if isinstance(outcome, GeneratorType):
                outcome = self._driven(outcome, path)
        except (OutsideError, UndeterminedError):
            raise
        except UndefinedBehavior:
            self.undefined.append(path)
            return None
        except Unsupported as error:
            raise OutsideError(f"{op.name} {error}") from None
        except Exception as error:
            if not is_fault(error):
                raise
            raise OutsideError(f"{op.name}, whose evaluation fails: {error}") from None
        return outcome

    def _driven(self, evaluation: Any, path: str) -> Any:
        """The outcome of an evaluation that runs regions or calls functions."""
        exit: Exit | None = None
        while True:
            try:
                request = next(evaluation) if exit is None else evaluation.send(exit)
            except StopIteration as end:
                return end.value
            if isinstance(request, Run):
                if request.region.blocks:
                    exit = self._region(request.region, request.values, path)
                else:
                    exit = Exit(None, ())
            else:
                values = self.function(request.function, request.values, path)
                exit = None if values is None else Exit(None, values)
            if exit is None:
                return None

    def _cases(
        self, op: Operation, symbol: Symbol, operands: Sequence[Any]
    ) -> list[tuple[str, Any]] | None:
        """Numbers that stand for all that a symbol may be, each with its condition; None if they are not known."""
        quantity = symbol.quantity
        assert quantity.type is not None
        width = quantity.type.width
        if width == 1:
            numbers = [0, 1]
        elif op.name in _CASES:
            numbers = _numbers(op.properties.get(_CASES[op.name]))
        elif op.name in _INDEXED:
            sizes = [size for each in operands if isinstance(each, Elements) for size in each.shape]
            numbers = list(range(max(sizes, default=0)))
        else:
            return None
        script = self.script
        numbers = list(dict.fromkeys(number % (1 << width) for number in numbers))
        is_number = script.negation(quantity.poison)
        equal = [script.define("Bool", f"(= {quantity.text} {literal(n, width)})") for n in numbers]
        found: list[tuple[str, Any]] = [
            (script.both(is_number, condition), number)
            for condition, number in zip(equal, numbers, strict=True)
        ]
        if len(numbers) < 1 << width:
            other = next(n for n in range(len(numbers) + 1) if n not in numbers)
            found.append((script.both(is_number, script.negation(script.either(*equal))), other))
        elif width == 1:
            found[1] = (script.both(is_number, script.negation(equal[0])), numbers[1])
        return [*found, (quantity.poison, POISON)]

    # --- numbers ------------------------------------------------------------------------------------

    def _computed(
        self, op: Operation, described: OpDef, operands: Sequence[Any], path: str
    ) -> list[Any]:
        """The results that the semantics of an operation give, element by element."""
        check_operation(described, may_be_variadic=True)
        shape = next((each.shape for each in operands if isinstance(each, Elements)), None)
        if shape is None:
            found = self._scalars(op, described, operands, path)
            return [Symbol(found[part.name]) for part in described.results]
        assert described.semantics is not None
        if not described.semantics.elementwise:
            raise OutsideError(f"{op.name} of vectors or tensors")
        count = len(next(each for each in operands if isinstance(each, Elements)).values)
        columns = []
        for operand in operands:
            if isinstance(operand, Elements) and operand.shape != shape:
                raise OutsideError(f"{op.name} of different shapes")
            values = flattened(operand)
            columns.append(values if isinstance(operand, Elements) else [*values] * count)
        rows = [self._scalars(op, described, row, path) for row in zip(*columns, strict=True)]
        return [
            Elements(shape, [Symbol(row[part.name]) for row in rows]) for part in described.results
        ]

    def _scalars(
        self, op: Operation, described: OpDef, operands: Sequence[Any], path: str
    ) -> dict[str, Any]:
        encoder, script = self.encoder, self.script
        inputs: dict[str, Input] = {}
        types: dict[str, ScalarType] = {}
        enums: dict[str, EnumDef] = {}
        quantities = [
            quantity_of(encoder, value, scalar_type(operand.type))
            for value, operand in zip(operands, op.operands, strict=True)
        ]
        for index, part in enumerate(described.operands):
            if part.arity is Arity.VARIADIC:  # the last
                inputs[part.name] = tuple(quantities[index:])
                continue
            inputs[part.name] = quantities[index]
            types[part.name] = scalar_type(op.operands[index].type)
        for made_part, result in zip(described.results, op.results, strict=True):
            types[made_part.name] = scalar_type(result.type)
        for argument in described.arguments:
            if isinstance(argument, (AttributeArgument, PropertyArgument)):
                written = _written(argument, op.properties.get(argument.name))
                if written is None:
                    continue
                found = fixed_quantity(encoder, written, scalar_type(op.results[0].type))
                inputs[argument.name] = found
                if found.type is not None:
                    types[argument.name] = found.type
                if argument.constraint.enum is not None:
                    enums[argument.name] = argument.constraint.enum
        made, needed = perform(encoder, described, inputs, types, enums)
        for reason, condition in needed:
            if condition != "true":
                raise OutsideError(f"{op.name} requires that {reason}")
        self.undefined.append(script.both(path, made.undefined))
        self.unsupported.append(script.both(path, made.unsupported))
        return made.results


# --- control flow -----------------------------------------------------------------------------------------------------


def _in_order(region: Region) -> list[Block]:
    """The blocks that control reaches, each behind all from which it comes; raises OutsideError for a loop."""
    done: list[Block] = []
    state: dict[Block, bool] = {}  # whether all behind it are done
    stack = [(region.blocks[0], iter(region.blocks[0].successors))]
    state[region.blocks[0]] = False
    while stack:
        block, following = stack[-1]
        for successor in following:
            if successor not in state:
                state[successor] = False
                stack.append((successor, iter(successor.successors)))
                break
            if not state[successor]:
                end = block.last
                at = "" if end is None else _at(end.location)
                raise OutsideError(f"a loop{at}", bool(at))
        else:
            stack.pop()
            state[block] = True
            done.append(block)
    return done[::-1]


def _only_moves(op: Operation) -> bool:
    """Whether the evaluation of an operation chooses where control goes, or moves values without looking at them."""
    return (
        op.dialect_name in _MOVING
        or bool(op.regions)
        or ConstantLike in op.TRAITS
        or IsTerminator in op.TRAITS
        or as_interface(op, CallOpInterface) is not None
    )


def _numbers(attribute: Attribute | None) -> list[int]:
    if isinstance(attribute, DenseArrayAttr):
        return [int(value) for value in attribute.values]
    if isinstance(attribute, DenseIntOrFPElementsAttr):
        return [int(bits) for bits in attribute.number_bits()]
    return []


def _at(location: Location) -> str:
    """Where something stands, for the end of a sentence."""
    name, line, column = location.filename, location.line, location.column
    return "" if name is None else f", at {name}:{line}:{column}"


@contextmanager
def _placed(op: Operation) -> Iterator[None]:
    """Adds the place of an operation to the error that it raises."""
    try:
        yield
    except OutsideError as error:
        at = _at(op.location)
        if error.is_placed or not at:
            raise
        raise OutsideError(f"{error}{at}", True) from None


def _written(
    argument: AttributeArgument | PropertyArgument, attribute: Attribute | None
) -> FixedAttribute | None:
    """The value of an attribute of an operation; None of one that has none that is known."""
    free = attribute_of(argument)
    if attribute is None:
        return default_of(argument)
    if isinstance(attribute, IntegerAttr):
        number = attribute.unsigned_value
        if free.enum is not None or free.is_condition:
            return FixedAttribute(number, free.enum, free.is_condition)
        return FixedAttribute(number, type=scalar_type(attribute.type))
    if isinstance(attribute, FloatAttr):
        return FixedAttribute(attribute.bits, type=scalar_type(attribute.type))
    if free.is_condition:
        return FixedAttribute(True, is_condition=True)
    case = getattr(attribute, "value", None)
    if free.enum is not None and isinstance(case, int):
        return FixedAttribute(int(case), free.enum)
    return None
