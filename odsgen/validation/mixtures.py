"""Programs of many operations of several dialects, whose results are returned, so that what they compute can be seen."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Any

from odsgen.ods.model import DialectDef, OpDef
from odsgen.runtime import (
    Block,
    Context,
    DenseElementsAttr,
    DiagnosticError,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    IsIsolatedFromAbove,
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
from odsgen.runtime.builtin.attributes import DenseArrayAttr, StringAttr, TypeAttr
from odsgen.runtime.builtin.scalar_attributes import integer_width
from odsgen.runtime.builtin.types import FunctionType, i1, i32
from odsgen.runtime.interfaces.effects_of_operations import is_pure
from odsgen.validation.known_dialects import KnownDialects
from odsgen.validation.operations import CannotMake, OperationMaker
from odsgen.validation.values import ValuePool

#: What programs compute with, before the types that operations ask for by name.
_TYPES = (
    *("i32", "index", "i1", "f32", "i8", "i64", "f64", "vector<4xi32>", "vector<4xf32>"),
    *("tensor<2x3xi32>", "tensor<2x3xf32>", "memref<4xi32>", "memref<2x3xf32>", "vector<4xi1>"),
)
#: So often the first operation of a program is tried, and any other one.
_ATTEMPTS_OF_FIRST, _ATTEMPTS = 100, 10
_SHORTEST, _LONGEST = 3, 12
#: So many values that nothing uses are returned at most, so that what makes them is seen.
_RESULTS = 10
#: A value that is there is used so often rather than a new one.
_REUSE = 0.75
#: A new one is a constant so often rather than an argument.
_CONSTANT = 0.4
#: So many operations have constants nearly wherever they can, as what folds, and loops that run so many times, need.
_OF_CONSTANTS = 0.2
#: The next operation is so often one of the few that a program has more of.
_FAVORED = 0.7
#: So many programs have no flags with which floats may be rounded in other ways.
_EXACT = 0.85
_INEXACT = re.compile(r"\b(fast|reassoc|contract|arcp|afn|nsz)\b")
#: So many operations have one like them behind them.
_SIBLING = 0.2
#: So many blocks only pass on their arguments.
_FORWARDING = 0.25
_MOST_ELEMENTS = 64
_NUMBERS = (0, 1, 2, -1, 3, 5, 7, 8, 31, 127)

#: Makes an operation by itself, with values of the types that it asks for; raises CannotMake.
Special = Callable[[Random, Callable[[Type], Value]], Operation]


class ProgramMixer:
    """Makes programs of the operations of some dialects, by number: the same program for the same seed and number.

    `runs` tells which operations are wanted.  The definitions of `imported` are known too, and not made by themselves.
    `specials` make the operations of some names, of which a definition does not say enough.
    """

    def __init__(
        self,
        dialects: Sequence[DialectDef],
        context: Context,
        *,
        imported: Sequence[DialectDef] = (),
        seed: int = 0,
        runs: Callable[[type[Operation]], bool] = lambda op_class: True,
        specials: Mapping[str, Special] = MappingProxyType({}),
    ) -> None:
        self._random = Random(seed)
        self._seed = seed
        self._context = context
        self._makers: dict[str, _Maker] = {}
        self.specials = specials
        self.branches = any(dialect.name == "cf" for dialect in dialects)
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
            favored = [first, *(self._random.choice(self.operations) for _ in range(2))]
            for _ in range(self._random.randrange(_SHORTEST, _LONGEST)):
                is_favored = self._random.random() < _FAVORED
                made.add(self._random.choice(favored if is_favored else self.operations))
                if self.branches and self._random.random() < 0.15:
                    made.branch()
            try:
                module = made.module()
                text = print_ir(module)
                read = parse(text, self._context)
                read.verify()  # verifiers keep attributes of what they find, as those of `linalg`
                if print_ir(read, True) == print_ir(module, True):
                    return text
            except DiagnosticError:
                pass  # of symbols, or of an operation that is not printed as it is
            first = self._random.choice(self.operations)

    def constant(self, type: Type) -> Operation:
        """A constant of a type; raises CannotMake."""
        return next(iter(self._makers.values())).constant(type)

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
        made = self.constant(type)
        block.append(made)
        return made.results[0]

    def constant(self, type: Type) -> Operation:
        """A constant of a type, with a number at the edges of it; raises CannotMake."""
        element = type.element_type if isinstance(type, (VectorType, RankedTensorType)) else type
        value: Any
        number: float
        try:
            if isinstance(element, (IntegerType, IndexType)):
                width = integer_width(element)
                largest = (1 << (width - 1)) - 1
                numbers = [number for number in _NUMBERS if number <= largest] or [0]
                numbers += [largest, -largest - 1, width] if largest > 127 else [largest]
                number = self._random.choice(numbers)
                if isinstance(element, IndexType) and self._random.random() < 0.7:
                    number = self._random.randrange(5)
                value = IntegerAttr.get(number, element)
            elif isinstance(element, FloatType):
                number = float(self._random.choice(_NUMBERS))
                value = FloatAttr.get(number, element)
            else:
                raise CannotMake(f"there is no constant of '{type}'")
            if isinstance(type, (VectorType, RankedTensorType)):
                value = DenseElementsAttr.get(type, [number])
        except (ValueError, TypeError) as error:
            raise CannotMake(str(error)) from None
        constant: Operation = self.known.op_class("arith.constant").build_generic(
            (), {"value": value}, (type,)
        )
        return constant


class _Mixing:
    """One program being made."""

    def __init__(self, mixer: ProgramMixer, random: Random) -> None:
        self._mixer = mixer
        self._random = random
        self._entry = self._block = Block()
        self._region = Region([self._entry])
        #: The values that can be used here, by type, the last ones at the end.
        self._values: dict[Type, list[Value]] = {}
        #: The types of what the last operations gave.
        self._recent: tuple[Type, ...] = ()
        #: What stands behind the operation that is made next; None at the end of the block.
        self._next: Operation | None = None
        #: Those made for the operation that is made next.
        self._constants: list[Operation] = []
        self._is_exact = random.random() < _EXACT
        #: Whether the operation that is made next is to have constants.
        self._is_of_constants = False

    def add(self, definition: OpDef, depth: int = 0) -> None:
        """Put an operation where the program goes on, if one can be made."""
        maker = self._mixer.maker(definition)
        special = self._mixer.specials.get(definition.name)
        if special is not None and self._random.random() < 0.2:
            special = None  # the definition allows more
        for _ in range(_ATTEMPTS if self._entry.last else _ATTEMPTS_OF_FIRST):
            maker.preferred, maker.plain = self._values, self._random.random() < 0.8
            maker.recent = self._recent
            self._is_of_constants = self._random.random() < _OF_CONSTANTS
            try:
                if special is not None:
                    op = special(self._random, self._value)
                else:
                    op = maker.make(definition, self._value)
                self._put(op)
            except (CannotMake, DiagnosticError):
                self._drop_constants()
                continue
            if not self._is_valid(op):
                op.erase()
                self._drop_constants()
                continue
            self._constants.clear()
            if depth < 2 and not definition.name.startswith("linalg."):
                for region in op.regions:
                    for block in region.blocks:
                        self._fill(op, block, depth)
            self._define(op)
            if self._random.random() < _SIBLING:
                self._add_sibling(op)
            return

    def _add_sibling(self, op: Operation) -> None:
        """Put an operation of the same types and attributes, with some other operands."""
        if op.regions or op.parent_block is None or not op.operands:
            return
        self._is_of_constants = False
        sibling = op.clone()
        for number, operand in enumerate(op.operands):
            known = self._values.get(operand.type)
            if self._random.random() < 0.7 and (known or can_be_input(operand.type)):
                sibling.set_operand(number, self._value(operand.type))
        self._put(sibling)
        if self._is_valid(sibling):
            self._define(sibling)
        else:
            sibling.erase()
            self._drop_constants()
        self._constants.clear()

    def _define(self, op: Operation) -> None:
        for result in op.results:
            self._values.setdefault(result.type, []).append(result)
        if op.results:
            self._recent = (*self._recent[-1:], *(result.type for result in op.results))

    def _drop_constants(self) -> None:
        """Erase the constants that an operation was to have which could not be made."""
        for constant in self._constants:
            if not constant.results[0].has_uses:
                constant.erase()
        self._constants.clear()

    def _put(self, op: Operation) -> None:
        if self._next is None:
            self._block.append(op)
        else:
            self._block.insert_before(self._next, op)

    def _is_valid(self, op: Operation) -> bool:
        if self._is_exact and "fastmath" in op.PROPERTY_NAMES:
            flags = op.property_attribute("fastmath")
            if flags is not None and _INEXACT.search(str(flags)):
                return False
        try:
            op.verify()
        except DiagnosticError:
            return False
        return True

    def _fill(self, op: Operation, block: Block, depth: int) -> None:
        """Put operations into a block of an operation, before what ends it, which then passes on some of their results."""
        end = block.last
        if end is None or not end.might_be_terminator or op.has_trait(IsIsolatedFromAbove):
            return
        around, values = self._block, self._values
        following = self._next
        self._block, self._next = block, end
        self._values = {type: list(known) for type, known in values.items()}
        for argument in block.arguments:
            self._values.setdefault(argument.type, []).append(argument)
        alone = is_pure(op)  # whatever stands in its regions, as of `tensor.pad`
        for _ in range(self._random.randrange(4)):
            self.add(self._random.choice(self._mixer.operations), depth + 1)
            if alone:
                self._erase_impure(block, end)
        for number, operand in enumerate(end.operands):
            fitting = self._values.get(operand.type, ())
            if fitting and self._random.random() < 0.6:
                end.set_operand(number, fitting[-1])
                if not self._is_valid(op):
                    end.set_operand(number, operand)
        self._block, self._values, self._next = around, values, following
        for inner in reversed([each for each in block if each is not end]):
            if not self._is_valid(op) and not any(result.has_uses for result in inner.results):
                inner.erase()

    def _erase_impure(self, block: Block, end: Operation) -> None:
        for inner in reversed([each for each in block if each is not end]):
            if not is_pure(inner) and not inner.has_uses:
                inner.erase()
                for type, known in self._values.items():
                    self._values[type] = [value for value in known if value.owner is not inner]

    def branch(self) -> None:
        """Go on in a block to which two ways lead, each with a value for its argument."""
        op_class = self._mixer.op_class
        types = [type for type, known in self._values.items() if known]
        if not types:
            return
        condition = self._value(i1)
        type = self._random.choice(types)
        count = self._random.randrange(1, 3)
        join, values = Block((type,) * count), self._values
        sides: list[Block] = []
        handed: list[list[Value]] = []
        around = self._block
        for _ in range(2):
            is_forwarding = self._random.random() < _FORWARDING
            handed.append([self._value(type) for _ in range(count * is_forwarding)])
            self._constants.clear()  # they are used when both blocks are there
            self._block, self._values = Block(), {key: list(known) for key, known in values.items()}
            sides.append(self._block)
            self._region.append(self._block)
            passed: list[Value] = [self._block.add_argument(type) for _ in handed[-1]]
            if not is_forwarding:
                for _ in range(self._random.randrange(3)):
                    self.add(self._random.choice(self._mixer.operations))
                passed = [self._value(type) for _ in range(count)]
            self._block.append(op_class("cf.br").build_generic(passed, {}, (), (join,)))
            self._block, self._values = around, values
        sizes = DenseArrayAttr.get(i32, (1, *map(len, handed)))
        around.append(
            op_class("cf.cond_br").build_generic(
                (condition, *handed[0], *handed[1]), {"operandSegmentSizes": sizes}, (), sides
            )
        )
        self._region.append(join)
        self._block, self._values = join, values
        values[type] += join.arguments

    def _value(self, type: Type) -> Value:
        known = self._values.setdefault(type, [])
        reuse, constant = (0.1, 0.95) if self._is_of_constants else (_REUSE, _CONSTANT)
        if known and self._random.random() < reuse:
            chance = self._random.random()
            if chance < 0.15:  # what the operation before uses, too
                last = self._block.last if self._next is None else self._next.previous
                shared = [each for each in (last.operands if last else ()) if each.type is type]
                if shared:
                    return self._random.choice(shared)
            if chance < 0.6:
                return known[-1 if chance < 0.4 or len(known) < 2 else -2]
            return self._random.choice(known)
        if self._random.random() < constant:
            try:
                made = self._mixer.constant(type)
            except CannotMake:
                pass
            else:
                self._put(made)
                self._constants.append(made)
                return made.results[0]
        if not can_be_input(type):
            if known:
                return self._random.choice(known)
            raise CannotMake(f"there is no value of '{type}'")
        known.append(self._entry.add_argument(type))
        return known[-1]

    def module(self) -> Operation:
        """The program: a function that returns the last values that can be compared."""
        found = [
            result
            for block in dict.fromkeys((self._block, self._entry))
            for op in reversed(block.operations)
            for result in op.results
            if is_comparable(result.type)
        ]
        unused = [value for value in found if not value.has_uses]
        used = [value for value in found if value.has_uses]
        values: Sequence[Value] = [*unused[:_RESULTS], *used[: self._random.randrange(3)]]
        op_class = self._mixer.op_class
        passed: Sequence[Value] = () if self._block is self._entry else self._block.arguments
        values = [*(each for each in passed if is_comparable(each.type)), *values]
        self._block.append(op_class("func.return").build_generic(values, {}, ()))
        needless = [each.index for each in self._entry.arguments if not each.has_uses]
        self._entry.erase_arguments(needless)
        types = [each.type for each in self._entry.arguments]
        type = FunctionType.get(types, [each.type for each in values])
        function = op_class("func.func").build_generic(
            (),
            {"sym_name": StringAttr.get("main"), "function_type": TypeAttr.get(type)},
            (),
            (),
            (self._region,),
        )
        module: Operation = op_class("builtin.module").build_generic(
            (), {}, (), (), (Region([Block()]),)
        )
        module.regions[0].blocks[0].append(function)
        module.verify()
        return module


def is_comparable(type: Type) -> bool:
    """Whether values of a type can be compared after a run."""
    return can_be_input(type) and not isinstance(type, MemRefType)


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
