"""Verifiers of the dialect `xevm`."""

from __future__ import annotations

from odsgen.dialects.shared import constant_integer
from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerType, Type, VectorType
from odsgen_dialects import xevm

_LANES = 16  # of a subgroup
_WORD = 1 << 32


def _vector(type: Type) -> tuple[int, int]:
    """The number of elements, and their width; 0 if they are no numbers."""
    assert isinstance(type, VectorType)
    element = type.element_type
    if isinstance(element, IntegerType):
        return type.num_elements, element.width
    return type.num_elements, element.WIDTH if isinstance(element, FloatType) else 0


# --- tiles --------------------------------------------------------------------------------------------------------------


class _Tile:
    """The sizes of a tile, unsigned as in C++."""

    def __init__(
        self, op: xevm.BlockLoad2dOp | xevm.BlockStore2dOp | xevm.BlockPrefetch2dOp, blocks: int = 1
    ) -> None:
        self.op = op
        self.bits = op.elem_size_in_bits % _WORD
        self.width = op.tile_width % _WORD
        self.height = op.tile_height % _WORD
        self.blocks = blocks % _WORD

    def expect_width(self, least: int, most: int) -> None:
        if not least <= self.width <= most:
            raise self.op.op_error(f"expecting tile_width to be between {least} and {most}")

    def expect_height(self, least: int, most: int) -> None:
        if not least <= self.height <= most:
            raise self.op.op_error(f"expecting tile_height to be between {least} and {most}")

    def expect_blocks(self, *allowed: int) -> None:
        if self.blocks not in allowed:
            listed = {1: "1", 2: "1 or 2", 3: "1, 2, or 4"}[len(allowed)]
            raise self.op.op_error(f"expecting v_blocks to be {listed}")

    def expect_row(self, most: int) -> None:
        """Checks the row length of all blocks together."""
        if self.width * self.blocks % _WORD > most:
            raise self.op.op_error(
                f"tile_width * v_blocks should be less than or equal to {most} for {self.bits} bit "
                "elements"
            )

    def verify_matrix(self) -> None:
        """Checks shared by load, store and prefetch."""
        pitch, width = constant_integer(self.op.base_pitch), constant_integer(self.op.base_width)
        if pitch is not None and width is not None and pitch < width:
            raise self.op.op_error("4th operand (base pitch) should be >= 2nd operand (base width)")
        if self.bits not in (8, 16, 32):
            raise self.op.op_error("expecting 'elem_size_in_bits' to be 8, 16, or 32")
        if self.height not in (1, 2, 4, 8, 16, 32):
            raise self.op.op_error("expecting tile_height to be 1, 2, 4, 8, 16, or 32")
        if self.blocks not in (1, 2, 4, 8):
            raise self.op.op_error("expecting v_blocks to be 1, 2, 4, or 8")


#: By element width: the range of tile widths, the block counts, and the maximum row length.
_PLAIN_LOADS = {
    8: (4, 64, (1, 2, 4)),
    16: (2, 32, (1, 2, 4)),
    32: (1, 16, (1, 2)),
    64: (1, 8, (1,)),
}


def _verify_load(op: xevm.BlockLoad2dOp, tile: _Tile) -> None:
    count, bits = _vector(op.res.type)
    if bits == 0:
        raise op.op_error("expecting result element type to be int or float")
    expected = tile.bits * tile.height * tile.width * tile.blocks % _WORD // _LANES
    if count * bits != expected:
        raise op.op_error(
            f"result size of {count * bits} bits does not match the expected size of {expected} bits"
        )
    if op.transpose and op.pack_register:
        raise op.op_error("transpose and pack_register are mutually exclusive")
    if op.transpose:
        _verify_transposed(tile)
    elif op.pack_register:
        _verify_packed(tile)
    else:
        tile.expect_height(1, 32)
        if tile.bits not in _PLAIN_LOADS:
            raise op.op_error("expecting elem_size_in_bits to be 8, 16, 32, or 64")
        least, most, blocks = _PLAIN_LOADS[tile.bits]
        tile.expect_width(least, most)
        tile.expect_blocks(*blocks)
        if len(blocks) > 1:
            tile.expect_row(most)


def _verify_transposed(tile: _Tile) -> None:
    tile.expect_blocks(1)
    if tile.bits == 32:
        tile.expect_height(1, 32)
        tile.expect_width(1, 8)
    elif tile.bits == 64:
        if tile.height != 8:
            raise tile.op.op_error("expecting tile_height to be 8 for 64 bit elements")
        if tile.width not in (1, 2, 4):
            raise tile.op.op_error("expecting tile_width to be 1, 2, or 4")
    else:
        raise tile.op.op_error("transpose is only supported for 32 and 64 bit elements")


def _verify_packed(tile: _Tile) -> None:
    tile.expect_blocks(1, 2, 4)
    if tile.bits == 8:
        tile.expect_height(4, 32)
        tile.expect_width(4, 16)
    elif tile.bits == 16:
        tile.expect_height(2, 32)
        tile.expect_width(2, 16)
        tile.expect_row(32)
    else:
        raise tile.op.op_error("pack_register is only supported for 8 and 16 bit elements")


@verifies(xevm.BlockLoad2dOp)
def verify_blockload2d(op: xevm.BlockLoad2dOp) -> None:
    """BlockLoad2dOp::verify"""
    tile = _Tile(op, op.v_blocks)
    _verify_load(op, tile)
    tile.verify_matrix()
    _, bits = _vector(op.res.type)
    if (tile.bits == 32 or op.pack_register) and bits != 32:
        raise op.op_error("expecting result element type to be 32 bits")
    if op.pack_register and tile.width != _LANES:
        raise op.op_error(
            "tile_width when pack_register is true should be equal to subgroup size (16 elements)"
        )


_STORED_WIDTHS = {8: (4, 64), 16: (2, 32), 32: (1, 16), 64: (1, 8)}


@verifies(xevm.BlockStore2dOp)
def verify_blockstore2d(op: xevm.BlockStore2dOp) -> None:
    """BlockStore2dOp::verify"""
    tile = _Tile(op)
    tile.expect_height(1, 8)
    if tile.bits not in _STORED_WIDTHS:
        raise op.op_error("expecting elem_size_in_bits to be 8, 16, 32, or 64")
    tile.expect_width(*_STORED_WIDTHS[tile.bits])
    tile.verify_matrix()
    if tile.bits == 8 and tile.width not in (16, 32):
        raise op.op_error("tile_width for 8 bit elements should be equal to 16 or 32")
    if tile.bits != 8 and tile.width != 16:
        raise op.op_error(f"tile_width for {tile.bits} bit elements should be equal to 16")


@verifies(xevm.BlockPrefetch2dOp)
def verify_blockprefetch2d(op: xevm.BlockPrefetch2dOp) -> None:
    """BlockPrefetch2dOp::verify"""
    tile = _Tile(op, op.v_blocks)
    tile.verify_matrix()
    if tile.bits == 8 and tile.width not in (16, 32):
        raise op.op_error("tile_width for 8 bit elements should be equal to 16 or 32")
    if tile.bits == 16 and tile.width != 16:
        raise op.op_error("tile_width for 16 bit elements should be equal to 16")
    if tile.bits == 32 and tile.width not in (8, 16):
        raise op.op_error("tile_width for 32 bit elements should be equal to 8 or 16")
