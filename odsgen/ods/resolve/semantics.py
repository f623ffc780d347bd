"""Reads `semantics`: names bound, sorts checked; what is wrong is a diagnostic at its place (docs/reference/semantics.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS
from odsgen.ods.model.parts import Arity, Operand, Result, TraitUse
from odsgen.ods.model.semantic_types import (
    MixedSortsError,
    alternatives,
    known_answer,
    same_element_types,
)
from odsgen.ods.model.semantics import (
    Exclusion,
    Folding,
    Semantics,
    Sort,
    Term,
    TypeOf,
    reads,
)
from odsgen.ods.resolve.expansion import WrittenSemantics
from odsgen.ods.resolve.semantic_guards import check_guards
from odsgen.ods.resolve.semantic_reader import SemanticNames, SemanticReader
from odsgen.ods.resolve.semantic_sorts import (
    INTEGERS,
    Input,
    article,
    sort_of_input,
    sort_of_types,
)
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import SpecDiagnostics, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.semantics_model import CallSemanticsSpec, ComputedSpec, ExclusionSpec
from odsgen.spec.source import SpecText

_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
#: Traits of operations that work on vectors and tensors element by element.
_ELEMENTWISE = frozenset({"Elementwise", "ElementwiseMappable"})
_SIGNS = {"-": "negate", "~": "invert"}


def resolve_semantics(
    written: WrittenSemantics,
    inputs: Sequence[Input],
    results: Sequence[Result],
    traits: Sequence[TraitUse],
    owner: SpecText,
    errors: SpecDiagnostics,
) -> Semantics | None:
    """The semantics of an operation; None, and diagnostics, where something is wrong."""
    before = len(errors)
    wanted = _result_texts(written, results, owner, errors)
    _check_parts(inputs, results, owner, errors)
    if len(errors) > before:
        return None
    operands = [part for part in inputs if isinstance(part, Operand)]
    names = SemanticNames(
        {part.name: part for part in inputs},
        {part.name: part for part in results},
        same_types=same_element_types(operands, results, traits),
    )
    names.unite(_types_told_apart(written))
    is_elementwise = any(trait.name in _ELEMENTWISE for trait in traits)
    found: Semantics | None = None
    for _ in range(2):  # the second time, the sorts of all names are known
        try:
            found = _read(written, wanted, names, is_elementwise)
        except ExpressionError as error:
            error.text = error.text or owner
            errors.add(error.diagnostic)
            return None
    assert found is not None
    try:
        for each in _alternatives(found, wanted, names):
            check_guards(each, written)
    except ExpressionError as error:
        errors.add(error.diagnostic)
        return None
    return found


def _types_told_apart(written: WrittenSemantics) -> Iterator[tuple[str, str]]:
    """Parts of which `not same_type($a, $b)` is excluded, so that both have one type."""

    def of_condition(syntax: s.PredicateSyntax) -> Iterator[tuple[str, str]]:
        match syntax:
            case s.Logical(operator="or", operands=operands):
                for each in operands:
                    yield from of_condition(each)
            case s.Negation(operand=s.Call(function="same_type", arguments=arguments)):
                names = [each.name for each in arguments if isinstance(each, s.Placeholder)]
                if len(names) == 2:
                    yield names[0], names[1]

    for each in written.unsupported.values():
        try:
            yield from of_condition(s.parse_predicate_expression(each.condition))
        except ExpressionError:
            continue  # which is told when the condition is read


def read_meaning(text: str, parameters: Mapping[str, Sort]) -> Term:
    """An expression over parameters: the definition of a function of the language."""
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    reader = SemanticReader(names)
    return reader.term(reader.parsed(SpecText(text)))


def read_call(
    spec: CallSemanticsSpec, parameters: Mapping[str, Sort], result: str
) -> tuple[Semantics, str]:
    """The semantics of a native call over its parameters, and the parameter whose type the result has.

    Raises ExpressionError.
    """
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    reader = SemanticReader(names)
    for name, let in spec.let.items():
        names.lets[str(name)] = reader.computed(let, name)
    term = reader.computed(spec.result, spec.result.value)
    like = ""
    if spec.like is not None:
        syntax = reader.parsed(spec.like)
        like_type = reader.expected(syntax, Sort.TYPE)
        assert isinstance(like_type, TypeOf)
        like = like_type.name
    elif term.sort is not Sort.CONDITION:
        raise ExpressionError(
            "the type of the result is not known",
            _place(spec.result),
            0,
            "say whose type it is: like: $x",
        )
    lets = tuple(names.lets.items())
    inputs = tuple(parameters.items())
    return Semantics(inputs, lets, ((result, term),), texts=((result, _text(spec.result)),)), like


def read_condition(
    text: SpecText, parameters: Mapping[str, Sort], result: str = "holds"
) -> Semantics:
    """A condition over parameters; raises ExpressionError."""
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    term = SemanticReader(names).condition(text)
    return Semantics(tuple(parameters.items()), (), ((result, term),))


def _result_texts(
    written: WrittenSemantics, results: Sequence[Result], owner: SpecText, errors: SpecDiagnostics
) -> dict[str, ComputedSpec]:
    """The expressions by the names of the results."""
    if written.result is not None:
        if len(results) != 1:
            errors.error(
                f"'{owner}' has {len(results)} results: 'result' is for operations that have one",
                owner,
                "results: {" + ", ".join(f"{part.name}: …" for part in results) + "}",
            )
            return {}
        return {results[0].name: written.result}
    known = [part.name for part in results]
    for name in written.results:
        if name not in known:
            errors.error(f"'{owner}' has no result '{name}'", name, what_there_is(name, known, ""))
    missing = [name for name in known if name not in written.results]
    if missing:
        errors.error(f"the semantics of '{owner}' lacks the result '{missing[0]}'", owner)
    return {str(name): value for name, value in written.results.items()}


def _check_parts(
    inputs: Iterable[Input], results: Iterable[Result], owner: SpecText, errors: SpecDiagnostics
) -> None:
    operands = [part for part in inputs if isinstance(part, Operand)]
    parts: tuple[Operand | Result, ...] = (*operands, *results)
    for part in parts:
        is_list = part.arity is Arity.VARIADIC and part is operands[-1]
        if part.arity is not Arity.REQUIRED and not is_list:
            errors.error(
                f"'{owner}' cannot have semantics: there is not one value '{part.name}', but any number",
                owner,
                "only the last operand may be variadic" if part.arity is Arity.VARIADIC else None,
            )


def _read(
    written: WrittenSemantics,
    wanted: Mapping[str, ComputedSpec],
    names: SemanticNames,
    is_elementwise: bool,
) -> Semantics:
    names.results_are_known = False
    names.lets = {}
    for let_name, let_spec in written.let.items():
        if let_name in SEMANTIC_FUNCTIONS:
            raise ExpressionError(f"'{let_name}' is a function already", let_name, 0)
        names.lets[str(let_name)] = SemanticReader(names).computed(let_spec, let_name)
    terms = {
        name: SemanticReader(names).computed(spec, spec.value) for name, spec in wanted.items()
    }
    for name, term in terms.items():
        check_result(names.results[name], term.sort, _place(wanted[name]))
        sort = Sort.BITS if term.sort in (*INTEGERS, Sort.CONDITION) else term.sort
        names.sorts.setdefault(name, sort)
    names.results_are_known = True
    undefined = _exclusions(written.undefined, names)
    unsupported = _exclusions(written.unsupported, names)
    poison = _exclusions(written.poison, names)
    requires = _exclusions(written.requires, names)
    used: set[str] = set()
    bare = Semantics((), tuple(names.lets.items()), tuple(terms.items()))
    for term in (
        *terms.values(),
        *(each.condition for each in (*undefined, *unsupported, *poison)),
    ):
        used |= reads(term, bare)
    attributes = {n for n, part in names.inputs.items() if not isinstance(part, Operand)}
    inputs = tuple(
        (name, _sort_of_part(name, part, names))
        for name, part in names.inputs.items()
        if name in used or isinstance(part, Operand)
    )
    return Semantics(
        inputs,
        tuple(names.lets.items()),
        tuple(terms.items()),
        tuple(
            replace(each, is_promise=True) if reads(each.condition, bare) & attributes else each
            for each in poison
        ),
        undefined,
        unsupported,
        requires,
        is_elementwise if written.elementwise is None else written.elementwise,
        Folding(written.fold or "constants"),
        tuple((str(name), _text(spec)) for name, spec in (*written.let.items(), *wanted.items())),
    )


def check_result(result: Result, sort: Sort, text: SpecText) -> None:
    """Refuses a float for an integer result, and the other way round."""
    declared = sort_of_types(result.constraint)
    if declared is None or sort in (Sort.VALUE, Sort.NUMBER):
        return
    kinds = (Sort.FLOAT, Sort.COMPLEX)
    if (declared if declared in kinds else None) is not (sort if sort in kinds else None):
        raise ExpressionError(
            f"the result '{result.name}' is {article(declared)}, but this is {article(sort)}",
            text,
            0,
        )


def _alternatives(
    semantics: Semantics, wanted: Mapping[str, ComputedSpec], names: SemanticNames
) -> list[Semantics]:
    """The semantics for each kind of types.

    Raises ExpressionError for what is an integer or a float where types do not decide which it is.
    """
    parts = {**names.inputs, **names.results}
    constraints = {
        name: part.constraint for name, part in parts.items() if isinstance(part, (Operand, Result))
    }
    try:
        found = alternatives(semantics, lambda test: known_answer(test, constraints))
        kinds = [each for _, each in found]
    except MixedSortsError:
        [place, *_] = map(_place, wanted.values())
        raise ExpressionError(
            "one value of a choice is an integer, the other a float, of the same types", place, 0
        ) from None
    for each in kinds:
        for name, term in each.results:
            check_result(names.results[name], term.sort, _place(wanted[name]))
    return kinds


def _place(spec: ComputedSpec) -> SpecText:
    return spec.value or spec.switch or SpecText("")


def _sort_of_part(name: str, part: Input | None, names: SemanticNames) -> Sort:
    if isinstance(part, Operand) and part.arity is Arity.VARIADIC:
        return Sort.LIST
    return names.sort_of(name) or sort_of_input(part) or Sort.VALUE


def _exclusions(
    written: Mapping[SpecText, ExclusionSpec], names: SemanticNames
) -> tuple[Exclusion, ...]:
    return tuple(
        Exclusion(
            str(reason),
            SemanticReader(names).condition(each.condition),
            str(each.condition).strip(),
            each.folds,
        )
        for reason, each in written.items()
    )


def _text(spec: ComputedSpec) -> str:
    if spec.value is not None:
        return str(spec.value).strip()
    cases = [f"{case}: {text}" for case, text in spec.cases.items()]
    if spec.otherwise is not None:
        cases.append(f"otherwise: {spec.otherwise}")
    return f"by {spec.switch}: " + "; ".join(cases)
