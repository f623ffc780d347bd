"""Native runs of `ods-run`: what mlir-runner does, and functions with arguments and results as in interpreted runs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.cli.native_options import is_through_c, opt_level
from odsgen.cli.options import CommandLine
from odsgen.drivers.output_file import OutputFile
from odsgen.interpreter import from_python, to_python
from odsgen.interpreter.call_texts import result_texts, values_of_texts
from odsgen.native.compiling import compile
from odsgen.native.errors import NativeError
from odsgen.native.memrefs import array_of_numbers
from odsgen.native.runner.output import write_to_c
from odsgen.runtime import FloatType, IntegerType, MemRefType, UnrankedMemRefType, VectorType, i64

if TYPE_CHECKING:
    from odsgen.interpreter import Limits
    from odsgen.native import NativeFunction
    from odsgen.native.c_code import CFunction
    from odsgen.runtime import Operation, Type

#: The results that mlir-runner prints, and two that it could.
_RESULTS = ("void", "i32", "i64", "f32", "f64", "index")


def run_natively(
    line: CommandLine,
    module: Operation,
    entry: str,
    texts: Sequence[str],
    limits: Limits,
    path: str,
) -> list[str]:
    """Run a function; the lines to print of its results.  Raises UsageError, CallTextError."""
    wanted = line.value("entry-point-result")
    if wanted is not None and wanted not in _RESULTS:
        raise line.refusal(f"there is no --entry-point-result={wanted}: {', '.join(_RESULTS)}")
    libraries = [
        each for text in line.values.get("shared-libs", ()) for each in text.split(",") if each
    ]
    try:
        if is_through_c(line):
            return _run_through_c(line, module, entry, texts, limits, libraries)
        function = compile(
            module, entry, opt_level=opt_level(line), libraries=libraries, write=write_to_c
        )
        if line.flag("dump-object-file") or line.value("object-filename"):
            _write_object(line, function, path)
        if wanted is not None:
            return _run_as_mlir_runner(line, function, wanted, texts)
        return _run(line, function, texts, limits)
    except NativeError as error:
        raise line.refusal(str(error)) from None


def _run_through_c(
    line: CommandLine,
    module: Operation,
    entry: str,
    texts: Sequence[str],
    limits: Limits,
    libraries: Sequence[str],
) -> list[str]:
    from odsgen.native.c_code import compile_c

    if line.flag("dump-object-file") or line.value("object-filename"):
        raise line.refusal("with --native=c there is no object file")
    function = compile_c(module, entry, opt_level=opt_level(line), libraries=libraries)
    wanted = line.value("entry-point-result")
    if wanted is not None:
        return _run_as_mlir_runner(line, function, wanted, texts)
    return _run(line, function, texts, limits)


def _write_object(line: CommandLine, function: NativeFunction, path: str) -> None:
    name = line.value("object-filename") or f"{'a.out' if path == '-' else path}.o"
    with OutputFile(name) as output:
        output.write(function.object_code)
        output.keep()


def _run_as_mlir_runner(
    line: CommandLine, function: NativeFunction | CFunction, wanted: str, texts: Sequence[str]
) -> list[str]:
    """Run a function without arguments and print its only result."""
    if texts or function.type.inputs:
        raise line.refusal(f"with --entry-point-result, @{function.name} takes no arguments")
    results = function.type.results
    found = "void" if not results else str(results[0]) if len(results) == 1 else "several results"
    if found != wanted:
        raise line.refusal(
            f"@{function.name} returns {found}, but --entry-point-result is {wanted}"
        )
    value = function()
    if value is None:
        return []
    return [f"{value:e}" if isinstance(value, float) else str(value)]


def _run(
    line: CommandLine, function: NativeFunction | CFunction, texts: Sequence[str], limits: Limits
) -> list[str]:
    """Run a function with arguments in text; the texts of its results."""
    type = function.type
    entry = function.name
    values = values_of_texts(entry, texts, type.inputs)
    is_native = hasattr(function, "llvm_ir")
    arguments = [
        _argument(value, type) if is_native else to_python(value, type)
        for value, type in zip(values, type.inputs, strict=True)
    ]
    try:
        found = function(*arguments)
    except (TypeError, ValueError) as error:
        raise line.refusal(str(error)) from None
    if not type.results:
        return []
    results = found if isinstance(found, tuple) else (found,)
    types = [_shown_type(value, each) for value, each in zip(results, type.results, strict=True)]
    given = [_shown_value(value, each) for value, each in zip(results, types, strict=True)]
    return result_texts(entry, given, types, limits)


def _argument(value: Any, type: Type) -> Any:
    """An argument for native code, of one for the interpreter."""
    python = to_python(value, type)
    if not isinstance(type, MemRefType):
        return python
    return array_of_numbers(python, value.shape, type)


def _shown_type(value: Any, type: Type) -> Type:
    """The type by which a result is shown."""
    if isinstance(type, UnrankedMemRefType):
        return MemRefType.get(value.shape, type.element_type)
    return type if isinstance(type, (MemRefType, VectorType, FloatType, IntegerType)) else i64


def _shown_value(value: Any, type: Type) -> Any:
    """A result, as the interpreter has it."""
    return from_python(value.tolist() if hasattr(value, "tolist") else value, type)
