from odsgen.runtime.builtin.float_types import (
    FLOAT_TYPES as FLOAT_TYPES,
)
from odsgen.runtime.builtin.float_types import (
    BFloat16Type as BFloat16Type,
)
from odsgen.runtime.builtin.float_types import (
    Float4E2M1FNType as Float4E2M1FNType,
)
from odsgen.runtime.builtin.float_types import (
    Float6E2M3FNType as Float6E2M3FNType,
)
from odsgen.runtime.builtin.float_types import (
    Float6E3M2FNType as Float6E3M2FNType,
)
from odsgen.runtime.builtin.float_types import (
    Float8E3M4Type as Float8E3M4Type,
)
from odsgen.runtime.builtin.float_types import (
    Float8E4M3B11FNUZType as Float8E4M3B11FNUZType,
)
from odsgen.runtime.builtin.float_types import (
    Float8E4M3FNType as Float8E4M3FNType,
)
from odsgen.runtime.builtin.float_types import (
    Float8E4M3FNUZType as Float8E4M3FNUZType,
)
from odsgen.runtime.builtin.float_types import (
    Float8E4M3Type as Float8E4M3Type,
)
from odsgen.runtime.builtin.float_types import (
    Float8E5M2FNUZType as Float8E5M2FNUZType,
)
from odsgen.runtime.builtin.float_types import (
    Float8E5M2Type as Float8E5M2Type,
)
from odsgen.runtime.builtin.float_types import (
    Float8E8M0FNUType as Float8E8M0FNUType,
)
from odsgen.runtime.builtin.float_types import (
    Float16Type as Float16Type,
)
from odsgen.runtime.builtin.float_types import (
    Float32Type as Float32Type,
)
from odsgen.runtime.builtin.float_types import (
    Float64Type as Float64Type,
)
from odsgen.runtime.builtin.float_types import (
    Float80Type as Float80Type,
)
from odsgen.runtime.builtin.float_types import (
    Float128Type as Float128Type,
)
from odsgen.runtime.builtin.float_types import (
    FloatTF32Type as FloatTF32Type,
)
from odsgen.runtime.builtin.float_types import (
    FloatType as FloatType,
)
from odsgen.runtime.builtin.float_types import (
    bf16 as bf16,
)
from odsgen.runtime.builtin.float_types import (
    f16 as f16,
)
from odsgen.runtime.builtin.float_types import (
    f32 as f32,
)
from odsgen.runtime.builtin.float_types import (
    f64 as f64,
)
from odsgen.runtime.builtin.opaque import (
    OpaqueType as OpaqueType,
)
from odsgen.runtime.builtin.scalar_types import (
    INDEX_STORAGE_WIDTH as INDEX_STORAGE_WIDTH,
)
from odsgen.runtime.builtin.scalar_types import (
    MAX_INTEGER_WIDTH as MAX_INTEGER_WIDTH,
)
from odsgen.runtime.builtin.scalar_types import (
    ComplexType as ComplexType,
)
from odsgen.runtime.builtin.scalar_types import (
    FunctionType as FunctionType,
)
from odsgen.runtime.builtin.scalar_types import (
    GraphType as GraphType,
)
from odsgen.runtime.builtin.scalar_types import (
    IndexType as IndexType,
)
from odsgen.runtime.builtin.scalar_types import (
    IntegerType as IntegerType,
)
from odsgen.runtime.builtin.scalar_types import (
    NoneType as NoneType,
)
from odsgen.runtime.builtin.scalar_types import (
    Signedness as Signedness,
)
from odsgen.runtime.builtin.scalar_types import (
    TupleType as TupleType,
)
from odsgen.runtime.builtin.scalar_types import (
    i1 as i1,
)
from odsgen.runtime.builtin.scalar_types import (
    i8 as i8,
)
from odsgen.runtime.builtin.scalar_types import (
    i16 as i16,
)
from odsgen.runtime.builtin.scalar_types import (
    i32 as i32,
)
from odsgen.runtime.builtin.scalar_types import (
    i64 as i64,
)
from odsgen.runtime.builtin.scalar_types import (
    index as index,
)
from odsgen.runtime.builtin.scalar_types import (
    none as none,
)
from odsgen.runtime.builtin.shaped_types import (
    DYNAMIC as DYNAMIC,
)
from odsgen.runtime.builtin.shaped_types import (
    DYNAMIC_STRIDE as DYNAMIC_STRIDE,
)
from odsgen.runtime.builtin.shaped_types import (
    BaseMemRefType as BaseMemRefType,
)
from odsgen.runtime.builtin.shaped_types import (
    MemRefType as MemRefType,
)
from odsgen.runtime.builtin.shaped_types import (
    RankedTensorType as RankedTensorType,
)
from odsgen.runtime.builtin.shaped_types import (
    ShapedType as ShapedType,
)
from odsgen.runtime.builtin.shaped_types import (
    TensorType as TensorType,
)
from odsgen.runtime.builtin.shaped_types import (
    UnrankedMemRefType as UnrankedMemRefType,
)
from odsgen.runtime.builtin.shaped_types import (
    UnrankedTensorType as UnrankedTensorType,
)
from odsgen.runtime.builtin.shaped_types import (
    VectorType as VectorType,
)
