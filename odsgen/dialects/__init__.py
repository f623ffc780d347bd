"""Hand-written parts of the bundled dialects, a folder for each.

Each file has one subject and the same name in all dialects: `verifiers.py`, `forms.py` (custom
assembly formats),
`types.py`, `attributes.py`, `inference.py` (result types), `interfaces.py` (interface methods),
`folds.py` and
`canonicalization.py`.  A long file is a folder of that name.  `HOOKS` in `__init__.py` lists the
modules with hooks.
"""
