"""The named predicates of ODS (mlir/IR/CommonTypeConstraints.td): for ConfinedType, TensorOf and their like."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import Definition, table


@dataclass(frozen=True)
class PredicateDefinition(Definition):
    """A predicate on a type under a name."""

    predicate: str


_VECTOR = "isa($_self, VectorType)"
_SHAPED = "isa($_self, ShapedType)"
_NON_ZERO = f"{_VECTOR} and $_self.rank > 0"
_FIXED = f"{_VECTOR} and not $_self.is_scalable"
_SCALABLE = f"{_VECTOR} and $_self.is_scalable"

PREDICATES = table(
    PredicateDefinition("TruePred", "True"),
    PredicateDefinition("False", "False"),
    PredicateDefinition("IsVectorOfNonZeroRankTypePred", _NON_ZERO),
    PredicateDefinition("IsFixedVectorOfNonZeroRankTypePred", f"{_FIXED} and $_self.rank > 0"),
    PredicateDefinition("IsVectorOfAnyRankTypePred", _VECTOR),
    PredicateDefinition("IsFixedVectorOfAnyRankTypePred", _FIXED),
    PredicateDefinition("IsVectorTypeWithAnyDimScalablePred", _SCALABLE),
    PredicateDefinition(
        "IsVectorTypeWithOnlyTrailingDimScalablePred",
        f"{_NON_ZERO} and $_self.scalable_dims[-1] and $_self.scalable_dims.count(True) == 1",
    ),
    PredicateDefinition(
        "IsVectorTypeWithAllDimsScalablePred",
        f"{_NON_ZERO} and all(scalable for scalable in $_self.scalable_dims)",
    ),
    PredicateDefinition("IsTensorTypePred", "isa($_self, TensorType)"),
    PredicateDefinition("IsMemRefTypePred", "isa($_self, MemRefType)"),
    PredicateDefinition("IsTensorOrMemRefTypePred", "isa($_self, TensorType, MemRefType)"),
    PredicateDefinition("IsUnrankedMemRefTypePred", "isa($_self, UnrankedMemRefType)"),
    PredicateDefinition("IsUnrankedTensorTypePred", "isa($_self, UnrankedTensorType)"),
    PredicateDefinition("IsRankedTensorTypePred", "isa($_self, RankedTensorType)"),
    PredicateDefinition("IsBaseMemRefTypePred", "isa($_self, BaseMemRefType)"),
    PredicateDefinition("IsShapedTypePred", _SHAPED),
    PredicateDefinition("HasStaticShapePred", f"{_SHAPED} and $_self.has_static_shape"),
    PredicateDefinition("IsTupleTypePred", "isa($_self, TupleType)"),
    PredicateDefinition("HasValueSemanticsPred", "has_trait($_self, ValueSemantics)"),
    PredicateDefinition("HasRankPred", f"{_SHAPED} and $_self.has_rank"),
    PredicateDefinition(
        "HasAnyRankOfPred<list<int> ranks>",
        f"{_SHAPED} and $_self.has_rank and $_self.rank in $ranks",
    ),
    PredicateDefinition(
        "HasRankGreaterOrEqualPred<int rank>",
        f"{_SHAPED} and $_self.has_rank and $_self.rank >= $rank",
    ),
    PredicateDefinition(
        "IsVectorOfRankPred<list<int> ranks>", f"{_NON_ZERO} and $_self.rank in $ranks"
    ),
    PredicateDefinition(
        "IsFixedVectorOfRankPred<list<int> ranks>", f"{_FIXED} and $_self.rank in $ranks"
    ),
    PredicateDefinition(
        "IsScalableVectorOfRankPred<list<int> ranks>", f"{_SCALABLE} and $_self.rank in $ranks"
    ),
    PredicateDefinition(
        "IsVectorOfLengthPred<list<int> lengths>",
        f"{_NON_ZERO} and $_self.num_elements in $lengths",
    ),
    PredicateDefinition(
        "IsVectorOfMinLengthPred<int length>", f"{_NON_ZERO} and $_self.num_elements >= $length"
    ),
    PredicateDefinition(
        "IsVectorOfMaxLengthPred<int length>", f"{_NON_ZERO} and $_self.num_elements <= $length"
    ),
    PredicateDefinition(
        "IsFixedVectorOfLengthPred<list<int> lengths>",
        f"{_FIXED} and $_self.num_elements in $lengths",
    ),
    PredicateDefinition(
        "IsScalableVectorOfLengthPred<list<int> lengths>",
        f"{_SCALABLE} and $_self.num_elements in $lengths",
    ),
    PredicateDefinition(
        "IsNthDimSizeIsOneOfPred<int n, list<int> sizes>",
        f"{_SHAPED} and $_self.has_rank and $_self.shape[$n] in $sizes",
    ),
    PredicateDefinition(
        "IsVectorOfShape<list<int> shape>", f"{_VECTOR} and $_self.shape == $shape"
    ),
    PredicateDefinition("HasStridesPred", "isa($_self, MemRefType) and is_strided($_self)"),
    # over operands and results of the operation, by number (OpBase.td)
    PredicateDefinition(
        "TCopVTEtIs<int index, Type type>",
        "isa($_op.operands[$index].type, ShapedType)"
        " and satisfies($_op.operands[$index].type.element_type, $type)",
    ),
    PredicateDefinition(
        "TCopVTEtIsSameAs<int i, int j>",
        "isa($_op.operands[$i].type, ShapedType) and isa($_op.operands[$j].type, ShapedType)"
        " and $_op.operands[$i].type.element_type == $_op.operands[$j].type.element_type",
    ),
    PredicateDefinition(
        "TCOpResIsShapedTypePred<int i, int j>",
        "isa($_op.results[$i].type, ShapedType) and isa($_op.operands[$j].type, ShapedType)",
    ),
    PredicateDefinition(
        "TCresIsSameAsOpBase<int i, int j>", "$_op.results[$i].type == $_op.operands[$j].type"
    ),
    PredicateDefinition(
        "TCresVTEtIsSameAsOpBase<int i, int j>",
        "element_type_or_self($_op.results[$i].type) == element_type_or_self($_op.operands[$j].type)",
    ),
    PredicateDefinition(
        "TCresVTEtIsSameAsOp<int i, int j>",
        "isa($_op.results[$i].type, ShapedType) and isa($_op.operands[$j].type, ShapedType)"
        " and $_op.results[$i].type.element_type == $_op.operands[$j].type.element_type",
    ),
    PredicateDefinition(
        "TCOpIsBroadcastableToRes<int i, int j>",
        "isa($_op.operands[$i].type, ShapedType) and isa($_op.results[$j].type, ShapedType)"
        " and broadcasted_type($_op.operands[$i].type, $_op.results[$j].type) is not None",
    ),
    PredicateDefinition(
        "TCopVTEtAreSameAt<list<int> indices>",
        "all(element_type_or_self($_op.operands[i].type) == element_type_or_self($_op.operands[j].type)"
        " for i, j in pairwise($indices))",
    ),
    PredicateDefinition("TypeIsPred<name value, Type type>", "satisfies($value.type, $type)"),
    PredicateDefinition(
        "ElementTypeIsPred<name value, Type type>",
        "isa($value.type, ShapedType) and satisfies($value.type.element_type, $type)",
    ),
    PredicateDefinition("StrAttrPred", "isa($_self, StringAttr)"),
)
