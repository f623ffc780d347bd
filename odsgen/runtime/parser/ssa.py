"""Names of values and blocks while a text is read: definitions, uses before the definition, scopes (LangRef: Value Scoping)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.value import PlaceholderValue, Value
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.parser.parser import Parser

UnresolvedOperand = int
"""The use of a value whose type is not known yet: the index of its token."""


class ForwardReference(PlaceholderValue):
    """Stands for a value that is used before its definition has been read."""

    __slots__ = ("name", "number", "place")

    def __init__(self, type: Type, name: str, number: int, place: int) -> None:
        super().__init__(type)
        self.name = name
        self.number = number
        self.place = place  # index of the token of the first use

    @property
    def parent_block(self) -> Block | None:
        """None: nobody knows where it will be defined."""
        return None

    @property
    def location(self) -> Location:
        """Unknown until the definition has been read."""
        return UnknownLoc.get()


class BlockScope:
    """The names of the blocks of one region."""

    __slots__ = ("blocks", "undefined")

    def __init__(self) -> None:
        self.blocks: dict[str, Block] = {}
        # Blocks that were only named so far, and by which token.
        self.undefined: dict[str, int] = {}


# --- scopes ---------------------------------------------------------------------------------------------------------


def push_scope(parser: Parser, isolated: bool) -> None:
    """Enter a region; an isolated one sees no name from outside."""
    if isolated:
        parser._isolated.append(parser.values)
        parser.values = {}
    parser._defined.append({})
    parser._block_scopes.append(BlockScope())


def pop_scope(parser: Parser, isolated: bool) -> None:
    """Leave a region; raises ParseError for blocks that were named and never defined."""
    undefined = parser._block_scopes.pop().undefined
    if undefined:
        raise ParseError(
            [
                _diagnostic(parser, place, "reference to an undefined block")
                for place in sorted(undefined.values())
            ],
            parser.source,
        )
    names = parser._defined.pop()
    if isolated:
        parser.values = parser._isolated.pop()
    elif len(names) == len(parser.values):
        parser.values.clear()  # there are no others
    else:
        values = parser.values
        for name in names:
            values.pop(name, None)


def check_forward_references(parser: Parser) -> None:
    """Raise ParseError for values that were used and never defined."""
    # An operation whose operands were read before its regions may have been made after the definition, inside them.
    for reference, value in parser._replaced_references:
        if reference.has_uses:
            reference.replace_all_uses_with(value)
    if parser._forward_references:
        places = sorted(reference.place for reference in parser._forward_references)
        message = "use of undeclared SSA value name"
        diagnostics = [_diagnostic(parser, place, message) for place in places]
        from odsgen.runtime.parser.hints import value_hint

        hint = value_hint(parser.tokens[places[0]], parser.tokens)
        if hint is not None:
            diagnostics[0].attach_hint(hint)
        raise ParseError(diagnostics, parser.source)


def _diagnostic(parser: Parser, index: int, message: str) -> Diagnostic:
    return Diagnostic(Severity.ERROR, parser.location_of(index), message)


# --- definitions ----------------------------------------------------------------------------------------------------


def define_value(parser: Parser, place: int, number: int, value: Value) -> None:
    """Let the name at token `place` (with `#number`) mean a value from here on."""
    name = parser.tokens[place]
    key = name if number == 0 else f"{name}#{number}"
    known = parser.values.get(key)
    if known is not None:
        if not isinstance(known, ForwardReference):
            error = _diagnostic(parser, place, f"redefinition of SSA value '{name}'")
            raise ParseError(
                [error.attach_note("previously defined here", definition_location(parser, key))],
                parser.source,
            )
        if known.type is not value.type:
            error = _diagnostic(
                parser,
                place,
                f"definition of SSA value '{name}#{number}' has type {quoted(value.type)}",
            )
            note = f"previously used here with type {quoted(known.type)}"
            raise ParseError(
                [error.attach_note(note, parser.location_of(known.place))], parser.source
            )
        known.replace_all_uses_with(value)
        parser._replaced_references.append((known, value))
        del parser._forward_references[known]
    parser.values[key] = value
    parser._defined[-1][key] = place


def definition_location(parser: Parser, key: str) -> Location:
    """Where the name of a value stands in its definition, or in its first use."""
    value = parser.values[key]
    if isinstance(value, ForwardReference):
        return parser.location_of(value.place)
    return parser.location_of(next(d[key] for d in reversed(parser._defined) if key in d))


# --- uses -----------------------------------------------------------------------------------------------------------


def parse_operand(parser: Parser, allow_result_number: bool = True) -> UnresolvedOperand:
    """`%name` or `%name#1`: the index of its token."""
    index = parser.index
    tokens = parser.tokens
    if not "%" < tokens[index] < "&":  # "%" and something behind it
        raise parser.wrong_token("expected SSA operand")
    following = tokens[index + 1]
    if following[:1] == "#" and following != "#-}":
        parser.index = index + 1
        if not allow_result_number:
            raise parser.error("result number not allowed in argument list")
        if not following[1:].isdecimal():
            raise parser.error("invalid SSA value result number")
        if len(following) > 10:
            from odsgen.runtime.support.integer_text import integer_of_digits

            if integer_of_digits(following[1:]) >= 1 << 32:
                raise parser.error("invalid SSA value result number")
        parser.index = index + 2
    else:
        parser.index = index + 1
    return index


def result_number(parser: Parser, operand: UnresolvedOperand) -> int:
    """The number behind the name of an operand that has been read; 0 if there is none."""
    following = parser.tokens[operand + 1]
    return int(following[1:]) if following[:1] == "#" and following != "#-}" else 0


def parse_optional_operand(
    parser: Parser, allow_result_number: bool = True
) -> UnresolvedOperand | None:
    """An operand, if there is one."""
    if parser.tokens[parser.index][:1] == "%":
        return parser.parse_operand(allow_result_number)
    return None


def parse_operand_list(
    parser: Parser,
    delimiter: Delimiter = Delimiter.NONE,
    allow_result_number: bool = True,
    required: int | None = None,
) -> list[UnresolvedOperand]:
    """Operands separated by commas; without delimiters the list may be empty."""
    start = parser.index
    if delimiter is Delimiter.NONE:
        operands = _parse_operands(parser, allow_result_number)
        if required and not operands:
            if parser.tokens[start] in ("(", "["):
                raise parser.error("unexpected delimiter")
            raise parser.wrong_token("expected operand")
    else:
        operands = parser.parse_comma_separated_list(
            lambda: parser.parse_operand(allow_result_number), delimiter, " in operand list"
        )
    if required is not None and len(operands) != required:
        raise parser.custom_error(f"expected {required} operands", start)
    return operands


def _parse_operands(parser: Parser, allow_result_number: bool) -> list[UnresolvedOperand]:
    """Operands between commas, or none: as `parse_operand`, for those that are a known name alone."""
    tokens, values = parser.tokens, parser.values
    operands: list[UnresolvedOperand] = []
    index = parser.index
    if tokens[index][:1] != "%":
        return operands
    while True:
        following = tokens[index + 1]
        if tokens[index] in values and following[:1] != "#":
            operands.append(index)
            index += 1
        else:
            parser.index = index
            operands.append(parser.parse_operand(allow_result_number))
            index = parser.index
            following = tokens[index]
        if following != ",":
            break
        index += 1
    parser.index = index
    return operands


def parse_known_operands(parser: Parser) -> tuple[Value, ...] | None:
    """`%a, %b : type, type`, where all of it is known and agrees; None, with nothing taken, where it is not so."""
    tokens, known, types = parser.tokens, parser.values, parser.token_types
    index = parser.index
    name, following, type_text, behind = tokens[index : index + 4]
    value = known.get(name)
    if value is None:
        return None
    if following == ":" and behind != ",":  # one of them
        if value.type is not types.get(type_text) or behind == "<":
            return None
        parser.index = index + 3
        return (value,)
    values = [value]
    index += 1
    while tokens[index] == ",":
        value = known.get(tokens[index + 1])
        if value is None:
            return None
        values.append(value)
        index += 2
    separator = ":"
    for value in values:
        if tokens[index] != separator or types.get(tokens[index + 1]) is not value.type:
            return None
        separator = ","
        index += 2
    if tokens[index] in (",", "<"):
        return None
    parser.index = index
    return tuple(values)


def parse_known_operands_of_type(parser: Parser, type: Type) -> tuple[Value, ...] | None:
    """`%a, %b`, or nothing, where all are known and of the type; None, with nothing taken, where it is not so."""
    tokens, known = parser.tokens, parser.values
    index = parser.index
    if tokens[index][:1] != "%":
        return ()
    values: list[Value] = []
    following = ","
    while following == ",":
        value = known.get(tokens[index])
        if value is None or value.type is not type:
            return None
        values.append(value)
        following = tokens[index + 1]
        index += 2
    if following[:1] == "#":
        return None
    parser.index = index - 1
    return tuple(values)


def resolve_operand(parser: Parser, operand: UnresolvedOperand, type: Type) -> Value:
    """The value that an operand of a given type is; raises ParseError where types disagree."""
    tokens = parser.tokens
    value = parser.values.get(tokens[operand])
    if value is not None and value.type is type and tokens[operand + 1][:1] != "#":
        return value
    return _resolve(parser, operand, type)


def _resolve(parser: Parser, operand: UnresolvedOperand, type: Type) -> Value:
    name = parser.tokens[operand]
    number = result_number(parser, operand)
    key = name if number == 0 else f"{name}#{number}"
    value = parser.values.get(key)
    if value is not None:
        if value.type is type:
            return value
        error = _diagnostic(
            parser,
            operand,
            f"use of value '{name}' expects different type than prior uses: "
            f"{quoted(type)} vs {quoted(value.type)}",
        )
        raise ParseError(
            [error.attach_note("prior use here", definition_location(parser, key))], parser.source
        )
    first = parser.values.get(name)
    if first is not None and not isinstance(first, ForwardReference):
        raise parser.error_at(parser.offset_of(operand), "reference to invalid result number")
    reference = ForwardReference(type, name, number, operand)
    parser._forward_references[reference] = None
    parser.values[key] = reference
    return reference


def resolve_operands(
    parser: Parser,
    operands: Sequence[UnresolvedOperand],
    types: Sequence[Type],
    place: int | None = None,
) -> tuple[Value, ...]:
    """The values of several operands, one type for each; `place` is the token of an error about their number."""
    if len(operands) != len(types):
        raise parser.custom_error(
            "number of operands and types do not match: "
            f"got {len(operands)} operands and {len(types)} types",
            place,
        )
    tokens, known = parser.tokens, parser.values
    if len(operands) == 1:  # most often; without a list
        return (parser.resolve_operand(operands[0], types[0]),)
    values: list[Value] = []
    for operand, type in zip(operands, types, strict=True):
        value = known.get(tokens[operand])
        if value is None or value.type is not type or tokens[operand + 1][:1] == "#":
            value = _resolve(parser, operand, type)
        values.append(value)
    return tuple(values)


def resolve_operands_of_type(
    parser: Parser, operands: Sequence[UnresolvedOperand], type: Type
) -> tuple[Value, ...]:
    """The values of several operands of the same type."""
    return parser.resolve_operands(operands, (type,) * len(operands)) if operands else ()


# --- blocks ---------------------------------------------------------------------------------------------------------


def parse_successor(parser: Parser) -> Block:
    """`^name`: the block of that name in the current region, which may be defined later."""
    token = parser.tokens[parser.index]
    if len(token) < 2 or token[0] != "^":
        raise parser.wrong_token("expected block name")
    scope = parser._block_scopes[-1]
    block = scope.blocks.get(token)
    if block is None:
        block = scope.blocks[token] = Block()
        scope.undefined[token] = parser.index
    parser.index += 1
    return block


def parse_optional_successor(parser: Parser) -> Block | None:
    """A successor, if there is one."""
    return parser.parse_successor() if parser.tokens[parser.index][:1] == "^" else None


def parse_successor_and_operands(
    parser: Parser,
) -> tuple[Block, list[UnresolvedOperand], list[Type]]:
    """`^name(%a, %b : type, type)`, the operands being optional."""
    block = parser.parse_successor()
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.tokens[parser.index] == "(":
        parser.index += 1
        if parser.tokens[parser.index][:1] == "%":
            operands = parser.parse_operand_list()
            parser.parse_token(":", "expected ':' in operand list")
            types = parser.parse_type_list()
            if len(operands) != len(types):
                raise parser.error(f"expected {len(operands)} types to match operand list")
        parser.parse_token(")")
    return block, operands, types


def define_block(parser: Parser, entry: Block | None) -> Block:
    """At `^name`: the block of that name, which must not be defined yet; `entry` is the one to use for a new name."""
    token = parser.tokens[parser.index]
    if len(token) < 2 or token[0] != "^":
        raise parser.wrong_token("expected block name")
    scope = parser._block_scopes[-1]
    block = scope.blocks.get(token)
    if block is None:
        block = scope.blocks[token] = entry if entry is not None else Block()
    elif scope.undefined.pop(token, None) is None:
        raise parser.error(f"redefinition of block '{token}'")
    parser.index += 1
    return block


def parse_block_arguments(parser: Parser, block: Block) -> None:
    """`(%a: type loc(…), …)` after a block's name."""
    tokens = parser.tokens
    existing = block.arguments
    position = 0
    parser.parse_token("(")
    while tokens[parser.index] != ")" or position:
        place = parser.parse_operand()
        parser.parse_token(":", "expected ':' and type for SSA operand")
        type = parser.parse_type()
        if existing:
            if position >= len(existing):
                raise parser.error("too many arguments specified in argument list")
            value = existing[position]
            if value.type is not type:
                raise parser.error("argument and block argument type mismatch")
        else:
            value = block.add_argument(type, (parser.positions, place))
        position += 1
        if parser.tokens[parser.index] == "loc":
            parser.parse_trailing_location(value)
        parser.define_value(place, result_number(parser, place), value)
        if tokens[parser.index] != ",":
            break
        parser.index += 1
    parser.parse_token(")")


def quoted(type: Type) -> str:
    """A type as diagnostics show it."""
    return f"'{type}'"
