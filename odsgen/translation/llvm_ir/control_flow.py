"""Branches, returns, and what unwinds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.metadata import Metadata, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.types import I32, VOID, ArrayIRType, IntegerIRType
from odsgen.translation.llvm_ir.values import Constant, integer
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.runtime import Operation
    from odsgen.translation.llvm_ir.translation import Translate, Translation


def _return(translation: Translation, op: Any) -> None:
    builder = translation.builder
    if not op.stored_operands:
        builder.instruction(VOID, "ret void")
        return
    value = translation.values[op.stored_operands[0]]
    builder.instruction(VOID, f"ret {value.type.text} ", value)


def _resume(translation: Translation, op: Any) -> None:
    value = translation.values[op.value]
    translation.builder.instruction(VOID, f"resume {value.type.text} ", value)


def _unreachable(translation: Translation, op: Any) -> None:
    translation.builder.instruction(VOID, "unreachable")


def _branch(translation: Translation, op: Any) -> None:
    made = translation.builder.branch(translation.successor(op, 0))
    _attach_loop(translation, op, made)


def _conditional_branch(translation: Translation, op: Any) -> None:
    builder = translation.builder
    condition = translation.values[op.condition]
    true, false = translation.successor(op, 0), translation.successor(op, 1)
    # The operands stand from the last to the first.
    builder.uses(false, true)
    made = builder.instruction(
        VOID, f"br {condition.type.text} ", condition, ", label ", true, ", label ", false
    )
    _attach_loop(translation, op, made)
    attach_weights(translation, op, made)


def _attach_loop(translation: Translation, op: Any, made: Instruction) -> None:
    annotation = op.loop_annotation
    if annotation is not None:
        made.attachments["llvm.loop"] = translation.loops.annotation(annotation, op)


def attach_weights(translation: Translation, op: Any, made: Instruction) -> None:
    """How often each successor is taken."""
    weights = op.branch_weights
    if not weights:
        return
    operands: list[Metadata] = [StringMetadata("branch_weights")]
    operands += [ValueMetadata(integer(I32, weight)) for weight in weights]
    made.attachments["prof"] = translation.module.metadata.node(*operands)


def _switch(translation: Translation, op: Any) -> None:
    builder = translation.builder
    value = translation.values[op.value]
    assert isinstance(value.type, IntegerIRType)
    default = translation.successor(op, 0)
    builder.uses(default)
    text = f"switch {value.type.text} "
    pieces: list[Any] = [text, value, ", label ", default, " ["]
    cases = op.case_values
    if cases is not None:
        for place, bits in enumerate(cases.number_bits()):
            target = translation.successor(op, 1 + place)
            builder.uses(target)
            number = integer(value.type, min(bits, (1 << 64) - 1))
            pieces += [f"\n    {value.type.text} ", number, ", label ", target]
    pieces.append("\n  ]")
    made = builder.instruction(VOID, *pieces)
    attach_weights(translation, op, made)


def _indirect_branch(translation: Translation, op: Any) -> None:
    builder = translation.builder
    address = translation.values[op.addr]
    targets = [translation.successor(op, place) for place in range(len(op.stored_successors))]
    builder.uses(*targets)
    pieces: list[Any] = [f"indirectbr {address.type.text} ", address, ", ["]
    before = "label "
    for target in targets:
        pieces += [before, target]
        before = ", label "
    builder.instruction(VOID, *pieces, "]")


def _landing_pad(translation: Translation, op: Any) -> None:
    type = translation.value_type(op.single_result)
    pieces: list[Any] = [f"landingpad {type.text}"]
    if op.cleanup:
        pieces.append("\n          cleanup")
    for operand in op.stored_operands:
        clause = translation.values[operand]
        if isinstance(clause, Constant):
            kind = "filter" if isinstance(clause.type, ArrayIRType) else "catch"
            pieces += [f"\n          {kind} {clause.type.text} ", clause]
    translation.values[op.single_result] = translation.builder.instruction(type, *pieces)


TRANSLATIONS: dict[type[Operation], Translate] = {
    llvm.ReturnOp: _return,
    llvm.ResumeOp: _resume,
    llvm.UnreachableOp: _unreachable,
    llvm.BrOp: _branch,
    llvm.CondBrOp: _conditional_branch,
    llvm.SwitchOp: _switch,
    llvm.IndirectBrOp: _indirect_branch,
    llvm.LandingpadOp: _landing_pad,
}
