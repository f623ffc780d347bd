"""Programs to and from other frameworks in Python: `mlir` for every package of MLIR's bindings, `xdsl` for xDSL.

Neither is needed by anything else, nor imported before a program of it is there.
"""
