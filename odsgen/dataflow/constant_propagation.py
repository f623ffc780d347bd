"""Which values are constants (MLIR: `SparseConstantPropagation`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dataflow.constants import UNKNOWN_CONSTANT, ConstantLattice, ConstantValue
from odsgen.dataflow.sparse import SparseForwardDataFlowAnalysis
from odsgen.rewriting.folding import simulated_fold
from odsgen.runtime.ir.value import Value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation


class SparseConstantPropagation(SparseForwardDataFlowAnalysis[ConstantLattice]):
    """Folds operations with the constants among their operands; needs DeadCodeAnalysis."""

    LATTICE = ConstantLattice

    def set_to_entry_state(self, lattice: ConstantLattice) -> None:
        self.propagate(lattice, lattice.join(UNKNOWN_CONSTANT))

    def visit_operation(
        self,
        op: Operation,
        operands: Sequence[ConstantLattice],
        results: Sequence[ConstantLattice],
    ) -> None:
        constants: list[Attribute | None] = []
        for operand in operands:
            if operand.element is None:
                return
            constants.append(operand.element.value)
        folded = None if op.regions else simulated_fold(op, constants)
        if folded is None:
            self.set_all_to_entry_states(results)
            return
        for lattice, found in zip(results, folded, strict=True):
            if isinstance(found, Value):
                element = self.lattice_for(op, found).element
            else:
                element = ConstantValue(found, op.dialect_name)
            if lattice.join(element):
                lattice.on_update(self.solver)
