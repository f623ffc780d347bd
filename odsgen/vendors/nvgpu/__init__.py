"""The hand-written half of the dialect `nvgpu`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"checks": ("verifiers",), "verifies": ("verifiers",)}
