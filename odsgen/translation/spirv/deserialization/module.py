"""The state of a binary that is read: where the next instruction is, and what ids stand for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from odsgen.runtime import (
    Attribute,
    Block,
    Context,
    Diagnostic,
    FlatSymbolRefAttr,
    Location,
    Operation,
    ParseError,
    Severity,
    Type,
    UnknownLoc,
    Value,
)
from odsgen.runtime.builtin.locations import FileLineColLoc
from odsgen.translation.spirv.words import HEADER_LENGTH, MAGIC, string_at, words_of
from odsgen_dialects import spirv

Words = Sequence[int]

_NEWEST_MINOR = 6
_OpcodeHandler = Callable[["Reader", int, Words], None]
#: How instructions are read that are no operation of their own, by their opcodes.
HANDLERS: dict[int, _OpcodeHandler] = {}


def reads(*opcodes: spirv.Opcode) -> Callable[[_OpcodeHandler], _OpcodeHandler]:
    """Decorates the function that reads the instructions with these opcodes."""

    def register(function: _OpcodeHandler) -> _OpcodeHandler:
        HANDLERS.update(dict.fromkeys(opcodes, function))
        return function

    return register


def refusal(message: str, location: Location | None = None) -> ParseError:
    """The error of words that mean nothing."""
    return ParseError([Diagnostic(Severity.ERROR, location or UnknownLoc.get(), message)])


class Merge(NamedTuple):
    """A merge instruction: the blocks where the construct of its block ends and goes on."""

    location: Location
    control: int
    merge: Block
    back: Block | None = None  # of a loop: the block that goes on


class SpecOperation(NamedTuple):
    """A specialization constant that an operation computes."""

    opcode: int
    type: int
    operands: Words


class Reader:
    """Reads the instructions of a module, one after the other."""

    def __init__(self, words: Words, structurizes: bool) -> None:
        self.words = words
        self.place = 0
        self.structurizes = structurizes
        self.module = _empty_module()
        self.block = self.module.region.entry_block
        self.capabilities: dict[spirv.Capability, None] = {}
        self.extensions: dict[spirv.Extension, None] = {}
        self.version = spirv.Version.V_1_0
        self.extended_sets: dict[int, str] = {}
        self.strings: dict[int, str] = {}
        self.line: tuple[int, int, int] | None = None
        # --- what ids stand for
        self.names: dict[int, str] = {}
        self.decorations: dict[int, dict[str, Attribute]] = {}
        self.strides: dict[int, int] = {}
        self.member_decorations: dict[int, dict[int, dict[spirv.Decoration, Words]]] = {}
        self.member_names: dict[tuple[int, int], str] = {}
        self.types: dict[int, Type] = {}
        self.forward_pointers: set[int] = set()
        self.waiting_structs: list[Any] = []
        self.constants: dict[int, tuple[Attribute, Type]] = {}
        self.replicated: dict[int, tuple[Attribute, Type]] = {}
        self.symbols: dict[int, Operation] = {}  # variables, constants
        self.spec_operations: dict[int, SpecOperation] = {}
        self.undefined: dict[int, Type] = {}
        self.graph_constants: dict[int, tuple[Attribute, Type]] = {}
        self.graphs: dict[int, spirv.GraphARMOp] = {}
        self.values: dict[int, Value] = {}
        # --- the function that is read
        self.functions: dict[int, spirv.FuncOp] = {}
        self.function: spirv.FuncOp | None = None
        self.in_block = False
        self.blocks: dict[int, Block] = {}
        self.phis: dict[tuple[Block, Block], list[int]] = {}
        self.merges: dict[Block, Merge] = {}

    # --- instructions -----------------------------------------------------------------------------------------------------

    def read(self) -> spirv.ModuleOp:
        """Read all instructions."""
        self._header()
        deferred = []
        while self.place < len(self.words):
            opcode, operands = self.next_instruction()
            if opcode in _DEFERRED:
                deferred.append((opcode, operands))
            else:
                self.process(opcode, operands)
        for opcode, operands in deferred:
            self.process(opcode, operands)
        if self.function is not None:
            raise refusal("expected OpFunctionEnd instruction")
        triple = spirv.VerCapExtAttr.get(
            self.version, tuple(self.capabilities), tuple(self.extensions)
        )
        self.module.vce_triple = triple
        return self.module

    def _header(self) -> None:
        words = self.words
        if len(words) < HEADER_LENGTH:
            raise refusal("SPIR-V binary module must have a 5-word header")
        if words[0] != MAGIC:
            raise refusal("incorrect magic number")
        major, minor = words[1] >> 16 & 0xFF, words[1] >> 8 & 0xFF
        if major != 1:
            raise refusal(f"unsupported SPIR-V major version: {major}")
        if minor > _NEWEST_MINOR:
            raise refusal(f"unsupported SPIR-V minor version: {minor}")
        self.version = spirv.Version(minor)
        self.place = HEADER_LENGTH

    def next_instruction(self, expected: str = "more") -> tuple[int, Words]:
        """The opcode and the operands of the next instruction."""
        if self.place >= len(self.words):
            raise refusal(f"expected {expected} instruction")
        first = self.words[self.place]
        count, opcode = first >> 16, first & 0xFFFF
        if count == 0:
            raise refusal("word count cannot be zero")
        end = self.place + count
        if end > len(self.words):
            raise refusal("insufficient words for the last instruction")
        operands = self.words[self.place + 1 : end]
        self.place = end
        return opcode, operands

    def process(self, opcode: int, operands: Words) -> None:
        """Read one instruction."""
        handler = HANDLERS.get(opcode)
        if handler is not None:
            handler(self, opcode, operands)
            return
        from odsgen.translation.spirv.deserialization.operations import read_operation

        read_operation(self, opcode, operands)

    # --- places and operations --------------------------------------------------------------------------------------------

    def location(self) -> Location:
        """The place in the source that the last OpLine names."""
        if self.line is None:
            return UnknownLoc.get()
        file, line, column = self.line
        return FileLineColLoc.get(self.strings.get(file, "<unknown>"), line, column)

    def append(self, op: Operation) -> None:
        """Put an operation at the end of the block that is read."""
        self.block.append(op)

    def type(self, id: int) -> Type | None:
        """The type of an id."""
        return self.types.get(id)

    def value(self, id: int) -> Value | None:
        """The value of an id; constants are made anew for each use."""
        op = self._made_for_use(id)
        if op is None:
            return self.values.get(id)
        self.append(op)
        return op.results[0]

    def _made_for_use(self, id: int) -> Operation | None:
        if id in self.constants:
            value, type = self.constants[id]
            return spirv.ConstantOp.build_generic((), {"value": value}, (type,))
        if id in self.replicated:
            value, type = self.replicated[id]
            op_class = spirv.EXTConstantCompositeReplicateOp
            return op_class.build_generic((), {"value": value}, (type,))
        symbol = self.symbols.get(id)
        if symbol is not None:
            return _reference(symbol)
        if id in self.spec_operations:
            from odsgen.translation.spirv.deserialization.constants import spec_operation

            return spec_operation(self, id)
        if id in self.graph_constants:
            number, type = self.graph_constants[id]
            attributes = {"graph_constant_id": number}
            return spirv.GraphConstantARMOp.build_generic((), attributes, (type,))
        if id in self.undefined:
            return spirv.UndefOp.build_generic((), {}, (self.undefined[id],))
        return None


def _empty_module() -> spirv.ModuleOp:
    from odsgen.runtime import Region

    module = spirv.ModuleOp.build_generic(
        attributes={
            "addressing_model": spirv.AddressingModelAttr.get(spirv.AddressingModel.Logical),
            "memory_model": spirv.MemoryModelAttr.get(spirv.MemoryModel.GLSL450),
        },
        result_types=(),
        regions=(Region(),),
    )
    module.region.append(Block())
    return module


def _reference(symbol: Operation) -> Operation:
    """The use of a variable or of a specialization constant."""
    name = symbol.property_attribute("sym_name")
    reference = FlatSymbolRefAttr.get(name.value)  # type: ignore[union-attr]
    if isinstance(symbol, spirv.GlobalVariableOp):
        attributes = {"variable": reference}
        return spirv.AddressOfOp.build_generic((), attributes, (symbol.type,))
    if isinstance(symbol, spirv.SpecConstantOp):
        type = symbol.default_value.type
    else:
        type = symbol.type  # type: ignore[attr-defined]
    return spirv.ReferenceOfOp.build_generic((), {"spec_const": reference}, (type,))


def read_module(data: bytes, context: Context, structurizes: bool = True) -> spirv.ModuleOp:
    """The module of a binary; raises ParseError."""
    from odsgen.translation.spirv.deserialization import (
        constants,
        decorations,
        functions,
        graphs,
        sections,
        types,
    )

    # They register what they read.
    assert constants and decorations and functions and graphs and sections and types
    if len(data) % 4:
        raise refusal("SPIR-V binary module must contain integral number of 32-bit words")
    module = Reader(words_of(data), structurizes).read()
    module.parse_context = context
    return module


_DEFERRED = (
    spirv.Opcode.OpEntryPoint,
    spirv.Opcode.OpExecutionMode,
    spirv.Opcode.OpGraphEntryPointARM,
)


def string_operand(operands: Words, place: int, trailing: str) -> str:
    """The string that ends an instruction; raises ParseError with `trailing` if it does not."""
    text, end = string_at(operands, place)
    if end != len(operands):
        raise refusal(trailing)
    return text
