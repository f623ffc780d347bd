"""How several operands or results of variable length are told apart (Operations, "Variadic operands")."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from odsgen.ods.model import Arity, Operand, Result, SegmentKind, TraitUse
from odsgen.ods.resolve.expansion import Part
from odsgen.ods.resolve.parts import OperationParts
from odsgen.spec.errors import SpecDiagnostics, SpecNote, did_you_mean
from odsgen.spec.source import SpecText


def operand_segments(
    key: SpecText, parts: OperationParts, traits: Sequence[TraitUse], errors: SpecDiagnostics
) -> SegmentKind:
    """How the operands of an operation are told apart; reports what the traits leave open or say twice."""
    return _segments(key, parts.operands, "operand", "Operand", traits, errors)


def result_segments(
    key: SpecText, parts: OperationParts, traits: Sequence[TraitUse], errors: SpecDiagnostics
) -> SegmentKind:
    """As `operand_segments`, of the results."""
    return _segments(key, parts.results, "result", "Result", traits, errors)


def _segments(
    key: SpecText,
    values: Sequence[Operand | Result],
    kind: str,
    trait_kind: str,
    traits: Sequence[TraitUse],
    errors: SpecDiagnostics,
) -> SegmentKind:
    names = {trait.name: trait for trait in traits}
    sized = names.get(f"AttrSized{trait_kind}Segments")
    same = names.get(f"SameVariadic{trait_kind}Size")
    several = [v for v in values if v.arity is not Arity.REQUIRED]
    if sized is not None and same is not None:
        errors.error(
            f"op cannot have both 'AttrSized{trait_kind}Segments'"
            f" and 'SameVariadic{trait_kind}Size' traits",
            same.place or key,
            "one of them is enough: sizes that are recorded, or sizes that are equal",
        )
    if sized is not None:
        if len(several) < 2:
            errors.error(
                f"op must have at least two variadic {kind}s to use"
                f" 'AttrSized{trait_kind}Segments' trait",
                sized.place or key,
                "leave it out: what is left tells the sizes",
            )
        return SegmentKind.ATTRIBUTE
    if len(several) > 1 and same is None:
        errors.error(
            f"op has multiple variadic {kind}s but no specification over their sizes",
            several[1].place or key,
            f"the trait 'AttrSized{trait_kind}Segments' records the sizes,"
            f" 'SameVariadic{trait_kind}Size' says that they are equal",
            [SpecNote("the first variadic is here", several[0].place)],
        )
    return SegmentKind.SAME_SIZE if same is not None else SegmentKind.NONE


def check_segment_attributes(
    parts: OperationParts,
    arguments: Mapping[str, Part],
    traits: Sequence[TraitUse],
    errors: SpecDiagnostics,
) -> None:
    """A variadic of variadics needs the attribute that it names; the segments of the operation have theirs already."""
    attributes = {a.name for a in parts.attributes}
    for operand in parts.operands:
        if operand.arity is not Arity.VARIADIC_OF_VARIADIC:
            continue
        name = operand.segment_attribute
        if name is None or name not in attributes:
            errors.error(
                f"'{operand.name}' needs an attribute '{name or 'sizes'}' that holds the sizes"
                " of its parts",
                operand.place,
                (
                    did_you_mean(name, attributes)
                    if name
                    else None or f"add the argument {name or 'sizes'}: DenseI32ArrayAttr"
                ),
            )
    names = {trait.name for trait in traits}
    for trait, attribute in (
        ("AttrSizedOperandSegments", "operandSegmentSizes"),
        ("AttrSizedResultSegments", "resultSegmentSizes"),
    ):
        part = arguments.get(attribute)
        if trait in names and part is not None:
            errors.error(
                f"generated accessor for `{attribute}` overlaps with a default one;"
                " please rename to avoid overlap",
                part.name,
                f"'{trait}' has that attribute already: leave it out",
            )
