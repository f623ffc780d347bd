"""Values that accessors and `build` give and take, for each kind of attribute: the operation accepts the attribute."""

from __future__ import annotations

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    FlatSymbolRefAttr,
    StringAttr,
)
from odsgen.runtime.builtin.types import f32, i1, i32, i64
from odsgen.runtime.ir.block import Block
from odsgen_dialects import func

native = load_in_memory("""\
dialect: native
ops:
  x:
    arguments:
      symbol: FlatSymbolRefAttr
      sym: SymbolNameAttr
      integers: DenseI32ArrayAttr
      floats: DenseF32ArrayAttr
      bits: DenseBoolArrayAttr
      symbols: FlatSymbolRefArrayAttr
      defaults: "DefaultValuedAttr<DenseI64ArrayAttr, [1, 2]>"
""")


@pytest.fixture
def op():
    return native.XOp.build("f", "g", [1, 2], [0.5], [True, False], ["a", "b"])


def test_build_makes_what_the_verifier_accepts(op):
    op.verify()
    assert op.properties == {
        "symbol": FlatSymbolRefAttr.get("f"),
        "sym": StringAttr.get("g"),
        "integers": DenseArrayAttr.get(i32, [1, 2]),
        "floats": DenseArrayAttr.get(f32, [0.5]),
        "bits": DenseArrayAttr.get(i1, [True, False]),
        "symbols": ArrayAttr.get([FlatSymbolRefAttr.get("a"), FlatSymbolRefAttr.get("b")]),
    }


def test_accessors_give_what_build_takes(op):
    assert (op.symbol, op.sym, tuple(op.integers)) == ("f", "g", (1, 2))
    assert tuple(op.floats) == (0.5,) and tuple(op.bits) == (True, False)
    assert tuple(op.symbols) == ("a", "b") and tuple(op.defaults) == (1, 2)
    assert op.defaults_attr is DenseArrayAttr.get(i64, [1, 2])


def test_setters_store_what_the_verifier_accepts(op):
    op.symbol, op.integers, op.bits, op.symbols, op.defaults = "h", [], [False], [], [3]
    assert op.symbol_attr is FlatSymbolRefAttr.get("h")
    assert op.defaults_attr is DenseArrayAttr.get(i64, [3])
    op.verify()


def test_a_call():
    call = func.CallOp.build([i32], "f", Block([i32]).arguments)
    call.verify_invariants()
    assert call.callee_attr is FlatSymbolRefAttr.get("f")


def test_a_dense_array_of_another_element_type_is_no_property():
    with pytest.raises(ValueError, match="Invalid attribute `integers` in property conversion"):
        native.XOp.property_from_attribute("integers", DenseArrayAttr.get(i64, [1]))
