"""From TableGen's records to a spec: what `odsgen import` does.

TableGen is evaluated by ``llvm-tblgen --dump-json``; everything here reads the records that it prints, and nothing
else of the ``.td`` files.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.tablegen.cpp": "Checks translate_predicate",
    },
)
