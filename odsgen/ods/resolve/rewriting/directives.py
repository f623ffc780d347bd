"""Directives at the end of the arguments of a new operation (DRR, "Rewrite directives")."""

from __future__ import annotations

from odsgen.ods.model import Arity, OpDef, TypeConstraint
from odsgen.ods.model.patterns import (
    BuildableType,
    CallNative,
    NativeCall,
    ResultLocation,
    SymbolKind,
    SymbolUse,
    TypeOf,
    WrittenType,
)
from odsgen.ods.resolve.rewriting.names import PatternNames
from odsgen.ods.resolve.rewriting.symbols import SymbolTable, described, value_arity
from odsgen.spec.pattern_expression import PatternDag, PatternLeaf

ReturnTypes = tuple[TypeOf | BuildableType | WrittenType | CallNative, ...]


class DirectiveResolver:
    """Resolves `location` and `returnType` of one rule, whose source has bound its symbols."""

    def __init__(self, scope: PatternNames, symbols: SymbolTable, root: OpDef) -> None:
        self.scope = scope
        self.symbols = symbols
        self.root = root

    def _call(self, call: NativeCall, dag: PatternDag) -> CallNative:
        """A native call; what extends this class resolves it."""
        raise NotImplementedError

    def _trailing(
        self, dag: PatternDag
    ) -> tuple[list[PatternDag | PatternLeaf], ResultLocation | None, ReturnTypes | None]:
        """The arguments without the directives at their end, and these."""
        arguments = list(dag.arguments)
        location: ResultLocation | None = None
        return_types: ReturnTypes | None = None
        while arguments:
            last = arguments[-1]
            if not isinstance(last, PatternDag) or last.operator not in ("location", "returnType"):
                break
            if last.operator == "location":
                if location is not None:
                    raise last.error("`location` directive can only be specified once")
                location = self._location(last)
            else:
                if return_types is not None:
                    raise last.error("`returnType` directive can only be specified once")
                return_types = self._return_types(last)
            arguments.pop()
        return arguments, location, return_types

    def _location(self, dag: PatternDag) -> ResultLocation:
        if dag.symbol is not None:
            raise dag.error("location directive cannot be bound to a symbol", dag.symbol.offset)
        if not dag.arguments:
            raise dag.error("At least one argument to location directive required")
        symbols: list[SymbolUse] = []
        name: str | None = None
        for argument in dag.arguments:
            if isinstance(argument, PatternLeaf) and argument.string is not None:
                if name is not None:
                    raise dag.error("Only one string attribute may be specified", argument.offset)
                name = argument.string
            elif isinstance(argument, PatternLeaf) and argument.symbol and not argument.constraint:
                use = self.symbols.use(argument.symbol, dag)
                is_one = value_arity(use) is Arity.REQUIRED
                if use.symbol.kind is not SymbolKind.OPERATION and not is_one:
                    raise dag.error(
                        f"'${argument.symbol.name}' is {described(use)}, which is not in one place",
                        argument.offset,
                    )
                symbols.append(use)
            else:
                raise dag.error("location takes symbols and a string", argument.offset)
        return ResultLocation(tuple(symbols), name)

    def _return_types(self, dag: PatternDag) -> ReturnTypes:
        if dag.symbol is not None:
            raise dag.error("returnType directive cannot be bound to a symbol", dag.symbol.offset)
        if not dag.arguments:
            raise dag.error("At least one argument to returnType directive required")
        found: list[TypeOf | BuildableType | WrittenType | CallNative] = []
        for argument in dag.arguments:
            if isinstance(argument, PatternDag):
                call = self.scope.native_call(argument)
                if call is None:
                    raise argument.error(
                        f"returnType takes symbols, types and native calls, not '{argument.operator}'"
                    )
                if len(call.returns) != 1 or not _gives_type(call.returns[0]):
                    raise argument.error(f"the native call '{call.name}' does not return a type")
                found.append(self._call(call, argument))
            elif argument.symbol is not None and argument.constraint is None:
                use = self.symbols.use(argument.symbol, dag)
                if value_arity(use) is None:
                    raise dag.error(
                        f"'${argument.symbol.name}' is {described(use)}, which has no type to copy",
                        argument.offset,
                    )
                found.append(TypeOf(use))
            elif argument.string is not None:
                found.append(self._written_type(argument, dag))
            else:
                assert argument.constraint is not None
                value = self.scope.constraints.evaluate(argument.constraint)
                if not isinstance(value, TypeConstraint) or value.builder is None:
                    raise dag.error(
                        "returnType takes a constraint that one type satisfies, such as I32",
                        argument.offset,
                    )
                found.append(BuildableType(value.builder))
        return tuple(found)

    def _written_type(self, leaf: PatternLeaf, dag: PatternDag) -> WrittenType:
        text = leaf.string or ""
        if not text.strip() or not text.isprintable():
            raise dag.error("expected a type in MLIR's notation", leaf.offset)
        return WrittenType(text)


def _gives_type(annotation: str) -> bool:
    return annotation == "object" or annotation.rstrip("]").endswith("Type")
