"""The two requests of the VS Code extension for MLIR that are not in the protocol: bytecode as text, and back."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygls.exceptions import JsonRpcInvalidParams
from pygls.uris import to_fs_path

from odsgen.bytecode import BytecodeFile, parse_file, write_bytecode
from odsgen.drivers.split_input import split_input
from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.printer import print_ir
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.lsp.server import DialectServer
    from odsgen.runtime.registry.context import Context


def add_requests(server: DialectServer, make_context: Callable[[], Context]) -> None:
    """Let the server answer `mlir/convertFromBytecode` and `mlir/convertToBytecode`."""

    @server.feature("mlir/convertFromBytecode")
    def convert_from_bytecode(params: Any) -> dict[str, str]:
        path = to_fs_path(params.uri)
        try:
            data = Path(path or "").read_bytes()
            program = parse_file(BytecodeFile(data, path or params.uri), make_context())
            return {"output": print_ir(program, locations=True, limits=server.limits)}
        except (OSError, DiagnosticError) as error:
            raise JsonRpcInvalidParams(
                f"cannot read the bytecode of {params.uri}: {error}"
            ) from None

    @server.feature("mlir/convertToBytecode")
    def convert_to_bytecode(params: Any) -> dict[str, str]:
        text = server.workspace.get_text_document(params.uri).source
        source = SourceFile(text, params.uri)
        if len(split_input(source)[0]) > 1:
            raise JsonRpcInvalidParams(
                "a file of several chunks has no bytecode: split it up first"
            )
        try:
            program = parse_file(source, make_context())
            program.verify()
            data = write_bytecode(program)
        except DiagnosticError as error:
            raise JsonRpcInvalidParams(f"cannot write {params.uri} as bytecode: {error}") from None
        return {"output": base64.b64encode(data).decode("ascii")}
