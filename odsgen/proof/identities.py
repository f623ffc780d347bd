"""Claims of fold identities about the operations that declare them."""

from __future__ import annotations

from dataclasses import replace

from odsgen.ods.model import OpDef
from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.semantics import Semantics, Sort, Term, TypeOf, subterms
from odsgen.proof.claims import Assume, Claim, Compute, Perform
from odsgen.proof.terms import OutsideError
from odsgen.proof.traits import claim_of_operation


def identity_claims(op: OpDef, identity: FoldIdentity) -> list[Claim]:
    """The one claim, that the results are what an identity says; raises OutsideError.

    That an operand is a constant is no more than that it is no poison: what holds for every number holds for constants.
    """
    if op.semantics is None:
        raise OutsideError(f"{op.name} has no semantics")
    if op.regions or op.successors:
        raise OutsideError(f"{op.name} has regions")
    claim, step = claim_of_operation(
        identity_name(op, identity), f"is {identity.result_text}", op, identity.place
    )
    values = _one_value_each(claim, identity)
    step = replace(step, operands=tuple(values.get(name, name) for name in step.operands))
    claim.source = [step]
    claim.values = [name for name in claim.values if name not in values]
    for one, other in (*identity.equal_types, *identity.replacements):
        claim.same_types.append((values.get(one, one), values.get(other, other)))
    claim.numbers = [values.get(name, name) for name in identity.known]
    for name, sort in identity.semantics.inputs:
        if name in identity.known:
            only = claim.floats if sort is Sort.FLOAT else claim.integers
            only.add(values.get(name, name))
    if identity.condition is not None:
        condition = Semantics(
            identity.semantics.inputs, identity.semantics.lets, (("holds", identity.condition),)
        )
        arguments = _arguments(identity.condition, identity, values)
        claim.assumptions.append(Assume(identity.text, condition, arguments, False))
    _results(claim, step, identity, values)
    return [claim]


def identity_name(op: OpDef, identity: FoldIdentity) -> str:
    """How verdicts call an identity."""
    return f"{op.name}: {identity.text}"


def _one_value_each(claim: Claim, identity: FoldIdentity) -> dict[str, str]:
    """For operands that are one value with an earlier one: that one."""
    values: dict[str, str] = {}
    for one, other in identity.equal_values:
        first, second = (values.get(name, name) for name in (one, other))
        if first == second:
            continue
        first, second = sorted((first, second), key=claim.values.index)
        values = {name: first if kept == second else kept for name, kept in values.items()}
        values[second] = first
    return values


def _results(claim: Claim, step: Perform, identity: FoldIdentity, values: dict[str, str]) -> None:
    """The results of the operation, and what is in their place."""
    replaced = dict(identity.replacements)
    for name, term in identity.semantics.results:
        if name in replaced:
            operand = replaced[name]
            claim.pairs.append((name, values.get(operand, operand)))
            continue
        made = Semantics(identity.semantics.inputs, identity.semantics.lets, ((name, term),))
        arguments = dict(_arguments(term, identity, values))
        arguments[name] = name
        claim.target.append(Compute(f"{name}", made, name, tuple(arguments.items()), f"new {name}"))
        claim.pairs.append((name, f"new {name}"))


def _arguments(
    term: Term, identity: FoldIdentity, values: dict[str, str]
) -> tuple[tuple[str, str], ...]:
    """The operands, attributes and results that a term and the names of `let` look at."""
    names = {name for name, _ in identity.semantics.inputs}
    for each in (term, *(value for _, value in identity.semantics.lets)):
        names |= {part.name for part in subterms(each) if isinstance(part, TypeOf)}
    return tuple((name, values.get(name, name)) for name in sorted(names))
