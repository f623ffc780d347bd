"""Constraints of types and attributes as generated code tests them (MLIR: Operations, "Constraints").

Types and attributes are unique, so that an answer once found holds for the life of the process: a constraint is a
dict from the type to the answer, and asks its predicate for what is not there yet. A test is one look-up::

    if not SignlessIntegerLike[value.type]:
        raise self.op_error(f"operand #0 must be {SignlessIntegerLike.summary}, but got '{value.type}'")
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, cast
from weakref import ref

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.type_functions import have_one_shape
from odsgen.runtime.builtin.types import ShapedType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

SubjectT = TypeVar("SubjectT")


class Constraint(dict[SubjectT, bool], Generic[SubjectT]):
    """A set of types or attributes, ``summary`` in the words of MLIR's diagnostics."""

    __slots__ = ("summary", "_predicate", "__weakref__")

    def __init__(self, summary: str, predicate: Callable[[SubjectT], bool]) -> None:
        super().__init__()
        _made.append(ref(self))
        self.summary = summary
        self._predicate: Callable[[SubjectT], bool] = predicate

    def __missing__(self, subject: SubjectT) -> bool:
        answer = self[subject] = self._predicate(subject)
        return answer

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.summary}>"


#: All constraints.
_made: list[ref[Constraint[Any]]] = []


def forget_answers() -> None:
    """Let no constraint know a type or attribute any more; it finds the answers again when it is asked."""
    for reference in _made:
        constraint = reference()
        if constraint is not None:
            of_absent = {
                subject: answer
                for subject, answer in constraint.items()
                if subject is None or subject is LEFT_OUT
            }
            constraint.clear()
            constraint.update(of_absent)
    attribute_checks.clear()
    _made[:] = [reference for reference in _made if reference() is not None]


class TypeConstraint(Constraint[Type]):
    """A set of types: those that operands, results or elements may have."""

    __slots__ = ()


#: Most operations have no values with a shape, and `isinstance` takes longest where it does not hold. Of anything, for mypy
#: takes a type that was compared with what may be None for None.
has_shape: Constraint[Any] = TypeConstraint("shaped", lambda type: isinstance(type, ShapedType))


def _are_of_one_shape(types: tuple[Any, ...]) -> bool:
    return not any(has_shape[type] for type in types) or have_one_shape(types)


#: The types of values that have no shapes, or all of them the same one.
one_shape: Constraint[tuple[Any, ...]] = Constraint("of one shape", _are_of_one_shape)


class AttrConstraint(Constraint["Attribute | None"]):
    """A set of attributes: those that an operation may have; an absent one, None, is not among them."""

    __slots__ = ()

    def __init__(self, summary: str, predicate: Callable[[Attribute], bool]) -> None:
        of_any = cast("Callable[[Attribute | None], bool]", predicate)  # which None never gets to
        super().__init__(summary, of_any)
        self[None] = False
        self[LEFT_OUT] = True


#: Stands for an optional attribute that an operation does not have, which every constraint allows.
LEFT_OUT: Final[Any] = object()

#: Every attribute.
_any_attribute = AttrConstraint("any attribute", lambda attribute: True)


class _AttributeChecks(dict["type[Operation]", tuple[dict[str, AttrConstraint], frozenset[str]]]):
    """By class of operations: the constraints of inherent attributes by name, and the names that must not be absent."""

    __slots__ = ()

    def __missing__(self, op_class: type[Operation]) -> Any:
        required, defaults = op_class.REQUIRED_ATTRIBUTES, op_class.DEFAULT_PROPERTIES
        constraints = dict.fromkeys(required, _any_attribute) | op_class.ATTRIBUTE_CONSTRAINTS
        absent = {name: defaults.get(name, LEFT_OUT) for name in constraints}
        absent.update(dict.fromkeys(required))
        needed = frozenset(name for name in absent if not constraints[name][absent[name]])
        checks = self[op_class] = constraints, needed
        return checks


attribute_checks = _AttributeChecks()


@cache
def dense_array_of(element_type: Type) -> AttrConstraint:
    """The dense arrays of an element type, for each of which MLIR has a class."""

    def holds(attribute: Attribute) -> bool:
        return isinstance(attribute, DenseArrayAttr) and attribute.element_type is element_type

    return AttrConstraint(f"{element_type} dense array attribute", holds)
