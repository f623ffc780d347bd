"""Operations of `acc` that a clause of data is made of: each says which clause it comes from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def _verifier(
    shown: str, *clauses: str, is_part: bool = False, recipe: str = ""
) -> Callable[[Operation], None]:
    """The clause is one of these; `is_part`: what was one clause may have become several operations."""
    suffix = " or specify original clause this operation was decomposed from" if is_part else ""

    def verify(op: Operation) -> None:
        found: Any = op.property_attribute("dataClause")
        implicit: Any = op.property_attribute("implicit")
        is_free = shown == "copyin" and implicit is not None and implicit.value
        if not is_free and found.parameters()[0].keyword.removeprefix("acc_") not in clauses:
            raise op.error(
                f"data clause associated with {shown} operation must match its intent{suffix}"
            )
        if recipe:
            _verify_recipe(op, recipe)
        if op.results and op.result_types[0] is not op.operands[0].type:
            raise op.error("input and output types must match")

    return verify


def _verify_recipe(op: Operation, recipe: str) -> None:
    symbol = op.properties.get("recipe")
    if symbol is None:
        raise op.op_error(f"recipe expected for {recipe}")
    found = lookup_nearest_symbol_from(op, symbol)
    if found is None or found.name != f"acc.{recipe}.recipe":
        raise op.op_error(f"expected symbol reference {symbol} to point to a {recipe} declaration")


verify_attach = _verifier("attach", "attach")
verify_cache = _verifier("cache", "cache", "cache_readonly", is_part=True)
verify_copyin = _verifier("copyin", "copyin", "copyin_readonly", "copy", "reduction", is_part=True)
verify_copyout = _verifier("copyout", "copyout", "copyout_zero", "copy", "reduction", is_part=True)
verify_create = _verifier(
    "create", "create", "create_zero", "copyout", "copyout_zero", is_part=True
)
verify_declare_device_resident = _verifier("device_resident", "declare_device_resident")
verify_declare_link = _verifier("link", "declare_link")
verify_delete = _verifier(
    *("delete", "delete", "copyin", "copyin_readonly", "present", "create", "create_zero"),
    *("no_create", "declare_device_resident", "declare_link"),
    is_part=True,
)
verify_detach = _verifier("detach", "detach", "attach", is_part=True)
verify_deviceptr = _verifier("deviceptr", "deviceptr")
verify_firstprivate = _verifier("firstprivate", "firstprivate", recipe="firstprivate")
verify_firstprivate_map = _verifier("firstprivate", "firstprivate")
verify_nocreate = _verifier("no_create", "no_create")
verify_present = _verifier("present", "present")
verify_private = _verifier("private", "private", recipe="private")
verify_reduction = _verifier("reduction", "reduction", recipe="reduction")
verify_update_device = _verifier("device", "update_device", is_part=True)
verify_update_host = _verifier("host", "update_host", "update_self", is_part=True)
verify_use_device = _verifier("use_device", "use_device", is_part=True)
