"""The number types that the values of a claim may have: which are one type, and which combinations are tried."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from odsgen.ods.model import OpDef, Operand, TypeConstraint
from odsgen.ods.model import predicates as p
from odsgen.ods.model.operation import InferenceKind
from odsgen.ods.model.parts import Result
from odsgen.proof.claims import Claim, Compute, Perform, Step, performed
from odsgen.proof.terms import (
    FLOAT_FORMATS,
    OutsideError,
    ScalarType,
    float_type,
    integer_type,
)

#: Of claims about several types: widths of which all combinations are tried, and samples of greater ones.
_ALL_PAIRS = 8
_SAMPLES = (1, 2, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64)
_FEW = (1, 3, 8, 32, 64)
#: Constraints that admit so few types are not bound to the widths that are asked for; the widest type that is looked at.
_FIXED, _WIDEST = 4, 512
_ELEMENT = p.MemberOf(p.SelfValue(), "element_type")
_TYPES_OF_PARTS = frozenset({"SameOperandsAndResultType", "SameOperandsAndResultElementType"})
_TYPES_OF_OPERANDS = frozenset({"SameTypeOperands", "SameOperandsElementType"})


def candidates(widths: Sequence[int]) -> tuple[ScalarType, ...]:
    """The types that are tried, the small ones first."""
    index = [ScalarType("index", width) for width in (64, 32)]
    floats = [float_type(name) for name in FLOAT_FORMATS]
    return (*map(integer_type, widths), *index, *floats)


def admits(predicate: p.Predicate, type: ScalarType, shaped: bool = False) -> bool | None:
    """Whether a type satisfies a predicate, or one of its elements does; None where that is not known."""
    match predicate:
        case p.IsA(class_names=names):
            return _is_a(names, type, shaped)
        case p.IsType(builder=builder):
            only = builder_type(builder.class_name, builder.arguments)
            return not shaped and only is not None and only.name == type.name
        case p.And(predicates=parts):
            found = [admits(part, type, shaped) for part in parts]
            return False if False in found else None if None in found else True
        case p.Or(predicates=parts):
            found = [admits(part, type, shaped) for part in parts]
            return True if True in found else None if None in found else False
        case p.Not(predicate=inner):
            result = admits(inner, type, shaped)
            return None if result is None else not result
        case p.Applied(value=value, predicate=inner) if shaped and value == _ELEMENT:
            return admits(inner, type)
        case p.Holds(expression=p.MemberOf(value=p.SelfValue(), name="is_signless")):
            return type.kind == "integer"
        case p.Holds(
            expression=p.Comparison(first=first, rest=((operator, p.Constant(value=value)),))
        ):
            if (
                first == p.MemberOf(p.SelfValue(), "width")
                and isinstance(value, int)
                and not shaped
            ):
                return _COMPARED[operator](type.width, value) if operator in _COMPARED else None
    return None


_COMPARED = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
_CLASSES = {
    "integer": {"IntegerType"},
    "unsigned": {"IntegerType"},
    "index": {"IndexType"},
    "float": {"FloatType"},
}
_FLOAT_CLASSES = {
    "f16": "Float16Type",
    "bf16": "BFloat16Type",
    "f32": "Float32Type",
    "f64": "Float64Type",
}
_SHAPED = {"ShapedType", "VectorType", "TensorType", "RankedTensorType"}


def _is_a(names: Sequence[str], type: ScalarType, shaped: bool) -> bool:
    if shaped:
        return not _SHAPED.isdisjoint(names)
    classes = _CLASSES[type.kind] | {_FLOAT_CLASSES.get(type.name, "")} | {"Type"}
    return not classes.isdisjoint(names)


def builder_type(class_name: str, arguments: Sequence[object]) -> ScalarType | None:
    """The number type that a builder of types makes."""
    if class_name == "IntegerType" and arguments and isinstance(arguments[0], int):
        return integer_type(arguments[0])
    if class_name == "IndexType":
        return ScalarType("index", 64)
    for name, float_class in _FLOAT_CLASSES.items():
        if float_class == class_name:
            return float_type(name)
    return None


def ties(op: OpDef) -> Iterator[tuple[str, str]]:
    """Pairs of operands, results and attributes that have one element type."""
    operands = [part.name for part in op.operands]
    results = [part.name for part in op.results]
    for trait in op.traits:
        names: Sequence[object] = ()
        if trait.name in _TYPES_OF_PARTS:
            names = [*operands, *results]
        elif trait.name in _TYPES_OF_OPERANDS:
            names = operands
        elif trait.name in ("AllTypesMatch", "AllElementTypesMatch"):
            first = trait.arguments[0]
            names = first if isinstance(first, tuple) else ()
        elif trait.name == "TypesMatchWith" and trait.arguments[3:4] == (p.SelfValue(),):
            names = trait.arguments[1:3]
        if names:
            yield from ((str(names[0]), str(other)) for other in names[1:])
    for result, inference in zip(op.results, op.inference, strict=False):
        if inference is not None and inference.kind is InferenceKind.SAME_AS and inference.source:
            yield inference.source, result.name


class TypeClasses:
    """Values, and attributes with a type, in classes that have one type each."""

    def __init__(self) -> None:
        self._roots: dict[str, str] = {}

    def find(self, name: str) -> str:
        parent = self._roots.setdefault(name, name)
        if parent != name:
            parent = self._roots[name] = self.find(parent)
        return parent

    def names(self) -> tuple[str, ...]:
        """All that stands in a class."""
        return tuple(self._roots)

    def unite(self, first: str, second: str) -> None:
        one, other = self.find(first), self.find(second)
        if one != other:
            self._roots[other] = one

    def add(self, steps: Sequence[Step]) -> None:
        for step in steps:
            if isinstance(step, Perform):
                names = names_of_parts(step)
                for first, second in ties(step.op):
                    if first in names and second in names:
                        self.unite(names[first], names[second])
            elif isinstance(step, Compute) and step.like:
                self.unite(dict(step.arguments)[step.like], step.result)


def names_of_parts(step: Perform) -> dict[str, str]:
    """The names in the claim by those of operands, results and attributes."""
    op = step.op
    return {
        **{part.name: names[0] for part, names in step.values() if len(names) == 1},
        **{part.name: name for part, name in zip(op.results, step.results, strict=True)},
        **dict(step.attributes),
    }


def constraints(steps: Sequence[Step]) -> Iterator[tuple[str, TypeConstraint]]:
    for step in performed(steps):
        names = names_of_parts(step)
        parts: tuple[Operand | Result, ...] = (*step.op.operands, *step.op.results)
        for part in parts:
            if part.name in names:
                yield names[part.name], part.constraint


def _order(type: ScalarType) -> int:
    """Small integers first; an index as programs have it before one of 32 bits."""
    return 65 if type.kind == "index" and type.width == 32 else type.width


def _of_width(type: ScalarType, index: ScalarType | None) -> ScalarType:
    """A type, of an index the one that the others are."""
    return index if index is not None and type.kind == "index" else type


class Typings:
    """The combinations of types of a claim that are tried."""

    def __init__(self, claim: Claim, widths: Sequence[int]) -> None:
        self.claim = claim
        self.widths = widths
        self.source = TypeClasses()
        self.source.add(claim.source)
        for first, second in claim.same_types:
            self.source.unite(first, second)
        self.domains = self._domains()

    def _domains(self) -> dict[str, list[ScalarType]]:
        """The types of each class."""
        claim = self.claim
        domains: dict[str, list[ScalarType]] = {}
        names = [*claim.values]
        for step in performed(claim.source):
            names += [*step.operands, *step.results]
        for name in names:
            domains.setdefault(self.source.find(name), list(candidates(range(1, _WIDEST + 1))))
        for name, constraint in (*constraints(claim.source), *claim.admitted):
            self._restrict(domains, name, constraint)
        for name in claim.integers:
            root = self.source.find(name)
            domains[root] = [t for t in domains[root] if t.kind != "float"]
        for name in claim.floats:
            root = self.source.find(name)
            domains[root] = [t for t in domains[root] if t.kind == "float"]
        for root, types in domains.items():
            wanted = [t for t in types if t.kind != "integer" or t.width in self.widths]
            if wanted or len(types) > _FIXED:
                domains[root] = wanted
        for name, type in claim.types.items():
            domains[self.source.find(name)] = (
                [t for t in candidates(()) if t.kind == "index"] if type.kind == "index" else [type]
            )
        return domains

    def _restrict(
        self, domains: dict[str, list[ScalarType]], name: str, constraint: object
    ) -> None:
        assert isinstance(constraint, TypeConstraint)
        root = self.source.find(name)
        if root not in domains:
            return
        domains[root] = [
            type
            for type in domains[root]
            if admits(constraint.predicate, type) is not False
            or admits(constraint.predicate, type, True) is not False
        ]

    @property
    def variables(self) -> list[str]:
        """The classes whose type varies."""
        return [root for root, types in self.domains.items() if len(types) > 1]

    def each(self) -> Iterator[dict[str, ScalarType]]:
        """The types by class: all of one variable, few of several; the small ones first."""
        fixed = {root: types[0] for root, types in self.domains.items() if len(types) == 1}
        if any(not types for types in self.domains.values()):
            return
        variables = self.variables
        choices = [self._tried(self.domains[root], len(variables)) for root in variables]
        found = [dict(zip(variables, types, strict=True)) for types in product(*choices)]
        if len(variables) > 1:
            found = [types for types in found if self._is_tried([*types.values()])]
        found.sort(key=lambda types: max((_order(t) for t in types.values()), default=0))
        for types in found:
            yield fixed | types

    def general(self) -> Iterator[dict[str, ScalarType]]:
        """The types by class where integers of all widths are one: every combination of the others."""
        fixed = {root: types[0] for root, types in self.domains.items() if len(types) == 1}
        if any(not types for types in self.domains.values()):
            return
        choices = []
        for number, root in enumerate(self.variables):
            types = self.domains[root]
            widths = tuple(t.width for t in types if t.kind == "integer")
            found = [t for t in types if t.kind != "integer" or len(widths) == 1]
            if len(widths) > 1:
                found.insert(
                    0, ScalarType("integer", max(widths), count=f"?w{number}", widths=widths)
                )
            choices.append(found)
        for chosen in product(*choices):
            indices = {t.width for t in chosen if t.kind == "index"}
            if len(indices) < 2 and any(t.count for t in chosen):
                yield fixed | dict(zip(self.variables, chosen, strict=True))

    def _tried(self, types: Sequence[ScalarType], variables: int) -> list[ScalarType]:
        if variables == 1:
            return list(types)
        samples = _SAMPLES if variables == 2 else _FEW
        most = _ALL_PAIRS if variables == 2 else 3
        return [t for t in types if t.kind != "integer" or t.width in samples or t.width <= most]

    def _is_tried(self, types: Sequence[ScalarType]) -> bool:
        """All combinations of small widths, or of the samples."""
        integers = [t for t in types if t.kind == "integer"]
        samples = _SAMPLES if len(types) == 2 else _FEW
        most = _ALL_PAIRS if len(types) == 2 else 3
        indices = {t.width for t in types if t.kind == "index"}
        if len(indices) > 1:
            return False  # an index has one width
        return all(t.width <= most for t in integers) or all(t.width in samples for t in integers)

    def of_source(self, classes: Mapping[str, ScalarType]) -> dict[str, ScalarType]:
        """The types by name."""
        return {
            name: classes[self.source.find(name)]
            for name in self.source.names()
            if self.source.find(name) in classes
        }

    def of_target(self, known: Mapping[str, ScalarType]) -> tuple[dict[str, ScalarType], str]:
        """The types of the target too; and what is wrong with them, else an empty text."""
        classes = TypeClasses()
        steps = self.claim.target
        classes.add(steps)
        for first, second in (*self.claim.target_types,):
            classes.unite(first, second)
        found: dict[str, ScalarType] = {}
        index = next((type for type in known.values() if type.kind == "index"), None)
        for name, type in (*known.items(), *self.claim.known_target_types.items()):
            root = classes.find(name)
            type = _of_width(type, index)
            if found.setdefault(root, type) != type:
                if type.count or found[root].count:
                    raise OutsideError("widths that must be one")
                return {}, self._conflict(classes, root, known)
        for name, constraint in constraints(steps):
            root = classes.find(name)
            if root not in found and constraint.builder is not None:
                only = builder_type(constraint.builder.class_name, constraint.builder.arguments)
                if only is not None:
                    found[root] = _of_width(only, index)
        for name, constraint in constraints(steps):
            given = found.get(classes.find(name))
            if given is None:
                only_one = {
                    _of_width(t, index): None
                    for t in candidates(range(1, _WIDEST + 1))
                    if admits(constraint.predicate, t)
                }
                if len(only_one) != 1:
                    raise OutsideError("the type of a new value is not known")
                found[classes.find(name)] = given = next(iter(only_one))
            for each in given.each():
                scalar = admits(constraint.predicate, each)
                if scalar is not False or admits(constraint.predicate, each, True) is not False:
                    continue
                if given.count:
                    raise OutsideError("a value of few widths")
                return {}, f"a new operation would have a value of the type {given.name}"
        names = {*known, *classes.names()}
        return {
            name: found[classes.find(name)] for name in names if classes.find(name) in found
        }, ""

    def _conflict(self, classes: TypeClasses, root: str, known: Mapping[str, ScalarType]) -> str:
        names = sorted({type.name for name, type in known.items() if classes.find(name) == root})
        return f"a new operation would have values of different types: {' and '.join(names)}"
