"""The hand-written half of the dialect `emitc`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("types",),
    "evaluates": ("evaluation",),
    "form": ("forms", "types"),
    "implements": ("interfaces", "verifiers.control_flow"),
    "verifies": ("types", "verifiers.control_flow", "verifiers.operators"),
    "verifies_regions": ("verifiers.control_flow",),
}

#: The passes, with the modules that register them.
PASSES = {
    "convert-to-emitc": "lowering.everything",
    "form-expressions": "expressions",
    "wrap-emitc-func-in-class": "classes",
}
