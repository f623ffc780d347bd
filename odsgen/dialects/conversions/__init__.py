"""Lowerings from dialect to dialect, one module for each pass; `odsgen/dialects/passes.py` names them."""
