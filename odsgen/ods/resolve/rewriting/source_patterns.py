"""Source patterns: what is matched (DRR, "Source pattern")."""

from __future__ import annotations

from dataclasses import replace

from odsgen.ods.library.patterns import DIRECTIVES
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    DefaultValue,
    EnumDef,
    OpDef,
    Operand,
    PropertyArgument,
    PropertyConstraint,
    TypeConstraint,
)
from odsgen.ods.model.patterns import (
    MatchArgument,
    MatchAttribute,
    MatchEither,
    MatchNative,
    MatchOperand,
    MatchOperation,
    MatchOutput,
    MatchProperty,
    MatchVariadic,
    NativeCall,
    ParameterRole,
    Symbol,
    SymbolKind,
)
from odsgen.ods.resolve.constraints.values import AttrUse, PropertyUse, TypeUse
from odsgen.ods.resolve.rewriting.names import PatternNames
from odsgen.ods.resolve.rewriting.symbols import SymbolTable, annotated_arity, annotated_attribute
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
)
from odsgen.spec.pattern_expression import (
    PatternDag,
    PatternLeaf,
    PatternSymbol,
    written_name,
)

_OPERAND_KINDS = {
    Arity.REQUIRED: SymbolKind.VALUE,
    Arity.OPTIONAL: SymbolKind.OPTIONAL_VALUE,
    Arity.VARIADIC: SymbolKind.VALUES,
    Arity.VARIADIC_OF_VARIADIC: SymbolKind.VALUE_GROUPS,
}


class SourceResolver:
    """Resolves the source pattern of one rule and binds its symbols."""

    def __init__(self, scope: PatternNames, symbols: SymbolTable) -> None:
        self.scope = scope
        self.symbols = symbols

    def resolve(self, dag: PatternDag) -> MatchOperation:
        """The operation that the rule matches; raises PatternError."""
        match = self._match(dag)
        if isinstance(match, MatchNative):
            raise dag.error(
                f"the root of a source pattern must be an operation, not the native call '{dag.operator}'"
            )
        return match

    def _match(self, dag: PatternDag) -> MatchOperation | MatchNative:
        use = self.scope.operations.find(dag.operator)
        if use is None:
            call = self.scope.native_call(dag)
            if call is not None:
                return self._native(call, dag)
            if dag.operator in DIRECTIVES:
                raise dag.error(_misplaced(dag.operator))
            raise self.scope.operations.unknown(dag, self.scope.native_calls)
        if dag.constraint is not None:
            raise dag.error(f"the operation '{use.op.name}' takes no arguments in '<' and '>'")
        arguments = self._arguments(use.op, dag)
        symbol = None
        if dag.symbol is not None and not dag.symbol.is_ignored:
            symbol, _ = self.symbols.bind_results(dag.symbol, use, dag)
        return MatchOperation(use, symbol, arguments, dag.place())

    def _arguments(self, op: OpDef, dag: PatternDag) -> tuple[MatchArgument, ...]:
        eithers = [a for a in dag.arguments if isinstance(a, PatternDag) and a.operator == "either"]
        for argument in dag.arguments:
            if isinstance(argument, PatternDag) and argument.operator in ("location", "returnType"):
                raise argument.error(_misplaced(argument.operator))
        check_argument_count(op, len(dag.arguments) + len(eithers), dag)
        found: list[MatchArgument] = []
        position = 0
        for argument in dag.arguments:
            definition = op.arguments[position]
            if isinstance(argument, PatternDag) and argument.operator == "either":
                found.append(self._either(op, position, argument))
                position += 2
                continue
            found.append(self._argument(op, position, definition, argument, dag))
            position += 1
        return tuple(found)

    def _argument(
        self,
        op: OpDef,
        position: int,
        definition: Operand | AttributeArgument | PropertyArgument,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> MatchArgument:
        match definition:
            case Operand():
                if isinstance(argument, PatternDag) and argument.operator == "variadic":
                    return self._variadic(op, definition, argument)
                return self._operand(op, position, definition, argument, dag)
            case AttributeArgument():
                if isinstance(argument, PatternDag):
                    raise _should_be(op, position, "an attribute", argument, argument.offset)
                return self._attribute(op, position, definition, argument, dag)
            case PropertyArgument():
                if isinstance(argument, PatternDag):
                    raise _should_be(op, position, "a property", argument, argument.offset)
                return self._property(op, position, definition, argument, dag)

    # --- operands -------------------------------------------------------------------------------------------------------

    def _operand(
        self,
        op: OpDef,
        position: int,
        operand: Operand,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> MatchOperand:
        if isinstance(argument, PatternDag):
            if operand.arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
                raise argument.error(
                    f"use nested DAG construct to match op {op.name}'s variadic operand "
                    f"#{operand.index} unsupported",
                    hint=f"match its values one by one: (variadic ({argument.operator} …), …)",
                )
            return MatchOperand(operand, None, None, self._match(argument))
        constraint = None
        if argument.constraint is not None:
            constraint = self._type_constraint(op, position, argument.constraint, argument, dag)
        symbol = self._bind_operand(operand, argument.symbol, dag)
        return MatchOperand(operand, symbol, constraint)

    def _bind_operand(
        self, operand: Operand, written: PatternSymbol | None, dag: PatternDag
    ) -> str | None:
        if written is None or written.is_ignored:
            return None
        kind = _OPERAND_KINDS[operand.arity]
        symbol = Symbol(written.name, kind, place=dag.place(written.offset))
        return self.symbols.bind_argument(symbol, written, dag)

    def _type_constraint(
        self,
        op: OpDef,
        position: int,
        expression: ConstraintExpression,
        leaf: PatternLeaf,
        dag: PatternDag,
    ) -> TypeConstraint:
        if isinstance(expression, LiteralExpression | ListExpression):
            raise _should_be(op, position, "an operand", dag, leaf.offset)
        value = self.scope.constraints.evaluate(expression)
        if isinstance(value, TypeUse):
            value = value.constraint
        if not isinstance(value, TypeConstraint):
            raise _should_be(op, position, "an operand", dag, leaf.offset)
        return value

    def _variadic(self, op: OpDef, operand: Operand, dag: PatternDag) -> MatchVariadic:
        if operand.arity is not Arity.VARIADIC:
            raise dag.error(
                f"variadic DAG construct can't match op {op.name}'s non-variadic operand "
                f"#{operand.index}"
            )
        single = replace(operand, arity=Arity.REQUIRED)
        parts = []
        for argument in dag.arguments:
            if isinstance(argument, PatternDag) and argument.operator in DIRECTIVES:
                raise argument.error("variadic only accepts operation sub-dags")
            parts.append(self._operand(op, operand.index, single, argument, dag))
        return MatchVariadic(operand, self._bind_operand(operand, dag.symbol, dag), tuple(parts))

    def _either(self, op: OpDef, position: int, dag: PatternDag) -> MatchEither:
        if dag.symbol is not None:
            raise dag.error("either cannot be bound to a symbol", dag.symbol.offset)
        if len(dag.arguments) != 2:
            raise dag.error(f"either takes exactly two arguments, but got {len(dag.arguments)}")
        both = []
        for number, argument in enumerate(dag.arguments):
            definition = op.arguments[position + number]
            if not isinstance(definition, Operand) or definition.arity is not Arity.REQUIRED:
                raise dag.error(
                    "either can only be applied on operand",
                    argument.offset,
                    f"'{definition.name}' of op '{op.name}' is no operand that is always there",
                )
            both.append(self._operand(op, position + number, definition, argument, dag))
        return MatchEither(both[0], both[1])

    # --- attributes and properties --------------------------------------------------------------------------------------

    def _attribute(
        self,
        op: OpDef,
        position: int,
        attribute: AttributeArgument,
        leaf: PatternLeaf,
        dag: PatternDag,
    ) -> MatchAttribute:
        constraint = None
        if leaf.constraint is not None:
            constraint = self._attribute_constraint(
                op, position, attribute, leaf.constraint, leaf, dag
            )
        symbol = None
        if leaf.symbol is not None and not leaf.symbol.is_ignored:
            may_be_absent = attribute.constraint.kind is AttributeKind.UNIT or attribute.optional
            bound = Symbol(
                leaf.symbol.name,
                SymbolKind.ATTRIBUTE,
                annotations=((constraint or attribute.constraint).python_class,),
                optional=may_be_absent and constraint is None,
                place=dag.place(leaf.symbol.offset),
            )
            symbol = self.symbols.bind_argument(bound, leaf.symbol, dag)
        return MatchAttribute(attribute, symbol, constraint)

    def _attribute_constraint(
        self,
        op: OpDef,
        position: int,
        attribute: AttributeArgument,
        expression: ConstraintExpression,
        leaf: PatternLeaf,
        dag: PatternDag,
    ) -> AttrConstraint:
        if is_constant(expression, attribute.constraint.enum):
            return self.scope.constraints.constant_attribute(expression, attribute.constraint)
        value = self.scope.constraints.evaluate(expression)
        if not isinstance(value, AttrUse):
            raise _should_be(op, position, "an attribute", dag, leaf.offset)
        return value.constraint

    def _property(
        self, op: OpDef, position: int, prop: PropertyArgument, leaf: PatternLeaf, dag: PatternDag
    ) -> MatchProperty:
        constant: DefaultValue | None = None
        constraint: PropertyConstraint | None = None
        if leaf.constraint is None:
            pass
        elif is_constant(leaf.constraint, prop.constraint.enum):
            constant = self.scope.constraints.constant_property(leaf.constraint, prop.constraint)
        else:
            value = self.scope.constraints.evaluate(leaf.constraint)
            if not isinstance(value, PropertyUse):
                raise _should_be(op, position, "a property", dag, leaf.offset)
            if value.constraint.python_type != prop.constraint.python_type:
                raise dag.error(
                    f"the {position + 1}-th argument of op '{op.name}' is of type "
                    f"{prop.constraint.python_type}, and the constraint is about "
                    f"{value.constraint.python_type}",
                    leaf.offset,
                )
            constant = value.constraint.constant
            constraint = value.constraint if constant is None else None
        symbol = None
        if leaf.symbol is not None and not leaf.symbol.is_ignored:
            bound = Symbol(
                leaf.symbol.name,
                SymbolKind.PROPERTY,
                annotations=(prop.constraint.python_type,),
                optional=prop.optional,
                place=dag.place(leaf.symbol.offset),
            )
            symbol = self.symbols.bind_argument(bound, leaf.symbol, dag)
        return MatchProperty(prop, symbol, constant, constraint)

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _native(self, call: NativeCall, dag: PatternDag) -> MatchNative:
        if dag.symbol is not None:
            raise dag.error(
                f"binding symbol '{dag.symbol.name}' to NativecodeCall in MatchPattern is not supported",
                dag.symbol.offset,
                f"its arguments name what it finds: ({call.name} $x)",
            )
        if not call.is_matcher:
            raise dag.error(
                f"the native call '{call.name}' makes something and matches nothing",
                hint="a native call of source patterns has 'matcher: true'",
            )
        looks_at = (ParameterRole.OPERATION, ParameterRole.VALUE)
        if not any(p.role in looks_at for p in call.parameters):
            raise dag.error(
                "NativeCodeCall must have $_self as argument for passing the defining Operation"
            )
        if len(dag.arguments) != len(call.returns):
            raise dag.error(
                f"the native call '{call.name}' finds {len(call.returns)}, "
                f"but the pattern has {len(dag.arguments)} arguments for that"
            )
        outputs = [
            self._output(call, annotation, argument, dag)
            for annotation, argument in zip(call.returns, dag.arguments, strict=True)
        ]
        return MatchNative(call, tuple(outputs), dag.place())

    def _output(
        self,
        call: NativeCall,
        annotation: str,
        argument: PatternDag | PatternLeaf,
        dag: PatternDag,
    ) -> MatchOutput:
        is_value = annotated_arity(annotation) is Arity.REQUIRED and annotation != "Operation"
        if isinstance(argument, PatternDag):
            if not is_value:
                raise argument.error(
                    f"the native call '{call.name}' finds {annotation} here, which nothing defines"
                )
            return MatchOutput(annotation, None, None, self._match(argument))
        constraint: TypeConstraint | AttrConstraint | None = None
        if argument.constraint is not None:
            value = self.scope.constraints.evaluate(argument.constraint)
            if isinstance(value, AttrUse) and annotated_attribute(annotation):
                constraint = value.constraint
            elif isinstance(value, TypeConstraint) and is_value:
                constraint = value
            else:
                raise dag.error(
                    f"the constraint does not fit: the native call '{call.name}' finds {annotation}",
                    argument.offset,
                )
        symbol = None
        if argument.symbol is not None and not argument.symbol.is_ignored:
            kind = SymbolKind.NATIVE
            if is_value and annotation != "object":
                kind = SymbolKind.VALUE
            elif annotated_attribute(annotation) and annotation != "object":
                kind = SymbolKind.ATTRIBUTE
            bound = Symbol(
                argument.symbol.name,
                kind,
                annotations=(annotation,),
                optional=annotation.endswith(" | None") and constraint is None,
                place=dag.place(argument.symbol.offset),
            )
            symbol = self.symbols.bind_argument(bound, argument.symbol, dag)
        return MatchOutput(annotation, symbol, constraint)


def is_constant(expression: ConstraintExpression, enum: EnumDef | None) -> bool:
    """Whether an argument writes a value: a literal, a list, or a case of the enum."""
    if isinstance(expression, LiteralExpression | ListExpression):
        return True
    name = written_name(expression)
    return (
        enum is not None
        and name is not None
        and any(name in (case.name, case.text) for case in enum.cases)
    )


def check_argument_count(op: OpDef, given: int, dag: PatternDag, what: str = "op") -> None:
    """A pattern has an argument for each argument of the definition (DRR: they are position-based)."""
    if given == len(op.arguments):
        return
    names = ", ".join(argument.name for argument in op.arguments)
    raise dag.error(
        f"{what} '{op.name}' argument number mismatch: "
        f"{given} in pattern vs. {len(op.arguments)} in definition",
        hint=f"its arguments are {names}" if names else "it has no arguments",
    )


def _should_be(op: OpDef, position: int, what: str, dag: PatternDag, offset: int) -> Exception:
    definition = op.arguments[position]
    return dag.error(
        f"the {position + 1}-th argument of op '{op.name}' should be {what}",
        offset,
        f"it is '{definition.name}', {definition.constraint.summary}",
    )


def _misplaced(directive: str) -> str:
    return {
        "location": "location directive can only be used with op creation",
        "returnType": "returnType directive can only be used with op creation",
        "replaceWithValue": "replaceWithValue can only be a whole result pattern",
        "either": "either can only stand for two operands of an operation",
        "variadic": "variadic can only stand for a variadic operand of an operation",
    }[directive]


def misplaced(dag: PatternDag) -> Exception:
    """The error for a directive where it cannot stand."""
    return dag.error(_misplaced(dag.operator))
