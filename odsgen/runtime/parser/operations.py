"""Operations, regions and blocks (LangRef: Operations, Blocks, Regions)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation
from odsgen.runtime.ir.region import Region
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.lexer import IDENTIFIER_START
from odsgen.runtime.parser.ssa import UnresolvedOperand, definition_location, result_number
from odsgen.runtime.parser.types import INTEGER_TYPE

if TYPE_CHECKING:

    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.value import LocationToken, Value
    from odsgen.runtime.parser.parser import Parser

UNNAMED: UnresolvedOperand = -1


class Argument(NamedTuple):
    """A region argument as the header of an operation declares it: `%name: type {attributes} loc(…)`.

    One without a name has the place UNNAMED: the region that follows declares it itself.
    """

    place: UnresolvedOperand
    type: Type
    attributes: dict[str, Attribute]
    location: Location | LocationToken


#: How the operations of one name are read: the name, `parse` of the op class, and the class.
CustomForm = tuple[str, "Callable[[Parser, LocationToken], Operation]", type[Operation]]


def custom_form(op_class: type[Operation]) -> CustomForm:
    """That of an op class."""
    if not op_class.KEEPS_NAMES:
        return op_class.OPERATION_NAME, op_class.parse, op_class
    from odsgen.runtime.parser.read_names import keeping_names

    return op_class.OPERATION_NAME, keeping_names(op_class.parse), op_class


# --- the whole file ---------------------------------------------------------------------------------------------------


def parse_file(parser: Parser) -> list[Operation]:
    """All operations at the top of the file."""
    block = Block()
    tokens = parser.tokens
    while True:
        token = tokens[parser.index]
        if not token:
            break
        first = token[0]
        if first == "#" and len(token) > 1 and token != "#-}":
            parser.parse_attribute_alias_definition()
        elif first == "!" and len(token) > 1:
            parser.parse_type_alias_definition()
        elif token == "{-#":
            parser.parse_file_metadata()
        else:
            parser.parse_operation(block)
    parser.check_forward_references()
    parser.resolve_deferred_locations()
    parser.pop_scope(isolated=False)
    operations = list(block)
    for op in operations:
        op.remove()
    return operations


# --- one operation --------------------------------------------------------------------------------------------------


def parse_operation(parser: Parser, block: Block) -> Operation:
    """One operation with the names of its results, put at the end of `block`."""
    tokens = parser.tokens
    parser._operation_start = start = parser.index
    token = tokens[start]
    names: list[tuple[int, int]] | None = None
    if token[:1] == "%":
        names = _parse_result_names(parser)
        token = tokens[parser.index]
    form = parser._custom_forms.get(token)
    if form is not None:
        op = parse_custom_form(parser, form, parser.index)
    elif token[:1] == '"' and len(token) > 1:
        op = parser._parse_operation_in_generic_form()
    elif token and token[0] in IDENTIFIER_START:
        op = parser._parse_custom_operation()
    else:
        raise parser.wrong_token("expected operation name in quotes")
    if tokens[parser.index] == "loc":
        parser.parse_trailing_location(op)
    block.append(op)
    if names is not None:
        parser._define_results(op, names, start)
    return op


def _parse_result_names(parser: Parser) -> list[tuple[int, int]]:
    """`%a, %b:2 =`: the token and the number of results of each name."""
    tokens = parser.tokens

    def name() -> tuple[int, int]:
        place = parser.index
        if tokens[place][:1] != "%" or len(tokens[place]) == 1:
            raise parser.wrong_token("expected valid ssa identifier")
        parser.index += 1
        if tokens[parser.index] != ":":
            return place, 1
        parser.index += 1
        count = tokens[parser.index]
        if not (count.isdecimal() and count.isascii()) and count[:2] != "0x":
            raise parser.wrong_token("expected integer number of results")
        number = int(count, 0) if count[:2] == "0x" else int(count[:20])
        if number < 1 or len(count) > 19:
            raise parser.error("expected named operation to have at least 1 result")
        parser.index += 1
        return place, number

    names = parser.parse_comma_separated_list(name)
    parser.parse_token("=", "expected '=' after SSA name")
    return names


def first_result_name(parser: Parser) -> str | None:
    """The name, without `%`, that the text gives to the first result of the operation that is being read."""
    token = parser.tokens[parser._operation_start]
    return token[1:] if token[:1] == "%" else None


def operation_name_place(parser: Parser) -> int:
    """The token of the name of the operation that is being read (`OpAsmParser::getNameLoc`)."""
    place = parser._operation_start
    if parser.tokens[place][:1] == "%":
        place = parser.tokens.index("=", place) + 1
    return place


def define_results(parser: Parser, op: Operation, names: list[tuple[int, int]], start: int) -> None:
    results = op.results
    if not results:
        raise parser.error("cannot name an operation with no results", start)
    expected = sum(count for _, count in names)
    if expected != len(results):
        raise parser.error(
            f"operation defines {len(results)} results but was provided {expected} to bind",
            start,
        )
    position = 0
    for place, count in names:
        for number in range(count):
            parser.define_value(place, number, results[position])
            position += 1


# --- the custom form ------------------------------------------------------------------------------------------------


def parse_custom_operation(parser: Parser) -> Operation:
    """An operation whose spelling is met for the first time under the current default dialect."""
    place = parser.index
    token = parser.tokens[place]
    if token[-1] == ">":
        parser.split_shaped_token()
        token = parser.tokens[place]
    if INTEGER_TYPE.fullmatch(token):
        raise parser.wrong_token("expected operation name in quotes")
    context = parser.context
    op_class = context.operation_class(token)
    name = token
    if op_class is None and not token.partition(".")[2]:
        name = f"{parser._default_dialect}.{token}"
        op_class = context.operation_class(name)
    if op_class is None:
        raise parser._unknown_custom_operation(token, name)
    parser._custom_forms[token] = form = custom_form(op_class)
    return parse_custom_form(parser, form, place)


def parse_custom_form(parser: Parser, form: CustomForm, place: int) -> Operation:
    """The custom form of an operation whose name is the token at `place`."""
    parser.index = place + 1
    parser.op_name, parse, _ = form
    try:
        op = parse(parser, (parser.positions, place))
    except ValueError as error:
        raise parser.fault(error) from None
    parser.op_name = None
    return op


def parse_operation_name(parser: Parser) -> str:
    """The name of an operation as the custom form spells it; the full name (`OpAsmParser::parseCustomOperationName`)."""
    place = parser.index
    name = None
    if not INTEGER_TYPE.fullmatch(parser.tokens[place]):
        name = parser.parse_optional_any_keyword()
    if name is None:
        raise parser.error("expected bare identifier or keyword")
    if parser.context.operation_class(name) is not None or "." in name:
        return name
    if not parser._default_dialect:
        raise parser.custom_error("expected operation name in quotes", place)
    return f"{parser._default_dialect}.{name}"


def create_operation(
    parser: Parser,
    name: str,
    operands: Sequence[Value],
    result_types: Sequence[Type],
    location: Location,
) -> Operation:
    """An operation of a name that may be unknown, in no block."""
    op_class = parser.context.operation_class(name)
    if op_class is None:
        return UnregisteredOperation(name, tuple(operands), tuple(result_types), location=location)
    return op_class(tuple(operands), tuple(result_types), location=location)


def inner_default_dialect(parser: Parser) -> str:
    """The dialect whose operations need no prefix in the regions read now: that of the custom form around them."""
    op_class = _current_class(parser)
    return op_class.DEFAULT_DIALECT if op_class is not None else parser._default_dialect


# --- regions and blocks ---------------------------------------------------------------------------------------------


def parse_argument(
    parser: Parser, allow_type: bool = True, allow_attributes: bool = True, type: Type | None = None
) -> Argument:
    """`%name: type {attributes} loc(…)`, a region argument; without `allow_type`, of the type that is given."""
    start = parser.index
    name, colon, type_text, behind = parser.tokens[start : start + 4]
    if colon == ":" and behind in (",", ")") and "%" < name < "&" and allow_type:
        known = parser.token_types.get(type_text)
        if known is not None:  # the usual text
            parser.index = start + 3
            return Argument(start, known, {}, (parser.positions, start))
    place = parser.parse_operand(allow_result_number=False)
    if allow_type:
        parser.parse_token(":")
        type = parser.parse_type()
    assert type is not None
    attributes = parser.parse_optional_attr_dict() if allow_attributes else {}
    location: Location | LocationToken = parser.parse_optional_location() or (
        parser.positions,
        place,
    )
    return Argument(place, type, attributes, location)


def parse_optional_argument(
    parser: Parser, allow_type: bool = True, allow_attributes: bool = True, type: Type | None = None
) -> Argument | None:
    """A region argument, if there is one."""
    if parser.tokens[parser.index][:1] == "%":
        return parser.parse_argument(allow_type, allow_attributes, type)
    return None


def parse_argument_list(
    parser: Parser,
    delimiter: Delimiter = Delimiter.PAREN,
    allow_type: bool = True,
    allow_attributes: bool = True,
) -> list[Argument]:
    """Region arguments separated by commas."""
    if delimiter is Delimiter.NONE and parser.tokens[parser.index][:1] != "%":
        return []
    return parser.parse_comma_separated_list(
        lambda: parser.parse_argument(allow_type, allow_attributes),
        delimiter,
        " in argument list",
    )


def define_entry_arguments(parser: Parser, entry: Block, arguments: Sequence[Argument]) -> None:
    if not arguments or arguments[0].place == UNNAMED:
        return
    if parser.tokens[parser.index][:1] == "^":
        raise parser.error("invalid block name in region with named arguments")
    tokens, values, defined = parser.tokens, parser.values, parser._defined[-1]
    for place, type, _, location in arguments:
        name = tokens[place]
        if name not in values and tokens[place + 1][:1] != "#":
            values[name] = entry.add_argument(type, location)
            defined[name] = place
            continue
        number = result_number(parser, place)
        known = values.get(f"{name}#{number}" if number else name)
        if known is not None:
            error = parser.error(f"region entry argument '{name}' is already in use", place)
            error.diagnostics[0].attach_note(
                "previously referenced here", definition_location(parser, name)
            )
            raise error
        parser.define_value(place, number, entry.add_argument(type, location))


def parse_region(
    parser: Parser, arguments: Sequence[Argument] = (), *, enable_name_shadowing: bool = False
) -> Region:
    """`{ … }` of the operation whose custom form is being read, with the arguments of its entry block if named before.

    Names from outside are known inside, also where values may not be used (IsolatedFromAbove), without shadowing.
    """
    op_class = _current_class(parser)
    default_dialect = op_class.DEFAULT_DIALECT if op_class is not None else ""
    return parse_region_in(parser, enable_name_shadowing, default_dialect, arguments)


def parse_optional_region(
    parser: Parser, arguments: Sequence[Argument] = (), *, enable_name_shadowing: bool = False
) -> Region | None:
    """A region, if there is one."""
    if parser.tokens[parser.index] != "{":
        return None
    return parser.parse_region(arguments, enable_name_shadowing=enable_name_shadowing)


def _current_class(parser: Parser) -> type[Operation] | None:
    return parser.context.operation_class(parser.op_name) if parser.op_name is not None else None


def parse_region_in(
    parser: Parser, isolated: bool, default_dialect: str, arguments: Sequence[Argument] = ()
) -> Region:
    parser.parse_token("{", "expected '{' to begin a region")
    region = Region()
    if not arguments and parser.tokens[parser.index] == "}":
        parser.index += 1
        return region
    parser.nested(_parse_region_body, parser, region, isolated, default_dialect, arguments)
    return region


def _parse_region_body(
    parser: Parser,
    region: Region,
    isolated: bool,
    default_dialect: str,
    arguments: Sequence[Argument],
) -> None:
    outer = parser.op_name, parser._default_dialect, parser._custom_forms, parser._operation_start
    parser.op_name = None
    parser._default_dialect = default_dialect
    parser._custom_forms = parser._custom_forms_by_default.setdefault(default_dialect, {})
    parser.push_scope(isolated)
    entry = Block()
    define_entry_arguments(parser, entry, arguments)
    if parser.tokens[parser.index][:1] == "^":
        parse_block(parser, region, entry)
        if arguments and len(entry.stored_arguments) > len(arguments):
            raise parser.error("entry block arguments were already defined")
    else:
        region.append_new(entry)
        parser._parse_block_body(entry)
    while parser.tokens[parser.index] != "}":
        parse_block(parser, region, None)
    parser.pop_scope(isolated)
    parser.index += 1
    parser.op_name, parser._default_dialect, parser._custom_forms, parser._operation_start = outer


def parse_block(parser: Parser, region: Region, entry: Block | None) -> None:
    block = parser.define_block(entry)
    if parser.tokens[parser.index] == "(":
        parser.parse_block_arguments(block)
    parser.parse_token(":", "expected ':' after block name")
    region.append_new(block)
    parser._parse_block_body(block)


def _new_form(parser: Parser, token: str) -> CustomForm | None:
    """The form of operations that are met for the first time, by their full name; None where that names none."""
    op_class = parser.context.operation_class(token) if "." in token[1:] else None
    if op_class is not None:
        parser._custom_forms[token] = custom_form(op_class)
    return parser._custom_forms.get(token)


def parse_block_body(parser: Parser, block: Block) -> None:
    """The operations of a block.

    Custom forms with at most one name for their results are read here; others, and what is wrong, by `parse_operation`.
    """
    tokens, positions, forms = parser.tokens, parser.positions, parser._custom_forms
    values, defined, awaited = parser.values, parser._defined[-1], parser.awaited
    while True:
        start = parser.index
        name = tokens[start]
        is_named = tokens[start + 1] == "=" and "%" < name < "&"  # "%" and something behind it
        place = start + 2 if is_named else start
        form = forms.get(tokens[place])
        if form is None:
            parser.op_name = None
            if name == "}" or name[:1] == "^":
                break
            parser.index = place
            form = _new_form(parser, tokens[place])
            if form is None:
                parser.index = start
                parser.parse_operation(block)
                continue
        parser._operation_start = start
        parser.index = place + 1
        parser.op_name, parse, awaited.op_class = form
        awaited.block = block
        awaited.location = location = (positions, place)
        op = parse(parser, location)
        if tokens[parser.index] == "loc":
            parser.op_name = None
            parser.parse_trailing_location(op)
        if awaited.made is op:
            result = awaited.result
        else:
            result = op.single_result
            block.append_new(op)
        if is_named:
            if result is None:
                parser._define_results(op, [(start, 1)], start)
            elif name in values:
                parser.define_value(start, 0, result)
            else:
                values[name] = result
                defined[name] = start
