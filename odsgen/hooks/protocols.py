"""The signatures of hooks: what each decorator of `odsgen.hooks` asks of the function that it is put on."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from odsgen.interpreter import Call, Exit, Jump, Leave, Machine, Run
    from odsgen.rewriting.pattern import RewritePattern
    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.interfaces.data_layout import DataLayoutEntryInterface
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser

_OpT_contra = TypeVar("_OpT_contra", bound="Operation", contravariant=True)


class Verifier(Protocol[_OpT_contra]):
    """Checks an operation; raises `op.op_error(…)` where it is wrong (`hasVerifier`)."""

    def __call__(self, op: _OpT_contra, /) -> None: ...


class Inference(Protocol):
    """Gives the types of the results, or raises ValueError (`InferTypeOpInterface`)."""

    def __call__(
        self, operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region], /
    ) -> Sequence[Type]: ...


class Fold(Protocol[_OpT_contra]):
    """Gives what the results are, from the constants among the operands; None if nothing folds (`hasFolder`)."""

    def __call__(
        self, op: _OpT_contra, operands: Sequence[Attribute | None], /
    ) -> Sequence[Attribute | Value] | None: ...


class Canonicalization(Protocol[_OpT_contra]):
    """Simplifies an operation; whether it changed anything (`hasCanonicalizeMethod`)."""

    def __call__(self, op: _OpT_contra, rewriter: PatternRewriter, /) -> bool: ...


class Patterns(Protocol):
    """Lists rewrite patterns (`hasCanonicalizer`)."""

    def __call__(self) -> Sequence[RewritePattern]: ...


class Evaluator(Protocol[_OpT_contra]):
    """Computes the results of an operation from its operands (docs/howto/interpreting.md)."""

    def __call__(
        self, op: _OpT_contra, operands: Sequence[Any], machine: Machine, /
    ) -> Sequence[Any] | Jump | Leave | Generator[Run | Call, Exit, Any]: ...


class ConstantMaterializer(Protocol):
    """Makes an operation whose result is the constant; None if the dialect has none (`materializeConstant`)."""

    def __call__(
        self, value: Attribute, type: Type, location: Location | None, /
    ) -> Operation | None: ...


class Upgrade(Protocol):
    """Brings an operation of an older version of the dialect up to date."""

    def __call__(self, op: Operation, version: int, /) -> None: ...


class AliasSuggestion(Protocol):
    """Suggests the name of an alias for a type or attribute of any dialect (`OpAsmDialectInterface::getAlias`)."""

    def __call__(self, symbol: Attribute | Type, /) -> str | None: ...


class AttributeVerifier(Protocol):
    """Checks a discardable attribute of the dialect (`verifyOperationAttribute`)."""

    def __call__(self, op: Operation, name: str, attribute: Attribute, /) -> None: ...


class RegionAttributeVerifier(Protocol):
    """Checks an attribute of the dialect on a region's argument, or on a result, by their numbers."""

    def __call__(
        self, op: Operation, region: int, index: int, name: str, attribute: Attribute, /
    ) -> None: ...


class DataLayoutEntryVerifier(Protocol):
    """Checks an entry of a data layout whose key begins with the dialect; raises VerifyError."""

    def __call__(self, entry: DataLayoutEntryInterface, location: Location, /) -> None: ...


class TypeParser(Protocol):
    """Reads a type that the spec does not define, behind its mnemonic; None if there is none."""

    def __call__(self, parser: Parser, mnemonic: str, /) -> Type | None: ...


class AttributeParser(Protocol):
    """Reads an attribute that the spec does not define, behind its mnemonic; None if there is none."""

    def __call__(self, parser: Parser, mnemonic: str, /) -> Attribute | None: ...


class OperationEffects(Protocol):
    """Gives the memory effects of operations of the dialect that do not give theirs; None if they are unknown."""

    def __call__(self, op: Operation, /) -> Any: ...
