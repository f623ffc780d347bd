"""The entries: text to a checked tree, or diagnostics."""

from __future__ import annotations

from dataclasses import replace

from odsgen.ods.format.ambiguity import check_ambiguity, check_oilists
from odsgen.ods.format.inference import resolve_types
from odsgen.ods.format.op_parser import OpFormatParser
from odsgen.ods.format.parameter_parser import ParameterFormatParser
from odsgen.ods.format.spacing import Spacer, space_op_elements, space_parameter_elements
from odsgen.ods.format.subject import FormatSubject, ParameterSubject, Report
from odsgen.ods.model import Arity, AttributeKind
from odsgen.ods.model.format import (
    AttributeStyle,
    AttributeVariable,
    FormatElement,
    OIList,
    OpFormat,
    OptionalGroup,
    ParameterFormat,
    PropertyVariable,
    Whitespace,
)


def parse_op_format(text: str, subject: FormatSubject, report: Report) -> OpFormat | None:
    """The assembly format of an operation, or None after `report` was called for everything that is wrong with it.

    Messages are mlir-tblgen's; offsets count characters from the start of the text.
    """
    parser = OpFormatParser(text, subject, report)
    elements = parser.parse_elements()
    if elements is None:
        return None
    if not parser.has_attr_dict:
        parser.report("'attr-dict' directive not found in custom assembly format", 0)
    check_ambiguity(elements, parser.report)
    types = resolve_types(parser) if subject.types_are_known else None
    _check_regions_and_successors(parser)
    check_oilists(elements, parser.report)
    if types is None or parser.failed:
        return None
    operand_types, result_types = types
    elements = tuple(_decide_presence(element) for element in elements)
    attribute_names = [a.name for a in subject.attributes]
    property_names = [p.name for p in subject.properties]
    return OpFormat(
        text=text,
        elements=space_op_elements(elements, Spacer()),
        operand_types=operand_types,
        result_types=result_types,
        all_operands=parser.all_operands,
        all_operand_types=parser.all_operand_types,
        all_result_types=parser.all_result_types,
        all_regions=parser.all_regions,
        all_successors=parser.all_successors,
        has_prop_dict=parser.has_prop_dict,
        used_attributes=tuple(n for n in attribute_names if n in parser.bound),
        used_properties=tuple(n for n in property_names if n in parser.bound),
        inferred_attributes=tuple(
            o.segment_attribute
            for o in subject.operands
            if o.arity is Arity.VARIADIC_OF_VARIADIC
            and o.segment_attribute is not None
            and o.name in parser.bound
        ),
        default_attributes=tuple(a.name for a in subject.attributes if a.default is not None),
        default_properties=tuple(p.name for p in subject.properties if p.has_default),
        elides_operand_segments=subject.attribute_sized_operands and not parser.all_operands,
        elides_result_segments=subject.attribute_sized_results and not parser.all_result_types,
        custom_directives=tuple(sorted(parser.custom_names)),
    )


def parse_parameter_format(
    text: str, subject: ParameterSubject, report: Report
) -> ParameterFormat | None:
    """The assembly format of a type or attribute, or None after `report` was called for everything that is wrong with it."""
    parser = ParameterFormatParser(text, subject, report)
    elements = parser.parse_elements()
    if elements is None:
        return None
    parser.check(elements)
    if parser.failed:
        return None
    return ParameterFormat(
        text=text,
        elements=space_parameter_elements(elements, Spacer()),
        custom_directives=tuple(sorted(parser.custom_names)),
    )


def _check_regions_and_successors(parser: OpFormatParser) -> None:
    groups = (
        ("region", parser.subject.regions, parser.all_regions),
        ("successor", parser.subject.successors, parser.all_successors),
    )
    for kind, parts, all_bound in groups:
        for part in parts:
            if not all_bound and part.name not in parser.bound:
                parser.report(
                    f"{kind} #{part.index}, named '{part.name}', not found",
                    0,
                    f"suggest adding a '${part.name}' directive to the custom assembly format",
                )


def _decide_presence(element: FormatElement, in_group: bool = False) -> FormatElement:
    """Marks the attributes and properties whose absence the parser accepts.

    Outside of groups that is every optional attribute, in clauses of an `oilist`, too; within a group only the element that
    decides for it.
    """
    match element:
        case AttributeVariable(attribute=attribute):
            return replace(element, parse_optional=attribute.optional and not in_group)
        case OIList(clauses=clauses):
            return replace(
                element,
                clauses=tuple(
                    replace(clause, elements=_decide_in_clause(clause.elements))
                    for clause in clauses
                ),
            )
        case OptionalGroup():
            guard = element.guard
            return replace(
                element,
                then_elements=tuple(_decide_in_group(e, e is guard) for e in element.then_elements),
                else_elements=tuple(_decide_in_group(e, False) for e in element.else_elements),
            )
        case _:
            return element


def _decide_in_clause(elements: tuple[FormatElement, ...]) -> tuple[FormatElement, ...]:
    """As outside of groups; but a clause is there because one of its variables is, so that the only one is read as if it had
    to be there where its absence cannot be told from its text: an attribute without its prefix may begin with anything.
    """
    variables = [variable for element in elements for variable in element.variables]
    return tuple(
        _decide_presence(e, in_group=len(variables) == 1 and not _is_told_by_its_text(e))
        for e in elements
    )


def _is_told_by_its_text(element: FormatElement) -> bool:
    if not isinstance(element, AttributeVariable):
        return False
    constraint = element.attribute.constraint
    is_own = element.style is AttributeStyle.STRIPPED and constraint.attribute_def is not None
    return constraint.kind is not AttributeKind.UNIT and not is_own


def _decide_in_group(element: FormatElement, is_guard: bool) -> FormatElement:
    if is_guard and isinstance(element, (AttributeVariable, PropertyVariable)):
        return replace(element, parse_optional=True)
    return element if isinstance(element, Whitespace) else _decide_presence(element, in_group=True)
