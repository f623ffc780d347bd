"""Verifiers of the constructs and recipes of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.dialects.shared import (
    verify_atomic_capture_regions,
    verify_atomic_update_regions,
)
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import ArrayAttr, Attribute, Operation, Region, Value, is_memory_effect_free
from odsgen.vendors.acc.forms.clauses import any_device
from odsgen_dialects import acc


@verifies(acc.OutlineRematerializationOpInterface)
def verify_outline_rematerialization_op_interface(op: Operation) -> None:
    """OutlineRematerializationOpInterface's check"""
    if not is_memory_effect_free(op):
        raise op.op_error("must be memory effect free")


verifies_regions(acc.AtomicCaptureOp)(verify_atomic_capture_regions)
verifies_regions(acc.AtomicUpdateOp)(verify_atomic_update_regions)

if TYPE_CHECKING:

    _Recipe: TypeAlias = acc.FirstprivateRecipeOp | acc.PrivateRecipeOp | acc.ReductionRecipeOp


_COMPUTES = (acc.ParallelOp, acc.KernelsOp, acc.SerialOp, acc.LoopOp)
_DATA = (
    acc.AttachOp,
    acc.CopyinOp,
    acc.CopyoutOp,
    acc.CreateOp,
    acc.DeleteOp,
    acc.DetachOp,
    acc.DevicePtrOp,
    acc.GetDevicePtrOp,
    acc.NoCreateOp,
    acc.PresentOp,
)
_ENTRY = (acc.AttachOp, acc.CopyinOp, acc.CreateOp)
_UPDATES = (acc.UpdateDeviceOp, acc.UpdateHostOp, acc.GetDevicePtrOp)
_ENTRY_OR_EXIT = "expect data entry/exit operation or acc.getdeviceptr as defining op"


# --- helpers ------------------------------------------------------------------------------------------------------------


def _devices(op: Operation, name: str) -> list[Attribute]:
    attribute = op.properties.get(name)
    return list(attribute.elements) if isinstance(attribute, ArrayAttr) else []


def _verify_counts(op: Operation, name: str, values: Sequence[Value], devices: str) -> None:
    if values and len(_devices(op, devices)) != len(values):
        raise op.op_error(f"{name} operands count must match {name} device_type count")


def _verify_segments(
    op: Operation, name: str, values: Sequence[Value], prefix: str, most: int = 0
) -> None:
    segments = op.properties.get(f"{prefix}Segments")
    sizes = [] if segments is None else [int(size) for size in segments.values]
    if most and any(size > most for size in sizes):
        raise op.op_error(f"{name} expects a maximum of {most} values per segment")
    devices = op.properties.get(f"{prefix}DeviceType")
    if sum(sizes) != len(values) or (devices is None and values):
        raise op.op_error(f"{name} operand count does not match count in segments")
    if devices is not None and len(devices.elements) != len(sizes):
        raise op.op_error(f"{name} segment count does not match device_type count")


def _verify_no_conflict(op: Operation) -> None:
    """Refuses a device both in `asyncOnly` and with an async operand; likewise for `wait`."""
    for message, alone, valued in (
        ("asyncOnly attribute cannot appear with asyncOperand", "asyncOnly", "asyncOperands"),
        ("wait attribute cannot appear with waitOperands", "waitOnly", "waitOperands"),
    ):
        if set(_devices(op, alone)) & set(_devices(op, f"{valued}DeviceType")):
            raise op.error(message)


def _verify_defined_by(
    op: Operation, values: Iterable[Value], makers: tuple[type[Operation], ...], message: str
) -> None:
    for value in values:
        if not isinstance(value.defining_op, makers):
            raise op.error(message)


# --- data ---------------------------------------------------------------------------------------------------------------


@verifies(acc.DataOp)
def verify_data(op: acc.DataOp) -> None:
    """DataOp::verify"""
    _verify_defined_by(op, op.data_clause_operands, _DATA, _ENTRY_OR_EXIT)
    _verify_no_conflict(op)


@verifies(acc.EnterDataOp)
def verify_enter_data(op: acc.EnterDataOp) -> None:
    """EnterDataOp::verify"""
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, op.data_clause_operands, _ENTRY, message)


@verifies(acc.HostDataOp)
def verify_host_data(op: acc.HostDataOp) -> None:
    """HostDataOp::verify"""
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, op.data_clause_operands, (acc.UseDeviceOp,), message)


@verifies(acc.UpdateOp)
def verify_update(op: acc.UpdateOp) -> None:
    """UpdateOp::verify"""
    _verify_counts(op, "async", op.async_operands, "asyncOperandsDeviceType")
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_no_conflict(op)
    _verify_defined_by(op, op.data_clause_operands, _UPDATES, _ENTRY_OR_EXIT)


_DECLARED = (
    acc.CopyinOp,
    acc.CopyoutOp,
    acc.CreateOp,
    acc.DevicePtrOp,
    acc.GetDevicePtrOp,
    acc.PresentOp,
    acc.DeclareDeviceResidentOp,
    acc.DeclareLinkOp,
)


@verifies(acc.DeclareOp, acc.DeclareEnterOp, acc.DeclareExitOp)
def verify_declare(op: acc.DeclareEnterOp | acc.DeclareExitOp | acc.DeclareOp) -> None:
    """DeclareOp::verify, DeclareEnterOp::verify, DeclareExitOp::verify"""
    values = [
        operand for operand in op.operands if not isinstance(operand.type, acc.DeclareTokenType)
    ]
    has_token = len(values) < len(op.operands)
    if not values and not has_token:
        raise op.error("at least one operand must appear on the declare operation")
    message = "expect valid declare data entry operation or acc.getdeviceptr as defining op"
    _verify_defined_by(op, values, _DECLARED, message)


# --- computing ----------------------------------------------------------------------------------------------------------


def _verify_private_operands(op: Any) -> None:
    """Checks that the operation of the clause defines each operand, and that none is there twice."""
    for name, maker, operands in (
        ("private", acc.PrivateOp, op.private_operands),
        ("firstprivate", acc.FirstprivateOp, op.firstprivate_operands),
        ("reduction", acc.ReductionOp, op.reduction_operands),
    ):
        seen: set[Value] = set()
        for value in operands:
            if not isinstance(value.defining_op, maker):
                raise op.op_error(f"expected {name} as defining op")
            if value in seen:
                raise op.op_error(f"{name} operand appears more than once")
            seen.add(value)


@verifies(acc.ParallelOp, acc.KernelsOp)
def verify_parallel(op: acc.KernelsOp | acc.ParallelOp) -> None:
    """ParallelOp::verify, KernelsOp::verify"""
    if isinstance(op, acc.ParallelOp):
        _verify_private_operands(op)
    _verify_segments(op, "num_gangs", op.num_gangs, "numGangs", 3)
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_counts(op, "num_workers", op.num_workers, "numWorkersDeviceType")
    _verify_counts(op, "vector_length", op.vector_length, "vectorLengthDeviceType")
    _verify_asynchronous_data(op)


@verifies(acc.SerialOp)
def verify_serial(op: acc.SerialOp) -> None:
    """SerialOp::verify"""
    _verify_private_operands(op)
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_asynchronous_data(op)


def _verify_asynchronous_data(op: acc.KernelsOp | acc.ParallelOp | acc.SerialOp) -> None:
    _verify_counts(op, "async", op.async_operands, "asyncOperandsDeviceType")
    _verify_no_conflict(op)
    _verify_defined_by(op, op.data_clause_operands, _DATA, _ENTRY_OR_EXIT)


@verifies(acc.InitOp, acc.ShutdownOp)
def _verify_not_nested(op: Operation) -> None:
    parent = op.parent_op
    while parent is not None:
        if isinstance(parent, _COMPUTES):
            raise op.op_error("cannot be nested in a compute operation")
        parent = parent.parent_op


@verifies(acc.SetOp)
def verify_set(op: acc.SetOp) -> None:
    """SetOp::verify"""
    _verify_not_nested(op)
    if op.device_type_attr is None and op.default_async is None and op.device_num is None:
        raise op.op_error(
            "at least one default_async, device_num, or device_type operand must appear"
        )


# --- loops --------------------------------------------------------------------------------------------------------------


def _verify_devices_once(op: acc.LoopOp, name: str) -> None:
    seen: set[Attribute] = set()
    for device in _devices(op, name):
        if device in seen:
            keyword = device.parameters()[0].keyword
            raise op.op_error(f"duplicate device_type `{keyword}` found in {name} attribute")
        seen.add(device)


@verifies(acc.LoopOp)
def verify_loop(op: acc.LoopOp) -> None:
    """LoopOp::verify"""
    if op.collapse is not None:
        _verify_devices_once(op, "collapseDeviceType")
    kinds = op.gang_operands_arg_type_attr
    if op.gang_operands:
        if kinds is None:
            raise op.op_error(
                "gangOperandsArgType attribute must be defined when gang operands are present"
            )
        if len(kinds.elements) != len(op.gang_operands):
            raise op.op_error("gangOperandsArgType attribute count must match gangOperands count")
    _verify_devices_once(op, "gang")
    _verify_segments(op, "gang", op.gang_operands, "gangOperands")
    for name, values, devices in (
        ("worker", op.worker_num_operands, "workerNumOperandsDeviceType"),
        ("vector", op.vector_operands, "vectorOperandsDeviceType"),
    ):
        _verify_devices_once(op, name)
        _verify_devices_once(op, devices)
        _verify_counts(op, name, values, devices)
    _verify_segments(op, "tile", op.tile_operands, "tileOperands")
    _verify_dependence(op)
    if not op.region.blocks:
        raise op.error("expected non-empty body.")
    is_container = not op.lowerbound
    if op.unstructured:
        if not is_container:
            raise op.error("unstructured acc.loop must not have induction variables")
    elif is_container:
        _verify_contains_loops(op)


def _verify_contains_loops(op: acc.LoopOp) -> None:
    """Checks that a loop without bounds nests as many loops as it collapses."""
    wanted = max([1, *(op.collapse or ())])
    parent: Operation = op
    for inner in op.region.walk():
        if "LoopLikeOpInterface" not in inner.INTERFACES:
            continue
        around = inner.parent_op
        while around is not None and "LoopLikeOpInterface" not in around.INTERFACES:
            around = around.parent_op
        if around is not parent:
            raise op.error("found sibling loops inside container-like acc.loop")
        wanted -= 1
        parent = inner
        if wanted == 0:
            return
    raise op.error("failed to find enough loop-like operations inside container-like acc.loop")


def _verify_dependence(op: acc.LoopOp) -> None:
    said = [*_devices(op, "auto_"), *_devices(op, "independent"), *_devices(op, "seq")]
    if len(set(said)) != len(said):
        raise op.error("only one of auto, independent, seq can be present at the same time")
    if any_device() not in said:
        raise op.error("at least one of auto, independent, seq must be present")
    parallel = {
        device
        for name in ("vector", "vectorOperandsDeviceType", "worker", "workerNumOperandsDeviceType")
        + ("gang", "gangOperandsDeviceType")
        for device in _devices(op, name)
    }
    if parallel & set(_devices(op, "seq")):
        raise op.error("gang, worker or vector cannot appear with seq")


# --- recipes ------------------------------------------------------------------------------------------------------------


def _verify_first_argument(
    op: _Recipe, region: Region, what: str, name: str, *, optional: bool = False
) -> None:
    if not region.blocks:
        if optional:
            return
        raise op.op_error(f"expects non-empty {name} region")
    arguments = region.arguments
    if not arguments or arguments[0].type is not op.type:
        raise op.op_error(f"expects {name} region first argument of the {what} type")


@verifies_regions(acc.PrivateRecipeOp)
def verify_private_recipe_regions(op: acc.PrivateRecipeOp) -> None:
    """PrivateRecipeOp::verifyRegions"""
    _verify_first_argument(op, op.init_region, "privatization", "init")
    _verify_first_argument(op, op.destroy_region, "privatization", "destroy", optional=True)


@verifies_regions(acc.FirstprivateRecipeOp)
def verify_firstprivate_recipe_regions(op: acc.FirstprivateRecipeOp) -> None:
    """FirstprivateRecipeOp::verifyRegions"""
    _verify_first_argument(op, op.init_region, "privatization", "init")
    copy = op.copy_region
    if not copy.blocks:
        raise op.op_error("expects non-empty copy region")
    if len(copy.arguments) < 2 or copy.arguments[0].type is not op.type:
        raise op.op_error("expects copy region with two arguments of the privatization type")
    _verify_first_argument(op, op.destroy_region, "privatization", "destroy", optional=True)


@verifies_regions(acc.ReductionRecipeOp)
def verify_reduction_recipe_regions(op: acc.ReductionRecipeOp) -> None:
    """ReductionRecipeOp::verifyRegions"""
    _verify_first_argument(op, op.init_region, "reduction", "init")
    combiner = op.combiner_region
    type = op.type
    if not combiner.blocks:
        raise op.op_error("expects non-empty combiner region")
    arguments = combiner.arguments
    if len(arguments) < 2 or any(argument.type is not type for argument in arguments[:2]):
        raise op.op_error(
            "expects combiner region with the first two arguments of the reduction type"
        )
    for block in combiner.blocks:
        for inner in block:
            if isinstance(inner, acc.YieldOp) and inner.operand_types != (type,):
                raise op.op_error("expects combiner region to yield a value of the reduction type")


# --- routines -----------------------------------------------------------------------------------------------------------


_BOUND_NAMES = ("bindIdName", "bindStrName")
_BOUND_DEVICES = ("bindIdNameDeviceType", "bindStrNameDeviceType")


@verifies(acc.RoutineOp)
def verify_routine(op: acc.RoutineOp) -> None:
    """RoutineOp::verify"""
    levels = (("gang", "gangDimDeviceType"), ("worker",), ("vector",), ("seq",))
    said: list[Attribute] = [
        device
        for names in levels
        for device in dict.fromkeys(device for name in names for device in _devices(op, name))
    ]
    names, devices = (
        sum(len(op.properties[name].elements) for name in group if name in op.properties)
        for group in (_BOUND_NAMES, _BOUND_DEVICES)
    )
    if names < devices:  # mlir-opt crashes when it prints them
        raise op.error("expected a name to bind for each device type")
    counts = {device: said.count(device) for device in said}
    message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
    base = any_device()
    if counts.get(base, 0) > 1:
        raise op.error(message)
    for device, count in counts.items():
        if device is not base and count + counts.get(base, 0) > 1:
            keyword = device.parameters()[0].keyword
            raise op.error(f"{message} for device_type `{keyword}`")
