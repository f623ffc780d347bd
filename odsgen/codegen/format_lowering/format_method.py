"""What `parse` and `print` of one operation share while they are put together."""

from __future__ import annotations

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.attribute_code import FORMATS, AttributeCode
from odsgen.codegen.format_lowering.property_code import PropertyCode
from odsgen.codegen.python.expressions import Name
from odsgen.codegen.python.steps import Step
from odsgen.ods.model import OpDef
from odsgen.ods.model.format import OpFormat


class FormatMethod:
    """The steps of a method while they are put together, element by element."""

    def __init__(
        self,
        op: OpDef,
        format: OpFormat,
        context: FileContext,
        attributes: AttributeCode,
        properties: PropertyCode,
    ) -> None:
        self.op = op
        self.format = format
        self.context = context
        self.attributes = attributes
        self.properties = properties
        self._steps: list[Step] = []

    def add(self, *steps: Step) -> None:
        """Append steps to the method, or to the group that is being put together."""
        self._steps.extend(steps)

    def form(self, name: str) -> Name:
        """A function of the runtime for formats, imported."""
        return self.context.imports.name(FORMATS, name)
