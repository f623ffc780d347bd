"""The types of LLVM IR (LangRef: Type System). Two are equal if their texts are: a named struct's text is its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.runtime.floats import BF16, F16, F32, F64, F80, F128, FloatSemantics
from odsgen.translation.llvm_ir.text import name_text, quoted


class IRType:
    """A type, with its text."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, IRType) and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.text}>"

    @property
    def parts(self) -> Sequence[IRType]:
        """The types of which the type is made."""
        return ()

    @property
    def scalar(self) -> IRType:
        """The element type of a vector, else the type."""
        return self


class IntegerIRType(IRType):
    """`iN`"""

    __slots__ = ("width",)

    def __init__(self, width: int) -> None:
        super().__init__(f"i{width}")
        self.width = width


class FloatIRType(IRType):
    """`half`, `float`, `double` …"""

    __slots__ = ("semantics", "width")

    def __init__(self, text: str, semantics: FloatSemantics) -> None:
        super().__init__(text)
        self.semantics = semantics
        self.width = semantics.width


class PointerIRType(IRType):
    """`ptr`, maybe in an address space."""

    __slots__ = ("space",)

    def __init__(self, space: int = 0) -> None:
        super().__init__(f"ptr addrspace({space})" if space else "ptr")
        self.space = space


class SequenceIRType(IRType):
    """An array or vector."""

    __slots__ = ("element", "count")
    element: IRType
    count: int

    @property
    def parts(self) -> Sequence[IRType]:
        return (self.element,)


class ArrayIRType(SequenceIRType):
    """`[N x T]`"""

    __slots__ = ()

    def __init__(self, element: IRType, count: int) -> None:
        super().__init__(f"[{count} x {element.text}]")
        self.element = element
        self.count = count


class VectorIRType(SequenceIRType):
    """`<N x T>`; of a scalable one, the count is a multiple of `vscale`."""

    __slots__ = ("scalable",)

    def __init__(self, element: IRType, count: int, scalable: bool = False) -> None:
        scale = "vscale x " if scalable else ""
        super().__init__(f"<{scale}{count} x {element.text}>")
        self.element = element
        self.count = count
        self.scalable = scalable

    @property
    def scalar(self) -> IRType:
        return self.element


class StructIRType(IRType):
    """A struct; one with a name is defined at the head of a module. `fields` is None of an opaque one."""

    __slots__ = ("fields", "packed", "name")

    def __init__(
        self, fields: Sequence[IRType] | None, packed: bool = False, name: str | None = None
    ) -> None:
        super().__init__(struct_text(fields, packed) if name is None else f"%{name_text(name)}")
        self.fields = fields
        self.packed = packed
        self.name = name

    @property
    def parts(self) -> Sequence[IRType]:
        return self.fields or ()

    @property
    def definition(self) -> str:
        """The line that defines a struct with a name."""
        return f"{self.text} = type {struct_text(self.fields, self.packed)}"


def struct_text(fields: Sequence[IRType] | None, packed: bool) -> str:
    """The text of a struct's body."""
    if fields is None:
        return "opaque"
    inside = f"{{ {', '.join([field.text for field in fields])} }}" if fields else "{}"
    return f"<{inside}>" if packed else inside


class FunctionIRType(IRType):
    """The type of a function."""

    __slots__ = ("result", "parameters", "variadic")

    def __init__(self, result: IRType, parameters: Sequence[IRType], variadic: bool) -> None:
        texts = [parameter.text for parameter in parameters]
        if variadic:
            texts.append("...")
        super().__init__(f"{result.text} ({', '.join(texts)})")
        self.result = result
        self.parameters = tuple(parameters)
        self.variadic = variadic

    @property
    def parts(self) -> Sequence[IRType]:
        return (self.result, *self.parameters)


class TargetIRType(IRType):
    """`target("name", …)`"""

    __slots__ = ("name", "types", "numbers")

    def __init__(self, name: str, types: Sequence[IRType], numbers: Sequence[int]) -> None:
        texts = [quoted(name), *[each.text for each in types], *map(str, numbers)]
        super().__init__(f"target({', '.join(texts)})")
        self.name = name
        self.types = tuple(types)
        self.numbers = tuple(numbers)

    @property
    def parts(self) -> Sequence[IRType]:
        return self.types


VOID = IRType("void")
LABEL = IRType("label")
TOKEN = IRType("token")
METADATA = IRType("metadata")
X86_AMX = IRType("x86_amx")
HALF = FloatIRType("half", F16)
BFLOAT = FloatIRType("bfloat", BF16)
FLOAT = FloatIRType("float", F32)
DOUBLE = FloatIRType("double", F64)
FP80 = FloatIRType("x86_fp80", F80)
FP128 = FloatIRType("fp128", F128)
#: Two doubles; no attribute of MLIR has a number of this format.
PPC_FP128 = IRType("ppc_fp128")
I1 = IntegerIRType(1)
I8 = IntegerIRType(8)
I32 = IntegerIRType(32)
I64 = IntegerIRType(64)
POINTER = PointerIRType()


def with_scalar(type: IRType, scalar: IRType) -> IRType:
    """The scalar, or a vector of it as long as `type` is."""
    if isinstance(type, VectorIRType):
        return VectorIRType(scalar, type.count, type.scalable)
    return scalar


def is_floating_point(type: IRType) -> bool:
    """Whether operations on the type take fast-math flags: numbers, and vectors, arrays and literal structs of them."""
    if isinstance(type, StructIRType):
        fields = type.fields
        return (
            type.name is None
            and bool(fields)
            and all(field == fields[0] for field in fields or ())
            and (isinstance(fields[0].scalar, FloatIRType) or fields[0].scalar == PPC_FP128)
            if fields
            else False
        )
    while isinstance(type, ArrayIRType):
        type = type.element
    return isinstance(type.scalar, FloatIRType) or type.scalar == PPC_FP128


def element_at(type: Any, position: int) -> IRType | None:
    """The type of a field or element; None if there is none."""
    if isinstance(type, StructIRType):
        fields = type.fields or ()
        return fields[position] if 0 <= position < len(fields) else None
    return type.element if isinstance(type, SequenceIRType) else None
