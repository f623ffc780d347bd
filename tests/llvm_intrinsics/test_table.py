"""The table of LLVM's intrinsics: names, types that follow from a call, attributes; all of it compared with LLVM's own text."""

import re
import shutil
import subprocess
import zlib
from itertools import product
from pathlib import Path

import pytest

from odsgen.llvm_intrinsics.table import (
    find_intrinsic,
    intrinsic_names,
    intrinsic_of_enumerator,
    intrinsic_of_function,
)
from odsgen.llvm_intrinsics.types import mangled, vector_parts, written_type

CHECKOUT = Path(__file__).resolve().parents[2]
LLVM = Path("/usr/lib/llvm-22/bin")
OPT = LLVM / "opt"

#: Types that may stand where an intrinsic is overloaded.
CANDIDATES = {
    "I": ["i32", "<4 x i32>", "<vscale x 4 x i32>"],
    "F": ["float", "<4 x float>", "<vscale x 4 x float>"],
    "V": ["<4 x i32>", "<4 x float>", "<vscale x 4 x i32>"],
    "P": ["ptr", "ptr addrspace(3)"],
    "A": ["i32", "float", "<4 x float>", "<8 x i16>"],
    "*": ["<4 x ptr>"],
}


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("i1", "i1"),
        ("double", "f64"),
        ("ptr", "p0"),
        ("ptr addrspace(7)", "p7"),
        ("<4 x float>", "v4f32"),
        ("<vscale x 2 x bfloat>", "nxv2bf16"),
        ("[3 x <2 x i8>]", "a3v2i8"),
        ("{ i32, float, { i1 } }", "sl_i32f32sl_i1ss"),
        ("%pair", "s_pairs"),
        ('target("spirv.Image", void, 1, 0)', "tspirv.Image_isVoid_1_0t"),
    ],
)
def test_types_in_names_of_functions(text: str, name: str) -> None:
    assert mangled(text) == name


@pytest.mark.parametrize(
    ("short", "text"),
    [
        ("p", "ptr"),
        ("p3", "ptr addrspace(3)"),
        ("nxv4i1", "<vscale x 4 x i1>"),
        ("v8bf16", "<8 x bfloat>"),
        ("ppcf128", "ppc_fp128"),
    ],
)
def test_types_of_the_table(short: str, text: str) -> None:
    assert written_type(short) == text


def test_the_parts_of_a_vector() -> None:
    assert vector_parts("<vscale x 4 x i32>") == ("vscale x ", 4, "i32")
    assert vector_parts("<{ i8, i32 }>") is None


def test_an_overloaded_type_follows_from_the_call() -> None:
    ctlz = find_intrinsic("llvm.ctlz")
    assert ctlz is not None
    assert ctlz.overloads("<4 x i32>", ["<4 x i32>", "i1"]) == ("<4 x i32>",)
    assert ctlz.function_name(["<4 x i32>"]) == "llvm.ctlz.v4i32"
    assert ctlz.has_immediate(1)
    assert not ctlz.has_immediate(0)
    assert ctlz.fixed_type(1) == "i1"


@pytest.mark.parametrize(
    ("result", "arguments"),
    [
        ("i32", ["i64", "i1"]),  # another type
        ("float", ["float", "i1"]),  # no integer
        ("i32", ["i32"]),  # too few
        ("{ i32, i1 }", ["i32", "i1"]),  # two results
    ],
)
def test_a_call_with_other_types_has_no_overloads(result: str, arguments: list[str]) -> None:
    ctlz = find_intrinsic("llvm.ctlz")
    assert ctlz is not None
    assert ctlz.overloads(result, arguments) is None


def test_a_result_that_nobody_asks_for_is_that_of_an_argument() -> None:
    add = find_intrinsic("llvm.amdgcn.raw.buffer.atomic.fadd")
    assert add is not None
    arguments = ["float", "<4 x i32>", "i32", "i32", "i32"]
    assert add.overloads("void", arguments) == ("float",)
    assert add.signature(["float"])[0] == "float"


def test_several_results_are_a_struct() -> None:
    found = find_intrinsic("llvm.umul.with.overflow")
    assert found is not None
    assert found.overloads("{ i8, i1 }", ["i8", "i8"]) == ("i8",)
    assert found.signature(["i8"]) == ("{ i8, i1 }", ["i8", "i8"], False)


def test_attributes_have_the_types_of_parameters() -> None:
    found = find_intrinsic("llvm.nvvm.read.ptx.sreg.nctaid.x")
    assert found is not None
    assert found.attributes(0, "i32") == ["noundef", "range(i32 1, -2147483648)"]
    assert found.function_attributes.endswith("willreturn memory(none)")


def test_names_in_cpp() -> None:
    for enumerator, name in (
        ("ctlz", "llvm.ctlz"),
        ("vastart", "llvm.va_start"),
        ("nvvm_wgmma_wait_group_sync_aligned", "llvm.nvvm.wgmma.wait_group.sync.aligned"),
    ):
        found = intrinsic_of_enumerator(enumerator)
        assert found is not None
        assert found.name == name
    assert intrinsic_of_enumerator("no_such_thing") is None


def test_the_intrinsic_of_a_function() -> None:
    found = intrinsic_of_function("llvm.memcpy.p0.p0.i64")
    assert found is not None
    assert found.name == "llvm.memcpy"
    assert intrinsic_of_function("llvm.assume.i1") is None  # is not overloaded
    assert intrinsic_of_function("printf") is None


@pytest.mark.skipif(not OPT.exists(), reason="no LLVM 22: apt-get install llvm-22")
def test_declarations_are_those_of_llvm(tmp_path: Path) -> None:
    """Of every tenth intrinsic a function for some types: LLVM adds the attributes, and checks the names."""
    expected: dict[str, tuple[str, str]] = {}
    written = []
    for name in list(intrinsic_names())[::10]:
        intrinsic = find_intrinsic(name)
        assert intrinsic is not None
        signs = (*intrinsic.result_types, *intrinsic.parameter_types)
        choices = [CANDIDATES[sign[0]] for sign in signs if sign[0] in CANDIDATES]
        for types in list(product(*choices))[:3]:
            try:
                result, parameters, is_variadic = intrinsic.signature(types)
            except ValueError:
                continue  # no type follows from these
            if intrinsic.overloads(result, parameters) != types or "exnref" in signs:
                continue
            function = intrinsic.function_name(types)
            more = ["..."] if is_variadic else []
            written.append(f"declare {result} @{function}({', '.join([*parameters, *more])})\n")
            shown = [
                " ".join([text, *intrinsic.attributes(place, text)])
                for place, text in enumerate(parameters, 1)
            ]
            head = " ".join([*intrinsic.attributes(0, result), result])
            line = f"declare {head} @{function}({', '.join([*shown, *more])})"
            expected[function] = (line, intrinsic.function_attributes)
    source = tmp_path / "all.ll"
    source.write_text("".join(written))
    command = [str(OPT), "-S", "--disable-verify", str(source), "-o", "-"]
    text = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    attributes, compared = "", 0
    for line in text.splitlines():
        if line.startswith("; Function Attrs: "):
            attributes = line.removeprefix("; Function Attrs: ")
        elif (found := re.match(r"declare [^@]*@([^(]+)\(", line)) is not None:
            # A function of an earlier release has another name when it has been read.
            if found[1] in expected:
                assert (re.sub(r" #\d+$", "", line), attributes) == expected[found[1]]
                compared += 1
            attributes = ""
    assert compared > 1500


@pytest.mark.skipif(
    not (LLVM / "llvm-tblgen").exists()
    or not Path("/usr/include/llvm-22/llvm/IR/Intrinsics.td").exists(),
    reason="no TableGen files of LLVM: apt-get install llvm-22 llvm-22-dev",
)
def test_the_table_is_what_llvm_declares(tmp_path: Path) -> None:
    from tools.llvm_intrinsics import OUTPUT, main

    assert shutil.which(LLVM / "llvm-tblgen")
    made = tmp_path / "intrinsics.bin"
    assert main(["--output", str(made)]) == 0
    assert zlib.decompress(made.read_bytes()) == zlib.decompress(
        OUTPUT.read_bytes()
    ), "make llvm-intrinsics"
