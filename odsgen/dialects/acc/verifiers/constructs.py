"""Verifiers of constructs and recipes of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

from odsgen.dialects.acc.forms.clauses import any_device
from odsgen.dialects.shared.atomic_operations import (
    verify_atomic_capture_regions as verify_atomic_capture_regions,
)
from odsgen.dialects.shared.atomic_operations import verify_atomic_read as verify_atomic_read
from odsgen.dialects.shared.atomic_operations import verify_atomic_update as verify_atomic_update
from odsgen.dialects.shared.atomic_operations import (
    verify_atomic_update_regions as verify_atomic_update_regions,
)
from odsgen.dialects.shared.atomic_operations import verify_atomic_write as verify_atomic_write
from odsgen.runtime.builtin.attributes import ArrayAttr

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.acc import (
        DataBoundsOp,
        DataOp,
        DeclareEnterOp,
        DeclareExitOp,
        DeclareOp,
        EnterDataOp,
        ExitDataOp,
        FirstprivateRecipeOp,
        HostDataOp,
        KernelsOp,
        LoopOp,
        ParallelOp,
        PrivateRecipeOp,
        ReductionRecipeOp,
        RoutineOp,
        SerialOp,
        SetOp,
        UpdateOp,
        WaitOp,
    )

    _Recipe: TypeAlias = FirstprivateRecipeOp | PrivateRecipeOp | ReductionRecipeOp


_COMPUTES = frozenset({"acc.parallel", "acc.kernels", "acc.serial", "acc.loop"})
_DATA = frozenset(
    f"acc.{name}"
    for name in ("attach", "copyin", "copyout", "create", "delete", "detach", "deviceptr")
    + ("getdeviceptr", "nocreate", "present")
)
_ENTRY = frozenset({"acc.attach", "acc.copyin", "acc.create"})
_UPDATES = frozenset({"acc.update_device", "acc.update_host", "acc.getdeviceptr"})
_ENTRY_OR_EXIT = "expect data entry/exit operation or acc.getdeviceptr as defining op"


# --- the parts of operations --------------------------------------------------------------------------------------------


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
    """Where a keyword stands alone for a device, it has no values for it."""
    for message, alone, valued in (
        ("asyncOnly attribute cannot appear with asyncOperand", "asyncOnly", "asyncOperands"),
        ("wait attribute cannot appear with waitOperands", "waitOnly", "waitOperands"),
    ):
        if set(_devices(op, alone)) & set(_devices(op, f"{valued}DeviceType")):
            raise op.error(message)


def _verify_defined_by(
    op: Operation, values: Iterable[Value], names: frozenset[str], message: str
) -> None:
    for value in values:
        definition = value.defining_op
        if definition is None or definition.name not in names:
            raise op.error(message)


# --- data ---------------------------------------------------------------------------------------------------------------


def verify_data(op: DataOp) -> None:
    """It says what is copied, or how that is decided."""
    if not op.operands and op.default_attr_attr is None:
        raise op.error(
            "at least one operand or the default attribute must appear on the data operation"
        )
    _verify_defined_by(op, op.data_clause_operands, _DATA, _ENTRY_OR_EXIT)
    _verify_no_conflict(op)


def _verify_enter_or_exit(op: EnterDataOp | ExitDataOp, which: str) -> None:
    if not op.data_clause_operands:
        raise op.error(
            f"at least one operand must be present in dataOperands on the {which} data operation"
        )
    if op.async_operand is not None and op.async_:
        raise op.error("async attribute cannot appear with asyncOperand")
    if op.wait_operands and op.wait:
        raise op.error("wait attribute cannot appear with waitOperands")
    if op.wait_devnum is not None and not op.wait_operands:
        raise op.error("wait_devnum cannot appear without waitOperands")


def verify_enter_data(op: EnterDataOp) -> None:
    """It says what is copied, and how that is waited for."""
    _verify_enter_or_exit(op, "enter")
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, op.data_clause_operands, _ENTRY, message)


def verify_exit_data(op: ExitDataOp) -> None:
    """It says what is copied, and how that is waited for."""
    _verify_enter_or_exit(op, "exit")


def verify_host_data(op: HostDataOp) -> None:
    """It says which data of the device are used."""
    data = op.data_clause_operands
    if not data:
        raise op.error("at least one operand must appear on the host_data operation")
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, data, frozenset({"acc.use_device"}), message)


def verify_update(op: UpdateOp) -> None:
    """It says what is updated."""
    if not op.data_clause_operands:
        raise op.error("at least one value must be present in dataOperands")
    _verify_counts(op, "async", op.async_operands, "asyncOperandsDeviceType")
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_no_conflict(op)
    _verify_defined_by(op, op.data_clause_operands, _UPDATES, _ENTRY_OR_EXIT)


_DECLARED = frozenset(
    f"acc.{name}"
    for name in ("copyin", "copyout", "create", "deviceptr", "getdeviceptr", "present")
    + ("declare_device_resident", "declare_link")
)


def verify_declare(op: DeclareEnterOp | DeclareExitOp | DeclareOp) -> None:
    """It says what is declared."""
    values = [operand for operand in op.operands if operand.type.MNEMONIC != "declare_token"]
    has_token = len(values) < len(op.operands)
    if not values and not has_token:
        raise op.error("at least one operand must appear on the declare operation")
    message = "expect valid declare data entry operation or acc.getdeviceptr as defining op"
    _verify_defined_by(op, values, _DECLARED, message)


verify_declare_enter = verify_declare
verify_declare_exit = verify_declare


def verify_wait(op: WaitOp) -> None:
    """The keyword has no value if it stands alone; the number of a device is that of values."""
    if op.async_operand is not None and op.async_:
        raise op.error("async attribute cannot appear with asyncOperand")
    if op.wait_devnum is not None and not op.wait_operands:
        raise op.error("wait_devnum cannot appear without waitOperands")


def verify_bounds(op: DataBoundsOp) -> None:
    """The end is known."""
    if op.extent is None and op.upperbound is None:
        raise op.error("expected extent or upperbound.")


# --- computing ----------------------------------------------------------------------------------------------------------


def _verify_private_operands(op: Any) -> None:
    """Each is made by the operation for it, and is there once."""
    for name in ("private", "firstprivate", "reduction"):
        seen: set[Value] = set()
        for value in getattr(op, f"{name}_operands"):
            if value.defining_op is None or value.defining_op.name != f"acc.{name}":
                raise op.op_error(f"expected {name} as defining op")
            if value in seen:
                raise op.op_error(f"{name} operand appears more than once")
            seen.add(value)


def verify_parallel(op: KernelsOp | ParallelOp) -> None:
    """The sizes of gangs, of workers and of vectors are those of devices, and data are known to be there."""
    if op.name == "acc.parallel":
        _verify_private_operands(op)
    _verify_segments(op, "num_gangs", op.num_gangs, "numGangs", 3)
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_counts(op, "num_workers", op.num_workers, "numWorkersDeviceType")
    _verify_counts(op, "vector_length", op.vector_length, "vectorLengthDeviceType")
    _verify_asynchronous_data(op)


verify_kernels = verify_parallel


def verify_serial(op: SerialOp) -> None:
    """It waits for devices, and data are known to be there."""
    _verify_private_operands(op)
    _verify_segments(op, "wait", op.wait_operands, "waitOperands")
    _verify_asynchronous_data(op)


def _verify_asynchronous_data(op: KernelsOp | ParallelOp | SerialOp) -> None:
    _verify_counts(op, "async", op.async_operands, "asyncOperandsDeviceType")
    _verify_no_conflict(op)
    _verify_defined_by(op, op.data_clause_operands, _DATA, _ENTRY_OR_EXIT)


def _verify_not_nested(op: Operation) -> None:
    parent = op.parent_op
    while parent is not None:
        if parent.name in _COMPUTES:
            raise op.op_error("cannot be nested in a compute operation")
        parent = parent.parent_op


verify_init = _verify_not_nested
verify_shutdown = _verify_not_nested


def verify_set(op: SetOp) -> None:
    """It sets something, and not inside of what computes."""
    _verify_not_nested(op)
    if op.device_type_attr is None and op.default_async is None and op.device_num is None:
        raise op.op_error(
            "at least one default_async, device_num, or device_type operand must appear"
        )


# --- loops --------------------------------------------------------------------------------------------------------------


def _verify_devices_once(op: LoopOp, name: str) -> None:
    seen: set[Attribute] = set()
    for device in _devices(op, name):
        if device in seen:
            keyword = device.parameters()[0].keyword
            raise op.op_error(f"duplicate device_type `{keyword}` found in {name} attribute")
        seen.add(device)


def verify_loop(op: LoopOp) -> None:
    """Bounds agree, devices are named once, and how iterations depend on one another is said."""
    upper = op.upperbound
    for values, shown in ((op.step, "steps"), (op.lowerbound, "lowerbounds")):
        if len(upper) != len(values):
            raise op.error(f"number of upperbounds expected to be the same as number of {shown}")
    inclusive = op.inclusive_upperbound_attr
    if upper and inclusive is not None and len(inclusive.values) != len(upper):
        raise op.error("inclusiveUpperbound size is expected to be the same as upperbound size")
    _verify_collapse(op)
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


def _verify_collapse(op: LoopOp) -> None:
    collapse = op.collapse_attr
    devices = op.collapse_device_type_attr
    if collapse is None:
        return
    if devices is None:
        raise op.op_error("collapse device_type attr must be define when collapse attr is present")
    if len(collapse.elements) != len(devices.elements):
        raise op.op_error("collapse attribute count must match collapse device_type count")
    _verify_devices_once(op, "collapseDeviceType")


def _verify_contains_loops(op: LoopOp) -> None:
    """A loop without bounds of its own holds as many others, one in the other, as it collapses."""
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


def _verify_dependence(op: LoopOp) -> None:
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


def verify_private_recipe_regions(op: PrivateRecipeOp) -> None:
    """Checks that the first argument of the regions init and destroy is of the recipe's type."""
    _verify_first_argument(op, op.init_region, "privatization", "init")
    _verify_first_argument(op, op.destroy_region, "privatization", "destroy", optional=True)


def verify_firstprivate_recipe_regions(op: FirstprivateRecipeOp) -> None:
    """Checks that the first argument of init, copy and destroy is of the recipe's type, and that copy has two."""
    _verify_first_argument(op, op.init_region, "privatization", "init")
    copy = op.copy_region
    if not copy.blocks:
        raise op.op_error("expects non-empty copy region")
    if len(copy.arguments) < 2 or copy.arguments[0].type is not op.type:
        raise op.op_error("expects copy region with two arguments of the privatization type")
    _verify_first_argument(op, op.destroy_region, "privatization", "destroy", optional=True)


def verify_reduction_recipe_regions(op: ReductionRecipeOp) -> None:
    """Checks that init takes a value of the reduction type, and that the combiner takes two and yields one such."""
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
            if inner.name == "acc.yield" and inner.operand_types != (type,):
                raise op.op_error("expects combiner region to yield a value of the reduction type")


# --- routines -----------------------------------------------------------------------------------------------------------


_BOUND_NAMES = ("bindIdName", "bindStrName")
_BOUND_DEVICES = ("bindIdNameDeviceType", "bindStrNameDeviceType")


def verify_routine(op: RoutineOp) -> None:
    """One level of parallelism for each device."""
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
    if names < devices:  # mlir-opt dies where it prints them
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
