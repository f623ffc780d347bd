"""Claims as pairs of programs, and a search for values that refute them: what the interpreter says, without a solver."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from odsgen.interpreter import POISON, EvaluationError, Machine
from odsgen.ods.model import AttrConstraint, AttributeArgument, OpDef
from odsgen.ods.model.names import snake_case
from odsgen.proof.claims import (
    Claim,
    Compute,
    FixedAttribute,
    FreeAttribute,
    Perform,
    Step,
)
from odsgen.proof.terms import OutsideError, ScalarType
from odsgen.proof.types import Typings
from odsgen.rewriting import RewritePattern, apply_patterns_greedily
from odsgen.runtime import Context, FloatType, Operation, parse
from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.parser.single_texts import parse_attribute, parse_type
from odsgen_dialects import arith
from odsgen_dialects.arith import patterns as functions

_EDGES = (0, 1, 2, -1, -2)


class DoesNotApply(Exception):
    """The source is no valid program, or a condition does not hold."""


@dataclass
class ClaimProgram:
    """The source and the target of a claim as functions, at certain types and with certain attributes."""

    claim: Claim
    types: Mapping[str, ScalarType]
    numbers: Mapping[str, int]  # of free attributes
    absent: frozenset[str] = frozenset()
    computed: dict[str, Any] = field(default_factory=dict)

    def texts(self) -> tuple[str, str]:
        """Both functions."""
        claim = self.claim
        before = self.function(claim.source, [old for old, _ in claim.pairs])
        after = self.function([*claim.source, *claim.target], [new for _, new in claim.pairs])
        return before, after

    def function(self, steps: Sequence[Step], returned: Sequence[str]) -> str:
        self.names: dict[str, str] = {}
        arguments = []
        for name in self.claim.values:
            self.names[name] = f"%v{len(self.names)}"
            arguments.append(f"{self.names[name]}: {self.types[name].name}")
        self.lines: list[str] = []
        for step in steps:
            self.step(step)
        values = [self.value(name) for name in returned]
        types = ", ".join(self.types[name].name for name in returned)
        body = "\n  ".join([*self.lines, f"func.return {', '.join(values)} : {types}"])
        return f"func.func @main({', '.join(arguments)}) -> ({types}) {{\n  {body}\n}}\n"

    def step(self, step: Step) -> None:
        if isinstance(step, Compute):
            self.compute(step)
            return
        op = step.op
        operands = ", ".join(self.value(name) for name in step.operands)
        attributes = []
        for argument, name in step.attributes:
            text = self.attribute_text(op, argument, name, step)
            if text is not None:
                attributes.append(f"{argument} = {text}")
        inputs = ", ".join(self.types[name].name for name in step.operands)
        outputs = ", ".join(self.types[name].name for name in step.results)
        results = []
        for name in step.results:
            self.names[name] = f"%v{len(self.names)}"
            results.append(self.names[name])
        properties = f" <{{{', '.join(attributes)}}}>" if attributes else ""
        self.lines.append(
            f'{", ".join(results)} = "{op.name}"({operands}){properties} : ({inputs}) -> ({outputs})'
        )

    def value(self, name: str) -> str:
        """An operand; a constant is made for a matched one."""
        if name not in self.names:
            type = self.types[name].name
            self.names[name] = f"%v{len(self.names)}"
            text = self.number_text(self.numbers[name], self.types[name])
            self.lines.append(
                f'{self.names[name]} = "arith.constant"() <{{value = {text}}}> : () -> {type}'
            )
        return self.names[name]

    # --- attributes ---------------------------------------------------------------------------------

    def number_text(self, bits: int, type: ScalarType) -> str:
        if type.format is not None:
            return f"0x{bits:0{type.width // 4}X} : {type.name}"
        signed = bits - (1 << type.width) if bits >> (type.width - 1) else bits
        return f"{signed if type.width > 1 else -signed and 1} : {type.name}"

    def attribute_text(self, op: OpDef, argument: str, name: str, step: Perform) -> str | None:
        if name in self.computed:
            return str(self.computed[name])
        described = self.claim.attributes.get(name)
        part = next(p for p in op.arguments if p.name == argument)
        assert isinstance(part, AttributeArgument)
        if isinstance(described, FixedAttribute):
            value = described.value
            if value is None or described.is_condition and not value:
                return None
            if described.is_condition:
                return "unit"
            if described.enum is not None:
                return enum_text(part.constraint, int(value))
            type = described.type or self.types[step.results[0]]
            return f"{value} : {type.name}"
        assert isinstance(described, FreeAttribute)
        if name in self.absent or described.optional and name not in self.numbers:
            return None
        number = self.numbers.get(name, 0)
        if described.is_condition:
            return "unit" if number else None
        if described.enum is not None:
            return enum_text(part.constraint, number)
        return self.number_text(number, self.types[name])

    def attribute(self, name: str) -> Any:
        """An attribute as an object, for native calls."""
        if name in self.computed:
            return self.computed[name]
        described = self.claim.attributes.get(name)
        if described is None:
            return SimpleNamespace(type=parse_type(self.types[name].name))
        if isinstance(described, FreeAttribute) and described.enum is None:
            return parse_attribute(self.number_text(self.numbers[name], self.types[name]))
        for step in self.claim.source:
            assert isinstance(step, Perform)
            for argument, used in step.attributes:
                if used == name:
                    text = self.attribute_text(step.op, argument, name, step)
                    return text and parsed(text)
        raise AssertionError(name)

    def compute(self, step: Compute) -> None:
        """By the function that the generated pattern calls."""
        arguments = [self.attribute(name) for _, name in step.arguments]
        made = getattr(functions, f"compute_{snake_case(step.name)}")(*arguments)
        self.computed[step.result] = made

    def holds(self) -> bool:
        """Whether the conditions of the pattern hold."""
        for each in self.claim.assumptions:
            arguments = [self.attribute(name) for _, name in each.arguments]
            if not getattr(functions, f"holds_{snake_case(each.name)}")(*arguments):
                return False
        return True


def parsed(text: str) -> Any:
    return parse_attribute(text, (arith.FastMathFlagsAttr, arith.IntegerOverflowFlagsAttr))


def enum_text(constraint: AttrConstraint, number: int) -> str:
    enum, definition = constraint.enum, constraint.attribute_def
    assert enum is not None
    if definition is None:
        return f"{number} : i{enum.width}"
    names = [c.text for c in enum.cases if c.value & number == c.value and c.value] or [
        c.text for c in enum.cases if c.value == number
    ]
    if not enum.is_bit_enum:
        names = [c.text for c in enum.cases if c.value == number]
    return f"#{definition.dialect}.{definition.mnemonic}<{', '.join(names) if enum.separator == ', ' else ','.join(names)}>"


# --- a search ---------------------------------------------------------------------------------------------------------


class Search:
    """Random types, attributes and values."""

    def __init__(self, seed: int, widths: Sequence[int] = (1, 2, 3, 4, 8)) -> None:
        self.random = random.Random(seed)
        self.widths = widths

    def refutes(self, claim: Claim, inputs: int, each: int = 50) -> str | None:
        """A pair of programs that differ, found with so many inputs, `each` for one choice of attributes."""
        typings = Typings(claim, self.widths)
        choices = []
        for classes in typings.each():
            source = typings.of_source(classes)
            if any(type.kind == "index" and type.width != 64 for type in source.values()):
                continue
            choices.append(source)
        self.random.shuffle(choices)
        tried = attempts = 0
        while tried < inputs and choices and attempts < inputs // 2:
            source = choices[attempts % len(choices)]
            attempts += 1
            try:
                found = self.attempt(claim, typings, source, each)
            except DoesNotApply:
                continue
            tried += each
            if found is not None:
                return found
        return None

    def agrees(self, claim: Claim, pattern: RewritePattern, inputs: int) -> int:
        """How often a pattern applied to the source of a claim, and gave what its target gives; fails where it gave something else."""
        typings = Typings(claim, self.widths)
        applied = 0
        for classes in typings.each():
            source = typings.of_source(classes)
            if any(type.kind == "index" and type.width != 64 for type in source.values()):
                continue
            for _ in range(30):
                program = self.program(claim, typings, source)
                if program is None:
                    continue
                before, after = (parse(text, Context()) for text in program.texts())
                if not apply_patterns_greedily(before, [pattern], fold=False).changed:
                    continue
                types = [program.types[name] for name in claim.values]
                found = self.differ(after, before, types, inputs)
                assert found is None, found
                applied += 1
                break
        return applied

    def program(
        self, claim: Claim, typings: Typings, source: Mapping[str, ScalarType]
    ) -> ClaimProgram | None:
        """A source to which the pattern applies, and its target."""
        program = ClaimProgram(claim, source, self.numbers(claim, source), self.absent(claim))
        if not program.holds() or not is_valid(program.function(claim.source, [claim.pairs[0][0]])):
            return None
        target, wrong = typings.of_target(source)
        assert not wrong
        program.types = {**source, **target}
        return program

    def attempt(
        self, claim: Claim, typings: Typings, source: Mapping[str, ScalarType], count: int
    ) -> str | None:
        program = ClaimProgram(claim, source, self.numbers(claim, source), self.absent(claim))
        if not program.holds() or not is_valid(program.function(claim.source, [claim.pairs[0][0]])):
            raise DoesNotApply
        target, wrong = typings.of_target(source)
        if wrong:
            return wrong
        program.types = {**source, **target}
        before, after = program.texts()
        first = parse(before, Context())
        try:
            second = parse(after, Context())
            second.verify()
        except DiagnosticError as error:
            return f"{after}{error}"
        return self.differ(first, second, [program.types[name] for name in claim.values], count)

    def differ(
        self, first: Operation, second: Operation, types: Sequence[ScalarType], count: int
    ) -> str | None:
        machines = [Machine(module) for module in (first, second)]
        functions = [machine.function("main") for machine in machines]
        for _ in range(count):
            values = [self.argument(type) for type in types]
            before = call(machines[0], functions[0], values)
            if before is None:
                continue
            after = call(machines[1], functions[1], values)
            if after is None or not refined(before, after, functions[1]):
                return f"{first}\n{second}\n{values}: {before}, {after}"
        return None

    def argument(self, type: ScalarType) -> Any:
        return POISON if self.random.random() < 0.05 else self.number(type)

    def number(self, type: ScalarType) -> int:
        if type.format is not None:
            fraction = type.format.significand - 1
            infinity = ((1 << type.format.exponent) - 1) << fraction
            edges = [0, 1 << (type.width - 1), infinity, infinity | 1 << (fraction - 1), 1]
            return self.random.choice(edges) if self.random.random() < 0.3 else self.random.getrandbits(type.width)  # fmt: skip
        mask = (1 << type.width) - 1
        edges = [*_EDGES, 1 << (type.width - 1), (1 << (type.width - 1)) - 1]
        return (self.random.choice(edges) if self.random.random() < 0.4 else self.random.getrandbits(type.width)) & mask  # fmt: skip

    def numbers(self, claim: Claim, types: Mapping[str, ScalarType]) -> dict[str, int]:
        found = {}
        for name, described in claim.attributes.items():
            if not isinstance(described, FreeAttribute):
                continue
            if described.enum is not None:
                values = [case.value for case in described.enum.cases]
                if described.enum.is_bit_enum:
                    mask = 0
                    for value in values:
                        mask |= value
                    values = [0, self.random.getrandbits(mask.bit_length()) & mask]
                found[name] = self.random.choice(values)
            elif described.is_condition:
                found[name] = self.random.getrandbits(1)
            elif name in types:
                found[name] = self.number(types[name])
        return found

    def absent(self, claim: Claim) -> frozenset[str]:
        return frozenset(
            name
            for name, described in claim.attributes.items()
            if isinstance(described, FreeAttribute)
            and described.optional
            and self.random.random() < 0.5
        )


def is_valid(text: str) -> bool:
    try:
        parse(text, Context()).verify()
    except DiagnosticError:
        return False
    return True


def call(machine: Machine, function: Operation, values: Sequence[Any]) -> Sequence[Any] | None:
    """The results; None where the behavior is undefined."""
    machine.steps = 0
    try:
        return machine.call(function, values)
    except EvaluationError:
        return None


def refined(before: Sequence[Any], after: Sequence[Any], function: Operation) -> bool:
    end = [*function.regions[0].blocks[0]][-1]
    for first, second, operand in zip(before, after, end.operands, strict=True):
        if first is POISON or first == second:
            continue
        type = operand.type
        if second is POISON or not isinstance(type, FloatType):
            return False
        if not (type.SEMANTICS.is_nan(first) and type.SEMANTICS.is_nan(second)):
            return False
    return True


__all__ = ["ClaimProgram", "OutsideError", "Search"]
