"""Operations whose specs say what they compute, on arguments: in native code and by the interpreter.

``python -m tests.differential.native_code --count 1000`` prints a table: how many inputs of each operation were compared,
the differences, or why an operation has no native code.
"""

from __future__ import annotations

import argparse
import ctypes
import faulthandler
import os
import pickle
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import chain, islice, product
from math import prod
from pathlib import Path
from random import Random
from typing import Any

from odsgen.interpreter import POISON, Elements, EvaluationError, Limits, Machine
from odsgen.native import NativeError
from odsgen.native.compiling import lowered
from odsgen.native.machine_code import LinkedCode, MachineCode
from odsgen.native.values import llvm_scalar
from odsgen.passes import PassFailure
from odsgen.rewriting.number_constants import width_of
from odsgen.runtime import (
    ComplexType,
    Context,
    DiagnosticError,
    FloatType,
    Operation,
    ShapedType,
    TensorType,
    Type,
    VerifyError,
    parse,
)
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen.translation.llvm_ir import translate_to_llvm_ir
from tests.differential.computed import (
    ALL_WITH_SEMANTICS,
    Form,
    dialect,
    edge_values,
    forms_of,
    random_number,
)
from tests.oracle import OracleError, mlir_opt

#: The types that have native values.
SCALARS = (
    *("i1", "i2", "i7", "i8", "i16", "i31", "i32", "i33", "i63", "i64", "i65", "i128", "index"),
    *("f16", "bf16", "f32", "f64", "f80", "f128", "complex<f32>", "complex<f64>"),
)
FEW_SCALARS = ("i1", "i7", "i32", "i64", "index", "f32", "f64", "complex<f32>")
#: A number in memory, whatever its type is.
_SLOT = 16
_EDGES_FIRST = 0.6
#: Of the programs of one operation.
_MOST_CRASHES = 8

_TENSORS = "one-shot-bufferize,convert-linalg-to-loops"
#: Passes of mlir-opt that help where `lower-to-llvm` leaves operations.
PASSES_OF_MLIR_OPT = {
    "complex": "convert-complex-to-standard",
    "math": "func.func(math-expand-ops),convert-math-to-funcs",
    "spirv": "convert-spirv-to-llvm",
    "tensor": _TENSORS,
    "tosa": "func.func(tosa-to-linalg-named,tosa-to-linalg,tosa-to-arith{include-apply-rescale}),"
    + _TENSORS,
}
#: Dialects without native code, and why.
WITHOUT_NATIVE_CODE = {
    "emitc": "it becomes C++, and no pass lowers it",
    "smt": "a problem for a solver, not a program",
    "toy": "its values are tensors, which become buffers with the whole program",
}


def _is_signaling(type: Type, bits: int) -> bool:
    if not isinstance(type, FloatType) or not type.SEMANTICS.is_nan(bits):
        return False
    return not bits >> (type.SEMANTICS.precision - 2) & 1


def _has_signaling(types: Sequence[Type], row: Sequence[int]) -> bool:
    return any(map(_is_signaling, types, row))


def _is_open(types: Sequence[Type], row: Sequence[int]) -> bool:
    """Whether a signaling NaN is among the numbers, or a negative zero."""
    return _has_signaling(types, row) or any(
        isinstance(type, FloatType)
        and type.SEMANTICS.is_zero(bits)
        and type.SEMANTICS.is_negative(bits)
        for type, bits in zip(types, row, strict=True)
    )


def _dividend_is_extreme(types: Sequence[Type], row: Sequence[int]) -> bool:
    return row[0] in (1 << 63, (1 << 63) + 1, (1 << 63) - 1)


def _is_bool_or_wide(form: Form) -> bool:
    """Whether a cast is of floats and of conditions, or of integers of more than 64 bits."""
    source, target = (element_types(each)[0] for each in (form.operands[0], form.results[0]))
    if isinstance(source, FloatType) == isinstance(target, FloatType):
        return False
    width = width_of(target if isinstance(source, FloatType) else source)
    return width == 1 or width > 64


def _is_small_float(types: Sequence[Type], row: Sequence[int]) -> bool:
    return str(types[0]) in ("f16", "bf16")


def _has_nan(types: Sequence[Type], row: Sequence[int]) -> bool:
    return any(
        isinstance(type, FloatType) and type.SEMANTICS.is_nan(bits)
        for type, bits in zip(types, row, strict=True)
    )


_EITHER = "LLVM lets a signaling NaN or the number beside it, and of two zeros any, be the result"
_ROUNDS_TWICE = "LLVM computes f16 and bf16 as f32, and rounds again"
_WIDE = "LLVM calls a C function, which gives no more than 64 bits"
_OVERFLOWS = "the lowering, which is mlir-opt's, divides a number that overflowed, even if it takes another result"
_UNMASKED = (
    "the lowering, which is mlir-opt's, inserts bits outside of the field, or shifts by the width"
)
_NOT_A_NUMBER = (
    "mlir-opt folds NaN to the integer 0, and lowers to `arith.fptosi`, which gives any for it"
)
_FOLDS_OTHERWISE = "mlir-opt folds true to -1.0 and 0.25 to false, and lowers them to 1.0 and true; its bounds of wide integers overflow"
_SWAPPED = "mlir-opt's expansion takes one bound for the other"
_FUSES = "with the flag contract, product and sum are rounded once"

#: Inputs of which native code may give something else: why, and which they are, by the types and numbers of operands and
#: results.
KNOWN_DEFECTS: dict[str, tuple[str, Callable[[Sequence[Type], Sequence[int]], bool]]] = {
    "arith.maxnumf": (_EITHER, _is_open),
    "arith.minnumf": (_EITHER, _is_open),
    "llvm.intr.maxnum": (_EITHER, _is_open),
    "llvm.intr.minnum": (_EITHER, _is_open),
    "llvm.intr.fma": (_ROUNDS_TWICE, _is_small_float),
    "math.fma": (_ROUNDS_TWICE, _is_small_float),
    "index.ceildivs": (_OVERFLOWS, _dividend_is_extreme),
    "index.floordivs": (_OVERFLOWS, _dividend_is_extreme),
    "spirv.BitFieldSExtract": (_UNMASKED, lambda types, row: row[2] == 0),
    "tosa.cast": (_NOT_A_NUMBER, _has_nan),
}
#: Forms of which native code may give something else.
KNOWN_FORMS: dict[str, tuple[str, Callable[[Form], bool]]] = {
    "math.clampf": (_SWAPPED, lambda form: True),
    "spirv.BitFieldInsert": (_UNMASKED, lambda form: True),
    "tosa.cast": (_FOLDS_OTHERWISE, lambda form: _is_bool_or_wide(form)),
    "complex.mul": (
        _FUSES,
        lambda form: re.search("contract|fast>", str(form.properties)) is not None,
    ),
    **{
        f"llvm.intr.{name}": (_WIDE, lambda form: width_of(element_types(form.results[0])[0]) > 64)
        for name in ("llrint", "llround", "lrint", "lround")
    },
}


# --- programs ---------------------------------------------------------------------------------------------------------------


def element_types(type: Type) -> list[Type]:
    """The types of the numbers in a value."""
    if isinstance(type, ShapedType):
        return type.num_elements * element_types(type.element_type)
    return [type.element_type] * 2 if isinstance(type, ComplexType) else [type]


@dataclass(frozen=True)
class Program:
    """A function of one operation, with a wrapper that takes and gives numbers in memory."""

    form: Form
    number: int

    @property
    def name(self) -> str:
        """The name of the function."""
        return f"f{self.number}"

    @property
    def wrapper(self) -> str:
        """The name of the wrapper."""
        return f"run_{self.name}"

    @cached_property
    def operands(self) -> list[Type]:
        """The types of the numbers in all operands."""
        return list(chain.from_iterable(map(element_types, self.form.operands)))

    @cached_property
    def results(self) -> list[Type]:
        """The types of the numbers in all results."""
        return list(chain.from_iterable(map(element_types, self.form.results)))

    def text(self) -> str:
        """The function that is evaluated."""
        form = self.form
        names = [f"%a{place}" for place in range(len(form.operands))]
        taken = ", ".join(f"{n}: {t}" for n, t in zip(names, form.operands, strict=True))
        results = ", ".join(map(str, form.results))
        return "\n".join(
            [
                f"func.func @{self.name}({taken}) -> ({results}) {{",
                form.operation(names),
                f"  return {', '.join(form.result_names)} : {results}",
                "}",
            ]
        )

    def native_text(self) -> str:
        """The function that is compiled: tensors are taken and given element by element."""
        form = self.form
        taken: list[str] = []
        before: list[str] = []
        given: list[str] = []
        after: list[str] = []
        for place, type in enumerate(form.operands):
            if not isinstance(type, TensorType):
                taken.append(f"%a{place}: {type}")
                continue
            parts = [f"%a{place}_{n}" for n in range(type.num_elements)]
            taken += [f"{part}: {type.element_type}" for part in parts]
            before.append(f"  %a{place} = tensor.from_elements {', '.join(parts)} : {type}")
        types: list[str] = []
        for name, type in zip(form.result_names, form.results, strict=True):
            if not isinstance(type, TensorType):
                given.append(name)
                types.append(str(type))
                continue
            for at in product(*map(range, type.shape)):
                part = f"%e{len(given)}"
                indices = ", ".join(f"%i{n}" for n in at)
                after.append(f"  {part} = tensor.extract {name}[{indices}] : {type}")
                given.append(part)
                types.append(str(type.element_type))
        if before or after:
            before += [f"  %i{n} = arith.constant {n} : index" for n in range(2)]
        return "\n".join(
            [
                f"func.func @{self.name}({', '.join(taken)}) -> ({', '.join(types)}) {{",
                *before,
                form.operation([f"%a{place}" for place in range(len(form.operands))]),
                *after,
                f"  return {', '.join(given)} : {', '.join(types)}",
                "}",
            ]
        )

    def wrapper_ir(self) -> str:
        """LLVM IR that calls the function with a row of numbers."""
        build = _Wrapper(self)
        arguments = [build.loaded(type) for type in _carried(self.form.operands)]
        types = [llvm_type(type) for type in _carried(self.form.results)]
        result = types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
        call = build.made(f"call {result} @{self.name}({', '.join(arguments)})")
        for place, (type, text) in enumerate(zip(_carried(self.form.results), types, strict=True)):
            value = (
                call if len(types) == 1 else build.made(f"extractvalue {result} {call}, {place}")
            )
            build.store(type, text, value)
        lines = "\n  ".join(build.lines)
        return f"define void @{self.wrapper}(ptr %in, ptr %out) {{\n  {lines}\n  ret void\n}}"


def _carried(types: Sequence[Type]) -> list[Type]:
    """The types that the compiled function has in place of these."""
    return [
        part
        for type in types
        for part in (
            [type.element_type] * type.num_elements if isinstance(type, TensorType) else [type]
        )
    ]


def llvm_type(type: Type) -> str:
    """The type in LLVM IR; raises NativeError."""
    if isinstance(type, ShapedType):
        return f"<{type.num_elements} x {llvm_type(type.element_type)}>"
    if isinstance(type, ComplexType):
        element = llvm_scalar(type.element_type)
        return f"{{ {element}, {element} }}"
    return llvm_scalar(type)


class _Wrapper:
    """The lines of a wrapper."""

    def __init__(self, program: Program) -> None:
        self.lines: list[str] = []
        self._read = self._written = self._names = 0

    def made(self, instruction: str) -> str:
        """The name of what an instruction gives."""
        self._names += 1
        self.lines.append(f"%v{self._names} = {instruction}")
        return f"%v{self._names}"

    def _number(self, type: Type) -> str:
        slot = self.made(f"getelementptr i128, ptr %in, i64 {self._read}")
        self._read += 1
        value, text = self.made(f"load i128, ptr {slot}, align 1"), llvm_type(type)
        width = width_of(type)
        if width < 128:
            value = self.made(f"trunc i128 {value} to i{width}")
        if not text.startswith("i"):
            value = self.made(f"bitcast i{width} {value} to {text}")
        return f"{text} {value}"

    def loaded(self, type: Type) -> str:
        """An argument, with its type in front."""
        text = llvm_type(type)
        if isinstance(type, ShapedType):
            value = "poison"
            for place in range(type.num_elements):
                number = self._number(type.element_type)
                value = self.made(f"insertelement {text} {value}, {number}, i32 {place}")
            return f"{text} {value}"
        if isinstance(type, ComplexType):
            value = "poison"
            for place in range(2):
                number = self._number(type.element_type)
                value = self.made(f"insertvalue {text} {value}, {number}, {place}")
            return f"{text} {value}"
        return self._number(type)

    def store(self, type: Type, text: str, value: str) -> None:
        """Writes the numbers of a result."""
        if isinstance(type, ShapedType):
            for place in range(type.num_elements):
                part = self.made(f"extractelement {text} {value}, i32 {place}")
                self.store(type.element_type, llvm_type(type.element_type), part)
            return
        if isinstance(type, ComplexType):
            for place in range(2):
                part = self.made(f"extractvalue {text} {value}, {place}")
                self.store(type.element_type, llvm_type(type.element_type), part)
            return
        width = width_of(type)
        if not text.startswith("i"):
            value = self.made(f"bitcast {text} {value} to i{width}")
        if width < 128:
            value = self.made(f"zext i{width} {value} to i128")
        slot = self.made(f"getelementptr i128, ptr %out, i64 {self._written}")
        self._written += 1
        self.lines.append(f"store i128 {value}, ptr {slot}, align 1")


# --- inputs -----------------------------------------------------------------------------------------------------------------


def inputs(types: Sequence[Type], count: int, random: Random) -> Iterator[tuple[int, ...]]:
    """Rows of numbers without end: those at edges first, then any."""
    edges = [edge_values(type) for type in types]
    if prod(map(len, edges)) <= count:
        yield from product(*edges)
    else:
        for _ in range(int(count * _EDGES_FIRST)):
            yield tuple(map(random.choice, edges))
    while True:
        is_small = random.random() < 0.4  # amounts of shifts, places of bits
        yield tuple(
            (
                random.randrange(width_of(type))
                if is_small and not isinstance(type, FloatType)
                else random_number(type, random)
            )
            for type in types
        )


def values_of(types: Sequence[Type], row: Sequence[int]) -> list[Any]:
    """The numbers of a row as the values of the interpreter."""
    found: list[Any] = []
    numbers = iter(row)
    for type in types:
        parts = list(islice(numbers, len(element_types(type))))
        if isinstance(type, ComplexType):
            found.append(ComplexNumber(*parts))
        elif isinstance(type, ShapedType) and isinstance(type.element_type, ComplexType):
            pairs = zip(parts[::2], parts[1::2], strict=True)
            found.append(Elements(type.shape, [ComplexNumber(*pair) for pair in pairs]))
        elif isinstance(type, ShapedType):
            found.append(Elements(type.shape, parts))
        else:
            found.append(parts[0])
    return found


def numbers_of(values: Sequence[Any], types: Sequence[Type]) -> list[Any]:
    """The numbers in values of the interpreter; what is poison is POISON."""
    found: list[Any] = []
    for value, type in zip(values, types, strict=True):
        count = len(element_types(type))
        if value is POISON:
            found += [POISON] * count
        elif isinstance(value, Elements):
            assert isinstance(type, ShapedType)
            found += numbers_of(value.values, [type.element_type] * type.num_elements)
        elif isinstance(value, ComplexNumber):
            found += value
        else:
            found.append(value)
    return found


# --- comparison -------------------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """The outcome for one operation."""

    name: str
    compared: int = 0
    left_out: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    differences: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        if not self.compared and self.reasons:
            return f"{self.name:36} {self.reasons.most_common(1)[0][0]}"
        without = sum(self.reasons.values())
        also = f", {without} forms have no native code" if without else ""
        return (
            f"{self.name:36} {self.compared:6} compared, {self.left_out:5} undefined, "
            f"{len(self.differences):4} differences{also}"
        )


def _lowered(text: str, name: str) -> Operation:
    """A program in the llvm dialect; raises a reason."""
    passes = PASSES_OF_MLIR_OPT.get(name.partition(".")[0])
    try:
        module = lowered(parse(text, Context()))
    except PassFailure:
        if passes is None:
            raise
        by_mlir_opt = mlir_opt(text, f"--pass-pipeline=builtin.module({passes})")
        module = lowered(parse(by_mlir_opt, Context()))
    module.verify()
    return module


_FAILURES = (PassFailure, NativeError, OracleError, DiagnosticError, VerifyError)


def _reason(error: Exception) -> str:
    if re.search("failed to legalize operation '[^']*' that was", str(error)):
        return "neither odsgen nor mlir-opt lowers it"
    lines = [line for line in str(error).splitlines() if line.strip()]
    _, _, message = lines[0].partition("error: ") if lines else ("", "", "")
    return message or (lines[0] if lines else type(error).__name__)


#: Rows of numbers, and what the interpreter says of each.
_Rows = list[tuple[tuple[int, ...], list[Any]]]


def _translated(
    programs: Sequence[Program], reasons: Counter[str]
) -> Iterator[tuple[Sequence[Program], str]]:
    """The LLVM IR of programs of one operation: of all together, or of those that have some."""
    try:
        text = "\n".join(program.native_text() for program in programs)
        code = translate_to_llvm_ir(_lowered(text, programs[0].form.name))
        wrappers = "\n".join(program.wrapper_ir() for program in programs)
        yield programs, f"{code}\n{wrappers}"
    except _FAILURES as error:
        if len(programs) == 1:
            reasons[_reason(error)] += 1
        else:
            yield from _translated(programs[: len(programs) // 2], reasons)
            yield from _translated(programs[len(programs) // 2 :], reasons)


def _run_all(
    programs: Sequence[Program],
    ir: str,
    rows: Mapping[Program, _Rows],
    reasons: Counter[str],
    crashes: int = 0,
) -> Iterator[tuple[Program, _Rows, list[list[int] | None]]]:
    """Programs with their rows and the numbers that native code gives, None where it brings the process down."""
    compiled, *found = _in_child(programs, ir, rows) or ["LLVM cannot compile it for this machine"]
    if compiled is not None and len(programs) > 1:
        for half in (programs[: len(programs) // 2], programs[len(programs) // 2 :]):
            for several, code in _translated(half, reasons):
                yield from _run_all(several, code, rows, reasons)
        return
    if compiled is not None:
        reasons[compiled] += 1
        return
    given = iter(found)
    for place, program in enumerate(programs):
        known = rows[program]
        results = list(islice(given, len(known)))
        if len(results) == len(known):
            yield program, known, results
            continue
        yield program, known[: len(results) + 1], [*results, None]
        rest = {**rows, program: known[len(results) + 1 :]}
        if crashes + 1 == _MOST_CRASHES:
            rest[program] = []
        yield from _run_all(programs[place:], ir, rest, reasons, crashes + 1)
        return


def _in_child(programs: Sequence[Program], ir: str, rows: Mapping[Program, _Rows]) -> list[Any]:
    """Why there is no code, or None and the results of each row up to the one at which a process ends."""
    reads, writes = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            os.close(reads)
            faulthandler.disable()
            os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # what LLVM says when it aborts
            with os.fdopen(writes, "wb") as pipe:
                for message in _messages(programs, ir, rows):
                    pickle.dump(message, pipe)
                    pipe.flush()
        finally:
            os._exit(0)
    os.close(writes)
    found = []
    with os.fdopen(reads, "rb") as pipe:
        while True:
            try:
                found.append(pickle.load(pipe))
            except EOFError:
                break
    os.waitpid(child, 0)
    return found


def _messages(
    programs: Sequence[Program], ir: str, rows: Mapping[Program, _Rows]
) -> Iterator[object]:
    try:
        code = LinkedCode(MachineCode(ir, 1), [program.wrapper for program in programs], ())
    except _FAILURES as error:
        yield _reason(error)
        return
    yield None
    for program in programs:
        run = _runner(program, code)
        for row, _ in rows[program]:
            yield run(row)


def _runner(program: Program, code: LinkedCode) -> Callable[[Sequence[int]], list[int]]:
    """A function from a row of numbers to those that native code gives."""
    native = ctypes.CFUNCTYPE(None, ctypes.c_char_p, ctypes.c_void_p)(code.address(program.wrapper))
    size = len(program.results) * _SLOT
    given = ctypes.create_string_buffer(size)
    address = ctypes.addressof(given)

    def run(row: Sequence[int]) -> list[int]:
        native(b"".join(number.to_bytes(_SLOT, "little") for number in row), address)
        memory = given.raw
        return [int.from_bytes(memory[at : at + _SLOT], "little") for at in range(0, size, _SLOT)]

    return run


def forms(spec: Path, name: str, count: int, random: Random, scalars: Sequence[str]) -> list[Form]:
    """Some of the forms of an operation, each of other types or attributes."""
    found: dict[str, Form] = {}
    known = forms_of(spec, name, scalars)
    for _ in range(4 * count):
        form = known.draw(random)
        found.setdefault(str((form.operands, form.results, form.properties)), form)
    # each list of types once before others with other attributes
    by_types: dict[tuple[tuple[Type, ...], ...], Form] = {}
    for form in found.values():
        by_types.setdefault((form.operands, form.results), form)
    ordered = dict.fromkeys([*map(id, by_types.values()), *map(id, found.values())])
    all_forms = {id(form): form for form in found.values()}
    return [all_forms[each] for each in islice(ordered, count)]


def compare(
    spec: Path,
    name: str,
    count: int,
    random: Random,
    *,
    scalars: Sequence[str] = SCALARS,
    most_forms: int = 16,
) -> Outcome:
    """Native code of one operation against its evaluation, for inputs of several types and attributes."""
    outcome = Outcome(name)
    reason = WITHOUT_NATIVE_CODE.get(spec.stem)
    if reason is not None:
        outcome.reasons[reason] += 1
        return outcome
    reason, is_known = KNOWN_FORMS.get(name, ("", lambda form: False))
    drawn = [f for f in forms(spec, name, most_forms, random, scalars) if not is_known(f)]
    if not drawn:
        outcome.reasons[reason] += 1
        return outcome
    programs = [Program(form, number) for number, form in enumerate(drawn)]
    evaluated = parse("\n".join(program.text() for program in programs), Context())
    machine = Machine(evaluated, limits=Limits(steps=1 << 40, elements=1 << 40))
    groups = list(_translated(programs, outcome.reasons))
    left, total = count, sum(len(several) for several, _ in groups)
    while groups and left > 0:
        each = -(-left // total)
        ran: list[Program] = []
        for several, ir in groups:
            rows = {
                program: _evaluated(program, each, machine, random, outcome) for program in several
            }
            for program, known, natives in _run_all(several, ir, rows, outcome.reasons):
                ran += [program] * (program not in ran)
                _judge(program, known, natives, outcome)
        if len(ran) == total:
            break
        left -= each * len(ran)  # forms that LLVM cannot compile leave their inputs to the others
        groups, total = list(_translated(ran, Counter())) if ran else [], len(ran)
    return outcome


def _evaluated(
    program: Program, count: int, machine: Machine, random: Random, outcome: Outcome
) -> _Rows:
    """So many rows of numbers of which the behavior is defined, as far as there are so many."""
    function = machine.function(program.name)
    types = program.operands
    _, is_known = KNOWN_DEFECTS.get(program.form.name, ("", lambda types, row: False))
    known: dict[tuple[int, ...], list[Any]] = {}
    for row in islice(inputs(types, count, random), 5 * count):
        if row in known or is_known(types, row):
            continue
        try:
            values = machine.call(function, values_of(program.form.operands, row))
        except EvaluationError:
            outcome.left_out += 1  # what is undefined must not be run
            continue
        known[row] = numbers_of(values, program.form.results)
        if len(known) == count:
            break
    return list(known.items())


def _judge(
    program: Program, rows: _Rows, natives: Sequence[list[int] | None], outcome: Outcome
) -> None:
    for (row, wanted), got in zip(rows, natives, strict=True):
        if got is not None and all(one is POISON for one in wanted):
            outcome.left_out += 1
            continue
        outcome.compared += 1
        if got is None or not all(map(_agree, program.results, wanted, got)):
            outcome.differences.append(
                f"{program.text()}\n  of {_shown(row)}\n  evaluated: {_shown(wanted)}\n"
                f"  native:    {'a signal' if got is None else _shown(got)}\n"
            )


def _agree(type: Type, wanted: Any, got: int) -> bool:
    if wanted is POISON:
        return True
    mask = (1 << width_of(type)) - 1
    if (wanted ^ got) & mask == 0:
        return True
    return isinstance(type, FloatType) and all(map(type.SEMANTICS.is_nan, (wanted, got)))


def _shown(numbers: Sequence[Any]) -> str:
    return ", ".join("poison" if each is POISON else hex(each) for each in numbers)


def main() -> None:
    """Run a campaign."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=1000, help="how many inputs an operation")
    parser.add_argument("--forms", type=int, default=16, help="how many types and attributes")
    parser.add_argument("--show", type=int, default=2, help="how many differences an operation")
    parser.add_argument("--dialect", action="append", help="only this one; can be repeated")
    parser.add_argument("--operation", action="append", help="only this one; can be repeated")
    arguments = parser.parse_args()
    totals: Counter[str] = Counter()
    for spec in ALL_WITH_SEMANTICS:
        if arguments.dialect and spec.stem not in arguments.dialect:
            continue
        for op in dialect(spec).ops:
            if op.semantics is None or (arguments.operation and op.name not in arguments.operation):
                continue
            random = Random(f"{spec.stem}.{op.name}.{arguments.seed}")
            found = compare(spec, op.name, arguments.count, random, most_forms=arguments.forms)
            print(found, flush=True)
            print(*found.differences[: arguments.show], sep="\n", end="")
            totals["operations"] += 1
            totals["run"] += bool(found.compared)
            totals["inputs"] += found.compared
            totals["differences"] += len(found.differences)
    print(
        f"{totals['run']} of {totals['operations']} operations in native code: "
        f"{totals['inputs']} inputs, {totals['differences']} differences"
    )
    sys.exit(1 if totals["differences"] else 0)


if __name__ == "__main__":
    main()
