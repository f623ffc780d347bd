"""Names of values that their locations give, where users ask for them (MLIR: `--mlir-use-nameloc-as-prefix`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.nested_locations import NameLoc
from odsgen.runtime.printer.names import ValueNames

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import OpResult, Value
    from odsgen.runtime.printer.names import Naming


class LocatedNames(ValueNames):
    """The names of values, the first name in a location before what an operation or a type suggests."""

    __slots__ = ()

    def naming_of(self, op_class: type[Operation]) -> Naming | None:
        """The function that names the one result of an operation of a class."""
        usual = super().naming_of(op_class)

        def naming(names: ValueNames, op: Operation, result: OpResult) -> str | None:
            name = _name_in(op.location)
            if name is None:
                return None if usual is None else usual(names, op, result)
            if not name:
                return None
            text = names[result] = names._unique(name)
            return text

        self._namings[op_class] = naming
        return naming

    def _name_argument(self, argument: Value, name: str) -> None:
        found = _name_in(argument.location)
        super()._name_argument(argument, name if found is None else found)

    def _suggested(self, op: Operation) -> Sequence[str | None]:
        usual = super()._suggested(op)
        name = _name_in(op.location)
        if name is None:
            return usual
        return (name, *(each if each is None else name for each in usual[1:]))


def _name_in(location: Location) -> str | None:
    """The name that comes first in a location, from outside, maybe an empty one."""
    pending = [location]
    while pending:
        current = pending.pop()
        if isinstance(current, NameLoc):
            return current.name
        pending.extend(reversed(current.nested_locations()))
    return None
