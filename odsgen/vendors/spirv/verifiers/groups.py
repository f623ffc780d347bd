"""Verifiers of the dialect `spirv`: groups."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import FloatType, IntegerAttr, IntegerType, OpResult, VectorType
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Value


@verifies(
    spirv.GroupFAddOp,
    spirv.GroupFMaxOp,
    spirv.GroupFMinOp,
    spirv.GroupIAddOp,
    spirv.GroupSMaxOp,
    spirv.GroupSMinOp,
    spirv.GroupUMaxOp,
    spirv.GroupUMinOp,
    spirv.GroupFMulKHROp,
    spirv.GroupIMulKHROp,
    spirv.GroupNonUniformElectOp,
    spirv.GroupNonUniformBallotOp,
    spirv.GroupNonUniformBallotFindLSBOp,
    spirv.GroupNonUniformBallotFindMSBOp,
)
def _verify_scope(op: Any) -> None:
    """Checks that the execution scope is Workgroup or Subgroup."""
    if op.execution_scope not in (spirv.Scope.Workgroup, spirv.Scope.Subgroup):
        raise op.op_error("execution scope must be 'Workgroup' or 'Subgroup'")


@verifies(spirv.GroupBroadcastOp)
def verify_GroupBroadcast(op: spirv.GroupBroadcastOp) -> None:
    """GroupBroadcastOp::verify"""
    _verify_scope(op)
    type = op.localid.type
    if isinstance(type, VectorType) and type.num_elements not in (2, 3):
        raise op.op_error(
            "localid is a vector and can be with only  2 or 3 components, "
            f"actual number is {type.num_elements}"
        )


@verifies(spirv.GroupNonUniformBroadcastOp)
def verify_GroupNonUniformBroadcast(op: spirv.GroupNonUniformBroadcastOp) -> None:
    """GroupNonUniformBroadcastOp::verify"""
    _verify_scope(op)
    if _target_version(op) >= spirv.Version.V_1_5:
        return
    defining = _defining(op.id)
    if not isinstance(defining, (spirv.ConstantOp, spirv.ReferenceOfOp)):
        raise op.op_error("id must be the result of a constant op")


def _target_version(op: spirv.GroupNonUniformBroadcastOp) -> spirv.Version:
    """The SPIR-V version of the enclosing target environment."""
    parent = op.parent_op
    while parent is not None:
        environment = parent.attributes.get("spirv.target_env")
        if isinstance(environment, spirv.TargetEnvAttr):
            return environment.triple_attr.version
        parent = parent.parent_op
    return spirv.Version.V_1_0


def _defining(value: Value) -> Operation | None:
    return value.owner if isinstance(value, OpResult) else None


@verifies(
    spirv.GroupNonUniformShuffleOp,
    spirv.GroupNonUniformShuffleDownOp,
    spirv.GroupNonUniformShuffleUpOp,
    spirv.GroupNonUniformShuffleXorOp,
)
def _verify_shuffle(op: Operation) -> None:
    _verify_scope(op)
    type = op.operands[-1].type
    if isinstance(type, IntegerType) and type.is_signed:
        raise op.op_error("second operand must be a singless/unsigned integer")


def _verify_cluster_size(op: Operation, value: Value) -> None:
    """Checks that the cluster size is a constant power of two."""
    defining = _defining(value)
    constant = None
    if isinstance(defining, spirv.ConstantOp):
        constant = defining.properties.get("value")
    if not isinstance(constant, IntegerAttr):
        raise op.op_error("cluster size operand must come from a constant op")
    size = int(constant.value)
    if size <= 0 or size & (size - 1):
        raise op.op_error("cluster size operand must be a power of two")


@verifies(
    spirv.GroupNonUniformBitwiseAndOp,
    spirv.GroupNonUniformBitwiseOrOp,
    spirv.GroupNonUniformBitwiseXorOp,
    spirv.GroupNonUniformFAddOp,
    spirv.GroupNonUniformFMaxOp,
    spirv.GroupNonUniformFMinOp,
    spirv.GroupNonUniformFMulOp,
    spirv.GroupNonUniformIAddOp,
    spirv.GroupNonUniformIMulOp,
    spirv.GroupNonUniformLogicalAndOp,
    spirv.GroupNonUniformLogicalOrOp,
    spirv.GroupNonUniformLogicalXorOp,
    spirv.GroupNonUniformSMaxOp,
    spirv.GroupNonUniformSMinOp,
    spirv.GroupNonUniformUMaxOp,
    spirv.GroupNonUniformUMinOp,
)
def _verify_arithmetic(op: Any) -> None:
    """Checks the scope, and the cluster size of a clustered reduction."""
    _verify_scope(op)
    is_clustered = op.group_operation is spirv.GroupOperation.ClusteredReduce
    if is_clustered and len(op.operands) == 1:
        raise op.op_error(
            "cluster size operand must be provided for 'ClusteredReduce' group operation"
        )
    if len(op.operands) > 1:
        _verify_cluster_size(op, op.operands[1])


@verifies(spirv.GroupNonUniformRotateKHROp)
def verify_GroupNonUniformRotateKHR(op: spirv.GroupNonUniformRotateKHROp) -> None:
    """GroupNonUniformRotateKHROp::verify"""
    _verify_scope(op)
    if op.cluster_size is not None:
        _verify_cluster_size(op, op.cluster_size)


# --- cooperative matrices ---------------------------------------------------------------------------------------------


def _verify_matrix_access(
    op: spirv.KHRCooperativeMatrixLoadOp | spirv.KHRCooperativeMatrixStoreOp, wrong: str
) -> None:
    """Checks pointee, memory operand and alignment; the memory operand `wrong` is refused."""
    pointer = op.pointer.type
    pointee = pointer.pointee_type if isinstance(pointer, spirv.PointerType) else None
    if not isinstance(pointee, (IntegerType, FloatType, VectorType)):
        raise op.op_error(f"Pointer must point to a scalar or vector type but provided '{pointee}'")
    access, alignment = op.memory_operand_attr, op.alignment_attr
    words = set() if access is None else set(keyword_of(access).split("|"))
    if wrong in words:
        raise op.op_error(f"not compatible with memory operand '{wrong}'")
    if "Aligned" in words and alignment is None:
        raise op.op_error("missing value for the 'Aligned' memory operand")
    if "Aligned" not in words and alignment is not None:
        raise op.op_error("found alignment attribute for non-'Aligned' memory operand")


@verifies(spirv.KHRCooperativeMatrixLoadOp)
def verify_KHR_CooperativeMatrixLoad(op: spirv.KHRCooperativeMatrixLoadOp) -> None:
    """KHRCooperativeMatrixLoadOp::verify"""
    _verify_matrix_access(op, "MakePointerAvailable")


@verifies(spirv.KHRCooperativeMatrixStoreOp)
def verify_KHR_CooperativeMatrixStore(op: spirv.KHRCooperativeMatrixStoreOp) -> None:
    """KHRCooperativeMatrixStoreOp::verify"""
    _verify_matrix_access(op, "MakePointerVisible")


@verifies(spirv.KHRCooperativeMatrixMulAddOp)
def verify_KHR_CooperativeMatrixMulAdd(op: spirv.KHRCooperativeMatrixMulAddOp) -> None:
    """KHRCooperativeMatrixMulAddOp::verify"""
    matrices = []
    for number, (matrix, use) in enumerate(
        zip(op.operand_types, spirv.CooperativeMatrixUseKHR, strict=True)
    ):
        assert isinstance(matrix, spirv.CooperativeMatrixType)
        if matrix.use is not use:
            raise op.op_error(f"operand #{number} must be of use '{use}'")
        matrices.append(matrix)
    a, b, c = matrices
    if len({matrix.scope for matrix in matrices}) != 1:
        raise op.op_error("matrix scope mismatch")
    if a.rows != c.rows:
        raise op.op_error("matrix size mismatch on dimension 'M'")
    if b.columns != c.columns:
        raise op.op_error("matrix size mismatch on dimension 'N'")
    if a.columns != b.rows:
        raise op.op_error("matrix size mismatch on dimension 'K'")
    operands = op.matrix_operands_attr
    if operands is not None and keyword_of(operands) != "None":
        if any(not isinstance(matrix.element_type, IntegerType) for matrix in matrices):
            raise op.op_error(
                "Matrix Operands require all matrix element types to be Integer Types"
            )
