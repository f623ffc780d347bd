"""Verifiers of what runs on another device, of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from odsgen.dialects.omp.verifiers.clauses import verify_depend
from odsgen.dialects.omp.verifiers.declarations import error_at
from odsgen.dialects.omp.verifiers.wrappers import is_wrapper
from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from
from odsgen.runtime.ir.traits import IsTerminator

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.omp import (
        DeclareMapperInfoOp,
        MapBoundsOp,
        MapInfoOp,
        TargetAllocMemOp,
        TargetDataOp,
        TargetEnterDataOp,
        TargetExitDataOp,
        TargetOp,
        TargetUpdateOp,
    )


# --- maps ---------------------------------------------------------------------------------------------------------------


def verify_map_bounds(op: MapBoundsOp) -> None:
    """It says how far it goes."""
    if op.upper_bound is None and op.extent is None:
        raise op.error("expected extent or upperbound.")


def _verify_made_by_map_info(op: Operation, clause: str, values: Sequence[Value]) -> None:
    for value in values:
        owner = value.defining_op
        if owner is None or owner.name != "omp.map.info":
            raise op.op_error(f"'{clause}' arguments must be defined by 'omp.map.info' ops")


def verify_map_info(op: MapInfoOp) -> None:
    """Its mapper is declared, and its members are mapped."""
    if op.mapper_id_attr is not None:
        mapper = lookup_nearest_symbol_from(op, op.mapper_id_attr)
        if mapper is None or mapper.name != "omp.declare_mapper":
            raise op.error("invalid mapper id")
    _verify_made_by_map_info(op, "members", op.members)


def _verify_maps(op: Any) -> None:
    """The maps are those that the operation can make: on entry, on exit, each variable in one direction."""
    sent: set[Value] = set()
    received: set[Value] = set()
    for value in op.map_vars:
        entry: Any = value.defining_op
        if entry is None:
            raise error_at(op.location, "missing map operation")
        if entry.name != "omp.map.info":
            if op.name == "omp.declare_mapper.info":
                continue
            raise error_at(op.location, "map argument is not a map entry operation")
        flags = set(entry.map_type.keyword.split("|"))
        to, from_, deletes = "to" in flags, "from" in flags, "del" in flags
        if op.name in ("omp.target", "omp.target_data") and deletes:
            raise error_at(op.location, "to, from, tofrom and alloc map types are permitted")
        if op.name == "omp.target_enter_data" and (from_ or deletes):
            raise error_at(op.location, "to and alloc map types are permitted")
        if op.name == "omp.target_exit_data" and to:
            raise error_at(op.location, "from, release and delete map types are permitted")
        if op.name == "omp.target_update":
            if deletes or not (to or from_):
                raise error_at(
                    op.location,
                    "at least one of to or from map types must be specified, other map types are "
                    "not permitted",
                )
            variable = entry.var_ptr
            if (to and from_) or variable in (received if to else sent):
                raise error_at(
                    op.location, "either to or from map types can be specified, not both"
                )
            if flags & {"always", "close", "implicit"}:
                raise op.error("present, mapper and iterator map type modifiers are permitted")
            (sent if to else received).add(variable)


def verify_declare_mapper_info(op: DeclareMapperInfoOp) -> None:
    """It maps what is mapped."""
    _verify_maps(op)


def verify_target_data(op: TargetDataOp) -> None:
    """It maps something, or uses what is there."""
    if not (op.map_vars or op.use_device_ptr_vars or op.use_device_addr_vars):
        raise error_at(
            op.location,
            "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be "
            "present",
        )
    _verify_made_by_map_info(op, "use_device_ptr", op.use_device_ptr_vars)
    _verify_made_by_map_info(op, "use_device_addr", op.use_device_addr_vars)
    _verify_maps(op)


def verify_target_update(op: TargetEnterDataOp | TargetExitDataOp | TargetUpdateOp) -> None:
    """Clauses agree with what they name."""
    verify_depend(op)
    _verify_maps(op)


verify_target_enter_data = verify_target_update
verify_target_exit_data = verify_target_update


def verify_target_allocmem(op: TargetAllocMemOp) -> None:
    """The result, an `i64`, stands for memory; its constraint says all that there is to check."""


# --- target -------------------------------------------------------------------------------------------------------------


def verify_target(op: TargetOp) -> None:
    """Clauses agree with what they name; the private variables that are mapped are known."""
    verify_depend(op)
    _verify_made_by_map_info(op, "has_device_addr", op.has_device_addr_vars)
    _verify_maps(op)
    if op.private_maps is not None and len(op.private_maps) != len(op.private_vars):
        raise error_at(
            op.location, "sizes of `private` operand range and `private_maps` attribute mismatch"
        )


def _runs_once(op: Operation, dominance: DominanceInfo) -> bool:
    """Whether each way through the region of the operation comes by it, and none comes back."""
    block = op.parent_block
    if block is None or block.parent_region is None:
        return False
    if any(block in _reachable(successor) for successor in block.successors):
        return False
    blocks = block.parent_region.blocks
    reached = _reachable(blocks[0])
    tree = dominance.tree(block.parent_region)
    return all(
        tree.dominates(block, other)
        for other in blocks
        if other in reached and not other.successors
    )


def _reachable(block: Block) -> set[Block]:
    found = {block}
    pending = [block]
    while pending:
        for successor in pending.pop().successors:
            if successor not in found:
                found.add(successor)
                pending.append(successor)
    return found


def _captured(
    root: Operation, runs_once: bool, allowed_beside: Callable[[Operation], bool]
) -> Operation | None:
    """The innermost construct that is all that an operation does, besides what is allowed."""
    dominance = DominanceInfo()
    captured = None
    pending: Iterator[Operation] = _children(root)
    stack = [pending]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        if not op.name.startswith("omp.") or not op.regions:
            continue
        if runs_once and not _runs_once(op, dominance):
            break
        region = op.parent_block.parent_region if op.parent_block is not None else None
        siblings = [s for block in region.blocks for s in block] if region is not None else []
        if not all(sibling is op or allowed_beside(sibling) for sibling in siblings):
            break
        captured = op
        if op.name == "omp.loop_nest":
            break
        stack.append(_children(op))
    return captured


def _children(op: Operation) -> Iterator[Operation]:
    return (inner for region in op.regions for block in region.blocks for inner in block)


def _is_allowed_in_target(op: Operation) -> bool:
    """Whether it stands beside a construct that alone makes up what a target does."""
    return IsTerminator in op.TRAITS if op.name.startswith("omp.") else True


def _innermost_captured(op: TargetOp) -> Operation | None:
    return _captured(op, True, _is_allowed_in_target)


def _execution(target: TargetOp, captured: Operation | None) -> tuple[bool, bool]:
    """Whether all threads run one program with their own data, and whether the host knows the trip count."""
    if captured is None or captured.name != "omp.loop_nest":
        return False, False
    wrappers: list[Operation] = []
    parent = captured.parent_op
    while parent is not None and is_wrapper(parent):
        wrappers.append(parent)
        parent = parent.parent_op
    if wrappers and wrappers[0].name == "omp.simd":
        del wrappers[0]
    names = [wrapper.name for wrapper in wrappers]
    around = [] if not wrappers else _names_up_to(wrappers[-1], target)
    if names == ["omp.wsloop", "omp.distribute"]:
        known = around == ["omp.parallel", "omp.teams"]
        return known, known
    if names == ["omp.wsloop"]:
        return around == ["omp.parallel"], False
    if names not in (["omp.distribute"], ["omp.loop"]) or around != ["omp.teams"]:
        return False, False
    if names == ["omp.loop"]:
        return True, True
    nested = _captured(
        captured,
        False,
        lambda sibling: not sibling.name.startswith("omp.") or IsTerminator in sibling.TRAITS,
    )
    while nested is not None and nested.parent_op is not captured:
        nested = nested.parent_op
    return nested is not None and nested.name == "omp.parallel", True


def _names_up_to(op: Operation, target: Operation) -> list[str]:
    """The names of the operations between the two."""
    names = []
    parent = op.parent_op
    while parent is not None and parent is not target:
        names.append(parent.name)
        parent = parent.parent_op
    return names


def verify_target_regions(op: TargetOp) -> None:
    """One set of teams at most; values of the host say how many teams, threads and iterations there are."""
    if sum(inner.name == "omp.teams" for inner in _children(op)) > 1:
        raise op.error("target containing multiple 'omp.teams' nested ops")
    start = len(op.has_device_addr_vars)
    arguments = op.region.arguments[start : start + len(op.host_eval_vars)]
    if not arguments:
        return
    captured = _innermost_captured(op)
    is_spmd, has_trip_count = _execution(op, captured)
    for argument in arguments:
        for user in _users(argument):
            _verify_host_value(op, argument, user, captured, is_spmd, has_trip_count)


def _users(value: Value) -> list[Operation]:
    """The users, the last one first, as often as they use it."""
    return [use.owner for use in value.uses][::-1]


def _verify_host_value(
    op: TargetOp,
    argument: Value,
    user: Any,
    captured: Operation | None,
    is_spmd: bool,
    has_trip_count: bool,
) -> None:
    if user.name == "omp.teams":
        if argument not in (user.num_teams_lower, user.num_teams_upper, user.thread_limit):
            raise op.op_error(
                "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'"
            )
    elif user.name == "omp.parallel":
        inside = captured is not None and user.is_ancestor(captured)
        if not (is_spmd and inside and argument is user.num_threads):
            raise op.op_error(
                "host_eval argument only legal as 'num_threads' in 'omp.parallel' when "
                "representing target SPMD"
            )
    elif user.name == "omp.loop_nest":
        if not (has_trip_count and user is captured):
            raise op.op_error(
                "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when "
                "trip count must be evaluated in the host"
            )
    else:
        raise op.op_error(f"host_eval argument illegal use in '{user.name}' operation")
