"""`convert-vector-to-arm-sme`: operations on vectors of the shape of a tile of Arm's SME become those of `arm_sme`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import build_for, load_dependent_dialects, split_mixed
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.vector.lowering.masking import MaskablePattern
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    AffineMap,
    AffineMapAttr,
    Builder,
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Operation,
    Type,
    Value,
    VectorType,
    i1,
    index,
)
from odsgen_dialects import arith, arm_sme, arm_sve, memref, scf, vector

_HORIZONTAL, _VERTICAL = arm_sme.TileSliceLayout.Horizontal, arm_sme.TileSliceLayout.Vertical

#: The bits of a row of a tile, for each multiple of the least length of vectors.
_ROW = 128


def tile_type(type: Type) -> VectorType | None:
    """The type if it is that of a tile (`isValidSMETileVectorType`)."""
    if not isinstance(type, VectorType) or type.scalable_dims != (True, True):
        return None
    element = type.element_type
    if not isinstance(element, (IntegerType, FloatType)) or element.width not in (
        8,
        16,
        32,
        64,
        128,
    ):
        return None
    return type if type.shape == (_ROW // element.width,) * 2 else None


def _row_type(tile: VectorType) -> VectorType:
    return VectorType.get(tile.shape[1:], tile.element_type, tile.scalable_dims[1:])


def _index(place: int | Value) -> Value:
    if isinstance(place, Value):
        return place
    return arith.ConstantOp.build(IntegerAttr.get(place, index)).result


# --- memory ---------------------------------------------------------------------------------------------------------------


def _layout(
    op: vector.TransferReadOp | vector.TransferWriteOp, type: Type
) -> arm_sme.TileSliceLayout | None:
    """How the rows of a tile lie in memory; None if no tile is transferred, or not as a whole."""
    map = op.permutation_map.value
    if tile_type(type) is None or not isinstance(op.base.type, MemRefType):
        return None
    if not all(op.in_bounds) or not map.is_permutation():
        return None
    return _HORIZONTAL if map.is_identity() else _VERTICAL


class ReadIsTileLoad(RewritePattern[vector.TransferReadOp]):
    """Loads a tile; padding is needed with a mask alone."""

    def match_and_rewrite(self, op: vector.TransferReadOp, rewriter: PatternRewriter) -> bool:
        layout = _layout(op, op.results[0].type)
        if layout is None:
            return rewriter.match_failure(op, "no tile is read")
        made = arm_sme.TileLoadOp.build(
            op.results[0].type,
            op.base,
            op.indices,
            padding=None if op.mask is None else op.padding,
            mask=op.mask,
            layout=layout,
        )
        rewriter.replace_op_with_new(op, made)
        return True


class WriteIsTileStore(RewritePattern[vector.TransferWriteOp]):
    """Stores a tile."""

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        layout = _layout(op, op.value_to_store.type)
        if layout is None:
            return rewriter.match_failure(op, "no tile is written")
        made = arm_sme.TileStoreOp.build(
            op.value_to_store, op.base, op.indices, mask=op.mask, layout=layout
        )
        rewriter.replace_op_with_new(op, made)
        return True


class WriteOfRow(RewritePattern[vector.TransferWriteOp]):
    """Stores a row of a tile."""

    def match_and_rewrite(self, op: vector.TransferWriteOp, rewriter: PatternRewriter) -> bool:
        row = op.value_to_store.defining_op
        if not isinstance(row, arm_sme.ExtractTileSliceOp) or not isinstance(
            op.base.type, MemRefType
        ):
            return False
        if not all(op.in_bounds) or not op.permutation_map.value.is_minor_identity():
            return False
        with emitting(rewriter, op.location):
            mask: Value | None = op.mask
            if mask is None:
                assert isinstance(op.value_to_store.type, VectorType)
                type = op.value_to_store.type.clone_with(None, i1)
                mask = arith.ConstantOp.build(DenseIntOrFPElementsAttr.get(type, [1])).result
            made = arm_sme.StoreTileSliceOp.build(
                row.tile, row.tile_slice_index, mask, op.base, op.indices, layout=row.layout
            )
        rewriter.replace_op(op, made.results)
        return True


class LoadIsTileLoad(RewritePattern[vector.LoadOp]):
    """Loads a tile."""

    def match_and_rewrite(self, op: vector.LoadOp, rewriter: PatternRewriter) -> bool:
        if tile_type(op.result.type) is None:
            return False
        made = arm_sme.TileLoadOp.build(op.result.type, op.base, op.indices)
        rewriter.replace_op_with_new(op, made)
        return True


class StoreIsTileStore(RewritePattern[vector.StoreOp]):
    """Stores a tile."""

    def match_and_rewrite(self, op: vector.StoreOp, rewriter: PatternRewriter) -> bool:
        if tile_type(op.value_to_store.type) is None:
            return False
        made = arm_sme.TileStoreOp.build(op.value_to_store, op.base, op.indices)
        rewriter.replace_op_with_new(op, made)
        return True


class Transpose(RewritePattern[vector.TransposeOp]):
    """Reads the tile the other way, or stores it and loads it so."""

    def match_and_rewrite(self, op: vector.TransposeOp, rewriter: PatternRewriter) -> bool:
        type = tile_type(op.result.type)
        if type is None or tuple(op.permutation) != (1, 0):
            return False
        read = op.vector.defining_op
        if isinstance(read, vector.TransferReadOp) and op.vector.has_one_use:
            with rewriter.modifying(read):
                read.permutation_map = AffineMapAttr.get(AffineMap.get_permutation([1, 0]))
            rewriter.replace_op(op, read.results)
            return True
        with emitting(rewriter, op.location):
            scale = vector.VectorScaleOp.build().results[0]
            rows = _index(type.shape[0])
            zero = _index(0)
            size = arith.MulIOp.build(scale, rows).result
            buffer_type = MemRefType.get([DYNAMIC, DYNAMIC], type.element_type)
            buffer = memref.AllocaOp.build(buffer_type, [size, size]).results[0]
            arm_sme.TileStoreOp.build(op.vector, buffer, [zero, zero])
            found = arm_sme.TileLoadOp.build(type, buffer, [zero, zero], layout=_VERTICAL)
        rewriter.replace_op(op, found.results)
        return True


# --- rows -----------------------------------------------------------------------------------------------------------------


class Broadcast(RewritePattern[vector.BroadcastOp]):
    """Inserts a row, or one of a number, at all places of a tile."""

    def match_and_rewrite(self, op: vector.BroadcastOp, rewriter: PatternRewriter) -> bool:
        type, row = tile_type(op.vector.type), op.source
        rank = len(row.type.shape) if isinstance(row.type, VectorType) else 0
        if type is None or rank > 1:
            return False
        with emitting(rewriter, op.location):
            if not rank:
                row = vector.BroadcastOp.build(_row_type(type), row).vector
            tile = arm_sme.GetTileOp.build(type).tile
            one = _index(1)
            rows = _index(type.shape[0])
            scale = vector.VectorScaleOp.build().results[0]
            zero = _index(0)
            size = arith.MulIOp.build(rows, scale).result
        loop = build_for(zero, size, one, [tile], op.location)
        number, current = loop.region.arguments
        body = Builder.at_end(loop.region.entry_block)
        with emitting(body, op.location):
            made = arm_sme.InsertTileSliceOp.build(row, current, number)
            scf.YieldOp.build(made.results)
        rewriter.replace_op(op, rewriter.insert(loop).results)
        return True


class ExtractFromTile(RewritePattern[vector.ExtractOp]):
    """Extracts a row, and an element from that."""

    def match_and_rewrite(self, op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
        position = mixed_values(op.static_position, op.dynamic_position)
        if tile_type(op.source.type) is None or not position:
            return False
        with emitting(rewriter, op.location):
            number = _index(position[0])
            made: Value = arm_sme.ExtractTileSliceOp.build(op.source, number).results[0]
            if len(position) == 2:
                made = vector.ExtractOp.build(made, *split_mixed(position[1:])).results[0]
        rewriter.replace_op(op, [made])
        return True


def _is_predicate_size(size: int) -> bool:
    return 0 < size <= 16 and size & (size - 1) == 0


class RowOfMask(RewritePattern[vector.ExtractOp]):
    """Selects the mask of a row by that of the column."""

    def match_and_rewrite(self, op: vector.ExtractOp, rewriter: PatternRewriter) -> bool:
        mask, type = op.source.defining_op, op.source.type
        position = mixed_values(op.static_position, op.dynamic_position)
        if not isinstance(mask, vector.CreateMaskOp) or len(position) != 1:
            return False
        assert isinstance(type, VectorType)
        if type.scalable_dims != (True, True) or not all(map(_is_predicate_size, type.shape)):
            return False
        with emitting(rewriter, op.location):
            masks = []
            for size, scale, count in zip(
                type.shape, type.scalable_dims, mask.operands, strict=True
            ):
                part = VectorType.get([size], type.element_type, [scale])
                masks.append(vector.CreateMaskOp.build(part, [count]).results[0])
            rows, columns = masks
            made = arm_sve.PselOp.build(columns, rows, _index(position[0]))
        rewriter.replace_op(op, made.results)
        return True


class InsertIntoTile(RewritePattern[vector.InsertOp]):
    """Inserts a row, or an element into a row first."""

    def match_and_rewrite(self, op: vector.InsertOp, rewriter: PatternRewriter) -> bool:
        position = mixed_values(op.static_position, op.dynamic_position)
        if tile_type(op.dest.type) is None or not position:
            return False
        with emitting(rewriter, op.location):
            row, number = op.value_to_store, _index(position[0])
            if len(position) == 2:
                row = arm_sme.ExtractTileSliceOp.build(op.dest, number).results[0]
                made = vector.InsertOp.build(op.value_to_store, row, *split_mixed(position[1:]))
                row = made.results[0]
            found = arm_sme.InsertTileSliceOp.build(row, op.dest, number)
        rewriter.replace_op(op, found.results)
        return True


class Print(RewritePattern[vector.PrintOp]):
    """Prints a tile row by row."""

    def match_and_rewrite(self, op: vector.PrintOp, rewriter: PatternRewriter) -> bool:
        type = None if op.source is None else tile_type(op.source.type)
        if op.source is None or type is None:
            return False
        with emitting(rewriter, op.location):
            scale = vector.VectorScaleOp.build().results[0]
            rows = _index(type.shape[0])
            zero = _index(0)
            size = arith.MulIOp.build(rows, scale).result
            one = _index(1)
        loop = build_for(zero, size, one, [], op.location)
        block = loop.region.entry_block
        body = Builder.before(block.operations[-1])
        with emitting(body, op.location):
            row = arm_sme.ExtractTileSliceOp.build(op.source, block.arguments[0]).results[0]
            vector.PrintOp.build(source=row, punctuation=op.punctuation)
        rewriter.insert(loop)
        rewriter.erase_op(op)
        return True


# --- products -------------------------------------------------------------------------------------------------------------


class OuterProduct(MaskablePattern[vector.OuterProductOp]):
    """Adds an outer product to a tile, with masks of the operands where its own is made of two sizes."""

    def rewritten(
        self,
        op: vector.OuterProductOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Operation | None:
        type = op.results[0].type
        if not isinstance(op.rhs.type, VectorType) or tile_type(type) is None:
            return None
        if op.kind is not vector.CombiningKind.ADD:
            return None
        masks: list[Value] = []
        with emitting(rewriter, op.location):
            if masking is not None:
                mask = masking.mask.defining_op
                if not isinstance(mask, vector.CreateMaskOp):
                    return None
                assert isinstance(masking.mask.type, VectorType)
                row = _row_type(masking.mask.type)
                sizes = mask.operands
                masks = [vector.CreateMaskOp.build(row, [size]).results[0] for size in sizes]
            return arm_sme.OuterProductOp.build(
                type,
                op.lhs,
                op.rhs,
                lhs_mask=masks[0] if masks else None,
                rhs_mask=masks[1] if masks else None,
                acc=op.acc,
            )


@register_pass
class ConvertVectorToArmSMEPass(Pass):
    """Brings vectors of the shape of a tile to `arm_sme`."""

    ARGUMENT = "convert-vector-to-arm-sme"
    NAME = "ConvertVectorToArmSMEPass"
    SUMMARY = "Lower the operations from the vector dialect into the ArmSME dialect"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "arith", "arm_sme", "arm_sve", "memref", "scf")
        patterns: list[RewritePattern[Any]] = [
            Broadcast(),
            ReadIsTileLoad(),
            WriteIsTileStore(),
            WriteOfRow(),
            Transpose(),
            LoadIsTileLoad(),
            StoreIsTileStore(),
            OuterProduct(),
            ExtractFromTile(),
            RowOfMask(),
            InsertIntoTile(),
            Print(),
        ]
        apply_patterns_greedily(op, patterns)
