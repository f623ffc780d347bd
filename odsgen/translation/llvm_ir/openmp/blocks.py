"""Changes of blocks that are there already: where they branch to, and what stands in the middle of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from odsgen.translation.llvm_ir.builder import Builder
from odsgen.translation.llvm_ir.model import Instruction, PhiInstruction
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.types import VOID
from odsgen.translation.llvm_ir.values import BasicBlock, Value


@contextmanager
def inserting(builder: Builder, block: BasicBlock, place: int = -1) -> Iterator[None]:
    """Lets the builder insert at a place in a block: by default in front of its terminator."""
    before, location = builder.block, builder.location
    rest = block.instructions[place:]
    del block.instructions[place:]
    builder.block = block
    yield
    builder.block.instructions += rest
    if builder.block is not block and rest:
        _rename_source(rest[-1], block, builder.block)
    builder.block, builder.location = before, location


def set_successor(block: BasicBlock, old: BasicBlock, new: BasicBlock) -> None:
    """Lets the terminator of a block go to another one."""
    last = block.instructions[-1]
    last.pieces = [new if piece is old else piece for piece in last.pieces]
    old.users.remove(block)
    new.users.append(block)


def redirect(block: BasicBlock, target: BasicBlock) -> None:
    """Lets a block go to another one: it has a branch to one block, or none yet."""
    if not block.instructions or block.instructions[-1].pieces[0] != "br label ":
        block.instructions.append(Instruction(VOID, ("br label ", target)))
        target.users.append(block)
        return
    old = block.instructions[-1].pieces[1]
    set_successor(block, old, target)
    for instruction in old.instructions:
        if not isinstance(instruction, PhiInstruction):
            break
        instruction.incoming = [each for each in instruction.incoming if each[1] is not block]


def move_end(block: BasicBlock, new: BasicBlock) -> None:
    """Moves the terminator of a block to another one."""
    last = block.instructions.pop()
    new.instructions.append(last)
    _rename_source(last, block, new)


def _rename_source(terminator: Instruction, old: BasicBlock, new: BasicBlock) -> None:
    """Tells the blocks to which a terminator branches that it stands in another block now."""
    for piece in terminator.pieces:
        if isinstance(piece, BasicBlock):
            piece.users = [new if user is old else user for user in piece.users]
            for instruction in piece.instructions:
                if isinstance(instruction, PhiInstruction):
                    instruction.incoming = [
                        (value, new if source is old else source)
                        for value, source in instruction.incoming
                    ]


def split_end(library: Library, block: BasicBlock, name: str) -> BasicBlock:
    """Splits the terminator of a block off: a new block behind it has it."""
    new = library.block(name, block)
    move_end(block, new)
    redirect(block, new)
    return new


def delete(library: Library, blocks: Iterable[BasicBlock]) -> None:
    """Deletes blocks that nothing reaches, with their names."""
    function = library.function
    for block in blocks:
        for piece in block.instructions[-1].pieces:
            if isinstance(piece, BasicBlock):
                piece.users.remove(block)
        for instruction in block.instructions:
            function.names.free(instruction.name)
        function.names.free(block.name)
        function.blocks.remove(block)


def replace_uses(
    blocks: Iterable[BasicBlock], old: Value, new: Value, excluded: Iterable[Value] = ()
) -> None:
    """Replaces a value in blocks, but for some instructions."""
    kept = set(excluded)
    for block in blocks:
        for instruction in block.instructions:
            if instruction in kept:
                continue
            if isinstance(instruction, PhiInstruction):
                instruction.incoming = [
                    (new if value is old else value, source)
                    for value, source in instruction.incoming
                ]
            elif old in instruction.pieces:
                instruction.pieces = [
                    new if piece is old else piece for piece in instruction.pieces
                ]
