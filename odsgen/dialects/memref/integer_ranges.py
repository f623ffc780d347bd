"""The range of `memref.dim`."""

from __future__ import annotations

from odsgen.dialects.shared.dimension_ranges import range_of_dim
from odsgen.hooks import infers_ranges
from odsgen_dialects import memref

infers_ranges(memref.DimOp)(range_of_dim)
