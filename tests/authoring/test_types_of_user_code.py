"""Programs around generated packages pass mypy --strict and pyright strict, with our packages as libraries."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.conversion import ConversionPattern
from odsgen.rewriting import RewritePattern
from odsgen.runtime import Block, Region, Value
from odsgen.runtime.builtin.types import IntegerType, i32
from odsgen_dialects import arith, func

CHECKOUT = Path(__file__).resolve().parents[2]
TYPED = Path(__file__).parent / "typed"
EXAMPLE = CHECKOUT / "examples" / "relational"

ENVIRONMENT = Path(sys.prefix)
STRICT = {
    "typeCheckingMode": "strict",
    "reportUnnecessaryTypeIgnoreComment": "error",
    "pythonVersion": "3.11",
    "venvPath": str(ENVIRONMENT.parent),
    "venv": ENVIRONMENT.name,
}


@pytest.fixture(scope="module")
def users_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package of a spec, its hooks as `odsgen generate` writes them, and a program; and the relational example."""
    folder = tmp_path_factory.mktemp("user")
    shutil.copytree(EXAMPLE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("build"))
    shutil.copytree(TYPED, folder, dirs_exist_ok=True)
    odsgen = Path(sys.executable).with_name("odsgen")
    checked([str(odsgen), "generate", "shop.yaml", "rel.yaml", "-o", "."], folder)
    (folder / "pyrightconfig.json").write_text(json.dumps(STRICT), encoding="utf-8")
    return folder


def checked(command: list[str], folder: Path) -> None:
    process = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)
    assert process.returncode == 0, process.stdout + process.stderr


def test_mypy_strict(users_folder: Path) -> None:
    pytest.importorskip("mypy")
    options = ["--strict", "--config-file=", "--explicit-package-bases", "--python-version=3.11"]
    checked([sys.executable, "-m", "mypy", *options, "."], users_folder)


def test_pyright_strict(users_folder: Path) -> None:
    pytest.importorskip("pyright")
    try:  # it fetches a node for itself where there is none
        subprocess.run(
            [sys.executable, "-m", "pyright", "--version"],
            capture_output=True,
            check=True,
            timeout=120,
        )
    except subprocess.SubprocessError:
        pytest.skip("pyright cannot run here")
    checked([sys.executable, "-m", "pyright"], users_folder)


def test_parameters_of_classes_at_run_time() -> None:
    assert Value[IntegerType] is not None
    x = Block([i32]).arguments[0]
    assert isinstance(x, Value) and not hasattr(x, "__dict__")


def test_root_of_patterns() -> None:
    class OnAdd(RewritePattern[arith.AddIOp]):
        pass

    class OnAddToo(OnAdd):
        pass

    class Convert(ConversionPattern[func.ReturnOp]):
        pass

    class Named(RewritePattern):
        root = "arith.muli"

    assert (OnAdd().root, OnAddToo().root, Convert().root) == (
        "arith.addi",
        "arith.addi",
        "func.return",
    )
    assert (Named().root, RewritePattern().root) == ("arith.muli", None)

    with pytest.raises(TypeError) as error:

        class Contrary(RewritePattern[arith.AddIOp]):
            root = "arith.muli"

    assert str(error.value) == (
        "the pattern 'Contrary' is for 'arith.addi' by the class AddIOp, and for 'arith.muli' by its root"
    )


def test_repr_says_what_it_is() -> None:
    block = Block([i32])
    x = block.arguments[0]
    add = arith.AddIOp.build(x, x)
    block.append(add)
    region = Region([block])
    assert repr(x) == "<block argument #0, of type 'i32'>"
    assert repr(add) == "<AddIOp 'arith.addi' : (i32, i32) -> (i32)>"
    assert repr(add.result) == "<result #0 of 'arith.addi', of type 'i32'>"
    assert repr(block) == "<block (i32) in no operation>"
    assert repr(region) == "<region of no operation, 1 block>"
