"""Checks of uses that are not obviously right: dominance, and isolation from above (LangRef: Regions, "Value Scoping")."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.dominance import DominanceInfo
from odsgen.runtime.ir.traits import IsIsolatedFromAbove
from odsgen.runtime.ir.wrong_uses import note_definition

if TYPE_CHECKING:
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.ir.verifier import Verifier


def check_use(
    verifier: Verifier,
    op: Operation,
    value: Value,
    block: Block,
    dominating: set[Block],
    visible: set[Value],
) -> None:
    """Check a use that is not obviously right, and remember what makes others like it right."""
    region, defined_in = block.parent_region, value.parent_block
    is_outer = defined_in is None or defined_in.parent_region is not region
    if is_outer and any(value in known for known in reversed(verifier.outer)):
        visible.add(value)
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
            dominating.add(defined_in)
            return
    if not dominance.is_reachable_from_entry(block):
        return
    if dominance.value_dominates(value, op):
        if is_outer:
            visible.add(value)
        elif defined_in is not None and defined_in is not block:
            dominating.add(defined_in)
        return
    if op in verifier.uses:
        return
    index = next(i for i, operand in enumerate(op.stored_operands) if operand is value)
    error = op.error(f"operand #{index} does not dominate this use").diagnostics[0]
    note_definition(error, op, value)
    verifier.uses[op] = error


def known_dominators(
    verifier: Verifier, block: Block, known: dict[Block, set[Block]]
) -> set[Block]:
    """Blocks that dominate another one than the entry, noted with those that are known of the blocks before it.

    They come before it, or dominate what does, on all ways; of one that is behind many, or in front of what branches to it,
    only the entry is told.
    """
    found: set[Block] = set()
    for branch in block.stored_users or ():
        before = branch.parent_block
        around = None if before is None else known.get(before)
        if before is None or around is None or len(around) > _FEW_BLOCKS:
            found.clear()
            break
        found = found & {before, *around} if found else {before, *around}
    assert block.parent_region is not None
    known[block] = found = found or {block.parent_region.stored_blocks[0]}
    return found


#: So many blocks are looked at before dominator trees are built.
_FEW_BLOCKS = 32


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
