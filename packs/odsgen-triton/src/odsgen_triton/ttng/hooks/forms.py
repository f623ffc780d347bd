"""Forms of the layouts of tensor memory, and of operations on it."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    Operation,
    Parser,
    Type,
    UnresolvedOperand,
    Value,
)

from ...fields import Bases, Fields, bases_text
from ...shapes import DescriptorForm
from ...ttg.types import AsyncTokenType
from ..types import TensorDescIm2ColType


@form(TensorDescIm2ColType)
class TensorDescIm2ColForm(DescriptorForm):
    type = TensorDescIm2ColType


@form("CTABases")
class CTABases:
    def parse(self, parser: Parser) -> Bases:
        """`[[1, 0]]`, of layouts of two dimensions"""
        return Fields(parser, {"CGALayout": parser.parse_attribute()}).cta_bases(2)

    def print(self, layout: object, printer: AsmPrinter, bases: Bases) -> None:
        printer.emit(bases_text(bases))


@form("Token")
class Token:
    def parse(self, parser: Parser) -> tuple[UnresolvedOperand | None, Type | None]:
        """`[%dependency]`; with empty brackets a token and no dependency"""
        if not parser.parse_optional_token("["):
            return None, None
        token = AsyncTokenType.get()
        if parser.parse_optional_token("]"):
            return None, token
        dependency = parser.parse_operand()
        parser.parse_token("]")
        return dependency, token

    def print(
        self, op: Operation, printer: AsmPrinter, dependency: Value | None, token: Type | None
    ) -> None:
        if token is not None:
            shown = "" if dependency is None else printer.operand_text(dependency)
            printer.emit(f"[{shown}]")


@form("BarriersAndPreds")
class BarriersAndPredicates:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[UnresolvedOperand]]:
        """`, %barrier[%predicate]`, as often as there are barriers"""
        barriers, predicates = [], []
        while parser.parse_optional_token(","):
            barriers.append(parser.parse_operand())
            parser.parse_token("[")
            predicates.append(parser.parse_operand())
            parser.parse_token("]")
        return barriers, predicates

    def print(
        self,
        op: Operation,
        printer: AsmPrinter,
        barriers: Sequence[Value],
        predicates: Sequence[Value],
    ) -> None:
        for barrier, predicate in zip(barriers, predicates, strict=True):
            texts = printer.operand_text(barrier), printer.operand_text(predicate)
            printer.emit(f", {texts[0]}[{texts[1]}]")
