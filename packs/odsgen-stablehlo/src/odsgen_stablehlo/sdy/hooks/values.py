"""The meshes that shardings refer to, and the shardings that values have."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from odsgen.runtime import (
    ArrayAttr,
    BlockArgument,
    DictionaryAttr,
    FlatSymbolRefAttr,
    Operation,
    OpResult,
    Value,
    lookup_symbol_in,
)
from odsgen.runtime.interfaces import FunctionOpInterface
from odsgen_dialects.builtin import ModuleOp

from ...stablehlo.ops import CaseOp, OptimizationBarrierOp, WhileOp
from .. import ops
from ..attributes import (
    AxisRefAttr,
    DimensionShardingAttr,
    MeshAttr,
    TensorShardingAttr,
    TensorShardingPerValueAttr,
)

SHARDING = "sdy.sharding"
_DATA_FLOW = (
    ops.ManualComputationOp,
    ops.NamedComputationOp,
    CaseOp,
    OptimizationBarrierOp,
    WhileOp,
)
_WITH_OUT_SHARDING = (
    ops.AllGatherOp,
    ops.AllReduceOp,
    ops.AllSliceOp,
    ops.AllToAllOp,
    ops.CollectivePermuteOp,
    ops.ReduceScatterOp,
    ops.ReplicatedToUnreducedOp,
    ops.ShardedToUnreducedOp,
)


def mesh_of(sharding: TensorShardingAttr, op: Operation) -> MeshAttr | None:
    """The mesh in a sharding, or that of the name that it refers to, in the module around an operation."""
    mesh = sharding.mesh_or_ref
    if isinstance(mesh, MeshAttr):
        return mesh
    if not isinstance(mesh, FlatSymbolRefAttr):
        return None
    module: Operation | None = op
    while module is not None and not isinstance(module, ModuleOp):
        module = module.parent_op
    named = None if module is None else lookup_symbol_in(module, mesh)
    return named.mesh if isinstance(named, ops.MeshOp) else None


def is_maximal(mesh: MeshAttr) -> bool:
    """Whether a mesh is one device."""
    return not mesh.axes and len(mesh.device_ids) == 1


def common_mesh(shardings: Iterable[TensorShardingAttr], op: Operation) -> MeshAttr | None:
    """The mesh of all shardings but for empty ones (`getCommonMesh`)."""
    common: MeshAttr | None = None
    for sharding in shardings:
        mesh = mesh_of(sharding, op)
        if mesh is None:
            return None
        if common is None or not (common.axes or common.device_ids):
            common = mesh
        elif (mesh.axes or mesh.device_ids) and mesh is not common:
            return None
    return common


# --- shardings of values --------------------------------------------------------------------------


def sharding_of(value: Value) -> TensorShardingAttr | None:
    """The sharding that a value has (`getSharding`)."""
    if isinstance(value, BlockArgument):
        return _of_argument(value)
    assert isinstance(value, OpResult)
    op = value.owner
    edge = _edge_behind(value) if isinstance(op, _DATA_FLOW) else None
    if edge is not None:
        return edge.sharding
    if isinstance(op, ops.DataFlowEdgeOp):
        return op.sharding
    if isinstance(op, (ops.ShardingConstraintOp, ops.ReshardOp)):
        return op.sharding
    if isinstance(op, _WITH_OUT_SHARDING):
        return op.out_sharding
    shardings: object = op.stored_attributes.get(SHARDING)
    if isinstance(op, (ops.ManualComputationOp, ops.NamedComputationOp)):
        shardings = op.out_shardings
    return _of_index(shardings, value.index)


def sharding_behind_barriers(value: Value) -> TensorShardingAttr | None:
    """That of a value, or of what a propagation barrier gives on."""
    while isinstance(barrier := value.defining_op, ops.PropagationBarrierOp):
        value = barrier.input
    return sharding_of(value)


def _edge_behind(value: Value) -> ops.DataFlowEdgeOp | None:
    user = value.users[0] if value.has_one_use else None
    return user if isinstance(user, ops.DataFlowEdgeOp) else None


def _of_index(shardings: object, index: int) -> TensorShardingAttr | None:
    if not isinstance(shardings, TensorShardingPerValueAttr):
        return None
    return shardings.shardings[index] if index < len(shardings.shardings) else None


def _of_argument(argument: BlockArgument) -> TensorShardingAttr | None:
    owner, index = argument.owner.parent_op, argument.index
    if isinstance(owner, FunctionOpInterface):
        return _of_function_argument(owner, index)
    if isinstance(owner, (CaseOp, OptimizationBarrierOp, WhileOp)):
        return sharding_of(owner.results[index]) if index < len(owner.results) else None
    if not isinstance(owner, (ops.ManualComputationOp, ops.NamedComputationOp)):
        return None
    edge = _edge_behind(argument)
    if edge is not None:
        return edge.sharding
    sharding = _of_index(owner.in_shardings, index)
    if sharding is None or isinstance(owner, ops.NamedComputationOp):
        return sharding
    return _without_axes(sharding, {name.value for name in owner.manual_axes.value})


def _of_function_argument(function: Operation, index: int) -> TensorShardingAttr | None:
    attributes = function.stored_properties.get("arg_attrs")
    if not isinstance(attributes, ArrayAttr) or index >= len(attributes.elements):
        return None
    of_argument = attributes.elements[index]
    if not isinstance(of_argument, DictionaryAttr):
        return None
    sharding = of_argument.lookup(SHARDING)
    return sharding if isinstance(sharding, TensorShardingAttr) else None


def _without_axes(sharding: TensorShardingAttr, names: Container[str]) -> TensorShardingAttr:
    def left(axes: Sequence[AxisRefAttr]) -> list[AxisRefAttr]:
        return [axis for axis in axes if axis.name not in names]

    return TensorShardingAttr.get(
        sharding.mesh_or_ref,
        [
            DimensionShardingAttr.get(left(one.axes), one.is_closed, one.priority)
            for one in sharding.dim_shardings
        ],
        left(sharding.replicated_axes),
        left(sharding.unreduced_axes),
        sharding.reduction_op,
    )
