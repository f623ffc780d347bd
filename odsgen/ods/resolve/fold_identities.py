"""Reads `folds`: conditions and results are expressions of semantics; what is wrong is a diagnostic at its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.number_types import number_types
from odsgen.ods.model.parts import Arity, Operand, Result
from odsgen.ods.model.semantics import (
    Apply,
    Folding,
    Local,
    Number,
    Read,
    Semantics,
    Sort,
    Term,
    TypeOf,
    reads,
    subterms,
)
from odsgen.ods.resolve.semantic_reader import SemanticNames, SemanticReader
from odsgen.ods.resolve.semantic_sorts import Input
from odsgen.ods.resolve.semantics import check_result
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import SpecDiagnostics, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText

#: The entry that says when constants are computed.
CONSTANTS, COMPUTED = "constants", "computed"


def resolve_folds(
    written: Mapping[SpecText, object],
    inputs: Sequence[Input],
    results: Sequence[Result],
    semantics: Semantics | None,
    owner: SpecText,
    errors: SpecDiagnostics,
) -> tuple[FoldIdentity, ...]:
    """The fold identities of an operation in their order, without those that are wrong."""
    for part in (*inputs, *results):
        if isinstance(part, (Operand, Result)) and part.arity is not Arity.REQUIRED:
            errors.error(
                f"'{owner}' cannot have fold identities: there is not one value '{part.name}', but any number",
                owner,
            )
            return ()
    scope = _Scope(inputs, results, semantics, owner)
    found: list[FoldIdentity] = []
    is_behind = False
    for condition, value in written.items():
        try:
            if condition == CONSTANTS:
                _check_constants(condition, value, semantics)
                is_behind = True
            else:
                found.append(_identity(condition, value, scope, is_behind))
        except ExpressionError as error:
            errors.add(error.diagnostic)
    return tuple(found)


@dataclass(frozen=True, slots=True)
class _Scope:
    """The operation whose identities are read."""

    inputs: Sequence[Input]
    results: Sequence[Result]
    semantics: Semantics | None
    owner: SpecText

    def reader(self) -> SemanticReader:
        """A reader of one identity: an operand of integers or floats is what the identity makes of it."""
        names = SemanticNames(
            {part.name: part for part in self.inputs},
            {part.name: part for part in self.results},
            use_decides=True,
        )
        if self.semantics is not None:
            names.lets = dict(self.semantics.lets)
            open_sorts = (Sort.VALUE, Sort.NUMBER)
            names.sorts = {n: sort for n, sort in self.semantics.inputs if sort not in open_sorts}
        return SemanticReader(names)

    def operands(self) -> list[str]:
        return [part.name for part in self.inputs if isinstance(part, Operand)]


def _check_constants(key: SpecText, value: object, semantics: Semantics | None) -> None:
    """Refuses what says when constants are computed, where it says nothing."""
    if value != COMPUTED:
        raise ExpressionError(
            f"'{CONSTANTS}' says when constants are computed", key, 0, f"{CONSTANTS}: {COMPUTED}"
        )
    if semantics is None or semantics.folding is Folding.NEVER:
        raise ExpressionError("no constants are computed: the semantics do not fold", key, 0)


def _identity(condition: SpecText, value: object, scope: _Scope, is_behind: bool) -> FoldIdentity:
    reader = scope.reader()
    equal_values: list[tuple[str, str]] = []
    equal_types: list[tuple[str, str]] = []
    holds: Term | None = None
    for part in _conjuncts(reader.parsed(condition)):
        pair = _pair(part, s.Placeholder, scope.operands())
        if pair is not None:
            equal_values.append(pair)
            continue
        pair = _pair(part, s.Member, [*scope.operands(), *(each.name for each in scope.results)])
        if pair is not None:
            equal_types.append(pair)
            continue
        _check_equalities(part, scope, reader)
        term = reader.expected(part, Sort.CONDITION)
        if term != Number(True, Sort.CONDITION):
            holds = term if holds is None else Apply("and", (holds, term), Sort.CONDITION)
    texts = _result_texts(condition, value, scope)
    terms = {part.name: _result(texts[part.name], part, scope, reader) for part in scope.results}
    lets = tuple(reader.names.lets.items())
    computed = [
        *(() if holds is None else (holds,)),
        *(t for t in terms.values() if not (isinstance(t, Read) and t.sort is Sort.VALUE)),
    ]
    bare = Semantics((), lets, ())
    used = frozenset[str]().union(*(reads(term, bare) for term in computed))
    _check_widths(condition, computed, bare, used, scope)
    return FoldIdentity(
        " ".join(condition.split()),
        condition.place,
        tuple(equal_values),
        tuple(equal_types),
        holds,
        Semantics(
            tuple((name, reader.names.sorts.get(name, Sort.VALUE)) for name in sorted(used)),
            lets,
            tuple(terms.items()),
            elementwise=scope.semantics is not None and scope.semantics.elementwise,
            texts=tuple((name, " ".join(text.split())) for name, text in texts.items()),
        ),
        tuple(name for name in scope.operands() if name in used),
        is_behind,
    )


def _conjuncts(syntax: s.PredicateSyntax) -> Iterator[s.PredicateSyntax]:
    if isinstance(syntax, s.Logical) and syntax.operator == "and":
        for operand in syntax.operands:
            yield from _conjuncts(operand)
    else:
        yield syntax


def _pair(
    syntax: s.PredicateSyntax, kind: type[s.Placeholder | s.Member], known: Sequence[str]
) -> tuple[str, str] | None:
    """The names in `$a == $b`, or `$a.type == $b.type`."""
    match syntax:
        case s.Comparison(first=first, rest=(("==", second),)):
            names = [_name(side, kind) for side in (first, second)]
            if all(name in known for name in names):
                return names[0], names[1]
    return None


def _name(syntax: s.PredicateSyntax, kind: type[s.Placeholder | s.Member]) -> str:
    """The name in `$a` or `$a.type`; empty of anything else."""
    if kind is s.Member:
        if not isinstance(syntax, s.Member) or syntax.name != "type":
            return ""
        syntax = syntax.value
    return syntax.name if isinstance(syntax, s.Placeholder) else ""


def _check_equalities(syntax: s.PredicateSyntax, scope: _Scope, reader: SemanticReader) -> None:
    """Refuses `$a == $b` within another condition, where it would compare numbers."""
    parts: tuple[s.PredicateSyntax, ...] = ()
    if isinstance(syntax, s.Logical):
        parts = syntax.operands
    elif isinstance(syntax, s.Negation):
        parts = (syntax.operand,)
    for part in parts:
        if _pair(part, s.Placeholder, scope.operands()) is not None:
            reader.fail(
                part,
                "whether two operands are one value is asked alone, or joined by 'and'",
                "write an entry of its own for it",
            )
        _check_equalities(part, scope, reader)


def _result_texts(condition: SpecText, value: object, scope: _Scope) -> dict[str, SpecText]:
    """The text of each result by its name."""
    names = [part.name for part in scope.results]
    if not names:
        raise ExpressionError(
            f"'{scope.owner}' has no results, so that nothing folds", condition, 0
        )
    if not isinstance(value, Mapping):
        if len(names) != 1:
            listed = ", ".join(f"{name}: …" for name in names)
            raise ExpressionError(
                f"'{scope.owner}' has {len(names)} results", condition, 0, f"{{{listed}}}"
            )
        return {names[0]: _text(value, condition)}
    for name in value:
        if name not in names:
            hint = what_there_is(str(name), names, "")
            raise ExpressionError(f"'{scope.owner}' has no result '{name}'", name, 0, hint)
    for name in names:
        if name not in value:
            raise ExpressionError(f"the result '{name}' is missing", condition, 0)
    return {name: _text(value[SpecText(name)], condition) for name in names}


def _text(value: object, condition: SpecText) -> SpecText:
    """The text of a result, of which a number or truth value has none."""
    if isinstance(value, SpecText):
        return value
    if value is None:
        raise ExpressionError("there is no result", condition, 0, "an operand or a number")
    return SpecText.fixed(
        str(value).lower() if isinstance(value, bool) else str(value), condition.place
    )


def _result(text: SpecText, part: Result, scope: _Scope, reader: SemanticReader) -> Term:
    """An operand, or what is computed of constants and attributes."""
    syntax = reader.parsed(text)
    if isinstance(syntax, s.Placeholder) and syntax.name in scope.operands():
        return Read(syntax.name, Sort.VALUE)
    is_float = _is_float(part)
    if isinstance(syntax, s.Literal) and is_float and type(syntax.value) in (int, float):
        number = Number(float(syntax.value), Sort.FLOAT)  # type: ignore[arg-type]
        return Apply("float_number", (number, TypeOf(part.name)), Sort.FLOAT)
    term = reader.term(syntax)
    if term.sort in (Sort.VALUE, Sort.ENUM, Sort.TYPE):
        reader.fail(syntax, "expected an operand, or an expression of numbers")
    check_result(part, term.sort, text)
    if isinstance(term, Number) and term.sort is Sort.FLOAT:
        reader.fail(
            syntax, "a literal has no float format", f"float_number({term.value}, ${part.name})"
        )
    return term


def _is_float(part: Result | Operand) -> bool:
    numbers = number_types(part.constraint.predicate)
    return numbers is not None and {name for name, _ in numbers} == {"FloatType"}


def _check_widths(
    condition: SpecText, terms: Sequence[Term], bare: Semantics, used: frozenset[str], scope: _Scope
) -> None:
    """Refuses the width of what may have none."""
    parts = {part.name: part for part in (*scope.inputs, *scope.results)}
    types: set[str] = set()
    left = list(terms)
    while left:
        for part in subterms(left.pop()):
            if isinstance(part, TypeOf):
                types.add(part.name)
            elif isinstance(part, Local):
                left.append(bare.local(part.name))
    for name in sorted(types - used):
        of = parts[name]
        if isinstance(of, (Operand, Result)) and number_types(of.constraint.predicate) is None:
            raise ExpressionError(
                f"the type of '${name}' may be that of no number",
                condition,
                0,
                "a condition on its value asks for a number",
            )
