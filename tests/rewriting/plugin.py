"""Dialects with their patterns in real MLIR: a plugin of mlir-opt, compiled from TableGen.

A dialect NAME is ``against/NAME.td``, with the C++ of its hooks in ``NAME.h``. The pass ``rewrite-NAME`` of the plugin is
MLIR's greedy driver with the dialect's patterns; its options are those of `GreedyRewriteConfig`.
"""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.random_specs.plugin import CompileError, compiler
from tests.random_specs.tblgen import include_folder, tblgen_path

FOLDER = Path(__file__).parent / "against"

_GENERATORS = (
    "enum-decls", "enum-defs", "dialect-decls", "dialect-defs", "op-decls", "op-defs", "rewriters",
)  # fmt: skip

_HEADERS = (
    "mlir/Bytecode/BytecodeOpInterface.h",
    "mlir/IR/Builders.h",
    "mlir/IR/Dialect.h",
    "mlir/IR/Matchers.h",
    "mlir/IR/OpDefinition.h",
    "mlir/IR/OpImplementation.h",
    "mlir/IR/PatternMatch.h",
    "mlir/Interfaces/ControlFlowInterfaces.h",
    "mlir/Interfaces/InferTypeOpInterface.h",
    "mlir/Interfaces/SideEffectInterfaces.h",
    "mlir/Pass/Pass.h",
    "mlir/Pass/PassRegistry.h",
    "mlir/Tools/Plugins/DialectPlugin.h",
    "mlir/Tools/Plugins/PassPlugin.h",
    "mlir/Transforms/GreedyPatternRewriteDriver.h",
    "llvm/ADT/StringExtras.h",
    "llvm/ADT/TypeSwitch.h",
)

_PASS = """
using llvm::StringRef;
template <typename Dialect>
struct Rewrite : mlir::PassWrapper<Rewrite<Dialect>, mlir::OperationPass<>> {
  using Populate = void (*)(mlir::RewritePatternSet &);
  Rewrite(llvm::StringRef argument, Populate populate) : argument(argument), populate(populate) {}
  Rewrite(const Rewrite &other)
      : mlir::PassWrapper<Rewrite<Dialect>, mlir::OperationPass<>>(other), argument(other.argument),
        populate(other.populate) {}
  llvm::StringRef getArgument() const final { return argument; }
  void getDependentDialects(mlir::DialectRegistry &registry) const final { registry.insert<Dialect>(); }
  void runOnOperation() final {
    mlir::RewritePatternSet patterns(&this->getContext());
    populate(patterns);
    mlir::GreedyRewriteConfig config;
    config.setUseTopDownTraversal(topDown).setMaxIterations(maxIterations).setMaxNumRewrites(maxRewrites)
        .enableFolding(fold).enableConstantCSE(cse)
        .setRegionSimplificationLevel(static_cast<mlir::GreedySimplifyRegionLevel>(int(simplify)));
    (void)mlir::applyPatternsGreedily(this->getOperation(), std::move(patterns), config);
  }
  mlir::Pass::Option<bool> topDown{*this, "top-down", llvm::cl::init(false)};
  mlir::Pass::Option<int> maxIterations{*this, "max-iterations", llvm::cl::init(10)};
  mlir::Pass::Option<int> maxRewrites{*this, "max-rewrites", llvm::cl::init(-1)};
  mlir::Pass::Option<bool> fold{*this, "fold", llvm::cl::init(true)};
  mlir::Pass::Option<bool> cse{*this, "cse", llvm::cl::init(true)};
  mlir::Pass::Option<int> simplify{*this, "simplify", llvm::cl::init(1)};
  std::string argument;
  Populate populate;
};
"""

_DIALECT = """
#include "{name}.dialect-decls.inc"
#include "{name}.enum-decls.inc"
#include "{name}.enum-defs.inc"
#define GET_OP_CLASSES
#include "{name}.op-decls.inc"
#include "{name}.dialect-defs.inc"
#include "{name}.h"
#define GET_OP_CLASSES
#include "{name}.op-defs.inc"
void {name}::{prefix}Dialect::initialize() {{
  addOperations<
#define GET_OP_LIST
#include "{name}.op-defs.inc"
  >();
}}
namespace of_{name} {{
#include "{name}.rewriters.inc"
static void populate(mlir::RewritePatternSet &patterns) {{ populateWithGenerated(patterns); }}
}}
"""

_REGISTRATION = """
void register_{name}(mlir::DialectRegistry &registry) {{ registry.insert<{name}::{prefix}Dialect>(); }}
void registerPass_{name}() {{
  mlir::registerPass([]() -> std::unique_ptr<mlir::Pass> {{
    return std::make_unique<Rewrite<{name}::{prefix}Dialect>>("rewrite-{name}", of_{name}::populate);
  }});
}}
"""

_MAIN = """
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
{declared}
extern "C" mlir::DialectPluginLibraryInfo mlirGetDialectPluginInfo() {{
  return {{MLIR_PLUGIN_API_VERSION, "against", "1", [](mlir::DialectRegistry *r) {{ {dialects} }}}};
}}
extern "C" mlir::PassPluginLibraryInfo mlirGetPassPluginInfo() {{
  return {{MLIR_PLUGIN_API_VERSION, "against", "1", []() {{ {passes} }}}};
}}
"""


def build(names: Sequence[str], folder: Path) -> Path:
    """The plugin with these dialects, made in a folder, each compiled by itself. Raises CompileError."""
    (folder / "mlir.h").write_text("".join(f'#include "{each}"\n' for each in _HEADERS) + _PASS)
    main = folder / "plugin.cpp"
    main.write_text(
        _MAIN.format(
            declared="\n".join(
                f"void register_{name}(mlir::DialectRegistry &); void registerPass_{name}();"
                for name in names
            ),
            dialects=" ".join(f"register_{name}(*r);" for name in names),
            passes=" ".join(f"registerPass_{name}();" for name in names),
        )
    )
    sources = [_write_dialect(name, folder) for name in names]
    objects = [folder / f"{source.stem}.o" for source in (*sources, main)]
    with ThreadPoolExecutor(2) as pool:
        commands = [
            ["-c", str(source), "-o", str(made)]
            for source, made in zip((*sources, main), objects, strict=True)
        ]
        list(pool.map(lambda command: _compile(command, folder), commands))
    library = folder / "plugin.so"
    _compile([*map(str, objects), "-shared", "-o", str(library)], folder)
    return library


def _write_dialect(name: str, folder: Path) -> Path:
    for generator in _GENERATORS:
        (folder / f"{name}.{generator}.inc").write_text(_generated(name, generator))
    names = {"name": name, "prefix": name.capitalize()}
    source = folder / f"{name}.cpp"
    source.write_text(
        '#include "mlir.h"\n' + _DIALECT.format(**names) + _REGISTRATION.format(**names)
    )
    return source


def _compile(arguments: Sequence[str], folder: Path) -> None:
    command = [str(compiler()), "-std=c++17", "-O0", "-fPIC", "-fno-rtti", "-w"]
    command += [f"-I{folder}", f"-I{FOLDER}", f"-I{include_folder()}", *arguments]
    process = subprocess.run(command, capture_output=True, text=True, check=False)
    if process.returncode:
        raise CompileError(process.stderr[:4000])


def _generated(name: str, generator: str) -> str:
    command = [str(tblgen_path()), "-I", str(include_folder()), f"--gen-{generator}"]
    process = subprocess.run(
        [*command, str(FOLDER / f"{name}.td")], capture_output=True, text=True, check=False
    )
    if process.returncode:
        raise CompileError(process.stderr[:4000])
    return process.stdout
