"""`llvm-legalize-for-export`: what LLVM IR cannot say is said otherwise."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.runtime import Attribute, Block, Builder, InsertionPoint, Operation, Type
from odsgen.runtime.ir.subelements import replace_subelements, walk_subelements
from odsgen_dialects import llvm

_FRAGMENT = "DW_OP_LLVM_fragment"


def make_successors_distinct(block: Block) -> None:
    """Branches by a block of its own to a successor with arguments that a terminator names once more."""
    end = block.last
    if end is None or not end.successors:
        return
    positions: dict[Block, list[int]] = {}
    for number, successor in enumerate(end.successors):
        if successor.arguments:
            positions.setdefault(successor, []).append(number)
    for successor, numbers in positions.items():
        for number in numbers[1:]:
            between = Block(
                [argument.type for argument in successor.arguments],
                [argument.location for argument in successor.arguments],
            )
            region = block.parent_region
            assert region is not None
            region.append(between)
            end.successors = [
                between if position == number else other
                for position, other in enumerate(end.successors)
            ]
            branch = llvm.BrOp.build(between.arguments, successor, location=end.location)
            Builder(InsertionPoint.at_end(between)).insert(branch)


def _merged_fragments(symbol: Attribute | Type) -> Attribute | None:
    """An expression with one fragment for those that follow each other: the offsets add up, the first size stays."""
    if not isinstance(symbol, llvm.DIExpressionAttr):
        return None
    merged: list[llvm.DIExpressionElemAttr] = []
    for step in symbol.operations:
        before = merged[-1] if merged else None
        if before is not None and before.opcode == step.opcode == _FRAGMENT:
            assert before.arguments is not None and step.arguments is not None
            offset = before.arguments[0] + step.arguments[0]
            merged[-1] = llvm.DIExpressionElemAttr.get(_FRAGMENT, (offset, before.arguments[1]))
        else:
            merged.append(step)
    return llvm.DIExpressionAttr.get(merged)


def _merge_fragments(op: Operation) -> None:
    for name, value in {**op.properties_as_attributes(), **op.attributes}.items():
        if any(isinstance(inner, llvm.DIExpressionAttr) for inner in walk_subelements(value)):
            replaced = replace_subelements(value, _merged_fragments)
            assert isinstance(replaced, Attribute)
            op.set_attribute(name, replaced)


@register_pass
class LLVMLegalizeForExportPass(Pass):
    """Makes successors with arguments distinct, and merges fragments of debug expressions."""

    ARGUMENT = "llvm-legalize-for-export"
    NAME = "LLVMLegalizeForExportPass"
    SUMMARY = "Legalize LLVM dialect to be convertible to LLVM IR"

    def run_on_operation(self, op: Operation) -> None:
        for inner in list(op.walk()):
            for region in inner.regions:
                for block in list(region.blocks):
                    make_successors_distinct(block)
            _merge_fragments(inner)
