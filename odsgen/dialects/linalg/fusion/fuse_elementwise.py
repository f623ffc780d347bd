"""`linalg-fuse-elementwise-ops`: operations on elements are computed where their results are used."""

from __future__ import annotations

from odsgen.dialects.linalg.canonicalization.structured import canonicalization_patterns
from odsgen.dialects.linalg.fusion.expansion import (
    CollapseAfterConsumer,
    CollapseAfterPad,
    ExpandBeforePad,
    ExpandBeforeProducer,
)
from odsgen.dialects.linalg.fusion.inputs import (
    EmptyOutputs,
    FillIntoBody,
    SplatIntoBody,
    TransposedConstant,
)
from odsgen.dialects.linalg.fusion.producers import FuseElementwise, is_only_use
from odsgen.dialects.linalg.fusion.unused import RemoveUnused, RemoveUnusedCycle
from odsgen.dialects.linalg.structured_patterns import on_structured
from odsgen.dialects.tensor.bubbling import ExpandBeforeCollapse
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import apply_patterns_greedily
from odsgen.runtime import Operation
from odsgen_dialects import affine, linalg, tensor


@register_pass
class LinalgElementwiseOpFusionPass(Pass):
    """Fuses operations on elements of tensors."""

    ARGUMENT = "linalg-fuse-elementwise-ops"
    NAME = "LinalgElementwiseOpFusionPass"
    SUMMARY = "Fuse elementwise operations on tensors"

    def run_on_operation(self, op: Operation) -> None:
        patterns = (
            FuseElementwise(is_only_use),
            FillIntoBody(),
            SplatIntoBody(),
            EmptyOutputs(),
            RemoveUnused(),
            RemoveUnusedCycle(),
            ExpandBeforeProducer(is_only_use),
            CollapseAfterPad(is_only_use),
            ExpandBeforePad(is_only_use),
            *on_structured(CollapseAfterConsumer(is_only_use)),
            ExpandBeforeCollapse(),
            *affine.AffineApplyOp.canonicalization_patterns(),
            *linalg.GenericOp.canonicalization_patterns(),
            *tensor.ExpandShapeOp.canonicalization_patterns(),
            *tensor.CollapseShapeOp.canonicalization_patterns(),
            *(each for pattern in canonicalization_patterns() for each in on_structured(pattern)),
            *on_structured(TransposedConstant(is_only_use)),
        )
        apply_patterns_greedily(op, patterns, top_down=True)
