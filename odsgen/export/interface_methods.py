"""The methods that MLIR's interfaces ask of an operation, as C++ declares them (mlir/Interfaces/*.td of MLIR 22)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CppMethod:
    """A method of the class of an operation; ``body`` is what follows from the operation alone, where something does."""

    returns: str
    name: str
    parameters: str = ""
    is_static: bool = False
    body: str = ""
    is_default: bool = False  # the interface has one: it is written where a spec lists it


_INFER_PARAMETERS = (
    "::mlir::MLIRContext *context, ::std::optional<::mlir::Location> location, ::mlir::ValueRange operands, "
    "::mlir::DictionaryAttr attributes, ::mlir::OpaqueProperties properties, ::mlir::RegionRange regions, "
    "::llvm::SmallVectorImpl<::mlir::Type> &inferredReturnTypes"
)
_NAMES = "::mlir::OpAsmSetValueNameFn setNameFn"
_OPERANDS = "::mlir::MutableOperandRange"

#: By interface. What is not here has no method that an operation must have, or one that people write.
METHODS: Mapping[str, tuple[CppMethod, ...]] = {
    "BranchOpInterface": (
        CppMethod("::mlir::SuccessorOperands", "getSuccessorOperands", "unsigned index"),
        CppMethod(
            "::mlir::Block *",
            "getSuccessorForOperands",
            "::llvm::ArrayRef<::mlir::Attribute> operands",
            is_default=True,
            body="return nullptr;",
        ),
    ),
    "CallOpInterface": (
        CppMethod(
            "::mlir::CallInterfaceCallable",
            "getCallableForCallee",
            body=(
                'if (auto callee = (*this)->getAttrOfType<::mlir::SymbolRefAttr>("callee"))\n'
                "    return callee;\n"
                "  return (*this)->getOperand(0);"
            ),
        ),
        CppMethod("void", "setCalleeFromCallable", "::mlir::CallInterfaceCallable callee"),
        CppMethod(
            "::mlir::Operation::operand_range",
            "getArgOperands",
            body='return {(*this)->operand_begin() + ((*this)->getAttr("callee") ? 0 : 1), (*this)->operand_end()};',
        ),
        CppMethod(_OPERANDS, "getArgOperandsMutable"),
    ),
    "CallableOpInterface": (
        CppMethod("::mlir::Region *", "getCallableRegion"),
        CppMethod("::llvm::ArrayRef<::mlir::Type>", "getArgumentTypes"),
        CppMethod("::llvm::ArrayRef<::mlir::Type>", "getResultTypes"),
    ),
    "FunctionOpInterface": (
        CppMethod(
            "::mlir::Region *",
            "getCallableRegion",
            body="return isExternal() ? nullptr : &(*this)->getRegion(0);",
        ),
        CppMethod(
            "::llvm::ArrayRef<::mlir::Type>",
            "getArgumentTypes",
            body="return ::llvm::cast<::mlir::FunctionType>(getFunctionType()).getInputs();",
        ),
        CppMethod(
            "::llvm::ArrayRef<::mlir::Type>",
            "getResultTypes",
            body="return ::llvm::cast<::mlir::FunctionType>(getFunctionType()).getResults();",
        ),
    ),
    "CastOpInterface": (
        CppMethod(
            "bool",
            "areCastCompatible",
            "::mlir::TypeRange inputs, ::mlir::TypeRange outputs",
            is_static=True,
        ),
    ),
    "ConditionallySpeculatable": (
        CppMethod(
            "::mlir::Speculation::Speculatability",
            "getSpeculatability",
            body="return ::mlir::Speculation::NotSpeculatable;",
        ),
    ),
    "DataLayoutOpInterface": (
        CppMethod("::mlir::DataLayoutSpecInterface", "getDataLayoutSpec", body="return {};"),
        CppMethod("::mlir::TargetSystemSpecInterface", "getTargetSystemSpec", body="return {};"),
    ),
    "DestinationStyleOpInterface": (CppMethod(_OPERANDS, "getDpsInitsMutable"),),
    "IndexingMapOpInterface": (CppMethod("::mlir::ArrayAttr", "getIndexingMaps"),),
    "InferTypeOpInterface": (
        CppMethod("::llvm::LogicalResult", "inferReturnTypes", _INFER_PARAMETERS, is_static=True),
    ),
    "LoopLikeOpInterface": (CppMethod("::llvm::SmallVector<::mlir::Region *>", "getLoopRegions"),),
    "MemoryEffectsOpInterface": (
        CppMethod(
            "void",
            "getEffects",
            "::llvm::SmallVectorImpl<::mlir::SideEffects::EffectInstance<::mlir::MemoryEffects::Effect>> &effects",
        ),
    ),
    "OpAsmOpInterface": (
        CppMethod("void", "getAsmResultNames", _NAMES, is_default=True, body="(void)setNameFn;"),
        CppMethod(
            "void",
            "getAsmBlockArgumentNames",
            f"::mlir::Region &region, {_NAMES}",
            is_default=True,
            body="(void)region;\n  (void)setNameFn;",
        ),
    ),
    "RegionBranchOpInterface": (
        CppMethod(
            "void",
            "getSuccessorRegions",
            "::mlir::RegionBranchPoint point, ::llvm::SmallVectorImpl<::mlir::RegionSuccessor> &regions",
        ),
    ),
    "RegionBranchTerminatorOpInterface": (
        CppMethod(_OPERANDS, "getMutableSuccessorOperands", "::mlir::RegionSuccessor point"),
    ),
    "SelectLikeOpInterface": (
        CppMethod("::mlir::Value", "getFalseValue"),
        CppMethod("::mlir::Value", "getTrueValue"),
        CppMethod("::mlir::Value", "getCondition"),
    ),
    "ShapedDimOpInterface": (
        CppMethod("::mlir::Value", "getShapedValue"),
        CppMethod("::mlir::OpFoldResult", "getDimension"),
    ),
    "Symbol": (
        CppMethod(
            "bool", "isDeclaration", is_default=True, body="return (*this)->getRegion(0).empty();"
        ),
    ),
    "SymbolUserOpInterface": (
        CppMethod(
            "::llvm::LogicalResult",
            "verifySymbolUses",
            "::mlir::SymbolTableCollection &symbolTable",
        ),
    ),
    "ViewLikeOpInterface": (CppMethod("::mlir::Value", "getViewSource"),),
}

#: Interfaces of which nothing has to be written.
_WITHOUT_METHODS = frozenset("""
    AlignmentAttrOpInterface ArgAndResultAttrsOpInterface InParallelOpInterface InferIntRangeInterface InferShapedTypeOpInterface
    PartialReductionOpInterface ReifyRankedShapedTypeOpInterface SubsetOpInterface TilingInterface ValueBoundsOpInterface
    VectorUnrollOpInterface WeightedBranchOpInterface WeightedRegionBranchOpInterface RegionKindInterface
    """.split())


def is_known(interface: str) -> bool:
    """Whether the methods of an interface of MLIR are known here."""
    return interface in METHODS or interface in _WITHOUT_METHODS


def methods_of(
    interface: str, listed: Collection[str], accessors: Collection[str]
) -> Iterator[CppMethod]:
    """The methods that the class of an operation must have for an interface, beside the accessors that it has."""
    for method in METHODS.get(interface, ()):
        if method.name not in accessors and (not method.is_default or method.name in listed):
            yield method


def declaration(method: CppMethod) -> str:
    """The method as the class declares it."""
    static = "static " if method.is_static else ""
    return f"{static}{method.returns} {method.name}({method.parameters});"
