"""LLVM's intrinsics: their names, types and attributes, as the TableGen files of LLVM declare them.

`tools/llvm_intrinsics.py` makes the table; it is read when an intrinsic is first asked for. Types are texts of LLVM IR.
"""
