"""The steps that put something new in the place of what a pattern matched."""

from __future__ import annotations

from dataclasses import dataclass, field

from odsgen.codegen import several
from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import i32_array, type_value
from odsgen.codegen.pattern_lowering.constants import constant_attribute, constant_property
from odsgen.codegen.pattern_lowering.match import MATCHED, REWRITER, native_function
from odsgen.codegen.pattern_lowering.names import OperationNames, PatternNames
from odsgen.codegen.pattern_lowering.types import (
    GivenOperands,
    given_operands,
    inferred_types,
    root_types,
)
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, If, Return, Step, Steps, Store
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.model import Arity, AttributeArgument, InferenceKind, OpDef, Operand, SegmentKind
from odsgen.ods.model import patterns as p
from odsgen.ods.resolve.rewriting.symbols import annotated_arity, value_arity

_FUSED_LOCATION = e.Name("location")


@dataclass(eq=False)
class RewriteLowering:
    """Lowers what a pattern puts in the place of what it matched."""

    pattern: p.PatternDef
    matched: tuple[e.Expression, ...]  # matched operations, or values that they define
    names: PatternNames
    operations: OperationNames
    context: FileContext
    steps: list[Step] = field(default_factory=list)
    _needs_location: bool = False

    @property
    def root(self) -> OpDef:
        return self.pattern.source.operation.op

    def lower(self) -> Steps:
        made = [
            (result, self._produced(result.produced, result.replaces))
            for result in self.pattern.results
        ]
        for supplemental in self.pattern.supplemental:
            self._produced(supplemental, False)
        replacing = [(result, variable) for result, variable in made if result.replaces]
        values = self._replacement(replacing) if self.root.results else None
        if self._needs_location:
            fused = REWRITER.method("fused_location", *self.matched)
            self.steps.insert(0, Assign(_FUSED_LOCATION.id, fused))
        last = self.steps[-1] if self.steps else None
        replace = REWRITER.method("erase_op", MATCHED)
        if values is not None:
            replace = REWRITER.method("replace_op", MATCHED, values)
        match last:
            case Assign(
                name=name, value=e.Call(function=e.Member(name="insert"), arguments=parts)
            ) if values == e.Name(name):
                del self.steps[-1]
                replace = REWRITER.method("replace_op_with_new", MATCHED, *parts)
        return (*self.steps, Evaluate(replace), Return(e.TRUE))

    def _assign(self, variable: e.Name, value: e.Expression, annotation: str | None = None) -> None:
        self.steps.append(Assign(variable.id, value, annotation))

    def _replacement(self, replacing: list[tuple[p.ResultPattern, e.Name | None]]) -> e.Expression:
        if len(replacing) == 1:
            [(result, variable)] = replacing
            if isinstance(result.produced, p.BuildOperation) and result.index is None:
                assert variable is not None
                return variable
        return e.tuple_of(self._values_of(result, variable) for result, variable in replacing)

    def _values_of(self, result: p.ResultPattern, variable: e.Name | None) -> e.Expression:
        """The element that a result pattern adds to the tuple of values that replace the root."""
        produced = result.produced
        if isinstance(produced, p.SymbolUse):
            arity = value_arity(produced)
            if arity is Arity.REQUIRED:
                return self.names.single(produced)
            return several.elements(self.names.several(produced), arity)
        assert variable is not None
        if isinstance(produced, p.BuildOperation):
            if result.index is None and len(produced.operation.op.results) != 1:
                return e.Unpacked(variable.member("results"))
            definition = produced.operation.op.results[result.index or 0]
            return several.elements(variable.member(definition.python_name), definition.arity)
        returns = produced.call.returns
        value: e.Expression = variable
        if result.index is not None:
            value = variable.item(result.index)
            returns = returns[result.index : result.index + 1]
        if len(returns) != 1:
            return e.Unpacked(value)
        if returns[0] == "Operation":
            return e.Unpacked(value.member("results"))
        return several.elements(value, annotated_arity(returns[0]))

    def _produced(
        self, produced: p.BuildOperation | p.CallNative | p.SymbolUse, is_needed: bool
    ) -> e.Name | None:
        """Write what makes it; the variable that holds it."""
        if isinstance(produced, p.BuildOperation):
            return self._build(produced, is_needed)
        if isinstance(produced, p.CallNative):
            return self._call(produced, is_needed)
        return None

    # --- locations ------------------------------------------------------------------------------------------------------

    def _location(self, location: p.ResultLocation | None) -> e.Expression:
        if location is not None:
            return self._written_location(location)
        if len(self.matched) == 1:
            return self.matched[0].member("location")
        self._needs_location = True
        return _FUSED_LOCATION

    def _written_location(self, location: p.ResultLocation) -> e.Expression:
        imports = self.context.imports
        places = []
        for use in location.symbols:
            if use.symbol.kind is p.SymbolKind.OPERATION:
                places.append(self.names.of_symbol(use.symbol.name).member("location"))
            else:
                places.append(self.names.single(use).member("location"))
        if not places:
            return imports.get("NameLoc", e.Literal(location.name or ""))
        if len(places) == 1 and location.name is None:
            return places[0]
        arguments: list[e.Expression] = [e.list_of(places)]
        if location.name is not None:
            metadata = imports.get("StringAttr", e.Literal(location.name))
            arguments.append(metadata)
        return imports.get("FusedLoc", *arguments)

    # --- operations -----------------------------------------------------------------------------------------------------

    def _made(self, build: p.BuildOperation) -> e.Name:
        """Write what makes an operation; the variable that holds it."""
        variable = self._build(build, True)
        assert variable is not None
        return variable

    def _build(self, build: p.BuildOperation, is_needed: bool) -> e.Name | None:
        op = build.operation.op
        operands: dict[str, GivenOperands] = {}
        attributes: dict[str, e.Expression] = {}
        always: list[tuple[e.Expression, e.Expression]] = []
        optional: list[tuple[e.Expression, e.Expression]] = []
        for definition, argument in zip(op.arguments, build.arguments, strict=True):
            if isinstance(definition, Operand):
                operands[definition.name] = self._operand(definition, argument)
                continue
            value = self._attribute_value(argument)
            if value is None:
                continue
            attributes[definition.name] = value
            may_be_none = isinstance(definition, AttributeArgument) and _may_be_none(argument)
            (optional if may_be_none else always).append((e.Literal(definition.name), value))
        op_class = self.operations.class_of(build.operation)
        values: e.Expression = e.tuple_of(
            element for given in operands.values() for element in given.elements
        )
        if op.operand_segments is SegmentKind.ATTRIBUTE:
            sizes = [operands[o.name].size for o in op.operands]
            segments = i32_array(e.tuple_of(sizes), self.context.imports)
            always.append((e.Literal(OPERANDS.segment_property), segments))
        if op.result_segments is SegmentKind.ATTRIBUTE:
            replaced = [self.root.results[build.first_root_result + r.index] for r in op.results]
            sizes = [several.count(MATCHED.member(r.python_name), r.arity) for r in replaced]
            segments = i32_array(e.tuple_of(sizes), self.context.imports)
            always.append((e.Literal(RESULTS.segment_property), segments))
        location = self._location(build.location)
        types = self._types(build, operands, attributes)
        properties: e.Expression = e.mapping(always)
        if optional:
            properties = self._bound_properties(properties)
            for key, value in optional:
                self.steps.append(If(value.is_given(), (Store(properties.item(key), value),)))
        if types is None:  # the hook that infers them wants everything else
            value_class = self.context.imports.runtime_type_only("Value")
            values = self._bound("operands", values, f"tuple[{value_class}, ...]")
            if not isinstance(properties, e.Name):
                properties = self._bound_properties(properties)
            types = op_class.method("infer_return_types", values, properties)
        arguments = [values, types]
        if properties != e.Mapping():
            arguments.append(properties)
        named: list[tuple[str, e.Expression]] = []
        regions = [region for region in op.regions if not region.variadic]
        if regions:
            empty = self.context.imports.runtime_name("Region").call()
            named.append(("regions", e.tuple_of(empty for _ in regions)))
        named.append(("location", location))
        made = REWRITER.method("insert", e.Call(op_class, tuple(arguments), tuple(named)))
        if not is_needed and not self.names.is_used(build.symbol):
            self.steps.append(Evaluate(made))
            return None
        variable = self.names.new(build.symbol or f"new_{op.hook_name}")
        if build.symbol is not None:
            self.names.give(build.symbol, variable)
        self._assign(variable, made)
        return variable

    def _bound_properties(self, properties: e.Expression) -> e.Name:
        annotation = f"dict[str, {self.context.imports.use('typing', 'Any')}]"
        return self._bound("properties", properties, annotation)

    def _bound(self, wanted: str, value: e.Expression, annotation: str) -> e.Name:
        variable = self.names.new(wanted)
        self._assign(variable, value, annotation)
        return variable

    def _types(
        self,
        build: p.BuildOperation,
        operands: dict[str, GivenOperands],
        attributes: dict[str, e.Expression],
    ) -> e.Expression | None:
        """The types of the results; None if a hook infers them."""
        op = build.operation.op
        match build.types:
            case p.TypeSource.ROOT:
                return root_types(op, self.root, build.first_root_result)
            case p.TypeSource.EXPLICIT:
                return e.tuple_of([self._return_type(t) for t in build.return_types])
        if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
            return None
        return inferred_types(op, operands, attributes, self.context)

    def _return_type(
        self, written: p.TypeOf | p.BuildableType | p.WrittenType | p.CallNative
    ) -> e.Expression:
        match written:
            case p.TypeOf(value=use):
                arity = value_arity(use) or Arity.VARIADIC
                single = arity is Arity.REQUIRED
                return several.types(
                    self.names.single(use) if single else self.names.several(use), arity
                )
            case p.BuildableType(builder=builder):
                return type_value(builder, self.context.imports)
            case p.CallNative(call=call):
                called = self._called(written)
                returns_several = "[" in call.returns[0]  # `Sequence[Type]`
                return e.Unpacked(called) if returns_several else called
            case p.WrittenType(text=text):
                parse_type = self.context.imports.name("odsgen.runtime.parser", "parse_type")
                return parse_type.call(e.Literal(text))

    # --- arguments ------------------------------------------------------------------------------------------------------

    def _operand(self, operand: Operand, argument: p.ResultArgument) -> GivenOperands:
        match argument:
            case p.UnsetArgument():
                return GivenOperands(e.EMPTY_TUPLE, Arity.VARIADIC, (), e.Literal(0))
            case p.SymbolUse():
                arity = value_arity(argument)
                assert arity is not None
                single = arity is Arity.REQUIRED
                of = self.names.single(argument) if single else self.names.several(argument)
                return given_operands(of, arity)
            case p.BuildOperation():
                return self._results_as_operands(argument, self._made(argument))
            case p.CallNative():
                value: e.Expression = self._called(argument)
                returns = argument.call.returns
                if len(returns) != 1 and argument.index is not None:
                    value = value.item(argument.index)
                    returns = returns[argument.index : argument.index + 1]
                elif len(returns) != 1:
                    return given_operands(value, Arity.VARIADIC)
                if returns[0] == "Operation":
                    return given_operands(value.member("results").item(0), Arity.REQUIRED)
                return given_operands(value, annotated_arity(returns[0]) or Arity.REQUIRED)
            case p.ValueList():
                parts = [self._operand(operand, part) for part in argument.parts]
                elements = tuple(element for part in parts for element in part.elements)
                if all(part.arity is Arity.REQUIRED for part in parts):
                    count = e.Literal(len(parts))
                    return GivenOperands(e.tuple_of(elements), Arity.VARIADIC, elements, count)
                variable = self.names.new(operand.python_name)
                self._assign(variable, e.tuple_of(elements))
                return given_operands(variable, Arity.VARIADIC)
        raise AssertionError(f"no operand can be {argument}")

    def _results_as_operands(self, build: p.BuildOperation, variable: e.Name) -> GivenOperands:
        op = build.operation.op
        index = build.index
        if index is None and len(op.results) != 1:
            return given_operands(variable.member("results"), Arity.VARIADIC)
        result = op.results[index or 0]
        return given_operands(variable.member(result.python_name), result.arity)

    def _attribute_value(self, argument: p.ResultArgument) -> e.Expression | None:
        match argument:
            case p.UnsetArgument():
                return None
            case p.SymbolUse():
                return self.names.single(argument)
            case p.ConstantArgument():
                return constant_attribute(argument.constraint, argument.value, self.context.imports)
            case p.ConstantProperty():
                return constant_property(argument.prop, argument.value, self.context.imports)
            case p.CallNative():
                return self._called(argument)
        raise AssertionError(f"no attribute can be {argument}")

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _called(self, call: p.CallNative) -> e.Name:
        """Write a native call; the variable that holds what it returns."""
        variable = self._call(call, True)
        assert variable is not None, f"the native call {call.call.name} returns nothing"
        return variable

    def _call(self, call: p.CallNative, is_needed: bool) -> e.Name | None:
        given: list[e.Expression] = []
        position = 0
        for parameter in call.call.parameters:
            match parameter.role:
                case p.ParameterRole.REWRITER:
                    given.append(REWRITER)
                case p.ParameterRole.LOCATION:
                    given.append(self._location(call.location))
                case p.ParameterRole.REMAINING:
                    for argument in call.arguments[position:]:
                        given.append(self._native_argument(parameter, argument))
                    position = len(call.arguments)
                case _:
                    given.append(self._native_argument(parameter, call.arguments[position]))
                    position += 1
        called = native_function(call.call, self.context).call(*given)
        if not call.call.returns or (not is_needed and not self.names.is_used(call.symbol)):
            self.steps.append(Evaluate(called))
            return None
        variable = self.names.new(call.symbol or call.call.name)
        if call.symbol is not None:
            self.names.give(call.symbol, variable)
        self._assign(variable, called)
        return variable

    def _native_argument(
        self, parameter: p.NativeParameter, argument: p.ResultArgument
    ) -> e.Expression:
        wanted = annotated_arity(parameter.annotation)
        takes_all = parameter.role is p.ParameterRole.REMAINING
        match argument:
            case p.SymbolUse(symbol=symbol):
                if _wants_operation(parameter, symbol) and argument.index is None:
                    return self.names.of_symbol(symbol.name)
                arity = value_arity(argument)
                if arity is None or symbol.kind is p.SymbolKind.NATIVE:
                    variable = self.names.of_symbol(symbol.name)
                    is_part = len(symbol.annotations) > 1 and symbol.kind is p.SymbolKind.NATIVE
                    return variable.item(argument.index or 0) if is_part else variable
                single = arity is Arity.REQUIRED
                of = self.names.single(argument) if single else self.names.several(argument)
                if takes_all and wanted is Arity.REQUIRED:
                    return several.elements(of, arity)
                return e.tuple_of((of,)) if single and wanted is Arity.VARIADIC else of
            case p.BuildOperation():
                variable = self._made(argument)
                if parameter.annotation in ("Operation", argument.operation.op.class_name):
                    return variable
                results = self._results_as_operands(argument, variable)
                if wanted is Arity.VARIADIC:
                    return e.tuple_of(results.elements)
                return (
                    several.elements(results.value, results.arity) if takes_all else results.value
                )
            case p.StringArgument(value=text):
                return e.Literal(text)
        value = self._attribute_value(argument)
        return e.NONE if value is None else value


def _wants_operation(parameter: p.NativeParameter, symbol: p.Symbol) -> bool:
    if symbol.kind is not p.SymbolKind.OPERATION or symbol.operation is None:
        return False
    op = symbol.operation.op
    return not op.results or parameter.annotation.rpartition(".")[2] in ("Operation", op.class_name)


def _may_be_none(argument: p.ResultArgument) -> bool:
    match argument:
        case p.SymbolUse(symbol=symbol):
            if symbol.kind is p.SymbolKind.NATIVE:
                return symbol.annotations[argument.index or 0].endswith("| None")
            return symbol.optional
        case p.CallNative(call=call):
            return call.returns[0].endswith("| None")
    return False
