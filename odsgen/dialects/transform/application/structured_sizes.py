"""Sizes that transforms are given: numbers, parameters, or handles to operations that compute them."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import DYNAMIC_INDEX, Mixed, constant_integer
from odsgen.dialects.transform.interpreter import TransformState, definite, silenceable
from odsgen.dialects.transform.verifiers.kinds import PARAM, has
from odsgen.runtime import IndexType, IntegerAttr, Operation, Value


def sizes_for_targets(
    op: Operation,
    static: Sequence[int],
    dynamic: Sequence[Value],
    targets: int,
    state: TransformState,
) -> list[list[Mixed]]:
    """The sizes for each target: a handle has an operation or parameter for each of them."""
    lists: list[list[Mixed]] = []
    for handle in dynamic:
        found: list[Mixed] = []
        if has(handle.type, PARAM):
            for param in state.params(handle):
                assert isinstance(param, IntegerAttr)
                found.append(param.value)
        else:
            for producer in state.payload_ops(handle):
                found.append(_single_index(op, producer))
        if len(found) != targets:
            raise silenceable(
                op,
                f"expected as many dynamic size-producing operations ({len(found)}) as target ops "
                f"({targets})",
                [(handle.location, "for this handle")],
            )
        lists.append(found)
    all_sizes: list[list[Mixed]] = []
    for number in range(targets):
        remaining = iter(lists)
        all_sizes.append(
            [next(remaining)[number] if size == DYNAMIC_INDEX else size for size in static]
        )
    return all_sizes


def mixed_sizes_of(
    op: Operation, static: Sequence[int], dynamic: Sequence[Value], state: TransformState
) -> list[Mixed]:
    """Sizes for all targets: each handle has one operation or parameter (`unpackSingleIndexResultPayloadOperations`)."""
    remaining = iter(dynamic)
    found: list[Mixed] = []
    for size in static:
        if size != DYNAMIC_INDEX:
            found.append(size)
            continue
        found += _of_handle(op, next(remaining), state)
    return found


def packed_sizes(op: Operation, handle: Value, state: TransformState) -> list[Mixed]:
    """All that one handle stands for, as sizes."""
    return _of_handle(op, handle, state, any_number=True)


def _of_handle(
    op: Operation, handle: Value, state: TransformState, *, any_number: bool = False
) -> list[Mixed]:
    if has(handle.type, PARAM):
        params = state.params(handle)
        if len(params) != 1 and not any_number:
            raise silenceable(op, "requires exactly one parameter associated")
        numbers: list[Mixed] = []
        for param in params:
            if not isinstance(param, IntegerAttr):
                raise definite(
                    op, "expected the parameter to be associated with an integer attribute"
                )
            numbers.append(param.value)
        return numbers
    return [_single_index(op, producer) for producer in state.payload_ops(handle)]


def _single_index(op: Operation, producer: Operation) -> Value:
    if len(producer.results) != 1:
        raise silenceable(
            op,
            "payload op must have exactly 1 result",
            [(producer.location, f"has {len(producer.results)} results")],
        )
    if not isinstance(producer.results[0].type, IndexType):
        raise silenceable(op, "expected payload op to have a single index result")
    return producer.results[0]


def mixed_numbers_of(
    op: Operation, static: Sequence[int], dynamic: Sequence[Value], state: TransformState
) -> list[int]:
    """Numbers: each handle has one parameter or constant operation (`reifyMixedParamAndHandleResults`)."""
    remaining = iter(dynamic)
    return [
        _number_of(op, next(remaining), state) if size == DYNAMIC_INDEX else size for size in static
    ]


def _number_of(op: Operation, handle: Value, state: TransformState) -> int:
    if has(handle.type, PARAM):
        params = state.params(handle)
        if len(params) != 1:
            raise silenceable(op, "requires exactly one parameter associated")
        assert isinstance(params[0], IntegerAttr)
        return params[0].value
    producers = state.payload_ops(handle)
    if len(producers) != 1:
        raise silenceable(op, "requires param or handle that is mapped to exactly one payload op")
    results = producers[0].results
    if len(results) != 1 or not isinstance(results[0].type, IndexType):
        raise silenceable(op, "requires param or handle to be result of op with 1 index result")
    number = constant_integer(results[0])
    if number is None:
        raise silenceable(op, "requires param or handle to be the result of a constant like op")
    return number
