"""Functions of rooms above that the base classes and the IR call: each room sets its own when it is imported.

``str`` of a type is the printer's text of it, for instance, and the printer imports the types.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context

#: Of `odsgen.runtime.builtin.locations`.
unknown_location: Callable[[], Location]

# Of `odsgen.runtime.printer`.
type_text: Callable[[Type], str]
attribute_text: Callable[[Attribute], str]
value_text: Callable[[Value], str]
block_text: Callable[[Block], str]
operation_text: Callable[[Operation], str]
generic_op_text: Callable[[Operation], str]

#: Of `odsgen.bytecode`: reads a file of either form.
parse_bytes: Callable[[bytes, Context | None, str], Operation]

#: Of `odsgen.pictures`.
operation_html: Callable[[Operation], str]


if not TYPE_CHECKING:

    def __getattr__(name: str) -> object:
        """Import the room of a function that nobody has imported yet."""
        if name not in __annotations__:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        import_module(_MODULES.get(name, "odsgen.runtime.printer.toplevel"))
        return globals()[name]


#: The modules that set a function, where it is not the printer.
_MODULES = {
    "unknown_location": "odsgen.runtime.builtin.locations",
    "operation_html": "odsgen.pictures.page",
    "parse_bytes": "odsgen.bytecode.toplevel",
    "value_text": "odsgen.runtime.printer.parts",
    "block_text": "odsgen.runtime.printer.parts",
}
