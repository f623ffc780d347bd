"""Operations that do the same (MLIR: `OperationEquivalence`)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.ir.operation import NO_ENTRIES, Operation, SharedEntries
from odsgen.runtime.ir.traits import IsCommutative
from odsgen.runtime.support.interpreter import with_own_code

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from odsgen.runtime.ir.value import Value


def equivalence_key(op: Operation) -> Hashable:
    """A key that is equal for two operations that do the same with the same operands; locations do not count.

    Operations inside are compared too; the order of the operands of a commutative operation does not matter.
    """
    if not op.regions:
        return class_keys(type(op)).key_of(op, op.stored_operands)
    inside: dict[Any, int] = {}  # the blocks and values that are defined inside
    parts: list[Hashable] = []
    pending: list[Any] = [op]
    while pending:
        current = pending.pop()
        if isinstance(current, str):
            parts.append(current)
            continue
        operands: list[Any] = [inside.get(operand, operand) for operand in current.stored_operands]
        parts.append(class_keys(type(current)).key_of(current, operands, inside))
        if current is not op:
            for result in current.results:
                inside[result] = len(inside)
        for region in reversed(current.regions):
            pending.append("end of a region")
            for block in reversed(region.blocks):
                pending.extend(reversed(list(block)))
                pending.append("block")
        for region in current.regions:
            for block in region.blocks:
                inside[block] = len(inside)
                parts.append(tuple([argument.type for argument in block.arguments]))
                for argument in block.arguments:
                    inside[argument] = len(inside)
    return tuple(parts)


class ClassKeys:
    """The keys of the operations of a class: what is the same for all of them is found out once.

    A key is one tuple of what the operation is, with its operands behind that.
    """

    __slots__ = (
        "op_class",
        "is_commutative",
        "defaults",
        "default_key",
        "is_registered",
        "plain_key",
        "shared",
    )

    def __init__(self, op_class: type[Operation]) -> None:
        self.op_class = op_class
        self.is_commutative = IsCommutative in op_class.TRAITS
        self.defaults = op_class.DEFAULT_PROPERTIES
        self.default_key = _entries(self.defaults)
        self.is_registered = op_class.REGISTERED
        #: The key of an operation without regions and with one result.
        self.plain_key: Callable[[Operation], Hashable] = with_own_code(_plain_key, (self,))
        #: The properties that were last met of those that operations share, and their key.
        self.shared: tuple[SharedEntries, Hashable] = (NO_ENTRIES, self.default_key)

    def key_of(
        self, op: Operation, operands: Any, inside: dict[Any, int] | None = None
    ) -> Hashable:
        """The key of an operation without what its regions contain."""
        if self.is_commutative and len(operands) > 1:
            operands = sorted(operands, key=id if inside is None else _identity)
        attributes: Any = op.stored_attributes
        own = (
            self.op_class,
            op.result_types if op.single_result is None else op.single_result.type,
            self.properties_key(op.stored_properties),
            _entries(attributes) if attributes else None,
            *operands,
        )
        successors = op.stored_successors
        if not successors and not op.regions and self.is_registered:
            return own
        return (
            own,
            op.name,
            getattr(op, "properties_attribute", None),
            tuple(
                [
                    successor if inside is None else inside.get(successor, successor)
                    for successor in successors
                ]
            ),
            len(op.regions),
        )

    def properties_key(self, properties: Mapping[str, Any]) -> Hashable:
        """A key that is equal for properties that are; it is kept as long as operations that share theirs come by."""
        shared, key = self.shared
        if properties is not shared:
            key = _entries({**self.defaults, **properties} if self.defaults else properties)
            if isinstance(properties, SharedEntries):
                self.shared = (properties, key)
        return key


def _plain_key(op: Operation, keys: ClassKeys) -> Hashable:
    """The template of `ClassKeys.plain_key`: as `key_of`, most often without another call."""
    operands, result, properties = op.stored_operands, op.single_result, op.stored_properties
    if (
        op.stored_attributes
        or op.stored_successors
        or len(operands) > 2
        or result is None
        or not keys.is_registered
    ):
        return keys.key_of(op, operands)
    shared, key = keys.shared
    if properties is not shared:
        key = keys.properties_key(properties)
    if len(operands) == 2:
        first, second = operands
        if keys.is_commutative and id(first) > id(second):
            first, second = second, first
        return (keys.op_class, result.type, key, None, first, second)
    return (keys.op_class, result.type, key, None, *operands)


_class_keys: dict[type[Operation], ClassKeys] = {}


def class_keys(op_class: type[Operation]) -> ClassKeys:
    """Those of a class."""
    found = _class_keys.get(op_class)
    if found is None:
        found = _class_keys[op_class] = ClassKeys(op_class)
    return found


def _identity(operand: Value | int) -> int:
    return operand if isinstance(operand, int) else id(operand)


def _entries(values: Mapping[str, Any]) -> Hashable:
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
