"""Passes of `odsgen-stablehlo` beside StableHLO's own in jaxlib: the same bytes, or both refuse."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from odsgen.codegen import generate
from odsgen.passes import PassManager
from odsgen.passes.base import PassFailure
from odsgen.runtime import Context, parse, print_ir

PACK = Path(__file__).resolve().parents[2] / "packs" / "odsgen-stablehlo"
PIPELINE = "builtin.module(func.func(chlo-legalize-to-stablehlo))"
DIALECTS = ("chlo", "stablehlo")

OF_FLOATS = "digamma erf erf_inv erfc is_inf is_neg_inf is_pos_inf lgamma".split()
OF_NUMBERS = "acos acosh asin asinh atan atanh bessel_i1e conj cosh sinh square tan".split()
OF_TWO = "next_after polygamma zeta".split()
FLOATS = "f16 bf16 f32 f64 f8E4M3FN f8E5M2 f8E8M0FNU".split()
COMPLEX = ["complex<f32>", "complex<f64>"]
INTEGERS = "i2 i8 i32 i64 ui4 ui16 ui64".split()
SHAPES = ["", "2x", "?x3x"]
BROADCASTS = (
    "add and atan2 complex divide maximum minimum multiply next_after or polygamma power remainder "
    "shift_left shift_right_arithmetic shift_right_logical subtract xor zeta"
).split()
SHAPES_OF_TWO = [
    ("2x3x", "2x3x", "2x3x"),
    ("", "2x3x", "2x3x"),
    ("3x", "2x3x", "2x3x"),
    ("2x1x", "1x3x", "2x3x"),
    ("?x", "?x?x", "?x?x"),
    ("3x", "?x3x", "?x3x"),
    ("?x", "", "?x"),
    ("?x", "2x", "?x"),
]
SHAPES_OF_THREE = [
    ("", "2x", "2x", "2x"),
    ("2x", "", "2x", "2x"),
    ("", "?x", "?x", "?x"),
    ("", "?x", "?x3x", "?x3x"),
    ("?x?x", "", "", "?x?x"),
    ("3x", "2x3x", "", "2x3x"),
]


def _function(call: str, operands: list[str], result: str) -> str:
    arguments = ", ".join(f"%a{place}: {type}" for place, type in enumerate(operands))
    values = ", ".join(f"%a{place}" for place in range(len(operands)))
    body = call.format(operands=values)
    return f"func.func @f({arguments}) -> {result} {{\n  %r = {body}\n  return %r : {result}\n}}\n"


def _programs() -> Iterator[str]:
    for shape in SHAPES:
        for name in (*OF_FLOATS, *OF_NUMBERS):
            for element in FLOATS + (COMPLEX if name in OF_NUMBERS else []):
                type = f"tensor<{shape}{element}>"
                result = f"tensor<{shape}i1>" if name.startswith("is_") else type
                yield _function(f"chlo.{name} {{operands}} : {type} -> {result}", [type], result)
        for names, elements in ((OF_TWO, FLOATS), (["mulhi"], INTEGERS)):
            for name in names:
                for element in elements:
                    type = f"tensor<{shape}{element}>"
                    call = f"chlo.{name} {{operands}} : {type}, {type} -> {type}"
                    yield _function(call, [type, type], type)
        for element, number in (("f32", "1.5 : f32"), ("ui8", "200 : ui8"), ("i1", "true")):
            type = f"tensor<{shape}{element}>"
            call = f'"chlo.constant_like"({{operands}}) <{{{{value = {number}}}}}> : ({type}) -> {type}'
            yield _function(call, [type], type)
    yield from _broadcasts()


def _broadcasts() -> Iterator[str]:
    for name in BROADCASTS:
        logical = name in ("and", "or", "xor") or name.startswith("shift")
        for first, second, common in SHAPES_OF_TWO:
            element = "i32" if logical else "f32"
            operands = [f"tensor<{shape}{element}>" for shape in (first, second)]
            result = f"tensor<{common}{f'complex<{element}>' if name == 'complex' else element}>"
            call = f"chlo.broadcast_{name} {{operands}} : ({', '.join(operands)}) -> {result}"
            yield _function(call, operands, result)
    for *shapes, common in SHAPES_OF_THREE:
        elements = ("i1", "f32", "f32")
        operands = [
            f"tensor<{shape}{element}>" for shape, element in zip(shapes, elements, strict=True)
        ]
        result = f"tensor<{common}f32>"
        call = f"chlo.broadcast_select {{operands}} : ({', '.join(operands)}) -> {result}"
        yield _function(call, operands, result)


@pytest.fixture(scope="module")
def ours() -> Context:
    source = PACK / "src"
    package = source / "odsgen_stablehlo"
    missing = [name for name in DIALECTS if not (package / name / "__init__.py").is_file()]
    if missing:
        generate([PACK / "specs" / f"{name}.yaml" for name in missing], package)
    if str(source) not in sys.path:
        sys.path.insert(0, str(source))
    import_module("odsgen_stablehlo.decomposition.passes")
    return Context(
        dialects=[import_module(f"odsgen_stablehlo.{name}").DIALECT for name in DIALECTS]
    )


@pytest.fixture(scope="module")
def theirs() -> Any:
    """Runs StableHLO's own pass; None where it fails."""
    mlir = pytest.importorskip("jax.interpreters.mlir")
    ir = pytest.importorskip("jaxlib.mlir.ir")
    passmanager = pytest.importorskip("jaxlib.mlir.passmanager")
    pytest.importorskip("jaxlib.mlir.dialects.stablehlo").register_stablehlo_passes()

    def run(text: str, pipeline: str = PIPELINE) -> str | None:
        with mlir.make_ir_context():
            module = ir.Module.parse(text)
            try:
                passmanager.PassManager.parse(pipeline).run(module.operation)
            except ir.MLIRError:
                return None
            return str(module).strip()

    return run


def _decomposed(text: str, context: Context) -> str | None:
    module = parse(text, context)
    try:
        PassManager.parse(PIPELINE).run(module)
        module.verify()
    except PassFailure:
        return None
    return print_ir(module).strip()


def test_bytes_of_stablehlo(ours: Context, theirs: Any) -> None:
    texts = list(_programs())
    different = [text for text in texts if _decomposed(text, ours) != theirs(text)]
    assert not different, different[0]


@pytest.mark.parametrize(
    ("name", "argument"),
    [
        ("decomposed", "chlo-legalize-to-stablehlo"),
        ("dynamism", "stablehlo-canonicalize-dynamism"),
    ],
)
def test_the_expected_text_of_the_pack(name: str, argument: str, theirs: Any) -> None:
    text = (PACK / "tests" / f"{name}.mlir").read_text("utf-8")
    expected = (PACK / "tests" / f"{name}.expected").read_text("utf-8").strip()
    assert theirs(text, f"builtin.module(func.func({argument}))") == expected
