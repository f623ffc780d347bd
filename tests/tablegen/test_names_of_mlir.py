"""A C++ class in MLIR's own namespace is MLIR's, also where the dialect has one of that name."""

from __future__ import annotations

from pathlib import Path

from odsgen.tablegen.importing import ImportRequest, import_specs

DEFINITIONS = """
include "mlir/IR/AttrTypeBase.td"

def Own : Dialect { let name = "own"; let cppNamespace = "::proj::own"; }
def OwnIntegerAttr : AttrDef<Own, "Integer"> {
  let mnemonic = "integer";
  let parameters = (ins "mlir::IntegerAttr":$value);
  let assemblyFormat = "`<` $value `>`";
}
"""


def test_an_attribute_with_the_name_of_a_builtin_one(
    headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    definitions = tmp_path / "Own.td"
    definitions.write_text(DEFINITIONS)
    [spec] = import_specs(ImportRequest((definitions,), (headers,), str(tblgen)))
    assert "value: {kind: IntegerAttr, cpp_type: mlir::IntegerAttr}" in spec.text
