"""Verifiers of interfaces, held against mlir-opt: operations like those of `scf` and `linalg`, with hooks for the methods."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse
from odsgen.runtime.interfaces import (
    DestinationStyleOpInterface,
    LoopLikeOpInterface,
    RegionBranchOpInterface,
    RegionSuccessor,
)
from tests.interfaces.questions import ask
from tests.oracle import OracleError, mlir_opt, requires_oracle

SCF = """
dialect: scf
ops:
  for:
    class_name: ForOp
    arguments: {lowerBound: Index, upperBound: Index, step: Index, initArgs: Variadic<AnyType>}
    results: {results: Variadic<AnyType>}
    regions: {region: SizedRegion<1>}
    interfaces:
      - name: LoopLikeOpInterface
        methods:
          - getLoopRegions
          - getLoopInductionVars
          - getLoopLowerBounds
          - getInitsMutable
          - getRegionIterArgs
          - getYieldedValuesMutable
          - getLoopResults
      - {name: RegionBranchOpInterface, methods: [getSuccessorRegions, getEntrySuccessorOperands]}
  if:
    class_name: IfOp
    arguments: {condition: I1}
    results: {results: Variadic<AnyType>}
    regions: {thenRegion: SizedRegion<1>, elseRegion: AnyRegion}
    interfaces: [{name: RegionBranchOpInterface, methods: [getSuccessorRegions]}]
  yield:
    arguments: {results: {constraint: Variadic<AnyType>, accessor: values}}
    traits: [Terminator, ReturnLike]
    interfaces: [{name: RegionBranchTerminatorOpInterface, methods: [getMutableSuccessorOperands]}]
"""

LINALG = """
dialect: linalg
ops:
  fill:
    arguments: {inputs: Variadic<AnyType>, outputs: Variadic<AnyType>}
    results: {results: Variadic<AnyTensor>}
    regions: {body: AnyRegion}
    traits: [AttrSizedOperandSegments]
    interfaces: [{name: DestinationStyleOpInterface, methods: [getDpsInitsMutable]}]
  yield: {arguments: {values: Variadic<AnyType>}, traits: [Terminator, ReturnLike]}
"""


def _for_successors(op, point):
    body = op.region
    return [RegionSuccessor(body, body.arguments[1:]), RegionSuccessor(None, op.results)]


def _if_successors(op, point):
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(region) for region in op.regions if region.blocks]


def _yielded(op):
    end = op.region.blocks[0].last
    return None if end is None else end.operands


def load() -> tuple[ModuleType, ModuleType]:
    scf = load_in_memory(
        SCF,
        {
            "loop_regions_for": lambda op: (op.region,),
            "loop_induction_vars_for": lambda op: op.region.arguments[:1],
            "loop_lower_bounds_for": lambda op: (op.lower_bound,),
            "inits_mutable_for": lambda op: op.init_args,
            "region_iter_args_for": lambda op: op.region.arguments[1:],
            "yielded_values_mutable_for": _yielded,
            "loop_results_for": lambda op: op.results,
            "successor_regions_for": _for_successors,
            "entry_successor_operands_for": lambda op, successor: op.init_args,
            "successor_regions_if": _if_successors,
            "mutable_successor_operands_yield": lambda op, successor: op.operands,
        },
    )
    linalg = load_in_memory(LINALG, {"dps_inits_mutable_fill": lambda op: op.outputs})
    return scf, linalg


CONTEXT = Context(dialects=[module.DIALECT for module in load()])

HEAD = "func.func @f(%i: index, %c: i1, %a: i32, %b: i64, %x: f32, %t: tensor<4xf32>) {\n"
TAIL = "\n  return\n}\n"


def loop(body: str, result: str = "i32") -> str:
    types = "(index, index, index, i32)"
    return f'  %0 = "scf.for"(%i, %i, %i, %a) ({{{body}}}) : {types} -> {result}'


def fill(operand: str, type: str, results: str) -> str:
    body = '({^bb0(%p: f32, %q: f32): "linalg.yield"(%p) : (f32) -> ()})'
    return (
        f'  "linalg.fill"(%x, {operand}) {body} {{operandSegmentSizes = array<i32: 1, 1>}} '
        f": (f32, {type}) -> {results}"
    )


WRONG = {
    "init": loop('^bb0(%iv: index, %v: i64): "scf.yield"(%v) : (i64) -> ()', "i64"),
    "yielded": loop('^bb0(%iv: index, %v: i32): "scf.yield"(%b) : (i64) -> ()'),
    "loop result": loop('^bb0(%iv: index, %v: i32): "scf.yield"(%v) : (i32) -> ()', "i64"),
    "nothing yielded": loop('^bb0(%iv: index, %v: i32): "scf.yield"() : () -> ()'),
    "two yielded": loop('^bb0(%iv: index, %v: i32): "scf.yield"(%v, %v) : (i32, i32) -> ()'),
    "no iter_arg": loop('^bb0(%iv: index): "scf.yield"(%a) : (i32) -> ()'),
    "type along an edge": (
        '  %0 = "scf.if"(%c) ({ "scf.yield"(%a) : (i32) -> ()}, '
        '{"scf.yield"(%b) : (i64) -> ()}) : (i1) -> i32'
    ),
    "number along an edge": (
        '  %0 = "scf.if"(%c) ({ "scf.yield"(%a, %a) : (i32, i32) -> ()}, '
        '{"scf.yield"(%a) : (i32) -> ()}) : (i1) -> i32'
    ),
    "tied result": fill("%t", "tensor<4xf32>", "tensor<5xf32>"),
    "no tied result": fill("%t", "tensor<4xf32>", "()"),
}


@requires_oracle
@pytest.mark.parametrize("name", WRONG)
def test_refused_in_the_same_words(name):
    text = HEAD + WRONG[name] + TAIL
    with pytest.raises(OracleError) as oracle:
        mlir_opt(text)
    pattern = re.compile(r"^<stdin>:(\d+):(\d+): (error|note): (?!see current)(.*)$", re.MULTILINE)
    expected = [
        (int(line), kind, message) for line, _, kind, message in pattern.findall(str(oracle.value))
    ]
    with pytest.raises(VerifyError) as ours:
        parse(text, CONTEXT).verify()
    found = []
    for diagnostic in ours.value.diagnostics:
        found.append((diagnostic.location.line, "error", diagnostic.message))
        found += [
            (note.location.line, "note", note.message)
            for note in diagnostic.notes
            if not note.message.startswith("see current")
        ]
    assert found == expected


def operation(text: str) -> tuple[Any, Any]:
    function = next(iter(parse(HEAD + text + TAIL, CONTEXT).regions[0].entry_block))
    return next(iter(function.regions[0].entry_block)), function.regions[0].arguments


def test_questions_about_loops():
    op, arguments = operation(loop('^bb0(%iv: index, %v: i32): "scf.yield"(%v) : (i32) -> ()'))
    op.verify()
    assert ask(op, LoopLikeOpInterface) is op
    body = op.region
    assert op.single_induction_var is body.arguments[0]
    assert op.single_lower_bound is arguments[0]
    assert op.single_upper_bound is None
    assert op.is_defined_outside_of_loop(arguments[0])
    assert not op.is_defined_outside_of_loop(body.arguments[0])
    iter_arg = body.arguments[1]
    assert op.tied_loop_init(iter_arg) is arguments[2]
    assert op.tied_loop_result(iter_arg) is op.results[0]
    assert op.tied_loop_region_iter_arg(op.results[0]) is iter_arg
    assert op.tied_loop_yielded_value(iter_arg) is iter_arg
    assert op.static_trip_count is None
    assert op.promote_if_single_iteration(None) is False


def test_questions_about_regions():
    op, arguments = operation(loop('^bb0(%iv: index, %v: i32): "scf.yield"(%v) : (i32) -> ()'))
    branch = ask(op, RegionBranchOpInterface)
    assert branch is op
    end = op.region.blocks[0].last
    assert branch.all_region_branch_points == [None, end]
    assert branch.is_repetitive_region(0) and branch.has_loop
    body, after = branch.successor_regions(None)
    assert branch.predecessors(body) == [None, end]
    assert branch.predecessor_values(body, 0) == [arguments[2], end.operands[0]]
    assert [s.is_parent for s in end.terminator_successor_regions([None])] == [False, True]
    assert len(branch.region_invocation_bounds([])) == 1

    op, _ = operation(
        '  "scf.if"(%c) ({ "scf.yield"() : () -> ()}, {"scf.yield"() : () -> ()}) : (i1) -> ()'
    )
    assert not op.has_loop and not op.is_repetitive_region(0)


def test_questions_about_destinations():
    op, arguments = operation(fill("%t", "tensor<4xf32>", "tensor<4xf32>"))
    op.verify()
    assert ask(op, DestinationStyleOpInterface) is op
    x, t = arguments[4], arguments[5]
    assert (op.dps_inits, op.dps_inputs) == ((t,), (x,))
    assert (op.num_dps_inits, op.num_dps_inputs) == (1, 1)
    assert [op.is_dps_init(0), op.is_dps_init(1), op.is_dps_input(0)] == [False, True, True]
    assert op.is_scalar(0) and not op.is_scalar(1)
    assert op.tied_op_result(1) is op.results[0]
    assert op.tied_op_operand(op.results[0]) is t
    assert op.has_pure_tensor_semantics and not op.has_pure_buffer_semantics


def test_an_init_without_a_result_of_its_number():
    """MLIR reads past the results there."""
    body = '({^bb0(%p: f32, %q: f32): "linalg.yield"(%p) : (f32) -> ()})'
    text = (
        "func.func @f(%x: f32, %m: memref<4xf32>, %t: tensor<4xf32>) {\n"
        f'  %0 = "linalg.fill"(%x, %m, %t) {body} {{operandSegmentSizes = array<i32: 1, 2>}} '
        ": (f32, memref<4xf32>, tensor<4xf32>) -> tensor<4xf32>\n  return\n}\n"
    )
    with pytest.raises(VerifyError, match="corresponding result \\('<<NULL TYPE>>'\\)"):
        parse(text, CONTEXT).verify()
