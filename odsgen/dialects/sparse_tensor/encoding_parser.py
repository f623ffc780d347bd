"""Parser of `#sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>`.

The result is the canonical text: dimensions are named d0, d1, …, defaults are left out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.dialects.sparse_tensor.encoding import Encoding, EncodingError, LevelType, verify
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
    Delimiter,
    FloatAttr,
    IntegerAttr,
    Parser,
)

_FORMATS = frozenset({"dense", "batch", "compressed", "loose_compressed", "singleton"})
_PROPERTIES = ("nonunique", "nonordered", "soa")
_WIDTHS = {"posWidth": "position", "crdWidth": "coordinate"}
_VALUES = ("explicitVal", "implicitVal")
_ORDINALS = {1: "st", 2: "nd", 3: "rd"}


def parse_encoding(parser: Parser) -> tuple[Encoding, str]:
    """Parses `<{ map = …, posWidth = 32 }>`; also returns it as MLIR prints it.  Raises ParseError."""
    name_offset = parser.name_offset(max(parser.index - 1, 0))  # the place of nearly all errors
    entries: dict[str, Any] = {}
    levels = _Levels(parser)
    parser.parse_token("<")
    parser.parse_token("{")
    while _at_word(parser):
        _parse_entry(parser, entries, levels, name_offset)
        if not parser.parse_optional_token(","):
            break
    parser.parse_token("}")
    parser.parse_token(">")
    encoding = Encoding(
        tuple(levels.types),
        levels.map,
        levels.inverse,
        tuple(levels.slices) if any(levels.slices) else (),
        entries.get("posWidth", 0),
        entries.get("crdWidth", 0),
        entries.get("explicitVal"),
        entries.get("implicitVal"),
    )
    try:
        verify(encoding)
    except EncodingError as error:
        raise parser.error_at(name_offset, str(error)) from None
    shown = [f"map = {levels.text}"]
    shown += [f"{name} = {entries[name]}" for name in (*_WIDTHS, *_VALUES) if entries.get(name, 0)]
    return encoding, f"<{{ {', '.join(shown)} }}>"


def _at_word(parser: Parser) -> bool:
    token = parser.tokens[parser.index]
    return token[:1].isalpha() or token[:1] == "_"


def _parse_entry(
    parser: Parser, entries: dict[str, Any], levels: _Levels, name_offset: int
) -> None:
    name = parser.parse_keyword()
    if name != "map" and name not in _WIDTHS and name not in _VALUES:
        raise parser.error_at(name_offset, f"unexpected key: {name}")
    parser.parse_token("=")
    if name == "map":
        levels.parse()
        return
    value = parser.parse_attribute()
    if name in _WIDTHS:
        if not isinstance(value, IntegerAttr):
            what = "position" if name == "posWidth" else "index"
            raise parser.error_at(name_offset, f"expected an integral {what} bitwidth")
        entries[name] = int(value.value)
    else:
        from odsgen_dialects.complex import NumberAttr

        if not isinstance(value, (IntegerAttr, FloatAttr, NumberAttr)):
            raise parser.error_at(name_offset, f"expected a numeric value for {name}")
        entries[name] = value


class _Levels:
    """Parses the map, `[s0] {l0, l1} (d0, d1) -> (level, level)`."""

    def __init__(self, parser: Parser) -> None:
        self.parser = parser
        self.symbols: dict[str, AffineExpr] = {}
        self.declared: dict[str, AffineExpr] = {}
        self.dimensions: dict[str, AffineExpr] = {}
        self.by_levels: list[AffineExpr] = []
        self.slices: list[str] = []
        self.expressions: list[AffineExpr] = []
        self.types: list[LevelType] = []

    @property
    def map(self) -> AffineMap:
        return AffineMap.get(len(self.dimensions), len(self.symbols), self.expressions)

    @property
    def inverse(self) -> AffineMap | None:
        """The map from levels to dimensions, if the text has one."""
        if not self.by_levels or len(self.by_levels) != len(self.dimensions):
            return None
        return AffineMap.get(len(self.types), len(self.symbols), self.by_levels)

    @property
    def text(self) -> str:
        symbols = ", ".join(f"s{number}" for number in range(len(self.symbols)))
        dimensions = ", ".join(
            f"d{number} : {slice}" if slice else f"d{number}"
            for number, slice in enumerate(self.slices)
        )
        levels = ", ".join(
            f"{expression} : {type}"
            for expression, type in zip(self.expressions, self.types, strict=True)
        )
        return f"{f'[{symbols}]' if symbols else ''}({dimensions}) -> ({levels})"

    def parse(self) -> None:
        """Raises ParseError."""
        parser = self.parser
        parser.parse_comma_separated_list(
            lambda: self._declare(self.symbols, AffineSymbolExpr.get), Delimiter.OPTIONAL_SQUARE
        )
        parser.parse_comma_separated_list(
            lambda: self._declare(self.declared, AffineDimExpr.get), Delimiter.OPTIONAL_BRACES
        )
        self._parse_list(self._parse_dimension, "dimension-specifier list")
        parser.parse_token("->")
        place = parser.index
        self._parse_list(self._parse_level, "level-specifier list")
        if self.declared and len(self.declared) != len(self.types):
            raise parser.error(
                "Level-rank mismatch between forward-declarations and specifiers. Declared "
                f"{len(self.declared)} level-variables; but got {len(self.types)} "
                "level-specifiers.",
                place,
            )

    def _declare(self, names: dict[str, AffineExpr], make: Callable[[int], AffineExpr]) -> None:
        name = self._parse_name()
        names[name] = make(len(names))

    def _parse_name(self) -> str:
        if not _at_word(self.parser):
            raise self.parser.wrong_token("expected bare identifier")
        return self.parser.parse_keyword()

    def _parse_list(self, element: Callable[[], None], name: str) -> None:
        parser = self.parser
        parser.parse_token("(", f"expected '(' in {name}")
        if parser.parse_optional_token(")"):
            return
        element()
        while parser.parse_optional_token(","):
            element()
        parser.parse_token(")", f"expected ')' in {name}")

    def _parse_dimension(self) -> None:
        parser = self.parser
        name = self._parse_name()
        self.dimensions[name] = AffineDimExpr.get(len(self.dimensions))
        if parser.parse_optional_token("="):
            # the inverse, which must agree with the map
            self.by_levels.append(parser.parse_affine_expr({**self.symbols, **self.declared}))
        self.slices.append(_parse_slice(parser) if parser.parse_optional_token(":") else "")

    def _parse_level(self) -> None:
        parser = self.parser
        if self.declared:
            self._parse_level_name()
        names = {**self.symbols, **self.dimensions}
        self.expressions.append(parser.parse_affine_expr(names))
        parser.parse_token(":")
        self.types.append(_parse_level_type(parser))

    def _parse_level_name(self) -> None:
        """`l0 =`, in the order of the declarations."""
        parser = self.parser
        place = parser.index
        name = self._parse_name()
        if name not in self.declared:
            raise parser.error(f"use of undeclared identifier '{name}'", place)
        number, count = list(self.declared).index(name), len(self.types)
        if number != count:
            raise parser.error(
                f"Level-variable ordering mismatch. The variable '{name}' was forward-declared as "
                f"the {_ordinal(number)} level; but is bound by the {_ordinal(count)} "
                "specification.",
                place,
            )
        parser.parse_token("=")


def _ordinal(number: int) -> str:
    return f"{number}{_ORDINALS.get(number, 'th')}"


def _parse_slice(parser: Parser) -> str:
    """`#sparse_tensor<slice(1, ?, 1)>`, an offset, a size and a stride"""
    if parser.tokens[parser.index] != "#sparse_tensor":
        place = parser.index
        parser.parse_attribute()
        raise parser.error("expected SparseTensorDimSliceAttr", place)
    parser.parse_token("#sparse_tensor")
    parser.parse_token("<")
    parser.parse_keyword("slice")
    start = parser.index

    def number() -> int | None:
        if parser.parse_optional_token("?"):
            return None
        place = parser.index
        value = parser.parse_integer()
        if value < 0:
            raise parser.error("expect positive value or ? for slice offset/size/stride", place)
        return value

    numbers = parser.parse_comma_separated_list(number, Delimiter.PAREN)
    parser.parse_token(">")
    for position, what in ((1, "size"), (2, "stride")):
        if len(numbers) > position and numbers[position] == 0:
            raise parser.error(f"expect positive value or ? for slice {what}", start)
    text = ", ".join("?" if value is None else str(value) for value in numbers)
    return f"#sparse_tensor<slice({text})>"


def _parse_level_type(parser: Parser) -> LevelType:
    """`compressed(nonunique, nonordered)` or `structured[2, 4]`"""
    place = parser.index
    if not _at_word(parser):
        raise parser.error(
            "expected valid level format (e.g. dense, compressed or singleton)", place
        )
    name = parser.parse_keyword()
    structure = (0, 0)
    if name == "structured":
        structure = _parse_structure(parser, place)
    found: set[str] = set()

    def level_property() -> None:
        property_place = parser.index
        if not _at_word(parser):
            raise parser.error(
                "expected valid level property (e.g. nonordered, nonunique or high)", property_place
            )
        keyword = parser.parse_keyword()
        if keyword not in _PROPERTIES:
            raise parser.error(f"unknown level property: {keyword}", property_place)
        found.add(keyword)

    parser.parse_comma_separated_list(level_property, Delimiter.OPTIONAL_PAREN)
    if name != "structured" and name not in _FORMATS:
        raise parser.error(f"unknown level format: {name}", place)
    if found and name in ("dense", "batch", "structured"):
        raise parser.error("invalid level type: level format doesn't support the properties", place)
    return LevelType(name, frozenset(found), structure)


def _parse_structure(parser: Parser, place: int) -> tuple[int, int]:
    """`[2, 4]`: two elements of four"""

    def size() -> int:
        size_place = parser.index
        value = parser.parse_optional_integer()
        if value is None:
            raise parser.error("expected valid integer for structured size", size_place)
        if value < 0:
            raise parser.error("expected structured size to be >= 0", size_place)
        return value

    sizes = parser.parse_comma_separated_list(size, Delimiter.OPTIONAL_SQUARE)
    if len(sizes) != 2:
        raise parser.error("expected exactly 2 structured sizes", place)
    if sizes[0] > sizes[1]:
        raise parser.error("expected n <= m in n_out_of_m", place)
    return sizes[0], sizes[1]
