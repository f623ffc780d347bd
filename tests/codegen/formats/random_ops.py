"""Random operations with a format that can be read back, and random instances of them in the generic form."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

TYPES = ("i32", "f32", "index", "tensor<2xi8>", "memref<?xf32>")
_CONSTRAINTS: dict[str, tuple[str, ...]] = {
    "I32": ("i32",),
    "Index": ("index",),
    "AnyTensor": ("tensor<2xi8>",),
    "AnyType": TYPES,
}
_BUILDABLE = ("I32", "Index")
_ATTRIBUTES: dict[str, tuple[str, ...]] = {
    "I32Attr": ("1 : i32", "-7 : i32", "3 : i32"),
    "StrAttr": ('"a"', '"x y"', '"d"'),
    "AnyAttr": ('[1, "a"]', "{a = 1}", "i32", "2.5 : f16"),
    "SymbolNameAttr": ('"s"', '"a b"'),
    "FlatSymbolRefAttr": ("@f",),
    "DenseI32ArrayAttr": ("array<i32>", "array<i32: 1, 2>"),
    "Color": ("0 : i32", "1 : i32", "2 : i32"),
    "Bits": ("0 : i32", "1 : i32", "3 : i32"),
    "PairAttr": ("#rnd.pair<1, 2>",),
    "BoolAttr": ("true", "false"),
    "F32Attr": ("1.0 : f32",),
    "TypeAttr": ("i64",),
    "TypedAttrInterface": ("4 : i9", "1.5 : f64"),
    "DictionaryAttr": ("{}", "{x = 1}"),
}
_DEFAULTS = {"I32Attr": "3", "StrAttr": "d", "Color": "red", "BoolAttr": "true"}
_PROPERTIES: dict[str, tuple[str, ...]] = {
    "I64Prop": ("1 : i64", "-5 : i64"),
    "StringProp": ('"p"',),
    "UnitProp": ("unit", "false"),
    "ArrayProp<I64Prop>": ("[]", "[1, 2]"),
    "IntArrayProp<I32Prop>": ("array<i32: 4>",),
    "OptionalProp<I64Prop>": ("[]", "[3]"),
}
_SEPARATORS = ("", "", "`=` ", "`+` ", "` ` ", "`\\n` ", "`?` ")

PRELUDE: dict[str, Any] = {
    "dialect": "rnd",
    "summary": "Random operations.",
    "imports": ["builtin"],
    "enums": {
        "Color": {
            "storage": "i32",
            "cases": {"red": 0, "green": 1, "dark": {"value": 2, "text": "dark-blue"}},
        },
        "Bits": {"storage": "i32", "bits": {"a": 0, "b": 1}, "zero": "none"},
    },
    "attributes": {
        "PairAttr": {
            "mnemonic": "pair",
            "parameters": {"a": "int64", "b": "int64"},
            "assembly_format": "`<` $a `,` $b `>`",
        }
    },
}


@dataclass
class RandomOp:
    """A spec and what an instance of it needs."""

    spec: dict[str, Any] = field(default_factory=dict)
    operands: list[tuple[str, str, str]] = field(default_factory=list)  # name, arity, constraint
    results: list[tuple[str, str, str]] = field(default_factory=list)
    attributes: list[tuple[str, str, str]] = field(default_factory=list)  # name, kind, constraint
    properties: list[tuple[str, str]] = field(default_factory=list)
    regions: int = 0
    successors: int = 0

    @property
    def sizes_operands(self) -> bool:
        return sum(1 for _, arity, _ in self.operands if arity) > 1

    @property
    def sizes_results(self) -> bool:
        return sum(1 for _, arity, _ in self.results if arity) > 1


class OpMaker:
    """Makes one random operation.

    Every part of the format begins with a keyword of its own, so that nothing can be taken for a part of what stands
    before it.
    """

    def __init__(self, random: Random) -> None:
        self.random = random
        self.op = RandomOp()
        self.units: list[str] = []
        self._keywords = 0

    def make(self) -> RandomOp:
        random, op = self.random, self.op
        self._values("o", op.operands, 3)
        self._values("r", op.results, 2)
        for number in range(random.randrange(5)):
            self._attribute(f"a{number}")
        self._properties()
        op.regions = random.choice((0, 0, 0, 1, 2))
        op.successors = random.choice((0, 0, 0, 0, 1, 2))
        self._format_values()
        for number in range(op.regions):
            region = f"$g{number}"
            keyword = self._keyword()
            self.units.append(random.choice((f"{keyword} {region}", f"({keyword} {region}^)?")))
        if op.successors:
            self.units.append(
                f"{self._keyword()} successors" if random.random() < 0.3 else self._successors()
            )
        random.shuffle(self.units)
        dictionary = (
            "attr-dict-with-keyword" if op.regions or random.random() < 0.5 else "attr-dict"
        )
        self.units.insert(random.randrange(len(self.units) + 1), dictionary)
        self._write_spec()
        return op

    def _keyword(self) -> str:
        self._keywords += 1
        return f"`k{self._keywords}`"

    def _separator(self) -> str:
        return self.random.choice(_SEPARATORS)

    def _values(self, prefix: str, values: list[tuple[str, str, str]], most: int) -> None:
        for number in range(self.random.randrange(most + 1)):
            arity = self.random.choice(("", "", "Optional", "Variadic"))
            values.append((f"{prefix}{number}", arity, self.random.choice(tuple(_CONSTRAINTS))))

    def _attribute(self, name: str) -> None:
        random = self.random
        kind = random.choice(("", "", "optional", "default", "unit"))
        constraint = random.choice(tuple(_DEFAULTS if kind == "default" else _ATTRIBUTES))
        if kind == "unit":
            constraint = "UnitAttr"
        self.op.attributes.append((name, kind, constraint))
        if random.random() < 0.3:
            return  # it stands in the dictionary
        keyword, variable = self._keyword(), f"${name}"
        if not kind:
            shown = f"qualified({variable})" if random.random() < 0.2 else variable
            self.units.append(f"{keyword} {self._separator()}{shown}")
        elif kind != "unit" and random.random() < 0.2:
            self.units.append(f"oilist({keyword} {self._separator()}{variable})")
        else:
            otherwise = f":({self._keyword()})" if random.random() < 0.3 else ""
            separator = "" if kind == "unit" else self._separator()
            self.units.append(f"({keyword} {separator}{variable}^){otherwise}?")

    def _properties(self) -> None:
        random = self.random
        hidden = False
        for number in range(random.randrange(3)):
            name, constraint = f"p{number}", random.choice(tuple(_PROPERTIES))
            self.op.properties.append((name, constraint))
            if random.random() < 0.3:
                hidden = True
            elif constraint == "UnitProp":
                self.units.append(f"({self._keyword()} ${name}^)?")
            elif constraint.startswith("Optional") and random.random() < 0.5:
                self.units.append(f"({self._keyword()} ${name}^)?")
            else:
                self.units.append(f"{self._keyword()} {self._separator()}${name}")
        if hidden or random.random() < 0.2:
            self.units.append("prop-dict")

    def _format_values(self) -> None:
        random, op = self.random, self.op
        required = all(not arity for _, arity, _ in op.operands)
        if op.operands and required and random.random() < 0.2:
            self.units.append(f"{self._keyword()} operands {self._keyword()} type(operands)")
        elif len(op.operands) == len(op.results) == 1 and random.random() < 0.5:
            operand, result = op.operands[0][0], op.results[0][0]
            self.units.append(
                f"{self._keyword()} ${operand} {self._keyword()} functional-type(${operand}, ${result})"
            )
            return
        else:
            for name, arity, constraint in op.operands:
                self._operand(name, arity, constraint)
        for name, arity, constraint in op.results:
            if arity:
                self.units.append(f"({self._keyword()} {self._separator()}type(${name})^)?")
            elif constraint not in _BUILDABLE or random.random() < 0.5:
                self.units.append(f"{self._keyword()} type(${name})")

    def _operand(self, name: str, arity: str, constraint: str) -> None:
        random = self.random
        keyword = self._keyword()
        type = ""
        if constraint not in _BUILDABLE or random.random() < 0.5:
            type = f" {self._keyword()} type(${name})"
        if not arity:
            self.units.append(f"{keyword} {self._separator()}${name}{type}")
        elif type and random.random() < 0.3:
            self.units.append(f"({keyword} ${name}{type}^)?")
        else:
            otherwise = f":({self._keyword()})" if random.random() < 0.3 else ""
            # The blank after a group is left out where the group ends with one, also where the group is not there.
            separator = self._separator() if type else ""
            self.units.append(f"({keyword} ${name}^ {separator}{type}){otherwise}?")

    def _successors(self) -> str:
        many = f" {self._keyword()} `[` $ss `]`" if self.op.successors == 2 else ""
        return f"{self._keyword()} $s0{many}"

    def _write_spec(self) -> None:
        op, spec = self.op, self.op.spec
        spec["assembly_format"] = " ".join(
            [*(self._separator() + unit for unit in self.units), self._keyword()]
        )
        arguments = {n: f"{a}<{c}>" if a else c for n, a, c in op.operands}
        for name, kind, constraint in op.attributes:
            arguments[name] = {
                "": constraint,
                "unit": constraint,
                "optional": f"OptionalAttr<{constraint}>",
                "default": f"DefaultValuedAttr<{constraint}, {_DEFAULTS.get(constraint)}>",
            }[kind]
        arguments |= dict(op.properties)
        traits = []
        if op.sizes_operands:
            traits.append("AttrSizedOperandSegments")
        if op.sizes_results:
            traits.append("AttrSizedResultSegments")
        if op.successors:
            traits.append("Terminator")
        successors = {"s0": "AnySuccessor", "ss": "VariadicSuccessor<AnySuccessor>"}
        parts: dict[str, Any] = {
            "arguments": arguments,
            "results": {n: f"{a}<{c}>" if a else c for n, a, c in op.results},
            "regions": {f"g{n}": "AnyRegion" for n in range(op.regions)},
            "successors": dict(list(successors.items())[: op.successors]),
            "traits": traits,
        }
        spec |= {key: value for key, value in parts.items() if value}


def instance(random: Random, name: str, op: RandomOp) -> str:
    """A program around one operation, in the generic form."""
    operand_types, operand_sizes = _types(random, op.operands)
    result_types, result_sizes = _types(random, op.results)
    properties: dict[str, str] = {}
    for attribute, kind, constraint in op.attributes:
        if kind == "unit":
            if random.random() < 0.5:
                properties[attribute] = "unit"
        elif kind != "optional" or random.random() < 0.5:
            properties[attribute] = random.choice(_ATTRIBUTES[constraint])
    for prop, constraint in op.properties:
        properties[prop] = random.choice(_PROPERTIES[constraint])
    if op.sizes_operands:
        properties["operandSegmentSizes"] = operand_sizes
    if op.sizes_results:
        properties["resultSegmentSizes"] = result_sizes
    operands = ", ".join(f"%v{TYPES.index(type)}" for type in operand_types)
    blocks = "^bb1" + ", ^bb1" * random.randrange(3) * (op.successors == 2)
    successors = f"[{blocks}]" if op.successors else ""
    entries = ", ".join(k if v == "unit" else f"{k} = {v}" for k, v in properties.items())
    bodies = ", ".join(
        random.choice(("{\n}", '{\n"t.end"() : () -> ()\n}')) for _ in range(op.regions)
    )
    dictionary = " {x, y = 1 : i32}" if random.random() < 0.3 else ""
    text = (
        f'"rnd.{name}"({operands}){successors}{f" <{{{entries}}}>" if entries else ""}'
        f"{f' ({bodies})' if bodies else ''}{dictionary}"
        f" : ({', '.join(operand_types)}) -> ({', '.join(result_types)})"
    )
    arguments = ", ".join(f"%v{number}: {type}" for number, type in enumerate(TYPES))
    after = '\n^bb1:\n"t.end"() : () -> ()' if op.successors else ""
    return f'"t.top"() ({{\n^bb0({arguments}):\n{text}{after}\n}}) : () -> ()\n'


def _types(random: Random, values: list[tuple[str, str, str]]) -> tuple[list[str], str]:
    types: list[str] = []
    sizes: list[str] = []
    for _, arity, constraint in values:
        size = {"": 1, "Optional": random.randrange(2), "Variadic": random.randrange(4)}[arity]
        sizes.append(str(size))
        types += [random.choice(_CONSTRAINTS[constraint]) for _ in range(size)]
    return types, f"array<i32: {', '.join(sizes)}>" if sizes else "array<i32>"
