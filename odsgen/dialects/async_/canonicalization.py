"""Canonicalization of the dialect `async`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.async_ import CreateGroupOp


def canonicalize_create_group(op: CreateGroupOp, rewriter: PatternRewriter) -> bool:
    """Erases a group to which nothing is added, and what waits for it."""
    users = op.result.users
    if any(user.name != "async.await_all" for user in users):
        return False
    for user in users:
        rewriter.erase_op(user)
    rewriter.erase_op(op)
    return True
