"""Custom assembly of the dialect `llvm`: types and integer ranges."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import short_text
from odsgen.hooks import form
from odsgen.runtime import Delimiter, IntegerType, digits_of_integer, parse_optional_sized_integer

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, ParseError, Parser, Type


@form("PrettyLLVMType")
class PrettyLLVMType:
    def parse(self, parser: Parser) -> Type:
        """`ptr`, `array<4 x i32>`, or any other type with its dialect"""
        dialect = parser.context.dialect("llvm")
        token = parser.tokens[parser.index]
        if dialect is not None and token in dialect.types:
            parser.index += 1
            return dialect.types[token].parse(parser)
        place = parser.index
        type = parser.parse_optional_type()
        if type is None:
            raise parser.error_at(
                parser.offset_of(place), f"unknown LLVM type: {parser.parse_keyword()}"
            )
        return type

    def print(self, owner: object, printer: AsmPrinter, type: Type) -> None:
        """Prints a compatible LLVM type without `!llvm.`."""
        printer.emit(_pretty_text(printer, type))


def _pretty_text(printer: AsmPrinter, type: Type) -> str:
    return short_text(type, printer.type_text(type))


@form("FunctionTypes")
class FunctionTypes:
    def parse(self, parser: Parser) -> tuple[list[Type], bool]:
        """`i32, ptr, ...)`: the argument types, and whether the function is variadic"""
        types: list[Type] = []
        if parser.parse_optional_token(")"):
            return types, False
        while True:
            is_variadic = parser.parse_optional_token("...")
            if is_variadic:
                break
            types.append(PrettyLLVMType().parse(parser))
            if not parser.parse_optional_token(","):
                break
        parser.parse_token(")")
        return types, is_variadic

    def print(
        self, owner: object, printer: AsmPrinter, types: Sequence[Type], is_variadic: bool
    ) -> None:
        texts = [_pretty_text(printer, type) for type in types]
        printer.emit(", ".join([*texts, "..."] if is_variadic else texts) + ")")


@form("ConstantRange")
class ConstantRange:
    def parse(self, parser: Parser) -> tuple[int, int, int]:
        """`i32, -1, 5`: the width, and both bounds wrapped to it"""
        place = parser.index
        type = parser.parse_type()
        if not isinstance(type, IntegerType):
            raise parser.error_at(
                parser.offset_of(place),
                f"invalid kind of type specified: expected builtin.integer, but found '{type}'",
            )
        ends = []
        for _ in range(2):
            parser.parse_token(",")
            ends.append(_wrapped(parser.parse_integer(), type.width))
        return type.width, ends[0], ends[1]

    def print(self, owner: object, printer: AsmPrinter, width: int, lower: int, upper: int) -> None:
        printer.emit(f"i{width}, {digits_of_integer(lower)}, {digits_of_integer(upper)}")


def _wrapped(value: int, width: int) -> int:
    """Wraps a value to a signed integer of the width."""
    if width == 0:
        return 0
    half = 1 << (width - 1)
    return (value + half & (half << 1) - 1) - half


@form("ExtTypeParams")
class ExtTypeParams:
    def parse(self, parser: Parser) -> tuple[tuple[Type, ...], tuple[int, ...]]:
        """`i32, ptr, 0, 1`: the type parameters, then the integer parameters"""
        types: list[Type] = []
        numbers: list[int] = []

        def parameter() -> None:
            number = parse_optional_sized_integer(parser, 32, signed=False)
            if number is not None:
                numbers.append(number)
            elif numbers:
                raise _bad_parameters(parser)
            else:
                types.append(PrettyLLVMType().parse(parser))

        parser.parse_comma_separated_list(parameter, Delimiter.NONE)
        return tuple(types), tuple(numbers)

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        type_params: Sequence[Type],
        int_params: Sequence[int],
    ) -> None:
        types = [printer.type_text(type) for type in type_params]
        printer.emit(", ".join([*types, *map(str, int_params)]))


def _bad_parameters(parser: Parser) -> ParseError:
    return parser.error_at(
        parser.offset_of(parser.index), "failed to parse parameter list for target extension type"
    )
