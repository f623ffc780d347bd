"""Packs products of matrices into blocks: `linalg-block-pack-matmul` (MLIR: `blockPackMatmul`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.dialects.linalg.contractions import contraction_loops
from odsgen.dialects.linalg.effects import has_pure_buffer_semantics
from odsgen.dialects.linalg.loops import loop_maps
from odsgen.dialects.linalg.packing import Packed, pack_contraction
from odsgen.dialects.linalg.tiling.tileable import TileableStructured
from odsgen.dialects.linalg.transposed_packing import transpose_pack
from odsgen.dialects.shared import known_integer
from odsgen.passes import Option, Pass, flag, register_pass
from odsgen.passes.options import read_integer, read_list
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import AffineDimExpr, AffineMap, Operation
from odsgen_dialects import linalg


@dataclass(frozen=True)
class Blocks:
    """How a product is packed."""

    #: The sizes of blocks: rows, columns, reduction.
    factors: tuple[int, ...]
    allow_padding: bool
    multiples: tuple[int, ...]
    order: tuple[int, ...]
    #: Whether the blocks and their elements are transposed, of the left and of the right matrix.
    left: tuple[bool, bool]
    right: tuple[bool, bool]


def block_pack(rewriter: PatternRewriter, op: Operation, blocks: Blocks) -> Packed | None:
    """Packs a product into blocks, whose order and whose elements' order are as wanted; None where it cannot be."""
    if has_pure_buffer_semantics(op) or len(blocks.factors) != 3:
        return None
    multiples = blocks.multiples or (0, 0, 0)
    if not all(map(max, blocks.factors, multiples)) or sorted(blocks.order) != [0, 1, 2]:
        return None
    if not blocks.allow_padding and not _is_divisible(rewriter, op, blocks):
        return None
    packed = pack_contraction(rewriter, op, blocks.factors, multiples, blocks.order)
    if packed is None:
        return None
    loops = contraction_loops(packed.op)
    if loops is None:
        return None
    maps = loop_maps(packed.op)
    for number, (starts, wanted) in enumerate(((loops.m, blocks.left), (loops.k, blocks.right))):
        _transpose_blocks(rewriter, packed, number, maps[number], starts[-2:], wanted)
    return packed


def _is_divisible(rewriter: PatternRewriter, op: Operation, blocks: Blocks) -> bool:
    loops = contraction_loops(op)
    if loops is None:
        return False
    domain = TileableStructured(op).iteration_domain(rewriter)
    for loop, factor in zip(blocks.order, blocks.factors, strict=True):
        number = loop + len(loops.batch)
        size = known_integer(domain[number].size) if number < len(domain) else None
        if size is None or size % factor:
            return False
    return True


def _transpose_blocks(
    rewriter: PatternRewriter,
    packed: Packed,
    number: int,
    map: AffineMap,
    starts: Sequence[int],
    wanted: tuple[bool, bool],
) -> None:
    """Lets the blocks of an operand, and the elements of each, be in the wanted order."""
    exprs = map.results
    outer_at = len(exprs) - 4
    order = [
        [1, 0] if (exprs[at] is not AffineDimExpr.get(start)) != is_wanted else [0, 1]
        for at, start, is_wanted in zip((outer_at, outer_at + 2), starts, wanted, strict=True)
    ]
    outer = [*range(outer_at), *(outer_at + place for place in order[0])]
    made = transpose_pack(rewriter, packed.packs[number], packed.op, None, outer, order[1])
    packed.packs[number], packed.op = made.pack, made.op


def _maps(*operands: tuple[int, int]) -> list[AffineMap]:
    return [AffineMap.get(3, 0, [AffineDimExpr.get(dim) for dim in dims]) for dims in operands]


#: The products that a `linalg.generic` may be: plain, or one of its matrices transposed.
_PRODUCTS = (
    _maps((0, 2), (2, 1), (0, 1)),
    _maps((2, 0), (2, 1), (0, 1)),
    _maps((0, 2), (1, 2), (0, 1)),
)


class BlockPacking(RewritePattern):
    """Packs products of matrices."""

    def __init__(self, blocks: Blocks) -> None:
        self.blocks = blocks

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if isinstance(op, linalg.GenericOp):
            if contraction_loops(op) is None or list(loop_maps(op)) not in _PRODUCTS:
                return rewriter.match_failure(op, "not a suitable matmul")
        elif not isinstance(op, (linalg.MatmulOp, linalg.BatchMatmulOp)):
            return False
        return block_pack(rewriter, op, self.blocks) is not None


def _numbers(name: str, summary: str, default: tuple[int, ...] = ()) -> Option[tuple[int, ...]]:
    return Option(
        name,
        default,
        summary,
        lambda text: tuple(map(read_integer, read_list(text))),
        lambda numbers: ",".join(map(str, numbers)),
    )


@register_pass
class LinalgBlockPackMatmul(Pass):
    """Packs products of matrices into blocks, and their results back."""

    ARGUMENT = "linalg-block-pack-matmul"
    NAME = "LinalgBlockPackMatmul"
    SUMMARY = "Convert linalg matmul ops to block layout and back"

    allow_padding = flag("allow-padding", True, "Allow packing padding")
    block_factors = _numbers("block-factors", "Block factors (mb, nb, kb) for relayout")
    lhs_transpose_inner_blocks = flag(
        "lhs-transpose-inner-blocks",
        False,
        "Transpose LHS inner block layout [mb][kb] -> [kb][mb]",
    )
    lhs_transpose_outer_blocks = flag(
        "lhs-transpose-outer-blocks",
        False,
        "Transpose LHS outer block layout [MB][KB] -> [KB][MB]",
    )
    mnk_order = _numbers("mnk-order", "Permutation of matmul (M, N, K) dimensions order")
    mnk_padded_multiples = _numbers("mnk-padded-multiples", "Next multiples of the packing sizes")
    rhs_transpose_inner_blocks = flag(
        "rhs-transpose-inner-blocks",
        True,
        "Transpose RHS inner block layout [kb][nb] -> [nb][kb]",
    )
    rhs_transpose_outer_blocks = flag(
        "rhs-transpose-outer-blocks",
        True,
        "Transpose RHS outer block layout [KB][NB] -> [NB][KB]",
    )

    def run_on_operation(self, op: Operation) -> None:
        blocks = Blocks(
            self.block_factors,
            self.allow_padding,
            self.mnk_padded_multiples,
            self.mnk_order or (0, 1, 2),
            (self.lhs_transpose_outer_blocks, self.lhs_transpose_inner_blocks),
            (self.rhs_transpose_outer_blocks, self.rhs_transpose_inner_blocks),
        )
        apply_patterns_greedily(op, (BlockPacking(blocks),))
