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
_NUMBERED = re.compile(r"z_([0-9]*)")
_MOST = 1 << 63


def factor_text(factor: int) -> str:
    return chr(_FIRST + factor) if factor <= _LAST else f"z_{factor - _LAST}"


def _factors_text(factors: Iterable[int]) -> str:
    return ", ".join(map(factor_text, factors))


def _factor_of(parser: Parser, text: str) -> tuple[int, str]:
    """The factor with which a text begins, and the rest (`parseFactorSymbolIndex`)."""
    numbered = _NUMBERED.match(text)
    if numbered is None:
        if not "i" <= text[0] <= "z":
            raise parser.custom_error(f"expecting symbol from 'i' to 'z'. Received: '{text[0]}'")
        return ord(text[0]) - _FIRST, text[1:]
    digits = numbered[1]
    if not digits:
        raise parser.custom_error(f"expecting integer after 'z_'. Received: '{text}'")
    if digits[0] == "0":
        raise parser.custom_error(
            f"expecting positive integer without leading zeros. Received: '{digits}'"
        )
    number = _MOST if len(digits) > len(str(_MOST)) else int(digits)
    if number + _LAST >= _MOST:
        raise parser.custom_error(f"expecting symbol index <=2^63-1. Received: '{digits}'")
    return number + _LAST, text[numbered.end() :]


def _parse_factor(parser: Parser) -> int:
    """One factor; as in C++, whatever is behind it in the keyword is left out."""
    return _factor_of(parser, parser.parse_keyword())[0]


@form(DimMappingAttr)
class DimMappingForm:
    def parse(self, parser: Parser) -> DimMappingAttr:
        """`ijz_1`, the factors one after another; nothing is left to the verifier"""
        factors: list[int] = []
        rest = parser.parse_optional_any_keyword() or ""
        while rest:
            factor, rest = _factor_of(parser, rest)
            factors.append(factor)
        return DimMappingAttr.get(factors)

    def print(self, mapping: DimMappingAttr, printer: AsmPrinter) -> None:
        printer.emit("".join(map(factor_text, mapping.factor_indices)) or "*")


@form("FactorSizes")
class FactorSizes:
    def parse(self, parser: Parser) -> list[int]:
        """` {i=8, j=4}`, or nothing"""

        def size() -> int:
            found, rest = _factor_of(parser, parser.parse_keyword())
            if found != len(sizes):
                raise parser.custom_error(
                    "expecting factor indices to be ordered like an iota ([0,1,2,...], e.g. {i=#, "
                    f"j=#, ...}}). Expecting factor index symbol '{factor_text(len(sizes))}', "
                    f"received: '{factor_text(found)}'"
                )
            if rest:
                raise parser.custom_error(f"expecting single factor symbol: {rest}")
            parser.parse_token("=")
            sizes.append(parser.parse_integer())
            return sizes[-1]

        sizes: list[int] = []
        parser.parse_comma_separated_list(size, Delimiter.OPTIONAL_BRACES)
        return sizes

    def print(self, attribute: object, printer: AsmPrinter, sizes: Sequence[int]) -> None:
        if sizes:
            texts = (f"{factor_text(factor)}={size}" for factor, size in enumerate(sizes))
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
