"""The steps that find out whether a pattern matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from odsgen.codegen.attribute_values import default_attribute
from odsgen.codegen.context import FileContext
from odsgen.codegen.pattern_lowering.constants import (
    constant_attribute,
    constant_property,
    is_one_attribute,
)
from odsgen.codegen.pattern_lowering.names import OperationNames, PatternNames
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import (
    Assign,
    AssignSeveral,
    If,
    MatchEitherOrder,
    NoMatchIf,
    Return,
    Step,
    Steps,
)
from odsgen.codegen.views.value_groups import op_groups
from odsgen.ods.model import Arity, AttrConstraint, AttributeKind, TypeConstraint
from odsgen.ods.model import patterns as p
from odsgen.ods.model.names import snake_case
from odsgen.ods.model.predicates import TRUE
from odsgen.ods.resolve.rewriting.symbols import value_arity

MATCHED = e.Name("op")
REWRITER = e.Name("rewriter")


@dataclass(eq=False)
class MatchLowering:
    """Lowers what a pattern matches."""

    names: PatternNames
    operations: OperationNames
    context: FileContext
    steps: list[Step] = field(default_factory=list)
    is_in_either: bool = False
    bound: set[str] = field(default_factory=set)
    matched: list[e.Expression] = field(default_factory=list)

    def lower(self, pattern: p.PatternDef) -> tuple[Steps, tuple[e.Expression, ...]]:
        """The steps, and the matched operations, or values that they define, in the order of MLIR's fused location."""
        self._operation(pattern.source, MATCHED)
        for condition in pattern.conditions:
            self._condition(condition)
        # MLIR counts the operations of the pattern, and takes as many of what it found, matchers' operations among them.
        count = sum(1 for _ in p.source_operations(pattern.source))
        return tuple(self.steps), (MATCHED, *self.matched)[:count]

    def _unless(self, condition: e.Expression) -> None:
        """Give up if the condition is true."""
        self.steps.append(NoMatchIf(condition, self.is_in_either))

    def _assign(self, variable: e.Name, value: e.Expression) -> None:
        self.steps.append(Assign(variable.id, value))

    # --- operations -----------------------------------------------------------------------------------------------------

    def _operation(self, match: p.MatchOperation, variable: e.Name) -> None:
        op_class = self.operations.class_of(match.operation)
        self._unless(e.Not(e.Name("isinstance").call(variable, op_class)))
        if match.symbol is not None:
            self.names.give(match.symbol, variable)
        for argument in match.arguments:
            self._argument(match, argument, variable)

    def _argument(
        self, match: p.MatchOperation, argument: p.MatchArgument, variable: e.Name
    ) -> None:
        match argument:
            case p.MatchOperand(operand=operand):
                self._operand(argument, variable.member(operand.python_name))
            case p.MatchVariadic():
                self._variadic(argument, variable)
            case p.MatchEither():
                self._either(argument, variable)
            case p.MatchAttribute():
                self._attribute(match, argument, variable)
            case p.MatchProperty():
                self._property(match, argument, variable)

    def _operand(self, match: p.MatchOperand, value: e.Expression) -> None:
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

    def _named(self, symbol: str | None, wanted: str, value: e.Expression) -> e.Name:
        """A variable for a value that is looked at: that of its symbol if it has one."""
        if symbol is not None and self.names.is_used(symbol):
            return self._bind(symbol, value, Arity.REQUIRED)
        if isinstance(value, e.Name):
            return value
        variable = self.names.new(wanted)
        self._assign(variable, value)
        return variable

    def _bind(self, symbol: str, value: e.Expression, arity: Arity) -> e.Name:
        """Bind a symbol; one that is bound already must be the same."""
        variable = self.names.of_symbol(symbol)
        if symbol not in self.bound:
            self.bound.add(symbol)
            if value != variable:
                self._assign(variable, value)
        else:
            differs = "!=" if arity is Arity.VARIADIC else "is not"
            self._unless(e.compare(value, differs, variable))
        return variable

    def _definition(
        self,
        nested: p.MatchOperation | p.MatchNative,
        value: e.Expression,
        arity: Arity = Arity.REQUIRED,
    ) -> None:
        """Add the steps that match the definition of a value: an operation, or a native call."""
        if arity is Arity.OPTIONAL:
            self._unless(value.is_none())
        definition = value.member("defining_op")
        found = value
        if isinstance(nested, p.MatchOperation):
            op = nested.operation.op
            found = variable = self.names.new(nested.symbol or op.hook_name)
            self._assign(variable, definition)
            self._operation(nested, variable)
        elif any(parameter.role is p.ParameterRole.VALUE for parameter in nested.call.parameters):
            self._native(nested, {p.ParameterRole.VALUE: value})
        else:
            found = variable = self.names.new("definition")
            self._assign(variable, definition)
            self._unless(variable.is_none())
            location = variable.member("location")
            roles = {p.ParameterRole.OPERATION: variable, p.ParameterRole.LOCATION: location}
            self._native(nested, roles)
        self.matched.append(found)

    def _variadic(self, match: p.MatchVariadic, variable: e.Name) -> None:
        operands = variable.member(match.operand.python_name)
        values = self._named(match.symbol, match.operand.python_name, operands)
        count = e.Literal(len(match.parts))
        self._unless(e.compare(e.length(values), "!=", count))
        for number, part in enumerate(match.parts):
            self._operand(part, values.item(number))

    def _either(self, match: p.MatchEither, variable: e.Name) -> None:
        both = (match.first, match.second)
        first, second = [
            self.names.new(m.operand.python_name) if self._looks_at(m) else e.Name("_")
            for m in both
        ]
        outer, is_nested = self.steps, self.is_in_either
        self.steps, self.is_in_either = [], True
        self._operand(match.first, first)
        self._operand(match.second, second)
        body = tuple(self.steps)
        self.steps, self.is_in_either = outer, is_nested
        operands = (
            variable.member(match.first.operand.python_name),
            variable.member(match.second.operand.python_name),
        )
        self.steps.append(MatchEitherOrder((first.id, second.id), operands, body, is_nested))

    def _looks_at(self, match: p.MatchOperand) -> bool:
        """Whether the value of an operand matters at all."""
        is_constrained = (
            match.constraint is not None
            and self.context.constraint_object(match.constraint) is not None
        )
        return match.nested is not None or is_constrained or self.names.is_used(match.symbol)

    # --- attributes and properties --------------------------------------------------------------------------------------

    def _attribute(
        self, match: p.MatchOperation, argument: p.MatchAttribute, variable: e.Name
    ) -> None:
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
        self, match: p.MatchOperation, variable: e.Name, name: str, has_default: bool
    ) -> e.Expression:
        """An attribute or property by its name, or the default that its class has."""
        key = e.Literal(name)
        properties = variable.member("properties")
        op_class = self.operations.class_of(match.operation)
        if not has_default:
            return properties.method("get", key)
        return properties.method("get", key, op_class.member("DEFAULT_PROPERTIES").item(key))

    def _constant(
        self, symbol: str | None, constraint: AttrConstraint, fetched: e.Expression
    ) -> None:
        """The attribute must be the constant, which then is what the symbol means."""
        assert constraint.constant is not None
        constant = constant_attribute(constraint, constraint.constant, self.context.imports)
        if self.names.is_used(symbol) and symbol is not None and constant is not None:
            self.bound.add(symbol)
            variable = self.names.of_symbol(symbol)
            self._assign(variable, constant)
            constant = variable
        self._unless(e.compare(fetched, "is not", constant or e.NONE))

    def _attr_constraint(
        self, constraint: AttrConstraint, name: e.Name, may_be_none: bool = True
    ) -> None:
        if constraint.constant is not None and is_one_attribute(constraint):
            constant = constant_attribute(constraint, constraint.constant, self.context.imports)
            self._unless(e.compare(name, "is not", constant or e.NONE))
            return
        test = self.context.constraint_object(constraint)
        violations: list[e.Expression] = [name.is_none()] if may_be_none else []
        if test is not None:
            violations.append(e.Not(test.item(name)))
        if violations:
            self._unless(e.any_of(violations))

    def _property(
        self, match: p.MatchOperation, argument: p.MatchProperty, variable: e.Name
    ) -> None:
        is_constrained = argument.constant is not None or argument.constraint is not None
        if not is_constrained and not self.names.is_used(argument.symbol):
            return
        fetched = self._property_of(match, variable, argument.prop.name, True)
        name = self._named(argument.symbol, argument.prop.python_name, fetched)
        if argument.constant is not None:
            value = constant_property(argument.prop, argument.constant, self.context.imports)
            self._unless(e.compare(name, "!=", value))
        if argument.constraint is not None and argument.constraint.predicate != TRUE:
            self._unless(self.context.violated(argument.constraint.predicate, name))

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _native(
        self, match: p.MatchNative, looked_at: Mapping[p.ParameterRole, e.Expression]
    ) -> None:
        special = {p.ParameterRole.REWRITER: REWRITER, **looked_at}
        function = native_function(match.call, self.context)
        call = function.call(*(special[parameter.role] for parameter in match.call.parameters))
        outputs = match.outputs
        if not outputs:
            self._unless(e.Not(call))
            return
        if len(outputs) == 1:
            found = self._output_name(outputs[0])
            annotation = None
            # Narrower once its constraint holds; functions of the runtime say so themselves.
            if outputs[0].annotation == "Attribute" and match.call.runtime_function is None:
                annotation = self.context.imports.use("typing", "Any")
            self.steps.append(Assign(found.id, call, annotation))
            self._unless(found.is_none())
            self._output(outputs[0], found)
            return
        found = self.names.new("found")
        self._assign(found, call)
        self._unless(found.is_none())
        variables = [self._output_name(output) for output in outputs]
        self.steps.append(AssignSeveral(tuple(variables), found))
        for output, name in zip(outputs, variables, strict=True):
            self._output(output, name)

    def _output_name(self, output: p.MatchOutput) -> e.Name:
        symbol = output.symbol
        if symbol is not None and symbol not in self.bound and self.names.is_used(symbol):
            self.bound.add(symbol)
            return self.names.of_symbol(symbol)
        return self.names.new(symbol or "found")

    def _output(self, output: p.MatchOutput, name: e.Name) -> None:
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
        self, constraint: TypeConstraint, value: e.Expression, arity: Arity | None
    ) -> None:
        violated = self._type_violation(constraint, value, arity)
        if violated is not None:
            self._unless(violated)

    def _type_violation(
        self, constraint: TypeConstraint, value: e.Expression, arity: Arity | None
    ) -> e.Expression | None:
        """The condition that the type of a value, or one of the types of several, is another one."""
        test = self.context.constraint_object(constraint)
        if arity is Arity.OPTIONAL:
            absent = value.is_none()
            return (
                absent
                if test is None
                else e.any_of((absent, e.Not(test.item(value.member("type")))))
            )
        if test is None:
            return None
        each = e.Name("value")
        tested = test.item(each.member("type"))
        match arity:
            case Arity.VARIADIC:
                every = e.Comprehension(tested, (each.id,), value, is_list=False)
            case Arity.VARIADIC_OF_VARIADIC:
                group = e.Name("group")
                every = e.Comprehension(
                    tested, (group.id,), value, is_list=False, inner=((each.id, group),)
                )
            case _:
                return e.Not(test.item(value.member("type")))
        return e.Not(e.Name("all").call(every))

    def _condition(self, condition: p.Condition) -> None:
        violated: e.Expression | None
        match condition:
            case p.TypeCondition():
                value = self._value(condition.value)
                violated = self._type_violation(
                    condition.constraint, value, value_arity(condition.value)
                )
                reason = f"'${_shown(condition.value)}' is no {condition.constraint.summary}"
            case p.AttributeCondition():
                attribute = self._value(condition.attribute)
                test = self.context.constraint_object(condition.constraint)
                absent = attribute.is_none()
                violated = (
                    absent if test is None else e.any_of((absent, e.Not(test.item(attribute))))
                )
                reason = f"'${_shown(condition.attribute)}': {condition.constraint.summary}"
            case p.ConstraintCondition():
                violated, reason = self._constraint_violation(condition)
            case p.PredicateCondition():
                named = {name: self._value(use) for name, use in condition.values}
                violated = self.context.is_false(condition.expression, named)
                reason = condition.text
        if violated is not None:
            failure = REWRITER.method("match_failure", MATCHED, e.Literal(reason))
            self.steps.append(If(violated, (Return(failure),)))

    def _constraint_violation(self, condition: p.ConstraintCondition) -> tuple[e.Expression, str]:
        constraint = condition.constraint
        arguments = [self._value(use) for use in condition.arguments]
        shown = ", ".join(f"${_shown(use)}" for use in condition.arguments)
        reason = f"{shown}: {constraint.summary}"
        if constraint.semantics is not None:
            return e.Not(e.Name(condition_function(constraint)).call(*arguments)), reason
        if constraint.predicate is None:
            return e.Not(self.context.hook_function(constraint.hook).call(*arguments)), reason
        named = _by_parameter(constraint.parameters, arguments)
        return self.context.is_false(constraint.predicate, named), reason

    def _value(self, use: p.SymbolUse) -> e.Expression:
        arity = value_arity(use)
        if arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
            return self.names.several(use)
        return self.names.single(use)


def _by_parameter(
    parameters: Sequence[p.NativeParameter], arguments: Sequence[e.Expression]
) -> Mapping[str, e.Expression]:
    found: dict[str, e.Expression] = {}
    for number, parameter in enumerate(parameters):
        if parameter.role is p.ParameterRole.REMAINING:
            found[parameter.name] = e.tuple_of(arguments[number:])
        else:
            found[parameter.name] = arguments[number]
    return found


def _shown(use: p.SymbolUse) -> str:
    return use.symbol.name if use.index is None else f"{use.symbol.name}__{use.index}"


def call_function(call: p.NativeCall) -> str:
    """The name of the generated function of a native call that has semantics."""
    return f"compute_{snake_case(call.name)}"


def condition_function(constraint: p.PatternConstraint) -> str:
    """The name of the generated function of a constraint that has semantics."""
    return f"holds_{snake_case(constraint.name)}"


def native_function(call: p.NativeCall, context: FileContext) -> e.Expression:
    """The function of a native call: a hook, or one of the runtime, imported."""
    if call.runtime_function is not None:
        return context.imports.name(*call.runtime_function)
    if call.semantics is not None:
        return e.Name(call_function(call))
    return context.hook_function(call.hook)


def operand_definitions(
    pattern: p.PatternDef, operations: OperationNames, context: FileContext
) -> tuple[e.Expression, ...]:
    """The class, or a trait, of the definition of each of the first operands; None where the pattern asks for nothing."""
    groups = op_groups(pattern.source.operation.op).operands
    found: dict[int, e.Expression] = {}
    for argument in pattern.source.arguments:
        if not isinstance(argument, p.MatchOperand):
            continue
        group = groups[argument.operand.index].group
        definition = _definition(argument.nested, operations, context)
        if definition is not None and group.is_single and group.start.is_known:
            found[group.start.fixed] = definition
    return tuple(found.get(index, e.NONE) for index in range(max(found, default=-1) + 1))


def _definition(
    nested: p.MatchOperation | p.MatchNative | None,
    operations: OperationNames,
    context: FileContext,
) -> e.Expression | None:
    if isinstance(nested, p.MatchOperation):
        return operations.class_of(nested.operation)
    if nested is not None and nested.call.definition_trait is not None:
        return context.imports.name(*nested.call.definition_trait)
    return None
