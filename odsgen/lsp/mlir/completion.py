"""Completion in programs: the operation at the cursor is read, and what the parser asks for there is offered."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from itertools import islice
from typing import TYPE_CHECKING, Literal

from lsprotocol import types

from odsgen.lsp.dialect_specs import DialectSpecs
from odsgen.lsp.mlir.chunk import Chunk
from odsgen.lsp.mlir.expected import Rank, rank_of_operand
from odsgen.lsp.mlir.surroundings import Surroundings, surroundings_at
from odsgen.lsp.positions import TextPositions
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.diagnostics import DiagnosticError
from odsgen.runtime.ir.block import Block
from odsgen.runtime.ir.region import Region
from odsgen.runtime.ir.value import BlockArgument
from odsgen.runtime.parser.lexer import tokenize
from odsgen.runtime.parser.operations import parse_block
from odsgen.runtime.parser.recording import RecordingParser
from odsgen.runtime.parser.ssa import ForwardReference
from odsgen.runtime.parser.toplevel import read_file
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.registry.context import Context

Asked = Literal["operation", "value", "block", "symbol", "type", "attribute"]

# The word that is being written: with the sigil or the quote that begins it.
_WORD = re.compile(r'(?:[%^@!#]|@?")?[\w$.-]*\Z', re.ASCII)
_DIMENSIONS = re.compile(r"(?:(?:[0-9]+|\?)x)+")
_KEYWORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_CHOICES = re.compile(
    r"expected .*(?:one of|enum values).*?(?:\[(?P<list>[^\]]*)\]|: (?P<rest>.*))"
)
# In the order in which mlir-lsp-server lists them.
_BUILTIN_TYPES = (
    "memref tensor complex tuple vector bf16 f16 f32 f64 f80 f128 index none "
    "i<N> si<N> ui<N> i1 i8 i16 i32 i64 f4E2M1FN f6E2M3FN f6E3M2FN f8E3M4 f8E4M3 f8E4M3B11FNUZ f8E4M3FN f8E4M3FNUZ "
    "f8E5M2 f8E5M2FNUZ f8E8M0FNU tf32"
).split()
_BUILTIN_ATTRIBUTES = (
    "affine_set affine_map dense dense_resource false loc sparse true unit array distinct strided"
).split()


class _Cursor(str):
    """The token at the place that is asked about: empty, and it remembers what it was compared with."""

    __slots__ = ("parser",)
    parser: _CompletionParser

    def __eq__(self, other: object) -> bool:
        self.parser.compare(self, other)
        return other == ""

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = str.__hash__


class _CompletionParser(RecordingParser):
    """Reads the text before a place and takes down what is asked for there."""

    def __init__(self, source: SourceFile, context: Context) -> None:
        super().__init__(source, context)
        cursor = _Cursor("")
        cursor.parser = self
        self._cursor = cursor
        end = len(self.tokens)
        while end and not self.tokens[end - 1]:
            end -= 1
        self.tokens[end] = cursor
        self.asked: dict[Asked, None] = {}
        self.keywords: dict[str, None] = {}
        self.default_dialect = ""
        self.dialect_at_cursor = ""
        self.visible_values: dict[str, Value] = {}
        self.visible_blocks: dict[str, Block] = {}
        self._surroundings: Surroundings | None = None

    def compare(self, token: _Cursor, other: object) -> None:
        """Take down a keyword that the cursor was compared with."""
        if (
            self.tokens[self.index] is token
            and isinstance(other, str)
            and _KEYWORD.fullmatch(other)
        ):
            self.keywords[other] = None

    def _ask(self, kind: Asked) -> None:
        if self.tokens[self.index]:
            return
        if kind == "operation":
            self.default_dialect = self._default_dialect
        if kind == "value":
            self.dialect_at_cursor = self._default_dialect
        self.asked[kind] = None
        self.visible_values = dict(self.values)
        self.visible_blocks = dict(self._block_scopes[-1].blocks)

    def parse_operation(self, block: Block) -> Operation:
        self._ask("operation")
        return super().parse_operation(block)

    def _parse_custom_operation(self) -> Operation:
        self._ask("operation")
        return super()._parse_custom_operation()

    def wrong_token(self, message: str):  # type: ignore[no-untyped-def]
        if "operation name" in message:
            self._ask("operation")
        return super().wrong_token(message)

    def begin_in(self, surroundings: Surroundings, chunk: Chunk) -> None:
        """Read the text as one that stands in a region of a chunk: its names and aliases are known."""
        self._surroundings = surroundings
        self._default_dialect = surroundings.default_dialect
        forms = self._custom_forms_by_default
        self._custom_forms = forms.setdefault(self._default_dialect, {})
        self.type_aliases = dict(chunk.parser.type_aliases)
        self.attribute_aliases = dict(chunk.parser.attribute_aliases)
        # Values and blocks of its own: what is read here must not become a user of those in the chunk.
        block = Block()
        for name, value in surroundings.values.items():
            self.values[name] = BlockArgument(value.type, block, 0, UnknownLoc.get())
        for name in surroundings.blocks:
            self._block_scopes[-1].blocks[name] = Block()

    def parse_file(self) -> list[Operation]:
        if self._surroundings is None:
            found = super().parse_file()
            self._ask("operation")
            return found
        if self._surroundings.begins_with_label:
            parse_block(self, Region(), None)
        first = self.tokens[self.index]
        if first[:1] == "#":
            self.attribute_aliases.pop(first[1:], None)
            self.parse_attribute_alias_definition()
        elif first[:1] == "!":
            self.type_aliases.pop(first[1:], None)
            self.parse_type_alias_definition()
        block = Block()
        while True:  # up to the cursor, where there is no operation
            self.parse_operation(block)

    def parse_operand(self, allow_result_number: bool = True) -> int:
        self._ask("value")
        return super().parse_operand(allow_result_number)

    def parse_optional_operand(self, allow_result_number: bool = True) -> int | None:
        self._ask("value")
        return super().parse_optional_operand(allow_result_number)

    def parse_operand_list(self, *arguments, **options):  # type: ignore[no-untyped-def]
        self._ask("value")
        return super().parse_operand_list(*arguments, **options)

    def parse_successor(self) -> Block:
        self._ask("block")
        return super().parse_successor()

    def parse_optional_symbol_name(self):  # type: ignore[no-untyped-def]
        self._ask("symbol")
        return super().parse_optional_symbol_name()

    def parse_type(self) -> Type:
        self._ask("type")
        return super().parse_type()

    def parse_optional_type(self) -> Type | None:
        self._ask("type")
        return super().parse_optional_type()

    def _parse_non_function_type(self) -> Type:
        self._ask("type")
        return super()._parse_non_function_type()

    def parse_attribute(self, type: Type | None = None) -> Attribute:
        self._ask("attribute")
        return super().parse_attribute(type)

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        self._ask("attribute")
        return super().parse_optional_attribute(type)

    def take_choices(self, error: DiagnosticError) -> None:
        """Take down the keywords of which an error says that one is expected at the cursor: the cases of an enum."""
        choices = _CHOICES.search(error.diagnostics[0].message)
        if choices is not None and not self.tokens[self.index]:
            words = (choices["list"] or choices["rest"]).split(", ")
            self.keywords.update(dict.fromkeys(filter(_KEYWORD.fullmatch, words)))

    def parse_optional_keyword_of(self, keywords: Container[str]) -> str | None:
        if self.tokens[self.index]:
            return super().parse_optional_keyword_of(keywords)
        if isinstance(keywords, Iterable):
            self.keywords.update(dict.fromkeys(filter(_KEYWORD.fullmatch, keywords)))
        return None


MOST_ITEMS = 500
"""How many completions are sent at once; typing on asks for those that begin as the word does."""


def completions(
    chunk: Chunk,
    offset: int,
    context: Context,
    positions: TextPositions,
    specs: DialectSpecs,
) -> list[types.CompletionItem]:
    """The completions at an offset of the text, at most MOST_ITEMS."""
    text = positions.text[chunk.start : offset]
    match = _WORD.search(text, text.rfind("\n") + 1)
    assert match is not None
    word = match[0]
    dimensions = _DIMENSIONS.match(word)
    if dimensions is not None:
        word = word[dimensions.end() :]
    comment = text.rfind("//")
    if comment >= 0 and "\n" not in text[comment:]:
        return []
    text = text[: len(text) - len(word)]
    surroundings = surroundings_at(chunk, chunk.parser.positions.index_at(len(text)))
    if surroundings is None:
        parser = _CompletionParser(SourceFile(text), context)
    else:
        start = min(chunk.parser.offset_of(surroundings.start), len(text))
        parser = _CompletionParser(SourceFile(text[start:]), context)
        parser.begin_in(surroundings, chunk)
    try:
        read_file(parser)
    except DiagnosticError as error:
        parser.take_choices(error)
    offered = _Offer(parser, chunk, offset, word, context, surroundings, specs)
    start = offset - len(offered.replaced)
    edit_range = positions.range(start, offset)
    items = []
    for label, kind, detail, order in islice(offered.items(), MOST_ITEMS):
        items.append(
            types.CompletionItem(
                label=label,
                kind=kind,
                detail=detail,
                sort_text=order + label,
                filter_text=label,
                text_edit=types.TextEdit(edit_range, label.removesuffix("<N>")),
            )
        )
    return items


#: The label, its kind, what is said of it, and by what it is sorted before the label.
_Item = tuple[str, types.CompletionItemKind, str | None, str]


class _Offer:
    """The completions of a word that was begun."""

    def __init__(
        self,
        parser: _CompletionParser,
        chunk: Chunk,
        offset: int,
        word: str,
        context: Context,
        surroundings: Surroundings | None,
        specs: DialectSpecs,
    ) -> None:
        self._parser = parser
        self._specs = specs
        self._chunk = chunk
        self._offset = offset
        self._word = word
        self._context = context
        self._surroundings = surroundings
        head, dot, _ = word.rpartition(".")
        #: The part of the word that a completion takes the place of: behind a dialect's dot, the rest.
        self.replaced = word[len(head) + 1 :] if dot and self._dialect_of(word) else word
        if word[:1] == '"':
            self.replaced = self.replaced.removeprefix('"')

    def _dialect_of(self, word: str) -> str | None:
        prefix, dot, _ = word.lstrip('!#"').partition(".")
        known = dot and word[:1] not in "%^@" and self._context.dialect(prefix) is not None
        return prefix if known else None

    def items(self) -> Iterator[_Item]:
        """The completions that begin as the word does, each once."""
        seen: set[str] = set()
        for item in self._all():
            if item[0] not in seen and item[0].startswith(self.replaced):
                seen.add(item[0])
                yield item

    def _all(self) -> Iterator[_Item]:
        word, asked = self._word, self._parser.asked
        match word[:1]:
            case "%":
                yield from self._values()
            case "^":
                yield from self._blocks()
            case "@":
                yield from self._symbols()
            case "!":
                yield from self._dialect_symbols("!")
            case "#":
                yield from self._dialect_symbols("#")
            case '"':
                if "operation" in asked:
                    yield from self._operations(quoted=True)
            case _:
                yield from self._bare_words()

    def _bare_words(self) -> Iterator[_Item]:
        asked = self._parser.asked
        for keyword in self._parser.keywords:
            if not ("type" in asked and keyword in _BUILTIN_TYPES):
                yield keyword, types.CompletionItemKind.Keyword, None, "0"
        if "value" in asked:
            yield from self._values()
        if "block" in asked:
            yield from self._blocks()
        if "symbol" in asked:
            yield from self._symbols()
        if "operation" in asked:
            yield from self._operations(quoted=False)
        if "attribute" in asked:
            for name in _BUILTIN_ATTRIBUTES:
                yield name, types.CompletionItemKind.Field, None, "1"
            yield from self._aliases("#")
            yield from self._dialects("#")
            yield from self._symbols()
        if "type" in asked or "attribute" in asked:
            for name in _BUILTIN_TYPES:
                yield name, types.CompletionItemKind.Field, None, "1"
            yield from self._aliases("!")
            yield from self._dialects("!")

    def _values(self) -> Iterator[_Item]:
        known = self._surroundings.values if self._surroundings is not None else {}
        rank = self._rank()
        found: list[tuple[int, int, str, Value]] = []
        # The nearest ones come first.
        for key, value in reversed(self._parser.visible_values.items()):
            name, _, number = key.partition("#")
            if number or isinstance(value, ForwardReference):
                continue
            value = known.get(name, value)
            place = 1 if rank is None else rank(value.type)
            found.append((place, len(found), name, value))
        for place, distance, name, value in sorted(found, key=lambda each: each[:2]):
            order = f"0{place}{distance:05}"
            yield name, types.CompletionItemKind.Variable, _value_detail(value), order

    def _rank(self) -> Rank | None:
        """How well types fit the operand at the cursor."""
        parser = self._parser
        open_records = [r for r in parser.operation_records if r.end is None]
        if not open_records:
            return None
        record = open_records[-1]
        written = parser.tokens[record.name]
        op_class = self._context.operation_class(written) or self._context.operation_class(
            f"{parser.dialect_at_cursor}.{written}"
        )
        if op_class is None:
            return None
        end = parser.tokens.index("", record.name)
        tokens = parser.tokens[record.name + 1 : end]
        return rank_of_operand(op_class, tokens, parser.visible_values, self._specs)

    def _blocks(self) -> Iterator[_Item]:
        names = dict.fromkeys(self._parser.visible_blocks)
        names.update(dict.fromkeys(self._labels_below()))
        for name in names:
            yield name, types.CompletionItemKind.Reference, "block", "0"

    def _labels_below(self) -> Iterator[str]:
        """The labels of the same region that follow the place."""
        local = self._offset - self._chunk.start
        tokens = tokenize(self._chunk.parser.source.text[local:])
        depth = 0
        for token, following in zip(tokens, tokens[1:], strict=False):
            depth += (token == "{") - (token == "}")
            if depth < 0:
                return
            if depth == 0 and token[:1] == "^" and len(token) > 1 and following in (":", "("):
                yield token

    def _symbols(self) -> Iterator[_Item]:
        for name, operation_name in self._chunk.symbol_names():
            yield f"@{name}", types.CompletionItemKind.Function, operation_name, "2"

    def _operations(self, quoted: bool) -> Iterator[_Item]:
        dialect_name = self._dialect_of(self._word)
        if dialect_name is not None:
            yield from self._operations_of(dialect_name)
            return
        if not quoted and self._parser.default_dialect:
            yield from self._operations_of(self._parser.default_dialect)
        yield from self._dialects()

    def _operations_of(self, dialect_name: str) -> Iterator[_Item]:
        dialect = self._context.dialect(dialect_name)
        for name in dialect.operations if dialect is not None else ():
            label = name.removeprefix(f"{dialect_name}.")
            yield label, types.CompletionItemKind.Field, "operation", "1"

    def _dialects(self, sigil: str = "") -> Iterator[_Item]:
        for name in self._context.available_dialects():
            yield sigil + name, types.CompletionItemKind.Module, "dialect", "3"

    def _dialect_symbols(self, sigil: str) -> Iterator[_Item]:
        dialect_name = self._dialect_of(self._word)
        if dialect_name is None:
            self.replaced = self._word[1:]
            yield from self._aliases(sigil)
            yield from self._dialects()
            return
        dialect = self._context.dialect(dialect_name)
        if dialect is not None:
            for mnemonic in dialect.types if sigil == "!" else dialect.attributes:
                yield mnemonic, types.CompletionItemKind.Keyword, None, "0"

    def _aliases(self, sigil: str) -> Iterator[_Item]:
        parser = self._parser
        known = parser.type_aliases if sigil == "!" else parser.attribute_aliases
        prefix = "" if self._word[:1] == sigil else sigil
        for name, meaning in known.items():
            yield prefix + name, types.CompletionItemKind.Field, f"alias: {str(meaning)[:200]}", "2"


def _value_detail(value: Value) -> str:
    op = value.defining_op
    if op is None:
        block = value.parent_block
        arguments = () if block is None else block.arguments
        return f"arg #{arguments.index(value)}: {value.type}"
    several = ", ..." if len(op.results) > 1 else ""
    return f"{op.name}: {value.type}{several}"
