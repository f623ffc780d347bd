"""Programs of many operations of several dialects, whose results are returned, so that what they compute can be seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from odsgen.ods.model import DialectDef, OpDef
from odsgen.runtime import (
    Block,
    Context,
    DiagnosticError,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    MemRefType,
    Operation,
    RankedTensorType,
    Region,
    Type,
    Value,
    VectorType,
    parse,
    print_ir,
)
from odsgen.runtime.builtin.attributes import StringAttr, TypeAttr
from odsgen.runtime.builtin.scalar_attributes import integer_width
from odsgen.runtime.builtin.types import FunctionType
from odsgen.validation.known_dialects import KnownDialects
from odsgen.validation.operations import CannotMake, OperationMaker
from odsgen.validation.values import ValuePool

#: What programs compute with, before the types that operations ask for by name.
_TYPES = (
    *("i32", "index", "i1", "f32", "i8", "i64", "f64", "vector<4xi32>", "vector<4xf32>"),
    *("tensor<2x3xi32>", "tensor<2x3xf32>", "memref<4xi32>", "memref<2x3xf32>", "vector<4xi1>"),
)
_ATTEMPTS = 40
_SHORTEST, _LONGEST = 3, 12
#: The most values that a function returns.
_RESULTS = 4
#: A value that is there is used so often rather than a new argument.
_REUSE = 0.85
_MOST_ELEMENTS = 64
_NUMBERS = (0, 1, 2, -1, 3, 5, 7, 8, 31, 127)


class ProgramMixer:
    """Makes programs of the operations of some dialects, by number: the same program for the same seed and number.

    `runs` tells which operations are wanted.  The definitions of `imported` are known too, and not made by themselves.
    """

    def __init__(
        self,
        dialects: Sequence[DialectDef],
        context: Context,
        *,
        imported: Sequence[DialectDef] = (),
        seed: int = 0,
        runs: Callable[[type[Operation]], bool] = lambda op_class: True,
    ) -> None:
        self._random = Random(seed)
        self._seed = seed
        self._context = context
        self._makers: dict[str, _Maker] = {}
        #: The operations that programs are made of, and those that are left out as they cannot be run.
        self.operations: list[OpDef] = []
        self.left_out: list[str] = []
        for dialect in dialects:
            others = {each.name: each for each in (*imported, *dialects) if each is not dialect}
            known = KnownDialects(dialect, context, tuple(others.values()))
            pool = ValuePool(known, self._random, _TYPES)
            self._makers[dialect.name] = _Maker(known, pool, self._random)
            for op in dialect.ops:
                if not _stands_in_a_function(op):
                    continue
                if runs(known.op_class(op.name)):
                    self.operations.append(op)
                else:
                    self.left_out.append(op.name)

    def text(self, number: int) -> str:
        """The program of a number, which verifies, and is read as it is printed."""
        self._random.seed(f"{self._seed}:{number}")
        first = self.operations[number % len(self.operations)]
        while True:
            made = _Mixing(self, self._random)
            made.add(first)  # each operation is the first one of a program as often as any other
            for _ in range(self._random.randrange(_SHORTEST, _LONGEST)):
                made.add(self._random.choice(self.operations))
            try:
                module = made.module()
                text = print_ir(module)
                if print_ir(parse(text, self._context), True) == print_ir(module, True):
                    return text
            except DiagnosticError:
                pass  # of symbols, or of an operation that is not printed as it is
            first = self._random.choice(self.operations)

    def maker(self, op: OpDef) -> _Maker:
        """The maker of operations of its dialect."""
        return self._makers[op.name.partition(".")[0]]

    def op_class(self, name: str) -> type[Operation]:
        """The class of an operation."""
        found = self._context.operation_class(name)
        assert found is not None, name
        return found


class _Maker(OperationMaker):
    """Makes operations whose regions compute with constants, and so can be run."""

    def value_in(self, block: Block, type: Type) -> Value:
        """A constant of a type at the end of a block."""
        value: Any
        try:
            if isinstance(type, (IntegerType, IndexType)):
                largest = (1 << (integer_width(type) - 1)) - 1
                fitting = [number for number in _NUMBERS if number <= largest] or [0]
                value = IntegerAttr.get(self._random.choice(fitting), type)
            elif isinstance(type, FloatType):
                value = FloatAttr.get(float(self._random.choice(_NUMBERS)), type)
            else:
                raise CannotMake(f"there is no constant of '{type}'")
        except ValueError as error:
            raise CannotMake(str(error)) from None
        made = self.known.op_class("arith.constant").build_generic((), {"value": value}, (type,))
        block.append(made)
        return made.results[0]


class _Mixing:
    """One program being made."""

    def __init__(self, mixer: ProgramMixer, random: Random) -> None:
        self._mixer = mixer
        self._random = random
        self._block = Block()
        self._values: dict[Type, list[Value]] = {}

    def add(self, definition: OpDef) -> None:
        """Put an operation at the end, if one can be made."""
        maker = self._mixer.maker(definition)
        for _ in range(_ATTEMPTS):
            maker.preferred, maker.plain = self._values, self._random.random() < 0.8
            try:
                op = maker.make(definition, self._value)
                self._block.append(op)
            except (CannotMake, DiagnosticError):
                continue
            try:
                op.verify()
            except DiagnosticError:
                op.erase()
                continue
            for result in op.results:
                self._values.setdefault(result.type, []).append(result)
            return

    def _value(self, type: Type) -> Value:
        known = self._values.setdefault(type, [])
        if known and self._random.random() < _REUSE:
            return self._random.choice(known)
        if not can_be_input(type):
            raise CannotMake(f"there is no value of '{type}'")
        known.append(self._block.add_argument(type))
        return known[-1]

    def module(self) -> Operation:
        """The program: a function that returns the last values that can be compared."""
        values = [
            result
            for op in reversed(self._block.operations)
            for result in op.results
            if can_be_input(result.type) and not isinstance(result.type, MemRefType)
        ][:_RESULTS]
        op_class = self._mixer.op_class
        unused = [each.index for each in self._block.arguments if not each.has_uses]
        self._block.erase_arguments(unused)
        self._block.append(op_class("func.return").build_generic(values, {}, ()))
        types = [each.type for each in self._block.arguments]
        type = FunctionType.get(types, [each.type for each in values])
        function = op_class("func.func").build_generic(
            (),
            {"sym_name": StringAttr.get("main"), "function_type": TypeAttr.get(type)},
            (),
            (),
            (Region([self._block]),),
        )
        module: Operation = op_class("builtin.module").build_generic(
            (), {}, (), (), (Region([Block()]),)
        )
        module.regions[0].blocks[0].append(function)
        module.verify()
        return module


def can_be_input(type: Type) -> bool:
    """Whether values of a type can be given to a function that is run."""
    if isinstance(type, (VectorType, RankedTensorType, MemRefType)):
        if isinstance(type, VectorType) and type.is_scalable or not type.has_static_shape:
            return False
        if isinstance(type, MemRefType) and type.layout is not None:
            return False
        return type.num_elements <= _MOST_ELEMENTS and can_be_input(type.element_type)
    if isinstance(type, IntegerType):
        return type.is_signless
    return isinstance(type, (IndexType, FloatType))


def _stands_in_a_function(op: OpDef) -> bool:
    traits = {trait.name for trait in op.traits}
    interfaces = {use.name for use in op.interfaces}
    closed = {"Terminator", "HasParent", "ParentOneOf", "Symbol", "IsolatedFromAbove"}
    return not (traits & closed or interfaces & {"SymbolOpInterface", "CallOpInterface"})
