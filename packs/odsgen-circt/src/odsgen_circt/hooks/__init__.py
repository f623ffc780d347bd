"""The hand-written halves of CIRCT's dialects, a folder for each.

An import of CIRCT's definitions in another version takes them, too, so they are bound by names and know no generated class.
"""

#: mypy and pyright hold all hooks here to what they say they give, which is not checked again when they are called.
HOOKS_ARE_TYPED = True
