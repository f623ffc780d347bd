"""The range of `tensor.dim`."""

from __future__ import annotations

from odsgen.dialects.shared.dimension_ranges import range_of_dim
from odsgen.hooks import infers_ranges
from odsgen_dialects import tensor

infers_ranges(tensor.DimOp)(range_of_dim)
