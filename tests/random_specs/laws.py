"""The laws that hold for every spec: what it loads to, reads, prints, builds and refuses."""

from __future__ import annotations

import inspect
import math
import traceback
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from types import ModuleType
from typing import Any

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region
from tests.random_specs.changes import changed_texts
from tests.random_specs.directives import HOOKS
from tests.random_specs.instances import Instance, InstanceMaker
from tests.random_specs.operations import NAMES, AttrPart, RandomOp, ValuePart
from tests.random_specs.specs import RandomSpec
from tests.random_specs.violations import Violation, violations

_INSTANCES = 3
_CHANGES = 6
_LINE = 4  # of the operation in the program of an instance


@dataclass(frozen=True, slots=True)
class Breach:
    """A law that does not hold: which, for which operation, the program, and what was found."""

    law: str
    dialect: str
    op: str
    program: str
    found: str
    expected: str = ""

    def __str__(self) -> str:
        expected = f"\n  expected: {self.expected}" if self.expected else ""
        return f"{self.dialect}.{self.op}: {self.law}\n  found:    {self.found}{expected}\n{self.program}"


@dataclass(slots=True)
class Outcome:
    """The outcome of the check of one spec: what was tried, and what does not hold."""

    breaches: list[Breach] = field(default_factory=list)
    tried: Counter[str] = field(default_factory=Counter)
    programs: list[tuple[str, str]] = field(
        default_factory=list
    )  # operation, program; for mlir-opt


def check_spec(spec: RandomSpec, instances: int = _INSTANCES) -> Outcome:
    """Load the spec and try every law on random instances of its operations."""
    outcome = Outcome()
    try:
        module = load_in_memory(spec.spec(), HOOKS)
    except Exception:
        outcome.breaches.append(
            Breach("the spec loads", spec.dialect, "", str(spec.spec()), traceback.format_exc())
        )
        return outcome
    context = Context(allow_unregistered=True, dialects=[module.DIALECT])
    for op in spec.ops:
        check = OpCheck(spec, op, module, context, outcome)
        # By itself, so that a smaller spec with the same operation has the same instances.
        random = Random(f"{spec.seed} {op.mnemonic}")
        for _ in range(instances):
            check.run(random)
    return outcome


class OpCheck:
    """The laws of one operation."""

    def __init__(
        self, spec: RandomSpec, op: RandomOp, module: ModuleType, context: Context, outcome: Outcome
    ) -> None:
        self.spec = spec
        self.op = op
        self.module = module
        self.context = context
        self.outcome = outcome
        self.random = Random(spec.seed)
        self.op_class = getattr(module, f"{op.mnemonic.capitalize()}Op")

    def run(self, random: Random) -> None:
        self.random = random
        instance = InstanceMaker(random, self.spec.dialect).instance(self.op)
        text = instance.text()
        self.outcome.programs.append((self.op.mnemonic, text))
        if self._guarded("valid programs are accepted", text, lambda: self._laws(instance, text)):
            self.outcome.tried["instances"] += 1
        for violation in violations(random, self.op, instance):
            broken = violation.instance.text()
            self.outcome.programs.append((self.op.mnemonic, broken))
            self._guarded(violation.kind, broken, lambda v=violation, b=broken: self._refused(v, b))  # type: ignore[misc]
            self.outcome.tried[violation.kind] += 1

    def _guarded(self, law: str, program: str, action: Callable[[], None]) -> bool:
        try:
            action()
        except (ParseError, VerifyError) as error:
            first = error.diagnostics[0]
            self._breach(law, program, first.message)
        except Exception:
            self._breach(law, program, traceback.format_exc())
        else:
            return True
        return False

    def _breach(self, law: str, program: str, found: object, expected: object = "") -> None:
        self.outcome.breaches.append(
            Breach(law, self.spec.dialect, self.op.mnemonic, program, str(found), str(expected))
        )

    def _equal(self, law: str, program: str, found: object, expected: object) -> None:
        if found != expected:
            self._breach(law, program, found, expected)

    # --- text ---

    def _laws(self, instance: Instance, text: str) -> None:
        module = self._read(text)
        generic, custom = print_ir(module, generic=True), print_ir(module)
        again = self._read(generic)
        self._equal("generic: print∘parse", text, print_ir(again, generic=True), generic)
        if self.op.is_readable:
            read = self._read(custom)
            self._equal("custom: print∘parse", text, print_ir(read), custom)
            self._equal("custom: parse∘print", text, print_ir(read, generic=True), generic)
        self._changed(custom)
        self._accessors(instance, text, self._found(module))
        self._rebuilt(text, generic)

    def _changed(self, custom: str) -> None:
        """Whatever is written, what comes of it is an operation or a diagnostic."""
        for program in changed_texts(self.random, custom, _CHANGES):
            try:
                self._read(program)
            except (ParseError, VerifyError):
                pass
            except Exception:
                self._breach("changed text is read or refused", program, traceback.format_exc())

    def _read(self, text: str) -> Operation:
        module = parse(text, self.context)
        module.verify()
        return module

    def _found(self, module: Operation) -> Any:
        return next(op for op in module.walk() if isinstance(op, self.op_class))

    # --- accessors and builders ---

    def _accessors(self, instance: Instance, text: str, op: Any) -> None:
        for parts, sizes, values in (
            (self.op.operands, instance.operand_sizes, op.operands),
            (self.op.results, instance.result_sizes, op.results),
        ):
            start = 0
            for part, size in zip(parts, sizes, strict=True):
                self._value_accessor(text, op, part, values[start : start + size])
                start += size
        for attribute in self.op.attributes:
            self._attribute_accessor(instance, text, op, attribute)
        for prop in self.op.properties:
            written = instance.properties.get(prop.name)
            expected = dict(prop.row.good).get(written) if written is not None else ...
            if expected is not ... and written is not None:
                self._equal(
                    f"accessor of property {prop.name}",
                    text,
                    getattr(op, NAMES[prop.name]),
                    expected,
                )
        for region in self.op.regions:
            found = getattr(op, NAMES[region.name])
            count = len(self.op.regions) - 1
            self._equal(
                f"accessor of region {region.name}",
                text,
                found if region.is_variadic else (found,),
                (
                    op.regions[count:]
                    if region.is_variadic
                    else (op.regions[self.op.regions.index(region)],)
                ),
            )
        for number, successor in enumerate(self.op.successors):
            found = getattr(op, NAMES[successor.name])
            self._equal(
                f"accessor of successor {successor.name}",
                text,
                found if successor.is_variadic else (found,),
                op.successors[number:] if successor.is_variadic else (op.successors[number],),
            )

    def _value_accessor(self, text: str, op: Any, part: ValuePart, values: tuple[Any, ...]) -> None:
        found = getattr(op, NAMES[part.name])
        expected: object = values
        if part.arity == "Optional":
            expected = values[0] if values else None
        elif not part.arity:
            expected = values[0]
        self._equal(f"accessor of {part.name}", text, found, expected)

    def _attribute_accessor(
        self, instance: Instance, text: str, op: Any, attribute: AttrPart
    ) -> None:
        found = getattr(op, NAMES[attribute.name])
        law = f"accessor of attribute {attribute.name}"
        written = instance.properties.get(attribute.name)
        if attribute.mode == "unit":
            self._equal(law, text, found, written is not None)
        elif written is None:
            if attribute.mode == "optional":
                self._equal(law, text, found, None)
            elif attribute.mode == "default" and found is None:
                self._breach(law, text, found, "the default")
        else:
            expected = dict(attribute.row.good).get(written, ...)
            if expected is not ...:
                self._equal(law, text, _plain(found), _plain(expected))

    def _rebuilt(self, text: str, generic: str) -> None:
        """Check that `build` makes the same operation of all that the accessors give."""
        module = self._read(text)
        op = self._found(module)
        parameters = inspect.signature(self.op_class.build).parameters
        arguments: dict[str, Any] = {"attributes": dict(op.attributes) or None}
        for part in (*self.op.arguments, *self.op.successors):
            # What is absent is left out: the accessor of a default would have it written down.
            if isinstance(part, AttrPart) and part.name not in op.properties:
                continue
            arguments[NAMES[part.name]] = getattr(op, NAMES[part.name])
        for result in self.op.results:
            name, value = NAMES[result.name], getattr(op, NAMES[result.name])
            if result.arity == "Variadic":
                name = f"{name.removesuffix('s')}_types"
                arguments[name] = [v.type for v in value]
            else:
                arguments[f"{name}_type"] = None if value is None else value.type
        for region in self.op.regions:
            value = getattr(op, NAMES[region.name])
            arguments[NAMES[region.name]] = (
                [_copied(r) for r in value] if region.is_variadic else _copied(value)
            )
        missing = {n for n, p in parameters.items() if p.default is p.empty} - arguments.keys()
        if missing:
            self._breach(
                "builder takes what accessors give", text, sorted(parameters), sorted(arguments)
            )
            return
        unknown = {
            n for n in arguments if n not in parameters and not n.endswith(("_type", "_types"))
        }
        if unknown:
            self._breach(
                "builder takes what accessors give", text, sorted(parameters), sorted(unknown)
            )
            return
        built = self.op_class.build(**{n: v for n, v in arguments.items() if n in parameters})
        op.parent_block.insert_before(op, built)
        op.replace_with(built)
        module.verify()
        self._equal("builders and accessors agree", text, print_ir(module, generic=True), generic)

    # --- violations ---

    def _refused(self, violation: Violation, text: str) -> None:
        law = f"violation: {violation.kind}"
        try:
            self._read(text)
        except (ParseError, VerifyError) as error:
            first = error.diagnostics[0]
            self._equal(law, text, first.message, violation.expected)
            line = getattr(first.location, "line", None)
            if line != _LINE:
                self._breach(law, text, f"line {line}", f"line {_LINE}")
        else:
            self._breach(law, text, "accepted", violation.expected)


def _copied(region: Region) -> Region:
    target = Region()
    region.clone_into(target)
    return target


def _plain(value: object) -> object:
    """The value, made comparable: enums as numbers, NaN as text."""
    if isinstance(value, float) and math.isnan(value):
        return "nan"
    if isinstance(value, DenseArrayAttr):
        return value.values
    if isinstance(value, int) and not isinstance(value, bool):
        return int(value)
    return value
