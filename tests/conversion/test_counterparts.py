"""Operations that become others of the same operands where they stand, and what else the rewriting of them would have done."""

from __future__ import annotations

import pytest

from odsgen.conversion import (
    ConversionError,
    ConversionPattern,
    ConversionTarget,
    TypeConverter,
    apply_full_conversion,
    apply_partial_conversion,
)
from odsgen.dialects.arith.to_llvm import arith_patterns
from odsgen.dialects.cf.to_llvm import cf_patterns
from odsgen.dialects.llvm.lowering.target import llvm_target
from odsgen.dialects.llvm.lowering.types import LLVMTypeConverter
from odsgen.runtime import Context, IndexType, IntegerType, Operation, parse, print_ir
from odsgen.runtime.builtin.types import i32, i64
from odsgen.runtime.ir.operation import UnregisteredOperation
from odsgen_dialects import arith, cf, llvm


def program(text: str) -> Operation:
    return parse(text, Context(allow_unregistered=True), filename="program.mlir")


def converted(module: Operation) -> None:
    converter = LLVMTypeConverter.of_machine(module, 0)
    patterns = [*arith_patterns(converter), *cf_patterns(converter)]
    apply_partial_conversion(module, llvm_target(), patterns)


def of_class(module: Operation, op_class: type[Operation]) -> Operation:
    return next(op for op in module.walk() if isinstance(op, op_class))


SUM = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b overflow<nsw> {tag} : i32
  return %0 : i32
}
"""


def test_an_operation_becomes_its_counterpart_where_it_stands() -> None:
    module = program(SUM)
    op = of_class(module, arith.AddIOp)
    result, location = op.results[0], op.location
    converted(module)
    assert isinstance(op, llvm.AddOp)
    assert op.results[0] is result
    assert op.location is location
    assert "llvm.add %arg0, %arg1 overflow<nsw> {tag} : i32" in print_ir(module)
    module.verify()


def test_one_of_other_types_is_made_anew() -> None:
    module = program(
        '%a = "test.a"() : () -> index\n%0 = arith.addi %a, %a : index\n"test.b"(%0) : (index) -> ()'
    )
    op = of_class(module, arith.AddIOp)
    converted(module)
    assert op.parent_block is None
    assert of_class(module, llvm.AddOp).result_types == (i64,)


def test_a_conversion_that_fails_leaves_what_was_to_become_a_counterpart() -> None:
    module = program(SUM)
    op, before = of_class(module, arith.AddIOp), print_ir(module)
    target = llvm_target()
    target.add_illegal_op("func.return")
    patterns = [*arith_patterns(LLVMTypeConverter.of_machine(module, 0))]
    with pytest.raises(ConversionError, match=r"failed to legalize operation 'func\.return'"):
        apply_partial_conversion(module, target, patterns)
    assert isinstance(op, arith.AddIOp)
    assert print_ir(module) == before


def test_later_patterns_see_the_operation_as_it_was() -> None:
    seen = []

    class Use(ConversionPattern[Operation]):
        root = "test.use"

        def match_and_rewrite(self, op: Operation, adaptor: Operation, rewriter: object) -> bool:
            seen.append(type(op.operands[0].defining_op))
            return False

    module = program(
        '%a = "test.a"() : () -> i32\n%0 = arith.addi %a, %a : i32\n"test.use"(%0) : (i32) -> ()'
    )
    patterns = [*arith_patterns(LLVMTypeConverter.of_machine(module, 0)), Use()]
    apply_partial_conversion(module, llvm_target(), patterns)
    assert seen == [arith.AddIOp]


def test_an_attribute_that_the_counterpart_has_itself_becomes_that() -> None:
    module = program(
        "func.func @f() {\n  cf.br ^end {loop_annotation = #llvm.loop_annotation<>}\n^end:\n  return\n}"
    )
    op = of_class(module, cf.BranchOp)
    converted(module)
    assert op.parent_block is None
    assert "loop_annotation" in of_class(module, llvm.BrOp).stored_properties


def test_what_was_converted_comes_first_among_the_users() -> None:
    module = program(
        '%a = "test.a"() : () -> i32\n%0 = arith.addi %a, %a : i32\n"test.b"(%0) : (i32) -> ()\n'
        '%1 = arith.muli %0, %a : i32\n"test.c"(%0) : (i32) -> ()\n%2 = arith.xori %0, %1 : i32'
    )
    op = of_class(module, arith.AddIOp)
    converted(module)
    assert [user.name for user in op.users] == ["llvm.mul", "llvm.xor", "test.c", "test.b"]


# --- casts --------------------------------------------------------------------------------------------------------------


def widening() -> TypeConverter:
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: i64 if type is i32 else None, IntegerType)
    return converter


class Renamed(ConversionPattern[Operation]):
    root = "test.a"

    def match_and_rewrite(self, op, adaptor, rewriter):
        rewriter.replace_op_with_new(op, UnregisteredOperation("new.a", (), (i64,)))
        return True


@pytest.mark.parametrize("leaves_casts", [False, True])
def test_casts_stay_where_the_converter_leaves_them(leaves_casts: bool) -> None:
    module = program('%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()')
    converter = widening()
    converter.leaves_casts = leaves_casts
    # for types of another class
    converter.add_source_materialization(lambda *_: pytest.fail("is asked"), IndexType)
    target = ConversionTarget()
    target.add_illegal_op("test.a")
    target.mark_unknown_op_legal()
    if leaves_casts:
        apply_full_conversion(module, target, [Renamed(converter)])
        assert "unrealized_conversion_cast %0 : i64 to i32" in print_ir(module)
    else:
        with pytest.raises(ConversionError, match="remained live"):
            apply_full_conversion(module, target, [Renamed(converter)])


def test_blocks_that_were_inlined_come_back_if_the_pattern_fails() -> None:
    class Inline(ConversionPattern[Operation]):
        root = "test.region"

        def match_and_rewrite(self, op, adaptor, rewriter):
            assert op.parent_block is not None
            rewriter.inline_region_before(op.regions[0], op.parent_block)
            return False

    text = (
        'func.func @f() {\n  "test.region"() ({\n    "test.br"()[^bb1] : () -> ()\n  ^bb1:\n'
        '    "test.end"() : () -> ()\n  }) : () -> ()\n  return\n}'
    )
    module = program(text)
    before = print_ir(module)
    target = ConversionTarget()
    target.add_illegal_op("test.region")
    with pytest.raises(ConversionError, match=r"'test\.region'"):
        apply_partial_conversion(module, target, [Inline()])
    assert print_ir(module) == before
