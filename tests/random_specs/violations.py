"""A valid operation with one constraint broken, and what MLIR says about it.

The text comes from the random spec and the summaries of `vocabulary`, never from odsgen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

from tests.random_specs.instances import Instance, with_sizes
from tests.random_specs.operations import DONE, RandomOp, ValuePart


@dataclass(frozen=True, slots=True)
class Violation:
    kind: str
    instance: Instance
    message: str  # without the name of the operation before it

    @property
    def expected(self) -> str:
        return f"'{self.instance.name}' op {self.message}"


def violations(random: Random, op: RandomOp, instance: Instance) -> Iterator[Violation]:
    """Every way that is known to break one constraint of the instance."""
    yield from _types(random, op, instance)
    yield from _attributes(random, op, instance)
    yield from _counts(op, instance)
    yield from _structure(op, instance)
    yield from _traits(random, op, instance)


def _types(random: Random, op: RandomOp, instance: Instance) -> Iterator[Violation]:
    for what, parts, sizes in (
        ("operand", op.operands, instance.operand_sizes),
        ("result", op.results, instance.result_sizes),
    ):
        start = 0
        for part, size in zip(parts, sizes, strict=True):
            if size and part.row.bad:
                place = start + random.randrange(size)
                wrong = random.choice(part.row.bad)
                yield Violation(
                    f"type of {what}",
                    _with_type(instance, what, place, wrong),
                    f"{what} #{place} must be {_summary(part)}, but got '{wrong}'",
                )
            start += size


def _with_type(instance: Instance, what: str, place: int, type: str) -> Instance:
    types = instance.operands if what == "operand" else instance.results
    types = (*types[:place], type, *types[place + 1 :])
    if what == "operand":
        return replace(instance, operands=types)
    return replace(instance, results=types)


def _summary(part: ValuePart) -> str:
    return f"variadic of {part.row.summary}" if part.arity == "Variadic" else part.row.summary


def _attributes(random: Random, op: RandomOp, instance: Instance) -> Iterator[Violation]:
    for attribute in op.attributes:
        if attribute.is_required:
            kept = {k: v for k, v in instance.properties.items() if k != attribute.name}
            yield Violation(
                "attribute missing",
                replace(instance, properties=kept),
                f"requires attribute '{attribute.name}'",
            )
        if attribute.mode != "unit" and attribute.row.bad:
            wrong = random.choice(attribute.row.bad)
            yield Violation(
                "attribute out of its constraint",
                replace(instance, properties={**instance.properties, attribute.name: wrong}),
                f"attribute '{attribute.name}' failed to satisfy constraint: {attribute.row.summary}",
            )
    if op.trait("Symbol") and any(a.name == "sym_visibility" for a in op.attributes):
        changed = {**instance.properties, "sym_visibility": '"secret"'}
        yield Violation(
            "visibility of a symbol",
            replace(instance, properties=changed),
            'visibility expected to be one of ["public", "private", "nested"], but got "secret"',
        )
    for prop in op.properties:
        if prop.row.bad:
            yield Violation(
                "property out of its constraint",
                replace(instance, properties={**instance.properties, prop.name: prop.row.bad}),
                f"property '{prop.name}' {prop.row.complaint}",
            )


def _counts(op: RandomOp, instance: Instance) -> Iterator[Violation]:
    yield from _operand_count(op, instance)
    yield from _result_count(op, instance)
    yield from _optional_groups(op, instance)
    # regions
    count = len(op.regions)
    if not (op.regions and op.regions[-1].is_variadic):
        more = replace(instance, regions=(*instance.regions, ('"t.end"() : () -> ()',)))
        message = {0: "requires zero regions", 1: "requires one region"}.get(
            count, f"expected {count} regions"
        )
        yield Violation("region added", more, message)
    # successors
    count = len(op.successors)
    if op.is_terminator and not (op.successors and op.successors[-1].is_variadic):
        more = replace(instance, successors=count + 1)
        plural = "" if count == 1 else "s"
        yield Violation(
            "successor added", more, f"requires {count} successor{plural} but found {count + 1}"
        )


def _operand_count(op: RandomOp, instance: Instance) -> Iterator[Violation]:
    operands = instance.operands
    required = sum(1 for o in op.operands if not o.arity)
    if op.trait("AttrSizedOperandSegments"):
        yield Violation(
            "operand added",
            replace(instance, operands=(*operands, "i32")),
            f"operand count ({len(operands) + 1}) does not match with the total size"
            f" ({len(operands)}) specified in attribute 'operandSegmentSizes'",
        )
        return
    if any(o.arity for o in op.operands):
        if required:
            fewer = replace(instance, operands=operands[: required - 1])
            yield Violation(
                "operand missing",
                fewer,
                f"expected {required} or more operands, but found {required - 1}",
            )
        return
    words = {0: "requires zero operands", 1: "requires a single operand"}
    for count in {required + 1, max(required - 1, 0)} - {required}:
        changed = (*operands, "i32")[:count] if count > required else operands[:count]
        yield Violation(
            "operand count",
            replace(instance, operands=changed),
            words.get(required, f"expected {required} operands, but found {count}"),
        )


def _result_count(op: RandomOp, instance: Instance) -> Iterator[Violation]:
    required = sum(1 for r in op.results if not r.arity)
    results = instance.results
    if op.trait("AttrSizedResultSegments"):
        yield Violation(
            "result added",
            replace(instance, results=(*results, "i32")),
            f"result count ({len(results) + 1}) does not match with the total size"
            f" ({len(results)}) specified in attribute 'resultSegmentSizes'",
        )
    elif any(r.arity for r in op.results):
        if required:
            yield Violation(
                "result missing",
                replace(instance, results=results[: required - 1]),
                f"expected {required} or more results",
            )
    else:
        message = {0: "requires zero results", 1: "requires one result"}.get(
            required, f"expected {required} results"
        )
        yield Violation("result added", replace(instance, results=(*results, "i32")), message)


def _optional_groups(op: RandomOp, instance: Instance) -> Iterator[Violation]:
    """Two values where there may be one."""
    start = 0
    for number, (part, size) in enumerate(zip(op.operands, instance.operand_sizes, strict=True)):
        alone = sum(1 for o in op.operands if o.arity) == 1
        if part.arity == "Optional" and (alone or op.trait("AttrSizedOperandSegments")):
            type = instance.operands[start] if size else _good(part, op, instance)
            if type is not None:
                operands = instance.operands
                changed = replace(
                    instance,
                    operands=(*operands[:start], type, type, *operands[start + size :]),
                    operand_sizes=(
                        *instance.operand_sizes[:number],
                        2,
                        *instance.operand_sizes[number + 1 :],
                    ),
                )
                yield Violation(
                    "optional operand twice",
                    with_sizes(op, changed),
                    f"operand group starting at #{start} requires 0 or 1 element, but found 2",
                )
        start += size


def _good(part: ValuePart, op: RandomOp, instance: Instance) -> str | None:
    """A type for the part that breaks nothing else."""
    if part.group is None:
        return part.row.good[0]
    same = [
        instance.operands[sum(instance.operand_sizes[:number])]
        for number, o in enumerate(op.operands)
        if o.group == part.group and instance.operand_sizes[number]
    ]
    return same[0] if same else None


_BODY = '"t.end"() : () -> ()'
_REGION_SUMMARIES = {
    "SizedRegion<1>": ("region with 1 blocks", 2),
    "MinSizedRegion<1>": ("region with at least 1 blocks", 0),
    "MaxSizedRegion<1>": ("region with at most 1 blocks", 2),
}


def _structure(op: RandomOp, instance: Instance) -> Iterator[Violation]:
    single = op.trait("SingleBlock") or op.trait("SingleBlockImplicitTerminator")
    if op.has_parent:
        parent = instance.parent
        yield Violation(
            "another parent", replace(instance, parent="t.top"), f"expects parent op '{parent}'"
        )
    for number, blocks in enumerate(instance.regions):
        part = op.regions[min(number, len(op.regions) - 1)]
        if part.constraint in _REGION_SUMMARIES:
            summary, count = _REGION_SUMMARIES[part.constraint]
            if count < 2 or not single:
                yield Violation(
                    "blocks of a region",
                    _with_region(instance, number, (_BODY,) * count),
                    f"region #{number} ('{part.name}') failed to verify constraint: {summary}",
                )
        if single:
            yield Violation(
                "several blocks",
                _with_region(instance, number, (_BODY, _BODY)),
                f"expects region #{number} to have 0 or 1 blocks",
            )
        if op.trait("SingleBlockImplicitTerminator"):
            done = f"{instance.name.partition('.')[0]}.{DONE}"
            yield Violation(
                "another terminator",
                _with_region(instance, number, (_BODY,)),
                f"expects regions to end with '{done}', found 't.end'",
            )
        if op.trait("NoRegionArguments") and blocks:
            many = f" #{number}" if len(instance.regions) > 1 else ""
            changed = (f"^x(%arg: i32):\n{_BODY}",)
            yield Violation(
                "argument of a region",
                _with_region(instance, number, changed),
                f"region{many} should have no arguments",
            )
    if op.is_terminator and not op.successors:
        yield Violation(
            "terminator in the middle",
            replace(instance, is_terminator=False),
            "must be the last operation in the parent block",
        )


def _with_region(instance: Instance, number: int, blocks: tuple[str, ...]) -> Instance:
    regions = list(instance.regions)
    regions[number] = blocks
    return replace(instance, regions=tuple(regions))


_SAME = {
    "SameTypeOperands": "requires all operands to have the same type",
    "SameOperandsAndResultType": "requires the same type for all operands and results",
    "SameOperandsShape": "requires the same shape for all operands",
    "SameOperandsAndResultShape": "requires the same shape for all operands and results",
    "SameOperandsElementType": "requires the same element type for all operands",
    "SameOperandsAndResultElementType": "requires the same element type for all operands and results",
}
_ABOUT_SHAPES = frozenset(
    {
        "SameOperandsAndResultRank",
        "ElementwiseMappable",
        "Elementwise",
        "ResultsBroadcastableShape",
    }
)
_ALL_MATCH = {
    "AllTypesMatch": "type",
    "AllElementTypesMatch": "element type",
    "AllShapesMatch": "shape",
    "AllRanksMatch": "rank",
}
#: For the shaped rows: types that differ from all others of the row in element type, shape and rank.
_UNLIKE = {
    "AnyRankedTensor": "tensor<3x3x3xi5>",
    "AnyVectorOfNonZeroRank": "vector<3x3x3xi5>",
}


def _traits(random: Random, op: RandomOp, instance: Instance) -> Iterator[Violation]:
    earlier = False  # whether another trait about the types of all values may be told first
    for trait in op.traits:
        name, _, arguments = trait.expression.partition("<")
        if earlier and name in _SAME:
            continue
        earlier |= name in _SAME or name in _ABOUT_SHAPES
        if name in _SAME:
            if len(instance.operands) + (len(instance.results) if "Result" in name else 0) < 2:
                continue
            place = len(instance.operands) - 1
            changed = _unlike(random, op.operands[0], instance.operands[place])
            if changed is not None:
                yield Violation(
                    f"trait {name}", _with_type(instance, "operand", place, changed), _SAME[name]
                )
        elif name in _ALL_MATCH:
            names = [n.strip() for n in arguments.strip("[]>").split(",")]
            last = next((o for o in op.operands if o.name == names[0]), None)
            if last is None:
                continue
            place = sum(instance.operand_sizes[: op.operands.index(last)])
            changed = _unlike(random, last, instance.operands[place])
            if changed is not None:
                yield Violation(
                    f"trait {name}",
                    _with_type(instance, "operand", place, changed),
                    f"failed to verify that all of {{{', '.join(names)}}} have same {_ALL_MATCH[name]}",
                )
        elif name == "PredOpTrait":
            summary = arguments.split("'")[1]
            first = next(o for o in op.operands if o.name == summary.partition(" ")[0])
            place = sum(instance.operand_sizes[: op.operands.index(first)])
            changed = _unlike(random, first, instance.operands[place])
            if changed is not None:
                yield Violation(
                    "trait PredOpTrait",
                    _with_type(instance, "operand", place, changed),
                    f"failed to verify that {summary}",
                )
        elif name == "TypesMatchWith":
            summary = arguments.split('"')[1]
            for what, parts, sizes in (
                ("operand", op.operands, instance.operand_sizes),
                ("result", op.results, instance.result_sizes),
            ):
                for number, part in enumerate(parts):
                    if part.name in op.derived:
                        yield Violation(
                            "trait TypesMatchWith",
                            _with_type(instance, what, sum(sizes[:number]), "i77"),
                            f"failed to verify that {summary}",
                        )


def _unlike(random: Random, part: ValuePart, type: str) -> str | None:
    """Another type that the constraint of the part allows."""
    unlike = _UNLIKE.get(part.row.expression)
    if unlike is not None:
        return unlike
    # Shapes that may be equal at run time are taken to be; elements are compared.
    # Two texts of a type of the spec may say the same.
    others = [t for t in part.row.good if t[0] != "!" and _element(t) != _element(type)]
    return random.choice(others) if others else None


def _element(type: str) -> str:
    if type.startswith(("tensor", "vector", "memref")):
        return type.partition("<")[2].rstrip(">").rpartition("x")[2].partition(",")[0]
    return type
