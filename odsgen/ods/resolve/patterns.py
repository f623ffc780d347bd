"""Patterns of a dialect: native calls and constraints first, then each rule (MLIR: DRR)."""

from __future__ import annotations

import keyword
from collections.abc import Collection, Iterable, Mapping

from odsgen.ods.library.patterns import BUILTIN_CONSTRAINTS, BUILTIN_NATIVE_CALLS, DIRECTIVES
from odsgen.ods.library.reserved_names import reserved_class_name
from odsgen.ods.model import OpDef
from odsgen.ods.model.hooks.kinds import HookKind
from odsgen.ods.model.names import is_name, snake_case
from odsgen.ods.model.patterns import (
    NativeCall,
    NativeParameter,
    ParameterRole,
    PatternConstraint,
    PatternDef,
    source_operations,
)
from odsgen.ods.model.semantics import Semantics, Sort
from odsgen.ods.resolve.rewriting.conditions import ConditionResolver, annotated_kind
from odsgen.ods.resolve.rewriting.names import BrokenDefinition, OperationTable, PatternNames
from odsgen.ods.resolve.rewriting.result_patterns import ResultResolver
from odsgen.ods.resolve.rewriting.source_patterns import SourceResolver
from odsgen.ods.resolve.rewriting.symbols import SymbolTable
from odsgen.ods.resolve.scope import SpecScope
from odsgen.ods.resolve.semantics import read_call, read_condition
from odsgen.spec.definition_model import NativeCallSpec, PatternConstraintSpec, PatternSpec
from odsgen.spec.errors import SpecDiagnostics
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.model import DialectSpec
from odsgen.spec.pattern_expression import PatternDag, parse_pattern
from odsgen.spec.source import SpecText

_SPECIAL_ROLES = {
    role.value: role
    for role in (ParameterRole.REWRITER, ParameterRole.LOCATION, ParameterRole.OPERATION)
}
_MAX_BENEFIT = 65534
#: Names of the generated module that no pattern can have.
_TAKEN = frozenset(
    {
        "PATTERNS",
        "RewritePattern",
        "CanonicalizationPattern",
        "PatternRewriter",
        "hooks",
        "UNSET",
        "Type",
    }
)


class ResolvedPatterns:
    """The patterns of a dialect with what they call."""

    def __init__(
        self,
        patterns: tuple[PatternDef, ...],
        native_calls: tuple[NativeCall, ...],
        constraints: tuple[PatternConstraint, ...],
    ) -> None:
        self.patterns = patterns
        self.native_calls = native_calls
        self.constraints = constraints


def _sorts(parameters: Iterable[NativeParameter]) -> dict[str, Sort]:
    """The parameters of a native call as `semantics` reads them: attributes are numbers, of others the type counts."""
    return {
        p.name: Sort.BITS if "Attr" in p.annotation else Sort.TYPE
        for p in parameters
        if p.role is ParameterRole.ARGUMENT
    }


class PatternResolver:
    """Resolves `native_calls`, `pattern_constraints` and `patterns` of a spec; what is wrong is recorded."""

    def __init__(
        self,
        spec: DialectSpec,
        scope: SpecScope,
        ops: Mapping[str, OpDef],
        imported: Mapping[str, Iterable[OpDef]],
        errors: SpecDiagnostics,
        broken: Collection[str] = (),
    ) -> None:
        """`ops` by their keys in the spec; `broken`: keys and classes of those with errors."""
        self.spec = spec
        self.spec_scope = scope
        self.errors = errors
        table = OperationTable(str(spec.dialect), broken)
        table.add_own(ops)
        for dialect, definitions in imported.items():
            table.add_imported(dialect, definitions)
        self.scope = PatternNames(table, scope.constraints)
        self.scope.native_calls.update({call.name: call for call in BUILTIN_NATIVE_CALLS})
        self.scope.pattern_constraints.update({c.name: c for c in BUILTIN_CONSTRAINTS})

    def resolve(self) -> ResolvedPatterns:
        """Everything that could be resolved."""
        calls, constraints = [], []
        for call_name, call in self.spec.native_calls.items():
            before = len(self.errors)
            calls.append(self._native_call(call_name, call))
            if len(self.errors) > before:
                self.scope.broken.add(str(call_name))
        for constraint_name, constraint in self.spec.pattern_constraints.items():
            before = len(self.errors)
            constraints.append(self._pattern_constraint(constraint_name, constraint))
            if len(self.errors) > before:
                self.scope.broken.add(str(constraint_name))
        patterns: list[PatternDef | None] = []
        for pattern_name, pattern in self.spec.patterns.items():
            try:
                patterns.append(self._pattern(pattern_name, pattern))
            except BrokenDefinition:  # the error has been reported
                continue
        return ResolvedPatterns(
            tuple(p for p in patterns if p is not None),
            tuple(c for c in calls if c is not None),
            tuple(c for c in constraints if c is not None),
        )

    # --- native calls and constraints -----------------------------------------------------------------------------------

    def _native_call(self, name: SpecText, spec: NativeCallSpec) -> NativeCall | None:
        if not self._check_name(name, "native call", self.scope.native_calls):
            return None
        if name in self.spec.ops:
            self.errors.error(f"'{name}' is an operation and a native call", name)
            return None
        parameters = self._parameters(spec.parameters, special=True)
        if spec.matcher:
            for parameter in parameters:
                if parameter.role in (ParameterRole.ARGUMENT, ParameterRole.REMAINING):
                    self.errors.error(
                        f"the native call '{name}' matches: its arguments in a pattern are what it "
                        f"returns, and '{parameter.name}' is none of $_self and $_builder",
                        name,
                    )
        elif any(p.role is ParameterRole.OPERATION for p in parameters):
            self.errors.error(
                f"$_self is the operation that a native call looks at, and '{name}' is no matcher",
                name,
                "a native call of source patterns has 'matcher: true'",
            )
        semantics, like = self._call_semantics(name, spec, parameters)
        kind = HookKind.MATCH_NATIVE if spec.matcher else HookKind.REWRITE_NATIVE
        call = NativeCall(
            str(name),
            parameters,
            tuple(self._annotation(text) for text in spec.returns),
            spec.matcher,
            "" if semantics is not None else kind.function(snake_case(str(name))),
            summary=str(spec.summary or ""),
            place=name.place,
            semantics=semantics,
            like=like,
        )
        self.scope.native_calls[call.name] = call
        return call

    def _call_semantics(
        self, name: SpecText, spec: NativeCallSpec, parameters: tuple[NativeParameter, ...]
    ) -> tuple[Semantics | None, str]:
        """The semantics of a native call, and the parameter whose type its result has."""
        if spec.semantics is None:
            return None, ""
        if spec.matcher:
            place = spec.semantics.result.value or name
            self.errors.error("a native call that matches computes nothing", place)
            return None, ""
        try:
            return read_call(spec.semantics, _sorts(parameters), "result")
        except ExpressionError as error:
            error.text = error.text or name
            self.errors.add(error.diagnostic)
            return None, ""

    def _pattern_constraint(
        self, name: SpecText, spec: PatternConstraintSpec
    ) -> PatternConstraint | None:
        if not self._check_name(name, "pattern constraint", self.scope.pattern_constraints):
            return None
        if self.spec_scope.constraints.knows(name):
            self.errors.error(f"'{name}' is a constraint on types or attributes already", name)
            return None
        parameters = self._parameters(spec.parameters, special=False)
        if not parameters:
            self.errors.error(f"the pattern constraint '{name}' has no parameters", name)
            return None
        predicate, semantics = None, None
        hook = ""
        if spec.semantics is not None:
            if spec.predicate is not None:
                self.errors.error(
                    f"'{name}' has a predicate and semantics: write one of them", spec.semantics
                )
                return None
            try:
                semantics = read_condition(spec.semantics, _sorts(parameters))
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
                return None
        elif spec.predicate is None:
            hook = HookKind.MATCH_CONSTRAINT.function(snake_case(str(name)))
        else:
            kinds = {
                p.name: annotated_kind(
                    (
                        f"Sequence[{p.annotation}]"
                        if p.role is ParameterRole.REMAINING
                        else p.annotation
                    ),
                    self.spec_scope.constraints.kinds,
                )
                for p in parameters
            }
            try:
                predicate = self.spec_scope.constraints.invariant(spec.predicate, kinds)
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
                return None
        written = spec.predicate or spec.semantics
        summary = str(spec.summary or written or f"constraint '{name}'")
        constraint = PatternConstraint(
            str(name), parameters, summary, predicate, hook, name.place, semantics
        )
        self.scope.pattern_constraints[constraint.name] = constraint
        return constraint

    def _check_name(self, name: SpecText, what: str, taken: Iterable[str]) -> bool:
        if not is_name(name) or keyword.iskeyword(name):
            self.errors.error(f"'{name}' cannot name a {what}: it is no Python identifier", name)
        elif name in DIRECTIVES or name in taken:
            self.errors.error(f"'{name}' cannot name a {what}: the language has it already", name)
        else:
            return True
        return False

    def _parameters(
        self, specs: Mapping[SpecText, SpecText], special: bool
    ) -> tuple[NativeParameter, ...]:
        found: list[NativeParameter] = []
        for name, text in specs.items():
            if not is_name(name) or keyword.iskeyword(name) or name.startswith("_"):
                self.errors.error(
                    f"'{name}' cannot name a parameter: it is no Python identifier", name
                )
                continue
            if found and found[-1].role is ParameterRole.REMAINING:
                self.errors.error(
                    f"nothing can follow '{found[-1].name}', which takes all that remain", name
                )
            role = _SPECIAL_ROLES.get(text)
            if role is not None and special:
                found.append(NativeParameter(str(name), role))
            elif text.startswith("$"):
                self.errors.error(
                    f"'{text}' is no parameter here",
                    text,
                    "there are $_builder, $_loc and $_self" if special else None,
                )
            elif text.endswith("..."):
                annotation = self._annotation(text.part(0, len(text) - 3))
                found.append(NativeParameter(str(name), ParameterRole.REMAINING, annotation))
            else:
                annotation = self._annotation(text)
                found.append(NativeParameter(str(name), ParameterRole.ARGUMENT, annotation))
        return tuple(found)

    def _annotation(self, text: SpecText) -> str:
        return self.spec_scope.annotations.read(text)

    # --- patterns -------------------------------------------------------------------------------------------------------

    def _pattern(self, name: SpecText, spec: PatternSpec) -> PatternDef | None:
        if not is_name(name) or keyword.iskeyword(name) or name.startswith("_"):
            self.errors.error(f"'{name}' cannot name a pattern: it is no Python identifier", name)
            return None
        reason = "a name of the generated module" if name in _TAKEN else reserved_class_name(name)
        if reason is not None:
            self.errors.error(f"'{name}' cannot name a pattern: it is {reason}", name)
            return None
        before = len(self.errors)
        symbols = SymbolTable()
        source_dag = self._parsed(spec.source)
        result_dags = [self._parsed(text) for text in spec.results]
        supplemental_dags = [self._parsed(text) for text in spec.supplemental]
        if source_dag is None:
            return None
        try:
            source = SourceResolver(self.scope, symbols).resolve(source_dag)
        except ExpressionError as error:
            self.errors.add(error.diagnostic)
            return None
        conditions = []
        resolver = ConditionResolver(self.scope, symbols)
        for text in spec.where:
            try:
                conditions.append(resolver.resolve(text))
            except ExpressionError as error:
                self.errors.add(error.diagnostic)
        if None in result_dags or None in supplemental_dags:
            return None
        result_resolver = ResultResolver(self.scope, symbols, source.operation.op)
        try:
            results = result_resolver.resolve([d for d in result_dags if d], source_dag)
            supplemental = tuple(
                result_resolver.supplemental(dag) for dag in supplemental_dags if dag
            )
        except ExpressionError as error:
            self.errors.add(error.diagnostic)
            return None
        benefit = sum(1 for _ in source_operations(source)) + spec.benefit
        if not 0 <= benefit <= _MAX_BENEFIT:
            self.errors.error(
                f"the benefit of '{name}' is {benefit}: expected 0 to {_MAX_BENEFIT}",
                name,
                "'benefit' is added to the number of operations of the source",
            )
        if len(self.errors) > before:
            return None
        return PatternDef(
            name=str(name),
            summary=str(spec.summary or ""),
            description=str(spec.description or ""),
            source=source,
            conditions=tuple(conditions),
            results=results,
            supplemental=supplemental,
            benefit=benefit,
            is_canonicalization=spec.canonicalization,
            source_text=str(spec.source).strip(),
            result_texts=tuple(str(text).strip() for text in spec.results),
            place=name.place,
        )

    def _parsed(self, text: SpecText) -> PatternDag | None:
        try:
            return parse_pattern(text)
        except ExpressionError as error:
            self.errors.add(error.diagnostic)
            return None
