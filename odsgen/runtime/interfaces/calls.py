"""Interfaces of calls and of what can be called (MLIR: `CallInterfaces.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.base.interface import OpInterface, has_interface
from odsgen.runtime.builtin.attributes import ArrayAttr, SymbolRefAttr
from odsgen.runtime.ir.symbol_table import SymbolTableCollection
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.glue.accessors import ReadOnly
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region

ARGUMENT_ATTRIBUTES = "arg_attrs"
RESULT_ATTRIBUTES = "res_attrs"


class ArgAndResultAttrsOpInterface(OpInterface):
    """An operation whose arguments and results have attributes: `arg_attrs` and `res_attrs`, arrays of dictionaries."""

    __slots__ = ()

    if TYPE_CHECKING:  # an operation has accessors of its own
        arg_attrs_attr: ReadOnly[ArrayAttr | None]
        res_attrs_attr: ReadOnly[ArrayAttr | None]
    else:

        @property
        def arg_attrs_attr(self) -> ArrayAttr | None:
            """The dictionaries of the arguments; None if no argument has attributes."""
            return _array(self._op, ARGUMENT_ATTRIBUTES)

        @property
        def res_attrs_attr(self) -> ArrayAttr | None:
            """The dictionaries of the results; None if no result has attributes."""
            return _array(self._op, RESULT_ATTRIBUTES)

    def set_arg_attrs_attr(self, attributes: ArrayAttr) -> None:
        self._op.properties[ARGUMENT_ATTRIBUTES] = attributes

    def set_res_attrs_attr(self, attributes: ArrayAttr) -> None:
        self._op.properties[RESULT_ATTRIBUTES] = attributes

    def remove_arg_attrs_attr(self) -> ArrayAttr | None:
        """Take the dictionaries of the arguments away and return them."""
        removed = _array(self._op, ARGUMENT_ATTRIBUTES)
        self._op.properties.pop(ARGUMENT_ATTRIBUTES, None)
        return removed

    def remove_res_attrs_attr(self) -> ArrayAttr | None:
        """Take the dictionaries of the results away and return them."""
        removed = _array(self._op, RESULT_ATTRIBUTES)
        self._op.properties.pop(RESULT_ATTRIBUTES, None)
        return removed


def _array(op: Operation, name: str) -> ArrayAttr | None:
    attribute = op.stored_properties.get(name)
    return attribute if isinstance(attribute, ArrayAttr) else None


class CallOpInterface(ArgAndResultAttrsOpInterface):
    """An operation that hands control to what a symbol or a value names, until that returns."""

    __slots__ = ()

    @property
    def callable_for_callee(self) -> SymbolRefAttr | Value:
        """The callee; by default the attribute or the operand `callee`."""
        callee = self._op.stored_properties.get("callee")
        if isinstance(callee, SymbolRefAttr):
            return callee
        operand = getattr(self._op, "callee", None)
        if isinstance(operand, Value):
            return operand
        self._missing("callable_for_callee")

    def set_callee_from_callable(self, callee: SymbolRefAttr | Value) -> None:
        """Call something else; a symbol for a symbol, a value for a value."""
        current = self.callable_for_callee
        op = self._op
        if isinstance(current, SymbolRefAttr) and isinstance(callee, SymbolRefAttr):
            op.properties["callee"] = callee
        elif isinstance(current, Value) and isinstance(callee, Value):
            op.set_operand(op.operands.index(current), callee)
        else:
            raise ValueError("a call of a symbol takes a symbol, one of a value takes a value")

    @property
    def arg_operands(self) -> Sequence[Value]:
        """The operands that the callee gets; by default all but a `callee` among them."""
        callee = self._op.stored_properties.get("callee")
        if isinstance(callee, SymbolRefAttr):
            return self._op.operands
        operand = getattr(self._op, "callee", None)
        if isinstance(operand, Value) and self._op.operands[:1] == (operand,):
            return self._op.operands[1:]
        self._missing("arg_operands")

    def resolve_callable(
        self, symbol_tables: SymbolTableCollection | None = None
    ) -> Operation | None:
        """The operation that is called, if it can be found and is a CallableOpInterface.

        A value resolves to the operation that defines it. ``symbol_tables`` saves the search for symbols.
        """
        callee = self.callable_for_callee
        if isinstance(callee, SymbolRefAttr):
            tables = SymbolTableCollection() if symbol_tables is None else symbol_tables
            found = tables.lookup_nearest_symbol_from(self._op, callee)
        else:
            found = callee.defining_op
        if found is None or not has_interface(found, CallableOpInterface):
            return None
        return found


class CallableOpInterface(ArgAndResultAttrsOpInterface):
    """An operation that can be called: a function, or a function as a value."""

    __slots__ = ()

    @property
    def callable_region(self) -> Region | None:
        """The region that runs when it is called; None if it is defined elsewhere."""
        self._missing("callable_region")

    @property
    def argument_types(self) -> Sequence[Type]:
        """The types of the arguments, known for a declaration too."""
        self._missing("argument_types")

    @property
    def callable_result_types(self) -> Sequence[Type]:
        """The types of what it returns (MLIR's `getResultTypes`, which is also the name of an operation's own)."""
        self._missing("callable_result_types")
