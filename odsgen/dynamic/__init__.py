"""Operations, types and attributes that a program defines while it runs (Defining Dialects, "Defining an Extensible dialect").

They are added to a dialect that is extensible: one whose spec says so, or a new one, ``Dialect("mine", extensible=True)``.
What a spec can say, `odsgen.codegen.load_in_memory` defines better; these definitions need no spec and no generator.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, Self

from odsgen.runtime.base.attribute import Attribute, AttrOrType, Type, construct
from odsgen.runtime.base.parameters import several, shown
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.operation_state import OperationState
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.rewriting.pattern import RewritePattern
    from odsgen.runtime.ir.value import LocationToken
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen.runtime.registry.dialect import Dialect

    #: Called with an operation; raises ``op.op_error(…)``.
    OperationCheck = Callable[[Operation], None]
    OperationParser = Callable[[Parser, OperationState[Any]], None]
    OperationPrinter = Callable[[Operation, AsmPrinter], None]
    OperationFold = Callable[[Any, Sequence[Attribute | None]], Sequence[Any] | None]
    #: Called with the parameters; raises ValueError.
    ParameterCheck = Callable[[tuple[Attribute, ...]], None]
    ParameterParser = Callable[[Parser], Sequence[Attribute]]
    ParameterPrinter = Callable[[AsmPrinter, tuple[Attribute, ...]], str]


# --- operations -------------------------------------------------------------------------------------------------------


class DynamicOperation(Operation):
    """The base of operations that are defined at run time; all their attributes are discardable."""

    __slots__ = ()

    @classmethod
    def parse(cls, parser: Parser, location: LocationToken) -> Operation:
        """Read the custom form; without a parser there is only the generic form."""
        raise parser.error("dynamic operation do not define any parser function")


def define_operation(
    dialect: Dialect,
    name: str,
    *,
    verify: OperationCheck | None = None,
    verify_regions: OperationCheck | None = None,
    parse: OperationParser | None = None,
    print: OperationPrinter | None = None,
    fold: OperationFold | None = None,
    canonicalization_patterns: Callable[[], Iterable[RewritePattern]] | None = None,
    traits: Iterable[Any] = (),
) -> type[DynamicOperation]:
    """Add an operation to an extensible dialect; ``name`` is the one behind the dialect's.

    Raises ValueError for a name that cannot be written, and if the dialect is not extensible or has the operation
    already.
    """
    _check_extensible(dialect, name)
    members: dict[str, Any] = {
        "__slots__": (),
        "__doc__": f"The operation {dialect.name}.{name}.",
        "OPERATION_NAME": f"{dialect.name}.{name}",
        "TRAITS": frozenset(traits),
    }
    if verify is not None:
        members["verify_invariants"] = verify
    if verify_regions is not None:
        members["verify_regions"] = verify_regions
    if parse is not None:
        members["parse"] = classmethod(_parser_of(parse))
    if print is not None:
        members["print"] = print
    if fold is not None:
        members["fold"] = fold
    if canonicalization_patterns is not None:
        members["canonicalization_patterns"] = staticmethod(canonicalization_patterns)
    op_class = type(_class_name(name, "Op"), (DynamicOperation,), members)
    dialect.add_operation(op_class)
    return op_class


def _parser_of(parse: OperationParser) -> Callable[..., Operation]:
    def read(cls: type[DynamicOperation], parser: Parser, location: LocationToken) -> Operation:
        state = OperationState(cls, location)
        parse(parser, state)
        return state.finish(parser)

    return read


# --- types and attributes ---------------------------------------------------------------------------------------------


class _Dynamic(AttrOrType):
    """Parameters that are attributes, whatever they mean."""

    __slots__ = ("params",)

    _interned: ClassVar[dict[tuple[Attribute, ...], Any]]
    _check: ClassVar[ParameterCheck | None]
    _read: ClassVar[ParameterParser | None]
    _write: ClassVar[ParameterPrinter | None]

    def __init__(self, params: tuple[Attribute, ...]) -> None:
        self.params: Final = params

    @classmethod
    def get(cls, params: Sequence[Attribute] = ()) -> Self:
        """The one with these parameters; raises ValueError if the definition refuses them."""
        if "_interned" not in vars(cls):
            raise TypeError(
                f"{cls.__name__} is no definition: ask the class that `define_type` or `define_attribute` gave"
            )
        key = several("the parameters", params)
        try:
            found: Self | None = cls._interned.get(key)
        except TypeError:  # no hash, told below
            found = None
        if found is not None:
            return found
        for param in key:
            if not isinstance(param, Attribute):
                raise TypeError(
                    f"the parameters of '{cls.MNEMONIC}' are attributes, got {shown(param)}"
                )
        if cls._check is not None:
            cls._check(key)
        made: Self = cls._interned.setdefault(key, construct(cls, key))
        return made

    @classmethod
    def parse(cls, parser: Parser) -> Self:
        """`<parameter, …>`, or what the definition's own parser reads."""
        start = parser.index
        if cls._read is not None:
            params = cls._read(parser)
        else:
            params = parser.parse_comma_separated_list(
                parser.parse_attribute, Delimiter.OPTIONAL_LESS_GREATER
            )
        try:
            return cls.get(params)
        except ValueError as error:
            raise parser.error(str(error), start) from None

    def parameters(self) -> tuple[tuple[Attribute, ...]]:
        """The parameters, which are one to `get`."""
        return (self.params,)

    def print_parameters(self, printer: AsmPrinter) -> str:
        """`<parameter, …>`, or what the definition's own printer writes."""
        write = type(self)._write
        if write is not None:
            return write(printer, self.params)
        if not self.params:
            return ""
        return f"<{', '.join([printer.attribute_text(param) for param in self.params])}>"


class DynamicType(_Dynamic, Type):
    """The base of types that are defined at run time."""

    __slots__ = ()


class DynamicAttr(_Dynamic, Attribute):
    """The base of attributes that are defined at run time."""

    __slots__ = ()


def define_type(
    dialect: Dialect,
    mnemonic: str,
    *,
    verify: ParameterCheck | None = None,
    parse: ParameterParser | None = None,
    print: ParameterPrinter | None = None,
) -> type[DynamicType]:
    """Add a type to an extensible dialect; raises ValueError if it is not extensible or has the type already."""
    _check_extensible(dialect, mnemonic)
    members = _members(dialect, mnemonic, verify, parse, print)
    type_class = type(_class_name(mnemonic, "Type"), (DynamicType,), members)
    dialect.add_type(type_class)
    return type_class


def define_attribute(
    dialect: Dialect,
    mnemonic: str,
    *,
    verify: ParameterCheck | None = None,
    parse: ParameterParser | None = None,
    print: ParameterPrinter | None = None,
) -> type[DynamicAttr]:
    """Add an attribute to an extensible dialect; raises ValueError if it is not extensible or has the attribute already."""
    _check_extensible(dialect, mnemonic)
    members = _members(dialect, mnemonic, verify, parse, print)
    attribute_class = type(_class_name(mnemonic, "Attr"), (DynamicAttr,), members)
    dialect.add_attribute(attribute_class)
    return attribute_class


def _members(
    dialect: Dialect,
    mnemonic: str,
    verify: ParameterCheck | None,
    parse: ParameterParser | None,
    print: ParameterPrinter | None,
) -> dict[str, Any]:
    return {
        "__slots__": (),
        "__doc__": f"Defined at run time: {dialect.name}.{mnemonic}.",
        "DIALECT_NAME": dialect.name,
        "MNEMONIC": mnemonic,
        "_interned": {},
        "_check": None if verify is None else staticmethod(verify),
        "_read": None if parse is None else staticmethod(parse),
        "_write": None if print is None else staticmethod(print),
    }


_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_$]*(\.[A-Za-z0-9_$]+)*")


def _check_extensible(dialect: Dialect, name: str) -> None:
    if _NAME.fullmatch(name) is None:
        raise ValueError(f"'{name}' cannot be a name in the dialect '{dialect.name}'")
    if not dialect.extensible:
        raise ValueError(f"the dialect '{dialect.name}' is not extensible")


def _class_name(name: str, suffix: str) -> str:
    return "".join(part.capitalize() for part in name.replace(".", "_").split("_")) + suffix
