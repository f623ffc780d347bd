"""Verifiers of clauses shared by operations of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, Operation, Type, Value, lookup_nearest_symbol_from
from odsgen.vendors.omp.verifiers.declarations import error_at, privatized_type
from odsgen_dialects import omp

OpT = TypeVar("OpT", bound=Operation)

_CLAUSES_WITH_ARGUMENTS: tuple[str, ...] = (
    *("has_device_addr", "host_eval", "in_reduction", "private", "reduction"),
    *("task_reduction", "use_device_addr", "use_device_ptr"),
)


def nearest(op: Operation, op_class: type[OpT]) -> OpT | None:
    """The innermost operation of that class around `op`."""
    parent = op.parent_op
    while parent is not None and not isinstance(parent, op_class):
        parent = parent.parent_op
    return parent


def elements(op: Operation, name: str) -> Sequence[Any]:
    """The elements of an array attribute; empty if it is missing."""
    attribute = op.properties.get(name)
    return attribute.elements if isinstance(attribute, ArrayAttr) else ()


# --- arguments of regions -----------------------------------------------------------------------------------------------


def clause_values(op: Operation, clause: str) -> Sequence[Value]:
    """The operands of a clause; for `omp.section` those of its `omp.sections`."""
    if isinstance(op, omp.SectionOp) and clause == "reduction":
        return () if op.parent_op is None else clause_values(op.parent_op, clause)
    values: Sequence[Value] = getattr(op, f"{clause}_vars", ())
    return values


@verifies(omp.BlockArgOpenMPOpInterface)
def verify_block_arg_open_mp_op_interface(op: Operation) -> None:
    """Checks that the region has an argument for each value of its clauses."""
    clauses = _CLAUSES_WITH_ARGUMENTS
    if isinstance(op, omp.TargetOp):  # elsewhere, what is mapped is no argument of the region
        clauses = (*clauses, "map")
    expected = sum(len(clause_values(op, clause)) for clause in clauses)
    if len(op.regions[0].arguments) < expected:
        raise op.op_error(f"expected at least {expected} entry block argument(s)")


# --- clauses ------------------------------------------------------------------------------------------------------------


def verify_allocators(op: Any) -> None:
    """Checks that each variable has an allocator."""
    if len(op.allocate_vars) != len(op.allocator_vars):
        raise op.error("expected equal sizes for allocate and allocator variables")


def verify_private(op: Any) -> None:
    """Checks that each variable has a privatizer of its type."""
    values = op.private_vars
    symbols = elements(op, "private_syms")
    if len(values) != len(symbols):
        raise error_at(
            op.location,
            "inconsistent number of private variables and privatizer op symbols, private vars: "
            f"{len(values)} vs. privatizer op symbols: {len(symbols)}",
        )
    for value, symbol in zip(values, symbols, strict=True):
        privatizer: Any = lookup_nearest_symbol_from(op, symbol)
        if not isinstance(privatizer, omp.PrivateClauseOp):
            raise error_at(op.location, f"failed to lookup privatizer op with symbol: '{symbol}'")
        expected = privatized_type(privatizer)
        if expected is not None and value.type is not expected:
            raise error_at(
                op.location,
                f"type mismatch between a {privatizer.data_sharing_type.keyword} variable and its "
                f"privatizer op, var type: '{value.type}' vs. privatizer op type: '{expected}'",
            )


def _accumulator_type(declaration: Operation) -> Type | None:
    arguments = declaration.regions[3].arguments
    return arguments[0].type if arguments else None


def verify_reduction(op: Operation, prefix: str = "reduction") -> None:
    """Checks that each variable occurs once and has a declaration of its type."""
    values = clause_values(op, prefix)
    attribute = op.properties.get(f"{prefix}_syms")
    if not values:
        if attribute is not None:
            raise op.op_error("unexpected reduction symbol references")
        return
    symbols = elements(op, f"{prefix}_syms")
    if len(symbols) != len(values):
        raise op.op_error("expected as many reduction symbol references as reduction variables")
    references = op.properties.get(f"{prefix}_byref")
    if references is not None and len(references.values) != len(values):
        raise op.error(
            "expected as many reduction variable by reference attributes as reduction variables"
        )
    seen: set[Value] = set()
    for value, symbol in zip(values, symbols, strict=True):
        if value in seen:
            raise op.op_error("accumulator variable used more than once")
        seen.add(value)
        declaration = lookup_nearest_symbol_from(op, symbol)
        if not isinstance(declaration, omp.DeclareReductionOp):
            raise op.op_error(
                f"expected symbol reference {symbol} to point to a reduction declaration"
            )
        accumulator = _accumulator_type(declaration)
        if accumulator is not None and accumulator is not value.type:
            raise op.op_error(
                f"expected accumulator ('{value.type}') to be the same type as reduction "
                f"declaration ('{accumulator}')"
            )
