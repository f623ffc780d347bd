"""Lowerings from dialect to dialect, one module a pass; `odsgen/dialects/passes.py` lists them."""
