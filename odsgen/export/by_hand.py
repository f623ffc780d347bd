"""Constraints and traits that TableGen cannot say: functions of C++ that are declared here, and written by hand.

What the spec says in their place is noted for the overlay, so that it comes back.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from odsgen.export.cpp_values import ATTRIBUTE, TYPE
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition, Setting
from odsgen.export.names import ExportNames
from odsgen.export.notes import ExportNotes
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.values import Member, Reference, String, Use, Value, quoted, use
from odsgen.ods.model import AttrConstraint, OpDef, TypeConstraint
from odsgen.places import Place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    LiteralExpression,
    NameExpression,
)

WRAPPERS = frozenset("Variadic Optional VariadicOfVariadic OptionalAttr".split())
_DEFAULTS = frozenset({"DefaultValuedAttr", "DefaultValuedOptionalAttr"})


class ByHandWriter:
    """Writes what stands in the place of the unsayable, and tells of it."""

    def __init__(
        self, names: ExportNames, expressions: ExpressionWriter, problems: Problems
    ) -> None:
        self._names = names
        self._expressions = expressions
        self._problems = problems
        #: Records that constraints of parts need, to be written before the operations.
        self.records: dict[str, RecordDefinition] = {}

    @property
    def _notes(self) -> ExportNotes:
        return self._names.notes

    def tell(self, what: str, problem: Unsayable, place: Place | str | None) -> None:
        self._problems.warning(
            f"{what} is left to C++ that is written by hand: {problem.message}", place, problem.hint
        )

    # --- constraints ------------------------------------------------------------------------------------------------

    def constraint(self, expression: ConstraintExpression, kind: str, name: str) -> Value:
        """A constraint that a function tests, as part of wrappers that TableGen has. Raises Unsayable for a property."""
        if isinstance(expression, NameExpression) and expression.arguments:
            first, *rest = (argument.value for argument in expression.arguments)
            if expression.name in WRAPPERS:
                more = (String(str(r)) for r in rest)
                return Use(expression.name, (self.constraint(first, kind, name), *more))
            if expression.name in _DEFAULTS:
                return self._with_default(expression, kind, name)
            if expression.name == "BuildableType" and kind == "type":
                return self._buildable(expression, name)
        try:
            return self._expressions.value(expression, kind)
        except Unsayable as problem:
            return self._tested(expression, name, problem)

    def _tested(self, expression: ConstraintExpression, name: str, problem: Unsayable) -> Value:
        found = self._expressions.resolved(expression)
        if found is None:
            raise problem
        of = self._expressions.class_of(expression)
        if isinstance(found, TypeConstraint):
            test = self.test(name, TYPE, str(expression))
            more = (String(f"::{of}"),) if of else ()
            base = Use("Type", (test, String(found.summary), *more))
            if found.builder is None or found.builder.text is None:
                return base
            built = use("BuildableType", String(parsed_type(found.builder.text)))
            record = RecordDefinition(name, (base, built))
            return self._standing(record)
        return self._attribute(name, self.test(name, ATTRIBUTE, str(expression)), found, of)

    def test(self, name: str, of: str, stands_for: str) -> Value:
        """A predicate over `$_self` that a function has."""
        function = self._notes.function("bool", f"is{name}", f"::{of} value", stands_for)
        return use("CPred", String(f"{self._names.qualified(function)}($_self)"))

    def _attribute(self, name: str, test: Value, found: AttrConstraint, of: str) -> Value:
        """An attribute that its accessor gives as it is, and of which a default is an expression for the attribute."""
        held = f"::{of or ATTRIBUTE}"
        record = RecordDefinition(
            name,
            (use("Attr", test, String(found.summary)),),
            (
                Setting("storageType", String(held)),
                Setting("returnType", String(held)),
                Setting("convertFromStorage", String("$_self")),
                Setting("constBuilderCall", String("$0")),
            ),
        )
        return self._standing(record)

    def _standing(self, record: RecordDefinition) -> Reference:
        name, count = record.name, 2
        while name in self.records and replace(record, name=name) != self.records[name]:
            name, count = f"{record.name}{count}", count + 1
        self.records[name] = replace(record, name=name)
        return Reference(name)

    def _with_default(self, at: NameExpression, kind: str, name: str) -> Value:
        try:
            return self._expressions.value(at, kind)
        except Unsayable as problem:
            base, default = (argument.value for argument in at.arguments or ())
            found = self._expressions.resolved(base)
            if not isinstance(default, LiteralExpression) or not isinstance(found, AttrConstraint):
                raise problem from None
            try:
                test: Value = Member(self._expressions.value(base, kind), "predicate")
            except Unsayable:
                test = self.test(name, ATTRIBUTE, str(base))
            of = self._expressions.class_of(base)
            value = self._attribute(name, test, found, of)
            held = f"::{of or ATTRIBUTE}"
            text = f"::mlir::parseAttribute({quoted(str(default.value))}, $_builder.getContext())"
            return use(at.name, value, String(f"::llvm::cast<{held}>({text})"))

    def _buildable(self, at: NameExpression, name: str) -> Value:
        base, built = (argument.value for argument in at.arguments or ())
        value = self.constraint(base, "type", name)
        text = built.value if isinstance(built, LiteralExpression) else str(built)
        call = parsed_type(str(text))
        of = self._expressions.class_of(base)
        test, summary = Member(value, "predicate"), Member(value, "summary")
        cpp = String(f"::{of or TYPE}")
        bases = (use("Type", test, summary, cpp), use("BuildableType", String(call)))
        return self._standing(RecordDefinition(name, bases))

    def enum_property(self, expression: ConstraintExpression, op: OpDef, part: str) -> Value | None:
        """A property of an enum that is stored as its attribute: a field of a record, and no argument in ODS."""
        if not isinstance(expression, NameExpression) or expression.arguments is None:
            return None
        arguments = expression.arguments
        if expression.name != "EnumPropWithAttrForm" or not arguments[2:]:
            return None
        stored = self._expressions.value(arguments[2].value, "property")
        base = self._expressions.value(replace(expression, arguments=arguments[:2]), "property")
        settings = (Setting("storeInCustomAttribute", stored),)
        name = f"{self._names.op_record(op)}_{part}"
        return self._standing(RecordDefinition(name, (base,), settings))

    # --- traits -----------------------------------------------------------------------------------------------------

    def invariant(self, op: OpDef, message: str, stands_for: str) -> Value:
        """A trait that a function over the operation tests."""
        name = f"holds{op.class_name}"
        function = self._notes.function("bool", name, "::mlir::Operation &op", stands_for)
        call = String(f"{self._names.qualified(function)}($_op)")
        return use("PredOpTrait", String(message), use("CPred", call))

    def types_match(self, name: str, op: OpDef, arguments: Sequence[str], transform: str) -> Value:
        """`TypesMatchWith` and its like, where a function makes the type."""
        summary, source, target = arguments
        is_range = name == "RangedTypesMatchWith"
        returns = "::llvm::SmallVector<::mlir::Type>" if is_range else "::mlir::Type"
        parameters = "::mlir::TypeRange types" if is_range else "::mlir::Type type"
        wanted = f"make{op.class_name}{target[:1].upper()}{target[1:]}Type"
        function = self._notes.function(returns, wanted, parameters, transform)
        call = f"{self._names.qualified(function)}($_self)"
        return use(name, String(summary), String(source), String(target), String(call))


def parsed_type(text: str) -> str:
    """C++ that builds the type of a text."""
    return f"::mlir::parseType({quoted(text)}, $_builder.getContext())"
