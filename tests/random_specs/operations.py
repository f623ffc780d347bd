"""A random operation: its parts, as the spec and TableGen write it, and what instances of it need."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.random_specs.vocabulary import AttrRow, PropertyRow, TypeRow

#: Names of operands, attributes and the like, with their Python accessors.
_PLAIN_NAMES = "lhs rhs value source sizes_ x y z mask init upper lower step key tag kind flag mode rest most other body dest"
NAMES = {name: name for name in _PLAIN_NAMES.split()}
NAMES |= {name: f"{name}_" for name in ("in", "from", "lambda", "is", "with", "def")}
NAMES |= {"caseValues": "case_values", "overflowFlags": "overflow_flags", "someI32": "some_i32"}
NAMES |= {"thenRegion": "then_region", "falseDest": "false_dest"}
NAMES |= {"sym_name": "sym_name", "sym_visibility": "sym_visibility"}

INTERFACES = ("Symbol",)  # TableGen lists them with the traits
DONE = "done"  # the terminator of SingleBlockImplicitTerminator
OUTER = "outer"  # the operation that HasParent asks for


@dataclass(slots=True)
class ValuePart:
    """An operand or a result; parts of one `group` have one type in all instances."""

    name: str
    row: TypeRow
    arity: str = ""  # "", "Optional" or "Variadic"
    group: str | None = None

    @property
    def expression(self) -> str:
        return f"{self.arity}<{self.row.expression}>" if self.arity else self.row.expression

    @property
    def in_tablegen(self) -> str:
        return f"{self.arity}<{self.row.in_tablegen}>" if self.arity else self.row.in_tablegen


@dataclass(slots=True)
class AttrPart:
    """An attribute; `mode` is "", "optional", "default", "default optional" or "unit"."""

    name: str
    row: AttrRow
    mode: str = ""

    @property
    def is_required(self) -> bool:
        return not self.mode

    @property
    def expression(self) -> str:
        return self._wrapped(self.row.expression, lambda d: f"'{d}'" if "|" in d else d)

    def _wrapped(self, row: str, default: Any) -> str:
        match self.mode:
            case "":
                return row
            case "unit":
                return "UnitAttr"
            case "optional":
                return f"OptionalAttr<{row}>"
        assert self.row.default is not None
        of = "DefaultValuedAttr" if self.mode == "default" else "DefaultValuedOptionalAttr"
        return f"{of}<{row}, {default(self.row.default.expression)}>"

    @property
    def in_tablegen(self) -> str:
        row = self.row.in_tablegen
        if not self.mode.startswith("default"):
            return self._wrapped(row, None)
        assert self.row.default is not None
        of = "DefaultValuedAttr" if self.mode == "default" else "DefaultValuedOptionalAttr"
        return f'{of}<{row}, "{self.row.default.cpp}">'


@dataclass(slots=True)
class PropertyPart:
    name: str
    row: PropertyRow
    has_default: bool = False

    @property
    def is_required(self) -> bool:
        return not (self.has_default or self.row.is_unit or self.row.is_optional)

    @property
    def expression(self) -> str:
        if not self.has_default:
            return self.row.expression
        assert self.row.default is not None
        return f"DefaultValuedProp<{self.row.expression}, {self.row.default.expression}>"

    @property
    def in_tablegen(self) -> str:
        if not self.has_default:
            return self.row.in_tablegen
        assert self.row.default is not None
        return f'DefaultValuedProp<{self.row.in_tablegen}, "{self.row.default.cpp}">'


@dataclass(slots=True)
class RegionPart:
    name: str
    constraint: str  # AnyRegion, SizedRegion<1>, …
    is_variadic: bool = False

    @property
    def expression(self) -> str:
        return f"VariadicRegion<{self.constraint}>" if self.is_variadic else self.constraint


@dataclass(slots=True)
class SuccessorPart:
    name: str
    is_variadic: bool = False

    @property
    def expression(self) -> str:
        return "VariadicSuccessor<AnySuccessor>" if self.is_variadic else "AnySuccessor"


Argument = ValuePart | AttrPart | PropertyPart


@dataclass(slots=True)
class TraitPart:
    """A trait, as a spec and as TableGen write it."""

    expression: str
    tablegen: str = ""

    @property
    def in_tablegen(self) -> str:
        return self.tablegen or self.expression


@dataclass(slots=True)
class RandomOp:
    """An operation of a random spec."""

    mnemonic: str
    arguments: list[Argument] = field(default_factory=list)
    results: list[ValuePart] = field(default_factory=list)
    regions: list[RegionPart] = field(default_factory=list)
    successors: list[SuccessorPart] = field(default_factory=list)
    traits: list[TraitPart] = field(default_factory=list)
    format: str | None = None
    is_readable: bool = True  # whether the format is made so that what it prints can be read back
    summary: str = ""
    #: results whose types a format need not say, and how: "always" or the names that must be known for it
    inferred: dict[str, str] = field(default_factory=dict)
    derived: dict[str, dict[str, str]] = field(
        default_factory=dict
    )  # result → type of its source → its type

    @property
    def operands(self) -> list[ValuePart]:
        return [a for a in self.arguments if isinstance(a, ValuePart)]

    @property
    def attributes(self) -> list[AttrPart]:
        return [a for a in self.arguments if isinstance(a, AttrPart)]

    @property
    def properties(self) -> list[PropertyPart]:
        return [a for a in self.arguments if isinstance(a, PropertyPart)]

    @property
    def is_terminator(self) -> bool:
        return any(t.expression == "Terminator" for t in self.traits)

    def trait(self, name: str) -> TraitPart | None:
        return next((t for t in self.traits if t.expression.partition("<")[0] == name), None)

    @property
    def has_parent(self) -> bool:
        return any(self.trait(name) for name in ("HasParent", "ParentOneOf"))

    def spec(self) -> dict[str, Any]:
        """The operation as YAML would hold it."""
        parts: dict[str, Any] = {
            "summary": self.summary,
            "arguments": {a.name: a.expression for a in self.arguments},
            "results": {r.name: r.expression for r in self.results},
            "regions": {r.name: r.expression for r in self.regions},
            "successors": {s.name: s.expression for s in self.successors},
            "traits": [t.expression for t in self.traits if t.expression not in INTERFACES],
            "interfaces": [t.expression for t in self.traits if t.expression in INTERFACES],
        }
        spec = {key: value for key, value in parts.items() if value}
        if self.format is not None:
            spec["assembly_format"] = self.format
        return spec

    def tablegen(self, prefix: str) -> str:
        """The same in one line of TableGen."""
        name = f"{prefix}_{self.mnemonic.capitalize()}Op"
        traits = ", ".join(t.in_tablegen for t in self.traits)
        body = []
        if self.summary:
            body.append(f'let summary = "{self.summary}";')
        for key, marker, parts in (
            ("arguments", "ins", self.arguments),
            ("results", "outs", self.results),
        ):
            if parts:
                listed = ", ".join(f"{p.in_tablegen}:${p.name}" for p in parts)
                body.append(f"let {key} = ({marker} {listed});")
        if self.regions:
            listed = ", ".join(f"{r.expression}:${r.name}" for r in self.regions)
            body.append(f"let regions = (region {listed});")
        if self.successors:
            listed = ", ".join(f"{s.expression}:${s.name}" for s in self.successors)
            body.append(f"let successors = (successor {listed});")
        if self.format is not None:
            body.append(f"let assemblyFormat = [{{{self.format}}}];")
        return f'def {name} : Op<{prefix}_Dialect, "{self.mnemonic}", [{traits}]> {{ {" ".join(body)} }}'


_TRANSFORMS = (
    # a shaped operand and the type of its elements
    (
        "AnyVectorOfNonZeroRank",
        "AnyType",
        "$_self.element_type",
        "::llvm::cast<::mlir::ShapedType>($_self).getElementType()",
        {"vector<4xi32>": "i32", "vector<[4]xf32>": "f32", "vector<2x2xindex>": "index"},
    ),
    (
        "AnyRankedTensor",
        "AnyType",
        "$_self.element_type",
        "::llvm::cast<::mlir::ShapedType>($_self).getElementType()",
        {"tensor<2xi8>": "i8", "tensor<?x4xindex>": "index", "tensor<f32>": "f32"},
    ),
    (
        "AnyComplex",
        "AnyType",
        "$_self.element_type",
        "::llvm::cast<::mlir::ComplexType>($_self).getElementType()",
        {"complex<f32>": "f32", "complex<i8>": "i8"},
    ),
)


#: Traits about the types of operands and results, of which there must be some.
_ABOUT_RESULTS = frozenset(
    {
        "SameOperandsAndResultType",
        "SameOperandsAndResultElementType",
        "SameOperandsAndResultShape",
        "SameOperandsAndResultRank",
        "ElementwiseMappable",
        "ResultsBroadcastableShape",
    }
)

#: Traits that say what an operation means, and leave open what it looks like.
_MEANINGS = (
    "Pure",
    "NoMemoryEffect",
    "Commutative",
    "MemoryEffects<[MemRead]>",
    "MemoryEffects<[MemAlloc, MemWrite<DefaultResource, 1, FullEffect>]>",
    "AlwaysSpeculatable",
    "RecursivelySpeculatable",
    "RecursiveMemoryEffects",
    "MemRefsNormalizable",
    "DistinctObjectsTrait",
)


def _quoted(names: list[str]) -> str:
    return ", ".join(f'"{name}"' for name in names)


class OpMaker:
    """Makes the parts of one operation; its format is made by `FormatMaker`."""

    def __init__(
        self,
        random: Random,
        types: list[TypeRow],
        attributes: list[AttrRow],
        properties: list[PropertyRow],
        dialect: str,
    ) -> None:
        self.dialect = dialect
        self.random = random
        self.types = types
        self.attributes = attributes
        self.properties = properties
        self._names = [n for n in NAMES if not n.startswith("sym_")]
        random.shuffle(self._names)

    def make(self, mnemonic: str) -> RandomOp:
        random = self.random
        op = RandomOp(mnemonic)
        if random.random() < 0.2:
            op.summary = f"does {mnemonic}"
        shape = random.choice(
            ("free", "free", "free", "same", "match", "transform", "typed", "no values")
        )
        {
            "free": self._free_values,
            "same": self._same_types,
            "match": self._matching,
            "transform": self._transform,
            "typed": self._typed_attribute,
            "no values": lambda op: None,
        }[shape](op)
        for _ in range(random.choice((0, 0, 1, 1, 2, 3, 4))):
            op.arguments.append(self._attribute())
        for _ in range(random.choice((0, 0, 0, 1, 2))):
            row = random.choice(self.properties)
            op.arguments.append(
                PropertyPart(self._name(), row, row.default is not None and random.random() < 0.5)
            )
        if random.random() < 0.3:
            random.shuffle(op.arguments)
            # Inference counts operands as the definition does: what a type comes from stands before what may be absent.
            op.arguments.sort(key=lambda a: isinstance(a, ValuePart) and bool(a.arity))
            op.traits = [t for t in op.traits if t.expression != "FirstAttrDerivedResultType"]
            if shape == "typed" and not any(t.expression.startswith("AllTypes") for t in op.traits):
                op.inferred.clear()
                for result in op.results:
                    result.group = None
        self._regions_and_successors(op)
        self._family(op)
        self._segments(op)
        self._meaning(op)
        return op

    def _name(self) -> str:
        return self._names.pop()

    # --- values ---

    def _value(self, row: TypeRow | None = None, arity: str | None = None) -> ValuePart:
        random = self.random
        if arity is None:
            arity = random.choice(("", "", "", "Optional", "Variadic"))
        return ValuePart(self._name(), row or random.choice(self.types), arity)

    def _free_values(self, op: RandomOp) -> None:
        random = self.random
        for _ in range(random.choice((0, 1, 1, 2, 2, 3))):
            op.arguments.append(self._value())
        for _ in range(random.choice((0, 0, 1, 1, 2))):
            op.results.append(self._value())
        for result in op.results:
            if result.row.is_buildable and not result.arity:
                op.inferred[result.name] = "always"

    def _same_types(self, op: RandomOp) -> None:
        random = self.random
        row = random.choice(self.types)
        trait = random.choice(
            ("SameOperandsAndResultType", "SameOperandsAndResultType", "SameTypeOperands",
             "SameOperandsAndResultElementType", "SameOperandsAndResultShape", "SameOperandsShape", "SameOperandsElementType",
             "SameOperandsAndResultRank", "ElementwiseMappable", "ResultsBroadcastableShape")
        )  # fmt: skip
        if trait not in ("SameOperandsAndResultType", "SameTypeOperands"):
            row = random.choice(
                [r for r in self.types if r.expression.startswith(("AnyRankedT", "AnyV"))]
            )
        for number in range(random.choice((1, 1, 2, 2, 3))):
            arity = "" if number == 0 else random.choice(("", "", "Variadic", "Optional"))
            op.arguments.append(replace(self._value(row, arity), group="same"))
        if trait in _ABOUT_RESULTS:
            op.results = [
                replace(self._value(row, ""), group="same")
                for _ in range(random.choice((1, 1, 1, 2)))
            ]
            if trait == "SameOperandsAndResultType":
                for result in op.results:
                    op.inferred[result.name] = op.operands[0].name
        elif random.random() < 0.5:
            op.results.append(self._value())
        op.traits.append(TraitPart(trait))
        if trait != "SameOperandsAndResultType" and random.random() < 0.3:
            second = random.choice(("SameOperandsShape", "Elementwise", "SameOperandsElementType"))
            if second != trait and (second != "Elementwise" or trait in _ABOUT_RESULTS):
                op.traits.append(TraitPart(second))

    def _matching(self, op: RandomOp) -> None:
        random = self.random
        row = random.choice(self.types)
        trait = random.choice(
            (
                "AllTypesMatch",
                "AllTypesMatch",
                "AllElementTypesMatch",
                "AllShapesMatch",
                "AllRanksMatch",
            )
        )
        if trait != "AllTypesMatch":
            row = random.choice(
                [r for r in self.types if r.expression.startswith(("AnyRankedT", "AnyV"))]
            )
        first = replace(self._value(row, ""), group="match")
        op.arguments.append(first)
        names = [first.name]
        if random.random() < 0.5:
            second = replace(self._value(row, ""), group="match")
            op.arguments.append(second)
            names.append(second.name)
        if random.random() < 0.4:
            op.arguments.append(self._value())
        if len(names) == 1 or random.random() < 0.6:
            result = replace(self._value(row, ""), group="match")
            op.results.append(result)
            names.append(result.name)
            if trait == "AllTypesMatch":
                op.inferred[result.name] = first.name
        if random.random() < 0.3:
            op.results.append(self._value())
        if trait == "AllTypesMatch" and len(names) == 2 and random.random() < 0.4:
            # A predicate says nothing about where a type could come from.
            op.inferred = {
                r.name: "always" for r in op.results if r.row.is_buildable and not r.arity
            }
            summary = f"{names[0]} and {names[1]} have one type"
            types = [f"${name}.type" for name in names], [f"${name}.getType()" for name in names]
            op.traits.append(
                TraitPart(
                    f"PredOpTrait<'{summary}', Pred<'{types[0][0]} == {types[0][1]}'>>",
                    f'PredOpTrait<"{summary}", CPred<"{types[1][0]} == {types[1][1]}">>',
                )
            )
            return
        op.traits.append(
            TraitPart(f"{trait}<[{', '.join(names)}]>", f"{trait}<[{_quoted(names)}]>")
        )

    def _transform(self, op: RandomOp) -> None:
        random = self.random
        of, to, expression, cpp, table = random.choice(_TRANSFORMS)
        by_name = {row.expression: row for row in self.types}
        first = replace(self._value(by_name[of], ""), group="transformed")
        first.row = replace(first.row, good=tuple(table))
        second = replace(self._value(by_name[to], ""), group=None)
        op.arguments.append(first)
        if random.random() < 0.6:
            op.results.append(second)
            op.inferred[second.name] = first.name
        else:
            op.arguments.append(second)
        op.derived[second.name] = table
        summary = f"{second.name} is what {first.name} is made of"
        op.traits.append(
            TraitPart(
                f'TypesMatchWith<"{summary}", {first.name}, {second.name}, "{expression}">',
                f'TypesMatchWith<"{summary}", "{first.name}", "{second.name}", "{cpp}">',
            )
        )
        if random.random() < 0.3:
            op.arguments.append(self._value())

    def _typed_attribute(self, op: RandomOp) -> None:
        random = self.random
        row = next(row for row in self.attributes if row.is_typed)
        attribute = AttrPart(self._name(), row)
        result = ValuePart(self._name(), next(r for r in self.types if r.expression == "AnyType"))
        result.group = f"type of {attribute.name}"
        op.arguments.append(attribute)
        op.results.append(result)
        op.inferred[result.name] = attribute.name
        if random.random() < 0.5:
            names = [attribute.name, result.name]
            op.traits.append(
                TraitPart(
                    f"AllTypesMatch<[{', '.join(names)}]>", f"AllTypesMatch<[{_quoted(names)}]>"
                )
            )
        else:
            op.traits.append(TraitPart("FirstAttrDerivedResultType"))
        if random.random() < 0.4:
            op.arguments.append(self._value())

    # --- the rest ---

    def _attribute(self) -> AttrPart:
        random = self.random
        mode = random.choice(
            ("", "", "optional", "optional", "default", "default optional", "unit")
        )
        rows = self.attributes
        if mode.startswith("default"):
            rows = [row for row in rows if row.default is not None]
        return AttrPart(self._name(), random.choice(rows), mode)

    def _regions_and_successors(self, op: RandomOp) -> None:
        random = self.random
        count = random.choice((0, 0, 0, 0, 1, 1, 2))
        for number in range(count):
            constraint = random.choice(
                (
                    "AnyRegion",
                    "AnyRegion",
                    "SizedRegion<1>",
                    "MinSizedRegion<1>",
                    "MaxSizedRegion<1>",
                )
            )
            variadic = number == count - 1 and random.random() < 0.25
            op.regions.append(RegionPart(self._name(), constraint, variadic))
        if count and random.random() < 0.3:
            op.traits.append(
                TraitPart(
                    random.choice(
                        ("SingleBlock", "NoTerminator", "NoRegionArguments", "IsolatedFromAbove")
                    )
                )
            )
        if op.results or random.random() < 0.75:
            return
        count = random.choice((0, 1, 1, 2))
        for number in range(count):
            variadic = number == count - 1 and random.random() < 0.4
            op.successors.append(SuccessorPart(self._name(), variadic))
        op.traits.append(TraitPart("Terminator"))

    def _family(self, op: RandomOp) -> None:
        """Operations that belong together: what ends a block, what another one must stand in."""
        random = self.random
        blocks = [t for t in op.traits if t.expression in ("SingleBlock", "NoTerminator")]
        if op.regions and not blocks and random.random() < 0.2:
            op.traits.append(
                TraitPart(
                    f"SingleBlockImplicitTerminator<{self.dialect}.{DONE}>",
                    f'SingleBlockImplicitTerminator<"{DONE.capitalize()}Op">',
                )
            )
        if random.random() < 0.08:
            outer, outer_class = f"{self.dialect}.{OUTER}", f"{OUTER.capitalize()}Op"
            op.traits.append(
                random.choice(
                    (
                        TraitPart(f"HasParent<{outer}>", f'HasParent<"{outer_class}">'),
                        TraitPart(f"ParentOneOf<[{outer}]>", f'ParentOneOf<["{outer_class}"]>'),
                    )
                )
            )
        if random.random() < 0.08 and not op.results and not op.has_parent:
            op.arguments.insert(
                0,
                AttrPart(
                    "sym_name",
                    AttrRow("SymbolNameAttr", "string attribute", (('"s"', "s"), ('"a b"', "a b"))),
                ),
            )
            if random.random() < 0.5:
                visibility = AttrRow(
                    "StrAttr",
                    "string attribute",
                    (('"private"', "private"), ('"nested"', "nested")),
                )
                op.arguments.append(AttrPart("sym_visibility", visibility, "optional"))
            op.traits.append(TraitPart("Symbol"))
            op.traits = [t for t in op.traits if t.expression != "FirstAttrDerivedResultType"]

    def _segments(self, op: RandomOp) -> None:
        random = self.random
        if sum(1 for o in op.operands if o.arity) > 1:
            same = all(o.arity == "Variadic" for o in op.operands if o.arity)
            kind = (
                "SameVariadicOperandSize"
                if same and random.random() < 0.3
                else "AttrSizedOperandSegments"
            )
            op.traits.insert(random.randint(0, len(op.traits)), TraitPart(kind))
        if sum(1 for r in op.results if r.arity) > 1:
            same = all(r.arity == "Variadic" for r in op.results if r.arity)
            kind = (
                "SameVariadicResultSize"
                if same and random.random() < 0.3
                else "AttrSizedResultSegments"
            )
            op.traits.insert(random.randint(0, len(op.traits)), TraitPart(kind))

    def _meaning(self, op: RandomOp) -> None:
        random = self.random
        if random.random() < 0.25 and not op.is_terminator:
            op.traits.append(TraitPart(random.choice(_MEANINGS)))
        if op.regions and random.random() < 0.2:
            scopes = ["AffineScope", "AutomaticAllocationScope"]
            if len(op.regions) == 1 and not op.regions[0].is_variadic:
                scopes.append("HasParallelRegion")
            op.traits.append(TraitPart(random.choice(scopes)))
