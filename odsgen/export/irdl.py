"""A dialect in IRDL (MLIR: the dialect `irdl`): definitions of types, attributes and operations that mlir-opt reads.

In IRDL, a constraint is a value, and wherever that value is used, the same type or attribute has to stand. So each part
of an operation has values of its own, but for those whose types are the same by a trait. Of a condition, IRDL takes what it
can say; the rest is left out, with a warning: it then accepts more.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from odsgen.export.names import ExportNames
from odsgen.export.problems import Problems
from odsgen.export.values import quoted
from odsgen.ods.model import (
    Arity,
    AttributeDef,
    OpDef,
    Operand,
    Parameter,
    RegionDef,
    Result,
    TypeBuilder,
    TypeDef,
)
from odsgen.ods.model import (
    predicates as p,
)
from odsgen.ods.model.names import is_alias, snake_case
from odsgen.places import Place


@dataclass(frozen=True, slots=True)
class Constraint:
    """A value of a constraint: its name and the operation of IRDL that makes it."""

    name: str
    text: str


@dataclass(frozen=True, slots=True)
class IrdlDefinition:
    """A type, an attribute or an operation: its constraints, and the lists that name them."""

    kind: str
    symbol: str
    constraints: tuple[Constraint, ...]
    lists: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IrdlDialect:
    symbol: str
    definitions: tuple[IrdlDefinition, ...]


_NAME = re.compile(r"[a-z_][a-z0-9_]*")
_FLOATS = {
    "BFloat16Type": "bf16",
    "Float16Type": "f16",
    "FloatTF32Type": "tf32",
    "Float32Type": "f32",
    "Float64Type": "f64",
    "Float80Type": "f80",
    "Float128Type": "f128",
    **{
        f"Float{name}Type": f"f{name}"
        for name in (
            "8E5M2", "8E4M3", "8E4M3FN", "8E5M2FNUZ", "8E4M3FNUZ", "8E4M3B11FNUZ", "8E3M4", "4E2M1FN", "6E2M3FN", "6E3M2FN",
            "8E8M0FNU",
        )
    },
}  # fmt: skip
_TENSORS = ("!builtin.tensor", "!builtin.unranked_tensor")
_MEMREFS = ("!builtin.memref", "!builtin.unranked_memref")
#: The names by which IRDL knows the types and attributes of MLIR; several for a class with classes below it.
_BASES: Mapping[str, tuple[str, ...]] = {
    "IntegerType": ("!builtin.integer",),
    "IndexType": ("!builtin.index",),
    "NoneType": ("!builtin.none",),
    "ComplexType": ("!builtin.complex",),
    "FunctionType": ("!builtin.function",),
    "TupleType": ("!builtin.tuple",),
    "VectorType": ("!builtin.vector",),
    "RankedTensorType": _TENSORS[:1],
    "UnrankedTensorType": _TENSORS[1:],
    "TensorType": _TENSORS,
    "MemRefType": _MEMREFS[:1],
    "UnrankedMemRefType": _MEMREFS[1:],
    "BaseMemRefType": _MEMREFS,
    "ShapedType": ("!builtin.vector", *_TENSORS, *_MEMREFS),
    "FloatType": tuple(f"!builtin.{name}" for name in _FLOATS.values()),
    **{name: (f"!builtin.{text}",) for name, text in _FLOATS.items()},
    "StringAttr": ("#builtin.string",),
    "IntegerAttr": ("#builtin.integer",),
    "FloatAttr": ("#builtin.float",),
    "UnitAttr": ("#builtin.unit",),
    "ArrayAttr": ("#builtin.array",),
    "DictionaryAttr": ("#builtin.dictionary",),
    "TypeAttr": ("#builtin.type",),
    "SymbolRefAttr": ("#builtin.symbol_ref",),
    "AffineMapAttr": ("#builtin.affine_map",),
    "IntegerSetAttr": ("#builtin.integer_set",),
    "DenseArrayAttr": ("#builtin.dense_array",),
}
#: Of classes that are more than their name in IRDL says, what is near them.
_NEAR = {"BoolAttr": "IntegerAttr", "FlatSymbolRefAttr": "SymbolRefAttr"}
_ARITIES = {
    Arity.REQUIRED: "",
    Arity.OPTIONAL: "optional ",
    Arity.VARIADIC: "variadic ",
    Arity.VARIADIC_OF_VARIADIC: "variadic ",
}
#: Traits of which nothing is lost: they say what an operation means, or how its text is made.
_WITHOUT_CHECKS = frozenset("""
    AffineScope AlwaysSpeculatable AlwaysSpeculatableImplTrait AutomaticAllocationScope Commutative ConstantLike
    DistinctObjectsTrait Idempotent Involution MemRefsNormalizable MemoryEffects NoMemoryEffect Pure RecursiveMemoryEffects
    RecursivelySpeculatable RecursivelySpeculatableImplTrait
    """.split())


def irdl_dialect(names: ExportNames, problems: Problems) -> IrdlDialect:
    """The dialect; ``problems`` has a warning for all that IRDL cannot say of it."""
    dialect = names.resolved.dialect
    writer = _Writer(names, problems)
    definitions = [
        *(writer.definition(d, "type") for d in dialect.types),
        *(writer.definition(d, "attribute") for d in dialect.attributes),
        *(writer.operation(op) for op in dialect.ops),
    ]
    if any(op.format is not None for op in dialect.ops):
        problems.warning(
            f"IRDL has no assembly formats: programs of '{dialect.name}' are in the generic form",
            dialect.place,
        )
    found = tuple(d for d in definitions if d is not None)
    _refuse_repetitions(names, found, problems)
    return IrdlDialect(dialect.name, found)


def _refuse_repetitions(
    names: ExportNames, definitions: Sequence[IrdlDefinition], problems: Problems
) -> None:
    """Refuse an operation that is called as a type: in IRDL, both are symbols of one table."""
    kinds: dict[str, str] = {}
    for definition in definitions:
        known = kinds.setdefault(definition.symbol, definition.kind)
        if known != definition.kind:
            problems.error(
                f"IRDL cannot tell the {definition.kind} {definition.symbol} of '{names.dialect}' from the {known} of that name",
                names.resolved.dialect.place,
            )


def _part_names(names: Iterable[str]) -> dict[str, str]:
    """Names as IRDL has them, in lower case, each once."""
    found: dict[str, str] = {}
    for name in names:
        wanted = snake_case(name)
        made, count = wanted, 2
        while made in found.values():
            made, count = f"{wanted}_{count}", count + 1
        found[name] = made
    return found


@dataclass
class _Values:
    """The constraints of one definition, as they are made."""

    made: list[Constraint] = field(default_factory=list)
    left: list[str] = field(default_factory=list)  # what IRDL cannot say

    def add(self, text: str) -> str:
        name = f"%{len(self.made)}"
        self.made.append(Constraint(name, text))
        return name

    def among(self, values: Sequence[str], operation: str) -> str:
        unique = list(dict.fromkeys(values))
        return unique[0] if len(unique) == 1 else self.add(f"irdl.{operation}({', '.join(unique)})")


class _Writer:
    def __init__(self, names: ExportNames, problems: Problems) -> None:
        self._names = names
        self._problems = problems

    # --- types and attributes ---------------------------------------------------------------------------------------

    def definition(self, definition: TypeDef | AttributeDef, kind: str) -> IrdlDefinition | None:
        what = f"the {kind} '{definition.key or definition.name}'"
        if definition.mnemonic is None:
            self._problems.warning(f"{what} has no mnemonic, and no name in IRDL", definition.place)
            return None
        self._check_name(definition.mnemonic, kind, definition.place)
        values = _Values()
        listed = []
        called = _part_names(parameter.name for parameter in definition.parameters)
        for parameter in definition.parameters:
            listed.append(f"{called[parameter.name]}: {self._parameter(parameter, values)}")
        if isinstance(definition, AttributeDef) and definition.enum is not None:
            values.left.append("its enum")
            listed = [f"value: {values.add('irdl.any')}"]
        if definition.has_verifier:
            values.left.append("its verifier")
        if definition.format is not None and definition.parameters:
            values.left.append("its text, which is the parameters between '<' and '>' in IRDL")
        self._warn(what, values, definition)
        lists = (f"irdl.parameters({', '.join(listed)})",) if listed else ()
        return IrdlDefinition(kind, _symbol(definition.mnemonic), tuple(values.made), lists)

    def _check_name(self, name: str, kind: str, place: Place | None) -> None:
        if _NAME.fullmatch(name) is None:
            self._problems.error(
                f"'{name}' can be no {kind} of IRDL, whose names are of lowercase letters, digits and underscores",
                place,
            )

    def _parameter(self, parameter: Parameter, values: _Values) -> str:
        if parameter.kind not in ("type", "attribute") or parameter.optional:
            values.left.append(
                f"the parameter '{parameter.name}', which has to be an attribute in IRDL"
            )
            return values.add("irdl.any")
        if parameter.constraint is not None:
            return self._condition(parameter.constraint.predicate, values, parameter.name)
        if parameter.class_name in (None, "Type", "Attribute"):
            return values.add("irdl.any")
        assert parameter.class_name is not None
        return self._condition(p.IsA((parameter.class_name,)), values, parameter.name)

    # --- operations -------------------------------------------------------------------------------------------------

    def operation(self, op: OpDef) -> IrdlDefinition:
        values = _Values()
        known = self._shared(op, values)
        lists = []
        self._check_name(op.mnemonic, "operation", op.place)
        parts: tuple[Operand | Result | RegionDef, ...] = (*op.operands, *op.results, *op.regions)
        called = _part_names(part.name for part in parts)
        sides: tuple[tuple[str, tuple[Operand | Result, ...]], ...] = (
            ("operands", op.operands),
            ("results", op.results),
        )
        for name, side in sides:
            written = [f"{called[part.name]}: {self._value(part, values, known)}" for part in side]
            if written:
                lists.append(f"irdl.{name}({', '.join(written)})")
        attributes = []
        for attribute in op.attributes:
            if attribute.optional or attribute.default is not None:
                values.left.append(f"the attribute '{attribute.name}', which may be absent")
                continue
            made = self._condition(attribute.constraint.predicate, values, attribute.name)
            attributes.append(f"{quoted(attribute.name)} = {made}")
        if attributes:
            lists.append(f"irdl.attributes {{{', '.join(attributes)}}}")
        values.left += [f"the property '{prop.name}'" for prop in op.properties]
        if any(region.variadic for region in op.regions):
            values.left.append("its regions, of which there may be several")
        elif op.regions:
            regions = [
                f"{called[r.name]}: {self._region(r.constraint.predicate, values, r.name)}"
                for r in op.regions
            ]
            lists.append(f"irdl.regions({', '.join(regions)})")
        self._conditions(op, values)
        self._warn(f"the operation '{op.name}'", values, op)
        return IrdlDefinition("operation", _symbol(op.mnemonic), tuple(values.made), tuple(lists))

    def _shared(self, op: OpDef, values: _Values) -> dict[str, str]:
        """Parts whose types are the same: one value that satisfies the constraints of all."""
        found: dict[str, str] = {}
        parts: dict[str, Operand | Result] = {part.name: part for part in op.operands}
        parts |= {part.name: part for part in op.results}
        for trait in op.traits:
            if trait.name != "AllTypesMatch":
                continue
            listed = trait.arguments[0] if trait.arguments else ()
            same = [parts[n] for n in listed if n in parts] if isinstance(listed, tuple) else []
            if (
                isinstance(listed, tuple)
                and len(same) == len(listed)
                and all(part.arity is Arity.REQUIRED and part.name not in found for part in same)
            ):
                made = [
                    self._condition(part.constraint.predicate, values, part.name) for part in same
                ]
                value = values.among(made, "all_of")
                found |= {part.name: value for part in same}
        return found

    def _value(self, part: Operand | Result, values: _Values, known: Mapping[str, str]) -> str:
        value = known.get(part.name)
        if value is None:
            value = self._condition(part.constraint.predicate, values, part.name)
        if part.arity in (Arity.VARIADIC, Arity.VARIADIC_OF_VARIADIC):
            values.left.append(f"that '{part.name}' may be of several types: in IRDL, all have one")
        return f"{_ARITIES[part.arity]}{value}"

    def _region(self, predicate: p.Predicate, values: _Values, name: str) -> str:
        count = _count_of_blocks(predicate)
        if count is not None:
            return values.add(f"irdl.region with size {count}")
        if predicate != p.TRUE:
            values.left.append(f"the condition on the region '{name}'")
        return values.add("irdl.region")

    def _conditions(self, op: OpDef, values: _Values) -> None:
        for trait in op.traits:
            if trait.name not in _WITHOUT_CHECKS and trait.name != "AllTypesMatch":
                values.left.append(f"the trait {trait.name}")
        if op.successors:
            values.left.append("its successors")
        if op.has_verifier or op.has_region_verifier or op.checks_by_itself:
            values.left.append("its verifier")
        values.left += [
            f"that {invariant.summary}"
            for invariant in op.invariants
            if invariant.error is None and not invariant.summary.startswith("all of {")
        ]

    # --- conditions -------------------------------------------------------------------------------------------------

    def _condition(self, predicate: p.Predicate, values: _Values, name: str) -> str:
        """A value for the condition, or for a wider one."""
        made = self._known(predicate, values)
        if made is None:
            values.left.append(f"the condition on '{name}'")
            return values.add("irdl.any")
        if made[1]:
            values.left.append(f"a part of the condition on '{name}'")
        return made[0]

    def _known(self, predicate: p.Predicate, values: _Values) -> tuple[str, bool] | None:
        """The value, and whether it is wider than the condition; None where IRDL has no word for it."""
        match predicate:
            case p.And(predicates=()):
                return values.add("irdl.any"), False
            case p.IsType(builder=builder):
                text = _type_text(builder)
                return None if text is None else (values.add(f"irdl.is {text}"), False)
            case p.IsA(class_names=classes):
                return self._classes(classes, values)
            case p.And(predicates=parts):
                made = [self._known(part, values) for part in parts]
                kept = [value for value in made if value is not None]
                if not kept:
                    return None
                is_wider = len(kept) < len(made) or any(wider for _, wider in kept)
                return values.among([value for value, _ in kept], "all_of"), is_wider
            case p.Or(predicates=parts) if parts:
                alternatives = [self._known(part, values) for part in parts]
                found = [value for value in alternatives if value is not None]
                if len(found) < len(alternatives):
                    return None  # what cannot be said might hold
                return (
                    values.among([value for value, _ in found], "any_of"),
                    any(wider for _, wider in found),
                )
        return None

    def _classes(self, classes: Sequence[str], values: _Values) -> tuple[str, bool] | None:
        made = []
        is_wider = False
        for name in classes:
            known = _NEAR.get(name, name)
            is_wider = is_wider or known != name or name == "ShapedType"
            own = self._reference(known)
            if own is not None:
                made.append(values.add(f"irdl.base {own}"))
            elif known in _BASES:
                made += [values.add(f"irdl.base {quoted(base)}") for base in _BASES[known]]
            else:
                return None
        return values.among(made, "any_of"), is_wider

    def _reference(self, name: str) -> str | None:
        """A type or an attribute of the dialect."""
        definitions: tuple[TypeDef | AttributeDef, ...] = (
            *self._names.resolved.dialect.types,
            *self._names.resolved.dialect.attributes,
        )
        for definition in definitions:
            if definition.name == name and definition.mnemonic is not None:
                return f"@{self._names.dialect}::{_symbol(definition.mnemonic)}"
        return None

    def _warn(self, what: str, values: _Values, definition: TypeDef | AttributeDef | OpDef) -> None:
        if values.left:
            left = "; ".join(dict.fromkeys(values.left))
            self._problems.warning(f"IRDL cannot say of {what}: {left}", definition.place)


def _count_of_blocks(predicate: p.Predicate) -> int | None:
    """The number of blocks of `SizedRegion`."""
    if not isinstance(predicate, p.Holds) or not isinstance(predicate.expression, p.Comparison):
        return None
    comparison = predicate.expression
    blocks = p.FunctionCall("len", (p.MemberOf(p.SelfValue(), "blocks"),))
    [(operator, value), *more] = comparison.rest
    if comparison.first != blocks or operator != "==" or more or not isinstance(value, p.Constant):
        return None
    return value.value if type(value.value) is int else None


def _type_text(builder: TypeBuilder) -> str | None:
    """The text of the one type that is built; None where it is not plain."""
    if builder.text is not None:
        return builder.text
    name, arguments = builder.class_name, builder.arguments
    width = arguments[0] if arguments else None
    if name == "IntegerType" and isinstance(width, int):
        sign = str(arguments[1]).rpartition(".")[2] if len(arguments) > 1 else "SIGNLESS"
        prefix = {"SIGNLESS": "i", "SIGNED": "si", "UNSIGNED": "ui"}.get(sign)
        return None if prefix is None else f"{prefix}{width}"
    if arguments:
        return None
    return {**_FLOATS, "IndexType": "index", "NoneType": "none"}.get(name)


def _symbol(name: str) -> str:
    return f"@{name}" if is_alias(name) else f"@{quoted(name)}"
