"""The commands `ods-lsp-server` and `odsgen lsp`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from odsgen.cli.ods_lsp_server import run
from odsgen.installation import command_for_extra
from odsgen.runtime.registry.dialect_packages import PATH_VARIABLE

COMMAND = (sys.executable, "-m", "odsgen.cli.ods_lsp_server")


def test_without_the_extra_it_is_said_what_to_do(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("odsgen.cli.ods_lsp_server.find_spec", lambda module: None)
    assert run([]) == 1
    assert command_for_extra("lsp") in capsys.readouterr().err


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--help"]) == 0
    assert "--dialect" in capsys.readouterr().out
    assert run(["-version"]) == 0
    assert capsys.readouterr().out.startswith("ods-lsp-server (odsgen) ")


@pytest.mark.parametrize("arguments", [["--nothing"], ["file.mlir"], ["--log=loud"]])
def test_wrong_arguments(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(arguments) == 1
    assert "ods-lsp-server: " in capsys.readouterr().err


def test_a_dialect_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("pygls")
    assert run([f"--dialect={tmp_path}"]) == 1
    assert str(tmp_path) in capsys.readouterr().err


def test_it_ends_with_its_input() -> None:
    pytest.importorskip("pygls")
    process = subprocess.run(COMMAND, input=b"", capture_output=True, timeout=120)
    assert process.stdout == b""


def test_odsgen_lsp_is_the_same_command() -> None:
    command = (sys.executable, "-m", "odsgen.cli.odsgen", "lsp", "--version")
    process = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert process.stdout.startswith("odsgen lsp (odsgen) "), process.stderr


@pytest.mark.parametrize("by", ["--dialect", "spec", PATH_VARIABLE])
def test_dialects_of_others(tmp_path: Path, by: str) -> None:
    pytest.importorskip("pygls")
    from odsgen.codegen import generate
    from tests.lsp.client import Client

    spec = tmp_path / "shop.yaml"
    spec.write_text(
        "dialect: shop\nops:\n  open: {summary: Opens the shop., assembly_format: attr-dict}\n",
        encoding="utf-8",
    )
    options, environment = [f"--dialect={spec}"], {}
    if by != "spec":
        generate([spec], tmp_path / "packages")
        options = [f"--dialect={tmp_path / 'packages' / 'shop'}"] if by == "--dialect" else []
        environment = {PATH_VARIABLE: str(tmp_path / "packages")} if not options else {}
    with Client([*COMMAND, *options], environment) as client:
        assert client.open("file:///shop.mlir", "shop.open\n") == []
        hover = client.hover("file:///shop.mlir", 0, 1)
        assert hover is not None and "Opens the shop." in hover
        assert "shop" in {i.label for i in client.completions("file:///shop.mlir", 1, 0)}
    assert client.exit_code == 0
