"""Where the reader of operations is in the regions of one operation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.bytecode.byte_cursor import ByteCursor
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


class Frame:
    """The regions of one operation while they are read, and where in them the reader is."""

    __slots__ = (
        "cursor",
        "regions",
        "region_index",
        "blocks",
        "block_index",
        "operations_left",
        "values",
        "next_value",
        "base",
        "limit",
        "is_isolated",
    )

    def __init__(
        self,
        cursor: ByteCursor,
        regions: Sequence[Region],
        values: list[Value | None],
        is_isolated: bool,
    ) -> None:
        self.cursor = cursor
        self.regions = regions
        self.region_index = -1  # before the first
        self.blocks: list[Block] = []
        self.block_index = -1
        self.operations_left = 0
        #: The values of the isolated region around, by number; those of one that is read are taken away at its end.
        self.values = values
        #: The number of the next value that is defined, of the first of the region, and behind its last one.
        self.next_value = 0
        self.base = 0
        self.limit = 0
        self.is_isolated = is_isolated
