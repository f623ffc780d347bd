"""Two programs: functions of one name, whose operations have semantics, as claims; counter-examples are run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from odsgen.interpreter import POISON, EvaluationError, Machine, value_text
from odsgen.ods.model import AttributeArgument, OpDef, PropertyArgument
from odsgen.proof.claims import (
    Claim,
    FixedAttribute,
    FreeAttribute,
    Perform,
    attribute_of,
    default_of,
)
from odsgen.proof.patterns import check_operation
from odsgen.proof.proving import Options, prove_one
from odsgen.proof.report import CounterExample, Run, Verdict
from odsgen.proof.terms import FLOAT_FORMATS, OutsideError, ScalarType, float_type, integer_type
from odsgen.runtime import (
    Attribute,
    Block,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    Operation,
    Type,
    Value,
)
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen.runtime.ir.traits import ReturnLike

#: The width of an index in a program.
_INDEX_WIDTH = 64


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
        if name is not None and len(op.regions) == 1 and op.regions[0].blocks and op is not module:
            yield name, op


def claim_of(pair: Pair, ops: Mapping[str, OpDef]) -> Claim:
    """That the second function of a pair may stand for the first; raises OutsideError."""
    claim = Claim(f"@{pair.name}", "the function after stands for the one before", None)
    first, second = _body(pair.before), _body(pair.after)
    types = [argument.type for argument in first.arguments]
    if types != [argument.type for argument in second.arguments]:
        raise OutsideError("the functions have arguments of different types")
    arguments = []
    for index, type in enumerate(types):
        name = f"%arg{index}"
        arguments.append(name)
        claim.values.append(name)
        claim.types[name] = scalar_type(type)
    reader = _Reader(claim, ops)
    before = reader.read(first, arguments, False)
    after = reader.read(second, arguments, True)
    if len(before) != len(after):
        raise OutsideError("the functions return different numbers of values")
    claim.pairs = list(zip(before, after, strict=True))
    for index, (one, other) in enumerate(claim.pairs):
        label = f"result {index}" if len(before) > 1 else "the result"
        claim.shown_results.append(label)
        if reader.types[one] != reader.types[other]:
            raise OutsideError("the functions return values of different types")
    return claim


def _body(function: Operation) -> Block:
    blocks = function.regions[0].blocks
    if len(blocks) != 1:
        raise OutsideError("the function has several blocks")
    return blocks[0]


def scalar_type(type: Type) -> ScalarType:
    """The number type of a value."""
    if isinstance(type, IntegerType) and type.width > 0:
        return ScalarType("unsigned" if type.is_unsigned else "integer", type.width)
    if isinstance(type, IndexType):
        return ScalarType("index", _INDEX_WIDTH)
    if isinstance(type, FloatType) and str(type) in FLOAT_FORMATS:
        return float_type(str(type))
    width = getattr(type, "width", None)  # as `!smt.bv<8>` has one
    if isinstance(width, int) and width > 0:
        return integer_type(width)
    raise OutsideError(f"values of the type '{type}'")


@dataclass
class _Reader:
    """Makes the steps of a claim of the operations of a block."""

    claim: Claim
    ops: Mapping[str, OpDef]
    types: dict[str, ScalarType] = field(default_factory=dict)
    count: int = 0

    def read(self, block: Block, arguments: Sequence[str], is_target: bool) -> list[str]:
        """The names of the values that the block returns."""
        names: dict[Value, str] = dict(zip(block.arguments, arguments, strict=True))
        for name in arguments:
            self.types[name] = self.claim.types[name]
        for op in block:
            if ReturnLike in op.TRAITS:
                return [names[operand] for operand in op.operands]
            step = self._step(op, names, is_target)
            (self.claim.target if is_target else self.claim.source).append(step)
        raise OutsideError("the function does not return")

    def _step(self, op: Operation, names: dict[Value, str], is_target: bool) -> Perform:
        described = self.ops.get(op.name)
        if described is None:
            raise OutsideError(f"{op.name}, whose spec is not known")
        check_operation(described, may_be_variadic=True)
        results = []
        for result in op.results:
            self.count += 1
            name = names[result] = f"{'after' if is_target else 'before'} {self.count}"
            results.append(name)
            type = self.types[name] = scalar_type(result.type)
            (self.claim.known_target_types if is_target else self.claim.types)[name] = type
        attributes = []
        for argument in described.arguments:
            if isinstance(argument, (AttributeArgument, PropertyArgument)):
                self.count += 1
                name = f"{argument.name} {self.count}"
                attribute = op.properties.get(argument.name)
                fixed = _fixed(argument, attribute)
                if fixed is not None:
                    self.claim.attributes[name] = fixed
                attributes.append((argument.name, name))
        operands = tuple(names[operand] for operand in op.operands)
        return Perform(described, operands, tuple(attributes), tuple(results))


def _fixed(
    argument: AttributeArgument | PropertyArgument, attribute: Attribute | None
) -> FixedAttribute | None:
    """The value of an attribute; None of one that has none that is known."""
    free: FreeAttribute = attribute_of(argument)
    if attribute is None:
        return default_of(argument)
    if "PoisonAttrInterface" in type(attribute).INTERFACES:
        return FixedAttribute(0, is_poison=True)
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


def compare(pair: Pair, ops: Mapping[str, OpDef], options: Options) -> Verdict:
    """Whether the function after may stand for the one before; equal, if each may stand for the other."""

    def verdict(of: Pair) -> Verdict:
        return prove_one((f"@{pair.name}", "function", None, lambda: [claim_of(of, ops)]), options)

    found = verdict(pair)
    if found.counter_example is not None and not found.counter_example.invalid:
        return replace(found, run=run(pair, found.counter_example))
    if found.status != "proved":
        return found
    opposite = verdict(Pair(pair.name, pair.after, pair.before))
    return replace(found, status="equal" if opposite.status == "proved" else "refined")


# --- counter-examples that run ----------------------------------------------------------------------------------------


def run(pair: Pair, counter: CounterExample) -> Run:
    """Run both functions on the arguments of a counter-example."""
    arguments = [
        POISON if line.poison else line.bits
        for line in counter.inputs[: len(_body(pair.before).arguments)]
    ]
    texts, wrong = [], []
    for function, lines, undefined, when in (
        (pair.before, counter.sources, counter.source_undefined, "before"),
        (pair.after, counter.targets, counter.target_undefined, "after"),
    ):
        text, values = _call(function, arguments)
        texts.append(text)
        if undefined:
            continue
        expected = [POISON if line.poison else line.bits for line in lines]
        if values is None or not _agree(values, expected, function):
            told = ", ".join(map(str, lines))
            wrong.append(f"{when}, the model says {told}, the interpreter {text}")
    return Run(texts[0], texts[1], "; ".join(wrong))


def _call(function: Operation, arguments: Sequence[object]) -> tuple[str, list[object] | None]:
    module = function.parent_op or function
    try:
        values = list(Machine(module).call(function, arguments))
    except EvaluationError as error:
        return error.diagnostics[0].message, None
    returned = _return_types(function)
    texts = [value_text(value, type) for value, type in zip(values, returned, strict=True)]
    return f"returns {', '.join(texts)}", values


def _return_types(function: Operation) -> list[Type]:
    end = [*_body(function)][-1]
    return [operand.type for operand in end.operands]


def _agree(values: Sequence[object], expected: Sequence[object], function: Operation) -> bool:
    return all(
        value == wanted or _is_nan(value, type) and _is_nan(wanted, type)
        for value, wanted, type in zip(values, expected, _return_types(function), strict=True)
    )


def _is_nan(value: object, type: Type) -> bool:
    return isinstance(type, FloatType) and isinstance(value, int) and type.SEMANTICS.is_nan(value)
