"""C++ of MLIR's own dialects that no TableGen record tells: classes of types that only C++ defines, functions of predicates.

The classes have no definition in a spec either; their values are carried as text (``OpaqueType``), by which they are known.
The functions are restated here from what MLIR's documentation of the dialects says ("Dialects") and mlir-opt answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from odsgen.tablegen.cpp.classes import ClassTable, CppClass, Method, methods

#: Namespace and dialect → class → the mnemonics of its types; one that ends with ``<`` always has parameters.
_TYPES: Mapping[tuple[str, str], Mapping[str, tuple[str, ...]]] = {
    ("mlir::spirv", "spirv"): {
        "ArrayType": ("array<",),
        "RuntimeArrayType": ("rtarray<",),
        "PointerType": ("ptr<",),
        "ImageType": ("image<",),
        "SampledImageType": ("sampled_image<",),
        "StructType": ("struct<",),
        "MatrixType": ("matrix<",),
        "CooperativeMatrixType": ("coopmatrix<",),
        "TensorArmType": ("arm.tensor<",),
    },
    ("mlir::quant", "quant"): {
        "QuantizedType": ("any<", "uniform<", "calibrated<"),
        "AnyQuantizedType": ("any<",),
        "UniformQuantizedType": ("uniform<",),
        "CalibratedQuantizedType": ("calibrated<",),
    },
    ("mlir::gpu", "gpu"): {
        "AsyncTokenType": ("async.token",),
        "MMAMatrixType": ("mma_matrix<",),
        "SparseDnTensorHandleType": ("sparse.dntensor_handle",),
        "SparseSpMatHandleType": ("sparse.spmat_handle",),
        "SparseSpGEMMOpHandleType": ("sparse.spgemmop_handle",),
    },
    ("mlir::LLVM", "llvm"): {
        "LLVMVoidType": ("void",),
        "LLVMTokenType": ("token",),
        "LLVMLabelType": ("label",),
        "LLVMMetadataType": ("metadata",),
    },
}

#: What can be read from the text of a type.
_METHODS: Mapping[str, Mapping[str, Method]] = {
    "QuantizedType": methods(
        {
            # `uniform<i8:f32, 0.1>` and `any<u4<1:7>:f32>` begin with the stored integer; calibrated types store none.
            "getStorageTypeIntegralWidth()": (
                "0 if $_self.data.startswith('calibrated') else first_number($_self.data)",
                "unsigned",
            ),
        }
    ),
    "ImageType": methods({"getElementType()": ("type_at($_self.data[6:])", "mlir::Type")}),
    "SampledImageType": methods({"getImageType()": ("type_at($_self.data[14:])", "mlir::Type")}),
    "PointerType": methods({"getPointeeType()": ("type_at($_self.data[4:])", "mlir::Type")}),
    "CooperativeMatrixType": methods(
        {
            "getElementType()": (
                "cast(type_at('tensor' + $_self.data[10:]), ShapedType).element_type",
                "mlir::Type",
            ),
        }
    ),
    "MMAMatrixType": methods(
        {
            "getElementType()": (
                "cast(type_at('tensor' + $_self.data[10:]), ShapedType).element_type",
                "mlir::Type",
            ),
        }
    ),
}

#: Types of the LLVM dialect, which the operations of other dialects mention without including their definitions.
_LLVM_TYPES: Mapping[str, dict[str, tuple[str, str]]] = {
    "LLVMArrayType": {},
    "LLVMFunctionType": {},
    "LLVMPPCFP128Type": {},
    "LLVMPointerType": {"getAddressSpace()": ("$_self.address_space", "unsigned")},
    "LLVMStructType": {},
    "LLVMTargetExtType": {},
    "LLVMX86AMXType": {},
}

#: How a pointer is built and written: `!llvm.ptr`, `!llvm.ptr<3>`.
_POINTER: Mapping[str, Any] = {
    "parameters": (("address_space", "unsigned"),),
    "mnemonic": "llvm.ptr",
    "text": "<$address_space>",
}

_UNIONS: Mapping[str, tuple[str, ...]] = {
    "mlir::pdl::PDLType": tuple(
        f"mlir::pdl::{name}Type" for name in ("Attribute", "Operation", "Range", "Type", "Value")
    ),
}

_SOURCES = """
bool mlir::LLVM::isScalableVectorType(Type type) { return cast<VectorType>(type).isScalable(); }
bool mlir::LLVM::isCompatibleFloatingPointType(Type type) {
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
             mlir::LLVM::LLVMPPCFP128Type>(type);
}
bool mlir::LLVM::isCompatibleVectorType(Type type) {
  auto vector = dyn_cast<VectorType>(type);
  if (!vector || vector.getRank() != 1)
    return false;
  Type element = vector.getElementType();
  if (auto integer = dyn_cast<IntegerType>(element))
    return integer.isSignless();
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
             mlir::LLVM::LLVMPointerType>(element);
}
bool mlir::LLVM::isCompatibleOuterType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return vector.getRank() == 1;
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type,
             mlir::LLVM::LLVMArrayType, mlir::LLVM::LLVMFunctionType, mlir::LLVM::LLVMLabelType,
             mlir::LLVM::LLVMMetadataType, mlir::LLVM::LLVMPPCFP128Type, mlir::LLVM::LLVMPointerType,
             mlir::LLVM::LLVMStructType, mlir::LLVM::LLVMTokenType, mlir::LLVM::LLVMTargetExtType,
             mlir::LLVM::LLVMVoidType, mlir::LLVM::LLVMX86AMXType>(type) ||
         type.isSignlessInteger();
}
bool mlir::emitc::isSupportedIntegerType(Type type) {
  if (auto integer = dyn_cast<IntegerType>(type))
    return is_contained({1, 8, 16, 32, 64}, integer.getWidth());
  return false;
}
bool mlir::emitc::isSupportedFloatType(Type type) {
  return isa<BFloat16Type, Float16Type, Float32Type, Float64Type>(type);
}
bool mlir::emitc::isPointerWideType(Type type) {
  return isa<mlir::emitc::SignedSizeTType, mlir::emitc::SizeTType, mlir::emitc::PtrDiffTType>(type);
}
bool mlir::emitc::isIntegerIndexOrOpaqueType(Type type) {
  return isa<IndexType, mlir::emitc::OpaqueType>(type) || mlir::emitc::isSupportedIntegerType(type) ||
         mlir::emitc::isPointerWideType(type);
}
bool mlir::smt::isAnyNonFuncSMTValueType(Type type) {
  return isa<mlir::smt::BoolType, mlir::smt::BitVectorType, mlir::smt::ArrayType, mlir::smt::IntType,
             mlir::smt::SortType>(type);
}
bool mlir::smt::isAnySMTValueType(Type type) {
  return isa<mlir::smt::SMTFuncType>(type) || mlir::smt::isAnyNonFuncSMTValueType(type);
}
bool mlir::xegpu::isSharedMemory(MemRefType type) {
  Attribute space = type.getMemorySpace();
  if (auto number = dyn_cast_or_null<IntegerAttr>(space))
    return number.getInt() == 3;
  if (auto own = dyn_cast_or_null<mlir::xegpu::MemorySpaceAttr>(space))
    return own.getValue() == mlir::xegpu::MemorySpace::SLM;
  if (auto xevm = dyn_cast_or_null<mlir::xevm::AddrSpaceAttr>(space))
    return xevm.getValue() == mlir::xevm::AddrSpace::SHARED;
  if (auto gpu = dyn_cast_or_null<mlir::gpu::AddressSpaceAttr>(space))
    return gpu.getValue() == mlir::gpu::AddressSpace::Workgroup;
  return false;
}
bool mlir::tosa::isa_tosa_shape_type(Type type) { return isa<mlir::tosa::shapeType>(type); }
Type mlir::spirv::getUnaryOpResultType(Type type) {
  if (auto vector = dyn_cast<VectorType>(type))
    return VectorType::get({vector.getNumElements()}, IntegerType::get(type.getContext(), 1));
  return IntegerType::get(type.getContext(), 1);
}
bool mlir::spirv::bitEnumContainsAny(mlir::spirv::ImageOperands bits, mlir::spirv::ImageOperands bit) {
  return (static_cast<uint32_t>(bits) & static_cast<uint32_t>(bit)) != 0;
}
"""

#: Functions that ODS calls by a name of the file that includes the generated code.
_LOCAL_SOURCES = """
bool isScalableVectorType(Type type) { return cast<VectorType>(type).isScalable(); }
Type getUnaryOpResultType(Type type) { return mlir::spirv::getUnaryOpResultType(type); }
"""


def _text_test(dialect: str, mnemonics: tuple[str, ...]) -> str:
    starts = [
        f"$_self.data.startswith('{m}')" if m.endswith("<") else f"$_self.data == '{m}'"
        for m in mnemonics
    ]
    of_dialect = f"isa($_self, OpaqueType) and $_self.dialect == '{dialect}'"
    return f"{of_dialect} and {starts[0] if len(starts) == 1 else '(' + ' or '.join(starts) + ')'}"


def _classes() -> Iterator[CppClass]:
    for (namespace, dialect), classes in _TYPES.items():
        for name, mnemonics in classes.items():
            test = _text_test(dialect, mnemonics)
            yield CppClass(
                f"{namespace}::{name}",
                "OpaqueType",
                "type",
                ("mlir::Type",),
                _METHODS.get(name, {}),
                test,
                mnemonic="" if mnemonics[0].endswith("<") else f"{dialect}.{mnemonics[0]}",
                is_fallback=True,
            )
    for name, table in _LLVM_TYPES.items():
        yield CppClass(
            f"mlir::LLVM::{name}",
            f"llvm.{name}",
            "type",
            ("mlir::Type",),
            methods(table),
            **(_POINTER if name == "LLVMPointerType" else {}),
            is_fallback=True,
        )
    for cpp_name, members in _UNIONS.items():
        yield CppClass(cpp_name, "", "type", ("mlir::Type",), members=members, is_fallback=True)


def with_upstream_classes(table: ClassTable) -> ClassTable:
    """The table with what only C++ defines; a class that a record defines takes the place of the one here."""
    return table.extended(_classes(), sources=(_SOURCES, _LOCAL_SOURCES))
