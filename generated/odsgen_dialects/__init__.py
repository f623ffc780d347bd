"""The dialects that come with odsgen, each a package generated from its spec in `dialect_specs/`."""

import os
import sys
from typing import Any


class _GeneratingFinder:
    """Finds a dialect whose package is not there yet, in a checkout: last, when no other finder has found it."""

    @staticmethod
    def find_spec(name: str, path: Any, target: Any = None) -> Any:
        if name.rpartition(".")[0] != __name__:
            return None
        from odsgen.checkout import generated_package

        return generated_package(name, path)


if os.path.isdir(os.path.join(os.path.dirname(__file__), "..", "..", "dialect_specs")):
    sys.meta_path.append(_GeneratingFinder)
