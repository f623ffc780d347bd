"""Random specs: always the same one for the same seed, as mappings for odsgen and as TableGen for mlir-tblgen."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.random_specs.definitions import Definition, DefinitionMaker
from tests.random_specs.formats import FormatMaker, scrambled
from tests.random_specs.operations import DONE, OUTER, OpMaker, RandomOp, RegionPart, TraitPart
from tests.random_specs.vocabulary import ATTR_ROWS, PROPERTY_ROWS, TYPE_ROWS

_INCLUDES = (
    "mlir/IR/OpBase.td",
    "mlir/IR/AttrTypeBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/CommonAttrConstraints.td",
    "mlir/IR/CommonTypeConstraints.td",
    "mlir/IR/Properties.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/Interfaces/InferTypeOpInterface.td",
    "mlir/Interfaces/LoopLikeInterface.td",
    "mlir/Interfaces/SideEffectInterfaces.td",
    "mlir/Interfaces/ViewLikeInterface.td",
)


@dataclass(slots=True)
class RandomSpec:
    """A dialect: its definitions and operations."""

    seed: int
    dialect: str
    definitions: list[Definition] = field(default_factory=list)
    ops: list[RandomOp] = field(default_factory=list)
    inherited: dict[str, int] = field(
        default_factory=dict
    )  # op → how many of its parts stand in a class
    relatives: set[str] = field(default_factory=set)  # operations that others name in their traits

    @property
    def prefix(self) -> str:
        return self.dialect.capitalize()

    def spec(self) -> dict[str, Any]:
        """The dialect as the YAML file would hold it."""
        spec: dict[str, Any] = {"dialect": self.dialect, "summary": f"Random dialect {self.seed}."}
        for definition in self.definitions:
            spec.setdefault(definition.section, {})[definition.name] = definition.spec
        for op in self.ops:
            own = op.spec()
            count = self.inherited.get(op.mnemonic, 0)
            if count:
                self._with_class(spec, op, own, count)
            spec.setdefault("ops", {})[op.mnemonic] = own
        for name in sorted(self.relatives):
            spec.setdefault("ops", {})[name] = _RELATIVES[name].spec()
        return spec

    def _with_class(
        self, spec: dict[str, Any], op: RandomOp, own: dict[str, Any], count: int
    ) -> None:
        """Some arguments and traits of the operation come from a class with a parameter for the first constraint."""
        arguments = dict(op.spec().get("arguments", {}))
        names = list(arguments)[:count]
        shared = {name: arguments.pop(name) for name in names}
        name = f"{self.prefix}{op.mnemonic.capitalize()}Class"
        extends = name
        header = name
        if count > 1:
            first = op.arguments[0].expression
            shared[names[0]] = "$T"
            header, extends = f"{name}<T>", f"{name}<{first}>"
        inherited: dict[str, Any] = {"arguments": shared}
        if "traits" in own:
            inherited["traits"] = own.pop("traits")
        if "assembly_format" in own and count % 2:
            inherited["assembly_format"] = own.pop("assembly_format")
        if arguments:
            own["arguments"] = arguments
        else:
            own.pop("arguments", None)
        own["extends"] = extends
        spec.setdefault("op_classes", {})[header] = inherited

    def tablegen_lines(self) -> list[tuple[str, str]]:
        """One line of TableGen for each definition and operation, with what it defines."""
        lines = [
            (
                "",
                f'def {self.prefix}_Dialect : Dialect {{ let name = "{self.dialect}";'
                f' let cppNamespace = "::{self.dialect}";'
                " let useDefaultTypePrinterParser = 1; let useDefaultAttributePrinterParser = 1; }",
            )
        ]
        lines += [(d.name, d.tablegen) for d in self.definitions]
        relatives = [_RELATIVES[name] for name in sorted(self.relatives)]
        lines += [(op.mnemonic, op.tablegen(self.prefix)) for op in (*relatives, *self.ops)]
        return lines


_RELATIVES = {
    DONE: RandomOp(DONE, traits=[TraitPart("Terminator")], format="attr-dict"),
    OUTER: RandomOp(
        OUTER,
        regions=[RegionPart("body", "AnyRegion")],
        traits=[TraitPart("NoTerminator")],
        format="$body attr-dict",
    ),
}


def tablegen_header() -> str:
    return "".join(f'include "{path}"\n' for path in _INCLUDES)


def random_spec(seed: int) -> RandomSpec:
    """The spec of a seed."""
    random = Random(seed)
    found = RandomSpec(seed, f"rs{seed}")
    definitions = DefinitionMaker(random, found.prefix, found.dialect)
    definitions.make()
    found.definitions = definitions.definitions
    # Few rows, so that the spec's own ones are used and constraints meet one another.
    types = random.sample(TYPE_ROWS, 8) + 3 * definitions.type_rows
    types += [row for row in TYPE_ROWS if row.expression in _ALWAYS and row not in types]
    attributes = random.sample(ATTR_ROWS, 9) + 3 * definitions.attr_rows
    attributes += [row for row in ATTR_ROWS if row.is_typed or row.default is not None]
    properties = [*PROPERTY_ROWS, *2 * definitions.property_rows]
    maker_rows = (types, attributes, properties, found.dialect)
    for number in range(random.choice((2, 2, 3, 3, 4, 5))):
        op = OpMaker(random, *maker_rows).make(f"op{number}")
        found.relatives |= {
            name
            for name, trait in ((DONE, "SingleBlockImplicitTerminator"), (OUTER, "HasParent"))
            if op.trait(trait) or (name == OUTER and op.has_parent)
        }
        if random.random() < 0.85:
            formats = FormatMaker(random, op)
            op.format = formats.make()
            op.is_readable = (
                formats.is_lossless
                and not _mixes_sizes(op)
                and not _shows_bits_apart(op, found.definitions)
            )
            if random.random() < 0.12:
                op.format = scrambled(random, op.format)
                op.is_readable = False
        found.ops.append(op)
        if op.arguments and random.random() < 0.15:
            found.inherited[op.mnemonic] = random.randint(1, len(op.arguments))
    return found


def _mixes_sizes(op: RandomOp) -> bool:
    """Whether a type could be inferred from a list: MLIR takes the whole list then, and its text cannot be read back."""
    same = op.trait("SameOperandsAndResultType") or op.trait("SameTypeOperands")
    return same is not None and any(o.arity for o in op.operands)


def _shows_bits_apart(op: RandomOp, definitions: list[Definition]) -> bool:
    """Whether several bits of an enum may be printed one after another without quotes: C++ does not read that back."""
    apart = [
        definition.name
        for definition in definitions
        if "bits" in definition.spec
        and (
            definition.spec.get("print_groups") is False
            if "groups" in definition.spec
            else "zero" not in definition.spec
        )
    ]
    kept = " ".join(
        [*(a.expression for a in op.attributes), *(p.expression for p in op.properties)]
    )
    return any(re.search(rf"\b{name}\b", kept) for name in apart)


_ALWAYS = ("AnyType", "AnyRankedTensor", "AnyVectorOfNonZeroRank", "AnyComplex")
