"""The loops over an operation, and what a tile of it is."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.dialects.shared import Mixed
from odsgen.runtime import Operation, Value


class Range(NamedTuple):
    """The iterations of a loop."""

    offset: Mixed
    size: Mixed
    stride: Mixed


class Tile(NamedTuple):
    """The operations that compute a tile, and the values that they give."""

    operations: list[Operation]
    values: list[Value]
