"""Bufferization of the dialect `scf`: operations of which one region runs. Loops are in `bufferized_loops.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.one_shot.buffers import (
    bufferize_block_signature,
    bufferized_type_of,
    cast_buffer,
    dynamic_memref,
    get_buffer,
    get_buffer_type,
    replace_with_buffers,
    replace_with_new_op,
    to_tensor,
)
from odsgen.dialects.bufferization.one_shot.interface import (
    Alias,
    Bufferizable,
    UnstructuredControlFlow,
    bufferizes,
)
from odsgen.dialects.scf import bufferized_loops as bufferized_loops
from odsgen.dialects.shared import taken_regions
from odsgen.runtime import BaseMemRefType, OpResult, Region, TensorType, Use
from odsgen_dialects import scf

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Type, Value


def buffer_types_of(values: Sequence[Value], options: BufferizationOptions) -> list[Type]:
    """The types of the buffers of tensors, and other types as they are."""
    return [
        get_buffer_type(value, options) if isinstance(value.type, TensorType) else value.type
        for value in values
    ]


def _ends(op: Operation) -> list[Operation]:
    """The terminators of the regions that run, those of cases before the default."""
    regions = op.regions
    if isinstance(op, scf.IndexSwitchOp):
        regions = (*regions[1:], regions[0])
    return [region.entry_block.last for region in regions if region.blocks]  # type: ignore[misc]


class Choice(Bufferizable):
    """The same operation with buffers as results."""

    inconsistent = ""

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        return [Alias(Use(end, value.index), True, False) for end in _ends(value.owner)]  # type: ignore[attr-defined]

    def buffer_type(
        self, value: Value, options: BufferizationOptions, stack: list[Value]
    ) -> BaseMemRefType:
        op = value.owner
        types = [
            bufferized_type_of(end.operands[value.index], options, stack)  # type: ignore[attr-defined]
            for end in _ends(op)
        ]
        found = types[0]
        for type in types[1:]:
            if type is found:
                continue
            if type.memory_space is not found.memory_space:
                raise op.error(self.inconsistent)
            found = dynamic_memref(value.type, found.memory_space)
        return found

    def bufferize(self, op: Any, rewriter: PatternRewriter, options: BufferizationOptions) -> None:
        types = buffer_types_of(op.results, options)
        made = type(op).build_generic(
            op.operands,
            op.properties_as_attributes(),
            result_types=types,
            regions=taken_regions(op),
            location=op.location,
        )
        rewriter.insert(made)
        replace_with_buffers(rewriter, op, made.results)


@bufferizes(scf.IfOp)
class If(Choice):
    """`scf.if` with buffers as results."""

    inconsistent = "inconsistent memory space on then/else branches"


@bufferizes(scf.IndexSwitchOp)
class IndexSwitch(Choice):
    """`scf.index_switch` with buffers as results."""

    inconsistent = "inconsistent memory space on switch cases"


def _only_yield(op: Operation) -> scf.YieldOp | None:
    """The only `scf.yield` of an operation; None if there are several."""
    ends = [block.last for block in op.regions[0].blocks]
    found = [end for end in ends if isinstance(end, scf.YieldOp)]
    return found[0] if len(found) == 1 else None


@bufferizes(scf.ExecuteRegionOp)
class ExecuteRegion(UnstructuredControlFlow):
    """`scf.execute_region` with buffers as results."""

    def is_writable(self, value: Value, state: AnalysisState) -> bool:
        return True

    def verify_analysis(self, op: Operation, state: AnalysisState) -> None:
        if _only_yield(op) is None:
            raise op.op_error("op without unique scf.yield is not supported")

    def aliasing_uses(self, value: Value, state: AnalysisState) -> Sequence[Alias]:
        if not isinstance(value, OpResult):
            return super().aliasing_uses(value, state)
        end = _only_yield(value.owner)
        return () if end is None else [Alias(Use(end, value.index))]

    def bufferize(
        self, op: scf.ExecuteRegionOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        end = _only_yield(op)
        assert end is not None
        region = Region()
        region.take_body(op.region)
        made = scf.ExecuteRegionOp.build(
            [value.type for value in end.operands],
            no_inline=op.no_inline,
            region=region,
            location=op.location,
        )
        rewriter.insert(made)
        for block in made.region.blocks:
            bufferize_block_signature(block, rewriter, options)
        rewriter.set_insertion_point_after(made)
        rewriter.replace_op(
            op,
            [
                (
                    to_tensor(rewriter, new, old.type, op.location)
                    if isinstance(old.type, TensorType)
                    else new
                )
                for old, new in zip(op.results, made.results, strict=True)
            ],
        )


@bufferizes(scf.YieldOp)
class Yield(Bufferizable):
    """`scf.yield` of buffers."""

    def aliasing_values(self, use: Use, state: AnalysisState) -> Sequence[Alias]:
        parent = use.owner.parent_op
        if isinstance(parent, (scf.IfOp, scf.IndexSwitchOp)):
            return [Alias(parent.results[use.index], True, False)]
        if isinstance(parent, scf.ExecuteRegionOp):
            return [Alias(parent.results[use.index])]
        return ()

    def must_bufferize_in_place(self, use: Use, state: AnalysisState) -> bool:
        return True

    def bufferize(
        self, op: scf.YieldOp, rewriter: PatternRewriter, options: BufferizationOptions
    ) -> None:
        parent = op.parent_op
        if not isinstance(
            parent,
            (scf.ExecuteRegionOp, scf.IfOp, scf.IndexSwitchOp, scf.ForOp, scf.WhileOp),
        ):
            raise op.error("unsupported scf::YieldOp parent")
        values: list[Value] = []
        for index, value in enumerate(op.operands):
            if isinstance(value.type, TensorType):
                value = get_buffer(rewriter, value, options)
                target: Value | None = None
                if isinstance(parent, scf.WhileOp):
                    target = parent.before.arguments[index]
                elif not isinstance(parent, scf.ExecuteRegionOp):
                    target = parent.results[index]
                if target is not None:
                    value = cast_buffer(rewriter, value, get_buffer_type(target, options))
            values.append(value)
        replace_with_new_op(rewriter, op, scf.YieldOp.build(values))
