"""`affine-simplify-structures`: maps and sets become simpler, and loops, conditions and applications are folded."""

from __future__ import annotations

from odsgen.passes import Pass, register_pass
from odsgen.presburger import Polyhedron
from odsgen.presburger.bounds import integer_set
from odsgen.rewriting import FrozenPatternSet, apply_patterns_to_operations
from odsgen.runtime import (
    AffineMapAttr,
    Attribute,
    IntegerSet,
    IntegerSetAttr,
    Operation,
    simplify_affine_map,
)
from odsgen_dialects import affine


def simplify_set(set: IntegerSet) -> IntegerSet:
    """The set without constraints that others imply; the empty set if nothing is in it (`simplifyIntegerSet`)."""
    system = Polyhedron(set.num_dims, set.num_symbols)
    rows = system.rows_of(set.constraints)
    if rows is None:
        return set
    quotients = system.inequalities
    system.inequalities = []
    for row, is_equality in zip(rows, set.eq_flags, strict=True):
        (system.equalities if is_equality else system.inequalities).append(row)
    for number in range(0, len(quotients), 2):
        system.inequalities += (quotients[number + 1], quotients[number])
    if system.is_empty():
        return IntegerSet.get_empty_set(set.num_dims, set.num_symbols)
    system.remove_trivial_redundancy()
    return integer_set(system)


def _simplified(attribute: AffineMapAttr | IntegerSetAttr) -> Attribute:
    if isinstance(attribute, AffineMapAttr):
        return AffineMapAttr.get(simplify_affine_map(attribute.value))
    return IntegerSetAttr.get(simplify_set(attribute.value))


@register_pass
class SimplifyAffineStructures(Pass):
    """Simplifies maps and sets, and folds the operations of `affine` that become simpler by that."""

    ARGUMENT = "affine-simplify-structures"
    NAME = "SimplifyAffineStructures"
    SUMMARY = "Simplify affine expressions in maps/sets and normalize memrefs"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        patterns = FrozenPatternSet(
            (
                *affine.AffineApplyOp.canonicalization_patterns(),
                *affine.AffineIfOp.canonicalization_patterns(),
            )
        )
        operations: list[Operation] = []
        known: dict[Attribute, Attribute] = {}
        for inner in op.walk(post_order=True):
            for name, attribute in {**inner.attributes, **inner.properties_as_attributes()}.items():
                if not isinstance(attribute, (AffineMapAttr, IntegerSetAttr)):
                    continue
                simplified = known.get(attribute)
                if simplified is None:
                    simplified = known[attribute] = _simplified(attribute)
                if simplified is not attribute:
                    inner.set_attribute(name, simplified)
            if isinstance(inner, (affine.AffineForOp, affine.AffineIfOp, affine.AffineApplyOp)):
                operations.append(inner)
        apply_patterns_to_operations(operations, patterns, within=op)
