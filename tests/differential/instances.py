"""Programs in the generic form that hold one operation of a definition, well formed or with one thing wrong."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random

from odsgen.codegen.imports import Imports
from odsgen.codegen.package_names import package_name
from odsgen.ods.model import Arity, AttrConstraint, DialectDef, OpDef, SegmentKind, TypeConstraint
from odsgen.ods.model.predicates import Predicate
from tests.bundled import PACKAGES
from tests.differential import pools
from tests.differential.comparison import Program
from tests.predicate_code import import_lines, predicate_source
from tests.test_dialect.package import dialect_module

_DISCARDABLE = (
    "",
    "",
    "",
    "{foo.bar = 1 : i32}",
    "{other}",
    '{"odd key" = [1, 2], a = @x}',
    "{test.discardable_attr_key = true}",
    "{foo.map = affine_map<(d0) -> (d0)>}",
)


@dataclass(frozen=True, slots=True)
class Instance:
    """One operation in the generic form, and what stands around it."""

    name: str
    operands: tuple[str, ...] = ()  # their types
    results: tuple[str, ...] = ()
    properties: dict[str, str] = field(default_factory=dict)  # name → text
    discardable: str = ""
    regions: tuple[str, ...] = ()
    successors: tuple[tuple[str, ...], ...] = ()  # the types of the arguments of each
    is_terminator: bool = False
    parent: str = '"x.parent"'

    def text(self) -> str:
        """The program. Values come from an unknown operation; a terminator stands in a region of its parent."""
        lines = []
        values = ", ".join(f"%v#{i}" if len(self.operands) > 1 else "%v" for i in self._numbers())
        if self.operands:
            pack = f":{len(self.operands)}" if len(self.operands) > 1 else ""
            lines.append(f'%v{pack} = "x.values"() : () -> ({", ".join(self.operands)})')
        pack = f":{len(self.results)}" if len(self.results) > 1 else ""
        bound = f"%r{pack} = " if self.results else ""
        successors = ", ".join(f"^bb{i + 1}" for i in range(len(self.successors)))
        properties = ", ".join(
            name if value == "unit" else f"{name} = {value}"
            for name, value in self.properties.items()
        )
        lines.append(
            f'{bound}"{self.name}"({values})'
            + (f"[{successors}]" if successors else "")
            + (f" <{{{properties}}}>" if properties else "")
            + (f" ({', '.join(self.regions)})" if self.regions else "")
            + (f" {self.discardable}" if self.discardable else "")
            + f" : ({', '.join(self.operands)}) -> ({', '.join(self.results)})"
        )
        if not self.is_terminator and not self.successors and self.parent == '"x.parent"':
            return "\n".join(lines) + "\n"
        for number, arguments in enumerate(self.successors):
            listed = ", ".join(f"%a{number}_{i}: {a}" for i, a in enumerate(arguments))
            lines.append(f"^bb{number + 1}{f'({listed})' if listed else ''}:")
            lines.append('  "x.end"() : () -> ()')
        if not self.is_terminator and not self.successors:
            lines.append('"x.end"() : () -> ()')
        body = "\n".join(f"  {line}" for line in lines)
        if self.parent == "func.func":
            results = f" -> ({', '.join(self.operands)})" if self.name == "func.return" else ""
            return f"func.func @f(){results} {{\n{body}\n}}\n"
        return f"{self.parent}() ({{\n^bb0:\n{body}\n}}) : () -> ()\n"

    def _numbers(self) -> range:
        return range(len(self.operands))


def predicate_function(predicate: Predicate, dialect_name: str) -> Callable[[object], bool]:
    """The predicate as generated code of the dialect would test it."""

    def locate(name: str) -> tuple[str, str]:
        dialect, _, class_name = name.rpartition(".")
        for package in (dialect,) if dialect else (dialect_name, "builtin"):
            module = (
                dialect_module()
                if package == "test"
                else importlib.import_module(f"odsgen_dialects.{package_name(package, PACKAGES)}")
            )
            if hasattr(module, class_name):
                return module.__name__, class_name
        raise KeyError(name)

    imports = Imports(locate_class=locate)
    source = predicate_source(predicate, "subject", imports)
    namespace: dict[str, object] = {}
    for line in import_lines(imports):
        exec(line, namespace)
    function = eval(f"lambda subject: {source}", namespace)
    assert callable(function)
    return function  # type: ignore[no-any-return]


class Candidates:
    """Which texts of the pools satisfy a constraint, and which do not."""

    def __init__(self, dialect: DialectDef) -> None:
        self._dialect = dialect.name
        self._types: dict[int, tuple[list[str], list[str]]] = {}
        self._attributes: dict[int, tuple[list[str], list[str]]] = {}
        self._attribute_pool = dict(pools.attributes())
        self._attribute_pool.update(pools.parsed_attributes(pools.enum_attributes(dialect)))
        self._kept: list[object] = []  # identities stay unique while these live

    def of_type(self, constraint: TypeConstraint) -> tuple[list[str], list[str]]:
        return self._split(constraint, pools.types(), self._types)

    def of_attribute(self, constraint: AttrConstraint) -> tuple[list[str], list[str]]:
        return self._split(constraint, self._attribute_pool, self._attributes)

    def _split(
        self,
        constraint: TypeConstraint | AttrConstraint,
        pool: dict,  # type: ignore[type-arg]
        known: dict[int, tuple[list[str], list[str]]],
    ) -> tuple[list[str], list[str]]:
        if id(constraint) not in known:
            self._kept.append(constraint)
            holds = predicate_function(constraint.predicate, self._dialect)
            good: list[str] = []
            bad: list[str] = []
            for text, subject in pool.items():
                (good if holds(subject) else bad).append(text)
            known[id(constraint)] = good, bad
        return known[id(constraint)]


_PROPERTY_TEXTS = {
    "string": ('"abc"', '""', '"a\\22b"'),
    "unit": ("unit",),
    "bool": ("true", "false"),
}

_BLOCKS = (
    "",
    '"x.end"() : () -> ()',
    '"test.finish"() : () -> ()',
    '"test.return"() : () -> ()',
    '%c = "arith.constant"() <{value = 1 : i32}> : () -> i32\n    "x.end"(%c) : (i32) -> ()',
    '"x.one"() : () -> ()\n    "x.two"() : () -> ()',
    '"test.region_yield"() : () -> ()',
)


class InstanceMaker:
    """Makes instances of the operations of one dialect, always the same ones for the same seed."""

    def __init__(self, dialect: DialectDef, random: Random) -> None:
        self._candidates = Candidates(dialect)
        self._random = random
        self.without_candidates: set[str] = set()

    def instance(self, op: OpDef) -> Instance:
        """One that the constraints of its single parts allow; the traits may still refuse it."""
        pick = self._random
        same_types = {"SameOperandsAndResultType", "SameTypeOperands"} & {t.name for t in op.traits}
        uniform = bool(same_types) or pick.random() < 0.6
        preferred: list[str] = []
        size = pick.choice((0, 1, 1, 2, 3))
        operand_sizes, operands = self._values(
            op, op.operands, op.operand_segments, size, uniform, preferred
        )
        result_sizes, results = self._values(
            op, op.results, op.result_segments, size, uniform, preferred
        )
        properties: dict[str, str] = {}
        for attribute in op.attributes:
            if attribute.optional or attribute.default is not None:
                if pick.random() < 0.4:
                    continue
            good, bad = self._candidates.of_attribute(attribute.constraint)
            if not good:
                self.without_candidates.add(
                    f"{op.name} {attribute.name}: {attribute.constraint.summary}"
                )
            typed = [text for text in good if results and text.endswith(f" : {results[0]}")]
            properties[attribute.name] = pick.choice(
                typed if typed and pick.random() < 0.7 else good or bad
            )
        for prop in op.properties:
            if pick.random() < (0.5 if prop.optional or prop.default is not None else 0.1):
                continue
            properties[prop.name] = self._property_text(prop.constraint.storage)
        if op.operand_segments is SegmentKind.ATTRIBUTE:
            properties["operandSegmentSizes"] = _dense_i32(operand_sizes)
        if op.result_segments is SegmentKind.ATTRIBUTE:
            properties["resultSegmentSizes"] = _dense_i32(result_sizes)
        parents = [
            str(argument).removeprefix("$")
            for t in op.traits
            if t.name == "HasParent"
            for argument in t.arguments
        ]
        parent = '"x.parent"'
        if parents and pick.random() < 0.9:
            parent = parents[0] if parents[0] == "func.func" else f'"{parents[0]}"'
        terminator = any(t.name == "Terminator" for t in op.traits)
        successors = self._successors(op, operands)
        regions = []
        for region in op.regions:
            for _ in range(pick.choice((0, 1, 2)) if region.variadic else 1):
                regions.append(self._region(region.constraint.summary))
        return Instance(
            op.name,
            tuple(operands),
            tuple(results),
            properties,
            pick.choice(_DISCARDABLE),
            tuple(regions),
            successors,
            terminator,
            parent,
        )

    def _values(self, op, definitions, segments, size, uniform, preferred):
        pick = self._random
        sizes: list[int] = []
        types: list[str] = []
        for definition in definitions:
            count = 1
            if definition.arity is Arity.OPTIONAL:
                count = (
                    min(size, 1) if segments is not SegmentKind.ATTRIBUTE else pick.randint(0, 1)
                )
            elif definition.arity is not Arity.REQUIRED:
                count = size if segments is not SegmentKind.ATTRIBUTE else pick.randint(0, 2)
            sizes.append(count)
            good, bad = self._candidates.of_type(definition.constraint)
            if not good:
                self.without_candidates.add(
                    f"{op.name} {definition.name}: {definition.constraint.summary}"
                )
                good = bad
            for _ in range(count):
                usual = [text for text in preferred if text in good]
                chosen = usual[0] if usual and uniform else pick.choice(good)
                preferred.append(chosen)
                types.append(chosen)
        return sizes, types

    def _property_text(self, storage: str) -> str:
        pick = self._random
        if storage in _PROPERTY_TEXTS:
            return pick.choice(_PROPERTY_TEXTS[storage])
        if storage.startswith("array"):
            element = storage.partition("<")[2].rstrip(">") or "i64"
            return pick.choice(
                (f"array<{element}: 1, 2>", f"array<{element}>", "[1, 2]", "array<i64: 4, 5, 6>")
            )
        width = storage.removeprefix("ui").removeprefix("i")
        number = pick.choice(("0", "1", "5", "-1", "42"))
        return f"{number} : i{width}" if width.isdigit() else pick.choice(list(pools.attributes()))

    def _region(self, summary: str) -> str:
        pick = self._random
        count = next(
            (int(word) for word in summary.split() if word.isdigit()), pick.choice((0, 1, 1, 2))
        )
        blocks = []
        for number in range(count):
            arguments = pick.choice(
                ("", "", f"%b{number}: i32", f"%b{number}: i32, %c{number}: tensor<4xf32>")
            )
            content = pick.choice(_BLOCKS)
            header = f"^bb{number}({arguments}):" if arguments else f"^bb{number}:"
            if not arguments and number == 0 and count == 1:
                header = pick.choice(("", header)) if content else ""
            blocks.append("\n    ".join(part for part in (header, content) if part))
        text = "\n    ".join(block for block in blocks if block)
        return f"{{\n    {text}\n  }}" if text else "{}"

    def _successors(self, op: OpDef, operands: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        pick = self._random
        counted = []
        for successor in op.successors:
            for _ in range(pick.choice((0, 1, 2)) if successor.variadic else 1):
                arguments = tuple(operands) if pick.random() < 0.5 else tuple(operands[1:])
                counted.append(arguments if pick.random() < 0.6 else ())
        return tuple(counted)

    # --- one thing wrong ---

    def variations(self, op: OpDef, instance: Instance) -> Iterator[tuple[str, Instance]]:
        """The instance with one thing wrong, or at least unusual, each time another."""
        pick = self._random
        operands, results = instance.operands, instance.results
        yield "operand missing", replace(instance, operands=operands[:-1])
        yield "operand added", replace(instance, operands=(*operands, pick.choice(("i32", "f32"))))
        yield "result missing", replace(instance, results=results[:-1])
        yield "result added", replace(instance, results=(*results, pick.choice(("i32", "index"))))
        for what, definitions, types in (
            ("operand", op.operands, operands),
            ("result", op.results, results),
        ):
            for position in range(len(types)):
                definition = (
                    definitions[min(position, len(definitions) - 1)] if definitions else None
                )
                bad = self._candidates.of_type(definition.constraint)[1] if definition else []
                other = pick.choice(bad or list(pools.types()))
                changed = (*types[:position], other, *types[position + 1 :])
                wrong = (
                    replace(instance, operands=changed)
                    if what == "operand"
                    else replace(instance, results=changed)
                )
                yield f"{what} of another type", wrong
                other = pick.choice(list(pools.types()))
                changed = (*types[:position], other, *types[position + 1 :])
                wrong = (
                    replace(instance, operands=changed)
                    if what == "operand"
                    else replace(instance, results=changed)
                )
                yield f"{what} of any type", wrong
        for name in instance.properties:
            less = {k: v for k, v in instance.properties.items() if k != name}
            yield "attribute missing", replace(instance, properties=less)
            argument = next((a for a in op.attributes if a.name == name), None)
            pool = self._candidates.of_attribute(argument.constraint)[1] if argument else []
            for _ in range(3):
                wrong_value = pick.choice(pool or list(pools.attributes()))
                yield "attribute of another kind", replace(
                    instance, properties={**instance.properties, name: wrong_value}
                )
        for attribute in op.attributes:
            good = self._candidates.of_attribute(attribute.constraint)[0]
            for text in pick.sample(good, min(3, len(good))):
                yield "another attribute", replace(
                    instance, properties={**instance.properties, attribute.name: text}
                )
        if instance.properties:
            name, value = next(iter(instance.properties.items()))
            rest = {k: v for k, v in instance.properties.items() if k != name}
            written = name if value == "unit" else f"{name} = {value}"
            yield "inherent as discardable", replace(
                instance, properties=rest, discardable=f"{{{written}}}"
            )
        for name in ("operandSegmentSizes", "resultSegmentSizes"):
            if name in instance.properties:
                for text in (
                    "array<i32>",
                    "array<i32: 1>",
                    "array<i32: -1, 1, 1, 1>",
                    "array<i64: 1, 1>",
                    "dense<1> : vector<2xi32>",
                    "array<i32: 0, 0, 0, 0>",
                    "array<i32: 1, 0, 1, 9>",
                    "1 : i32",
                ):
                    yield "wrong segments", replace(
                        instance, properties={**instance.properties, name: text}
                    )
        yield "unknown property", replace(
            instance, properties={**instance.properties, "unknown_name": "1 : i32"}
        )
        yield "region added", replace(
            instance, regions=(*instance.regions, self._region("any region"))
        )
        if instance.regions:
            yield "region missing", replace(instance, regions=instance.regions[:-1])
            for _ in range(3):
                yield "another region", replace(
                    instance, regions=(self._region("any"), *instance.regions[1:])
                )
        yield "successor added", replace(instance, successors=(*instance.successors, ()))
        if instance.successors:
            yield "successor missing", replace(instance, successors=instance.successors[:-1])
            yield "other successor arguments", replace(
                instance, successors=(("i32",), *instance.successors[1:])
            )
        yield "not at the end", replace(instance, is_terminator=not instance.is_terminator)
        for parent in (
            "func.func",
            '"test.parent"',
            '"x.parent"',
            '"builtin.module"',
            '"test.one_region_op"',
        ):
            if parent != instance.parent:
                yield "another parent", replace(
                    instance, parent=parent, is_terminator=instance.is_terminator
                )
        for discardable in _DISCARDABLE[3:]:
            yield "discardable attribute", replace(instance, discardable=discardable)


def _dense_i32(sizes: Sequence[int]) -> str:
    return f"array<i32: {', '.join(map(str, sizes))}>" if sizes else "array<i32>"


def generic_programs(
    dialect: DialectDef, ops: Sequence[OpDef], random: Random, instances: int, variations: int
) -> Iterator[Program]:
    """In each round, for each op an instance with so many (at most) of its variations."""
    maker = InstanceMaker(dialect, random)
    for _ in range(instances):
        for op in ops:
            instance = maker.instance(op)
            yield Program(instance.text(), op.name, "instance")
            others = list(maker.variations(op, instance))
            for what, other in random.sample(others, min(variations, len(others))):
                yield Program(other.text(), op.name, what)
