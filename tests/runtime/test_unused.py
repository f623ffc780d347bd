"""Types and attributes that nobody uses any more can be freed; what is used stays the same object."""

from __future__ import annotations

import gc

from odsgen.drivers.unused import free_unused_attributes
from odsgen.runtime import Context, parse
from odsgen.runtime.affine.map import AffineMap
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.builtin.types import RankedTensorType, i32


def _text(first: int) -> str:
    return "\n".join(
        [
            f'"x.y"() {{a = "unused {k}", b = [{k} : i32, [{k} : i64]], l = loc("f{k}"), d = {{k = @s{k}}}, '
            f"m = affine_map<(d0) -> (d0 + {k})>, e = dense<{k}> : tensor<2x{k}xi32>}} : () -> memref<{k}xi32>"
            for k in range(first, first + 200)
        ]
    )


def _counts() -> list[int]:
    classes = (StringAttr, IntegerAttr, ArrayAttr, RankedTensorType)
    return [len(of._interned) for of in classes] + [len(AffineMap._unique)]


def test_what_nobody_uses_goes() -> None:
    context = Context(allow_unregistered=True)
    parse(_text(5_000_000), context).verify()
    gc.collect()
    free_unused_attributes()
    before = _counts()
    parse(_text(6_000_000), context).verify()
    gc.collect()
    assert all(now >= then + 200 for now, then in zip(_counts(), before, strict=True))
    assert free_unused_attributes() >= 2_000
    assert _counts() == before
    assert free_unused_attributes() == 0


def test_what_is_used_stays() -> None:
    module = parse(_text(7_000_000), Context(allow_unregistered=True))
    held = ArrayAttr.get((StringAttr.get("held"), IntegerAttr.get(7_000_001, i32)))
    text = str(module)
    free_unused_attributes()
    assert str(module) == text
    other = parse(_text(7_000_000), Context(allow_unregistered=True))
    for op, copy in zip(module.walk(), other.walk(), strict=True):
        assert op.result_types == copy.result_types
        assert [*op.attributes.items()] == [*copy.attributes.items()]
    assert held.elements[0] is StringAttr.get("held")
    assert held is ArrayAttr.get((StringAttr.get("held"), IntegerAttr.get(7_000_001, i32)))


def test_constraints_answer_again() -> None:
    context = Context()
    program = "func.func @f(%a: vector<77x3xi32>) -> vector<77x3xi32> {\n  %0 = arith.addi %a, %a : vector<77x3xi32>\n  return %0 : vector<77x3xi32>\n}\n"
    for _ in range(2):
        parse(program, context).verify()
        gc.collect()
        free_unused_attributes()
