"""Names of dialects in programs are looked for only where the user has put dialects, and only if they are names of MLIR."""

from __future__ import annotations

import builtins
import sys
from pathlib import Path

import pytest

from odsgen.runtime import (
    Context,
    Dialect,
    DialectLoadError,
    ParseError,
    VerifyError,
    load_dialect_package,
    parse,
)
from odsgen.runtime.registry.dialect_packages import LONGEST_NAME
from odsgen.runtime.registry.hooks import UncheckedWarning, checked_by_hook

#: Each puts a name of a dialect where a program can mention one.
MENTIONS = (
    '"{}.x"() : () -> ()',
    '"a.b"() {{"{}.x" = 1 : i32}} : () -> ()',
    'module attributes {{"{}.x" = 1 : i32}} {{}}',
    'func.func private @f(i32 {{"{}.x"}})',
    "{}.x",
    '"a.b"() : () -> !{}.x<1>',
    '"a.b"() : () -> !{}<"x">',
    '"a.b"() {{x = #{}.x<1>}} : () -> ()',
    '"a.b"() {{x = #{}<"x">}} : () -> ()',
    '{{-# dialect_resources: {{ {}: {{ blob: "0x01000000" }} }} #-}}',
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder of dialects with nothing in it, beside a package that says when it is imported."""
    evil = tmp_path / "evil"
    (evil / "ok").mkdir(parents=True)
    for package in (evil, evil / "ok"):
        (package / "__init__.py").write_text("import builtins\nbuiltins.evil_was_here = True\n")
    (tmp_path / "dialects").mkdir()
    return tmp_path / "dialects"


@pytest.mark.parametrize("mention", MENTIONS)
@pytest.mark.parametrize("known", [False, True], ids=["refuses", "allows unregistered"])
def test_no_program_reaches_a_package_outside_of_the_folder(
    folder: Path, mention: str, known: bool
) -> None:
    evil = folder.parent / "evil"
    for name in (
        f"{evil}/ok",
        f"{evil}",
        "../evil",
        "../evil/ok",
        "..",
        ".",
        "evil/ok",
        "x/../../evil",
        "ok\\0",
        "",
    ):
        context = Context(allow_unregistered=known, dialect_path=[folder])
        try:
            parse(mention.format(name), context).verify()
        except (ParseError, VerifyError) as error:
            assert error.diagnostics
        assert not hasattr(builtins, "evil_was_here")


@pytest.mark.parametrize("mention", MENTIONS)
@pytest.mark.parametrize("length", [LONGEST_NAME + 1, 300, 5000])
def test_names_that_no_file_can_have(folder: Path, mention: str, length: int) -> None:
    for known in (False, True):
        context = Context(allow_unregistered=known, dialect_path=[folder])
        try:
            parse(mention.format("a" * length), context).verify()
        except (ParseError, VerifyError) as error:
            assert error.diagnostics


@pytest.mark.parametrize(
    "name", ["os", "sys", "builtins", "antigravity", "this", "odsgen", "ctypes"]
)
def test_a_module_of_that_name_is_no_dialect(folder: Path, name: str) -> None:
    before = set(sys.modules)
    context = Context(allow_unregistered=True, dialect_path=[folder])
    assert context.dialect(name) is None
    assert not (set(sys.modules) - before) & {"antigravity", "this"}


def test_a_package_answers_to_its_own_name_only(folder: Path) -> None:
    """On a file system without case, `Box` is the folder `box`; and `box_` may be the folder of `box`."""
    for package in ("Box", "box_"):
        (folder / package).mkdir()
        (folder / package / "__init__.py").write_text(
            "from odsgen.runtime import Dialect\nDIALECT = Dialect('box')\n"
        )
    context = Context(dialect_path=[folder])
    assert context.dialect("Box") is None
    assert context.dialect("box_") is None
    assert context.dialect("box").name == "box"  # type: ignore[union-attr]


def test_the_folder_of_a_package_must_be_called_as_a_dialect_can_be(tmp_path: Path) -> None:
    (tmp_path / "a.b").mkdir()
    (tmp_path / "a.b" / "__init__.py").write_text("")
    with pytest.raises(DialectLoadError, match="no dialect package can be called 'a.b'"):
        load_dialect_package(tmp_path / "a.b")


@pytest.mark.parametrize("name", ["../evil", "arith.ops", "", "1x", "a-b"])
def test_what_can_be_no_dialect(name: str) -> None:
    with pytest.raises(ValueError, match="cannot be the name of a dialect"):
        Dialect(name)


def test_checks_by_hooks_look_for_dialects_only() -> None:
    with pytest.warns(UncheckedWarning):
        assert checked_by_hook("arith.ops", "check", 1)
    with pytest.warns(UncheckedWarning):
        assert checked_by_hook("a" * 5000, "check", 1)
