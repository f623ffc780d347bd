"""Variables and directives of the formats of operations."""

from __future__ import annotations

from dataclasses import replace

from odsgen.ods.format.parser import ElementPosition, FormatParser, GroupParts
from odsgen.ods.format.subject import FormatSubject, Report
from odsgen.ods.format.variables import (
    attribute_style,
    is_unit,
    is_variable_length,
)
from odsgen.ods.model import Arity, Operand, Result
from odsgen.ods.model.format import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeVariable,
    CustomArgument,
    CustomDirective,
    FormatElement,
    FunctionalTypeDirective,
    Literal,
    OIList,
    OIListClause,
    OperandVariable,
    OptionalGroup,
    PropDictDirective,
    PropertyVariable,
    RefDirective,
    RefTarget,
    RegionVariable,
    ResultVariable,
    SameTypesDirective,
    SuccessorVariable,
    TypeDirective,
    TypeTarget,
    Whitespace,
)

_BINDING_POSITIONS = (ElementPosition.TOP_LEVEL, ElementPosition.CUSTOM)


_DIRECTIVES = (
    "attr-dict",
    "attr-dict-with-keyword",
    "functional-type",
    "oilist",
    "operands",
    "prop-dict",
    "regions",
    "results",
    "successors",
    "type",
)


class OpFormatParser(FormatParser[FormatElement], directives=_DIRECTIVES):
    """Reads the format of an operation and remembers what it has bound."""

    def __init__(self, text: str, subject: FormatSubject, report: Report) -> None:
        super().__init__(text, report)
        self.subject = subject
        self.has_attr_dict = False
        self.has_prop_dict = False
        self.all_operands = False
        self.all_operand_types = False
        self.all_result_types = False
        self.all_regions = False
        self.all_successors = False
        self.bound: dict[str, None] = {}  # names of variables, in the order of binding
        self.operand_types: set[int] = set()  # indices with a type directive
        self.result_types: set[int] = set()
        self.custom_names: set[str] = set()

    # --- variables -----------------------------------------------------------------------------

    def _bind(
        self, kind: str, name: str, offset: int, position: ElementPosition, all_bound: bool
    ) -> None:
        if position in _BINDING_POSITIONS:
            if all_bound or name in self.bound:
                raise self.error(f"{kind} '{name}' is already bound", offset)
            self.bound[name] = None
        elif position is ElementPosition.REF and name not in self.bound:
            raise self.error(f"{kind} '{name}' must be bound before it is referenced", offset)

    def parse_variable(self, name: str, offset: int, position: ElementPosition) -> object:
        subject = self.subject
        in_type = position is ElementPosition.TYPE
        for attribute in subject.attributes:
            if attribute.name == name:
                if in_type:
                    raise self.error(
                        "attributes cannot be used as children to a `type` directive", offset
                    )
                self._bind("attribute", name, offset, position, False)
                return AttributeVariable(attribute, offset, attribute_style(attribute, False))
        for prop in subject.properties:
            if prop.name == name:
                if in_type:
                    raise self.error(
                        "properties cannot be used as children to a `type` directive", offset
                    )
                self._bind("property", name, offset, position, False)
                return PropertyVariable(prop, offset)
        for operand in subject.operands:
            if operand.name == name:
                self._bind("operand", name, offset, position, self.all_operands)
                return OperandVariable(operand, offset)
        for region in subject.regions:
            if region.name == name:
                if in_type:
                    raise self.error(
                        "regions can only be used at the top level or in a ref directive", offset
                    )
                self._bind("region", name, offset, position, self.all_regions)
                return RegionVariable(region, offset)
        for result in subject.results:
            if result.name == name:
                if not in_type:
                    raise self.error(
                        "result variables can can only be used as a child to a 'type' directive",
                        offset,
                    )
                return ResultVariable(result, offset)
        for successor in subject.successors:
            if successor.name == name:
                if in_type:
                    raise self.error(
                        "successors can only be used at the top level or in a ref directive", offset
                    )
                self._bind("successor", name, offset, position, self.all_successors)
                return SuccessorVariable(successor, offset)
        parts = (
            subject.attributes,
            subject.properties,
            subject.operands,
            subject.regions,
            subject.results,
            subject.successors,
        )
        raise self.unknown_variable(
            "expected variable to refer to an argument, region, result, or successor",
            name,
            (part.name for group in parts for part in group if part.name),
            offset,
        )

    # --- directives ----------------------------------------------------------------------------

    def parse_directive(self, name: str, offset: int, position: ElementPosition) -> object:
        match name:
            case "attr-dict" | "attr-dict-with-keyword":
                return self._parse_attr_dict(name, offset, position)
            case "prop-dict":
                return self._parse_prop_dict(offset, position)
            case "functional-type":
                return self._parse_functional_type(offset, position)
            case "operands":
                return self._parse_operands(offset, position)
            case "results":
                if position is not ElementPosition.TYPE:
                    raise self.error(
                        "'results' directive can can only be used as a child to a 'type' directive",
                        offset,
                    )
                return AllDirective(All.RESULTS, offset)
            case "regions" | "successors":
                return self._parse_regions_or_successors(All(name), offset, position)
            case "type":
                return self._parse_type(offset, position)
            case "oilist":
                return self._parse_oilist(offset, position)
            case _:
                raise self.error("unsupported directive kind", offset)

    def _parse_attr_dict(
        self, name: str, offset: int, position: ElementPosition
    ) -> AttrDictDirective:
        if position is ElementPosition.TYPE:
            raise self.error(
                "'attr-dict' directive can only be used as a top-level directive", offset
            )
        if position is ElementPosition.REF:
            if not self.has_attr_dict:
                raise self.error(
                    "'ref' of 'attr-dict' is not bound by a prior 'attr-dict' directive", offset
                )
        elif self.has_attr_dict:
            raise self.error("'attr-dict' directive has already been seen", offset)
        self.has_attr_dict = True
        return AttrDictDirective(name == "attr-dict-with-keyword", offset)

    def _parse_prop_dict(self, offset: int, position: ElementPosition) -> PropDictDirective:
        if position is ElementPosition.TYPE:
            raise self.error(
                "'prop-dict' directive can only be used as a top-level directive", offset
            )
        if position is ElementPosition.REF:
            raise self.error("'ref' of 'prop-dict' unsupported", offset)
        if self.has_prop_dict:
            raise self.error("'prop-dict' directive has already been seen", offset)
        self.has_prop_dict = True
        return PropDictDirective(offset)

    def _parse_functional_type(
        self, offset: int, position: ElementPosition
    ) -> FunctionalTypeDirective:
        if position is not ElementPosition.TOP_LEVEL:
            raise self.error("'functional-type' is only valid as a top-level directive", offset)
        self.expect("(", "expected '(' before argument list")
        inputs = self._parse_type_target(offset, False)
        self.expect(",", "expected ',' after inputs argument")
        results = self._parse_type_target(offset, False)
        self.expect(")", "expected ')' after argument list")
        return FunctionalTypeDirective(inputs, results, offset)

    def _parse_operands(self, offset: int, position: ElementPosition) -> AllDirective:
        if position is ElementPosition.REF:
            if not self.all_operands:
                raise self.error(
                    "'ref' of 'operands' is not bound by a prior 'operands' directive", offset
                )
        elif position in _BINDING_POSITIONS:
            if self.all_operands or any(o.name in self.bound for o in self.subject.operands):
                raise self.error("'operands' directive creates overlap in format", offset)
            self.all_operands = True
        return AllDirective(All.OPERANDS, offset)

    def _parse_regions_or_successors(
        self, of: All, offset: int, position: ElementPosition
    ) -> AllDirective:
        name = of.value
        regions = of is All.REGIONS
        all_bound = self.all_regions if regions else self.all_successors
        if position is ElementPosition.TYPE:
            raise self.error(f"'{name}' is only valid as a top-level directive", offset)
        if position is ElementPosition.REF:
            if not all_bound:
                raise self.error(
                    f"'ref' of '{name}' is not bound by a prior '{name}' directive", offset
                )
            return AllDirective(of, offset)
        parts = self.subject.regions if regions else self.subject.successors
        if all_bound or any(part.name in self.bound for part in parts):
            raise self.error(f"'{name}' directive creates overlap in format", offset)
        if regions:
            self.all_regions = True
        else:
            self.all_successors = True
        return AllDirective(of, offset)

    def _parse_type(self, offset: int, position: ElementPosition) -> TypeDirective:
        if position is ElementPosition.TYPE:
            raise self.error("'type' cannot be used as a child of another `type`", offset)
        self.expect("(", "expected '(' before argument list")
        target = self._parse_type_target(offset, position is ElementPosition.REF)
        self.expect(")", "expected ')' after argument list")
        return TypeDirective(target, offset)

    def _parse_type_target(self, offset: int, is_ref: bool) -> TypeTarget:
        target = self.parse_element(ElementPosition.TYPE)
        if isinstance(target, OperandVariable):
            value: Operand | Result = target.operand
            self._bind_type(value, self.operand_types, self.all_operand_types, offset, is_ref)
            return target
        if isinstance(target, ResultVariable):
            value = target.result
            self._bind_type(value, self.result_types, self.all_result_types, offset, is_ref)
            return target
        if isinstance(target, AllDirective) and target.of in (All.OPERANDS, All.RESULTS):
            name = target.of.value
            operands = target.of is All.OPERANDS
            all_bound = self.all_operand_types if operands else self.all_result_types
            if is_ref:
                if not all_bound:
                    raise self.error(
                        f"'ref' of 'type({name})' is not bound by a prior 'type' directive", offset
                    )
                return target
            if all_bound or (self.operand_types if operands else self.result_types):
                raise self.error(f"'{name}' 'type' is already bound", offset)
            if operands:
                self.all_operand_types = True
            else:
                self.all_result_types = True
            return target
        raise self.error("invalid argument to 'type' directive", offset)

    def _bind_type(
        self, value: Operand | Result, bound: set[int], all_bound: bool, offset: int, is_ref: bool
    ) -> None:
        is_bound = all_bound or value.index in bound
        if is_ref and not is_bound:
            raise self.error(
                f"'ref' of 'type(${value.name})' is not bound by a prior 'type' directive", offset
            )
        if not is_ref and is_bound:
            raise self.error(f"'type' of '{value.name}' is already bound", offset)
        if not is_ref:
            bound.add(value.index)

    def _parse_oilist(self, offset: int, position: ElementPosition) -> OIList:
        self.expect("(", "expected '(' before oilist argument list")
        clauses: list[OIListClause] = []
        while True:
            literal = self.parse_literal(position)
            if not isinstance(literal, Literal):
                raise self.error(
                    "expected a keyword or punctuation to start an oilist clause", literal.offset
                )
            if any(clause.literal.text == literal.text for clause in clauses):
                raise self.error(
                    f"format ambiguity because {literal.text} starts two clauses of an oilist",
                    literal.offset,
                )
            elements: list[FormatElement] = []
            while not self.at("|") and not self.at(")"):
                element = self.top_level(self.parse_element(position))
                self._check_clause_element(element, offset)
                elements.append(element)
            unit: AttributeVariable | PropertyVariable | None = None
            if len(elements) == 1:
                only = elements[0]
                if isinstance(only, (AttributeVariable, PropertyVariable)) and is_unit(only):
                    unit = only
            clauses.append(OIListClause(literal, tuple(elements), unit))
            if self.advance().text == ")":
                return OIList(tuple(clauses), offset)

    def _check_clause_element(self, element: FormatElement, offset: int) -> None:
        for variable in element.variables:
            if isinstance(variable, AttributeVariable):
                if not variable.attribute.optional and variable.attribute.default is None:
                    raise self.error(
                        "only optional attributes can be used in an oilist parsing group", offset
                    )
            elif isinstance(variable, PropertyVariable):
                if not variable.property.has_default:
                    raise self.error(
                        "only default-valued or optional properties can be used in an olist parsing group",
                        offset,
                    )
            elif isinstance(variable, OperandVariable):
                if not is_variable_length(variable.operand):
                    raise self.error(
                        "only variable length operands can be used within an oilist parsing group",
                        offset,
                    )
            elif isinstance(variable, ResultVariable):
                if not is_variable_length(variable.result):
                    raise self.error(
                        "only variable length results can be used within an oilist parsing group",
                        offset,
                    )
            elif isinstance(variable, SuccessorVariable):
                raise self.error(
                    "only literals, types, and variables can be used within an oilist group", offset
                )

    # --- wrapping ------------------------------------------------------------------------------

    def top_level(self, element: object) -> FormatElement:
        if not isinstance(element, FormatElement):
            raise self.error("expected literal, variable, directive, or optional group")
        return element

    def make_ref(self, target: object, offset: int) -> object:
        if isinstance(target, RefTarget):
            return RefDirective(target, offset)
        raise self.error("'ref' expects a variable or directive that was bound before", offset)

    def qualify(self, element: object, offset: int) -> object:
        if isinstance(element, AttributeVariable):
            return replace(
                element, qualified=True, style=attribute_style(element.attribute, qualified=True)
            )
        if isinstance(element, TypeDirective):
            return replace(element, qualified=True)
        raise self.error("'qualified' directive expects an attribute or a `type` directive", offset)

    def make_custom(
        self, name: str, arguments: list[object], offset: int
    ) -> CustomDirective | SameTypesDirective:
        checked: list[CustomArgument] = []
        for argument in arguments:
            if not isinstance(argument, CustomArgument):
                raise self.error(
                    "only variables and types may be used as parameters to a custom directive",
                    offset,
                )
            if isinstance(argument, TypeDirective) and isinstance(argument.target, AllDirective):
                raise self.error(
                    "type directives within a custom directive may only refer to variables", offset
                )
            checked.append(argument)
        if name == "SameOperandsAndResultType" and self._are_all_types(checked):
            types = tuple(type for type in checked if isinstance(type, TypeDirective))
            return SameTypesDirective(types, offset)
        self.custom_names.add(name)
        return CustomDirective(name, tuple(checked), offset)

    def _are_all_types(self, arguments: list[CustomArgument]) -> bool:
        """Whether the arguments are the types of all operands and of the one result, in their order."""
        values = [a.target.value for a in arguments if isinstance(a, TypeDirective)]
        subject = self.subject
        return (
            len(subject.results) == 1
            and values == [*subject.operands, *subject.results]
            and len(values) == len(arguments)
            and all(value is not None and value.arity is Arity.REQUIRED for value in values)
        )

    # --- optional groups -----------------------------------------------------------------------

    def check_group_element(self, element: FormatElement, offset: int, is_anchor: bool) -> None:
        problem = element.group_problem(is_anchor)
        if problem is not None:
            raise self.error(problem, offset)

    def can_guard(self, element: FormatElement) -> bool:
        return element.can_guard

    def make_group(self, parts: GroupParts[FormatElement]) -> OptionalGroup:
        anchored = parts.else_elements if parts.inverted else parts.then_elements
        anchor = anchored[parts.anchor]
        group = OptionalGroup(
            parts.then_elements,
            parts.else_elements,
            parts.anchor,
            parts.inverted,
            elides_anchor=False,
            offset=parts.offset,
        )
        first_else = next((e for e in parts.else_elements if not isinstance(e, Whitespace)), None)
        elides = (
            isinstance(anchor, (AttributeVariable, PropertyVariable))
            and anchor is not group.guard
            and anchor is not first_else
            and is_unit(anchor)
        )
        return replace(group, elides_anchor=elides)
