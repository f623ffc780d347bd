"""The base of `parse` and `print` of one operation while they are put together, and the code they become."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import FORMATS, AttributeCode
from odsgen.codegen.format_lowering.property_code import PropertyCode
from odsgen.codegen.python.expressions import Expression, Name
from odsgen.codegen.python.steps import Step, Steps
from odsgen.ods.model import OpDef
from odsgen.ods.model.format import OpFormat


@dataclass(eq=False)
class FormatMethod:
    """The steps of a method while they are put together, element by element."""

    op: OpDef
    format: OpFormat
    context: FileContext
    attributes: AttributeCode
    properties: PropertyCode
    _steps: list[Step] = field(default_factory=list, init=False)

    def __post_init__(self) -> None:
        """Decide what the method of a subclass needs from the start."""

    def add(self, *steps: Step) -> None:
        """Append steps to the method, or to the group that is being put together."""
        self._steps.extend(steps)

    def form(self, name: str) -> Name:
        """A function of the runtime for formats, imported."""
        return self.context.imports.name(FORMATS, name)


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
