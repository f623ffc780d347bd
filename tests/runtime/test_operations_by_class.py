"""Operations that are asked for by their class: in a block, and in a symbol table."""

from __future__ import annotations

from odsgen.runtime import Context, SymbolTable, parse
from odsgen_dialects import arith, func

PROGRAM = """
func.func private @declared(i32)
func.func @defined(%a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  %2 = arith.addi %1, %a : i32
  return %2 : i32
}
"""


def test_operations_of_a_class_in_order() -> None:
    module = parse(PROGRAM, Context())
    declared, defined = module.regions[0].entry_block.ops_of_type(func.FuncOp)
    assert (declared.sym_name, defined.sym_name) == ("declared", "defined")
    body = defined.body.entry_block
    first, second = body.ops_of_type(arith.AddIOp)
    assert [op for op in body if isinstance(op, arith.AddIOp)] == [first, second]
    assert list(body.ops_of_type(arith.SubIOp)) == []


def test_the_current_operation_may_be_erased() -> None:
    module = parse(PROGRAM, Context())
    for op in module.regions[0].entry_block.ops_of_type(func.FuncOp):
        op.erase()
    assert module.regions[0].entry_block.is_empty


def test_symbols_of_a_class() -> None:
    table = SymbolTable(parse(PROGRAM, Context()))
    defined = table.lookup("defined", func.FuncOp)
    assert defined is not None and defined.sym_name == "defined"
    assert table.lookup("defined", arith.AddIOp) is None
    assert table.lookup("unknown", func.FuncOp) is None is table.lookup("unknown")
