"""The hand-written halves of the bundled dialects, a folder for each.

A file has one subject, and the files of all dialects have the same names: `verifiers.py` checks what a spec cannot say,
`forms.py` reads and prints, `types.py` and `attributes.py` have what belongs to those of the dialect, `inference.py`
finds the types of results, `interfaces.py` implements methods of interfaces, `folds.py` and `canonicalization.py` simplify.
Where a file grew too long, a folder of that name has several.  Nothing lists the hooks: when the package of a dialect
is generated, each is found where it is defined.
"""
