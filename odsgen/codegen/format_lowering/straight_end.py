"""The end of a format whose usual text is a known number of tokens: `$lhs `,` $rhs attr-dict `:` type($result)`.

Optional parts are left out there, and each type is one token.  `parse` looks at all these tokens at once, and reads element
by element what is written otherwise, or wrong.  An optional group between them that is there is read first, and the tokens
behind it are looked at instead.
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
    all_of,
    compare,
    negated,
    tuple_of,
)
from odsgen.codegen.python.expressions import Literal as Constant
from odsgen.codegen.python.steps import Assign, AssignSeveral, If, Refuse, Step, Steps, Store
from odsgen.ods.model import Arity, OpDef
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
class StraightEnd:
    """The elements from number `start` on, of which each of `tokens` is one token and the others are left out."""

    start: int
    tokens: tuple[StraightToken, ...]
    #: The tokens that, behind the last one, would begin a part that is left out.
    openings_behind: tuple[str, ...]
    #: Whether the attribute dictionary is one of the parts that are left out.
    leaves_out_attributes: bool
    options: tuple[Option, ...]


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
    return StraightEnd(
        start,
        tuple(reversed(tokens)),
        tuple(dict.fromkeys(behind)),
        any(isinstance(element, AttrDictDirective) for element in format.elements[start:]),
        tuple(
            Option(group, opening, len(tokens) - count)
            for group, opening, count in reversed(options)
            if not any(isinstance(token, TypeDirective) for token in tokens[count:])
        ),
    )


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
        values = tuple_of(names.operand_value(operand) for operand in self._method.op.operands)
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
        options = tuple(self._option(option, own) for option in self._end.options)
        if options:
            start = (Assign(_BEGIN.id, names.INDEX), Assign(_START.id, _BEGIN))
            ordinary = (Store(names.INDEX, _BEGIN), *ordinary)
        return (
            *shared,
            *start,
            AssignSeveral(self._token_names(), self._next_tokens(_START)),
            *options,
            If(condition, usual, ordinary),
        )

    def _option(self, option: Option, own_properties: Steps) -> Step:
        """The step that reads an optional group that is there, and looks at the tokens behind it."""
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
        start = Binary("-", names.INDEX, Constant(position)) if position else names.INDEX
        rest = AssignSeveral(self._token_names()[position:], self._next_tokens(_START, position))
        return If(
            all_of((opening, *self._literal_tests(before), *known)),
            (
                *own_properties,
                Store(names.INDEX, _behind(_START, position)),
                *steps,
                Assign(_START.id, start),
                rest,
            ),
        )

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

    def _next_tokens(self, start: Expression, first: int = 0) -> Expression:
        """The tokens from number `first` on, and the one behind the last one if it is looked at."""
        looked_at = len(self._end.tokens) + (1 if self._looks_behind else 0)
        return Part(names.TOKENS, _behind(start, first), _behind(start, looked_at))

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
