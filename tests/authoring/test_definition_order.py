"""Types and attributes name each other through constraints, wherever they stand in the spec."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime.builtin.types import f32, i1
from odsgen.spec import SpecErrors

SPEC = """
dialect: columns
attributes:
  RowAttr: {mnemonic: row, parameters: {columns: list<ColumnAttr>}, assembly_format: "`<` $columns `>`"}
  ColumnAttr: {mnemonic: column, parameters: {type: Scalar, mark: "AnyAttrOf<[MarkAttr, StrAttr]>"}, assembly_format: "`<` params `>`"}
  MarkAttr: {mnemonic: mark, parameters: {of: Small}, assembly_format: "`<` $of `>`"}
types:
  MaybeType: {mnemonic: maybe, parameters: {element: Small}, assembly_format: "`<` $element `>`"}
  TextType: {mnemonic: text, parameters: {row: RowAttr}, assembly_format: "`<` $row `>`"}
  BitType: {mnemonic: bit}
constraints:
  Scalar: {summary: small or maybe, type: "AnyTypeOf<[Small, MaybeType]>"}
  Small: {summary: a bit, type: "AnyTypeOf<[I1, BitType]>"}
"""


def test_order_of_need() -> None:
    columns = load_in_memory(SPEC)
    maybe = columns.MaybeType.get(columns.BitType.get())
    mark = columns.MarkAttr.get(i1)
    column = columns.ColumnAttr.get(maybe, mark)
    assert (
        str(columns.RowAttr.get([column]))
        == "#columns.row<<!columns.maybe<!columns.bit>, #columns.mark<i1>>>"
    )
    with pytest.raises(ValueError, match="failed to verify 'element': a bit"):
        columns.MaybeType.get(f32)
    dialect = load_dialect_text(SPEC)
    assert [a.name for a in dialect.attributes] == ["RowAttr", "ColumnAttr", "MarkAttr"]
    assert [t.name for t in dialect.types] == ["MaybeType", "TextType", "BitType"]


def test_circles_and_long_chains() -> None:
    circle = """
dialect: circle
types:
  AType: {mnemonic: a, parameters: {of: "AnyTypeOf<[BType, I1]>"}, assembly_format: "`<` $of `>`"}
  BType: {mnemonic: b, parameters: {of: "AnyTypeOf<[AType, I1]>"}, assembly_format: "`<` $of `>`"}
"""
    with pytest.raises(SpecErrors) as raised:
        load_dialect_text(circle)
    assert [d.message for d in raised.value.diagnostics] == ["there is no constraint 'BType'"]
    chain = ["dialect: chain", "types:"]
    for number in range(1500):
        chain.append(
            f"  T{number}: {{mnemonic: t{number}, parameters: {{of: 'AnyTypeOf<[T{number + 1}, I1]>'}}, "
            "assembly_format: '`<` $of `>`'}"
        )
    chain.append("  T1500: {mnemonic: t1500}")
    assert len(load_dialect_text("\n".join(chain)).types) == 1501
