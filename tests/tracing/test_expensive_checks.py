"""Each expensive check finds a pattern, fold or pass that is wrong in its way, and none that is right."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from odsgen.interpreter import Buffer
from odsgen.interpreter.values import POISON, Elements
from odsgen.oracle import ResultChecks
from odsgen.oracle.behavior import value_of
from odsgen.passes import Pass, PassFailure, PassManager
from odsgen.passes.transforms.canonicalize import Canonicalizer
from odsgen.rewriting import (
    PatternRewriter,
    RewriteListener,
    RewritePattern,
    apply_patterns_greedily,
)
from odsgen.runtime import Context, parse
from odsgen.runtime.builtin.types import FunctionType, i64
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.operation import Operation
from odsgen.tracing import ExpensiveChecks
from odsgen_dialects import arith, func
from tests.tracing.test_actions import PIPELINES, PROGRAM

CODE = """
func.func @f(%a: i32, %b: i32) -> i32 {
  %0 = arith.addi %a, %b : i32
  %1 = arith.muli %0, %b : i32
  %2 = arith.subi %1, %a : i32
  return %2 : i32
}
"""

#: With an operation at the beginning that nothing uses.
CALLING = CODE.replace("  %0", "  call @g() : () -> ()\n  %0", 1) + "func.func private @g()\n"

Rewrite = Callable[[arith.MulIOp, PatternRewriter], bool]


def failure_of(
    run: Callable[[Operation], None] | Rewrite,
    *,
    is_pass: bool = False,
    results: bool = True,
    code: str = CODE,
) -> str:
    """The first message where a pattern on `arith.muli`, or a pass, does this."""

    class Wrong(RewritePattern[arith.MulIOp]):
        def match_and_rewrite(self, op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
            return run(op, rewriter)  # type: ignore[call-arg,return-value]

    class WrongPass(Pass):
        ARGUMENT = "wrong"
        NAME = "Wrong"

        def run_on_operation(self, op: Operation) -> None:
            if is_pass:
                run(op)  # type: ignore[call-arg,arg-type]
                self.mark_all_analyses_preserved()
            else:
                apply_patterns_greedily(op, [Wrong()], max_iterations=1)

    manager = PassManager(
        "builtin.module", handlers=[ResultChecks(), ExpensiveChecks()][not results :]
    )
    manager.add(WrongPass())
    with pytest.raises(PassFailure) as failure:
        manager.run(parse(code, Context()))
    return failure.value.diagnostics[0].message


def block_of(op: Operation) -> Block:
    assert op.parent_block is not None
    return op.parent_block


ON = "the pattern 'Wrong' on 'arith.muli'"


def test_change_that_is_not_told() -> None:
    def swap(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        op.operands = tuple(reversed(op.operands))
        return False

    assert failure_of(swap) == (
        f"{ON} changed 'arith.muli' without telling: its operands were (%0 = arith.addi %arg0, %arg1 : i32, "
        "a block argument of type 'i32') and are (a block argument of type 'i32', %0 = arith.addi "
        "%arg0, %arg1 : i32); expected a call of the rewriter, or `with rewriter.modifying(op)` around the change"
    )


def test_attribute_of_a_neighbour_that_is_not_told() -> None:
    def mark(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        from odsgen.runtime.builtin.attributes import UnitAttr

        assert op.next is not None
        op.next.set_attribute("seen", UnitAttr.get())
        return False

    assert "changed 'arith.subi' without telling: its attributes were {} and are" in failure_of(
        mark
    )


def test_change_far_away_that_is_not_told() -> None:
    def retype(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        last = block_of(op).last
        assert last is not None
        last.set_operand(0, op.operands[1])
        return False

    assert (
        "a pattern or fold in iteration 1: changed 'func.return' without telling: its operands"
        in failure_of(retype, results=False)
    )


def test_operation_inserted_and_one_taken_away_without_telling() -> None:
    def insert(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        new = op.clone()
        block_of(op).insert_before(op, new)
        with rewriter.modifying(op):
            op.set_operand(0, new.results[0])
        return True

    assert failure_of(insert).startswith(f"{ON} inserted 'arith.muli' without telling")

    def remove(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        op.replace_all_uses_with([op.operands[0]])
        op.erase()
        return False

    assert "without telling" in failure_of(remove)


def test_pattern_that_says_what_is_not_so() -> None:
    def nothing(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        return True

    assert failure_of(nothing) == f"{ON} returned True and changed nothing: expected `return False`"

    def much(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        rewriter.insert(op.clone())
        return False

    assert (
        failure_of(much) == f"{ON} changed the program and returned False: expected `return True`"
    )


def test_operand_that_does_not_dominate() -> None:
    def late(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        user = op.users[0]
        with rewriter.modifying(op):
            op.set_operand(0, user.results[0])
        return True

    assert failure_of(late).startswith(
        f"{ON} operand 0 of 'arith.muli' does not dominate it: (%2 = arith.subi"
    )


def test_program_that_does_not_verify() -> None:
    def no_terminator(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        last = block_of(op).last
        assert last is not None
        rewriter.erase_op(last)
        return True

    assert "left what does not verify" in failure_of(no_terminator)


def test_operand_that_is_in_no_block() -> None:
    def without_insertion(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        with rewriter.modifying(op):
            op.set_operand(0, arith.AddIOp.build(*op.operands).results[0])
        return True

    assert failure_of(without_insertion) == (
        f"{ON} operand 0 of 'arith.muli' is a result of 'arith.addi', which is in no block"
    )


def test_operation_that_is_said_to_be_erased_and_is_not() -> None:
    def keep(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        rewriter.listener.operation_erased(op)
        return True

    assert failure_of(keep) == f"{ON} told that 'arith.muli' is erased, but it is still there"


def test_operation_taken_away_far_from_the_pattern() -> None:
    def take_away(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        first = block_of(op).first
        assert first is not None
        first.erase()
        return False

    assert failure_of(take_away, code=CALLING) == (
        "a pattern or fold in iteration 1: 'func.call' was taken away without telling: expected "
        "`rewriter.erase_op`"
    )


def test_pattern_that_leaves_what_the_verifier_of_an_operation_refuses() -> None:
    def retype(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        with rewriter.modifying(op):
            op.results[0].type = i64
        return True

    assert failure_of(retype).startswith(f"{ON} left what does not verify: ")


def test_results_that_change() -> None:
    def add(op: arith.MulIOp, rewriter: PatternRewriter) -> bool:
        rewriter.replace_op_with_new(op, arith.AddIOp.build(*op.operands))
        return True

    assert failure_of(add) == (
        f"{ON} changed what @f computes of (16, 0): result 0 was -16 and is 0 now"
    )


def test_pass_that_says_that_it_changed_nothing() -> None:
    def erase(op: Operation) -> None:
        function = op.regions[0].entry_block.first
        assert isinstance(function, func.FuncOp)
        function.sym_name = "g"

    assert failure_of(erase, is_pass=True).startswith(
        "the pass 'wrong' says that it changed nothing, but of 'func.func' its properties were"
    )


def test_pass_that_inserts_or_moves_and_says_that_it_changed_nothing() -> None:
    def insert(op: Operation) -> None:
        op.regions[0].entry_block.append(func.FuncOp.build("g", FunctionType.get([], [])))

    def move(op: Operation) -> None:
        block = op.regions[0].entry_block.operations[0].regions[0].entry_block
        first, last = block.operations[0], block.operations[-1]
        first.move_before(last)

    says = "the pass 'wrong' says that it changed nothing, but"
    assert failure_of(insert, is_pass=True) == f"{says} inserted 'func.func'"
    assert failure_of(move, is_pass=True) == f"{says} moved or erased operations"


class Size:
    """How many operations there are, as an analysis."""

    def __init__(self, op: Operation) -> None:
        self.count = len(list(op.walk()))


def test_analysis_that_does_not_hold() -> None:
    class Keeping(Pass):
        ARGUMENT = "keeping"
        NAME = "Keeping"

        def run_on_operation(self, op: Operation) -> None:
            assert self.analyses.get(Size).count == 6
            apply_patterns_greedily(op, [], fold=False)
            function = op.regions[0].entry_block.first
            assert function is not None and function.regions[0].entry_block.last is not None
            block = function.regions[0].entry_block
            assert block.first is not None
            block.insert_before(block.first, arith.AddIOp.build(*block.arguments))
            self.mark_analyses_preserved(Size)

    manager = PassManager("builtin.module", handlers=[ExpensiveChecks()]).add(Keeping())
    with pytest.raises(PassFailure) as failure:
        manager.run(parse(CODE, Context()))
    assert failure.value.diagnostics[0].message == (
        "the pass 'keeping' says that the analysis Size of 'builtin.module' holds as before, but made "
        "anew it is another one: expected no `mark_analyses_preserved` for it"
    )


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_right_pipelines_pass_all_checks(pipeline: str) -> None:
    manager = PassManager.parse(pipeline)
    manager.handlers = [ResultChecks(), ExpensiveChecks()]
    manager.run(parse(PROGRAM, Context()))


def test_elements_beyond_the_memory_of_a_result_are_poison() -> None:
    memory = Buffer.allocate([4])
    memory.storage.cells[:] = [1, 2, 3, 4]
    for offset, size, known in ((0, 8, 4), (-1, 2, 1), (1, 3, 3)):
        value = value_of(Buffer(memory.storage, offset, (size,), (1,)))
        assert isinstance(value, Elements)
        assert value.shape == (size,)
        assert sum(each is not POISON for each in value.values) == known


@pytest.mark.parametrize("flags", [" fastmath<reassoc>", ""])
def test_sums_in_another_order_are_only_allowed_by_flags(flags: str) -> None:
    program = f"""
func.func @f(%a: f32, %b: f32, %c: f32) -> f32 {{
  %0 = arith.addf %a, %b{flags} : f32
  %1 = arith.addf %0, %c{flags} : f32
  return %1 : f32
}}
"""

    class Reorder(RewritePattern[arith.AddFOp]):
        def match_and_rewrite(self, op: arith.AddFOp, rewriter: PatternRewriter) -> bool:
            inner = op.lhs.defining_op
            if not isinstance(inner, arith.AddFOp):
                return False
            rest = rewriter.insert(arith.AddFOp.build(inner.rhs, op.rhs, fastmath=op.fastmath))
            total = arith.AddFOp.build(inner.lhs, rest.result, fastmath=op.fastmath)
            rewriter.replace_op_with_new(op, total)
            return True

    class Reordering(Pass):
        ARGUMENT = "reordering"
        NAME = "Reordering"

        def run_on_operation(self, op: Operation) -> None:
            apply_patterns_greedily(op, [Reorder()])

    manager = PassManager("builtin.module", handlers=[ResultChecks(inputs=64)])
    manager.add(Reordering())
    if flags:
        manager.run(parse(program, Context()))
    else:
        with pytest.raises(PassFailure, match="changed what @f computes"):
            manager.run(parse(program, Context()))


def test_fold_that_gives_up_with_another_operand_tells_of_it() -> None:
    """As MLIR's of `llvm.extractvalue`: the program is not untouched, and nobody is surprised."""
    program = """
llvm.func @f(%p: !llvm.ptr, %v: i32) -> i64 {
  %l = llvm.load volatile %p : !llvm.ptr -> !llvm.struct<(i32, i64)>
  %i = llvm.insertvalue %v, %l[0] : !llvm.struct<(i32, i64)>
  %0 = llvm.extractvalue %i[1] : !llvm.struct<(i32, i64)>
  llvm.store volatile %i, %p : !llvm.struct<(i32, i64)>, !llvm.ptr
  llvm.return %0 : i64
}
"""
    told: list[Operation] = []

    class Listener(RewriteListener):
        def operation_modified(self, op: Operation) -> None:
            told.append(op)

    module = parse(program, Context())
    outcome = apply_patterns_greedily(module, [], listener=Listener())
    assert not outcome.is_untouched
    assert [op.name for op in told] == ["llvm.extractvalue"]
    manager = PassManager("builtin.module", handlers=[ExpensiveChecks()])
    manager.add(Canonicalizer())
    manager.run(parse(program, Context()))
