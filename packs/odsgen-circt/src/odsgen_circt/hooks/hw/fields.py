"""Types of the dialect `hw` that have named fields: structs, unions and enums."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, TypeVar

from odsgen.hooks import form, verifies

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Parser, Type

T = TypeVar("T")


def _parse_up_to_bracket(parser: Parser, parse: Callable[[], T]) -> list[T]:
    """Items between commas, up to the `>` of the type; none are allowed."""
    return [] if parser.tokens[parser.index] == ">" else parser.parse_comma_separated_list(parse)


def _refuse_twice(parser: Parser, names: Sequence[str], place: int, where: str = "") -> None:
    if names[-1] in names[:-1]:
        raise parser.custom_error(f"duplicate field name '{names[-1]}'{where}", place)


@form("StructFields")
class StructFields:
    def parse(self, parser: Parser) -> tuple[list[str], list[Type]]:
        """`foo: i7, "b c": i8`"""
        names: list[str] = []
        types: list[Type] = []

        def field() -> None:
            place = parser.index
            names.append(parser.parse_keyword_or_string())
            parser.parse_token(":")
            types.append(parser.parse_type())
            _refuse_twice(parser, names, place)

        _parse_up_to_bracket(parser, field)
        return names, types

    def print(
        self, owner: object, printer: AsmPrinter, names: Sequence[str], types: Sequence[Type]
    ) -> None:
        texts = [
            f"{printer.keyword_or_string_text(name)}: {printer.type_text(type)}"
            for name, type in zip(names, types, strict=True)
        ]
        printer.emit(", ".join(texts))


@form("UnionFields")
class UnionFields:
    def parse(self, parser: Parser) -> tuple[list[str], list[Type], list[int]]:
        """`foo: i7, bar: i8 offset 3`"""
        names: list[str] = []
        types: list[Type] = []
        offsets: list[int] = []

        def field() -> None:
            place = parser.index
            names.append(parser.parse_keyword())
            parser.parse_token(":")
            types.append(parser.parse_type())
            _refuse_twice(parser, names, place, " in hw.union type")
            offsets.append(parser.parse_integer() if parser.parse_optional_keyword("offset") else 0)

        _parse_up_to_bracket(parser, field)
        return names, types, offsets

    def print(
        self,
        owner: object,
        printer: AsmPrinter,
        names: Sequence[str],
        types: Sequence[Type],
        offsets: Sequence[int],
    ) -> None:
        texts = [
            f"{name}: {printer.type_text(type)}{f' offset {offset}' if offset else ''}"
            for name, type, offset in zip(names, types, offsets, strict=True)
        ]
        printer.emit(", ".join(texts))


@form("EnumFields")
class EnumFields:
    def parse(self, parser: Parser) -> list[str]:
        """`A, B`"""
        return _parse_up_to_bracket(parser, parser.parse_keyword)

    def print(self, owner: object, printer: AsmPrinter, names: Sequence[str]) -> None:
        printer.emit(", ".join(names))


@form("BareName")
class BareName:
    """A name that is written as a keyword."""

    def parse(self, parser: Parser) -> str:
        return parser.parse_keyword()

    def print(self, owner: object, printer: AsmPrinter, name: str) -> None:
        printer.emit(name)


def _verify_fields(names: Sequence[str], kind: str) -> None:
    for number, name in enumerate(names):
        if name in names[:number]:
            raise ValueError(f"duplicate field name '{name}' in hw.{kind} type")


@verifies("StructType")
def verify_struct_type(names: Sequence[str], types: Sequence[Type]) -> None:
    """StructType::verify"""
    if len(names) != len(types):
        raise ValueError("expected as many types as names of fields")
    _verify_fields(names, "struct")


@verifies("UnionType")
def verify_union_type(names: Sequence[str], types: Sequence[Type], offsets: Sequence[int]) -> None:
    """UnionType::verify"""
    if not len(names) == len(types) == len(offsets):
        raise ValueError("expected as many types and offsets as names of fields")
    _verify_fields(names, "union")
