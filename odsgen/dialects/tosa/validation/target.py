"""The environment that `tosa.target_env` names, and what operations need of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from odsgen.dialects.tosa.validation.data_types import (
    Entry,
    entries_of,
    matching,
    most_similar,
    type_names,
    types_of,
)
from odsgen.runtime import Diagnostic, DiagnosticError, Operation, Severity
from odsgen_dialects import tosa

_NEW_EXTENSIONS = (tosa.Extension.int64, tosa.Extension.mxfp, tosa.Extension.shape)

#: Profiles that an extension works with.
_PARTNERS = {
    **dict.fromkeys(("int16", "int4", "doubleround", "inexactround"), ("pro_int",)),
    **dict.fromkeys(("bf16", "fp8e4m3", "fp8e5m2", "fft", "mxfp"), ("pro_fp",)),
}
_BOTH = ("pro_fp", "pro_int")

#: Operations that need a profile whatever their types.
_ANY_PROFILE = (tosa.CustomOp, tosa.DimOp, tosa.ConstShapeOp)
_FLOAT_PROFILE = (tosa.CastFromBlockScaledOp, tosa.CastToBlockScaledOp, tosa.MatmulTBlockScaledOp)


class Target(NamedTuple):
    """A target environment."""

    minor_version: int
    has_limits: bool
    modes: frozenset[str]  # profiles and extensions

    def allows(self, mode: tosa.Extension) -> bool:
        """Whether it has the extension."""
        return mode.keyword in self.modes

    def allows_any(self, modes: Iterable[str]) -> bool:
        """Whether it has one of the profiles or extensions."""
        return not self.modes.isdisjoint(modes)


def target_of(op: Operation) -> Target:
    """The environment that a module, or one around it, names; the smallest without one."""
    module: Operation | None = op
    while module is not None:
        found = module.attributes.get("tosa.target_env")
        if isinstance(found, tosa.TargetEnvAttr):
            return _checked(found, op)
        module = module.parent_op
    return Target(0, True, frozenset({"pro_int", "pro_fp"}))


def _checked(attribute: tosa.TargetEnvAttr, op: Operation) -> Target:
    """TargetEnv::verifyTargetInformation"""
    minor = int(attribute.specification_version is not tosa.SpecificationVersion.V_1_0)
    for extension in attribute.extensions:
        if not minor and extension in _NEW_EXTENSIONS:
            message = (
                f"extension '{extension.keyword}' is not compatible with the target version 1.0, "
                "minimum required version is 1.1"
            )
            raise DiagnosticError([Diagnostic(Severity.ERROR, op.location, message)])
    modes = [*attribute.profiles, *attribute.extensions]
    limited = attribute.level is not tosa.Level.none
    return Target(minor, limited, frozenset(mode.keyword for mode in modes))


def _required(op: Operation) -> tuple[Sequence[str], Sequence[str]]:
    """Profiles and extensions one of which an operation without types of its own needs."""
    if isinstance(op, (tosa.IfOp, tosa.WhileOp)):
        return (), ("controlflow",)
    if isinstance(op, _FLOAT_PROFILE):
        return ("pro_fp",), ()
    if isinstance(op, _ANY_PROFILE):
        return ("pro_int", "pro_fp"), ()
    if op.has_trait(tosa.TosaShapeOperator):
        return ("pro_int", "pro_fp"), ("shape",)
    return (), ()


def _listed(modes: Iterable[str]) -> str:
    return f"[{', '.join(modes)}]"


def _check(
    op: Operation, target: Target, entries: Sequence[Entry], types: str, required: Sequence[str]
) -> None:
    """TosaProfileCompliance::checkProfileOrExtension"""
    if not entries:
        if required and not target.allows_any(required):
            any_of = "any of " if len(required) > 1 else ""
            raise op.op_error(
                f"illegal: requires {any_of}{_listed(required)} but not enabled in target\n"
            )
        return
    entry = matching(entries, types)
    if entry is None:
        return
    modes = entry.modes
    if not (target.modes.issuperset(modes) if entry.needs_all else target.allows_any(modes)):
        quantity = ("all of " if entry.needs_all else "any of ") if len(modes) > 1 else ""
        raise op.op_error(
            f"illegal: requires {quantity}{_listed(modes)} but not enabled in target\n"
        )
    for mode in modes:
        partners = _PARTNERS.get(mode, _BOTH)
        if mode not in _BOTH and not target.allows_any(partners):
            raise op.op_error(
                f"illegal: requires {_listed(partners)} to work with but not enabled in target\n"
            )
    if isinstance(op, tosa.DimOp) and len(modes) > 1:
        # TosaOps.td names no other extension than `shape` for this operation.
        raise op.op_error(
            f"illegal: requires {_listed(modes)} but not included in the profile compliance [shape]\n"
        )
    if target.minor_version < entry.minor_version:
        raise op.op_error(
            "illegal: the target specification version (1.0) is not backwards compatible with the op "
            "compliance specification version (1.1)\n"
        )


def check_required(op: Operation, target: Target) -> None:
    """checkProfile, checkExtension"""
    entries, types = entries_of(op), types_of(op)
    profiles, extensions = _required(op)
    _check(op, target, entries.profiles, types, profiles)
    _check(op, target, entries.extensions, types, extensions)


def check_types(op: Operation) -> None:
    """checkInvalid"""
    entries, types = entries_of(op), types_of(op)
    known = (*entries.profiles, *entries.extensions)
    if known and matching(known, types) is None:
        raise op.op_error(
            "illegal: operation operand/result data types did not align with any profile or "
            f"extension, got ({type_names(types)}), did you mean "
            f"({type_names(most_similar(known, types))})? Otherwise, please refer to the 'supported "
            f"data types' for '{op.name}' in the specification."
        )
