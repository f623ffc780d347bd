"""The hand-written half of the dialect `pdl_interp`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {"checks": ("predicates",), "form": ("forms",), "verifies": ("verifiers",)}
