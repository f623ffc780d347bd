"""`remove-dead-values` where MLIR 22 leaves a program that does not verify, and what sccp says of regions that are passed nothing."""

from __future__ import annotations

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, parse, print_ir


def after(pipeline: str, text: str) -> str:
    module = parse(text, Context())
    PassManager.parse(pipeline).run(module)
    module.verify()
    return print_ir(module)


REFERRED = """\
module {
  func.func private @referred(%arg0: i32) {
    return
  }
  func.func @refers(%arg0: i32) -> ((i32) -> ()) {
    %f = constant @referred : (i32) -> ()
    call @referred(%arg0) : (i32) -> ()
    return %f : (i32) -> ()
  }
}
"""


def test_function_with_other_references_keeps_its_signature():
    assert after("builtin.module(remove-dead-values)", REFERRED) == REFERRED


def test_root_keeps_its_signature():
    text = """\
module {
  func.func private @callee(%arg0: i32) {
    return
  }
  func.func @caller(%arg0: i32) {
    call @callee(%arg0) : (i32) -> ()
    return
  }
}
"""
    assert after("builtin.module(func.func(remove-dead-values))", text) == text


MIXED = """
    func.func @f(%c: i1, %x: i32) -> i32 {
      %dead = arith.muli %x, %x : i32
      cf.cond_br %c, ^one(%x : i32), ^one(%dead : i32)
    ^one(%a: i32):
      return %x : i32
    }
"""


def test_argument_with_a_live_operand_stays():
    found = after("builtin.module(remove-dead-values)", MIXED)
    assert "arith.muli" not in found
    assert "%0 = ub.poison : i32" in found
    assert "cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb1(%0 : i32)" in found


UNREACHED = """
    func.func @f(%x: i32) -> i32 {
      return %x : i32
    ^one(%a: i32):
      %d = arith.addi %a, %a : i32
      return %d : i32
    }
"""


def test_value_that_cannot_go_becomes_poison():
    found = after("builtin.module(remove-dead-values)", UNREACHED)
    assert "arith.addi" not in found
    assert "%1 = ub.poison : i32\n    return %1 : i32" in found


ASYNC = """
    func.func @f(%m: memref<i32>, %x: i32) {
      %token = async.execute {
        async.yield
      }
      %other = async.execute [%token] {
        %c = arith.constant 1 : i32
        %d = arith.addi %c, %c : i32
        memref.store %d, %m[] : memref<i32>
        async.yield
      }
      return
    }
"""


@pytest.mark.parametrize("name", ["sccp", "remove-dead-values"])
def test_result_that_no_region_gives_is_known_to_be_computed(name):
    assert "memref.store" in after(f"builtin.module({name})", ASYNC)
