"""Python of one tree of `semantics`: the function of an operation's scalars, step by step."""

from __future__ import annotations

from odsgen.codegen.imports import Imports
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, ForEach, If, Return, Step, Steps
from odsgen.codegen.same_types import same_types
from odsgen.ods.library.semantic_functions import SEMANTIC_FUNCTIONS, SemanticFunction
from odsgen.ods.model import OpDef
from odsgen.ods.model.names import snake_case
from odsgen.ods.model.parts import AttributeArgument, PropertyArgument
from odsgen.ods.model.semantic_types import tested
from odsgen.ods.model.semantics import (
    TYPE_TESTS,
    Apply,
    Choose,
    Exclusion,
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
    format_of,
    subterms,
    width_of,
)

_NUMBERS = "odsgen.runtime.glue.numbers"
_OP = e.Name("op")
_OUTCOME = e.Name("outcome")


class Computation:
    """Python of one tree of semantics, as the function of an operation."""

    def __init__(self, op: OpDef, semantics: Semantics, imports: Imports) -> None:
        self.op = op
        self.semantics = semantics
        self.imports = imports
        self.parts = {part.name: part for part in (*op.arguments, *op.results)}
        #: What is computed once for all scalars: variables by what they hold.
        self.prelude: dict[e.Expression, str] = {}
        self.assigned: set[str] = set()  # names of `let` and results that have variables
        self.reduced: dict[Reduce, str] = {}  # variables of reductions
        self.same_types = same_types(op)
        self.taken = {self.variable(operand.name) for operand in op.operands}
        self.taken |= {f"{name}_" for name in ("op", "outcome")}

    # --- steps ------------------------------------------------------------------------------------

    def body(self) -> Steps:
        """Conditions on what is given come first, so that nothing is computed where it cannot be."""
        semantics = self.semantics
        results = {result.name for result in self.op.results}
        poison = sorted(semantics.poison, key=lambda each: each.is_promise)
        excluded = [  # a shift by too much is not computed at all
            *((each, self.reported("unsupported", each)) for each in semantics.unsupported),
            *((each, self.reported("undefined", each)) for each in semantics.undefined),
            *((each, _OUTCOME.member("poison")) for each in poison),
        ]
        last = [(each, value) for each, value in excluded if self.looks_at(each.condition, results)]
        steps: list[Step] = []
        for each, value in excluded:
            if (each, value) not in last:
                steps += self.excluded(each, value)
        values = []
        if len(semantics.results) == 1 and not last:
            [(name, term)] = semantics.results
            return (*steps, *self.needed(term), *self.returned(name, term))
        for name, term in semantics.results:
            steps += self.needed(term)
            value = self.stored(name, term)
            if last:
                variable = self.variable(name)
                steps.append(Assign(variable, value))
                self.assigned.add(name)
                value = e.Name(variable)
            values.append(value)
        for each, value in last:
            steps += self.excluded(each, value)
        steps.append(Return(values[0] if len(values) == 1 else e.tuple_of(values)))
        return tuple(steps)

    def returned(self, name: str, term: Term) -> list[Step]:
        """Gives back the only result; of a choice, by an `if`."""
        steps: list[Step] = []
        while isinstance(term, Choose):
            chosen = (*self.returned(name, term.when_true),)
            steps.append(If(self.python(term.condition), chosen))
            term = term.when_false
        return [*steps, Return(self.stored(name, term))]

    def looks_at(self, term: Term, names: set[str]) -> bool:
        for part in subterms(term):
            if isinstance(part, Read) and part.name in names:
                return True
            if isinstance(part, Local) and self.looks_at(self.semantics.local(part.name), names):
                return True
        return False

    def exclusion(self, each: Exclusion, value: e.Expression) -> list[Step]:
        return [
            *self.needed(each.condition),
            If(self.python(each.condition), (Return(value),)),
        ]

    def excluded(self, each: Exclusion, value: e.Expression) -> list[Step]:
        """Gives back the value under a condition; one that is promised to be false counts where outcomes are strict."""
        if not each.is_promise:
            return self.exclusion(each, value)
        parts = _conjuncts(each.condition)
        given = [part for part in parts if self.is_of_attributes(part)]
        others = [part for part in parts if part not in given]
        condition = self.promise(each, given)
        assigned = set(self.assigned)
        steps = [step for part in others for step in self.needed(part)]
        inner: Steps = (Return(value),)
        if others:
            inner = (*steps, If(e.all_of(map(self.python, others)), inner))
        self.assigned = assigned
        return [If(condition, inner)]

    def promise(self, each: Exclusion, given: list[Term]) -> e.Expression:
        """A variable: whether the promise is made and looked at."""
        before = dict(self.prelude)
        conditions = [self.direct(part) for part in given]
        self.prelude = before
        value = e.all_of((_OUTCOME.member("is_strict"), *conditions))
        flag = next((p for part in given for p in subterms(part)), None)
        name = (
            flag.flag if isinstance(flag, HasFlag) else flag.name if isinstance(flag, Read) else ""
        )
        return e.Name(self.hoisted(f"checks_{snake_case(name) or 'promise'}", value))

    def direct(self, term: Term) -> e.Expression:
        """The condition without variables."""
        condition = self.python(term)
        for value, name in reversed(tuple(self.prelude.items())):
            condition = e.substituted(condition, e.Name(name), value)
        return condition

    def is_of_attributes(self, term: Term) -> bool:
        return all(
            isinstance(part, (HasFlag, IsCase, Number, Apply))
            or isinstance(part, Read)
            and isinstance(self.parts[part.name], (AttributeArgument, PropertyArgument))
            for part in subterms(term)
        )

    def reported(self, kind: str, each: Exclusion) -> e.Expression:
        return _OUTCOME.method(kind, e.Literal(each.reason))

    def needed(self, term: Term) -> list[Step]:
        """Variables for what `let` names and the term reads, each once."""
        steps: list[Step] = []
        for part in subterms(term):
            if isinstance(part, Local) and part.name not in self.assigned:
                value = self.semantics.local(part.name)
                steps += self.needed(value)
                self.assigned.add(part.name)
                steps.append(Assign(self.variable(part.name), self.python(value)))
            elif isinstance(part, Reduce) and part not in self.reduced:
                steps += self.reduction(part)
        return steps

    def reduction(self, term: Reduce) -> list[Step]:
        """A loop over the values of a variadic operand."""
        row = SEMANTIC_FUNCTIONS[term.function]
        values, found = e.Name(self.variable(term.operand)), self.free_name("found")
        self.reduced[term] = found
        one = self.free_name("value")
        targets: tuple[str, ...] = (one,)
        iterable: e.Expression = values
        arguments: list[e.Expression] = [e.Name(found), e.Name(one)]
        first: e.Expression = e.Literal(row.identity)
        if row.is_given == "second_width":
            width = self.free_name("width")
            widths = self.hoisted(f"{term.operand}_widths", self.widths(term.operand))
            iterable = e.Name("zip").call(values, e.Name(widths))
            targets = (one, width)
            arguments.append(e.Name(width))
        body = Assign(found, self.called(row, arguments))
        return [Assign(found, first), ForEach(targets, iterable, (body,))]

    def widths(self, operand: str) -> e.Expression:
        """The widths of the values of a variadic operand."""
        function = self.imports.name(_NUMBERS, "width_of_type")
        width = function.call(e.Name("value").member("type"), _OUTCOME.member("index_width"))
        values = _OP.member(self.parts[operand].python_name)
        return e.Comprehension(width, ("value",), values)

    def free_name(self, name: str) -> str:
        while name in self.taken or name in self.prelude.values():
            name += "_"
        self.taken.add(name)
        return name

    def stored(self, name: str, term: Term) -> e.Expression:
        """The bits of a result."""
        value = self.python(term)
        if term.sort is Sort.CONDITION:
            return value
        if term.sort in (Sort.BITS, Sort.INTEGER):
            if self.fits(name, term):
                return value
            return e.Binary("&", value, e.Name(self.mask(TypeOf(name))))
        return value

    def fits(self, name: str, term: Term) -> bool:
        """Whether the value is no wider than the result: bits of the very same operand type."""
        match term:
            case Apply(function="&" | "|" | "^" | "//" | "%", arguments=arguments):
                return all(self.fits(name, argument) for argument in arguments)
        if term.sort is not Sort.BITS:
            return False
        match width_of(term, self.semantics):
            case Apply(function="width", arguments=(TypeOf() as of,)):
                return self.one_of_type(of) == self.one_of_type(TypeOf(name))
        return False

    # --- names ------------------------------------------------------------------------------------

    def variable(self, name: str) -> str:
        part = self.parts.get(name)
        own = part.python_name if part is not None else name
        return f"{own}_" if own in ("op", "outcome", "signed", "is_strict") else own

    def hoisted(self, name: str, value: e.Expression) -> str:
        found = self.prelude.get(value)
        if found is None:
            while name in self.taken or name in self.prelude.values():
                name += "_"
            found = self.prelude[value] = name
        return found

    def type_of(self, of: TypeOf) -> e.Expression:
        part = self.parts[of.name]
        if isinstance(part, AttributeArgument):
            attribute = _OP.method("property_attribute", e.Literal(part.name))
            return self.imports.name(_NUMBERS, "type_of_attribute").call(attribute)
        return _OP.member(part.python_name).member("type")

    def one_of_type(self, of: TypeOf) -> TypeOf:
        """The first of those that have one type."""
        return TypeOf(self.same_types.get(of.name, of.name))

    def width(self, of: TypeOf) -> str:
        of = self.one_of_type(of)
        function = self.imports.name(_NUMBERS, "width_of_type")
        name = f"{self.parts[of.name].python_name}_width"
        return self.hoisted(name, function.call(self.type_of(of), _OUTCOME.member("index_width")))

    def is_index(self, of: TypeOf) -> str:
        of = self.one_of_type(of)
        function = self.imports.name(_NUMBERS, "is_index_type")
        name = f"{self.parts[of.name].python_name}_is_index"
        return self.hoisted(name, function.call(self.type_of(of)))

    def same_type(self, first: Term, second: Term) -> str:
        assert isinstance(first, TypeOf)
        assert isinstance(second, TypeOf)
        is_same = e.compare(self.type_of(first), "is", self.type_of(second))
        return self.hoisted(f"{first.name}_has_type_of_{second.name}", is_same)

    def type_test(self, test: Apply) -> e.Expression:
        """Whether the type of a part is of a kind."""
        function = SEMANTIC_FUNCTIONS[test.function].python.partition(":")[2]
        return self.imports.name(_NUMBERS, function).call(self.type_of(TypeOf(tested(test))))

    def kind(self, test: Apply) -> str:
        """The kind of a type that a test asks for, for a name: `float_lhs`."""
        return f"{test.function.removeprefix('is_')}_{snake_case(tested(test))}"

    def format(self, of: TypeOf) -> str:
        of = self.one_of_type(of)
        function = self.imports.name(_NUMBERS, "float_format")
        name = f"{self.parts[of.name].python_name}_format"
        return self.hoisted(name, function.call(self.type_of(of)))

    def mask(self, of: TypeOf) -> str:
        of = self.one_of_type(of)
        width = e.Name(self.width(of))
        ones = e.Binary("-", e.Binary("<<", e.Literal(1), width), e.Literal(1))
        return self.hoisted(f"{self.parts[of.name].python_name}_mask", ones)

    # --- expressions --------------------------------------------------------------------------------

    def python(self, term: Term) -> e.Expression:
        match term:
            case Read(name=name):
                return self.read(name, term.sort)
            case Local(name=name):
                return e.Name(self.variable(name))
            case Number(value=value):
                return e.Literal(value)
            case IsCase(attribute=attribute, cases=cases):
                return self.is_case(attribute, cases)
            case HasFlag(attribute=attribute, flag=flag):
                return self.has_flag(attribute, flag)
            case Choose():
                parts = (term.condition, term.when_true, term.when_false)
                condition, first, second = map(self.python, parts)
                return e.Choice(condition, first, second)
            case TypeOf():
                return e.Name(self.format(term))
            case Reduce():
                return e.Name(self.reduced[term])
            case Apply():
                return self.apply(term)

    def read(self, name: str, sort: Sort) -> e.Expression:
        part = self.parts[name]
        if isinstance(part, (AttributeArgument, PropertyArgument)):
            accessor = _OP.member(part.python_name)
            if sort is Sort.CONDITION or isinstance(part, PropertyArgument):
                return e.Name(self.hoisted(part.python_name, accessor))
            function = self.imports.name(_NUMBERS, "attribute_bits")
            attribute = _OP.method("property_attribute", e.Literal(part.name))
            return e.Name(self.hoisted(part.python_name, function.call(attribute)))
        return e.Name(self.variable(name))

    def is_case(self, attribute: str, cases: tuple[str, ...]) -> e.Expression:
        part, enum = self.enum_of(attribute)
        variable = e.Name(self.hoisted(part.python_name, _OP.member(part.python_name)))
        members = [self.member(part, enum, case) for case in cases]
        if len(members) == 1:
            return e.compare(variable, "is", members[0])
        return e.compare(variable, "in", e.tuple_of(members))

    def has_flag(self, attribute: str, flag: str) -> e.Expression:
        part, enum = self.enum_of(attribute)
        accessor = _OP.member(part.python_name)
        bit: e.Expression = e.Binary("&", self.member(part, enum, flag), accessor)
        if part.optional:
            bit = e.Choice(accessor.is_given(), bit, e.Literal(0))
        name = self.hoisted(f"has_{flag}", e.Name("bool").call(bit))
        return e.Name(name)

    def member(
        self, part: AttributeArgument | PropertyArgument, enum: str, case: str
    ) -> e.Expression:
        assert part.constraint.enum is not None
        found = next(each for each in part.constraint.enum.cases if each.name == case)
        return e.Name(enum).member(found.python_name)

    def enum_of(self, attribute: str) -> tuple[AttributeArgument | PropertyArgument, str]:
        part = self.parts[attribute]
        assert isinstance(part, (AttributeArgument, PropertyArgument))
        enum = part.constraint.enum
        assert enum is not None
        own = enum.dialect in ("", self.op.name.partition(".")[0])
        name = enum.name if own or "." in enum.name else f"{enum.dialect}.{enum.name}"
        return part, self.imports.dialect_class(name)

    def apply(self, term: Apply) -> e.Expression:
        if term.function == "width":
            of = term.arguments[0]
            assert isinstance(of, TypeOf)
            return e.Name(self.width(of))
        if term.function == "is_index":
            of = term.arguments[0]
            assert isinstance(of, TypeOf)
            return e.Name(self.is_index(of))
        assert term.function not in TYPE_TESTS, term
        if term.function == "same_type":
            return e.Name(self.same_type(*term.arguments))
        row = SEMANTIC_FUNCTIONS[term.function]
        arguments = [self.python(argument) for argument in term.arguments]
        if row.is_given == "width":
            arguments.append(self.python(width_of(term.arguments[0], self.semantics)))
        elif row.is_given == "second_width":
            arguments.append(self.python(width_of(term.arguments[1], self.semantics)))
        elif row.is_given == "format":
            first = next(a for a in term.arguments if a.sort is Sort.FLOAT)
            arguments.insert(0, e.Name(self.format(format_of(first, self.semantics))))
        return self.called(row, arguments)

    def called(self, row: SemanticFunction, arguments: list[e.Expression]) -> e.Expression:
        """The function on arguments."""
        if row.python in ("and", "or"):
            return (e.And if row.python == "and" else e.Or)(tuple(arguments))
        if row.python == "not":
            return e.negated(arguments[0])
        if row.python.startswith("."):
            return arguments[0].method(row.python[1:])
        module, colon, function = row.python.partition(":")
        if colon:
            return self.imports.name(module, function).call(*arguments)
        if len(arguments) == 1:
            return e.Signed(row.python, arguments[0])
        if row.result is Sort.CONDITION:
            return e.compare(arguments[0], row.python, arguments[1])
        return e.Binary(row.python, *arguments)


def _conjuncts(term: Term) -> tuple[Term, ...]:
    match term:
        case Apply(function="and", arguments=(first, second)):
            return (*_conjuncts(first), *_conjuncts(second))
    return (term,)
