"""The type constraints of ODS (mlir/IR/CommonTypeConstraints.td), with the summaries of MLIR 22's diagnostics."""

from __future__ import annotations

from odsgen.ods.library.definitions import TypeDefinition, table
from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition

_test = TypeDefinition


def _same(signature: str, expression: str, summary: str = "") -> TypeDefinition:
    return TypeDefinition(signature, same_as=expression, summary=summary)


def _whole(signature: str, expression: str, summary: str = "") -> TypeDefinition:
    return TypeDefinition(signature, same_as=expression, summary=summary, is_written_whole=True)


# --- scalars --------------------------------------------------------------------------------------------------------

_SCALARS = (
    _test("AnyType", "True", "any type"),
    _test("NoneType", "isa($_self, NoneType)", "none type", "NoneType()"),
    _test("AnyInteger", "isa($_self, IntegerType)", "integer"),
    _test(
        "AnyI<int width>",
        "isa($_self, IntegerType) and $_self.width == $width",
        "{$width}-bit integer",
        is_written_whole=True,
    ),
    _test(
        "AnySignlessInteger", "isa($_self, IntegerType) and $_self.is_signless", "signless integer"
    ),
    _test(
        "AnySignedInteger",
        "isa($_self, IntegerType) and $_self.is_signed",
        "signed integer",
        is_written_whole=True,
    ),
    _test(
        "AnyUnsignedInteger",
        "isa($_self, IntegerType) and $_self.is_unsigned",
        "unsigned integer",
        is_written_whole=True,
    ),
    _test("I<int width>", summary="{$width}-bit signless integer", builder="IntegerType($width)"),
    _test(
        "SI<int width>",
        summary="{$width}-bit signed integer",
        builder="IntegerType($width, Signedness.SIGNED)",
    ),
    _test(
        "UI<int width>",
        summary="{$width}-bit unsigned integer",
        builder="IntegerType($width, Signedness.UNSIGNED)",
    ),
    _test(
        "AnyIntOfWidths<list<int> widths>",
        "isa($_self, IntegerType) and $_self.width in $widths",
        "{$widths|/}-bit integer",
    ),
    _test(
        "SignlessIntOfWidths<list<int> widths>",
        "isa($_self, IntegerType) and $_self.is_signless and $_self.width in $widths",
        "{$widths|/}-bit signless integer",
        is_written_whole=True,
    ),
    _test(
        "SignedIntOfWidths<list<int> widths>",
        "isa($_self, IntegerType) and $_self.is_signed and $_self.width in $widths",
        "{$widths|/}-bit signed integer",
        is_written_whole=True,
    ),
    _test(
        "UnsignedIntOfWidths<list<int> widths>",
        "isa($_self, IntegerType) and $_self.is_unsigned and $_self.width in $widths",
        "{$widths|/}-bit unsigned integer",
        is_written_whole=True,
    ),
    *(_whole(f"AnyI{width}", f"AnyI<{width}>") for width in (1, 8, 16, 32, 64)),
    *(_same(f"I{width}", f"I<{width}>") for width in (1, 8, 16, 32, 64, 128)),
    *(_same(f"SI{width}", f"SI<{width}>") for width in (1, 8, 16, 32, 64)),
    *(_same(f"UI{width}", f"UI<{width}>") for width in (1, 8, 16, 32, 64)),
    _test("Index", summary="index", builder="IndexType()"),
    _test(
        "AnySignlessIntegerOrIndex",
        "isa($_self, IndexType) or isa($_self, IntegerType) and $_self.is_signless",
        "signless integer or index",
    ),
    _test("AnyFloat", "isa($_self, FloatType)", "floating-point"),
    _test(
        "FloatOfWidths<list<int> widths>",
        "isa($_self, Float16Type, Float32Type, Float64Type, Float80Type, Float128Type) and $_self.WIDTH in $widths",
        "{$widths|/}-bit float",
        is_written_whole=True,
    ),
    *(
        _test(f"F{width}", summary=f"{width}-bit float", builder=f"Float{width}Type()")
        for width in (16, 32, 64, 80, 128)
    ),
    _test("BF16", summary="bfloat16 type", builder="BFloat16Type()", is_written_whole=True),
    _test("TF32", summary="tf32 type", builder="FloatTF32Type()", is_written_whole=True),
    *(
        _test(
            name,
            summary=f"f{name[1:]} type",
            builder=f"Float{name[1:]}Type()",
            is_written_whole=True,
        )
        for name in (
            "F8E4M3FN",
            "F8E5M2",
            "F8E4M3",
            "F8E4M3FNUZ",
            "F8E4M3B11FNUZ",
            "F8E5M2FNUZ",
            "F8E3M4",
            "F4E2M1FN",
            "F6E2M3FN",
            "F6E3M2FN",
            "F8E8M0FNU",
        )
    ),
    _test("AnyComplex", "isa($_self, ComplexType)", "complex-type"),
    _test(
        "Complex<Type element>",
        "isa($_self, ComplexType) and satisfies($_self.element_type, $element)",
        "complex type with {$element} elements",
        "ComplexType($element)",
    ),
    _test(
        "OpaqueType<string dialect, string name, string summary>",
        summary="{$summary}",
        builder="OpaqueType($dialect, $name)",
    ),
    _test("FunctionType", "isa($_self, FunctionType)", "function type"),
    _test("GraphType", "isa($_self, GraphType)", "graph type"),
)

# --- combinations ---------------------------------------------------------------------------------------------------

_SHAPED = "isa($_self, ShapedType)"
_ELEMENT = "satisfies($_self.element_type, AnyTypeOf<$types>)"
_VALUES = " of {AnyTypeOf<$types>} values"


def _container(
    signature: str, container: str, description: str, *, is_written_whole: bool = False
) -> TypeDefinition:
    """ODS's ShapedContainerType: a test of the container, then of its element type."""
    return TypeDefinition(
        signature,
        f"{container} and {_ELEMENT}",
        description + _VALUES,
        is_written_whole=is_written_whole,
    )


_VECTOR = "isa($_self, VectorType)"
_VECTOR_OF_NON_ZERO_RANK = f"{_VECTOR} and $_self.rank > 0"
_FIXED_VECTOR = f"{_VECTOR} and not $_self.is_scalable"
_SCALABLE_VECTOR = f"{_VECTOR} and $_self.is_scalable"

_CONTAINERS = (
    _container(
        "ValueSemanticsContainerOf<list<Type> types>",
        f"{_SHAPED} and has_trait($_self, ValueSemantics)",
        "container with value semantics",
        is_written_whole=True,
    ),
    _test(
        "TypeOrValueSemanticsContainer<Type allowed, string name>",
        "satisfies($_self, $allowed) or satisfies($_self, ValueSemanticsContainerOf<[$allowed]>)",
        "{$name}",
    ),
    _container(
        "ShapedContainerType<list<Type> types, Pred container, string descr>",
        "$container",
        "{$descr}",
    ),
    _same("AnyShaped", "ShapedContainerType<[AnyType], Pred<'isa($_self, ShapedType)'>, 'shaped'>"),
    _container(
        "TensorOrMemRef<list<Type> types>",
        "isa($_self, TensorType, MemRefType)",
        "Tensor or MemRef",
    ),
)

# --- vectors --------------------------------------------------------------------------------------------------------


def _vector_measure(
    signature: str, measure: str, description: str, vector: str = _VECTOR_OF_NON_ZERO_RANK
) -> TypeDefinition:
    return TypeDefinition(signature, f"{vector} and {measure}", description)


_VECTORS = (
    _container("VectorOfNonZeroRankOf<list<Type> types>", _VECTOR_OF_NON_ZERO_RANK, "vector"),
    _container(
        "FixedVectorOfNonZeroRankOf<list<Type> types>",
        f"{_FIXED_VECTOR} and $_self.rank > 0",
        "fixed-length vector",
    ),
    _container("VectorOfAnyRankOf<list<Type> types>", _VECTOR, "vector"),
    _container("FixedVectorOfAnyRank<list<Type> types>", _FIXED_VECTOR, "fixed-length vector"),
    _container("ScalableVectorOfAnyRank<list<Type> types>", _SCALABLE_VECTOR, "scalable vector"),
    _container(
        "VectorWithTrailingDimScalableOf<list<Type> types>",
        f"{_VECTOR_OF_NON_ZERO_RANK} and $_self.scalable_dims[-1] and $_self.scalable_dims.count(True) == 1",
        "trailing scalable vector",
    ),
    *(
        _vector_measure(
            f"{prefix}VectorOfRank<list<int> ranks>",
            "$_self.rank in $ranks",
            " of ranks {$ranks|/}",
            vector,
        )
        for prefix, vector in (
            ("", _VECTOR_OF_NON_ZERO_RANK),
            ("Fixed", _FIXED_VECTOR),
            ("Scalable", _SCALABLE_VECTOR),
        )
    ),
    *(
        _vector_measure(
            f"{prefix}VectorOfLength<list<int> lengths>",
            "$_self.num_elements in $lengths",
            " of length {$lengths|/}",
            vector,
        )
        for prefix, vector in (
            ("", _VECTOR_OF_NON_ZERO_RANK),
            ("Fixed", _FIXED_VECTOR),
            ("Scalable", _SCALABLE_VECTOR),
        )
    ),
    _vector_measure(
        "VectorOfMinLength<int length>",
        "$_self.num_elements >= $length",
        " of at least length {$length}",
    ),
    _vector_measure(
        "VectorOfMaxLength<int length>",
        "$_self.num_elements <= $length",
        " of at most length {$length}",
    ),
    _same(
        "VectorOfRankAndType<list<int> ranks, list<Type> types>",
        "AllOfType<[VectorOfNonZeroRankOf<$types>, VectorOfRank<$ranks>]>",
        "{VectorOfNonZeroRankOf<$types>}{VectorOfRank<$ranks>}",
    ),
    _same(
        "FixedVectorOfRankAndType<list<int> ranks, list<Type> types>",
        "AllOfType<[FixedVectorOfAnyRank<$types>, VectorOfRank<$ranks>]>",
        "{FixedVectorOfAnyRank<$types>}{VectorOfRank<$ranks>}",
    ),
    _same(
        "VectorOfLengthAndType<list<int> lengths, list<Type> types>",
        "AllOfType<[VectorOfNonZeroRankOf<$types>, VectorOfLength<$lengths>]>",
        "{VectorOfNonZeroRankOf<$types>}{VectorOfLength<$lengths>}",
    ),
    _same(
        "VectorOfMinMaxLengthAndType<int minimum, int maximum, list<Type> types>",
        "AllOfType<[VectorOfNonZeroRankOf<$types>, VectorOfMinLength<$minimum>, VectorOfMaxLength<$maximum>]>",
        "{VectorOfNonZeroRankOf<$types>}{VectorOfMinLength<$minimum>}{VectorOfMaxLength<$maximum>}",
    ),
    _same(
        "FixedVectorOfLengthAndType<list<int> lengths, list<Type> types>",
        "AllOfType<[FixedVectorOfAnyRank<$types>, FixedVectorOfLength<$lengths>]>",
        "{FixedVectorOfAnyRank<$types>}{FixedVectorOfLength<$lengths>}",
    ),
    _same(
        "ScalableVectorOfLengthAndType<list<int> lengths, list<Type> types>",
        "AllOfType<[ScalableVectorOfAnyRank<$types>, ScalableVectorOfLength<$lengths>]>",
        "{ScalableVectorOfAnyRank<$types>}{ScalableVectorOfLength<$lengths>}",
    ),
    _same(
        "ScalableVectorOfRankAndLengthAndType<list<int> ranks, list<int> lengths, list<Type> types>",
        "AllOfType<[ScalableVectorOfRank<$ranks>, ScalableVectorOfAnyRank<$types>, ScalableVectorOfLength<$lengths>]>",
        "{ScalableVectorOfRank<$ranks>}{ScalableVectorOfAnyRank<$types>}{ScalableVectorOfLength<$lengths>}",
    ),
    _test(
        "FixedVectorOfShapeAndType<list<int> shape, Type element>",
        f"{_FIXED_VECTOR} and $_self.shape == $shape and satisfies($_self.element_type, $element)",
        "vector<{$shape|x}x{name of $element}> of {$element} values",
        "VectorType($shape, $element)",
    ),
    _test(
        "ShapedTypeWithNthDimOfSize<int n, list<int> sizes>",
        f"{_SHAPED} and $_self.has_rank and $_self.shape[$n] in $sizes",
        " with dim {$n} having a size of {{{$sizes|, }}}",
    ),
    _same(
        "VectorWithTrailingDimScalableOfSizeAndType<list<int> sizes, list<Type> types>",
        "AllOfType<[VectorWithTrailingDimScalableOf<$types>, ShapedTypeWithNthDimOfSize<-1, $sizes>]>",
        "{VectorWithTrailingDimScalableOf<$types>}{ShapedTypeWithNthDimOfSize<-1, $sizes>}",
    ),
    _same("AnyVectorOfNonZeroRank", "VectorOfNonZeroRankOf<[AnyType]>"),
    _same("AnyFixedVectorOfNonZeroRank", "FixedVectorOfNonZeroRankOf<[AnyType]>"),
    _same("AnyVectorOfAnyRank", "VectorOfAnyRankOf<[AnyType]>"),
    _same("AnyFixedVectorOfAnyRank", "FixedVectorOfAnyRank<[AnyType]>"),
    _same("AnyScalableVectorOfAnyRank", "ScalableVectorOfAnyRank<[AnyType]>"),
)

# --- tensors --------------------------------------------------------------------------------------------------------


def _tensor(name: str, class_name: str, description: str) -> TypeDefinition:
    return _container(
        f"{name}<list<Type> types, list<Pred> preds = [], string summary = '{description}'>",
        f"isa($_self, {class_name}) and $preds",
        "{$summary}",
    )


_MEMORY_ELEMENTS = ("I1", "I8", "I16", "I32", "I64", "BF16", "F16", "F32", "F64")
_RANKED = "Pred<'isa($_self, ShapedType) and $_self.has_rank and $_self.rank in $ranks'>"

_TENSORS = (
    _tensor("TensorOf", "TensorType", "tensor"),
    _tensor("RankedTensorOf", "RankedTensorType", "ranked tensor"),
    _tensor("UnrankedTensorOf", "UnrankedTensorType", "unranked tensor"),
    _same("AnyTensor", "TensorOf<[AnyType]>"),
    *(_same(f"{element}Tensor", f"TensorOf<[{element}]>") for element in _MEMORY_ELEMENTS),
    _same("IndexTensor", "TensorOf<[Index]>"),
    _same(
        "Non0RankedTensorOf<list<Type> types>",
        "TensorOf<$types, [Pred<'$_self.has_rank and $_self.rank >= 1'>], 'non-0-ranked.tensor'>",
    ),
    _same("AnyRankedTensor", "RankedTensorOf<[AnyType]>"),
    _same("AnyNon0RankedTensor", "Non0RankedTensorOf<[AnyType]>"),
    _same("AnyUnrankedTensor", "UnrankedTensorOf<[AnyType]>"),
    _same(
        "AnyNon0RankedOrUnrankedTensor",
        "AnyTypeOf<[AnyUnrankedTensor, AnyNon0RankedTensor], 'non-0-ranked or unranked tensor'>",
    ),
    _container(
        "TensorRankOf<list<Type> types, list<int> ranks>",
        "isa($_self, RankedTensorType) and $_self.rank in $ranks",
        "{$ranks|/|D} tensor",
    ),
    *(_same(f"{r}DTensorOf<list<Type> types>", f"TensorRankOf<$types, [{r}]>") for r in range(5)),
    _container(
        "StaticShapeTensorOf<list<Type> types>",
        "isa($_self, RankedTensorType) and $_self.has_static_shape",
        "statically shaped tensor",
    ),
    _same("AnyStaticShapeTensor", "StaticShapeTensorOf<[AnyType]>"),
)

# --- memrefs --------------------------------------------------------------------------------------------------------

_MEMREF = "isa($_self, MemRefType)"

_MEMREFS = (
    _container(
        "UnrankedMemRefOf<list<Type> types>", "isa($_self, UnrankedMemRefType)", "unranked.memref"
    ),
    _same("AnyUnrankedMemRef", "UnrankedMemRefOf<[AnyType]>"),
    _container("MemRefOf<list<Type> types>", _MEMREF, "memref"),
    _container(
        "Non0RankedMemRefOf<list<Type> types>",
        f"{_MEMREF} and $_self.rank >= 1",
        "non-0-ranked.memref",
    ),
    _same("AnyMemRef", "MemRefOf<[AnyType]>"),
    _same("AnyNon0RankedMemRef", "Non0RankedMemRefOf<[AnyType]>"),
    _container(
        "RankedOrUnrankedMemRefOf<list<Type> types, list<Pred> preds = [], string summary = 'ranked or unranked memref'>",
        "isa($_self, BaseMemRefType) and $preds",
        "{$summary}",
    ),
    _same("AnyRankedOrUnrankedMemRef", "RankedOrUnrankedMemRefOf<[AnyType]>"),
    _whole("AnyNon0RankedOrUnrankedMemRef", "AnyTypeOf<[AnyUnrankedMemRef, AnyNon0RankedMemRef]>"),
    *(_same(f"{element}MemRef", f"MemRefOf<[{element}]>") for element in _MEMORY_ELEMENTS),
    _container(
        "MemRefRankOf<list<Type> types, list<int> ranks>",
        f"{_MEMREF} and $_self.rank in $ranks",
        "{$ranks|/|D} memref",
    ),
    _container(
        "StaticShapeMemRefOf<list<Type> types>",
        f"{_MEMREF} and $_self.has_static_shape",
        "statically shaped memref",
    ),
    _same("AnyStaticShapeMemRef", "StaticShapeMemRefOf<[AnyType]>"),
    _container(
        "StridedMemRefOf<list<Type> types>", f"{_MEMREF} and is_strided($_self)", "strided memref"
    ),
    _same("AnyStridedMemRef", "StridedMemRefOf<[AnyType]>"),
    _whole(
        "AnyStridedMemRefOfRank<int rank>",
        "AllOfType<[AnyStridedMemRef, MemRefRankOf<[AnyType], [$rank]>]>",
        "{AnyStridedMemRef} of rank {$rank}",
    ),
    _same("StridedMemRefRankOf<list<Type> types, list<int> ranks>", "MemRefRankOf<$types, $ranks>"),
)

# --- tuples ---------------------------------------------------------------------------------------------------------

_TUPLES = (
    _test("AnyTuple", "isa($_self, TupleType)", "tuple"),
    _test(
        "TupleOf<list<Type> types>",
        "isa($_self, TupleType) and all(satisfies(t, AnyTypeOf<$types>) for t in $_self.types)",
        "tuple with any combination of {AnyTypeOf<$types>} values",
        is_written_whole=True,
    ),
    _test(
        "NestedTupleOf<list<Type> types>",
        "isa($_self, TupleType) and all(satisfies(t, AnyTypeOf<$types>) for t in $_self.flattened_types())",
        "nested tuple with any combination of {AnyTypeOf<$types>} values",
        is_written_whole=True,
    ),
)

# --- "like" ---------------------------------------------------------------------------------------------------------

_LIKE = (
    _same("BoolLike", "TypeOrValueSemanticsContainer<I1, 'bool-like'>"),
    _same(
        "SignlessIntegerLike",
        "TypeOrValueSemanticsContainer<AnySignlessInteger, 'signless-integer'>",
    ),
    _same(
        "SignlessIntegerOrIndexLike",
        "TypeOrValueSemanticsContainer<AnySignlessIntegerOrIndex, 'signless-integer-like'>",
    ),
    _same("FloatLike", "TypeOrValueSemanticsContainer<AnyFloat, 'floating-point-like'>"),
    _same(
        "SignlessIntegerOrFloatLike",
        "AnyTypeOf<[SignlessIntegerLike, FloatLike], 'signless-integer-like or floating-point-like'>",
    ),
    _same(
        "SignlessIntegerOrIndexOrFloatLike",
        "AnyTypeOf<[SignlessIntegerOrIndexLike, FloatLike], 'signless-integer-or-index-like or floating-point-like'>",
    ),
)

# --- interfaces -----------------------------------------------------------------------------------------------------

_CLASSES_OF_INTERFACES = {"ShapedTypeInterface": "ShapedType", "FloatTypeInterface": "FloatType"}


def _interface(interface: InterfaceDefinition) -> TypeDefinition:
    test = f"has_interface($_self, {interface.name})"
    if (class_name := _CLASSES_OF_INTERFACES.get(interface.name)) is not None:
        test = f"isa($_self, {class_name}) or {test}"
    return _test(interface.name, test, f"{interface.mlir_name} instance")


_INTERFACES = (_interface(row) for row in INTERFACES.values() if row.kind == "type")

#: Every type constraint of CommonTypeConstraints.td but the combinators, which the language of constraints has.
TYPE_CONSTRAINTS = table(
    *_SCALARS, *_CONTAINERS, *_VECTORS, *_TENSORS, *_MEMREFS, *_TUPLES, *_LIKE, *_INTERFACES
)
