"""Reads one expression of `semantics`: names bound, sorts checked (docs/reference/semantics.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import NoReturn

from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS, SemanticFunction
from odsgen.ods.model.definitions import EnumDef
from odsgen.ods.model.parts import Arity, Operand, Result
from odsgen.ods.model.semantic_types import tests_type
from odsgen.ods.model.semantics import (
    TYPE_TESTS,
    Apply,
    Choose,
    HasFlag,
    IsCase,
    Local,
    Number,
    Read,
    Reduce,
    Semantics,
    Sort,
    Term,
    TypeOf,
    width_of,
)
from odsgen.ods.resolve.semantic_sorts import (
    INTEGERS,
    NUMBERS,
    Input,
    article,
    enum_of_part,
    hint_of,
    is_mixed,
    kinds_of,
    of_choice,
    sort_of_input,
    sort_of_types,
    sorts_assumed,
)
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import did_you_mean, what_there_is
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.semantics_model import ComputedSpec
from odsgen.spec.source import SpecText

_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
_SIGNS = {"-": "negate", "~": "invert"}


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
    #: For parts that have the element type of an earlier one: that one.
    same_types: dict[str, str] = field(default_factory=dict)
    #: Parts that are integers or floats, as types decide.
    tested: set[str] = field(default_factory=set)
    #: Whether a part that is an integer or a float is what its first use makes of it, as in a fold identity.
    use_decides: bool = False

    def unite(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Notes parts of one type."""
        for first, second in pairs:
            one, other = self.one_of_type(first), self.one_of_type(second)
            if one != other:
                for name, root in list(self.same_types.items()):
                    if root == other:
                        self.same_types[name] = one
                self.same_types[other] = one

    def one_of_type(self, name: str) -> str:
        """The first part that has the element type of this one."""
        return self.same_types.get(name, name)

    def sort_of(self, name: str) -> Sort | None:
        """The sort that is known so far."""
        return Sort.NUMBER if self.one_of_type(name) in self.tested else self.sorts.get(name)


class SemanticReader:
    """Reads one expression."""

    def __init__(self, names: SemanticNames) -> None:
        self.names = names
        #: What conditions around say of the types of parts.
        self.assumed: dict[str, Sort] = {}

    def computed(self, spec: ComputedSpec, place: SpecText | None) -> Term:
        """An expression, or those of the cases of an enum."""
        if spec.value is not None and spec.switch is not None:
            raise ExpressionError("either a value or a switch", spec.switch, 0)
        if spec.value is not None:
            return self.term(self.parsed(spec.value))
        if spec.switch is None or not (spec.cases or spec.otherwise):
            where = spec.switch or place or ""
            raise ExpressionError("expected an expression, or 'switch' with 'cases'", where, 0)
        syntax = self.parsed(spec.switch)
        if not isinstance(syntax, s.Placeholder):
            self.fail(syntax, "expected an attribute or operand: 'switch: $predicate'")
        part = self.names.inputs.get(syntax.name) or self.names.results.get(syntax.name)
        if isinstance(part, (Operand, Result)):
            return self.by_type(spec, syntax, part)
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
            sort = self.common_sort(syntax, condition, value, term)
            term = Choose(condition, value, term, sort)
        return term

    def by_type(self, spec: ComputedSpec, syntax: s.Placeholder, part: Operand | Result) -> Term:
        """An expression for each kind of types: `integer`, `unsigned`, `index`, `float`."""
        assert spec.switch is not None
        kinds = kinds_of(part)
        for name in spec.cases:
            if name not in kinds:
                raise ExpressionError(
                    f"'${part.name}' has no types of the kind '{name}'",
                    name,
                    0,
                    did_you_mean(name, kinds) or f"its kinds: {', '.join(kinds)}",
                )
        left = [kind for kind in kinds if kind not in (*spec.cases, "unsigned", "index")]
        if spec.otherwise is None and left:
            raise ExpressionError(
                f"no expression for the kind '{left[0]}'", spec.switch, 0, "add it, or 'otherwise'"
            )
        order = [kind for kind in ("float", "unsigned", "index") if kind in spec.cases]
        texts = [(self.test_of_type(kind, part.name), spec.cases[SpecText(kind)]) for kind in order]
        last = spec.cases.get(SpecText("integer"))
        if spec.otherwise is not None:
            if last is not None:
                texts.append((self.test_of_type("integer", part.name), last))
            last = spec.otherwise
        elif last is None:
            _, last = texts.pop()
        return self.chain(syntax, texts, last)

    def chain(
        self, syntax: s.PredicateSyntax, texts: Sequence[tuple[Term, SpecText]], last: SpecText
    ) -> Term:
        """The first expression whose condition holds."""
        if not texts:
            return self.term(self.parsed(last))
        (condition, text), *rest = texts
        with self.assuming(condition, True):
            first = self.term(self.parsed(text))
        with self.assuming(condition, False):
            second = self.chain(syntax, rest, last)
        sort = self.common_sort(syntax, condition, first, second)
        return Choose(condition, first, second, sort)

    def test_of_type(self, kind: str, name: str) -> Term:
        if kind == "integer":
            return Apply("not", (self.test_of_type("float", name),), Sort.CONDITION)
        return self.type_test(f"is_{kind}", name)

    def type_test(self, function: str, name: str) -> Term:
        """A test of the type, which all parts of that type share."""
        if function in TYPE_TESTS:
            name = self.names.one_of_type(name)
        if function == "is_float":
            self.names.tested.add(name)
        return Apply(function, (TypeOf(name),), Sort.CONDITION)

    @contextmanager
    def assuming(self, condition: Term, holds: bool) -> Iterator[None]:
        """Reads with what is known of types where the condition holds, or where it does not."""
        before = self.assumed
        self.assumed = {**before, **sorts_assumed(condition, holds, self.names.lets)}
        try:
            yield
        finally:
            self.assumed = before

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
                found = self.expected(operands[0], Sort.CONDITION)
                for operand in operands[1:]:
                    with self.assuming(found, operator == "and"):
                        term = self.expected(operand, Sort.CONDITION)
                    found = Apply(operator, (found, term), Sort.CONDITION)
                return found
            case s.Negation(operand=operand):
                return self.apply(syntax, "not", (operand,))
            case s.Conditional():
                condition = self.expected(syntax.test, Sort.CONDITION)
                with self.assuming(condition, True):
                    first = self.term(syntax.when_true, wanted)
                with self.assuming(condition, False):
                    second = self.term(syntax.when_false, wanted or of_choice(first))
                if first.sort is Sort.VALUE and second.sort is not Sort.VALUE:
                    with self.assuming(condition, True):
                        first = self.term(syntax.when_true, second.sort)
                sort = self.common_sort(syntax, condition, first, second)
                return Choose(condition, first, second, sort)
            case s.Call(function="reduce", arguments=arguments):
                return self.reduced(syntax, arguments)
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
        self.check_is_one(syntax, name)
        part = self.names.inputs.get(name)
        same = self.names.one_of_type(name)
        sort = self.assumed.get(same)
        if sort is None:
            sort = sort_of_input(part)
            may_be_both = same in self.names.tested or (part is not None and is_mixed(part))
            is_open = sort is None and may_be_both and not self.names.use_decides
            if is_open and wanted not in (None, Sort.VALUE):
                return Read(name, Sort.NUMBER)
            sort = sort or self.names.sorts.get(name)
        if sort is None and wanted not in (None, Sort.VALUE):
            sort = self.names.sorts[name] = Sort.BITS if wanted is Sort.INTEGER else wanted
        return Read(name, sort or Sort.VALUE)

    def check_is_one(self, syntax: s.PredicateSyntax, name: str) -> None:
        part = self.names.inputs.get(name)
        if isinstance(part, Operand) and part.arity is Arity.VARIADIC:
            self.fail(
                syntax,
                f"'${name}' are any number of values",
                f"reduce('+', ${name}) makes one value of them",
            )

    def expected(self, syntax: s.PredicateSyntax, sort: Sort) -> Term:
        """The term, which must be of the sort."""
        if sort is Sort.TYPE:
            if not isinstance(syntax, s.Placeholder) or (
                syntax.name not in self.names.inputs and syntax.name not in self.names.results
            ):
                self.fail(syntax, "expected an operand, result or attribute, whose type counts")
            self.check_is_one(syntax, syntax.name)
            return TypeOf(syntax.name)
        term = self.term(syntax, sort)
        if term.sort is Sort.NUMBER and isinstance(term, Read):
            self.fail(
                syntax,
                f"expected {article(sort)}, but ${term.name} may be an integer or a float",
                f"… if is_float(${term.name}) else …",
            )
        if term.sort is sort or (sort is Sort.INTEGER and term.sort is Sort.BITS):
            return term
        self.fail(
            syntax,
            f"expected {article(sort)}, but this is {article(term.sort)}",
            hint_of(term, sort),
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
        if function in TYPE_TESTS or function == "is_index":
            assert isinstance(terms[0], TypeOf)
            return self.type_test(function, terms[0].name)
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

    def reduced(self, syntax: s.PredicateSyntax, arguments: Sequence[s.PredicateSyntax]) -> Term:
        """`reduce('+', $inputs)`: a function of two values, applied to all values of a variadic operand."""
        rows = [row for row in SEMANTIC_FUNCTIONS.values() if row.identity is not None]
        if len(arguments) != 2 or not isinstance(arguments[0], s.Literal):
            self.fail(
                syntax,
                "expected the name of a function and a variadic operand",
                "reduce('+', $inputs)",
            )
        name, values = arguments
        row = next((row for row in rows if row.name == arguments[0].value), None)
        if row is None:
            hint = f"one of {', '.join(row.name for row in rows)}"
            self.fail(name, f"'{arguments[0].value}' is no function that reduces values", hint)
        part = self.names.inputs.get(values.name) if isinstance(values, s.Placeholder) else None
        if not isinstance(part, Operand) or part.arity is not Arity.VARIADIC:
            self.fail(values, "expected a variadic operand")
        given, wanted = sort_of_types(part.constraint), row.parameters[0]
        if given not in (None, wanted) and not (given is Sort.BITS and wanted is Sort.INTEGER):
            assert given is not None
            message = f"{row.name} takes {article(wanted)}, but ${part.name} has {article(given)}"
            self.fail(values, message)
        sort = Sort.INTEGER if row.result is Sort.BITS else row.result
        return Reduce(row.name, part.name, sort)

    def common_sort(
        self, syntax: s.PredicateSyntax, condition: Term, first: Term, second: Term
    ) -> Sort:
        """The sort of a choice between two terms."""
        sorts = {first.sort, second.sort}
        if len(sorts) == 1:
            if first.sort is Sort.BITS and not self.same_width(first, second):
                return Sort.INTEGER
            return first.sort
        if sorts <= set(INTEGERS):
            return Sort.INTEGER
        if sorts <= set(NUMBERS) and (tests_type(condition) or Sort.NUMBER in sorts):
            return Sort.NUMBER
        self.fail(
            syntax,
            f"one value is {article(first.sort)}, the other {article(second.sort)}",
            (
                "types decide between them: … if is_float($x) else …"
                if sorts <= set(NUMBERS)
                else None
            ),
        )

    def same_width(self, first: Term, second: Term) -> bool:
        known = Semantics((), tuple(self.names.lets.items()), ())
        return width_of(first, known) == width_of(second, known)

    # --- enums ------------------------------------------------------------------------------------

    def is_enum(self, left: s.PredicateSyntax, right: s.PredicateSyntax) -> bool:
        """Whether one side is an attribute with an enum, or the other a name of a case."""
        return any(
            isinstance(side, s.Placeholder)
            and enum_of_part(self.names.inputs.get(side.name)) is not None
            or isinstance(side, s.Literal)
            and isinstance(side.value, str)
            for side in (left, right)
        )

    def enum_of(self, syntax: s.Placeholder) -> EnumDef:
        part = self.names.inputs.get(syntax.name)
        enum = enum_of_part(part)
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
