"""From constraint expressions to constraints: the tables of the library and the combinators applied to arguments."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import NoReturn, cast

from odsgen.ods.library.attributes import ATTR_CONSTRAINTS
from odsgen.ods.library.definitions import (
    AttrDefinition,
    Definition,
    PropertyDefinition,
    RegionDefinition,
    SuccessorDefinition,
    TypeDefinition,
)
from odsgen.ods.library.effects import EFFECTS, ConstantDefinition, EffectDefinition
from odsgen.ods.library.kinds import ATTRIBUTE, REGION, TYPE, Kind, Kinds, kind
from odsgen.ods.library.predicates import PREDICATES, PredicateDefinition
from odsgen.ods.library.properties import PROPERTIES
from odsgen.ods.library.regions import REGIONS, SUCCESSORS
from odsgen.ods.library.types import TYPE_CONSTRAINTS
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeKind,
    EnumDef,
    PropertyConstraint,
    RegionConstraint,
    SuccessorConstraint,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.resolve.constraints.arguments import bound_arguments
from odsgen.ods.resolve.constraints.binding import bind_predicate
from odsgen.ods.resolve.constraints.enums import enum_attribute
from odsgen.ods.resolve.constraints.facts import alternative_classes, covering_class
from odsgen.ods.resolve.constraints.predicate_names import (
    NamedConstraint,
    PredicateNames,
    WrittenPredicate,
)
from odsgen.ods.resolve.constraints.values import (
    Arguments,
    AttrUse,
    Decorated,
    EffectUse,
    EvaluatedValue,
    PropertyUse,
    RegionUse,
    SuccessorUse,
    TypeUse,
)
from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    ParameterExpression,
    parse_constraint_expression,
)
from odsgen.spec.errors import did_you_mean
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.predicate_expression import parse_predicate_expression

#: How many definitions may be looked through to evaluate one.
MAX_DEPTH = 100

#: How many tests and values a predicate may come to, and characters a summary.
MAX_PREDICATE = 20_000
MAX_SUMMARY = 20_000

_BUILTIN_TABLES: tuple[Mapping[str, Definition], ...] = (
    TYPE_CONSTRAINTS,
    ATTR_CONSTRAINTS,
    PROPERTIES,
    REGIONS,
    SUCCESSORS,
    EFFECTS,
    PREDICATES,
)
LIBRARY: Mapping[str, Definition] = {
    name: row for rows in _BUILTIN_TABLES for name, row in rows.items()
}

#: Evaluates what a name stands for that neither a table nor a combinator has; None when nothing does.
Lookup = Callable[[NameExpression], "EvaluatedValue | None"]

Combinator = Callable[["Evaluator", Arguments, NameExpression], EvaluatedValue]


class Evaluator:
    """Evaluates expressions whose names are those of the library and of one dialect."""

    def __init__(
        self,
        kinds: Kinds,
        lookup: Lookup,
        names: Callable[[], tuple[str, ...]],
        combinators: Mapping[str, tuple[Definition, Combinator]],
    ) -> None:
        self.kinds = kinds
        self._lookup = lookup
        self._names = names
        self._combinators = combinators
        self._known: dict[NameExpression, EvaluatedValue] = {}
        self._sizes: dict[int, tuple[p.Expression | p.Predicate, int]] = {}
        self._depth = 0
        #: The hooks that predicates call, by dialect and name, with the kinds of their arguments.
        self.check_hooks: dict[tuple[str, str], tuple[Kind, ...]] = {}
        #: The dialects whose hooks can be called.
        self.dialects: frozenset[str] = frozenset()
        #: An enum of the dialect or its imports by the name that specs have for it.
        #: Interfaces that C++ may attach to what other dialects define, by name.
        self.open_interfaces: dict[str, p.HasInterface] = {}
        self.find_enum: Callable[[str], EnumDef | None] = lambda name: None

    def fail(self, at: ConstraintExpression, message: str, hint: str | None = None) -> NoReturn:
        raise ExpressionError(message, at.text, at.offset, hint)

    # --- expressions ------------------------------------------------------------------------------------------------

    def evaluate(
        self, expression: ConstraintExpression, parameters: Arguments | None = None
    ) -> EvaluatedValue:
        """The value of the expression; ``parameters`` are those of the row it stands in. Raises ExpressionError."""
        parameters = parameters or {}
        match expression:
            case LiteralExpression():
                return expression.value
            case ListExpression():
                return tuple(self.evaluate(e, parameters) for e in expression.elements)
            case ParameterExpression():
                if expression.name not in parameters:
                    self.fail(expression, f"'${expression.name}' is no parameter here")
                return parameters[expression.name]
            case NameExpression():
                if parameters:
                    return self._named(expression, parameters)
                known = self._known.get(expression)
                if known is None:
                    known = self._known[expression] = self._named(expression, parameters)
                return known

    def _named(self, expression: NameExpression, parameters: Arguments) -> EvaluatedValue:
        self._depth += 1
        try:
            if self._depth > MAX_DEPTH:
                self.fail(expression, f"definitions build on each other more than {MAX_DEPTH} deep")
            value = self._value_of_name(expression, parameters)
        finally:
            self._depth -= 1
        self._check_size(expression, value)
        return value

    def _check_size(self, expression: NameExpression, value: EvaluatedValue) -> None:
        """Constraints share their parts, but a predicate is written out, hashed and compared as a tree."""
        if isinstance(value, TypeUse | AttrUse | PropertyUse | RegionUse):
            constraint: object = value.constraint
        else:
            constraint = value
        predicate = getattr(constraint, "predicate", None)
        summary = getattr(constraint, "summary", "")
        if len(summary) > MAX_SUMMARY:
            self.fail(
                expression,
                f"the summary of this constraint has more than {MAX_SUMMARY} characters",
                "a named constraint can have a short summary of its own",
            )
        if predicate is not None and self._size(predicate) > MAX_PREDICATE:
            self.fail(expression, f"this constraint comes to more than {MAX_PREDICATE} tests")

    def _size(self, part: p.Expression | p.Predicate) -> int:
        known = self._sizes.get(id(part))
        if known is not None:
            return known[1]
        size = 1 + sum(map(self._size, p.parts_of(part)))
        self._sizes[id(part)] = (part, size)
        return size

    def _value_of_name(self, expression: NameExpression, parameters: Arguments) -> EvaluatedValue:
        found = self._lookup(expression)
        if found is not None:
            if expression.arguments is not None:
                self.fail(expression, f"'{expression.name}' takes no arguments")
            return found
        if (combinator := self._combinators.get(expression.name)) is not None:
            signature, function = combinator
            return function(
                self, bound_arguments(self, signature, expression, parameters), expression
            )
        if (row := LIBRARY.get(expression.name)) is not None:
            return self._row(row, bound_arguments(self, row, expression, parameters), expression)
        self._unknown(expression)

    def knows(self, name: str) -> bool:
        """Whether there is a constraint of that name."""
        return name in LIBRARY or name in self._names()

    def _unknown(self, expression: NameExpression) -> NoReturn:
        name = expression.name
        if name == "CPred":
            self.fail(
                expression,
                "CPred holds C++",
                "write Pred<'…'> with a predicate, e.g. Pred<'$_self.width > 8'>",
            )
        dialect, dot, _ = name.partition(".")
        names = tuple(self._names())
        hint = did_you_mean(name, (*names, *self._combinators, *LIBRARY))
        if dot and not any(other.startswith(f"{dialect}.") for other in names):
            hint = f"the dialect '{dialect}' is not imported: write `imports: [{dialect}]`"
        self.fail(expression, f"there is no constraint '{name}'", hint)

    def enum(self, name: str) -> EnumDef | None:
        """The enum of that class name that the dialect knows."""
        found = self._lookup(NameExpression(name))
        return found if isinstance(found, EnumDef) else None

    # --- rows of the library ----------------------------------------------------------------------------------------

    def _row(
        self, row: Definition, arguments: Arguments, expression: NameExpression
    ) -> EvaluatedValue:
        name = row.name if expression.arguments is None else None
        match row:
            case TypeDefinition():
                return self._type(row, arguments, name)
            case AttrDefinition():
                return self._attr(row, arguments, name)
            case PropertyDefinition():
                return self._property(row, arguments, name)
            case RegionDefinition():
                predicate = self.row_predicate(row.predicate, REGION, arguments)
                return RegionUse(RegionConstraint(self.summary(row.summary, arguments), predicate))
            case SuccessorDefinition():
                return SuccessorUse(SuccessorConstraint(row.summary, p.TRUE))
            case PredicateDefinition():
                return WrittenPredicate(_syntax(row.predicate), arguments)
            case EffectDefinition():
                return EffectUse(
                    row.effect,
                    str(arguments.get("resource", "DefaultResource")),
                    int(str(arguments["stage"])),
                    arguments["range"] == "FullEffect",
                )
            case ConstantDefinition():
                return row.name
        raise TypeError(f"no evaluation of {row!r}")

    def _type(self, row: TypeDefinition, arguments: Arguments, name: str | None) -> TypeConstraint:
        if row.same_as:
            same = self.evaluate(_expression(row.same_as), arguments)
            assert isinstance(same, TypeConstraint)
            summary = self.summary(row.summary, arguments) if row.summary else same.summary
            return replace(same, name=name, summary=summary, is_written_whole=row.is_written_whole)
        builder = self._builder(row.builder, arguments) if row.builder else None
        if row.predicate:
            predicate = self.row_predicate(row.predicate, TYPE, arguments)
        else:
            assert builder is not None
            predicate = p.IsType(builder)
        return self.type_constraint_of(
            predicate, self.summary(row.summary, arguments), name, builder, row.is_written_whole
        )

    def type_constraint_of(
        self,
        predicate: p.Predicate,
        summary: str,
        name: str | None = None,
        builder: TypeBuilder | None = None,
        is_written_whole: bool = False,
    ) -> TypeConstraint:
        """The constraint with its class found out."""
        python_type = covering_class(predicate, self.kinds, "Type")
        alternatives = alternative_classes(predicate, self.kinds) if python_type == "Type" else ()
        if len(alternatives) > _MOST_ALTERNATIVES:
            alternatives = ()
        return TypeConstraint(
            name, summary, predicate, python_type, builder, is_written_whole, alternatives
        )

    def _attr(self, row: AttrDefinition, arguments: Arguments, name: str | None) -> AttrUse:
        if row.same_as:
            same = self.evaluate(_expression(row.same_as), arguments)
            assert isinstance(same, AttrUse)
            summary = (
                self.summary(row.summary, arguments) if row.summary else same.constraint.summary
            )
            return replace(same, constraint=replace(same.constraint, name=name, summary=summary))
        predicate = self.row_predicate(row.predicate, ATTRIBUTE, arguments)
        python_class = row.stored_class or covering_class(predicate, self.kinds, "Attribute")
        attribute_kind = AttributeKind(row.kind)
        element_type = element = None
        if row.element:
            of = self.evaluate(_expression(row.element), arguments)
            if isinstance(of, AttrUse):
                element = of.constraint
            elif isinstance(of, TypeConstraint):
                element_type = of.builder
        value_type = None
        if row.value_type:
            of = self.evaluate(_expression(row.value_type), arguments)
            assert isinstance(of, TypeConstraint)
            value_type = of.builder
        accessor_type = _ACCESSOR_TYPES.get(attribute_kind, python_class)
        if row.accessor_type.startswith("$"):
            of = arguments[row.accessor_type[1:]]
            assert isinstance(of, TypeConstraint)
            accessor_type = of.python_type
        elif row.accessor_type:
            accessor_type = row.accessor_type
        constraint = AttrConstraint(
            name=name,
            summary=self.summary(row.summary, arguments),
            predicate=predicate,
            python_class=python_class,
            storage=self.row_predicate(row.storage, ATTRIBUTE, arguments) if row.storage else None,
            accessor_type=accessor_type,
            kind=attribute_kind,
            value_type=value_type,
            element=element,
            element_type=element_type,
        )
        optional = attribute_kind is AttributeKind.UNIT
        return AttrUse(constraint, optional, None, row.is_constraint_only)

    def _property(
        self, row: PropertyDefinition, arguments: Arguments, name: str | None
    ) -> PropertyUse:
        from odsgen.ods.resolve.constraints.defaults import default_value

        if row.same_as:
            same = self.evaluate(_expression(row.same_as), arguments)
            assert isinstance(same, PropertyUse)
            return replace(same, constraint=replace(same.constraint, name=name))
        constraint = PropertyConstraint(
            name,
            self.summary(row.summary, arguments),
            (
                self.row_predicate(row.predicate, kind(row.python_type), arguments)
                if row.predicate
                else p.TRUE
            ),
            row.python_type,
            self.summary(row.storage, arguments),
        )
        default = default_value(self, _expression(row.default), constraint) if row.default else None
        return PropertyUse(constraint, False, default)

    def row_predicate(self, text: str, about: Kind, arguments: Arguments) -> p.Predicate:
        """The predicate that a row of the library spells."""
        return bind_predicate(_syntax(text), self.predicate_scope(about, arguments))

    def predicate_scope(
        self,
        about: Kind | None,
        parameters: Arguments | None = None,
        named_values: Mapping[str, Kind] | None = None,
    ) -> PredicateNames:
        """The meaning of names in a predicate about a value of that kind."""
        parameters = parameters or {}
        return PredicateNames(
            kinds=self.kinds,
            self_kind=about,
            constraint=self._named_constraint,
            type_constant=self._type_constant,
            parameters=parameters,
            named_values=named_values,
            note_hook=self._note_hook,
            enum_cases=self._enum_cases,
            open_interfaces=self.open_interfaces,
        )

    def _note_hook(self, dialect: str, hook: str, kinds: tuple[Kind, ...]) -> str | None:
        if dialect not in self.dialects:
            return f"there is no dialect '{dialect}' here whose hooks could be called"
        if not hook.startswith(("check_", "make_")):
            return (
                f"'{hook}' cannot be a hook here: 'check_' begins the name of one that checks, "
                "'make_' that of one that makes a type"
            )
        kinds = tuple(Kind(self.kinds.line(of.name)[-1], (), of.optional) for of in kinds)
        known = self.check_hooks.setdefault((dialect, hook), kinds)
        if known != kinds:
            listed = ", ".join(map(str, known))
            return f"the hook '{hook}' is called with other values elsewhere: ({listed})"
        return None

    def _enum_cases(self, name: str) -> Mapping[str, p.EnumCaseValue] | None:
        found = self.find_enum(name)
        if found is None:
            return None
        return {case.name: p.EnumCaseValue(found.name, case.python_name) for case in found.cases}

    def _named_constraint(
        self, expression: ConstraintExpression, parameters: Mapping[str, object]
    ) -> NamedConstraint:
        value = self.evaluate(expression, cast(Arguments, parameters))
        if isinstance(value, TypeConstraint):
            return NamedConstraint(value.predicate, TYPE)
        if isinstance(value, AttrUse):
            return NamedConstraint(value.constraint.predicate, ATTRIBUTE)
        if isinstance(value, RegionUse):
            return NamedConstraint(value.constraint.predicate, REGION)
        if isinstance(value, EnumDef):
            return NamedConstraint(enum_attribute(value).predicate, ATTRIBUTE)
        self.fail(expression, f"expected a constraint, but '{expression}' is {described(value)}")

    def _type_constant(self, name: str) -> TypeBuilder | None:
        expression = NameExpression(name)
        if name not in LIBRARY and self._lookup(expression) is None:
            return None
        row = LIBRARY.get(name)
        if row is not None and row.parameters:
            return None
        value = self.evaluate(expression)
        return value.builder if isinstance(value, TypeConstraint) else None

    def _builder(self, text: str, arguments: Arguments) -> TypeBuilder | None:
        """``IntegerType($width, Signedness.SIGNED)``; None when a type in it is not buildable."""
        call = _syntax(text)
        assert isinstance(call, s.Call)
        found: list[object] = []
        for argument in call.arguments:
            match argument:
                case s.Placeholder(name=name):
                    value = arguments[name]
                    if isinstance(value, TypeConstraint):
                        if value.builder is None:
                            return None
                        value = value.builder  # type: ignore[assignment]
                    found.append(value)
                case s.Member(name=name):
                    found.append(p.Signedness[name])
                case _:
                    raise TypeError(f"'{text}' builds no type")
        return TypeBuilder(call.function, tuple(found))

    def summary(self, text: str, arguments: Arguments) -> str:
        """The summary that a row spells, its ``{…}`` filled in."""
        if "{" not in text:
            return text
        return _FILLED.sub(lambda match: self._filled(match, arguments), text)

    def _filled(self, match: re.Match[str], arguments: Arguments) -> str:
        if match["brace"]:
            return match["brace"][0]
        text, *join = match["expression"].split("|")
        if text.startswith("name of "):
            value = arguments[text.removeprefix("name of $")]
            assert isinstance(value, TypeConstraint)
            return value.name or value.summary
        value = self.evaluate(_expression(text), arguments)
        if join:
            assert isinstance(value, tuple)
            separator, suffix = join[0], (join[1] if len(join) > 1 else "")
            return separator.join(_shown(part) + suffix for part in value)
        return _shown(value)


#: Of more classes than these an annotation says no more than Type.
_MOST_ALTERNATIVES = 4

_FILLED = re.compile(r"(?P<brace>\{\{|\}\})|\{(?P<expression>[^{}]*)\}")

_ACCESSOR_TYPES = {
    AttributeKind.UNIT: "bool",
    AttributeKind.BOOL: "bool",
    AttributeKind.INTEGER: "int",
    AttributeKind.FLOAT: "float",
    AttributeKind.STRING: "str",
    AttributeKind.SYMBOL_NAME: "str",
    AttributeKind.TYPE: "Type",
}

# The texts of rows are read when they are needed first, and once.
_expressions: dict[str, ConstraintExpression] = {}
_syntaxes: dict[str, s.PredicateSyntax] = {}


def _expression(text: str) -> ConstraintExpression:
    found = _expressions.get(text)
    if found is None:
        found = _expressions[text] = parse_constraint_expression(text)
    return found


def _syntax(text: str) -> s.PredicateSyntax:
    found = _syntaxes.get(text)
    if found is None:
        found = _syntaxes[text] = parse_predicate_expression(text)
    return found


def _shown(value: EvaluatedValue) -> str:
    if isinstance(value, TypeConstraint):
        return value.summary
    if isinstance(value, AttrUse | PropertyUse | RegionUse | SuccessorUse):
        return value.constraint.summary
    return str(value)


def described(value: EvaluatedValue) -> str:
    """The name of a value in a diagnostic."""
    match value:
        case TypeConstraint():
            return "a type constraint"
        case TypeUse():
            article = "an" if value.arity is Arity.OPTIONAL else "a"
            return f"{article} {value.arity.value.replace('_', ' ')} type constraint"
        case AttrUse(is_constraint_only=True):
            return "a confinement of attributes"
        case AttrUse():
            return "an attribute constraint"
        case PropertyUse():
            return "a property"
        case RegionUse():
            return "a region constraint"
        case SuccessorUse():
            return "a successor constraint"
        case Decorated():
            return "an argument with effects"
        case EffectUse():
            return "an effect"
        case EnumDef():
            return f"the enum '{value.name}'"
        case bool():
            return "a truth value"
        case int():
            return "an integer"
        case float():
            return "a float"
        case str():
            return "a string"
        case tuple():
            return "a list"
        case NameExpression():
            return f"the name '{value}'"
        case _:
            return "a predicate"
