"""Alias scopes and TBAA: which accesses do not touch the same memory (LangRef: alias.scope, noalias, tbaa)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import StringAttr
from odsgen.translation.llvm_ir.metadata import Metadata, Node, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.model import Instruction
from odsgen.translation.llvm_ir.types import I64
from odsgen.translation.llvm_ir.values import integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


def attach(translation: Translation, op: Any, made: Instruction) -> None:
    """Attaches what an access says of others."""
    for name, kind in (("alias_scopes", "alias.scope"), ("noalias_scopes", "noalias")):
        scopes = getattr(op, name)
        if scopes:
            made.attachments[kind] = scope_list(translation, scopes)
    tags = op.tbaa
    # An instruction has one tag; several are left out.
    if tags and len(tags) == 1:
        made.attachments["tbaa"] = translation.tbaa[tags[0]]


def scope_list(translation: Translation, scopes: Any) -> Node:
    """The node with some alias scopes."""
    return translation.module.metadata.node(*[scope_node(translation, each) for each in scopes])


def scope_node(translation: Translation, scope: Any) -> Node:
    """An alias scope; one without a name refers to itself."""
    nodes = translation.scopes
    found = nodes.get(scope)
    if found is None:
        domain = nodes.get(scope.domain)
        if domain is None:
            domain = nodes[scope.domain] = _named(translation, scope.domain, [])
        found = nodes[scope] = _named(translation, scope, [domain])
    return found


def _named(translation: Translation, attribute: Any, operands: list[Metadata]) -> Node:
    """A node with a name or itself in front, and a description behind."""
    description = attribute.description
    if description is not None:
        operands.append(StringMetadata(_text(description)))
    if isinstance(attribute.id, StringAttr):
        return translation.module.metadata.node(StringMetadata(attribute.id.value), *operands)
    return self_referring(operands)


def _text(value: Any) -> str:
    return value if isinstance(value, str) else value.value


def self_referring(operands: list[Metadata]) -> Node:
    """A distinct node whose first operand is itself."""
    made = Node([None, *operands], distinct=True)
    made.operands[0] = made
    return made


# --- TBAA ---------------------------------------------------------------------------------------------------------------


def create_tbaa(translation: Translation) -> None:
    """Makes the nodes of all tags, those below them first."""
    for op in translation.op.walk():
        tags = op.stored_properties.get("tbaa")
        if tags is not None:
            for tag in tags.elements:
                _tag(translation, tag)


def _tag(translation: Translation, tag: Any) -> None:
    nodes = translation.tbaa
    if tag in nodes:
        return
    operands: list[Metadata] = [
        _type(translation, tag.base_type),
        _type(translation, tag.access_type),
    ]
    operands.append(ValueMetadata(integer(I64, tag.offset)))
    if tag.constant:
        operands.append(ValueMetadata(integer(I64, 1)))
    nodes[tag] = translation.module.metadata.node(*operands)


def _type(translation: Translation, attribute: Any) -> Node:
    """The node of a type descriptor or of a root."""
    nodes = translation.tbaa
    made = nodes.get(attribute)
    if made is not None:
        return made
    members = getattr(attribute, "members", None)
    if members is None:
        name = attribute.id
        node = translation.module.metadata.node
        made = self_referring([]) if name is None else node(StringMetadata(_text(name)))
    else:
        operands: list[Metadata] = [StringMetadata(_text(attribute.id))]
        for member in members:
            operands.append(_type(translation, member.type_desc))
            operands.append(ValueMetadata(integer(I64, member.offset)))
        made = translation.module.metadata.node(*operands)
    nodes[attribute] = made
    return made
