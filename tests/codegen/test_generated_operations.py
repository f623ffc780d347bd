"""The operations of generated code: builders, accessors and verifiers, on a dialect built by hand."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import VerifyError
from odsgen.runtime.builtin.attributes import DenseArrayAttr, IntegerAttr, StringAttr
from odsgen.runtime.builtin.types import f32, i1, i32, i64, index
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.traits import HasParent, NoRegionArguments, SingleBlock

from .definitions import DEMO


def _verify_range_type(element, sizes, width, name):
    if any(size < 0 for size in sizes):
        raise ValueError("sizes must not be negative")


calls = SimpleNamespace(verified=[])
demo = load_in_memory(
    DEMO,
    hooks={
        "verify_loop": lambda op: calls.verified.append("loop"),
        "verify_loop_regions": lambda op: calls.verified.append("regions"),
        "verify_range_type": _verify_range_type,
        **dict.fromkeys(
            ("parse_flags_attr", "print_flags_attr", "parse_range_type", "print_range_type"),
            lambda *_: None,
        ),
    },
)


@pytest.fixture
def block():
    return Block([i32, i64, f32, i32])


def message(op) -> str:
    with pytest.raises(VerifyError) as caught:
        op.verify_invariants()
    return caught.value.diagnostics[0].message


class TestAdd:
    def test_build_infers_the_result(self, block):
        a, _, _, b = block.arguments
        op = demo.AddOp.build(a, b)
        assert (op.lhs, op.rhs, op.result.type) == (a, b, i32)
        assert op.operands == (a, b) and op.name == "demo.add"
        op.verify_invariants()

    def test_an_absent_property_is_its_default(self, block):
        a = block.arguments[0]
        op = demo.AddOp.build(a, a)
        assert op.properties == {}
        assert op.overflow_flags is demo.Flags.none
        assert op.overflow_flags_attr is demo.FlagsAttr.get(demo.Flags.none)
        assert op.properties_as_attributes() == {
            "overflowFlags": demo.FlagsAttr.get(demo.Flags.none)
        }

    def test_an_enum_is_given_and_set_natively(self, block):
        a = block.arguments[0]
        op = demo.AddOp.build(a, a, overflow_flags=demo.Flags.a | demo.Flags.b)
        assert op.properties == {"overflowFlags": demo.FlagsAttr.get(demo.Flags.both)}
        op.overflow_flags = demo.Flags.a
        assert op.overflow_flags_attr.value is demo.Flags.a

    def test_operands_can_be_replaced(self, block):
        a, _, _, b = block.arguments
        op = demo.AddOp.build(a, a)
        op.rhs = b
        assert op.operands == (a, b)
        assert list(b.users) == [op] and list(a.users) == [op]

    def test_wrong_types(self, block):
        a, b, c, _ = block.arguments
        assert message(demo.AddOp.build(a, b)) == (
            "'demo.add' op operand #1 must be 32-bit signless integer, but got 'i64'"
        )
        assert message(demo.AddOp.build(c, b)) == (
            "'demo.add' op operand #0 must be 32-bit signless integer, but got 'f32'"
        )
        assert message(demo.AddOp((a, a), (index,))) == (
            "'demo.add' op result #0 must be 32-bit signless integer, but got 'index'"
        )

    def test_wrong_counts(self, block):
        a = block.arguments[0]
        assert message(demo.AddOp((a,), (i32,))) == "'demo.add' op expected 2 operands, but found 1"
        assert message(demo.AddOp((a, a), ())) == "'demo.add' op requires one result"
        assert message(demo.AddOp((a, a), (i32,), regions=(Region(),))) == (
            "'demo.add' op requires zero regions"
        )
        assert message(demo.AddOp((a, a), (i32,), successors=(Block(),))) == (
            "'demo.add' op requires 0 successors but found 1"
        )

    def test_a_wrong_attribute(self, block):
        a = block.arguments[0]
        assert message(demo.AddOp((a, a), (i32,), {"overflowFlags": StringAttr.get("x")})) == (
            "'demo.add' op attribute 'overflowFlags' failed to satisfy constraint: some flags"
        )


class TestCall:
    @pytest.fixture
    def op(self, block):
        a, b, _, c = block.arguments
        return demo.CallOp.build(i32, [f32, i1], "f", a, [b, c], extra=c, times=3)

    def test_groups(self, op, block):
        a, b, _, c = block.arguments
        op.verify_invariants()
        assert (op.first, op.inputs, op.extra) == (a, (b, c), c)
        assert op.properties["operandSegmentSizes"] is DenseArrayAttr.get(i32, (1, 2, 1))
        assert op.first_result.type is i32
        assert [r.type for r in op.others] == [f32, i1]

    def test_attributes(self, op):
        assert (op.callee, op.times, op.inline, op.colour) == ("f", 3, False, demo.Colour.green)
        assert op.times_attr is IntegerAttr.get(3, i32)
        op.inline, op.times, op.colour, op.callee = True, None, demo.Colour.red, "g"
        assert "inline" in op.properties and "times" not in op.properties
        assert (op.times, op.colour, op.callee) == (None, demo.Colour.red, "g")
        op.inline = False
        assert "inline" not in op.properties
        op.verify_invariants()

    def test_groups_can_be_replaced(self, op, block):
        a, b, _, c = block.arguments
        op.inputs = [a]
        assert (op.first, op.inputs, op.extra) == (a, (a,), c)
        op.extra = None
        assert (op.first, op.inputs, op.extra) == (a, (a,), None)
        op.inputs = []
        op.extra = b
        assert op.operands == (a, b) and op.extra is b
        op.first = c
        assert op.operands == (c, b)
        op.verify_invariants()

    @pytest.mark.parametrize(
        ("sizes", "expected"),
        [
            (
                (1, 1),
                "'operandSegmentSizes' attribute for specifying operand segments must have 3 elements, but got 2",
            ),
            ((1, 4, -1), "'operandSegmentSizes' attribute cannot have negative elements"),
            (
                (1, 1, 1),
                "operand count (4) does not match with the total size (3) specified in attribute 'operandSegmentSizes'",
            ),
            ((0, 3, 1), "operand group starting at #0 requires 1 element, but found 0"),
            ((1, 1, 2), "operand group starting at #2 requires 0 or 1 element, but found 2"),
        ],
    )
    def test_segment_sizes(self, op, sizes, expected):
        op.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
        assert message(op) == f"'demo.call' op {expected}"

    def test_no_segment_sizes_are_sizes_of_zero(self, op):
        del op.properties["operandSegmentSizes"]
        assert message(op) == (
            "'demo.call' op operand count (4) does not match with the total size (0) specified in "
            "attribute 'operandSegmentSizes'"
        )

    def test_a_required_attribute(self, op):
        del op.properties["callee"]
        assert message(op) == "'demo.call' op requires attribute 'callee'"

    def test_a_variadic_operand(self, block):
        a, _, c, _ = block.arguments
        assert message(demo.CallOp.build(i32, [], "f", a, [a, c])) == (
            "'demo.call' op operand #2 must be variadic of integer, but got 'f32'"
        )
        assert message(demo.CallOp.build(i32, [], "f", a, extra=c)) == (
            "'demo.call' op operand #1 must be integer, but got 'f32'"
        )

    def test_attributes_of_the_generic_form(self, op):
        with pytest.raises(
            ValueError, match="Invalid attribute `callee` in property conversion: 1 : i32"
        ):
            op.set_property_attribute("callee", IntegerAttr.get(1, i32))
        with pytest.raises(ValueError, match="size mismatch in attribute conversion: 2 vs 3"):
            op.set_property_attribute("operandSegmentSizes", DenseArrayAttr.get(i32, (1, 1)))
        with pytest.raises(
            ValueError,
            match="'demo.call' op attribute 'callee' failed to satisfy constraint: string",
        ):
            op.property_from_entry("callee", IntegerAttr.get(1, i32))
        assert op.property_from_entry("operandSegmentSizes", StringAttr.get("x")) is None


class TestSameSize:
    def test_groups(self, block):
        a, b, _, c = block.arguments
        op = demo.SameOp.build(a, [a, b], [c, c], b)
        op.verify_invariants()
        assert (op.head, op.left, op.right, op.tail) == (a, (a, b), (c, c), b)
        op.tail = c
        assert op.operands == (a, a, b, c, c, c)

    def test_an_odd_number(self, block):
        a = block.arguments[0]
        assert message(demo.SameOp((a, a, a), ())) == (
            "'demo.same' op operand count (3) does not give 2 groups of the same size"
        )

    def test_types_behind_the_groups(self, block):
        a, _, c, _ = block.arguments
        assert (
            message(demo.SameOp((a, a, a, c), ()))
            == "'demo.same' op operand #3 must be integer, but got 'f32'"
        )
        assert message(demo.SameOp((a, a, c, a), ())) == (
            "'demo.same' op operand #2 must be variadic of 32-bit signless integer, but got 'f32'"
        )


class TestLoop:
    def test_structure_goes_before_hooks(self, block):
        a = block.arguments[0]
        body = Block([])
        op = demo.LoopOp.build([a, a], a, body=Region([body]))
        assert (op.init, op.count) == ((a, a), a)
        calls.verified.clear()
        assert message(op) == "'demo.loop' op expects a non-empty block"
        body.append(demo.EndOp.build(Block()))
        op.verify_invariants()
        assert calls.verified == ["loop"]
        op.verify_regions()
        assert calls.verified == ["loop", "regions"]

    def test_arguments_and_terminators(self, block):
        a = block.arguments[0]
        body = Block([i32])
        body.append(demo.AddOp.build(body.arguments[0], body.arguments[0]))
        op = demo.LoopOp.build([], a, body=Region([body]))
        assert message(op) == "'demo.loop' op region should have no arguments"
        with pytest.raises(VerifyError) as caught:
            op.verify_regions()
        (diagnostic,) = caught.value.diagnostics
        assert (
            diagnostic.message
            == "'demo.loop' op expects regions to end with 'demo.end', found 'demo.add'"
        )
        assert diagnostic.notes[0].message == (
            "in custom textual format, the absence of terminator implies 'demo.end'"
        )

    def test_a_region_constraint(self, block):
        assert message(demo.LoopOp.build([], block.arguments[0])) == (
            "'demo.loop' op region #0 ('body') failed to verify constraint: region with 1 blocks"
        )

    def test_operands_before_a_required_one(self, block):
        a, _, c, _ = block.arguments
        body = Block([])
        body.append(demo.EndOp.build(Block()))
        op = demo.LoopOp.build([a], c, body=Region([body]))
        assert (
            message(op)
            == "'demo.loop' op operand #1 must be 32-bit signless integer, but got 'f32'"
        )
        op.init = [a, a, a]
        assert op.operands == (a, a, a, c)

    def test_traits(self):
        assert demo.LoopOp.has_trait(SingleBlock) and demo.LoopOp.has_trait(NoRegionArguments)
        assert not demo.LoopOp.has_trait(HasParent) and demo.EndOp.has_trait(HasParent)


def test_successors_and_the_parent():
    first, second = Block(), Block()
    op = demo.EndOp.build(first, [second])
    assert (op.dest, op.rest) == (first, (second,))
    assert message(op) == "'demo.end' op expects parent op 'demo.loop'"
    assert message(demo.EndOp()) == "'demo.end' op requires at least 1 successors but found 0"


class TestTypes:
    def test_parameters_are_unique_and_checked(self):
        one = demo.RangeType.get(i32, [1, 2])
        assert one is demo.RangeType.get(i32, (1, 2), 8, None)
        assert one is not demo.RangeType.get(i32, (1, 2), 9)
        assert (one.element, one.sizes, one.width, one.name) == (i32, (1, 2), 8, None)
        assert one.parameters() == (i32, (1, 2), 8, None)
        with pytest.raises(ValueError, match="failed to verify 'element': integer"):
            demo.RangeType.get(f32, [])
        with pytest.raises(ValueError, match="sizes must not be negative"):
            demo.RangeType.get(i32, [-1])
        with pytest.raises(ValueError, match="'width' must be 0 to 255"):
            demo.RangeType.get(i32, [], 256)

    def test_a_type_without_parameters(self):
        assert demo.TokenType.get() is demo.TokenType.get()

    def test_names(self):
        assert (demo.RangeType.DIALECT_NAME, demo.RangeType.MNEMONIC) == ("demo", "range")
        assert demo.DIALECT.type_class("range") is demo.RangeType
        assert demo.DIALECT.attribute_class("flags") is demo.FlagsAttr
        assert demo.DIALECT.operation_class("demo.add") is demo.AddOp


class TestEnums:
    def test_cases(self):
        red = demo.Colour(0)
        assert demo.Colour.red is red and red.keyword == "red" == str(red)
        assert demo.Colour.from_keyword("green") is demo.Colour.green
        assert demo.Colour.from_keyword("blue") is None
        assert demo.Colour(1) is demo.Colour.green

    @pytest.mark.parametrize(("bits", "text"), [(0, "none"), (1, "a"), (2, "b"), (3, "both")])
    def test_bits(self, bits, text):
        assert demo.Flags(bits).keyword == text
        assert demo.Flags.from_keyword(text) == bits

    def test_several_keywords(self):
        assert demo.Flags.from_keyword("a, b") is demo.Flags.both
        assert demo.Flags.from_keyword("a, c") is None
        with pytest.raises(ValueError):
            demo.Flags(4)
