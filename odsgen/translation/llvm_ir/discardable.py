"""Attributes of dialects that are not properties of their operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import ArrayAttr, Attribute, Operation
from odsgen.translation.llvm_ir.errors import TranslationError
from odsgen.translation.llvm_ir.metadata import Node, StringMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen_dialects import llvm

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def translate_attribute(
    translation: Translation,
    op: Operation,
    name: str,
    value: Attribute,
    made: list[Instruction],
) -> None:
    """Translates an attribute of an operation, which has become the instructions `made`."""
    if name == "llvm.mmra":
        _attach_mmra(translation, op, value, made)
    elif name.startswith("omp."):
        from odsgen.translation.llvm_ir.openmp.attributes import translate_openmp_attribute

        translate_openmp_attribute(translation, op, name, value)
    elif not name.startswith("llvm."):
        from odsgen.translation.llvm_ir import targets

        targets.translate_attribute(translation, op, name, value, made)


def _attach_mmra(
    translation: Translation, op: Operation, value: Attribute, made: list[Instruction]
) -> None:
    """Annotations of the memory model."""
    if isinstance(value, llvm.MMRATagAttr):
        tags = [value]
    elif isinstance(value, ArrayAttr):
        tags = []
        for each in value.elements:
            if not isinstance(each, llvm.MMRATagAttr):
                message = "MMRA annotations array contains value that isn't an MMRA tag"
                raise TranslationError(op.op_error(message).diagnostics)
            tags.append(each)
    else:
        message = "llvm.mmra is something other than an MMRA tag or an array of them"
        raise TranslationError(op.op_error(message).diagnostics)
    metadata = translation.module.metadata
    nodes: list[Node] = [
        metadata.node(StringMetadata(tag.prefix), StringMetadata(tag.suffix)) for tag in tags
    ]
    if nodes:
        node = nodes[0] if len(nodes) == 1 else metadata.node(*nodes)
        for instruction in made:
            instruction.attachments["mmra"] = node
