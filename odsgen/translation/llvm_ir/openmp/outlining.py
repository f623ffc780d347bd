"""Regions that become functions of their own, when all functions have been translated (LLVM: CodeExtractor)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.metadata import ValueMetadata
from odsgen.translation.llvm_ir.model import Function, Instruction, PhiInstruction, Piece
from odsgen.translation.llvm_ir.openmp.library import Library
from odsgen.translation.llvm_ir.types import (
    I1,
    I32,
    I64,
    POINTER,
    VOID,
    FunctionIRType,
    PointerIRType,
    StructIRType,
)
from odsgen.translation.llvm_ir.values import (
    Argument,
    BasicBlock,
    MetadataOperand,
    NullConstant,
    Value,
    boolean,
    integer,
)

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class Outline:
    """A parallel region of a function: its blocks from the entry to before the exit."""

    def __init__(self, function: Function, before: BasicBlock, alloca_block: BasicBlock) -> None:
        self.function = function
        self.before = before
        self.alloca_block = alloca_block
        self.entry = self.exit = before
        self.parameters: list[Instruction] = []  # addresses of the numbers that the library passes
        self.thread: Instruction | None = None
        self.thread_address: Instruction | None = None
        self.condition: Value | None = None

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


def replace(blocks: Sequence[BasicBlock], old: Value, new: Value) -> None:
    """Replaces a value in the instructions of blocks."""
    for block in blocks:
        for instruction in block.instructions:
            if isinstance(instruction, PhiInstruction):
                instruction.incoming = [
                    (new if value is old else value, source)
                    for value, source in instruction.incoming
                ]
            elif old in instruction.operands:
                instruction.pieces = [
                    new if piece is old else piece for piece in instruction.pieces
                ]


def reload_numbers(library: Library, outline: Outline) -> None:
    """Passes what is no pointer through memory."""
    blocks = outline.blocks()
    for value in inputs(blocks):
        if isinstance(value.type, PointerIRType):
            continue
        name = f"{getattr(value, 'name', '')}.reloaded"
        layout = library.translation.module.layout
        alignment = layout.alignment(value.type, preferred=True)
        address = Instruction(POINTER, (f"alloca {value.type.text}, align {alignment}",))
        library.named(address, name)
        outline.alloca_block.instructions.insert(0, address)
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
        replace(blocks, value, loaded)
        outline.entry.instructions.insert(-1, loaded)


def extract(translation: Translation, library: Library, outline: Outline) -> None:
    """Moves the blocks of a region to a function of its own, and calls that by the library."""
    parent, module = outline.function, translation.module
    blocks = outline.blocks()
    passed = inputs(blocks)
    parameters = [POINTER, POINTER, *([POINTER] if passed else [])]
    type = FunctionIRType(VOID, parameters, False)
    made = Function(library.unique_symbol(f"{parent.name}..omp_par"), type)
    made.linkage = "internal"
    made.attributes = AttributeSet({"nounwind": "nounwind"})
    made.attributes.merge(parent.attributes)
    for number in range(2):
        made.parameter_attributes[number].add("noalias")
        made.arguments[number].name = outline.parameters[number].name
    place = parent.blocks.index(outline.entry)
    parent.blocks = [block for block in parent.blocks if block not in set(blocks)]
    call = BasicBlock()
    call.name = parent.names.unique("omp_parallel")
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
    outline.exit.users = [call]
    before = outline.before.instructions[-1]
    before.pieces = [call if piece is outline.entry else piece for piece in before.pieces]
    call.users, outline.entry.users = list(outline.entry.users), []
    names = parent.names
    for block in blocks:
        names.free(block.name)
        for instruction in block.instructions:
            names.free(instruction.name)
    translation.function = parent
    builder = translation.builder
    builder.block, builder.location = call, None
    arguments: list[Value] = []
    if passed:
        arguments.append(_pass_in_struct(translation, library, outline, passed, made))
    _take_thread(outline, made)
    module.functions.insert(module.functions.index(parent) + 1, made)
    module.symbols[made.name] = made
    _fork(library, outline, made, arguments)
    builder.instruction(VOID, "br label ", outline.exit)


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
    address = Instruction(POINTER, (f"alloca {struct.text}, align 8",), (struct,))
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
        builder.instruction(VOID, "store ptr ", value, ", ptr ", field, ", align 8")
        inner = Instruction(
            POINTER,
            (f"getelementptr {struct.text}, ptr ", made.arguments[2], f", i32 0, i32 {number}"),
            (struct,),
        )
        inner.name = made.names.unique(f"gep_{name}")
        loaded = Instruction(POINTER, ("load ptr, ptr ", inner, ", align 8"))
        loaded.name = made.names.unique(f"loadgep_{name}")
        alignment = _known_alignment(value)
        if alignment is not None:
            known = ValueMetadata(integer(I64, alignment))
            loaded.attachments["align"] = translation.module.metadata.node(known)
        unpacking += [inner, loaded]
        replace(made.blocks, value, loaded)
    outline.entry.instructions[0:0] = unpacking
    return address


def _known_alignment(value: Value) -> int | None:
    """The alignment of a variable whose address is passed."""
    if isinstance(value, Instruction) and str(value.pieces[0]).startswith("alloca"):
        text = "".join([str(piece) for piece in value.pieces if isinstance(piece, str)])
        return int(text.rpartition("align ")[2].split(",")[0])
    return None


def _take_thread(outline: Outline, made: Function) -> None:
    """Copies the number of the thread, of which the library passes the address."""
    thread, address = outline.thread, outline.thread_address
    assert thread is not None and address is not None
    number = Instruction(I32, ("load i32, ptr ", made.arguments[0], ", align 4"))
    stored = Instruction(VOID, ("store i32 ", number, ", ptr ", address, ", align 4"))
    instructions = outline.entry.instructions
    place = instructions.index(thread)
    instructions[place:place] = [number, stored]


def _fork(library: Library, outline: Outline, made: Function, arguments: Sequence[Value]) -> None:
    """Calls the function on all threads of a team."""
    translation = library.translation
    builder, module = translation.builder, translation.module
    count = integer(I32, len(arguments))
    leading: list[Value] = [library.ident(), count, made]
    conditional = outline.condition is not None
    if outline.condition is not None:
        condition = outline.condition
        is_bit = condition.type == I1
        leading.append(builder.cast("sext" if is_bit else "trunc", condition, I32))
        name, type = "__kmpc_fork_call_if", (POINTER, I32, POINTER, I32, POINTER)
        if not arguments:
            arguments = [NullConstant(POINTER)]
    else:
        name, type = "__kmpc_fork_call", (POINTER, I32, POINTER)
    is_new = name not in module.symbols
    callee = module.function(name, FunctionIRType(VOID, type, not conditional))
    if is_new:
        if not conditional:
            callee.attributes.add("nounwind")
        node = module.metadata.node
        places = [ValueMetadata(integer(I64, each)) for each in (2, -1, -1)]
        encoding = node(*places, ValueMetadata(boolean(True)))
        callee.attachments.append(("callback", node(encoding)))
    builder.call(callee.value_type, callee, [*leading, *arguments])
