"""Actions: what handlers are told of, and what skipping one does."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from odsgen.codegen import load_in_memory
from odsgen.passes import PassFailure, PassManager
from odsgen.rewriting import apply_patterns_greedily
from odsgen.rewriting.folding import folds_only_with
from odsgen.runtime import Context, parse, print_ir
from odsgen.runtime.ir.operation import Operation
from odsgen.tracing import Action, ActionHandler, tracing

PROGRAM = """
func.func @f(%a: i32, %b: i32, %c: i1) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = arith.addi %c1, %c2 : i32
  %d = arith.muli %0, %a : i32
  %1 = arith.addi %a, %0 : i32
  %2 = arith.addi %1, %c2 : i32
  %3 = arith.muli %2, %b : i32
  %4 = arith.muli %2, %b : i32
  %5 = arith.subi %3, %4 : i32
  cf.cond_br %c, ^bb1(%5 : i32), ^bb2
^bb1(%6: i32):
  %7 = arith.divsi %6, %2 : i32
  return %7 : i32
^bb2:
  %8 = arith.divsi %4, %a : i32
  cf.br ^bb1(%8 : i32)
}
"""

PIPELINES = [
    "builtin.module(canonicalize,cse)",
    "builtin.module(canonicalize{region-simplify=aggressive},cse,canonicalize)",
    "builtin.module(func.func(cse,canonicalize{top-down=false}))",
    "builtin.module(convert-arith-to-llvm,convert-cf-to-llvm,convert-func-to-llvm)",
    "builtin.module(convert-func-to-llvm,reconcile-unrealized-casts)",
]


class Told(ActionHandler):
    """Keeps what it is told; skips actions of some tags."""

    def __init__(self, skipped: Sequence[str] = ()) -> None:
        self.skipped = skipped
        self.actions: list[Action] = []
        self.open: list[Action] = []
        self.inside: set[Operation] = set()
        self.problems: list[str] = []

    def begin(self, action: Action) -> bool:
        assert action.parent is (self.open[-1] if self.open else None)
        assert action.index == len(self.actions)
        assert action.depth == len(self.open)
        self.actions.append(action)
        self.open.append(action)
        return action.tag not in self.skipped

    def end(self, action: Action, changed: bool) -> None:
        assert self.open.pop() is action

    def operation_inserted(self, op: Operation) -> None:
        assert self.open
        self.inside.add(op)

    def operation_modified(self, op: Operation) -> None:
        if op not in self.inside:
            self.problems.append(f"{op.name} was modified outside of the program")

    def operation_erased(self, op: Operation) -> None:
        if op not in self.inside:
            self.problems.append(f"{op.name} was erased twice or never inserted")
        self.inside.discard(op)


@pytest.mark.parametrize("pipeline", PIPELINES)
def test_a_traced_pipeline_does_the_same_and_tells_of_each_operation(pipeline: str) -> None:
    module, expected = parse(PROGRAM, Context()), parse(PROGRAM, Context())
    PassManager.parse(pipeline).run(expected)
    told = Told()
    told.inside.update(module.walk())
    with tracing(told):
        PassManager.parse(pipeline).run(module)
    assert print_ir(module, generic=True, locations=True) == print_ir(
        expected, generic=True, locations=True
    )
    assert told.inside == set(module.walk())
    assert not told.problems
    assert not told.open


def tags_of(skipped: Sequence[str], pipeline: str = PIPELINES[0]) -> tuple[set[str], str]:
    module = parse(PROGRAM, Context())
    told = Told(skipped)
    with tracing(told):
        PassManager.parse(pipeline).run(module)
    module.verify()
    return {action.tag for action in told.actions}, print_ir(module)


def test_what_is_skipped_does_not_happen() -> None:
    assert tags_of(["pass-execution"]) == ({"pass-execution"}, print_ir(parse(PROGRAM, Context())))
    tags, text = tags_of(["fold", "apply-pattern"])
    assert "erase-dead" in tags and "arith.addi %c1_i32, %c2_i32" in text and "%d" not in text
    tags, text = tags_of(["fold", "erase-dead", "GreedyPatternRewriteIteration"])
    assert "cse" in tags and text.count("arith.muli") == 3


def test_a_conversion_that_is_skipped_leaves_the_program() -> None:
    tags, text = tags_of(["apply-conversion"], PIPELINES[3])
    assert tags == {"pass-execution", "apply-conversion"}
    assert text == print_ir(parse(PROGRAM, Context()))


def test_the_end_of_a_conversion_cannot_be_skipped() -> None:
    _, text = tags_of(["commit-conversion"], PIPELINES[3])
    assert "arith." not in text


def test_handlers_hear_of_skips_by_those_before_them_and_of_failures() -> None:
    class Failing(ActionHandler):
        def end(self, action: Action, changed: bool) -> None:
            if action.tag == "fold":
                raise ValueError("stop")

    first, last = Told(["erase-dead"]), Told()
    with tracing(first), pytest.raises(PassFailure), tracing(last, Failing()):
        PassManager.parse(PIPELINES[0]).run(parse(PROGRAM, Context()))
    assert not first.open and not last.open
    assert [a.is_skipped for a in last.actions] == [a.tag == "erase-dead" for a in last.actions]
    assert [a.tag for a in last.actions if a.has_failed] == [
        "pass-execution",
        "GreedyPatternRewriteIteration",
        "fold",
    ]


def test_numbers_go_on_in_an_inner_block() -> None:
    outer, inner = Told(), ActionHandler()
    with tracing(outer):
        PassManager.parse("builtin.module(cse)").run(parse(PROGRAM, Context()))
        with tracing(inner):
            PassManager.parse("builtin.module(cse)").run(parse(PROGRAM, Context()))
    PassManager.parse("builtin.module(cse)").run(parse(PROGRAM, Context()))
    assert [action.tag for action in outer.actions].count("pass-execution") == 2


def test_only_handlers_that_have_begun_are_told_of_the_end() -> None:
    class Refusing(ActionHandler):
        def begin(self, action: Action) -> bool:
            raise ValueError("not now")

    told = Told()
    with pytest.raises(PassFailure, match="not now"), tracing(Refusing(), told):
        PassManager.parse(PIPELINES[0]).run(parse(PROGRAM, Context()))
    assert not told.actions


def test_actions_are_the_same_when_hooks_have_been_asked_before() -> None:
    """Whoever finds the first wrong action counts on that, from the first run of a process on."""
    h = load_in_memory(
        "dialect: h\nops:\n"
        "  add: {arguments: {a: I32, b: I32}, results: {r: I32}, traits: [Pure], fold: true}\n"
        "  use: {arguments: {a: I32}}\n",
        {"fold_add": lambda op, operands: None},
    )
    folds_only_with(h.AddOp)
    text = (
        '"t.around"() ({\n^bb0(%x: i32, %y: i32):\n  %0 = "h.add"(%x, %y) : (i32, i32) -> i32\n'
        '  "h.use"(%0) : (i32) -> ()\n}) : () -> ()\n'
    )

    def actions() -> list[str]:
        told = Told()
        with tracing(told):
            apply_patterns_greedily(parse(text, Context(True, dialects=[h.DIALECT])), [])
        return [f"{action.tag} {action.name}" for action in told.actions]

    assert actions() == actions()
