"""Bufferization of the dialect `cf`: branches are bufferized with the blocks to which they go."""

from __future__ import annotations

from odsgen.dialects.bufferization.one_shot.interface import Branch, bufferizes
from odsgen_dialects.cf import BranchOp, CondBranchOp

bufferizes(BranchOp, CondBranchOp)(Branch)
