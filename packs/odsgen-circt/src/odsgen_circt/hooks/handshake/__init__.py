"""The hand-written half of CIRCT's dialect `handshake`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "checks": ("operations",),
    "form": (
        "forms",
        "operations",
    ),
    "infers": ("operations",),
}
