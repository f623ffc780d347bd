"""Which room may import which: the rules of the architecture, checked over the source."""

import ast
import sys
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

# What every room may have: how packages give their names, the kinds of hooks, the folders of files that are not Python, the places that
# definitions and errors carry, how a message says what to install, the path on which processes look for modules,
# and how messages count.
SHARED = {
    "odsgen.exports",
    "odsgen.hook_kinds",
    "odsgen.installation",
    "odsgen.moved",
    "odsgen.places",
    "odsgen.resources",
    "odsgen.search_path",
    "odsgen.wording",
}

# What type checkers know without any distribution: it may stand under `if TYPE_CHECKING:`, for parameters with defaults.
KNOWN_TO_CHECKERS = {"typing_extensions"}

#: What every room above the core has.
CORE = {"odsgen.runtime"}

#: What the hand-written halves of dialects have.
OF_DIALECTS = {
    "odsgen.building",
    "odsgen.bytecode",
    "odsgen.conversion",
    "odsgen.dataflow",
    "odsgen.hooks",
    "odsgen.interpreter",
    "odsgen.passes",
    "odsgen.presburger",
    "odsgen.rewriting",
    "odsgen.runtime",
    "odsgen_dialects",
}

# Folder → what its modules may import besides the standard library, each other and what is shared.
ROOMS: dict[str, set[str]] = {
    "odsgen/spec": {
        "odsgen.runtime.support.limits",
        "pydantic",
        "pydantic_core",
        "ruamel",
        "yaml",
    },
    "odsgen/llvm_intrinsics": set(),
    "odsgen/ods/model": set(),
    "odsgen/ods/library": {"odsgen.ods.model", "odsgen.runtime"},
    "odsgen/ods/format": {"odsgen.spec", "odsgen.ods.model", "odsgen.ods.library"},
    "odsgen/ods/resolve": {
        "odsgen.llvm_intrinsics",
        "odsgen.spec",
        "odsgen.ods.model",
        "odsgen.ods.library",
        "odsgen.ods.format",
    },
    "odsgen/ods/difference": {"odsgen.ods", "odsgen.ods.model"},
    # What hooks and passes do with operations; Python-Markdown for its extension.
    "odsgen/reference": {
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.codegen",
        "odsgen.runtime",
        "odsgen.rewriting",
        "odsgen.conversion",
        "odsgen.passes",
        "markdown",
    },
    "odsgen/codegen": {"odsgen", "odsgen.ods", "jinja2", "ruff"},
    # Of `odsgen.ods` by itself: to load what was written.
    "odsgen/tablegen": {
        "odsgen",
        "odsgen.llvm_intrinsics",
        "odsgen.spec",
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.ods.library",
        "yaml",
    },
    "odsgen/export": {
        "odsgen.spec",
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.ods.library",
        "odsgen.ods.resolve",
        "odsgen.tablegen",
        "jinja2",
    },
    # Hooks of earlier versions brought to today's form.
    "odsgen/migration": {"odsgen.codegen", "odsgen.ods", "odsgen.ods.model", "ruff"},
    "odsgen/tablegen/cpp": {"odsgen.spec", "odsgen.tablegen"},
    "odsgen/runtime": set(),
    "odsgen/dynamic": {"odsgen.runtime", "odsgen.rewriting"},
    "odsgen/building": {"odsgen.runtime", "odsgen_dialects"},
    "odsgen/bytecode": CORE,
    "odsgen/pictures": CORE | {"pygments"},
    "odsgen/presburger": CORE,
    "odsgen/rewriting": CORE,
    "odsgen/conversion": {"odsgen.runtime", "odsgen.rewriting"},
    "odsgen/dataflow": {"odsgen.runtime", "odsgen.rewriting"},
    "odsgen/interop": {"odsgen.bytecode", "odsgen.passes", "odsgen.runtime"},
    "odsgen/passes": {
        "odsgen.dataflow",
        "odsgen.runtime",
        "odsgen.rewriting",
        "odsgen.conversion",
        "odsgen.pictures",
        "odsgen.bytecode",
    },
    "odsgen/tracing": {"odsgen.passes", "odsgen.rewriting", "odsgen.runtime"},
    "odsgen/interpreter": CORE,
    # Smaller programs, and whether transformations keep what programs mean.
    "odsgen/reduction": {"odsgen.rewriting", "odsgen.runtime", "odsgen_dialects"},
    "odsgen/oracle": {
        "distributed",
        "odsgen.batch",  # the cluster of Dask
        "odsgen.dialects",
        "odsgen.drivers",
        "odsgen.interpreter",
        "odsgen.passes",
        "odsgen.reduction",
        "odsgen.runtime",
        "odsgen.tracing",
    },
    "odsgen/recording": {"odsgen", "odsgen.reduction", "odsgen.rewriting", "odsgen.runtime"},
    "odsgen/translation": {
        "odsgen.bytecode",
        "odsgen.dialects",
        "odsgen.llvm_intrinsics",
        "odsgen.drivers",
        "odsgen.rewriting",
        "odsgen.runtime",
        "odsgen.vendors",
        "odsgen_dialects",
    },
    "odsgen/drivers": {"odsgen.runtime", "odsgen.bytecode", "odsgen.passes"},
    "odsgen/hooks": {
        "odsgen.runtime",
        "odsgen.rewriting",
        "odsgen.interpreter",
        "odsgen.dataflow",
    },
    "odsgen/dialects": OF_DIALECTS,
    "odsgen/vendors": {*OF_DIALECTS, "odsgen.dialects"},
    "odsgen/batch": {
        "odsgen.bytecode",
        "odsgen.drivers",
        "odsgen.native",
        "odsgen.passes",
        "odsgen.rewriting",
        "odsgen.runtime",
        "distributed",
        "pyarrow",
    },
    "odsgen/native": {
        "odsgen.dialects",
        "odsgen.passes",
        "odsgen.runtime",
        "odsgen.translation",
        "odsgen_dialects",
        "llvmlite",
        "numpy",
    },
    "odsgen/cli": {"odsgen", "click", "rich", "watchfiles"},
    "odsgen/validation": {
        "odsgen.codegen",
        "odsgen.drivers",
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.runtime",
    },
    "odsgen/proof": {
        "odsgen.interpreter",
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.runtime",
        "z3",
    },
    "odsgen/playground": {
        "odsgen.codegen",
        "odsgen.interpreter",
        "odsgen.lsp",
        "odsgen.ods",
        "odsgen.ods.model",
        "odsgen.passes",
        "odsgen.reference",
        "odsgen.runtime",
        "lsprotocol",
    },
    "odsgen/lsp": {
        "odsgen",
        "odsgen.bytecode",
        "odsgen.drivers",
        "odsgen.passes",
        "odsgen.pictures",
        "odsgen.recording",
        "odsgen.reference",
        "odsgen.runtime",
        "odsgen.spec",
        "odsgen.ods",
        "odsgen.codegen",
        "lsprotocol",
        "pygls",
        "yaml",
    },
    # `odsgen.checkout` by itself: a wheel doesn't have it.
    "generated/odsgen_dialects": {
        "odsgen.building",
        "odsgen.checkout",
        "odsgen.dialects",
        "odsgen.rewriting",
        "odsgen.runtime",
        "odsgen.vendors",
    },
}
#: Gives the names of rooms above the core, too, each when it is asked for.
PUBLIC_FACE = "odsgen/runtime/__init__.py"

# Of these, a room may name the package itself alone: `odsgen` is its version, `odsgen.ods` what loads a spec.
BY_THEMSELVES = {
    ("odsgen/codegen", "odsgen"),
    ("odsgen/lsp", "odsgen"),
    ("odsgen/recording", "odsgen"),
    ("odsgen/export", "odsgen.ods"),
    ("odsgen/ods/difference", "odsgen.ods"),
    ("odsgen/tablegen", "odsgen"),
    ("odsgen/tablegen", "odsgen.ods"),
}

# The rooms of the runtime: each imports only those before it, in functions, too.
RUNTIME_ROOMS: Sequence[str] = (
    "support floats diagnostics registry pickling base affine builtin ir parser printer interfaces glue"
).split()


def package_of(folder: str) -> str:
    return folder.removeprefix("generated/").replace("/", ".")


def modules(folder: str) -> list[Path]:
    return sorted((CHECKOUT / folder).rglob("*.py"))


def imported_names(path: Path) -> Iterator[tuple[int, str]]:
    """Each import of a file with its line, as an absolute dotted name."""
    is_generated = path.relative_to(CHECKOUT).parts[0] == "generated"
    root = CHECKOUT / "generated" if is_generated else CHECKOUT
    parents = path.relative_to(root).parent.parts
    tree = ast.parse(path.read_text(encoding="utf-8"))
    checked = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
        for statement in node.body
        for inner in ast.walk(statement)
        if isinstance(inner, ast.ImportFrom) and inner.module in KNOWN_TO_CHECKERS
    }
    for node in ast.walk(tree):
        if id(node) in checked:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = parents[: len(parents) - node.level + 1] if node.level else ()
            name = ".".join((*base, *filter(None, [node.module])))
            if name != "odsgen":
                yield node.lineno, name
                continue
            for alias in node.names:  # a room, or a name of the package itself
                yield node.lineno, name if alias.name.startswith("__") else f"odsgen.{alias.name}"


def is_within(name: str, package: str) -> bool:
    return name == package or name.startswith(package + ".")


def is_allowed(name: str, folder: str) -> bool:
    if name.split(".")[0] in sys.stdlib_module_names or is_within(name, package_of(folder)):
        return True
    return any(
        name == allowed if (folder, allowed) in BY_THEMSELVES else is_within(name, allowed)
        for allowed in ROOMS[folder] | SHARED
    )


@pytest.mark.parametrize("folder", ROOMS)
def test_room_imports_what_it_may(folder: str) -> None:
    found = modules(folder)
    assert found, f"{folder} is empty"
    wrong = [
        f"{path.relative_to(CHECKOUT)}:{line} imports {name}"
        for path in found
        if path.relative_to(CHECKOUT).as_posix() != PUBLIC_FACE
        for line, name in imported_names(path)
        if not is_allowed(name, folder)
    ]
    assert not wrong


def test_bundled_dialects_import_no_package_of_a_vendor() -> None:
    """Neither the hooks nor the generated package: `odsgen/vendors` could be a distribution of its own."""
    vendors = {path.name for path in (CHECKOUT / "odsgen/vendors").iterdir() if path.is_dir()}
    packages = [f"odsgen_dialects.{name}" for name in sorted(vendors)]
    wrong = [
        f"{path.relative_to(CHECKOUT)}:{line} imports {name}"
        for path in modules("odsgen/dialects")
        for line, name in imported_names(path)
        if any(is_within(name, package) for package in packages)
    ]
    assert not wrong


#: The packages that give the names which hooks import, and what is imported from a module: its names say little without it.
PUBLIC = tuple(
    "odsgen.runtime odsgen.rewriting odsgen.conversion odsgen.passes odsgen.interpreter "
    "odsgen.bytecode odsgen.hooks odsgen.dialects.shared".split()
)
OF_MODULES = {"odsgen.runtime.floats", "odsgen.runtime.floats.arithmetic", "odsgen.runtime.support"}


def gives(package: str, module: str, name: str) -> bool:
    """Whether a package gives what one of its modules has by this name."""
    public, missing = import_module(package), object()
    return (
        name in public.__all__
        and getattr(import_module(module), name, missing) is getattr(public, name)
        and not (CHECKOUT / package.replace(".", "/") / f"{name}.py").is_file()
    )


@pytest.mark.parametrize("folder", ["odsgen/dialects", "odsgen/vendors"])
def test_hooks_import_public_packages(folder: str) -> None:
    """Not the modules in them, unless a name is known to type checkers alone or is that of a module."""
    wrong = []
    for path in modules(folder):
        if path.parent.relative_to(CHECKOUT).as_posix() == "odsgen/dialects/shared":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.ImportFrom) or node.module in (None, *PUBLIC, *OF_MODULES):
                continue
            module = node.module or ""
            package = next((p for p in PUBLIC if is_within(module, p)), None)
            wrong += [
                f"{path.relative_to(CHECKOUT)}:{node.lineno} imports {alias.name} from {module}"
                for alias in node.names
                if package is not None and gives(package, module, alias.name)
            ]
    assert not wrong


def test_every_module_is_in_a_room() -> None:
    outside = {
        "odsgen/__init__.py",
        "odsgen/resources.py",
        "odsgen/places.py",
        "odsgen/search_path.py",
        "odsgen/wording.py",
        "odsgen/checkout.py",
        "odsgen/installation.py",
        "odsgen/moved.py",
        "odsgen/exports.py",
        "odsgen/hook_kinds.py",
        "odsgen/ods/__init__.py",
        "odsgen/ods/loading.py",
    }
    rooms = {path for folder in ROOMS for path in modules(folder)}
    assert {str(p.relative_to(CHECKOUT)) for p in modules("odsgen") if p not in rooms} == outside


def runtime_room(name: str) -> str:
    """The room of a module of the runtime; empty for `odsgen.runtime` itself."""
    return name.removeprefix("odsgen.runtime").lstrip(".").partition(".")[0]


def run_time_imports(path: Path) -> Iterator[tuple[int, str]]:
    """The imports of the runtime that a module of it does when it runs, in functions, too: all but those for type checkers."""
    pending: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while pending:
        node = pending.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            pending += node.orelse
            continue
        pending += ast.iter_child_nodes(node)
        if isinstance(node, ast.ImportFrom) and node.module == "odsgen.runtime":
            yield from ((node.lineno, f"odsgen.runtime.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            yield node.lineno, node.module
        elif isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)


def backward_imports(runtime: Path) -> list[str]:
    """Each import of a room of the runtime that stands behind the importing one."""
    wrong = []
    for path in sorted(runtime.rglob("*.py")):
        parts = path.relative_to(runtime).with_suffix("").parts
        if parts == ("__init__",):
            continue  # the public names, from all rooms
        place = RUNTIME_ROOMS.index(parts[0])
        for line, name in run_time_imports(path):
            if not is_within(name, "odsgen.runtime"):
                continue
            room = runtime_room(name)
            if room not in RUNTIME_ROOMS[: place + 1]:
                wrong.append(f"{'/'.join(parts)}.py:{line} imports {name}")
    return wrong


def test_rooms_of_the_runtime_import_one_way() -> None:
    assert backward_imports(CHECKOUT / "odsgen" / "runtime") == []


def test_an_import_in_a_function_counts(tmp_path: Path) -> None:
    module = tmp_path / "ir" / "block.py"
    module.parent.mkdir()
    module.write_text(
        "from typing import TYPE_CHECKING\n"
        "if TYPE_CHECKING:\n    from odsgen.runtime.printer import AsmPrinter\n"
        "def text():\n    from odsgen.runtime.printer import block_text\n"
        "    from odsgen.runtime.builtin import types\n"
        "    from odsgen.runtime import Context\n"
    )
    assert backward_imports(tmp_path) == [
        "ir/block.py:7 imports odsgen.runtime.Context",
        "ir/block.py:5 imports odsgen.runtime.printer",
    ]


@pytest.mark.parametrize(
    ("folder", "name", "allowed"),
    [
        ("odsgen/runtime", "dataclasses", True),
        ("odsgen/runtime", "odsgen.runtime.ir.block", True),
        ("odsgen/runtime", "odsgen.spec", False),
        ("odsgen/runtime", "odsgen", False),
        ("odsgen/runtime", "yaml", False),
        ("odsgen/ods/resolve", "odsgen.specific", False),
        ("odsgen/ods/resolve", "odsgen.spec.source", True),
        ("odsgen/ods/model", "odsgen.places", True),
        ("odsgen/ods/model", "odsgen.spec.source", False),
        ("odsgen/ods/library", "odsgen.runtime.ir.traits", True),
        ("odsgen/ods/library", "odsgen.spec", False),
        ("odsgen/codegen", "odsgen.spec", False),
        ("odsgen/tablegen", "odsgen.ods", True),
        ("odsgen/tablegen", "odsgen.ods.resolve.dialect", False),
        ("odsgen/codegen", "odsgen", True),
        ("odsgen/codegen", "odsgen.runtime", False),
        ("odsgen/cli", "odsgen.codegen", True),
        ("generated/odsgen_dialects", "odsgen_dialects.arith", True),
        ("generated/odsgen_dialects", "odsgen.codegen", False),
    ],
)
def test_rules_themselves(folder: str, name: str, allowed: bool) -> None:
    assert is_allowed(name, folder) is allowed


def test_relative_imports_are_resolved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "odsgen" / "runtime" / "ir"
    package.mkdir(parents=True)
    module = package / "block.py"
    module.write_text(
        "from . import value\nfrom ...spec import loader\nimport os.path\n"
        "from odsgen import __version__, codegen\n"
    )
    monkeypatch.setattr(sys.modules[__name__], "CHECKOUT", tmp_path)
    assert list(imported_names(module)) == [
        (1, "odsgen.runtime.ir"),
        (2, "odsgen.spec"),
        (3, "os.path"),
        (4, "odsgen"),
        (4, "odsgen.codegen"),
    ]
