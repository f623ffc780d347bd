"""Results of one operation on encoded operands, and attributes whose value is written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from odsgen.ods.model import OpDef
from odsgen.ods.model.definitions import EnumDef
from odsgen.proof.claims import FixedAttribute
from odsgen.proof.computation import Computation, Input, Quantity
from odsgen.proof.encoder import Encoder
from odsgen.proof.terms import OutsideError, ScalarType, integer_type, literal


@dataclass(frozen=True, slots=True)
class Performed:
    """The results of an operation, and the conditions under which there are none."""

    results: dict[str, Quantity]
    undefined: str
    unsupported: str


def perform(
    encoder: Encoder,
    op: OpDef,
    inputs: Mapping[str, Input],
    types: Mapping[str, ScalarType],
    enums: Mapping[str, EnumDef],
) -> tuple[Performed, list[tuple[str, str]]]:
    """The outcome of an operation; and what it requires of its types, each with the condition that they satisfy it."""
    if op.semantics is None:
        raise OutsideError(f"{op.name} has no semantics")
    computation = Computation(encoder, op.semantics, inputs, types, enums)
    needed = [(each.reason, condition) for each, condition in computation.requires()]
    try:
        found = computation.results()
        poison = computation.poison()
        results = {
            part.name: Quantity(found[part.name].text, found[part.name].type, poison)
            for part in op.results
        }
        made = Performed(results, computation.undefined(), computation.unsupported())
    except OutsideError as error:
        raise OutsideError(f"{error} in the semantics of {op.name}") from None
    return made, needed


def fixed_quantity(encoder: Encoder, described: FixedAttribute, type: ScalarType) -> Quantity:
    """The quantity of an attribute whose value is written; `type` is that of a number that does not say its own."""
    value = described.value
    given = "false" if value is None else "true"
    if described.is_condition:
        return Quantity("true" if value else "false", None)
    if described.enum is not None:
        of_enum = integer_type(described.enum.width)
        return Quantity(literal(int(value or 0), of_enum.width), of_enum, given=given)
    type = described.type or type
    poison = "true" if described.is_poison else "false"
    if type.count:
        bits = encoder.masked(literal(int(value or 0), type.width), encoder.width_of(type))
        return Quantity(bits.text, type, poison, given)
    if type.format is None:
        return Quantity(literal(int(value or 0), type.width), type, poison, given)
    number = (
        encoder.float_literal(value, type)
        if isinstance(value, float)
        else encoder.float_of_bits(encoder.constant(int(value or 0)), type)
    )
    return Quantity(number.text, type, poison, given)
