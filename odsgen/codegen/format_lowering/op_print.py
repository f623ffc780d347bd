"""The body of `print`: what is known to come one after another is one text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager

from odsgen.codegen.attribute_values import default_attribute_expression
from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.attribute_forms import FORMS, AttributeForms
from odsgen.codegen.format_lowering.custom_print import custom_print_call
from odsgen.codegen.format_lowering.op_presence import OpPresence
from odsgen.codegen.format_lowering.property_forms import PropertyForms
from odsgen.codegen.format_lowering.source_lines import PrintLines
from odsgen.codegen.literals import string_literal
from odsgen.codegen.runtime_names import RUNTIME_MODULES
from odsgen.codegen.views.value_groups import ValueGroup, op_groups
from odsgen.ods.format.model import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeVariable,
    CustomDirective,
    FormatElement,
    FunctionalTypeDirective,
    Literal,
    OIList,
    OperandVariable,
    OpFormat,
    OptionalGroup,
    PropDictDirective,
    PropertyVariable,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    TypeTarget,
    Whitespace,
)
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    Result,
    SegmentKind,
)


class OpPrint:
    """Lowers one format to the statements of `print`."""

    def __init__(
        self,
        op: OpDef,
        format: OpFormat,
        context: FileContext,
        attributes: AttributeForms,
        properties: PropertyForms,
    ) -> None:
        self.op = op
        self.format = format
        self.context = context
        self.attributes = attributes
        self.properties = properties
        self.lines = PrintLines()
        self.groups = op_groups(op)
        self.presence = OpPresence(self)
        self._bound: dict[str, None] = {}
        self._operand_bindings: list[str] = []
        self._result_bindings: list[str] = []
        self._attribute_bindings: list[str] = []
        self._anchors: list[str] = []  # attributes that the groups around are printed for
        self._names = "names" if _prints_operands(format.elements) > 1 else "printer.names"

    def body(self) -> str:
        """The statements; an operation without anything to print says so."""
        self.elements(self.format.elements)
        text = self.lines.text()
        start = ["names = printer.names"] if self._names == "names" else []
        results = self._result_bindings
        if self._operand_bindings and results and results[0].startswith("sizes: "):
            results = [results[0].replace("sizes: tuple[int, ...]", "sizes"), *results[1:]]
        bindings = [*self._attribute_bindings, *self._operand_bindings, *results]
        text = "\n".join(filter(None, [*bindings, text])) or "pass"
        if text.count("self._operands") > 1:
            start.append("operands = self._operands")
            text = text.replace("self._operands", "operands")
        return "\n".join([*start, text])

    # --- access ---------------------------------------------------------------------------------------------------------------

    def _group_of(self, value: Operand | Result) -> tuple[ValueGroup, list[str]]:
        if isinstance(value, Operand):
            return self.groups.operands[value.index], self._operand_bindings
        return self.groups.results[value.index], self._result_bindings

    def _bind_value(
        self, local: str, group: ValueGroup, expression: str, bindings: list[str]
    ) -> str:
        """A variable that is bound at the start of the method, after what its expression relies on."""
        if local not in self._bound:
            self._bound[local] = None
            bindings.extend(s for s in group.prelude if s not in bindings)
            bindings.append(f"{local} = {expression}")
        return local

    def element_of(self, value: Operand | Result) -> str:
        """The expression for a required operand or result."""
        group, bindings = self._group_of(value)
        if not group.prelude:
            return group.element
        return self._bind_value(f"{value.python_name}_value", group, group.element, bindings)

    def values_of(self, value: Operand | Result) -> str:
        """The expression for the operands or results of any other definition, a tuple."""
        group, bindings = self._group_of(value)
        if group.slice == group.sequence:
            return group.slice
        return self._bind_value(f"{value.python_name}_values", group, group.slice, bindings)

    def attribute(self, attribute: AttributeArgument) -> str:
        """The expression for an attribute that is there, or means its default."""
        local = names.attribute_name(attribute)
        is_there = attribute.default is None or attribute.name in self._anchors
        return local if is_there and local in self._bound else stored_attribute(attribute, "'")

    def bind_attribute(self, attribute: AttributeArgument) -> str:
        """A variable with the attribute, or None if it is not there."""
        local = names.attribute_name(attribute)
        if local not in self._bound:
            self._bound[local] = None
            self._attribute_bindings.append(
                f"{local} = self.properties.get({string_literal(attribute.name)})"
            )
        return local

    def default_of(self, attribute: AttributeArgument) -> str:
        """The expression for the default of an attribute."""
        is_kept = not attribute.optional and attribute.constraint.kind is not AttributeKind.UNIT
        if is_kept:
            return f"self.DEFAULT_PROPERTIES[{string_literal(attribute.name)}]"
        return default_attribute_expression(attribute, self.context.imports)

    # --- elements ---------------------------------------------------------------------------------------------------------------

    def elements(self, elements: Iterable[FormatElement]) -> None:
        for element in elements:
            self.element(element)

    def element(self, element: FormatElement) -> None:
        lines = self.lines
        match element:
            case Literal(text=text):
                lines.literal(f" {text}" if element.space_before else text)
                return
            case Whitespace(text=text):
                if text == "\n":
                    lines.add("printer.print_newline()")
                else:
                    lines.literal(text)
                return
            case OptionalGroup():
                self._group(element)
                return
            case OIList():
                self._oilist(element)
                return
            case AttrDictDirective(with_keyword=with_keyword):
                self._attr_dict(with_keyword)
                return
            case PropDictDirective():
                self._prop_dict()
                return
            case _:
                pass
        if element.space_before:
            lines.literal(" ")
        match element:
            case AttributeVariable():
                self._attribute(element)
            case PropertyVariable(property=prop):
                lines.value(self.properties.text(prop, f"self.{prop.python_name}"))
            case OperandVariable(operand=operand):
                self._operand(operand)
            case RegionVariable(region=region):
                group = self.groups.regions[region.index]
                if region.variadic:
                    self._regions(group.slice)
                else:
                    self._region(group.element)
            case SuccessorVariable(successor=successor):
                group = self.groups.successors[successor.index]
                if successor.variadic:
                    self._successors(group.slice)
                else:
                    lines.value(f"printer.successor_text({group.element})")
            case AllDirective(of=All.OPERANDS):
                lines.value("printer.operands_text(self._operands)")
            case AllDirective(of=All.REGIONS):
                self._regions("self._regions")
            case AllDirective(of=All.SUCCESSORS):
                self._successors("self._successors")
            case TypeDirective(target=target, qualified=qualified):
                self._type(target, qualified)
            case FunctionalTypeDirective(inputs=inputs, results=results):
                arguments = f"{self.types_of(inputs)}, {self.types_of(results)}"
                lines.value(f"printer.functional_type_text({arguments})")
            case CustomDirective():
                lines.add(custom_print_call(self, element))
            case _:
                raise AssertionError(element)

    def _attribute(self, variable: AttributeVariable) -> None:
        attribute = variable.attribute
        if attribute.optional and attribute.name not in self._anchors:
            local = self.bind_attribute(attribute)
            text = self.attributes.text(variable, local)
            if variable.parse_optional:
                with self.lines.block(f"if {local} is not None:"):
                    self.lines.value(text)
            else:  # its group is there without it, which no text can say
                self.lines.value(f"{text} if {local} is not None else '<<NULL ATTRIBUTE>>'")
            return
        self.lines.value(self.attributes.text(variable, self.attribute(attribute)))

    def _operand(self, operand: Operand) -> None:
        lines = self.lines
        match operand.arity:
            case Arity.REQUIRED:
                lines.value(f"{self._names}[{self.element_of(operand)}]")
            case Arity.OPTIONAL | Arity.VARIADIC:
                lines.value(f"printer.operands_text({self.values_of(operand)})")
            case Arity.VARIADIC_OF_VARIADIC:
                text = self.context.imports.use(FORMS, "operand_groups_text")
                lines.value(f"{text}(printer, self.{operand.python_name})")

    def _region(self, region: str) -> None:
        if self.op.trait("SingleBlockImplicitTerminator") is not None:
            keep = self.context.imports.use(FORMS, "keeps_terminator")
            self.lines.add(
                f"printer.print_region({region}, print_block_terminators={keep}({region}))"
            )
        else:
            self.lines.add(f"printer.print_region({region})")

    def _regions(self, regions: str) -> None:
        with self.lines.block(f"for number, region in enumerate({regions}):"):
            with self.lines.block("if number:"):
                self.lines.literal(", ")
            self._region("region")

    def _successors(self, successors: str) -> None:
        self.lines.value(f"', '.join([printer.successor_text(block) for block in {successors}])")

    # --- types ----------------------------------------------------------------------------------------------------------------

    def _type(self, target: TypeTarget, qualified: bool) -> None:
        lines = self.lines
        match target:
            case AllDirective():
                lines.value(f"printer.types_text({self.types_of(target)})")
                return
            case OperandVariable(operand=operand):
                value: Operand | Result = operand
            case ResultVariable(result=result):
                value = result
        if value.arity is Arity.REQUIRED:
            expression = f"{self.element_of(value)}.type"
            python_type = value.constraint.python_type
            if python_type == "Type" or python_type in RUNTIME_MODULES or qualified:
                lines.value(f"printer.type_text({expression})")
            else:
                text = self.context.imports.use(FORMS, "stripped_type_text")
                type_class = self.context.imports.dialect_class(python_type)
                lines.value(f"{text}(printer, {expression}, {type_class})")
        elif value.arity is Arity.VARIADIC_OF_VARIADIC and isinstance(value, Operand):
            text = self.context.imports.use(FORMS, "type_groups_text")
            lines.value(f"{text}(printer, self.{value.python_name})")
        else:
            lines.value(f"printer.types_text({self.types_of(target)})")

    def types_of(self, target: TypeTarget) -> str:
        """The expression for a sequence of types."""
        match target:
            case AllDirective(of=All.OPERANDS):
                return "self.operand_types"
            case AllDirective():
                return "self.result_types"
            case OperandVariable(operand=operand):
                value: Operand | Result = operand
            case ResultVariable(result=result):
                value = result
        if value.arity is Arity.REQUIRED:
            return f"({self.element_of(value)}.type,)"
        return f"[value.type for value in {self.values_of(value)}]"

    # --- dictionaries ---------------------------------------------------------------------------------------------------------

    def _attr_dict(self, with_keyword: bool) -> None:
        lines = self.lines
        method = "print_optional_attr_dict" + ("_with_keyword" if with_keyword else "")
        entries = [] if self.format.has_prop_dict else self._dictionary_attributes()
        if not entries and not self._dictionary_segments():
            with lines.block("if self.attributes:"):
                lines.add(f"printer.{method}(self.attributes)")
            return
        self._gather(entries, self._dictionary_segments(), "self.attributes")
        lines.add(f"printer.{method}(entries)")

    def _gather(
        self, entries: Sequence[AttributeArgument], segments: Sequence[str], start: str
    ) -> None:
        lines = self.lines
        if start:
            lines.add(f"entries = dict({start})")
        else:
            self.context.imports.use("typing", "Any")
            lines.add("entries: dict[str, Any] = {}")
        for attribute in entries:
            local = self.bind_attribute(attribute)
            condition = f"{local} is not None"
            if attribute.default is not None:
                condition += f" and {local} is not {self.default_of(attribute)}"
            with lines.block(f"if {condition}:"):
                lines.add(f"entries[{string_literal(attribute.name)}] = {local}")
        for name in segments:
            key = string_literal(name)
            lines.add(f"entries[{key}] = self.property_attribute({key})")

    def _dictionary_attributes(self) -> list[AttributeArgument]:
        hidden = {*self.format.used_attributes, *self.format.inferred_attributes}
        return [a for a in self.op.attributes if a.name not in hidden]

    def _dictionary_segments(self) -> list[str]:
        if self.format.has_prop_dict:
            return []
        return self._shown_segments()

    def _shown_segments(self) -> list[str]:
        op, form = self.op, self.format
        shown = []
        if op.operand_segments is SegmentKind.ATTRIBUTE and not form.elides_operand_segments:
            shown.append("operandSegmentSizes")
        if op.result_segments is SegmentKind.ATTRIBUTE and not form.elides_result_segments:
            shown.append("resultSegmentSizes")
        return shown

    def _prop_dict(self) -> None:
        lines = self.lines
        attributes = self._dictionary_attributes()
        segments = self._shown_segments()
        native = [p for p in self.op.properties if p.name not in self.format.used_properties]
        lines.literal(" ")
        if not (attributes or segments or native):
            return
        self._gather(attributes, segments, "")
        for prop in native:
            if self.properties.has_default(prop):
                local = names.property_name(prop)
                lines.add(f"{local} = self.{prop.python_name}")
                with lines.block(f"if {self.properties.is_present(prop, local)}:"):
                    self._add_native(prop.name)
            else:
                self._add_native(prop.name)
        show = self.context.imports.use(FORMS, "print_properties")
        lines.add(f"{show}(printer, entries)")

    def _add_native(self, name: str) -> None:
        key = string_literal(name)
        self.lines.add(f"entries[{key}] = self.property_attribute({key})")

    # --- groups ---------------------------------------------------------------------------------------------------------------

    def _group(self, group: OptionalGroup) -> None:
        lines = self.lines
        condition = self.presence.of(group.anchor_element)
        if group.inverted:
            condition = f"not ({condition})" if " " in condition else f"not {condition}"
        with lines.block(f"if {condition}:"):
            self._branch(group, group.then_elements, not group.inverted)
        if group.else_elements:
            with lines.block("else:"):
                self._branch(group, group.else_elements, group.inverted)

    def _branch(
        self, group: OptionalGroup, elements: Iterable[FormatElement], has_anchor: bool
    ) -> None:
        hidden = group.anchor_element if has_anchor and group.elides_anchor else None
        with self._known(group.anchor_element if has_anchor else None):
            self.elements(e for e in elements if e is not hidden)

    @contextmanager
    def _known(self, anchor: object) -> Iterator[None]:
        """Inside, an attribute that is the anchor is there."""
        known = [anchor.attribute.name] if isinstance(anchor, AttributeVariable) else []
        self._anchors += known
        yield
        del self._anchors[len(self._anchors) - len(known) :]

    def _oilist(self, oilist: OIList) -> None:
        for clause in oilist.clauses:
            variables = [e for e in clause.elements if not isinstance(e, (Literal, Whitespace))]
            with (
                self.lines.block(f"if {self.presence.of_clause(clause)}:"),
                self._known(variables[0] if len(variables) == 1 else None),
            ):
                self.element(clause.literal)
                if clause.unit is None:
                    self.elements(clause.elements)


def _prints_operands(elements: Iterable[FormatElement]) -> int:
    """How often the name of a required operand is looked up."""
    count = 0
    for element in elements:
        match element:
            case OperandVariable(operand=operand):
                count += operand.arity is Arity.REQUIRED
            case _:
                pass
    return count


def stored_attribute(attribute: AttributeArgument, quote: str) -> str:
    """The expression for an attribute that is there, or means its default where it is not."""
    key = f"{quote}{attribute.name}{quote}"
    if attribute.default is not None and not attribute.optional:
        return f"self.properties.get({key}, self.DEFAULT_PROPERTIES[{key}])"
    return f"self.properties[{key}]"
