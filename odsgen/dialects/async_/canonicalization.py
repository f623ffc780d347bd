"""Canonicalization of the dialect `async`."""

from __future__ import annotations

from odsgen.hooks import canonicalizes
from odsgen.rewriting import PatternRewriter
from odsgen_dialects.async_ import AwaitAllOp, CreateGroupOp


@canonicalizes(CreateGroupOp)
def canonicalize_create_group(op: CreateGroupOp, rewriter: PatternRewriter) -> bool:
    """CreateGroupOp::canonicalize"""
    users = op.result.users
    if any(not isinstance(user, AwaitAllOp) for user in users):
        return False
    for user in users:
        rewriter.erase_op(user)
    rewriter.erase_op(op)
    return True
