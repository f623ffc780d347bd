"""The passes that come with odsgen; importing this registers them."""

from odsgen.passes.transforms import (  # noqa: F401
    apply_patterns,
    canonicalize,
    composite_fixed_point,
    control_flow_sink,
    convert_dialects,
    cse,
    inline,
    loop_invariant_code_motion,
    mem2reg,
    print_passes,
    sccp,
    snapshot_locations,
    sroa,
    strip_debug_info,
    symbol_dce,
    symbol_privatize,
    topological_sort,
    view_graphs,
)
