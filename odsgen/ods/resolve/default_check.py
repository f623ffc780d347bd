"""Whether a default satisfies its constraint, as far as that can be told without the runtime.

A predicate is evaluated over a stand-in of the attribute that knows what the default says of it.  What cannot be told is
`UNKNOWN`, and a default is refused only when its constraint is certainly false.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from itertools import pairwise

from odsgen.ods.model import (
    AttrConstraint,
    AttributeKind,
    DefaultValue,
    PropertyConstraint,
    TypeBuilder,
)
from odsgen.ods.model import (
    predicates as p,
)


@dataclass(frozen=True, slots=True)
class StandIn:
    """An attribute of which some members are known."""

    class_names: frozenset[str]
    members: Mapping[str, object] = field(default_factory=dict)


class _Unknown:
    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN = _Unknown()
Truth = bool | None  # None: it cannot be told


def satisfies_default(
    constraint: AttrConstraint | PropertyConstraint, default: DefaultValue
) -> bool:
    """Whether the default may satisfy the constraint; False only when it certainly does not."""
    if isinstance(constraint, PropertyConstraint):
        value: object = default.value
        if value is None:
            return True
    else:
        value = stand_in(constraint, default)
    if value is UNKNOWN:
        return True
    return _Evaluation(value, {}).truth(constraint.predicate) is not False


def stand_in(constraint: AttrConstraint, default: DefaultValue) -> object:
    """The attribute that a default means, as far as it is known."""
    value = default.value
    if constraint.attribute_def is not None or constraint.enum is not None or value is None:
        return UNKNOWN
    of_type = constraint.value_type if constraint.value_type is not None else UNKNOWN
    match constraint.kind:
        case AttributeKind.INTEGER:
            return StandIn(_classes("IntegerAttr", "TypedAttr"), {"value": value, "type": of_type})
        case AttributeKind.BOOL:
            return StandIn(
                _classes("BoolAttr", "IntegerAttr", "TypedAttr"), {"value": value, "type": of_type}
            )
        case AttributeKind.FLOAT:
            return StandIn(_classes("FloatAttr", "TypedAttr"), {"value": value, "type": of_type})
        case AttributeKind.STRING | AttributeKind.SYMBOL_NAME:
            return StandIn(_classes("StringAttr", "TypedAttr"), {"value": value})
        case AttributeKind.DENSE_ARRAY:
            return StandIn(_classes("DenseArrayAttr"), {"values": value})
        case AttributeKind.ARRAY if isinstance(value, tuple):
            element = constraint.element
            elements = tuple(
                UNKNOWN if element is None else stand_in(element, DefaultValue(v, ""))
                for v in value
            )
            return StandIn(_classes("ArrayAttr"), {"elements": elements})
    return UNKNOWN


def _classes(*names: str) -> frozenset[str]:
    return frozenset((*names, "Attribute"))


class _Evaluation:
    """Evaluates predicates about one value."""

    def __init__(self, value: object, names: Mapping[str, object]) -> None:
        self.value = value
        self.names = names

    def truth(self, predicate: p.Predicate) -> Truth:
        match predicate:
            case p.And():
                return _all(map(self.truth, predicate.predicates))
            case p.Or():
                return _negated(_all(_negated(self.truth(q)) for q in predicate.predicates))
            case p.Not():
                return _negated(self.truth(predicate.predicate))
            case p.IsA():
                if isinstance(self.value, StandIn):
                    return bool(self.value.class_names & set(predicate.class_names))
                if isinstance(self.value, TypeBuilder):
                    return True if self.value.class_name in predicate.class_names else None
                return None
            case p.IsType():
                if isinstance(self.value, TypeBuilder):
                    return self.value == predicate.builder
                return None
            case p.Holds():
                value = self.of(predicate.expression)
                return value if isinstance(value, bool) else None
            case p.Applied():
                inner = self.of(predicate.value)
                if inner is UNKNOWN:
                    return None
                return _Evaluation(inner, self.names).truth(predicate.predicate)
            case p.Quantified():
                return self._quantified(predicate)
        return None

    def _quantified(self, predicate: p.Quantified) -> Truth:
        sequence = self.of(predicate.sequence)
        if not isinstance(sequence, tuple):
            return None
        found: list[Truth] = []
        for element in sequence:
            if not predicate.names:
                found.append(_Evaluation(element, self.names).truth(predicate.predicate))
                continue
            values = element if len(predicate.names) > 1 else (element,)
            if not isinstance(values, tuple) or len(values) != len(predicate.names):
                return None
            names = {**self.names, **dict(zip(predicate.names, values, strict=True))}
            found.append(_Evaluation(self.value, names).truth(predicate.predicate))
        if predicate.quantifier is p.Quantifier.ALL:
            return _all(found)
        return _negated(_all(map(_negated, found)))

    def of(self, expression: p.Expression) -> object:
        """The value of an expression, or UNKNOWN."""
        match expression:
            case p.SelfValue():
                return self.value
            case p.LocalValue():
                return self.names.get(expression.name, UNKNOWN)
            case p.Constant():
                return expression.value
            case p.TypeConstant():
                return expression.builder
            case p.MemberOf():
                owner = self.of(expression.value)
                if isinstance(owner, StandIn):
                    return owner.members.get(expression.name, UNKNOWN)
            case p.Sequence():
                elements = tuple(map(self.of, expression.elements))
                return UNKNOWN if UNKNOWN in elements else elements
            case p.ElementAt():
                return self._element(self.of(expression.sequence), self.of(expression.index))
            case p.FunctionCall():
                return self._call(expression)
            case p.SignedValue(operator="-"):
                operand = self.of(expression.operand)
                return -operand if isinstance(operand, (int, float)) else UNKNOWN
            case p.Arithmetic():
                return self._arithmetic(expression)
            case p.Comparison():
                return self._comparison(expression)
            case p.Choice():
                condition = self.truth(expression.condition)
                if condition is None:
                    return UNKNOWN
                return self.of(expression.when_true if condition else expression.when_false)
            case p.Truth():
                truth = self.truth(expression.predicate)
                return UNKNOWN if truth is None else truth
        return UNKNOWN

    def _element(self, sequence: object, index: object) -> object:
        if isinstance(sequence, tuple) and isinstance(index, int):
            if -len(sequence) <= index < len(sequence):
                return sequence[index]
        return UNKNOWN

    def _call(self, call: p.FunctionCall) -> object:
        arguments = [self.of(argument) for argument in call.arguments]
        if UNKNOWN in arguments or len(arguments) != 1:
            return UNKNOWN
        [argument] = arguments
        if call.function == "len" and isinstance(argument, (tuple, str)):
            return len(argument)
        if call.function == "abs" and isinstance(argument, (int, float)):
            return abs(argument)
        if call.function == "signed_value" and isinstance(argument, StandIn):
            return _signed_value(argument)
        if call.function == "pairwise" and isinstance(argument, tuple):
            return tuple(pairwise(argument))
        return UNKNOWN

    def _arithmetic(self, expression: p.Arithmetic) -> object:
        left, right = self.of(expression.left), self.of(expression.right)
        apply = _ARITHMETIC.get(expression.operator)
        if apply is None or not isinstance(left, int) or not isinstance(right, int):
            return UNKNOWN
        if expression.operator in ("%", "//") and right == 0:
            return UNKNOWN
        return apply(left, right)

    def _comparison(self, expression: p.Comparison) -> object:
        left = self.of(expression.first)
        found: list[Truth] = []
        for symbol, operand in expression.rest:
            right = self.of(operand)
            found.append(_compared(left, symbol, right))
            left = right
        truth = _all(found)
        return UNKNOWN if truth is None else truth


def _signed_value(attribute: StandIn) -> object:
    """The bits of an integer attribute read with a sign, whatever its type says of signs."""
    value, of_type = attribute.members.get("value"), attribute.members.get("type")
    if not isinstance(value, int) or not isinstance(of_type, TypeBuilder):
        return UNKNOWN
    width = of_type.arguments[0] if of_type.class_name == "IntegerType" else 64
    if not isinstance(width, int) or width < 1:
        return UNKNOWN
    bits = value % (1 << width)
    return bits - (bits >> (width - 1) << width)


def _compared(left: object, symbol: str, right: object) -> Truth:
    if left is UNKNOWN or right is UNKNOWN or isinstance(left, StandIn):
        return None
    if symbol in ("in", "not in"):
        if not isinstance(right, tuple) or UNKNOWN in right:
            return None
        return (left in right) == (symbol == "in")
    apply = _COMPARISONS.get(symbol)
    if apply is None:
        return None
    try:
        return bool(apply(left, right))
    except TypeError:
        return None


_COMPARISONS: dict[str, Callable[..., object]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_ARITHMETIC: dict[str, Callable[[int, int], int]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "%": operator.mod,
    "//": operator.floordiv,
    "&": operator.and_,
    "|": operator.or_,
    "^": operator.xor,
}


def _all(truths: Iterable[Truth]) -> Truth:
    unknown = False
    for truth in truths:
        if truth is False:
            return False
        unknown = unknown or truth is None
    return None if unknown else True


def _negated(truth: Truth) -> Truth:
    return None if truth is None else not truth
