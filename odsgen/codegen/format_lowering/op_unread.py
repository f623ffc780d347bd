"""What the groups of a format may leave unread: its empty value, and the refusal where nothing can stand for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.literals import string_literal
from odsgen.ods.format.model import (
    All,
    AllDirective,
    AttrDictDirective,
    AttributeVariable,
    CustomDirective,
    FormatElement,
    FunctionalTypeDirective,
    OIList,
    OperandVariable,
    OptionalGroup,
    RefDirective,
    RegionVariable,
    ResultVariable,
    SuccessorVariable,
    TypeDirective,
    TypeTarget,
)
from odsgen.ods.model import Arity, Operand

if TYPE_CHECKING:
    from odsgen.codegen.format_lowering.op_parse import OpParse


class OpUnread:
    """Declares the variables of groups.

    A custom directive may stand in a group with a required part: text that leaves out the group is refused.
    """

    def __init__(self, parse: OpParse) -> None:
        self._parse = parse
        self.attributes: set[str] = set()  # names of attributes that may be unread
        self._required: dict[str, str] = {}  # variables of required parts → the name for the error
        #: Variables of `_required` that are known to be read: outside of all groups, and in each group around the place.
        self._read: list[set[str]] = [set()]

    def declare(self, *branches: Iterable[FormatElement]) -> None:
        """Give what a group may leave unread its empty value."""
        for elements in branches:
            for element in elements:
                self._declare_element(element)

    def _declare_element(self, element: object) -> None:
        lines = self._parse.lines
        match element:
            case OperandVariable(operand=operand):
                self._declare_operand(operand)
            case TypeDirective(target=target):
                self._declare_types(target)
            case FunctionalTypeDirective(inputs=inputs, results=results):
                self._declare_types(inputs, listed=True)
                self._declare_types(results, listed=True)
            case RegionVariable(region=region):
                region_class = self._parse.context.imports.runtime("Region")
                name = names.region_name(region)
                if region.variadic:
                    lines.add(f"{name}: list[{region_class}] = []")
                else:
                    lines.add(f"{name} = {region_class}()")
            case AttributeVariable(attribute=attribute, parse_optional=parse_optional):
                if attribute.name in self._parse.attribute_locals and not parse_optional:
                    self.attributes.add(attribute.name)
                    annotation = self._parse.attributes.annotation(attribute.constraint)
                    lines.add(f"{names.attribute_name(attribute)}: {annotation} | None = None")
            case SuccessorVariable(successor=successor):
                name = names.successor_name(successor)
                if successor.variadic:
                    lines.add(
                        f"{name}: list[{self._parse.context.imports.runtime_type_only('Block')}] = []"
                    )
                else:
                    self._declare_unread(name, "Block", f"the successor '{successor.name}'")
            case AllDirective(of=of):
                self._declare_all(of)
            case AttrDictDirective():
                attribute_class = self._parse.context.imports.runtime_type_only("Attribute")
                lines.add(f"attributes: dict[str, {attribute_class}] | None = None")
            case CustomDirective(arguments=arguments):
                for argument in arguments:
                    if not isinstance(argument, RefDirective):
                        self._declare_element(argument)
            case OptionalGroup(then_elements=then_elements, else_elements=else_elements):
                self.declare(then_elements, else_elements)
            case OIList(clauses=clauses):
                self.declare(*(clause.elements for clause in clauses))
            case _:
                pass

    def _declare_operand(self, operand: Operand) -> None:
        name = names.operand_name(operand)
        if operand.arity is Arity.REQUIRED:
            self._declare_unread(name, "int", f"the operand '{operand.name}'")
            return
        element = "list[list[int]]" if operand.arity is Arity.VARIADIC_OF_VARIADIC else "list[int]"
        self._parse.lines.add(f"{name}: {element} = []")
        if self._parse.needs_place(operand):
            self._parse.lines.add(f"{names.operand_place(operand)} = parser.index")

    def _declare_all(self, of: All) -> None:
        lines, imports = self._parse.lines, self._parse.context.imports
        match of:
            case All.OPERANDS:
                lines.add(f"{names.ALL_OPERANDS}: list[int] = []")
                if self._parse.counts_all_operands():
                    lines.add(f"{names.ALL_OPERANDS_PLACE} = parser.index")
            case All.REGIONS:
                lines.add(f"{names.ALL_REGIONS}: list[{imports.runtime_type_only('Region')}] = []")
            case All.SUCCESSORS:
                lines.add(
                    f"{names.ALL_SUCCESSORS}: list[{imports.runtime_type_only('Block')}] = []"
                )
            case All.RESULTS:
                pass

    def _declare_types(self, target: TypeTarget, listed: bool = False) -> None:
        imports = self._parse.context.imports
        match target:
            case OperandVariable(operand=value) | ResultVariable(result=value) if (
                value.arity is Arity.REQUIRED and not listed
            ):
                self._declare_unread(names.type_name(value), "Type", f"the type of '{value.name}'")
            case _:
                imports.use_type_only("collections.abc", "Sequence")
                type_class = imports.runtime_type_only("Type")
                self._parse.lines.add(
                    f"{names.types_target_name(target)}: Sequence[{type_class}] = ()"
                )

    def _declare_unread(self, local: str, held: str, part: str) -> None:
        """Declare a variable for a required part that only a custom directive of a group reads."""
        if held != "int":
            held = self._parse.context.imports.runtime_type_only(held)
        self._parse.lines.add(f"{local}: {held} | None = None")
        self._required[local] = part

    def note_read(self, local: str) -> None:
        """The variable is read from here on to the end of the group around."""
        self._read[-1].add(local)

    def require_all(self) -> None:
        """Refuse the text if a required part was left out; after the last element."""
        for local in self._required:
            self.require(local)

    def require(self, local: str) -> None:
        """Refuse the text if it has left out the group that gives the variable."""
        part = self._required.get(local)
        if part is None or any(local in read for read in self._read):
            return
        self.note_read(local)
        message = string_literal(f"lacks {part}: it stands in a group that was left out")
        with self._parse.lines.block(f"if {local} is None:"):
            self._parse.lines.add(f"raise parser.custom_error({message}, location[1])")

    @contextmanager
    def group_block(self, header: str) -> Iterator[None]:
        """Statements of a group: what they read is read there alone."""
        self._read.append(set())
        with self._parse.lines.block(header):
            yield
        self._read.pop()
