"""Custom forms of the dialect `om`: classes, lists and paths."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import attribute_class, parse_other_attributes
from odsgen.hooks import form, implements, verifies
from odsgen.runtime import (
    VISIBILITIES,
    Argument,
    ArrayAttr,
    AsmPrinter,
    Block,
    Delimiter,
    DictionaryAttr,
    Operation,
    OperationState,
    Parser,
    Region,
    StringAttr,
    Type,
    TypeAttr,
)
from odsgen_circt.hooks.common import (
    ElementsOfOneType,
    name_of_argument,
    string_array,
    strings_of,
)

_NAME, _VISIBILITY, _PARAMETERS = "sym_name", "sym_visibility", "formalParamNames"
_FIELDS, _TYPES = "fieldNames", "fieldTypes"
_WRITTEN_ELSEWHERE = frozenset({_NAME, _VISIBILITY, _PARAMETERS, _FIELDS, _TYPES})


@form("om.list_create")
class ListCreateForm(ElementsOfOneType):
    DIALECT, MNEMONIC = "om", "list"


def _parse_fields(parser: Parser) -> dict[str, Type]:
    fields: dict[str, Type] = {}

    def field() -> None:
        name = parser.parse_keyword_or_string()
        if name in fields:
            raise parser.custom_error(f'field "{name}" is defined twice')
        parser.parse_token(":")
        fields[name] = parser.parse_type()

    if parser.parse_optional_token("->"):
        parser.parse_comma_separated_list(field, Delimiter.PAREN)
    return fields


@form("om.class", "om.class.extern")
class ClassForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`private @Name(%a: i1) -> (field: i8) attributes {…} { … }`"""
        properties = state.properties
        visibility = parser.parse_optional_keyword_of(VISIBILITIES)
        if visibility is not None:
            properties[_VISIBILITY] = StringAttr.get(visibility)
        properties[_NAME] = parser.parse_symbol_name()
        arguments: list[Argument] = parser.parse_comma_separated_list(
            lambda: parser.parse_argument(allow_attributes=False), Delimiter.PAREN
        )
        fields = _parse_fields(parser)
        properties[_FIELDS] = string_array(list(fields))
        properties[_TYPES] = DictionaryAttr.get({n: TypeAttr.get(t) for n, t in fields.items()})
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE, with_keyword=True)
        names = [name_of_argument(parser, argument.place) for argument in arguments]
        properties[_PARAMETERS] = string_array(names)
        region = parser.parse_region(arguments)
        if not region.blocks:
            region.append(Block())
        state.regions.append(region)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties, emit = op.properties, printer.emit
        visibility = properties.get(_VISIBILITY)
        emit(" " if visibility is None else f" {visibility.value} ")
        printer.print_symbol_name(properties[_NAME].value)
        parameters = [
            f"%{name}: {printer.type_text(argument.type)}"
            for name, argument in zip(
                strings_of(properties[_PARAMETERS]), op.regions[0].blocks[0].arguments, strict=False
            )
        ]
        emit(f"({', '.join(parameters)}) ")
        types = dict(properties[_TYPES].entries)
        fields = [
            f"{printer.keyword_or_string_text(name)}: {printer.type_text(types[name].value)}"
            for name in strings_of(properties[_FIELDS])
        ]
        if fields:
            emit(f" -> ({', '.join(fields)}) ")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, _WRITTEN_ELSEWHERE
        )
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


@implements("om.class", "om.class.extern", method="asm_block_argument_names")
def asm_block_argument_names(op: Operation, region: Region) -> list[str | None]:
    """The names of the parameters."""
    return list(strings_of(op.properties[_PARAMETERS]))


@verifies("om.class", "om.class.extern")
def verify_class(op: Any) -> None:
    """ClassOp::verify"""
    blocks = op.regions[0].blocks
    if len(strings_of(op.properties[_PARAMETERS])) != len(blocks[0].arguments if blocks else ()):
        raise op.op_error("formal parameter name list doesn't match formal parameter value list")
    types = dict(op.properties[_TYPES].entries)
    missing = [name for name in strings_of(op.properties[_FIELDS]) if name not in types]
    if missing:
        raise op.op_error(f"has no type of the field '{missing[0]}'")


# --- paths ------------------------------------------------------------------------------------------

_ID = r"[^ ~|:>/\[\].]+"
_ELEMENT = re.compile(f"({_ID})/({_ID})")
_TARGET = re.compile(rf"(?P<module>{_ID})(>(?P<ref>{_ID})(?P<field>(\[{_ID}\]|\.{_ID})*))?")


@form("PathAttr")
class PathForm:
    def parse(self, parser: Parser) -> Any:
        """`[module:instance, …]`"""
        modules: list[str] = []
        instances: list[str] = []

        def element() -> None:
            modules.append(parser.parse_keyword_or_string())
            parser.parse_token(":")
            instances.append(parser.parse_keyword_or_string())

        parser.parse_comma_separated_list(element, Delimiter.SQUARE)
        return attribute_class(parser, "om", "path").get(modules, instances)

    def print(self, path: Any, printer: AsmPrinter) -> None:
        word = printer.keyword_or_string_text
        pairs = zip(path.modules, path.instances, strict=True)
        printer.emit(f"[{', '.join(f'{word(m)}:{word(i)}' for m, i in pairs)}]")


def _path(parser: Parser, texts: Sequence[str], place: int, message: str) -> Any:
    found = [_ELEMENT.fullmatch(text) for text in texts]
    if None in found:
        raise parser.custom_error(message, place)
    pairs = [match.groups() for match in found if match is not None]
    modules, instances = [m for m, _ in pairs], [i for _, i in pairs]
    return attribute_class(parser, "om", "path").get(modules, instances)


def _path_text(path: Any) -> list[str]:
    return [f"{m}/{i}" for m, i in zip(path.modules, path.instances, strict=True)]


@form("BasePathString")
class BasePathString:
    def parse(self, parser: Parser) -> Any:
        """`"module/instance:module/instance"`"""
        place = parser.index
        text = parser.parse_string()
        return _path(parser, text.split(":") if text else [], place, "invalid base path")

    def print(self, op: Operation, printer: AsmPrinter, path: Any) -> None:
        printer.emit(f'"{":".join(_path_text(path))}"')


@form("PathString")
class PathString:
    def parse(self, parser: Parser) -> tuple[Any, StringAttr, StringAttr, StringAttr]:
        """`"module/instance:module>ref.field[1]"`"""
        place = parser.index
        *elements, target = parser.parse_string().split(":")
        match = _TARGET.fullmatch(target)
        if match is None:
            raise parser.custom_error("invalid path", place)
        module, ref, field = (match[name] or "" for name in ("module", "ref", "field"))
        path = _path(parser, elements, place, "invalid path")
        return path, StringAttr.get(module), StringAttr.get(ref), StringAttr.get(field)

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        path: Any,
        module: StringAttr,
        ref: StringAttr,
        field: StringAttr,
    ) -> None:
        elements = "".join(f"{element}:" for element in _path_text(path))
        target = f"{module.value}{f'>{ref.value}' if ref.value else ''}{field.value}"
        printer.emit(f'"{elements}{target}"')


@form("FieldLocs")
class FieldLocs:
    def parse(self, parser: Parser) -> ArrayAttr | None:
        """`field_locs([loc(…), …])`, optional"""
        if not parser.parse_optional_keyword("field_locs"):
            return None
        parser.parse_token("(")
        place = parser.index
        found = parser.parse_attribute()
        if not isinstance(found, ArrayAttr):
            raise parser.custom_error("expected an array of locations", place)
        parser.parse_token(")")
        return found

    def print(self, op: Operation, printer: AsmPrinter, locations: ArrayAttr | None) -> None:
        if printer.locations and locations is not None:
            printer.emit(f"field_locs({printer.attribute_text(locations)})")
