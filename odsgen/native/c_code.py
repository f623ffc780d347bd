"""Functions of a program through C and the compiler of this machine: needs neither llvmlite nor NumPy."""

from __future__ import annotations

import ctypes
import operator
import shutil
import subprocess
from collections.abc import Sequence
from math import prod
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from odsgen.dialects.emitc.lowering.signs import with_signs
from odsgen.native.errors import NativeError
from odsgen.passes import PassManager
from odsgen.runtime import (
    FloatType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    Operation,
    Type,
)
from odsgen_dialects.builtin import ModuleOp
from odsgen_dialects.func import FuncOp

#: Before and after indices get a sign.
_TO_LOOPS = "builtin.module(convert-linalg-to-loops,lower-affine)"
_TO_C = "builtin.module(convert-math-to-emitc,convert-to-emitc,reconcile-unrealized-casts)"
_HEADERS = ("math.h", "stdbool.h", "stddef.h", "stdint.h")
_LINKAGE = '#ifdef __cplusplus\nextern "C" {\n#endif\n'
_LINKAGE_END = "#ifdef __cplusplus\n}\n#endif\n"
#: Floats are rounded as the program says, and each operation by itself.
_OPTIONS = ("-shared", "-fPIC", "-ffp-contract=off", "-w", "-Wl,-z,defs")
#: The compilers that are tried, with the ending of their files.
_COMPILERS = (("cc", ".c"), ("c++", ".cpp"))
_SECONDS = 120
_INTEGERS = {8: ctypes.c_int8, 16: ctypes.c_int16, 32: ctypes.c_int32, 64: ctypes.c_int64}


class CFunction:
    """A function that a compiler of C made; memrefs of static shape are passed by their addresses."""

    def __init__(self, name: str, type: FunctionType, c_source: str, library: ctypes.CDLL) -> None:
        self.name = name
        self.type = type
        #: The program in C.
        self.c_source = c_source
        self._library = library
        self._call = getattr(library, name)
        self._call.restype = _c_type(type.results[0]) if type.results else None
        self._call.argtypes = [_c_argument_type(each) for each in type.inputs]

    def sibling(self, name: str, type: FunctionType) -> CFunction:
        """Another function of the same program."""
        return CFunction(name, type, self.c_source, self._library)

    def __repr__(self) -> str:
        return f"<C function @{self.name} : {self.type}>"

    def __call__(self, *arguments: Any) -> Any:
        """Call with numbers, and lists of numbers or writable buffers for memrefs.

        Raises TypeError or ValueError, before the call, for what does not fit.
        """
        inputs = self.type.inputs
        if len(arguments) != len(inputs):
            noun = "argument" if len(inputs) == 1 else "arguments"
            raise TypeError(f"@{self.name} takes {len(inputs)} {noun}, but got {len(arguments)}")
        given = []
        for number, (value, type) in enumerate(zip(arguments, inputs, strict=True)):
            try:
                given.append(_argument(value, type))
            except (TypeError, ValueError, OverflowError) as error:
                raise TypeError(f"argument {number} of @{self.name}, a '{type}': {error}") from None
        return self._call(*given)


def compile_c(
    module: Operation, name: str = "main", *, opt_level: int = 3, libraries: Sequence[str] = ()
) -> CFunction:
    """A function of a program, lowered to `emitc`, translated to C and compiled; the program is not changed.

    Raises NativeError, also where there is no compiler, and DiagnosticError for what C does not have.
    """
    function = _find(module, name)
    for type in (*function.function_type.inputs, *function.function_type.results):
        _c_argument_type(type)
    source = c_source(module)
    with TemporaryDirectory(prefix="odsgen-") as folder:
        path = _compiled(source, Path(folder), opt_level, libraries)
        try:
            library = ctypes.CDLL(str(path))
        except OSError as error:
            raise NativeError(f"the program cannot be loaded: {error}") from None
    return CFunction(name, function.function_type, source, library)


def c_source(module: Operation) -> str:
    """A program in C, or in C++ if it calls what only C++ has; raises DiagnosticError."""
    from odsgen.translation.cpp.translation import translate_to_cpp

    copy = module.clone()
    PassManager.parse(_TO_LOOPS).run(copy)
    with_signs(copy)
    PassManager.parse(_TO_C).run(copy)
    for op in copy.walk():
        if op.name.partition(".")[0] != "emitc" and not isinstance(op, ModuleOp):
            raise op.op_error("is left: no pass of odsgen lowers it to the emitc dialect")
    texts: list[str] = []
    translate_to_cpp(copy, texts.append)
    lines = [f"#include <{header}>" for header in _HEADERS]
    body: list[str] = []
    for line in "".join(texts).splitlines():
        (lines if line.startswith("#include") else body).append(line)
    return "\n".join([*lines, _LINKAGE, *body, _LINKAGE_END])


def _find(module: Operation, name: str) -> FuncOp:
    for block in module.regions[0].blocks:
        for op in block:
            if isinstance(op, FuncOp) and op.sym_name == name:
                if not op.body.blocks:
                    raise NativeError(f"the function @{name} has no body")
                return op
    raise NativeError(f"there is no func.func @{name} for C to call")


def _compiled(source: str, folder: Path, opt_level: int, libraries: Sequence[str]) -> Path:
    """The shared library of a source; raises NativeError with what the first compiler says."""
    found = [(shutil.which(name), ending) for name, ending in _COMPILERS]
    known = [(path, ending) for path, ending in found if path is not None]
    if not known:
        raise NativeError(
            "--native=c needs a compiler of C, and there is no 'cc' or 'c++' on the path: install one, or run "
            "with --native=llvm, which needs the extra 'native' alone"
        )
    problem = ""
    for compiler, ending in known:
        path, target = folder / f"program{ending}", folder / "program.so"
        path.write_text(source, "utf-8")
        command = [compiler, f"-O{opt_level}", *_OPTIONS, "-o", str(target), str(path)]
        process = subprocess.run(
            [*command, *libraries, "-lm"],
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=_SECONDS,
            check=False,
        )
        if process.returncode == 0:
            return target
        problem = problem or _first_error(process.stderr)
    raise NativeError(f"the compiler of C refuses the program: {problem}")


def _first_error(text: str) -> str:
    lines = [line for line in text.splitlines() if "error" in line or "undefined" in line]
    return (lines or text.splitlines() or ["it says nothing"])[0].strip()


# --- values -------------------------------------------------------------------------------------------------------------


def _c_type(type: Type) -> Any:
    """The type of a number in ctypes; raises NativeError."""
    if isinstance(type, IndexType):
        return ctypes.c_int64
    if isinstance(type, IntegerType):
        if type.width == 1:
            return ctypes.c_bool
        if type.width in _INTEGERS:
            return _INTEGERS[type.width]
    if isinstance(type, FloatType) and str(type) in ("f32", "f64"):
        return ctypes.c_float if type.width == 32 else ctypes.c_double
    raise NativeError(f"C has no values of the type '{type}' here: --native=llvm has them")


def _c_argument_type(type: Type) -> Any:
    return ctypes.c_void_p if isinstance(type, MemRefType) else _c_type(type)


def _argument(value: Any, type: Type) -> Any:
    if not isinstance(type, MemRefType):
        wanted = _c_type(type)
        if wanted in (ctypes.c_float, ctypes.c_double):
            return float(value)
        number = operator.index(value)
        width = type.width if isinstance(type, IntegerType) else 64
        if not -(1 << width >> 1) <= number < 1 << width:
            raise ValueError(f"{number} does not fit into '{type}'")
        return number
    element, count = _c_type(type.element_type), prod(type.shape)
    array = element * count
    if isinstance(value, (list, tuple)):
        numbers = value
        for _ in type.shape[1:]:
            numbers = [number for row in numbers for number in row]
        if len(numbers) != count:
            raise ValueError(f"expected {count} elements, but got {len(numbers)}")
        return array(*numbers)
    view = memoryview(value)
    if view.shape != tuple(type.shape) or view.itemsize != ctypes.sizeof(element):
        raise ValueError(f"expected a buffer of shape {tuple(type.shape)}, but got {view.shape}")
    if view.readonly or not view.c_contiguous:
        raise ValueError("expected a buffer that is contiguous and can be written")
    return array.from_buffer(value)
