"""The body of `parse`: statements for each element of an operation's format, one after another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.attribute_forms import FORMS, AttributeForms
from odsgen.codegen.format_lowering.custom_parse import CustomParse
from odsgen.codegen.format_lowering.op_needs import attributes_needed, uses_tokens
from odsgen.codegen.format_lowering.op_resolution import OpResolution
from odsgen.codegen.format_lowering.op_unread import OpUnread
from odsgen.codegen.format_lowering.property_forms import PropertyForms
from odsgen.codegen.format_lowering.source_lines import SourceLines
from odsgen.codegen.literals import string_literal, tuple_literal
from odsgen.codegen.runtime_names import RUNTIME_MODULES
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
    TypeSource,
    TypeTarget,
    Whitespace,
)
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    OpDef,
    Operand,
    PropertyArgument,
    Result,
    SegmentKind,
)


class OpParse:
    """Lowers one format to the statements of `parse`."""

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
        self.lines = SourceLines()
        self.has_properties = bool(
            op.attributes
            or op.properties
            or op.operand_segments is SegmentKind.ATTRIBUTE
            or op.result_segments is SegmentKind.ATTRIBUTE
        )
        self.attribute_locals = attributes_needed(format)
        self.classed_types: set[str] = set()  # values whose type is read as its class
        self.oilists = 0
        self._nesting = 0
        self._took_inherent = False
        self.unread = OpUnread(self)
        self._custom = CustomParse(self)

    def body(self) -> str:
        """The statements, from the first token after the name to `return cls(…)`."""
        lines = self.lines
        if uses_tokens(self.format.elements):
            lines.add("tokens = parser.tokens")
        if self.has_properties:
            self.context.imports.use("typing", "Any")
            given = "cls.DEFAULT_PROPERTIES.copy()" if self._has_defaults() else "{}"
            lines.add(f"properties: dict[str, Any] = {given}")
        self.elements(self.format.elements)
        if self._has_inherent_names() and not self._took_inherent:
            with lines.block("if attributes:"):
                lines.add("parser.take_inherent(cls, attributes, properties)")
        self.unread.require_all()
        self._segments()
        regions, successors = self._regions(), self._successors()
        operands, result_types = OpResolution(self).values()
        if any(r.source is TypeSource.INFERRED for r in self.format.result_types):
            lines.add(f"operands = {operands}", f"regions = {regions}")
            given = "properties" if self.has_properties else "{}"
            operands, regions = "operands", "regions"
            result_types = f"cls.infer_return_types(operands, {given}, regions)"
        arguments = [
            operands,
            result_types,
            "properties" if self.has_properties else "None",
            "attributes",
            successors,
            regions,
            "location",
        ]
        lines.add(f"return cls({', '.join(arguments)})")
        return lines.text()

    def _has_defaults(self) -> bool:
        """Whether the class has properties that need not be given."""
        op = self.op
        return (
            any(a.default is not None and not a.optional for a in op.attributes)
            or any(p.default is not None for p in op.properties)
            or op.operand_segments is SegmentKind.ATTRIBUTE
            or op.result_segments is SegmentKind.ATTRIBUTE
        )

    def _has_inherent_names(self) -> bool:
        return self.has_properties

    # --- elements -----------------------------------------------------------------------------------------------------------

    def elements(self, elements: Iterable[FormatElement]) -> None:
        for element in elements:
            self.element(element)

    def element(self, element: FormatElement) -> None:
        lines = self.lines
        match element:
            case Whitespace():
                pass
            case Literal():
                self.literal(element)
            case AttributeVariable():
                self._attribute(element)
            case PropertyVariable(property=prop):
                self.set_property(prop.name, self.properties.parse(prop))
            case OperandVariable(operand=operand):
                self._operand(operand)
            case RegionVariable(region=region):
                self._region(names.region_name(region), region.variadic)
            case SuccessorVariable(successor=successor):
                name = names.successor_name(successor)
                lines.add(f"{name} = {self._successor_expression(successor.variadic)}")
            case AllDirective(of=All.OPERANDS):
                if self.counts_all_operands():
                    lines.add(f"{names.ALL_OPERANDS_PLACE} = parser.index")
                lines.add(f"{names.ALL_OPERANDS} = parser.parse_operand_list()")
            case AllDirective(of=All.REGIONS):
                self._region(names.ALL_REGIONS, True)
            case AllDirective(of=All.SUCCESSORS):
                lines.add(f"{names.ALL_SUCCESSORS} = {self._successor_expression(True)}")
            case TypeDirective():
                self._type(element)
            case FunctionalTypeDirective(inputs=inputs, results=results):
                self._functional_type(inputs, results)
            case AttrDictDirective(with_keyword=with_keyword):
                self._attr_dict(with_keyword)
            case PropDictDirective():
                self._prop_dict()
            case CustomDirective():
                self._custom.directive(element)
            case OptionalGroup():
                self._group(element)
            case OIList():
                self._oilist(element)
            case _:
                raise AssertionError(element)

    def literal(self, literal: Literal) -> None:
        text = string_literal(literal.text)
        message = string_literal(f"expected '{literal.text}'")
        error = "custom_error" if literal.is_keyword else "wrong_token"
        with self.lines.block(f"if tokens[parser.index] != {text}:"):
            self.lines.add(f"raise parser.{error}({message})")
        self.lines.add("parser.index += 1")

    def set_property(self, name: str, value: str) -> None:
        self.lines.add(f"properties[{string_literal(name)}] = {value}")

    def _attribute(self, variable: AttributeVariable) -> None:
        attribute = variable.attribute
        if variable.parse_optional:
            local = names.attribute_name(attribute)
            self.lines.add(f"{local} = {self.attributes.parse_optional(variable)}")
            with self.lines.block(f"if {local} is not None:"):
                self.set_property(attribute.name, local)
            return
        self.bind_attribute(attribute, self.attributes.parse(variable))

    def bind_attribute(self, attribute: AttributeArgument, value: str) -> None:
        """Store an attribute, and keep it in a variable if something else asks for it."""
        if attribute.name in self.attribute_locals:
            local = names.attribute_name(attribute)
            self.lines.add(f"{local} = {value}")
            value = local
        self.set_property(attribute.name, value)

    def _operand(self, operand: Operand) -> None:
        lines = self.lines
        name = names.operand_name(operand)
        match operand.arity:
            case Arity.REQUIRED:
                lines.add(f"{name} = parser.parse_operand()")
                return
            case Arity.OPTIONAL:
                value = '[parser.parse_operand()] if tokens[parser.index][:1] == "%" else []'
            case Arity.VARIADIC:
                value = "parser.parse_operand_list()"
            case Arity.VARIADIC_OF_VARIADIC:
                parse = self.context.imports.use(FORMS, "parse_operand_groups")
                value = f"{parse}(parser)"
        if self.needs_place(operand):
            lines.add(f"{names.operand_place(operand)} = parser.index")
        lines.add(f"{name} = {value}")

    def needs_place(self, operand: Operand) -> bool:
        """Whether the number of operands is compared with a number of types, which an error tells at their place."""
        if operand.arity is Arity.REQUIRED:
            return False
        if self.format.all_operands or self.format.all_operand_types:
            return False
        return OpResolution(self).is_counted(operand)

    def counts_all_operands(self) -> bool:
        """Whether an error may tell the place at which `operands` began."""
        return OpResolution(self).counts_all_operands()

    def _region(self, name: str, variadic: bool) -> None:
        if variadic:
            parse = self.context.imports.use(FORMS, "parse_regions")
            self.lines.add(f"{name} = {parse}(parser)")
        else:
            self.lines.add(f"{name} = parser.parse_region()")
        self.complete_region(name, variadic)

    def complete_region(self, name: str, variadic: bool) -> None:
        """Add the block and the terminator that the traits let the text leave out."""
        call = self._completion()
        if call is None:
            return
        if variadic:
            with self.lines.block(f"for region in {name}:"):
                self.lines.add(call.replace("REGION", "region"))
        else:
            self.lines.add(call.replace("REGION", name))

    def _completion(self) -> str | None:
        terminator = self.op.trait("SingleBlockImplicitTerminator")
        if terminator is not None and terminator.arguments:
            ensure = self.context.imports.use(FORMS, "ensure_terminator")
            name = string_literal(str(terminator.arguments[0]))
            return f"{ensure}(parser, REGION, {name}, location)"
        if self.op.trait("SingleBlock") is not None:
            return f"{self.context.imports.use(FORMS, 'ensure_block')}(REGION)"
        return None

    def _successor_expression(self, variadic: bool) -> str:
        if not variadic:
            return "parser.parse_successor()"
        return f"{self.context.imports.use(FORMS, 'parse_successors')}(parser)"

    # --- types ----------------------------------------------------------------------------------------------------------------

    def _type(self, directive: TypeDirective) -> None:
        match directive.target:
            case AllDirective(of=of):
                name = names.ALL_OPERAND_TYPES if of is All.OPERANDS else names.ALL_RESULT_TYPES
                self.lines.add(f"{name} = parser.parse_type_list()")
            case OperandVariable(operand=operand):
                self._type_of(operand, directive.qualified)
            case ResultVariable(result=result):
                self._type_of(result, directive.qualified)

    def _type_of(self, value: Operand | Result, qualified: bool) -> None:
        lines = self.lines
        match value.arity:
            case Arity.REQUIRED:
                lines.add(f"{names.type_name(value)} = {self._required_type(value, qualified)}")
            case Arity.OPTIONAL:
                parse = self.context.imports.use(FORMS, "parse_optional_types")
                lines.add(f"{names.types_name(value)} = {parse}(parser)")
            case Arity.VARIADIC:
                lines.add(f"{names.types_name(value)} = parser.parse_type_list()")
            case Arity.VARIADIC_OF_VARIADIC:
                parse = self.context.imports.use(FORMS, "parse_type_groups")
                lines.add(f"{names.types_name(value)} = {parse}(parser)")

    def _required_type(self, value: Operand | Result, qualified: bool) -> str:
        python_type = value.constraint.python_type
        # What a type that only C++ defines must be, its constraint says.
        if python_type in ("Type", "OpaqueType"):
            return "parser.parse_type()"
        imports = self.context.imports
        type_class = imports.dialect_class(python_type)
        self.classed_types.add(value.name)
        stripped = python_type not in RUNTIME_MODULES and not qualified
        parse = imports.use(FORMS, "parse_stripped_type" if stripped else "parse_type_of")
        return f"{parse}(parser, {type_class})"

    def _functional_type(self, inputs: TypeTarget, results: TypeTarget) -> None:
        parse = self.context.imports.use(FORMS, "parse_function_type")
        targets = [
            (names.types_target_name(inputs), "inputs"),
            (names.types_target_name(results), "results"),
        ]
        taken = [
            f"{name} = function_type.{part}"
            for name, part in targets
            # As in MLIR, types of operands that the operation never has are not counted.
            if name != names.ALL_OPERAND_TYPES or self.op.operands
        ]
        call = f"{parse}(parser)"
        self.lines.add(f"function_type = {call}" if taken else call, *taken)

    # --- dictionaries -----------------------------------------------------------------------------------------------------

    def _attr_dict(self, with_keyword: bool) -> None:
        opening = "attributes" if with_keyword else "{"
        parse = (
            "parse_optional_attr_dict_with_keyword" if with_keyword else "parse_optional_attr_dict"
        )
        condition = f"tokens[parser.index] == {string_literal(opening)}"
        reading = f"attributes = parser.{parse}() if {condition} else None"
        if not self._has_inherent_names():
            self.lines.add(reading)
            return
        self._took_inherent = True
        self.lines.add("attributes_place = parser.index", reading)
        with self.lines.block("if attributes:"):
            self.lines.add("parser.take_inherent(cls, attributes, properties, attributes_place)")

    def _prop_dict(self) -> None:
        if not self.has_properties:
            return
        parse = self.context.imports.use(FORMS, "parse_properties")
        entries = [
            f"{string_literal(name)}: {required}" for name, required in self._dictionary_entries()
        ]
        given = f"{{{', '.join(entries)}}}"
        self.lines.add(f"{parse}(parser, cls, properties, location, {given})")

    def _dictionary_entries(self) -> list[tuple[str, bool]]:
        """The properties that stand in `prop-dict`, with whether each must."""
        form = self.format
        hidden = {*form.used_attributes, *form.inferred_attributes}
        entries: list[tuple[str, bool]] = []
        for argument in self.op.arguments:
            match argument:
                case AttributeArgument(name=name) if name not in hidden:
                    entries.append((name, not argument.optional and argument.default is None))
                case PropertyArgument(name=name) if name not in form.used_properties:
                    entries.append((name, not self.properties.has_default(argument)))
        if self.op.operand_segments is SegmentKind.ATTRIBUTE and not form.elides_operand_segments:
            entries.append(("operandSegmentSizes", False))
        if self.op.result_segments is SegmentKind.ATTRIBUTE and not form.elides_result_segments:
            entries.append(("resultSegmentSizes", False))
        return entries

    # --- groups -----------------------------------------------------------------------------------------------------------

    def _group(self, group: OptionalGroup) -> None:
        if not self._nesting:  # else it was declared with the group around it
            self.unread.declare(group.then_elements, group.else_elements)
        self._nesting += 1
        self._guarded(group)
        if group.else_elements:
            with self.unread.group_block("else:"):
                if group.elides_anchor and group.inverted:
                    self._set_unit(group.anchor_element)
                self._branch(group, group.else_elements, group.inverted)
        self._nesting -= 1

    def _guarded(self, group: OptionalGroup) -> None:
        lines = self.lines
        guard = group.guard
        rest = tuple(e for e in group.then_elements if e is not guard)
        match guard:
            case Literal(text=text):
                condition = f"tokens[parser.index] == {string_literal(text)}"
                first: Sequence[str] = ("parser.index += 1",)
            case OperandVariable(operand=operand):
                opening = "(" if operand.arity is Arity.VARIADIC_OF_VARIADIC else "%"
                condition = f'tokens[parser.index][:1] == "{opening}"'
                first = ()
            case AttributeVariable(attribute=attribute):
                local = names.attribute_name(attribute)
                lines.add(f"{local} = {self.attributes.parse_optional(guard)}")
                condition = f"{local} is not None"
                first = (f"properties[{string_literal(attribute.name)}] = {local}",)
            case PropertyVariable(property=prop):
                local = names.property_name(prop)
                lines.add(f"{local} = {self.properties.parse_optional(prop)}")
                condition = f"{local} is not None"
                first = (
                    f"properties[{string_literal(prop.name)}] = {self.properties.found(prop, local)}",
                )
            case RegionVariable(region=region):
                name = names.region_name(region)
                if region.variadic:
                    self._region(name, True)
                    condition = name
                else:
                    region_class = self.context.imports.runtime("Region")
                    lines.add(f"{name} = parser.parse_optional_region() or {region_class}()")
                    condition = f"{name}.blocks"
                first = ()
            case CustomDirective():
                condition = self._custom.optional_directive(guard)
                first = ()
            case _:
                raise AssertionError(guard)
        with self.unread.group_block(f"if {condition}:"):
            lines.add(*first)
            match guard:
                case OperandVariable(operand=operand):
                    self._operand(operand)
                case RegionVariable(region=region) if not region.variadic:
                    self.complete_region(names.region_name(region), False)
                case CustomDirective():
                    self._custom.bind_optional(guard)
                case _:
                    pass
            if group.elides_anchor and not group.inverted:
                self._set_unit(group.anchor_element)
            self._branch(group, rest, not group.inverted)

    def _branch(
        self, group: OptionalGroup, elements: Iterable[FormatElement], has_anchor: bool
    ) -> None:
        hidden = group.anchor_element if has_anchor and group.elides_anchor else None
        self.elements(e for e in elements if e is not hidden)

    def _set_unit(self, anchor: FormatElement) -> None:
        if isinstance(anchor, AttributeVariable):
            unit = self.context.imports.runtime("UnitAttr")
            self.bind_attribute(anchor.attribute, f"{unit}.get()")
        elif isinstance(anchor, PropertyVariable):
            self.set_property(anchor.property.name, "True")

    def _oilist(self, oilist: OIList) -> None:
        lines = self.lines
        self.oilists += 1
        seen = "clauses" if self.oilists == 1 else f"clauses_{self.oilists}"
        if not self._nesting:
            for clause in oilist.clauses:
                self.unread.declare(clause.elements)
        self._nesting += 1
        lines.add(f"{seen}: set[str] = set()")
        with lines.block("while True:"):
            lines.add("clause = tokens[parser.index]")
            keyword = "if"
            for clause in oilist.clauses:
                text = clause.literal.text
                with self.unread.group_block(f"{keyword} clause == {string_literal(text)}:"):
                    message = string_literal(
                        f"`{text}` clause can appear at most once in the expansion of the oilist directive"
                    )
                    with lines.block(f"if clause in {seen}:"):
                        lines.add(f"raise parser.custom_error({message}, location[1])")
                    lines.add(f"{seen}.add(clause)", "parser.index += 1")
                    if clause.unit is not None:
                        self._set_unit(clause.unit)
                    else:
                        self.elements(clause.elements)
                keyword = "elif"
            with lines.block("else:"):
                lines.add("break")
        self._nesting -= 1

    # --- the end ---------------------------------------------------------------------------------------------------------

    def _segments(self) -> None:
        """Record how many values each variadic got."""
        op, form = self.op, self.format
        if op.operand_segments is SegmentKind.ATTRIBUTE and not form.all_operands:
            self.set_property(
                "operandSegmentSizes", self._sizes([_operand_size(o) for o in op.operands])
            )
        if not form.all_operands:
            for operand in op.operands:
                if operand.arity is Arity.VARIADIC_OF_VARIADIC and operand.segment_attribute:
                    groups = names.operand_name(operand)
                    lengths = f"[len(group) for group in {groups}]"
                    self.set_property(operand.segment_attribute, self._dense_array(lengths))
        if op.result_segments is SegmentKind.ATTRIBUTE and not form.all_result_types:
            sizes = [
                "1" if r.arity is Arity.REQUIRED else f"len({names.types_name(r)})"
                for r in op.results
            ]
            self.set_property("resultSegmentSizes", self._sizes(sizes))

    def _sizes(self, sizes: list[str]) -> str:
        return self._dense_array(tuple_literal(sizes))

    def _dense_array(self, sizes: str) -> str:
        imports = self.context.imports
        return f"{imports.runtime('DenseArrayAttr')}.get({imports.runtime('i32')}, {sizes})"

    def _regions(self) -> str:
        if self.format.all_regions:
            return f"tuple({names.ALL_REGIONS})"
        return _joined([(names.region_name(r), r.variadic) for r in self.op.regions])

    def _successors(self) -> str:
        if self.format.all_successors:
            return f"tuple({names.ALL_SUCCESSORS})"
        return _joined([(names.successor_name(s), s.variadic) for s in self.op.successors])


def _operand_size(operand: Operand) -> str:
    name = names.operand_name(operand)
    if operand.arity is Arity.REQUIRED:
        return "1"
    if operand.arity is Arity.VARIADIC_OF_VARIADIC:
        return f"sum(map(len, {name}))"
    return f"len({name})"


def _joined(parts: list[tuple[str, bool]]) -> str:
    if len(parts) == 1 and parts[0][1]:
        return f"tuple({parts[0][0]})"
    return tuple_literal([f"*{name}" if variadic else name for name, variadic in parts])
