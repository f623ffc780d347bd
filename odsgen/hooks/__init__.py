"""Decorators for the hand-written half of a dialect: each says what a hook is for.

>>> from odsgen.hooks import folds, form, verifies
>>> @verifies(RotateOp)
... def amount_is_in_range(op: RotateOp) -> None: ...
>>> @folds(RotateOp, ShiftOp)
... def by_zero(op, operands): ...
>>> @form("DynamicIndexList")
... class DynamicIndexList:
...     def parse(self, parser, ...): ...
...     def print(self, op, printer, ...): ...

Where a class cannot be imported, as that of a dialect whose users generate the package, its name stands for it, or
that of the operation: ``verifies("hw.instance")``.

Type checkers hold the signatures (`odsgen.hooks.protocols`).  A hook for an op class is for all its operations that have
none of their own.  Decorators can be stacked, and applied to what another module defines:
``verifies(RotateOp)(amount_is_in_range)``.

A package with many hooks may lay them out in a folder, whose ``__init__`` lists the modules by the decorators in them, so
that each is imported only when it is needed: ``HOOKS = {"evaluates": ("evaluation",), "folds": ("folds", "casts")}``.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, overload

from odsgen.runtime.registry.bindings import bind

if TYPE_CHECKING:
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
    from odsgen.runtime.ir.operation import Operation

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

_NONE: Any = None


@overload
def verifies(
    a: type[_A],
    b: type[_B] = _NONE,
    c: type[_C] = _NONE,
    d: type[_D] = _NONE,
    e: type[_E] = _NONE,
    f: type[_F] = _NONE,
    g: type[_G] = _NONE,
    /,
    *more: type[_H],
) -> Callable[[Verifier[_A | _B | _C | _D | _E | _F | _G | _H]], Verifier[Any]]: ...


@overload
def verifies(*classes: type[Any] | str) -> Callable[[_FunctionT], _FunctionT]: ...


def verifies(*classes: Any) -> Any:
    """Checks operations, or the parameters of types and attributes, of these classes (`hasVerifier`, `genVerifyDecl`).

    For the class of a trait or an interface: checks all operations that have it. Of an operation the function gets the
    operation and raises `op.op_error(…)`; of a type or attribute it gets the parameters and raises ValueError.
    """
    return _decorator("verifies", classes)


@overload
def verifies_regions(
    a: type[_A],
    b: type[_B] = _NONE,
    c: type[_C] = _NONE,
    d: type[_D] = _NONE,
    e: type[_E] = _NONE,
    f: type[_F] = _NONE,
    g: type[_G] = _NONE,
    /,
    *more: type[_H],
) -> Callable[[Verifier[_A | _B | _C | _D | _E | _F | _G | _H]], Verifier[Any]]: ...


@overload
def verifies_regions(*classes: type[Any] | str) -> Callable[[_FunctionT], _FunctionT]: ...


def verifies_regions(*classes: Any) -> Any:
    """Checks operations once everything inside their regions was found good (`hasRegionVerifier`)."""
    return _decorator("verifies_regions", classes)


def form(*of: type[Any] | str) -> Callable[[_ClassT], _ClassT]:
    """Reads and prints what formats leave to C++: operations, types and attributes with a custom form, `custom<Name>`.

    Put on a class with the methods ``parse`` and ``print``:

    - of an operation: ``parse(parser, state)``, ``print(op, printer)``;
    - of a type or attribute: ``parse(parser)`` gives it, ``print(type, printer)``;
    - of a directive, by its name: ``parse(parser, …)`` gives the values of its arguments, ``print(op, printer, …)``;
      the parameters that follow are those arguments of the directive that are known by then.
    """
    return _decorator("form", of)


def infers(*classes: type[Operation]) -> Callable[[Inference], Inference]:
    """Infers the types of the results of these operations (`inferReturnTypes`)."""
    return _decorator("infers", classes)


def folds(
    a: type[_A],
    b: type[_B] = _NONE,
    c: type[_C] = _NONE,
    d: type[_D] = _NONE,
    e: type[_E] = _NONE,
    f: type[_F] = _NONE,
    g: type[_G] = _NONE,
    /,
    *more: type[_H],
    looks_at: tuple[type[Operation], ...] | None = None,
) -> Callable[[Fold[_A | _B | _C | _D | _E | _F | _G | _H]], Fold[Any]]:
    """Folds these operations (`fold`).

    ``looks_at``: the operations, among those that define operands, at which the fold looks: it is not tried where none
    of the operands is a constant, or defined by one of them, or given twice.  Without it, it is tried always.
    """
    classes = _given(a, b, c, d, e, f, g, *more)
    if looks_at is not None:
        from odsgen.rewriting.folding import folds_only_with

        for op_class in classes:
            folds_only_with(op_class, *looks_at)
    return _decorator("folds", classes)


def canonicalizes(
    a: type[_A],
    b: type[_B] = _NONE,
    c: type[_C] = _NONE,
    d: type[_D] = _NONE,
    e: type[_E] = _NONE,
    f: type[_F] = _NONE,
    g: type[_G] = _NONE,
    /,
    *more: type[_H],
) -> Callable[[Canonicalization[_A | _B | _C | _D | _E | _F | _G | _H]], Canonicalization[Any]]:
    """Simplifies these operations (`hasCanonicalizeMethod`); the function says whether it changed anything."""
    return _decorator("canonicalizes", _given(a, b, c, d, e, f, g, *more))


def canonicalization_patterns(*classes: type[Operation]) -> Callable[[Patterns], Patterns]:
    """Lists the patterns that simplify these operations (`hasCanonicalizer`)."""
    return _decorator("canonicalization_patterns", classes)


def evaluates(
    a: type[_A],
    b: type[_B] = _NONE,
    c: type[_C] = _NONE,
    d: type[_D] = _NONE,
    e: type[_E] = _NONE,
    f: type[_F] = _NONE,
    g: type[_G] = _NONE,
    /,
    *more: type[_H],
) -> Callable[[Evaluator[_A | _B | _C | _D | _E | _F | _G | _H]], Evaluator[Any]]:
    """Evaluates operations of these classes when a program runs (docs/howto/interpreting.md).

    The function gets the operation, the values of its operands and the machine, and gives the values of the results.
    """
    return _decorator("evaluates", _given(a, b, c, d, e, f, g, *more))


def builds(of: type[Any], name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is the builder `build_<name>` of an operation, or `get_<name>` of a type or attribute (`builders`)."""
    return _decorator("builds", (of,), name)


def derives(of: type[Operation], name: str) -> Callable[[_FunctionT], _FunctionT]:
    """Computes a derived attribute of an operation, by the name of its accessor (`DerivedAttr`)."""
    return _decorator("derives", (of,), name)


def implements(*classes: type[Any] | str, method: str) -> Callable[[_FunctionT], _FunctionT]:
    """Implements a method of an interface for these operations, types or attributes.

    For the class of an interface: implements it for all that do not implement it themselves (`defaultImplementation`).
    """
    return _decorator("implements", classes, method)


def suggests_alias(*classes: type[Any]) -> Callable[[_FunctionT], _FunctionT]:
    """Suggests the alias of types or attributes of these classes, or None."""
    return _decorator("suggests_alias", classes)


def matches(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what source patterns call by this name: a native matcher, or a constraint of patterns (`NativeCodeCall`)."""
    return _decorator("matches", names)


def rewrites(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what result patterns call by this name (`NativeCodeCall`)."""
    return _decorator("rewrites", names)


def checks(*names: str) -> Callable[[_FunctionT], _FunctionT]:
    """Is what predicates of the spec call by this name."""
    return _decorator("checks", names)


# --- hooks of the dialect itself -------------------------------------------------------------------------------------


def materializes_constants(function: ConstantMaterializer) -> ConstantMaterializer:
    """Makes operations of the dialect that give constants (`hasConstantMaterializer`)."""
    return _of_dialect("materializes_constants", function)


def dialect_canonicalization_patterns(function: Patterns) -> Patterns:
    """Lists the patterns of the dialect for operations of any dialect (`hasCanonicalizer` of the dialect)."""
    return _of_dialect("dialect_canonicalization_patterns", function)


def upgrades_operations(function: Upgrade) -> Upgrade:
    """Brings operations of an older version of the dialect up to date."""
    return _of_dialect("upgrades_operations", function)


def suggests_aliases(function: AliasSuggestion) -> AliasSuggestion:
    """Suggests aliases for types and attributes of any dialect (`OpAsmDialectInterface::getAlias`)."""
    return _of_dialect("suggests_aliases", function)


def verifies_operation_attributes(function: AttributeVerifier) -> AttributeVerifier:
    """Checks discardable attributes of the dialect (`hasOperationAttrVerify`)."""
    return _of_dialect("verifies_operation_attributes", function)


def verifies_region_argument_attributes(
    function: RegionAttributeVerifier,
) -> RegionAttributeVerifier:
    """Checks attributes of the dialect on arguments of regions (`hasRegionArgAttrVerify`)."""
    return _of_dialect("verifies_region_argument_attributes", function)


def verifies_region_result_attributes(function: RegionAttributeVerifier) -> RegionAttributeVerifier:
    """Checks attributes of the dialect on results of functions (`hasRegionResultAttrVerify`)."""
    return _of_dialect("verifies_region_result_attributes", function)


def verifies_data_layout_entries(function: DataLayoutEntryVerifier) -> DataLayoutEntryVerifier:
    """Checks entries of data layouts whose keys begin with the dialect (`DataLayoutDialectInterface`)."""
    return _of_dialect("verifies_data_layout_entries", function)


def parses_types(function: TypeParser) -> TypeParser:
    """Reads types of the dialect that its spec does not define (`parseType`)."""
    return _of_dialect("parses_types", function)


def parses_attributes(function: AttributeParser) -> AttributeParser:
    """Reads attributes of the dialect that its spec does not define (`parseAttribute`)."""
    return _of_dialect("parses_attributes", function)


def effects(function: OperationEffects) -> OperationEffects:
    """Gives the effects of those operations of the dialect that do not give theirs."""
    return _of_dialect("effects", function)


def inlines(rules: _ClassT) -> _ClassT:
    """Says what of the dialect may be inlined, and how: a subclass of `DialectInliner` (`DialectInlinerInterface`)."""
    _of_dialect("inlines", rules)
    return rules


def serializes(interface: _HookT) -> _HookT:
    """Says what the dialect writes into bytecode: a `BytecodeInterface` (`BytecodeDialectInterface`)."""
    _of_dialect("serializes", interface)
    return interface


def _given(*classes: Any) -> tuple[Any, ...]:
    """The classes that a decorator was given, without the defaults of those that it was not."""
    return tuple(one for one in classes if one is not _NONE)


def _of_dialect(kind: str, hook: _HookT) -> _HookT:
    """Note a hook that is the dialect's own."""
    caller = sys._getframe(2)
    bind(kind, ("",), hook, caller.f_globals, caller.f_lineno)
    return hook


def _decorator(kind: str, subjects: tuple[Any, ...], part: str = "") -> Callable[[Any], Any]:
    """A decorator that notes a hook in the module in which it stands."""
    caller = sys._getframe(2)
    if not subjects or not all(isinstance(one, (type, str)) and one for one in subjects):
        raise TypeError(f"@{kind} takes what the hook is for, as @verifies(AddOp), @form('Name')")

    # A string is the name of an operation, `hw.module`, or that of a class; of a form without a dot, of a directive.
    named = [
        f"custom<{one}>" if kind == "form" and isinstance(one, str) and "." not in one else one
        for one in subjects
    ]

    def note(hook: Any) -> Any:
        bind(kind, named, hook, caller.f_globals, caller.f_lineno, part)
        return hook

    return note
