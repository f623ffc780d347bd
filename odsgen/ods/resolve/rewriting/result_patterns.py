"""Result patterns: what takes the place of what was matched (DRR, "Result pattern")."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.ods.library.kinds import Kinds
from odsgen.ods.library.patterns import DIRECTIVES
from odsgen.ods.model import Arity, OpDef, ResultInference, SegmentKind
from odsgen.ods.model.patterns import (
    BuildOperation,
    CallNative,
    OperationUse,
    ResultPattern,
    SymbolUse,
    TypeOf,
    TypeSource,
)
from odsgen.ods.model.predicates import IsA, IsType, TypeConstant, expressions_of
from odsgen.ods.resolve.rewriting.arguments import ArgumentResolver
from odsgen.ods.resolve.rewriting.directives import ReturnTypes
from odsgen.ods.resolve.rewriting.source_patterns import check_argument_count, misplaced
from odsgen.ods.resolve.rewriting.symbols import (
    annotated_arity,
    described,
    split_index,
    value_arity,
)
from odsgen.spec.pattern_expression import PatternDag, PatternLeaf
from odsgen.wording import counted


class ResultResolver(ArgumentResolver):
    """Resolves the result patterns of one rule, whose source has bound its symbols."""

    def resolve(self, dags: Sequence[PatternDag], place: PatternDag) -> tuple[ResultPattern, ...]:
        """The result patterns; raises PatternError.  `place` is the source, where a lack of values is reported."""
        for dag in dags:
            self._announce(dag)
        counts = [self._value_count(dag) for dag in dags]
        needed = len(self.root.results)
        first_replacing = sum(counts) - needed
        if first_replacing < 0:
            raise (dags[-1] if dags else place).error(
                "not enough values generated to replace the matched op",
                hint=f"'{self.root.name}' has {counted(needed, 'result')}, "
                f"the result patterns give {sum(counts)}",
            )
        found = []
        offset = 0
        for dag, count in zip(dags, counts, strict=True):
            if offset < first_replacing < offset + count:
                name = dag.symbol.name if dag.symbol is not None else dag.operator
                raise dag.error(
                    f"cannot use the same multi-result op '{name}' to generate both auxiliary values "
                    "and values to be used for replacing the matched op"
                )
            replaces = offset >= first_replacing and count > 0
            root_result = offset - first_replacing if replaces else None
            found.append(self._result(dag, root_result))
            offset += count
        return tuple(found)

    def supplemental(self, dag: PatternDag) -> BuildOperation | CallNative:
        """A supplemental pattern: it is run for its effect; raises PatternError."""
        self._announce(dag)
        produced = self._result(dag, None).produced
        if isinstance(produced, SymbolUse):
            raise misplaced(dag)
        return produced

    def _announce(self, dag: PatternDag) -> None:
        """Remember what will be bound, so that a use before that is not called unbound."""
        if dag.symbol is not None:
            self.symbols.result_names[split_index(dag.symbol.name)[0]] = dag.symbol
        for argument in dag.arguments:
            if isinstance(argument, PatternDag):
                self._announce(argument)

    def _value_count(self, dag: PatternDag) -> int:
        use = self.scope.operations.find(dag.operator)
        if use is not None:
            if dag.symbol is not None and split_index(dag.symbol.name)[1] is not None:
                return 1
            return len(use.op.results)
        call = self.scope.native_call(dag)
        if call is not None:
            if dag.symbol is not None and split_index(dag.symbol.name)[1] is not None:
                return 1
            return len(call.returns)
        if dag.operator == "replaceWithValue" and len(dag.arguments) == 1:
            argument = dag.arguments[0]
            if isinstance(argument, PatternLeaf) and argument.symbol is not None:
                for symbol in self.symbols:
                    if symbol.name == argument.symbol.name and symbol.operation is not None:
                        return len(symbol.operation.op.results)
        return 1

    # --- whole result patterns ------------------------------------------------------------------------------------------

    def _result(self, dag: PatternDag, root_result: int | None) -> ResultPattern:
        replaces = root_result is not None
        if dag.operator == "replaceWithValue":
            return ResultPattern(self._replacement(dag), replaces)
        use = self.scope.operations.find(dag.operator)
        if use is not None:
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            return ResultPattern(self._build(dag, root_result), replaces, index)
        call = self.scope.native_call(dag)
        if call is not None:
            made = self._call(call, dag)
            if replaces:
                for annotation in call.returns:
                    if annotated_arity(annotation) is None:
                        raise dag.error(
                            f"the native call '{call.name}' returns {annotation}, "
                            "which cannot replace a result"
                        )
            index = None if dag.symbol is None else split_index(dag.symbol.name)[1]
            return ResultPattern(made, replaces, index)
        if dag.operator in DIRECTIVES:
            raise misplaced(dag)
        raise self.scope.operations.unknown(dag, [*self.scope.native_calls, "replaceWithValue"])

    def _replacement(self, dag: PatternDag) -> SymbolUse:
        if dag.symbol is not None:
            raise dag.error(
                f"binding symbol '{dag.symbol.name}' to non-operation/native code call unsupported",
                dag.symbol.offset,
            )
        if len(dag.arguments) != 1:
            raise dag.error("replaceWithValue directive must take exactly one argument")
        argument = dag.arguments[0]
        if isinstance(argument, PatternDag) or argument.symbol is None or argument.constraint:
            raise dag.error("replaceWithValue takes a symbol", argument.offset)
        use = self.symbols.use(argument.symbol, dag)
        if value_arity(use) is None:
            raise dag.error(
                f"'${argument.symbol.name}' is {described(use)}, which cannot replace a result",
                argument.offset,
            )
        return use

    # --- operations -----------------------------------------------------------------------------------------------------

    def _build(self, dag: PatternDag, root_result: int | None) -> BuildOperation:
        use = self.scope.operations.find(dag.operator)
        assert use is not None
        op = use.op
        if dag.constraint is not None:
            raise dag.error(f"the operation '{op.name}' takes no arguments in '<' and '>'")
        if any(not successor.variadic for successor in op.successors):
            raise dag.error(f"a pattern cannot make '{op.name}': it has successors")
        plain, location, return_types = self._trailing(dag)
        written = [a for a in plain if isinstance(a, PatternDag) and a.operator == "location"]
        if written or len(plain) != len(op.arguments):
            check_argument_count(op, len(plain), dag, "resultant op" if written else "op")
            raise misplaced(written[0])
        arguments = tuple(
            self._argument(op, position, argument, dag) for position, argument in enumerate(plain)
        )
        symbol = index = None
        if dag.symbol is not None and not dag.symbol.is_ignored:
            symbol, index = self.symbols.bind_results(dag.symbol, use, dag)
        types = self._type_source(use, dag, root_result, index, return_types is not None)
        if return_types is not None:
            self._check_return_types(op, return_types, dag)
        return BuildOperation(
            use,
            symbol,
            arguments,
            types,
            first_root_result=root_result or 0,
            return_types=return_types or (),
            location=location,
            place=dag.place(),
            index=index,
        )

    def _type_source(
        self,
        use: OperationUse,
        dag: PatternDag,
        root_result: int | None,
        index: int | None,
        has_return_types: bool,
    ) -> TypeSource:
        """DRR, "Building operations": inferred by a trait, those of the root, else inferred by the operation itself."""
        op = use.op
        if has_return_types and root_result is not None:
            raise dag.error(
                "Cannot specify explicit return types in an op whose return values replace the "
                "source pattern's root op"
            )
        if op.result_segments is SegmentKind.ATTRIBUTE and root_result is None:
            raise dag.error(
                f"'{op.name}' can only replace the root: the sizes of its variadic results are not known here"
            )
        if has_return_types:
            return TypeSource.EXPLICIT
        is_own = use.dialect == self.scope.operations.dialect
        is_inferable = all(i is not None and (is_own or _is_portable(i)) for i in op.inference)
        by_trait = op.trait("SameOperandsAndResultType") or op.trait("FirstAttrDerivedResultType")
        if root_result is not None and index is None and not (by_trait and is_inferable):
            return TypeSource.ROOT
        if is_inferable:
            return TypeSource.INFERRED
        missing = next(
            r.name
            for r, i in zip(op.results, op.inference, strict=True)
            if i is None or not (is_own or _is_portable(i))
        )
        raise dag.error(
            f"the type of the result '{missing}' of op '{op.name}' cannot be deduced here",
            hint="give it: (returnType $value), (returnType I32), (returnType (native_call …))",
        )

    def _check_return_types(self, op: OpDef, types: ReturnTypes, dag: PatternDag) -> None:
        is_fixed = all(result.arity is Arity.REQUIRED for result in op.results)
        several = any(
            (isinstance(t, TypeOf) and value_arity(t.value) is not Arity.REQUIRED)
            or (isinstance(t, CallNative) and "[" in t.call.returns[0])
            for t in types
        )
        if is_fixed and not several and len(types) != len(op.results):
            raise dag.error(
                f"op '{op.name}' has {counted(len(op.results), 'result')}, "
                f"but returnType gives {counted(len(types), 'type')}"
            )


def _is_portable(inference: ResultInference) -> bool:
    """Whether another dialect can infer so too: nothing of the operation's own dialect is mentioned."""
    known = Kinds.of_runtime().bases
    if inference.builder is not None and inference.builder.class_name not in known:
        return False
    if inference.expression is None:
        return True
    for part in expressions_of(inference.expression):
        if isinstance(part, IsA) and not all(name in known for name in part.class_names):
            return False
        if isinstance(part, TypeConstant | IsType) and part.builder.class_name not in known:
            return False
    return True
