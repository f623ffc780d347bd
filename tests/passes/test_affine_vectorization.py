"""`affine-super-vectorize`: programs beside mlir-opt, and loops that MLIR's own takes for others."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.passes import PassFailure, PassManager
from odsgen.runtime import Context, parse, print_ir
from tests.oracle import mlir_opt, requires_oracle

PROGRAMS = sorted((Path(__file__).parent / "affine_vectorization").glob("*.mlir"))
SEPARATOR = "// -----\n"


def vectorized(text: str, options: str = "virtual-vector-size=8") -> str:
    module = parse(text, Context(), filename="program.mlir")
    PassManager.parse(f"builtin.module(func.func(affine-super-vectorize{{{options}}}))").run(module)
    return print_ir(module)


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_programs_are_as_expected(path):
    text = path.read_text("utf-8")
    options = text.partition("{")[2].partition("}")[0]
    made = [vectorized(part, options) for part in text.split(SEPARATOR)]
    assert f"\n{SEPARATOR}".join(made) == path.with_suffix(".after").read_text("utf-8")


@requires_oracle
@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.stem)
def test_expected_is_what_mlir_opt_says(path):
    text = path.read_text("utf-8")
    options = text.partition("{")[2].partition("}")[0]
    found = mlir_opt(text, f"--affine-super-vectorize={options}", "--split-input-file")
    assert found.rstrip() == path.with_suffix(".after").read_text("utf-8").rstrip()


def loop(source: str, target: str = "%i", bounds: str = "0 to 96", size: int = 96) -> str:
    return f"""func.func @f(%m: memref<200xf32>, %o: memref<{size}xf32>) {{
      affine.for %i = {bounds} {{
        %x = affine.load %m[{source}] : memref<200xf32>
        affine.store %x, %o[{target}] : memref<{size}xf32>
      }}
      return
    }}"""


STAYS = {
    "every other element": loop("%i * 2"),
    "a step": loop("%i", bounds="0 to 96 step 2"),
    "backwards": loop("-%i + 95"),
    "a remainder of too little": loop("%i mod 12"),
    "a remainder that wraps": loop("(%i + 4) mod 16"),
    "a quotient": loop("%i floordiv 4"),
    "a store behind the last one": loop("%i", bounds="0 to 90"),
    "bounds of the elements": """func.func @f(%m: memref<100x100xf32>, %o: memref<100x100xf32>) {
      affine.for %i = 0 to 64 {
        affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
          %x = affine.load %m[%j, %i] : memref<100x100xf32>
          affine.store %x, %o[%j, %i] : memref<100x100xf32>
        }
      }
      return
    }""",
}


@pytest.mark.parametrize("text", STAYS.values(), ids=STAYS)
def test_other_elements_are_not_taken_for_neighbours(text):
    before = print_ir(parse(text, Context()))
    options = "virtual-vector-size=8 test-fastest-varying=0"
    assert vectorized(text, options) == before


@pytest.mark.parametrize("source", ["%i + 3", "%i mod 16", "%i floordiv 1", "%i + 4 * 3"])
def test_neighbours_are_vectors(source):
    assert "step 8" in vectorized(loop(source))


@pytest.mark.parametrize(
    "options, message",
    [
        ("virtual-vector-size=0", "Vectorization factor must be greater than zero."),
        (
            "virtual-vector-size=4,4 vectorize-reductions",
            "Vectorizing reductions is supported only for 1-D vectors.",
        ),
    ],
)
def test_sizes_that_are_none(options, message):
    with pytest.raises(PassFailure, match=message):
        vectorized(loop("%i"), options)
