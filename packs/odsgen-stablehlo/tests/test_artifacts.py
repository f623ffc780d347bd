"""Portable artifacts: read, upgraded, and written for any version."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from odsgen.runtime import Context, DiagnosticError, parse, print_ir
from odsgen.runtime.diagnostics import Severity

ARTIFACTS = Path(__file__).parent / "artifacts"
PROGRAM = (ARTIFACTS / "program.mlir").read_text("utf-8")
VERSIONS = [f"0.{minor}.0" for minor in range(9, 21)] + [f"1.{minor}.0" for minor in range(21)]


@pytest.fixture(scope="module")
def api(importable: Path) -> Any:
    from odsgen_stablehlo import artifacts

    return artifacts


@pytest.fixture(scope="module")
def own_context(importable: Path) -> Context:
    from odsgen_stablehlo import chlo, sdy, stablehlo, vhlo

    dialects = [each.DIALECT for each in (chlo, sdy, stablehlo, vhlo)]
    return Context(allow_unregistered=True, dialects=dialects)


def _stripped(program: str, context: Context) -> Any:
    from odsgen.passes import PassManager

    module = parse(program, context)
    PassManager.parse("builtin.module(strip-debuginfo)").run(module)
    return module


@pytest.mark.parametrize("version", ["0.9.0", "1.0.0", "1.17.0"])
def test_artifacts_of_the_producer(version: str, api: Any, own_context: Context) -> None:
    data = (ARTIFACTS / f"program.{version}.mlirbc").read_bytes()
    assert str(api.artifact_version(data)) == version
    module = api.read_artifact(data)
    assert print_ir(module) == PROGRAM
    assert api.write_artifact(module, version) == data


@pytest.mark.parametrize("version", VERSIONS)
def test_each_version_says_the_same(version: str, api: Any, own_context: Context) -> None:
    module = _stripped(PROGRAM, own_context)
    data = api.write_artifact(module, version)
    assert print_ir(module) == PROGRAM
    assert str(api.artifact_version(data)) == version
    assert print_ir(api.read_artifact(data)) == PROGRAM


@pytest.mark.parametrize(
    ("operation", "version", "message"),
    [
        (
            '"stablehlo.exponential"(%a) {result_accuracy = #stablehlo.result_accuracy<mode = '
            "#stablehlo.result_accuracy_mode<HIGHEST>>} : (tensor<4xf32>) -> tensor<4xf32>",
            "1.8.0",
            "failed to legalize operation 'vhlo.exponential_v2' that was explicitly marked illegal",
        ),
        (
            "stablehlo.custom_call @f(%a) {backend_config = {a = 1 : i32}} : (tensor<4xf32>) -> tensor<4xf32>",
            "1.2.0",
            "failed to legalize operation 'vhlo.custom_call_v2' that was explicitly marked illegal",
        ),
        (
            "stablehlo.tan %a : tensor<4xf32>",
            "1.3.0",
            "failed to legalize operation 'vhlo.tan_v2' that was explicitly marked illegal",
        ),
    ],
)
def test_what_a_version_cannot_say_is_refused(
    operation: str, version: str, message: str, api: Any, own_context: Context
) -> None:
    text = f"func.func @f(%a: tensor<4xf32>) {{\n%0 = {operation}\nreturn\n}}"
    module = parse(text, own_context)
    with pytest.raises(DiagnosticError) as refused:
        api.write_artifact(module, version)
    messages = [diagnostic.message for diagnostic in refused.value.diagnostics]
    assert messages == [message, f"failed to convert VHLO to v{version}"]


@pytest.mark.parametrize(
    ("version", "message"),
    [
        ("", "No target version specified."),
        ("one", "Invalid target version argument 'one'"),
        ("0.8.0", "target version 0.8.0 is less than minimum supported 0.9.0"),
        ("1.21.0", "target version 1.21.0 is greater than current version 1.20.0"),
        ("1." + "9" * 5000 + ".0", "Invalid target version argument"),
    ],
)
def test_versions_that_are_not_supported(
    version: str, message: str, api: Any, own_context: Context
) -> None:
    with pytest.raises(DiagnosticError) as refused:
        api.write_artifact(parse(PROGRAM, own_context), version)
    assert refused.value.diagnostics[0].message.startswith(message)


def test_other_dialects_are_kept_on_request(api: Any, own_context: Context) -> None:
    text = """module {
  func.func @f(%arg0: tensor<2xf32>) -> tensor<2xf32> {
    %0 = stablehlo.abs %arg0 : tensor<2xf32>
    %1 = arith.addf %0, %arg0 : tensor<2xf32>
    %2 = stablehlo.abs %1 : tensor<2xf32>
    return %2 : tensor<2xf32>
  }
}
"""
    module = parse(text, own_context)
    with pytest.raises(DiagnosticError):
        api.write_artifact(module)
    data = api.write_artifact(module, "1.0.0", allow_other_dialects=True)
    assert print_ir(api.read_artifact(data)) == text


def test_hostile_artifacts_are_refused(api: Any) -> None:
    data = (ARTIFACTS / "program.1.17.0.mlirbc").read_bytes()
    with pytest.raises(DiagnosticError) as refused:
        api.read_artifact(b"text")
    assert refused.value.diagnostics[-1].message == (
        "failed to deserialize portable artifact using StableHLO_v1.20.0"
    )
    assert refused.value.diagnostics[-1].severity is Severity.ERROR
    assert api.artifact_version(b"ML\xefR\rMLIR22\0") is None
    for size in range(5, len(data), 11):
        with pytest.raises(DiagnosticError):
            api.read_artifact(data[:size])
    for place in range(20, len(data), 2):
        for bits in (0x15, 0x80):
            try:
                api.read_artifact(data[:place] + bytes([data[place] ^ bits]) + data[place + 1 :])
            except DiagnosticError:
                pass


def test_deep_types_and_attributes(api: Any, own_context: Context) -> None:
    tuples = "tuple<" * 400 + "tensor<f32>" + ">" * 400
    arrays = "[" * 400 + "]" * 400
    text = f"func.func @f(%a: {tuples}) attributes {{x.y = {arrays}}} {{\nreturn\n}}"
    module = parse(text, own_context)
    assert print_ir(api.read_artifact(api.write_artifact(module))) == print_ir(module)


def _run(tool: str, *arguments: str, data: bytes, env: dict[str, str]) -> bytes:
    command = [sys.executable, "-W", "ignore", "-m", f"odsgen.cli.{tool}", *arguments]
    done = subprocess.run(command, input=data, env=env, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr.decode()
    return done.stdout.replace(b"}\n\n", b"}\n")


def test_commands(installed: dict[str, str]) -> None:
    data = (ARTIFACTS / "program.0.9.0.mlirbc").read_bytes()
    text = _run("ods_translate", "--deserialize", data=data, env=installed)
    assert text.decode() == PROGRAM
    assert _run("ods_opt", "--stablehlo-deserialize", data=data, env=installed) == text
    written = _run(
        "ods_translate",
        "--serialize",
        "--target=0.9.0",
        "--strip-debuginfo",
        data=text,
        env=installed,
    )
    assert written == data
    lowered = _run(
        "ods_opt",
        "--stablehlo-legalize-to-vhlo=allow-other-dialects",
        "--vhlo-to-version=target=1.0.0",
        data=text,
        env=installed,
    )
    assert b"vhlo.dot_general_v1" in lowered
    raised = _run(
        "ods_opt",
        "--vhlo-to-version=target=1.20.0",
        "--vhlo-legalize-to-stablehlo",
        data=lowered,
        env=installed,
    )
    assert raised == text
