"""The query of a claim: can the target do what the source cannot?  A model of it is a counter-example.

As in Alive2: whenever the source is defined, so is the target, and each value of the source that is not poison is that
of the target, which is not poison either.  A NaN equals any other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from odsgen.ods.model import Arity, AttributeArgument, PropertyArgument
from odsgen.ods.model.definitions import EnumDef
from odsgen.proof.claims import (
    Claim,
    Compute,
    FixedAttribute,
    FreeAttribute,
    Perform,
    Step,
    is_constant_like,
)
from odsgen.proof.computation import Computation, Input, Quantity
from odsgen.proof.encoder import Encoder
from odsgen.proof.operations import fixed_quantity, perform
from odsgen.proof.terms import (
    OutsideError,
    ScalarType,
    Script,
    bits_sort,
    integer_type,
    literal,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """A quantity whose value a counter-example gives."""

    label: str
    quantity: Quantity
    attribute: FreeAttribute | None = None


@dataclass(slots=True)
class Query:
    """A query, and what is shown of a model of it."""

    script: Script
    inputs: list[Shown] = field(default_factory=list)
    sources: list[Shown] = field(default_factory=list)
    targets: list[Shown] = field(default_factory=list)
    source_undefined: str = "false"
    target_undefined: str = "false"
    #: Whether the pattern does not apply to these types, or nothing can differ.
    holds: bool = False
    applies: bool = True
    #: Why the target is no valid program; and when it is none, as far as that depends on widths.
    invalid: str = ""
    violations: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        return "\n".join([*self.script.lines, "(check-sat)", ""])

    def ask(self, source_undefined: str, target_undefined: str, differences: Sequence[str]) -> None:
        """Require that the source is defined, and the target is not or gives something else."""
        script = self.script
        wrong = script.either(target_undefined, *differences)
        refuted = script.both(script.negation(source_undefined), wrong)
        refuted = script.either(refuted, *self.violations)
        script.require(refuted)
        self.source_undefined, self.target_undefined = source_undefined, target_undefined
        self.holds = refuted == "false"


class _Encoding:
    """The values and attributes of one claim at certain types."""

    def __init__(self, claim: Claim, types: Mapping[str, ScalarType], script: Script) -> None:
        self.claim = claim
        self.types = dict(types)
        self.script = script
        self.encoder = Encoder(script)
        self.quantities: dict[str, Quantity] = {}
        self.query = Query(script)
        for count in dict.fromkeys(t for t in types.values() if t.count):
            self._declare_width(count)
        for name in claim.values:
            self._declare_value(name)

    # --- what is free -------------------------------------------------------------------------------

    def _declare_width(self, type: ScalarType) -> None:
        """The width of integers, any of those of their type."""
        width = self.encoder.width_of(type)
        script = self.script
        script.lines.append(f"(declare-const {type.count} {bits_sort(width.width)})")
        if len(type.widths) == width.high - width.low + 1:
            low, high = literal(width.low, width.width), literal(width.high, width.width)
            script.require(f"(and (bvule {low} {width.text}) (bvule {width.text} {high}))")
        else:
            known = (f"(= {width.text} {literal(each, width.width)})" for each in type.widths)
            script.require(f"(or {' '.join(known)})")

    def _declared(self, label: str, type: ScalarType) -> str:
        """A free value."""
        text = self.script.declare(label, type.sort)
        if type.count:
            masked = self.encoder.masked(text, self.encoder.width_of(type)).text
            self.script.require(f"(= {text} {masked})")
        return text

    def _declare_value(self, name: str) -> None:
        type = self.types[name]
        label = self.claim.labels.get(name, name)
        text = self._declared(label, type)
        poison = self.script.declare(f"{label}.poison", "Bool")
        self.quantities[name] = Quantity(text, type, poison)
        self.query.inputs.append(Shown(label, self.quantities[name]))

    def attribute(self, name: str) -> Quantity:
        """A value, or an attribute, which is declared when it is first asked for."""
        found = self.quantities.get(name)
        if found is None:
            described = self.claim.attributes.get(name)
            if isinstance(described, FixedAttribute):
                found = self._fixed(name, described)
            elif isinstance(described, FreeAttribute):
                found = self._free(name, described)
            else:
                raise OutsideError(f"the value of '{self.claim.labels.get(name, name)}'")
            self.quantities[name] = found
        return found

    def _fixed(self, name: str, described: FixedAttribute) -> Quantity:
        type = described.type
        if type is None:
            of_other = described.is_condition or described.enum is not None
            type = integer_type(1) if of_other else self._type_of(name)
        return fixed_quantity(self.encoder, described, type)

    def _free(self, name: str, described: FreeAttribute) -> Quantity:
        label = self.claim.labels.get(name, name)
        script = self.script
        given = script.declare(f"{label}.given", "Bool") if described.optional else "true"
        if described.is_condition:
            made = Quantity(script.declare(label, "Bool"), None, given=given)
        elif described.enum is not None:
            made = self._free_enum(label, described, given)
        else:
            type = described.fixed_type or self._type_of(name)
            made = Quantity(self._declared(label, type), type, given=given)
        self.query.inputs.append(Shown(label, made, described))
        return made

    def _free_enum(self, label: str, described: FreeAttribute, given: str) -> Quantity:
        enum, script = described.enum, self.script
        assert enum is not None
        if enum.is_string:
            raise OutsideError(f"the enum {enum.name}, whose attributes are strings")
        width = enum.width
        text = script.declare(label, bits_sort(width))
        values = [case.value for case in enum.cases]
        if enum.is_bit_enum:
            mask = 0
            for value in values:
                mask |= value
            outside = literal(~mask, width)
            script.require(f"(= (bvand {text} {outside}) {literal(0, width)})")
        else:
            known = [f"(= {text} {literal(value, width)})" for value in values]
            script.require(script.either(*(script.define("Bool", each) for each in known)))
        return Quantity(text, integer_type(width), given=given)

    def _type_of(self, name: str) -> ScalarType:
        found = self.types.get(name)
        if found is None:
            raise OutsideError(f"the type of '{self.claim.labels.get(name, name)}'")
        return found

    # --- steps --------------------------------------------------------------------------------------

    def run(self, steps: list[Step], is_target: bool) -> str:
        """Computes steps; whether their behavior is undefined."""
        undefined = []
        for step in steps:
            if isinstance(step, Compute):
                self._compute(step)
            elif is_constant_like(step.op):
                self._constant(step)
            else:
                undefined.append(self._perform(step, is_target))
        return self.script.either(*undefined)

    def _constant(self, step: Perform) -> None:
        [(_, name)] = step.attributes
        type = self.types.get(step.results[0])
        described = self.claim.attributes.get(name)
        if isinstance(described, FixedAttribute) and described.is_poison and type is not None:
            self.claim.attributes[name] = replace(described, type=type)
        value = self.attribute(name)
        if type is None or value.type is None or value.type != type:
            raise OutsideError(f"the value of {step.op.name}")
        self.quantities[step.results[0]] = value

    def _perform(self, step: Perform, is_target: bool) -> str:
        op = step.op
        made, needed = perform(self.encoder, op, *self._parts(step))
        for reason, condition in needed:
            if not is_target:
                self.query.applies &= condition != "false"
                self.script.require(condition)
            elif condition == "false":
                self.query.invalid = f"{op.name} would not be valid: {reason}"
            else:
                self.query.violations.append(self.script.negation(condition))
        for part, name in zip(op.results, step.results, strict=True):
            self.quantities[name] = made.results[part.name]
        if not is_target:
            self.script.require(self.script.negation(made.unsupported))
            return made.undefined
        return self.script.either(made.undefined, made.unsupported)

    def _parts(
        self, step: Perform
    ) -> tuple[dict[str, Input], dict[str, ScalarType], dict[str, EnumDef]]:
        op = step.op
        inputs: dict[str, Input] = {}
        types: dict[str, ScalarType] = {}
        enums: dict[str, EnumDef] = {}
        for operand, names in step.values():
            if operand.arity is Arity.VARIADIC:
                inputs[operand.name] = tuple(map(self.attribute, names))
            else:
                [name] = names
                inputs[operand.name] = self.attribute(name)
                types[operand.name] = self._type_of(name)
        for result, name in zip(op.results, step.results, strict=True):
            types[result.name] = self._type_of(name)
        wanted = {name for name, _ in op.semantics.inputs} if op.semantics else set()
        for argument in op.arguments:
            if isinstance(argument, (AttributeArgument, PropertyArgument)):
                if argument.name in wanted:
                    found = self.attribute(dict(step.attributes)[argument.name])
                    inputs[argument.name] = found
                    if found.type is not None:
                        types[argument.name] = found.type
                    if argument.constraint.enum is not None:
                        enums[argument.name] = argument.constraint.enum
        return inputs, types, enums

    def _compute(self, step: Compute) -> None:
        inputs, types, enums = self._arguments(step.arguments)
        [(result, term)] = step.semantics.results
        computation = Computation(self.encoder, step.semantics, inputs, types, enums)
        if not step.like:
            self.quantities[step.result] = Quantity(computation.condition(term), None)
            return
        type = types[step.like]
        types[result] = type
        self.quantities[step.result] = Quantity(computation.stored(term, type), type)
        self.types[step.result] = type

    def _arguments(
        self, arguments: tuple[tuple[str, str], ...]
    ) -> tuple[dict[str, Input], dict[str, ScalarType], dict[str, EnumDef]]:
        inputs: dict[str, Input] = {}
        types: dict[str, ScalarType] = {}
        enums: dict[str, EnumDef] = {}
        for parameter, name in arguments:
            if (
                name in self.types
                and name not in self.claim.attributes
                and name not in self.quantities
            ):
                types[parameter] = self.types[name]  # a value of which only the type counts
                continue
            found = self.attribute(name)
            inputs[parameter] = found
            described = self.claim.attributes.get(name)
            if described is not None and described.enum is not None:
                enums[parameter] = described.enum
            if found.type is not None:
                types[parameter] = found.type
        return inputs, types, enums

    def assume(self) -> None:
        for name in self.claim.numbers:
            self.script.require(self.script.negation(self.quantities[name].poison))
        for each in self.claim.assumptions:
            inputs, types, enums = self._arguments(each.arguments)
            [(_, term)] = each.semantics.results
            holds = Computation(self.encoder, each.semantics, inputs, types, enums).condition(term)
            if each.needs_attributes:
                given = [q.given for q in inputs.values() if isinstance(q, Quantity)]
                holds = self.script.both(holds, *given)
            if holds == "false":
                self.query.applies = False
            self.script.require(holds)


def preferences_of(query: Query) -> list[list[str]]:
    """Conditions of a counter-example that is easy to read: no poison, no flags, numbers near zero."""
    found: list[list[str]] = []
    integers: list[Quantity] = []
    for shown in query.inputs:
        quantity, type = shown.quantity, shown.quantity.type
        found.append([f"(not {quantity.poison})"])
        if type is None:
            found.append([f"(not {quantity.text})"])
        elif type.format is not None:
            text, format = quantity.text, type.format
            found.append([f"(not (or (fp.isNaN {text}) (fp.isInfinite {text})))"])
            made = f"(_ to_fp {format.exponent} {format.significand}) roundNearestTiesToEven"
            found.append([f"(fp.eq {text} ({made} {n}.0))" for n in (1, 2, 3, 0)])
        elif shown.attribute is None or shown.attribute.enum is None:
            integers.append(quantity)
    if integers:
        found.append([_all_within(integers, bound) for bound in _BOUNDS])
    for quantity in integers:
        found.append([f"(= {quantity.text} {literal(n, _width(quantity))})" for n in (0, 1, 2)])
    return found


#: Magnitudes that the numbers of a counter-example shall not exceed, tried in this order.
_BOUNDS = (1, 2, 4, 8, 16, 128, 1 << 15, 1 << 31)


def _width(quantity: Quantity) -> int:
    assert quantity.type is not None
    return quantity.type.width


def _all_within(quantities: Sequence[Quantity], bound: int) -> str:
    parts = []
    for quantity in quantities:
        width = _width(quantity)
        if bound < 1 << (width - 1):
            low, high = literal(-bound, width), literal(bound, width)
            parts.append(f"(bvsle {low} {quantity.text}) (bvsle {quantity.text} {high})")
    return f"(and true {' '.join(parts)})"


def differ(script: Script, first: Quantity, second: Quantity) -> str:
    """Whether the second value cannot stand for the first."""
    if first.text == second.text:
        is_equal = "true"
    elif first.type is not None and first.type.format is not None:
        nan = script.both(_nan(script, first), _nan(script, second))
        is_equal = script.either(script.define("Bool", f"(= {first.text} {second.text})"), nan)
    else:
        is_equal = script.define("Bool", f"(= {first.text} {second.text})")
    wrong = script.either(second.poison, script.negation(is_equal))
    return script.both(script.negation(first.poison), wrong)


def _nan(script: Script, quantity: Quantity) -> str:
    return script.define("Bool", f"(fp.isNaN {quantity.text})")


def encode(
    claim: Claim,
    source_types: Mapping[str, ScalarType],
    target_types: Callable[[Mapping[str, ScalarType]], tuple[dict[str, ScalarType], str]],
) -> Query:
    """The query of a claim; raises OutsideError where something has no encoding."""
    script = Script()
    encoding = _Encoding(claim, source_types, script)
    query = encoding.query
    source_undefined = encoding.run(claim.source, False)
    encoding.assume()
    if not query.applies:
        query.holds = True
        return query
    types, wrong = target_types(encoding.types)
    query.invalid = wrong
    if wrong:
        return query
    encoding.types.update(types)
    target_undefined = encoding.run(claim.target, True)
    if query.invalid:
        return query
    differences = []
    for index, (source, target) in enumerate(claim.pairs):
        first, second = encoding.attribute(source), encoding.attribute(target)
        if first.type != second.type:
            query.invalid = f"the new value is {second.type} and not {first.type}"
            return query
        differences.append(differ(script, first, second))
        shown = claim.shown_results[index : index + 1]
        labels = shown * 2 or [claim.labels.get(name, name) for name in (source, target)]
        query.sources.append(Shown(labels[0], first))
        query.targets.append(Shown(labels[1], second))
    query.ask(source_undefined, target_undefined, differences)
    return query
