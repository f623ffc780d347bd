"""Evaluation of `stablehlo.cholesky`, `triangular_solve` and `fft`: for each matrix or row of the last dimensions."""

from __future__ import annotations

import cmath
from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior, row_major_strides

from ...evaluation.arithmetic import Arithmetic
from ...evaluation.complex_arithmetic import ComplexNumbers
from ...evaluation.float_arithmetic import Floats
from ...evaluation.layouts import places
from ...evaluation.tensors import arithmetic, result, shape_of, tensors_of
from .. import ops
from ..enums import FftType, Transpose

Values = Sequence[Any]
#: Rows of a matrix.
_Matrix = list[list[Any]]


def _matrices(tensor: Elements) -> list[_Matrix]:
    if POISON in tensor.values:
        raise UndefinedBehavior("computes with poison")
    rows, columns = tensor.shape[-2:]
    values = tensor.values
    count = rows * columns
    return [
        [list(values[base + r * columns : base + (r + 1) * columns]) for r in range(rows)]
        for base in range(0, len(values), count or 1)
    ]


def _conjugate(of: Arithmetic, number: Any) -> Any:
    return of.conjugate(number) if isinstance(of, ComplexNumbers) else number


@evaluates(ops.CholeskyOp)
def evaluate_cholesky(op: ops.CholeskyOp, operands: Values, machine: Machine) -> Values:
    """The lower or upper factor; the other half is zero. It is NaN from where the matrix is not positive on."""
    (tensor,) = tensors_of(op, operands)
    of = arithmetic(op.a.type)
    size = tensor.shape[-1]
    machine.reserve(len(tensor.values))
    machine.charge(len(tensor.values) * size)
    found: list[Any] = []
    for matrix in _matrices(tensor):
        if not op.lower:
            matrix = [[_conjugate(of, row[i]) for row in matrix] for i in range(size)]
        factor = _factor(of, matrix, size)
        if not op.lower:
            factor = [[_conjugate(of, row[i]) for row in factor] for i in range(size)]
        for row in factor:
            found.extend(row)
    return [result(op, tensor.shape, found)]


def _factor(of: Arithmetic, matrix: _Matrix, size: int) -> _Matrix:
    subtract, divide, root = map(of.function, ("subtract", "divide", "square_root"))
    factor = [[of.zero] * size for _ in range(size)]
    for i in range(size):
        for j in range(i + 1):
            others = [_conjugate(of, each) for each in factor[j][:j]]
            rest = subtract(matrix[i][j], of.product_sum(factor[i][:j], others))
            if i == j and isinstance(of, ComplexNumbers):
                factor[i][i] = of.create(of.part.function("square_root")(rest[0]), of.part.zero)
            else:
                factor[i][j] = root(rest) if i == j else divide(rest, factor[j][j])
    return factor


@evaluates(ops.TriangularSolveOp)
def evaluate_triangular_solve(
    op: ops.TriangularSolveOp, operands: Values, machine: Machine
) -> Values:
    """The solutions x of `a x = b`, or of `x a = b`, by substitution."""
    left, right = tensors_of(op, operands)
    of = arithmetic(op.a.type)
    machine.reserve(len(right.values))
    machine.charge(len(right.values) * left.shape[-1])
    found: list[Any] = []
    for matrix, known in zip(_matrices(left), _matrices(right), strict=True):
        is_lower = op.lower
        if op.transpose_a is not Transpose.NO_TRANSPOSE:
            matrix = _transposed(matrix)
            is_lower = not is_lower
            if op.transpose_a is Transpose.ADJOINT:
                matrix = [[_conjugate(of, each) for each in row] for row in matrix]
        if not op.left_side:
            matrix, known, is_lower = _transposed(matrix), _transposed(known), not is_lower
        solved = [
            _substituted(of, matrix, column, is_lower, op.unit_diagonal)
            for column in _transposed(known)
        ]
        for row in solved if not op.left_side else _transposed(solved):
            found.extend(row)
    return [result(op, right.shape, found)]


def _transposed(matrix: _Matrix) -> _Matrix:
    return [list(row) for row in zip(*matrix, strict=True)]


def _substituted(
    of: Arithmetic, matrix: _Matrix, known: Sequence[Any], is_lower: bool, has_ones: bool
) -> list[Any]:
    subtract, divide = of.function("subtract"), of.function("divide")
    size = len(known)
    found = [of.zero] * size
    for i in range(size) if is_lower else reversed(range(size)):
        others = range(i) if is_lower else range(i + 1, size)
        total = of.product_sum([matrix[i][j] for j in others], [found[j] for j in others])
        rest = subtract(known[i], total)
        found[i] = rest if has_ones else divide(rest, matrix[i][i])
    return found


# --- Fourier transforms -----------------------------------------------------------------------------------------------------


@evaluates(ops.FftOp)
def evaluate_fft(op: ops.FftOp, operands: Values, machine: Machine) -> Values:
    """The transform of the last dimensions, in double precision."""
    (tensor,) = tensors_of(op, operands)
    if POISON in tensor.values:
        raise UndefinedBehavior("computes with poison")
    lengths = list(op.fft_length)
    kind = op.fft_type
    numbers, shape = _complex_numbers(op, tensor), list(tensor.shape)
    first = len(shape) - len(lengths)
    if kind is FftType.IRFFT:
        for dimension in range(first, len(shape) - 1):
            numbers = _along(numbers, shape, dimension, True, machine)
        numbers, shape = _mirrored(numbers, shape, lengths[-1], machine)
        numbers = _along(numbers, shape, len(shape) - 1, True, machine)
    else:
        for dimension in reversed(range(first, len(shape))):
            numbers = _along(numbers, shape, dimension, kind is FftType.IFFT, machine)
            if kind is FftType.RFFT and dimension == len(shape) - 1:
                numbers, shape = _half(numbers, shape)
    of = arithmetic(op.result.type)
    if isinstance(of, ComplexNumbers):
        return [result(op, shape, map(of.pair, numbers))]
    assert isinstance(of, Floats)
    return [result(op, shape, (of.encode(number.real) for number in numbers))]


def _complex_numbers(op: ops.FftOp, tensor: Elements) -> list[complex]:
    of = arithmetic(op.operand.type)
    if isinstance(of, ComplexNumbers):
        return list(map(of.number, tensor.values))
    assert isinstance(of, Floats)
    return [complex(of.decode(value)) for value in tensor.values]


def _half(numbers: Sequence[complex], shape: Sequence[int]) -> tuple[list[complex], list[int]]:
    """The first half of each row, of which the other one is the mirror image."""
    size = shape[-1]
    kept = size // 2 + 1 if size else 0
    rows = range(0, len(numbers), size or 1)
    return [number for row in rows for number in numbers[row : row + kept]], [*shape[:-1], kept]


def _mirrored(
    numbers: Sequence[complex], shape: Sequence[int], length: int, machine: Machine
) -> tuple[list[complex], list[int]]:
    """Whole rows of their first halves."""
    size = shape[-1]
    shape = [*shape[:-1], length]
    shape_of(shape, machine)
    found: list[complex] = []
    for row in range(0, len(numbers), size or 1):
        half = numbers[row : row + size]
        other = [half[length - i].conjugate() for i in range(size, length)]
        found.extend([*half[:length], *other])
    return found, shape


def _along(
    numbers: list[complex], shape: Sequence[int], dimension: int, is_inverse: bool, machine: Machine
) -> list[complex]:
    """The transforms of the rows of a dimension."""
    size = shape[dimension]
    machine.charge(len(numbers) * (size.bit_length() if size & (size - 1) == 0 else size))
    strides = row_major_strides(shape)
    others = [d for d in range(len(shape)) if d != dimension]
    found = list(numbers)
    for base in places(0, [shape[d] for d in others], [strides[d] for d in others]):
        if not numbers:
            break
        own = range(base, base + size * strides[dimension], strides[dimension])
        row = _transform([numbers[place] for place in own], 1 if is_inverse else -1)
        for place, number in zip(own, row, strict=True):
            found[place] = number / size if is_inverse else number
    return found


def _transform(row: list[complex], sign: int) -> list[complex]:
    """The discrete Fourier transform: halves of a power of two one after the other, else sum by sum."""
    size = len(row)
    roots = [cmath.exp(sign * 2j * cmath.pi * i / size) for i in range(size)]
    if size & (size - 1):
        return [sum((row[i] * roots[i * k % size] for i in range(size)), 0j) for k in range(size)]
    parts, width = [row], size
    while width > 1:  # of each part the numbers at even and at odd places
        parts = [half for part in parts for half in (part[::2], part[1::2])]
        width //= 2
    width = 1
    while width < size:
        step = size // (2 * width)
        merged = []
        for even, odd in zip(parts[::2], parts[1::2], strict=True):
            turned = [roots[i * step] * number for i, number in enumerate(odd)]
            merged.append(
                [a + b for a, b in zip(even, turned, strict=True)]
                + [a - b for a, b in zip(even, turned, strict=True)]
            )
        parts = merged
        width *= 2
    return parts[0]
