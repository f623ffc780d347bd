from odsgen.runtime.builtin.container_attributes import (
    ArrayAttr as ArrayAttr,
)
from odsgen.runtime.builtin.container_attributes import (
    DenseArrayAttr as DenseArrayAttr,
)
from odsgen.runtime.builtin.container_attributes import (
    DictionaryAttr as DictionaryAttr,
)
from odsgen.runtime.builtin.container_attributes import (
    DistinctAttr as DistinctAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseElementsAttr as DenseElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseFPElementsAttr as DenseFPElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseIntElementsAttr as DenseIntElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseIntOrFPElementsAttr as DenseIntOrFPElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    DenseStringElementsAttr as DenseStringElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    ElementsAttr as ElementsAttr,
)
from odsgen.runtime.builtin.elements import (
    SparseElementsAttr as SparseElementsAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
    AffineMapAttr as AffineMapAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
    IntegerSetAttr as IntegerSetAttr,
)
from odsgen.runtime.builtin.layout_attributes import (
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
)
from odsgen.runtime.builtin.scalar_attributes import (
    FlatSymbolRefAttr as FlatSymbolRefAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    FloatAttr as FloatAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    IntegerAttr as IntegerAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    StringAttr as StringAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    SymbolRefAttr as SymbolRefAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    TypeAttr as TypeAttr,
)
from odsgen.runtime.builtin.scalar_attributes import (
    UnitAttr as UnitAttr,
)
