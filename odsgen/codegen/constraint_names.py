"""Which constraints a generated file needs, and the names of the objects that test them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import AttrConstraint, TypeConstraint
from odsgen.ods.model.predicates import TRUE, Predicate

Constraint = TypeConstraint | AttrConstraint

_MAX_WORDS = 6


class ConstraintNames:
    """Names for constraints in the order in which they are asked for.

    Two constraints with the same summary and predicate are one object.  A name that already means a class gets the
    suffix `Constraint`.
    """

    def __init__(self, taken: Iterable[str] = (), prefix: str = "") -> None:
        self._taken = set(taken) | set(RUNTIME_MODULES)
        self._prefix = prefix
        self._names: dict[tuple[bool, str, Predicate], str] = {}
        self._constraints: dict[str, Constraint] = {}

    def name_of(self, constraint: Constraint) -> str | None:
        """The name of the constraint's object; None if everything satisfies the constraint."""
        if constraint.predicate == TRUE:
            return None
        key = (isinstance(constraint, TypeConstraint), constraint.summary, constraint.predicate)
        name = self._names.get(key)
        if name is None:
            name = self._names[key] = self._new_name(constraint)
            self._constraints[name] = constraint
        return name

    def named(self) -> tuple[tuple[str, Constraint], ...]:
        """The constraints asked for so far, with their names."""
        return tuple(self._constraints.items())

    def _new_name(self, constraint: Constraint) -> str:
        wanted = constraint.name
        if not wanted or not wanted.isidentifier():
            wanted = _name_from_summary(constraint.summary)
        wanted = self._prefix + wanted
        self._taken.update(_imported_classes(constraint))
        name = wanted if wanted not in self._taken else f"{wanted}Constraint"
        number = 2
        while name in self._taken:
            name = f"{wanted}Constraint{number}"
            number += 1
        self._taken.add(name)
        return name


def _imported_classes(constraint: Constraint) -> set[str]:
    """The classes of other dialects that a file which tests the constraint may import too."""
    if isinstance(constraint, TypeConstraint):
        classes = [constraint.python_type]
    else:
        classes = [constraint.python_class]
        if constraint.enum is not None:
            classes.append(constraint.enum.name)
    return {name.rpartition(".")[2] for name in classes if "." in name}


def _name_from_summary(summary: str) -> str:
    """`tensor of 64-bit float values` → `TensorOf64BitFloatValues`."""
    words = re.findall(r"[A-Za-z0-9]+", summary)[:_MAX_WORDS]
    name = "".join(word[0].upper() + word[1:] for word in words)
    return name if name.isidentifier() else f"Constraint{name}"
