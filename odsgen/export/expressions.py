"""Constraint expressions of a spec as values of TableGen.

The notation is TableGen's, so that most of an expression stands as it is. What differs: names of operations and of
parts are strings there, defaults are C++, predicates are C++ in `CPred`, and some names are this language's own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from odsgen.export.cpp_values import ATTRIBUTE, TYPE, CppNames, CppValue
from odsgen.export.default_values import DefaultWriter
from odsgen.export.names import ExportNames
from odsgen.export.predicates import PredicateWriter
from odsgen.export.problems import Unsayable
from odsgen.export.values import Listing, Member, Number, Reference, String, Use, Value, use
from odsgen.ods.model import AttrConstraint, TypeConstraint
from odsgen.spec.constraint_expression import (
    Argument,
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    ParameterExpression,
    parse_constraint_expression,
)
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.predicate_expression import parse_predicate_expression

#: Names that ODS spells otherwise.
_RENAMED = {
    "VectorOf": "VectorOfNonZeroRankOf",
    "ConstantProperty": "ConstantProp",
    "DefaultValuedEnumAttr": "DefaultValuedAttr",
    "ConstantEnumCase": "ConstantAttr",
}
_RANKED = re.compile(r"([0-4])DTensorOf")
_CONSTANT_PREDICATES = {"TruePred": "true", "False": "false"}
_DEFAULTS = frozenset(
    "DefaultValuedAttr DefaultValuedOptionalAttr DefaultValuedStrAttr DefaultValuedOptionalStrAttr DefaultValuedProp "
    "DefaultValuedProperty ConstantAttr ConstantStrAttr ConstantProp".split()
)
_QUOTED_BY_TABLEGEN = frozenset(
    {"DefaultValuedStrAttr", "DefaultValuedOptionalStrAttr", "ConstantStrAttr"}
)
EFFECTS = frozenset({"MemRead", "MemWrite", "MemAlloc", "MemFree"})
_OF_EFFECTS = frozenset(
    "DefaultResource AutomaticAllocationScopeResource FullEffect PartialEffect".split()
)
_NO_TYPES = frozenset({"SignlessIntegerOrFloatLike", "SignlessIntegerOrIndexOrFloatLike"})
_ARRAYS = frozenset({"ArrayProp", "ArrayProperty"})
_SAME_PROPERTY = frozenset(
    "ConfinedProp ConfinedProperty DefaultValuedProp DefaultValuedProperty".split()
)
_CPP_TYPES = frozenset({"IntProp", "IntProperty"})


class ExpressionWriter:
    """Writes the expressions of one dialect."""

    def __init__(self, names: ExportNames, cpp: CppNames) -> None:
        self._names = names
        self._cpp = cpp
        self._defaults = DefaultWriter(names)
        self._special: Mapping[str, Callable[[NameExpression, str], Value]] = {
            "Pred": self._pred,
            "AllOf": self._all_of,
            "BuildableType": self._buildable,
            "VariadicOfVariadic": self._variadic_of_variadic,
            "And": self._junction,
            "Or": self._junction,
            "Neg": self._negation,
            "Type": self._condition,
            "TypeConstraint": self._condition,
            "Attr": self._condition,
            "AttrConstraint": self._condition,
            "Region": self._condition,
            "Successor": self._condition,
            "ConfinedType": self._confined_type,
            "ConfinedProp": self._confined_property,
            "ConfinedProperty": self._confined_property,
            "TypeAttrBase": self._type_attr_base,
            "EnumAttr": self._enum_attribute,
        }

    def value(self, expression: ConstraintExpression, kind: str = "type") -> Value:
        """The expression as TableGen has it; ``kind`` is what it constrains. Raises Unsayable."""
        return self._value(expression, kind)

    def _value(
        self, expression: ConstraintExpression, kind: str, *, is_inside: bool = False
    ) -> Value:
        if is_inside and str(expression) in _NO_TYPES and not self._is_own(str(expression)):
            # In ODS, these are constraints, and no types that others could be made of.
            of = Reference(str(expression))
            return use("Type", Member(of, "predicate"), Member(of, "summary"))
        match expression:
            case LiteralExpression(value=bool() as truth):
                return Number(int(truth))
            case LiteralExpression(value=int() as number):
                return Number(number)
            case LiteralExpression(value=str() as text):
                return String(text)
            case LiteralExpression(value=value):
                raise Unsayable(f"TableGen has no number {value}")
            case ListExpression(elements=elements):
                return Listing(tuple(self._value(e, kind, is_inside=True) for e in elements))
            case ParameterExpression(name=name):
                raise Unsayable(f"'${name}' is a parameter of a class")
        return self._named(expression, kind)

    def _named(self, at: NameExpression, kind: str) -> Value:
        name = _RENAMED.get(at.name, at.name)
        if at.arguments is None:
            return self._reference(name)
        expanded = self._names.resolved.scope.constraint_classes
        if at.name in expanded.known:
            return self._of_class(at, kind)
        if name in self._special:
            return self._special[name](at, kind)
        if name in _DEFAULTS:
            return self._with_default(at, name, kind)
        if name == "EnumPropWithAttrForm" and at.arguments[2:]:
            raise Unsayable("ODS's EnumPropWithAttrForm has an enum and an attribute alone")
        if name in EFFECTS:
            return self._effect(at)
        if name in _CPP_TYPES:
            storage, *rest = at.arguments
            return Use(name, (String(str(storage.value)), *self._listed(rest, kind)))
        if name == "SignlessIntegerAttrBase" and str(at.arguments[0].value) == "Index":
            raise Unsayable("ODS has `SignlessIntegerAttrBase` of types with a width alone")
        if (ranked := _RANKED.fullmatch(name)) is not None:
            [types] = self._listed(at.arguments, kind)
            return use("TensorRankOf", types, Listing((Number(int(ranked[1])),)))
        return Use(name, tuple(self._listed(at.arguments, kind)))

    def _listed(self, arguments: tuple[Argument, ...] | list[Argument], kind: str) -> list[Value]:
        found = []
        for argument in arguments:
            if argument.name is not None:
                raise Unsayable(f"the argument '{argument.name}' is given by its name")
            found.append(self._value(argument.value, kind, is_inside=True))
        return found

    # --- names ------------------------------------------------------------------------------------------------------

    def _reference(self, name: str) -> Value:
        if name in _CONSTANT_PREDICATES:
            return use("CPred", String(_CONSTANT_PREDICATES[name]))
        scope = self._names.resolved.scope
        qualified = scope.imported_names.get(name, name)
        dialect, dot, short = qualified.partition(".")
        if not dot:
            return Reference(self._names.record(name) if self._is_own(name) else name)
        if dialect == self._names.dialect:
            return Reference(self._names.record(short))
        return Reference(self._names.imported_record(qualified))

    def _is_own(self, name: str) -> bool:
        spec = self._names.spec
        return any(
            name in section
            for section in (
                spec.types,
                spec.attributes,
                spec.enums,
                spec.constraints,
                spec.interfaces,
            )
        )

    def _of_class(self, at: NameExpression, kind: str) -> Value:
        expanded = self._names.resolved.scope.constraint_classes.expand(at)
        if expanded is None or expanded == at:
            raise Unsayable(f"'{at}' cannot be expanded")
        return self.value(expanded, kind)

    # --- predicates -------------------------------------------------------------------------------------------------

    def predicate_writer(self, values: Mapping[str, CppValue]) -> PredicateWriter:
        """A writer of one predicate, of which ``values`` are the names."""
        return PredicateWriter(self._cpp, self._test, values)

    def _test(self, expression: ConstraintExpression) -> Value:
        """A constraint of which a predicate asks; it has a name, or is one of a class."""
        kind = "attribute" if isinstance(self.resolved(expression), AttrConstraint) else "type"
        return self.value(expression, kind)

    def resolved(self, expression: ConstraintExpression) -> TypeConstraint | AttrConstraint | None:
        """The meaning of a constraint; None where it constrains something else than types and attributes."""
        try:
            return self._names.resolved.scope.constraints.constraint(expression)
        except ExpressionError:
            return None

    def predicate(self, text: str, kind: str, of: str = "") -> Value:
        """A predicate over ``$_self``, which is of the C++ class ``of``. Raises Unsayable."""
        subject = {"type": TYPE, "attribute": ATTRIBUTE}.get(kind)
        if kind == "region":
            subject = "mlir::Region"
        if subject is None:
            raise Unsayable(f"a predicate on a {kind} is not exported")
        value = CppValue("$_self", subject)
        if of and of != subject:
            value = CppValue(f"::llvm::cast<::{of}>($_self)", of)
        writer = self.predicate_writer({"_self": value})
        return writer.predicate(parse_predicate_expression(text))

    def class_of(self, expression: ConstraintExpression) -> str:
        """The C++ class of what satisfies a constraint; empty where none is known."""
        found = self.resolved(expression)
        if found is None:
            return ""
        name = found.python_type if isinstance(found, TypeConstraint) else found.python_class
        try:
            return self._cpp.class_of(name)
        except Unsayable:
            return ""

    def _pred(self, at: NameExpression, kind: str) -> Value:
        return self.predicate(_text_of(at, 0), kind)

    def _predicate_of(self, expression: ConstraintExpression, kind: str, of: str = "") -> Value:
        """A predicate in an expression: a text, a name of ODS, or a constraint that stands for its predicate."""
        if isinstance(expression, LiteralExpression) and isinstance(expression.value, str):
            return self.predicate(expression.value, kind, of)
        if isinstance(expression, NameExpression) and expression.name == "Pred":
            return self.predicate(_text_of(expression, 0), kind, of)
        value = self.value(expression, kind)
        return Member(value, "predicate") if self.resolved(expression) is not None else value

    def _junction(self, at: NameExpression, kind: str) -> Value:
        [parts] = _values(at)
        elements = parts.elements if isinstance(parts, ListExpression) else (parts,)
        return use(at.name, Listing(tuple(self._predicate_of(e, kind) for e in elements)))

    def _negation(self, at: NameExpression, kind: str) -> Value:
        [child] = _values(at)
        return use("Neg", self._predicate_of(child, kind))

    def _condition(self, at: NameExpression, kind: str) -> Value:
        """``Type<Pred, summary>`` and its like."""
        kinds = {
            "Type": "type",
            "TypeConstraint": "type",
            "Region": "region",
            "Successor": "successor",
        }
        condition, *rest = _values(at)
        of = kinds.get(at.name, "attribute")
        return Use(
            at.name, (self._predicate_of(condition, of), *(self.value(r, kind) for r in rest))
        )

    def _confined_type(self, at: NameExpression, kind: str) -> Value:
        base, predicates, *rest = _values(at)
        of = self.class_of(base)
        elements = predicates.elements if isinstance(predicates, ListExpression) else (predicates,)
        tests = Listing(tuple(self._predicate_of(e, "type", of) for e in elements))
        return Use("ConfinedType", (self.value(base), tests, *(self.value(r) for r in rest)))

    def _confined_property(self, at: NameExpression, kind: str) -> Value:
        base, condition, *rest = _values(at)
        subject = CppValue("$_self", self._property_type(base))
        if not isinstance(condition, NameExpression) or condition.name != "Pred":
            raise Unsayable(f"'{condition}' is no predicate over a property")
        syntax = parse_predicate_expression(_text_of(condition, 0))
        test = self.predicate_writer({"_self": subject}).predicate(syntax)
        return Use(at.name, (self.value(base, kind), test, *(self.value(r, kind) for r in rest)))

    def _property_type(self, base: ConstraintExpression) -> str:
        """The type of the value of a property, as predicates see it."""
        specs = self._names.spec.constraints.items()
        text = next((spec.property for name, spec in specs if name == str(base)), None)
        if text is not None:
            return self._property_type(parse_constraint_expression(text))
        if isinstance(base, NameExpression) and base.name in _ARRAYS and base.arguments:
            return f"Sequence<{_property_type(base.arguments[0].value)}>"
        if isinstance(base, NameExpression) and base.name in _SAME_PROPERTY and base.arguments:
            return self._property_type(base.arguments[0].value)
        return _property_type(base)

    def _all_of(self, at: NameExpression, kind: str) -> Value:
        parts, *rest = _values(at)
        elements = parts.elements if isinstance(parts, ListExpression) else (parts,)
        tests = [e for e in elements if _is_predicate(e)]
        sets = [e for e in elements if not _is_predicate(e)]
        summary = tuple(self.value(r, kind) for r in rest)
        if not sets:
            raise Unsayable("'AllOf' of predicates alone is not exported")
        if kind == "attribute":
            if summary:
                raise Unsayable("'AllOf' of attributes with a summary is not exported")
            first, *others = sets
            confinements = [self.value(o, kind) for o in others]
            confinements += [use("AttrConstraint", self._predicate_of(t, kind)) for t in tests]
            return use("ConfinedAttr", self.value(first, kind), Listing(tuple(confinements)))
        values = tuple(self.value(e) for e in sets)
        of = self.class_of(sets[0])
        if not tests:
            return Use("AllOfType", (Listing(values), *summary))
        base = values[0] if len(values) == 1 else use("AllOfType", Listing(values))
        conditions = Listing(tuple(self._predicate_of(t, "type", of) for t in tests))
        return Use("ConfinedType", (base, conditions, *summary))

    # --- the others -------------------------------------------------------------------------------------------------

    def _buildable(self, at: NameExpression, kind: str) -> Value:
        raise Unsayable(
            "TableGen knows how a type is built of named constraints alone",
            "give the constraint a name, and its type as `build`",
        )

    def _variadic_of_variadic(self, at: NameExpression, kind: str) -> Value:
        base, segments = _values(at)
        return use("VariadicOfVariadic", self.value(base), String(str(segments)))

    def _type_attr_base(self, at: NameExpression, kind: str) -> Value:
        base, summary = _values(at)
        value = self.value(base)
        return use(
            "TypeAttrBase",
            Member(value, "cppType"),
            self.value(summary),
            Member(value, "predicate"),
        )

    def _effect(self, at: NameExpression) -> Value:
        """An effect; a resource that ODS does not know is a class of the dialect."""
        found: list[Value] = []
        for argument in _values(at):
            name = str(argument)
            if isinstance(argument, NameExpression) and name not in _OF_EFFECTS:
                found.append(use("Resource", String(self._names.qualified(name))))
            else:
                found.append(self.value(argument))
        return Use(at.name, tuple(found))

    def _enum_attribute(self, at: NameExpression, kind: str) -> Value:
        [enum] = _values(at)
        return self.value(enum)

    def _with_default(self, at: NameExpression, name: str, kind: str) -> Value:
        base, default, *rest = _values(at)
        text = self._defaults.text(default, base, is_text=name in _QUOTED_BY_TABLEGEN)
        value = self.value(base, kind)
        return Use(name, (value, String(text), *(self.value(r, kind) for r in rest)))


def _values(at: NameExpression) -> tuple[ConstraintExpression, ...]:
    return tuple(argument.value for argument in at.arguments or ())


def _text_of(at: NameExpression, index: int) -> str:
    value = _values(at)[index]
    if isinstance(value, LiteralExpression) and isinstance(value.value, str):
        return value.value
    raise Unsayable(f"'{at}' has no text")


def _property_type(base: ConstraintExpression) -> str:
    """The type of the value of a property, as predicates see it."""
    if isinstance(base, NameExpression):
        if base.name.startswith("String"):
            return "string"
        if base.name.startswith("Bool"):
            return "bool"
        if base.name.startswith("Int") and base.arguments:
            return (
                "natural" if str(base.arguments[0].value).startswith(("u", "size")) else "integer"
            )
        if base.name.startswith(("I", "NonNegative")):
            return "integer"
        if base.name.startswith(("DefaultValued", "Confined")) and base.arguments:
            return _property_type(base.arguments[0].value)
    raise Unsayable(f"a predicate over '{base}' is not exported")


def _is_predicate(expression: ConstraintExpression) -> bool:
    if isinstance(expression, LiteralExpression):
        return True
    return isinstance(expression, NameExpression) and expression.name in (
        "Pred",
        "And",
        "Or",
        "Neg",
    )
