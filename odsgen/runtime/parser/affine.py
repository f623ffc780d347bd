"""Affine expressions, maps and integer sets (Dialects/Affine: "Polyhedral Structures").

Expressions are read without recursion, so parentheses may nest to any depth.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

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
from odsgen.runtime.parser.cursor import Delimiter, TokenCursor
from odsgen.runtime.parser.lexer import DIGITS, IDENTIFIER_START
from odsgen.runtime.support.integer_text import integer_of_digits

_HIGH_PRECEDENCE = frozenset(("*", "floordiv", "ceildiv", "mod"))


class AffineNames:
    """The meaning of the identifiers in an expression.

    In a map that an operation writes inline, these are values; each is an operand on first mention.
    """

    __slots__ = ("exprs", "parse_operand", "dim_operands", "symbol_operands")

    def __init__(
        self,
        exprs: Mapping[str, AffineExpr] | None = None,
        parse_operand: Callable[[], int] | None = None,
    ) -> None:
        self.exprs = dict(exprs or {})
        self.parse_operand = parse_operand
        self.dim_operands: list[int] = []
        self.symbol_operands: list[int] = []


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


class AffineParser(TokenCursor):
    """The part of the parser that reads affine expressions, maps and integer sets."""

    __slots__ = ()

    # Maps and sets

    def parse_affine_map(self) -> AffineMap:
        """``affine_map<(d0) -> (d0)>``."""
        self.parse_token("affine_map")
        self.parse_token("<", "expected '<' in affine map")
        map = self.parse_affine_map_body()
        self.parse_token(">", "expected '>' in affine map")
        return map

    def parse_integer_set(self) -> IntegerSet:
        """``affine_set<(d0) : (d0 >= 0)>``."""
        self.parse_token("affine_set")
        self.parse_token("<", "expected '<' in integer set")
        set = self.parse_integer_set_body()
        self.parse_token(">", "expected '>' in integer set")
        return set

    def parse_affine_map_body(self) -> AffineMap:
        """``(d0) -> (d0)``."""
        start = self.index
        found = self._parse_map_or_set()
        if not isinstance(found, AffineMap):
            raise self.error("expected AffineMap, but got IntegerSet", start)
        return found

    def parse_integer_set_body(self) -> IntegerSet:
        """``(d0) : (d0 >= 0)``."""
        start = self.index
        found = self._parse_map_or_set()
        if not isinstance(found, IntegerSet):
            raise self.error("expected IntegerSet, but got AffineMap", start)
        return found

    def parse_affine_expr(self, exprs: Mapping[str, AffineExpr]) -> AffineExpr:
        """An expression in which the identifiers stand for these expressions."""
        return self._parse_expr(AffineNames(exprs))

    def _parse_map_or_set(self) -> AffineMap | IntegerSet:
        names = AffineNames()
        exprs = names.exprs
        dims: list[None] = self.parse_comma_separated_list(
            lambda: self._define(exprs, AffineDimExpr.get(len(exprs))),
            Delimiter.PAREN,
            " in dimensional identifier list",
        )
        num_dims = len(dims)
        num_symbols = 0
        if self.tokens[self.index] == "[":
            symbols: list[None] = self.parse_comma_separated_list(
                lambda: self._define(exprs, AffineSymbolExpr.get(len(exprs) - num_dims)),
                Delimiter.SQUARE,
                " in symbol list",
            )
            num_symbols = len(symbols)
        if self.parse_optional_token("->"):
            results = self.parse_comma_separated_list(
                lambda: self._parse_expr(names), Delimiter.PAREN, " in affine map range"
            )
            self._parse_after_range(names, len(results))
            return AffineMap.get(num_dims, num_symbols, results)
        self.parse_token(":", "expected '->' or ':'")
        constraints = self._parse_constraints(names)
        if not constraints:
            return IntegerSet.get_universe(num_dims, num_symbols)
        return IntegerSet.get(
            num_dims,
            num_symbols,
            [constraint for constraint, _ in constraints],
            [is_equality for _, is_equality in constraints],
        )

    def _parse_after_range(self, names: AffineNames, count: int) -> None:
        """Nothing stands behind the range of a map."""

    def _parse_constraints(self, names: AffineNames) -> list[tuple[AffineExpr, bool]]:
        """The constraints of a set in their parentheses."""
        return self.parse_comma_separated_list(
            lambda: self._parse_constraint(names),
            Delimiter.PAREN,
            " in integer set constraint list",
        )

    def _define(self, exprs: dict[str, AffineExpr], expr: AffineExpr) -> None:
        """A new identifier."""
        name = self._identifier()
        if name is None:
            raise self.wrong_token("expected bare identifier")
        if name in exprs:
            raise self.error(f"redefinition of identifier '{name}'")
        self.index += 1
        exprs[name] = expr

    def _identifier(self) -> str | None:
        """The current token if it is an identifier; any keyword is one."""
        token = self.tokens[self.index]
        if token[:1] not in IDENTIFIER_START:
            return None
        if token[-1] == ">":
            self.split_shaped_token()
            token = self.tokens[self.index]
        return token

    def _parse_constraint(self, names: AffineNames) -> tuple[AffineExpr, bool]:
        """A constraint as an expression and whether that is zero, else not negative."""
        lhs = self._parse_expr(names)
        # The second character is looked for only after the first: a lone `>` is behind the error.
        if self.parse_optional_token(">") and self.parse_optional_token("="):
            return lhs - self._parse_expr(names), False
        if self.parse_optional_token("<") and self.parse_optional_token("="):
            return self._parse_expr(names) - lhs, False
        if self.parse_optional_token("=") and self.parse_optional_token("="):
            return lhs - self._parse_expr(names), True
        raise self.error(
            "expected '== affine-expr' or '>= affine-expr' at end of affine constraint"
        )

    # Maps of values

    def parse_affine_map_of_ssa_ids(
        self, delimiter: Delimiter = Delimiter.SQUARE
    ) -> tuple[AffineMap, list[int]]:
        """``[%i + 3, %j * symbol(%n)]``: the map and its operands.

        Operands that are dimensions come first, then symbols, each in the order of first mention.
        """
        names = AffineNames(parse_operand=self.parse_operand)
        results = self.parse_comma_separated_list(
            lambda: self._parse_expr(names), delimiter, " in affine map"
        )
        map = AffineMap.get(len(names.dim_operands), len(names.symbol_operands), results)
        return map, names.dim_operands + names.symbol_operands

    def parse_affine_expr_of_ssa_ids(self) -> tuple[AffineExpr, list[int], list[int]]:
        """``%i + symbol(%n)``: the expression, its dimension operands and its symbol operands."""
        names = AffineNames(parse_operand=self.parse_operand)
        expr = self._parse_expr(names)
        return expr, names.dim_operands, names.symbol_operands

    # Expressions

    def _parse_expr(self, names: AffineNames) -> AffineExpr:
        """An expression: negation binds most, then ``* floordiv ceildiv mod``, then ``+ -``."""
        enclosing: list[_Partial] = []
        current = _Partial()
        tokens = self.tokens
        try:
            while True:
                # Up to an operand that is a single token.
                token = tokens[self.index]
                while token == "-" or token == "(":
                    self.index += 1
                    if token == "-":
                        current.negations += 1
                    else:
                        if tokens[self.index] == ")":
                            raise self.error("no expression inside parentheses")
                        enclosing.append(current)
                        current = _Partial()
                    token = tokens[self.index]
                value = self._parse_primary(names, current)

                # What follows the operand; a parenthesis makes an operand of what it ends.
                while True:
                    for _ in range(current.negations):
                        value = -value
                    current.negations = 0
                    token = tokens[self.index]
                    index = self.index
                    more = token in _HIGH_PRECEDENCE
                    if more:
                        self.index += 1
                    if current.product is not None:
                        # MLIR points at the operator after the wrong one, if another follows.
                        value = self._combine(
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
                        self.index += 1
                        break
                    if not enclosing:
                        return value
                    self.parse_token(")")
                    current = enclosing.pop()
        except ParseError as error:
            # Each negation around the place complains once more.
            negations = current.negations + sum(partial.negations for partial in enclosing)
            self._add_negation_errors(error, negations)
            raise

    def _add_negation_errors(self, error: ParseError, negations: int) -> None:
        if negations:
            again = self.error("missing operand of negation").diagnostics[0]
            # A token that is none has spoken already.
            if again.message == "missing operand of negation":
                error.diagnostics += [again] * negations

    def _parse_primary(self, names: AffineNames, current: _Partial) -> AffineExpr:
        """An operand that is an identifier, a constant or a value."""
        token = self.tokens[self.index]
        first = token[:1]
        if token == "symbol":
            self.index += 1
            self.parse_token("(", "expected '(' at start of SSA symbol")
            value = self._parse_ssa_id(names, is_symbol=True)
            self.parse_token(")", "expected ')' at end of SSA symbol")
            return value
        if first in IDENTIFIER_START:
            found = names.exprs.get(self._identifier() or "")
            if found is None:
                raise self.wrong_token("use of undeclared identifier")
            self.index += 1
            return found
        if first == "%" and len(token) > 1:
            return self._parse_ssa_id(names, is_symbol=False)
        if first in DIGITS and "." not in token:
            number = int(token, 16) if token[:2] == "0x" else integer_of_digits(token)
            if number > INT64_MAX:
                raise self.error("constant too large for index")
            self.index += 1
            return AffineConstantExpr.get(number)
        if current.sum is not None or current.product is not None:
            raise self.error("missing right operand of binary operator")
        if token == "+" or token == "*":
            raise self.error("missing left operand of binary operator")
        raise self.error("expected affine expression")

    def _parse_ssa_id(self, names: AffineNames, is_symbol: bool) -> AffineExpr:
        if names.parse_operand is None:
            raise self.wrong_token("unexpected ssa identifier")
        token = self.tokens[self.index]
        if token[:1] != "%" or len(token) < 2:
            raise self.wrong_token("expected ssa identifier")
        # A value is known by its name without `#1`, in MLIR too.
        found = names.exprs.get(token)
        if found is not None:
            self.index += 1
            return found
        operand = names.parse_operand()
        if is_symbol:
            found = AffineSymbolExpr.get(len(names.symbol_operands))
            names.symbol_operands.append(operand)
        else:
            found = AffineDimExpr.get(len(names.dim_operands))
            names.dim_operands.append(operand)
        names.exprs[token] = found
        return found

    def _combine(self, operator: str, lhs: AffineExpr, rhs: AffineExpr, index: int) -> AffineExpr:
        """The operation, if it is affine or semi-affine; else an error at the token ``index``."""
        if operator == "*":
            if not (lhs.is_symbolic_or_constant or rhs.is_symbolic_or_constant):
                raise self.error(
                    "non-affine expression: at least one of the multiply operands has to be"
                    " either a constant or symbolic",
                    index,
                )
            return lhs * rhs
        if not rhs.is_symbolic_or_constant:
            raise self.error(
                f"non-affine expression: right operand of {operator} has to be"
                " either a constant or symbolic",
                index,
            )
        if operator == "mod":
            return lhs % rhs
        return lhs.floor_div(rhs) if operator == "floordiv" else lhs.ceil_div(rhs)
