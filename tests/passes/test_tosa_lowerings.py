"""The lowerings of `tosa` on every operation, with static and dynamic sizes, floats and quantized integers, as mlir-opt."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from odsgen.passes import PassManager
from odsgen.runtime import Context, VerifyError, parse, print_ir
from tests.oracle import OracleError, mlir_opt, requires_oracle

PROGRAMS = Path(__file__).parent / "tosa_lowerings"
OPTIONS = {
    "tosa-to-linalg-named": ("", "{prefer-conv2d-kernel-layout-hwcf=true}"),
    "tosa-to-linalg": ("",),
    "tosa-to-tensor": ("",),
    "tosa-to-arith": ("", "{include-apply-rescale}", "{include-apply-rescale use-32-bit}"),
}


def _chunks(name: str) -> list[str]:
    return (PROGRAMS / f"{name}.mlir").read_text(encoding="utf-8").split("// -----\n")


def _lowered(text: str, pipeline: str) -> str:
    module = parse(text, Context())
    try:
        PassManager.parse(pipeline).run(module)
    except VerifyError as error:
        return f"error: {error.diagnostics[0].message}"
    return print_ir(module)


def _by_mlir_opt(text: str, pipeline: str) -> str:
    try:
        return mlir_opt(text, f"--pass-pipeline={pipeline}")
    except OracleError as error:
        found = re.search(r"error: (.*)", str(error))
        return f"error: {found[1] if found else error}"


@requires_oracle
@pytest.mark.parametrize(
    "name, options", [(name, each) for name, several in OPTIONS.items() for each in several]
)
def test_as_mlir_opt(name: str, options: str) -> None:
    pipeline = f"builtin.module(func.func({name}{options}))"
    lowered = {chunk: _lowered(chunk, pipeline) for chunk in _chunks(name)}
    refused = {chunk: text for chunk, text in lowered.items() if text.startswith("error: ")}
    for chunk, text in refused.items():
        assert text.strip() == _by_mlir_opt(chunk, pipeline).strip(), chunk
    accepted = [chunk for chunk in lowered if chunk not in refused]
    found = mlir_opt(
        "// -----\n".join(accepted), f"--pass-pipeline={pipeline}", "--split-input-file"
    ).split("// -----\n")
    assert len(found) == len(accepted)
    for chunk, text in zip(accepted, found, strict=True):
        assert lowered[chunk].strip() == text.strip(), chunk


def test_clamps_of_unsigned_integers_keep_their_upper_bound() -> None:
    text = """
      func.func @f(%a: tensor<3xui8>) -> tensor<3xui8> {
        %r = tosa.clamp %a {min_val = 3 : ui8, max_val = 200 : ui8} : (tensor<3xui8>) -> tensor<3xui8>
        return %r : tensor<3xui8>
      }
    """
    lowered = _lowered(text, "builtin.module(func.func(tosa-to-linalg))")
    assert "arith.constant -56 : i8" in lowered  # 200 without a sign
    assert "arith.minui" in lowered


def test_negations_with_zero_points_that_are_no_constants_have_the_size_of_the_input() -> None:
    text = """
      func.func @f(%a: tensor<4x?xi8>, %z: tensor<1xi8>) -> tensor<4x?xi8> {
        %r = tosa.negate %a, %z, %z : (tensor<4x?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4x?xi8>
        return %r : tensor<4x?xi8>
      }
    """
    lowered = _lowered(text, "builtin.module(func.func(tosa-to-linalg))")
    assert re.search(r"tensor.empty\(%\w+\) : tensor<4x\?xi8>", lowered)
    assert "scf.if" not in lowered


@pytest.mark.parametrize("operation", ["abs", "reduce_sum"])
def test_tensors_without_rank_are_refused(operation: str) -> None:
    axis = " {axis = 0 : i32}" if operation == "reduce_sum" else ""
    text = f"""
      func.func @f(%a: tensor<*xf32>) -> tensor<*xf32> {{
        %r = tosa.{operation} %a{axis} : (tensor<*xf32>) -> tensor<*xf32>
        return %r : tensor<*xf32>
      }}
    """
    lowered = _lowered(text, "builtin.module(func.func(tosa-to-linalg))")
    assert lowered == f"error: failed to legalize operation 'tosa.{operation}'"
