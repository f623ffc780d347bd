"""Verifiers of the data clause operations of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from odsgen.hooks import verifies
from odsgen.runtime import Operation, lookup_nearest_symbol_from
from odsgen.vendors.acc.forms.operands import is_pointer_like
from odsgen_dialects import acc

_PRIVATE = ("firstprivate", "private", "reduction")


def _verifier(
    shown: str,
    *clauses: str,
    is_part: bool = False,
    recipe: str = "",
    modifiers: tuple[str, ...] | None = (),
) -> Callable[[Operation], None]:
    """Builds a verifier that allows these clauses and modifiers; ``modifiers`` None: all.

    ``is_part``: one clause may have been decomposed into several operations.
    """
    suffix = " or specify original clause this operation was decomposed from" if is_part else ""

    def verify(op: Operation) -> None:
        found: Any = op.property_attribute("dataClause")
        implicit: Any = op.property_attribute("implicit")
        is_free = shown == "copyin" and implicit is not None and implicit.value
        if not is_free and found.parameters()[0].keyword.removeprefix("acc_") not in clauses:
            raise op.error(
                f"data clause associated with {shown} operation must match its intent{suffix}"
            )
        _verify_variable(op, shown in _PRIVATE)
        if modifiers is not None:
            _verify_modifiers(op, modifiers)
        if recipe:
            _verify_recipe(op, recipe)

    return verify


_part_of = partial(_verifier, is_part=True)


def _verify_variable(op: Any, is_private: bool) -> None:
    """Checks `varType` of a pointer-like variable; unless private, input and output types match."""
    variable = getattr(op, "var", None)
    if variable is None:
        return
    if is_pointer_like(variable.type) and op.var_type is variable.type:
        raise op.error("varType must capture the element type of var")
    if not is_private and variable.type is not op.acc_var.type:
        raise op.error("input and output types must match")


def _verify_modifiers(op: Any, allowed: tuple[str, ...]) -> None:
    found = op.modifiers
    kinds: Any = type(found)
    invalid = found
    for keyword in allowed:
        invalid &= ~kinds[keyword]
    if invalid:
        if not allowed:
            raise op.error("no data clause modifiers are allowed")
        raise op.error(f"invalid data clause modifiers: {kinds(invalid).keyword}")


_RECIPES: dict[str, type[Operation]] = {
    "firstprivate": acc.FirstprivateRecipeOp,
    "private": acc.PrivateRecipeOp,
    "reduction": acc.ReductionRecipeOp,
}


def _verify_recipe(op: Operation, recipe: str) -> None:
    symbol = op.properties.get("recipe")
    if symbol is None:
        raise op.op_error(f"recipe expected for {recipe}")
    found = lookup_nearest_symbol_from(op, symbol)
    if not isinstance(found, _RECIPES[recipe]):
        raise op.op_error(f"expected symbol reference {symbol} to point to a {recipe} declaration")


_ALWAYS = ("alwaysin", "alwaysout", "capture")
_DELETED: tuple[str, ...] = (
    "delete",
    "copyin",
    "copyin_readonly",
    "present",
    "create",
    "create_zero",
    "no_create",
)
_DELETED += ("declare_device_resident", "declare_link")

for _op, _verify in (
    (acc.AttachOp, _verifier("attach", "attach")),
    (acc.CacheOp, _part_of("cache", "cache", "cache_readonly", modifiers=("readonly",))),
    (
        acc.CopyinOp,
        _part_of(
            *("copyin", "copyin", "copyin_readonly", "copy", "reduction"),
            modifiers=("readonly", *_ALWAYS),
        ),
    ),
    (
        acc.CopyoutOp,
        _part_of(
            *("copyout", "copyout", "copyout_zero", "copy", "reduction"),
            modifiers=("zero", *_ALWAYS),
        ),
    ),
    (
        acc.CreateOp,
        _part_of(
            *("create", "create", "create_zero", "copyout", "copyout_zero"),
            modifiers=("zero", *_ALWAYS),
        ),
    ),
    (acc.DeclareDeviceResidentOp, _verifier("device_resident", "declare_device_resident")),
    (acc.DeclareLinkOp, _verifier("link", "declare_link")),
    (acc.DeleteOp, _part_of("delete", *_DELETED, modifiers=None)),
    (acc.DetachOp, _part_of("detach", "detach", "attach")),
    (acc.DevicePtrOp, _verifier("deviceptr", "deviceptr")),
    (acc.FirstprivateOp, _verifier("firstprivate", "firstprivate", recipe="firstprivate")),
    (acc.FirstprivateMapInitialOp, _verifier("firstprivate", "firstprivate")),
    (acc.NoCreateOp, _verifier("no_create", "no_create")),
    (acc.PresentOp, _verifier("present", "present")),
    (acc.PrivateOp, _verifier("private", "private", recipe="private")),
    (acc.ReductionOp, _verifier("reduction", "reduction", recipe="reduction")),
    (acc.UpdateDeviceOp, _part_of("device", "update_device")),
    (acc.UpdateHostOp, _part_of("host", "update_host", "update_self")),
    (acc.UseDeviceOp, _part_of("use_device", "use_device")),
):
    verifies(_op)(_verify)
