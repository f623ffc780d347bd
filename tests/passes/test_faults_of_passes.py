"""Whatever a pass makes wrong is told after that very pass, though the program was verified before it and hardly changed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from odsgen.passes import Pass, PassFailure, PassManager
from odsgen.runtime import DenseArrayAttr, Operation, StringAttr, Value, i32, i64, parse

PROGRAMS = {
    "cf": """
func.func private @callee(i32) -> i32
func.func @f(%a: i32, %w: i64, %c: i1) -> i32 {
  %0 = arith.addi %a, %a : i32
  %1 = arith.muli %0, %a : i32
  cf.cond_br %c, ^left(%1 : i32), ^right
^left(%x: i32):
  %2 = func.call @callee(%x) : (i32) -> i32
  cf.br ^end(%2 : i32)
^right:
  cf.br ^end(%0 : i32)
^end(%y: i32):
  return %y : i32
}
""",
    "llvm": """
llvm.func @callee(i32) -> i32
llvm.func @f(%a: i32, %w: i64, %c: i1) -> i32 {
  %0 = llvm.add %a, %a : i32
  %1 = llvm.mul %0, %a : i32
  llvm.cond_br %c, ^left(%1 : i32), ^right
^left(%x: i32):
  %2 = llvm.call @callee(%x) : (i32) -> i32
  llvm.br ^end(%2 : i32)
^right:
  llvm.br ^end(%0 : i32)
^end(%y: i32):
  llvm.return %y : i32
}
""",
}


def _named(module: Operation, *mnemonics: str) -> list[Operation]:
    return [op for op in module.walk() if op.name.partition(".")[2] in mnemonics]


def _argument(module: Operation, number: int) -> Value:
    return _function(module).regions[0].blocks[0].arguments[number]


def _function(module: Operation) -> Operation:
    return next(
        op for op in module.walk() if op.regions and op.regions[0].blocks and op is not module
    )


def operand_of_another_type(module: Operation) -> None:
    _named(module, "addi", "add")[0].set_operand(1, _argument(module, 1))


def result_of_another_type(module: Operation) -> None:
    _named(module, "muli", "mul")[0].results[0].type = i64


def argument_of_another_type(module: Operation) -> None:
    _function(module).regions[0].blocks[3].arguments[0].type = i64


def passed_value_of_another_type(module: Operation) -> None:
    _named(module, "br")[1].set_operand(0, _argument(module, 1))


def value_passed_to_nobody(module: Operation) -> None:
    _named(module, "br")[1].operands = ()


def successor_with_other_arguments(module: Operation) -> None:
    branch = _named(module, "cond_br")[0]
    branch.successors = (branch.successors[1], branch.successors[0])


def successor_of_another_function(module: Operation) -> None:
    clone = _function(module).clone()
    clone.set_attribute("sym_name", StringAttr.get("g"))
    module.regions[0].blocks[0].append(clone)
    branch = next(op for op in clone.walk() if op.name.endswith(".br"))
    branch.successors = (_function(module).regions[0].blocks[3],)


def segments_that_do_not_add_up(module: Operation) -> None:
    sizes = DenseArrayAttr.get(i32, (1, 2, 0))
    _named(module, "cond_br")[0].properties["operandSegmentSizes"] = sizes


def wrong_weights(module: Operation) -> None:
    _named(module, "cond_br")[0].properties["branch_weights"] = StringAttr.get("1")


def too_many_weights(module: Operation) -> None:
    weights = DenseArrayAttr.get(i32, (1, 2, 3))
    _named(module, "cond_br")[0].properties["branch_weights"] = weights


def use_before_definition(module: Operation) -> None:
    definition = _named(module, "addi", "add")[0]
    definition.move_after(_named(module, "muli", "mul")[0])


def use_that_is_not_dominated(module: Operation) -> None:
    _named(module, "br")[1].set_operand(0, _named(module, "call")[0].results[0])


def no_terminator(module: Operation) -> None:
    _named(module, "br")[0].erase()


def no_operation_at_all(module: Operation) -> None:
    block = _named(module, "br")[1].parent_block
    assert block is not None
    for op in list(block):
        op.erase()


def branch_in_the_middle(module: Operation) -> None:
    _named(module, "cond_br")[0].move_before(_named(module, "muli", "mul")[0])


def operation_behind_the_end(module: Operation) -> None:
    _named(module, "call")[0].move_after(_named(module, "return")[0])


def lost_symbol(module: Operation) -> None:
    next(op for op in module.regions[0].blocks[0] if op is not _function(module)).erase()


def symbol_twice(module: Operation) -> None:
    module.regions[0].blocks[0].append(_function(module).clone())


def wrong_callee(module: Operation) -> None:
    callee = next(op for op in module.regions[0].blocks[0] if op is not _function(module))
    callee.properties["function_type"] = _function(module).properties["function_type"]


#: By fault, what is said of it.
FAULTS: dict[Callable[[Operation], None], str] = {
    operand_of_another_type: "same type",
    result_of_another_type: "same type",
    argument_of_another_type: "type mismatch for bb argument #0 of successor #0",
    passed_value_of_another_type: "type mismatch for bb argument #0 of successor #0",
    value_passed_to_nobody: "branch has 0 operands for successor #0, but target block has 1",
    successor_with_other_arguments: "branch has 1 operands for successor #0, but target block has 0",
    successor_of_another_function: "reference to block defined in another region",
    segments_that_do_not_add_up: r"operand count \(2\) does not match with the total size \(3\)",
    wrong_weights: "attribute 'branch_weights' failed to satisfy constraint",
    too_many_weights: "expects number of branch weights to match number of successors: 3 vs 2",
    use_before_definition: "operand #0 does not dominate this use",
    use_that_is_not_dominated: "operand #0 does not dominate this use",
    no_terminator: "block with no terminator",
    no_operation_at_all: "empty block: expect at least a terminator",
    branch_in_the_middle: "operation with block successors must terminate its parent block",
    operation_behind_the_end: "must be the last operation in the parent block",
    lost_symbol: "does not reference a",
    symbol_twice: "redefinition of symbol named 'f'",
    wrong_callee: "incorrect number of operands",
}


class Spoil(Pass):
    """Makes one thing wrong."""

    ARGUMENT = NAME = "spoil"

    def __init__(self, fault: Callable[[Operation], None]) -> None:
        super().__init__()
        self.fault = fault

    def run_on_operation(self, op: Operation) -> None:
        self.fault(op)


@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_what_a_pass_makes_wrong_is_told_after_it(
    fault: Callable[[Operation], None], program: str
) -> None:
    manager = PassManager("builtin.module")
    manager.add(Spoil(lambda module: None)).add(Spoil(fault))
    with pytest.raises(PassFailure, match=FAULTS[fault]):
        manager.run(parse(PROGRAMS[program]))


def test_where_calls_stand_is_not_computed() -> None:
    module = parse(
        PROGRAMS["llvm"].replace(
            "@callee(i32) -> i32", "@callee(%x: i32) -> i32 {\n  llvm.return %x : i32\n}"
        )
    )
    (call,) = _named(module, "call")
    kept = call.stored_location
    module.verify()
    assert isinstance(kept, tuple) and call.stored_location is kept
