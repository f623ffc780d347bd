"""Interfaces of symbols and of what refers to them (MLIR: `SymbolInterfaces.td`, "Symbols and Symbol Tables")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import AttributeInterface, OpInterface, as_interface
from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.ir import symbol_table

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.symbol_uses import SymbolUse


class SymbolOpInterface(OpInterface):
    """An operation that defines a symbol in the symbol table around it."""

    __slots__ = ()

    @property
    def symbol_name(self) -> str | None:
        """The name of the symbol; None for an optional one that has none."""
        return symbol_table.symbol_name(self._op)

    def set_symbol_name(self, name: str) -> None:
        """Rename the symbol; its uses stay as they are."""
        symbol_table.set_symbol_name(self._op, name)

    @property
    def visibility(self) -> str:
        """`public`, `private` or `nested`."""
        return symbol_table.symbol_visibility(self._op)

    def set_visibility(self, visibility: str) -> None:
        """Raises ValueError for anything but `public`, `private` and `nested`."""
        if visibility not in ("public", "private", "nested"):
            raise ValueError(f"there is no visibility '{visibility}'")
        if visibility == "public":
            self._op.properties.pop(symbol_table.SYMBOL_VISIBILITY, None)
            self._op.attributes.pop(symbol_table.SYMBOL_VISIBILITY, None)
        else:
            self._op.set_attribute(symbol_table.SYMBOL_VISIBILITY, StringAttr.get(visibility))

    @property
    def is_public(self) -> bool:
        return self.visibility == "public"

    @property
    def is_private(self) -> bool:
        return self.visibility == "private"

    @property
    def is_nested(self) -> bool:
        return self.visibility == "nested"

    def set_public(self) -> None:
        self.set_visibility("public")

    def set_private(self) -> None:
        self.set_visibility("private")

    def set_nested(self) -> None:
        self.set_visibility("nested")

    @property
    def is_optional_symbol(self) -> bool:
        """Whether the operation may go without a name, and is no symbol then."""
        return False

    @property
    def can_discard_on_use_empty(self) -> bool:
        """Whether the operation may be erased when nothing refers to it."""
        return not self.is_public

    @property
    def is_declaration(self) -> bool:
        """Whether the symbol is declared here and defined elsewhere."""
        return False

    def symbol_uses(self, within: Operation) -> list[SymbolUse]:
        """The references to the symbol inside an operation."""
        from odsgen.runtime.ir import symbol_uses

        return symbol_uses.symbol_uses(self._op, within)

    def symbol_known_use_empty(self, within: Operation) -> bool:
        """Whether nothing inside an operation refers to the symbol."""
        from odsgen.runtime.ir import symbol_uses

        return not symbol_uses.symbol_has_uses(self._op, within)

    def replace_all_symbol_uses(self, new_name: str, within: Operation) -> None:
        """Make what refers to the symbol inside an operation refer to another name."""
        from odsgen.runtime.ir import symbol_uses

        name = self.symbol_name
        if name is not None:
            symbol_uses.replace_all_symbol_uses(name, new_name, within)


def as_symbol(op: Operation) -> SymbolOpInterface | None:
    """The operation as a symbol; None if it is none: one without a name is none, though it could be."""
    symbol = as_interface(op, SymbolOpInterface)
    return None if symbol is None or symbol.symbol_name is None else symbol


class SymbolUserOpInterface(OpInterface):
    """An operation that checks the symbols that it refers to."""

    __slots__ = ()

    def verify_symbol_uses(self, symbol_tables: SymbolTableCollection) -> None:
        """Check them; raises VerifyError."""
        self._missing("verify_symbol_uses")


class SymbolUserAttrInterface(AttributeInterface):
    """An attribute that checks the symbols that it refers to, of an operation on which it stands."""

    __slots__ = ()

    def verify_symbol_uses(self, op: Operation, symbol_tables: SymbolTableCollection) -> None:
        """Check them; raises VerifyError."""
        self._missing("verify_symbol_uses")
