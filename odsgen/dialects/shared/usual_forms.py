"""Hooks of directives that many dialects write alike (`ods.model.hooks.usual_directives`), for those without their own."""

from __future__ import annotations

from odsgen.dialects.shared.directives import OptionalSymbolVisibility, TypeOrAttr
from odsgen.dialects.shared.index_lists import DynamicIndexList
from odsgen.hooks import form

form("DynamicIndexList")(DynamicIndexList)
form("SymbolVisibility")(OptionalSymbolVisibility)
form("TypeOrAttr")(TypeOrAttr)
