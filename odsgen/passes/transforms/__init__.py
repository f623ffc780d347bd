"""The passes that come with odsgen, by name: the modules that register them, which are imported on demand."""

PASSES = {
    "apply-patterns": "apply_patterns",
    "canonicalize": "canonicalize",
    "composite-fixed-point-pass": "composite_fixed_point",
    "control-flow-sink": "control_flow_sink",
    "convert-dialects": "convert_dialects",
    "cse": "cse",
    "inline": "inline",
    "loop-invariant-code-motion": "loop_invariant_code_motion",
    "mem2reg": "mem2reg",
    "print-ir": "print_passes",
    "print-op-stats": "print_passes",
    "sccp": "sccp",
    "snapshot-op-locations": "snapshot_locations",
    "sroa": "sroa",
    "strip-debuginfo": "strip_debug_info",
    "symbol-dce": "symbol_dce",
    "symbol-privatize": "symbol_privatize",
    "topological-sort": "topological_sort",
    "view-cfg": "view_graphs",
    "view-op-graph": "view_graphs",
}
