"""Folding by what the spec says that an operation computes (docs/reference/semantics.md).

Constant operands give constant results.  Poison among the operands is the result; where the behavior is undefined, or
the result poison, nothing folds, but what a flag as `nsw` promises is believed: MLIR's folds do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.number_constants import (
    is_poison,
    number_attribute,
    number_type,
    scalar_bits,
)
from odsgen.runtime.base.attribute import TypedAttr
from odsgen.runtime.builtin.attributes import FloatAttr, IntegerAttr
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import IndexType, ShapedType
from odsgen.runtime.glue.semantics import (
    Computation,
    Outcome,
    Scalars,
    computation_of,
    declared_fold_of,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation

    Constants = Sequence[Attribute | None]
    Fold = Callable[[Any, Constants], Any]

#: What is no poison, at a glance.
_USUAL = frozenset({type(None), IntegerAttr, FloatAttr})


def _nothing(reason: str) -> None:
    return None


_BELIEVING = Outcome(_nothing, _nothing, None, False)
_WITH_NARROW_INDICES = _BELIEVING._replace(index_width=32)
_LOW_HALF = (1 << 32) - 1


def fold_of(op_class: type[Operation], hook: Fold | None = None, constants: bool = True) -> Fold:
    """The fold of the operations of a class by what the spec says and by a hook.

    First identities, then the hook, then what is computed of constants; where the spec says that constants are computed
    before, the hook is last. Without `constants`, no operand is one, and no two are one value.
    """
    declared = declared_fold_of(op_class)
    computation = computation_of(op_class)
    if computation is not None and computation.fold == "never":
        computation = None
    first, behind = declared.first, declared.behind_constants
    if not constants:
        computation = None
        if not declared.folds_any_operands:
            first = behind = None
    if behind is not None:
        rest = _one_after_another(behind, hook)
    else:
        first, rest = _one_after_another(first, hook), None
    if computation is None:
        return _one_after_another(first, rest) or _nothing_folds
    if computation.by_type and rest is None:
        return _fold_of_pairs(op_class, computation, first or _nothing_folds)
    computed = partial(_fold_numbers, computation)
    return _one_after_another(_one_after_another(first, computed), rest) or _nothing_folds


def _nothing_folds(op: Operation, constants: Constants) -> None:
    return None


def _one_after_another(first: Fold | None, second: Fold | None) -> Fold | None:
    """The fold by two rules, of which either may be missing."""
    if first is None or second is None:
        return first or second

    def fold(op: Operation, constants: Constants) -> Any:
        folded = first(op, constants)
        return second(op, constants) if folded is None else folded

    return fold


class _ScalarsByType(dict["type[Operation]", dict[Any, "Scalars | None"]]):
    """The functions of scalars that are known, by the class of operations and the type."""

    def __missing__(self, op_class: type[Operation]) -> dict[Any, Scalars | None]:
        found: dict[Any, Scalars | None] = {}
        self[op_class] = found
        return found


_scalars_by_type = _ScalarsByType()


def _fold_of_pairs(op_class: type[Operation], computation: Computation, first: Fold) -> Fold:
    """The fold of two integers of one type, which is the result's, in one function."""
    known = _scalars_by_type[op_class]

    def fold(op: Operation, constants: Constants) -> Any:
        folded = first(op, constants)
        if folded is not None:
            return folded
        lhs, rhs = constants
        if lhs.__class__ is not IntegerAttr or rhs.__class__ is not IntegerAttr:
            is_usual = lhs.__class__ in _USUAL and rhs.__class__ in _USUAL
            if is_usual and (lhs is None or rhs is None):
                return None
            return _fold_numbers(computation, op, constants)
        assert isinstance(lhs, IntegerAttr)
        assert isinstance(rhs, IntegerAttr)
        type = lhs.type
        result = op.single_result
        if rhs.type is not type or result is None or result.type is not type:
            return None
        try:
            compute = known[type]
        except KeyError:
            compute = known[type] = _scalars(computation, op)
        if compute is None:
            return None
        found = compute(lhs.unsigned_value, rhs.unsigned_value)
        return None if found is None else [number_attribute(found, type)]

    return fold


def _fold_numbers(computation: Computation, op: Operation, constants: Constants) -> Any:
    """Folds scalars; vectors, tensors and poison fold otherwise."""
    scalars: list[int] = []
    for constant, operand in zip(constants, op.stored_operands, strict=True):
        if isinstance(constant, IntegerAttr):
            bits = constant.unsigned_value
        elif isinstance(constant, FloatAttr):
            bits = constant.bits
        else:
            return _fold_others(computation, op, constants)
        if constant.type is not operand.type:
            return None
        scalars.append(bits)
    compute = _scalars(computation, op)
    found = None if compute is None else compute(*scalars)
    if found is None or (
        computation.fold == "every_index_width"
        and not _is_same_with_narrow_indices(computation, op, scalars, found)
    ):
        return None
    return _attributes(op, found)


def fold_constants(op: Operation, constants: Constants) -> list[Attribute] | None:
    """The results for constant operands, by what the spec says; None where nothing is known."""
    computation = computation_of(type(op))
    if computation is None:
        return None
    found: list[Attribute] | None = _fold_numbers(computation, op, constants)
    return found


def _scalars(computation: Computation, op: Operation) -> Scalars | None:
    """The function of the scalars; None of types that are no numbers."""
    try:
        return computation.scalars(op, _BELIEVING)
    except ValueError:
        return None


def _is_same_with_narrow_indices(
    computation: Computation, op: Operation, scalars: Sequence[int], found: Any
) -> bool:
    """Whether indices of 32 bits give the same, as far as they go."""
    narrow = [
        bits & _LOW_HALF if isinstance(operand.type, IndexType) else bits
        for bits, operand in zip(scalars, op.stored_operands, strict=True)
    ]
    again = computation.scalars(op, _WITH_NARROW_INDICES)(*narrow)
    if again is None:
        return False
    has_one = op.single_result is not None
    return all(
        (wide ^ low) & _LOW_HALF == 0 if isinstance(result.type, IndexType) else wide == low
        for wide, low, result in zip(
            (found,) if has_one else found, (again,) if has_one else again, op.results, strict=True
        )
    )


def _attributes(op: Operation, found: Any) -> list[Attribute] | None:
    """The constants of what was computed; None where the type of a result has none."""
    result = op.single_result
    if result is not None:
        attribute = number_attribute(int(found), result.type)
        return None if attribute is None else [attribute]
    several = [
        number_attribute(int(bits), each.type) for bits, each in zip(found, op.results, strict=True)
    ]
    known = [attribute for attribute in several if attribute is not None]
    return known if len(known) == len(several) else None


def _fold_others(computation: Computation, op: Operation, constants: Constants) -> Any:
    """Folds poison and the elements of vectors and tensors."""
    if computation.fold == "splats":
        return _fold_splats(computation, op, constants)
    if computation.fold == "scalars":
        return None
    if computation.fold not in ("numbers", "every_index_width"):
        for number, constant in enumerate(constants):
            if constant.__class__ in _USUAL or number in computation.chosen:
                continue
            if is_poison(constant):
                if computation.fold == "scalar_poison" and isinstance(
                    op.results[0].type, ShapedType
                ):
                    return None
                return [constant] * len(op.results)
    if None in constants or not computation.elementwise:
        return None
    columns = _columns(op, constants)
    compute = None if columns is None else _scalars(computation, op)
    if columns is None or compute is None:
        return None
    rows: list[tuple[int, ...]] = []
    has_one = op.single_result is not None
    for row in zip(*columns, strict=True):
        found = compute(*row)
        if found is None:
            return None
        rows.append((found,) if has_one else found)
    results: list[Attribute] = []
    for result, numbers in zip(op.results, zip(*rows, strict=True), strict=True):
        type = result.type
        if not isinstance(type, ShapedType) or not type.has_static_shape:
            return None
        results.append(DenseIntOrFPElementsAttr.from_bits(type, list(map(int, numbers))))
    return results or None


def _fold_splats(computation: Computation, op: Operation, constants: Constants) -> Any:
    """Folds vectors and tensors whose elements are one number, whatever their shapes are."""
    compute = _scalars(computation, op)
    if compute is None:
        return None
    elements: list[int] = []
    for constant, operand in zip(constants, op.stored_operands, strict=True):
        if not isinstance(constant, TypedAttr) or constant.type is not operand.type:
            return None
        bits = scalar_bits(constant)
        if bits is None:
            return None
        elements.append(bits)
    found = compute(*elements)
    return None if found is None else _attributes(op, found)


def _columns(op: Operation, constants: Constants) -> list[Sequence[int]] | None:
    """The elements of each operand, of all or of one that stands for all; None where one is not known."""
    columns: list[Sequence[int]] = []
    shape: tuple[int, ...] | None = None
    count = 1
    for constant, operand in zip(constants, op.stored_operands, strict=True):
        if not isinstance(constant, DenseIntOrFPElementsAttr) or constant.type is not operand.type:
            return None
        if number_type(constant.type) is None or shape not in (None, tuple(constant.type.shape)):
            return None
        shape = tuple(constant.type.shape)
        if constant.type.num_elements == 0:
            return None
        if not constant.is_splat:
            count = constant.type.num_elements
        columns.append(constant.number_bits())
    return [column if len(column) == count else list(column) * count for column in columns]
