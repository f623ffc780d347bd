"""Each named structured operation is built by its function, on tensors whose shapes its name says."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.named_bodies import NAMED_BODIES
from odsgen.runtime import Context, Type, parse, print_ir
from odsgen.runtime.builtin.types import RankedTensorType, f32, f64, i1, i8, i32
from odsgen_dialects import builtin, func, linalg
from tests.oracle import mlir_opt, mlir_opt_path

#: All but `contract`, whose function takes maps.
NAMED = sorted(vars(building).keys() & NAMED_BODIES.keys() - {"contract"})

#: Shapes of operands by the letters of their dimensions, where the name does not say them.
LETTERS = {
    "batch_matmul": "bmk bkn bmn", "batch_matvec": "bmk bk bm", "batch_vecmat": "bk bkn bn",
    "batch_reduce_matmul": "bmk bkn mn", "matmul": "mk kn mn", "matvec": "mk k m", "vecmat": "k kn n", "dot": "k k ",
    "mmt4d": "mkab nkcb mnac", "batch_mmt4d": "gmkab gnkcb gmnac",
    "quantized_matmul": "mk kn   mn", "quantized_batch_matmul": "bmk bkn   bmn", "fill": " mn", "fill_rng_2d": "   mn",
}  # fmt: skip
SIZES = dict(zip("nbcfgmkahwd", (2, 3, 3, 5, 2, 4, 6, 2, 8, 9, 10), strict=True))
FILTER = 3


def shapes_of(name: str) -> list[list[int]]:
    """The shapes of all operands, the output last."""
    if name in LETTERS:
        return [[SIZES[letter] for letter in each] for each in LETTERS[name].split(" ")]
    kind, _, rest = name.removeprefix("depthwise_").partition("_")
    if kind not in ("conv", "pooling"):
        return [[4, 6]] * NAMED_BODIES[name].argument_count
    dimensions = [
        part for part in rest.split("_") if part not in ("q", "max", "min", "sum", "unsigned")
    ]
    rank = 3
    if dimensions[0] in ("1d", "2d", "3d"):
        rank = int(dimensions.pop(0)[0])
    spatial = "hwd"[:rank]
    image, window, *_ = [*dimensions, spatial, spatial]
    if kind == "pooling":
        window = "".join(letter for letter in image if letter in "hwd")
    if rank == 1:
        image, window = image.replace("w", "h"), window.replace("w", "h")
    output = image.replace("c", "f") if "f" in window else image + "m" * ("m" in window)
    return [
        [SIZES[letter] for letter in image],
        [FILTER if letter in "hwd" else SIZES[letter] for letter in window],
        *([[], []] if name.endswith("_q") else []),
        [SIZES[letter] - (FILTER - 1 if letter in "hwd" else 0) for letter in output],
    ]


def element_types_of(name: str, count: int) -> Sequence[Type]:
    """The types of the elements of all operands; a scalar is one of these."""
    if name == "fill_rng_2d":
        return (f64, f64, i32, f32)
    if name.endswith("_q") or name.startswith("quantized"):
        return (i8, i8, i32, i32, i32)
    if name == "select":
        return (i1, f32, f32, f32)
    return ((i32 if "unsigned" in name else f32),) * count


@pytest.fixture(scope="module")
def texts() -> dict[str, str]:
    """Of each operation a program that verifies and that is read as it is printed."""
    found: dict[str, str] = {}
    for name in NAMED:
        shapes = shapes_of(name)
        elements = element_types_of(name, len(shapes))
        types: list[Type] = [
            RankedTensorType.get(shape, element) if shape or name == "dot" else element
            for shape, element in zip(shapes, elements, strict=True)
        ]
        with (module := builtin.module()), func.func("f", types, types[-1:]) as operands:
            made = getattr(linalg, name)(ins=operands[:-1], outs=operands[-1:])
            func.return_([made])
        module.op.verify()
        found[name] = print_ir(module.op)
        assert print_ir(parse(found[name], Context())) == found[name]
    return found


def test_each_is_built_and_read_by_mlir_opt(texts: dict[str, str]) -> None:
    if mlir_opt_path() is None:
        pytest.skip("mlir-opt is not installed")
    text = "\n// -----\n".join(texts.values())
    separated = mlir_opt(text, "--split-input-file").split("// -----\n")
    assert [each.strip() for each in separated] == [each.strip() for each in texts.values()]
