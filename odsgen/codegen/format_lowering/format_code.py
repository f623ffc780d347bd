"""The result of lowering a format."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from odsgen.codegen.python.expressions import Expression
from odsgen.codegen.python.steps import Steps


@dataclass(frozen=True, slots=True)
class FormatCode:
    """The methods that read and write the custom form: their steps, and those of the module above the class."""

    MACRO: ClassVar[str] = "format"
    name: ClassVar[str] = "parse"

    constants: Steps
    parse: Steps
    print: Steps
    #: The decorator of `parse` by which it looks for that first.
    usual_text: Expression | None = None
    #: The function by which it looks for that behind what it has read.
    usual_end: Expression | None = None
    gives_text: bool = False  # `print` gives one text back and writes nothing: it is `custom_text`
    is_by_hook: bool = False  # which makes the operation without its class
    hides_print: bool = False  # that of a base class, whose operations have more than a text
