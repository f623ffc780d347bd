"""Rewrite patterns as claims about the operations that they name."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from odsgen.ods.model import AttrConstraint, AttributeArgument, OpDef, Operand, PropertyArgument
from odsgen.ods.model import patterns as m
from odsgen.ods.model import predicates as p
from odsgen.ods.model.constraints import AttributeKind
from odsgen.ods.model.parts import Arity, Result
from odsgen.ods.model.semantics import Semantics, reads
from odsgen.proof.claims import (
    Assume,
    Claim,
    Compute,
    FixedAttribute,
    FreeAttribute,
    Perform,
    attribute_of,
    default_of,
    fixed_attribute,
    performed,
)
from odsgen.proof.terms import OutsideError
from odsgen.proof.types import builder_type

#: The value of a constant: a typed number.
_NUMBER = FreeAttribute()


def pattern_claims(pattern: m.PatternDef) -> list[Claim]:
    """The claims of a pattern: one for each order of operands that `either` allows; raises OutsideError."""
    if pattern.supplemental:
        raise OutsideError("supplemental patterns run for their effect")
    return [_PatternReader(pattern, source).claim() for source in _orders(pattern.source)]


def _orders(match: m.MatchOperation) -> Iterator[m.MatchOperation]:
    """The source pattern with each `either` in both orders."""
    for index, argument in enumerate(match.arguments):
        before, after = match.arguments[:index], match.arguments[index + 1 :]
        if isinstance(argument, m.MatchEither):
            first, second = argument.first, argument.second
            for one, other in ((first, second), (second, first)):
                swapped = (
                    replace(one, operand=first.operand),
                    replace(other, operand=second.operand),
                )
                yield from _orders(replace(match, arguments=(*before, *swapped, *after)))
            return
        if isinstance(argument, m.MatchOperand) and isinstance(argument.nested, m.MatchOperation):
            inner = list(_orders(argument.nested))
            if len(inner) > 1:
                for each in inner:
                    made = replace(argument, nested=each)
                    yield from _orders(replace(match, arguments=(*before, made, *after)))
                return
    yield match


@dataclass
class _PatternReader:
    """Makes the claim of one pattern."""

    pattern: m.PatternDef
    source: m.MatchOperation
    values: dict[str, str] = field(default_factory=dict)  # symbols, also `x__1`, to values
    attributes: dict[str, str] = field(default_factory=dict)  # symbols to attributes
    counts: dict[str, int] = field(default_factory=dict)
    unused: set[str] = field(default_factory=set)
    constrained: dict[str, AttrConstraint] = field(default_factory=dict)  # by attributes

    def __post_init__(self) -> None:
        pattern = self.pattern
        summary = pattern.summary or _text(pattern)
        self.out = Claim(pattern.name, summary, pattern.place)

    def claim(self) -> Claim:
        root = self._match(self.source)
        for condition in self.pattern.conditions:
            self._condition(condition)
        self._results(root)
        self._note_constraints()
        return self.out

    def _note_constraints(self) -> None:
        """Attributes that count may have values that their constraints do not allow: those constraints are ignored."""
        for step in (*performed(self.out.source), *performed(self.out.target)):
            counts = {name for name, _ in step.op.semantics.inputs} if step.op.semantics else set()
            for argument, name in step.attributes:
                constraint = self.constrained.get(name)
                if argument in counts and constraint is not None and not is_plain(constraint):
                    self.out.ignored.append(
                        f"the constraint {constraint.name or constraint.summary}"
                    )

    def name(self, wanted: str) -> str:
        """A name for a value or attribute that no other has."""
        count = self.counts[wanted] = self.counts.get(wanted, 0) + 1
        return wanted if count == 1 else f"{wanted}.{count}"

    # --- source -------------------------------------------------------------------------------------

    def _match(self, match: m.MatchOperation) -> Perform:
        op = match.operation.op
        check_operation(op)
        operands: dict[str, str] = {}
        attributes: dict[str, str] = {}
        for argument in match.arguments:
            if isinstance(argument, m.MatchOperand):
                operands[argument.operand.name] = self._operand(argument)
            elif isinstance(argument, m.MatchAttribute):
                attributes[argument.attribute.name] = self._attribute(argument)
            elif isinstance(argument, m.MatchProperty):
                attributes[argument.prop.name] = self._property(argument)
            else:
                raise OutsideError("operands of any number")
        for part in op.arguments:
            if isinstance(part, Operand):
                if part.name not in operands:
                    operands[part.name] = self._free_value(part.name)
            elif part.name not in attributes:
                attributes[part.name] = self._free_attribute(part, part.name)
        named = match.symbol or op.mnemonic
        results = tuple(
            self.name(named if len(op.results) == 1 else f"{named}.{result.name}")
            for result in op.results
        )
        step = Perform(
            op,
            tuple(operands[part.name] for part in op.operands),
            tuple(attributes.items()),
            results,
            match.place,
        )
        self.out.source.append(step)
        if match.symbol:
            self._bind_results(match.symbol, results)
        return step

    def _bind_results(self, symbol: str, results: tuple[str, ...]) -> None:
        if len(results) == 1:
            self.values[symbol] = results[0]
        for index, name in enumerate(results):
            self.values[f"{symbol}__{index}"] = name

    def _free_value(self, label: str) -> str:
        name = self.name(label)
        self.out.values.append(name)
        return name

    def _operand(self, argument: m.MatchOperand) -> str:
        nested = argument.nested
        if isinstance(nested, m.MatchOperation):
            step = self._match(nested)
            if len(step.results) != 1:
                raise OutsideError(f"an operand that is one of the results of {step.op.name}")
            value = step.results[0]
        elif isinstance(nested, m.MatchNative):
            value = self._constant(nested, argument.symbol)
        elif argument.symbol is not None and argument.symbol in self.values:
            value = self.values[argument.symbol]
        else:
            value = self._free_value(argument.symbol or argument.operand.name)
        if argument.symbol is not None:
            known = self.values.setdefault(argument.symbol, value)
            if known != value:
                raise OutsideError(f"${argument.symbol} is bound twice")
        if argument.constraint is not None:
            self.out.admitted.append((value, argument.constraint))
        return value

    def _constant(self, match: m.MatchNative, symbol: str | None) -> str:
        """A constant of any value: a free one, which is not poison."""
        call = match.call
        if call.definition_trait is None or call.definition_trait[1] != "ConstantLike":
            raise OutsideError(f"the native call {call.name} has no semantics")
        [output] = match.outputs
        name = self.name(output.symbol or symbol or "constant")
        if output.symbol is not None:
            if output.symbol in self.attributes:
                name = self.attributes[output.symbol]
            self.attributes[output.symbol] = name
        self.out.attributes.setdefault(name, _NUMBER)
        if isinstance(output.constraint, AttrConstraint):
            self._constrain(name, output.constraint)
        return name

    def _constrain(self, name: str, constraint: AttrConstraint) -> None:
        """Takes over the type and the value that the constraint of a matched constant asks for."""
        type = None
        if constraint.value_type is not None:
            builder = constraint.value_type
            type = builder_type(builder.class_name, builder.arguments)
        if type is not None:
            self.out.types[name] = type
        if constraint.constant is not None and type is not None:
            free = FreeAttribute(None, constraint.kind, fixed_type=type)
            if free.is_condition:  # BoolAttr: a number of one bit
                free = replace(free, kind=AttributeKind.INTEGER)
            self.out.attributes[name] = fixed_attribute(free, constraint.constant)
        elif not is_plain(constraint):
            self.out.ignored.append(f"the constraint {constraint.name or constraint.summary}")

    def _attribute(self, match: m.MatchAttribute) -> str:
        name = self._bound(match.symbol, match.attribute)
        constraint = match.constraint
        if constraint is not None and constraint.constant is not None:
            fixed = fixed_attribute(attribute_of(match.attribute), constraint.constant)
            self.out.attributes[name] = fixed
        elif (
            constraint is not None and constraint.predicate != match.attribute.constraint.predicate
        ):
            if constraint.predicate != p.And(()):
                self.out.ignored.append(f"the constraint {constraint.name or constraint.summary}")
        return name

    def _property(self, match: m.MatchProperty) -> str:
        name = self._bound(match.symbol, match.prop)
        if match.constant is not None:
            self.out.attributes[name] = fixed_attribute(attribute_of(match.prop), match.constant)
        elif match.constraint is not None:
            self.out.ignored.append(f"the constraint {match.constraint.summary}")
        return name

    def _bound(self, symbol: str | None, argument: AttributeArgument | PropertyArgument) -> str:
        if symbol is not None and symbol in self.attributes:
            return self.attributes[symbol]
        name = self._free_attribute(argument, symbol or argument.name)
        if symbol is not None:
            self.attributes[symbol] = name
        return name

    def _free_attribute(self, argument: AttributeArgument | PropertyArgument, label: str) -> str:
        name = self.name(label)
        self.out.attributes[name] = attribute_of(argument)
        constraint = argument.constraint
        if isinstance(constraint, AttrConstraint) and constraint.enum is None:
            self.constrained[name] = constraint
        return name

    # --- conditions -----------------------------------------------------------------------------------

    def _condition(self, condition: m.Condition) -> None:
        match condition:
            case m.TypeCondition(constraint=constraint, value=use):
                self.out.admitted.append((self._use(use), constraint))
            case m.AttributeCondition(constraint=constraint, attribute=use):
                self.out.ignored.append(f"the constraint {constraint.name or constraint.summary}")
            case m.PredicateCondition(expression=expression, text=text, values=values):
                self._predicate(expression, dict(values), text)
            case m.ConstraintCondition(constraint=constraint, arguments=arguments):
                self._constraint(constraint, arguments)

    def _constraint(self, constraint: m.PatternConstraint, uses: tuple[m.SymbolUse, ...]) -> None:
        if constraint.name == "HasNoUseOf":
            self.unused.update(name for use in uses for name in self._all(use))
        elif constraint.name == "HasOneUse":
            return
        elif constraint.semantics is not None:
            names = tuple(parameter.name for parameter in constraint.parameters)
            arguments = tuple((name, self._use(use)) for name, use in zip(names, uses, strict=True))
            self.out.assumptions.append(Assume(constraint.name, constraint.semantics, arguments))
            for name in reads_number(constraint.semantics):
                self._needs_integer(dict(arguments)[name])
        elif constraint.predicate is not None:
            names = tuple(parameter.name for parameter in constraint.parameters)
            bound = dict(zip(names, uses, strict=False))
            self._predicate(constraint.predicate, bound, constraint.name)
        else:
            self.out.ignored.append(f"the condition {constraint.name}, which has no semantics")

    def _needs_integer(self, name: str) -> None:
        if self.out.attributes.get(name) is _NUMBER:
            self.out.integers.add(name)

    def _predicate(self, expression: p.Expression, uses: dict[str, m.SymbolUse], text: str) -> None:
        """Takes over a predicate that is understood: types that are one, an attribute that is absent, a single integer."""
        match expression:
            case p.Comparison(
                first=p.MemberOf(value=p.NamedValue(name=first), name="type"),
                rest=(("==" | "is", p.MemberOf(value=p.NamedValue(name=second), name="type")),),
            ):
                pair = self._use(uses[first]), self._use(uses[second])
                self.out.same_types.append(pair)
                return
            case p.Comparison(
                first=p.NamedValue(name=name), rest=(("is" | "==", p.Constant(value=None)),)
            ):
                if self._is_absent(self._use(uses[name])):
                    return
            case p.Truth(
                predicate=p.Applied(value=p.NamedValue(name=name), predicate=p.IsA() as test)
            ):
                if test.class_names == ("IntegerAttr",):
                    self.out.integers.add(self._use(uses[name]))
                    return
        self.out.ignored.append(f"the condition {text}")

    def _is_absent(self, name: str) -> bool:
        free = self.out.attributes.get(name)
        if free is None or isinstance(free, FixedAttribute) or not free.optional:
            return False
        self.out.attributes[name] = FixedAttribute(None, free.enum, free.is_condition)
        return True

    # --- uses -----------------------------------------------------------------------------------------

    def _use(self, use: m.SymbolUse) -> str:
        """The value or attribute that a symbol stands for."""
        name = use.symbol.name
        key = name if use.index is None else f"{name}__{use.index}"
        found = self.values.get(key) or self.attributes.get(name)
        if found is None:
            raise OutsideError(f"${key} is no single value")
        return found

    def _all(self, use: m.SymbolUse) -> list[str]:
        if use.index is not None or use.symbol.name in self.values:
            return [self._use(use)]
        prefix = f"{use.symbol.name}__"
        return [name for key, name in self.values.items() if key.startswith(prefix)]

    # --- results --------------------------------------------------------------------------------------

    def _results(self, root: Perform) -> None:
        produced: list[str] = []
        for result in self.pattern.results:
            first = len(produced)
            values = self._produced(result.produced, root, first if result.replaces else None)
            if result.index is not None:
                values = [values[result.index]]
            if result.replaces:
                produced += values
        if len(produced) != len(root.results):
            raise OutsideError("the values that replace the results are not known")
        for old, new in zip(root.results, produced, strict=True):
            if old not in self.unused:
                self.out.pairs.append((old, new))

    def _produced(self, part: m.ResultArgument, root: Perform, replaced: int | None) -> list[str]:
        """The values of a result pattern."""
        match part:
            case m.SymbolUse():
                return self._all(part)
            case m.BuildOperation():
                return self._build(part, root, replaced)
            case m.CallNative():
                return [self._native(part)]
        raise OutsideError("a result that is no value")

    def _build(self, part: m.BuildOperation, root: Perform, replaced: int | None) -> list[str]:
        op = part.operation.op
        check_operation(op)
        operands: list[str] = []
        attributes: list[tuple[str, str]] = []
        for argument, given in zip(op.arguments, part.arguments, strict=True):
            if isinstance(argument, Operand):
                operands += self._produced(given, root, None)
            else:
                attributes.append((argument.name, self._given(argument, given)))
        if len(operands) != len(op.operands):
            raise OutsideError(f"the operands of {op.name} are not known")
        named = part.symbol or f"new {op.mnemonic}"
        results = tuple(
            self.name(named if len(op.results) == 1 else f"{named}.{result.name}")
            for result in op.results
        )
        self.out.target.append(Perform(op, tuple(operands), tuple(attributes), results, part.place))
        self._result_types(part, root, results, replaced)
        if part.symbol:
            self._bind_results(part.symbol, results)
        return [results[part.index]] if part.index is not None else list(results)

    def _result_types(
        self, part: m.BuildOperation, root: Perform, results: tuple[str, ...], replaced: int | None
    ) -> None:
        if part.types is m.TypeSource.ROOT:
            first = part.first_root_result
            pairs = zip(root.results[first:], results, strict=False)
            self.out.target_types += [(old, new) for old, new in pairs]
        elif part.types is m.TypeSource.EXPLICIT:
            for name, given in zip(results, part.return_types, strict=False):
                match given:
                    case m.TypeOf(value=use):
                        self.out.target_types.append((self._use(use), name))
                    case m.BuildableType(builder=builder):
                        type = builder_type(builder.class_name, builder.arguments)
                        if type is None:
                            raise OutsideError("the type of a new value")
                        self.out.known_target_types[name] = type
                    case _:
                        raise OutsideError("the type of a new value")

    def _given(
        self, argument: AttributeArgument | PropertyArgument, given: m.ResultArgument
    ) -> str:
        """The attribute of a new operation."""
        match given:
            case m.SymbolUse():
                return self._use(given)
            case m.CallNative():
                return self._native(given)
            case m.UnsetArgument():
                made = default_of(argument)
            case m.ConstantArgument(value=value) | m.ConstantProperty(value=value):
                made = fixed_attribute(attribute_of(argument), value)
            case _:
                raise OutsideError(f"the attribute '{argument.name}'")
        name = self.name(f"new {argument.name}")
        self.out.attributes[name] = made
        return name

    def _native(self, part: m.CallNative) -> str:
        call = part.call
        if call.semantics is None:
            raise OutsideError(f"the native call {call.name} has no semantics")
        names = []
        for given in part.arguments:
            if isinstance(given, m.SymbolUse):
                names.append(self._use(given))
            elif isinstance(given, m.CallNative):
                names.append(self._native(given))
            else:
                raise OutsideError(f"an argument of the native call {call.name}")
        arguments = tuple(zip((each.name for each in call.arguments), names, strict=True))
        for parameter in reads_number(call.semantics):
            self._needs_integer(dict(arguments)[parameter])
        result = self.name(call.name)
        made = Compute(call.name, call.semantics, call.like, arguments, result)
        self.out.target.append(made)
        if part.symbol:
            self.attributes[part.symbol] = result
        return result


def is_plain(constraint: AttrConstraint) -> bool:
    """Whether any value of the kind and type of the constraint satisfies it."""
    if constraint.kind in (AttributeKind.UNIT, AttributeKind.BOOL) or constraint.enum is not None:
        return True
    parts = constraint.predicate
    if not isinstance(parts, p.And):
        return isinstance(parts, (p.IsA, p.HasTrait))
    return len(parts.predicates) <= (1 if constraint.value_type is None else 2)


def reads_number(semantics: Semantics) -> list[str]:
    """The parameters whose numbers count, and not their types alone."""
    [(_, term)] = semantics.results
    return sorted(reads(term, semantics))


def _text(pattern: m.PatternDef) -> str:
    return f"{pattern.source_text} to {'; '.join(pattern.result_texts)}"


def check_operation(op: OpDef, may_be_variadic: bool = False) -> None:
    """Raises OutsideError for operations that no claim can be about."""
    if op.regions or op.successors:
        raise OutsideError(f"{op.name} has regions or successors")
    parts: tuple[Operand | Result, ...] = (*op.operands, *op.results)
    if may_be_variadic and op.semantics is not None:
        return
    if any(part.arity is not Arity.REQUIRED for part in parts):
        raise OutsideError(f"{op.name} has operands or results of any number")
