"""`snapshot-op-locations`: operations come from where they stand in the file that it writes."""

from __future__ import annotations

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir

TEXT = """func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = scf.if %c -> i32 {
    scf.yield %a : i32
  } else {
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  scf.if %c {
    %2 = arith.addi %a, %a : i32
  }
  return %0 : i32
}
"""


def _snapshot(options: str) -> str:
    module = parse(TEXT, Context(), filename="-")
    PassManager.parse(f"builtin.module(snapshot-op-locations{{{options}}})").run(module)
    return print_ir(module, locations=True, local_scope=True)


def test_lines_and_indentations(tmp_path) -> None:
    path = tmp_path / "program.mlir"
    located = _snapshot(f"filename={path}").replace(str(path), "x")
    assert path.read_text("utf-8") == print_ir(parse(TEXT, Context()))
    assert 'return %0 : i32 loc("x":12:4)' in located
    assert '} loc("x":9:4)' in located  # not that of the yield, which has no text
    assert located.endswith('} loc("x":1:0)\n')


def test_tags_are_fused_with_what_was_known(tmp_path) -> None:
    path = tmp_path / "program.mlir"
    located = _snapshot(f"filename={path} tag=t print-debuginfo=true").replace(str(path), "x")
    assert 'return %0 : i32 loc(fused["-":11:3, "t"("x":' in located


def test_a_file_that_cannot_be_written(tmp_path) -> None:
    try:
        _snapshot(f"filename={tmp_path}")
    except PassFailure as failure:
        message = failure.diagnostics[0].message
        assert message == f"cannot open output file '{tmp_path}': Is a directory"
    else:
        raise AssertionError
