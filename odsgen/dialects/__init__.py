"""Hand-written parts of the bundled dialects, a folder for each.

Each file has one subject and the same name in all dialects: `verifiers.py`, `forms.py` (custom assembly formats),
`types.py`, `attributes.py`, `inference.py` (result types), `interfaces.py` (interface methods), `folds.py`,
`canonicalization.py`, lowerings (`to_llvm.py`).  A long file is a folder of that name.  `HOOKS` in `__init__.py` lists
the modules with hooks, `PASSES` those with passes.
"""

from odsgen.moved import find_moved_modules

#: mypy and pyright hold all hooks here to what they say they give, which is not checked again when they are called.
HOOKS_ARE_TYPED = True

find_moved_modules()
