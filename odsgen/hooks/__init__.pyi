# pyright: reportInvalidTypeVarUse=false
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias, TypeVar, overload

from odsgen.hooks.protocols import (
    AliasSuggestion,
    AttributeParser,
    AttributeVerifier,
    Canonicalization,
    ConstantMaterializer,
    DataLayoutEntryVerifier,
    Evaluator,
    Fold,
    Inference,
    OperationEffects,
    Patterns,
    RegionAttributeVerifier,
    TypeParser,
    Upgrade,
    Verifier,
)
from odsgen.rewriting.pattern import RewritePattern
from odsgen.rewriting.rewriter import PatternRewriter
from odsgen.runtime.base.attribute import Attribute
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.value import Value

__all__ = [
    "builds",
    "canonicalization_patterns",
    "canonicalizes",
    "checks",
    "derives",
    "dialect_canonicalization_patterns",
    "effects",
    "evaluates",
    "folds",
    "form",
    "implements",
    "infers",
    "inlines",
    "matches",
    "materializes_constants",
    "parses_attributes",
    "parses_types",
    "pattern",
    "rewrites",
    "serializes",
    "suggests_alias",
    "suggests_aliases",
    "upgrades_operations",
    "verifies",
    "verifies_data_layout_entries",
    "verifies_operation_attributes",
    "verifies_region_argument_attributes",
    "verifies_region_result_attributes",
    "verifies_regions",
]

#: The constants among the operands of an operation that is folded; None for an operand that is none.
Constants: TypeAlias = Sequence[Attribute | None]
#: What a fold gives.
Folded: TypeAlias = Sequence[Attribute | Value] | None

# Type checkers join the classes of one variable to a common base, so that the first seven have a variable each: a hook
# for two operations may say `op: RotateOp | ShiftOp`.
_A = TypeVar("_A", bound="Operation")
_B = TypeVar("_B", bound="Operation")
_C = TypeVar("_C", bound="Operation")
_D = TypeVar("_D", bound="Operation")
_E = TypeVar("_E", bound="Operation")
_F = TypeVar("_F", bound="Operation")
_G = TypeVar("_G", bound="Operation")
_H = TypeVar("_H", bound="Operation")
_HookT = TypeVar("_HookT")
_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])
_ClassT = TypeVar("_ClassT", bound=type[Any])
_PatternT = TypeVar("_PatternT", bound=type[RewritePattern[Any]])
_RewriteT = TypeVar("_RewriteT", bound=Callable[[Any, PatternRewriter], bool])

@overload
def verifies(
    a: type[_A],
    b: type[_B] = ...,
    c: type[_C] = ...,
    d: type[_D] = ...,
    e: type[_E] = ...,
    f: type[_F] = ...,
    g: type[_G] = ...,
    /,
    *more: type[_H],
) -> Callable[[Verifier[_A | _B | _C | _D | _E | _F | _G | _H]], Verifier[Any]]:
    """Checks operations, or the parameters of types and attributes, of these classes (`hasVerifier`, `genVerifyDecl`).

    For the class of a trait or an interface: checks all operations that have it. Of an operation the function gets the
    operation and raises `op.op_error(…)`; of a type or attribute it gets the parameters and raises ValueError.
    """

@overload
def verifies(*classes: type[Any] | str) -> Callable[[_FunctionT], _FunctionT]: ...
@overload
def verifies_regions(
    a: type[_A],
    b: type[_B] = ...,
    c: type[_C] = ...,
    d: type[_D] = ...,
    e: type[_E] = ...,
    f: type[_F] = ...,
    g: type[_G] = ...,
    /,
    *more: type[_H],
) -> Callable[[Verifier[_A | _B | _C | _D | _E | _F | _G | _H]], Verifier[Any]]:
    """Checks operations once everything inside their regions was found good (`hasRegionVerifier`)."""

@overload
def verifies_regions(*classes: type[Any] | str) -> Callable[[_FunctionT], _FunctionT]: ...
def form(*of: type[Any] | str) -> Callable[[_ClassT], _ClassT]:
    """Reads and prints what formats leave to C++: operations, types and attributes with a custom form, `custom<Name>`.

    Put on a class with the methods ``parse`` and ``print``:

    - of an operation: ``parse(parser, state)``, ``print(op, printer)``;
    - of a type or attribute: ``parse(parser)`` gives it, ``print(type, printer)``;
    - of a directive, by its name: ``parse(parser, …)`` gives the values of its arguments, ``print(op, printer, …)``;
      the parameters that follow are those arguments of the directive that are known by then.
    """

def infers(*classes: type[Operation]) -> Callable[[Inference], Inference]:
    """Infers the types of the results of these operations (`inferReturnTypes`)."""

def folds(
    a: type[_A],
    b: type[_B] = ...,
    c: type[_C] = ...,
    d: type[_D] = ...,
    e: type[_E] = ...,
    f: type[_F] = ...,
    g: type[_G] = ...,
    /,
    *more: type[_H],
    looks_at: tuple[type[Operation], ...] | None = None,
) -> Callable[[Fold[_A | _B | _C | _D | _E | _F | _G | _H]], Fold[Any]]:
    """Folds these operations (`fold`).

    ``looks_at``: the operations, among those that define operands, at which the fold looks: it is not tried where none
    of the operands is a constant, or defined by one of them, or given twice.  Without it, it is tried always.
    """

def canonicalizes(
    a: type[_A],
    b: type[_B] = ...,
    c: type[_C] = ...,
    d: type[_D] = ...,
    e: type[_E] = ...,
    f: type[_F] = ...,
    g: type[_G] = ...,
    /,
    *more: type[_H],
) -> Callable[[Canonicalization[_A | _B | _C | _D | _E | _F | _G | _H]], Canonicalization[Any]]:
    """Simplifies these operations (`hasCanonicalizeMethod`); the function says whether it changed anything."""

def canonicalization_patterns(*classes: type[Operation]) -> Callable[[Patterns], Patterns]:
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

def evaluates(
    a: type[_A],
    b: type[_B] = ...,
    c: type[_C] = ...,
    d: type[_D] = ...,
    e: type[_E] = ...,
    f: type[_F] = ...,
    g: type[_G] = ...,
    /,
    *more: type[_H],
) -> Callable[[Evaluator[_A | _B | _C | _D | _E | _F | _G | _H]], Evaluator[Any]]:
    """Evaluates operations of these classes when a program runs (docs/howto/interpreting.md).

    The function gets the operation, the values of its operands and the machine, and gives the values of the results.
    """

def builds(of: type[Any], name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is the builder `build_<name>` of an operation, or `get_<name>` of a type or attribute (`builders`)."""

def derives(of: type[Operation], name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Computes a derived attribute of an operation, by the name of its accessor (`DerivedAttr`)."""

def implements(*classes: type[Any] | str, method: str) -> Callable[[_FunctionT], _FunctionT]:
    """Implements a method of an interface for these operations, types or attributes.

    For the class of an interface: implements it for all that do not implement it themselves (`defaultImplementation`).
    """

def suggests_alias(*classes: type[Any]) -> Callable[[_FunctionT], _FunctionT]:
    """Suggests the alias of types or attributes of these classes, or None."""

def matches(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what source patterns call by this name: a native matcher, or a constraint of patterns (`NativeCodeCall`)."""

def rewrites(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what result patterns call by this name (`NativeCodeCall`)."""

def checks(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what predicates of the spec call by this name."""

def materializes_constants(function: ConstantMaterializer) -> ConstantMaterializer:
    """Makes operations of the dialect that give constants (`hasConstantMaterializer`)."""

def dialect_canonicalization_patterns(function: Patterns) -> Patterns:
    """Lists the patterns of the dialect for operations of any dialect (`hasCanonicalizer` of the dialect)."""

def upgrades_operations(function: Upgrade) -> Upgrade:
    """Brings operations of an older version of the dialect up to date."""

def suggests_aliases(function: AliasSuggestion) -> AliasSuggestion:
    """Suggests aliases for types and attributes of any dialect (`OpAsmDialectInterface::getAlias`)."""

def verifies_operation_attributes(function: AttributeVerifier) -> AttributeVerifier:
    """Checks discardable attributes of the dialect (`hasOperationAttrVerify`)."""

def verifies_region_argument_attributes(
    function: RegionAttributeVerifier,
) -> RegionAttributeVerifier:
    """Checks attributes of the dialect on arguments of regions (`hasRegionArgAttrVerify`)."""

def verifies_region_result_attributes(function: RegionAttributeVerifier) -> RegionAttributeVerifier:
    """Checks attributes of the dialect on results of functions (`hasRegionResultAttrVerify`)."""

def verifies_data_layout_entries(function: DataLayoutEntryVerifier) -> DataLayoutEntryVerifier:
    """Checks entries of data layouts whose keys begin with the dialect (`DataLayoutDialectInterface`)."""

def parses_types(function: TypeParser) -> TypeParser:
    """Reads types of the dialect that its spec does not define (`parseType`)."""

def parses_attributes(function: AttributeParser) -> AttributeParser:
    """Reads attributes of the dialect that its spec does not define (`parseAttribute`)."""

def effects(function: OperationEffects) -> OperationEffects:
    """Gives the effects of those operations of the dialect that do not give theirs."""

def inlines(rules: _ClassT) -> _ClassT:
    """Says what of the dialect may be inlined, and how: a subclass of `DialectInliner` (`DialectInlinerInterface`)."""

def serializes(interface: _HookT) -> _HookT:
    """Says what the dialect writes into bytecode: a `BytecodeInterface` (`BytecodeDialectInterface`)."""
