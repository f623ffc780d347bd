"""Stubs of hooks that stand for C++ in TableGen are Python, and say what they have to give."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

from odsgen.tablegen.importing import ImportRequest, import_specs

TD = """
include "mlir/IR/OpBase.td"
def Kin : Dialect { let name = "kin"; let cppNamespace = "::kin"; }
def PairOp : Op<Kin, "pair", [TypesMatchWith<"x", "first", "second", "twin($_self)">]> {
  let arguments = (ins AnyType:$first, AnyType:$second);
  let assemblyFormat = "$first `,` $second attr-dict `:` type($first)";
}
def ClanOp : Op<Kin, "clan", [AttrSizedOperandSegments, RangedTypesMatchWith<"x", "many", "others", "twins($_self)">]> {
  let arguments = (ins Variadic<AnyType>:$many, Variadic<AnyType>:$others);
  let assemblyFormat = "$many `with` $others attr-dict `:` type($many)";
}
"""


def test_a_hook_says_whether_it_makes_a_type_or_several(
    headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    (tmp_path / "kin.td").write_text(TD)
    import_specs(ImportRequest((tmp_path / "kin.td",), (headers,), str(tblgen)), tmp_path / "specs")
    command: list[str | Path] = [Path(sys.executable).parent / "odsgen", "hooks"]
    stubs = subprocess.run(
        [*command, tmp_path / "specs" / "kin.yaml", "-o", tmp_path],
        capture_output=True,
        text=True,
        check=True,
    )
    returned = {
        node.name: ast.unparse(node.returns)
        for node in ast.walk(ast.parse(stubs.stdout))
        if isinstance(node, ast.FunctionDef) and node.returns is not None
    }
    assert returned == {"make_second_type": "Type", "make_others_type": "Sequence[Type]"}
