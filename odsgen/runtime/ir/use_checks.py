"""Checks of uses that are not obviously right: dominance, and isolation from above (LangRef: Regions, "Value Scoping")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.region_kind import region_is_graph
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.ir.value import OpResult
from odsgen.runtime.ir.wrong_uses import note_definition

if TYPE_CHECKING:
    from collections.abc import Mapping

    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.ir.verifier import Scope, Verifier


#: So many blocks are looked at before dominator trees are built.
_FEW_BLOCKS = 32
#: So many values are taken over from the block above at once.
_FEW_VALUES = 64


def check_operands(scope: Scope, op: Operation) -> None:
    """Check the operands of an operation, of which some are not known yet in its block."""
    known, visible, outer = scope.known, scope.visible, scope.verifier.outer
    around = outer[-1] if outer else ()
    for value in op.stored_operands:
        if value not in known:
            if value in visible or value in around or _is_defined(scope, value, op):
                known.add(value)
            else:
                _check_use(scope, op, value)


def few_values(scope: Scope) -> set[Value]:
    """A copy of the values that are known, unless they are many."""
    return scope.known.copy() if len(scope.known) <= _FEW_VALUES else set()


def _is_defined(scope: Scope, value: Value, op: Operation) -> bool:
    """Whether a value is obviously defined where an operation of the block uses it."""
    block = scope.block
    if type(value) is OpResult:
        definition = value.owner
        defined_in = definition.parent_block
        if defined_in is block:
            region = block.parent_region
            return definition.is_before_in_block(op) or region is None or region_is_graph(region)
    else:
        defined_in = value.parent_block
        if defined_in is block:
            return True
    if defined_in in scope.dominating:
        return True
    above = scope.above
    for _ in range(_FEW_BLOCKS):
        if above is None:
            return False
        if above.block is defined_in:
            return True
        above = above.above
    return False


def _check_use(scope: Scope, op: Operation, value: Value) -> None:
    """Check a use that is not obviously right, and remember what makes others like it right."""
    verifier, block = scope.verifier, scope.block
    region, defined_in = block.parent_region, value.parent_block
    is_outer = defined_in is None or defined_in.parent_region is not region
    if is_outer and any(value in known for known in reversed(verifier.outer)):
        scope.visible.add(value)
        return
    definition = value.defining_op
    if defined_in is None and definition is not None and definition.is_erased:
        message = f"uses a result of '{definition.name}', which was erased"
        verifier.refuse(op, op.op_error(message).diagnostics)
    if is_outer and not _isolation(verifier, op, defined_in, block):
        return
    dominance = verifier.dominance
    if dominance is None:
        dominance = verifier.dominance = DominanceInfo()
    if not is_outer and defined_in is not None and not dominance.has_tree(region):
        if dominates_nearby(defined_in, block):
            scope.dominating.add(defined_in)
            return
    if not dominance.is_reachable_from_entry(block):
        return
    if dominance.value_dominates(value, op):
        if is_outer:
            scope.visible.add(value)
        elif defined_in is not None and defined_in is not block:
            scope.dominating.add(defined_in)
        return
    if op in verifier.uses:
        return
    index = next(i for i, operand in enumerate(op.stored_operands) if operand is value)
    error = op.error(f"operand #{index} does not dominate this use").diagnostics[0]
    note_definition(error, op, value)
    verifier.uses[op] = error


def scope_above(verifier: Verifier, block: Block, scopes: Mapping[Block, Scope]) -> Scope:
    """The scope of the nearest block that dominates another one, as far as those before it in the region tell.

    Of one that is behind many, or in front of what branches to it, only the first block is told.
    """
    nearest: Scope | None = None
    for branch in block.stored_users or ():
        before = branch.parent_block
        scope = None if before is None else scopes.get(before)
        if scope is None:
            nearest = None
            break
        nearest = scope if nearest is None else _common_scope(nearest, scope)
        if nearest is None:
            break
    return nearest or next(iter(scopes.values()))


def _common_scope(one: Scope, other: Scope) -> Scope | None:
    """The scope of the nearest block that dominates two others, or is one of them; None where it is not near."""
    if one is other or other.above is one:
        return one
    if one.above is other or one.above is other.above:  # most often
        return one.above
    above = _chain(one)
    return next((scope for scope in _chain(other) if scope in above), None)


def _chain(scope: Scope | None) -> list[Scope]:
    """A scope, the one above it, and so on."""
    found: list[Scope] = []
    while scope is not None and len(found) < _FEW_BLOCKS:
        found.append(scope)
        scope = scope.above
    return found


def dominates_nearby(dominator: Block, block: Block) -> bool:
    """Whether all ways back from a block, if they are short, go through another one of its region.

    False where that is unknown, or they are one block.
    """
    if dominator is block:
        return False
    for _ in range(_FEW_BLOCKS):  # as long as there is one way back
        only = block.stored_users
        if only is None or len(only) != 1:
            break
        (branch,) = only
        if branch.parent_block is None:
            return False
        block = branch.parent_block
        if block is dominator:
            return True
    entry = dominator.parent_region.entry_block if dominator.parent_region is not None else None
    seen = {dominator, block}
    pending = [block]
    while pending:
        current = pending.pop()
        branches = current.stored_users or ()
        if current is entry or len(seen) + len(branches) > _FEW_BLOCKS:
            return False
        for branch in branches:
            before = branch.parent_block
            if before is not None and before not in seen:
                seen.add(before)
                pending.append(before)
    return True


def _isolation(verifier: Verifier, op: Operation, defined_in: Block | None, block: Block) -> bool:
    """Whether no operation that is isolated from above lies between a use and the definition (Traits: IsolatedFromAbove)."""
    region = block.parent_region
    target = defined_in.parent_region if defined_in is not None else None
    while region is not None and region is not target:
        parent = region.parent_op
        if parent is not None and IsIsolatedFromAbove in parent.TRAITS:
            if target is not None and region.is_ancestor(target):
                return True  # defined deeper inside, which dominance refuses
            message = "using value defined outside the region"
            note = "required by region isolation constraints"
            (error,) = op.op_error(message, [(parent.location, note)]).diagnostics
            verifier.uses_from_outside.setdefault(op, error)
            return False
        region = region.parent_region
    return True
