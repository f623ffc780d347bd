"""Random specs in real MLIR: mlir-tblgen's C++ compiled to a plugin of mlir-opt, and what that makes of programs."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.differential.oracle_batch import OracleAnswer, ask
from tests.random_specs.directives import CPP
from tests.random_specs.parameter_directives import PARAMETER_CPP
from tests.random_specs.specs import RandomSpec, tablegen_header
from tests.random_specs.tblgen import include_folder, run_tblgen

_GENERATORS = (
    "enum-decls", "enum-defs", "typedef-decls", "typedef-defs", "attrdef-decls", "attrdef-defs",
    "dialect-decls", "dialect-defs", "op-decls", "op-defs",
)  # fmt: skip

_HEADERS = (
    "mlir/Bytecode/BytecodeOpInterface.h",
    "mlir/Dialect/Traits.h",
    "mlir/IR/Builders.h",
    "mlir/IR/BuiltinAttributes.h",
    "mlir/IR/BuiltinTypes.h",
    "mlir/IR/Dialect.h",
    "mlir/IR/DialectImplementation.h",
    "mlir/IR/IntegerSet.h",
    "mlir/IR/OpDefinition.h",
    "mlir/IR/OpImplementation.h",
    "mlir/IR/RegionKindInterface.h",
    "mlir/IR/SymbolTable.h",
    "mlir/IR/TypeUtilities.h",
    "mlir/Interfaces/InferTypeOpInterface.h",
    "mlir/Interfaces/LoopLikeInterface.h",
    "mlir/Interfaces/SideEffectInterfaces.h",
    "mlir/Interfaces/ViewLikeInterface.h",
    "mlir/Tools/Plugins/DialectPlugin.h",
    "llvm/ADT/StringExtras.h",
    "llvm/ADT/TypeSwitch.h",
)

_DIALECT = """
{directives}
{declarations}
#include "{name}.dialect-decls.inc"
#include "{name}.enum-decls.inc"
#include "{name}.enum-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "{name}.attrdef-decls.inc"
#define GET_TYPEDEF_CLASSES
#include "{name}.typedef-decls.inc"
#define GET_OP_CLASSES
#include "{name}.op-decls.inc"
#include "{name}.dialect-defs.inc"
#define GET_ATTRDEF_CLASSES
#include "{name}.attrdef-defs.inc"
#define GET_TYPEDEF_CLASSES
#include "{name}.typedef-defs.inc"
#define GET_OP_CLASSES
#include "{name}.op-defs.inc"
void {name}::{prefix}Dialect::initialize() {{
  addOperations<
#define GET_OP_LIST
#include "{name}.op-defs.inc"
  >();
  {types}
  {attributes}
}}
{parsers}
void register_{name}(mlir::DialectRegistry &registry) {{ registry.insert<{name}::{prefix}Dialect>(); }}
"""

_LIST = """add{what}<
#define GET_{kind}_LIST
#include "{name}.{file}-defs.inc"
  >();"""

_EMPTY_PARSERS = {
    "attributes": "mlir::Attribute {name}::{prefix}Dialect::parseAttribute(mlir::DialectAsmParser &, mlir::Type) const {{ return {{}}; }}\n"
    "void {name}::{prefix}Dialect::printAttribute(mlir::Attribute, mlir::DialectAsmPrinter &) const {{}}\n",
    "types": "mlir::Type {name}::{prefix}Dialect::parseType(mlir::DialectAsmParser &) const {{ return {{}}; }}\n"
    "void {name}::{prefix}Dialect::printType(mlir::Type, mlir::DialectAsmPrinter &) const {{}}\n",
}


NO_COMPILER = "no C++ compiler, or no headers of LLVM and MLIR: apt-get install g++ llvm-22-dev libmlir-22-dev"


def compiler() -> str | None:
    """A C++ compiler, if there is one and the headers of LLVM and MLIR are."""
    folder = include_folder()
    if folder is None or not all((folder / name).exists() for name in _HEADERS):
        return None
    return shutil.which("g++") or shutil.which("clang++")


@dataclass(frozen=True, slots=True)
class Plugin:
    """The library, the dialects in it, and those whose C++ the compiler refused, with what it said."""

    library: Path
    dialects: tuple[str, ...]
    failures: dict[str, str]


def build_plugin(specs: Sequence[RandomSpec], folder: Path, jobs: int = 1) -> Plugin:
    """A plugin with the dialects of the specs, each compiled by itself."""
    header = folder / "mlir.h"
    header.write_text("".join(f'#include "{name}"\n' for name in _HEADERS))
    _compile(["-x", "c++-header", str(header), "-o", f"{header}.gch"], folder)
    failures: dict[str, str] = {}

    def compiled(spec: RandomSpec) -> None:
        try:
            source = _write_dialect(spec, folder)
            _compile(["-include", str(header), "-c", str(source), "-o", f"{source}.o"], folder)
        except CompileError as error:
            failures[spec.dialect] = str(error)

    with ThreadPoolExecutor(jobs) as pool:
        list(pool.map(compiled, specs))
    names = tuple(spec.dialect for spec in specs if spec.dialect not in failures)
    main = folder / "plugin.cpp"
    declared = "".join(f"void register_{name}(mlir::DialectRegistry &);\n" for name in names)
    called = " ".join(f"register_{name}(*r);" for name in names)
    main.write_text(
        f'{declared}extern "C" mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {{\n'
        '  return {MLIR_PLUGIN_API_VERSION, "random", "1", [](mlir::DialectRegistry *r) {\n'
        f"    {called}\n  }}}};\n}}\n"
    )
    library = folder / "plugin.so"
    objects = [str(folder / f"{name}.cpp.o") for name in names]
    _compile(["-include", str(header), str(main), *objects, "-shared", "-o", str(library)], folder)
    return Plugin(library, names, failures)


class CompileError(Exception):
    """The error output of mlir-tblgen or the C++ compiler."""


def _write_dialect(spec: RandomSpec, folder: Path) -> Path:
    lines = "\n".join(line for _, line in spec.tablegen_lines())
    program = f"{tablegen_header()}{lines}\n"
    (folder / f"{spec.dialect}.td").write_text(program)
    for generator in _GENERATORS:
        output, errors = run_tblgen(program, generator)
        if "error:" in errors:
            raise CompileError(errors[:2000])
        (folder / f"{spec.dialect}.{generator}.inc").write_text(output)
    names = {"name": spec.dialect, "prefix": spec.prefix}
    sections = {d.section for d in spec.definitions}
    types = _LIST.format(what="Types", kind="TYPEDEF", file="typedef", **names)
    attributes = _LIST.format(what="Attributes", kind="ATTRDEF", file="attrdef", **names)
    text = _DIALECT.format(
        directives=CPP + PARAMETER_CPP,
        declarations=_declarations(spec),
        types=types if "types" in sections else "",
        attributes=attributes if "attributes" in sections else "",
        parsers="".join(t.format(**names) for s, t in _EMPTY_PARSERS.items() if s not in sections),
        **names,
    )
    source = folder / f"{spec.dialect}.cpp"
    source.write_text(text)
    return source


def _declarations(spec: RandomSpec) -> str:
    """Attributes may have parameters that are types of the dialect, and the other way round."""
    suffixes = {"attributes": "Attr", "types": "Type"}
    names = [
        definition.name.removesuffix(suffixes[definition.section]) + suffixes[definition.section]
        for definition in spec.definitions
        if definition.section in suffixes
    ]
    return f"namespace {spec.dialect} {{ {' '.join(f'class {name};' for name in names)} }}"


def _compile(arguments: Sequence[str], folder: Path) -> None:
    command = [str(compiler()), "-std=c++17", "-O0", "-fPIC", "-fno-rtti", "-w"]
    command += [f"-I{include_folder()}", f"-I{folder}", *arguments]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        raise CompileError(process.stderr[:4000])


def ask_plugin(programs: Sequence[str], library: Path, *, generic: bool) -> list[OracleAnswer]:
    """The answers of mlir-opt with the plugin to the programs."""
    return ask(programs, generic=generic, arguments=[f"--load-dialect-plugin={library}"])
