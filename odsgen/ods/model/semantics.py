"""Semantics of operations: typed expressions over its operands and attributes (docs/reference/semantics.md).

Integers are exact, as in mathematics: an operand is read as an unsigned number, `signed` reads its bits in two's
complement, and a result keeps the low bits of what is computed.  So no overflow is hidden in a condition.  Folding, the
interpreter, reference pages, tests and proofs all read these trees.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum


class Sort(Enum):
    """The kind of a value."""

    BITS = "integer of a fixed width"  # 0 up to 2 to the power of the width; an INTEGER, too
    INTEGER = "integer"
    CONDITION = "condition"
    FLOAT = "float"
    COMPLEX = "complex number"  # a pair of floats of one format
    NUMBER = "integer or float"  # as types decide, which `is_float` tells
    VALUE = "value of any type"  # only chosen among, never looked into
    ENUM = "case or flags of an enum"
    TYPE = "value whose type counts"
    LIST = "any number of values"  # a variadic operand


@dataclass(frozen=True, slots=True)
class Read:
    """An operand, result or attribute."""

    name: str
    sort: Sort


@dataclass(frozen=True, slots=True)
class TypeOf:
    """The type of an operand, result or attribute."""

    name: str
    sort = Sort.TYPE


@dataclass(frozen=True, slots=True)
class Local:
    """A name of `let`."""

    name: str
    sort: Sort


@dataclass(frozen=True, slots=True)
class Number:
    """A literal."""

    value: int | float | bool
    sort: Sort


@dataclass(frozen=True, slots=True)
class IsCase:
    """Whether an enum attribute is one of some cases."""

    attribute: str
    cases: tuple[str, ...]
    sort = Sort.CONDITION


@dataclass(frozen=True, slots=True)
class HasFlag:
    """Whether a bit of an enum attribute is set."""

    attribute: str
    flag: str
    sort = Sort.CONDITION


@dataclass(frozen=True, slots=True)
class Choose:
    """One of two values."""

    condition: Term
    when_true: Term
    when_false: Term
    sort: Sort


@dataclass(frozen=True, slots=True)
class Apply:
    """A function or operator of the table `odsgen.ods.library.semantic_functions`."""

    function: str
    arguments: tuple[Term, ...]
    sort: Sort


@dataclass(frozen=True, slots=True)
class Reduce:
    """A function of two values, applied to all values of a variadic operand from the first to the last."""

    function: str
    operand: str
    sort: Sort


Term = Read | TypeOf | Local | Number | IsCase | HasFlag | Choose | Apply | Reduce

#: Functions that tell apart what types decide: from here on, the operand is an integer, or a float.
TYPE_TESTS = frozenset({"is_float", "is_unsigned"})


class Folding(Enum):
    """Which constant operands give constant results."""

    CONSTANTS = "constants"
    NUMBERS = "numbers"  # no poison
    SCALAR_POISON = "scalar_poison"  # poison only as a scalar
    SCALARS = "scalars"  # no vectors and tensors, either
    SPLATS = "splats"  # those, too, if all elements are one number
    EVERY_INDEX_WIDTH = "every_index_width"  # those with one result for 32 and 64 bits
    NEVER = "never"


@dataclass(frozen=True, slots=True)
class Exclusion:
    """A condition under which there is no result, with its reason."""

    reason: str
    condition: Term
    text: str
    #: Whether folding believes that it does not happen, as where a flag promises it (`nsw`).
    is_promise: bool = False


@dataclass(frozen=True, slots=True)
class Semantics:
    """The results of an operation, computed from `inputs`."""

    inputs: tuple[tuple[str, Sort], ...]  # operands and attributes that are read
    lets: tuple[tuple[str, Term], ...]
    results: tuple[tuple[str, Term], ...]
    poison: tuple[Exclusion, ...] = ()
    undefined: tuple[Exclusion, ...] = ()
    unsupported: tuple[Exclusion, ...] = ()  # where the results are not described
    requires: tuple[Exclusion, ...] = ()  # what verification guarantees of the types
    elementwise: bool = False
    folding: Folding = Folding.CONSTANTS
    #: What `let` names and the results, as the spec writes them, for documentation.
    texts: tuple[tuple[str, str], ...] = ()

    @property
    def chosen(self) -> tuple[str, str] | None:
        """The two operands of which the result is one; poison in the other does not matter."""
        match self.results:
            case ((_, Choose(when_true=Read(name=first), when_false=Read(name=second))),):
                return first, second
        return None

    def local(self, name: str) -> Term:
        """The term that a name of `let` stands for."""
        return dict(self.lets)[name]


def subterms(term: Term) -> Iterator[Term]:
    """The term and all that it consists of, without what `let` names."""
    yield term
    if isinstance(term, Apply):
        for argument in term.arguments:
            yield from subterms(argument)
    elif isinstance(term, Choose):
        for part in (term.condition, term.when_true, term.when_false):
            yield from subterms(part)


def reads(term: Term, semantics: Semantics) -> frozenset[str]:
    """The operands, results and attributes that a term depends on, through `let` too."""
    found: set[str] = set()
    for part in subterms(term):
        if isinstance(part, Read):
            found.add(part.name)
        elif isinstance(part, Reduce):
            found.add(part.operand)
        elif isinstance(part, (IsCase, HasFlag)):
            found.add(part.attribute)
        elif isinstance(part, Local):
            found |= reads(semantics.local(part.name), semantics)
    return frozenset(found)


def width_of(term: Term, semantics: Semantics) -> Term:
    """The number of bits of a term of the sort BITS, as a term."""
    match term:
        case Read(name=name):
            return Apply("width", (TypeOf(name),), Sort.INTEGER)
        case Local(name=name):
            return width_of(semantics.local(name), semantics)
        case Choose(when_true=chosen):
            return width_of(chosen, semantics)
        case Apply(function="wrap", arguments=(_, width)):
            return width
        case Apply(function="bits", arguments=(_, _, width)):
            return width
        case Apply(function="concat", arguments=(high, low)):
            widths = (width_of(high, semantics), width_of(low, semantics))
            return Apply("+", widths, Sort.INTEGER)
        case Apply(function="float_bits", arguments=(number,)):
            return Apply("width", (format_of(number, semantics),), Sort.INTEGER)
        case Apply(arguments=(first, *_)):
            return width_of(first, semantics)
    raise TypeError(f"{term} has no width")


def format_of(term: Term, semantics: Semantics) -> TypeOf:
    """The operand, result or attribute whose type is that of a float, or of the parts of a complex number."""
    match term:
        case Read(name=name):
            return TypeOf(name)
        case Local(name=name):
            return format_of(semantics.local(name), semantics)
        case Choose(when_true=chosen):
            return format_of(chosen, semantics)
        case Apply(arguments=(*_, TypeOf() as like)):
            return like
        case Apply(function="re" | "im", arguments=(number,)):
            return format_of(number, semantics)
        case Apply(arguments=arguments):
            first = next(a for a in arguments if a.sort is Sort.FLOAT)
            return format_of(first, semantics)
    raise TypeError(f"{term} has no float format")
