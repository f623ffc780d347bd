"""Files that define operations of a bundled dialect: their import is an extension of it."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from odsgen.tablegen.importing import ImportRequest, import_specs

TD = """
include "mlir/Dialect/Transform/IR/TransformDialect.td"
include "mlir/Dialect/Transform/Interfaces/TransformInterfaces.td"
include "mlir/Dialect/Transform/IR/TransformTypes.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def MarkOp : Op<Transform_Dialect, "mine.mark",
    [DeclareOpInterfaceMethods<TransformOpInterface>, DeclareOpInterfaceMethods<MemoryEffectsOpInterface>]> {
  let arguments = (ins TransformHandleTypeInterface:$target, Transform_AnyOpType:$other);
  let assemblyFormat = "$target `,` $other attr-dict `:` type($target)";
}
def Mine_CastAndCallOp : Op<Transform_Dialect, "mine.cast_and_call", [HasParent<"::mlir::transform::NamedSequenceOp">]> {
  let assemblyFormat = "attr-dict";
}
"""


def imported(folder: Path, td: str) -> dict[str, object]:
    """The spec of the dialect of a file."""
    file = folder / "Mine.td"
    file.write_text(td, "utf-8")
    (spec,) = import_specs(ImportRequest((file,), (Path("/usr/lib/llvm-22/include"),)))
    found: dict[str, object] = yaml.safe_load(spec.text)
    assert spec.summary.is_extension is found.get("extension", False)
    return found


def test_import_holds_what_the_dialect_lacks(tmp_path: Path) -> None:
    assert imported(tmp_path, TD) == {
        "dialect": "transform",
        "extension": True,
        "missing_hooks": "allowed",
        "cpp_namespace": "::mlir::transform",
        "ops": {
            "mine.cast_and_call": {
                "traits": ["HasParent<transform.named_sequence>"],
                "assembly_format": "attr-dict",
            },
            "mine.mark": {
                "class_name": "MarkOp",
                "arguments": {
                    "target": "TransformHandleTypeInterface",
                    "other": "Transform_AnyOpType",
                },
                "interfaces": [
                    "TransformOpInterface",
                    {"name": "MemoryEffectsOpInterface", "methods": ["getEffects"]},
                ],
                "assembly_format": "$target `,` $other attr-dict `:` type($target)",
            },
        },
    }


OWN = """
include "mlir/IR/OpBase.td"
def Mine_Dialect : Dialect { let name = "transform"; let cppNamespace = "::mine"; }
def MarkOp : Op<Mine_Dialect, "mine.mark"> { let assemblyFormat = "attr-dict"; }
"""


@pytest.mark.parametrize(
    "td",
    [
        pytest.param(TD.replace('"mine.mark"', '"yield"'), id="defines what the dialect has"),
        pytest.param(OWN, id="another dialect of that name"),
    ],
)
def test_other_imports_are_dialects(tmp_path: Path, td: str) -> None:
    assert "extension" not in imported(tmp_path, td)
