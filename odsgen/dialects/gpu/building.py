"""Builds kernels and their launches: sizes of grids as lists, the arguments of bodies by what the device gives them."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import Body, one_block
from odsgen.building.values import AnyValue, optional_of, value_of, values
from odsgen.runtime import (
    Attribute,
    FunctionType,
    IntegerAttr,
    StringAttr,
    SymbolRefAttr,
    Type,
    UnitAttr,
    Value,
    i32,
    i64,
    index,
)
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.gpu.ops import GPUFuncOp, LaunchFuncOp, LaunchOp, ReturnOp, TerminatorOp
from odsgen_dialects.gpu.types import AsyncTokenType

_DIMENSIONS = 3
#: How many buffers of a workgroup a kernel has, behind its own arguments.
_WORKGROUP = "workgroup_attributions"


def func(
    name: str,
    inputs: Sequence[Type] = (),
    *,
    kernel: bool = False,
    results: Sequence[Type] = (),
    workgroup: Sequence[Type] = (),
    private: Sequence[Type] = (),
    known_block_size: Sequence[int] | None = None,
    known_grid_size: Sequence[int] | None = None,
    location: AnyLocation = None,
) -> Body[GPUFuncOp]:
    """A function of a `gpu.module`; a ``kernel`` is one that a launch can begin with, and returns nothing.

    The body has the inputs, the buffers that a workgroup shares, and those of each thread.
    """
    attributes: dict[str, Attribute] = {"sym_name": StringAttr.get(name)}
    if kernel:
        attributes["gpu.kernel"] = UnitAttr.get()
    if workgroup:
        attributes[_WORKGROUP] = IntegerAttr.get(len(workgroup), i64)
    op = GPUFuncOp.build(
        FunctionType.get(inputs, results),
        known_block_size=known_block_size,
        known_grid_size=known_grid_size,
        body=one_block([*inputs, *workgroup, *private]),
        attributes=attributes,
        location=location,
    )
    return Body(op, end=ReturnOp, ends_by_itself=not results)


def launch(
    grid: Sequence[AnyValue],
    block: Sequence[AnyValue],
    *,
    cluster: Sequence[AnyValue] | None = None,
    dependencies: Sequence[AnyValue] | None = None,
    dynamic_shared_memory: AnyValue | None = None,
    workgroup: Sequence[Type] = (),
    private: Sequence[Type] = (),
    location: AnyLocation = None,
) -> Body[LaunchOp]:
    """Runs its body in each thread of a grid of blocks; up to three sizes each, those left out are 1.

    The body has, three each, the numbers of the block and of the thread, the sizes of the grid and of a block, with a
    ``cluster`` its numbers and sizes in addition, and then the buffers. With ``dependencies``, if only an empty list, the launch
    is asynchronous and gives a token.
    """
    cluster_x, cluster_y, cluster_z = (None,) * 3 if cluster is None else _sizes(cluster)
    numbers = (4 if cluster is None else 6) * _DIMENSIONS
    op = LaunchOp.build(
        None if dependencies is None else AsyncTokenType.get(),
        values(dependencies or ()),
        *_sizes(grid),
        *_sizes(block),
        cluster_size_x=cluster_x,
        cluster_size_y=cluster_y,
        cluster_size_z=cluster_z,
        dynamic_shared_memory_size=optional_of(dynamic_shared_memory, i32),
        body=one_block([*[index] * numbers, *workgroup, *private]),
        attributes={_WORKGROUP: IntegerAttr.get(len(workgroup), i64)} if workgroup else None,
        location=location,
    )
    return Body(op, end=TerminatorOp)


def launch_func(
    kernel: SymbolRefAttr | Body[GPUFuncOp],
    grid: Sequence[AnyValue],
    block: Sequence[AnyValue],
    operands: Sequence[AnyValue] = (),
    *,
    cluster: Sequence[AnyValue] | None = None,
    dependencies: Sequence[AnyValue] | None = None,
    dynamic_shared_memory: AnyValue | None = None,
    location: AnyLocation = None,
) -> LaunchFuncOp:
    """Runs a kernel, the body of `gpu.func` or its name `@module::@kernel`; see `launch`."""
    grid_x, grid_y, grid_z = _sizes(grid)
    block_x, block_y, block_z = _sizes(block)
    cluster_x, cluster_y, cluster_z = (None,) * 3 if cluster is None else _sizes(cluster)
    return LaunchFuncOp.build(
        None if dependencies is None else AsyncTokenType.get(),
        values(dependencies or ()),
        _name_of(kernel) if isinstance(kernel, Body) else kernel,
        grid_x,
        grid_y,
        grid_z,
        block_x,
        block_y,
        block_z,
        values(operands),
        cluster_size_x=cluster_x,
        cluster_size_y=cluster_y,
        cluster_size_z=cluster_z,
        dynamic_shared_memory_size=optional_of(dynamic_shared_memory, i32),
        location=location,
    )


def _name_of(kernel: Body[GPUFuncOp]) -> SymbolRefAttr:
    module = kernel.op.parent_op
    if module is None:
        raise TypeError("the kernel is in no `gpu.module`, whose name a launch needs")
    names = (module.attribute("sym_name"), kernel.op.attribute("sym_name"))
    outer, inner = (each.value for each in names if isinstance(each, StringAttr))
    return SymbolRefAttr.get(outer, [inner])


def _sizes(given: Sequence[AnyValue]) -> tuple[Value, Value, Value]:
    if not 1 <= len(given) <= _DIMENSIONS:
        raise ValueError(f"a grid and a block have one to three sizes, got {len(given)}")
    x, y, z = (value_of(each, index) for each in (*given, *[1] * (_DIMENSIONS - len(given))))
    return x, y, z
