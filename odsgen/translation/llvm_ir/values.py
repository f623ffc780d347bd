"""Values of LLVM IR: constants, globals, arguments, blocks and instructions (LangRef: Constants)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.translation.llvm_ir.text import float_text, name_text, quoted
from odsgen.translation.llvm_ir.types import (
    I1,
    LABEL,
    METADATA,
    POINTER,
    TOKEN,
    ArrayIRType,
    FloatIRType,
    FunctionIRType,
    IntegerIRType,
    IRType,
    PointerIRType,
    SequenceIRType,
    StructIRType,
    TargetIRType,
    VectorIRType,
)

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.metadata import Metadata

#: What gives the text of a value without a name of its own, `%3`.
Slots = Callable[["Value"], str]


class Value:
    """Something that an instruction can have as an operand."""

    __slots__ = ("type",)

    def __init__(self, type: IRType) -> None:
        self.type = type

    def text(self, slots: Slots) -> str:
        """The value as an operand, without its type."""
        return slots(self)

    def typed_text(self, slots: Slots) -> str:
        """The value as an operand behind its type."""
        return f"{self.type.text} {self.text(slots)}"


class Argument(Value):
    """An argument of a function."""

    __slots__ = ("name",)

    def __init__(self, type: IRType) -> None:
        super().__init__(type)
        self.name = ""


class Constant(Value):
    """A value that is known before the program runs."""

    __slots__ = ()

    @property
    def operands(self) -> Sequence[Value]:
        """The constants of which the constant is made."""
        return ()

    def key(self) -> object:
        """A key that constants have in common which are one in LLVM."""
        return self


class IntegerConstant(Constant):
    """An integer, by its bits."""

    __slots__ = ("bits",)
    type: IntegerIRType

    def __init__(self, type: IntegerIRType, value: int) -> None:
        self.type = type
        self.bits = value & (1 << type.width) - 1

    @property
    def signed(self) -> int:
        """The bits read in two's complement."""
        return self.bits - (1 << self.type.width) if self.bits >> self.type.width - 1 else self.bits

    def text(self, slots: Slots) -> str:
        if self.type.width == 1:
            return "true" if self.bits else "false"
        return str(self.signed)

    def key(self) -> object:
        return self.type.text, self.bits


class FloatConstant(Constant):
    """A floating-point number, by its bits."""

    __slots__ = ("bits",)
    type: FloatIRType

    def __init__(self, type: FloatIRType, bits: int) -> None:
        self.type = type
        self.bits = bits

    def text(self, slots: Slots) -> str:
        return float_text(self.type.semantics, self.bits)

    def key(self) -> object:
        return self.type.text, self.bits


class _Word(Constant):
    """A constant that a word stands for, for each type one."""

    __slots__ = ()
    WORD = ""

    def text(self, slots: Slots) -> str:
        return self.WORD

    def key(self) -> object:
        return self.__class__, self.type.text


class NullConstant(_Word):
    """`null`, `none` or `zeroinitializer`: the zero of a type that is not a number's."""

    __slots__ = ()

    def text(self, slots: Slots) -> str:
        if isinstance(self.type, PointerIRType):
            return "null"
        return "none" if self.type == TOKEN else "zeroinitializer"


class UndefConstant(_Word):
    """`undef`"""

    __slots__ = ()
    WORD = "undef"


class PoisonConstant(_Word):
    """`poison`"""

    __slots__ = ()
    WORD = "poison"


class AggregateConstant(Constant):
    """A struct, array or vector of constants; made by `aggregate`."""

    __slots__ = ("elements", "_text")

    def __init__(self, type: IRType, elements: Sequence[Constant]) -> None:
        self.type = type
        self.elements = elements
        self._text: str | None = None

    @property
    def operands(self) -> Sequence[Value]:
        return self.elements

    def key(self) -> object:
        return self.type.text, tuple([element.key() for element in self.elements])

    def text(self, slots: Slots) -> str:
        if self._text is None:
            self._text = self._made_text(slots)
        return self._text

    def _made_text(self, slots: Slots) -> str:
        type = self.type
        if isinstance(type, VectorIRType):
            first = self.elements[0]
            if isinstance(first, (IntegerConstant, FloatConstant)):
                key = first.key()
                if all(element.key() == key for element in self.elements):
                    return f"splat ({first.typed_text(slots)})"
        texts = ", ".join([element.typed_text(slots) for element in self.elements])
        if isinstance(type, StructIRType):
            inside = f"{{ {texts} }}" if texts else "{}"
            return f"<{inside}>" if type.packed else inside
        return f"<{texts}>" if isinstance(type, VectorIRType) else f"[{texts}]"


class DataConstant(Constant):
    """An array or vector of numbers, by their bits; made by `data`."""

    __slots__ = ("bits", "_text")
    type: SequenceIRType

    def __init__(self, type: SequenceIRType, bits: Sequence[int]) -> None:
        self.type = type
        self.bits = bits
        self._text: str | None = None

    @property
    def elements(self) -> Sequence[Constant]:
        """The numbers as constants."""
        return [number(self.type.element, bits) for bits in self.bits]

    @property
    def is_splat(self) -> bool:
        """Whether all numbers are the same."""
        first = self.bits[0]
        return all(bits == first for bits in self.bits)

    def key(self) -> object:
        return self.type.text, tuple(self.bits)

    def text(self, slots: Slots) -> str:
        if self._text is None:
            self._text = self._made_text(slots)
        return self._text

    def _made_text(self, slots: Slots) -> str:
        element = self.type.element
        if isinstance(self.type, VectorIRType) and self.is_splat:
            return f"splat ({number(element, self.bits[0]).typed_text(slots)})"
        if isinstance(self.type, ArrayIRType) and element.text == "i8":
            from odsgen.translation.llvm_ir.text import escaped

            return f'c"{escaped(bytes(self.bits))}"'
        if isinstance(element, IntegerIRType):
            width, limit = element.width, 1 << element.width - 1
            texts = [
                f"{element.text} {bits - (1 << width) if bits >= limit else bits}"
                for bits in self.bits
            ]
        else:
            assert isinstance(element, FloatIRType)
            texts = [f"{element.text} {float_text(element.semantics, bits)}" for bits in self.bits]
        inside = ", ".join(texts)
        return f"<{inside}>" if isinstance(self.type, VectorIRType) else f"[{inside}]"


class SplatConstant(Constant):
    """A scalable vector with the same number in each element."""

    __slots__ = ("element",)

    def __init__(self, type: VectorIRType, element: Constant) -> None:
        self.type = type
        self.element = element

    @property
    def operands(self) -> Sequence[Value]:
        return (self.element,)

    def key(self) -> object:
        return "splat", self.type.text, self.element.key()

    def text(self, slots: Slots) -> str:
        return f"splat ({self.element.typed_text(slots)})"


class ConstantExpression(Constant):
    """An operation on constants that is computed when the program is linked or loaded."""

    __slots__ = ("opcode", "arguments", "flags", "source")

    def __init__(
        self,
        opcode: str,
        type: IRType,
        arguments: Sequence[Constant],
        flags: str = "",
        source: IRType | None = None,
    ) -> None:
        self.type = type
        self.opcode = opcode
        self.arguments = tuple(arguments)
        self.flags = flags  # behind a blank each
        self.source = source  # the element type of `getelementptr`

    @property
    def operands(self) -> Sequence[Value]:
        return self.arguments

    def key(self) -> object:
        source = self.source.text if self.source else None
        keys = tuple([argument.key() for argument in self.arguments])
        return self.opcode, self.type.text, keys, self.flags, source

    def text(self, slots: Slots) -> str:
        texts = [argument.typed_text(slots) for argument in self.arguments]
        if self.source is not None:
            texts.insert(0, self.source.text)
        target = f" to {self.type.text}" if self.opcode in CASTS else ""
        return f"{self.opcode}{self.flags} ({', '.join(texts)}{target})"


CASTS = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast".split()
)


class GlobalValue(Constant):
    """Something with a name in the whole module: its type is that of a pointer to it."""

    __slots__ = ("name", "value_type", "_name_text")
    type: PointerIRType

    def __init__(self, name: str, value_type: IRType, space: int = 0) -> None:
        self.type = PointerIRType(space) if space else POINTER
        self.name = name
        self.value_type = value_type
        self._name_text = f"@{name_text(name)}"

    def text(self, slots: Slots) -> str:
        return self._name_text if self.name else slots(self)


class DSOLocalEquivalent(Constant):
    """`dso_local_equivalent @f`"""

    __slots__ = ("symbol",)

    def __init__(self, symbol: GlobalValue) -> None:
        self.type = symbol.type
        self.symbol = symbol

    def key(self) -> object:
        return "dso_local_equivalent", self.symbol

    def text(self, slots: Slots) -> str:
        return f"dso_local_equivalent {self.symbol.text(slots)}"


class BlockAddress(Constant):
    """`blockaddress(@f, %2)`; the block is known when its function has been translated."""

    __slots__ = ("function", "block", "number")

    def __init__(self, function: GlobalValue) -> None:
        self.type = POINTER
        self.function = function
        self.block: Value | None = None
        self.number = ""  # the block's name among those of its function

    def text(self, slots: Slots) -> str:
        return f"blockaddress({self.function.text(slots)}, {self.number})"


class InlineAssembly(Value):
    """The code that an instruction calls."""

    __slots__ = ("code", "constraints", "flags")
    type: FunctionIRType

    def __init__(self, type: FunctionIRType, code: str, constraints: str, flags: str) -> None:
        super().__init__(type)
        self.code = code
        self.constraints = constraints
        self.flags = flags  # behind a blank each

    def text(self, slots: Slots) -> str:
        return f"asm{self.flags} {quoted(self.code)}, {quoted(self.constraints)}"


class MetadataOperand(Value):
    """Metadata as an operand of a call: a node, a string, or a value of the function."""

    __slots__ = ("metadata",)

    def __init__(self, metadata: Metadata) -> None:
        super().__init__(METADATA)
        self.metadata = metadata

    def text(self, slots: Slots) -> str:
        return slots(self)


class BasicBlock(Value):
    """A block of a function."""

    __slots__ = ("instructions", "users", "name")

    def __init__(self) -> None:
        super().__init__(LABEL)
        self.instructions: list[Any] = []
        self.users: list[BasicBlock] = []  # one for each use by a terminator, in order
        self.name = ""


# --- making constants ---------------------------------------------------------------------------------------------------


def number(type: IRType, bits: int) -> Constant:
    """A number of an integer or floating-point type, by its bits."""
    if isinstance(type, IntegerIRType):
        return IntegerConstant(type, bits)
    assert isinstance(type, FloatIRType)
    return FloatConstant(type, bits)


def integer(type: IntegerIRType, value: int) -> IntegerConstant:
    """An integer of a type."""
    return IntegerConstant(type, value)


def zero(type: IRType) -> Constant:
    """The zero of a type."""
    if isinstance(type, (IntegerIRType, FloatIRType)):
        return number(type, 0)
    if isinstance(type, VectorIRType) and isinstance(type.element, (IntegerIRType, FloatIRType)):
        return NullConstant(type)
    return NullConstant(type)


def has_zero(type: IRType) -> bool:
    """Whether a target type has a zero."""
    if not isinstance(type, TargetIRType):
        return True
    return type.name.startswith(("spirv.", "aarch64.svcount", "riscv.vector", "amdgcn."))


def is_zero(constant: Value) -> bool:
    """Whether all bits are zero, and not only by value: -0.0 is none."""
    if isinstance(constant, (IntegerConstant, FloatConstant)):
        return constant.bits == 0
    return isinstance(constant, NullConstant)


def is_data_type(type: IRType) -> bool:
    """Whether arrays and vectors of the type are kept as their numbers."""
    if isinstance(type, IntegerIRType):
        return type.width in (8, 16, 32, 64)
    return isinstance(type, FloatIRType) and type.width in (16, 32, 64)


def data(type: SequenceIRType, bits: Sequence[int]) -> Constant:
    """An array or vector of numbers, by their bits."""
    if not any(bits):
        return NullConstant(type)
    return DataConstant(type, bits)


def aggregate(type: IRType, elements: Sequence[Constant]) -> Constant:
    """A struct, array or vector: of zeros, undefs or poisons the one word for it."""
    if not elements:
        return NullConstant(type)
    if all(map(is_zero, elements)):
        return NullConstant(type)
    first = elements[0]
    if isinstance(first, PoisonConstant):
        if all(isinstance(element, PoisonConstant) for element in elements):
            return PoisonConstant(type)
    elif isinstance(first, UndefConstant):
        if all(isinstance(element, UndefConstant) for element in elements):
            return UndefConstant(type)
    if isinstance(type, SequenceIRType) and is_data_type(type.element):
        numbers = [
            element.bits
            for element in elements
            if isinstance(element, (IntegerConstant, FloatConstant))
        ]
        if len(numbers) == len(elements):
            return DataConstant(type, numbers)
    return AggregateConstant(type, elements)


def splat(type: VectorIRType, element: Constant) -> Constant:
    """A vector with the same element everywhere."""
    if not type.scalable:
        if is_data_type(type.element) and isinstance(element, (IntegerConstant, FloatConstant)):
            return data(type, [element.bits] * type.count)
        return aggregate(type, [element] * type.count)
    if is_zero(element):
        return NullConstant(type)
    if isinstance(element, (PoisonConstant, UndefConstant)):
        return element.__class__(type)
    return SplatConstant(type, element)


def elements_of(constant: Constant) -> Sequence[Constant] | None:
    """The elements of a constant of a struct, array or fixed vector; None where they cannot be told."""
    if isinstance(constant, (AggregateConstant, DataConstant)):
        return constant.elements
    type = constant.type
    if isinstance(type, VectorIRType) and type.scalable:
        return None
    if isinstance(type, StructIRType):
        types = list(type.fields or ())
    elif isinstance(type, SequenceIRType):
        types = [type.element] * type.count
    else:
        return None
    if isinstance(constant, NullConstant):
        return [zero(each) for each in types]
    if isinstance(constant, (UndefConstant, PoisonConstant)):
        return [constant.__class__(each) for each in types]
    return None


def boolean(value: bool) -> IntegerConstant:
    """`true` or `false`"""
    return IntegerConstant(I1, int(value))
