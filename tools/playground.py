"""The playground as a folder of static files: the page, Python for the browser, odsgen and what it needs.

usage: python -m tools.playground [FOLDER]

Needs npm and node; nothing is fetched when the page is used.
"""

from __future__ import annotations

import importlib.util
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.metadata import version
from pathlib import Path

from odsgen.pictures.tokens import BEHIND, KINDS

CHECKOUT = Path(__file__).parents[1]
SOURCE = CHECKOUT / "playground"
#: Of npm's package, what a page needs.
PYODIDE = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
#: The platform of Python's packages that pyodide loads, and its Python.
PLATFORM, PYTHON = "pyemscripten_2026_0_wasm32", "3.14"
#: The files that hold what is odsgen's own, and the editor.
OURS = ("index.html", "style.css", "app.js", "worker.js", "gallery.json", "odsgen.tar.zst")
#: Packages of Python alone; the compiled parts of some are left out, which they can do without.
LIBRARIES = (
    "annotated_types",
    "attr",
    "attrs",
    "jinja2",
    "lsprotocol",
    "markupsafe",
    "pydantic",
    "pygls",
    "typing_extensions",
    "typing_inspection",
    "yaml",
)
#: The dialects that the page has, with the hand-written code of each.
DIALECTS = (
    "affine",
    "arith",
    "bufferization",
    "builtin",
    "cf",
    "complex",
    "func",
    "index",
    "linalg",
    "llvm",
    "math",
    "memref",
    "scf",
    "tensor",
    "toy",
    "ub",
    "vector",
)
#: Rooms that the page does not use.
LEFT_OUT = (
    "batch",
    "bytecode",
    "cli",
    "export",
    "interop",
    "migration",
    "native",
    "oracle",
    "proof",
    "recording",
    "reduction",
    "tablegen",
    "translation",
    "validation",
    "vendors",
)
#: What programs are coloured by before Python has answered.
TOKEN_PATTERNS = {kind: pattern + BEHIND.get(kind, "") for kind, pattern in KINDS.items()}
_SKIPPED = ("__pycache__", ".so", ".pyi", ".bin")


def main(arguments: list[str]) -> int:
    """Build the page."""
    output = Path(arguments[0]) if arguments else CHECKOUT / "build" / "playground"
    shutil.rmtree(output, ignore_errors=True)
    (output / "pyodide").mkdir(parents=True)
    _run(["npm", "install", "--no-audit", "--no-fund", "--silent"], SOURCE)
    _bundle(output)
    for name in PYODIDE:
        shutil.copy(SOURCE / "node_modules" / "pyodide" / name, output / "pyodide" / name)
    with tempfile.TemporaryDirectory() as folder:
        site = Path(folder)
        _copy_libraries(site / "libraries")
        _copy_odsgen(site / "odsgen")
        # By the Python that will run it.
        _run(["node", "compile.mjs", str(site), str(output)], SOURCE)
    size = sum((output / name).stat().st_size for name in OURS)
    print(f"{output}: odsgen and the page take {size / 1e6:.2f} MB")
    return 0


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, check=False)
    if done.returncode:
        raise SystemExit(f"{' '.join(command)} failed")


def _bundle(output: Path) -> None:
    """The page's scripts with their libraries, and what needs no work."""
    for name in ("app", "worker"):
        _run(
            [
                "node_modules/.bin/esbuild",
                f"{name}.js",
                "--bundle",
                "--minify",
                "--format=esm",
                "--external:./pyodide/*",
                f"--define:TOKEN_PATTERNS={json.dumps(TOKEN_PATTERNS)}",
                "--log-level=warning",
                f"--outfile={output / name}.js",
            ],
            SOURCE,
        )
    for name in ("index.html", "style.css", "logo.svg"):
        shutil.copy(SOURCE / name, output / name)
    (output / "gallery.json").write_text(json.dumps(gallery()), "utf-8")


def gallery() -> list[dict[str, str]]:
    """The examples, each with its name, what it shows, and its texts."""
    found: list[dict[str, str]] = json.loads((SOURCE / "gallery.json").read_text("utf-8"))
    for entry in found:
        for key in ("spec", "hooks", "program"):
            entry[key] = _text(entry[key]) if key in entry else ""
    return found


def _text(source: str) -> str:
    """The text of a file, of a block of the README that is a file, or of the modules of a folder of hooks in one."""
    name, _, block = source.partition("#")
    path = CHECKOUT / name
    if path.is_dir():
        return _joined_hooks(path)
    text = path.read_text("utf-8")
    if not block:
        return text
    found = re.search(rf"<!-- file: {re.escape(block)} -->\n```\w+\n(.*?)```", text, re.S)
    assert found is not None, source
    return found[1]


def _joined_hooks(folder: Path) -> str:
    """The modules of hooks as one, those that others import first."""
    modules = {path.stem: path.read_text("utf-8") for path in sorted(folder.glob("[a-z]*.py"))}
    order = sorted(modules, key=lambda name: -sum(f"from .{name} " in t for t in modules.values()))
    future = "from __future__ import annotations\n"
    parts = [future]
    for name in order:
        text = re.sub(
            r"^ *from \.\w+ import .*\n", "", modules[name].replace(future, ""), flags=re.M
        )
        parts.append(re.sub(r"^( *)from \.\.", r"\1from .", text, flags=re.M))
    return "\n".join(parts)


def _copy_libraries(target: Path) -> None:
    for name in LIBRARIES:
        spec = importlib.util.find_spec(name)
        assert spec is not None and spec.origin is not None, name
        origin = Path(spec.origin)
        if origin.name == "__init__.py":
            _copy_tree(origin.parent, target / name)
        else:
            target.mkdir(exist_ok=True)
            shutil.copy(origin, target / origin.name)
    core = version("pydantic_core")
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "pip",
            "download",
            "--quiet",
            "--no-deps",
            "--dest",
            folder,
        ]
        command += ["--only-binary=:all:", f"--platform={PLATFORM}", f"--python-version={PYTHON}"]
        _run([*command, f"pydantic_core=={core}"], CHECKOUT)
        for wheel in Path(folder).glob("*.whl"):
            with zipfile.ZipFile(wheel) as archive:
                archive.extractall(target)


def _copy_odsgen(target: Path) -> None:
    left_out = {CHECKOUT / "odsgen" / name for name in LEFT_OUT}
    left_out |= {
        path
        for path in (CHECKOUT / "odsgen" / "dialects").iterdir()
        if path.is_dir() and path.name not in _folders(DIALECTS)
    }
    _copy_tree(CHECKOUT / "odsgen", target / "odsgen", left_out)
    # The tables of all passes: what asks for one looks through them.
    for table in (CHECKOUT / "odsgen" / "dialects").glob("*/__init__.py"):
        place = target / table.relative_to(CHECKOUT)
        place.parent.mkdir(exist_ok=True)
        shutil.copy(table, place)
    data = target / "odsgen" / "_data"
    _copy_tree(CHECKOUT / "templates", data / "templates")
    (data / "dialect_specs").mkdir()
    packages = CHECKOUT / "generated" / "odsgen_dialects"
    _copy_tree(packages, target / packages.name, {p for p in packages.iterdir() if p.is_dir()})
    for name in DIALECTS:
        shutil.copy(CHECKOUT / "dialect_specs" / f"{name}.yaml", data / "dialect_specs")
        _copy_tree(packages / name, target / packages.name / name)


def _folders(dialects: tuple[str, ...]) -> set[str]:
    """The folders of hand-written code of some dialects, and those of all."""
    folders = (CHECKOUT / "odsgen" / "dialects").iterdir()
    specs = {path.stem for path in (CHECKOUT / "dialect_specs").glob("*.yaml")}
    shared = {path.name for path in folders if path.name not in specs}
    return {*dialects, *shared}


def _copy_tree(source: Path, target: Path, left_out: set[Path] = frozenset()) -> None:  # type: ignore[assignment]
    def ignored(folder: str, names: list[str]) -> list[str]:
        return [n for n in names if n.endswith(_SKIPPED) or Path(folder) / n in left_out]

    shutil.copytree(source, target, ignore=ignored)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
