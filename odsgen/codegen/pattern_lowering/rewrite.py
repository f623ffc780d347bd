"""The statements that put something new in the place of what a pattern matched."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.context import FileContext
from odsgen.codegen.format_lowering.source_lines import SourceLines
from odsgen.codegen.literals import string_literal, tuple_literal, type_expression
from odsgen.codegen.pattern_lowering.constants import constant_attribute, constant_property
from odsgen.codegen.pattern_lowering.match import native_function
from odsgen.codegen.pattern_lowering.names import (
    OperationNames,
    PatternNames,
    operation_variable,
    unpacked,
)
from odsgen.codegen.pattern_lowering.types import inferred_types, root_types
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    InferenceKind,
    OpDef,
    Operand,
    SegmentKind,
)
from odsgen.ods.rewriting.model import (
    BuildableType,
    BuildOperation,
    CallNative,
    ConstantArgument,
    ConstantProperty,
    NativeParameter,
    ParameterRole,
    PatternDef,
    ResultArgument,
    ResultLocation,
    ResultPattern,
    StringArgument,
    Symbol,
    SymbolKind,
    SymbolUse,
    TypeOf,
    TypeSource,
    UnsetArgument,
    ValueList,
)
from odsgen.ods.rewriting.symbols import annotated_arity, value_arity


def lower_rewrite(
    pattern: PatternDef,
    matched: tuple[str, ...],
    lines: SourceLines,
    names: PatternNames,
    operations: OperationNames,
    context: FileContext,
) -> None:
    """Write the statements; `matched` are the variables of the matched operations."""
    _RewriteLowering(pattern, matched, lines, names, operations, context).lower()


@dataclass(frozen=True, slots=True)
class Operands:
    """What an operand of a new operation is given."""

    expression: str  # of one value, or of a sequence
    arity: Arity  # of what is given
    elements: str  # what it adds to the tuple of operands
    size: str


class _RewriteLowering:
    def __init__(
        self,
        pattern: PatternDef,
        matched: tuple[str, ...],
        lines: SourceLines,
        names: PatternNames,
        operations: OperationNames,
        context: FileContext,
    ) -> None:
        self.pattern = pattern
        self.matched = matched
        self.lines = lines
        self.names = names
        self.operations = operations
        self.context = context
        self.root = pattern.source.operation.op
        self._has_location = False

    def lower(self) -> None:
        made = [
            (result, self._produced(result.produced, result.replaces))
            for result in self.pattern.results
        ]
        for supplemental in self.pattern.supplemental:
            self._produced(supplemental, False)
        replacing = [(result, variable) for result, variable in made if result.replaces]
        if not self.root.results:
            self.lines.add("rewriter.erase_op(op)")
        else:
            self.lines.add(f"rewriter.replace_op(op, {self._replacement(replacing)})")
        self.lines.add("return True")

    def _replacement(self, replacing: list[tuple[ResultPattern, str]]) -> str:
        if len(replacing) == 1:
            [(result, variable)] = replacing
            if isinstance(result.produced, BuildOperation) and result.index is None:
                return variable
        return tuple_literal([self._values_of(result, variable) for result, variable in replacing])

    def _values_of(self, result: ResultPattern, variable: str) -> str:
        """What a result pattern adds to the values that replace the root."""
        produced = result.produced
        if isinstance(produced, BuildOperation):
            if result.index is None and len(produced.operation.op.results) != 1:
                return f"*{variable}.results"
            definition = produced.operation.op.results[result.index or 0]
            return unpacked(f"{variable}.{definition.python_name}", definition.arity)
        if isinstance(produced, SymbolUse):
            arity = value_arity(produced)
            if arity is Arity.REQUIRED:
                return self.names.single(produced)
            return unpacked(self.names.several(produced), arity)
        returns = produced.call.returns
        if result.index is not None:
            variable = f"{variable}[{result.index}]"
            returns = returns[result.index : result.index + 1]
        if len(returns) != 1:
            return f"*{variable}"
        if returns[0] == "Operation":
            return f"*{variable}.results"
        return unpacked(variable, annotated_arity(returns[0]))

    def _produced(self, produced: BuildOperation | CallNative | SymbolUse, is_needed: bool) -> str:
        """Write what makes it; the variable that holds it."""
        if isinstance(produced, BuildOperation):
            return self._build(produced, is_needed)
        if isinstance(produced, CallNative):
            return self._call(produced, is_needed)
        return ""

    # --- locations ------------------------------------------------------------------------------------------------------

    def _location(self, location: ResultLocation | None) -> str:
        if location is not None:
            return self._written_location(location)
        if len(self.matched) == 1:
            return f"{self.matched[0]}.location"
        if not self._has_location:
            self._has_location = True
            self.lines.add(f"location = rewriter.fused_location({', '.join(self.matched)})")
        return "location"

    def _written_location(self, location: ResultLocation) -> str:
        imports = self.context.imports
        places = []
        for use in location.symbols:
            if use.symbol.kind is SymbolKind.OPERATION:
                places.append(f"{self.names.of_symbol(use.symbol.name)}.location")
            else:
                places.append(f"{self.names.single(use)}.location")
        if not places:
            return f"{imports.runtime('NameLoc')}.get({string_literal(location.name or '')})"
        if len(places) == 1 and location.name is None:
            return places[0]
        metadata = ""
        if location.name is not None:
            metadata = f", {imports.runtime('StringAttr')}.get({string_literal(location.name)})"
        return f"{imports.runtime('FusedLoc')}.get([{', '.join(places)}]{metadata})"

    # --- operations -----------------------------------------------------------------------------------------------------

    def _build(self, build: BuildOperation, is_needed: bool) -> str:
        op = build.operation.op
        operands: dict[str, Operands] = {}
        attributes: dict[str, str] = {}
        properties: list[tuple[str, str]] = []
        optional: list[tuple[str, str]] = []
        for definition, argument in zip(op.arguments, build.arguments, strict=True):
            if isinstance(definition, Operand):
                operands[definition.name] = self._operand(definition, argument)
                continue
            value = self._attribute_value(argument)
            if value is None:
                continue
            attributes[definition.name] = value
            key = string_literal(definition.name)
            may_be_none = _may_be_none(argument)
            if isinstance(definition, AttributeArgument) and may_be_none:
                optional.append((key, value))
            else:
                properties.append((key, value))
        op_class = self.operations.class_of(build.operation)
        values = tuple_literal([o.elements for o in operands.values() if o.elements])
        if op.operand_segments is SegmentKind.ATTRIBUTE:
            sizes = [operands[o.name].size for o in op.operands]
            properties.append(self._segments(OPERANDS.segment_property, sizes))
        if op.result_segments is SegmentKind.ATTRIBUTE:
            sizes = self._result_sizes(op, build)
            properties.append(self._segments(RESULTS.segment_property, sizes))
        location = self._location(build.location)
        types = self._types(build, op_class, operands, attributes)
        properties_text = "{" + ", ".join(f"{k}: {v}" for k, v in properties) + "}"
        if optional:
            variable = self.names.new("properties")
            any_type = self.context.imports.use("typing", "Any")
            self.lines.add(f"{variable}: dict[str, {any_type}] = {properties_text}")
            for key, value in optional:
                with self.lines.block(f"if {value} is not None:"):
                    self.lines.add(f"{variable}[{key}] = {value}")
            properties_text = variable
        if types is None:  # the hook that infers them wants everything else
            types, values, properties_text = self._inferred_by_hook(
                op, op_class, values, properties_text
            )
        arguments = [values, types]
        if properties or optional or properties_text != "{}":
            arguments.append(properties_text)
        regions = [region for region in op.regions if not region.variadic]
        if regions:
            region = self.context.imports.runtime("Region")
            arguments.append(f"regions={tuple_literal([f'{region}()'] * len(regions))}")
        arguments.append(f"location={location}")
        made = f"rewriter.insert({op_class}({', '.join(arguments)}))"
        if not is_needed and not self.names.is_used(build.symbol):
            self.lines.add(made)
            return ""
        variable = self.names.new(build.symbol or f"new_{operation_variable(op)}")
        if build.symbol is not None:
            self.names.give(build.symbol, variable)
        self.lines.add(f"{variable} = {made}")
        return variable

    def _inferred_by_hook(
        self, op: OpDef, op_class: str, values: str, properties: str
    ) -> tuple[str, str, str]:
        imports = self.context.imports
        operands = self.names.new("operands")
        value = imports.runtime_type_only("Value")
        self.lines.add(f"{operands}: tuple[{value}, ...] = {values}")
        if not properties.isidentifier():
            variable = self.names.new("properties")
            any_type = imports.use("typing", "Any")
            self.lines.add(f"{variable}: dict[str, {any_type}] = {properties}")
            properties = variable
        types = f"{op_class}.infer_return_types({operands}, {properties})"
        return types, operands, properties

    def _types(
        self,
        build: BuildOperation,
        op_class: str,
        operands: dict[str, Operands],
        attributes: dict[str, str],
    ) -> str | None:
        op = build.operation.op
        match build.types:
            case TypeSource.ROOT:
                return root_types(op, self.root, build.first_root_result)
            case TypeSource.EXPLICIT:
                return tuple_literal([self._return_type(t) for t in build.return_types])
        if any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference):
            return None
        return inferred_types(op, operands, attributes, self.context)

    def _return_type(self, written: object) -> str:
        match written:
            case TypeOf(value=use):
                arity = value_arity(use)
                if arity is Arity.REQUIRED:
                    return f"{self.names.single(use)}.type"
                values = self.names.several(use)
                if arity is Arity.OPTIONAL:
                    return f"*(() if {values} is None else ({values}.type,))"
                return f"*[value.type for value in {values}]"
            case BuildableType(builder=builder):
                return type_expression(builder, self.context.imports)
            case CallNative():
                called = self._call(written, True)
                return f"*{called}" if "[" in written.call.returns[0] else called
        text: str = written.text  # type: ignore[attr-defined]
        parse_type = self.context.imports.use("odsgen.runtime.parser", "parse_type")
        return f"{parse_type}({string_literal(text)})"

    def _segments(self, key: str, sizes: list[str]) -> tuple[str, str]:
        array = self.context.imports.runtime("DenseArrayAttr")
        i32 = self.context.imports.runtime("i32")
        return string_literal(key), f"{array}.get({i32}, {tuple_literal(sizes)})"

    def _result_sizes(self, op: OpDef, build: BuildOperation) -> list[str]:
        sizes = []
        for result in op.results:
            replaced = self.root.results[build.first_root_result + result.index]
            accessor = f"op.{replaced.python_name}"
            sizes.append(
                {
                    Arity.REQUIRED: "1",
                    Arity.OPTIONAL: f"0 if {accessor} is None else 1",
                }.get(replaced.arity, f"len({accessor})")
            )
        return sizes

    # --- arguments ------------------------------------------------------------------------------------------------------

    def _operand(self, operand: Operand, argument: ResultArgument) -> Operands:
        match argument:
            case UnsetArgument():
                return Operands("()", Arity.VARIADIC, "", "0")
            case SymbolUse():
                arity = value_arity(argument)
                assert arity is not None
                single = arity is Arity.REQUIRED
                of = self.names.single(argument) if single else self.names.several(argument)
                return _operands(of, arity)
            case BuildOperation():
                variable = self._build(argument, True)
                return self._results_as_operands(argument, variable)
            case CallNative():
                variable = self._call(argument, True)
                returns = argument.call.returns
                if len(returns) != 1 and argument.index is not None:
                    variable = f"{variable}[{argument.index}]"
                    returns = returns[argument.index : argument.index + 1]
                elif len(returns) != 1:
                    return _operands(variable, Arity.VARIADIC)
                if returns[0] == "Operation":
                    return _operands(f"{variable}.results[0]", Arity.REQUIRED)
                return _operands(variable, annotated_arity(returns[0]) or Arity.REQUIRED)
            case ValueList():
                parts = [self._operand(operand, part) for part in argument.parts]
                elements = tuple_literal([part.elements for part in parts if part.elements])
                if all(part.arity is Arity.REQUIRED for part in parts):
                    inner = ", ".join(part.elements for part in parts)
                    return Operands(elements, Arity.VARIADIC, inner, str(len(parts)))
                variable = self.names.new(operand.python_name)
                self.lines.add(f"{variable} = {elements}")
                return _operands(variable, Arity.VARIADIC)
        raise AssertionError(f"no operand can be {argument}")

    def _results_as_operands(self, build: BuildOperation, variable: str) -> Operands:
        op = build.operation.op
        index = build.index
        if index is None and len(op.results) != 1:
            return _operands(f"{variable}.results", Arity.VARIADIC)
        result = op.results[index or 0]
        return _operands(f"{variable}.{result.python_name}", result.arity)

    def _attribute_value(self, argument: ResultArgument) -> str | None:
        match argument:
            case UnsetArgument():
                return None
            case SymbolUse():
                return self.names.single(argument)
            case ConstantArgument():
                return constant_attribute(argument.constraint, argument.value, self.context.imports)
            case ConstantProperty():
                return constant_property(argument.prop, argument.value, self.context.imports)
            case CallNative():
                return self._call(argument, True)
        raise AssertionError(f"no attribute can be {argument}")

    # --- native calls ---------------------------------------------------------------------------------------------------

    def _call(self, call: CallNative, is_needed: bool) -> str:
        written = []
        position = 0
        remaining = len(call.arguments)
        for parameter in call.call.parameters:
            match parameter.role:
                case ParameterRole.REWRITER:
                    written.append("rewriter")
                case ParameterRole.LOCATION:
                    written.append(self._location(call.location))
                case ParameterRole.REMAINING:
                    for argument in call.arguments[position:]:
                        written.append(self._native_argument(parameter, argument))
                    position = remaining
                case _:
                    written.append(self._native_argument(parameter, call.arguments[position]))
                    position += 1
        called = f"{native_function(call.call, self.context)}({', '.join(written)})"
        if not call.call.returns or (not is_needed and not self.names.is_used(call.symbol)):
            self.lines.add(called)
            return ""
        variable = self.names.new(call.symbol or call.call.name)
        if call.symbol is not None:
            self.names.give(call.symbol, variable)
        self.lines.add(f"{variable} = {called}")
        return variable

    def _native_argument(self, parameter: NativeParameter, argument: ResultArgument) -> str:
        wanted = annotated_arity(parameter.annotation)
        takes_all = parameter.role is ParameterRole.REMAINING
        match argument:
            case SymbolUse(symbol=symbol):
                if _wants_operation(parameter, symbol) and argument.index is None:
                    return self.names.of_symbol(symbol.name)
                arity = value_arity(argument)
                if arity is None or symbol.kind is SymbolKind.NATIVE:
                    variable = self.names.of_symbol(symbol.name)
                    is_part = len(symbol.annotations) > 1 and symbol.kind is SymbolKind.NATIVE
                    return f"{variable}[{argument.index or 0}]" if is_part else variable
                single = arity is Arity.REQUIRED
                of = self.names.single(argument) if single else self.names.several(argument)
                if takes_all and wanted is Arity.REQUIRED:
                    return unpacked(of, arity)
                return f"({of},)" if single and wanted is Arity.VARIADIC else of
            case BuildOperation():
                variable = self._build(argument, True)
                if parameter.annotation in ("Operation", argument.operation.op.class_name):
                    return variable
                results = self._results_as_operands(argument, variable)
                if wanted is Arity.VARIADIC:
                    return f"({results.elements},)"
                return results.elements if takes_all else results.expression
            case StringArgument(value=text):
                return string_literal(text)
        return self._attribute_value(argument) or "None"


def _operands(expression: str, arity: Arity) -> Operands:
    match arity:
        case Arity.REQUIRED:
            return Operands(expression, arity, expression, "1")
        case Arity.OPTIONAL:
            size = f"0 if {expression} is None else 1"
            return Operands(expression, arity, unpacked(expression, arity), size)
        case Arity.VARIADIC:
            return Operands(expression, arity, f"*{expression}", f"len({expression})")
        case Arity.VARIADIC_OF_VARIADIC:
            every = f"*[value for group in {expression} for value in group]"
            return Operands(expression, arity, every, f"sum(map(len, {expression}))")


def _wants_operation(parameter: NativeParameter, symbol: Symbol) -> bool:
    if symbol.kind is not SymbolKind.OPERATION or symbol.operation is None:
        return False
    op = symbol.operation.op
    return not op.results or parameter.annotation.rpartition(".")[2] in ("Operation", op.class_name)


def _may_be_none(argument: ResultArgument) -> bool:
    match argument:
        case SymbolUse(symbol=symbol):
            if symbol.kind is SymbolKind.NATIVE:
                return symbol.annotations[argument.index or 0].endswith("| None")
            return symbol.optional
        case CallNative(call=call):
            return call.returns[0].endswith("| None")
    return False
