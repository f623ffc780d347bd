"""Keywords in the custom assembly of `llvm`; defaults are not printed."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen_dialects.llvm import FastmathFlags, FastmathFlagsAttr

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.printer import AsmPrinter


CALLING_CONVENTION = "#llvm.cconv<ccc>"


def case_text(op: Operation, name: str, default: str) -> str:
    """The keyword and a space; empty for the default."""
    attribute = op.properties.get(name)
    if attribute is None or attribute is attribute_of_text(default):
        return ""
    return f"{keyword_of(attribute)} "


def print_attributes(op: Operation, printer: AsmPrinter, elided: Collection[str]) -> None:
    """Prints the attributes except the elided ones and default fast-math flags."""
    attributes = {**op.properties_as_attributes(), **op.attributes}
    flags = attributes.get("fastmathFlags")
    if flags is not None and flags is FastmathFlagsAttr.get(FastmathFlags(0)):
        del attributes["fastmathFlags"]
    printer.print_optional_attr_dict(attributes, elided)
