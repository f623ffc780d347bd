"""Custom forms of the dialect `tensor`."""

from __future__ import annotations

from odsgen.dialects.shared.index_lists import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
