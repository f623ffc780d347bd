"""Random valid operations of a random spec, as programs in the generic form."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random

from tests.random_specs.operations import DONE, OUTER, AttrPart, RandomOp, ValuePart

_DISCARDABLE = (
    "",
    "",
    "",
    "d, dd = 1 : i32",
    '"odd key" = [1, 2]',
    "foo.bar = unit",
    "zz = {a = @s}",
)
_BODIES = (
    '"t.one"() : () -> ()',
    '"t.end"() : () -> ()',
    '%cN = "t.c"() : () -> i32 "t.end"(%cN) : (i32) -> ()',
    '"t.one"() ({ }) : () -> () "t.end"() : () -> ()',
)


@dataclass(frozen=True, slots=True)
class Instance:
    """One operation: types, attributes by their text, bodies of regions; `sizes` are those of operands and results."""

    name: str
    operands: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    operand_sizes: tuple[int, ...] = ()
    result_sizes: tuple[int, ...] = ()
    properties: dict[str, str] = field(default_factory=dict)
    discardable: str = ""
    regions: tuple[tuple[str, ...], ...] = ()  # blocks of each
    successors: int = 0
    is_terminator: bool = False
    parent: str = "t.top"  # the operation that it stands in

    def text(self) -> str:
        """A program around the operation, which stands in the fourth line."""
        arguments = ", ".join(f"%v{number}: {type}" for number, type in enumerate(self.operands))
        operands = ", ".join(f"%v{number}" for number in range(len(self.operands)))
        count = len(self.results)
        bound = f"%r{f':{count}' if count > 1 else ''} = " if count else ""
        successors = ", ".join(f"^bb{number + 1}" for number in range(self.successors))
        entries = ", ".join(k if v == "unit" else f"{k} = {v}" for k, v in self.properties.items())
        text = (
            f'{bound}"{self.name}"({operands})'
            + (f"[{successors}]" if successors else "")
            + (f" <{{{entries}}}>" if entries else "")
            + (f" ({', '.join(map(_region, self.regions))})" if self.regions else "")
            + (f" {{{self.discardable}}}" if self.discardable else "")
            + f" : ({', '.join(self.operands)}) -> ({', '.join(self.results)})"
        )
        lines = [
            f'"{self.parent}"() ({{',
            f"^bb0({arguments}):" if arguments else "^bb0:",
            '"t.first"() : () -> ()',
            text,
        ]
        for number in range(self.successors):
            lines += [f"^bb{number + 1}:", '"t.end"() : () -> ()']
        if not self.successors and not self.is_terminator:
            uses = ", ".join(f"%r#{i}" if count > 1 else "%r" for i in range(count))
            lines.append(f'"t.use"({uses}) : ({", ".join(self.results)}) -> ()')
        return "\n".join([*lines, "}) : () -> ()", ""])


def _region(blocks: tuple[str, ...]) -> str:
    if len(blocks) == 1:
        return "{\n" + blocks[0] + "\n}"
    return "{\n" + "\n".join(f"^in{n}:\n{b}" for n, b in enumerate(blocks)) + "\n}"


class InstanceMaker:
    """Makes instances that satisfy every constraint of their operation."""

    def __init__(self, random: Random, dialect: str) -> None:
        self.random = random
        self.dialect = dialect

    def instance(self, op: RandomOp) -> Instance:
        random = self.random
        properties: dict[str, str] = {}
        for attribute in op.attributes:
            if attribute.is_required or random.random() < 0.55:
                text = self._attribute(attribute)
                if text is not None:
                    properties[attribute.name] = text
        for prop in op.properties:
            if prop.is_required or random.random() < 0.6:
                properties[prop.name] = random.choice(prop.row.good)[0]
        chosen: dict[str, str] = {
            f"type of {name}": _type_of(text) for name, text in properties.items()
        }
        for table in op.derived.values():
            chosen["transformed"] = random.choice(tuple(table))
        common = random.randrange(3)
        operands, operand_sizes = self._values(
            op, op.operands, chosen, op.trait("SameVariadicOperandSize") is not None, common
        )
        results, result_sizes = self._values(
            op, op.results, chosen, op.trait("SameVariadicResultSize") is not None, common
        )
        instance = Instance(
            f"{self.dialect}.{op.mnemonic}",
            tuple(operands),
            tuple(results),
            tuple(operand_sizes),
            tuple(result_sizes),
            properties,
            random.choice(_DISCARDABLE),
            tuple(self._regions(op)),
            sum(random.randrange(3) if s.is_variadic else 1 for s in op.successors),
            op.is_terminator,
            f"{self.dialect}.{OUTER}" if op.has_parent else "t.top",
        )
        return with_sizes(op, instance)

    def _attribute(self, attribute: AttrPart) -> str | None:
        random = self.random
        if attribute.mode == "unit":
            return "unit"
        # An attribute that is the default is not printed; where it is optional too, it is not there when read again.
        defaulted = attribute.row.default is not None and attribute.mode != "default optional"
        if defaulted and attribute.row.default is not None and random.random() < 0.2:
            return attribute.row.default.text
        texts = [text for text, _ in attribute.row.good]
        if attribute.mode == "default optional" and attribute.row.default is not None:
            texts = [text for text in texts if text != attribute.row.default.text]
        return random.choice(texts) if texts else None

    def _values(
        self,
        op: RandomOp,
        parts: list[ValuePart],
        chosen: dict[str, str],
        same_size: bool,
        common: int,
    ) -> tuple[list[str], list[int]]:
        random = self.random
        types: list[str] = []
        sizes: list[int] = []
        for part in parts:
            size = {"": 1, "Optional": random.randrange(2), "Variadic": random.randrange(4)}[
                part.arity
            ]
            if same_size and part.arity:
                size = common
            sizes.append(size)
            for _ in range(size):
                if part.group is not None:
                    type = chosen.setdefault(part.group, random.choice(part.row.good))
                elif part.name in op.derived:
                    type = op.derived[part.name][chosen["transformed"]]
                else:
                    type = random.choice(part.row.good)
                types.append(type)
        return types, sizes

    def _regions(self, op: RandomOp) -> list[tuple[str, ...]]:
        random = self.random
        single = any(op.trait(name) for name in ("SingleBlock", "NoTerminator"))
        ended = op.trait("SingleBlockImplicitTerminator") is not None
        found: list[tuple[str, ...]] = []
        for region in op.regions:
            for _ in range(random.randrange(3) if region.is_variadic else 1):
                match region.constraint:
                    case "SizedRegion<1>":
                        count = 1
                    case "MinSizedRegion<1>":
                        count = random.choice((1, 1, 2))
                    case "MaxSizedRegion<1>":
                        count = random.choice((0, 1))
                    case _:
                        count = random.choice((0, 1, 1, 2))
                if single or ended:
                    count = 1
                if ended:
                    done = f'"{self.dialect}.{DONE}"() : () -> ()'
                    found.append((random.choice((done, f'"t.one"() : () -> () {done}')),))
                    continue
                # Unknown operations may be terminators.
                bodies = _BODIES if count == 1 else _BODIES[1:]
                found.append(
                    tuple(random.choice(bodies).replace("N", str(n)) for n in range(count))
                )
        return found


def with_sizes(op: RandomOp, instance: Instance) -> Instance:
    """The instance with the attributes that hold the sizes of its segments."""
    properties = dict(instance.properties)
    if op.trait("AttrSizedOperandSegments"):
        properties["operandSegmentSizes"] = dense_sizes(instance.operand_sizes)
    if op.trait("AttrSizedResultSegments"):
        properties["resultSegmentSizes"] = dense_sizes(instance.result_sizes)
    return replace(instance, properties=properties)


def dense_sizes(sizes: tuple[int, ...]) -> str:
    return f"array<i32: {', '.join(map(str, sizes))}>" if sizes else "array<i32>"


def _type_of(text: str) -> str:
    """The type behind the last colon of an attribute."""
    return text.rpartition(" : ")[2]
