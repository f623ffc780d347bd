"""Memory effects of the operations of the dialect `test`: what their attribute `effects` says."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, StringAttr, SymbolRefAttr
from odsgen.runtime.interfaces.side_effects import DEFAULT_RESOURCE, EffectInstance, EffectKind
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import Value

from ..ops import ReadBufferOp, SideEffectOpOp, SideEffectWithRegionOpOp


@implements(SideEffectOpOp, method="effects")
def effects_side_effect_op(op: Operation) -> Sequence[EffectInstance]:
    """Those of the attribute, or none."""
    return _declared(op)


@implements(SideEffectWithRegionOpOp, method="effects")
def effects_side_effect_with_region_op(op: Operation) -> Sequence[EffectInstance]:
    """Those of the attribute, or none."""
    return _declared(op)


@implements(ReadBufferOp, method="effects")
def effects_read_buffer(op: ReadBufferOp) -> Sequence[EffectInstance]:
    """Reads the buffer and shows it."""
    return [EffectInstance(EffectKind.READ, op.buffer), EffectInstance(EffectKind.WRITE)]


def _declared(op: Operation) -> list[EffectInstance]:
    declared = op.attributes.get("effects")
    found: list[EffectInstance] = []
    for element in declared if isinstance(declared, ArrayAttr) else ():
        if not isinstance(element, DictionaryAttr):
            continue
        kind = element.lookup("effect")
        if not isinstance(kind, StringAttr):
            continue
        on: Value | SymbolRefAttr | None = None
        reference = element.lookup("on_reference")
        if "on_result" in element:
            on = op.results[0]
        elif "on_operand" in element:
            on = op.operands[0]
        elif "on_argument" in element:
            on = op.regions[0].entry_block.arguments[0]
        elif isinstance(reference, SymbolRefAttr):
            on = reference
        resource = "TestResource" if "test_resource" in element else DEFAULT_RESOURCE
        found.append(EffectInstance(EffectKind(kind.value), on, resource))
    return found
