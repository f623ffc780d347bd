"""The bytecode that TableGen declares for a dialect is that of the imported one."""

from __future__ import annotations

from pathlib import Path

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, parse, print_ir, write_bytecode
from odsgen.tablegen.importing import ImportRequest, import_specs

DATA = Path(__file__).parent / "data" / "encoded"

PROGRAM = """module attributes {test.a = #encoded.grid<[<"x", 2>, <"y", -1>], 3, 4>, \
test.b = #encoded.grid<[<"x", 2>]>, test.c = !encoded.box<i32>, test.d = #encoded.secret<5>} {
}
"""


def test_codes_become_those_of_the_spec(headers: Path, tblgen: Path) -> None:
    (written,) = import_specs(ImportRequest((DATA,), (headers,), str(tblgen)))
    assert "bytecode: 1\n" in written.text
    assert "Import: the code 3 of its bytecode is left out: C++ writes 'value'" in written.text
    dialect = load_in_memory(written.text).DIALECT
    assert dialect.attributes["axis"].BYTECODE == (
        (1, (("name", "string"), ("size", "signed_varint"))),
    )
    context = Context(allow_unregistered=True, dialects=[dialect])
    module = parse(PROGRAM, context)
    data = write_bytecode(module)
    for encoded in ("0905", "050d11"):
        assert bytes.fromhex(encoded) in data
    assert b"secret<5>" in data and b"grid" not in data
    assert print_ir(parse(data, context)) == PROGRAM
