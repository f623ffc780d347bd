"""A generated package finds the classes of the dialects that its spec imports."""

from __future__ import annotations

import importlib
import sys
from typing import Any

from odsgen.codegen import generate

BASE = """
dialect: imported_base
enums: {Mode: {cases: [slow, fast]}}
attributes: {ModeAttr: {mnemonic: mode, enum: Mode, assembly_format: "`<` $value `>`"}}
types: {BoxType: {mnemonic: box}}
constraints: {BoxOrInt: {summary: box or integer, type: "AnyTypeOf<[BoxType, I32]>"}}
"""

USER = """
dialect: importing_user
imports: [imported_base, arith]
types: {PairType: {mnemonic: pair, parameters: {first: BoxType, mode: imported_base.Mode}, assembly_format: "`<` params `>`"}}
ops:
  put:
    arguments:
      box: BoxOrInt
      mode: ModeAttr
      rounding: OptionalAttr<RoundingMode>
      plain: "DefaultValuedAttr<imported_base.Mode, fast>"
    results: {out: BoxType}
    assembly_format: "$box `in` $mode ($rounding^)? (`as` $plain^)? attr-dict `:` type($box)"
"""


def test_classes_of_imports(tmp_path, monkeypatch):
    (tmp_path / "imported_base.yaml").write_text(BASE, encoding="utf-8")
    (tmp_path / "importing_user.yaml").write_text(USER, encoding="utf-8")
    generate(
        [tmp_path / "imported_base.yaml", tmp_path / "importing_user.yaml"], tmp_path / "packages"
    )
    (tmp_path / "packages" / "__init__.py").write_text("", encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.partition(".")[0] == "packages"]:
        monkeypatch.delitem(sys.modules, name)
    base = importlib.import_module("packages.imported_base")
    user = importlib.import_module("packages.importing_user")

    from odsgen.runtime import Context, parse, print_ir

    context = Context()
    context.load(base.DIALECT)
    context.load(user.DIALECT)
    text = """
    func.func @f(%arg0: i32, %arg1: !imported_base.box) -> !importing_user.pair<!imported_base.box, fast> {
      %0 = importing_user.put %arg0 in <slow> downward as fast : i32
      %1 = importing_user.put %0 in <fast> as slow : !imported_base.box
      %2 = "test.op"(%1) : (!imported_base.box) -> !importing_user.pair<!imported_base.box, fast>
      return %2 : !importing_user.pair<!imported_base.box, fast>
    }
    """
    context.allow_unregistered = True
    module = parse(text, context)
    module.verify()
    printed = print_ir(module)
    assert "importing_user.put %arg0 in <slow> downward : i32" in printed
    assert "importing_user.put %0 in <fast> as slow : !imported_base.box" in printed
    assert "!importing_user.pair<!imported_base.box, fast>" in printed
    first: Any = next(op for op in module.walk() if op.name == "importing_user.put")
    assert first.mode is base.Mode.slow and first.plain is base.Mode.fast
    assert first.out.type is base.BoxType.get()
