"""The attributes of the builtin dialect (MLIR's docs, "Builtin Dialect", "Attributes"), all from
one place but for locations, which are in ``locations.py``."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.runtime.builtin.container_attributes": (
            "ArrayAttr DenseArrayAttr DictionaryAttr DistinctAttr"
        ),
        "odsgen.runtime.builtin.elements": (
            "DenseElementsAttr DenseFPElementsAttr DenseIntElementsAttr DenseIntOrFPElementsAttr "
            "DenseStringElementsAttr ElementsAttr SparseElementsAttr"
        ),
        "odsgen.runtime.builtin.layout_attributes": (
            "AffineMapAttr IntegerSetAttr StridedLayoutAttr"
        ),
        "odsgen.runtime.builtin.opaque": "OpaqueAttr",
        "odsgen.runtime.builtin.resources": "DenseResourceElementsAttr",
        "odsgen.runtime.builtin.scalar_attributes": (
            "BoolAttr FlatSymbolRefAttr FloatAttr IntegerAttr StringAttr SymbolRefAttr TypeAttr "
            "UnitAttr"
        ),
    },
)
