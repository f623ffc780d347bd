"""Regions that become functions of their own, when all functions have been translated (LLVM: CodeExtractor)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.translation.llvm_ir.attributes import attribute_set
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction, Piece
from odsgen.translation.llvm_ir.openmp.blocks import replace_uses
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.types import (
    I64,
    POINTER,
    VOID,
    FunctionIRType,
    IRType,
    PointerIRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import (
    Argument,
    BasicBlock,
    Constant,
    MetadataOperand,
    Value,
    integer,
)

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class Outline:
    """A region of a function that becomes one: its blocks from the entry to before the exit."""

    attributes: Sequence[str] = ()
    hoists = False  # whether variables that are always reached become ones of the whole function

    def __init__(self, function: Function, before: BasicBlock, alloca_block: BasicBlock) -> None:
        self.function = function
        self.before = before
        self.alloca_block = alloca_block
        self.entry = self.exit = before
        self.parameters: list[tuple[IRType, str]] = []  # that the library passes, with their names
        self.unpacking: list[Instruction] = []
        self.mark: Instruction | None = None

    def set_mark(self, text: str, place: int) -> None:
        """Lets an instruction stand for the parameters among the variables of the function around, until there are some."""
        self.mark = Instruction(VOID, (text,))
        self.alloca_block.instructions.insert(place, self.mark)

    def finish(self, library: Library, made: Function, struct: Instruction | None) -> None:
        """Calls the function that was made, at the end of the builder's block; `struct` has what it uses."""
        raise NotImplementedError

    def blocks(self) -> list[BasicBlock]:
        """The blocks in the order in which they are found."""
        found: list[BasicBlock] = []
        seen = {self.entry, self.exit}
        waiting = [self.entry]
        while waiting:
            block = waiting.pop()
            found.append(block)
            for following in successors(block):
                if following not in seen:
                    seen.add(following)
                    waiting.append(following)
        return found


def successors(block: BasicBlock) -> Sequence[BasicBlock]:
    """The blocks to which a block branches."""
    pieces = block.instructions[-1].pieces if block.instructions else ()
    return [piece for piece in pieces if isinstance(piece, BasicBlock)]


def operands(instruction: Instruction) -> Iterator[Value]:
    """The values that an instruction uses, not the blocks."""
    for operand in instruction.operands:
        if isinstance(operand, MetadataOperand):
            value = getattr(operand.metadata, "value", None)
            if isinstance(value, Value):
                yield value
        else:
            yield operand


def inputs(blocks: Sequence[BasicBlock], excluded: Sequence[Value] = ()) -> list[Value]:
    """The values that are used in blocks and defined outside, in the order of their uses."""
    inside = {instruction for block in blocks for instruction in block.instructions}
    found: dict[Value, None] = {}
    for block in blocks:
        for instruction in block.instructions:
            for operand in operands(instruction):
                if isinstance(operand, Argument) or (
                    isinstance(operand, Instruction) and operand not in inside
                ):
                    found.setdefault(operand)
    return [value for value in found if value not in excluded]


def reload_numbers(library: Library, outline: Outline, last: Instruction) -> None:
    """Passes what is no pointer through memory; the first value is loaded behind an instruction, unless an address is first."""
    blocks = outline.blocks()
    inner_place = outline.entry.instructions.index(last) + 1
    place = 0
    for value in inputs(blocks):
        if isinstance(value.type, PointerIRType):
            inner_place = -1
            continue
        name = f"{getattr(value, 'name', '')}.reloaded"
        layout = library.translation.module.layout
        alignment = layout.alignment(value.type, preferred=True)
        address = Instruction(POINTER, (f"alloca {value.type.text}, align {alignment}",))
        library.named(address, name)
        outline.alloca_block.instructions.insert(place, address)
        natural = layout.alignment(value.type)
        pieces: Sequence[Piece] = (
            f"store {value.type.text} ",
            value,
            ", ptr ",
            address,
            f", align {natural}",
        )
        outline.before.instructions.insert(-1, Instruction(VOID, pieces))
        loaded = Instruction(
            value.type, (f"load {value.type.text}, ptr ", address, f", align {natural}")
        )
        replace_uses(blocks, value, loaded)
        outline.entry.instructions.insert(inner_place, loaded)
        inner_place = -1
        place += 1


def extract(translation: Translation, library: Library, outline: Outline) -> None:
    """Moves the blocks of a region to a function of its own, and calls that by the library."""
    parent, module = outline.function, translation.module
    if outline.mark is not None:
        outline.alloca_block.instructions.remove(outline.mark)
    blocks = outline.blocks()
    for block in blocks:
        block.instructions = [each for each in block.instructions if not _is_assumption(each)]
    passed = inputs(blocks)
    parameters = [type for type, _ in outline.parameters]
    if passed:
        parameters.append(POINTER)
    type = FunctionIRType(VOID, parameters, False)
    made = Function(library.unique_symbol(f"{parent.name}..omp_par"), type)
    made.linkage = "internal"
    made.attributes = attribute_set(outline.attributes)
    made.attributes.merge(parent.attributes)
    for argument, (_, name) in zip(made.arguments, outline.parameters, strict=False):
        argument.name = made.names.unique(name)
    place = parent.blocks.index(outline.entry)
    parent.blocks = [block for block in parent.blocks if block not in set(blocks)]
    for block in blocks:
        parent.names.free(block.name)
        for instruction in block.instructions:
            parent.names.free(instruction.name)
    call = BasicBlock()
    call.name = parent.names.unique("codeRepl")
    parent.blocks.insert(place, call)
    stub = BasicBlock()
    stub.name = f"{outline.exit.name}.exitStub"
    stub.instructions.append(Instruction(VOID, ("ret void",)))
    made.blocks = [*blocks, stub]
    for block in blocks:
        last = block.instructions[-1]
        if outline.exit in last.pieces:
            last.pieces = [stub if piece is outline.exit else piece for piece in last.pieces]
            stub.users.append(block)
    outline.exit.users = []
    before = outline.before.instructions[-1]
    before.pieces = [call if piece is outline.entry else piece for piece in before.pieces]
    call.users, outline.entry.users = list(outline.entry.users), []
    translation.function = parent
    builder = translation.builder
    builder.block, builder.location = call, None
    module.functions.insert(module.functions.index(parent) + 1, made)
    module.symbols[made.name] = made
    struct = _pass_in_struct(translation, library, outline, passed, made) if passed else None
    for block in made.blocks:
        if block.name:
            block.name = made.names.unique(block.name)
        for instruction in block.instructions:
            if instruction.name and instruction not in outline.unpacking:
                instruction.name = made.names.unique(instruction.name)
    outline.finish(library, made, struct)
    builder.branch(outline.exit)
    if outline.hoists:
        hoist_variables(made)


def _is_assumption(instruction: Instruction) -> bool:
    return any(
        isinstance(piece, Function) and piece.name == "llvm.assume"
        for piece in instruction.pieces[1:2]
    )


def hoist_variables(function: Function) -> None:
    """Moves variables of blocks that are always reached to the end of the entry block."""
    entry = function.blocks[0].instructions
    for block in function.blocks[1:]:
        found = [each for each in block.instructions if _is_fixed_variable(each)]
        if found and _is_always_reached(function, block):
            block.instructions = [each for each in block.instructions if each not in set(found)]
            entry[-1:-1] = found


def _is_fixed_variable(instruction: Instruction) -> bool:
    is_variable = bool(instruction.pieces) and str(instruction.pieces[0]).startswith("alloca")
    return is_variable and all(isinstance(each, Constant) for each in instruction.operands)


def _is_always_reached(function: Function, block: BasicBlock) -> bool:
    """Whether no way from the entry to an end of the function leads past a block."""
    seen = {block}
    waiting = [function.blocks[0]]
    while waiting:
        current = waiting.pop()
        if current in seen:
            continue
        seen.add(current)
        following = successors(current)
        if not following:
            return False
        waiting += following
    return True


def _pass_in_struct(
    translation: Translation,
    library: Library,
    outline: Outline,
    passed: Sequence[Value],
    made: Function,
) -> Instruction:
    """Stores the values in a struct, from which the function loads them."""
    builder = translation.builder
    struct = StructIRType([value.type for value in passed])
    layout = translation.module.layout
    alignment = layout.alignment(struct, preferred=True)
    address = Instruction(POINTER, (f"alloca {struct.text}, align {alignment}",), (struct,))
    library.named(address, "structArg")
    outline.alloca_block.instructions.insert(0, address)
    unpacking: list[Instruction] = []
    for number, value in enumerate(passed):
        name = getattr(value, "name", "")
        field = builder.instruction(
            POINTER,
            f"getelementptr {struct.text}, ptr ",
            address,
            f", i32 0, i32 {number}",
            types=(struct,),
        )
        library.named(field, f"gep_{name}")
        type, alignment = value.type, layout.alignment(value.type)
        builder.instruction(
            VOID, f"store {type.text} ", value, ", ptr ", field, f", align {alignment}"
        )
        inner = Instruction(
            POINTER,
            (f"getelementptr {struct.text}, ptr ", made.arguments[-1], f", i32 0, i32 {number}"),
            (struct,),
        )
        inner.name = made.names.unique(f"gep_{name}")
        loaded = Instruction(type, (f"load {type.text}, ptr ", inner, f", align {alignment}"))
        loaded.name = made.names.unique(f"loadgep_{name}")
        if isinstance(type, PointerIRType):
            known = ValueMetadata(integer(I64, _known_alignment(value)))
            loaded.attachments["align"] = translation.module.metadata.node(known)
        unpacking += [inner, loaded]
        replace_uses(made.blocks, value, loaded)
    outline.entry.instructions[0:0] = unpacking
    outline.unpacking = unpacking
    return address


def _known_alignment(value: Value) -> int:
    """The alignment of a variable whose address is passed, as far as it is known."""
    if isinstance(value, Instruction) and str(value.pieces[0]).startswith("alloca"):
        text = "".join([str(piece) for piece in value.pieces if isinstance(piece, str)])
        return int(text.rpartition("align ")[2].split(",")[0])
    return 1
