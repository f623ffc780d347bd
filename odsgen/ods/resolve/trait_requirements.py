"""Requirements of traits and interfaces on the definition of an operation; in MLIR, a C++ compiler checks them as assertions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    InterfaceUse,
    OpDef,
    Operand,
    Result,
    TraitUse,
)
from odsgen.ods.resolve.parts import OperationParts
from odsgen.spec.errors import SpecDiagnostics, SpecNote


def check_terminators(ops: Sequence[OpDef], errors: SpecDiagnostics) -> None:
    """Report implicit terminators that are no terminators, of the operations of one dialect."""
    own = {op.name: op for op in ops}
    for op in ops:
        use = op.trait("SingleBlockImplicitTerminator")
        terminator = own.get(str(use.arguments[0])) if use is not None and use.arguments else None
        if use is None or terminator is None or terminator is op:
            continue
        if terminator.trait("Terminator") is None:
            errors.error(
                f"'{terminator.name}' ends the block of '{op.name}', and is no terminator",
                use.place,
                f"traits: [Terminator] in '{terminator.mnemonic}'",
                [SpecNote("it is defined here", terminator.place)],
            )


def check_requirements(
    parts: OperationParts,
    traits: Sequence[TraitUse],
    interfaces: Sequence[InterfaceUse],
    errors: SpecDiagnostics,
) -> None:
    """Report what an operation lacks for its traits and interfaces: the first thing for each."""
    names = {trait.name for trait in traits}
    uses: tuple[TraitUse | InterfaceUse, ...] = (*traits, *interfaces)
    for use in uses:
        for holds, message in _REQUIREMENTS.get(use.name, ()):
            if not holds(parts, names):
                errors.error(message, use.place, f"'{use.name}' asks for it")
                break
    _check_effects(parts, names, interfaces, errors)


def _check_effects(
    parts: OperationParts,
    names: set[str],
    interfaces: Sequence[InterfaceUse],
    errors: SpecDiagnostics,
) -> None:
    """Effects are those that are listed or those that a hook tells."""
    decorated: tuple[Operand | AttributeArgument | Result, ...] = (
        *parts.operands,
        *parts.attributes,
        *parts.results,
    )
    are_listed = bool(names & {"MemoryEffects", "NoMemoryEffect"}) or any(
        part.effects for part in decorated
    )
    for use in interfaces:
        if are_listed and "getEffects" in use.methods:
            errors.error(
                f"Unexpected overlap when generating `getEffects` for {parts.name}",
                use.place,
                "list the effects, or let the hook tell them all",
            )


Requirement = Callable[[OperationParts, set[str]], bool]


def _one_result(parts: OperationParts, names: set[str]) -> bool:
    return len(parts.results) == 1 and parts.results[0].arity is Arity.REQUIRED


def _operands(*counts: int) -> Requirement:
    def holds(parts: OperationParts, names: set[str]) -> bool:
        is_fixed = all(operand.arity is Arity.REQUIRED for operand in parts.operands)
        return is_fixed and len(parts.operands) in counts

    return holds


_PRODUCES_ONE = (_one_result, "expected operation to produce one result")
_PRESERVES_TYPE = (
    lambda parts, names: "SameOperandsAndResultType" in names,
    "expected operation to preserve type",
)
_HAS_REGIONS = (
    lambda parts, names: bool(parts.regions),
    "expected operation to have one or more regions",
)
_RETURNS = (
    (
        lambda parts, names: not names.isdisjoint(
            ("Terminator", "ReturnLike")
        ),  # that needs it itself
        "expected operation to be a terminator",
    ),
    (lambda parts, names: not parts.results, "expected operation to have zero results"),
    (lambda parts, names: not parts.successors, "expected operation to have zero successors"),
)

_REQUIREMENTS: dict[str, tuple[tuple[Requirement, str], ...]] = {
    "AffineScope": (_HAS_REGIONS,),
    "AutomaticAllocationScope": (_HAS_REGIONS,),
    "ConstantLike": (
        _PRODUCES_ONE,
        (_operands(0), "expected operation to take zero operands"),
    ),
    "Idempotent": (
        _PRODUCES_ONE,
        (_operands(1, 2), "expected operation to take one or two operands"),
        _PRESERVES_TYPE,
    ),
    **dict.fromkeys(
        (
            "SameOperandsAndResultType",
            "SameOperandsAndResultShape",
            "SameOperandsAndResultElementType",
            "SameOperandsAndResultRank",
        ),
        (
            (
                lambda parts, names: bool(parts.results),
                "expected operation to have a result, whose type is compared",
            ),
        ),
    ),
    **dict.fromkeys(("SingleBlock", "SingleBlockImplicitTerminator"), (_HAS_REGIONS,)),
    "SymbolOpInterface": (
        (
            lambda parts, names: any(
                attribute.name == "sym_name" for attribute in parts.attributes
            ),
            "expected operation to have the attribute 'sym_name'",
        ),
    ),
    "Involution": (
        _PRODUCES_ONE,
        (_operands(1), "expected operation to take one operand"),
        _PRESERVES_TYPE,
    ),
    "RegionBranchOpInterface": (
        (lambda parts, names: bool(parts.regions), "expected operation to have non-zero regions"),
    ),
    "RegionBranchTerminatorOpInterface": _RETURNS,
}
