"""Methods of interfaces that a spec says: what becomes of them in classes, and where they come from."""

from __future__ import annotations

from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.runtime import Block, DenseArrayAttr, VerifyError
from odsgen.runtime.builtin.types import i1, i32

SPEC = """
dialect: tubes
interfaces:
  Ended: {methods: {getEnd: {returns: Value}, isLong: {returns: bool, default: true}}}
op_classes:
  Tube: {interfaces: [Ended], arguments: {out: I32}, methods: {getEnd: $out, isLong: "True"}}
ops:
  a: {extends: Tube}
  b: {extends: Tube, arguments: {in: I32}, methods: {getEnd: $in, isLong: $in.type == $out.type}}
  c: {extends: Tube, methods: {isLong: "False"}}
"""


def test_a_class_says_it_for_its_operations_and_an_operation_for_itself():
    first, second = Block([i32, i32]).arguments
    tubes: Any = load_in_memory(SPEC)
    a, b = tubes.AOp.build(first), tubes.BOp.build(first, second)
    assert a.end() is first and b.end() is second
    assert (a.is_long(), b.is_long(), tubes.COp.build(first).is_long()) == (True, True, False)


def test_what_the_spec_says_needs_no_hook():
    uses = {op.mnemonic: op.interfaces for op in load_dialect_text(SPEC).ops}
    for (use,) in uses.values():
        assert use.methods == ()
        assert [method.name for method in use.declared] == ["getEnd", "isLong"]


FORK = """
dialect: forks
ops:
  fork:
    arguments: {a: Variadic<I1>, b: Variadic<I1>, c: I1}
    successors: {first: AnySuccessor, second: AnySuccessor}
    traits: [AttrSizedOperandSegments, Terminator]
    interfaces: [BranchOpInterface]
    methods: {getSuccessorOperands: $a if $index == 0 else $b}
"""


@pytest.mark.parametrize(
    ("sizes", "message"),
    [
        ((2, 0, 1), None),
        ((1, 1, 1), "branch has 1 operands for successor #0, but target block has 2"),
        ((0, 2, 1), "branch has 0 operands for successor #0, but target block has 2"),
    ],
)
def test_operands_for_successors_are_held_against_their_blocks(sizes, message):
    forks: Any = load_in_memory(FORK)
    source, first, second = Block([i1, i1, i1]), Block([i1, i1]), Block()
    x, y, z = source.arguments
    op = source.append(forks.ForkOp.build([x, y], [], z, first, second))
    op.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, sizes)
    assert [tuple(op.successor_operands(index)) for index in (0, 1)] == [
        (x, y, z)[: sizes[0]],
        (x, y, z)[sizes[0] : 2],
    ]
    if message is None:
        op.verify_invariants()
    else:
        with pytest.raises(VerifyError, match=message):
            op.verify_invariants()


def test_the_number_of_an_operand_counts_through_adjacent_variadics():
    forks: Any = load_in_memory(FORK)
    source = Block([i1, i32, i1])
    x, wrong, z = source.arguments
    op = forks.ForkOp.build([x], [wrong], z, Block([i1]), Block([i32]))
    with pytest.raises(VerifyError, match="operand #1 must be variadic of 1-bit signless integer"):
        op.verify_invariants()
