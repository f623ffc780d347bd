"""Evaluation of reductions, contractions and outer products."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from math import prod
from typing import Any

from odsgen.dialects.shared import combiner, known_shape, number_type, vector_of, vectors_of
from odsgen.dialects.vector.evaluation.operands import is_set, mask_around, scalar_or_vector
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Machine,
    Unsupported,
    indices_of,
    row_major_strides,
)
from odsgen.rewriting.number_constants import width_of
from odsgen.runtime import AffineDimExpr, AffineMap, FloatType, Operation, Type
from odsgen.runtime.floats.functions import fused
from odsgen_dialects import vector

Values = Sequence[Any]


def _kind(op: Any) -> str:
    """The kind as `combiner` has it: `maxs` for `MAXSI`."""
    return str(op.kind.name).lower()


def _number(type: Type) -> Type:
    found = number_type(type)
    return type if found is None else found


@evaluates(vector.ReductionOp)
def evaluate_reduction(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements combined in order, floats from the accumulator on, integers with it at the end."""
    source = vector_of(operands[0], op.operands[0].type)
    machine.charge(len(source.values))
    mask = mask_around(op, machine)
    combine = combiner(_kind(op), op.results[0].type)
    taken = [value for place, value in enumerate(source.values) if is_set(mask, place)]
    start = list(operands[1:])
    if isinstance(op.results[0].type, FloatType) and _kind(op) in ("add", "mul"):
        # As MLIR lowers it: the sum of negative zeros alone is positive, and so is that of nothing.
        neutral = 0.0 if _kind(op) == "add" else 1.0
        first = start[0] if start else op.results[0].type.SEMANTICS.from_float(neutral)
        return [reduce(combine, taken, first)]
    joined = [*taken, *start]
    return [reduce(combine, joined) if joined else POISON]


@evaluates(vector.MultiDimReductionOp)
def evaluate_multi_reduction(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements along some dimensions combined onto those of the accumulator."""
    source = vector_of(operands[0], op.operands[0].type)
    machine.reserve(len(source.values))
    type = op.results[0].type
    found = list(vector_of(operands[1], type).values)
    mask = mask_around(op, machine)
    combine = combiner(_kind(op), _number(type))
    reduced = set(op.reduction_dims)
    if not reduced <= set(range(len(source.shape))):  # the verifier does not look
        raise Unsupported("reduces a dimension that the vector does not have")
    moves = _moves(
        [d for d in range(len(source.shape)) if d not in reduced],
        source.shape,
        known_shape(type),
    )
    for place, indices in enumerate(indices_of(source.shape)):
        if is_set(mask, place):
            target = sum(map(int.__mul__, indices, moves))
            found[target] = combine(found[target], source.values[place])
    return [scalar_or_vector(found, type)]


def _moves(kept: Sequence[int], loops: Sequence[int], shape: Sequence[int]) -> list[int]:
    """How far each loop moves in a row-major shape whose dimensions are the kept loops."""
    moves = [0] * len(loops)
    for dimension, stride in zip(kept, row_major_strides(shape), strict=True):
        moves[dimension] = stride
    return moves


@evaluates(vector.ScanOp)
def evaluate_scan(op: Any, operands: Values, machine: Machine) -> Values:
    """The elements combined along a dimension, with each step on the way; then the last one."""
    source = vector_of(operands[0], op.operands[0].type)
    initial = vector_of(operands[1], op.operands[1].type)
    machine.reserve(len(source.values))
    combine = combiner(_kind(op), _number(op.operands[0].type))
    dimension, inclusive = op.reduction_dim, op.inclusive
    stride = source.strides()[dimension]
    found: list[Any] = [POISON] * len(source.values)
    last = list(initial.values)
    moves = _moves(
        [d for d in range(len(source.shape)) if d != dimension], source.shape, initial.shape
    )
    for place, indices in enumerate(indices_of(source.shape)):
        target = sum(map(int.__mul__, indices, moves))
        if indices[dimension] == 0:
            found[place] = source.values[place] if inclusive else initial.values[target]
        else:
            new = source.values[place if inclusive else place - stride]
            found[place] = combine(found[place - stride], new)
        last[target] = found[place]
    return [Elements(source.shape, found), Elements(initial.shape, last)]


@evaluates(vector.OuterProductOp)
def evaluate_outerproduct(op: Any, operands: Values, machine: Machine) -> Values:
    """The products of each two elements, combined with the accumulator; sums of floats are rounded once."""
    type = op.results[0].type
    shape = known_shape(type)
    machine.reserve(prod(shape))
    mask = mask_around(op, machine)
    left = vector_of(operands[0], op.operands[0].type).values
    right = vector_of(operands[1], op.operands[1].type).values
    products = [(a, b) for a in left for b in right]
    multiply = combiner("mul", type)
    if len(operands) < 3:
        return [
            Elements(
                shape,
                [
                    multiply(a, b) if is_set(mask, n) else POISON
                    for n, (a, b) in enumerate(products)
                ],
            )
        ]
    old = vector_of(operands[2], type).values
    add = _multiply_add(_kind(op), type)
    return [
        Elements(
            shape,
            [
                add(a, b, c) if is_set(mask, n) else c
                for n, ((a, b), c) in enumerate(zip(products, old, strict=True))
            ],
        )
    ]


def _multiply_add(kind: str, type: Type) -> Callable[[Any, Any, Any], Any]:
    """A product combined with an accumulator."""
    number = _number(type)
    if kind == "add" and isinstance(number, FloatType):
        semantics = number.SEMANTICS
        return lambda a, b, c: POISON if POISON in (a, b, c) else fused(semantics, a, b, c)
    multiply, combine = combiner("mul", number), combiner(kind, number)
    return lambda a, b, c: combine(multiply(a, b), c)


@evaluates(vector.FMAOp)
def evaluate_fma(op: Operation, operands: Values, machine: Machine) -> Values:
    vectors = [each.values for each in vectors_of(op, operands)]
    machine.reserve(len(vectors[0]))
    type = op.results[0].type
    compute = _multiply_add("add", type)
    return [Elements(known_shape(type), list(map(compute, *vectors)))]


@evaluates(vector.ContractionOp)
def evaluate_contract(op: Any, operands: Values, machine: Machine) -> Values:
    """Products combined onto the accumulator, in the order of the loops."""
    maps = [attribute.value for attribute in op.indexing_maps.elements]
    number = _number(op.results[0].type)
    left, right, old = vectors_of(op, operands)
    loops = _loop_sizes(maps, (left.shape, right.shape))
    machine.reserve(prod(loops))
    mask = mask_around(op, machine)
    multiply, combine = combiner("mul", number), combiner(_kind(op), number)
    moves = [
        _moves(_dimensions(map), loops, each.shape)
        for map, each in zip(maps, (left, right, old), strict=True)
    ]
    widen = [_extension(_number(each.type), number) for each in (op.lhs, op.rhs)]
    found = list(old.values)
    for place, indices in enumerate(indices_of(loops)):
        if not is_set(mask, place):
            continue
        a, b, c = (sum(map(int.__mul__, indices, move)) for move in moves)
        product = multiply(widen[0](left.values[a]), widen[1](right.values[b]))
        found[c] = combine(found[c], product)
    return [scalar_or_vector(found, op.results[0].type)]


def _extension(source: Type, target: Type) -> Callable[[Any], Any]:
    """The function that extends a number to a wider type; integers keep their sign."""
    if source is target:
        return lambda value: value
    if isinstance(source, FloatType) and isinstance(target, FloatType):
        wide, narrow = target.SEMANTICS, source.SEMANTICS
        return lambda value: value if value is POISON else wide.convert(value, narrow)
    sign, most = 1 << width_of(source) - 1, (1 << width_of(target)) - 1
    return lambda value: value if value is POISON else ((value ^ sign) - sign) & most


def _dimensions(map: AffineMap) -> list[int]:
    return [expr.position for expr in map.results if isinstance(expr, AffineDimExpr)]


def _loop_sizes(maps: Sequence[AffineMap], shapes: Sequence[Sequence[int]]) -> list[int]:
    sizes = [1] * maps[0].num_dims
    for map, shape in zip(maps, shapes, strict=False):
        for dimension, size in zip(_dimensions(map), shape, strict=True):
            sizes[dimension] = size
    return sizes
