"""The op classes of a spec are the base classes of its operations: what these share is written once."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse, print_ir
from odsgen.runtime.ir.operation import Operation

SPEC = """
dialect: calc
op_classes:
  Pure: {traits: [Pure]}
  Binary<T>:
    extends: Pure
    arguments: {lhs: $T, rhs: $T}
    results: {result: $T}
    traits: [SameOperandsAndResultType]
    assembly_format: "$lhs `,` $rhs attr-dict `:` type($result)"
  Whole: {extends: Binary<SignlessIntegerLike>}
  Marked: {arguments: {mark: UnitAttr}}
  Alone: {}
ops:
  add: {extends: Whole, traits: [Commutative], summary: The sum.}
  sub: {extends: Whole}
  addf: {extends: Binary<FloatLike>}
  flag: {extends: [Marked, Pure]}
  flag_twice: {extends: [Pure, Marked], traits: [Commutative]}
  only: {extends: Alone}
"""


@pytest.fixture(scope="module")
def calc():
    return load_in_memory(SPEC)


def test_the_classes_extend_each_other_as_the_spec_says(calc) -> None:
    ops = calc.ops
    assert calc.AddOp.__bases__ == (ops.WholeOp,)
    assert ops.WholeOp.__bases__ == (ops.BinaryOp,)
    assert ops.PureOp in ops.BinaryOp.__mro__
    assert ops.BinaryOp not in calc.FlagOp.__mro__
    assert {ops.PureOp, ops.MarkedOp} <= {*calc.FlagOp.__mro__} & {*calc.FlagTwiceOp.__mro__}
    assert not hasattr(ops, "AloneOp")  # what one operation extends shares nothing
    assert issubclass(calc.OnlyOp, Operation)


def test_what_they_share_is_written_once(calc) -> None:
    assert "parse" in vars(calc.ops.BinaryOp)
    assert "verify_invariants" in vars(calc.ops.WholeOp)
    assert {"parse", "print", "lhs", "verify_invariants"}.isdisjoint(vars(calc.AddOp))
    assert "TRAITS" not in vars(calc.SubOp)


def test_traits_and_interfaces_are_those_of_the_whole_definition(calc) -> None:
    def names(op_class: type[Operation]) -> set[str]:
        return {trait.__name__ for trait in op_class.TRAITS}

    pure = {"AlwaysSpeculatableImplTrait", "NoMemoryEffect"}
    assert names(calc.AddOp) == {*pure, "SameOperandsAndResultType", "IsCommutative"}
    assert names(calc.SubOp) == {*pure, "SameOperandsAndResultType"}
    assert names(calc.FlagOp) == pure
    assert names(calc.FlagTwiceOp) == {*pure, "IsCommutative"}
    assert "InferTypeOpInterface" in calc.AddOp.INTERFACES
    assert "InferTypeOpInterface" not in calc.FlagOp.INTERFACES


def test_programs_read_verify_and_print(calc) -> None:
    context = Context(allow_unregistered=True, dialects=[calc.DIALECT])
    text = '%0 = "t.x"() : () -> i32\n%1 = calc.add %0, %0 : i32\n%2 = calc.sub %1, %0 : i32'
    module = parse(text, context)
    module.verify()
    assert "%1 = calc.add %0, %0 : i32\n  %2 = calc.sub %1, %0 : i32" in print_ir(module)
    wrong = parse('%0 = "t.x"() : () -> f32\n%1 = "calc.sub"(%0, %0) : (f32, f32) -> f32', context)
    with pytest.raises(VerifyError, match="'calc.sub' op operand #0 must be signless-integer, but"):
        wrong.verify()


def test_an_interface_of_one_operation_does_not_hide_what_its_base_class_says() -> None:
    """RegionKindInterface of the runtime has a default for a method that the base class would define for all."""
    spec = """
    dialect: hide
    op_classes:
      Branching:
        regions: {body: AnyRegion}
        interfaces: [{name: RegionKindInterface, methods: [getRegionKind]}]
    ops:
      a: {extends: Branching}
      b: {extends: Branching, interfaces: [RegionBranchOpInterface]}
    """
    from odsgen.runtime.ir.region_kind import RegionKind

    def graph(op, *_: object) -> RegionKind:
        return RegionKind.GRAPH

    package = load_in_memory(spec, {"region_kind_a": graph, "region_kind_b": graph})
    for op_class in (package.AOp, package.BOp):
        assert op_class.region_kind.__qualname__ == f"{op_class.__name__}.region_kind"


USUAL = """
dialect: usual
op_classes:
  Binary:
    arguments: {lhs: I32, rhs: I32}
    results: {result: I32}
    assembly_format: "$lhs `,` $rhs attr-dict"
  Flagged:
    extends: Binary
    arguments: {flag: UnitAttr}
    assembly_format: "$lhs `,` $rhs (`flag` $flag^)? attr-dict"
ops:
  add: {extends: Binary}
  sub: {extends: Binary}
  mul: {extends: Binary, verifier: true}
  flag: {extends: Flagged}
  flag_too: {extends: Flagged}
"""


def test_what_most_operations_have_alike_is_overridden_by_the_others() -> None:
    checked: list[Any] = []
    package = load_in_memory(USUAL, {"verify_mul": checked.append})
    methods = ("build", "verify_invariants", "parse", "custom_text")
    ops = package.ops
    assert [name for name in vars(ops.BinaryOp) if name in methods] == list(methods)
    # Each class has a `build` of its own, by which messages name it.
    assert vars(package.SubOp).keys() & {*methods} == {"build"}
    assert vars(package.MulOp).keys() & {*methods} == {"build", "verify_invariants"}
    assert {"build", "parse", "custom_text"} <= vars(ops.FlaggedOp).keys()
    assert vars(package.FlagOp).keys() & {*methods} == {"build"}
    text = '%0 = "t.x"() : () -> i32\n'
    text += "".join(f"%{i} = usual.{op} %0, %0\n" for i, op in enumerate(("sub", "mul", "flag"), 1))
    text += "%4 = usual.flag_too %0, %0 flag\n"
    module = parse(text, Context(allow_unregistered=True, dialects=[package.DIALECT]))
    module.verify()
    assert [op.name for op in checked] == ["usual.mul"]
    printed = "".join(line.strip() + "\n" for line in print_ir(module).splitlines()[1:-1])
    assert printed == text


def test_the_order_of_op_classes_decides_nothing_where_they_differ() -> None:
    """An operation of two op classes has its own where these have other usual methods."""
    spec = """
    dialect: two
    op_classes:
      One: {arguments: {x: I32}, assembly_format: "`one` $x attr-dict"}
      Two: {assembly_format: "`two` $x attr-dict"}
    ops:
      a: {extends: One}
      b: {extends: One}
      c: {extends: One}
      d: {extends: Two, arguments: {x: I32}}
      e: {extends: Two, arguments: {x: I32}}
      f: {extends: Two, arguments: {x: I32}}
      g: {extends: [Two, One]}
      h: {extends: [One, Two], assembly_format: "`two` $x attr-dict"}
    """
    package = load_in_memory(spec)
    context = Context(allow_unregistered=True, dialects=[package.DIALECT])
    source = '%0 = "t.x"() : () -> i32\n'
    for op, keyword in zip("abcdefgh", "one one one two two two one two".split(), strict=True):
        text = f"two.{op} {keyword} %0"
        assert text in print_ir(parse(source + text + "\n", context))
    assert package.HOp.parse.__qualname__ == "HOp.parse"


def test_a_taken_name_gets_a_suffix() -> None:
    spec = """
    dialect: taken
    op_classes: {Add: {traits: [Pure]}}
    ops: {add: {extends: Add}, sub: {extends: Add}}
    """
    package = load_in_memory(spec)
    assert package.AddOp.OPERATION_NAME == "taken.add"
    assert package.AddOp.__bases__ == (package.ops.AddOpBase,)
