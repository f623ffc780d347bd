"""Operations from instructions: by the table of the dialect, or each in its own way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.runtime import (
    ArrayAttr,
    Attribute,
    FlatSymbolRefAttr,
    IntegerAttr,
    Operation,
    TypeAttr,
    Value,
    i32,
    none,
)
from odsgen.translation.spirv.deserialization.module import Reader, Words, reads, refusal
from odsgen.translation.spirv.instructions import BY_CONSTANT, CLASS_OF, INSTRUCTION_OF
from odsgen.translation.spirv.words import string_at
from odsgen_dialects import spirv

_Op = spirv.Opcode


def read_operation(reader: Reader, opcode: int, words: Words) -> None:
    """Read an instruction that is an operation."""
    op_class = CLASS_OF.get(("", opcode))
    if op_class is None or op_class in _WITHOUT_WORDS:
        raise refusal(f"unhandled deserialization of {_opcode_text(opcode)}")
    _Instruction(reader, op_class, words).read()


def _opcode_text(opcode: int) -> str:
    try:
        return _Op(opcode).keyword
    except ValueError:
        return f"the opcode {opcode}"


#: Written as constants and symbols, or in functions that this table does not know.
_WITHOUT_WORDS = (
    spirv.EXTConstantCompositeReplicateOp,
    spirv.EXTSpecConstantCompositeReplicateOp,
)


@reads(_Op.OpExtInst)
def _extended(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 4:
        raise refusal(
            "OpExtInst must have at least 4 operands, result type <id>, result <id>, set <id> and "
            "instruction opcode"
        )
    name = reader.extended_sets.get(operands[2])
    if name is None:
        raise refusal("undefined set <id> in OpExtInst")
    op_class = CLASS_OF.get((name, operands[3])) if name else None
    if op_class is None:
        raise refusal(f"unhandled deserializations of {operands[3]} from extension set {name}")
    _Instruction(reader, op_class, (*operands[:2], *operands[4:])).read()


class _Instruction:
    """Reads the words of an instruction as the results, operands and attributes of an operation."""

    def __init__(self, reader: Reader, op_class: type[Operation], words: Words) -> None:
        self.reader = reader
        self.op_class = op_class
        self.words = words
        self.place = 0
        self.instruction = INSTRUCTION_OF[op_class]

    def read(self) -> None:
        types, id = self._result()
        operands: list[Value] = []
        attributes: dict[str, Attribute] = {}
        for name, kind in self.instruction.arguments:
            if kind == "variadic":
                while self.place < len(self.words):
                    operands.append(self._operand())
            elif self.place >= len(self.words):
                if kind == "operand":
                    raise refusal(
                        f"found less operands than expected when deserializing for {self._name}; "
                        f"only {self.place} of {len(self.words)} processed"
                    )
            elif kind in ("operand", "optional"):
                operands.append(self._operand())
            elif (attribute := self._attribute(kind)) is not None:
                attributes[name] = attribute
        if self.place != len(self.words):
            raise refusal(
                f"found more operands than expected when deserializing {self._name}, only "
                f"{self.place} of {len(self.words)} processed"
            )
        attributes.update(self.reader.decorations.get(id, {}))
        try:
            op = self.op_class.build_generic(
                operands, attributes, types, location=self.reader.location()
            )
        except (TypeError, ValueError) as error:
            raise refusal(f"cannot make {self._name}: {error}") from None
        self.reader.append(op)
        if types:
            self.reader.values[id] = op.results[0]
        if op.has_trait(_terminator()):
            self.reader.line = None

    @property
    def _name(self) -> str:
        return self.op_class.OPERATION_NAME

    def _result(self) -> tuple[tuple[Any, ...], int]:
        if not self.instruction.has_result:
            return (), 0
        type_id = self._word("expected result type <id> while deserializing")
        type = self.reader.type(type_id)
        if type is None:
            raise refusal(f"unknown type result <id> : {type_id}")
        id = self._word("expected result <id> while deserializing")
        return (() if type is none else (type,)), id

    def _word(self, message: str) -> int:
        if self.place >= len(self.words):
            raise refusal(f"{message} {self._name}")
        self.place += 1
        return self.words[self.place - 1]

    def _operand(self) -> Value:
        id = self._word("expected an operand of")
        value = self.reader.value(id)
        if value is None:
            raise refusal(f"unknown result <id> : {id}")
        return value

    def _attribute(self, kind: str) -> Attribute | None:
        """The attribute that the next word is."""
        if kind == "ArrayAttr":
            words = self.words[self.place :]
            self.place = len(self.words)
            return ArrayAttr.get([IntegerAttr.get(word, i32) for word in words])
        word = self._word("expected an attribute of")
        if kind == "TypeAttr":
            type = self.reader.type(word)
            if type is None:
                raise refusal(f"unknown type result <id> : {word}")
            return TypeAttr.get(type)
        if kind == "IntegerAttr":
            return IntegerAttr.get(word, i32)
        if kind in BY_CONSTANT:
            constant = self.reader.constants.get(word)
            if constant is None or not isinstance(constant[0], IntegerAttr):
                raise refusal(f"expected a constant integer <id> for {self._name}, not {word}")
            word = constant[0].value & 0xFFFFFFFF
        return enum_attribute(kind, word)


def _terminator() -> Any:
    from odsgen.runtime.ir.traits import IsTerminator

    return IsTerminator


def enum_attribute(class_name: str, number: int) -> Attribute:
    """The attribute of a case of an enum; raises ParseError for a number that is none."""
    enum_name = class_name.removesuffix("Attr")
    enum: Callable[[int], Any] = getattr(spirv, enum_name)
    attribute: Any = getattr(spirv, class_name)
    try:
        found: Attribute = attribute.get(enum(number))
    except ValueError:
        raise refusal(f"unknown {enum_name}: {number}") from None
    return found


# --- others ---------------------------------------------------------------------------------------------------------------


@reads(_Op.OpEntryPoint)
def _entry_point(reader: Reader, opcode: int, operands: Words) -> None:
    if not operands:
        raise refusal("missing Execution Model specification in OpEntryPoint")
    if len(operands) < 2:
        raise refusal("missing <id> in OpEntryPoint")
    function = reader.functions.get(operands[1])
    if function is None:
        raise refusal(f"no function matching <id> {operands[1]}")
    name, place = string_at(operands, 2)
    if name != function.sym_name:
        raise refusal(
            f"function name mismatch between OpEntryPoint and OpFunction with <id> {operands[1]}: "
            f"{name} vs. {function.sym_name}"
        )
    interface = []
    for id in operands[place:]:
        variable = reader.symbols.get(id)
        if variable is None or not isinstance(variable, spirv.GlobalVariableOp):
            raise refusal(f"undefined result <id> {id} while decoding OpEntryPoint")
        interface.append(FlatSymbolRefAttr.get(variable.sym_name))
    attributes = {
        "execution_model": enum_attribute("ExecutionModelAttr", operands[0]),
        "fn": FlatSymbolRefAttr.get(name),
        "interface": ArrayAttr.get(interface),
    }
    reader.append(spirv.EntryPointOp.build_generic((), attributes, ()))


@reads(_Op.OpExecutionMode)
def _execution_mode(reader: Reader, opcode: int, operands: Words) -> None:
    if not operands:
        raise refusal("missing function result <id> in OpExecutionMode")
    function = reader.functions.get(operands[0])
    if function is None:
        raise refusal(f"no function matching <id> {operands[0]}")
    if len(operands) < 2:
        raise refusal("missing Execution Mode in OpExecutionMode")
    values = ArrayAttr.get([IntegerAttr.get(word, i32) for word in operands[2:]])
    attributes = {
        "fn": FlatSymbolRefAttr.get(function.sym_name),
        "execution_mode": enum_attribute("ExecutionModeAttr", operands[1]),
        "values": values,
    }
    reader.append(spirv.ExecutionModeOp.build_generic((), attributes, ()))


@reads(_Op.OpFunctionCall)
def _call(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 3:
        raise refusal("OpFunctionCall must have at least 3 operands")
    type = reader.type(operands[0])
    if type is None:
        raise refusal(f"undefined result type from <id> {operands[0]}")
    arguments = []
    for id in operands[3:]:
        value = reader.value(id)
        if value is None:
            raise refusal(f"unknown <id> {id} used by OpFunctionCall")
        arguments.append(value)
    name = reader.names.get(operands[2]) or f"spirv_fn_{operands[2]}"
    op = spirv.FunctionCallOp.build_generic(
        arguments, {"callee": FlatSymbolRefAttr.get(name)}, () if type is none else (type,)
    )
    reader.append(op)
    if op.results:
        reader.values[operands[1]] = op.results[0]


@reads(_Op.OpCopyMemory)
def _copy_memory(reader: Reader, opcode: int, operands: Words) -> None:
    values = []
    for id in operands[:2]:
        value = reader.value(id)
        if value is None:
            raise refusal(f"unknown result <id> : {id}")
        values.append(value)
    if len(values) != 2:
        raise refusal(
            "found less operands than expected when deserializing for spirv.CopyMemory; only "
            f"{len(values)} of {len(operands)} processed"
        )
    attributes: dict[str, Attribute] = {}
    rest = list(operands[2:])
    for access, alignment in (
        ("memory_access", "alignment"),
        ("source_memory_access", "source_alignment"),
    ):
        if rest:
            bits = rest.pop(0)
            attributes[access] = enum_attribute("MemoryAccessAttr", bits)
            if bits & spirv.MemoryAccess.Aligned and rest:
                attributes[alignment] = IntegerAttr.get(rest.pop(0), i32)
    if rest:
        raise refusal(
            "found more operands than expected when deserializing spirv::CopyMemoryOp, only "
            f"{len(operands) - len(rest)} of {len(operands)} processed"
        )
    reader.append(spirv.CopyMemoryOp.build_generic(values, attributes, ()))


@reads(_Op.OpGenericCastToPtrExplicit)
def _cast(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 4:
        raise refusal(f"expected 4 words in GenericCastToPtrExplicitOp but got : {len(operands)}")
    type = reader.type(operands[0])
    if type is None:
        raise refusal(f"unknown type result <id> : {operands[0]}")
    value = reader.value(operands[2])
    if value is None:
        raise refusal(f"unknown result <id> : {operands[2]}")
    op = spirv.GenericCastToPtrExplicitOp.build_generic((value,), {}, (type,))
    reader.append(op)
    reader.values[operands[1]] = op.results[0]
