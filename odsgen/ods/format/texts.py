"""The texts that elements of formats have, as far as they matter to a reader: how they begin, and what they could go on with.

A beginning is a token (`,`, `fast`) or, where there are many, the character or the name of its kind: `%` of operands, `^` of
successors, `@` of symbols, `#` of attributes and `!` of types of dialects, `<integer>`, `<float>`, `<string>`.  A text of which
nothing is known, as that of a hook, has no beginnings: nothing is said of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

Beginnings = frozenset[str]

NOTHING: Beginnings = frozenset()
COMMA: Beginnings = frozenset({","})
STRING: Beginnings = frozenset({"<string>"})
INTEGER: Beginnings = frozenset({"<integer>", "-"})
BOOL: Beginnings = frozenset({"true", "false"})
TYPE: Beginnings = frozenset(
    {"!", "(", "index", "none", "i1", "i8", "i16", "i32", "i64", "f16", "f32", "f64", "bf16"}
    | {"complex", "memref", "tensor", "tuple", "vector"}
)
ATTRIBUTE: Beginnings = frozenset(
    {"#", "@", "[", "{", "<float>", "affine_map", "affine_set", "array", "dense", "loc", "unit"}
    | STRING
    | INTEGER
    | BOOL
    | TYPE
)

#: How the attributes of a class begin.
OF_CLASS: Mapping[str, Beginnings] = {
    "AffineMapAttr": frozenset({"affine_map"}),
    "ArrayAttr": frozenset({"["}),
    "Attribute": ATTRIBUTE,
    "BoolAttr": BOOL,
    "DictionaryAttr": frozenset({"{"}),
    "FlatSymbolRefAttr": frozenset({"@"}),
    "FloatAttr": frozenset({"<float>"}) | INTEGER,
    "IntegerAttr": INTEGER | BOOL,
    "IntegerSetAttr": frozenset({"affine_set"}),
    "StringAttr": STRING,
    "SymbolRefAttr": frozenset({"@"}),
    "TypeAttr": TYPE,
    "TypedAttr": frozenset({"#", "<float>", "dense", "unit"}) | STRING | INTEGER | BOOL,
    "UnitAttr": frozenset({"unit"}),
}

#: The classes whose absence is seen from the first character; all others are looked for as any attribute.
TOLD_BY_CHARACTER = frozenset({"ArrayAttr", "FlatSymbolRefAttr", "StringAttr", "SymbolRefAttr"})


@dataclass(frozen=True, slots=True)
class Part:
    """The text of one element."""

    name: str  # in messages
    offset: int
    begins: Beginnings = NOTHING
    goes_on: Beginnings = NOTHING  # the reader takes these for more of it
    asks: Beginnings = NOTHING  # where it may be absent, the reader takes these for it
    may_be_empty: bool = False
    needs_some: str | None = (
        None  # why no text cannot be read, and what to do, where it may be empty
    )
    remedy: str | None = None
    ends_in_word: bool = False
    brings_blank: bool = False  # a blank is printed before it, whatever the format says

    @property
    def begins_with_word(self) -> bool:
        return not self.brings_blank and any(
            t == "<integer>" or t[0].isalpha() or t[0] == "_" for t in self.begins
        )


@dataclass(frozen=True, slots=True)
class Group:
    """One text or another; the reader decides by what stands there."""

    name: str
    offset: int
    asks: Beginnings
    then: tuple[Text, ...]
    otherwise: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Clauses:
    """Texts in any order, each after its keyword."""

    offset: int
    clauses: Mapping[str, tuple[Text, ...]]


@dataclass(frozen=True, slots=True)
class Joint:
    """No blank between the texts around it."""

    offset: int


@dataclass(frozen=True, slots=True)
class Fault:
    """Something else for which a text cannot be read back."""

    message: str
    hint: str
    offset: int
    warning: str  # the name of what is told


Text = Part | Group | Clauses | Joint | Fault


def as_given(text: Text) -> Text:
    """The text of what a group begins with: it is there when the group is."""
    if isinstance(text, Part):
        return Part(
            text.name, text.offset, text.begins, text.goes_on, ends_in_word=text.ends_in_word
        )
    return text


@dataclass(frozen=True, slots=True)
class Finding:
    """A text that would not be read as it was written."""

    message: str
    hint: str
    offset: int
    warning: str  # its name

    @property
    def is_of_empty_list(self) -> bool:
        """Whether a list of nothing cannot be read."""
        return self.warning == "empty-list"


Following = Mapping[str, str]
"""The beginnings of what may come next, each with the element that begins so."""


@dataclass(slots=True)
class Reading:
    """One walk over the texts of a format, from its end to its begin."""

    findings: list[Finding] = field(default_factory=list)

    def sequence(self, texts: Iterable[Text], following: Following) -> Following:
        """The beginnings of texts that stand one after another."""
        ordered = tuple(texts)
        self._joints(ordered)
        for text in reversed(ordered):
            match text:
                case Part():
                    following = self._part(text, following)
                case Group():
                    following = self._group(text, following)
                case Clauses():
                    following = self._clauses(text, following)
                case Fault():
                    self._report(text.message, text.hint, text.offset, text.warning)
                case Joint():
                    pass
        return following

    def _report(self, message: str, hint: str, offset: int, warning: str) -> None:
        self.findings.append(Finding(message, hint, offset, warning))

    def _part(self, part: Part, following: Following) -> Following:
        for token in sorted(part.goes_on & following.keys()):
            self._report(
                f"{part.name} goes on over the `{token}` that comes after it",
                f"put {part.name} in brackets, or another literal behind it",
                part.offset,
                "greedy-element",
            )
        if part.needs_some is not None:
            self._report(part.needs_some, part.remedy or "", part.offset, "empty-list")
        if part.may_be_empty:
            self._absent(part.name, part.asks, following, part.offset)
        begins = dict.fromkeys(part.begins, part.name)
        return {**following, **begins} if part.may_be_empty else begins

    def _group(self, group: Group, following: Following) -> Following:
        then = self.sequence(group.then, following)
        otherwise = self.sequence(group.otherwise, following)
        self._absent(group.name, group.asks, otherwise, group.offset)
        return {**otherwise, **then}

    def _clauses(self, clauses: Clauses, following: Following) -> Following:
        keywords = {keyword: f"the clause '{keyword}'" for keyword in clauses.clauses}
        self._absent("a clause", frozenset(keywords), following, clauses.offset)
        after = {**following, **keywords}
        for texts in clauses.clauses.values():
            self.sequence(texts, after)
        return after

    def _absent(self, name: str, asks: Beginnings, following: Following, offset: int) -> None:
        """Report that the next text may begin like an element that is not there."""
        clashes = sorted(asks & following.keys(), key=lambda token: (token[0] != "<", token))
        if not clashes:
            return
        token, other = clashes[0], following[clashes[0]]
        if other == f"`{token}`":
            taken = f"the next {other}"
        else:
            taken = f"{other}, which may begin with {_described(token.strip('<>'))} too,"
        self._report(
            f"where {name} is left out, {taken} is read in its place",
            "begin one of them with a literal of its own: (`literal` …)?",
            offset,
            "ambiguous-absence",
        )

    def _joints(self, texts: tuple[Text, ...]) -> None:
        for before, joint, after in zip(texts, texts[1:], texts[2:], strict=False):
            if (
                isinstance(joint, Joint)
                and isinstance(before, Part)
                and isinstance(after, Part)
                and before.ends_in_word
                and after.begins_with_word
            ):
                self._report(
                    f"{before.name} and {after.name} are printed without a blank between them, and read as one word",
                    "leave out the empty literal",
                    joint.offset,
                    "joined-words",
                )


def _described(token: str) -> str:
    if token in ("integer", "float", "string"):
        return f"{'an' if token == 'integer' else 'a'} {token}"
    return f"`{token}`"
