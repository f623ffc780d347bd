"""Custom assembly of the dialect `linalg`: index lists."""

from __future__ import annotations

from odsgen.dialects.shared import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
