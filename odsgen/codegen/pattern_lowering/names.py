"""The names of operations and values in the code of a pattern."""

from __future__ import annotations

import builtins
import dataclasses
import keyword
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from types import UnionType

from odsgen.codegen.context import FileContext
from odsgen.codegen.predicates import FUNCTION_MODULES
from odsgen.codegen.python.expressions import Expression, Name
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import DialectDef
from odsgen.ods.model.patterns import OperationUse, PatternDef, Symbol, SymbolKind, SymbolUse

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
        uses = {
            use.class_name: use
            for use in _parts_of(dialect.patterns, OperationUse)
            if isinstance(use, OperationUse)
        }
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


def _used_symbols(pattern: PatternDef) -> frozenset[str]:
    """The symbols that conditions and results mention, and those that are bound more than once."""
    bound = Counter(
        symbol
        for part in _parts_of(pattern.source, OperationUse | SymbolUse)
        if isinstance(symbol := getattr(part, "symbol", None), str)
    )
    used = {name for name, count in bound.items() if count > 1}
    for rest in (pattern.conditions, pattern.results, pattern.supplemental):
        used.update(
            use.symbol.name for use in _parts_of(rest, SymbolUse) if isinstance(use, SymbolUse)
        )
    return frozenset(used)


def _parts_of(part: object, last: type | UnionType) -> Iterator[object]:
    """A part of a pattern and all within it, but for what is within a part of the class `last`.

    Definitions of operations and of constraints are no parts of a pattern.
    """
    if isinstance(part, tuple):
        for element in part:
            yield from _parts_of(element, last)
    elif dataclasses.is_dataclass(part) and type(part).__module__ == PatternDef.__module__:
        yield part
        if not isinstance(part, last):
            for field in dataclasses.fields(part):
                yield from _parts_of(getattr(part, field.name), last)
