"""The steps that find out whether a pattern matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.codegen.attribute_values import default_attribute
from odsgen.codegen.context import FileContext
from odsgen.codegen.pattern_lowering.constants import (
    constant_attribute,
    constant_property,
    is_one_attribute,
)
from odsgen.codegen.pattern_lowering.names import (
    OperationNames,
    PatternNames,
    operand_of,
    operation_variable,
)
from odsgen.codegen.python.expressions import (
    NONE,
    Annotation,
    Comprehension,
    Expression,
    Literal,
    Name,
    Not,
    any_of,
    compare,
    tuple_of,
)
from odsgen.codegen.python.pattern_steps import FailureIf, MatchEitherOrder, NoMatchIf
from odsgen.codegen.python.steps import Assign, AssignSeveral, If, Step, Steps
from odsgen.ods.model import Arity, AttrConstraint, AttributeKind, TypeConstraint
from odsgen.ods.model.names import snake_case
from odsgen.ods.model.patterns import (
    AttributeCondition,
    Condition,
    ConstraintCondition,
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
    NativeParameter,
    ParameterRole,
    PatternConstraint,
    PatternDef,
    PredicateCondition,
    SymbolUse,
    TypeCondition,
    source_operations,
)
from odsgen.ods.model.predicates import TRUE
from odsgen.ods.resolve.rewriting.symbols import value_arity

MATCHED = Name("op")
REWRITER = Name("rewriter")


def lower_match(
    pattern: PatternDef, names: PatternNames, operations: OperationNames, context: FileContext
) -> tuple[Steps, tuple[Expression, ...]]:
    """The steps, and the matched operations, or values that they define, in the order of MLIR's fused location."""
    return _MatchLowering(names, operations, context).lower(pattern)


class _MatchLowering:
    def __init__(
        self, names: PatternNames, operations: OperationNames, context: FileContext
    ) -> None:
        self.names = names
        self.operations = operations
        self.context = context
        self.steps: list[Step] = []
        self.is_in_either = False
        self.bound: set[str] = set()
        self.matched: list[Expression] = []

    def lower(self, pattern: PatternDef) -> tuple[Steps, tuple[Expression, ...]]:
        self._operation(pattern.source, MATCHED)
        for condition in pattern.conditions:
            self._condition(condition)
        # MLIR counts the operations of the pattern, and takes as many of what it found, matchers' operations among them.
        count = sum(1 for _ in source_operations(pattern.source))
        return tuple(self.steps), (MATCHED, *self.matched)[:count]

    def _unless(self, condition: Expression) -> None:
        """Give up if the condition is true."""
        self.steps.append(NoMatchIf(condition, self.is_in_either))

    def _assign(self, variable: Name, value: Expression) -> None:
        self.steps.append(Assign(variable.id, value))

    # --- operations -----------------------------------------------------------------------------------------------------

    def _operation(self, match: MatchOperation, variable: Name) -> None:
        op_class = self.operations.class_of(match.operation)
        self._unless(Not(Name("isinstance").call(variable, op_class)))
        if match.symbol is not None:
            self.names.give(match.symbol, variable)
        for argument in match.arguments:
            self._argument(match, argument, variable)

    def _argument(self, match: MatchOperation, argument: MatchArgument, variable: Name) -> None:
        match argument:
            case MatchOperand(operand=operand):
                self._operand(argument, operand_of(variable, operand))
            case MatchVariadic():
                self._variadic(argument, variable)
            case MatchEither():
                self._either(argument, variable)
            case MatchAttribute():
                self._attribute(match, argument, variable)
            case MatchProperty():
                self._property(match, argument, variable)

    def _operand(self, match: MatchOperand, value: Expression) -> None:
        if match.nested is not None:
            self._definition(match.nested, value, match.operand.arity)
            return
        if not self._looks_at(match):
            return
        if match.constraint is not None:
            wanted = match.symbol or match.operand.python_name
            variable = self._named(match.symbol, wanted, value)
            self._type_constraint(match.constraint, variable, match.operand.arity)
        elif match.symbol is not None:
            self._bind(match.symbol, value, match.operand.arity)

    def _named(self, symbol: str | None, wanted: str, value: Expression) -> Name:
        """A variable for a value that is looked at: that of its symbol if it has one."""
        if symbol is not None and self.names.is_used(symbol):
            return self._bind(symbol, value, Arity.REQUIRED)
        if isinstance(value, Name):
            return value
        variable = self.names.new(wanted)
        self._assign(variable, value)
        return variable

    def _bind(self, symbol: str, value: Expression, arity: Arity) -> Name:
        """Bind a symbol; one that is bound already must be the same."""
        variable = self.names.of_symbol(symbol)
        if symbol not in self.bound:
            self.bound.add(symbol)
            if value != variable:
                self._assign(variable, value)
        else:
            differs = "!=" if arity is Arity.VARIADIC else "is not"
            self._unless(compare(value, differs, variable))
        return variable

    def _definition(
        self, nested: MatchOperation | MatchNative, value: Expression, arity: Arity = Arity.REQUIRED
    ) -> None:
        """Add the steps that match the definition of a value: an operation, or a native call."""
        if arity is Arity.OPTIONAL:
            self._unless(value.is_none())
        definition = value.member("defining_op")
        found = value
        if isinstance(nested, MatchOperation):
            op = nested.operation.op
            found = variable = self.names.new(nested.symbol or operation_variable(op))
            self._assign(variable, definition)
            self._operation(nested, variable)
        elif any(p.role is ParameterRole.VALUE for p in nested.call.parameters):
            self._native(nested, {ParameterRole.VALUE: value})
        else:
            found = variable = self.names.new("definition")
            self._assign(variable, definition)
            self._unless(variable.is_none())
            location = variable.member("location")
            roles = {ParameterRole.OPERATION: variable, ParameterRole.LOCATION: location}
            self._native(nested, roles)
        self.matched.append(found)

    def _variadic(self, match: MatchVariadic, variable: Name) -> None:
        operands = operand_of(variable, match.operand)
        values = self._named(match.symbol, match.operand.python_name, operands)
        count = Literal(len(match.parts))
        self._unless(compare(Name("len").call(values), "!=", count))
        for number, part in enumerate(match.parts):
            self._operand(part, values.item(number))

    def _either(self, match: MatchEither, variable: Name) -> None:
        both = (match.first, match.second)
        first, second = [
            self.names.new(m.operand.python_name) if self._looks_at(m) else Name("_") for m in both
        ]
        outer, is_nested = self.steps, self.is_in_either
        self.steps, self.is_in_either = [], True
        self._operand(match.first, first)
        self._operand(match.second, second)
        body = tuple(self.steps)
        self.steps, self.is_in_either = outer, is_nested
        operands = (
            operand_of(variable, match.first.operand),
            operand_of(variable, match.second.operand),
        )
        self.steps.append(MatchEitherOrder((first.id, second.id), operands, body, is_nested))

    def _looks_at(self, match: MatchOperand) -> bool:
        """Whether the value of an operand matters at all."""
        is_constrained = (
            match.constraint is not None
            and self.context.constraint_object(match.constraint) is not None
        )
        return match.nested is not None or is_constrained or self.names.is_used(match.symbol)

    # --- attributes and properties --------------------------------------------------------------------------------------

    def _attribute(self, match: MatchOperation, argument: MatchAttribute, variable: Name) -> None:
        attribute = argument.attribute
        if argument.constraint is None and not self.names.is_used(argument.symbol):
            return
        is_unit = attribute.constraint.kind is AttributeKind.UNIT
        has_default = attribute.default is not None and not attribute.optional and not is_unit
        fetched = self._property_of(match, variable, attribute.name, has_default)
        if argument.constraint is not None and is_one_attribute(argument.constraint):
            if attribute.default is None or not attribute.optional:
                self._constant(argument.symbol, argument.constraint, fetched)
                return
        name = self._named(argument.symbol, attribute.python_name, fetched)
        if attribute.default is not None and attribute.optional:
            with self.context.imports.values_only():
                default = default_attribute(attribute, self.context.imports)
            self.steps.append(If(name.is_none(), (Assign(name.id, default),)))
        if argument.constraint is not None:
            self._attr_constraint(argument.constraint, name)
        elif attribute.default is None and not attribute.optional and not is_unit:
            self._unless(name.is_none())

    def _property_of(
        self, match: MatchOperation, variable: Name, name: str, has_default: bool
    ) -> Expression:
        """An attribute or property by its name, or the default that its class has."""
        key = Literal(name)
        properties = variable.member("properties")
        op_class = self.operations.class_of(match.operation)
        if not has_default:
            return properties.method("get", key)
        return properties.method("get", key, op_class.member("DEFAULT_PROPERTIES").item(key))

    def _constant(
        self, symbol: str | None, constraint: AttrConstraint, fetched: Expression
    ) -> None:
        """The attribute must be the constant, which then is what the symbol means."""
        assert constraint.constant is not None
        constant = constant_attribute(constraint, constraint.constant, self.context.imports)
        if self.names.is_used(symbol) and symbol is not None and constant is not None:
            self.bound.add(symbol)
            variable = self.names.of_symbol(symbol)
            self._assign(variable, constant)
            constant = variable
        self._unless(compare(fetched, "is not", constant or NONE))

    def _attr_constraint(
        self, constraint: AttrConstraint, name: Name, may_be_none: bool = True
    ) -> None:
        if constraint.constant is not None and is_one_attribute(constraint):
            constant = constant_attribute(constraint, constraint.constant, self.context.imports)
            self._unless(compare(name, "is not", constant or NONE))
            return
        test = self.context.constraint_object(constraint)
        violations: list[Expression] = [name.is_none()] if may_be_none else []
        if test is not None:
            violations.append(Not(test.item(name)))
        if violations:
            self._unless(any_of(violations))

    def _property(self, match: MatchOperation, argument: MatchProperty, variable: Name) -> None:
        is_constrained = argument.constant is not None or argument.constraint is not None
        if not is_constrained and not self.names.is_used(argument.symbol):
            return
        fetched = self._property_of(match, variable, argument.prop.name, True)
        name = self._named(argument.symbol, argument.prop.python_name, fetched)
        if argument.constant is not None:
            value = constant_property(argument.prop, argument.constant, self.context.imports)
            self._unless(compare(name, "!=", value))
        if argument.constraint is not None and argument.constraint.predicate != TRUE:
            self._unless(self.context.violated(argument.constraint.predicate, name))

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _native(self, match: MatchNative, looked_at: Mapping[ParameterRole, Expression]) -> None:
        special = {ParameterRole.REWRITER: REWRITER, **looked_at}
        function = native_function(match.call, self.context)
        call = function.call(*(special[p.role] for p in match.call.parameters))
        outputs = match.outputs
        if not outputs:
            self._unless(Not(call))
            return
        if len(outputs) == 1:
            found = self._output_name(outputs[0])
            annotation = None
            # Narrower once its constraint holds; functions of the runtime say so themselves.
            if outputs[0].annotation == "Attribute" and match.call.runtime_function is None:
                annotation = Annotation(self.context.imports.use("typing", "Any"))
            self.steps.append(Assign(found.id, call, annotation))
            self._unless(found.is_none())
            self._output(outputs[0], found)
            return
        found = self.names.new("found")
        self._assign(found, call)
        self._unless(found.is_none())
        variables = [self._output_name(output) for output in outputs]
        self.steps.append(AssignSeveral(tuple(variable.id for variable in variables), found))
        for output, name in zip(outputs, variables, strict=True):
            self._output(output, name)

    def _output_name(self, output: MatchOutput) -> Name:
        symbol = output.symbol
        if symbol is not None and symbol not in self.bound and self.names.is_used(symbol):
            self.bound.add(symbol)
            return self.names.of_symbol(symbol)
        return self.names.new(symbol or "found")

    def _output(self, output: MatchOutput, name: Name) -> None:
        if output.nested is not None:
            self._definition(output.nested, name)
            return
        if isinstance(output.constraint, TypeConstraint):
            self._type_constraint(output.constraint, name, Arity.REQUIRED)
        elif output.constraint is not None:
            self._attr_constraint(output.constraint, name, may_be_none=False)
        symbol = output.symbol
        if symbol is not None and self.names.is_used(symbol):
            if self.names.of_symbol(symbol) != name:
                self._bind(symbol, name, Arity.REQUIRED)

    # --- further conditions ---------------------------------------------------------------------------------------------

    def _type_constraint(
        self, constraint: TypeConstraint, value: Expression, arity: Arity | None
    ) -> None:
        violated = self._type_violation(constraint, value, arity)
        if violated is not None:
            self._unless(violated)

    def _type_violation(
        self, constraint: TypeConstraint, value: Expression, arity: Arity | None
    ) -> Expression | None:
        """The condition that the type of a value, or one of the types of several, is another one."""
        test = self.context.constraint_object(constraint)
        if arity is Arity.OPTIONAL:
            absent = value.is_none()
            return absent if test is None else any_of((absent, Not(test.item(_type_of(value)))))
        if test is None:
            return None
        each = Name("value")
        tested = test.item(_type_of(each))
        match arity:
            case Arity.VARIADIC:
                every = Comprehension(tested, (each.id,), value, is_list=False)
            case Arity.VARIADIC_OF_VARIADIC:
                group = Name("group")
                every = Comprehension(
                    tested, (group.id,), value, is_list=False, inner=((each.id, group),)
                )
            case _:
                return Not(test.item(_type_of(value)))
        return Not(Name("all").call(every))

    def _condition(self, condition: Condition) -> None:
        violated: Expression | None
        match condition:
            case TypeCondition():
                value = self._value(condition.value)
                violated = self._type_violation(
                    condition.constraint, value, value_arity(condition.value)
                )
                reason = f"'${_shown(condition.value)}' is no {condition.constraint.summary}"
            case AttributeCondition():
                attribute = self._value(condition.attribute)
                test = self.context.constraint_object(condition.constraint)
                absent = attribute.is_none()
                violated = absent if test is None else any_of((absent, Not(test.item(attribute))))
                reason = f"'${_shown(condition.attribute)}': {condition.constraint.summary}"
            case ConstraintCondition():
                violated, reason = self._constraint_violation(condition)
            case PredicateCondition():
                named = {name: self._value(use) for name, use in condition.values}
                violated = self.context.is_false(condition.expression, named)
                reason = condition.text
        if violated is not None:
            self.steps.append(FailureIf(violated, reason))

    def _constraint_violation(self, condition: ConstraintCondition) -> tuple[Expression, str]:
        constraint = condition.constraint
        arguments = [self._value(use) for use in condition.arguments]
        shown = ", ".join(f"${_shown(use)}" for use in condition.arguments)
        reason = f"{shown}: {constraint.summary}"
        if constraint.semantics is not None:
            return Not(Name(condition_function(constraint)).call(*arguments)), reason
        if constraint.predicate is None:
            return Not(self.context.hook_function(constraint.hook).call(*arguments)), reason
        named = _by_parameter(constraint.parameters, arguments)
        return self.context.is_false(constraint.predicate, named), reason

    def _value(self, use: SymbolUse) -> Expression:
        arity = value_arity(use)
        if arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
            return self.names.several(use)
        return self.names.single(use)


def _type_of(value: Expression) -> Expression:
    return value.member("type")


def _by_parameter(
    parameters: Sequence[NativeParameter], arguments: Sequence[Expression]
) -> Mapping[str, Expression]:
    found: dict[str, Expression] = {}
    for number, parameter in enumerate(parameters):
        if parameter.role is ParameterRole.REMAINING:
            found[parameter.name] = tuple_of(arguments[number:])
        else:
            found[parameter.name] = arguments[number]
    return found


def _shown(use: SymbolUse) -> str:
    return use.symbol.name if use.index is None else f"{use.symbol.name}__{use.index}"


def call_function(call: NativeCall) -> str:
    """The name of the generated function of a native call that has semantics."""
    return f"compute_{snake_case(call.name)}"


def condition_function(constraint: PatternConstraint) -> str:
    """The name of the generated function of a constraint that has semantics."""
    return f"holds_{snake_case(constraint.name)}"


def native_function(call: NativeCall, context: FileContext) -> Expression:
    """The function of a native call: a hook, or one of the runtime, imported."""
    if call.runtime_function is not None:
        return context.imports.name(*call.runtime_function)
    if call.semantics is not None:
        return Name(call_function(call))
    return context.hook_function(call.hook)
