"""Verifiers of target constructs of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import DominanceInfo, IsTerminator, lookup_nearest_symbol_from
from odsgen.vendors.omp.verifiers.declarations import error_at
from odsgen.vendors.omp.verifiers.wrappers import is_wrapper
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.runtime import Block, Operation, Value


# --- maps ---------------------------------------------------------------------------------------------------------------


def _verify_made_by_map_info(op: Operation, clause: str, values: Sequence[Value]) -> None:
    for value in values:
        owner = value.defining_op
        if not isinstance(owner, omp.MapInfoOp):
            raise op.op_error(f"'{clause}' arguments must be defined by 'omp.map.info' ops")


@verifies(omp.MapInfoOp)
def verify_map_info(op: omp.MapInfoOp) -> None:
    """MapInfoOp::verify"""
    if op.mapper_id_attr is not None:
        mapper = lookup_nearest_symbol_from(op, op.mapper_id_attr)
        if not isinstance(mapper, omp.DeclareMapperOp):
            raise op.error("invalid mapper id")
    _verify_made_by_map_info(op, "members", op.members)


def _verify_maps(op: Any) -> None:
    """Checks that the map types are allowed on the operation, and each variable's direction."""
    sent: set[Value] = set()
    received: set[Value] = set()
    for value in op.map_vars:
        entry: Any = value.defining_op
        if entry is None:
            raise error_at(op.location, "missing map operation")
        if not isinstance(entry, omp.MapInfoOp):
            if isinstance(op, omp.DeclareMapperInfoOp):
                continue
            raise error_at(op.location, "map argument is not a map entry operation")
        flags = set(entry.map_type.keyword.split("|"))
        to, from_, deletes = "to" in flags, "from" in flags, "del" in flags
        if isinstance(op, (omp.TargetOp, omp.TargetDataOp)) and deletes:
            raise error_at(op.location, "to, from, tofrom and alloc map types are permitted")
        if isinstance(op, omp.TargetEnterDataOp) and (from_ or deletes):
            raise error_at(op.location, "to and alloc map types are permitted")
        if isinstance(op, omp.TargetExitDataOp) and to:
            raise error_at(op.location, "from, release and delete map types are permitted")
        if isinstance(op, omp.TargetUpdateOp):
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


@verifies(omp.DeclareMapperInfoOp)
def verify_declare_mapper_info(op: omp.DeclareMapperInfoOp) -> None:
    """DeclareMapperInfoOp::verify"""
    _verify_maps(op)


@verifies(omp.TargetDataOp)
def verify_target_data(op: omp.TargetDataOp) -> None:
    """TargetDataOp::verify"""
    if not (op.map_vars or op.use_device_ptr_vars or op.use_device_addr_vars):
        raise error_at(
            op.location,
            "At least one of map, use_device_ptr_vars, or use_device_addr_vars operand must be "
            "present",
        )
    _verify_made_by_map_info(op, "use_device_ptr", op.use_device_ptr_vars)
    _verify_made_by_map_info(op, "use_device_addr", op.use_device_addr_vars)
    _verify_maps(op)


@verifies(omp.TargetUpdateOp, omp.TargetEnterDataOp, omp.TargetExitDataOp)
def verify_target_update(
    op: omp.TargetEnterDataOp | omp.TargetExitDataOp | omp.TargetUpdateOp,
) -> None:
    """TargetUpdateOp::verify, TargetEnterDataOp::verify, TargetExitDataOp::verify"""
    _verify_maps(op)


# --- target -------------------------------------------------------------------------------------------------------------


@verifies(omp.TargetOp)
def verify_target(op: omp.TargetOp) -> None:
    """TargetOp::verify"""
    _verify_made_by_map_info(op, "has_device_addr", op.has_device_addr_vars)
    _verify_maps(op)
    if op.private_maps is not None and len(op.private_maps) != len(op.private_vars):
        raise error_at(
            op.location, "sizes of `private` operand range and `private_maps` attribute mismatch"
        )


def _runs_once(op: Operation, dominance: DominanceInfo) -> bool:
    """Whether each path through the region executes the operation exactly once."""
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
    """The innermost nested construct that has no siblings except allowed ones."""
    dominance = DominanceInfo()
    captured = None
    pending: Iterator[Operation] = _children(root)
    stack = [pending]
    while stack:
        op = next(stack[-1], None)
        if op is None:
            stack.pop()
            continue
        if op.dialect_name != omp.DIALECT.name or not op.regions:
            continue
        if runs_once and not _runs_once(op, dominance):
            break
        region = op.parent_block.parent_region if op.parent_block is not None else None
        siblings = [s for block in region.blocks for s in block] if region is not None else []
        if not all(sibling is op or allowed_beside(sibling) for sibling in siblings):
            break
        captured = op
        if isinstance(op, omp.LoopNestOp):
            break
        stack.append(_children(op))
    return captured


def _children(op: Operation) -> Iterator[Operation]:
    return (inner for region in op.regions for block in region.blocks for inner in block)


def _is_allowed_in_target(op: Operation) -> bool:
    """Whether the operation may stand beside the captured construct of a target."""
    return IsTerminator in op.TRAITS if op.dialect_name == omp.DIALECT.name else True


def _innermost_captured(op: omp.TargetOp) -> Operation | None:
    return _captured(op, True, _is_allowed_in_target)


def _execution(target: omp.TargetOp, captured: Operation | None) -> tuple[bool, bool]:
    """Whether the target is SPMD, and whether the host knows its trip count."""
    if not isinstance(captured, omp.LoopNestOp):
        return False, False
    wrappers: list[Operation] = []
    parent = captured.parent_op
    while parent is not None and is_wrapper(parent):
        wrappers.append(parent)
        parent = parent.parent_op
    if wrappers and isinstance(wrappers[0], omp.SimdOp):
        del wrappers[0]
    kinds = [type(wrapper) for wrapper in wrappers]
    around = [] if not wrappers else _classes_up_to(wrappers[-1], target)
    if kinds == [omp.WsloopOp, omp.DistributeOp]:
        known = around == [omp.ParallelOp, omp.TeamsOp]
        return known, known
    if kinds == [omp.WsloopOp]:
        return around == [omp.ParallelOp], False
    if kinds not in ([omp.DistributeOp], [omp.LoopOp]) or around != [omp.TeamsOp]:
        return False, False
    if kinds == [omp.LoopOp]:
        return True, True
    nested = _captured(
        captured,
        False,
        lambda sibling: sibling.dialect_name != omp.DIALECT.name or IsTerminator in sibling.TRAITS,
    )
    while nested is not None and nested.parent_op is not captured:
        nested = nested.parent_op
    return isinstance(nested, omp.ParallelOp), True


def _classes_up_to(op: Operation, target: Operation) -> list[type[Operation]]:
    """The classes of the operations between the two."""
    classes = []
    parent = op.parent_op
    while parent is not None and parent is not target:
        classes.append(type(parent))
        parent = parent.parent_op
    return classes


@verifies_regions(omp.TargetOp)
def verify_target_regions(op: omp.TargetOp) -> None:
    """TargetOp::verifyRegions"""
    if sum(isinstance(inner, omp.TeamsOp) for inner in _children(op)) > 1:
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
    """The user of each use, last first."""
    return [use.owner for use in value.uses][::-1]


def _verify_host_value(
    op: omp.TargetOp,
    argument: Value,
    user: Any,
    captured: Operation | None,
    is_spmd: bool,
    has_trip_count: bool,
) -> None:
    if isinstance(user, omp.TeamsOp):
        if argument not in (user.num_teams_lower, user.num_teams_upper, user.thread_limit):
            raise op.op_error(
                "host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'"
            )
    elif isinstance(user, omp.ParallelOp):
        inside = captured is not None and user.is_ancestor(captured)
        if not (is_spmd and inside and argument is user.num_threads):
            raise op.op_error(
                "host_eval argument only legal as 'num_threads' in 'omp.parallel' when "
                "representing target SPMD"
            )
    elif isinstance(user, omp.LoopNestOp):
        if not (has_trip_count and user is captured):
            raise op.op_error(
                "host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when "
                "trip count must be evaluated in the host"
            )
    else:
        raise op.op_error(f"host_eval argument illegal use in '{user.name}' operation")
