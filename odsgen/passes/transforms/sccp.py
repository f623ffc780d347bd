"""`sccp`: values that are constants on all ways by which they are reached become constants (sparse conditional constant
propagation)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.constant_propagation import ConstantPropagation
from odsgen.passes.registry import register_pass
from odsgen.rewriting.folding import insertion_region, wrong_constant
from odsgen.runtime.builtin.locations import UnknownLoc
from odsgen.runtime.interfaces.effects_of_operations import would_be_trivially_dead
from odsgen.runtime.registry.context import loaded_dialect

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


@register_pass
class SCCP(Pass):
    """Propagates constants along the branches that are taken."""

    ARGUMENT = "sccp"
    NAME = "SCCP"
    SUMMARY = "Sparse Conditional Constant Propagation"

    def run_on_operation(self, op: Operation) -> None:
        """Find the constants inside an operation, and put them in."""
        found = ConstantPropagation(op)
        constants = _Constants()
        pending = [block for region in reversed(op.regions) for block in reversed(region.blocks)]
        while pending:
            block = pending.pop()
            for inner in block:
                replaced = [
                    self._replace(result, block, found, constants) for result in inner.results
                ]
                if replaced and all(replaced) and would_be_trivially_dead(inner):
                    inner.erase()
                    continue
                for region in inner.regions:
                    pending += reversed(region.blocks)
            for argument in block.arguments:
                self._replace(argument, block, found, constants)

    def _replace(
        self, value: Value, block: Block, found: ConstantPropagation, constants: _Constants
    ) -> bool:
        known = found.constant(value)
        if known is None:
            return False
        constant = constants.get(block, known[1], known[0], value.type)
        if constant is None:
            return False
        value.replace_all_uses_with(constant)
        return True


class _Constants:
    """The constants that are made, each once in the region where it is seen."""

    def __init__(self) -> None:
        self._made: dict[tuple[Region, str, Attribute, Type], Operation | None] = {}

    def get(self, block: Block, dialect_name: str, value: Attribute, type: Type) -> Value | None:
        """The value of a constant at the beginning of the region; None if it cannot be made."""
        region = insertion_region(block)
        if region is None:
            return None
        key = (region, dialect_name, value, type)
        if key not in self._made:
            dialect = loaded_dialect(dialect_name)
            hook = None if dialect is None else dialect.materialize_constant
            made = None if hook is None else hook(value, type, UnknownLoc.get())
            if made is not None and (
                made.single_result is None or made.single_result.type is not type
            ):
                raise wrong_constant(made, type, hook)
            if made is not None and made.name.partition(".")[0] != dialect_name:
                # Two dialects may want the same constant.
                made = self._made.setdefault((region, made.dialect_name, value, type), made)
            if made is not None and made.parent_block is None:
                region.entry_block.prepend(made)
            self._made[key] = made
        op = self._made[key]
        return None if op is None else op.results[0]
