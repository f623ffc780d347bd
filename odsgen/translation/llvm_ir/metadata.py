"""Metadata: strings, values and nodes (LangRef: Metadata). Nodes with the same operands are one, unless they are distinct."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.translation.llvm_ir.text import quoted

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.values import Value


class Metadata:
    """Anything that a node may have as an operand."""

    __slots__ = ()

    def key(self) -> object:
        """A key that equal metadata has in common."""
        return self


class StringMetadata(Metadata):
    """`!"text"`"""

    __slots__ = ("value",)

    def __init__(self, value: str) -> None:
        self.value = value

    def key(self) -> object:
        return str, self.value

    def text(self) -> str:
        """The string behind its mark."""
        return f"!{quoted(self.value)}"


class ValueMetadata(Metadata):
    """A constant, or a value of a function: `i32 7`, `ptr %0`"""

    __slots__ = ("value",)

    def __init__(self, value: Value) -> None:
        self.value = value

    def key(self) -> object:
        from odsgen.translation.llvm_ir.values import Constant

        return self.value.key() if isinstance(self.value, Constant) else self.value


class ValueListMetadata(Metadata):
    """`!DIArgList(…)`: several values for one variable."""

    __slots__ = ("values",)

    def __init__(self, values: Sequence[Value]) -> None:
        self.values = values


class Node(Metadata):
    """A node: its operands, and of a specialized one its kind and the fields that are written."""

    __slots__ = ("operands", "distinct", "kind", "fields")

    def __init__(
        self,
        operands: Iterable[Metadata | None],
        distinct: bool = False,
        kind: str = "",
        fields: Sequence[tuple[str, str | Metadata]] = (),
    ) -> None:
        self.operands = list(operands)  # in the order in which nodes among them are numbered
        self.distinct = distinct
        self.kind = kind
        self.fields = fields

    @property
    def is_inline(self) -> bool:
        """Whether the node is written where it is used: it has no number."""
        return self.kind == "DIExpression"


class MetadataContext:
    """The nodes of a module that are not distinct, by their operands."""

    def __init__(self) -> None:
        self._nodes: dict[object, Node] = {}

    def node(self, *operands: Metadata | None) -> Node:
        """The node with these operands."""
        key = tuple([operand and operand.key() for operand in operands])
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = Node(operands)
        return found

    def specialized(
        self,
        kind: str,
        operands: Sequence[Metadata | None],
        fields: Sequence[tuple[str, str | Metadata]],
        distinct: bool = False,
    ) -> Node:
        """The node of a kind with these operands and fields; a new one if it is distinct."""
        if distinct:
            return Node(operands, True, kind, fields)
        shown = tuple(
            [(name, each if isinstance(each, str) else each.key()) for name, each in fields]
        )
        key = kind, tuple([operand and operand.key() for operand in operands]), shown
        found = self._nodes.get(key)
        if found is None:
            found = self._nodes[key] = Node(operands, False, kind, fields)
        return found


#: The kinds of metadata that LLVM knows, in the order in which an instruction has them.
KINDS = """
    dbg tbaa prof fpmath range tbaa.struct invariant.load alias.scope noalias nontemporal
    llvm.mem.parallel_loop_access nonnull dereferenceable dereferenceable_or_null make.implicit unpredictable
    invariant.group align llvm.loop type section_prefix absolute_symbol associated callees irr_loop
    llvm.access.group callback llvm.preserve.access.index vcall_visibility noundef annotation nosanitize
    func_sanitize exclude memprof callsite kcfi_type pcsections DIAssignID coro.outside.frame mmra
    noalias.addrspace callee_type nofree captures alloc_token implicit.ref
""".split()
_PLACES = {kind: place for place, kind in enumerate(KINDS)}


def in_order(attachments: dict[str, Node]) -> list[tuple[str, Node]]:
    """Attachments by kind: those that LLVM knows first."""
    if len(attachments) < 2:
        return list(attachments.items())
    return sorted(attachments.items(), key=lambda item: _PLACES.get(item[0], len(_PLACES)))
