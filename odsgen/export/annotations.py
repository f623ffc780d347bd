"""The annotations of Python as types of C++, for builders, methods of interfaces and native calls."""

from __future__ import annotations

import re
from collections.abc import Mapping

from odsgen.export.names import ExportNames
from odsgen.export.problems import Unsayable

_PLAIN: Mapping[str, str] = {
    "Value": "::mlir::Value",
    "Type": "::mlir::Type",
    "Attribute": "::mlir::Attribute",
    "Region": "::mlir::Region *",
    "Block": "::mlir::Block *",
    "Operation": "::mlir::Operation *",
    "str": "::llvm::StringRef",
    "object": "::std::any",
    "int": "int64_t",
    "float": "double",
    "bool": "bool",
    "None": "void",
    "dict[str, Attribute]": "::mlir::NamedAttrList",
    "Location": "::mlir::LocationAttr",
    "AffineMap": "::mlir::AffineMap",
    "IntegerSet": "::mlir::IntegerSet",
}
_RANGES = {
    "Value": "::mlir::ValueRange",
    "Type": "::mlir::TypeRange",
    "Region": "::mlir::RegionRange",
    "Block": "::mlir::BlockRange",
}
_CLASS = re.compile(r"[A-Z]\w*(?:Type|Attr|Loc)")
_SEQUENCE = re.compile(r"(?:Sequence|list|tuple)\[(.*?)(?:, \.\.\.)?\]")


def cpp_type(annotation: str, names: ExportNames) -> str:
    """The C++ type of an annotation. Raises Unsayable."""
    text = annotation.strip()
    if text in _PLAIN:
        return _PLAIN[text]
    if (match := _SEQUENCE.fullmatch(text)) is not None:
        inner = match[1].strip()
        return _RANGES.get(inner) or f"::llvm::ArrayRef<{cpp_type(inner, names)}>"
    parts = [part.strip() for part in text.split("|")]
    if len(parts) == 2 and "None" in parts:
        inner = next(part for part in parts if part != "None")
        return f"::std::optional<{cpp_type(inner, names)}>"
    if text in names.class_names:
        return names.qualified(text)
    for enum in names.enums.values():
        if enum.name == text:
            return names.enum_class(enum)
    if _CLASS.fullmatch(text):
        return f"::mlir::{text}"
    raise Unsayable(f"'{annotation}' has no counterpart among the types of C++")
