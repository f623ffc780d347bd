"""The hooks of natives.yaml."""

from typing import Any

natives: Any = None  # the package of the dialect, which the test puts here


def rewrite_split(rewriter, location, a, b):
    parts = [natives.PartOp.build(a, n, location=location) for n in (0, 1)]
    return tuple(rewriter.insert(part).x for part in parts)


def rewrite_make_operation(rewriter, *values):
    return rewriter.insert(natives.MadeOp.build(values))


def rewrite_log(rewriter, text, op):
    rewriter.insert(natives.LogOp.build(f"{text} {op.name}"))
