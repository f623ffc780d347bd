"""Keywords in the custom assembly of `llvm`; defaults are not printed."""

from __future__ import annotations

from collections.abc import Collection

from odsgen.dialects.shared import attribute_of_text, keyword_of
from odsgen.runtime import AsmPrinter, Operation
from odsgen_dialects.llvm import FastmathFlags, FastmathFlagsAttr

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
