"""The table of runner functions: by name, what C calls."""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import PurePath
from typing import Any, NamedTuple

from odsgen.native.runner.output import current_run, libc

#: MLIR's libraries whose functions are here.
_LIBRARIES = (
    "mlir_runner_utils",
    "mlir_c_runner_utils",
    "mlir_async_runtime",
    "mlir_float16_utils",
)
_MODULES = ("printing", "memrefs", "machine", "asynchronous")


class RunnerFunction(NamedTuple):
    """A function in Python with its C signature."""

    call: Callable[..., Any]
    result: Any
    arguments: tuple[Any, ...]


Functions = dict[str, RunnerFunction | str]
"""Functions by name; a text is the name of the C function that does the same."""


def is_runner_library(path: str) -> bool:
    """Whether a path names one of MLIR's libraries whose functions odsgen has: `%mlir_runner_utils`, `…/libmlir_….so`."""
    name = PurePath(path.lstrip("%")).name.partition(".")[0]
    return name.removeprefix("lib") in _LIBRARIES


@cache
def _functions() -> Functions:
    found: Functions = {}
    for module in _MODULES:
        found.update(import_module(f"odsgen.native.runner.{module}").FUNCTIONS)
    return found


def runner_function(name: str) -> int | None:
    """The address of a runner function; None for another name."""
    function = _functions().get(name)
    if function is None:
        return None
    if isinstance(function, str):
        return ctypes.cast(getattr(libc(), function), ctypes.c_void_p).value
    return ctypes.cast(_callback(name), ctypes.c_void_p).value


@cache
def _callback(name: str) -> Any:
    """The callback of a function for C; kept as long as the process."""
    function = _functions()[name]
    assert isinstance(function, RunnerFunction)
    call = function.call

    def guarded(*arguments: Any) -> Any:
        try:
            return call(*arguments)
        except BaseException as error:  # told when the program is back
            run = current_run()
            run.error = run.error or error
            return 0

    return ctypes.CFUNCTYPE(function.result, *function.arguments)(guarded)
