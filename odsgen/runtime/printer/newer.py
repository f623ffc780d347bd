"""Spellings in which MLIR 23 and 24 differ from 22, as far as they are known.

Since 23 an attribute or a type whose format begins with a word has no blank before it where an operation or another attribute
writes it without its name (`gpu.shuffle xor`, where 22 has two blanks). Since 24 some properties stand in front of the
attribute dictionary.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import TYPE_CHECKING

from odsgen.runtime.printer.operations import AsmPrinter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation

#: Properties in the order in which they are written, and how: `{name}` and `{value}` stand for both.
_CALLS: dict[str, str] = dict.fromkeys(("alignment", "nontemporal", "invariant"), "{name}({value})")
_ASSIGNMENTS: dict[str, str] = dict.fromkeys(("alignment", "nontemporal"), "{name} = {value}")
_SPELLINGS: Mapping[str, Mapping[str, str]] = {
    "memref.alloc": _ASSIGNMENTS,
    "memref.alloca": _ASSIGNMENTS,
    "memref.load": _CALLS,
    "memref.store": _CALLS,
    "vector.load": _ASSIGNMENTS,
    "vector.store": _ASSIGNMENTS,
}


#: Operations whose format takes the blank before an attribute away, so that 22 has one, too.
_ONE_BLANK = frozenset({"index.cmp", "xegpu.fence"})


class Printer23(AsmPrinter):
    """Prints as MLIR 23 does."""

    def __init__(self, generic: bool = False, locations: bool = False) -> None:
        super().__init__(generic, locations)
        self._has_one_blank = False
        self._spellings: Mapping[str, str] = {}

    def stripped_text(self, symbol: Attribute | Type) -> str:
        text = super().stripped_text(symbol)
        return text if self._has_one_blank else text.removeprefix(" ")

    def print_custom_op(self, op: Operation) -> None:
        self._has_one_blank = op.name in _ONE_BLANK
        self._spellings = self.spellings_of(op)
        if not self._has_one_blank and not self._spellings:
            super().print_custom_op(op)
            return
        self.emit(
            self._spelling(type(op))
        )  # each by itself: a block would write the next without asking
        op.print(self)
        self._has_one_blank, self._spellings = False, {}

    def spellings_of(self, op: Operation) -> Mapping[str, str]:
        """How the properties of an operation are written that do not stand in the dictionary."""
        return {}


class Printer24(Printer23):
    """Prints as MLIR 24 does."""

    def spellings_of(self, op: Operation) -> Mapping[str, str]:
        return _SPELLINGS.get(op.name, {})

    def attr_dict_text(
        self, attributes: Mapping[str, Attribute], elided: Container[str] = ()
    ) -> str:
        spellings = self._spellings
        if not spellings:
            return super().attr_dict_text(attributes, elided)
        named = {n: s for n, s in spellings.items() if n in attributes and n not in elided}
        before = "".join(
            " " + spelling.format(name=name, value=self.attribute_text(attributes[name], True))
            for name, spelling in named.items()
        )
        rest = {name: value for name, value in attributes.items() if name not in named}
        return before + super().attr_dict_text(rest, elided)
