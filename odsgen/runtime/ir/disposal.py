"""Programs that nobody needs any more, taken apart so that their memory is free at once.

Operations, blocks and values refer to each other in circles, which only the garbage collector would find. That takes ten
times as long.
"""

from __future__ import annotations

from odsgen.runtime.ir.operation import Operation


def dispose(root: Operation) -> None:
    """Take an operation apart with all inside it; nothing that refers to any of it can be used afterwards."""
    pending = [root]
    while pending:
        op = pending.pop()
        for region in op._regions:
            for block in region._blocks:
                inner = block._first
                while inner is not None:
                    pending.append(inner)
                    following = inner._next
                    inner._next = inner._previous = inner._block = None
                    inner = following
                block._first = block._last = block._region = None
                block._arguments = []
            region._blocks = []
            region._parent = None
        op._regions = ()
        op._result = None
        op._several_results = ()
        op._operands = ()
        op._successors = ()
