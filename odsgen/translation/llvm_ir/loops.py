"""Annotations of loops, and the groups of accesses that may run in parallel (LangRef: llvm.loop)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime import Operation
from odsgen.translation.llvm_ir.metadata import Metadata, Node, StringMetadata, ValueMetadata
from odsgen.translation.llvm_ir.types import I32
from odsgen.translation.llvm_ir.values import boolean, integer

if TYPE_CHECKING:
    from odsgen.translation.llvm_ir.translation import Translation


class Loops:
    """The nodes of loops and access groups, by attribute."""

    def __init__(self, translation: Translation) -> None:
        self.translation = translation
        self._annotations: dict[object, Node] = {}
        self._groups: dict[object, Node] = {}

    def access_groups(self, groups: Any) -> dict[str, Node]:
        """The attachment of an access of these groups."""
        nodes = [self.access_group(group) for group in groups or ()]
        if not nodes:
            return {}
        made = nodes[0] if len(nodes) == 1 else self.translation.module.metadata.node(*nodes)
        return {"llvm.access.group": made}

    def access_group(self, group: object) -> Node:
        """The node of one group."""
        return self._groups.setdefault(group, Node([], distinct=True))

    def annotation(self, attribute: Any, op: Operation) -> Node:
        """The node of a loop."""
        found = self._annotations.get(attribute)
        if found is None:
            options = _Options(self, op)
            options.add_all(attribute)
            found = Node([None, *options.nodes], distinct=True)
            found.operands[0] = found
            self._annotations[attribute] = found
        return found


#: By parameter of an annotation, what its parameters become: how, the name, and the parameter.
_PARTS: dict[str, tuple[tuple[str, str, str], ...]] = {
    "vectorize": (
        ("not", "llvm.loop.vectorize.enable", "disable"),
        ("bool", "llvm.loop.vectorize.predicate.enable", "predicate_enable"),
        ("bool", "llvm.loop.vectorize.scalable.enable", "scalable_enable"),
        ("i32", "llvm.loop.vectorize.width", "width"),
        ("loop", "llvm.loop.vectorize.followup_vectorized", "followup_vectorized"),
        ("loop", "llvm.loop.vectorize.followup_epilogue", "followup_epilogue"),
        ("loop", "llvm.loop.vectorize.followup_all", "followup_all"),
    ),
    "interleave": (("i32", "llvm.loop.interleave.count", "count"),),
    "unroll": (
        ("switch", "llvm.loop.unroll", "disable"),
        ("i32", "llvm.loop.unroll.count", "count"),
        ("bool", "llvm.loop.unroll.runtime.disable", "runtime_disable"),
        ("unit", "llvm.loop.unroll.full", "full"),
        ("loop", "llvm.loop.unroll.followup_unrolled", "followup_unrolled"),
        ("loop", "llvm.loop.unroll.followup_remainder", "followup_remainder"),
        ("loop", "llvm.loop.unroll.followup_all", "followup_all"),
    ),
    "unroll_and_jam": (
        ("switch", "llvm.loop.unroll_and_jam", "disable"),
        ("i32", "llvm.loop.unroll_and_jam.count", "count"),
        ("loop", "llvm.loop.unroll_and_jam.followup_outer", "followup_outer"),
        ("loop", "llvm.loop.unroll_and_jam.followup_inner", "followup_inner"),
        ("loop", "llvm.loop.unroll_and_jam.followup_remainder_outer", "followup_remainder_outer"),
        ("loop", "llvm.loop.unroll_and_jam.followup_remainder_inner", "followup_remainder_inner"),
        ("loop", "llvm.loop.unroll_and_jam.followup_all", "followup_all"),
    ),
    "licm": (
        ("unit", "llvm.licm.disable", "disable"),
        ("unit", "llvm.loop.licm_versioning.disable", "versioning_disable"),
    ),
    "distribute": (
        ("not", "llvm.loop.distribute.enable", "disable"),
        ("loop", "llvm.loop.distribute.followup_coincident", "followup_coincident"),
        ("loop", "llvm.loop.distribute.followup_sequential", "followup_sequential"),
        ("loop", "llvm.loop.distribute.followup_fallback", "followup_fallback"),
        ("loop", "llvm.loop.distribute.followup_all", "followup_all"),
    ),
    "pipeline": (
        ("bool", "llvm.loop.pipeline.disable", "disable"),
        ("i32", "llvm.loop.pipeline.initiationinterval", "initiationinterval"),
    ),
    "peeled": (("i32", "llvm.loop.peeled.count", "count"),),
    "unswitch": (("unit", "llvm.loop.unswitch.partial.disable", "partial_disable"),),
}


class _Options:
    """Collects the nodes of one annotation."""

    def __init__(self, loops: Loops, op: Operation) -> None:
        self.loops = loops
        self.op = op
        self.nodes: list[Metadata] = []

    def add(self, name: str, *operands: Metadata) -> None:
        """Adds a node with a name in front."""
        node = self.loops.translation.module.metadata.node
        self.nodes.append(node(StringMetadata(name), *operands))

    def add_all(self, attribute: Any) -> None:
        """Adds all that an annotation says."""
        for location in (attribute.start_loc, attribute.end_loc):
            if location is not None:
                found = self.loops.translation.debug.loop_location(location)
                if found is not None:
                    self.nodes.append(found)
        self.add_one("unit", "llvm.loop.disable_nonforced", attribute.disable_nonforced)
        self.add_one("unit", "llvm.loop.mustprogress", attribute.must_progress)
        vectorized = attribute.is_vectorized
        if vectorized is not None:
            value = integer(I32, int(bool(vectorized.value)))
            self.add("llvm.loop.isvectorized", ValueMetadata(value))
        for part, options in _PARTS.items():
            found = getattr(attribute, part)
            if found is not None:
                for how, name, parameter in options:
                    self.add_one(how, name, getattr(found, parameter))
        groups = attribute.parallel_accesses
        if groups:
            nodes = [self.loops.access_group(group) for group in groups]
            self.add("llvm.loop.parallel_accesses", *nodes)

    def add_one(self, how: str, name: str, value: Any) -> None:
        """Adds a node for a parameter that is there."""
        if value is None:
            return
        if how == "loop":
            self.add(name, self.loops.annotation(value, self.op))
        elif how == "i32":
            self.add(name, ValueMetadata(integer(I32, value.value)))
        elif how == "bool":
            self.add(name, ValueMetadata(boolean(bool(value.value))))
        elif how == "not":
            self.add(name, ValueMetadata(boolean(not value.value)))
        elif how == "switch":
            self.add(f"{name}.disable" if value.value else f"{name}.enable")
        elif value.value:
            self.add(name)
