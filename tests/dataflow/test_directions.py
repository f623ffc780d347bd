"""Analyses against the flow, of values and of points: branches, regions and calls are followed."""

from __future__ import annotations

from typing import Any

from odsgen.dataflow import (
    DataFlowSolver,
    DeadCodeAnalysis,
    DenseBackwardDataFlowAnalysis,
    DenseForwardDataFlowAnalysis,
    Lattice,
    SparseBackwardDataFlowAnalysis,
    SparseConstantPropagation,
    SparseLattice,
)
from odsgen.runtime import Context, parse


class Used(SparseLattice[bool]):
    """Whether a call, or what leaves the program, needs a value."""

    INITIAL = False

    def met(self, one, other):
        return one or other


class UseAnalysis(SparseBackwardDataFlowAnalysis[Used]):
    LATTICE = Used

    def visit_operation(self, op, operands, results):
        if any(result.element for result in results):
            self.visit_unforwarded(op, operands)

    def visit_unforwarded(self, op, operands):
        for operand in operands:
            self.propagate(operand, operand.meet(True))

    def set_to_exit_state(self, lattice):
        self.propagate(lattice, lattice.meet(True))


class Ops(Lattice[Any, Any]):
    """The names of operations that come before or behind a point on some way; None: control does not come there."""

    INITIAL = None

    def joined(self, one, other):
        return other if one is None else one if other is None else one | other

    met = joined


class ForwardOps(DenseForwardDataFlowAnalysis[Ops]):
    LATTICE = Ops

    def set_to_entry_state(self, lattice):
        self.propagate(lattice, lattice.join(frozenset()))

    def visit_operation(self, op, before, after):
        if before.element is not None:
            self.propagate(after, after.join(before.element | {op.name}))

    def visit_external_call(self, op, before, after):
        self.visit_operation(op, before, after)


class BackwardOps(DenseBackwardDataFlowAnalysis[Ops]):
    LATTICE = Ops

    def set_to_exit_state(self, lattice):
        self.propagate(lattice, lattice.meet(frozenset()))

    def visit_operation(self, op, after, before):
        if after.element is not None:
            self.propagate(before, before.meet(after.element | {op.name}))

    def visit_external_call(self, op, after, before):
        self.visit_operation(op, after, before)


PROGRAM = """
func.func private @out(i32)
func.func private @second(%x: i32, %y: i32) -> (i32, i32) {
  return %y, %x : i32, i32
}
func.func @f(%c: i1, %a: i32, %b: i32, %d: i32, %e: i32) -> i32 {
  %false = arith.constant false
  %sum = arith.addi %a, %a : i32
  %product = arith.muli %b, %b : i32
  %r:2 = func.call @second(%product, %sum) : (i32, i32) -> (i32, i32)
  %s = scf.if %c -> i32 {
    %q = arith.xori %d, %d : i32
    scf.yield %q : i32
  } else {
    %w = arith.ori %d, %e : i32
    scf.yield %e : i32
  }
  cf.cond_br %false, ^dead, ^live(%s : i32)
^dead:
  %never = arith.andi %a, %a : i32
  cf.br ^live(%never : i32)
^live(%t: i32):
  %z = arith.subi %t, %r#0 : i32
  return %z : i32
}
"""


def element(solver: DataFlowSolver, kind: type[Any], anchor: Any) -> Any:
    state = solver.lookup(kind, anchor)
    return None if state is None else state.element


def solved():
    module = parse(PROGRAM, Context())
    solver = DataFlowSolver()
    analyses = (DeadCodeAnalysis, SparseConstantPropagation, UseAnalysis, ForwardOps)
    for analysis in analyses:
        solver.load(analysis)
    solver.run(module)
    return solver, {op.name.partition(".")[2]: op for op in module.walk()}


def test_values_that_are_needed():
    solver, ops = solved()

    def used(name):
        return element(solver, Used, ops[name].results[0])

    assert used("addi") and used("xori") and used("subi")
    assert not used("muli")  # a private function drops it
    assert not used("ori")
    # The first result of the call is the second argument.
    call: Any = ops["muli"].next
    assert [element(solver, Used, result) for result in call.results] == [True, False]


def test_points_along_the_flow():
    solver, ops = solved()
    before_end = element(solver, Ops, ops["subi"])
    assert {"arith.addi", "arith.xori", "arith.ori", "arith.subi"} <= before_end
    assert "arith.andi" not in before_end  # never runs
    assert element(solver, Ops, ops["andi"]) is None


def test_points_against_the_flow():
    module = parse(PROGRAM, Context())
    solver = DataFlowSolver()
    for analysis in (DeadCodeAnalysis, SparseConstantPropagation, BackwardOps):
        solver.load(analysis)
    solver.run(module)
    functions: Any = module.regions[0].entry_block.last
    behind_first = element(solver, Ops, functions.regions[0].entry_block.first)
    assert {"arith.addi", "arith.xori", "arith.ori", "arith.subi", "func.return"} <= behind_first
    assert "arith.andi" not in behind_first
