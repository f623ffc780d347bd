"""Evaluation of arguments that the type of a function does not list, as on x86-64: in registers first, then in memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from odsgen.dialects.llvm.evaluation.layouts import stored_size
from odsgen.dialects.llvm.evaluation.memory import memory_of
from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, UndefinedBehavior
from odsgen.runtime import FloatType, Operation, Type, i32, i64
from odsgen_dialects import llvm

Values = Sequence[Any]

#: The bytes that registers for integers take where they are saved, and those for floats after them.
_INTEGERS, _FLOATS = 48, 128
_WORD = 8
#: Where the parts of a `va_list` stand: two offsets, the arguments in memory, the registers.
_FLOAT_OFFSET, _IN_MEMORY, _REGISTERS, _LIST = 4, 8, 16, 24


class _Passed(NamedTuple):
    """The offsets behind the arguments that are listed, and the memory of the others."""

    integer_offset: int
    float_offset: int
    in_memory: int
    registers: int


def pass_arguments(
    function: Operation, operands: Values, types: Sequence[Type], count: int, machine: Machine
) -> None:
    """Keeps the arguments from the given number on for the function that is about to be called."""
    memory = memory_of(machine)
    registers = memory.allocate(_INTEGERS + _FLOATS)
    in_memory = memory.allocate(_WORD * len(operands))
    integers, floats, words = 0, _INTEGERS, 0
    listed = (0, _INTEGERS)
    for number, (value, type) in enumerate(zip(operands, types, strict=True)):
        if number == count:
            listed = (integers, floats)
        if isinstance(type, FloatType) and floats < _INTEGERS + _FLOATS:
            place, floats = registers + floats, floats + 2 * _WORD
        elif not isinstance(type, FloatType) and integers < _INTEGERS:
            place, integers = registers + integers, integers + _WORD
        else:
            place, words = in_memory + words, words + _WORD
        if stored_size(type) <= _WORD:
            memory.store(place, value, type)
    machine.state[_Passed, function] = _Passed(*listed, in_memory, registers)


@evaluates(llvm.VaStartOp)
def evaluate_vastart(op: Operation, operands: Values, machine: Machine) -> Values:
    """Writes a `va_list` that begins behind the listed arguments."""
    function = op.parent_op
    while function is not None and not isinstance(function, llvm.LLVMFuncOp):
        function = function.parent_op
    passed = machine.state.get((_Passed, function))
    if passed is None:
        raise UndefinedBehavior("asks for arguments of a function that was not called with others")
    memory, (start,) = memory_of(machine), operands
    memory.store(start, passed.integer_offset, i32)
    memory.store(start + _FLOAT_OFFSET, passed.float_offset, i32)
    memory.store(start + _IN_MEMORY, passed.in_memory, i64)
    memory.store(start + _REGISTERS, passed.registers, i64)
    return []


@evaluates(llvm.VaCopyOp)
def evaluate_vacopy(op: Operation, operands: Values, machine: Machine) -> Values:
    memory = memory_of(machine)
    memory.write(operands[0], memory.read(operands[1], _LIST))
    return []


@evaluates(llvm.VaEndOp)
def evaluate_vaend(op: Operation, operands: Values, machine: Machine) -> Values:
    return []


@evaluates(llvm.VaArgOp)
def evaluate_va_arg(op: Operation, operands: Values, machine: Machine) -> Values:
    """The next argument."""
    memory, (start,), type = memory_of(machine), operands, op.results[0].type
    is_float = isinstance(type, FloatType)
    at = start + (_FLOAT_OFFSET if is_float else 0)
    offset = memory.load(at, i32)
    if offset < (_INTEGERS + _FLOATS if is_float else _INTEGERS):
        place = memory.load(start + _REGISTERS, i64) + offset
        memory.store(at, offset + (2 * _WORD if is_float else _WORD), i32)
    else:
        place = memory.load(start + _IN_MEMORY, i64)
        memory.store(start + _IN_MEMORY, place + _WORD, i64)
    return [memory.load(place, type)]
