"""C++ types of parameters and signatures: as kinds of parameters, and as Python annotations."""

from __future__ import annotations

import re
from collections.abc import Callable

_INTEGERS = {
    "int": "int32",
    "unsigned": "uint32",
    "unsigned int": "uint32",
    "size_t": "uint64",
    "char": "int8",
    "long": "int64",
    **{
        f"{sign}int{width}_t": f"{sign}int{width}"
        for sign in ("", "u")
        for width in (8, 16, 32, 64)
    },
}
_SCALARS = {
    **_INTEGERS,
    "bool": "bool",
    "StringRef": "string",
    "Twine": "string",
    "string": "string",
    "APInt": "int",
    "APSInt": "int",
    "APFloat": "float",
    "double": "float64",
    "float": "float32",
}
#: Classes of the runtime that have the same name.
_CLASSES = frozenset(
    "Type Attribute TypedAttr ElementsAttr ShapedType IntegerType IndexType FloatType ComplexType VectorType TensorType "
    "RankedTensorType UnrankedTensorType MemRefType UnrankedMemRefType BaseMemRefType TupleType FunctionType NoneType UnitAttr "
    "BoolAttr IntegerAttr FloatAttr StringAttr SymbolRefAttr FlatSymbolRefAttr TypeAttr ArrayAttr DictionaryAttr "
    "DenseElementsAttr DenseIntOrFPElementsAttr DenseArrayAttr AffineMapAttr IntegerSetAttr StridedLayoutAttr DistinctAttr "
    "OpaqueAttr AffineMap IntegerSet".split()
)
_RENAMED = {
    "DenseIntElementsAttr": "DenseIntOrFPElementsAttr",
    "DenseFPElementsAttr": "DenseIntOrFPElementsAttr",
    "LocationAttr": "Location",
    "FusedLoc": "FusedLoc",
    **{
        f"Dense{e}ArrayAttr": "DenseArrayAttr"
        for e in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
    },
}
#: Classes that stand for attribute constraints of the library.
_DENSE_ARRAYS = frozenset(
    f"Dense{e}ArrayAttr" for e in ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
)

_LISTS = re.compile(
    r"(?:ArrayRef|SmallVector|SmallVectorImpl|MutableArrayRef|std::vector|vector)\s*<(.*?)(?:,\s*\d+)?>"
)
_OPTIONALS = re.compile(r"(?:std::optional|optional|FailureOr)\s*<(.*)>")
_VALUES = {"Value", "OpOperand", "OpFoldResult", "BlockArgument", "OpResult"}
_ANNOTATIONS = {
    "Value": "Value",
    "BlockArgument": "Value",
    "OpResult": "Value",
    "OpFoldResult": "Value | Attribute",
    "ValueRange": "Sequence[Value]",
    "OperandRange": "Sequence[Value]",
    "MutableOperandRange": "Sequence[Value]",
    "ResultRange": "Sequence[Value]",
    "TypeRange": "Sequence[Type]",
    "RegionRange": "Sequence[Region]",
    "BlockRange": "Sequence[Block]",
    "SuccessorRange": "Sequence[Block]",
    "Region": "Region",
    "Block": "Block",
    "Operation": "Operation",
    "StringRef": "str",
    "Twine": "str",
    "string": "str",
    "NamedAttrList": "dict[str, Attribute]",
    "void": "None",
    "LogicalResult": "bool",
    "APInt": "int",
    "APFloat": "float",
    "double": "float",
    "float": "float",
    "bool": "bool",
    "Type": "Type",
    "Attribute": "Attribute",
    "TypedAttr": "Attribute",
}


#: What may stand around the C++ type of a parameter, and those that diagnostics name by their kind.
_AROUND = re.compile(r"(?:std::optional|::llvm::ArrayRef)<(.*)>")
_NAMED_BY_KIND = re.compile(r"::.*|bool|float|double|u?int\d+_t")


def is_named_by_kind(cpp_type: str) -> bool:
    """Whether diagnostics call the C++ type of a parameter what they call its kind; MLIR has the words of the definition."""
    text = cpp_type.strip()
    while (match := _AROUND.fullmatch(text)) is not None:
        text = match[1].strip()
    return _NAMED_BY_KIND.fullmatch(text) is not None


def bare(cpp_type: str) -> str:
    """A C++ type without `const`, references, pointers and the namespaces of MLIR and LLVM."""
    text = re.sub(r"\b(const|typename)\b", "", cpp_type).replace("&", "").replace("*", "")
    text = re.sub(r"(?:::)?\b(?:mlir|llvm)::(?=[A-Z])", "", text.strip())
    return text.strip().removeprefix("::mlir::").removeprefix("mlir::").removeprefix("::")


def parameter_kind(cpp_type: str, find: Callable[[str], str | None]) -> str | None:
    """The kind of a parameter; `find` names the type, attribute or enum of a C++ class. None: a spec has no such kind."""
    text = bare(cpp_type)
    if (match := _LISTS.fullmatch(text)) is not None:
        inner = parameter_kind(match[1], find)
        return None if inner is None else f"list<{inner}>"
    if (match := _OPTIONALS.fullmatch(text)) is not None:
        inner = parameter_kind(match[1], find)
        return None if inner is None else f"optional<{inner}>"
    if text in _SCALARS:
        return _SCALARS[text]
    if text.removeprefix("std::") in _SCALARS:
        return _SCALARS[text.removeprefix("std::")]
    if (found := find(cpp_type.strip())) is not None:
        return found
    if text in _DENSE_ARRAYS:
        return text
    if text in _CLASSES:
        return text
    return _RENAMED.get(text)


def annotation(cpp_type: str, find: Callable[[str], str | None]) -> str:
    """The Python annotation of a parameter of a builder or a method; `object` for what has none."""
    text = bare(cpp_type)
    if (match := _LISTS.fullmatch(text)) is not None:
        return f"Sequence[{annotation(match[1], find)}]"
    if (match := _OPTIONALS.fullmatch(text)) is not None:
        inner = annotation(match[1], find)
        return inner if inner == "object" else f"{inner} | None"
    if text in _INTEGERS:
        return "int"
    if text in _ANNOTATIONS:
        return _ANNOTATIONS[text]
    if (found := find(cpp_type.strip())) is not None:
        return found
    if text in _CLASSES:
        return text
    return _RENAMED.get(text, "object")
