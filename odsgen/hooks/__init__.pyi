# pyright: reportInvalidTypeVarUse=false
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Any, ParamSpec, Protocol, TypeAlias, TypeVar, overload

from odsgen.dataflow import IntegerRange
from odsgen.interpreter import Call, Exit, Jump, Leave, Machine, Run
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Attribute, Operation, Parser, Region, Type, Value
from odsgen.runtime.builtin.locations import Location
from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface

#: The constants among the operands of an operation that is folded; None for an operand that is none.
Constants: TypeAlias = Sequence[Attribute | None]
#: What a fold gives.
Folded: TypeAlias = Sequence[Attribute | Value] | None

# Type checkers join the classes of one variable to a common base, so that the first seven have a variable each: a hook
# for two operations may say `op: RotateOp | ShiftOp`.
_A = TypeVar("_A", bound=Operation)
_B = TypeVar("_B", bound=Operation)
_C = TypeVar("_C", bound=Operation)
_D = TypeVar("_D", bound=Operation)
_E = TypeVar("_E", bound=Operation)
_F = TypeVar("_F", bound=Operation)
_G = TypeVar("_G", bound=Operation)
_H = TypeVar("_H", bound=Operation)
_OtherT_contra = TypeVar("_OtherT_contra", contravariant=True)
_HookT = TypeVar("_HookT")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])
_ClassT = TypeVar("_ClassT", bound=type[Any])
_PatternT = TypeVar("_PatternT", bound=type[RewritePattern[Any]])
_RewriteT = TypeVar("_RewriteT", bound=Callable[[Any, PatternRewriter], bool])
_P = ParamSpec("_P")
_R = TypeVar("_R")
_R_co = TypeVar("_R_co", covariant=True)
_OpT_contra = TypeVar("_OpT_contra", contravariant=True)

class _Hook(Protocol[_OpT_contra, _P, _R_co]):
    """A function that gets an operation, and more."""

    def __call__(self, op: _OpT_contra, /, *more: _P.args, **named: _P.kwargs) -> _R_co: ...

class _ForOperations(Protocol[_P, _R, _OtherT_contra]):
    """A decorator of hooks of operations, or of what else it names."""

    @overload
    def __call__(  # type: ignore[overload-overlap]
        self,
        a: type[_A],
        b: type[_B] = ...,
        c: type[_C] = ...,
        d: type[_D] = ...,
        e: type[_E] = ...,
        f: type[_F] = ...,
        g: type[_G] = ...,
        /,
        *more: type[_H],
    ) -> Callable[[_Hook[_A | _B | _C | _D | _E | _F | _G | _H, _P, _R]], _Hook[Any, _P, _R]]: ...
    @overload
    def __call__(self, *others: _OtherT_contra) -> Callable[[_FunctionT], _FunctionT]: ...

class _ForDialect(Protocol[_P, _R]):
    """A decorator of functions with these parameters."""

    def __call__(self, function: Callable[_P, _R], /) -> Callable[_P, _R]: ...

verifies: _ForOperations[[], None, type[Any] | str]
"""Checks operations, or the parameters of types and attributes, of these classes (`hasVerifier`, `genVerifyDecl`).

For the class of a trait or an interface: checks all operations that have it. Of an operation the function gets the
operation and raises `op.op_error(…)`; of a type or attribute it gets the parameters and raises ValueError.
"""

verifies_regions: _ForOperations[[], None, type[Any] | str]
"""Checks operations once everything inside their regions was found good (`hasRegionVerifier`)."""

def form(*of: type[Any] | str) -> Callable[[_ClassT], _ClassT]:
    """Reads and prints what formats leave to C++: operations, types and attributes with a custom form, `custom<Name>`.

    Put on a class with the methods ``parse`` and ``print``:

    - of an operation: ``parse(parser, state)``, ``print(op, printer)``;
    - of a type or attribute: ``parse(parser)`` gives it, ``print(type, printer)``;
    - of a directive, by its name: ``parse(parser, …)`` gives the values of its arguments, ``print(op, printer, …)``;
      the parameters that follow are those arguments of the directive that are known by then.
    """

def infers(
    *classes: type[Operation] | str,
) -> _ForDialect[[Sequence[Value], dict[str, Any], Sequence[Region]], Sequence[Type]]:
    """Infers the types of the results of these operations (`inferReturnTypes`), or raises ValueError."""

def folds(
    a: type[_A] | str,
    b: type[_B] | str = ...,
    c: type[_C] | str = ...,
    d: type[_D] | str = ...,
    e: type[_E] | str = ...,
    f: type[_F] | str = ...,
    g: type[_G] | str = ...,
    /,
    *more: type[_H] | str,
    looks_at: tuple[type[Operation], ...] | None = None,
    constants: bool = True,
) -> Callable[
    [
        _Hook[
            _A | _B | _C | _D | _E | _F | _G | _H,
            [Sequence[Attribute | None]],
            Sequence[Attribute | Value] | None,
        ]
    ],
    _Hook[Any, [Sequence[Attribute | None]], Sequence[Attribute | Value] | None],
]:
    """Gives what the results of these operations are, from the constants among the operands (`fold`), else None.

    ``looks_at``: the operations, among those that define operands, at which the fold looks: it is not tried where none
    of the operands is a constant, or defined by one of them, or given twice.  Without it, it is tried always.  With
    ``constants=False``, constants are none of its business: the spec says how they fold.
    """

canonicalizes: _ForOperations[[PatternRewriter], bool, str]
"""Simplifies these operations (`hasCanonicalizeMethod`); the function says whether it changed anything."""

def canonicalization_patterns(
    *classes: type[Operation] | str,
) -> _ForDialect[[], Sequence[RewritePattern]]:
    """Lists the patterns that simplify these operations (`hasCanonicalizer`)."""

class _PatternDecorator:
    @overload
    def __call__(self, pattern: _PatternT, /) -> _PatternT: ...
    @overload
    def __call__(self, rewrite: _RewriteT, /) -> _RewriteT: ...

def pattern(
    *classes: type[Operation], root: str | None = None, benefit: int = 1
) -> _PatternDecorator:
    """Adds a pattern to those that simplify these operations (`hasCanonicalizer`), in the order in which they stand.

    Put on a class of patterns, or on a function ``(op, rewriter)`` that says whether it changed anything; all those of
    one operation stand in one module.  ``root``: the name of the operations that the function is given, where it is not
    the class that lists it, as the `tensor.dim` of a `bufferization.alloc_tensor`.
    """

evaluates: _ForOperations[
    [Sequence[Any], Machine],
    Sequence[Any] | Jump | Leave | Generator[Run | Call, Exit, Any],
    str,
]
"""Evaluates operations of these classes when a program runs (docs/howto/interpreting.md).

The function gets the operation, the values of its operands and the machine, and gives the values of the results.
"""

infers_ranges: _ForOperations[
    [Sequence[IntegerRange | None]], Mapping[Value, IntegerRange | None] | None, str
]
"""Infers the ranges of integer results, or of arguments of regions (docs/howto/dataflow.md).

The function gets the operation and the ranges of its operands, None where nothing is known yet, and gives those of values.
"""

applies: _ForOperations[[Any, Any], Sequence[Sequence[Any]], str]
"""Applies transforms of these classes to their payload (docs/howto/transform-scripts.md).

The function gets the transform, the rewriter and the state, and gives what each result stands for.
"""

populates: _ForOperations[[], Sequence[RewritePattern], str]
"""Lists the patterns that operations of these classes name in `transform.apply_patterns`."""

def builds(of: type[Any] | str, name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is the builder `build_<name>` of an operation, or `get_<name>` of a type or attribute (`builders`)."""

def derives(of: type[Operation] | str, name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Computes a derived attribute of an operation, by the name of its accessor (`DerivedAttr`)."""

def implements(*classes: type[Any] | str, method: str) -> Callable[[_FunctionT], _FunctionT]:
    """Implements a method of an interface for these operations, types or attributes.

    For the class of an interface: implements it for all that do not implement it themselves (`defaultImplementation`).
    """

def suggests_alias(*classes: type[Any] | str) -> Callable[[_FunctionT], _FunctionT]:
    """Suggests the alias of types or attributes of these classes, or None."""

def matches(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what source patterns call by this name: a native matcher, or a constraint of patterns (`NativeCodeCall`)."""

def rewrites(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what result patterns call by this name (`NativeCodeCall`)."""

def checks(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what predicates of the spec call by this name."""

materializes_constants: _ForDialect[[Attribute, Type, Location | None], Operation | None]
"""Makes operations of the dialect that give constants; None if it has none (`hasConstantMaterializer`)."""

dialect_canonicalization_patterns: _ForDialect[[], Sequence[RewritePattern]]
"""Lists the patterns of the dialect for operations of any dialect (`hasCanonicalizer` of the dialect)."""

upgrades_operations: _ForDialect[[Operation, int], None]
"""Brings operations of an older version of the dialect up to date."""

suggests_aliases: _ForDialect[[Attribute | Type], str | None]
"""Suggests aliases for types and attributes of any dialect, or None (`OpAsmDialectInterface::getAlias`)."""

verifies_operation_attributes: _ForDialect[[Operation, str, Attribute], None]
"""Checks discardable attributes of the dialect (`hasOperationAttrVerify`)."""

verifies_region_argument_attributes: _ForDialect[[Operation, int, int, str, Attribute], None]
"""Checks attributes of the dialect on arguments of regions, by their numbers (`hasRegionArgAttrVerify`)."""

verifies_region_result_attributes: _ForDialect[[Operation, int, int, str, Attribute], None]
"""Checks attributes of the dialect on results of functions, by their numbers (`hasRegionResultAttrVerify`)."""

verifies_data_layout_entries: _ForDialect[[DataLayoutEntryInterface, Location], None]
"""Checks entries of data layouts whose keys begin with the dialect; raises VerifyError (`DataLayoutDialectInterface`)."""

parses_types: _ForDialect[[Parser, str], Type | None]
"""Reads types of the dialect that its spec does not define, behind their mnemonic, or gives None (`parseType`)."""

parses_attributes: _ForDialect[[Parser, str], Attribute | None]
"""Reads attributes of the dialect that its spec does not define, or gives None (`parseAttribute`)."""

effects: _ForDialect[[Operation], Any]
"""Gives the effects of those operations of the dialect that do not give theirs; None if they are unknown."""

def inlines(rules: _ClassT) -> _ClassT:
    """Says what of the dialect may be inlined, and how: a subclass of `DialectInliner` (`DialectInlinerInterface`)."""

def serializes(interface: _HookT) -> _HookT:
    """Says what the dialect writes into bytecode: a `BytecodeInterface` (`BytecodeDialectInterface`)."""
