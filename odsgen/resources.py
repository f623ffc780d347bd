"""Where the files that odsgen reads at run time are: the templates and the bundled specs.

A wheel carries them inside the package, in `odsgen/_data`; in a checkout (an editable install) they are the
folders of the same names beside the package.
"""

from pathlib import Path
from typing import Literal

_PACKAGE = Path(__file__).resolve().parent


def resource_directory(name: Literal["templates", "dialect_specs"]) -> Path:
    """Return the folder of that name.

    Raises FileNotFoundError when the installation lacks it.
    """
    for candidate in (_PACKAGE / "_data" / name, _PACKAGE.parent / name):
        if candidate.is_dir():
            return candidate
    raise FileNotFoundError(f"this installation of odsgen has no folder '{name}'")


def packs_of_checkout() -> list[Path]:
    """The folders of the packs of a checkout; none in a wheel."""
    return sorted(path for path in (_PACKAGE.parent / "packs").glob("odsgen-*") if path.is_dir())
