"""The constraints that a spec can name: ODS's, those of the dialect and those of its imports."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import NoReturn

from odsgen.ods.library.kinds import (
    ATTRIBUTE,
    REGION,
    TYPE,
    VALUE,
    VALUES,
    Kind,
    Kinds,
    kind,
)
from odsgen.ods.library.traits import TraitDefinition
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeDef,
    AttributeKind,
    CheckHook,
    DefaultValue,
    EnumDef,
    InterfaceDef,
    Operand,
    OpInvariant,
    Parameter,
    PropertyArgument,
    PropertyConstraint,
    RegionConstraint,
    RegionDef,
    Result,
    SuccessorConstraint,
    SuccessorDef,
    TypeBuilder,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.resolve.constraints.binding import bind_error, bind_predicate, bind_value
from odsgen.ods.resolve.constraints.combinators import COMBINATORS, constant_constraint
from odsgen.ods.resolve.constraints.defaults import default_value
from odsgen.ods.resolve.constraints.enums import enum_attribute
from odsgen.ods.resolve.constraints.evaluation import LIBRARY, Evaluator, described
from odsgen.ods.resolve.constraints.predicate_names import BoundValue
from odsgen.ods.resolve.constraints.property_combinators import property_kind
from odsgen.ods.resolve.constraints.trait_invariants import TraitInvariants
from odsgen.ods.resolve.constraints.values import (
    AttrUse,
    Decorated,
    EffectUse,
    EvaluatedValue,
    PropertyUse,
    RegionUse,
    SuccessorUse,
    TypeUse,
)
from odsgen.spec.constraint_expression import ConstraintExpression, NameExpression
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.predicate_expression import parse_error_text, parse_predicate_expression

#: Every name that the library and the language of constraints have; a spec cannot define them again.
RESERVED_NAMES = frozenset({*LIBRARY, *COMBINATORS})


@dataclass(frozen=True, slots=True)
class ArgumentConstraint:
    """The constraint of an argument of an operation: an operand, an attribute or a property, by the kind of its constraint."""

    constraint: TypeConstraint | AttrConstraint | PropertyConstraint
    arity: Arity = Arity.REQUIRED  # of operands
    segment_attribute: str | None = None  # of VariadicOfVariadic
    optional: bool = False  # of attributes and properties
    default: DefaultValue | None = None
    summary: str = ""
    effects: tuple[EffectUse, ...] = ()


@dataclass(frozen=True, slots=True)
class ResultConstraint:
    constraint: TypeConstraint
    arity: Arity = Arity.REQUIRED
    summary: str = ""
    effects: tuple[EffectUse, ...] = ()


@dataclass(frozen=True, slots=True)
class _Declared:
    """A named constraint of a spec, evaluated when it is first used."""

    expression: ConstraintExpression
    summary: str | None


class ConstraintTable:
    """Evaluates constraint expressions and predicates of one dialect.

    Definitions are added first, in any order; named constraints may mention each other. Every method that evaluates
    raises ExpressionError, which has the place of what is wrong.
    """

    def __init__(self) -> None:
        self._evaluator = Evaluator(Kinds.of_runtime(), self._lookup, self._names, COMBINATORS)
        self._evaluator.find_enum = self._find_enum
        self._enums: dict[str, EnumDef] = {}  # by the names in specs and by those of the classes
        self._defined: dict[str, EvaluatedValue] = {}
        self._declared: dict[str, _Declared] = {}
        self._evaluating: list[str] = []
        self._attribute_defs: dict[str, AttributeDef] = {}
        #: Replaces what an expression may name beside constraints, before it is evaluated.
        self.expand: Callable[[ConstraintExpression], ConstraintExpression] = lambda e: e

    def may_call_hooks_of(self, dialects: Iterable[str]) -> None:
        """The dialects whose hooks predicates may call: the own one and its imports."""
        self._evaluator.dialects |= frozenset(dialects)

    def check_hooks(self, dialect: str) -> tuple[CheckHook, ...]:
        """The hooks of the dialect that predicates have called so far."""
        return tuple(
            CheckHook(hook, tuple(f"{of.name} | None" if of.optional else of.name for of in kinds))
            for (owner, hook), kinds in sorted(
                self._evaluator.check_hooks.items(), key=lambda item: item[0]
            )
            if owner == dialect
        )

    @property
    def kinds(self) -> Kinds:
        """The classes that predicates may name."""
        return self._evaluator.kinds

    # --- definitions ------------------------------------------------------------------------------------------------

    def declare(
        self, name: str, expression: ConstraintExpression, summary: str | None = None
    ) -> None:
        """A named constraint of the spec: of types, attributes, properties, regions or successors."""
        self._declared[name] = _Declared(expression, summary)

    def define(self, name: str, value: EvaluatedValue) -> None:
        """A name for a constraint that is already evaluated, e.g. one of an import."""
        self._defined[name] = value

    def define_type(
        self, definition: TypeDef, class_name: str | None = None, name: str | None = None
    ) -> None:
        """A type of this or another dialect; ``class_name`` is what generated code calls it, ``name`` what specs do."""
        spelled = name or definition.name
        class_name = class_name or definition.name
        self._add_class(spelled, class_name, "Type", definition.parameters)
        builder = None if definition.parameters else TypeBuilder(class_name)
        self._defined[spelled] = TypeConstraint(
            spelled,
            _summary(definition),
            p.IsA((class_name,)),
            class_name,
            builder,
        )

    def define_attribute(
        self, definition: AttributeDef, class_name: str | None = None, name: str | None = None
    ) -> None:
        """An attribute of this or another dialect."""
        spelled = name or definition.name
        class_name = class_name or definition.name
        self._add_class(spelled, class_name, "Attribute", definition.parameters)
        enum = definition.enum
        self._defined[spelled] = AttrUse(
            AttrConstraint(
                name=spelled,
                summary=_summary(definition),
                predicate=p.IsA((class_name,)),
                python_class=class_name,
                accessor_type=enum.name if enum is not None else class_name,
                kind=AttributeKind.ENUM if enum is not None else AttributeKind.ATTRIBUTE,
                enum=enum,
                attribute_def=definition,
            )
        )

    def define_enum(self, definition: EnumDef, name: str | None = None) -> None:
        """An enum; named as a constraint it means the integers or strings that spell its cases."""
        self._defined[name or definition.name] = definition
        self._enums[name or definition.name] = self._enums[definition.name] = definition

    def define_interface(self, definition: InterfaceDef) -> None:
        """An interface of types or attributes: as a constraint, those that implement it."""
        test = p.HasInterface(definition.name)
        if definition.has_external_models:
            test = p.HasInterface(definition.name, definition.dialect)
            self._evaluator.open_interfaces[definition.name] = test
        summary = f"{definition.name} instance"
        if definition.kind == "type":
            self._defined[definition.name] = TypeConstraint(definition.name, summary, test)
        elif definition.kind == "attribute":
            constraint = AttrConstraint(definition.name, summary, test, storage=test)
            self._defined[definition.name] = AttrUse(constraint)

    def _add_class(
        self, name: str, class_name: str, base: str, parameters: tuple[Parameter, ...]
    ) -> None:
        dialect = class_name.rpartition(".")[0]
        members = {
            q.python_name: self._qualified_kind(_parameter_kind(q), dialect) for q in parameters
        }
        self._evaluator.kinds = self.kinds.extended(name, class_name, base, members)

    def _qualified_kind(self, of: Kind, dialect: str) -> Kind:
        """The kind of a parameter of an imported definition, whose classes are those of the other dialect."""
        elements = tuple(self._qualified_kind(element, dialect) for element in of.elements)
        is_own = of.name in _PLAIN_KINDS or "." in of.name or of.name in self.kinds.bases
        name = of.name if is_own or not dialect else f"{dialect}.{of.name}"
        return replace(of, name=name, elements=elements)

    def knows(self, name: str) -> bool:
        """Whether a name can stand in an expression."""
        return name in self._defined or name in self._declared or name in RESERVED_NAMES

    def _names(self) -> tuple[str, ...]:
        return (*self._defined, *self._declared)

    def _find_enum(self, name: str) -> EnumDef | None:
        return self._enums.get(name)

    def _lookup(self, expression: NameExpression) -> EvaluatedValue | None:
        name = expression.name
        found = self._defined.get(name)
        if found is not None:
            return found
        declared = self._declared.get(name)
        if declared is None:
            return None
        if name in self._evaluating:
            cycle = " → ".join((*self._evaluating[self._evaluating.index(name) :], name))
            raise ExpressionError(
                f"the constraint '{name}' is defined by itself: {cycle}",
                expression.text,
                expression.offset,
            )
        self._evaluating.append(name)
        try:
            value = _renamed(
                self._evaluator.evaluate(self.expand(declared.expression)), name, declared.summary
            )
        finally:
            self._evaluating.pop()
        self._defined[name] = value
        return value

    # --- expressions ------------------------------------------------------------------------------------------------

    def evaluate(self, expression: ConstraintExpression) -> EvaluatedValue:
        """Whatever the expression means."""
        value = self._evaluator.evaluate(self.expand(expression))
        return AttrUse(enum_attribute(value)) if isinstance(value, EnumDef) else value

    def constraint(self, expression: ConstraintExpression) -> TypeConstraint | AttrConstraint:
        """The type or attribute constraint that the expression means."""
        value = self.evaluate(expression)
        if isinstance(value, TypeConstraint):
            return value
        if isinstance(value, AttrUse) and not value.is_constraint_only:
            return value.constraint
        self._expected("a type or attribute constraint", expression, value)

    def type_constraint(self, expression: ConstraintExpression) -> TypeConstraint:
        value = self.evaluate(expression)
        if not isinstance(value, TypeConstraint):
            self._expected("a type constraint", expression, value)
        return value

    def attr_constraint(self, expression: ConstraintExpression) -> AttrConstraint:
        value = self.evaluate(expression)
        if not isinstance(value, AttrUse):
            self._expected("an attribute constraint", expression, value)
        return value.constraint

    def property_constraint(self, expression: ConstraintExpression) -> PropertyConstraint:
        value = self.evaluate(expression)
        if not isinstance(value, PropertyUse):
            self._expected("a property", expression, value)
        return value.constraint

    def argument(self, expression: ConstraintExpression) -> ArgumentConstraint:
        """The constraint of an operation's argument: a type constraint makes an operand, an attribute constraint an attribute."""
        value = self.evaluate(expression)
        if isinstance(value, Decorated):
            plain = self._argument(value.use, expression)
            return replace(plain, summary=value.summary, effects=value.effects)
        return self._argument(value, expression)

    def _argument(
        self, value: EvaluatedValue, expression: ConstraintExpression
    ) -> ArgumentConstraint:
        match value:
            case TypeConstraint():
                return ArgumentConstraint(value)
            case TypeUse():
                return ArgumentConstraint(value.constraint, value.arity, value.segment_attribute)
            case AttrUse() if not value.is_constraint_only:
                return ArgumentConstraint(
                    value.constraint, optional=value.optional, default=value.default
                )
            case AttrUse():
                raise ExpressionError(
                    f"'{expression}' confines attributes but is none itself",
                    expression.text,
                    expression.offset,
                    f"write ConfinedAttr<…, [{expression}]>",
                )
            case PropertyUse():
                return ArgumentConstraint(
                    value.constraint, optional=value.optional, default=value.default
                )
        self._expected(
            "a type constraint, an attribute constraint or a property", expression, value
        )

    def result(self, expression: ConstraintExpression) -> ResultConstraint:
        value = self.evaluate(expression)
        summary = ""
        effects: tuple[EffectUse, ...] = ()
        if isinstance(value, Decorated):
            summary, effects, value = value.summary, value.effects, value.use
        if isinstance(value, TypeConstraint):
            return ResultConstraint(value, Arity.REQUIRED, summary, effects)
        if isinstance(value, TypeUse):
            if value.arity is Arity.VARIADIC_OF_VARIADIC:
                raise ExpressionError(
                    "'VariadicOfVariadic' results are currently not supported",
                    expression.text,
                    expression.offset,
                    "'Variadic<…>' results are",
                )
            return ResultConstraint(value.constraint, value.arity, summary, effects)
        self._expected("a type constraint", expression, value)

    def region(self, expression: ConstraintExpression) -> tuple[RegionConstraint, bool]:
        """The constraint of a region and whether there can be any number of them."""
        value = self.evaluate(expression)
        if not isinstance(value, RegionUse):
            self._expected("a region constraint", expression, value)
        return value.constraint, value.variadic

    def successor(self, expression: ConstraintExpression) -> tuple[SuccessorConstraint, bool]:
        """The constraint of a successor and whether there can be any number of them."""
        value = self.evaluate(expression)
        if not isinstance(value, SuccessorUse):
            self._expected("a successor constraint", expression, value)
        return value.constraint, value.variadic

    def effect(self, expression: ConstraintExpression) -> EffectUse:
        """A memory effect of an argument: MemRead, MemWrite<…>, …"""
        value = self.evaluate(expression)
        if not isinstance(value, EffectUse):
            self._expected("a memory effect", expression, value)
        return value

    def constant_attribute(
        self, written: ConstraintExpression, of: AttrConstraint
    ) -> AttrConstraint:
        """Of the attributes that satisfy a constraint, the one that a literal or the case of an enum writes."""
        try:
            if of.kind is AttributeKind.ATTRIBUTE:  # written as MLIR's text
                return replace(of, name=None, constant=default_value(self._evaluator, written, of))
            return constant_constraint(self._evaluator, of, written)
        except ExpressionError as error:
            raise _about_a_constant(error) from None

    def constant_property(
        self, written: ConstraintExpression, of: PropertyConstraint
    ) -> DefaultValue:
        """The value of a property that a literal writes."""
        try:
            return default_value(self._evaluator, written, of)
        except ExpressionError as error:
            raise _about_a_constant(error) from None

    def _expected(
        self, what: str, expression: ConstraintExpression, value: EvaluatedValue
    ) -> NoReturn:
        raise ExpressionError(
            f"expected {what}, but '{expression}' is {described(value)}",
            expression.text,
            expression.offset,
            _where_it_stands(what, described(value)),
        )

    # --- predicates -------------------------------------------------------------------------------------------------

    def type_predicate(self, text: str) -> p.Predicate:
        """A predicate about a type."""
        scope = self._evaluator.predicate_scope(TYPE)
        return bind_predicate(parse_predicate_expression(text), scope)

    def attribute_predicate(self, text: str) -> p.Predicate:
        """A predicate about an attribute."""
        scope = self._evaluator.predicate_scope(ATTRIBUTE)
        return bind_predicate(parse_predicate_expression(text), scope)

    def invariant(self, text: str, named_values: Mapping[str, Kind]) -> p.Expression:
        """An invariant of an operation whose operands, results, attributes … are of these kinds."""
        scope = self._evaluator.predicate_scope(None, None, named_values)
        return p.truth(bind_predicate(parse_predicate_expression(text), scope))

    def checked(
        self, text: str, error: str, named_values: Mapping[str, Kind]
    ) -> tuple[p.Expression, tuple[str | p.Expression, ...]]:
        """An invariant with the pieces of its error, whose values are those of an operation that breaks it."""
        scope = self._evaluator.predicate_scope(None, None, named_values)
        pieces = parse_error_text(error)
        predicate, shown = bind_error(parse_predicate_expression(text), pieces, scope)
        return p.truth(predicate), shown

    def transform(
        self, text: str, about: Kind | None, named_values: Mapping[str, Kind] | None = None
    ) -> BoundValue:
        """A value computed from ``$_self``, as TypesMatchWith needs it, or from named values alone."""
        scope = self._evaluator.predicate_scope(about, None, named_values)
        return bind_value(parse_predicate_expression(text), scope)

    # --- traits -----------------------------------------------------------------------------------------------------

    def trait_invariant(
        self,
        definition: TraitDefinition,
        expression: NameExpression,
        named_values: Mapping[str, Kind],
    ) -> OpInvariant | None:
        """The invariant that a use of a trait stands for, if it is a predicate over the operation (ODS's PredOpTrait)."""
        return TraitInvariants(self._evaluator, named_values).invariant(definition, expression)


def _about_a_constant(error: ExpressionError) -> ExpressionError:
    """The same of a value that is no default."""
    message = error.message.replace(" as the default", "").replace("a default for", "a constant of")
    return ExpressionError(message, error.text, error.offset, error.hint)


def _summary(definition: TypeDef | AttributeDef) -> str:
    """The summary of a type or attribute in diagnostics about values that must be of it."""
    if definition.constraint_summary is not None:
        return definition.constraint_summary
    enum = definition.enum if isinstance(definition, AttributeDef) else None
    if enum is not None:
        return definition.summary or enum.constraint_summary
    return definition.summary or definition.name


def _renamed(value: EvaluatedValue, name: str, summary: str | None) -> EvaluatedValue:
    """A constraint under the name of a spec, with its summary if it has one."""
    match value:
        case TypeConstraint():
            return replace(value, name=name, summary=value.summary if summary is None else summary)
        case TypeUse() | AttrUse() | PropertyUse():
            constraint = replace(
                value.constraint,
                name=name,
                summary=value.constraint.summary if summary is None else summary,
            )
            return replace(value, constraint=constraint)  # type: ignore[arg-type]
        case RegionUse() | SuccessorUse() if summary:
            return replace(value, constraint=replace(value.constraint, summary=summary))  # type: ignore[arg-type]
    return value


_PARAMETER_KINDS = {
    "type": "Type",
    "attribute": "Attribute",
    "integer": "int",
    "unsigned": "int",
    "float": "float",
    "string": "str",
    "bool": "bool",
    "affine_map": "AffineMap",
    "self_type": "Type",
}


#: Kinds that are no classes of a dialect.
_PLAIN_KINDS = frozenset({"tuple", "object", *_PARAMETER_KINDS.values()})


def _parameter_kind(parameter: Parameter) -> Kind:
    """The kind that a parameter of a type or attribute has in predicates."""
    if parameter.kind == "list" and parameter.element is not None:
        return Kind("tuple", (_parameter_kind(parameter.element),), parameter.optional)
    name = parameter.class_name or _PARAMETER_KINDS.get(parameter.kind, "object")
    return Kind(name, (), parameter.optional)


def kinds_of_operation(
    arguments: tuple[Operand | AttributeArgument | PropertyArgument, ...],
    results: tuple[Result, ...],
    regions: tuple[RegionDef, ...] = (),
    successors: tuple[SuccessorDef, ...] = (),
    *,
    with_defaults: bool = False,
) -> dict[str, Kind]:
    """The names in an operation's predicates, with their kinds: ``$lhs`` is a value, ``$value`` an attribute.

    ``with_defaults`` says that an attribute that is absent has its default there, and not None.
    """
    from odsgen.ods.library.kinds import BLOCK

    found: dict[str, Kind] = {}
    for part in (*arguments, *results):
        match part:
            case Operand() | Result():
                of_type = Kind(part.constraint.python_type)
                value = VALUE if of_type == TYPE else Kind("Value", (of_type,))
                if part.arity is Arity.REQUIRED:
                    found[part.name] = value
                else:
                    is_optional = part.arity is Arity.OPTIONAL
                    found[part.name] = replace(value, optional=True) if is_optional else VALUES
            case AttributeArgument():
                optional = part.optional or (
                    (part.default is not None and not with_defaults)
                    or part.constraint.kind is AttributeKind.UNIT
                )
                found[part.name] = Kind(part.constraint.python_class, (), optional)
            case PropertyArgument():
                found[part.name] = property_kind(part.constraint)
    for region in regions:
        found[region.name] = kind("tuple[Region]") if region.variadic else REGION
    for successor in successors:
        found[successor.name] = kind("tuple[Block]") if successor.variadic else BLOCK
    return found


def _where_it_stands(wanted: str, given: str) -> str | None:
    """The key under which a constraint of another kind stands."""
    if "region" in given and "region" not in wanted:
        return "regions have a key of their own: regions: {body: AnyRegion}"
    if "successor" in given and "successor" not in wanted:
        return "successors have a key of their own: successors: {then: AnySuccessor}"
    if "region" in wanted:
        return "AnyRegion, SizedRegion<1>, VariadicRegion<AnyRegion>, …"
    if "successor" in wanted:
        return "AnySuccessor, VariadicSuccessor<AnySuccessor>"
    if wanted == "a type constraint" and ("attribute" in given or "property" in given):
        return (
            "results are values and have types; attributes and properties stand under 'arguments'"
        )
    return None
