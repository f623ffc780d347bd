"""Names that modules had before version 0.2 still work, and say the new ones."""

from __future__ import annotations

import pkgutil
import subprocess
import sys

import pytest

import odsgen.vendors
from odsgen.moved import MOVED

PROGRAM = """
import importlib, warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    old = importlib.import_module({old!r})
assert old is importlib.import_module({new!r}), old
assert old.__spec__.name == {new!r}
print([str(w.message) for w in caught if "later version" in str(w.message)])
"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        *((old, new) for old, new in MOVED.items() if old.startswith("odsgen.runtime.")),
        ("odsgen.runtime.passes.manager", "odsgen.passes.manager"),
        ("odsgen.dialects.hw", "odsgen_circt.hooks.hw"),
        ("odsgen.vendors.comb", "odsgen_circt.hooks.comb"),
        ("odsgen.dialects.spirv.types", "odsgen.vendors.spirv.types"),
    ],
)
def test_an_old_name_is_the_new_module(old: str, new: str) -> None:
    program = PROGRAM.format(old=old, new=new)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.stderr == ""
    assert f"'{old}' is '{new}' now: a later version will not know the old name" in done.stdout


def test_every_vendor_was_among_the_dialects() -> None:
    folders = pkgutil.iter_modules(odsgen.vendors.__path__)
    vendors = {folder.name for folder in folders if folder.ispkg}
    assert {f"odsgen.dialects.{name}": f"odsgen.vendors.{name}" for name in vendors} == {
        old: new for old, new in MOVED.items() if new.startswith("odsgen.vendors.")
    }


def test_a_name_that_never_was(tmp_path: object) -> None:
    with pytest.raises(ModuleNotFoundError):
        __import__("odsgen.runtime.nowhere")
