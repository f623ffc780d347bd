"""The hand-written half of the dialect `stablehlo`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("attributes", "convolutions", "directives", "operations"),
    "implements": ("interfaces",),
    "parses_attributes": ("attributes",),
}
