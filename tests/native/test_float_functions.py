"""Conversions of small floats that LLVM calls functions for: as the formats of the runtime round."""

import ctypes
import random
from collections.abc import Callable
from functools import cache

import pytest

from odsgen.native import compile, machine_code
from odsgen.native.float_functions import FLOAT_FUNCTIONS
from odsgen.runtime import BFloat16Type, f16, f32, f64
from odsgen.runtime.floats.functions import converted

BF16 = BFloat16Type.get()
TRUNCATIONS = {
    "__truncsfhf2": (f32, f16, "float", "half"),
    "__truncdfhf2": (f64, f16, "double", "half"),
    "__truncsfbf2": (f32, BF16, "float", "bfloat"),
    "__truncdfbf2": (f64, BF16, "double", "bfloat"),
}


def wrapper(name: str, source: str, width: int, target: str, target_width: int) -> str:
    return f"""
define i{target_width} @on_bits{name}(i{width} %x) {{
  %a = bitcast i{width} %x to {source}
  %r = call {target} @{name}({source} %a)
  %q = bitcast {target} %r to i{target_width}
  ret i{target_width} %q
}}
"""


@cache
def functions() -> dict[str, Callable[[int], int]]:
    """The functions, on bits."""
    program = FLOAT_FUNCTIONS + wrapper("__extendhfsf2", "half", 16, "float", 32)
    for name, (source, _, source_name, target_name) in TRUNCATIONS.items():
        program += wrapper(name, source_name, source.width, target_name, 16)
    builder = machine_code.llvm().JITLibraryBuilder().add_ir(program)
    names = [*TRUNCATIONS, "__extendhfsf2"]
    for name in names:
        builder.export_symbol(f"on_bits{name}")
    library = builder.link(machine_code._linker(), "functions_on_bits")
    found: dict[str, Callable[[int], int]] = {}
    for name in names:
        wide = name in TRUNCATIONS and TRUNCATIONS[name][0] is f64
        small = name == "__extendhfsf2"
        argument = ctypes.c_uint16 if small else ctypes.c_uint64 if wide else ctypes.c_uint32
        result = ctypes.c_uint32 if small else ctypes.c_uint16
        call = ctypes.CFUNCTYPE(result, argument)(library[f"on_bits{name}"])
        found[name] = lambda x, call=call, library=library: int(call(x))  # type: ignore[misc]
    return found


@pytest.mark.parametrize("name", TRUNCATIONS)
def test_truncations_round_to_nearest_even(name: str) -> None:
    source, target, *_ = TRUNCATIONS[name]
    generator = random.Random(7)
    call = functions()[name]
    semantics = target.SEMANTICS
    for number in range(4000):
        bits = generator.getrandbits(source.width)
        if number % 2:  # around the numbers of the target
            value = (
                generator.choice([1, -1]) * generator.random() * 2.0 ** generator.randint(-40, 20)
            )
            bits = source.SEMANTICS.from_float(value)
        if number % 3 == 0:  # ties
            bits = bits >> source.width // 2 << source.width // 2
        expected, found = converted(source.SEMANTICS, bits, semantics), call(bits)
        assert found == expected or (semantics.is_nan(expected) and semantics.is_nan(found))


def test_extension_is_exact() -> None:
    call = functions()["__extendhfsf2"]
    for bits in range(0, 1 << 16, 7):
        if not f16.SEMANTICS.is_nan(bits):
            assert call(bits) == converted(f16.SEMANTICS, bits, f32.SEMANTICS)


def test_sums_keep_subnormal_numbers() -> None:
    """Instructions that flush subnormal bf16 numbers to zero are not used."""
    text = (
        "func.func @main(%a: bf16, %b: bf16) -> i16 {\n  %0 = arith.addf %a, %b : bf16\n"
        "  %1 = arith.bitcast %0 : bf16 to i16\n  return %1 : i16\n}\n"
    )
    assert compile(text)(2.0**-133, 2.0**-132) == 3
