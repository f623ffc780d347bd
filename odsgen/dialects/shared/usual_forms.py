"""Hooks of directives that many dialects write alike, for those without hooks of their own (`ods.library.usual_directives`)."""

from __future__ import annotations

from odsgen.dialects.shared.directives import OptionalSymbolVisibility, TypeOrAttr
from odsgen.dialects.shared.index_lists import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
form("SymbolVisibility")(OptionalSymbolVisibility)
form("TypeOrAttr")(TypeOrAttr)
