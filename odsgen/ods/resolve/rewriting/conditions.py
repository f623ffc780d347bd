"""Further conditions of a pattern (DRR, "Supplying additional constraints")."""

from __future__ import annotations

import re

from odsgen.ods.library.kinds import ANY, ATTRIBUTE, TYPE, VALUE, VALUES, Kind, Kinds, kind
from odsgen.ods.library.patterns import DIRECTIVES, RESULT_CONSTRAINTS
from odsgen.ods.model import Arity, TypeConstraint
from odsgen.ods.model.patterns import (
    AttributeCondition,
    Condition,
    ConstraintCondition,
    ParameterRole,
    PatternConstraint,
    PredicateCondition,
    Symbol,
    SymbolKind,
    SymbolUse,
    TypeCondition,
)
from odsgen.ods.model.predicates import named_values_of
from odsgen.ods.resolve.constraints.values import AttrUse, TypeUse
from odsgen.ods.resolve.rewriting.names import PatternNames
from odsgen.ods.resolve.rewriting.symbols import (
    SymbolTable,
    annotated_arity,
    described,
    is_attribute,
    value_arity,
)
from odsgen.spec.constraint_expression import NameExpression
from odsgen.spec.errors import did_you_mean
from odsgen.spec.pattern_expression import (
    PatternDag,
    PatternError,
    PatternSymbol,
    is_constraint_dag,
    parse_pattern,
)
from odsgen.spec.source import SpecText
from odsgen.wording import counted

_MENTION = re.compile(r"\$([A-Za-z_]\w*)", re.ASCII)
_STRING = re.compile(r"'[^']*'|\"[^\"]*\"")


class ConditionResolver:
    """Resolves the entries of `where` of one rule, whose source has bound its symbols."""

    def __init__(self, scope: PatternNames, symbols: SymbolTable) -> None:
        self.scope = scope
        self.symbols = symbols

    def resolve(self, text: SpecText) -> Condition:
        """The condition; raises ExpressionError."""
        if is_constraint_dag(text):
            return self._constraint(parse_pattern(text))
        return self._predicate(text)

    def _predicate(self, text: SpecText) -> PredicateCondition:
        kinds: dict[str, Kind] = {}
        uses: dict[str, SymbolUse] = {}
        for symbol in self.symbols:
            for name, use in _spellings(symbol):
                kinds[name] = self._kind(use)
                uses[name] = use
        for mention in _MENTION.finditer(_STRING.sub(lambda m: " " * len(m[0]), text)):
            if mention[1] not in kinds:
                near = did_you_mean(mention[1], kinds)
                raise PatternError(
                    f"referencing unbound symbol '{mention[1]}'",
                    text,
                    mention.start(),
                    near and near.replace("'", "'$", 1),
                )
        expression = self.scope.constraints.invariant(text, kinds)
        values = tuple((name, uses[name]) for name in named_values_of(expression))
        return PredicateCondition(expression, str(text), values)

    def _kind(self, use: SymbolUse) -> Kind:
        symbol = use.symbol
        match value_arity(use):
            case Arity.REQUIRED if symbol.kind is not SymbolKind.NATIVE:
                return VALUE
            case Arity.OPTIONAL:
                return Kind("Value", (), True)
            case Arity.VARIADIC:
                return VALUES
            case Arity.VARIADIC_OF_VARIADIC:
                return kind("tuple[tuple[Value]]")
        return annotated_kind(
            symbol.annotations[use.index or 0], self.scope.constraints.kinds, symbol.optional
        )

    def _constraint(self, dag: PatternDag) -> Condition:
        known = self.scope.pattern_constraint(dag)
        arguments = self._arguments(dag)
        if known is not None:
            return self._pattern_constraint(known, arguments, dag)
        if dag.operator in DIRECTIVES or self.scope.operations.find(dag.operator) is not None:
            if not self.scope.constraints.knows(dag.operator):
                raise dag.error(f"'{dag.operator}' is no constraint")
        expression = dag.constraint
        if expression is None:
            if not self.scope.constraints.knows(dag.operator):
                raise dag.error(
                    f"there is no constraint '{dag.operator}'",
                    hint=did_you_mean(dag.operator, self.scope.pattern_constraints),
                )
            expression = NameExpression(dag.operator, None, dag.offset, dag.text)
        value = self.scope.constraints.evaluate(expression)
        if len(arguments) != 1:
            raise dag.error(
                f"the constraint '{expression}' is about one symbol, but got {len(arguments)}"
            )
        [use] = arguments
        shown = f"'${use.symbol.name}' is {described(use)}"
        if isinstance(value, TypeUse):
            value = value.constraint
        if isinstance(value, TypeConstraint):
            if value_arity(use) in (None, Arity.VARIADIC_OF_VARIADIC):
                raise dag.error(f"'{expression}' is a constraint on types, but {shown}")
            return TypeCondition(value, use)
        if isinstance(value, AttrUse):
            if not is_attribute(use):
                raise dag.error(f"'{expression}' is a constraint on attributes, but {shown}")
            return AttributeCondition(value.constraint, use)
        raise dag.error(f"'{expression}' is no constraint on values or attributes")

    def _arguments(self, dag: PatternDag) -> tuple[SymbolUse, ...]:
        written: list[PatternSymbol] = [] if dag.symbol is None else [dag.symbol]
        for argument in dag.arguments:
            if isinstance(argument, PatternDag) or argument.constraint is not None:
                raise dag.error(
                    "operands to additional constraints can only be symbol references",
                    argument.offset,
                )
            assert argument.symbol is not None
            written.append(argument.symbol)
        return tuple(self.symbols.use(symbol, dag) for symbol in written)

    def _pattern_constraint(
        self, constraint: PatternConstraint, arguments: tuple[SymbolUse, ...], dag: PatternDag
    ) -> ConstraintCondition:
        if [use.symbol.kind for use in arguments] == [SymbolKind.OPERATION]:
            if value_arity(arguments[0]) is Arity.VARIADIC:
                constraint = RESULT_CONSTRAINTS.get(constraint.name, constraint)
        parameters = constraint.parameters
        takes_rest = bool(parameters) and parameters[-1].role is ParameterRole.REMAINING
        fixed = len(parameters) - takes_rest
        if len(arguments) < fixed or (len(arguments) > fixed and not takes_rest):
            needed = f"at least {fixed}" if takes_rest else str(fixed)
            raise dag.error(
                f"the constraint '{constraint.name}' takes {needed}, but got {counted(len(arguments), 'symbol')}"
            )
        for number, use in enumerate(arguments):
            annotation = parameters[min(number, len(parameters) - 1)].annotation
            self._check_fits(constraint, annotation, use, dag)
        return ConstraintCondition(constraint, arguments)

    def _check_fits(
        self, constraint: PatternConstraint, annotation: str, use: SymbolUse, dag: PatternDag
    ) -> None:
        wanted = annotated_arity(annotation)
        if annotation == "object" or use.symbol.kind is SymbolKind.NATIVE:
            return
        if annotation == "Operation":
            fits = use.symbol.kind is SymbolKind.OPERATION
        elif wanted is not None:
            given = value_arity(use)
            fits = given is wanted or (wanted is Arity.OPTIONAL and given is Arity.REQUIRED)
        else:
            fits = value_arity(use) is None
        if not fits:
            raise dag.error(
                f"the constraint '{constraint.name}' takes {annotation}, "
                f"but '${use.symbol.name}' is {described(use)}"
            )


def _spellings(symbol: Symbol) -> list[tuple[str, SymbolUse]]:
    """Under which names a predicate may speak of a symbol."""
    found = [(symbol.name, SymbolUse(symbol))]
    if symbol.kind is SymbolKind.OPERATION and symbol.operation is not None:
        count = len(symbol.operation.op.results)
        found += [(f"{symbol.name}__{i}", SymbolUse(symbol, i)) for i in range(count)]
    return found


def annotated_kind(annotation: str, kinds: Kinds, optional: bool = False) -> Kind:
    """The kind that a value of an annotation has in predicates."""
    plain = annotation.removesuffix(" | None")
    is_optional = optional or plain != annotation
    sequence = re.fullmatch(r"(?:Sequence|list)\[(.+)\]|tuple\[(.+), \.\.\.\]", plain)
    if sequence is not None:
        element = annotated_kind(sequence[1] or sequence[2], kinds)
        return Kind("tuple", (element,), is_optional)
    plain_kinds = ("int", "float", "str", "bool", ATTRIBUTE.name, TYPE.name)
    if plain in plain_kinds or plain in kinds.bases or plain in kinds.members:
        return Kind(plain, (), is_optional)
    for suffix, base in (("Attr", ATTRIBUTE), ("Type", TYPE)):
        if plain.endswith(suffix):
            return Kind(base.name, (), is_optional)
    return Kind(ANY.name, (), is_optional)
