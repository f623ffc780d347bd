"""How each element of the formats of operations is read and printed: a class for each, in the module of its subject.

Every module of this package is imported, so that a class only has to say which element it lowers (`lowers`).
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__, f"{__name__}."):
    import_module(_module.name)
