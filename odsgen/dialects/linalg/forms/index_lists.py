"""Custom assembly of the dialect `linalg`: index lists."""

from __future__ import annotations

from odsgen.dialects.shared.index_lists import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
