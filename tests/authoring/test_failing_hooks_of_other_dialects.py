"""Failing hooks of one dialect do not stop programs of others; its own users are told the place."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import generate
from odsgen.runtime import Context, ParseError, load_dialect_package, parse, print_ir

BASE = """
dialect: base5
types:
  T: {mnemonic: t}
ops:
  o: {arguments: {v: T}, assembly_format: "$v attr-dict", verifier: true}
"""
USER = """
dialect: user5
imports: [base5]
ops:
  u: {arguments: {v: AnyType}, assembly_format: "$v attr-dict `:` type($v)"}
"""


@pytest.mark.parametrize("hooks", ["import nowhere\n", "def verify_o(op:\n", "1 / 0\n", ""])
def test_a_dependency_whose_hooks_fail(tmp_path: Path, hooks: str) -> None:
    for name, text in (("base5", BASE), ("user5", USER)):
        (tmp_path / f"{name}.yaml").write_text(text)
    generate([tmp_path / "base5.yaml", tmp_path / "user5.yaml"], tmp_path / "out")
    (tmp_path / "out/base5/hooks.py").write_text(hooks)
    context = Context(allow_unregistered=True, dialect_path=[tmp_path / "out"])
    context.load(load_dialect_package(tmp_path / "out/user5"))
    module = parse('%0 = "t.x"() : () -> i8\nuser5.u %0 : i8', context)
    module.verify()
    assert "user5.u" in print_ir(module)
    with pytest.raises(ParseError) as caught:
        parse('%0 = "t.x"() : () -> i8\n"base5.o"(%0) : (i8) -> ()', context)
    (diagnostic,) = caught.value.diagnostics
    assert str(tmp_path / "out/base5/hooks.py") in diagnostic.message
    assert diagnostic.location.line == 2
