"""Interface methods of the dialect `xegpu`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import Value
from odsgen_dialects.xegpu import CreateDescOp, CreateNdDescOp


@implements(CreateDescOp, CreateNdDescOp, method="view_source")
def view_source(op: CreateDescOp | CreateNdDescOp) -> Value:
    """CreateDescOp::getViewSource, CreateNdDescOp::getViewSource"""
    return op.source
