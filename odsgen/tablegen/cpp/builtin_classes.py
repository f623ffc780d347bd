"""MLIR's builtin C++ classes and functions, and how the predicate language says what they say.

Source: the ODS records of the builtin dialect (BuiltinTypes.td, BuiltinAttributes.td, BuiltinTypeInterfaces.td) and MLIR's
API documentation. A method that is missing here is one that a predicate cannot use.
"""

from __future__ import annotations

from odsgen.tablegen.cpp.classes import ClassTable, CppClass, CppEnum, CppFunction, Method, methods
from odsgen.tablegen.cpp.upstream_classes import with_upstream_classes

_FLOATS = {
    "BF16": "BFloat16Type",
    "F16": "Float16Type",
    "TF32": "FloatTF32Type",
    "F32": "Float32Type",
    "F64": "Float64Type",
    "F80": "Float80Type",
    "F128": "Float128Type",
}
_OTHER_FLOATS = (
    "Float8E5M2Type",
    "Float8E4M3Type",
    "Float8E4M3FNType",
    "Float8E5M2FNUZType",
    "Float8E4M3FNUZType",
    "Float8E4M3B11FNUZType",
    "Float8E3M4Type",
    "Float4E2M1FNType",
    "Float6E2M3FNType",
    "Float6E3M2FNType",
    "Float8E8M0FNUType",
)

_INTEGER = "isa($_self, IntegerType)"

_TYPE_METHODS = methods(
    {
        "isIndex()": ("isa($_self, IndexType)", "bool"),
        "isInteger()": (_INTEGER, "bool"),
        "isInteger(width)": (f"{_INTEGER} and $_self.width == $width", "bool"),
        "isSignlessInteger()": (f"{_INTEGER} and $_self.is_signless", "bool"),
        "isSignlessInteger(width)": ("satisfies($_self, I<$width>)", "bool"),
        "isSignedInteger()": (f"{_INTEGER} and $_self.is_signed", "bool"),
        "isSignedInteger(width)": ("satisfies($_self, SI<$width>)", "bool"),
        "isUnsignedInteger()": (f"{_INTEGER} and $_self.is_unsigned", "bool"),
        "isUnsignedInteger(width)": ("satisfies($_self, UI<$width>)", "bool"),
        "isSignlessIntOrIndex()": (
            "isa($_self, IndexType) or isa($_self, IntegerType) and $_self.is_signless",
            "bool",
        ),
        "isSignlessIntOrFloat()": (
            "isa($_self, FloatType) or isa($_self, IntegerType) and $_self.is_signless",
            "bool",
        ),
        "isSignlessIntOrIndexOrFloat()": (
            "isa($_self, IndexType, FloatType) or isa($_self, IntegerType) and $_self.is_signless",
            "bool",
        ),
        "isIntOrIndex()": ("isa($_self, IntegerType, IndexType)", "bool"),
        "isIntOrFloat()": ("isa($_self, IntegerType, FloatType)", "bool"),
        "isIntOrIndexOrFloat()": ("isa($_self, IntegerType, IndexType, FloatType)", "bool"),
        "isFloat()": ("isa($_self, FloatType)", "bool"),
        "isFloat(width)": ("isa($_self, FloatType) and $_self.WIDTH == $width", "bool"),
        "getIntOrFloatBitWidth()": ("bit_width($_self)", "unsigned"),
        "getTypeID()": ("type_id($_self)", "TypeID"),
        "getContext()": ("$_self", "MLIRContext"),
        **{f"is{name}()": (f"isa($_self, {of})", "bool") for name, of in _FLOATS.items()},
    }
)

_SHAPED_METHODS = methods(
    {
        "getElementType()": ("$_self.element_type", "mlir::Type"),
        "getShape()": ("$_self.shape", "ArrayRef<int64_t>"),
        "getRank()": ("$_self.rank", "int64_t"),
        "hasRank()": ("$_self.has_rank", "bool"),
        "hasStaticShape()": ("$_self.has_static_shape", "bool"),
        "hasStaticShape(shape)": ("$_self.has_static_shape and $_self.shape == $shape", "bool"),
        "getNumElements()": ("$_self.num_elements", "int64_t"),
        "getNumDynamicDims()": ("$_self.num_dynamic_dims", "int64_t"),
        "getDimSize(index)": ("$_self.shape[$index]", "int64_t"),
        "isDynamicDim(index)": ("$_self.shape[$index] == DYNAMIC", "bool"),
        "isStaticDim(index)": ("$_self.shape[$index] != DYNAMIC", "bool"),
        "getElementTypeBitWidth()": ("bit_width($_self.element_type)", "unsigned"),
    }
)

_VECTOR_METHODS = methods(
    {
        "getScalableDims()": ("$_self.scalable_dims", "ArrayRef<bool>"),
        "isScalable()": ("$_self.is_scalable", "bool"),
        "allDimsScalable()": ("all(dim for dim in $_self.scalable_dims)", "bool"),
        "getNumScalableDims()": ("$_self.scalable_dims.count(True)", "int64_t"),
    }
)

_MEMREF_METHODS = methods(
    {
        "getMemorySpace()": ("$_self.memory_space", "mlir::Attribute?"),
    }
)

_ATTRIBUTE_METHODS = methods({"getContext()": ("$_self", "MLIRContext")})

_INTEGER_ATTR_METHODS = methods(
    {
        "getInt()": ("$_self.value", "int64_t"),
        "getSInt()": ("$_self.value", "int64_t"),
        "getUInt()": ("$_self.unsigned_value", "uint64_t"),
        "getValue()": ("$_self", "APInt"),
        "getAPSInt()": ("$_self", "APInt"),
    }
)

#: An APInt is looked at through the attribute that holds it.
_APINT_METHODS = methods(
    {
        "getZExtValue()": ("$_self.unsigned_value", "uint64_t"),
        "getLimitedValue()": ("$_self.unsigned_value", "uint64_t"),
        "getSExtValue()": ("signed_value($_self)", "int64_t"),
        "isNegative()": ("signed_value($_self) < 0", "bool"),
        "isNonNegative()": ("signed_value($_self) >= 0", "bool"),
        "isStrictlyPositive()": ("signed_value($_self) > 0", "bool"),
        "isNonPositive()": ("signed_value($_self) <= 0", "bool"),
        "isPowerOf2()": ("$_self.unsigned_value.bit_count() == 1", "bool"),
        "isZero()": ("$_self.value == 0", "bool"),
        "isOne()": ("$_self.unsigned_value == 1", "bool"),
        "sgt(value)": ("signed_value($_self) > $value", "bool"),
        "sge(value)": ("signed_value($_self) >= $value", "bool"),
        "slt(value)": ("signed_value($_self) < $value", "bool"),
        "sle(value)": ("signed_value($_self) <= $value", "bool"),
        "ugt(value)": ("$_self.unsigned_value > $value", "bool"),
        "uge(value)": ("$_self.unsigned_value >= $value", "bool"),
        "ult(value)": ("$_self.unsigned_value < $value", "bool"),
        "ule(value)": ("$_self.unsigned_value <= $value", "bool"),
    }
)

_OPERATION_METHODS = methods(
    {
        "getOperation()": ("$_self", "Operation"),
        "getNumOperands()": ("len($_self.operands)", "unsigned"),
        "getNumResults()": ("len($_self.results)", "unsigned"),
        "getNumRegions()": ("len($_self.regions)", "unsigned"),
        "getNumSuccessors()": ("len($_self.successors)", "unsigned"),
        "getOperands()": ("$_self.operands", "ArrayRef<Value>"),
        "getResults()": ("$_self.results", "ArrayRef<Value>"),
        "getOperand(index)": ("$_self.operands[$index]", "Value"),
        "getResult(index)": ("$_self.results[$index]", "Value"),
        "getOperandTypes()": ("$_self.operand_types", "ArrayRef<Type>"),
        "getResultTypes()": ("$_self.result_types", "ArrayRef<Type>"),
        "getRegions()": ("$_self.regions", "ArrayRef<Region>"),
        "getRegion(index)": ("$_self.regions[$index]", "Region"),
        "getParentOp()": ("$_self.parent_op", "Operation?"),
        "getContext()": ("$_self", "MLIRContext"),
    }
)

_VALUE_METHODS = methods(
    {
        "getType()": ("$_self.type", "mlir::Type"),
        "getContext()": ("$_self", "MLIRContext"),
        "use_empty()": ("not $_self.has_uses", "bool"),
        "hasOneUse()": ("$_self.has_one_use", "bool"),
    }
)

_REGION_METHODS = methods(
    {
        "empty()": ("$_self.is_empty", "bool"),
        "getBlocks()": ("$_self.blocks", "ArrayRef<Block>"),
        "hasOneBlock()": ("len($_self.blocks) == 1", "bool"),
        "getNumArguments()": ("len($_self.blocks[0].arguments)", "unsigned"),
        "getArguments()": ("$_self.blocks[0].arguments", "ArrayRef<Value>"),
        "getArgumentTypes()": ("$_self.blocks[0].arguments.types", "ArrayRef<Type>"),
        "front()": ("$_self.blocks[0]", "Block"),
    }
)

_BLOCK_METHODS = methods(
    {
        "empty()": ("$_self.is_empty", "bool"),
        "getNumArguments()": ("len($_self.arguments)", "unsigned"),
        "getArguments()": ("$_self.arguments", "ArrayRef<Value>"),
        "getArgumentTypes()": ("$_self.arguments.types", "ArrayRef<Type>"),
    }
)

_MAP_METHODS = methods(
    {
        "getNumDims()": ("$_self.num_dims", "unsigned"),
        "getNumSymbols()": ("$_self.num_symbols", "unsigned"),
        "getNumResults()": ("$_self.num_results", "unsigned"),
        "getNumInputs()": ("$_self.num_dims + $_self.num_symbols", "unsigned"),
    }
)


def _class(
    cpp_name: str,
    kind: str,
    bases: tuple[str, ...],
    table: dict[str, Method] | None = None,
    test: str = "",
    name: str | None = None,
    parameters: tuple[tuple[str, str], ...] = (),
) -> CppClass:
    return CppClass(
        f"mlir::{cpp_name}",
        cpp_name if name is None else name,
        kind,
        tuple(f"mlir::{base}" for base in bases),
        table or {},
        test,
        parameters,
    )


def _type(
    name: str,
    base: str = "Type",
    table: dict[str, Method] | None = None,
    parameters: tuple[tuple[str, str], ...] = (),
) -> CppClass:
    return _class(name, "type", (base,), table, "", None, parameters)


def _attribute(
    name: str, base: str = "Attribute", table: dict[str, Method] | None = None
) -> CppClass:
    return _class(name, "attribute", (base,), table)


_SCALABLE = "isa($_self, VectorType) and $_self.is_scalable"
_FIXED = "isa($_self, VectorType) and not $_self.is_scalable"

_TYPES = (
    _class("Type", "type", (), _TYPE_METHODS),
    _type(
        "IntegerType",
        table=methods(
            {
                "getWidth()": ("$_self.width", "unsigned"),
                "isSignless()": ("$_self.is_signless", "bool"),
                "isSigned()": ("$_self.is_signed", "bool"),
                "isUnsigned()": ("$_self.is_unsigned", "bool"),
                "getIntOrFloatBitWidth()": ("$_self.width", "unsigned"),
            }
        ),
    ),
    _type("IndexType"),
    _type("NoneType"),
    _type(
        "FloatType",
        table=methods(
            {
                "getWidth()": ("$_self.WIDTH", "unsigned"),
                "getIntOrFloatBitWidth()": ("$_self.WIDTH", "unsigned"),
            }
        ),
    ),
    *(_type(name, "FloatType") for name in (*_FLOATS.values(), *_OTHER_FLOATS)),
    _type(
        "ComplexType",
        table=methods({"getElementType()": ("$_self.element_type", "mlir::Type")}),
        parameters=(("element_type", "mlir::Type"),),
    ),
    *(
        _type(
            name,
            table=methods(
                {
                    "getInputs()": ("$_self.inputs", "ArrayRef<Type>"),
                    "getResults()": ("$_self.results", "ArrayRef<Type>"),
                    "getNumInputs()": ("len($_self.inputs)", "unsigned"),
                    "getNumResults()": ("len($_self.results)", "unsigned"),
                    "getInput(index)": ("$_self.inputs[$index]", "mlir::Type"),
                    "getResult(index)": ("$_self.results[$index]", "mlir::Type"),
                }
            ),
            parameters=(("inputs", "ArrayRef<Type>"), ("results", "ArrayRef<Type>")),
        )
        for name in ("FunctionType", "GraphType")
    ),
    _type(
        "TupleType",
        table=methods(
            {
                "getTypes()": ("$_self.types", "ArrayRef<Type>"),
                "size()": ("len($_self.types)", "size_t"),
                "getType(index)": ("$_self.types[$index]", "mlir::Type"),
            }
        ),
        parameters=(("types", "ArrayRef<Type>"),),
    ),
    _type("OpaqueType"),
    _type("ShapedType", table=_SHAPED_METHODS),
    _type(
        "VectorType",
        "ShapedType",
        _VECTOR_METHODS,
        (("shape", "ArrayRef<int64_t>"), ("element_type", "mlir::Type")),
    ),
    _class("ScalableVectorType", "type", ("VectorType",), test=_SCALABLE, name="VectorType"),
    _class("FixedVectorType", "type", ("VectorType",), test=_FIXED, name="VectorType"),
    _type("TensorType", "ShapedType"),
    _type(
        "RankedTensorType",
        "TensorType",
        methods({"getEncoding()": ("$_self.encoding", "mlir::Attribute?")}),
        (("shape", "ArrayRef<int64_t>"), ("element_type", "mlir::Type")),
    ),
    _type("UnrankedTensorType", "TensorType", parameters=(("element_type", "mlir::Type"),)),
    _type("BaseMemRefType", "ShapedType", _MEMREF_METHODS),
    _type(
        "MemRefType",
        "BaseMemRefType",
        methods(
            {
                "isStrided()": ("is_strided($_self)", "bool"),
                "getLayout()": ("$_self.layout", "mlir::Attribute?"),
            }
        ),
    ),
    _type("UnrankedMemRefType", "BaseMemRefType"),
)  # fmt: skip

_ELEMENTS_METHODS = methods(
    {
        "getType()": ("$_self.type", "mlir::ShapedType"),
        "getElementType()": ("$_self.type.element_type", "mlir::Type"),
        "getNumElements()": ("$_self.type.num_elements", "int64_t"),
        "size()": ("$_self.type.num_elements", "int64_t"),
    }
)

_INTEGERS = "isa($_self, DenseIntOrFPElementsAttr) and isa($_self.type.element_type, IntegerType, IndexType)"
_FLOATING = "isa($_self, DenseIntOrFPElementsAttr) and isa($_self.type.element_type, FloatType)"


def _dense_array(name: str, element: str, cpp_element: str) -> CppClass:
    array = f"ArrayRef<{cpp_element}>"
    return _class(
        name,
        "attribute",
        ("DenseArrayAttr",),
        methods({"asArrayRef()": ("$_self.values", array)}),
        f"isa($_self, DenseArrayAttr) and $_self.element_type == {element}",
        "DenseArrayAttr",
    )


_ATTRIBUTES = (
    _class("Attribute", "attribute", (), _ATTRIBUTE_METHODS),
    _attribute("TypedAttr", table=methods({"getType()": ("$_self.type", "mlir::Type")})),
    _attribute("UnitAttr"),
    _attribute("IntegerAttr", "TypedAttr", _INTEGER_ATTR_METHODS),
    _attribute(
        "BoolAttr", "IntegerAttr", methods({"getValue()": ("$_self.unsigned_value == 1", "bool")})
    ),
    _attribute(
        "FloatAttr",
        "TypedAttr",
        methods(
            {
                "getType()": ("$_self.type", "mlir::FloatType"),
                "getValueAsDouble()": ("$_self.value", "double"),
            }
        ),
    ),
    _attribute(
        "StringAttr",
        "TypedAttr",
        methods(
            {
                "getValue()": ("$_self.value", "StringRef"),
                "str()": ("$_self.value", "StringRef"),
                "strref()": ("$_self.value", "StringRef"),
                "size()": ("len($_self.value)", "size_t"),
                "empty()": ("$_self.value == ''", "bool"),
            }
        ),
    ),
    _attribute(
        "SymbolRefAttr",
        table=methods(
            {
                "getRootReference()": ("$_self.root", "StringRef"),
                "getLeafReference()": ("$_self.leaf", "StringRef"),
            }
        ),
    ),
    _attribute(
        "FlatSymbolRefAttr",
        "SymbolRefAttr",
        methods({"getValue()": ("$_self.value", "StringRef")}),
    ),
    _attribute("TypeAttr", table=methods({"getValue()": ("$_self.value", "mlir::Type")})),
    _attribute(
        "ArrayAttr",
        table=methods(
            {
                "getValue()": ("$_self.elements", "ArrayRef<Attribute>"),
                "size()": ("len($_self.elements)", "size_t"),
                "empty()": ("len($_self.elements) == 0", "bool"),
            }
        ),
    ),
    _attribute(
        "DictionaryAttr",
        table=methods(
            {
                "size()": ("len($_self)", "size_t"),
                "empty()": ("len($_self) == 0", "bool"),
                "get(name)": ("$_self.lookup($name)", "mlir::Attribute?"),
                "contains(name)": ("$_self.lookup($name) is not None", "bool"),
            }
        ),
    ),
    _attribute("OpaqueAttr", "TypedAttr"),
    _attribute("DistinctAttr"),
    _attribute("AffineMapAttr", table=methods({"getValue()": ("$_self.value", "AffineMap")})),
    _attribute("IntegerSetAttr", table=methods({"getValue()": ("$_self.value", "IntegerSet")})),
    _attribute(
        "StridedLayoutAttr",
        table=methods(
            {
                "getOffset()": ("$_self.offset", "int64_t"),
                "getStrides()": ("$_self.strides", "ArrayRef<int64_t>"),
            }
        ),
    ),
    _attribute("ElementsAttr", "TypedAttr", _ELEMENTS_METHODS),
    _attribute("DenseElementsAttr", "ElementsAttr"),
    _attribute("DenseIntOrFPElementsAttr", "DenseElementsAttr"),
    _class("DenseIntElementsAttr", "attribute", ("DenseIntOrFPElementsAttr",), test=_INTEGERS, name="DenseIntOrFPElementsAttr"),
    _class("DenseFPElementsAttr", "attribute", ("DenseIntOrFPElementsAttr",), test=_FLOATING, name="DenseIntOrFPElementsAttr"),
    _attribute("DenseStringElementsAttr", "DenseElementsAttr"),
    _attribute("SparseElementsAttr", "ElementsAttr"),
    _attribute("DenseResourceElementsAttr", "ElementsAttr"),
    _attribute(
        "DenseArrayAttr",
        table=methods(
            {
                "getElementType()": ("$_self.element_type", "mlir::Type"),
                "size()": ("len($_self.values)", "size_t"),
                "getSize()": ("len($_self.values)", "size_t"),
                "empty()": ("len($_self.values) == 0", "bool"),
            }
        ),
    ),
    _dense_array("DenseBoolArrayAttr", "I1", "bool"),
    _dense_array("DenseI8ArrayAttr", "I8", "int8_t"),
    _dense_array("DenseI16ArrayAttr", "I16", "int16_t"),
    _dense_array("DenseI32ArrayAttr", "I32", "int32_t"),
    _dense_array("DenseI64ArrayAttr", "I64", "int64_t"),
    _dense_array("DenseF32ArrayAttr", "F32", "float"),
    _dense_array("DenseF64ArrayAttr", "F64", "double"),
    _class("LocationAttr", "attribute", ("Attribute",), name="Location"),
    _class("Location", "attribute", ("LocationAttr",), name="Location"),
)  # fmt: skip

_VALUES = (
    _class("Value", "value", (), _VALUE_METHODS),
    _class("OpResult", "value", ("Value",)),
    _class("BlockArgument", "value", ("Value",)),
    _class("Operation", "operation", (), _OPERATION_METHODS),
    _class("Region", "region", (), _REGION_METHODS),
    _class("Block", "block", (), _BLOCK_METHODS),
    _class("AffineMap", "affine_map", (), _MAP_METHODS),
    _class("IntegerSet", "integer_set", (), _MAP_METHODS),
    _class("MLIRContext", "context", (), name=""),
    _class("TypeID", "type_id", (), name=""),
    CppClass("llvm::APInt", "", "integer", (), _APINT_METHODS),
)

_LOCATIONS = ("UnknownLoc", "FileLineColRange", "FileLineColLoc", "NameLoc", "CallSiteLoc", "FusedLoc", "OpaqueLoc")  # fmt: skip

_SIGNEDNESS = CppEnum(
    "mlir::IntegerType::SignednessSemantics",
    "Signedness",
    {"Signless": 0, "Signed": 1, "Unsigned": 2},
    {"Signless": "SIGNLESS", "Signed": "SIGNED", "Unsigned": "UNSIGNED"},
)

_TYPE = ("mlir::Type",)
_FUNCTIONS = (
    CppFunction(
        "mlir::getElementTypeOrSelf",
        ("type",),
        "element_type_or_self($type)",
        "mlir::Type",
        _TYPE,
    ),
    CppFunction("getI1SameShape", ("type",), "i1_same_shape($type)", "mlir::Type", _TYPE),
    CppFunction("mlir::getI1SameShape", ("type",), "i1_same_shape($type)", "mlir::Type", _TYPE),
    CppFunction(
        "mlir::verifyCompatibleShape",
        ("first", "second"),
        "verify_compatible_shape($first, $second)",
        "bool",
        ("mlir::Type", "mlir::Type"),
    ),
    CppFunction(
        "llvm::isPowerOf2_64", ("value",), "$value > 0 and $value.bit_count() == 1"
    ),
    CppFunction(
        "llvm::isPowerOf2_32", ("value",), "$value > 0 and $value.bit_count() == 1"
    ),
)  # fmt: skip

_CORE_CLASSES = ClassTable().extended(
    (
        *_TYPES,
        *_ATTRIBUTES,
        *_VALUES,
        *(_class(name, "attribute", ("LocationAttr",)) for name in _LOCATIONS),
    ),
    (_SIGNEDNESS,),
    _FUNCTIONS,
)

BUILTIN_CLASSES = with_upstream_classes(_CORE_CLASSES)
"""The classes of the builtin dialect and of MLIR's core, and what only C++ has of the other dialects of MLIR."""
