"""Shardings are verified as Shardy does, with its messages."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.runtime import Context, DiagnosticError, parse, print_ir

DEVICES = ", ".join(map(str, reversed(range(64))))
MESHES = f"""sdy.mesh @m = <["a"=2, "b"=4, "c"=8]>
sdy.mesh @n = <["a"=2, "b"=4, "c"=8], device_ids=[{DEVICES}]>
sdy.mesh @o = <["a"=4]>
sdy.mesh @p = <["a"=2, "b"=4, "c"=8]>
sdy.mesh @one = <[], device_ids=[3]>
"""
HEADER = (
    "func.func @f(%x: tensor<8x16xf32>, "
    '%s: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"a"}, {"b"}]>}, '
    '%c: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{"c"}, {}]>}, '
    '%u: tensor<8x16xf32> {sdy.sharding = #sdy.sharding<@m, [{}, {}], unreduced={"a"}>}, '
    "%d: tensor<?x16xf32>, %t: !stablehlo.token) {\n"
)
LINES = [
    tuple(line.split(" // "))
    for line in Path(__file__).with_name("sharding_refusals.txt").read_text("utf-8").splitlines()
    if not line.startswith("#")
]


def program(line: str) -> str:
    return f"{MESHES}{HEADER}{line}\nreturn\n}}"


@pytest.mark.parametrize(("line", "message"), LINES)
def test_wrong_shardings_are_refused(line: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(program(line), context).verify()
    assert refused.value.diagnostics[0].message == message


@pytest.mark.parametrize(
    ("signature", "message"),
    [
        (
            "%a: tensor<8xf32> {sdy.sharding = 1 : i32}",
            "arg 0 - should have a sharding attribute of type TensorShardingAttr",
        ),
        (
            "%a: i1, %b: tensor<8xf32> {sdy.sharding = #sdy.sharding<@no, [{}]>}",
            "arg 1 - unknown mesh: @no",
        ),
        (
            "%a: tensor<*xf32> {sdy.sharding = #sdy.sharding<@m, []>}",
            "arg 0 - only ranked tensors can have a sharding. type: 'tensor<*xf32>'",
        ),
    ],
)
def test_wrong_arguments_are_refused(signature: str, message: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(f"{MESHES}func.func @f({signature}) {{ return }}", context).verify()
    assert refused.value.diagnostics[0].message == f"'func.func' op {message}"


def test_wrong_results_are_refused(context: Context) -> None:
    text = (
        f"{MESHES}func.func private @f() -> "
        '(i1, tensor<8xf32> {sdy.sharding = #sdy.sharding<@m, [{"z"}]>})'
    )
    with pytest.raises(DiagnosticError) as refused:
        parse(text, context).verify()
    message = "'func.func' op result 1 - unknown axis name: \"z\""
    assert refused.value.diagnostics[0].message == message


MANUAL = """%0 = sdy.manual_computation(%x) in_shardings=[<@m, [{"a"}, {}]>] out_shardings=[<@m, [{"a"}, {}]>] manual_axes={"a"}
(%i: tensor<4x16xf32>) {
  BODY
  sdy.return %i : tensor<4x16xf32>
} : (tensor<8x16xf32>) -> tensor<8x16xf32>"""


@pytest.mark.parametrize(
    "body",
    [
        '%j = sdy.reshard %i <@m, [{"a"}, {}]> : tensor<4x16xf32>',
        'sdy.manual_computation() in_shardings=[] out_shardings=[] manual_axes={"a"} () { sdy.return } : () -> ()',
    ],
)
def test_manual_axes_are_bound_once(body: str, context: Context) -> None:
    with pytest.raises(DiagnosticError) as refused:
        parse(program(MANUAL.replace("BODY", body)), context).verify()
    found = refused.value.diagnostics[0]
    assert 'operates on axis "a" which is already bound by a parent' in found.message
    assert [note.message for note in found.notes] == ["parent bounding this axis as manual"]


RIGHT = """%0 = sdy.all_gather [{"a"}, {}] %s out_sharding=<@m, [{}, {"b"}]> : tensor<8x16xf32>
    %1 = sdy.all_slice [{"c":(1)2}, {}] %0 out_sharding=<@m, [{"c":(1)2}, {"b"}]> : tensor<8x16xf32>
    %2 = sdy.all_slice [{"c":(2)4}, {}] %1 out_sharding=<@m, [{"c"}, {"b"}]> : tensor<8x16xf32>
    %3 = sdy.all_gather [{"c":(4)2}, {}] %2 out_sharding=<@m, [{"c":(1)4}, {"b"}]> : tensor<8x16xf32>
    %4 = sdy.all_to_all [{"c":(2)2}: 0->1] %3 out_sharding=<@m, [{"c":(1)2}, {"b", "c":(2)2}]> : tensor<8x16xf32>
    %5 = sdy.collective_permute %s out_sharding=<@n, [{"c":(1)2}, {"c":(2)4}]> : tensor<8x16xf32>
    %6 = sdy.all_reduce {"a"} %u out_sharding=<@m, [{}, {}]> : tensor<8x16xf32>
    %7 = sdy.reduce_scatter [{"c"}, {}] %s out_sharding=<@m, [{"a", "c"}, {"b"}]> : tensor<8x16xf32>
    %8 = sdy.sharded_to_unreduced [{"a"}, {}] %s out_sharding=<@m, [{}, {"b"}], unreduced={"a"}> : tensor<8x16xf32>
    %9 = sdy.replicated_to_unreduced {"c"} %u out_sharding=<@m, [{}, {}], unreduced={"a", "c"}> : tensor<8x16xf32>
    %10 = sdy.propagation_barrier %9 allowed_direction=NONE : tensor<8x16xf32>
    %11 = sdy.reshard %10 <@m, [{}, {"a"}]> : tensor<8x16xf32>
"""


def test_right_shardings_are_kept(context: Context) -> None:
    module = parse(program(RIGHT), context)
    module.verify()
    printed = RIGHT.replace("%s", "%arg1").replace("%u", "%arg3")
    assert printed in print_ir(module)
