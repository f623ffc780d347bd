"""Builds instructions at the end of a block; what can be computed from constants becomes a constant."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.translation.llvm_ir.attributes import AttributeSet
from odsgen.translation.llvm_ir.metadata import Node
from odsgen.translation.llvm_ir.model import (
    DebugRecord,
    Function,
    Instruction,
    PhiInstruction,
    Piece,
)
from odsgen.translation.llvm_ir.types import (
    I1,
    VOID,
    FunctionIRType,
    IRType,
    VectorIRType,
    element_at,
    is_floating_point,
    with_scalar,
)
from odsgen.translation.llvm_ir.values import BasicBlock, Constant, Value

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation

#: An operand bundle: its tag and its operands.
Bundle = tuple[str, Sequence[Value]]


class Builder:
    """Appends instructions to a block, with the location and fast-math flags of the operation that is translated."""

    def __init__(self, translation: Translation) -> None:
        self.translation = translation
        self.folder = translation.folder
        self.block = BasicBlock()
        self.location: Node | None = None
        self.fast_math = ""  # each flag behind a blank
        self.made: list[Instruction] = []
        self._records: list[DebugRecord] = []

    def insert(self, instruction: Instruction) -> Instruction:
        """Appends an instruction."""
        instruction.location = self.location
        if self._records:
            instruction.records, self._records = self._records, []
        self.block.instructions.append(instruction)
        self.made.append(instruction)
        return instruction

    def add_record(self, record: DebugRecord) -> None:
        """Adds a debug record in front of the next instruction."""
        self._records.append(record)

    def instruction(
        self, type: IRType, *pieces: Piece, types: Sequence[IRType] = ()
    ) -> Instruction:
        """Appends an instruction made of text and operands."""
        return self.insert(Instruction(type, pieces, types))

    # --- arithmetic -----------------------------------------------------------------------------------------------------

    def binary(self, opcode: str, lhs: Value, rhs: Value, flags: str = "") -> Value:
        """A binary operation; of floating-point numbers with the fast-math flags."""
        folded = self.folder.binary(opcode, lhs, rhs)
        if folded is not None:
            return folded
        if is_floating_point(lhs.type):
            flags += self.fast_math
        return self.instruction(lhs.type, f"{opcode}{flags} {lhs.type.text} ", lhs, ", ", rhs)

    def negate(self, operand: Value) -> Value:
        """`fneg`"""
        folded = self.folder.negate(operand)
        if folded is not None:
            return folded
        type = operand.type
        return self.instruction(type, f"fneg{self.fast_math} {type.text} ", operand)

    def compare(self, opcode: str, predicate: str, lhs: Value, rhs: Value) -> Value:
        """`icmp` or `fcmp`"""
        folded = self.folder.compare(predicate, lhs, rhs)
        if folded is not None:
            return folded
        flags = self.fast_math if opcode == "fcmp" else ""
        type = with_scalar(lhs.type, I1)
        text = f"{opcode}{flags} {predicate} {lhs.type.text} "
        return self.instruction(type, text, lhs, ", ", rhs)

    def cast(self, opcode: str, operand: Value, type: IRType, flags: str = "") -> Value:
        """A cast; none if the type is the same."""
        if operand.type == type:
            return operand
        folded = self.folder.cast(opcode, operand, type)
        if folded is not None:
            return folded
        if opcode in ("fptrunc", "fpext"):
            flags += self.fast_math
        text = f"{opcode}{flags} {operand.type.text} "
        return self.instruction(type, text, operand, f" to {type.text}")

    def select(self, condition: Value, true: Value, false: Value) -> Value:
        """`select`"""
        folded = self.folder.select(condition, true, false)
        if folded is not None:
            return folded
        flags = self.fast_math if is_floating_point(true.type) else ""
        text = f"select{flags} {condition.type.text} "
        between = f", {true.type.text} "
        return self.instruction(true.type, text, condition, between, true, between, false)

    # --- parts of values ------------------------------------------------------------------------------------------------

    def extract_value(self, container: Value, positions: Sequence[int]) -> Value:
        """`extractvalue`"""
        folded = self.folder.extract_value(container, positions)
        if folded is not None:
            return folded
        type: IRType | None = container.type
        for position in positions:
            type = element_at(type, position)
        assert type is not None
        places = "".join([f", {position}" for position in positions])
        return self.instruction(type, f"extractvalue {container.type.text} ", container, places)

    def insert_value(self, container: Value, value: Value, positions: Sequence[int]) -> Value:
        """`insertvalue`"""
        folded = self.folder.insert_value(container, value, positions)
        if folded is not None:
            return folded
        places = "".join([f", {position}" for position in positions])
        text = f"insertvalue {container.type.text} "
        between = f", {value.type.text} "
        return self.instruction(container.type, text, container, between, value, places)

    def extract_element(self, vector: Value, position: Value) -> Value:
        """`extractelement`"""
        folded = self.folder.extract_element(vector, position)
        if folded is not None:
            return folded
        text = f"extractelement {vector.type.text} "
        between = f", {position.type.text} "
        return self.instruction(vector.type.scalar, text, vector, between, position)

    def insert_element(self, vector: Value, value: Value, position: Value) -> Value:
        """`insertelement`"""
        folded = self.folder.insert_element(vector, value, position)
        if folded is not None:
            return folded
        return self.instruction(
            vector.type,
            f"insertelement {vector.type.text} ",
            vector,
            f", {value.type.text} ",
            value,
            f", {position.type.text} ",
            position,
        )

    def shuffle(self, first: Value, second: Value, mask: Sequence[int]) -> Value:
        """`shufflevector`"""
        source = first.type
        assert isinstance(source, VectorIRType)
        type = VectorIRType(source.element, len(mask), source.scalable)
        folded = self.folder.shuffle(first, second, mask, type)
        if folded is not None:
            return folded
        between = f", {source.text} "
        return self.instruction(
            type,
            f"shufflevector {source.text} ",
            first,
            between,
            second,
            f", {_mask_text(mask, type)}",
        )

    # --- memory ---------------------------------------------------------------------------------------------------------

    def address(
        self, source: IRType, base: Value, indices: Sequence[Value], flags: Sequence[str] = ()
    ) -> Value:
        """`getelementptr`"""
        folded = self.folder.address(source, base, indices, frozenset(flags))
        if folded is not None:
            return folded
        vectors = [each.type for each in (base, *indices) if isinstance(each.type, VectorIRType)]
        type = with_scalar(vectors[0], base.type.scalar) if vectors else base.type
        words = "".join([f" {flag}" for flag in flags])
        pieces: list[Piece] = [f"getelementptr{words} {source.text}, {base.type.text} ", base]
        for index in indices:
            pieces += [f", {index.type.text} ", index]
        return self.instruction(type, *pieces, types=(source,))

    # --- control --------------------------------------------------------------------------------------------------------

    def phi(self, type: IRType) -> PhiInstruction:
        """A phi node, which gets its incoming values later."""
        made = PhiInstruction(type, self.fast_math if is_floating_point(type) else "")
        self.insert(made)
        return made

    def uses(self, *blocks: BasicBlock) -> None:
        """Tells blocks that the current one branches to them."""
        for block in blocks:
            block.users.append(self.block)

    def branch(self, target: BasicBlock) -> Instruction:
        """`br` to one block"""
        self.uses(target)
        return self.instruction(VOID, "br label ", target)

    # --- calls ----------------------------------------------------------------------------------------------------------

    def call(
        self,
        type: FunctionIRType,
        callee: Value,
        arguments: Sequence[Value],
        *,
        opcode: str = "call",
        convention: str = "",
        attributes: AttributeSet | None = None,
        result_attributes: AttributeSet | None = None,
        argument_attributes: Sequence[AttributeSet] = (),
        bundles: Sequence[Bundle] = (),
        ending: Sequence[Piece] = (),
    ) -> Instruction:
        """A call, with the attributes of the call itself; `opcode` may have `tail` in front."""
        text = opcode
        if opcode.endswith("call") and is_floating_point(type.result):
            text += self.fast_math
        if convention:
            text += f" {convention}"
        if result_attributes:
            text += f" {result_attributes.text()}"
        space = getattr(callee.type, "space", 0)
        if space or self.translation.module.layout.program_space:
            text += f" addrspace({space})"
        shown = type if type.variadic else type.result
        pieces: list[Piece] = [f"{text} {shown.text} ", callee]
        before = "("
        for place, argument in enumerate(arguments):
            own = argument_attributes[place] if place < len(argument_attributes) else None
            words = f"{own.text()} " if own else ""
            pieces += [f"{before}{argument.type.text} {words}", argument]
            before = ", "
        if opcode.startswith("musttail") and type.variadic and self._is_in_variadic():
            pieces.append(f"{before}...")
            before = ", "
        pieces.append(")" if before == ", " else "()")
        if attributes:
            pieces += ["", attributes]
        pieces += _bundle_pieces(bundles)
        pieces += ending
        made = self.instruction(type.result, *pieces)
        made.call_attributes = tuple(
            [each for each in (result_attributes, *argument_attributes, attributes) if each]
        )
        return made

    def _is_in_variadic(self) -> bool:
        function = self.translation.function
        return isinstance(function, Function) and function.value_type.variadic


def _bundle_pieces(bundles: Sequence[Bundle]) -> list[Piece]:
    from odsgen.translation.llvm_ir.text import quoted

    pieces: list[Piece] = []
    before = " [ "
    for tag, operands in bundles:
        pieces.append(f"{before}{quoted(tag)}(")
        comma = ""
        for operand in operands:
            pieces += [f"{comma}{operand.type.text} ", operand]
            comma = ", "
        pieces.append(")")
        before = ", "
    return [*pieces, " ]"] if pieces else []


def _mask_text(mask: Sequence[int], type: VectorIRType) -> str:
    """The mask of a shuffle, as a constant vector."""
    count = f"{'vscale x ' if type.scalable else ''}{len(mask)}"
    if all(place == 0 for place in mask):
        return f"<{count} x i32> zeroinitializer"
    if all(place == -1 for place in mask):
        return f"<{count} x i32> poison"
    texts = ["i32 poison" if place == -1 else f"i32 {place}" for place in mask]
    return f"<{count} x i32> <{', '.join(texts)}>"


def is_constant(value: Value) -> bool:
    """Whether a value is known before the program runs."""
    return isinstance(value, Constant)
