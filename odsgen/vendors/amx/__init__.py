"""The hand-written half of the dialect `amx`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"checks": ("types",), "form": ("types",), "verifies": ("verifiers",)}
