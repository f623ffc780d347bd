"""Operations that do the same (MLIR: `OperationEquivalence`)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.ir.traits import IsCommutative

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value


def equivalence_key(op: Operation) -> Hashable:
    """A key that is equal for two operations that do the same with the same operands; locations do not count.

    Operations inside are compared too; the order of the operands of a commutative operation does not matter.
    """
    if not op._regions:
        return class_keys(type(op)).key_of(op, op._operands)
    inside: dict[Any, int] = {}  # the blocks and values that are defined inside
    parts: list[Hashable] = []
    pending: list[Any] = [op]
    while pending:
        current = pending.pop()
        if isinstance(current, str):
            parts.append(current)
            continue
        operands: list[Any] = [inside.get(operand, operand) for operand in current._operands]
        parts.append(class_keys(type(current)).key_of(current, operands, inside))
        if current is not op:
            for result in current._results:
                inside[result] = len(inside)
        for region in reversed(current._regions):
            pending.append("end of a region")
            for block in reversed(region._blocks):
                pending.extend(reversed(list(block)))
                pending.append("block")
        for region in current._regions:
            for block in region._blocks:
                inside[block] = len(inside)
                parts.append(tuple([argument.type for argument in block._arguments]))
                for argument in block._arguments:
                    inside[argument] = len(inside)
    return tuple(parts)


class ClassKeys:
    """The keys of the operations of a class: what is the same for all of them is found out once."""

    __slots__ = ("op_class", "is_commutative", "defaults", "default_key", "is_registered")

    def __init__(self, op_class: type[Operation]) -> None:
        self.op_class = op_class
        self.is_commutative = IsCommutative in op_class.TRAITS
        self.defaults = op_class.DEFAULT_PROPERTIES
        self.default_key = _entries(self.defaults)
        self.is_registered = op_class.REGISTERED

    def key_of(
        self, op: Operation, operands: Any, inside: dict[Any, int] | None = None
    ) -> Hashable:
        """The key of an operation without what its regions contain."""
        if self.is_commutative and len(operands) > 1:
            if inside is not None:
                operands = tuple(sorted(operands, key=_identity))
            elif len(operands) == 2:  # most often
                first, second = operands
                operands = (first, second) if id(first) < id(second) else (second, first)
            else:
                operands = tuple(sorted(operands, key=id))
        elif type(operands) is not tuple:
            operands = tuple(operands)
        properties: Any = op._properties
        if not properties:
            properties = self.default_key
        elif self.defaults:
            properties = _entries({**self.defaults, **properties})
        else:
            properties = _entries(properties)
        result = op._result
        types = op.result_types if result is None else result.type
        attributes: Any = op._attributes
        own = (
            self.op_class,
            operands,
            types,
            properties,
            _entries(attributes) if attributes else None,
        )
        successors = op._successors
        if not successors and not op._regions and self.is_registered:
            return own
        return (
            *own,
            op.name,
            getattr(op, "properties_attribute", None),
            tuple(
                [
                    successor if inside is None else inside.get(successor, successor)
                    for successor in successors
                ]
            ),
            len(op._regions),
        )


_class_keys: dict[type[Operation], ClassKeys] = {}


def class_keys(op_class: type[Operation]) -> ClassKeys:
    """Those of a class."""
    found = _class_keys.get(op_class)
    if found is None:
        found = _class_keys[op_class] = ClassKeys(op_class)
    return found


def _identity(operand: Value | int) -> int:
    return operand if isinstance(operand, int) else id(operand)


def _entries(values: dict[str, Any]) -> Hashable:
    if not values:
        return None
    if len(values) == 1:
        [(name, value)] = values.items()
        if isinstance(value, Attribute):
            return (name, value)
        return None if value is None else (name, _hashable(value))
    return frozenset(
        [(name, _hashable(value)) for name, value in values.items() if value is not None]
    )


def _hashable(value: Any) -> Hashable:
    """A property as something to compare: lists become tuples."""
    if isinstance(value, Attribute):
        return value
    if isinstance(value, (list, tuple)):
        return tuple([_hashable(part) for part in value])
    if isinstance(value, dict):
        return frozenset([(key, _hashable(part)) for key, part in value.items()])
    try:
        hash(value)
    except TypeError:
        return id(value)
    return value  # type: ignore[no-any-return]
