"""Reads `semantics`: names bound, sorts checked; what is wrong is a diagnostic at its place (docs/reference/semantics.md)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import NoReturn

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS, SemanticFunction
from odsgen.ods.model.constraints import AttributeKind, TypeConstraint
from odsgen.ods.model.definitions import EnumDef
from odsgen.ods.model.number_types import number_types
from odsgen.ods.model.parts import (
    Arity,
    AttributeArgument,
    Operand,
    PropertyArgument,
    Result,
)
from odsgen.ods.model.semantics import (
    Apply,
    Choose,
    Exclusion,
    Folding,
    HasFlag,
    IsCase,
    Local,
    Number,
    Read,
    Semantics,
    Sort,
    Term,
    TypeOf,
    reads,
    width_of,
)
from odsgen.ods.resolve.expansion import WrittenSemantics
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import SpecDiagnostics, did_you_mean, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.semantics_model import CallSemanticsSpec, ComputedSpec, ExclusionSpec
from odsgen.spec.source import SpecText

Input = Operand | AttributeArgument | PropertyArgument

_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
_SIGNS = {"-": "negate", "~": "invert"}
_NUMBERS = (Sort.BITS, Sort.INTEGER)


@dataclass
class SemanticNames:
    """Names for expressions of `semantics`."""

    inputs: Mapping[str, Input | None]  # None: a parameter, whose sort is known
    results: Mapping[str, Result]
    #: The sorts that are known so far; what is not is what its first use makes of it.
    sorts: dict[str, Sort] = field(default_factory=dict)
    lets: dict[str, Term] = field(default_factory=dict)
    #: Whether the results have been computed, so that conditions may look at them.
    results_are_known: bool = False


def resolve_semantics(
    written: WrittenSemantics,
    inputs: Sequence[Input],
    results: Sequence[Result],
    is_elementwise: bool,
    owner: SpecText,
    errors: SpecDiagnostics,
) -> Semantics | None:
    """The semantics of an operation; None, and diagnostics, where something is wrong."""
    before = len(errors)
    wanted = _result_texts(written, results, owner, errors)
    _check_parts(inputs, results, owner, errors)
    if len(errors) > before:
        return None
    names = SemanticNames(
        {part.name: part for part in inputs}, {part.name: part for part in results}
    )
    found: Semantics | None = None
    for _ in range(2):  # the second time, the sorts of all names are known
        try:
            found = _read(written, wanted, names, is_elementwise)
        except ExpressionError as error:
            errors.add(error.diagnostic)
            return None
    return found


def read_meaning(text: str, parameters: Mapping[str, Sort]) -> Term:
    """An expression over parameters: the definition of a function of the language."""
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    reader = _Reader(names)
    return reader.term(reader.parsed(SpecText(text)))


def read_call(
    spec: CallSemanticsSpec, parameters: Mapping[str, Sort], result: str
) -> tuple[Semantics, str]:
    """The semantics of a native call over its parameters, and the parameter whose type the result has.

    Raises ExpressionError.
    """
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    reader = _Reader(names)
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
        place = spec.result.value or spec.result.switch or SpecText("")
        raise ExpressionError(
            "the type of the result is not known", place, 0, "say whose type it is: like: $x"
        )
    lets = tuple(names.lets.items())
    inputs = tuple(parameters.items())
    return Semantics(inputs, lets, ((result, term),), texts=((result, _text(spec.result)),)), like


def read_condition(
    text: SpecText, parameters: Mapping[str, Sort], result: str = "holds"
) -> Semantics:
    """A condition over parameters; raises ExpressionError."""
    names = SemanticNames(dict.fromkeys(parameters), {}, dict(parameters))
    term = _Reader(names).condition(text)
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
    for part in (*inputs, *results):
        if isinstance(part, (Operand, Result)) and part.arity is not Arity.REQUIRED:
            errors.error(
                f"'{owner}' cannot have semantics: there is not one value '{part.name}', but any number",
                owner,
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
        names.lets[str(let_name)] = _Reader(names).computed(let_spec, let_name)
    terms = {name: _Reader(names).computed(spec, spec.value) for name, spec in wanted.items()}
    for name, term in terms.items():
        check_result(names.results[name], term, _place(wanted[name]))
        sort = Sort.BITS if term.sort in (*_NUMBERS, Sort.CONDITION) else term.sort
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
        (name, names.sorts.get(name) or _sort_of_input(part) or Sort.VALUE)
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


def _place(spec: ComputedSpec) -> SpecText:
    return spec.value or spec.switch or SpecText("")


def check_result(result: Result, term: Term, text: SpecText) -> None:
    """Refuses a float for an integer result, and the other way round."""
    declared = _sort_of_types(result.constraint)
    if declared is None or term.sort is Sort.VALUE:
        return
    if (declared is Sort.FLOAT) != (term.sort is Sort.FLOAT):
        raise ExpressionError(
            f"the result '{result.name}' is {_article(declared)}, but this is {_article(term.sort)}",
            text,
            0,
        )


def _exclusions(
    written: Mapping[SpecText, ExclusionSpec], names: SemanticNames
) -> tuple[Exclusion, ...]:
    return tuple(
        Exclusion(
            str(reason),
            _Reader(names).condition(each.condition),
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


class _Reader:
    """Reads one expression."""

    def __init__(self, names: SemanticNames) -> None:
        self.names = names

    def computed(self, spec: ComputedSpec, place: SpecText | None) -> Term:
        """An expression, or those of the cases of an enum."""
        if spec.value is not None and spec.switch is not None:
            raise ExpressionError("either a value or a switch", spec.switch, 0)
        if spec.value is not None:
            return self.term(self.parsed(spec.value))
        if spec.switch is None or not (spec.cases or spec.otherwise):
            where = spec.switch or place
            raise ExpressionError(
                "expected an expression, or 'switch' with 'cases'", where or SpecText(""), 0
            )
        syntax = self.parsed(spec.switch)
        if not isinstance(syntax, s.Placeholder):
            self.fail(syntax, "expected an attribute: 'switch: $predicate'")
        enum = self.enum_of(syntax)
        cases = []
        for name, text in spec.cases.items():
            case = self.case_name(enum, str(name), name, 0)
            cases.append((case, self.term(self.parsed(text))))
        left = [c.name for c in enum.cases if c.name not in {case for case, _ in cases}]
        if spec.otherwise is not None:
            term = self.term(self.parsed(spec.otherwise))
        elif left:
            raise ExpressionError(
                f"no expression for the case '{left[0]}'", spec.switch, 0, "add it, or 'otherwise'"
            )
        else:
            _, term = cases.pop()
        for case, value in reversed(cases):
            condition = IsCase(syntax.name, (case,))
            term = Choose(condition, value, term, self.common_sort(syntax, value, term))
        return term

    def condition(self, text: SpecText) -> Term:
        return self.expected(self.parsed(text), Sort.CONDITION)

    def parsed(self, text: SpecText) -> s.PredicateSyntax:
        return s.parse_predicate_expression(text)

    def fail(self, syntax: s.PredicateSyntax, message: str, hint: str | None = None) -> NoReturn:
        raise ExpressionError(message, syntax.text, syntax.offset, hint)

    # --- terms ------------------------------------------------------------------------------------

    def term(self, syntax: s.PredicateSyntax, wanted: Sort | None = None) -> Term:
        """The term; `wanted` is what an operand whose sort is not known yet becomes."""
        match syntax:
            case s.Literal(value=bool(value)):
                return Number(value, Sort.CONDITION)
            case s.Literal(value=int(value)):
                return Number(value, Sort.INTEGER)
            case s.Literal(value=float(value)):
                return Number(value, Sort.FLOAT)
            case s.Placeholder(name=name):
                return self.read(syntax, name, wanted)
            case s.Name(name=name):
                found = self.names.lets.get(name)
                if found is None:
                    hint = f"write ${name}" if name in self.known() else None
                    self.fail(syntax, f"'let' gives no '{name}'", hint)
                return Local(name, found.sort)
            case s.Unary(operator=operator, operand=operand) if operator in _SIGNS:
                return self.apply(syntax, _SIGNS[operator], (operand,))
            case s.Binary(operator=operator, left=left, right=right):
                return self.apply(syntax, operator, (left, right))
            case s.Comparison():
                return self.comparison(syntax)
            case s.Logical(operator=operator, operands=operands):
                terms = [self.expected(operand, Sort.CONDITION) for operand in operands]
                found = terms[0]
                for term in terms[1:]:
                    found = Apply(operator, (found, term), Sort.CONDITION)
                return found
            case s.Negation(operand=operand):
                return self.apply(syntax, "not", (operand,))
            case s.Conditional():
                condition = self.expected(syntax.test, Sort.CONDITION)
                first = self.term(syntax.when_true, wanted)
                second = self.term(syntax.when_false, wanted or _of_choice(first))
                if first.sort is Sort.VALUE and second.sort is not Sort.VALUE:
                    first = self.term(syntax.when_true, second.sort)
                return Choose(condition, first, second, self.common_sort(syntax, first, second))
            case s.Call(function=function, arguments=arguments):
                row = SEMANTIC_FUNCTIONS.get(function)
                if row is None or row.is_operator:
                    known = [name for name in SEMANTIC_FUNCTIONS if name.isidentifier()]
                    self.fail(
                        syntax, f"there is no function '{function}'", did_you_mean(function, known)
                    )
                return self.apply(syntax, function, arguments)
        self.fail(syntax, "this is no part of the language of semantics")

    def known(self) -> list[str]:
        names = [*self.names.inputs]
        return [*names, *self.names.results] if self.names.results_are_known else names

    def read(self, syntax: s.PredicateSyntax, name: str, wanted: Sort | None) -> Term:
        if name not in self.known():
            if name in self.names.results:
                self.fail(syntax, f"the result '${name}' is not computed yet")
            self.fail(syntax, f"there is no '${name}'", what_there_is(name, self.known(), "$"))
        sort = self.names.sorts.get(name)
        if sort is None:
            sort = _sort_of_input(self.names.inputs[name])
            if sort is None and wanted not in (None, Sort.VALUE):
                sort = Sort.BITS if wanted is Sort.INTEGER else wanted
            if sort is not None:
                self.names.sorts[name] = sort
        return Read(name, sort or Sort.VALUE)

    def expected(self, syntax: s.PredicateSyntax, sort: Sort) -> Term:
        """The term, which must be of the sort."""
        if sort is Sort.TYPE:
            if not isinstance(syntax, s.Placeholder) or (
                syntax.name not in self.names.inputs and syntax.name not in self.names.results
            ):
                self.fail(syntax, "expected an operand, result or attribute, whose type counts")
            return TypeOf(syntax.name)
        term = self.term(syntax, sort)
        if term.sort is sort or (sort is Sort.INTEGER and term.sort is Sort.BITS):
            return term
        self.fail(
            syntax,
            f"expected {_article(sort)}, but this is {_article(term.sort)}",
            _hint(term, sort),
        )

    def apply(
        self, syntax: s.PredicateSyntax, function: str, arguments: Sequence[s.PredicateSyntax]
    ) -> Term:
        row: SemanticFunction | None = SEMANTIC_FUNCTIONS.get(function)
        if row is None:
            self.fail(syntax, f"'{function}' is no operator of the language of semantics")
        if len(arguments) != len(row.parameters):
            self.fail(
                syntax,
                f"{function} takes {len(row.parameters)} arguments, but got {len(arguments)}",
            )
        terms = tuple(
            self.expected(argument, sort)
            for argument, sort in zip(arguments, row.parameters, strict=True)
        )
        if row.is_given == "format" and function != "convert":
            self.check_formats(syntax, terms)
        return Apply(function, terms, row.result)

    def check_formats(self, syntax: s.PredicateSyntax, terms: Sequence[Term]) -> None:
        if any(isinstance(term, Number) for term in terms):
            self.fail(
                syntax, "a literal has no float format", "float_number(1.5, $x) has that of $x"
            )

    def comparison(self, syntax: s.Comparison) -> Term:
        found: Term | None = None
        left = syntax.first
        for operator, right in syntax.rest:
            if operator in ("in", "not in", "==", "!=") and self.is_enum(left, right):
                term = self.enum_test(left, operator, right)
            elif operator in _COMPARISONS:
                term = self.apply(syntax, operator, (left, right))
            else:
                self.fail(syntax, f"'{operator}' compares an enum attribute with its cases")
            found = term if found is None else Apply("and", (found, term), Sort.CONDITION)
            left = right
        assert found is not None
        return found

    def common_sort(self, syntax: s.PredicateSyntax, first: Term, second: Term) -> Sort:
        """The sort of a choice between two terms."""
        sorts = {first.sort, second.sort}
        if len(sorts) == 1:
            if first.sort is Sort.BITS and not self.same_width(first, second):
                return Sort.INTEGER
            return first.sort
        if sorts <= set(_NUMBERS):
            return Sort.INTEGER
        self.fail(
            syntax,
            f"one value is {_article(first.sort)}, the other {_article(second.sort)}",
        )

    def same_width(self, first: Term, second: Term) -> bool:
        known = Semantics((), tuple(self.names.lets.items()), ())
        return width_of(first, known) == width_of(second, known)

    # --- enums ------------------------------------------------------------------------------------

    def is_enum(self, left: s.PredicateSyntax, right: s.PredicateSyntax) -> bool:
        """Whether one side is an attribute with an enum, or the other a name of a case."""
        return any(
            isinstance(side, s.Placeholder)
            and _enum(self.names.inputs.get(side.name)) is not None
            or isinstance(side, s.Literal)
            and isinstance(side.value, str)
            for side in (left, right)
        )

    def enum_of(self, syntax: s.Placeholder) -> EnumDef:
        part = self.names.inputs.get(syntax.name)
        enum = _enum(part)
        if enum is None:
            if part is None:
                self.fail(syntax, f"there is no '${syntax.name}'")
            self.fail(syntax, f"'${syntax.name}' is no attribute with the cases of an enum")
        return enum

    def enum_test(self, left: s.PredicateSyntax, operator: str, right: s.PredicateSyntax) -> Term:
        if operator in ("in", "not in") and isinstance(left, s.Literal):
            # 'nsw' in $flags
            if not isinstance(right, s.Placeholder):
                self.fail(right, "expected an attribute: 'nsw' in $flags")
            enum = self.enum_of(right)
            if not enum.is_bit_enum:
                self.fail(
                    right, f"the enum of '${right.name}' has cases, no bits", "compare with =="
                )
            flag = self.case_name(enum, str(left.value), left.text, left.offset)
            term: Term = HasFlag(right.name, flag)
        else:
            if not isinstance(left, s.Placeholder):
                self.fail(left, "expected an attribute: $predicate == 'eq'")
            enum = self.enum_of(left)
            if enum.is_bit_enum:
                self.fail(left, f"the enum of '${left.name}' has bits", f"'…' in ${left.name}")
            listed = right.elements if isinstance(right, s.Display) else (right,)
            cases = []
            for each in listed:
                if not isinstance(each, s.Literal) or not isinstance(each.value, str):
                    self.fail(each, "expected the name of a case in quotes")
                cases.append(self.case_name(enum, each.value, each.text, each.offset))
            term = IsCase(left.name, tuple(cases))
        if operator in ("!=", "not in"):
            return Apply("not", (term,), Sort.CONDITION)
        return term

    def case_name(self, enum: EnumDef, name: str, text: str, offset: int) -> str:
        """The name of the case that is called or written so."""
        for case in enum.cases:
            if name in (case.name, case.text):
                return case.name
        known = [case.name for case in enum.cases]
        raise ExpressionError(
            f"the enum '{enum.name}' has no case '{name}'", text, offset, did_you_mean(name, known)
        )


def _of_choice(first: Term) -> Sort | None:
    return None if first.sort is Sort.VALUE else first.sort


def _article(sort: Sort) -> str:
    return ("an " if sort.value[0] in "aeiou" else "a ") + sort.value


def _hint(term: Term, wanted: Sort) -> str | None:
    if wanted is Sort.CONDITION and term.sort in _NUMBERS:
        return "compare it: $x != 0"
    if wanted in _NUMBERS and term.sort is Sort.CONDITION:
        return "choose: 1 if … else 0"
    if wanted is Sort.FLOAT and term.sort in _NUMBERS:
        return "to_float(x, $like) makes a float of it"
    if wanted is Sort.BITS and term.sort is Sort.INTEGER:
        return "wrap(x, width) gives it a width"
    if term.sort is Sort.FLOAT:
        return "floats have functions of their own: fadd, feq, to_integer …"
    return None


def _enum(part: Input | None) -> EnumDef | None:
    if isinstance(part, (AttributeArgument, PropertyArgument)):
        return part.constraint.enum
    return None


def _sort_of_input(part: Input | None) -> Sort | None:
    """The sort of what an operand or attribute holds; None where its use says it."""
    if part is None:
        return None
    if isinstance(part, Operand):
        return _sort_of_types(part.constraint)
    if _enum(part) is not None:
        return Sort.ENUM
    if isinstance(part, AttributeArgument):
        match part.constraint.kind:
            case AttributeKind.UNIT | AttributeKind.BOOL:
                return Sort.CONDITION
            case AttributeKind.INTEGER:
                return Sort.BITS
            case AttributeKind.FLOAT:
                return Sort.FLOAT
        return None
    return Sort.CONDITION if part.constraint.python_type == "bool" else None


def _sort_of_types(constraint: TypeConstraint) -> Sort | None:
    """The sort of the values of a type constraint; None where they may be integers or floats."""
    numbers = number_types(constraint.predicate)
    if numbers is None:
        return None
    are_floats = {name == "FloatType" for name, _ in numbers}
    if len(are_floats) > 1:
        return None
    return Sort.FLOAT if are_floats.pop() else Sort.BITS


#: Fold identities are read by it, too.
ExpressionReader = _Reader
