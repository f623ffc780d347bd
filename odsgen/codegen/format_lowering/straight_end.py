"""The end of a format whose usual text is a known number of tokens: `$lhs `,` $rhs attr-dict `:` type($result)`.

Optional parts are left out there, and each type is one token.  `parse` looks at all these tokens at once, and reads element
by by element what is written otherwise, or wrong.  An optional group between them that is there is read first, and the tokens
behind it are looked at instead; and so are operands of a variable number and a known type, as in `$memref `[` $indices `]``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.format_lowering.directives.lowering import parse_elements
from odsgen.codegen.format_lowering.directives.types import TypeLowering
from odsgen.codegen.format_lowering.op_parse import ParseMethod
from odsgen.codegen.python.expressions import (
    NONE,
    Assigned,
    Binary,
    Expression,
    Name,
    Part,
    Unpacked,
    all_of,
    compare,
    gathered,
    negated,
)
from odsgen.codegen.python.expressions import Literal as Constant
from odsgen.codegen.python.steps import Assign, AssignSeveral, If, Refuse, Step, Steps, Store
from odsgen.ods.model import Arity, OpDef, Operand, SegmentKind
from odsgen.ods.model.format import (
    AttrDictDirective,
    AttributeVariable,
    FormatElement,
    Literal,
    OIList,
    OperandVariable,
    OpFormat,
    OptionalGroup,
    PropertyVariable,
    TypeDirective,
    TypeSource,
    Whitespace,
    walk,
)

#: As many tokens as `parse` looks at: the parser has put so many empty ones behind the last token of the text.
MOST_TOKENS = 20

StraightToken = Literal | OperandVariable | TypeDirective


@dataclass(frozen=True, slots=True)
class Option:
    """An optional group that reads attributes alone, behind so many of the tokens."""

    group: OptionalGroup
    opening: str
    position: int


@dataclass(frozen=True, slots=True)
class OperandList:
    """Operands of a variable number, all of one type that the format knows, behind so many of the tokens."""

    operand: Operand
    position: int


@dataclass(frozen=True, slots=True)
class StraightEnd:
    """The elements from number `start` on, of which each of `tokens` is one token, one may be a list of operands, and the
    others are left out."""

    start: int
    tokens: tuple[StraightToken, ...]
    #: The tokens that, behind the last one, would begin a part that is left out.
    openings_behind: tuple[str, ...]
    #: Whether the attribute dictionary is one of the parts that are left out.
    leaves_out_attributes: bool
    options: tuple[Option, ...]
    list: OperandList | None = None


def straight_end(op: OpDef, format: OpFormat) -> StraightEnd | None:
    """The longest straight end of a format, if it has all operands."""
    tokens: list[StraightToken] = []  # from the last one on
    behind: list[str] = []
    options: list[tuple[OptionalGroup, str, int]] = []  # and how many tokens are behind each
    start = len(format.elements)
    for element in reversed(format.elements):
        following = tokens[-1] if tokens else None
        match element:
            case Whitespace():
                pass
            case Literal():
                tokens.append(element)
            case OperandVariable(operand=operand) if operand.arity is Arity.REQUIRED:
                tokens.append(element)
            case OperandVariable(operand=operand) if (
                following is not None and _is_list(operand, op, format) and not _lists(tokens)
            ):
                tokens.append(element)
            case TypeDirective(target=target) if (
                target.value is not None
                and target.value.arity is Arity.REQUIRED
                and not (isinstance(following, Literal) and following.text == "<")
            ):
                tokens.append(element)
            case _:
                openings = _openings(element)
                if openings is None or not _are_told_apart(openings, following):
                    break
                if following is None:
                    behind += openings
                elif isinstance(element, OptionalGroup):
                    options.append((element, openings[0], len(tokens)))
        start -= 1
    operands = [token.operand.index for token in tokens if isinstance(token, OperandVariable)]
    if not operands or sorted(operands) != list(range(len(op.operands))):
        return None
    if len(tokens) > MOST_TOKENS:
        return None
    tokens.reverse()
    first_type = next(
        (n for n, t in enumerate(tokens) if isinstance(t, TypeDirective)), len(tokens)
    )
    operand_list: OperandList | None = None
    for number in _lists(tokens):
        if number > first_type:
            return None
        operand_list = OperandList(_operand_of(tokens[number]), number)
    read_options = []
    for group, opening, count in reversed(options):
        position = len(tokens) - count
        if position <= first_type:
            is_behind = operand_list is not None and operand_list.position < position
            read_options.append(Option(group, opening, position - is_behind))
    return StraightEnd(
        start,
        tuple(token for number, token in enumerate(tokens) if number not in _lists(tokens)),
        tuple(dict.fromkeys(behind)),
        any(isinstance(element, AttrDictDirective) for element in format.elements[start:]),
        tuple(read_options),
        operand_list,
    )


def _is_list(operand: Operand, op: OpDef, format: OpFormat) -> bool:
    """Whether operands are of a variable number, which the operation does not keep, and their type is known."""
    types = format.operand_types[operand.index]
    is_known = types.source is TypeSource.BUILDABLE
    counts = op.operand_segments is SegmentKind.ATTRIBUTE
    return operand.arity is Arity.VARIADIC and is_known and not counts


def _lists(tokens: Sequence[StraightToken]) -> list[int]:
    """The numbers of those that are lists of operands."""
    return [
        number
        for number, token in enumerate(tokens)
        if isinstance(token, OperandVariable) and token.operand.arity is not Arity.REQUIRED
    ]


def _operand_of(token: StraightToken) -> Operand:
    assert isinstance(token, OperandVariable)
    return token.operand


def _openings(element: FormatElement) -> tuple[str, ...] | None:
    """The tokens one of which begins an optional part that reads attributes alone; None of any other part."""
    match element:
        case AttrDictDirective(with_keyword=with_keyword):
            return ("attributes" if with_keyword else "{",)
        case OptionalGroup(guard=Literal(text=text), else_elements=(), inverted=False):
            openings: tuple[str, ...] = (text,)
        case OIList(clauses=clauses):
            openings = tuple(clause.literal.text for clause in clauses)
        case _:
            return None
    attributes_only = (Literal, Whitespace, AttributeVariable, PropertyVariable)
    if all(isinstance(inner, attributes_only) for inner in walk(element.elements)):
        return openings
    return None


def _are_told_apart(openings: tuple[str, ...], following: StraightToken | None) -> bool:
    """Whether a token that is the following one begins none of the optional parts."""
    match following:
        case Literal(text=text):
            return text not in openings
        case TypeDirective():
            return not any(opening.isidentifier() for opening in openings)
        case OperandVariable(operand=operand):
            return operand.arity is Arity.REQUIRED  # a list may be empty
        case _:
            return True


class StraightParse:
    """The steps that read a straight end."""

    def __init__(self, end: StraightEnd, method: ParseMethod) -> None:
        self._end = end
        self._method = method

    def steps(self, ordinary: Steps) -> Steps | None:
        """The steps that look at all tokens at once, and else take the ordinary ones; None where types need more.

        After both, the operands and the types that the format names are known.
        """
        if self._is_asked_for_attributes():
            return None
        operand_tests = self._operand_tests()
        type_tests = self._type_tests()
        if operand_tests is None or type_tests is None:
            return None
        checks = self._method.checks()
        refusals = [step for step in checks if isinstance(step, Refuse)]
        if len(refusals) < len(checks):
            return None
        condition = all_of(
            (
                *self._literal_tests(),
                *self._tests_behind(),
                *type_tests,
                *(negated(refusal.condition) for refusal in refusals),
                *operand_tests,
            )
        )
        values = gathered(map(self._values, self._method.op.operands))
        no_attributes = Assign(names.ATTRIBUTES.id, NONE)
        usual = (
            Store(names.INDEX, _behind(_START, len(self._end.tokens))),
            Assign(names.OPERANDS.id, values),
            *((no_attributes,) if self._end.leaves_out_attributes else ()),
        )
        shared: Steps = ()
        own: Steps = ()
        if self._method.may_share_properties:
            shared = (self._method.shared_properties(),)
            own = (self._method.own_properties(),)
            ordinary = (*own, *ordinary)
        start: Steps = (Assign(_START.id, names.INDEX),)
        looks = self._looks(own)
        if len(looks) > 1:
            start = (Assign(_BEGIN.id, names.INDEX), Assign(_START.id, _BEGIN))
            ordinary = (Store(names.INDEX, _BEGIN), *ordinary)
        return (*shared, *start, *looks, If(condition, usual, ordinary))

    def _looks(self, own_properties: Steps) -> Steps:
        """The steps that look at the tokens, and read what is between them."""
        options, operand_list = self._end.options, self._end.list
        last = len(self._token_names())
        end = last if operand_list is None else operand_list.position
        steps = [
            *self._look(0, end),
            *(
                self._option(option, end, own_properties)
                for option in options
                if option.position < end
            ),
        ]
        if operand_list is not None:
            steps += [
                *self._read_list(operand_list),
                *self._look(end, last),
                *(
                    self._option(option, last, own_properties)
                    for option in options
                    if option.position >= end
                ),
            ]
        return tuple(steps)

    def _look(self, first: int, last: int) -> Steps:
        """The steps that bind the variables of some tokens."""
        found = self._token_names()[first:last]
        if len(found) == 1:
            return (Assign(found[0], names.TOKENS.item(_behind(_START, first))),)
        part = Part(names.TOKENS, _behind(_START, first), _behind(_START, last))
        return (AssignSeveral(found, part),) if found else ()

    def _read_list(self, operand_list: OperandList) -> Steps:
        """The steps that read a list of operands, and let the tokens behind it count from a later start."""
        operand, position = operand_list.operand, operand_list.position
        type = self._method.resolution.list_type(operand)
        read = names.PARSER.method("parse_known_operands_of_type", type)
        return (
            Store(names.INDEX, _behind(_START, position)),
            Assign(names.known_values(operand).id, read),
            self._count_from_here(position),
        )

    @staticmethod
    def _count_from_here(position: int) -> Step:
        """The step after which the next token is the one with this number."""
        start = Binary("-", names.INDEX, Constant(position)) if position else names.INDEX
        return Assign(_START.id, start)

    def _option(self, option: Option, end: int, own_properties: Steps) -> Step:
        """The step that reads an optional group that is there, and looks at the tokens behind it, up to number `end`."""
        method, position = self._method, option.position
        before = self._end.tokens[:position]
        here = _token_name(self._end.tokens[position], position)
        known = (
            compare(names.operand_token(token.operand), "in", names.PARSER.member("values"))
            for token in before
            if isinstance(token, OperandVariable)
        )
        opening = compare(here, "==", Constant(option.opening))
        with method.branch() as steps:
            parse_elements((option.group,), method)
        read: Steps = (
            *own_properties,
            Store(names.INDEX, _behind(_START, position)),
            *steps,
            self._count_from_here(position),
            *self._look(position, end),
        )
        is_list_known = self._list_tests() if self._is_behind_list(option) else ()
        return If(all_of((opening, *self._literal_tests(before), *known, *is_list_known)), read)

    def _is_behind_list(self, option: Option) -> bool:
        operand_list = self._end.list
        return operand_list is not None and operand_list.position <= option.position

    def _list_tests(self) -> tuple[Expression, ...]:
        operand_list = self._end.list
        return (
            () if operand_list is None else (names.known_values(operand_list.operand).is_given(),)
        )

    def _values(self, operand: Operand) -> Expression:
        """The value of a required operand, or those of the list."""
        if operand.arity is Arity.REQUIRED:
            return names.operand_value(operand)
        return Unpacked(names.known_values(operand))

    def _is_asked_for_attributes(self) -> bool:
        """Whether types follow from an attribute of an optional part."""
        return any(
            isinstance(element, AttributeVariable)
            and element.attribute.name in self._method.attribute_locals
            for element in walk(self._method.format.elements[self._end.start :])
        )

    # --- tokens -------------------------------------------------------------------------------------------------------

    @property
    def _looks_behind(self) -> bool:
        return bool(self._end.openings_behind) or not isinstance(self._end.tokens[-1], Literal)

    def _token_names(self) -> tuple[str, ...]:
        found = [_token_name(token, number).id for number, token in enumerate(self._end.tokens)]
        return (*found, *([_BEHIND.id] if self._looks_behind else ()))

    def _literal_tests(self, tokens: Sequence[StraightToken] | None = None) -> list[Expression]:
        """Each literal is there: of all tokens, or of the first ones."""
        return [
            compare(_token_name(token, number), "==", Constant(token.text))
            for number, token in enumerate(self._end.tokens if tokens is None else tokens)
            if isinstance(token, Literal)
        ]

    def _tests_behind(self) -> list[Expression]:
        """The token behind goes on with no part that is left out, nor with the last one: `%a#1`, `!dialect.type<…>`."""
        tests: list[Expression] = [
            compare(_BEHIND, "!=", Constant(opening)) for opening in self._end.openings_behind
        ]
        match self._end.tokens[-1]:
            case OperandVariable():
                first = Part(_BEHIND, None, Constant(1))
                tests.append(compare(first, "!=", Constant("#")))
            case TypeDirective():
                tests.append(compare(_BEHIND, "!=", Constant("<")))
        return tests

    # --- types and values ---------------------------------------------------------------------------------------------

    def _type_tests(self) -> list[Expression] | None:
        """Each type is known by its token, and is what its directive reads."""
        tests: list[Expression] = []
        for number, token in enumerate(self._end.tokens):
            if isinstance(token, TypeDirective):
                assert token.target.value is not None
                known = names.PARSER.member("token_types").method("get", _token_name(token, number))
                found = Assigned(names.type_name(token.target.value).id, known)
                test = TypeLowering(token).test(found, self._method)
                if test is None:
                    return None
                tests.append(test)
        return tests

    def _operand_tests(self) -> list[Expression] | None:
        """Each operand is a value that is defined before, of the type that the format gives it."""
        tests: list[Expression] = []
        for operand in self._method.op.operands:
            if operand.arity is not Arity.REQUIRED:
                tests += self._list_tests()
                continue
            type = self._method.resolution.single_type(operand)
            if type is None:
                return None
            value = names.operand_value(operand)
            known = names.PARSER.member("values").method("get", names.operand_token(operand))
            tests += [
                Assigned(value.id, known).is_given(),
                compare(value.member("type"), "is", type),
            ]
        return tests


_BEGIN = Name("begin")
_START = Name("start")
_BEHIND = Name("behind")


def _behind(start: Expression, count: int) -> Expression:
    """The index behind so many tokens."""
    return Binary("+", start, Constant(count)) if count else start


def _token_name(token: StraightToken, number: int) -> Name:
    """The variable of a token."""
    match token:
        case OperandVariable(operand=operand):
            return names.operand_token(operand)
        case TypeDirective(target=target):
            assert target.value is not None
            return names.type_text(target.value)
        case _:
            return Name(f"literal_{number}")
