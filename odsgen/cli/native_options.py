"""The options of `ods-run` that are about native runs, as mlir-runner has them. Quick to import."""

from __future__ import annotations

from odsgen.cli.options import CommandLine, Option, OptionKind

_LEVELS = ("O0", "O1", "O2", "O3")
_NATIVE = "native"
_COMPILER = "llvm"

NATIVE_OPTIONS = (
    Option(
        _NATIVE,
        OptionKind.OPTIONAL_VALUE,
        "Run machine code of this machine; the program is trusted",
        "compiler",
        default=_COMPILER,
        choices={
            _COMPILER: "compiled by LLVM (llvmlite, the extra 'native')",
            "c": "translated to C and compiled by cc",
        },
    ),
    *(
        Option(level, OptionKind.FLAG, f"With --native: run opt passes and codegen at {level}")
        for level in _LEVELS
    ),
    Option(
        "entry-point-result",
        OptionKind.VALUE,
        "With --native: the type of the result, printed as mlir-runner does: void, i32, i64, f32, f64",
        "type",
    ),
    Option(
        "shared-libs",
        OptionKind.VALUE,
        "With --native: libraries to link with; MLIR's runner libraries need not be there",
        "paths",
    ),
    Option("dump-object-file", OptionKind.FLAG, "With --native: write the object file, too"),
    Option(
        "object-filename", OptionKind.VALUE, "The object file to write (<input file>.o)", "file"
    ),
)


def is_native(line: CommandLine) -> bool:
    """Whether a command line asks for a native run."""
    return line.value(_NATIVE) is not None


def is_through_c(line: CommandLine) -> bool:
    """Whether the native run is through C."""
    return line.value(_NATIVE) == "c"


def opt_level(line: CommandLine) -> int:
    """The last of -O0 … -O3 that is given; 2 where none is."""
    return max((int(level[1]) for level in _LEVELS if line.flag(level)), default=2)
