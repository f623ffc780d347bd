"""Operations and the classes that several of them share, resolved (MLIR: Operations)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from odsgen.ods.model.parts import AttributeArgument, Operand, PropertyArgument

if TYPE_CHECKING:
    from odsgen.ods.model.constraints import TypeBuilder
    from odsgen.ods.model.fold_identities import FoldIdentity
    from odsgen.ods.model.format import OpFormat
    from odsgen.ods.model.llvm_ir import LlvmIr
    from odsgen.ods.model.parts import (
        Argument,
        BuilderDef,
        FormatKind,
        InterfaceUse,
        RegionDef,
        Result,
        SuccessorDef,
        TraitUse,
    )
    from odsgen.ods.model.predicates import Expression
    from odsgen.ods.model.semantics import Semantics
    from odsgen.places import Place


@dataclass(frozen=True, slots=True)
class ErrorText:
    """The error of an operation that is refused: text, and values to be shown in it."""

    pieces: tuple[str | Expression, ...]
    names_operation: bool  # "'arith.addi' op …"


@dataclass(frozen=True, slots=True)
class OpInvariant:
    """A predicate over the whole operation.

    ODS's PredOpTrait is checked after operands, attributes, results and regions: "failed to verify that {summary}". One with
    an error of its own is checked where the hand-written verifier is.
    """

    summary: str
    expression: Expression
    error: ErrorText | None = None


class InferenceKind(Enum):
    """Where the type of a result comes from when the text or the builder does not give it."""

    BUILDABLE = "buildable"  # its constraint allows one type
    SAME_AS = "same_as"  # the type of another operand or result (SameOperandsAndResultType, AllTypesMatch)
    TRANSFORM = "transform"  # an expression over the type of another one (TypesMatchWith, element type, shape)
    ATTRIBUTE_TYPE = "attribute_type"  # the type of a typed attribute (FirstAttrDerivedResultType, AllTypesMatch)
    HOOK = "hook"  # infer_<op>_return_types


@dataclass(frozen=True, slots=True)
class ResultInference:
    kind: InferenceKind
    source: str | None = None  # name of the operand, result or attribute
    expression: Expression | None = None
    builder: TypeBuilder | None = None


@dataclass(frozen=True, slots=True)
class DerivedAttribute:
    """ODS's DerivedAttr: computed from the rest of the operation by the hook `derive_<op>_<name>`."""

    name: str
    python_name: str
    annotation: str
    summary: str = ""


class SegmentKind(Enum):
    """How several variadics of an operation are told apart."""

    NONE = "none"  # at most one variadic: its size follows from the total
    ATTRIBUTE = "attribute"  # AttrSizedOperandSegments / AttrSizedResultSegments
    SAME_SIZE = "same_size"  # SameVariadicOperandSize / SameVariadicResultSize


@dataclass(frozen=True, slots=True)
class OpDef:
    """One operation."""

    mnemonic: str  # "addi"
    name: str  # "arith.addi"
    class_name: str  # "AddIOp"
    hook_name: str  # "addi": verify_addi, parse_addi, …
    summary: str
    description: str
    arguments: tuple[Argument, ...]  # in the order of the spec: the order of builder parameters
    results: tuple[Result, ...]
    regions: tuple[RegionDef, ...]
    successors: tuple[SuccessorDef, ...]
    traits: tuple[TraitUse, ...]
    interfaces: tuple[InterfaceUse, ...]
    invariants: tuple[OpInvariant, ...]
    inference: tuple[ResultInference | None, ...]  # one for each result; None: must be given
    format_kind: FormatKind
    format: OpFormat | None
    operand_segments: SegmentKind
    result_segments: SegmentKind
    builders: tuple[BuilderDef, ...] = ()
    skip_default_builders: bool = False
    has_verifier: bool = False
    has_region_verifier: bool = False
    has_fold: bool = False
    place: Place | None = None
    default_dialect: str | None = None  # whose operations need no prefix inside the regions
    derived_attributes: tuple[DerivedAttribute, ...] = ()
    has_canonicalizer: bool = False
    has_canonicalize_method: bool = False
    #: The hooks that nobody has written and without which there is no custom form.
    missing_format_hooks: tuple[str, ...] = ()
    #: Whether the types of the results are tensors of components that a hook infers (ODS: InferTensorType).
    infers_components: bool = False
    #: The traits and interfaces by name in the order of their declaration, in which MLIR verifies them.
    verification_order: tuple[str, ...] = ()
    #: The op classes of its own dialect that it extends.
    op_classes: tuple[str, ...] = ()
    #: The op classes that ask for hooks, by what they ask with: a flag, the format, an interface, a derived attribute.
    hook_origins: tuple[tuple[str, str], ...] = ()
    #: What it computes, if the spec says it.
    semantics: Semantics | None = None
    #: What it becomes in LLVM IR, if the spec says it.
    llvm_ir: LlvmIr | None = None
    #: The SPIR-V instruction that it is, if the spec says it: `OpIAdd`, `GLSL.std.450 27`.
    spirv: str | None = None
    #: Its fold identities, in the order in which they are tried.
    folds: tuple[FoldIdentity, ...] = ()

    @property
    def folds_by_spec(self) -> bool:
        """Whether it folds by what the spec says, without a hook."""
        computes = self.semantics is not None and self.semantics.folding.value != "never"
        return computes or bool(self.folds)

    @property
    def operands(self) -> tuple[Operand, ...]:
        return tuple(a for a in self.arguments if isinstance(a, Operand))

    @property
    def attributes(self) -> tuple[AttributeArgument, ...]:
        return tuple(a for a in self.arguments if isinstance(a, AttributeArgument))

    @property
    def properties(self) -> tuple[PropertyArgument, ...]:
        return tuple(a for a in self.arguments if isinstance(a, PropertyArgument))

    @property
    def checks_by_itself(self) -> bool:
        """Whether the spec says a part of what the verifier of C++ does, or all of it."""
        return any(invariant.error is not None for invariant in self.invariants)

    @property
    def has_memory_effects(self) -> bool:
        """Whether the definition says what the operation does to memory (ODS: MemoryEffects, MemRead and the like)."""
        parts: tuple[Operand | AttributeArgument | Result, ...] = (
            *self.operands,
            *self.attributes,
            *self.results,
        )
        return self.trait("MemoryEffects") is not None or any(part.effects for part in parts)

    def trait(self, name: str) -> TraitUse | None:
        """The first use of the trait of that name, or None."""
        return next((t for t in self.traits if t.name == name), None)


@dataclass(frozen=True, slots=True)
class OpClassDef:
    """A base class of several operations, by name."""

    name: str
    summary: str
    description: str
    extends: tuple[str, ...]  # the op classes of the same dialect that it extends
