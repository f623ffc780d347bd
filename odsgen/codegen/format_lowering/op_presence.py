"""When the printer takes an optional group or a clause: the presence of its anchor."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.ods.format.model import (
    AttributeVariable,
    CustomArgument,
    CustomDirective,
    FormatElement,
    FunctionalTypeDirective,
    OIListClause,
    OperandVariable,
    PropertyVariable,
    RefDirective,
    RegionVariable,
    ResultVariable,
    TypeDirective,
    TypeTarget,
)
from odsgen.ods.format.variables import collect_variables
from odsgen.ods.model import AttributeArgument

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.op_print import OpPrint


class OpPresence:
    """Conditions over the operation; what they need is bound to variables before."""

    def __init__(self, printing: OpPrint) -> None:
        self._printing = printing

    def of(self, anchor: FormatElement | TypeTarget | CustomArgument) -> str:
        """The condition under which the anchor is there: given, not empty, not its default."""
        printing = self._printing
        match anchor:
            case OperandVariable(operand=operand):
                return printing.values_of(operand)
            case ResultVariable(result=result):
                return printing.values_of(result)
            case RegionVariable(region=region):
                group = printing.groups.regions[region.index]
                return group.slice if region.variadic else f"{group.element}.blocks"
            case TypeDirective(target=target):
                return self.of(target)
            case FunctionalTypeDirective(inputs=inputs):
                return self.of(inputs)
            case AttributeVariable(attribute=attribute):
                return self._attribute(attribute)
            case PropertyVariable(property=prop):
                return printing.properties.is_present(prop, f"self.{prop.python_name}")
            case CustomDirective(arguments=arguments):
                return self._any([self.of(a) for a in arguments if not isinstance(a, RefDirective)])
            case _:
                raise AssertionError(anchor)

    def of_clause(self, clause: OIListClause) -> str:
        """The condition under which a clause is printed: any of its variables is there."""
        conditions = []
        for element in clause.elements:
            for variable in collect_variables(element):
                if isinstance(
                    variable,
                    (
                        OperandVariable,
                        ResultVariable,
                        RegionVariable,
                        AttributeVariable,
                        PropertyVariable,
                    ),
                ):
                    conditions.append(self.of(variable))
        return self._any(conditions)

    def _any(self, conditions: list[str]) -> str:
        if len(conditions) == 1:
            return conditions[0]
        return " or ".join(f"({c})" if " and " in c else c for c in conditions) or "False"

    def _attribute(self, attribute: AttributeArgument) -> str:
        printing = self._printing
        local = printing.bind_attribute(attribute)
        condition = f"{local} is not None"
        if attribute.default is not None:
            condition += f" and {local} is not {printing.default_of(attribute)}"
        return condition
