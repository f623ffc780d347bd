"""Modules of the dialect `spirv` as binaries, and back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.runtime import Context, Operation, VerifyError, print_ir
from odsgen.translation.spirv.words import bytes_of
from odsgen_dialects import spirv


def serialize(
    op: spirv.ModuleOp, write: Callable[[bytes], object], *, save_with_prefix: str = ""
) -> None:
    """Write the binary of a module; raises VerifyError for what has none."""
    write(_binary(op, save_with_prefix))


def deserialize(
    data: bytes, context: Context, *, structurize_control_flow: bool = True
) -> spirv.ModuleOp:
    """The module of a binary; raises ParseError for bytes that are none."""
    from odsgen.translation.spirv.deserialization.module import read_module

    return read_module(data, context, structurize_control_flow)


def round_trip(
    op: spirv.ModuleOp, write: Callable[[str], object], *, save_with_prefix: str = ""
) -> None:
    """Write a module as it is read from its binary."""
    _write_again(_binary(op, save_with_prefix), write)


def round_trip_with_lines(
    op: spirv.ModuleOp, write: Callable[[str], object], *, save_with_prefix: str = ""
) -> None:
    """The same, with lines of the source in the binary."""
    _write_again(_binary(op, save_with_prefix, with_lines=True), write)


def _write_again(data: bytes, write: Callable[[str], object]) -> None:
    """Write the module of a binary, in the generic form if it does not verify."""
    module = deserialize(data, Context())
    try:
        module.verify()
    except VerifyError:
        write(print_ir(module, generic=True))
    else:
        write(print_ir(module))


def _binary(op: spirv.ModuleOp, prefix: str, *, with_lines: bool = False) -> bytes:
    from odsgen.translation.spirv.serialization import functions, graphs
    from odsgen.translation.spirv.serialization.module import Writer
    from odsgen.translation.spirv.serialization.operations import write_operation

    assert functions and graphs  # they register writers
    writer = Writer(with_lines)
    writer.begin(op)
    for inner in _declarations_first(op.region.entry_block.operations):
        write_operation(writer, inner)
    data = bytes_of(writer.words(op))
    if prefix:
        _save(data, prefix, op)
    return data


def _declarations_first(ops: Sequence[Operation]) -> Sequence[Operation]:
    """Functions without bodies stand before all that have one."""
    declarations = [op for op in ops if isinstance(op, spirv.FuncOp) and not op.body.blocks]
    return [*declarations, *(op for op in ops if op not in declarations)]


def _save(data: bytes, prefix: str, op: spirv.ModuleOp) -> None:
    """Keep a binary in a new file whose name begins with the prefix."""
    import os
    import tempfile

    folder, name = os.path.split(prefix)
    if folder and not os.path.isdir(folder):
        raise op.error(f"validation prefix directory does not exist: '{folder}'")
    descriptor, _ = tempfile.mkstemp(".spv", name, folder or ".")
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
