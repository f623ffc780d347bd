"""The model of `llvm_ir`: the instruction or the call of an intrinsic that an operation becomes in LLVM IR."""

from __future__ import annotations

from pydantic import Field, model_validator

from odsgen.spec.base_model import Scalar, SpecModel, Text


class LlvmIrSpec(SpecModel):
    """The call of an intrinsic, or the instruction, that an operation becomes."""

    intrinsic: Text | None = Field(
        None,
        description="the intrinsic without its overloaded types, llvm.ctpop; {kind} stands for a word of 'kind'",
    )
    words: dict[Text, dict[Text, Text]] = Field(
        {},
        description="what {kind} stands for in the name, by case of an enum, number, 'present' or 'absent', or by the"
        " type of an operand or a result; 'else' is for all others",
    )
    instruction: Text | None = Field(None, description="the instruction: add, icmp, zext, …")
    arguments: list[Scalar] | None = Field(
        None,
        description="operands, attributes, numbers and metadata (round.{mode}) in the order of LLVM IR; default: all"
        " that no other key names",
    )
    flags: dict[Text, Text] = Field(
        {},
        description="by flag of the instruction (nsw, nuw, exact, disjoint, nneg) the attribute that sets it",
    )
    predicate: Text | None = Field(None, description="the attribute that says what is compared")
    range: Text | None = Field(None, description="the attribute with the range of the result")

    @model_validator(mode="after")
    def _is_one_thing(self) -> LlvmIrSpec:
        if (self.intrinsic is None) == (self.instruction is None):
            raise ValueError("llvm_ir has one of the keys 'intrinsic' and 'instruction'")
        for key in ("words", "range"):
            if self.intrinsic is None and getattr(self, key):
                raise ValueError(f"'{key}' belongs to an intrinsic")
        for key in ("flags", "predicate"):
            if self.intrinsic is not None and getattr(self, key):
                raise ValueError(f"'{key}' belongs to an instruction")
        return self


__all__ = ["LlvmIrSpec"]
