"""Claims of traits about the operations that have them."""

from __future__ import annotations

from dataclasses import replace

from odsgen.ods.model import AttributeArgument, OpDef, PropertyArgument
from odsgen.places import Place
from odsgen.proof.claims import Claim, Perform, attribute_of


def trait_claims(op: OpDef) -> list[Claim]:
    """The claims of the traits of an operation, as far as its semantics decide them."""
    if op.semantics is None or op.regions or op.successors:
        return []
    names = {trait.name: trait.place for trait in op.traits}
    found = []
    if "Commutative" in names and len(op.operands) > 1:
        for index in range(len(op.operands) - 1):
            order = list(range(len(op.operands)))
            order[index : index + 2] = [index + 1, index]
            summary = "its operands may be swapped"
            claim, step = claim_of_operation(
                f"{op.name}: Commutative", summary, op, names["Commutative"]
            )
            swapped = replace(step, operands=tuple(step.operands[i] for i in order))
            found.append(_with_target(claim, swapped))
    if "Idempotent" in names and len(op.operands) == 2 and len(op.results) == 1:
        summary = "f(x, x) is x"
        claim, step = claim_of_operation(f"{op.name}: Idempotent", summary, op, names["Idempotent"])
        first = step.operands[0]
        claim.source = [replace(step, operands=(first, first))]
        claim.values = [first]
        claim.pairs = [(step.results[0], first)]
        found.append(claim)
    for name in ("Idempotent", "Involution"):
        if name in names and len(op.operands) == 1 and len(op.results) == 1:
            text = "f(f(x)) is f(x)" if name == "Idempotent" else "f(f(x)) is x"
            claim, step = claim_of_operation(f"{op.name}: {name}", text, op, names[name])
            [first], [inner] = step.operands, step.results
            again = replace(step, operands=(inner,), results=(f"{inner}.2",))
            claim.source.append(again)
            claim.pairs = [(again.results[0], inner if name == "Idempotent" else first)]
            found.append(claim)
    return found


def claim_of_operation(
    name: str, summary: str, op: OpDef, place: Place | None
) -> tuple[Claim, Perform]:
    """A claim about an operation on any operands."""
    claim = Claim(name, summary, place or op.place)
    operands = tuple(part.name for part in op.operands)
    claim.values = list(operands)
    attributes = []
    for part in op.arguments:
        if isinstance(part, (AttributeArgument, PropertyArgument)):
            claim.attributes[part.name] = attribute_of(part)
            attributes.append((part.name, part.name))
    results = tuple(part.name for part in op.results)
    step = Perform(op, operands, tuple(attributes), results, op.place)
    claim.source.append(step)
    return claim, step


def _with_target(claim: Claim, step: Perform) -> Claim:
    results = tuple(f"new {name}" for name in step.results)
    claim.target = [replace(step, results=results)]
    claim.pairs = list(zip(step.results, results, strict=True))
    claim.target_types = claim.pairs
    return claim
