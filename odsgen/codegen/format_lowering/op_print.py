"""The method `print` of an operation: what its elements share, and the variables that it begins with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from odsgen.codegen.attribute_values import default_attribute
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.format_method import FormatMethod
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Emit, Step, Steps, with_merged_emits
from odsgen.codegen.views.value_groups import OPERANDS, ValueGroup, op_groups, with_only_result
from odsgen.ods.model import Arity, AttributeArgument, AttributeKind, Operand, Result
from odsgen.ods.model.format import AttributeVariable, FormatElement, OperandVariable, OpFormat


class PrintMethod(FormatMethod):
    """The steps of `print` while they are put together, element by element."""

    def __post_init__(self) -> None:
        self.groups = op_groups(self.op)
        self._bound: set[e.Name] = set()
        self._operand_bindings: list[Assign] = []
        self._result_bindings: list[Assign] = []
        self._attribute_bindings: list[Assign] = []
        self._anchors: list[str] = []  # attributes that the groups around are printed for
        self._names: e.Expression = names.PRINTER.member("names")
        self._binds_names = _required_operands(self.format) > 1
        if self._binds_names:
            self._names = e.Name("names")

    def body(self) -> Steps:
        """All steps, once those of the elements were added, after the variables that they read."""
        steps: Steps = (
            *self._attribute_bindings,
            *self._operand_bindings,
            *self._result_bindings,
            *with_merged_emits(self._steps),
        )
        start: list[Step] = []
        if self._binds_names:
            start.append(Assign("names", names.PRINTER.member("names")))
        if sum(part == OPERANDS.all_values for part in e.parts_of(steps)) > 1:
            start.append(Assign("operands", OPERANDS.all_values))
            steps = e.substituted(steps, OPERANDS.all_values, e.Name("operands"))
        return (*start, *with_only_result(self.op, steps))

    def emit(self, *pieces: str | e.Expression) -> None:
        """Print text and values."""
        self.add(Emit(pieces))

    @contextmanager
    def branch(self, anchor: FormatElement | None) -> Iterator[list[Step]]:
        """Within, steps go to the list: those of a branch, where an attribute that is its anchor is there."""
        around, self._steps = self._steps, []
        anchors = [anchor.attribute.name] if isinstance(anchor, AttributeVariable) else []
        self._anchors += anchors
        yield self._steps
        del self._anchors[len(self._anchors) - len(anchors) :]
        self._steps = around

    def is_anchor(self, attribute: AttributeArgument) -> bool:
        """Whether a group around is printed because the attribute is there."""
        return attribute.name in self._anchors

    # --- what is printed ----------------------------------------------------------------------------------------------

    def value_name(self, value: e.Expression) -> e.Expression:
        """The name of a value."""
        return self._names.item(value)

    def value(self, definition: Operand | Result) -> e.Expression:
        """A required operand or result."""
        group, bindings = self._group_of(definition)
        if not group.bindings:
            return group.value
        local = e.Name(f"{definition.python_name}_value")
        return self._bind_value(local, group, group.value, bindings)

    def values(self, definition: Operand | Result) -> e.Expression:
        """The operands or results of any other definition, a tuple."""
        group, bindings = self._group_of(definition)
        if group.is_whole:
            return group.values
        local = e.Name(f"{definition.python_name}_values")
        return self._bind_value(local, group, group.values, bindings)

    def _group_of(self, definition: Operand | Result) -> tuple[ValueGroup, list[Assign]]:
        if isinstance(definition, Operand):
            return self.groups.operands[definition.index], self._operand_bindings
        return self.groups.results[definition.index], self._result_bindings

    def _bind_value(
        self, local: e.Name, group: ValueGroup, value: e.Expression, bindings: list[Assign]
    ) -> e.Name:
        """A variable that is bound at the start of the method, after what its value relies on."""
        if local not in self._bound:
            self._bound.add(local)
            bindings.extend(step for step in group.bindings if step not in bindings)
            bindings.append(Assign(local.id, value))
        return local

    def attribute(self, attribute: AttributeArgument) -> e.Expression:
        """An attribute that is there, or means its default."""
        local = names.attribute_name(attribute)
        is_there = attribute.default is None or self.is_anchor(attribute)
        return local if is_there and local in self._bound else stored_attribute(attribute)

    def bind_attribute(self, attribute: AttributeArgument) -> e.Name:
        """A variable with the attribute, or None if it is not there."""
        local = names.attribute_name(attribute)
        if local not in self._bound:
            self._bound.add(local)
            stored = e.SELF.member("_properties").method("get", e.Literal(attribute.name))
            self._attribute_bindings.append(Assign(local.id, stored))
        return local

    def is_set(self, attribute: AttributeArgument) -> e.Expression:
        """The condition that the attribute is there and not its default."""
        local = self.bind_attribute(attribute)
        conditions: list[e.Expression] = [local.is_given()]
        if attribute.default is not None:
            conditions.append(e.compare(local, "is not", self._default(attribute)))
        return e.all_of(conditions)

    def _default(self, attribute: AttributeArgument) -> e.Expression:
        is_kept = not attribute.optional and attribute.constraint.kind is not AttributeKind.UNIT
        if is_kept:
            return e.SELF.member("DEFAULT_PROPERTIES").item(attribute.name)
        return default_attribute(attribute, self.context.imports)


def _required_operands(format: OpFormat) -> int:
    """How often the name of a required operand is looked up."""
    return sum(
        isinstance(element, OperandVariable) and element.operand.arity is Arity.REQUIRED
        for element in format.all_elements
    )


def stored_attribute(attribute: AttributeArgument) -> e.Expression:
    """An attribute that is there, or means its default where it is not."""
    properties = e.SELF.member("_properties")
    if attribute.default is not None and not attribute.optional:
        default = e.SELF.member("DEFAULT_PROPERTIES").item(attribute.name)
        return properties.method("get", e.Literal(attribute.name), default)
    return properties.item(attribute.name)
