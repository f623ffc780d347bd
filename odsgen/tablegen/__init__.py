"""From TableGen's records to a spec: what `odsgen import` does.

TableGen is evaluated by ``llvm-tblgen --dump-json``; everything here reads the records that it prints, and nothing
else of the ``.td`` files.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.tablegen.cpp import Checks, translate_predicate
else:
    __getattr__ = exporter(__name__, {"odsgen.tablegen.cpp": ("Checks", "translate_predicate")})

__all__ = ["Checks", "translate_predicate"]
