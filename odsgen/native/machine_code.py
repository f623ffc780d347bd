"""Machine code from LLVM IR, by llvmlite, and its linking into this process."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module
from itertools import count
from typing import TYPE_CHECKING, Any

from odsgen.native.errors import NativeError, check_extra
from odsgen.native.float_functions import FLOAT_FUNCTIONS, needs_float_functions
from odsgen.native.runner.output import libc
from odsgen.native.runner.table import is_runner_library, runner_function

if TYPE_CHECKING:
    from types import ModuleType

#: Above it LLVM vectorizes loops and straight code.
_VECTORIZING = 2
#: Features of machines that LLVM uses though they are not exact: their conversions to bf16 flush subnormal numbers to zero.
_INEXACT_FEATURES = ("avx512bf16", "avxneconvert")
#: Functions that compilers call, where they are not in the process.
_COMPILER_LIBRARIES = ("libgcc_s.so.1",)
_library_numbers = count()
_linking = threading.Lock()


@cache
def llvm() -> ModuleType:
    """`llvmlite.binding`, ready for code of this machine; raises MissingExtraError."""
    check_extra()
    binding = import_module("llvmlite.binding")
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    binding.initialize_native_asmparser()
    return binding


@cache
def _target_machine(opt_level: int) -> Any:
    binding = llvm()
    features = binding.get_host_cpu_features()
    features.update((name, False) for name in _INEXACT_FEATURES if name in features)
    return binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=features.flatten(),
        opt=opt_level,
        reloc="pic",
        codemodel="small",
        jit=True,
    )


@cache
def _linker() -> Any:
    """The linker of the process; each program is a library of its own in it."""
    for name in _COMPILER_LIBRARIES:  # division of wide integers and the like
        try:
            ctypes.CDLL(name, ctypes.RTLD_GLOBAL)
        except OSError:
            continue
    return llvm().create_lljit_compiler(_target_machine(2), use_jit_link=True, suppress_errors=True)


@cache
def _float_functions() -> tuple[str, Any]:
    """The library of conversions of small floats: its name, and what keeps it."""
    name = "float_functions"
    builder = llvm().JITLibraryBuilder().add_ir(FLOAT_FUNCTIONS)
    return name, builder.export_symbol("__truncsfbf2").link(_linker(), name)


@dataclass(frozen=True)
class MachineCode:
    """The code of one program, optimized for this machine."""

    llvm_ir: str
    opt_level: int

    @cached_property
    def _module(self) -> Any:
        binding = llvm()
        try:
            module = binding.parse_assembly(self.llvm_ir)
            module.verify()
        except RuntimeError as error:
            raise NativeError(f"LLVM refuses the program: {str(error).strip()}") from None
        machine = _target_machine(self.opt_level)
        module.triple = machine.triple
        module.data_layout = str(machine.target_data)
        tuning = binding.create_pipeline_tuning_options(speed_level=self.opt_level)
        tuning.loop_vectorization = tuning.slp_vectorization = self.opt_level >= _VECTORIZING
        tuning.loop_interleaving = tuning.loop_vectorization
        builder = binding.create_pass_builder(machine, tuning)
        builder.getModulePassManager().run(module, builder)
        return module

    @cached_property
    def optimized_llvm_ir(self) -> str:
        """The LLVM IR after LLVM's optimizations."""
        return str(self._module)

    @cached_property
    def assembly(self) -> str:
        """The assembly of this machine."""
        text: str = _target_machine(self.opt_level).emit_assembly(self._module)
        return text

    @cached_property
    def object_code(self) -> bytes:
        """The object file."""
        code: bytes = _target_machine(self.opt_level).emit_object(self._module)
        return code

    @cached_property
    def undefined(self) -> tuple[str, ...]:
        """The functions and globals that the program declares and does not define."""
        module = self._module
        symbols = [*module.functions, *module.global_variables]
        return tuple(symbol.name for symbol in symbols if symbol.is_declaration)


class LinkedCode:
    """Machine code in memory; it stays there as long as this object."""

    def __init__(
        self, code: MachineCode, exported: Sequence[str], libraries: Sequence[str]
    ) -> None:
        """Link with shared libraries, MLIR's runner functions and the process, in this order; raises NativeError."""
        opened = open_libraries(libraries)
        builder = llvm().JITLibraryBuilder().add_object_img(code.object_code)
        self._needed: list[Any] = list(opened.values())
        for name in code.undefined:
            address = _address_in(opened, name)
            if address is None:
                address = runner_function(name)
            if address is not None:
                builder.import_symbol(name, address)
        if needs_float_functions(code.llvm_ir):
            builder.add_jit_library(_float_functions()[0])
        builder.add_current_process()
        for name in exported:
            builder.export_symbol(name)
        try:
            with _linking:
                self._tracker = builder.link(_linker(), f"program{next(_library_numbers)}")
        except RuntimeError as error:
            raise NativeError(_link_problem(code, opened, str(error))) from None
        self._addresses: Mapping[str, int] = {name: self._tracker[name] for name in exported}

    def address(self, name: str) -> int:
        """The address of an exported function."""
        return self._addresses[name]


def open_libraries(paths: Sequence[str]) -> dict[str, ctypes.CDLL]:
    """The shared libraries of these paths; those of MLIR's runner that are not on this machine are odsgen's.

    Raises NativeError.
    """
    opened: dict[str, ctypes.CDLL] = {}
    for path in paths:
        try:
            opened[path] = ctypes.CDLL(path, ctypes.RTLD_GLOBAL)
        except OSError as error:
            if not is_runner_library(path):
                raise NativeError(f"cannot load the shared library '{path}': {error}") from None
    return opened


def _address_in(libraries: Mapping[str, ctypes.CDLL], name: str) -> int | None:
    for library in libraries.values():
        try:
            return ctypes.cast(getattr(library, name), ctypes.c_void_p).value
        except AttributeError:
            continue
    return None


def _link_problem(code: MachineCode, libraries: Mapping[str, ctypes.CDLL], message: str) -> str:
    """The message for code that cannot be linked, with what nothing defines."""
    everywhere = {**libraries, "": libc()}
    missing = [
        name
        for name in code.undefined
        if not name.startswith("llvm.")
        and runner_function(name) is None
        and _address_in(everywhere, name) is None
    ]
    if not missing:
        return f"the program cannot be linked: {message.strip()}"
    listed = ", ".join(f"'{name}'" for name in missing)
    return (
        f"the program cannot be linked: nothing defines {listed}: no function of MLIR's runner libraries or of "
        "this process; name the library that has it (--shared-libs, libraries=)"
    )
