"""Applies the patterns of `pdl` that stand in a transform script."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.pdl.matching import UnknownFunction
from odsgen.dialects.pdl.rewriting import PDLPattern
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
)
from odsgen_dialects import pdl
from odsgen_dialects.transform import PDLMatchOp, WithPDLPatternsOp

#: The rewrite of patterns that only match.
_NOTHING = {"transform.dialect": lambda rewriter, root: None}


def apply_with_pdl_patterns(
    op: WithPDLPatternsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Applies the transform that stands beside the patterns."""
    from odsgen.dialects.transform.application.sequences import top_level_payloads

    block = op.body.entry_block
    transform = next(inner for inner in block if not isinstance(inner, pdl.PatternOp))
    payloads = top_level_payloads(op, op.body, state)
    state.extensions[WithPDLPatternsOp] = {
        inner.sym_name: inner for inner in block if isinstance(inner, pdl.PatternOp)
    }
    try:
        with state.scope(op.body):
            for argument, payload in zip(block.arguments, payloads, strict=True):
                state.set_payload(argument, payload)
            state.apply(transform)
    finally:
        del state.extensions[WithPDLPatternsOp]
    return []


def apply_pdl_match(
    op: PDLMatchOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives the operations inside the root that a pattern matches."""
    patterns = state.extensions[WithPDLPatternsOp]
    name = op.pattern_name.leaf
    found = []
    for root in state.payload_ops(op.root):
        pattern = patterns.get(name)
        if pattern is None:
            raise definite(op, f"could not find pattern '{op.pattern_name}'")
        if not isinstance(pattern, PDLPattern):
            try:
                pattern = patterns[name] = PDLPattern(pattern, rewrites=_NOTHING)
            except UnknownFunction as unknown:
                raise definite(
                    op,
                    f"'{op.name}' op cannot be applied: the interpreter does not have the native "
                    f"function '{unknown}' of pattern '{op.pattern_name}'",
                ) from None
        for inner in list(root.walk(post_order=True)):
            if not inner.is_erased and pattern.ROOT in (None, inner.name):
                rewriter.set_insertion_point_to(inner)
                if pattern.match_and_rewrite(inner, rewriter):
                    found.append(inner)
    return [found]
