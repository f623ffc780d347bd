"""Predicates of a spec as predicates of TableGen: C++ in `CPred`, joined by `And`, `Or`, `Neg` and `SubstLeaves`."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from odsgen.export.cpp_values import CppNames, CppValue
from odsgen.export.problems import Unsayable
from odsgen.export.values import Listing, Member, String, Use, Value, quoted, use
from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import ConstraintExpression

#: The functions of the language that C++ has under a name, with the type of what they give.
_FUNCTIONS: Mapping[str, tuple[str, str]] = {
    "element_type_or_self": ("::mlir::getElementTypeOrSelf", "mlir::Type"),
    "i1_same_shape": ("::getI1SameShape", "mlir::Type"),
    "verify_compatible_shape": ("::mlir::verifyCompatibleShape", "bool"),
}
#: Those that ask a shaped type: what is no shaped type has no answer, so that a comparison with it is false.
SHAPE_FUNCTIONS: Mapping[str, tuple[str, str]] = {
    "element_count_of": ("getNumElements()", "natural"),
    "shape_of": ("getShape()", "Sequence<int64_t>"),
    "rank_of": ("getRank()", "natural"),
}
_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">=", "is", "is not"})
_SAME_IN_CPP = frozenset({"+", "-", "*", "&", "|", "^"})

Constraint = Callable[[ConstraintExpression], Value]


class PredicateWriter:
    """Writes one predicate. ``values`` are what its ``$names`` stand for; facts gather while it is read."""

    def __init__(
        self, names: CppNames, constraint: Constraint, values: Mapping[str, CppValue]
    ) -> None:
        self._names = names
        self._constraint = constraint
        self._values = values
        self._locals: dict[str, CppValue] = {}
        self._facts: dict[str, str] = {}  # the class of a value, by its text

    # --- conditions -------------------------------------------------------------------------------------------------

    def predicate(self, syntax: s.PredicateSyntax) -> Value:
        """The predicate as a value of TableGen. Raises Unsayable."""
        match syntax:
            case s.Logical(operator="and", operands=operands):
                before = dict(self._facts)
                parts = tuple(map(self.predicate, operands))
                self._facts = before
                return use("And", Listing(parts))
            case s.Logical(operands=operands):
                return use("Or", Listing(tuple(map(self._apart, operands))))
            case s.Negation(operand=operand):
                return use("Neg", self._apart(operand))
            case s.Satisfies(value=value, constraint=constraint):
                return _applied(self.value(value), self._test_of(constraint))
            case s.Comprehension(function="all" | "any", body=s.Satisfies() as body):
                return self._each(syntax, body)
        return _cpp(self.value(syntax).text)

    def _apart(self, syntax: s.PredicateSyntax) -> Value:
        before = dict(self._facts)
        found = self.predicate(syntax)
        self._facts = before
        return found

    def _test_of(self, constraint: ConstraintExpression) -> Value:
        return Member(self._constraint(constraint), "predicate")

    def _each(self, syntax: s.Comprehension, body: s.Satisfies) -> Value:
        sequence = self.value(syntax.sequence)
        name = self._bind(syntax, sequence)
        test = _applied(self.value(body.value), self._test_of(body.constraint))
        del self._locals[name]
        head = f"::llvm::{syntax.function}_of({sequence.text}, [&](auto {name}) {{ return "
        return use("Concat", String(head), test, String("; })"))

    def _bind(self, syntax: s.Comprehension, sequence: CppValue) -> str:
        if len(syntax.targets) != 1 or syntax.condition is not None or sequence.element is None:
            raise Unsayable(f"'{syntax.function}' over pairs, or with a condition, is not exported")
        [name] = syntax.targets
        self._locals[name] = CppValue(name, sequence.element)
        return name

    # --- values -----------------------------------------------------------------------------------------------------

    def value(self, syntax: s.PredicateSyntax) -> CppValue:
        """The C++ expression. Raises Unsayable."""
        found = self._value(syntax)
        known = self._facts.get(found.text)
        if known is not None and self._names.extends(known, found.type) and known != found.type:
            return CppValue(f"::llvm::cast<::{known}>({found.text})", known)
        return found

    def _value(self, syntax: s.PredicateSyntax) -> CppValue:
        match syntax:
            case s.Literal(value=value):
                return _literal(value)
            case s.Placeholder(name=name):
                if name not in self._values:
                    raise Unsayable(f"'${name}' has no counterpart in C++ here")
                return self._values[name]
            case s.Name(name="DYNAMIC"):
                return CppValue("::mlir::ShapedType::kDynamic", "integer")
            case s.Name(name=name):
                if name not in self._locals:
                    raise Unsayable(f"'{name}' has no counterpart in C++")
                return self._locals[name]
            case s.Member(value=inner, name=name):
                return self._names.member(self.value(inner), name)
            case s.Subscript(value=inner, index=index):
                return self._element(self.value(inner), index)
            case s.Call(function=function, arguments=arguments):
                return self._call(function, arguments)
            case s.MethodCall(value=s.Name(name=name), name="get", arguments=arguments):
                return self._constructed(name, arguments)
            case s.Comparison(first=first, rest=rest):
                return self._comparison(first, rest)
            case s.Logical(operator=operator, operands=operands):
                return self._logical(operator, operands)
            case s.Negation(operand=operand):
                before = dict(self._facts)
                text = f"!({self._condition(operand)})"
                self._facts = before
                return CppValue(text, "bool")
            case s.Binary(operator=operator, left=left, right=right):
                return self._arithmetic(operator, self.value(left), self.value(right))
            case s.Comprehension(function="all" | "any"):
                return self._quantified(syntax)
            case s.Conditional():
                return self._chosen(syntax)
        raise Unsayable(f"'{_shown(syntax)}' has no counterpart in C++")

    def _chosen(self, syntax: s.Conditional) -> CppValue:
        before = dict(self._facts)
        test = self._condition(syntax.test)
        first = self.value(syntax.when_true)
        self._facts = before
        second = self.value(syntax.when_false)
        return CppValue(f"({test} ? {first.text} : {second.text})", first.type)

    def _condition(self, syntax: s.PredicateSyntax) -> str:
        found = self.value(syntax)
        if found.type != "bool":
            raise Unsayable(f"'{_shown(syntax)}' is no truth value of C++")
        return found.text

    def _logical(self, operator: str, operands: tuple[s.PredicateSyntax, ...]) -> CppValue:
        before = dict(self._facts)
        parts = []
        for operand in operands:
            if operator == "or":
                self._facts = dict(before)
            parts.append(f"({self._condition(operand)})")
        self._facts = before
        return CppValue((" && " if operator == "and" else " || ").join(parts), "bool")

    def _quantified(self, syntax: s.Comprehension) -> CppValue:
        sequence = self.value(syntax.sequence)
        name = self._bind(syntax, sequence)
        body = self._condition(syntax.body)
        del self._locals[name]
        text = (
            f"::llvm::{syntax.function}_of({sequence.text}, [&](auto {name}) {{ return {body}; }})"
        )
        return CppValue(text, "bool")

    def _call(self, function: str, arguments: tuple[s.PredicateSyntax, ...]) -> CppValue:
        if function == "isa":
            return self._isa(arguments)
        values = [self.value(argument) for argument in arguments]
        if function == "len" and len(values) == 1:
            if values[0].element is None and values[0].type != "string":
                raise Unsayable("'len' of what is no sequence in C++")
            return CppValue(f"{values[0].text}.size()", "natural")
        if function in _FUNCTIONS:
            name, gives = _FUNCTIONS[function]
            return CppValue(f"{name}({', '.join(v.text for v in values)})", gives)
        if function in SHAPE_FUNCTIONS and len(values) == 1:
            call, gives = SHAPE_FUNCTIONS[function]
            return CppValue(f"::llvm::cast<::mlir::ShapedType>({values[0].text}).{call}", gives)
        raise Unsayable(f"the function '{function}' of predicates has no counterpart in C++")

    def _constructed(self, name: str, arguments: tuple[s.PredicateSyntax, ...]) -> CppValue:
        of = self._names.class_of(name)
        if len(arguments) != self._names.parameter_count(of):
            raise Unsayable(
                f"'{name}.get' with {len(arguments)} arguments has no counterpart in C++"
            )
        listed = ", ".join(self.value(argument).text for argument in arguments)
        return CppValue(f"::{of}::get({listed})", of)

    def _isa(self, arguments: tuple[s.PredicateSyntax, ...]) -> CppValue:
        subject, *classes = arguments
        value = self.value(subject)
        found = [self._names.class_of(_class_name(argument)) for argument in classes]
        if len(found) == 1:
            self._facts[value.text] = found[0]
        listed = ", ".join(f"::{name}" for name in found)
        return CppValue(f"::llvm::isa<{listed}>({value.text})", "bool")

    def _element(self, sequence: CppValue, index: s.PredicateSyntax) -> CppValue:
        if sequence.element is None:
            raise Unsayable("an element of what is no sequence in C++")
        if isinstance(index, s.Literal) and type(index.value) is int and index.value < 0:
            raise Unsayable("elements counted from the end are not exported")
        return CppValue(f"{sequence.text}[{self.value(index).text}]", sequence.element)

    # --- comparisons ------------------------------------------------------------------------------------------------

    def _comparison(
        self, first: s.PredicateSyntax, rest: tuple[tuple[str, s.PredicateSyntax], ...]
    ) -> CppValue:
        parts = []
        left = first
        for operator, right in rest:
            parts.append(self._compared(left, operator, right))
            left = right
        text = parts[0] if len(parts) == 1 else " && ".join(f"({part})" for part in parts)
        return CppValue(text, "bool")

    def _compared(self, left: s.PredicateSyntax, operator: str, right: s.PredicateSyntax) -> str:
        if operator in ("in", "not in") and isinstance(right, s.Display):
            tests = [self._compared(left, "==", element) for element in right.elements]
            text = " || ".join(f"({test})" for test in tests) or "false"
            return f"!({text})" if operator == "not in" else text
        value = self.value(left)
        if operator in ("in", "not in"):
            text = f"::llvm::is_contained({self.value(right).text}, {value.text})"
            return f"!{text}" if operator == "not in" else text
        guards = "".join(f"{guard} && " for part in (left, right) for guard in self._guards(part))
        if isinstance(right, s.Literal) and right.value is None:
            return (
                f"!{value.text}" if operator in ("is", "==") else f"static_cast<bool>({value.text})"
            )
        if isinstance(right, s.Display):
            numbers = [self.value(element).text for element in right.elements]
            other = CppValue(f"::llvm::ArrayRef<int64_t>({{{', '.join(numbers)}}})", value.type)
        else:
            other = self.value(right)
        if operator not in _COMPARISONS:
            raise Unsayable(f"'{operator}' has no counterpart in C++")
        spelled = {"is": "==", "is not": "!="}.get(operator, operator)
        if guards and spelled == "!=":
            raise Unsayable("an element that may not be there is not exported with '!='")
        if value.is_number and other.is_number and value.type != other.type:
            value, other = _signed(value), _signed(other)
        return f"{guards}{value.text} {spelled} {other.text}"

    def _guards(self, syntax: s.PredicateSyntax) -> list[str]:
        """That there are so many elements: without them a comparison is false here, and undefined in C++."""
        if isinstance(syntax, s.Subscript) and isinstance(syntax.index, s.Literal):
            return [f"{self.value(syntax.value).text}.size() > {syntax.index.value}"]
        if isinstance(syntax, s.Call) and syntax.function in SHAPE_FUNCTIONS:
            return [f"::llvm::isa<::mlir::ShapedType>({self.value(syntax.arguments[0]).text})"]
        return []

    def _arithmetic(self, operator: str, left: CppValue, right: CppValue) -> CppValue:
        if not (left.is_number and right.is_number):
            raise Unsayable(f"'{operator}' of what are no numbers in C++")
        both = "natural" if left.type == right.type == "natural" else "integer"
        if operator in ("//", "%"):
            if both != "natural":
                raise Unsayable(
                    f"'{operator}' of a number that may be negative rounds otherwise in C++"
                )
            return CppValue(f"{left.text} {operator[0]} {right.text}", both)
        if operator not in _SAME_IN_CPP:
            raise Unsayable(f"'{operator}' has no counterpart in C++")
        return CppValue(
            f"({left.text} {operator} {right.text})", "integer" if operator == "-" else both
        )


def _signed(value: CppValue) -> CppValue:
    if value.type == "integer" or value.text.isdigit():
        return value
    return CppValue(f"static_cast<int64_t>({value.text})", "integer")


def _cpp(text: str) -> Use:
    return use("CPred", String(text))


def _applied(value: CppValue, test: Value) -> Value:
    """The test of a constraint, of another value than itself."""
    if value.text == "$_self":
        return test
    return use("SubstLeaves", String("$_self"), String(value.text), test)


def _literal(value: object) -> CppValue:
    if isinstance(value, bool):
        return CppValue("true" if value else "false", "bool")
    if isinstance(value, int):
        return CppValue(str(value), "natural" if value >= 0 else "integer")
    if isinstance(value, str):
        return CppValue(quoted(value), "string")
    raise Unsayable(f"'{value}' has no counterpart in C++")


def _class_name(syntax: s.PredicateSyntax) -> str:
    if isinstance(syntax, s.Name):
        return syntax.name
    if isinstance(syntax, s.Member):
        return f"{_class_name(syntax.value)}.{syntax.name}"
    raise Unsayable(f"'{_shown(syntax)}' is no class")


def _shown(syntax: s.PredicateSyntax) -> str:
    from odsgen.spec.predicate_text import predicate_text

    return predicate_text(syntax)
