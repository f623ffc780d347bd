"""The hand-written half of the dialect `tti`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"checks": ("types",), "verifies": ("traits", "verifiers")}
