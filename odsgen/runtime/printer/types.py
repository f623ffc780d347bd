"""The text of types (MLIR's docs, "Builtin Dialect", "Types"), as mlir-opt prints it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence, Set
from typing import TYPE_CHECKING, Any, Final
from weakref import ref

from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FLOAT_TYPES,
    ComplexType,
    FunctionType,
    GraphType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    RankedTensorType,
    Signedness,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from odsgen.runtime.support.interpreter import Nested

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type

_SIGNEDNESS_PREFIX: Final = {
    Signedness.SIGNLESS: "i",
    Signedness.SIGNED: "si",
    Signedness.UNSIGNED: "ui",
}
_PRETTY_SYMBOL: Final = re.compile(r"[A-Za-z][A-Za-z0-9._]*(?:<.*>)?", re.ASCII | re.DOTALL)


#: Longer texts are not kept: of a type that nests deeply, each part would be, in full.
LONGEST_REMEMBERED_TEXT: Final = 10_000


def dialect_symbol_text(sigil: str, dialect: str, data: str) -> str:
    """The text of a dialect's type or attribute: ``!dialect.data`` where that can be read back, else
    ``!dialect<data>``."""
    if _PRETTY_SYMBOL.fullmatch(data):
        return f"{sigil}{dialect}.{data}"
    return f"{sigil}{dialect}<{data}>"


def dimensions_text(shape: Iterable[int]) -> str:
    """The dimensions of a tensor or memref, each with an ``x`` behind it."""
    return "".join(["?x" if size == DYNAMIC else f"{size}x" for size in shape])


class TypeTexts(dict["Type", str]):
    """The texts of the types in one print, or their aliases; the printer writes each when it is first asked for."""

    __slots__ = ("_printer",)

    def __init__(self, printer: TypePrinter) -> None:
        super().__init__()
        self._printer = ref(printer)  # weak: the printer has these texts

    def __missing__(self, type: Type) -> str:
        printer = self._printer()
        assert printer is not None
        return printer.type_text(type)


class ReturnedTexts(TypeTexts):
    """The texts of types as the only results of functions: a function type is in parentheses."""

    __slots__ = ()

    def __missing__(self, type: Type) -> str:
        found = super().__missing__(type)
        if isinstance(type, (FunctionType, GraphType)):
            return f"({found})"
        printer = self._printer()
        if printer is not None and type in printer.type_texts:
            self[type] = found
        return found


#: The texts of types that follow from the types alone: with no attribute inside, and nothing of other dialects.
_plain_texts: dict[Type, str] = {}
#: So many, and no longer ones.
_MOST_PLAIN_TEXTS: Final = 1 << 12
_LONGEST_PLAIN_TEXT: Final = 200


def forget_texts() -> None:
    """Keep no texts of types any more."""
    _plain_texts.clear()


def _keep_if_plain(type: Type, text: str) -> None:
    if type.__class__ in _SHAPED_TYPES:
        parts: Any = type
        is_plain = parts.element_type in _plain_texts and getattr(parts, "encoding", None) is None
    else:
        is_plain = type.__class__ in _SCALAR_TYPES
    if is_plain and len(text) <= _LONGEST_PLAIN_TEXT:
        if len(_plain_texts) >= _MOST_PLAIN_TEXTS:
            forget_texts()
        _plain_texts[type] = text


class TypePrinter(Nested):
    """The part of the printer that writes types. ``alias_of`` is asked first, for all that it writes."""

    def __init__(self) -> None:
        super().__init__()
        self.type_texts = TypeTexts(self)
        self.returned_texts = ReturnedTexts(self)
        #: Whether dialects suggest aliases; if not, plain types have none, nor has what is of these classes.
        self.has_alias_hooks = False
        self.classes_without_alias: Set[type[Attribute | Type]] = frozenset()
        self._cyclic: list[Attribute | Type] = []

    def alias_of(self, symbol: Attribute | Type) -> str | None:
        """The alias that stands for an attribute or type in this text."""
        return None

    def type_text(self, type: Type) -> str:
        """The text of a type, or its alias."""
        texts = self.type_texts
        found = texts.get(type)
        if found is not None:
            return found
        if not self.has_alias_hooks:
            found = _plain_texts.get(type)
            if found is not None:
                texts[type] = found
                return found
        found = self.alias_of(type) or self.nested(self.type_body_text, type)
        if not self._cyclic and len(found) <= LONGEST_REMEMBERED_TEXT:
            texts[type] = found
            if not self.has_alias_hooks:
                _keep_if_plain(type, found)
        return found

    def start_cyclic_print(self, symbol: Attribute | Type) -> bool:
        """For what may contain itself: False inside its own text; else `end_cyclic_print` must follow."""
        if symbol in self._cyclic:
            return False
        self._cyclic.append(symbol)
        return True

    def end_cyclic_print(self) -> None:
        """The text of what was started last is complete."""
        self._cyclic.pop()

    def type_body_text(self, type: Type) -> str:
        """The text of a type, even if it has an alias; the types inside may be aliases."""
        write = _TYPE_WRITERS.get(type.__class__)
        if write is not None:
            return write(self, type)
        if type.DIALECT_NAME == "builtin":
            from odsgen.runtime.builtin.opaque import OpaqueType

            if isinstance(type, OpaqueType):
                return dialect_symbol_text("!", type.dialect, type.data)
        data = type.MNEMONIC + type.print_parameters(self)  # type: ignore[arg-type]
        return dialect_symbol_text("!", type.DIALECT_NAME, data)

    def types_text(self, types: Iterable[Type]) -> str:
        """The texts of types, between commas."""
        texts = self.type_texts
        return ", ".join([texts[type] for type in types])

    def arrow_type_list_text(self, types: Sequence[Type]) -> str:
        """``-> i32`` or ``-> (i32, f32)``: a single type that is no function is bare."""
        if len(types) == 1:
            return f"-> {self.returned_texts[types[0]]}"
        return f"-> ({self.types_text(types)})"

    def functional_type_text(self, inputs: Iterable[Type], results: Sequence[Type]) -> str:
        """``(inputs) -> results``."""
        return f"({self.types_text(inputs)}) {self.arrow_type_list_text(results)}"

    def attribute_text(self, attribute: Attribute, elide_type: bool = False) -> str:
        """The text of an attribute, or its alias."""
        raise NotImplementedError

    def element_text(self, attribute: Attribute) -> str:
        """As :meth:`attribute_text`, but integers of ``i64`` and floats of ``f64`` have no type."""
        raise NotImplementedError

    # The builtin types

    def _integer_type_text(self, type: IntegerType) -> str:
        return f"{_SIGNEDNESS_PREFIX[type.signedness]}{type.width}"

    def _complex_type_text(self, type: ComplexType) -> str:
        return f"complex<{self.type_text(type.element_type)}>"

    def _function_type_text(self, type: FunctionType | GraphType) -> str:
        return self.functional_type_text(type.inputs, type.results)

    def _tuple_type_text(self, type: TupleType) -> str:
        return f"tuple<{self.types_text(type.types)}>"

    def _vector_type_text(self, type: VectorType) -> str:
        dimensions = "".join(
            [
                f"[{size}]x" if scalable else f"{size}x"
                for size, scalable in zip(type.shape, type.scalable_dims, strict=True)
            ]
        )
        return f"vector<{dimensions}{self.type_text(type.element_type)}>"

    def _ranked_tensor_type_text(self, type: RankedTensorType) -> str:
        text = f"tensor<{dimensions_text(type.shape)}{self.type_text(type.element_type)}"
        if type.encoding is not None:
            text = f"{text}, {self.attribute_text(type.encoding)}"
        return text + ">"

    def _unranked_tensor_type_text(self, type: UnrankedTensorType) -> str:
        return f"tensor<*x{self.type_text(type.element_type)}>"

    def _memref_type_text(self, type: MemRefType) -> str:
        text = f"memref<{dimensions_text(type.shape)}{self.type_text(type.element_type)}"
        if type.layout is not None:
            text = f"{text}, {self.element_text(type.layout)}"
        if type.memory_space is not None:
            text = f"{text}, {self.element_text(type.memory_space)}"
        return text + ">"

    def _unranked_memref_type_text(self, type: UnrankedMemRefType) -> str:
        text = f"memref<*x{self.type_text(type.element_type)}"
        if type.memory_space is not None:
            text = f"{text}, {self.element_text(type.memory_space)}"
        return text + ">"


def _constant(text: str) -> Callable[[TypePrinter, Any], str]:
    return lambda printer, type: text


_TYPE_WRITERS: Final[dict[type[Type], Callable[[TypePrinter, Any], str]]] = {
    IntegerType: TypePrinter._integer_type_text,
    IndexType: _constant("index"),
    NoneType: _constant("none"),
    ComplexType: TypePrinter._complex_type_text,
    FunctionType: TypePrinter._function_type_text,
    GraphType: TypePrinter._function_type_text,
    TupleType: TypePrinter._tuple_type_text,
    VectorType: TypePrinter._vector_type_text,
    RankedTensorType: TypePrinter._ranked_tensor_type_text,
    UnrankedTensorType: TypePrinter._unranked_tensor_type_text,
    MemRefType: TypePrinter._memref_type_text,
    UnrankedMemRefType: TypePrinter._unranked_memref_type_text,
    **{float_type.__class__: _constant(float_type.KEYWORD) for float_type in FLOAT_TYPES},
}

_SCALAR_TYPES: Final = frozenset(
    {IntegerType, IndexType, NoneType, *(float_type.__class__ for float_type in FLOAT_TYPES)}
)
_SHAPED_TYPES: Final = frozenset({ComplexType, RankedTensorType, UnrankedTensorType, VectorType})
