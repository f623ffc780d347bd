from odsgen.runtime.builtin.container_attributes import (
    ArrayAttr as ArrayAttr,
    DenseArrayAttr as DenseArrayAttr,
    DictionaryAttr as DictionaryAttr,
    DistinctAttr as DistinctAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr as DenseElementsAttr,
    DenseFPElementsAttr as DenseFPElementsAttr,
    DenseIntElementsAttr as DenseIntElementsAttr,
    DenseIntOrFPElementsAttr as DenseIntOrFPElementsAttr,
    DenseStringElementsAttr as DenseStringElementsAttr,
    ElementsAttr as ElementsAttr,
    SparseElementsAttr as SparseElementsAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
    AffineMapAttr as AffineMapAttr,
    IntegerSetAttr as IntegerSetAttr,
    StridedLayoutAttr as StridedLayoutAttr,
)
from odsgen.runtime.builtin.opaque import (
    OpaqueAttr as OpaqueAttr,
)
from odsgen.runtime.builtin.resources import (
    DenseResourceElementsAttr as DenseResourceElementsAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    BoolAttr as BoolAttr,
    FlatSymbolRefAttr as FlatSymbolRefAttr,
    FloatAttr as FloatAttr,
    IntegerAttr as IntegerAttr,
    StringAttr as StringAttr,
    SymbolRefAttr as SymbolRefAttr,
    TypeAttr as TypeAttr,
    UnitAttr as UnitAttr,
)
