"""Attributes of the dialect `omp` on modules and functions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import Attribute, Operation
from odsgen.translation.llvm_ir.model import Function, GlobalVariable
from odsgen.translation.llvm_ir.module_flags import add_flag
from odsgen.translation.llvm_ir.openmp.devices import is_for_device
from odsgen.translation.llvm_ir.types import I32, POINTER
from odsgen.translation.llvm_ir.values import NullConstant, integer
from odsgen_dialects import omp

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: A flag of a module that keeps the greater value.
_MAX = 7


def translate_openmp_attribute(
    translation: Translation, op: Operation, name: str, value: Attribute
) -> None:
    """Translates an attribute of a module or function."""
    if name == "omp.version" and isinstance(value, omp.VersionAttr):
        add_flag(translation.module, _MAX, "openmp", value.version)
    elif name == "omp.flags" and isinstance(value, omp.FlagsAttr):
        _add_device_flags(translation, value)
    elif name == "omp.declare_target" and isinstance(value, omp.DeclareTargetAttr):
        _filter_function(translation, op, value)
        _add_reference(translation, op, value)


def _add_device_flags(translation: Translation, flags: omp.FlagsAttr) -> None:
    """Constants that the library for devices reads, unless it is not linked."""
    module = translation.module
    add_flag(module, _MAX, "openmp-device", flags.openmp_device_version)
    if flags.no_gpu_lib:
        return
    for name, value in (
        ("debug_kind", flags.debug_kind),
        ("assume_teams_oversubscription", flags.assume_teams_oversubscription),
        ("assume_threads_oversubscription", flags.assume_threads_oversubscription),
        ("assume_no_thread_state", flags.assume_no_thread_state),
        ("assume_no_nested_parallelism", flags.assume_no_nested_parallelism),
    ):
        made = GlobalVariable(f"__omp_rtl_{name}", I32)
        made.linkage, made.visibility, made.is_constant = "weak_odr", "hidden", True
        made.initializer = integer(I32, int(value))
        module.add(made)


def _filter_function(translation: Translation, op: Operation, value: omp.DeclareTargetAttr) -> None:
    """Removes a function of the host from the code of a device."""
    function = translation.symbols.get(getattr(op, "sym_name", ""))
    if not is_for_device(translation):
        return
    kind = value.device_type
    if isinstance(function, Function) and kind is not None:
        if kind.value is omp.DeclareTargetDeviceType.host:
            translation.module.functions.remove(function)


def _add_reference(translation: Translation, op: Operation, value: omp.DeclareTargetAttr) -> None:
    """Adds the variable by which a device reaches one that is only linked."""
    variable = translation.symbols.get(getattr(op, "sym_name", ""))
    clause = value.capture_clause
    if not is_for_device(translation) or clause is None:
        return
    if isinstance(variable, GlobalVariable) and clause.value is omp.DeclareTargetCaptureClause.link:
        made = GlobalVariable(f"{variable.name}_decl_tgt_ref_ptr", POINTER)
        made.linkage, made.alignment = "weak", 8
        made.initializer = NullConstant(POINTER)
        translation.module.add(made)
