"""Parsing types (MLIR's docs, "Builtin Dialect", "Types"; LangRef, "Type System")."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, TypeVar

from odsgen.runtime.builtin.shaped_types import DYNAMIC
from odsgen.runtime.builtin.types import (
    FLOAT_TYPES,
    BaseMemRefType,
    ComplexType,
    FunctionType,
    IndexType,
    IntegerType,
    MemRefType,
    NoneType,
    OpaqueType,
    RankedTensorType,
    Signedness,
    TensorType,
    TupleType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)
from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.cursor import MAX_NESTING
from odsgen.runtime.parser.dialect_symbols import UNREGISTERED_ADVICE
from odsgen.runtime.parser.dimensions import DimensionParser
from odsgen.runtime.parser.hints import type_hint, with_hint

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.attributes import DistinctAttr
    from odsgen.runtime.builtin.resources import (
        DenseResourceElementsHandle,
        ExternalResources,
    )
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile

T = TypeVar("T")

KEYWORD_TYPES: Final[dict[str, Type]] = {
    "index": IndexType.get(),
    "none": NoneType.get(),
    **{float_type.KEYWORD: float_type for float_type in FLOAT_TYPES},
}

#: An integer type, which is one token.
INTEGER_TYPE: Final = re.compile(r"([su]?)i([0-9]+)", re.ASCII)
_COMPACT_SHAPED_TYPE: Final = re.compile(
    r"(tensor|memref|vector)<((?:(?:[0-9]+|\?)x)*)([a-z][A-Za-z0-9]*)>", re.ASCII
)
_SIGNEDNESS: Final = {
    "": Signedness.SIGNLESS,
    "s": Signedness.SIGNED,
    "u": Signedness.UNSIGNED,
}


#: Texts of more tokens are read anew each time.
MOST_OF_TEXT = 64

_UNCLOSED = "missing ']' closing scalable dimension"


class TypeParser(DimensionParser):
    """The part of the parser that reads types.

    ``token_types`` holds the types that one token says, unless a ``<`` follows: keywords, and what has been seen of
    integers, compact shaped types and types of dialects.

    ``type_aliases`` and ``attribute_aliases`` hold what ``!name`` and ``#name`` stand for;
    ``body_spellings`` how the bodies of types that are kept as text were first written, by their texts without blanks;
    ``distinct_attributes`` and ``resource_handles`` what the numbers of ``distinct[…]`` and the keys
    of resources mean in this text. While a typed attribute of a dialect is read, ``attribute_type`` is
    the type that stands behind it.
    """

    __slots__ = (
        "token_types",
        "type_aliases",
        "body_spellings",
        "attribute_aliases",
        "distinct_attributes",
        "resource_handles",
        "external_resources",
        "attribute_type",
        "_function_types",
        "_known_texts",
    )

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        self.token_types: dict[str, Type] = KEYWORD_TYPES.copy()
        self.type_aliases: dict[str, Type] = {}
        self.body_spellings: dict[str, str] = {}
        self.attribute_aliases: dict[str, Attribute] = {}
        self.distinct_attributes: dict[int, DistinctAttr] = {}
        self.resource_handles: dict[tuple[str, str], DenseResourceElementsHandle] = {}
        self.external_resources: ExternalResources = {}
        self.attribute_type: Type | None = None
        self._function_types: dict[tuple[str, ...], FunctionType] = {}  # by their tokens
        # What longer texts say, by their tokens, and how many levels of nesting they are deep.
        self._known_texts: dict[tuple[str, ...], tuple[Any, int]] = {}

    # Any type

    def parse_type(self) -> Type:
        """A type; where there is none, "expected non-function type"."""
        index, tokens = self.index, self.tokens
        found = self.token_types.get(tokens[index])
        if found is not None and tokens[index + 1] != "<":
            self.index = index + 1
            return found
        if tokens[index] == "(":
            return self.parse_function_type()
        found = self._parse_optional_non_function_type()
        if found is None:
            error = self.wrong_token("expected non-function type")
            raise with_hint(error, type_hint(self.tokens[self.index]))
        return found

    def parse_optional_type(self) -> Type | None:
        """A type, if what is here begins one."""
        index, tokens = self.index, self.tokens
        found = self.token_types.get(tokens[index])
        if found is not None and tokens[index + 1] != "<":
            self.index = index + 1
            return found
        if tokens[index] == "(":
            return self.parse_function_type()
        return self._parse_optional_non_function_type()

    def _parse_non_function_type(self) -> Type:
        found = self._parse_optional_non_function_type()
        if found is None:
            error = self.wrong_token("expected non-function type")
            raise with_hint(error, type_hint(self.tokens[self.index]))
        return found

    def _parse_optional_non_function_type(self) -> Type | None:
        token = self.tokens[self.index]
        found = self.token_types.get(token)
        if found is not None and (token[0] != "!" or self.tokens[self.index + 1] != "<"):
            self.index += 1
            return found
        if token[:1] == "!" and len(token) > 1:
            return self._parse_extended_type()
        if token[-1:] == ">" and len(token) > 2:  # not an arrow
            compact = self._compact_shaped_type(token)
            if compact is not None:
                self.index += 1
                return compact
            self.split_shaped_token()
            token = self.tokens[self.index]
        parse = _TYPE_PARSERS.get(token)
        if parse is not None:
            end = self._end_of_brackets(self.index + 1)
            if not end:
                return self.nested(parse, self)
            return self._known_or_new(end, lambda: self.nested(parse, self))
        match = INTEGER_TYPE.fullmatch(token)
        if match is None:
            return None
        return self._parse_integer_type(token, match)

    def _known_or_new(self, end: int, read: Callable[[], T]) -> T:
        """The result of `read`, which the tokens up to `end` alone decide: as before, if they have been read before."""
        start, tokens, depth = self.index, self.tokens, self.depth
        text = tuple(tokens[start:end])
        known: tuple[T, int] | None = self._known_texts.get(text)
        if known is not None:
            found, levels = known
            if depth + levels <= MAX_NESTING:
                self.index = end
                self._deepest = max(self._deepest, depth + levels)
                return found
        count, deepest = len(tokens), self._deepest
        self._deepest = depth
        try:
            found = read()
            levels = self._deepest - depth
        finally:
            self._deepest = max(self._deepest, deepest)
        if self.index - end == len(tokens) - count:  # some may have been split
            self._known_texts[text] = found, levels
        return found

    def _end_of_brackets(self, start: int) -> int:
        """The index behind the `>` for the `<` at a token; 0 where tokens alone do not say what is between them."""
        tokens = self.tokens
        brackets = parentheses = 0
        for index in range(start, min(start + MOST_OF_TEXT, len(tokens) - 1)):
            token = tokens[index]
            if token == "(":
                parentheses += 1
            elif token == ")":
                parentheses -= 1
            elif parentheses:  # `>=` in an integer set, for one
                pass
            elif token == "<":
                if tokens[index - 1][0] in "!#":  # where white space may count
                    return 0
                brackets += 1
            elif token == ">":
                brackets -= 1
                if not brackets:
                    return index + 1
            if not brackets:
                return 0
        return 0

    def _parse_integer_type(self, token: str, match: re.Match[str]) -> IntegerType:
        digits = match[2].lstrip("0") or "0"
        if len(digits) > 10 or int(digits) >= 1 << 32:
            raise self.error("invalid integer width")
        try:
            found = IntegerType.get(int(digits), _SIGNEDNESS[match[1]])
        except ValueError as refusal:
            raise self.error(str(refusal)) from None
        self.index += 1
        self.token_types[token] = found
        return found

    def _compact_shaped_type(self, token: str) -> Type | None:
        """The type of a token such as ``tensor<4x?xf32>``; None if it needs the long way."""
        match = _COMPACT_SHAPED_TYPE.fullmatch(token)
        if match is None:
            return None
        kind, dimensions, element = match.groups()
        element_type = self._keyword_type(element)
        sizes = dimensions.split("x")[:-1]
        if element_type is None or any(len(size) > 18 for size in sizes):
            return None
        shape = tuple(DYNAMIC if size == "?" else int(size) for size in sizes)
        found: Type
        try:
            if kind == "tensor":
                found = RankedTensorType.get(shape, element_type)
            elif kind == "memref":
                found = MemRefType.get(shape, element_type)
            else:
                found = VectorType.get(shape, element_type)
        except ValueError:
            return None
        self.token_types[token] = found
        return found

    def _keyword_type(self, keyword: str) -> Type | None:
        """The type that a keyword is: an integer of a width that exists, index, none or a float."""
        found = KEYWORD_TYPES.get(keyword)
        if found is not None:
            return found
        match = INTEGER_TYPE.fullmatch(keyword)
        if match is None or len(match[2]) > 7:
            return None
        return IntegerType.get(int(match[2]), _SIGNEDNESS[match[1]])

    # Lists of types and function types

    def parse_colon_type(self) -> Type:
        """``:`` and a type."""
        self.parse_token(":")
        return self.parse_type()

    def parse_type_list(self) -> list[Type]:
        """One or more types between commas, without parentheses."""
        tokens, known = self.tokens, self.token_types
        types: list[Type] = []
        while True:
            index = self.index
            found = known.get(tokens[index])
            following = tokens[index + 1]
            if found is None or following == "<":
                found = self.parse_type()
                following = tokens[self.index]
            else:
                self.index = index + 1
            types.append(found)
            if following != ",":
                return types
            self.index += 1

    def parse_colon_type_list(self) -> list[Type]:
        """``:`` and one or more types."""
        self.parse_token(":")
        return self.parse_type_list()

    def parse_optional_colon_type_list(self) -> list[Type]:
        """``:`` and one or more types, or nothing."""
        if self.tokens[self.index] != ":":
            return []
        self.index += 1
        return self.parse_type_list()

    def _parse_type_list_parens(self) -> list[Type]:
        self.parse_token("(")
        types = self.parse_type_list() if self.tokens[self.index] != ")" else []
        self.parse_token(")")
        return types

    def _parse_function_result_types(self) -> list[Type]:
        """A list of types in parentheses, or a type that is no function."""
        index, tokens = self.index, self.tokens
        found = self.token_types.get(tokens[index])
        if found is not None and tokens[index + 1] != "<":
            self.index = index + 1
            return [found]
        if tokens[index] == "(":
            return self._parse_type_list_parens()
        return [self._parse_non_function_type()]

    def parse_arrow_type_list(self) -> list[Type]:
        """``->`` and the result types of a function."""
        self.parse_token("->")
        return self._parse_function_result_types()

    def parse_optional_arrow_type_list(self) -> list[Type]:
        """``->`` and the result types of a function, or nothing."""
        if self.tokens[self.index] != "->":
            return []
        self.index += 1
        return self._parse_function_result_types()

    def parse_function_type(self) -> FunctionType:
        """``(inputs) -> results``."""
        start, tokens, depth = self.index, self.tokens, self.depth + 1
        # `(a) -> b` and `(a, b) -> c`, of which programs have the same ones again and again
        end = start + (5 if tokens[start + 2] == ")" else 7)
        text = tuple(tokens[start:end])
        known = self._function_types.get(text)
        if known is not None and tokens[end] != "<" and depth <= self._deepest:
            self.index = end
            return known
        found = self.nested(self._parse_function_type)
        if self.index == end and self._has_token_types(text):
            self._function_types[text] = found
        return found

    def _has_token_types(self, text: tuple[str, ...]) -> bool:
        """Whether the inputs and the result of a function type are types that one token says."""
        known = self.token_types
        return all(token in known for token in (*text[1:-3:2], text[-1]))

    def _parse_function_type(self) -> FunctionType:
        inputs = self._parse_type_list_parens()
        self.parse_token("->", "expected '->' in function type")
        return FunctionType.get(inputs, self._parse_function_result_types())

    # The builtin types with parameters, each from its keyword on

    def _parse_complex_type(self) -> ComplexType:
        self.index += 1
        self.parse_token("<", "expected '<' in complex type")
        place = self.index
        element_type = self.parse_type()
        self.parse_token(">", "expected '>' in complex type")
        return self._checked(place, lambda: ComplexType.get(element_type))

    def _parse_tuple_type(self) -> TupleType:
        self.index += 1
        self.parse_token("<", "expected '<' in tuple type")
        if self.parse_optional_token(">"):
            return TupleType.get(())
        types = self.parse_type_list()
        self.parse_token(">", "expected '>' in tuple type")
        return TupleType.get(types)

    def _parse_vector_type(self) -> VectorType:
        place = self.index
        self.index += 1
        self.parse_token("<", "expected '<' in vector type")
        shape: list[int] = []
        scalable_dims: list[bool] = []
        while self.tokens[self.index] == "[" or (
            self.tokens[self.index] != "?" and self.at_dimension()
        ):
            scalable = self.parse_optional_token("[")
            if scalable and self.tokens[self.index][1:2] == "x" and not self.at_dimension():
                # As MLIR reads it, which takes the first character for a zero.
                raise self.error_at(self.offset_of(self.index) + 1, _UNCLOSED)
            shape.append(self.parse_static_dimension())
            if scalable:
                self.parse_token("]", _UNCLOSED)
            scalable_dims.append(scalable)
            self.parse_x_in_dimension_list()
        element_type = self.parse_type()
        self.parse_token(">", "expected '>' in vector type")
        return self._checked(place, lambda: VectorType.get(shape, element_type, scalable_dims))

    def _parse_shape(self) -> tuple[int, ...] | None:
        """The dimensions of a tensor or memref; None for ``*x``."""
        if self.parse_optional_token("*"):
            self.parse_x_in_dimension_list()
            return None
        return self.parse_dimension_list()

    def _parse_tensor_type(self) -> TensorType:
        self.index += 1
        self.parse_token("<", "expected '<' in tensor type")
        shape = self._parse_shape()
        place = self.index
        element_type = self.parse_type()
        encoding: Attribute | None = None
        if self.parse_optional_token(","):
            encoding_place = self.index
            encoding = self.parse_optional_attribute()
            if (
                encoding is not None
                and "VerifiableTensorEncoding" in encoding.INTERFACES
                and hasattr(encoding, "verify_encoding")
            ):
                self._check_encoding(encoding, shape or (), element_type, encoding_place)
        self.parse_token(">", "expected '>' in tensor type")
        if not TensorType.is_valid_element_type(element_type):
            raise self.error("invalid tensor element type", place)
        if shape is not None:
            return RankedTensorType.get(shape, element_type, encoding)
        if encoding is not None:
            raise self.error("cannot apply encoding to unranked tensor")
        return UnrankedTensorType.get(element_type)

    def _check_encoding(
        self, encoding: Attribute, shape: tuple[int, ...], element_type: Type, place: int
    ) -> None:
        try:
            encoding.verify_encoding(shape, element_type)  # type: ignore[attr-defined]
        except ValueError as refusal:
            raise self.error(str(refusal)) from None

    def _parse_memref_type(self) -> BaseMemRefType:
        place = self.index
        self.index += 1
        self.parse_token("<", "expected '<' in memref type")
        shape = self._parse_shape()
        element_place = self.index
        element_type = self.parse_type()
        if not BaseMemRefType.is_valid_element_type(element_type):
            raise self.error("invalid memref element type", element_place)
        layout: Attribute | None = None
        memory_space: Attribute | None = None
        if not self.parse_optional_token(">"):
            self.parse_token(",", "expected ',' or '>' in memref type")
            if self.tokens[self.index] == ">":
                raise self.wrong_token("expected list element")
            layout, memory_space = self._parse_layout_and_memory_space(is_ranked=shape is not None)
            self.parse_token(">", "expected ',' or '>'")
        if shape is None:
            return self._checked(place, lambda: UnrankedMemRefType.get(element_type, memory_space))
        return self._checked(
            place, lambda: MemRefType.get(shape, element_type, layout, memory_space)
        )

    def _parse_layout_and_memory_space(
        self, is_ranked: bool
    ) -> tuple[Attribute | None, Attribute | None]:
        layout: Attribute | None = None
        memory_space: Attribute | None = None
        while True:
            attribute = self.parse_attribute()
            if "MemRefLayoutAttrInterface" in attribute.INTERFACES:
                layout = attribute
                if not is_ranked:
                    raise self.error("cannot have affine map for unranked memref type")
                if memory_space is not None:
                    raise self.error("expected memory space to be last in memref type")
            elif memory_space is not None:
                raise self.error("multiple memory spaces specified in memref type")
            else:
                memory_space = attribute
            if not self.parse_optional_token(","):
                return layout, memory_space

    def _checked(self, place: int, get: Callable[[], T]) -> T:
        """The result of ``get``; its refusal becomes the error at a token."""
        try:
            return get()
        except ValueError as refusal:
            raise self.error(str(refusal), place) from None

    # Aliases and the types of other dialects

    def _parse_extended_type(self) -> Type:
        """``!alias``, ``!dialect.mnemonic…`` or ``!dialect<…>``."""
        start = self.index
        token = self.tokens[start]
        if self.is_alias():
            self.index += 1
            self.enter_alias(token)
            found = self.type_aliases.get(token[1:])
            if found is None:
                raise self.wrong_token(f"undefined symbol alias id '{token[1:]}'")
            return found
        dialect = self.dialect_of_symbol()
        if dialect is None:
            return self._parse_opaque_type()
        if not dialect.types and dialect.parse_type is None:
            if dialect.allow_unknown_types:
                namespace, data, _ = self.parse_raw_symbol()
                return OpaqueType.get(namespace, self.one_spelling(data))
            raise self.body_error(start, self.no_parsing_hook(dialect, "type"))
        mnemonic = self.parse_mnemonic()
        type_class = dialect.type_class(mnemonic)
        if type_class is None and dialect.allow_unknown_types and dialect.parse_type is None:
            self.index = start
            namespace, data, _ = self.parse_raw_symbol()
            return OpaqueType.get(namespace, self.one_spelling(data))
        body = self.index
        # Errors in here are not those of an operation's format.
        outer_op_name, self.op_name = self.op_name, None
        parsed: Type | None = None
        try:
            if type_class is not None:
                parsed = self.nested(type_class.parse, self)
            elif dialect.parse_type is not None:
                parsed = self.nested(dialect.parse_type, self, mnemonic)
        except ParseError as error:
            raise self.body_error(start, error) from None
        except ValueError as refusal:
            raise self.error(str(refusal), body) from None
        finally:
            self.op_name = outer_op_name
        if parsed is None:
            # With the two blanks that MLIR prints.
            unknown = f"unknown  type `{mnemonic}` in dialect `{dialect.name}`"
            raise self.body_error(start, self.error_at(self.mnemonic_offset(start), unknown))
        has_body = self.index > start + 1
        self.finish_symbol(start)
        if not has_body and self.index == start + 1:
            self.token_types[token] = parsed
        return parsed

    def _parse_opaque_type(self) -> OpaqueType:
        dialect, data, offset = self.parse_raw_symbol()
        if not self.context.allow_unregistered:
            raise self.error_at(offset, f'`!"{dialect}"<"{data}">` type {UNREGISTERED_ADVICE}')
        try:
            return OpaqueType.get(dialect, data)
        except ValueError as refusal:
            raise self.error_at(offset, str(refusal)) from None

    def parse_type_alias_definition(self) -> None:
        """``!name = type`` at the top of a file."""
        name = self.tokens[self.index][1:]
        if name in self.type_aliases:
            raise self.error(f"redefinition of type alias id '{name}'")
        if "." in name:
            raise self.error("type names with a '.' are reserved for dialect-defined names")
        self.index += 1
        self.parse_token("=", "expected '=' in type alias definition")
        self.type_aliases[name] = self.define_alias("!" + name, self.parse_type)


_TYPE_PARSERS: Final[dict[str, Callable[[TypeParser], Type]]] = {
    "complex": TypeParser._parse_complex_type,
    "memref": TypeParser._parse_memref_type,
    "tensor": TypeParser._parse_tensor_type,
    "tuple": TypeParser._parse_tuple_type,
    "vector": TypeParser._parse_vector_type,
}
