"""Programs are built in few words: builders that insert by themselves, bodies as functions."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from odsgen.runtime import Builder, Value, print_ir
from odsgen.runtime.builtin.types import FunctionType, i32
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region
from odsgen_dialects import arith, builtin, func

EXPECTED = """\
module {
  func.func @twice(%arg0: i32) -> i32 {
    %0 = arith.addi %arg0, %arg0 : i32
    return %0 : i32
  }
}
"""


def body(x: Value) -> None:
    total = arith.AddIOp.build(x, x)
    func.ReturnOp.build([total.result])


def test_a_whole_program() -> None:
    module = builtin.ModuleOp.build()
    with Builder.at_end(module.body_region.entry_block):
        func.FuncOp.build("twice", FunctionType.get([i32], [i32])).add_entry_block(body)
    module.verify()
    assert print_ir(module) == EXPECTED


def test_regions_and_blocks_from_functions() -> None:
    of_block = Region([Block.build([i32], body)])
    for region in (of_block, Region.build([i32], body)):
        function = func.FuncOp.build("twice", FunctionType.get([i32], [i32]), body=region)
        module = builtin.ModuleOp.build()
        module.body_region.entry_block.append(function)
        assert print_ir(module) == EXPECTED


def test_where_operations_go() -> None:
    outer, inner = Block([i32]), Block([i32])
    x = outer.arguments[0]
    with Builder.at_end(outer):
        first = arith.AddIOp.build(x, x)
        with Builder.before(first):
            arith.MulIOp.build(x, x)
        with pytest.raises(RuntimeError), Builder.at_end(inner):
            arith.SubIOp.build(x, x)
            raise RuntimeError
        last = arith.MulIOp.build(x, x)
    assert arith.AddIOp.build(x, x).parent_block is None
    assert [op.name for op in outer] == ["arith.muli", "arith.addi", "arith.muli"]
    assert outer.last is last and [op.name for op in inner] == ["arith.subi"]


def test_other_threads_are_left_alone() -> None:
    block, found = Block([i32]), []
    x = block.arguments[0]

    def build() -> None:
        found.append(arith.AddIOp.build(x, x).parent_block)

    with Builder.at_end(block):
        thread = threading.Thread(target=build)
        thread.start()
        thread.join()
    assert found == [None] and block.is_empty


def test_representations() -> None:
    module: Any = builtin.ModuleOp.build()
    with Builder.at_end(module.body_region.entry_block):
        function = func.FuncOp.build("twice", FunctionType.get([i32], [i32]))
    block = function.add_entry_block(body)
    add, _ = block
    assert repr(add) == "<AddIOp 'arith.addi' : (i32, i32) -> (i32)>"
    assert repr(add.results[0]) == "<result #0 of 'arith.addi', of type 'i32'>"
    assert repr(block.arguments[0]) == "<block argument #0 in 'func.func', of type 'i32'>"
    assert repr(block) == "<block (i32) in 'func.func'>"
    assert repr(function.body) == "<region #0 of 'func.func', 1 block>"
