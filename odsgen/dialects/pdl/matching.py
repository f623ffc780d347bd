"""Matches a program against the patterns of `pdl`, straight from the operations of their bodies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from odsgen.runtime import Operation, OpResult, Type, Value
from odsgen_dialects import pdl

#: What a value of a pattern stands for: an operation, value, type or attribute; a tuple for a range.
Bound = Any
#: A native constraint: takes what its arguments stand for; gives whether it holds, or what its results stand for.
Constraint = Callable[..., "bool | Sequence[Bound]"]


class UnknownFunction(LookupError):
    """A pattern names a native function that nobody supplies."""


class PatternMatcher:
    """A `pdl.pattern`, prepared."""

    def __init__(
        self, pattern: pdl.PatternOp, constraints: Mapping[str, Constraint] | None = None
    ) -> None:
        body = list(pattern.body_region.entry_block)
        terminator = body[-1]
        assert isinstance(terminator, pdl.RewriteOp)
        #: The rewrite, with its body or the name of an external function.
        self.rewrite = terminator
        self._operations = [op for op in body if isinstance(op, pdl.OperationOp)]
        self._natives = [op for op in body if isinstance(op, pdl.ApplyNativeConstraintOp)]
        self._constraints = constraints or {}
        for native in self._natives:
            if native.name_argument not in self._constraints:
                raise UnknownFunction(native.name_argument)
        root = terminator.root
        self._root = self._first_root() if root is None else _definition(root)

    @property
    def root_name(self) -> str | None:
        """The name of the operations at which a match starts; None for any."""
        return self._root.op_name

    def _first_root(self) -> pdl.OperationOp:
        """The first operation of whose results the pattern has no use."""
        used = {
            _definition(definition.parent)
            for op in self._operations
            for operand in op.operand_values
            if isinstance(definition := _defining(operand), pdl.ResultOp | pdl.ResultsOp)
        }
        return next(op for op in self._operations if op not in used)

    def match(self, op: Operation) -> dict[Value, Bound] | None:
        """Bind the values of the pattern if its root is an operation; None: no match."""
        found: dict[Value, Bound] = {}
        if not self._unify(self._root.op, op, found):
            return None
        return next(self._complete(found), None)

    def matched(self, found: dict[Value, Bound]) -> list[Operation]:
        """The operations of a match, in the order of the pattern."""
        return [found[op.op] for op in self._operations]

    def _complete(self, found: dict[Value, Bound]) -> Iterator[dict[Value, Bound]]:
        """Binds operations that use what is bound, and checks native constraints."""
        missing = [op for op in self._operations if op.op not in found]
        for op in missing:
            for operand in op.operand_values:
                used = _known(operand, found)
                if not isinstance(used, Value):
                    continue
                for user in reversed(tuple(used.users)):
                    attempt = dict(found)
                    if self._unify(op.op, user, attempt):
                        yield from self._complete(attempt)
                return
        if not missing and self._natives_hold(found):
            yield found

    def _natives_hold(self, found: dict[Value, Bound]) -> bool:
        for native in self._natives:
            given = self._constraints[native.name_argument](*(found[arg] for arg in native.args))
            if bool(given) == native.is_negated and not native.results:
                return False
            if native.results:
                if given is False or given is True:
                    return False
                for result, each in zip(native.results, given, strict=True):
                    if not self._unify(result, each, found):
                        return False
        return True

    def _unify(self, value: Value, thing: Bound, found: dict[Value, Bound]) -> bool:
        """Whether a value of the pattern can stand for something, with all that follows."""
        if thing is None:
            return False
        if value in found:
            known = found[value]
            return known == thing if isinstance(known, tuple) else known is thing
        found[value] = thing
        op = _defining(value)
        if isinstance(op, pdl.OperationOp):
            return isinstance(thing, Operation) and self._unify_operation(op, thing, found)
        if isinstance(op, pdl.AttributeOp):
            if op.value is not None:
                return op.value is thing
            wanted = op.value_type
            return wanted is None or self._unify(wanted, getattr(thing, "type", None), found)
        if isinstance(op, pdl.TypeOp):
            return op.constant_type is None or op.constant_type is thing
        if isinstance(op, pdl.TypesOp):
            types = op.constant_types
            return types is None or tuple(types) == thing
        if isinstance(op, pdl.OperandOp | pdl.OperandsOp):
            type = op.value_type_
            return type is None or self._unify(type, _types_of(thing), found)
        if isinstance(op, pdl.ResultOp | pdl.ResultsOp):
            first = thing
            if isinstance(thing, tuple):
                first = thing[0] if thing else None
            if not isinstance(first, OpResult) or not self._unify(op.parent, first.owner, found):
                return False
            given = result_of(op, first.owner)
            return given is not None and bool(given == thing)
        return True  # a result of a native constraint

    def _unify_operation(
        self, op: pdl.OperationOp, thing: Operation, found: dict[Value, Bound]
    ) -> bool:
        if op.op_name is not None and op.op_name != thing.name:
            return False
        for name, attribute in zip(op.attribute_value_names, op.attribute_values, strict=True):
            if not self._unify(attribute, thing.attribute(name), found):
                return False
        operands = _groups(op.operand_values, thing, thing.operands, "operand")
        results = _groups(op.type_values, thing, thing.results, "result")
        if operands is None or results is None:
            return False
        for value, given in zip(op.operand_values, operands, strict=True):
            if not self._unify(value, given, found):
                return False
        for type, given in zip(op.type_values, results, strict=True):
            if given is None or not self._unify(type, _types_of(given), found):
                return False
        return True


def _defining(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


def _definition(value: Value) -> pdl.OperationOp:
    op = _defining(value)
    assert isinstance(op, pdl.OperationOp)
    return op


def _types_of(values: Value | tuple[Value, ...]) -> Type | tuple[Type, ...]:
    return tuple(v.type for v in values) if isinstance(values, tuple) else values.type


def _known(operand: Value, found: dict[Value, Bound]) -> Bound:
    """The value, or the first of the range, that an operand of a pattern is known to be."""
    known = found.get(operand)
    definition = _defining(operand)
    if known is None and isinstance(definition, pdl.ResultOp | pdl.ResultsOp):
        parent = found.get(definition.parent)
        known = None if parent is None else result_of(definition, parent)
    if isinstance(known, tuple):
        return known[0] if known else None
    return known


def result_of(op: pdl.ResultOp | pdl.ResultsOp, parent: Operation) -> Bound:
    """The result, or the group of results, of an operation that `pdl.result` or `pdl.results` names."""
    if isinstance(op, pdl.ResultOp):
        return parent.results[op.index] if op.index < len(parent.results) else None
    if op.index is None:
        return parent.results
    return _group(
        parent, parent.results, op.index, "result", isinstance(op.val.type, pdl.RangeType)
    )


def _groups(
    patterns: Sequence[Value], thing: Operation, values: tuple[Any, ...], what: str
) -> list[Bound] | None:
    """Match each part of a pattern to operands or results; None if the count does not fit."""
    ranges = [isinstance(value.type, pdl.RangeType) for value in patterns]
    if not any(ranges):
        return list(values) if len(values) == len(patterns) else None
    if len(patterns) == 1:
        return [values]
    if len(values) < len(ranges) - sum(ranges):
        return None
    first = ranges.index(True)
    found: list[Bound] = list(values[:first])
    for index in range(first, len(patterns)):
        found.append(_group(thing, values, index, what, ranges[index]))
    return found


def _group(
    thing: Operation, values: tuple[Any, ...], index: int, what: str, is_range: bool
) -> Bound:
    """Group number `index` of the operands or results, as the operation's definition has them."""
    segments = f"{what}SegmentSizes"
    group: tuple[Any, ...]
    if segments in thing.PROPERTY_KINDS:
        sizes = thing.segment_sizes(segments)
        if index >= len(sizes):
            return None
        start = sum(sizes[:index])
        group = values[start : start + sizes[index]]
    elif len(values) >= index:
        group = values[index:]
    else:
        return None
    if is_range:
        return group
    return group[0] if len(group) == 1 else None
