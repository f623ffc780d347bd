"""The models of operations and op classes in a spec."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, model_validator

from odsgen.spec.base_model import (
    Allowed,
    OneOrMore,
    Scalar,
    Shorthand,
    SpecModel,
    Text,
    allowed,
)
from odsgen.spec.llvm_ir_model import LlvmIrSpec
from odsgen.spec.semantics_model import FoldIdentities, SemanticsSpec

_EXPRESSION = {"type": "string", "description": "a constraint expression"}
_INTRINSIC = {"type": "string", "description": "the intrinsic that it calls: llvm.ctpop"}


class ArgumentSpec(SpecModel):
    """An operand, an attribute or a property: its constraint says which."""

    constraint: Text
    summary: Text | None = None
    accessor: Text | None = Field(None, description="the Python name, where the name cannot be it")
    effects: list[Text] = Field([], description="memory effects on it: MemRead, MemWrite<…>, …")
    since: int | None = Field(
        None,
        description="the version of the dialect that added it; bytecode of older ones is without",
    )


class ResultSpec(SpecModel):
    """A result."""

    constraint: Text
    summary: Text | None = None
    accessor: Text | None = None
    asm_name: Text | None = Field(
        None, description="its name in the text, with `{attribute}` perhaps: `cst`, `c{value}`"
    )
    effects: list[Text] = []


class RegionSpec(SpecModel):
    constraint: Text
    summary: Text | None = None
    accessor: Text | None = None
    block_arguments: list[Text] | None = Field(
        None,
        description="the arguments that builders give the first block: types, `types($operands)`, `element_types($operands)`",
    )
    asm_names: list[Text] = Field(
        [], description="names of the first block's arguments in the text; the last is for the rest"
    )


class SuccessorSpec(SpecModel):
    constraint: Text
    summary: Text | None = None
    accessor: Text | None = None


class InvariantSpec(SpecModel):
    """A predicate over the whole operation: ODS's PredOpTrait, or with an error of its own a part of the verifier."""

    predicate: Text = Field(description="a predicate over $operands, $attributes, $results")
    message: Text | None = Field(None, description="completes 'failed to verify that …'")
    op_error: Text | None = Field(
        None,
        description="the error behind the name of the operation, checked where the verifier is; {$lhs.type} shows a value",
    )
    error: Text | None = Field(None, description="the whole error, as op_error")
    cpp_predicate: Text | None = Field(
        None, description="the C++ that a hook of the predicate stands for; documentation"
    )

    @model_validator(mode="after")
    def _has_one_text(self) -> InvariantSpec:
        texts = (self.message, self.op_error, self.error)
        if sum(text is not None for text in texts) != 1:
            raise ValueError("an invariant has one of the keys 'message', 'op_error' and 'error'")
        return self


class BuilderParameterSpec(SpecModel):
    type: Text = Field(description="the annotation: int, str, Type, list[Value], …")
    default: Scalar = None


BuilderParameters = dict[
    Text, Annotated[BuilderParameterSpec, Shorthand("type", (str,), {"type": "string"})]
]


class BuilderSpec(SpecModel):
    """A builder beside the default ones: a hook with a typed signature."""

    parameters: BuilderParameters = {}
    summary: Text | None = None


class DerivedAttributeSpec(SpecModel):
    """ODS's DerivedAttr: computed by a hook from the rest of the operation."""

    type: Text = Field(description="the annotation of what the hook returns")
    summary: Text | None = None


class InterfaceUseSpec(SpecModel):
    """An interface that is implemented, with the methods that hooks implement."""

    name: Text
    methods: list[Text] = []


def _expression(key: str) -> Shorthand:
    return Shorthand(key, (str,), _EXPRESSION)


class OpClassSpec(SpecModel):
    """The parts that operations can share; the keys of an operation that are not its own alone."""

    extends: OneOrMore = []
    summary: Text | None = None
    description: Text | None = None
    arguments: dict[Text, Annotated[ArgumentSpec, _expression("constraint")]] = {}
    results: dict[Text, Annotated[ResultSpec, _expression("constraint")]] = {}
    regions: dict[Text, Annotated[RegionSpec, _expression("constraint")]] = {}
    successors: dict[Text, Annotated[SuccessorSpec, _expression("constraint")]] = {}
    traits: OneOrMore = []
    interfaces: list[Annotated[InterfaceUseSpec, _expression("name")]] = []
    methods: dict[Text, Text] = Field(
        {},
        description="what methods of its interfaces give, in the language of predicates: getViewSource: $source",
    )
    invariants: list[InvariantSpec] = []
    derived_attributes: dict[Text, Annotated[DerivedAttributeSpec, _expression("type")]] = {}
    assembly_format: Text | None = Field(
        None,
        description="a declarative format, 'function' for that of functions, 'custom' for hooks parse_… and print_…",
    )
    builders: dict[Text, BuilderSpec] = {}
    skip_default_builders: bool | None = None
    verifier: bool | None = Field(None, description="hook verify_…, before the regions")
    region_verifier: bool | None = Field(None, description="hook verify_…_regions, after them")
    fold: bool | None = Field(None, description="hook fold_…")
    canonicalizer: bool | None = Field(None, description="hook canonicalization_patterns_…")
    canonicalize_method: bool | None = Field(None, description="hook canonicalize_…")
    infer_return_types: bool | None = Field(None, description="hook infer_…_return_types")
    semantics: Annotated[SemanticsSpec, _expression("result")] | None = Field(
        None, description="what it computes: folding, evaluation and proofs follow"
    )
    folds: FoldIdentities = Field(
        {},
        description="fold identities: what the results are, by the condition; 'constants: computed'"
        " says when constants are computed, which otherwise comes last",
    )
    default_dialect: Text | None = Field(
        None, description="the dialect whose operations need no prefix inside the regions"
    )
    allow: Allowed = allowed()


class OpSpec(OpClassSpec):
    """An operation."""

    class_name: Text | None = Field(None, description="the Python class; default: AddOp for add")
    llvm_ir: Annotated[LlvmIrSpec, Shorthand("intrinsic", (str,), _INTRINSIC)] | None = Field(
        None, description="the call of an intrinsic, or the instruction, that it becomes in LLVM IR"
    )
    spirv: Text | None = Field(
        None,
        description="the SPIR-V instruction that it is: OpIAdd, or GLSL.std.450 27 of an extended set",
    )


__all__ = [
    "ArgumentSpec",
    "BuilderParameterSpec",
    "BuilderParameters",
    "BuilderSpec",
    "DerivedAttributeSpec",
    "InterfaceUseSpec",
    "InvariantSpec",
    "OpClassSpec",
    "OpSpec",
    "RegionSpec",
    "ResultSpec",
    "SuccessorSpec",
]
