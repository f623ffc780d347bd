"""The result of lowering a format."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.python.expressions import Expression
from odsgen.codegen.python.steps import Steps


@dataclass(frozen=True, slots=True)
class FormatCode:
    """The steps of the two methods, and of the module above the class."""

    constants: Steps
    parse: Steps
    print: Steps
    usual_text: Expression | None = (
        None  # the decorator of `parse` by which it looks for that first
    )
    usual_end: Expression | None = (
        None  # the function by which it looks for that behind what it has read
    )
    gives_text: bool = False  # `print` gives one text back and writes nothing: it is `custom_text`
