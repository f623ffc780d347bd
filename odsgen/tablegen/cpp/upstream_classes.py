"""C++ of MLIR's own dialects that no TableGen record tells: classes of types that only C++ defines, functions of predicates.

Those without a definition in a spec are carried as text (``OpaqueType``), by which they are known. The functions are restated
here from what MLIR's documentation of the dialects says ("Dialects") and mlir-opt answers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from odsgen.tablegen.cpp.classes import ClassTable, CppClass, Method, methods

#: Namespace and dialect → class → the mnemonic of its types, of those that have no parameters.
_TYPES: Mapping[tuple[str, str], Mapping[str, str]] = {
    ("mlir::LLVM", "llvm"): {
        "LLVMVoidType": "void",
        "LLVMTokenType": "token",
        "LLVMLabelType": "label",
        "LLVMMetadataType": "metadata",
    },
}

#: Types that operations of other dialects mention without including their definitions: namespace and dialect → class → methods.
_DEFINED_ELSEWHERE: Mapping[tuple[str, str], Mapping[str, dict[str, tuple[str, str]]]] = {
    ("mlir::LLVM", "llvm"): {
        "LLVMArrayType": {},
        "LLVMFunctionType": {},
        "LLVMPPCFP128Type": {},
        "LLVMPointerType": {"getAddressSpace()": ("$_self.address_space", "unsigned")},
        "LLVMStructType": {},
        "LLVMTargetExtType": {},
        "LLVMX86AMXType": {},
    },
    ("mlir::gpu", "gpu"): {
        "AsyncTokenType": {},
        "MMAMatrixType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
        "SparseDnTensorHandleType": {},
        "SparseSpGEMMOpHandleType": {},
        "SparseSpMatHandleType": {},
    },
    ("mlir::quant", "quant"): {
        "AnyQuantizedType": {},
        "CalibratedQuantizedType": {},
        "UniformQuantizedType": {},
    },
    ("mlir::spirv", "spirv"): {
        "ArrayType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
        "CooperativeMatrixType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
        "ImageType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
        "MatrixType": {},
        "PointerType": {"getPointeeType()": ("$_self.pointee_type", "mlir::Type")},
        "RuntimeArrayType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
        "SampledImageType": {"getImageType()": ("$_self.image_type", "mlir::Type")},
        "StructType": {},
        "TensorArmType": {"getElementType()": ("$_self.element_type", "mlir::Type")},
    },
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
    "mlir::quant::QuantizedType": tuple(
        f"mlir::quant::{name}QuantizedType" for name in ("Any", "Uniform", "Calibrated")
    ),
}

#: The methods of a union.
_METHODS_OF_UNIONS: Mapping[str, Mapping[str, Method]] = {
    "mlir::quant::QuantizedType": methods(
        {
            # Calibrated types store nothing.
            "getStorageTypeIntegralWidth()": (
                "cast($_self, quant.UniformQuantizedType).storage_type.width "
                "if isa($_self, quant.UniformQuantizedType) else "
                "cast($_self, quant.AnyQuantizedType).storage_type.width "
                "if isa($_self, quant.AnyQuantizedType) else 0",
                "unsigned",
            ),
        }
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


def _classes() -> Iterator[CppClass]:
    for (namespace, dialect), classes in _TYPES.items():
        for name, mnemonic in classes.items():
            yield CppClass(
                f"{namespace}::{name}",
                "OpaqueType",
                "type",
                ("mlir::Type",),
                test=(
                    f"isa($_self, OpaqueType) and $_self.dialect == '{dialect}' "
                    f"and $_self.data == '{mnemonic}'"
                ),
                mnemonic=f"{dialect}.{mnemonic}",
                is_fallback=True,
            )
    for (namespace, dialect), tables in _DEFINED_ELSEWHERE.items():
        for name, table in tables.items():
            yield CppClass(
                f"{namespace}::{name}",
                f"{dialect}.{name}",
                "type",
                ("mlir::Type",),
                methods(table),
                **(_POINTER if name == "LLVMPointerType" else {}),
                is_fallback=True,
            )
    for cpp_name, members in _UNIONS.items():
        yield CppClass(
            cpp_name,
            "",
            "type",
            ("mlir::Type",),
            _METHODS_OF_UNIONS.get(cpp_name, {}),
            members=members,
            is_fallback=True,
        )


def with_upstream_classes(table: ClassTable) -> ClassTable:
    """The table with what only C++ defines; a class that a record defines takes the place of the one here."""
    return table.extended(_classes(), sources=(_SOURCES, _LOCAL_SOURCES))
