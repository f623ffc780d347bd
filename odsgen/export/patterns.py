"""Rewrite patterns, and what they call, as records of DRR (MLIR: "Table-driven Declarative Rewrite Rule (DRR)")."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from odsgen.export.constraints import builder_call
from odsgen.export.cpp_values import CppNames, CppValue
from odsgen.export.default_values import DefaultWriter
from odsgen.export.expressions import ExpressionWriter
from odsgen.export.model import RecordDefinition
from odsgen.export.names import CPP_WORDS, ExportNames
from odsgen.export.overlay import plain_fields
from odsgen.export.problems import Problems, Unsayable
from odsgen.export.values import (
    Dag,
    DagPart,
    Listing,
    Number,
    Reference,
    String,
    Use,
    Value,
    quoted,
    use,
)
from odsgen.ods.model import Argument, Arity, AttributeArgument, OpDef, Operand, PropertyArgument
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
)
from odsgen.spec.definition_model import NativeCallSpec, PatternConstraintSpec, PatternSpec
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.pattern_expression import (
    PatternDag,
    PatternLeaf,
    is_constraint_dag,
    parse_pattern,
)
from odsgen.spec.predicate_expression import parse_predicate_expression
from odsgen.spec.source import SpecText

_OF_MLIR = frozenset({"ConstantLikeMatcher", "HasNoUseOf"})
_DIRECTIVES = frozenset({"either", "variadic", "location", "returnType", "replaceWithValue"})
_ONE_USE = use("Constraint", use("CPred", String("$0.hasOneUse()")), String("has one use"))
_SPECIAL = {"$_builder": "$_builder", "$_loc": "$_loc", "$_self": "$_self"}
#: The C++ of properties, by their types in Python.
_PROPERTIES = {
    "int": "integer",
    "bool": "bool",
    "str": "string",
    "list[int]": "Sequence<int64_t>",
    "tuple[int, ...]": "Sequence<int64_t>",
}
_NUMBERED = re.compile(r"\$(\d+)")
_MENTIONED = re.compile(r"\$([A-Za-z_]\w*)")


class PatternWriter:
    """Writes the patterns of one dialect."""

    def __init__(
        self,
        names: ExportNames,
        cpp: CppNames,
        expressions: ExpressionWriter,
        problems: Problems,
    ) -> None:
        self._names = names
        self._cpp = cpp
        self._expressions = expressions
        self._problems = problems

    # --- native calls and constraints -------------------------------------------------------------------------------

    def calls(self) -> Iterator[RecordDefinition]:
        """The native calls and constraints that the spec declares."""
        spec = self._names.spec
        for call_name, call in spec.native_calls.items():
            yield RecordDefinition(
                self._names.record(str(call_name)), (_native_call(call_name, call),)
            )
        for name, constraint in spec.pattern_constraints.items():
            try:
                yield self._constraint(name, constraint)
            except (Unsayable, ExpressionError) as problem:
                place = constraint.predicate or name
                self._problems.error(f"the pattern constraint '{name}': {_told(problem)}", place)

    def _constraint(self, name: SpecText, spec: PatternConstraintSpec) -> RecordDefinition:
        if spec.predicate is None:
            arguments = ", ".join(f"${number}" for number in range(len(spec.parameters)))
            test: Value = use("CPred", String(f"{name}({arguments})"))
        else:
            values = {
                str(parameter): CppValue(f"${number}", self._class_of(annotation))
                for number, (parameter, annotation) in enumerate(spec.parameters.items())
            }
            writer = self._expressions.predicate_writer(values)
            test = writer.predicate(parse_predicate_expression(spec.predicate))
        made = use("Constraint", test, String(str(spec.summary or "")))
        return RecordDefinition(self._names.record(str(name)), (made,))

    def _class_of(self, annotation: str) -> str:
        if annotation in ("Value", "Operation"):
            return f"mlir::{annotation}"
        if annotation == "Sequence[Value]":
            return "Sequence<Value>"
        return self._cpp.class_of(annotation.removesuffix(" | None"))

    # --- patterns ---------------------------------------------------------------------------------------------------

    def patterns(self) -> Iterator[RecordDefinition]:
        """The patterns that the spec defines."""
        for name, spec in self._names.spec.patterns.items():
            try:
                rule = _Rule(self._names, self._cpp, self._expressions)
                record = self._names.record(str(name))
                yield rule.record(record, spec)
                if rule.is_kept or record != name:
                    self._keep(name, spec, record)
            except (Unsayable, ExpressionError) as problem:
                self._problems.error(f"the pattern '{name}': {_told(problem)}", name)

    def _keep(self, name: SpecText, spec: PatternSpec, record: str) -> None:
        """The pattern as it is written, and as a whole: the importer may leave out what it does not understand."""
        kept = dict.fromkeys(PatternSpec.model_fields) | plain_fields(spec)
        self._names.notes.keep(kept, "patterns", str(name))
        if record != name:
            self._names.notes.keep(None, "patterns", record)


def _told(problem: Exception) -> str:
    return problem.message if isinstance(problem, Unsayable | ExpressionError) else str(problem)


def _native_call(name: SpecText, spec: NativeCallSpec) -> Use:
    """A call of the C++ function of that name; it is declared where the patterns are compiled."""
    arguments = []
    count = 0
    for annotation in spec.parameters.values():
        if annotation in _SPECIAL:
            arguments.append(_SPECIAL[annotation])
        elif annotation.endswith("..."):
            arguments.append(f"${count}...")
        else:
            arguments.append(f"${count}")
            count += 1
    if spec.matcher:
        found = [f"${number}" for number in range(len(spec.returns))]
        arguments = [a for a in arguments if a != "$_self"]
        text = f"::mlir::success({name}({', '.join(['$_self', *arguments, *found])}))"
        return use("NativeCodeCall", String(text))
    text = f"{name}_" if name in CPP_WORDS else str(name)
    returns = (Number(len(spec.returns)),) if len(spec.returns) != 1 else ()
    return Use("NativeCodeCall", (String(f"{text}({', '.join(arguments)})"), *returns))


@dataclass
class _Rule:
    """One pattern while it is written: the C++ values of its symbols."""

    names: ExportNames
    cpp: CppNames
    expressions: ExpressionWriter
    values: dict[str, CppValue] = field(default_factory=dict)
    is_kept: bool = False  # the importer does not read all of it back

    def record(self, name: str, spec: PatternSpec) -> RecordDefinition:
        source = self._source(parse_pattern(spec.source))
        where = [self._condition(text) for text in spec.where]
        results = [self._result(parse_pattern(text)) for text in spec.results]
        supplemental = [self._result(parse_pattern(text)) for text in spec.supplemental]
        arguments: list[Value] = [source, Listing(tuple(results)), Listing(tuple(where))]
        if supplemental or spec.benefit:
            arguments.append(Listing(tuple(supplemental)))
        if spec.benefit:
            arguments.append(Dag(Reference("addBenefit"), (DagPart(Number(spec.benefit)),)))
        if not where and len(arguments) == 3:
            arguments.pop()
        return RecordDefinition(name, (Use("Pattern", tuple(arguments)),))

    # --- operations -------------------------------------------------------------------------------------------------

    def _operator(self, name: str) -> tuple[Value, OpDef | None]:
        op = self.names.own_operation(name)
        if op is not None:
            return Reference(self.names.op_record(op)), op
        spec = self.names.spec
        if name in spec.native_calls or name in spec.pattern_constraints:
            return Reference(self.names.record(name)), None
        if name in _OF_MLIR or name in _DIRECTIVES:
            return Reference(name), None
        if name == "HasOneUse":
            return _ONE_USE, None
        if "." in name:
            record, op = self.names.imported_operation(name)
            self.is_kept = True
            return Reference(record), op
        if name not in spec.constraints:
            raise Unsayable(f"there is no operation or native call '{name}'")
        return Reference(self.names.record(name)), None

    def _source(self, dag: PatternDag) -> Value:
        operator, op = self._operator(dag.operator)
        if dag.symbol is not None and not dag.symbol.is_ignored:
            self.values[dag.symbol.name] = CppValue("", "mlir::Value")
        parts: list[DagPart] = []
        arguments: Sequence[Argument | None] = op.arguments if op is not None else ()
        position = 0
        for part in dag.arguments:
            definition = arguments[position] if position < len(arguments) else None
            position += 1
            if isinstance(part, PatternDag):
                if part.operator == "either":
                    inner = [self._argument(p, None) for p in part.arguments]
                    parts.append(DagPart(Dag(Reference("either"), tuple(inner))))
                    position += len(inner) - 1
                    continue
                parts.append(DagPart(self._source(part)))
                continue
            parts.append(self._argument(part, definition))
        return Dag(operator, tuple(parts), _symbol(dag))

    def _argument(self, part: PatternDag | PatternLeaf, definition: Argument | None) -> DagPart:
        if isinstance(part, PatternDag):
            return DagPart(self._source(part))
        name = part.symbol.name if part.symbol is not None else ""
        if name and name != "_":
            self.values[name] = CppValue("", self._class_of(part, definition))
        if part.constraint is None:
            return DagPart(None, name or "_")
        return DagPart(self._leaf(part.constraint, definition), name)

    def _class_of(self, part: PatternLeaf, definition: Argument | None) -> str:
        if isinstance(definition, Operand):
            return "mlir::Value" if definition.arity is Arity.REQUIRED else "Sequence<Value>"
        if isinstance(definition, PropertyArgument):
            return _PROPERTIES.get(definition.constraint.python_type, "unknown")
        found = None if part.constraint is None else self.expressions.class_of(part.constraint)
        if isinstance(definition, AttributeArgument) and not found:
            try:
                return self.cpp.class_of(definition.constraint.python_class)
            except Unsayable:
                return "mlir::Attribute"
        return found or ("mlir::Attribute" if definition is None else "unknown")

    def _leaf(self, constraint: ConstraintExpression, definition: Argument | None) -> Value:
        """A constraint, or a value that an attribute must have."""
        is_case = isinstance(constraint, NameExpression) and constraint.arguments is None
        if isinstance(definition, AttributeArgument | PropertyArgument) and (
            isinstance(constraint, LiteralExpression | ListExpression)
            or (is_case and not self._is_constraint(str(constraint)))
        ):
            return self._constant(constraint, definition)
        if isinstance(constraint, NameExpression) and constraint.arguments:
            self.is_kept = True  # a constraint without a name gets one on the way back
        kind = "type" if isinstance(definition, Operand) else "attribute"
        return self.expressions.value(constraint, kind)

    def _is_constraint(self, name: str) -> bool:
        return self.names.resolved.scope.is_constraint(name)

    def _constant(
        self, value: ConstraintExpression, definition: AttributeArgument | PropertyArgument
    ) -> Value:
        base = self._base_of(definition)
        text = DefaultWriter(self.names).text(value, base)
        of = "ConstantAttr" if isinstance(definition, AttributeArgument) else "ConstantProp"
        kind = "attribute" if isinstance(definition, AttributeArgument) else "property"
        return use(of, self.expressions.value(base, kind), String(text))

    def _base_of(self, definition: AttributeArgument | PropertyArgument) -> ConstraintExpression:
        """The constraint of an attribute as the spec writes it, without what makes it optional."""
        classes = self.names.resolved.classes
        for key, spec in self.names.spec.ops.items():
            op = self.names.ops[str(key)]
            if any(a is definition for a in op.arguments):
                expression = classes.expand(spec, key).of("arguments")[definition.name].constraint
                while (
                    isinstance(expression, NameExpression)
                    and expression.arguments
                    and (expression.name.startswith(("Optional", "DefaultValued")))
                ):
                    expression = expression.arguments[0].value
                return expression
        return self._imported_base(definition)

    def _imported_base(
        self, definition: AttributeArgument | PropertyArgument
    ) -> ConstraintExpression:
        """The same of an operation of an imported dialect: an enum, or an attribute that ODS has."""
        wrapped = (
            definition.constraint.attribute_def
            if isinstance(definition, AttributeArgument)
            else None
        )
        if wrapped is not None:
            return NameExpression(f"{wrapped.dialect}.{wrapped.key or wrapped.name}")
        enum = definition.constraint.enum
        if enum is not None:
            return NameExpression(enum.name if "." in enum.name else f"{enum.dialect}.{enum.name}")
        return NameExpression(definition.constraint.name or "AnyAttr")

    # --- conditions -------------------------------------------------------------------------------------------------

    def _condition(self, text: SpecText) -> Value:
        if is_constraint_dag(text):
            dag = parse_pattern(text)
            if (
                dag.constraint is not None
                and dag.operator not in self.names.spec.pattern_constraints
            ):
                operator = self._tested(dag)
            else:
                operator, _ = self._operator(dag.operator)
            parts = tuple(self._plain(part) for part in dag.arguments)
            if operator == Reference("HasNoUseOf") and len(parts) == 1:
                return Dag(operator, (), parts[0].name)  # its predicate is over `$_self`
            return Dag(operator, parts)
        syntax = parse_predicate_expression(text)
        symbols = list(dict.fromkeys(_MENTIONED.findall(text)))
        values = self._numbered(symbols)
        test = self.expressions.predicate_writer(values).predicate(syntax)
        operator = use("Constraint", test, String(str(text)))
        return Dag(operator, tuple(DagPart(None, symbol) for symbol in symbols))

    def _tested(self, dag: PatternDag) -> Value:
        if dag.operator == "HasOneUse":
            return _ONE_USE
        if dag.operator in _OF_MLIR:
            return Reference(dag.operator)
        assert dag.constraint is not None
        return self.expressions.value(dag.constraint, "type")

    def _numbered(self, symbols: Sequence[str]) -> Mapping[str, CppValue]:
        found = {}
        for number, symbol in enumerate(symbols):
            if symbol not in self.values:
                raise Unsayable(f"'${symbol}' has no counterpart in C++")
            found[symbol] = CppValue(f"${number}", self.values[symbol].type)
        return found

    # --- results ----------------------------------------------------------------------------------------------------

    def _result(self, dag: PatternDag) -> Value:
        operator, op = self._operator(dag.operator)
        arguments: Sequence[Argument] = op.arguments if op is not None else ()
        parts = []
        for number, part in enumerate(dag.arguments):
            definition = arguments[number] if number < len(arguments) else None
            if isinstance(part, PatternLeaf) and part.constraint is not None:
                if dag.operator == "location":
                    parts.append(DagPart(String(part.string or "")))
                    continue
                if dag.operator == "returnType":
                    parts.append(DagPart(String(builder_call(part.string or "", self.names))))
                    continue
                if op is None and part.string is not None:
                    operator = self._with_text(operator, dag.operator, len(parts), part.string)
                    continue
                if isinstance(definition, AttributeArgument) and str(part.constraint) == "unset":
                    self.is_kept = True
                    call = use("NativeCodeCall", String("::mlir::UnitAttr()"))
                    parts.append(DagPart(Dag(call, ())))
                    continue
                parts.append(DagPart(self._leaf(part.constraint, definition)))
                continue
            plain = self._plain(part)
            if dag.operator == "variadic" and plain.value is None:
                # mlir-tblgen takes a symbol there for one that is bound a second time.
                self.is_kept = True
                plain = DagPart(Dag(use("NativeCodeCall", String("$0")), (plain,)))
            parts.append(plain)
        return Dag(operator, tuple(parts), _symbol(dag))

    def _with_text(self, operator: Value, name: str, position: int, text: str) -> Value:
        """A native call with a text in the place of an argument: DRR passes none."""
        if isinstance(operator, Reference):
            calls = self.names.spec.native_calls.items()
            call = next(((key, spec) for key, spec in calls if key == name), None)
            if call is None:
                raise Unsayable(f"'{name}' takes no text, as '{text}' is one")
            operator = _native_call(*call)
        assert isinstance(operator, Use) and isinstance(operator.arguments[0], String)
        self.is_kept = True

        def argument(match: re.Match[str]) -> str:
            number = int(match[1])
            return quoted(text) if number == position else f"${number - (number > position)}"

        code, *more = operator.arguments
        assert isinstance(code, String)
        return Use(operator.name, (String(_NUMBERED.sub(argument, code.text)), *more))

    def _plain(self, part: PatternDag | PatternLeaf) -> DagPart:
        if isinstance(part, PatternDag):
            return DagPart(self._result(part))
        if part.symbol is None:
            raise Unsayable("an argument that is no symbol")
        return DagPart(None, part.symbol.name)


def _symbol(dag: PatternDag) -> str:
    return "" if dag.symbol is None or dag.symbol.is_ignored else dag.symbol.name
