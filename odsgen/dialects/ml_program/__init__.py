"""The hand-written half of the dialect `ml_program`."""

#: The modules of hooks, by the kind of hooks in them.
HOOKS = {
    "form": ("forms",),
    "implements": ("interfaces",),
    "suggests_aliases": ("forms",),
    "verifies": ("verifiers",),
}

#: The passes, with the modules that register them.
PASSES = {"mlprogram-pipeline-globals": "pipeline_globals"}
