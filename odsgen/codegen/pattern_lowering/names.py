"""The names of operations and values in the code of a pattern."""

from __future__ import annotations

import builtins
import dataclasses
import keyword
import re
from collections import Counter
from collections.abc import Iterable, Iterator

from odsgen.codegen.context import FileContext
from odsgen.codegen.predicates import FUNCTION_MODULES
from odsgen.codegen.python.expressions import (
    EMPTY_TUPLE,
    Choice,
    Expression,
    Literal,
    Name,
    Unpacked,
    tuple_of,
)
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import Arity, DialectDef, OpDef, Operand
from odsgen.ods.model.patterns import (
    MatchAttribute,
    MatchEither,
    MatchNative,
    MatchOperand,
    MatchOperation,
    MatchOutput,
    MatchProperty,
    MatchVariadic,
    OperationUse,
    PatternDef,
    Symbol,
    SymbolKind,
    SymbolUse,
)

_RESERVED = frozenset(
    {"self", "op", "rewriter", "hooks", "location", "parse_type", "parse_attribute"}
    | {"matched_constant", "PATTERNS", "TYPE_CHECKING"}
    | set(FUNCTION_MODULES)
    | set(RUNTIME_MODULES)
    | set(keyword.kwlist)
    | set(keyword.softkwlist)
    | set(dir(builtins))
)


class OperationNames:
    """The classes of operations in one generated module; two of one name get that of their dialect before it."""

    def __init__(self, dialect: DialectDef, context: FileContext) -> None:
        self._context = context
        self._dialect = dialect.name
        uses = {use.class_name: use for p in dialect.patterns for use in _uses_in(p)}
        counts = Counter(use.op.class_name for use in uses.values())
        counts.update(pattern.name for pattern in dialect.patterns)
        counts.update(op.class_name for op in dialect.ops if op.class_name not in counts)
        self._ambiguous = {name for name, count in counts.items() if count > 1}
        own = {op.class_name for op in dialect.ops}
        self._ambiguous |= {
            use.op.class_name
            for use in uses.values()
            if use.dialect != dialect.name and use.op.class_name in own
        }

    def class_of(self, use: OperationUse) -> Name:
        """The class, imported."""
        imports = self._context.imports
        if use.op.class_name not in self._ambiguous or use.dialect == self._dialect:
            return imports.class_name(use.class_name)
        prefix = "".join(part.capitalize() for part in use.dialect.split("_"))
        return Name(imports.dialect_class_as(use.class_name, f"{prefix}{use.op.class_name}"))


class PatternNames:
    """The local variables of one `match_and_rewrite`."""

    def __init__(self, pattern: PatternDef, taken: Iterable[str]) -> None:
        self._reserved = _RESERVED | set(taken)
        self._taken = set(self._reserved)
        self._of_symbol: dict[str, Name] = {}
        self.used = _used_symbols(pattern)

    def of_symbol(self, symbol: str) -> Name:
        """The variable of a symbol."""
        found = self._of_symbol.get(symbol)
        if found is None:
            found = self._of_symbol[symbol] = self.new(symbol)
        return found

    def give(self, symbol: str, variable: Name) -> None:
        """Let a symbol be a variable that is there already."""
        self._of_symbol[symbol] = variable

    def is_used(self, symbol: str | None) -> bool:
        """Whether anything mentions the symbol beside the place that binds it."""
        return symbol is not None and symbol in self.used

    def new(self, wanted: str) -> Name:
        """A variable that nothing else has the name of."""
        base = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", wanted).lower().strip("_") or "value"
        if not base.isidentifier():
            base = f"value_{base}"
        name = base
        if base in self._reserved:
            name = f"{base}_"  # as Python's own words are avoided elsewhere
        number = 2
        while name in self._taken:
            name = f"{base}_{number}"
            number += 1
        self._taken.add(name)
        return Name(name)

    # --- values ---------------------------------------------------------------------------------------------------------

    def single(self, use: SymbolUse) -> Expression:
        """The one value, attribute or property that a use stands for."""
        symbol = use.symbol
        variable: Expression = self.of_symbol(symbol.name)
        if symbol.kind is SymbolKind.OPERATION:
            return result_of(variable, symbol, use.index or 0)
        if symbol.kind is SymbolKind.NATIVE:
            if len(symbol.annotations) > 1:
                variable = variable.item(use.index or 0)
            if symbol.annotations[use.index or 0] == "Operation":
                return variable.member("results").item(0)
        return variable

    def several(self, use: SymbolUse) -> Expression:
        """The sequence of values that a use stands for."""
        symbol = use.symbol
        variable = self.of_symbol(symbol.name)
        if symbol.kind is SymbolKind.OPERATION:
            if use.index is not None:
                return result_of(variable, symbol, use.index)
            assert symbol.operation is not None
            if len(symbol.operation.op.results) == 1:
                return result_of(variable, symbol, 0)
            return variable.member("results")
        if symbol.kind is SymbolKind.NATIVE and use.index is not None:
            return variable.item(use.index)
        return variable


def result_of(operation: Expression, symbol: Symbol, index: int) -> Expression:
    """A result of an operation, by its accessor."""
    assert symbol.operation is not None
    return operation.member(symbol.operation.op.results[index].python_name)


def operation_variable(op: OpDef) -> str:
    """The variable for a matched or new operation that no symbol names."""
    return op.hook_name


def unpacked(values: Expression, arity: Arity | None) -> Expression:
    """The element that adds values to a tuple: one value as it is, an optional one or several unpacked."""
    if arity is Arity.OPTIONAL:
        return Unpacked(Choice(values.is_none(), EMPTY_TUPLE, tuple_of((values,))))
    if arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
        return Unpacked(values)
    return values


def size(values: Expression, arity: Arity) -> Expression:
    """The number of values of an arity."""
    match arity:
        case Arity.REQUIRED:
            return Literal(1)
        case Arity.OPTIONAL:
            return Choice(values.is_none(), Literal(0), Literal(1))
        case Arity.VARIADIC:
            return Name("len").call(values)
        case Arity.VARIADIC_OF_VARIADIC:
            return Name("sum").call(Name("map").call(Name("len"), values))


def operand_of(operation: Expression, operand: Operand) -> Expression:
    """An operand of an operation, by its accessor."""
    return operation.member(operand.python_name)


def _uses_in(part: object) -> Iterator[OperationUse]:
    if isinstance(part, OperationUse):
        yield part
    elif isinstance(part, tuple):
        for element in part:
            yield from _uses_in(element)
    elif _is_of_patterns(part):
        for field in dataclasses.fields(part):  # type: ignore[arg-type]
            yield from _uses_in(getattr(part, field.name))


def _used_symbols(pattern: PatternDef) -> frozenset[str]:
    """The symbols that conditions and results mention, and those that are bound more than once."""
    bound: Counter[str] = Counter()
    _count_bound(pattern.source, bound)
    used = {name for name, count in bound.items() if count > 1}
    for part in (pattern.conditions, pattern.results, pattern.supplemental):
        used.update(use.symbol.name for use in _symbol_uses(part))
    return frozenset(used)


def _symbol_uses(part: object) -> Iterator[SymbolUse]:
    if isinstance(part, SymbolUse):
        yield part
    elif isinstance(part, tuple):
        for element in part:
            yield from _symbol_uses(element)
    elif _is_of_patterns(part):
        for field in dataclasses.fields(part):  # type: ignore[arg-type]
            yield from _symbol_uses(getattr(part, field.name))


def _is_of_patterns(part: object) -> bool:
    """Whether it is a part of a pattern, and no definition of an operation or of a constraint."""
    return dataclasses.is_dataclass(part) and type(part).__module__ == PatternDef.__module__


def _count_bound(part: object, bound: Counter[str]) -> None:
    match part:
        case MatchOperation():
            bound.update([part.symbol] if part.symbol else [])
            for argument in part.arguments:
                _count_bound(argument, bound)
        case MatchNative():
            for output in part.outputs:
                _count_bound(output, bound)
        case MatchOperand() | MatchOutput():
            bound.update([part.symbol] if part.symbol else [])
            _count_bound(part.nested, bound)
        case MatchVariadic():
            bound.update([part.symbol] if part.symbol else [])
            for operand in part.parts:
                _count_bound(operand, bound)
        case MatchEither():
            _count_bound(part.first, bound)
            _count_bound(part.second, bound)
        case MatchAttribute() | MatchProperty():
            bound.update([part.symbol] if part.symbol else [])
