"""Bytecode of StableHLO, CHLO and Shardy: read as the producers write it, and written back to the byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse, print_ir, write_bytecode

HERE = Path(__file__).parent
PROGRAMS = sorted((HERE / "programs").glob("*.mlir"))


def test_what_a_producer_wrote_is_written_back(context: Context) -> None:
    data = (HERE / "artifacts" / "program.mlirbc").read_bytes()
    module = parse(data, context)
    assert print_ir(module) == (HERE / "artifacts" / "program.mlir").read_text("utf-8")
    assert write_bytecode(module, producer="MLIR23.0.0git") == data


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_are_read_as_they_were_written(path: Path, context: Context) -> None:
    module = parse(path.read_text("utf-8"), context)
    data = write_bytecode(module)
    assert print_ir(parse(data, context)) == print_ir(module)
    assert write_bytecode(parse(data, context)) == data


# The entries as StableHLO's and Shardy's own bytecode has them.
@pytest.mark.parametrize(
    ("attribute", "encoded"),
    [
        ("#stablehlo.channel_handle<handle = 1, type = 2>", "030509"),
        ("#stablehlo<comparison_direction GE>", "0505"),
        (
            "#stablehlo.gather<offset_dims = [0], start_index_map = [1], index_vector_dim = 2>",
            "0f03010101010305",
        ),
        (
            "#stablehlo.result_accuracy<atol = 1.0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>",
            "23",
        ),
        ("#stablehlo.bounds<4, ?>", "1b0511"),
        ('#stablehlo.axis_ref<name = "x", sub_axis_info = (1)2>', "29"),
        ('#stablehlo.mesh<axes=[<name = "x", size = 2>]>', "2d"),
        (
            '#stablehlo.replica_group_mesh_axes<mesh = @m, axes = [#stablehlo.axis_ref<name = "x">]>',
            "25",
        ),
        ("!stablehlo.token", "01"),
        ("!stablehlo.future<tensor<f32>>", "0303"),
        ("#chlo<comparison_type FLOAT>", "0303"),
        ('#sdy.mesh<["a"=2], device_ids=[1, 0]>', "050501"),
        ('#sdy.sharding<@m, [{"a", ?}p1, {}], unreduced={"b"}>', "1f"),
        ('#sdy.sharding_per_value<[<@m, [{"a"}]>]>', "0f03"),
        ('#sdy.sharding_per_value<[<@m, [{"a"}], unreduced={"b"}>]>', "2103"),
    ],
)
def test_attributes_have_their_codes(attribute: str, encoded: str, context: Context) -> None:
    text = f"module attributes {{test.a = {attribute}}} {{\n}}\n"
    allowing = Context(allow_unregistered=True, dialects=context.dialects())
    module = parse(text, allowing)
    data = write_bytecode(module)
    assert bytes.fromhex(encoded) in data
    assert b"<" not in data  # not as text
    assert parse(data, allowing).attributes["test.a"] is module.attributes["test.a"]


def test_top_k_of_older_programs_is_read(context: Context) -> None:
    text = """func.func @f(%a: tensor<4xf32>) -> tensor<2xf32> {
  %0:2 = chlo.top_k(%a, k = 2) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  %1:2 = chlo.top_k(%a, k = 2, is_stable = false) : tensor<4xf32> -> (tensor<2xf32>, tensor<2xi32>)
  return %0#0 : tensor<2xf32>
}
"""
    module = parse(text, context)
    assert print_ir(parse(write_bytecode(module), context)) == print_ir(module)


def test_broken_bytes_are_refused(context: Context) -> None:
    data = (HERE / "artifacts" / "program.mlirbc").read_bytes()
    for size in range(5, len(data), 7):
        with pytest.raises(DiagnosticError):
            parse(data[:size], context)
    for place in range(20, len(data), 3):
        try:
            parse(data[:place] + bytes([data[place] ^ 0x15]) + data[place + 1 :], context).verify()
        except DiagnosticError:
            pass
