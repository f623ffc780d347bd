"""What operations of `acc` must satisfy beyond their definitions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.upstream.acc_clauses import any_device
from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.runtime.builtin.attributes import ArrayAttr

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value

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

#: The groups of operands of each operation, in order.
_GROUPS: dict[str, tuple[str, ...]] = {
    "acc.data": ("if", "async", "wait", "data"),
    "acc.enter_data": ("if", "async", "devnum", "wait", "data"),
    "acc.exit_data": ("if", "async", "devnum", "wait", "data"),
    "acc.host_data": ("if", "data"),
    "acc.kernels": ("async", "wait", "num_gangs", "num_workers", "vector_length", "if", "self")
    + ("reduction", "private", "firstprivate", "data"),
    "acc.parallel": ("async", "wait", "num_gangs", "num_workers", "vector_length", "if", "self")
    + ("reduction", "private", "firstprivate", "data"),
    "acc.serial": ("async", "wait", "if", "self", "reduction", "private", "firstprivate", "data"),
    "acc.update": ("if", "async", "wait", "data"),
    "acc.wait": ("wait", "async", "devnum", "if"),
    "acc.set": ("default_async", "device_num", "if"),
    "acc.loop": ("lower", "upper", "step", "gang", "worker", "vector", "tile", "cache", "private")
    + ("firstprivate", "reduction"),
}


def _groups(op: Operation) -> dict[str, Sequence[Value]]:
    found: dict[str, Sequence[Value]] = {}
    start = 0
    for name, size in zip(_GROUPS[op.name], segment_sizes(op), strict=False):
        found[name] = op.operands[start : start + size]
        start += size
    return found


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


def verify_data(op: Operation) -> None:
    """It says what is copied, or how that is decided."""
    if not op.operands and op.properties.get("defaultAttr") is None:
        raise op.error(
            "at least one operand or the default attribute must appear on the data operation"
        )
    _verify_defined_by(op, _groups(op)["data"], _DATA, _ENTRY_OR_EXIT)
    _verify_no_conflict(op)


def _verify_enter_or_exit(op: Operation, which: str) -> None:
    groups = _groups(op)
    if not groups["data"]:
        raise op.error(
            f"at least one operand must be present in dataOperands on the {which} data operation"
        )
    for group, name, message in (
        ("async", "async", "async attribute cannot appear with asyncOperand"),
        ("wait", "wait", "wait attribute cannot appear with waitOperands"),
    ):
        if groups[group] and op.properties.get(name) is not None:
            raise op.error(message)
    if groups["devnum"] and not groups["wait"]:
        raise op.error("wait_devnum cannot appear without waitOperands")


def verify_enter_data(op: Operation) -> None:
    """It says what is copied, and how that is waited for."""
    _verify_enter_or_exit(op, "enter")
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, _groups(op)["data"], _ENTRY, message)


def verify_exit_data(op: Operation) -> None:
    """It says what is copied, and how that is waited for."""
    _verify_enter_or_exit(op, "exit")


def verify_host_data(op: Operation) -> None:
    """It says which data of the device are used."""
    data = _groups(op)["data"]
    if not data:
        raise op.error("at least one operand must appear on the host_data operation")
    message = "expect data entry operation as defining op"
    _verify_defined_by(op, data, frozenset({"acc.use_device"}), message)


def verify_update(op: Operation) -> None:
    """It says what is updated."""
    groups = _groups(op)
    if not groups["data"]:
        raise op.error("at least one value must be present in dataOperands")
    _verify_counts(op, "async", groups["async"], "asyncOperandsDeviceType")
    _verify_segments(op, "wait", groups["wait"], "waitOperands")
    _verify_no_conflict(op)
    _verify_defined_by(op, groups["data"], _UPDATES, _ENTRY_OR_EXIT)


_DECLARED = frozenset(
    f"acc.{name}"
    for name in ("copyin", "copyout", "create", "deviceptr", "getdeviceptr", "present")
    + ("declare_device_resident", "declare_link")
)


def verify_declare(op: Operation) -> None:
    """It says what is declared."""
    values = [operand for operand in op.operands if operand.type.MNEMONIC != "declare_token"]
    has_token = len(values) < len(op.operands)
    if not values and not has_token:
        raise op.error("at least one operand must appear on the declare operation")
    message = "expect valid declare data entry operation or acc.getdeviceptr as defining op"
    _verify_defined_by(op, values, _DECLARED, message)


verify_declare_enter = verify_declare
verify_declare_exit = verify_declare


def verify_wait(op: Operation) -> None:
    """The keyword has no value if it stands alone; the number of a device is that of values."""
    groups = _groups(op)
    if groups["async"] and op.properties.get("async") is not None:
        raise op.error("async attribute cannot appear with asyncOperand")
    if groups["devnum"] and not groups["wait"]:
        raise op.error("wait_devnum cannot appear without waitOperands")


def verify_bounds(op: Operation) -> None:
    """The end is known."""
    lower, upper, extent, *_ = segment_sizes(op)
    if not extent and not upper:
        raise op.error("expected extent or upperbound.")


# --- computing ----------------------------------------------------------------------------------------------------------


def _verify_compute(op: Operation) -> None:
    groups = _groups(op)
    if "num_gangs" in groups:
        _verify_segments(op, "num_gangs", groups["num_gangs"], "numGangs", 3)
    _verify_segments(op, "wait", groups["wait"], "waitOperands")
    for name, prefix in (("num_workers", "numWorkers"), ("vector_length", "vectorLength")):
        if name in groups:
            _verify_counts(op, name, groups[name], f"{prefix}DeviceType")
    _verify_counts(op, "async", groups["async"], "asyncOperandsDeviceType")
    _verify_no_conflict(op)
    _verify_defined_by(op, groups["data"], _DATA, _ENTRY_OR_EXIT)


verify_kernels = _verify_compute
verify_parallel = _verify_compute
verify_serial = _verify_compute


def _verify_not_nested(op: Operation) -> None:
    parent = op.parent_op
    while parent is not None:
        if parent.name in _COMPUTES:
            raise op.op_error("cannot be nested in a compute operation")
        parent = parent.parent_op


verify_init = _verify_not_nested
verify_shutdown = _verify_not_nested


def verify_set(op: Operation) -> None:
    """It sets something, and not inside of what computes."""
    _verify_not_nested(op)
    groups = _groups(op)
    if op.properties.get("device_type") is None:
        if not groups["default_async"] and not groups["device_num"]:
            raise op.op_error(
                "at least one default_async, device_num, or device_type operand must appear"
            )


# --- loops --------------------------------------------------------------------------------------------------------------


def _verify_devices_once(op: Operation, name: str) -> None:
    seen: set[Attribute] = set()
    for device in _devices(op, name):
        if device in seen:
            keyword = device.parameters()[0].keyword
            raise op.op_error(f"duplicate device_type `{keyword}` found in {name} attribute")
        seen.add(device)


def verify_loop(op: Operation) -> None:
    """Bounds agree, devices are named once, and how iterations depend on one another is said."""
    groups = _groups(op)
    for name, shown in (("step", "steps"), ("lower", "lowerbounds")):
        if len(groups["upper"]) != len(groups[name]):
            raise op.error(f"number of upperbounds expected to be the same as number of {shown}")
    inclusive = op.properties.get("inclusiveUpperbound")
    if groups["upper"] and inclusive is not None and len(inclusive.values) != len(groups["upper"]):
        raise op.error("inclusiveUpperbound size is expected to be the same as upperbound size")
    _verify_collapse(op)
    kinds = op.properties.get("gangOperandsArgType")
    if groups["gang"] and kinds is None:
        raise op.op_error(
            "gangOperandsArgType attribute must be defined when gang operands are present"
        )
    if groups["gang"] and len(kinds.elements) != len(groups["gang"]):  # type: ignore[union-attr]
        raise op.op_error("gangOperandsArgType attribute count must match gangOperands count")
    _verify_devices_once(op, "gang")
    _verify_segments(op, "gang", groups["gang"], "gangOperands")
    for name, devices in (
        ("worker", "workerNumOperandsDeviceType"),
        ("vector", "vectorOperandsDeviceType"),
    ):
        _verify_devices_once(op, name)
        _verify_devices_once(op, devices)
        _verify_counts(op, name, groups[name], devices)
    _verify_segments(op, "tile", groups["tile"], "tileOperands")
    _verify_dependence(op)
    if not op.regions[0].blocks:
        raise op.error("expected non-empty body.")
    is_container = not groups["lower"]
    if op.properties.get("unstructured") is not None:
        if not is_container:
            raise op.error("unstructured acc.loop must not have induction variables")
    elif is_container:
        _verify_contains_loops(op)


def _verify_collapse(op: Operation) -> None:
    collapse = op.properties.get("collapse")
    devices = op.properties.get("collapseDeviceType")
    if collapse is None:
        return
    if devices is None:
        raise op.op_error("collapse device_type attr must be define when collapse attr is present")
    if len(collapse.elements) != len(devices.elements):
        raise op.op_error("collapse attribute count must match collapse device_type count")
    _verify_devices_once(op, "collapseDeviceType")


def _verify_contains_loops(op: Operation) -> None:
    """A loop without bounds of its own holds as many others, one in the other, as it collapses."""
    collapse = op.properties.get("collapse")
    wanted = max([1, *(count.value for count in collapse.elements)]) if collapse is not None else 1
    parent = op
    for inner in op.regions[0].walk():
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


def _verify_dependence(op: Operation) -> None:
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
    op: Operation, region: Region, what: str, name: str, *, optional: bool = False
) -> None:
    if not region.blocks:
        if optional:
            return
        raise op.op_error(f"expects non-empty {name} region")
    arguments = region.arguments
    if not arguments or arguments[0].type is not _recipe_type(op):
        raise op.op_error(f"expects {name} region first argument of the {what} type")


def _recipe_type(op: Operation) -> Type:
    type: Type = op.properties["type"].value
    return type


def verify_private_recipe_regions(op: Operation) -> None:
    """What makes and destroys a value takes one."""
    _verify_first_argument(op, op.regions[0], "privatization", "init")
    _verify_first_argument(op, op.regions[1], "privatization", "destroy", optional=True)


def verify_firstprivate_recipe_regions(op: Operation) -> None:
    """What makes, copies and destroys a value takes it."""
    _verify_first_argument(op, op.regions[0], "privatization", "init")
    copy = op.regions[1]
    if not copy.blocks:
        raise op.op_error("expects non-empty copy region")
    if len(copy.arguments) < 2 or copy.arguments[0].type is not _recipe_type(op):
        raise op.op_error("expects copy region with two arguments of the privatization type")
    _verify_first_argument(op, op.regions[2], "privatization", "destroy", optional=True)


def verify_reduction_recipe_regions(op: Operation) -> None:
    """What makes a value takes one, what combines two gives one."""
    _verify_first_argument(op, op.regions[0], "reduction", "init")
    combiner = op.regions[1]
    type = _recipe_type(op)
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


def verify_routine(op: Operation) -> None:
    """One level of parallelism for each device."""
    names = ("gang", "gangDimDeviceType", "worker", "vector", "seq")
    said: list[Attribute] = [device for name in names for device in _devices(op, name)]
    counts = {device: said.count(device) for device in said}
    message = "only one of `gang`, `worker`, `vector`, `seq` can be present at the same time"
    base = any_device()
    if counts.get(base, 0) > 1:
        raise op.error(message)
    for device, count in counts.items():
        if device is not base and count + counts.get(base, 0) > 1:
            keyword = device.parameters()[0].keyword
            raise op.error(f"{message} for device_type `{keyword}`")
