"""From TableGen's records to a spec: what `odsgen import` does.

TableGen is evaluated by ``llvm-tblgen --dump-json``; everything here reads the records that it prints, and nothing
else of the ``.td`` files.
"""
