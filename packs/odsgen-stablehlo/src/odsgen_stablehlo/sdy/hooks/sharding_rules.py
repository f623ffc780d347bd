"""Forms of rules: `#sdy.op_sharding_rule<([i, k], [k, j])->([i, j]) {i=8, j=16, k=8} reduction={k}>`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Delimiter, Parser

from ..attributes import DimMappingAttr

#: Factors are the letters from `i` to `z`, and then `z_1`, `z_2` …
_FIRST = ord("i")
_LAST = ord("z") - _FIRST
_FACTOR = re.compile(r"z_([0-9]+)|[i-z]")


def _factor_text(factor: int) -> str:
    return chr(_FIRST + factor) if factor <= _LAST else f"z_{factor - _LAST}"


def _factors_text(factors: Iterable[int]) -> str:
    return ", ".join(map(_factor_text, factors))


def _parse_factors(parser: Parser) -> list[int]:
    """`ijz_1`, the factors one after another."""
    place = parser.index
    keyword = parser.parse_keyword()
    found: list[int] = []
    end = 0
    while end < len(keyword):
        match = _FACTOR.match(keyword, end)
        if match is None:
            raise parser.custom_error(
                "expecting factor indices to be letters from 'i' to 'z', or 'z_N'", place
            )
        letter, number = match.group(), match[1]
        found.append(ord(letter) - _FIRST if number is None else _LAST + int(number))
        end = match.end()
    return found


def _parse_factor(parser: Parser) -> int:
    place = parser.index
    factors = _parse_factors(parser)
    if len(factors) != 1:
        raise parser.custom_error("expecting one factor index", place)
    return factors[0]


@form(DimMappingAttr)
class DimMappingForm:
    def parse(self, parser: Parser) -> DimMappingAttr:
        """`ij`, or `*` for none"""
        if parser.parse_optional_token("*"):
            return DimMappingAttr.get(())
        return DimMappingAttr.get(_parse_factors(parser))

    def print(self, mapping: DimMappingAttr, printer: AsmPrinter) -> None:
        printer.emit("".join(map(_factor_text, mapping.factor_indices)) or "*")


@form("FactorSizes")
class FactorSizes:
    def parse(self, parser: Parser) -> list[int]:
        """` {i=8, j=4}`, or nothing"""

        def size() -> int:
            place = parser.index
            if _parse_factor(parser) != len(sizes):
                expected = _factor_text(len(sizes))
                raise parser.custom_error(f"expecting factor symbol {expected}", place)
            parser.parse_token("=")
            sizes.append(parser.parse_integer())
            return sizes[-1]

        sizes: list[int] = []
        parser.parse_comma_separated_list(size, Delimiter.OPTIONAL_BRACES)
        return sizes

    def print(self, attribute: object, printer: AsmPrinter, sizes: Sequence[int]) -> None:
        if sizes:
            texts = (f"{_factor_text(factor)}={size}" for factor, size in enumerate(sizes))
            printer.emit(f" {{{', '.join(texts)}}}")


@form("FactorsWithType")
class FactorsWithType:
    def parse(self, parser: Parser, kind: str) -> list[int]:
        """` reduction={i, j}`, or nothing"""
        if not parser.parse_optional_keyword(kind.strip('"')):
            return []
        parser.parse_token("=")
        return parser.parse_comma_separated_list(lambda: _parse_factor(parser), Delimiter.BRACES)

    def print(
        self, attribute: object, printer: AsmPrinter, factors: Sequence[int], kind: str
    ) -> None:
        if factors:
            name = kind.strip('"')
            printer.emit(f" {name}={{{_factors_text(factors)}}}")


@form("IsCustomRule")
class IsCustomRule:
    def parse(self, parser: Parser) -> bool:
        """`, custom`, or nothing"""
        if not parser.parse_optional_token(","):
            return False
        parser.parse_keyword("custom")
        return True

    def print(self, attribute: object, printer: AsmPrinter, is_custom: bool) -> None:
        if is_custom:
            printer.emit(", custom")
