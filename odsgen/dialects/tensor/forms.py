"""Custom forms of the dialect `tensor`."""

from __future__ import annotations

from odsgen.dialects.shared import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
