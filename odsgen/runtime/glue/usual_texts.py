"""Reads operations that are written as usual, in one look at their tokens::

    @classmethod
    @usual_text("%lhs , %rhs : !result", "result")
    def parse(cls, parser: Parser, location: LocationToken) -> Self:

Each token is the name of a value that is defined before, a type that was read before, or a literal; optional parts are left
out.  What is written otherwise, or wrong, the decorated function reads element by element.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeAlias, TypeVar

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.glue.constraints import Constraint, TypeConstraint
from odsgen.runtime.glue.formats import parse_stripped_attribute
from odsgen.runtime.ir.construction import simple_operation

if TYPE_CHECKING:
    from typing import Protocol

    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import LocationToken, Value
    from odsgen.runtime.parser import Parser

    OpT = TypeVar("OpT", bound=Operation)

    class UsualEnd(Protocol):
        """Reads the end of an operation of a class; None, with nothing taken, where it is written otherwise."""

        def __call__(
            self,
            op_class: type[OpT],
            parser: Parser,
            location: LocationToken,
            properties: dict[str, Any] | None = None,
            attributes: dict[str, Attribute] | None = None,
            /,
        ) -> OpT | None: ...


#: Reads an operation of a class from a parser, with its location.
Parse: TypeAlias = Callable[..., Any]
ParseT = TypeVar("ParseT", bound=Parse)
#: A type of the text by its name, what a function makes of it, or a type that is always the same.
TypeSource: TypeAlias = str | tuple[str, Callable[[Any], Type]] | Type
#: What makes a type of that of the text; None where it is that one.
Derived: TypeAlias = Callable[[Any], Type | None] | None
#: The number of a type in the text, what is made of it, and the type that is always the same.
Source: TypeAlias = tuple[int | None, Callable[[Any], Type] | None, Type | None]
Test: TypeAlias = Constraint[Any] | None
#: The keyword before an attribute in brackets, the name of the attribute, and its class.
Option: TypeAlias = tuple[str, str, type[Attribute]]
_NO_OPTION: Option = (" ", "", Attribute)  # a blank is no token
Accepted: TypeAlias = Sequence[Constraint[Any] | type[Type] | None]


def usual_text(
    text: str,
    result: TypeSource | None = None,
    operands: Mapping[str, TypeSource] | None = None,
    *,
    accepted: Accepted = (),
    behind: tuple[str, ...] = (),
    option: Option | None = None,
) -> Callable[[ParseT], ParseT]:
    """Let a method `parse` look for a text first.

    `%` is before an operand, and `*` behind one that is a list; `!` is before a type.  The type of an operand is that with its
    name, or the only one in the text, if ``operands`` does not say another.  All of them stand in ``operands``, in their
    order, where the text has another.  ``accepted`` says what each type has to be, ``behind`` with which tokens a
    text that begins so would go on, and ``option`` which attribute may be before the colon.
    """

    def with_usual_text(parse: ParseT) -> ParseT:
        found: Any = _reader(parse, text, result, operands, accepted, behind, option)
        found.__wrapped__ = parse
        found.__name__, found.__qualname__ = parse.__name__, parse.__qualname__
        return found  # type: ignore[no-any-return]

    return with_usual_text


def usual_end(
    text: str,
    result: TypeSource | None = None,
    operands: Mapping[str, TypeSource] | None = None,
    *,
    accepted: Accepted = (),
    behind: tuple[str, ...] = (),
    option: Option | None = None,
) -> UsualEnd:
    """The function that looks for a text, with the parameters of `usual_text`, behind what a method `parse` has read."""
    return _reader(_no_operation, text, result, operands, accepted, behind, option)


def _no_operation(*_: object) -> None:
    """Gives None to a `parse` where another text is written."""


def _reader(
    otherwise: Parse,
    text: str,
    result: TypeSource | None,
    operands: Mapping[str, TypeSource] | None,
    accepted: Accepted,
    behind: tuple[str, ...],
    option: Option | None,
) -> Parse:
    words = text.split()
    literals = [word for word in words if word[0] not in "%!"]
    types = [word[1:] for word in words if word[0] == "!"]
    places = {word[1:].rstrip("*"): index for index, word in enumerate(words) if word[0] == "%"}
    given = operands or {}
    order = list(given if len(given) == len(places) else places)
    sources = [
        given[name] if name in given else name if name in types else types[0] for name in order
    ]
    tests = [_constraint(test) for test in accepted or (None,) * len(types)]
    if words[-1][0] == "!":
        behind += ("<",)
        shape = "".join("*" if w[-1] == "*" else w[0] if w[0] in "%!" else " " for w in words)
        if order == list(places):
            found = _of_shape(
                otherwise, shape, literals, sources, result, types, tests, behind, option
            )
            if found is not None:
                return found
    return _any(
        otherwise,
        words,
        tests,
        [(places[name], _source(of, types)) for name, of in zip(order, sources, strict=True)],
        (None, None, None) if result is None else _source(result, types),
        behind,
    )


def _of_shape(
    otherwise: Parse,
    shape: str,
    literals: Sequence[str],
    sources: Sequence[TypeSource],
    result: TypeSource | None,
    types: Sequence[str],
    tests: Sequence[Test],
    behind: tuple[str, ...],
    option: Option | None,
) -> Parse | None:
    """The function for one of the shapes that most texts have, with a type from which all others follow."""
    type, test = types[0], tests[0]
    ways = [_way(source, type) for source in sources]
    result_of = _no_type if result is None else _way(result, type)
    if isinstance(result, Type):
        result_of = partial(_same, result)
    if "*" in shape:
        from odsgen.runtime.glue.element_texts import text_of_element

        return text_of_element(
            otherwise, shape, literals, sources, ways, result, result_of, types, tests, behind
        )
    match shape, ways:
        case "% ! !", [None] if result == types[1]:
            return _cast(otherwise, literals, test, tests[1], behind, option)
        case _ if result_of is elsewhere:
            return None
        case "% !", [None]:
            return _one(otherwise, literals[0], result_of, test, behind, option)
        case "% % !", [None, None]:
            return _two(otherwise, literals, None, result_of, test, behind, option)
        case "% % !", [None, _] if isinstance(sources[1], Type):
            return _two(otherwise, literals, sources[1], result_of, test, behind, None)
        case "% % % !", [first_of, None, None] if first_of is not elsewhere:
            return _three(otherwise, literals, first_of, result_of, test, behind)
    return None


def _constraint(test: Constraint[Any] | type[Type] | None) -> Test:
    if test is None or isinstance(test, Constraint):
        return test
    return TypeConstraint(test.__name__, lambda type: isinstance(type, test))


def _way(source: TypeSource, name: str) -> Derived:
    """Gives what makes a type of the one with that name; `elsewhere` if it comes from somewhere else."""
    if source == name:
        return None
    return source[1] if isinstance(source, tuple) and source[0] == name else elsewhere


def _no_type(type: Type) -> None:
    """That of the result of an operation that has none."""


def _same(result: Type, type: Type) -> Type:
    """That of a result whose type is always the same."""
    return result


def elsewhere(type: Type) -> Type | None:
    raise AssertionError


def _source(source: TypeSource, types: Sequence[str]) -> Source:
    """Where a type comes from, by numbers."""
    if isinstance(source, str):
        return types.index(source), None, None
    if isinstance(source, tuple):
        return types.index(source[0]), source[1], None
    return None, None, source


def _one(
    otherwise: Parse,
    colon: str,
    result_of: Derived,
    test: Test,
    behind: tuple[str, ...],
    option: Option | None,
) -> Parse:
    """`%a : !t`, from which the type of the result follows."""
    keyword, option_name, option_class = option or _NO_OPTION

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        start = parser.index
        name, literal, type_text, following = parser.tokens[start : start + 4]
        end = start + 3
        if literal == keyword and name in parser.values:
            properties = properties or op_class.DEFAULT_PROPERTIES.copy()
            parser.index = start + 2
            properties[option_name] = parse_stripped_attribute(parser, option_class)
            end = parser.index + 2
            literal, type_text, following = parser.tokens[end - 2 : end + 1]
        if (
            literal == colon
            and following not in behind
            and (type := parser.token_types.get(type_text)) is not None
            and (test is None or test[type])
            and (value := parser.values.get(name)) is not None
            and value.type is type
        ):
            parser.index = end
            result = type if result_of is None else result_of(type)
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, (value,), result, properties, attributes, location, awaited
            )
        parser.index = start
        return otherwise(op_class, parser, location)

    return read


def _cast(
    otherwise: Parse,
    literals: Sequence[str],
    test: Test,
    result_test: Test,
    behind: tuple[str, ...],
    option: Option | None,
) -> Parse:
    """`%a : !t to !u`, which is the type of the result."""
    colon, to = literals
    keyword, option_name, option_class = option or _NO_OPTION

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        start = parser.index
        name, literal, type_text, before_result, result_text, following = parser.tokens[
            start : start + 6
        ]
        end = start + 5
        if literal == keyword and name in parser.values:
            properties = properties or op_class.DEFAULT_PROPERTIES.copy()
            parser.index = start + 2
            properties[option_name] = parse_stripped_attribute(parser, option_class)
            end = parser.index + 4
            literal, type_text, before_result, result_text, following = parser.tokens[
                end - 4 : end + 1
            ]
        if (
            literal == colon
            and before_result == to
            and following not in behind
            and (type := parser.token_types.get(type_text)) is not None
            and (test is None or test[type])
            and (result := parser.token_types.get(result_text)) is not None
            and (result_test is None or result_test[result])
            and (value := parser.values.get(name)) is not None
            and value.type is type
        ):
            parser.index = end
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, (value,), result, properties, attributes, location, awaited
            )
        parser.index = start
        return otherwise(op_class, parser, location)

    return read


def _two(
    otherwise: Parse,
    literals: Sequence[str],
    rhs_type: Type | None,
    result_of: Derived,
    test: Test,
    behind: tuple[str, ...],
    option: Option | None,
) -> Parse:
    """`%a , %b : !t`, from which the type of the result follows; that of `%b` may always be the same."""
    comma, colon = literals
    keyword, option_name, option_class = option or _NO_OPTION

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        start = parser.index
        lhs_name, literal, rhs_name, before_type, type_text, following = parser.tokens[
            start : start + 6
        ]
        end = start + 5
        if (
            before_type == keyword
            and literal == comma
            and lhs_name in parser.values
            and rhs_name in parser.values
        ):
            properties = properties or op_class.DEFAULT_PROPERTIES.copy()
            parser.index = start + 4
            properties[option_name] = parse_stripped_attribute(parser, option_class)
            end = parser.index + 2
            before_type, type_text, following = parser.tokens[end - 2 : end + 1]
        if (
            literal == comma
            and before_type == colon
            and following not in behind
            and (type := parser.token_types.get(type_text)) is not None
            and (test is None or test[type])
            and (lhs := parser.values.get(lhs_name)) is not None
            and lhs.type is type
            and (rhs := parser.values.get(rhs_name)) is not None
            and rhs.type is (rhs_type or type)
        ):
            parser.index = end
            result = type if result_of is None else result_of(type)
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, (lhs, rhs), result, properties, attributes, location, awaited
            )
        parser.index = start
        return otherwise(op_class, parser, location)

    return read


def _three(
    otherwise: Parse,
    literals: Sequence[str],
    first_of: Derived,
    result_of: Derived,
    test: Test,
    behind: tuple[str, ...],
) -> Parse:
    """`%a , %b , %c : !t`, from which those of the first operand and of the result follow."""
    after_first, comma, colon = literals

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        start = parser.index
        (
            first_name,
            literal,
            lhs_name,
            second_literal,
            rhs_name,
            before_type,
            type_text,
            following,
        ) = parser.tokens[start : start + 8]
        if (
            literal == after_first
            and second_literal == comma
            and before_type == colon
            and following not in behind
            and (type := parser.token_types.get(type_text)) is not None
            and (test is None or test[type])
            and (first := parser.values.get(first_name)) is not None
            and first.type is (type if first_of is None else first_of(type))
            and (lhs := parser.values.get(lhs_name)) is not None
            and lhs.type is type
            and (rhs := parser.values.get(rhs_name)) is not None
            and rhs.type is type
        ):
            parser.index = start + 7
            result = type if result_of is None else result_of(type)
            properties = properties or op_class.DEFAULT_PROPERTIES
            awaited = parser.awaited
            return simple_operation(
                op_class, (first, lhs, rhs), result, properties, attributes, location, awaited
            )
        return otherwise(op_class, parser, location)

    return read


def _any(
    otherwise: Parse,
    words: Sequence[str],
    tests: Sequence[Test],
    operands: Sequence[tuple[int, Source]],
    result: Source,
    behind: tuple[str, ...],
) -> Parse:
    """Any other text; a list of operands is of a type that is always the same."""
    lists = [index for index, word in enumerate(words) if word[0] == "%" and word[-1] == "*"]
    list_at = lists[0] if lists else len(words)
    list_type = next((fixed for place, (_, _, fixed) in operands if place in lists), None)
    rest = len(words) - list_at  # with the token behind, in the place of the list
    if not lists:
        list_at, rest = list_at + 1, 0
    single = [word for index, word in enumerate(words) if index not in lists]
    ends_with_value = words[-1][0] == "%"
    literals = [index for index, word in enumerate(single) if word[0] not in "%!"]
    literals_of = itemgetter(*literals) if literals else (lambda found: None)
    wanted = literals_of(single)
    type_places = (index for index, word in enumerate(single) if word[0] == "!")
    types_tested = tuple(zip(type_places, tests, strict=True))
    sources = tuple(
        (-1 if place in lists else place - (place > list_at), source) for place, source in operands
    )
    result_number, result_of, result_type = result

    def read(op_class, parser, location, properties=None, attributes=None):  # type: ignore[no-untyped-def]
        tokens = parser.tokens
        start = parser.index
        end = start + list_at
        found = tokens[start:end]
        listed = ()
        if list_type is not None:
            parser.index = end
            listed = parser.parse_known_operands_of_type(list_type)
            end = parser.index
            parser.index = start
            if listed is None:
                return otherwise(op_class, parser, location)
            found += tokens[end : end + rest]
            end += rest
        following = found[-1]
        if literals_of(found) != wanted or following in behind:
            return otherwise(op_class, parser, location)
        if ends_with_value and following[:1] == "#":
            return otherwise(op_class, parser, location)
        types = []
        for place, test in types_tested:
            type = parser.token_types.get(found[place])
            if type is None or (test is not None and not test[type]):
                return otherwise(op_class, parser, location)
            types.append(type)
        values = parser.values
        operands: list[Value] = []
        for place, (number, derived, type) in sources:
            if place < 0:
                operands += listed
                continue
            if number is not None:
                type = types[number] if derived is None else derived(types[number])
            value = values.get(found[place])
            if value is None or value.type is not type:
                return otherwise(op_class, parser, location)
            operands.append(value)
        parser.index = end - 1
        type = result_type
        if result_number is not None:
            type = types[result_number] if result_of is None else result_of(types[result_number])
        properties = properties or op_class.DEFAULT_PROPERTIES
        awaited = parser.awaited
        return simple_operation(
            op_class, tuple(operands), type, properties, attributes, location, awaited
        )

    return read
