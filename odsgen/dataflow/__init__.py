"""Data-flow analyses: a solver, bases for analyses of values and of program points, and those that come with odsgen
(docs/howto/dataflow.md)."""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.dataflow.backward": "SparseBackwardDataFlowAnalysis",
        "odsgen.dataflow.constant_propagation": "SparseConstantPropagation",
        "odsgen.dataflow.constants": "ConstantLattice ConstantValue",
        "odsgen.dataflow.dead_code": "DeadCodeAnalysis Executable PredecessorState",
        "odsgen.dataflow.dense": "DenseBackwardDataFlowAnalysis DenseForwardDataFlowAnalysis",
        "odsgen.dataflow.integer_ranges": (
            "IntegerRangeAnalysis IntegerRangeLattice range_of ranges_inside"
        ),
        "odsgen.dataflow.lattices": "SparseLattice",
        "odsgen.dataflow.ranges": "IntegerRange",
        "odsgen.dataflow.solver": (
            "AnalysisState DataFlowAnalysis DataFlowSolver Edge Lattice ProgramPoint end_of "
            "point_before"
        ),
        "odsgen.dataflow.sparse": "SparseForwardDataFlowAnalysis",
    },
)
