"""The dialects of Triton for odsgen: `tt`, `ttg`, `ttng`, `gluon` and `tti`."""

#: Type checkers hold the hooks of this package: what they return is not checked again.
HOOKS_ARE_TYPED = True
