"""The attributes of the builtin dialect (MLIR's docs, "Builtin Dialect", "Attributes"), all from
one place but for locations, which are in ``locations.py``."""

from odsgen.runtime.builtin.container_attributes import ArrayAttr, DictionaryAttr, DistinctAttr
from odsgen.runtime.builtin.dense_array import DenseArrayAttr
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr,
    DenseFPElementsAttr,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    DenseStringElementsAttr,
    ElementsAttr,
    SparseElementsAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
    AffineMapAttr,
    IntegerSetAttr,
    StridedLayoutAttr,
)
from odsgen.runtime.builtin.opaque_attribute import OpaqueAttr
from odsgen.runtime.builtin.resources import DenseResourceElementsAttr
from odsgen.runtime.builtin.scalar_attributes import (
    BoolAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    TypeAttr,
    UnitAttr,
)

__all__ = [
    "AffineMapAttr",
    "ArrayAttr",
    "BoolAttr",
    "DenseArrayAttr",
    "DenseElementsAttr",
    "DenseFPElementsAttr",
    "DenseIntElementsAttr",
    "DenseIntOrFPElementsAttr",
    "DenseResourceElementsAttr",
    "DenseStringElementsAttr",
    "DictionaryAttr",
    "DistinctAttr",
    "ElementsAttr",
    "FlatSymbolRefAttr",
    "FloatAttr",
    "IntegerAttr",
    "IntegerSetAttr",
    "OpaqueAttr",
    "SparseElementsAttr",
    "StridedLayoutAttr",
    "StringAttr",
    "SymbolRefAttr",
    "TypeAttr",
    "UnitAttr",
]
