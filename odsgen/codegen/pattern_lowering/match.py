"""The statements that find out whether a pattern matches."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.codegen.attribute_values import default_attribute_expression
from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.source_lines import SourceLines
from odsgen.codegen.literals import string_literal
from odsgen.codegen.pattern_lowering.constants import (
    constant_attribute,
    constant_property,
    is_one_attribute,
)
from odsgen.codegen.pattern_lowering.names import (
    OperationNames,
    PatternNames,
    operand_expression,
    operation_variable,
)
from odsgen.ods.model import Arity, AttrConstraint, AttributeKind, TypeConstraint
from odsgen.ods.predicates import TRUE
from odsgen.ods.rewriting.model import (
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
    ParameterRole,
    PatternDef,
    PredicateCondition,
    SymbolUse,
    TypeCondition,
    source_operations,
)
from odsgen.ods.rewriting.symbols import value_arity

_NO_MATCH = "return False"


def lower_match(
    pattern: PatternDef,
    lines: SourceLines,
    names: PatternNames,
    operations: OperationNames,
    context: FileContext,
) -> tuple[str, ...]:
    """Write the statements; the variables of the matched operations, in the order of MLIR's fused location."""
    return _MatchLowering(lines, names, operations, context).lower(pattern)


class _MatchLowering:
    def __init__(
        self,
        lines: SourceLines,
        names: PatternNames,
        operations: OperationNames,
        context: FileContext,
    ) -> None:
        self.lines = lines
        self.names = names
        self.operations = operations
        self.context = context
        self.fail = _NO_MATCH  # the statement that gives up
        self.bound: set[str] = set()
        self.matched: list[str] = []

    def lower(self, pattern: PatternDef) -> tuple[str, ...]:
        self._operation(pattern.source, "op")
        for condition in pattern.conditions:
            self._condition(condition)
        # MLIR counts the operations of the pattern, and takes as many of what it found, matchers' operations among them.
        count = sum(1 for _ in source_operations(pattern.source))
        return ("op", *self.matched)[:count]

    def _unless(self, condition: str) -> None:
        """Give up if the condition is true."""
        with self.lines.block(f"if {condition}:"):
            self.lines.add(self.fail)

    # --- operations -----------------------------------------------------------------------------------------------------

    def _operation(self, match: MatchOperation, variable: str) -> None:
        self._unless(f"not isinstance({variable}, {self.operations.class_of(match.operation)})")
        if match.symbol is not None:
            self.names.give(match.symbol, variable)
        for argument in match.arguments:
            self._argument(match, argument, variable)

    def _argument(self, match: MatchOperation, argument: MatchArgument, variable: str) -> None:
        match argument:
            case MatchOperand(operand=operand):
                self._operand(argument, operand_expression(variable, operand))
            case MatchVariadic():
                self._variadic(argument, variable)
            case MatchEither():
                self._either(argument, variable)
            case MatchAttribute():
                self._attribute(match, argument, variable)
            case MatchProperty():
                self._property(match, argument, variable)

    def _operand(self, match: MatchOperand, expression: str) -> None:
        if match.nested is not None:
            self._definition(match.nested, expression, match.operand.arity)
            return
        if not self._looks_at(match):
            return
        if match.constraint is not None:
            wanted = match.symbol or match.operand.python_name
            expression = self._named(match.symbol, wanted, expression)
            self._type_constraint(match.constraint, expression, match.operand.arity)
        elif match.symbol is not None:
            self._bind(match.symbol, expression, match.operand.arity)

    def _named(self, symbol: str | None, wanted: str, expression: str) -> str:
        """A variable for an expression that is looked at: that of its symbol if it has one."""
        if expression.isidentifier():
            if self.names.is_used(symbol) and symbol is not None:
                return self._bind(symbol, expression, Arity.REQUIRED)
            return expression
        if symbol is not None and self.names.is_used(symbol):
            return self._bind(symbol, expression, Arity.REQUIRED)
        variable = self.names.new(wanted)
        self.lines.add(f"{variable} = {expression}")
        return variable

    def _bind(self, symbol: str, expression: str, arity: Arity) -> str:
        """Bind a symbol; one that is bound already must be the same."""
        variable = self.names.of_symbol(symbol)
        if symbol not in self.bound:
            self.bound.add(symbol)
            if expression != variable:
                self.lines.add(f"{variable} = {expression}")
        elif arity is Arity.VARIADIC:
            self._unless(f"{expression} != {variable}")
        else:
            self._unless(f"{expression} is not {variable}")
        return variable

    def _definition(
        self, nested: MatchOperation | MatchNative, expression: str, arity: Arity = Arity.REQUIRED
    ) -> None:
        """What defines a value must match."""
        if arity is Arity.OPTIONAL:
            self._unless(f"{expression} is None")
        if isinstance(nested, MatchOperation):
            op = nested.operation.op
            variable = self.names.new(nested.symbol or operation_variable(op))
            self.lines.add(f"{variable} = {expression}.defining_op")
            self._operation(nested, variable)
        else:
            variable = self.names.new("definition")
            self.lines.add(f"{variable} = {expression}.defining_op")
            self._unless(f"{variable} is None")
            self._native(nested, variable)
        self.matched.append(variable)

    def _variadic(self, match: MatchVariadic, variable: str) -> None:
        expression = operand_expression(variable, match.operand)
        values = self._named(match.symbol, match.operand.python_name, expression)
        self._unless(f"len({values}) != {len(match.parts)}")
        for number, part in enumerate(match.parts):
            self._operand(part, f"{values}[{number}]")

    def _either(self, match: MatchEither, variable: str) -> None:
        first, second = [
            self.names.new(m.operand.python_name) if self._looks_at(m) else "_"
            for m in (match.first, match.second)
        ]
        both = [operand_expression(variable, m.operand) for m in (match.first, match.second)]
        orders = f"(({both[0]}, {both[1]}), ({both[1]}, {both[0]}))"
        outer = self.fail
        with self.lines.block(f"for {first}, {second} in {orders}:"):
            self.fail = "continue"
            self._operand(match.first, first)
            self._operand(match.second, second)
            self.lines.add("break")
        self.fail = outer
        with self.lines.block("else:"):
            self.lines.add(self.fail)

    def _looks_at(self, match: MatchOperand) -> bool:
        """Whether the value of an operand matters at all."""
        is_constrained = (
            match.constraint is not None and self.context.constraint(match.constraint) is not None
        )
        return match.nested is not None or is_constrained or self.names.is_used(match.symbol)

    # --- attributes and properties --------------------------------------------------------------------------------------

    def _attribute(self, match: MatchOperation, argument: MatchAttribute, variable: str) -> None:
        attribute = argument.attribute
        if argument.constraint is None and not self.names.is_used(argument.symbol):
            return
        op_class = self.operations.class_of(match.operation)
        key = string_literal(attribute.name)
        is_unit = attribute.constraint.kind is AttributeKind.UNIT
        fetched = f"{variable}.properties.get({key})"
        if attribute.default is not None and not attribute.optional and not is_unit:
            fetched = f"{variable}.properties.get({key}, {op_class}.DEFAULT_PROPERTIES[{key}])"
        if argument.constraint is not None and is_one_attribute(argument.constraint):
            if attribute.default is None or not attribute.optional:
                self._constant(argument.symbol, argument.constraint, fetched)
                return
        name = self._named(argument.symbol, attribute.python_name, fetched)
        if attribute.default is not None and attribute.optional:
            with self.context.imports.values_only():
                default = default_attribute_expression(attribute, self.context.imports)
            with self.lines.block(f"if {name} is None:"):
                self.lines.add(f"{name} = {default}")
        if argument.constraint is not None:
            self._attr_constraint(argument.constraint, name)
        elif attribute.default is None and not attribute.optional and not is_unit:
            self._unless(f"{name} is None")

    def _constant(self, symbol: str | None, constraint: AttrConstraint, fetched: str) -> None:
        """The attribute must be the constant, which then is what the symbol means."""
        assert constraint.constant is not None
        constant = constant_attribute(constraint, constraint.constant, self.context.imports)
        if self.names.is_used(symbol) and symbol is not None and constant is not None:
            self.bound.add(symbol)
            variable = self.names.of_symbol(symbol)
            self.lines.add(f"{variable} = {constant}")
            constant = variable
        self._unless(f"{fetched} is not {constant}")

    def _attr_constraint(
        self, constraint: AttrConstraint, name: str, may_be_none: bool = True
    ) -> None:
        if constraint.constant is not None and is_one_attribute(constraint):
            constant = constant_attribute(constraint, constraint.constant, self.context.imports)
            self._unless(f"{name} is not {constant}")
            return
        test = self.context.constraint(constraint)
        violations = [f"{name} is None"] if may_be_none else []
        if test is not None:
            violations.append(f"not {test}[{name}]")
        if violations:
            self._unless(" or ".join(violations))

    def _property(self, match: MatchOperation, argument: MatchProperty, variable: str) -> None:
        is_constrained = argument.constant is not None or argument.constraint is not None
        if not is_constrained and not self.names.is_used(argument.symbol):
            return
        op_class = self.operations.class_of(match.operation)
        key = string_literal(argument.prop.name)
        fetched = f"{variable}.properties.get({key}, {op_class}.DEFAULT_PROPERTIES[{key}])"
        name = self._named(argument.symbol, argument.prop.python_name, fetched)
        if argument.constant is not None:
            value = constant_property(argument.prop, argument.constant, self.context.imports)
            self._unless(f"{name} != {value}")
        if argument.constraint is not None and argument.constraint.predicate != TRUE:
            self._unless(self.context.negated_predicate(argument.constraint.predicate, name))

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _native(self, match: MatchNative, variable: str) -> None:
        call = f"{native_function(match.call, self.context)}({self._special(match.call, variable)})"
        outputs = match.outputs
        if not outputs:
            self._unless(f"not {call}")
            return
        if len(outputs) == 1:
            found = self._output_name(outputs[0])
            annotation = ""
            if outputs[0].annotation == "Attribute":  # narrower once its constraint holds
                annotation = f": {self.context.imports.use('typing', 'Any')}"
            self.lines.add(f"{found}{annotation} = {call}")
            self._unless(f"{found} is None")
            self._output(outputs[0], found)
            return
        found = self.names.new("found")
        self.lines.add(f"{found} = {call}")
        self._unless(f"{found} is None")
        variables = [self._output_name(output) for output in outputs]
        self.lines.add(f"{', '.join(variables)} = {found}")
        for output, name in zip(outputs, variables, strict=True):
            self._output(output, name)

    def _special(self, call: NativeCall, variable: str) -> str:
        values = {ParameterRole.OPERATION: variable, ParameterRole.REWRITER: "rewriter"}
        values[ParameterRole.LOCATION] = f"{variable}.location"
        return ", ".join(values[p.role] for p in call.parameters)

    def _output_name(self, output: MatchOutput) -> str:
        symbol = output.symbol
        if symbol is not None and symbol not in self.bound and self.names.is_used(symbol):
            self.bound.add(symbol)
            return self.names.of_symbol(symbol)
        return self.names.new(symbol or "found")

    def _output(self, output: MatchOutput, name: str) -> None:
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
        self, constraint: TypeConstraint, expression: str, arity: Arity | None
    ) -> None:
        violated = self._type_violation(constraint, expression, arity)
        if violated is not None:
            self._unless(violated)

    def _type_violation(
        self, constraint: TypeConstraint, expression: str, arity: Arity | None
    ) -> str | None:
        test = self.context.constraint(constraint)
        if arity is Arity.OPTIONAL:
            absent = f"{expression} is None"
            return absent if test is None else f"{absent} or not {test}[{expression}.type]"
        if test is None:
            return None
        if arity is Arity.VARIADIC:
            return f"not all({test}[value.type] for value in {expression})"
        if arity is Arity.VARIADIC_OF_VARIADIC:
            every = f"{test}[value.type] for group in {expression} for value in group"
            return f"not all({every})"
        return f"not {test}[{expression}.type]"

    def _condition(self, condition: Condition) -> None:
        match condition:
            case TypeCondition():
                arity = value_arity(condition.value)
                violated = self._type_violation(
                    condition.constraint, self._value(condition.value), arity
                )
                reason = f"'${_shown(condition.value)}' is no {condition.constraint.summary}"
            case AttributeCondition():
                name = self._value(condition.attribute)
                test = self.context.constraint(condition.constraint)
                violated = f"{name} is None" + ("" if test is None else f" or not {test}[{name}]")
                reason = f"'${_shown(condition.attribute)}': {condition.constraint.summary}"
            case ConstraintCondition():
                violated, reason = self._constraint_violation(condition)
            case PredicateCondition():
                named = {name: self._value(use) for name, use in condition.values}
                violated = self.context.violation(condition.expression, named)
                reason = condition.text
        if violated is not None:
            with self.lines.block(f"if {violated}:"):
                self.lines.add(f"return rewriter.match_failure(op, {string_literal(reason)})")

    def _constraint_violation(self, condition: ConstraintCondition) -> tuple[str, str]:
        constraint = condition.constraint
        arguments = [self._value(use) for use in condition.arguments]
        shown = ", ".join(f"${_shown(use)}" for use in condition.arguments)
        reason = f"{shown}: {constraint.summary}"
        if constraint.predicate is None:
            return f"not {self.context.hook(constraint.hook)}({', '.join(arguments)})", reason
        return (
            self.context.violation(
                constraint.predicate, _by_parameter(constraint.parameters, arguments)
            ),
            reason,
        )

    def _value(self, use: SymbolUse) -> str:
        arity = value_arity(use)
        if arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
            return self.names.several(use)
        return self.names.single(use)


def _by_parameter(parameters: Sequence[object], arguments: Sequence[str]) -> dict[str, str]:
    from odsgen.ods.rewriting.model import NativeParameter

    found: dict[str, str] = {}
    for number, parameter in enumerate(parameters):
        assert isinstance(parameter, NativeParameter)
        if parameter.role is ParameterRole.REMAINING:
            found[parameter.name] = f"({''.join(f'{a}, ' for a in arguments[number:])})"
        else:
            found[parameter.name] = arguments[number]
    return found


def _shown(use: SymbolUse) -> str:
    return use.symbol.name if use.index is None else f"{use.symbol.name}__{use.index}"


def native_function(call: NativeCall, context: FileContext) -> str:
    """The function of a native call: a hook, or one of the runtime, imported."""
    if call.runtime_function is not None:
        return context.imports.use(*call.runtime_function)
    return context.hook(call.hook)
