"""Patterns, folding and canonicalization are MLIR's: programs of `against/`, rewritten by odsgen and by mlir-opt.

What mlir-opt made of them is kept in ``against/NAME.after.mlir``. Where there is a C++ compiler, a plugin with the smaller
dialect is asked again, with every option of the driver; ``make rewriting`` does so with both.
"""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.tblgen import find_tblgen
from tests.random_specs.plugin import NO_COMPILER, compiler
from tests.rewriting.differential import (
    SEPARATOR,
    Options,
    load,
    mlir_rewritten,
    programs,
    rewritten,
)
from tests.rewriting.plugin import FOLDER, build

NAMES = ("rw", "fd")
EVERY_OPTION = (
    Options(),
    Options(top_down=True),
    Options(max_iterations=1),
    Options(max_iterations=1, top_down=True, simplify=0),
    Options(max_iterations=2, max_rewrites=1),
    Options(fold=False),
    Options(cse=False),
    Options(simplify=0),
    Options(simplify=2),
    Options(canonicalize=True, top_down=True),
    Options(canonicalize=True),
    Options(canonicalize=True, max_iterations=1, simplify=0),
)


@pytest.fixture(scope="module", params=NAMES)
def dialect(request: pytest.FixtureRequest) -> ModuleType:
    try:
        find_tblgen(inputs=(FOLDER / "rw.td",))
    except TableGenError:
        pytest.skip("llvm-tblgen is not installed: apt-get install llvm-22")
    return load(request.param)


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if compiler() is None:
        pytest.skip(NO_COMPILER)
    return build(["fd"], tmp_path_factory.mktemp("against"))


def all_rewritten(module: ModuleType, options: Options) -> list[str]:
    found, line = [], 0
    for text in programs(module.DIALECT.name):
        found.append(rewritten(text, module, options, line))
        line += text.count("\n") + 1
    return found


def test_programs_become_what_mlir_makes_of_them(dialect: ModuleType) -> None:
    expected = (FOLDER / f"{dialect.DIALECT.name}.after.mlir").read_text("utf-8")
    assert f"\n{SEPARATOR}".join(all_rewritten(dialect, Options())) + "\n" == expected


@pytest.mark.parametrize("dialect", ["fd"], indirect=True)
@pytest.mark.parametrize("options", EVERY_OPTION, ids=lambda options: options.pipeline("x"))
def test_mlir_agrees(dialect: ModuleType, plugin: Path, options: Options) -> None:
    name = dialect.DIALECT.name
    theirs = mlir_rewritten(programs(name), name, plugin, options)
    for ours, expected in zip(all_rewritten(dialect, options), theirs, strict=True):
        assert ours == expected
