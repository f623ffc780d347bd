"""The symbols of one pattern: who binds them, and what they stand for where they are used."""

from __future__ import annotations

import re
from collections.abc import Iterator

from odsgen.ods.model import Arity
from odsgen.ods.model.patterns import OperationUse, Symbol, SymbolKind, SymbolUse
from odsgen.spec.errors import what_there_is
from odsgen.spec.pattern_expression import PatternDag, PatternSymbol
from odsgen.wording import counted

_INDEXED = re.compile(r"(.+?)__([0-9]+)")

#: An operand that is bound again must be the same value; every other symbol is bound once.
_BOUND_AGAIN = frozenset({SymbolKind.VALUE, SymbolKind.OPTIONAL_VALUE, SymbolKind.VALUES})


def split_index(name: str) -> tuple[str, int | None]:
    """``x__1`` is result number 1 of ``x`` (DRR, "`__N` suffix")."""
    match = _INDEXED.fullmatch(name)
    return (match[1], int(match[2][:6])) if match else (name, None)


class SymbolTable:
    """The symbols that are bound so far."""

    def __init__(self) -> None:
        self._symbols: dict[str, Symbol] = {}
        self.result_names: dict[str, PatternSymbol] = {}  # bound by results that come later

    def __iter__(self) -> Iterator[Symbol]:
        return iter(self._symbols.values())

    def bind(self, symbol: Symbol, written: PatternSymbol, dag: PatternDag) -> str:
        """Bind a symbol; raises PatternError when the name means something else already."""
        first = self._symbols.get(symbol.name)
        if first is not None:
            if first.kind is symbol.kind and first.kind in _BOUND_AGAIN:
                return symbol.name
            raise dag.error(f"symbol '{symbol.name}' bound more than once", written.offset)
        self._symbols[symbol.name] = symbol
        return symbol.name

    def bind_argument(self, symbol: Symbol, written: PatternSymbol, dag: PatternDag) -> str:
        """Bind an operand, attribute or property."""
        if split_index(written.name)[1] is not None:
            raise dag.error(
                f"the symbol '{written.name}' cannot name an argument: "
                "'__' and a number stand for a result of an operation",
                written.offset,
            )
        return self.bind(symbol, written, dag)

    def bind_results(
        self, written: PatternSymbol, use: OperationUse, dag: PatternDag
    ) -> tuple[str, int | None]:
        """Bind what an operation gives; the index is that of the one result that is meant here."""
        name, index = split_index(written.name)
        if index is not None and index >= len(use.op.results):
            raise dag.error(
                f"op '{use.op.name}' has {counted(len(use.op.results), 'result')}, "
                f"but '${written.name}' names number {index}",
                written.offset,
            )
        symbol = Symbol(name, SymbolKind.OPERATION, use, place=dag.place(written.offset))
        return self.bind(symbol, written, dag), index

    def use(self, written: PatternSymbol, dag: PatternDag) -> SymbolUse:
        """The meaning of a symbol; raises PatternError when nothing binds it."""
        place = dag.place(written.offset)
        found = self._symbols.get(written.name)
        if found is not None:
            return SymbolUse(found, None, place)
        name, index = split_index(written.name)
        found = self._symbols.get(name)
        if found is None or index is None:
            if name in self.result_names:
                raise dag.error(
                    f"symbol '{name}' is used before the operation that it names is built",
                    written.offset,
                    "result patterns are built in the order in which they are written",
                )
            hint = what_there_is(written.name, self._symbols, "$") if written.name != "_" else None
            raise dag.error(
                f"referencing unbound symbol '{written.name}'",
                written.offset,
                hint,
            )
        if found.kind is SymbolKind.OPERATION and found.operation is not None:
            count = len(found.operation.op.results)
            what = f"op '{found.operation.op.name}'"
        elif found.kind is SymbolKind.NATIVE:
            count, what = len(found.annotations), f"what '${name}' names"
        else:
            raise dag.error(
                f"'${name}' names {_ARTICLES[found.kind]}, which has no number {index}",
                written.offset,
            )
        if index >= count:
            raise dag.error(
                f"{what} has {counted(count, 'result')}, but '${written.name}' names number {index}",
                written.offset,
            )
        return SymbolUse(found, index, place)


def described(use: SymbolUse) -> str:
    """The description of a symbol in an error: `an attribute`."""
    return _ARTICLES[use.symbol.kind]


def value_arity(use: SymbolUse) -> Arity | None:
    """How many values a symbol stands for; None if it stands for none."""
    match use.symbol.kind:
        case SymbolKind.VALUE:
            return Arity.REQUIRED
        case SymbolKind.OPTIONAL_VALUE:
            return Arity.OPTIONAL
        case SymbolKind.VALUES:
            return Arity.VARIADIC
        case SymbolKind.VALUE_GROUPS:
            return Arity.VARIADIC_OF_VARIADIC
        case SymbolKind.OPERATION:
            assert use.symbol.operation is not None
            results = use.symbol.operation.op.results
            if use.index is not None:
                return results[use.index].arity
            return results[0].arity if len(results) == 1 else Arity.VARIADIC
        case SymbolKind.NATIVE:
            if use.index is None and len(use.symbol.annotations) != 1:
                return Arity.VARIADIC
            return annotated_arity(use.symbol.annotations[use.index or 0])
    return None


def annotated_arity(annotation: str) -> Arity | None:
    """How many values an annotation of a native call stands for; None if no values."""
    if annotation in ("Value", "OpResult", "BlockArgument", "object"):
        return Arity.REQUIRED
    if annotation == "Operation":
        return Arity.REQUIRED
    if re.fullmatch(r"(Value|OpResult|BlockArgument) \| None", annotation):
        return Arity.OPTIONAL
    if re.fullmatch(
        r"(Sequence|list)\[(Value|OpResult)\]|tuple\[(Value|OpResult), \.\.\.\]", annotation
    ):
        return Arity.VARIADIC
    return None


def is_attribute(use: SymbolUse) -> bool:
    """Whether a symbol may stand for an attribute."""
    if use.symbol.kind is SymbolKind.ATTRIBUTE:
        return True
    if use.symbol.kind is SymbolKind.NATIVE and len(use.symbol.annotations) > (use.index or 0):
        return annotated_attribute(use.symbol.annotations[use.index or 0])
    return False


def annotated_attribute(annotation: str) -> bool:
    """Whether a native call of that annotation may give an attribute: whatever gives no value may."""
    if annotation == "object":
        return True
    plain = annotation.removesuffix(" | None")
    return plain.rpartition(".")[2].endswith("Attr") or plain == "Attribute"


_ARTICLES = {
    SymbolKind.OPERATION: "an operation",
    SymbolKind.VALUE: "an operand",
    SymbolKind.OPTIONAL_VALUE: "an optional operand",
    SymbolKind.VALUES: "a variadic operand",
    SymbolKind.VALUE_GROUPS: "a variadic operand of variadics",
    SymbolKind.ATTRIBUTE: "an attribute",
    SymbolKind.PROPERTY: "a property",
    SymbolKind.NATIVE: "what a native call returns",
}
