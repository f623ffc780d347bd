"""Inlining, as the dialect `test` allows it."""

from __future__ import annotations

from odsgen.hooks import inlines
from odsgen.passes.inlining import DialectInliner
from odsgen.runtime.ir.operation import Operation


@inlines
class _TestInliner(DialectInliner):
    def is_legal_call(self, call: Operation, callee: Operation, would_be_cloned: bool) -> bool:
        return "noinline" not in call.attributes

    def should_analyze_recursively(self, op: Operation) -> bool:
        return op.name != "test.functional_region_op"
