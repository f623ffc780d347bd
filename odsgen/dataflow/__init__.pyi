from odsgen.dataflow.backward import (
    SparseBackwardDataFlowAnalysis as SparseBackwardDataFlowAnalysis,
)
from odsgen.dataflow.constant_propagation import (
    SparseConstantPropagation as SparseConstantPropagation,
)
from odsgen.dataflow.constants import ConstantLattice as ConstantLattice
from odsgen.dataflow.constants import ConstantValue as ConstantValue
from odsgen.dataflow.dead_code import DeadCodeAnalysis as DeadCodeAnalysis
from odsgen.dataflow.dead_code import Executable as Executable
from odsgen.dataflow.dead_code import PredecessorState as PredecessorState
from odsgen.dataflow.dense import DenseBackwardDataFlowAnalysis as DenseBackwardDataFlowAnalysis
from odsgen.dataflow.dense import DenseForwardDataFlowAnalysis as DenseForwardDataFlowAnalysis
from odsgen.dataflow.integer_ranges import IntegerRangeAnalysis as IntegerRangeAnalysis
from odsgen.dataflow.integer_ranges import IntegerRangeLattice as IntegerRangeLattice
from odsgen.dataflow.integer_ranges import range_of as range_of
from odsgen.dataflow.integer_ranges import ranges_inside as ranges_inside
from odsgen.dataflow.lattices import SparseLattice as SparseLattice
from odsgen.dataflow.ranges import IntegerRange as IntegerRange
from odsgen.dataflow.solver import AnalysisState as AnalysisState
from odsgen.dataflow.solver import DataFlowAnalysis as DataFlowAnalysis
from odsgen.dataflow.solver import DataFlowSolver as DataFlowSolver
from odsgen.dataflow.solver import Edge as Edge
from odsgen.dataflow.solver import Lattice as Lattice
from odsgen.dataflow.solver import ProgramPoint as ProgramPoint
from odsgen.dataflow.solver import end_of as end_of
from odsgen.dataflow.solver import point_before as point_before
from odsgen.dataflow.sparse import SparseForwardDataFlowAnalysis as SparseForwardDataFlowAnalysis
