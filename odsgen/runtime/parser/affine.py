"""Affine expressions, maps and integer sets (Dialects/Affine: "Polyhedral Structures").

Expressions are read without recursion, so parentheses may nest to any depth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from odsgen.runtime.affine import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineSymbolExpr,
    IntegerSet,
)
from odsgen.runtime.affine.expr import INT64_MAX
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START
from odsgen.runtime.support.integer_text import integer_of_digits

if TYPE_CHECKING:
    from odsgen.runtime.parser.parser import Parser

_HIGH_PRECEDENCE = frozenset(("*", "floordiv", "ceildiv", "mod"))


class _Partial:
    """An expression that has been read up to an operand, which is still to come."""

    __slots__ = ("sum", "subtract", "product", "operator", "operator_index", "negations")

    def __init__(self) -> None:
        self.sum: AffineExpr | None = None
        self.subtract = False
        self.product: AffineExpr | None = None
        self.operator = ""
        self.operator_index = 0
        self.negations = 0


class AffineReader:
    """Reads one affine expression, map or integer set at the place where a parser is.

    ``exprs`` is what the identifiers in it mean. Where an operation writes a map inline, these are values, which
    ``parse_operand`` reads; each is an operand on first mention.
    """

    __slots__ = ("parser", "exprs", "parse_operand", "dim_operands", "symbol_operands")

    def __init__(
        self,
        parser: Parser,
        exprs: Mapping[str, AffineExpr] | None = None,
        parse_operand: Callable[[], int] | None = None,
    ) -> None:
        self.parser = parser
        self.exprs: dict[str, AffineExpr] = dict(exprs or {})
        self.parse_operand = parse_operand
        self.dim_operands: list[int] = []
        self.symbol_operands: list[int] = []

    # Maps and sets

    def parse_map(self) -> AffineMap:
        """``affine_map<(d0) -> (d0)>``."""
        parser = self.parser
        parser.parse_token("affine_map")
        parser.parse_token("<", "expected '<' in affine map")
        map = self.parse_map_body()
        parser.parse_token(">", "expected '>' in affine map")
        return map

    def parse_set(self) -> IntegerSet:
        """``affine_set<(d0) : (d0 >= 0)>``."""
        parser = self.parser
        parser.parse_token("affine_set")
        parser.parse_token("<", "expected '<' in integer set")
        set = self.parse_set_body()
        parser.parse_token(">", "expected '>' in integer set")
        return set

    def parse_map_body(self) -> AffineMap:
        """``(d0) -> (d0)``."""
        parser = self.parser
        start = parser.index
        found = self.parse_map_or_set()
        if not isinstance(found, AffineMap):
            raise parser.error("expected AffineMap, but got IntegerSet", start)
        return found

    def parse_set_body(self) -> IntegerSet:
        """``(d0) : (d0 >= 0)``."""
        parser = self.parser
        start = parser.index
        found = self.parse_map_or_set()
        if not isinstance(found, IntegerSet):
            raise parser.error("expected IntegerSet, but got AffineMap", start)
        return found

    def parse_map_or_set(self) -> AffineMap | IntegerSet:
        parser = self.parser
        exprs = self.exprs
        dims: list[None] = parser.parse_comma_separated_list(
            lambda: self._define(AffineDimExpr.get(len(exprs))),
            Delimiter.PAREN,
            " in dimensional identifier list",
        )
        num_dims = len(dims)
        num_symbols = 0
        if parser.tokens[parser.index] == "[":
            symbols: list[None] = parser.parse_comma_separated_list(
                lambda: self._define(AffineSymbolExpr.get(len(exprs) - num_dims)),
                Delimiter.SQUARE,
                " in symbol list",
            )
            num_symbols = len(symbols)
        if parser.parse_optional_token("->"):
            results = parser.parse_comma_separated_list(
                self.parse_expr, Delimiter.PAREN, " in affine map range"
            )
            self.parse_after_range(len(results))
            return AffineMap.get(num_dims, num_symbols, results)
        parser.parse_token(":", "expected '->' or ':'")
        constraints = self.parse_constraints()
        if not constraints:
            return IntegerSet.get_universe(num_dims, num_symbols)
        return IntegerSet.get(
            num_dims,
            num_symbols,
            [constraint for constraint, _ in constraints],
            [is_equality for _, is_equality in constraints],
        )

    def parse_after_range(self, count: int) -> None:
        """Nothing stands behind the range of a map."""

    def parse_constraints(self) -> list[tuple[AffineExpr, bool]]:
        """The constraints of a set in their parentheses."""
        parser = self.parser
        return parser.parse_comma_separated_list(
            self.parse_constraint,
            Delimiter.PAREN,
            " in integer set constraint list",
        )

    def _define(self, expr: AffineExpr) -> None:
        """A new identifier."""
        parser = self.parser
        name = self._identifier()
        if name is None:
            raise parser.wrong_token("expected bare identifier")
        if name in self.exprs:
            raise parser.error(f"redefinition of identifier '{name}'")
        parser.index += 1
        self.exprs[name] = expr

    def _identifier(self) -> str | None:
        """The current token if it is an identifier; any keyword is one."""
        parser = self.parser
        token = parser.tokens[parser.index]
        if token[:1] not in IDENTIFIER_START:
            return None
        if token[-1] == ">":
            parser.split_shaped_token()
            token = parser.tokens[parser.index]
        return token

    def parse_constraint(self) -> tuple[AffineExpr, bool]:
        """A constraint as an expression and whether that is zero, else not negative."""
        parser = self.parser
        lhs = self.parse_expr()
        # The second character is looked for only after the first: a lone `>` is behind the error.
        if parser.parse_optional_token(">") and parser.parse_optional_token("="):
            return lhs - self.parse_expr(), False
        if parser.parse_optional_token("<") and parser.parse_optional_token("="):
            return self.parse_expr() - lhs, False
        if parser.parse_optional_token("=") and parser.parse_optional_token("="):
            return lhs - self.parse_expr(), True
        raise parser.error(
            "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
        )

    # Maps of values

    def parse_map_of_ssa_ids(
        self, delimiter: Delimiter = Delimiter.SQUARE
    ) -> tuple[AffineMap, list[int]]:
        """``[%i + 3, %j * symbol(%n)]``: the map and its operands.

        Operands that are dimensions come first, then symbols, each in the order of first mention.
        """
        results = self.parser.parse_comma_separated_list(
            self.parse_expr, delimiter, " in affine map"
        )
        map = AffineMap.get(len(self.dim_operands), len(self.symbol_operands), results)
        return map, self.dim_operands + self.symbol_operands

    # Expressions

    def parse_expr(self) -> AffineExpr:
        """An expression: negation binds most, then ``* floordiv ceildiv mod``, then ``+ -``."""
        parser = self.parser
        enclosing: list[_Partial] = []
        current = _Partial()
        tokens = parser.tokens
        try:
            while True:
                # Up to an operand that is a single token.
                token = tokens[parser.index]
                while token == "-" or token == "(":
                    parser.index += 1
                    if token == "-":
                        current.negations += 1
                    else:
                        if tokens[parser.index] == ")":
                            raise parser.error("no expression inside parentheses")
                        enclosing.append(current)
                        current = _Partial()
                    token = tokens[parser.index]
                value = self.parse_primary(current)

                # What follows the operand; a parenthesis makes an operand of what it ends.
                while True:
                    for _ in range(current.negations):
                        value = -value
                    current.negations = 0
                    token = tokens[parser.index]
                    index = parser.index
                    more = token in _HIGH_PRECEDENCE
                    if more:
                        parser.index += 1
                    if current.product is not None:
                        # MLIR points at the operator after the wrong one, if another follows.
                        value = self.combine(
                            current.operator,
                            current.product,
                            value,
                            index if more else current.operator_index,
                        )
                        current.product = None
                    if more:
                        current.product = value
                        current.operator = token
                        current.operator_index = index
                        break
                    if current.sum is not None:
                        value = current.sum - value if current.subtract else current.sum + value
                        current.sum = None
                    if token == "+" or token == "-":
                        current.sum = value
                        current.subtract = token == "-"
                        parser.index += 1
                        break
                    if not enclosing:
                        return value
                    parser.parse_token(")")
                    current = enclosing.pop()
        except ParseError as error:
            # Each negation around the place complains once more.
            negations = current.negations + sum(partial.negations for partial in enclosing)
            self._add_negation_errors(error, negations)
            raise

    def _add_negation_errors(self, error: ParseError, negations: int) -> None:
        parser = self.parser
        if negations:
            again = parser.error("missing operand of negation").diagnostics[0]
            # A token that is none has spoken already.
            if again.message == "missing operand of negation":
                error.diagnostics += [again] * negations

    def parse_primary(self, current: _Partial) -> AffineExpr:
        """An operand that is an identifier, a constant or a value."""
        parser = self.parser
        token = parser.tokens[parser.index]
        first = token[:1]
        if token == "symbol":
            parser.index += 1
            parser.parse_token("(", "expected '(' at start of SSA symbol")
            value = self._parse_ssa_id(is_symbol=True)
            parser.parse_token(")", "expected ')' at end of SSA symbol")
            return value
        if first in IDENTIFIER_START:
            found = self.exprs.get(self._identifier() or "")
            if found is None:
                raise parser.wrong_token("use of undeclared identifier")
            parser.index += 1
            return found
        if first == "%" and len(token) > 1:
            return self._parse_ssa_id(is_symbol=False)
        if first in DIGITS and "." not in token:
            number = int(token, 16) if token[:2] == "0x" else integer_of_digits(token)
            if number == INT64_MAX + 1 and current.negations:  # as it is printed
                current.negations, number = current.negations - 1, -number
            if number > INT64_MAX:
                raise parser.error("constant too large for index")
            parser.index += 1
            return AffineConstantExpr.get(number)
        if current.sum is not None or current.product is not None:
            raise parser.error("missing right operand of binary operator")
        if token == "+" or token == "*":
            raise parser.error("missing left operand of binary operator")
        raise parser.error("expected affine expression")

    def _parse_ssa_id(self, is_symbol: bool) -> AffineExpr:
        parser = self.parser
        if self.parse_operand is None:
            raise parser.wrong_token("unexpected ssa identifier")
        token = parser.tokens[parser.index]
        if token[:1] != "%" or len(token) < 2:
            raise parser.wrong_token("expected ssa identifier")
        # A value is known by its name without `#1`, in MLIR too.
        found = self.exprs.get(token)
        if found is not None:
            parser.index += 1
            return found
        operand = self.parse_operand()
        if is_symbol:
            found = AffineSymbolExpr.get(len(self.symbol_operands))
            self.symbol_operands.append(operand)
        else:
            found = AffineDimExpr.get(len(self.dim_operands))
            self.dim_operands.append(operand)
        self.exprs[token] = found
        return found

    def combine(self, operator: str, lhs: AffineExpr, rhs: AffineExpr, index: int) -> AffineExpr:
        """The operation, if it is affine or semi-affine; else an error at the token ``index``."""
        parser = self.parser
        if operator == "*":
            if not (lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant):
                raise parser.error(
                    "non-affine expression: at least one of the multiply operands has to be"
                    " either a constant or symbolic",
                    index,
                )
            return lhs * rhs
        if not rhs.is_symbolic_or_constant:
            raise parser.error(
                f"non-affine expression: right operand of {operator} has to be"
                " either a constant or symbolic",
                index,
            )
        if operator == "mod":
            return lhs % rhs
        return lhs.floor_div(rhs) if operator == "floordiv" else lhs.ceil_div(rhs)


# The methods of the parser


def affine_reader(parser: Parser) -> type[AffineReader]:
    """The class of what reads affine expressions."""
    return AffineReader


def parse_affine_map(parser: Parser) -> AffineMap:
    """``affine_map<(d0) -> (d0)>``."""
    return parser._affine_reader()(parser).parse_map()


def parse_integer_set(parser: Parser) -> IntegerSet:
    """``affine_set<(d0) : (d0 >= 0)>``."""
    return parser._affine_reader()(parser).parse_set()


def parse_affine_map_body(parser: Parser) -> AffineMap:
    """``(d0) -> (d0)``."""
    return parser._affine_reader()(parser).parse_map_body()


def parse_integer_set_body(parser: Parser) -> IntegerSet:
    """``(d0) : (d0 >= 0)``."""
    return parser._affine_reader()(parser).parse_set_body()


def parse_affine_expr(parser: Parser, exprs: Mapping[str, AffineExpr]) -> AffineExpr:
    """An expression in which the identifiers stand for these expressions."""
    return parser._affine_reader()(parser, exprs).parse_expr()


def parse_affine_map_of_ssa_ids(
    parser: Parser, delimiter: Delimiter = Delimiter.SQUARE
) -> tuple[AffineMap, list[int]]:
    """``[%i + 3, %j * symbol(%n)]``: the map and its operands.

    Operands that are dimensions come first, then symbols, each in the order of first mention.
    """
    reader = parser._affine_reader()(parser, parse_operand=parser.parse_operand)
    return reader.parse_map_of_ssa_ids(delimiter)


def parse_affine_expr_of_ssa_ids(parser: Parser) -> tuple[AffineExpr, list[int], list[int]]:
    """``%i + symbol(%n)``: the expression, its dimension operands and its symbol operands."""
    reader = parser._affine_reader()(parser, parse_operand=parser.parse_operand)
    return reader.parse_expr(), reader.dim_operands, reader.symbol_operands
