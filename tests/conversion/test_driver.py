"""Targets, patterns that fail half-way, types that do not fit: what a conversion does and what it says."""

from __future__ import annotations

import pytest

from odsgen.conversion import (
    ConversionError,
    ConversionPattern,
    ConversionTarget,
    NotConvertible,
    TypeConverter,
    apply_analysis_conversion,
    apply_full_conversion,
    apply_partial_conversion,
)
from odsgen.rewriting import RewritePattern
from odsgen.runtime import Block, Context, Region, parse, print_ir
from odsgen.runtime.builtin.types import IntegerType, f32, i32, i64
from odsgen.runtime.ir.operation import Operation, UnregisteredOperation


def program(text):
    return parse(text, Context(allow_unregistered=True), filename="program.mlir")


def make(name, operands=(), types=(), regions=()):
    return UnregisteredOperation(name, tuple(operands), tuple(types), regions=tuple(regions))


def pattern(name, rewrite, converter=None, **settings):
    class Made(ConversionPattern[Operation]):
        root = name

        def match_and_rewrite(self, op, adaptor, rewriter):
            return rewrite(op, adaptor, rewriter) is not False

    for key, value in settings.items():
        setattr(Made, key, value)
    return Made(converter)


def renamed(old, new, converter=None, **settings):
    """A pattern that gives operations another name, and results the types of the converter."""

    def rewrite(op, adaptor, rewriter):
        types = op.result_types if converter is None else converter.convert_types(op.result_types)
        rewriter.replace_op_with_new(op, make(new, adaptor.operands, types))

    return pattern(old, rewrite, converter, **settings)


def target(legal=(), illegal=()):
    found = ConversionTarget()
    found.add_legal_op("builtin.module", *legal)
    found.add_illegal_op(*illegal)
    return found


# --- targets ------------------------------------------------------------------------------------------------------------


def test_what_is_said_of_an_operation_goes_before_what_is_said_of_its_dialect():
    found = ConversionTarget()
    found.add_legal_dialect("test")
    found.add_illegal_op("test.b")
    found.add_dynamically_legal_op("test.c", lambda op: "yes" in op.attributes)
    a, b, c, d, e = (
        program(
            '"test.a"() : () -> ()\n"test.b"() : () -> ()\n"test.c"() {yes} : () -> ()\n"test.c"() : () -> ()\n"o.e"() : () -> ()'
        )
        .regions[0]
        .entry_block
    )
    assert [found.legality(op) is not None for op in (a, b, c, d, e)] == [
        True,
        False,
        True,
        False,
        False,
    ]
    assert [found.is_illegal(op) for op in (a, b, c, d, e)] == [False, True, False, True, False]


def test_a_callback_without_an_opinion_leaves_it_to_the_one_before():
    found = ConversionTarget()
    found.add_dynamically_legal_dialect(lambda op: False, "test")
    found.add_dynamically_legal_dialect(lambda op: True if op.attributes else None, "test")
    with_attribute, without = (
        program('"test.a"() {x} : () -> ()\n"test.a"() : () -> ()').regions[0].entry_block
    )
    assert found.legality(with_attribute) is not None
    assert found.is_illegal(without)


def test_recursive_legality_must_begin_with_legality():
    found = target(illegal=["test.a"])
    with pytest.raises(ValueError, match=r"'test\.a' cannot be recursively legal"):
        found.mark_op_recursively_legal("test.a")
    with pytest.raises(ValueError, match=r"'test\.b' cannot be recursively legal"):
        found.mark_op_recursively_legal("test.b")


def test_nothing_inside_a_recursively_legal_operation_is_converted():
    module = program('"test.a"() ({\n  "test.b"() : () -> ()\n}) : () -> ()\n"test.b"() : () -> ()')
    found = target(legal=["test.a", "test.c"], illegal=["test.b"])
    found.mark_op_recursively_legal("test.a")
    apply_partial_conversion(module, found, [renamed("test.b", "test.c")])
    assert [op.name for op in module.walk()] == ["builtin.module", "test.a", "test.b", "test.c"]


# --- modes --------------------------------------------------------------------------------------------------------------


def test_partial_conversion_leaves_what_it_does_not_know_and_says_so():
    module = program('"test.a"() : () -> ()\n"test.b"() : () -> ()')
    remaining = apply_partial_conversion(
        module, target(legal=["test.c"], illegal=["test.b"]), [renamed("test.b", "test.c")]
    )
    assert [op.name for op in remaining] == ["test.a"]
    assert [op.name for op in module.regions[0].entry_block] == ["test.a", "test.c"]


def test_full_conversion_leaves_nothing():
    module = program('"test.b"() : () -> ()\n"test.a"() : () -> ()')
    before = print_ir(module)
    with pytest.raises(ConversionError, match="failed to legalize operation 'test.a'$"):
        apply_full_conversion(module, target(legal=["test.c"]), [renamed("test.b", "test.c")])
    assert print_ir(module) == before


def test_analysis_conversion_changes_nothing():
    module = program(
        '%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()\n"test.d"() : () -> ()'
    )
    before = print_ir(module)
    found = apply_analysis_conversion(
        module, target(legal=["test.c"], illegal=["test.d"]), [renamed("test.b", "test.c")]
    )
    assert {op.name for op in found} == {"builtin.module", "test.b"}
    assert print_ir(module) == before


# --- patterns that fail -------------------------------------------------------------------------------------------------


def test_another_pattern_is_tried_when_the_result_of_one_cannot_be_legalized():
    module = program('"test.a"() : () -> ()')
    patterns = [
        renamed("test.a", "test.dead_end", benefit=2),
        renamed("test.a", "test.b"),
        renamed("test.b", "test.c"),
    ]
    apply_full_conversion(module, target(legal=["test.c"]), patterns)
    assert [op.name for op in module.regions[0].entry_block] == ["test.c"]


def test_patterns_that_undo_each_other_end():
    module = program('"test.a"() : () -> ()')
    patterns = [renamed("test.a", "test.b"), renamed("test.b", "test.a")]
    with pytest.raises(ConversionError, match="failed to legalize operation 'test.a'"):
        apply_full_conversion(module, target(), patterns)


def test_a_pattern_that_may_be_applied_to_its_own_results_ends_too():
    module = program('"test.a"() : () -> ()')
    with pytest.raises(ConversionError, match="failed to legalize operation 'test.a'"):
        apply_full_conversion(
            module, target(), [renamed("test.a", "test.a", has_bounded_recursion=True)]
        )
    assert [op.name for op in module.walk()] == ["builtin.module", "test.a"]


BLOCKS = """
"test.outer"() ({
  %0:2 = "test.first"() : () -> (i32, i32)
  "test.root"(%0#0) {kept} : (i32) -> ()
  "test.last"(%0#1)[^next] : (i32) -> ()
^next:
  "test.region"() ({
  ^bb0(%x: i32):
    "test.inside"(%x) : (i32) -> ()
  }, {
    "test.other"() : () -> ()
  }) : () -> ()
  "test.end"() : () -> ()
}) : () -> ()
"""


def changes_everything(op, adaptor, rewriter):
    """Makes a change of each kind that there is."""
    first, block = op.previous, op.parent_block
    region = block.parent_region
    nest = region.blocks[1].first
    made = rewriter.insert(
        make("test.new", op.operands, (f32,), (Region(), Region((Block((i32,)),))))
    )
    with rewriter.modifying(op):
        op.attributes.clear()
        op.operands = (first.results[1], first.results[1])
    with rewriter.modifying(block.last):
        block.last.successors = (block, block)
    rewriter.move_op_before(op, first)
    rewriter.move_op_after(first, made)
    rewriter.inline_region_before(nest.regions[0], made.regions[0])
    rewriter.inline_region_before(nest.regions[1], region.blocks[1])
    rewriter.clone(nest)
    tail = rewriter.split_block(nest)
    rewriter.create_block(region, (f32,), before=tail)
    rewriter.create_block_after(tail)
    inner = made.regions[0].entry_block
    rewriter.merge_blocks(inner, tail, (first.results[0],))
    rewriter.inline_block_before(made.regions[1].entry_block, tail.first, (first.results[0],))
    converter = TypeConverter()
    converter.add_conversion(lambda type: (i64, f32))
    rewriter.convert_region_types(region, converter)
    rewriter.replace_op(first, [None, (made.results[0], made.results[0])])
    rewriter.erase_block(region.blocks[-1])
    return False


def test_all_changes_of_a_failed_pattern_are_undone():
    module = program(BLOCKS)
    before = print_ir(module)
    found = apply_partial_conversion(module, target(), [pattern("test.root", changes_everything)])
    assert print_ir(module) == before
    assert len(found) == len(list(module.walk())) - 1
    module.verify()


def test_all_changes_are_undone_when_a_pattern_raises():
    def raise_after_changes(op, adaptor, rewriter):
        changes_everything(op, adaptor, rewriter)
        raise KeyError("a mistake")

    module = program(BLOCKS)
    before = print_ir(module)
    with pytest.raises(KeyError):
        apply_partial_conversion(module, target(), [pattern("test.root", raise_after_changes)])
    assert print_ir(module) == before


def test_rewrite_patterns_take_part():
    class Rename(RewritePattern):
        root = "test.a"

        def match_and_rewrite(self, op, rewriter):
            rewriter.replace_op_with_new(op, make("test.b", op.operands, op.result_types))
            return True

    module = program('%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()')
    apply_full_conversion(module, target(legal=["test.b"]), [Rename()])
    assert [op.name for op in module.regions[0].entry_block] == ["test.b", "test.b"]


# --- types --------------------------------------------------------------------------------------------------------------


def widening():
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: i64 if type is i32 else None, IntegerType)
    return converter


def test_casts_stand_between_old_and_new_types_and_vanish_where_both_are_converted():
    converter = widening()
    text = '%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()'
    patterns = [renamed("test.a", "new.a", converter), renamed("test.b", "new.b", converter)]
    module = program(text)
    found = ConversionTarget()
    found.add_legal_dialect("new", "builtin")
    apply_full_conversion(module, found, patterns)
    assert print_ir(module) == (
        'module {\n  %0 = "new.a"() : () -> i64\n  "new.b"(%0) : (i64) -> ()\n}\n'
    )


def test_a_cast_that_is_still_needed_is_an_error():
    converter = widening()
    module = program('%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()')
    found = ConversionTarget()
    found.add_legal_dialect("new", "builtin")
    with pytest.raises(ConversionError) as caught:
        apply_partial_conversion(module, found, [renamed("test.a", "new.a", converter)])
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.message == (
        "failed to legalize unresolved materialization from ('i64') to ('i32') that remained live after conversion"
    )
    assert diagnostic.notes[0].message.startswith("see existing live user here:")


def test_an_erased_result_that_is_still_used_is_an_error():
    module = program('%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()')
    erase = pattern("test.a", lambda op, adaptor, rewriter: rewriter.erase_op(op))
    with pytest.raises(ConversionError, match=r"from \(\) to \('i32'\) that remained live"):
        apply_partial_conversion(module, target(), [erase])


def test_materializations_make_the_values_of_casts():
    converter = widening()

    def build(name):
        def materialize(builder, types, values, location, original=None):
            kinds = types if isinstance(types, (tuple, list)) else (types,)
            results = builder.insert(make(name, values, kinds)).results
            return results if isinstance(types, (tuple, list)) else results[0]

        return materialize

    converter.add_source_materialization(build("new.back"))
    converter.add_target_materialization(build("new.there"))
    module = program(
        '%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()\n'
        '%1 = "test.c"() : () -> i32\n"test.d"(%1) : (i32) -> ()'
    )
    found = ConversionTarget()
    found.add_legal_dialect("new", "builtin")
    patterns = [renamed("test.a", "new.a", converter), renamed("test.d", "new.d", converter)]
    apply_partial_conversion(module, found, patterns)
    assert [op.name for op in module.regions[0].entry_block] == [
        "new.a",
        "new.back",
        "test.b",
        "test.c",
        "new.there",
        "new.d",
    ]


def test_a_pattern_does_not_match_where_an_operand_has_no_type():
    converter = TypeConverter()

    def refuse(type):
        raise NotConvertible

    converter.add_conversion(lambda type: type)
    converter.add_conversion(refuse, IntegerType)
    assert converter.convert_type(i32) is None
    assert converter.convert_type(f32) is f32
    module = program('%0 = "test.a"() : () -> i32\n"test.b"(%0) : (i32) -> ()')
    with pytest.raises(ConversionError, match="explicitly marked illegal"):
        apply_partial_conversion(
            module, target(illegal=["test.b"]), [renamed("test.b", "test.c", converter)]
        )


def test_a_value_may_become_several_or_none():
    converter = TypeConverter()
    converter.add_conversion(lambda type: type)
    converter.add_conversion(lambda type: {i32: (), i64: (f32, f32)}.get(type), IntegerType)

    def split(op, adaptor, rewriter):
        made = rewriter.insert(make("new.a", (), (f32, f32)))
        rewriter.replace_op(op, [made.results, None])

    def join(op, adaptor, rewriter):
        assert [len(group) for group in adaptor.operands] == [2, 0]
        values = [value for group in adaptor.operands for value in group]
        rewriter.replace_op_with_new(op, make("new.b", values))

    module = program(
        '%0:2 = "test.a"() : () -> (i64, i32)\n"test.b"(%0#0, %0#1) : (i64, i32) -> ()'
    )
    found = ConversionTarget()
    found.add_legal_dialect("new", "builtin")
    patterns = [
        pattern("test.a", split, converter),
        pattern("test.b", join, converter, one_to_many=True),
    ]
    apply_full_conversion(module, found, patterns)
    assert print_ir(module) == (
        'module {\n  %0:2 = "new.a"() : () -> (f32, f32)\n  "new.b"(%0#0, %0#1) : (f32, f32) -> ()\n}\n'
    )


def test_folding_comes_before_patterns():
    module = program(
        '%c = arith.constant 2 : i32\n%s = arith.addi %c, %c : i32\n"test.use"(%s) : (i32) -> ()'
    )
    apply_full_conversion(module, target(legal=["arith.constant", "test.use"]), [])
    last = module.regions[0].entry_block.last
    assert last is not None
    folded = last.operands[0].defining_op
    assert folded is not None
    assert str(folded.properties["value"]) == "4 : i32"
