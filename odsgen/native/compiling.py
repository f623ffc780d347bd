"""Compiles a function of a program: lowering, translation, machine code."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.llvm.lowering.pipeline import left_to_lower
from odsgen.native.errors import NativeError, check_extra
from odsgen.native.function import NativeFunction
from odsgen.native.llvm_signature import described_signature, llvm_signature
from odsgen.native.machine_code import LinkedCode, MachineCode
from odsgen.native.pointers import Pointers
from odsgen.native.runner.output import Write
from odsgen.native.signature import Signature, place_of, places_of
from odsgen.native.values import Place
from odsgen.passes import PassManager
from odsgen.runtime import (
    Context,
    DataLayout,
    DiagnosticError,
    FunctionType,
    IndexType,
    Operation,
    Type,
    parse,
    print_ir,
)
from odsgen_dialects.func import FuncOp
from odsgen_dialects.llvm import DIALECT as LLVM
from odsgen_dialects.llvm import LLVMFuncOp

if TYPE_CHECKING:
    from odsgen.runtime import Region

#: The programs that are kept.
_MOST_KEPT = 128
_C_INTERFACE = "_mlir_ciface_"
_READ_ONLY = "llvm.readonly"
_WORD = 64


class _Key(NamedTuple):
    """The inputs that compiled code depends on."""

    text: str
    name: str
    opt_level: int
    signature: str
    bare_pointers: bool
    libraries: tuple[str, ...]


class _Compiled(NamedTuple):
    signature: Signature
    code: MachineCode
    linked: LinkedCode
    program_ir: str


_kept: OrderedDict[_Key, _Compiled] = OrderedDict()
_keeping = threading.Lock()


def compile(
    module: Operation | str,
    name: str = "main",
    *,
    opt_level: int = 3,
    signature: FunctionType | str | None = None,
    bare_pointers: bool = False,
    libraries: Sequence[str] = (),
    write: Write | None = None,
) -> NativeFunction:
    """A native function of a program, or of its text; the program itself is not changed.

    What is not in the `llvm` dialect is lowered by `lower-to-llvm`.  The types of arguments and results are those of the
    `func.func`; for an `llvm.func`, ``signature`` may say what its pointers are: `"(memref<?xf32>, f32) -> ()"`.  With
    ``bare_pointers``, memrefs of static shape are passed by their addresses.  ``libraries`` are shared libraries to link
    with, ``write`` is given what the program prints by MLIR's runner functions.  The same program is compiled once.

    Raises NativeError, and PassFailure for a program that does not lower.
    """
    check_extra()
    if not 0 <= opt_level <= 3:
        raise NativeError(f"there is no optimization level {opt_level}: it is 0, 1, 2 or 3")
    if isinstance(module, str):
        module = parse(module, Context())
        module.verify()
    text = signature if isinstance(signature, str) else "" if signature is None else str(signature)
    key = _Key(
        print_ir(module, generic=True), name, opt_level, text, bare_pointers, tuple(libraries)
    )
    with _keeping:
        found = _kept.get(key)
        if found is not None:
            _kept.move_to_end(key)
    if found is None:
        found = _compiled(module, key, signature)
        with _keeping:
            found = _kept.setdefault(key, found)
            while len(_kept) > _MOST_KEPT:
                _kept.popitem(last=False)
    return NativeFunction(*found, write)


def _compiled(module: Operation, key: _Key, given: FunctionType | str | None) -> _Compiled:
    from odsgen.translation.llvm_ir import translate_to_llvm_ir

    function = find_function(module, key.name)
    signature = _signature(module, function, key, given)
    program_ir = translate_to_llvm_ir(lowered(module, bare_pointers=key.bare_pointers))
    code = MachineCode(f"{program_ir}\n{signature.wrapper_ir()}", key.opt_level)
    linked = LinkedCode(code, [signature.wrapper], key.libraries)
    return _Compiled(signature, code, linked, program_ir)


def lowered(module: Operation, *, bare_pointers: bool = False) -> Operation:
    """A program in the `llvm` dialect; the program itself if it is.  Raises PassFailure."""
    if not left_to_lower(module):
        return module
    copy = module.clone()
    options = "{use-bare-ptr-memref-call-conv=true}" if bare_pointers else ""
    PassManager.parse(f"builtin.module(lower-to-llvm{options})").run(copy)
    return copy


def _top_level(module: Operation) -> list[Operation]:
    regions: Sequence[Region] = module.regions
    return [op for region in regions for block in region.blocks for op in block]


def find_function(module: Operation, name: str) -> Operation:
    """The `func.func` or `llvm.func` of a name that has a body; raises NativeError."""
    functions = {
        op.sym_name: op for op in _top_level(module) if isinstance(op, (FuncOp, LLVMFuncOp))
    }
    defined = [known for known, op in functions.items() if op.regions[0].blocks]
    if name not in functions:
        listed = ", ".join(f"@{each}" for each in defined) or "no function"
        raise NativeError(f"there is no function @{name}: the program has {listed}")
    if name not in defined:
        raise NativeError(f"the function @{name} has no body")
    return functions[name]


def _signature(
    module: Operation, function: Operation, key: _Key, given: FunctionType | str | None
) -> Signature:
    width = int(DataLayout.closest(function).type_size_in_bits(IndexType.get()))
    if width != _WORD:
        raise NativeError(f"native runs need indices of {_WORD} bits; the data layout has {width}")
    if isinstance(function, FuncOp):
        if given is not None:
            raise NativeError(
                f"@{key.name} is a func.func: its signature is {function.function_type}"
            )
        is_bare = key.bare_pointers or "llvm.bareptr" in function.attributes
        return _builtin_signature(key.name, function.function_type, function, is_bare=is_bare)
    assert isinstance(function, LLVMFuncOp)
    if given is None:
        interface = f"{_C_INTERFACE}{key.name}"
        return llvm_signature(function, has_interface=interface in _names(module))
    return described_signature(function, function_type_of(given))


def _names(module: Operation) -> set[str]:
    return {op.sym_name for op in _top_level(module) if isinstance(op, LLVMFuncOp)}


def function_type_of(given: FunctionType | str) -> FunctionType:
    """A function type, or what its text says; raises NativeError."""
    if isinstance(given, FunctionType):
        return given
    from odsgen.runtime.parser.single_texts import parse_type

    try:
        type = parse_type(given, (LLVM,))
    except DiagnosticError as error:
        raise NativeError(f"the signature '{given}' is no function type: {error}") from None
    if not isinstance(type, FunctionType):
        raise NativeError(
            f"the signature '{given}' is no function type: expected one like '(memref<?xf32>, f32) -> ()'"
        )
    return type


def _builtin_signature(
    name: str, type: FunctionType, function: Operation, *, is_bare: bool
) -> Signature:
    """The signature of builtin types."""
    pointers = Pointers(to_descriptors=False)

    def argument(number: int, type: Type) -> Place:
        read_only = is_read_only(function, number)
        return place_of(type, is_bare=is_bare, read_only=read_only, pointers=pointers)

    def result(number: int, type: Type) -> Place:
        return place_of(type, is_bare=is_bare, read_only=False, pointers=pointers)

    return Signature(
        name,
        type,
        places_of(type.inputs, argument, "argument", name),
        places_of(type.results, result, "result", name),
    )


def is_read_only(function: Operation, number: int) -> bool:
    """Whether an argument has the attribute that says that nothing is written through it."""
    from odsgen.runtime import argument_attributes

    return _READ_ONLY in argument_attributes(function, number)
