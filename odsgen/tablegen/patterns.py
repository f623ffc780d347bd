"""Rewrite patterns: from DRR's Pattern records to the `patterns` of a spec (MLIR: PatternBase.td).

A dag is written as it stands there, with operations by their full names.  The language of specs is stricter than DRR,
whose mistakes C++ finds; what it does not take is left out, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

from odsgen.tablegen.constraints import ConstraintWriter
from odsgen.tablegen.notation import cpp_class_name, identifier, quoted, sentence, use
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.pattern_calls import (
    CallWriter,
    InPlace,
    NotSayable,
    PatternValue,
    attribute_annotation,
    property_annotation,
)
from odsgen.tablegen.predicates import PredicateTranslator, part_kind
from odsgen.tablegen.records import Dag, DagArgument, Record, Records

_ENUM_CASES = ("EnumCase", "EnumAttrCaseInfo")
_CONSTANTS = ("ConstantAttr", "ConstantProp", "ConstantProperty")
_TRAILING = ("location", "returnType")


class PatternWriter:
    """Writes the patterns of one dialect; what they call gathers in ``calls``."""

    def __init__(
        self,
        records: Records,
        ownership: Ownership,
        constraints: ConstraintWriter,
        predicates: PredicateTranslator,
        operations: Collection[str],
    ) -> None:
        """``operations`` are the mnemonics of the dialect."""
        self._records = records
        self._ownership = ownership
        self._constraints = constraints
        self._predicates = predicates
        taken = {*operations, *ownership.names, *constraints.taken}
        self.calls = CallWriter(predicates, taken)
        #: The spec's section `patterns`, by name.
        self.patterns: dict[str, dict[str, Any]] = {}
        #: The patterns that are left out, with the reason.
        self.left: dict[str, str] = {}

    def write(self, files: Collection[str] = ()) -> None:
        """Write the patterns whose root is of the dialect; with ``files``, those that are defined in files of these names."""
        found = [r for r in self._records.instances("Pattern") if not files or r.files[0] in files]
        owned = [(record, root) for record in found if (root := self._root(record)) is not None]
        names = {record.name for record, _ in owned if not record.is_anonymous}
        for record, root in owned:
            name = identifier(record.name)
            if record.is_anonymous:
                wanted = f"{identifier(cpp_class_name(root.name))}Pattern"
                name, count = wanted, 2
                while name in names:
                    name, count = f"{wanted}{count}", count + 1
                names.add(name)
            rule = _Rule(
                self._ownership, self._constraints, self._predicates, self.calls, self._operation
            )
            try:
                self.patterns[name] = rule.write(record)
            except NotSayable as reason:
                self.left[name] = str(reason)

    def _root(self, record: Record) -> Record | None:
        source = record.dag("sourcePattern")
        root = None if source is None else source.operator
        if root is None or root.record("opDialect") is not self._ownership.dialect:
            return None
        return root

    def _operation(self, record: Record) -> str:
        """The full name of an operation; its dialect is imported."""
        dialect = record.record("opDialect")
        if dialect is None:
            raise NotSayable(f"'{record.name}' is no operation of a dialect")
        name = dialect.text("name")
        if dialect is not self._ownership.dialect:
            self._ownership.imports.setdefault(name)
        return f"{name}.{record.text('opName')}"


class _Rule:
    """One pattern while it is written: what its symbols stand for."""

    def __init__(
        self,
        ownership: Ownership,
        constraints: ConstraintWriter,
        predicates: PredicateTranslator,
        calls: CallWriter,
        operation: Callable[[Record], str],
    ) -> None:
        self._ownership = ownership
        self._constraints = constraints
        self._predicates = predicates
        self._calls = calls
        self._operation = operation
        self._values: dict[str, PatternValue] = {}

    def write(self, record: Record) -> dict[str, Any]:
        source = record.dag("sourcePattern")
        assert source is not None
        spec: dict[str, Any] = {"source": self._source(source)}
        where = [self._condition(dag) for dag in record.dags("constraints")]
        results = [self._result(dag, ["Value"]) for dag in record.dags("resultPatterns")]
        spec["results"] = results[0] if len(results) == 1 else results
        if where:
            spec["where"] = where
        supplemental = [
            self._result(dag, ["object"]) for dag in record.dags("supplementalPatterns")
        ]
        if supplemental:
            spec["supplemental"] = supplemental
        delta = record.dag("benefitDelta")
        for argument in delta.arguments if delta is not None else ():
            if isinstance(argument.value, int) and argument.value:
                spec["benefit"] = argument.value
        return spec

    # --- source patterns --------------------------------------------------------------------------------------------

    def _source(self, dag: Dag) -> str:
        record = dag.operator
        if record.is_a("NativeCodeCall"):
            return self._matcher(dag)
        name = self._operation_name(record)
        written: list[str] = []
        position = 0
        definitions = _arguments(record)
        for argument in dag.arguments:
            inner = argument.value
            if isinstance(inner, Dag) and inner.operator.name == "either":
                pair = [
                    self._operand(part, _at(definitions, position + number, record))
                    for number, part in enumerate(inner.arguments)
                ]
                written.append(_dag("either", "", pair))
                position += 2
                continue
            definition = _at(definitions, position, record)
            if isinstance(inner, Dag) and inner.operator.name == "variadic":
                single = definition.record("baseType") or definition
                parts = [self._operand(part, single) for part in inner.arguments]
                self._bind_argument(inner.name, definition)
                written.append(_dag("variadic", inner.name, parts))
            else:
                written.append(self._operand(argument, definition))
            position += 1
        self._bind_operation(dag.name, record)
        return _dag(name, dag.name, written)

    def _operand(self, argument: DagArgument, definition: Record) -> str:
        """An argument of a source pattern: an operand or an attribute."""
        if isinstance(argument.value, Dag):
            return self._source(argument.value)
        self._bind_argument(argument.name, definition, argument.value)
        if argument.value is None:
            return f"${argument.name or '_'}"
        if not isinstance(argument.value, Record):
            raise NotSayable(f"'{argument.value}' stands for an argument of a source pattern")
        constraint = self._constraint(argument.value, definition)
        return f"{constraint}:${argument.name}" if argument.name not in ("", "_") else constraint

    def _matcher(self, dag: Dag) -> str:
        annotations: list[str] = []
        written: list[str] = []
        for argument in dag.arguments:
            value = argument.value
            is_attribute = isinstance(value, Record) and value.is_a("AttrConstraint")
            annotations.append("Attribute" if is_attribute else "Value")
            if isinstance(value, Dag):
                written.append(self._source(value))
                continue
            if argument.name:
                kind = "attribute" if is_attribute else "operand"
                bound = PatternValue(annotations[-1], kind, argument.name)
                self._values.setdefault(argument.name, bound)
            written.append(self._leaf(argument))
        return _dag(self._calls.matcher(dag.operator, annotations), "", written)

    def _leaf(self, argument: DagArgument) -> str:
        if argument.value is None:
            return f"${argument.name or '_'}"
        if not isinstance(argument.value, Record):
            raise NotSayable(f"'{argument.value}' stands for an argument of a source pattern")
        constraint = self._constraint(argument.value)
        return f"{constraint}:${argument.name}" if argument.name not in ("", "_") else constraint

    # --- conditions -------------------------------------------------------------------------------------------------

    def _condition(self, dag: Dag) -> str:
        record = dag.operator
        symbols = [dag.name] if dag.name else []
        for argument in dag.arguments:
            if argument.value is not None or not argument.name:
                raise NotSayable(f"the constraint '{record.name}' is about more than symbols")
            symbols.append(argument.name)
        if record.is_a("TypeConstraint", "AttrConstraint"):
            name = self._constraint(record)
        elif record.is_a("Constraint"):
            values = [self._value(symbol) for symbol in symbols]
            name = self._calls.constraint(record, values, bool(dag.name))
            if isinstance(name, InPlace):
                return str(name)
        else:
            raise NotSayable(f"'{record.name}' is no constraint")
        return _dag(name, "", [f"${symbol}" for symbol in symbols])

    # --- result patterns --------------------------------------------------------------------------------------------

    def _result(self, dag: Dag, returns: Sequence[str]) -> str:
        """A result pattern, or an operation or a native call in one; ``returns`` is what a native call is for."""
        record = dag.operator
        if record.name == "replaceWithValue":
            return _dag("replaceWithValue", dag.name, [f"${a.name}" for a in dag.arguments])
        if record.is_a("NativeCodeCall"):
            return self._call(dag, returns)
        name = self._operation_name(record)
        definitions = _arguments(record)
        plain, trailing = self._split(dag)
        written = [
            self._argument(argument, _at(definitions, position, record))
            for position, argument in enumerate(plain)
        ]
        self._bind_operation(dag.name, record)
        return _dag(name, dag.name, [*written, *trailing])

    def _split(self, dag: Dag) -> tuple[list[DagArgument], list[str]]:
        """The arguments, and the directives behind them."""
        plain = list(dag.arguments)
        trailing: list[str] = []
        while plain and isinstance(last := plain[-1].value, Dag):
            if last.operator.name not in _TRAILING:
                break
            trailing.insert(0, self._directive(last))
            plain.pop()
        return plain, trailing

    def _directive(self, dag: Dag) -> str:
        name = dag.operator.name
        written: list[str] = []
        for argument in dag.arguments:
            value = argument.value
            if value is None and argument.name:
                written.append(f"${argument.name}")
            elif isinstance(value, str) and name == "location":
                written.append(quoted(value))
            elif isinstance(value, str):
                made = self._predicates.builder_call(value)
                if made is None:
                    raise NotSayable(f"the type '{value}' is C++")
                written.append(quoted(made))
            elif isinstance(value, Dag) and value.operator.is_a("NativeCodeCall"):
                written.append(self._call(value, ["Type"]))
            else:
                raise NotSayable(f"'{name}' has an argument of its own kind")
        return _dag(name, dag.name, written)

    def _argument(self, argument: DagArgument, definition: Record) -> str:
        """An argument of a new operation."""
        value = argument.value
        if isinstance(value, Dag):
            if value.operator.name == "replaceWithValue" and len(value.arguments) == 1:
                return f"${value.arguments[0].name}"
            if value.operator.name == "variadic":
                single = definition.record("baseType") or definition
                parts = [self._argument(part, single) for part in value.arguments]
                return _dag("variadic", value.name, parts)
            return self._result(value, [_annotation(definition)])
        return self._reference(argument)

    def _reference(self, argument: DagArgument) -> str:
        value = argument.value
        if value is None:
            if argument.name in ("", "_"):
                raise NotSayable("an argument of a result pattern is not given")
            return f"${argument.name}"
        if isinstance(value, Record) and value.is_a(*_CONSTANTS, *_ENUM_CASES):
            return self._constraint(value)
        shown = value.name if isinstance(value, Record) else value
        raise NotSayable(f"'{shown}' is no value that a result pattern could have")

    def _call(self, dag: Dag, returns: Sequence[str]) -> str:
        record = dag.operator
        count = record.integer("numReturns")
        if count == 0:
            returns = []
        elif count is not None and count > 1:
            returns = ["Value"] * count
        plain, trailing = self._split(dag)
        values: list[PatternValue] = []
        written: list[str] = []
        for argument in plain:
            inner = argument.value
            if isinstance(inner, Dag):
                if inner.operator.is_a("NativeCodeCall"):
                    values.append(PatternValue("object", ""))
                    written.append(self._result(inner, ["object"]))
                elif inner.operator.name == "replaceWithValue" and len(inner.arguments) == 1:
                    values.append(self._value(inner.arguments[0].name))
                    written.append(f"${inner.arguments[0].name}")
                else:
                    written.append(self._result(inner, ["Value"]))
                    values.append(_value_of(inner.operator, inner.name))
            else:
                written.append(self._reference(argument))
                is_symbol = inner is None
                values.append(
                    self._value(argument.name) if is_symbol else PatternValue("Attribute", "")
                )
        name = self._calls.call(record, values, returns)
        if dag.name:
            base = dag.name.partition("__")[0]
            for number, returned in enumerate(returns):
                self._values[f"{base}__{number}"] = PatternValue(returned, "", base)
            first = returns[0] if len(returns) == 1 else "Sequence[Value]"
            self._values[base] = PatternValue(first, "", base)
        return _dag(name, dag.name, [*written, *trailing])

    # --- what they share --------------------------------------------------------------------------------------------

    def _operation_name(self, record: Record) -> str:
        if not record.is_a("Op"):
            raise NotSayable(f"'{record.name}' is no operation")
        return self._operation(record)

    def _constraint(self, record: Record, definition: Record | None = None) -> str:
        """A constraint or a constant as an argument, which is of this definition."""
        if record.is_a(*_ENUM_CASES):
            return record.text("symbol")
        if not record.is_a("ConstantAttr"):
            if record.is_a("PropConstraint") and not record.is_a("Property"):
                return self._property(record, definition)
            if not record.is_a("TypeConstraint", "AttrConstraint", "Property"):
                raise NotSayable(f"'{record.name}' is no constraint on types or attributes")
            return self._constraints.expression(record)
        base = record.record("attr")
        if base is None:
            raise NotSayable(f"the constant '{record.text('value')}' is of no attribute")
        if record.is_a("ConstantEnumCaseBase"):
            return use("ConstantEnumCase", self._constraints.expression(base), _case(record, base))
        value = self._predicates.default(record.text("value"), base, self._constraints)
        if value is None:
            raise NotSayable(f"the constant '{record.text('value')}' is C++")
        return use("ConstantAttr", self._constraints.expression(base), value)

    def _property(self, record: Record, definition: Record | None) -> str:
        """A constraint on a property, which here says of what property it is."""
        predicate = record.record("predicate")
        if predicate is None or definition is None or not definition.is_a("Property"):
            raise NotSayable(f"'{record.name}' is about no property")
        written = self._predicates.inline_property(predicate, definition.text("interfaceType"))
        if written is None:
            raise NotSayable(f"the constraint '{sentence(self._predicates.cpp(predicate))}' is C++")
        base = self._constraints.expression(definition)
        return use("ConfinedProp", base, written, quoted(record.text("summary")))

    def _bind_argument(self, name: str, definition: Record, constraint: object = None) -> None:
        if name in ("", "_"):
            return
        kind = part_kind(definition, "operand").partition(" = ")[0]
        written = _annotation(definition)
        if isinstance(constraint, Record) and written.endswith(" | None"):
            written = written.removesuffix(" | None")  # what satisfies it is there
            kind = kind.removeprefix("optional ")
        self._values.setdefault(name, PatternValue(written, kind, name))

    def _bind_operation(self, name: str, record: Record) -> None:
        if name in ("", "_"):
            return
        base = name.partition("__")[0]
        results = _results(record)
        self._values[base] = _value_of(record, base)
        for number, result in enumerate(results):
            kind = part_kind(result, "result")
            self._values[f"{base}__{number}"] = PatternValue(_annotation(result), kind, base)

    def _value(self, symbol: str) -> PatternValue:
        found = self._values.get(symbol)
        if found is None:
            raise NotSayable(f"nothing binds the symbol '{symbol}'")
        return found


def _dag(operator: str, name: str, arguments: Sequence[str]) -> str:
    head = f"{operator}:${name}" if name else operator
    return f"({head} {', '.join(arguments)})" if arguments else f"({head})"


def _value_of(record: Record, symbol: str) -> PatternValue:
    """The value that stands for an operation: its results, or itself if it has none."""
    results = _results(record)
    name, underscores, number = symbol.rpartition("__")
    if underscores and number.isdigit() and int(number) < len(results):
        results, symbol = [results[int(number)]], name
    if not results:
        return PatternValue("Operation", "", symbol)
    if len(results) > 1:
        return PatternValue("Sequence[Value]", "variadic result", symbol)
    return PatternValue(_annotation(results[0]), part_kind(results[0], "result"), symbol)


def _arguments(op: Record) -> list[Record]:
    return _parts(op, "arguments")


def _results(op: Record) -> list[Record]:
    return _parts(op, "results")


def _parts(op: Record, field: str) -> list[Record]:
    dag = op.dag(field)
    if dag is None:
        return []
    parts = [a.value for a in dag.arguments if isinstance(a.value, Record)]
    return [
        part.record("constraint") or part if part.is_a("OpVariable") else part for part in parts
    ]


def _at(definitions: Sequence[Record], position: int, op: Record) -> Record:
    if position >= len(definitions):
        raise NotSayable(f"'{op.name}' has {len(definitions)} arguments, and the pattern more")
    return definitions[position]


def _annotation(definition: Record) -> str:
    """The Python annotation of an operand, an attribute or a property."""
    if definition.is_a("Property"):
        return property_annotation(definition)
    if definition.is_a("AttrConstraint"):
        optional = " | None" if definition.flag("isOptional") else ""
        return attribute_annotation(definition) + optional
    if definition.is_a("VariadicOfVariadic"):
        return "Sequence[Sequence[Value]]"
    if definition.is_a("Variadic"):
        return "Sequence[Value]"
    return "Value | None" if definition.is_a("Optional") else "Value"


def _case(record: Record, base: Record) -> str:
    """The case, or the cases of a bit enum, of ConstantEnumCase."""
    enum = base.record("enum") or base
    texts = {case.text("symbol"): case.text("str") for case in enum.records("enumerants")}
    symbols = [part.rpartition("::")[2].strip() for part in record.text("value").split("|")]
    unknown = next((symbol for symbol in symbols if symbol.lower() not in _lowered(texts)), None)
    if unknown is not None:
        raise NotSayable(f"the enum '{enum.name}' has no case '{sentence(unknown)}'")
    names = [_lowered(texts)[symbol.lower()] for symbol in symbols]
    return names[0] if len(names) == 1 else quoted("|".join(texts[name] or name for name in names))


def _lowered(texts: dict[str, str]) -> dict[str, str]:
    """The symbols without regard to case: C++ may spell them in another one."""
    return {symbol.lower(): symbol for symbol in texts}
