"""Resources of memory effects keep their names, however many arguments the class of the installed headers takes."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from odsgen.tablegen.importing import ImportRequest, import_specs

HEADER = "mlir/Interfaces/SideEffectInterfaceBase.td"
OF_22 = "class Resource<string resourceName>"
NEWER = 'class Resource<string resourceName, string resourceNamespace, string parent = "">'

DEFINITIONS = """
include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def Well : Dialect {{ let name = "well"; let cppNamespace = "::well"; }}
def Water : Resource<{arguments}>;
def DrawOp : Op<Well, "draw", [MemoryEffects<[MemRead<Water>]>]> {{
  let arguments = (ins Arg<AnyType, "", [MemWrite<Water>]>:$bucket);
  let assemblyFormat = "$bucket attr-dict `:` type($bucket)";
}}
"""


@pytest.mark.parametrize(
    ("arguments", "is_newer"),
    [('"::well::Water"', False), ('"::well::Water", "::well", "::well::Ground"', True)],
)
def test_name(arguments: str, is_newer: bool, headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "well.td").write_text(DEFINITIONS.format(arguments=arguments))
    if is_newer:
        text = (headers / HEADER).read_text()
        assert OF_22 in text
        changed = tmp_path / HEADER
        changed.parent.mkdir(parents=True)
        intrinsic = 'Resource<!strconcat("::mlir::SideEffects::", resourceName)>'
        assert intrinsic in text
        text = text.replace(OF_22, NEWER)
        changed.write_text(text.replace(intrinsic, intrinsic[:-1] + ', "::mlir::SideEffects">'))
    request = ImportRequest((tmp_path / "well.td",), (tmp_path, headers), str(tblgen))
    (written,) = import_specs(request)
    draw = yaml.safe_load(written.text)["ops"]["draw"]
    assert draw["traits"] == ["MemoryEffects<[MemRead<Water>]>"]
    assert draw["arguments"] == {
        "bucket": {"constraint": "AnyType", "effects": ["MemWrite<Water>"]}
    }
