"""The code of a device: functions that are declared for it; of others only what target regions in them need."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import BoolAttr, Operation
from odsgen.translation.llvm_ir.errors import failure_of
from odsgen.translation.llvm_ir.openmp import target
from odsgen.translation.llvm_ir.openmp.regions import (
    CLAUSES_WITH_ARGUMENTS,
    inline_region,
    library_of,
)
from odsgen.translation.llvm_ir.values import GlobalValue, PoisonConstant
from odsgen_dialects import llvm, omp

if TYPE_CHECKING:
    from odsgen.runtime import Value as SourceValue
    from odsgen.translation.llvm_ir.translation import Translate, Translation

#: What has other code on a device than on the host.
_OTHERWISE = (
    omp.CancelOp,
    omp.CancellationPointOp,
    omp.DistributeOp,
    omp.ParallelOp,
    omp.WsloopOp,
)


def is_for_device(translation: Translation) -> bool:
    """Whether the module is the code of a device."""
    found = translation.op.stored_attributes.get("omp.is_target_device")
    return isinstance(found, BoolAttr) and bool(found.value)


def translation_of(
    translation: Translation, op: Operation, host: Translate | None
) -> Translate | None:
    """The translation of an operation for a device, of which `host` is that for the host."""
    if isinstance(op, omp.TargetOp):
        raise failure_of(op, "target regions cannot be translated for a device")
    if isinstance(op, omp.ThreadprivateOp):
        return _threadprivate
    if isinstance(op, omp.TargetDataOp):
        return target.target_data
    if translation.function is None or isinstance(op, _PARTS):
        return host
    if not _is_declared(op):
        return _without_calls
    if isinstance(op, _OTHERWISE):
        raise failure_of(op, f"{op.name} cannot be translated for a device")
    return host


_PARTS = (omp.TerminatorOp, omp.YieldOp, omp.MapInfoOp, omp.MapBoundsOp)


def _is_declared(op: Operation) -> bool:
    """Whether the function around is declared for devices."""
    parent: Operation | None = op
    while parent is not None and not isinstance(parent, llvm.LLVMFuncOp):
        parent = parent.parent_op
    found = None if parent is None else parent.stored_attributes.get("omp.declare_target")
    if not isinstance(found, omp.DeclareTargetAttr) or found.device_type is None:
        return False
    return found.device_type.value is not omp.DeclareTargetDeviceType.host


def _threadprivate(translation: Translation, op: Any) -> None:
    """A device has one variable for all threads."""
    variable = translation.values[op.sym_addr]
    if not isinstance(variable, GlobalValue):
        raise failure_of(op, "Addressing symbol not found")
    translation.values[op.tls_addr] = variable


def _without_calls(translation: Translation, op: Any) -> None:
    """The regions of a construct without the construct."""
    values = translation.values
    for region in op.regions:
        if not region.blocks:
            continue
        arguments = region.entry_block.arguments
        if isinstance(op, omp.LoopNestOp):
            for argument in arguments:
                values[argument] = PoisonConstant(translation.value_type(argument))
        elif isinstance(op, omp.AtomicUpdateOp):
            [argument] = arguments
            address = values[op.x]
            values[argument] = library_of(translation).load(
                translation.value_type(argument), address
            )
        else:
            for argument, operand in zip(arguments, _operands(op), strict=False):
                values[argument] = values[operand]
        inline_region(translation, region, f"{op.name}.fake.region")


def _operands(op: Any) -> list[SourceValue]:
    """The operands that are arguments of a construct's region."""
    return [each for name in CLAUSES_WITH_ARGUMENTS for each in getattr(op, name, ())]
