"""Which room may import which: the rules of the architecture, checked over the source."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]

# Folder → what its modules may import besides the standard library and each other.
ROOMS: dict[str, set[str]] = {
    "odsgen/spec": {"pydantic", "pydantic_core", "yaml"},
    "odsgen/ods": {"odsgen.spec", "odsgen.resources"},
    "odsgen/codegen": {
        "odsgen",
        "odsgen.ods",
        "odsgen.spec",
        "odsgen.resources",
        "jinja2",
        "ruff",
    },
    "odsgen/tablegen/cpp": {"odsgen.spec"},
    "odsgen/runtime": set(),
    "odsgen/dialects": {"odsgen.runtime", "odsgen_dialects"},
    "odsgen/cli": {"odsgen", "click", "rich"},
    "generated/odsgen_dialects": {"odsgen.runtime", "odsgen.dialects"},
}


def package_of(folder: str) -> str:
    return folder.removeprefix("generated/").replace("/", ".")


def modules(folder: str) -> list[Path]:
    return sorted((CHECKOUT / folder).rglob("*.py"))


def imported_names(path: Path) -> Iterator[tuple[int, str]]:
    """Each import of a file with its line, as an absolute dotted name."""
    is_generated = path.relative_to(CHECKOUT).parts[0] == "generated"
    root = CHECKOUT / "generated" if is_generated else CHECKOUT
    parents = path.relative_to(root).parent.parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
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
    # `odsgen` by itself is its version; the CLI alone may reach into every room.
    return any(
        (
            name == allowed
            if allowed == "odsgen" and folder != "odsgen/cli"
            else is_within(name, allowed)
        )
        for allowed in ROOMS[folder]
    )


@pytest.mark.parametrize("folder", ROOMS)
def test_room_imports_what_it_may(folder: str) -> None:
    found = modules(folder)
    assert found, f"{folder} is empty"
    wrong = [
        f"{path.relative_to(CHECKOUT)}:{line} imports {name}"
        for path in found
        for line, name in imported_names(path)
        if not is_allowed(name, folder)
    ]
    assert not wrong


def test_every_module_is_in_a_room() -> None:
    outside = {"odsgen/__init__.py", "odsgen/resources.py"}
    rooms = {path for folder in ROOMS for path in modules(folder)}
    odsgen = {path for path in modules("odsgen") if path not in rooms}
    tablegen = {path for path in odsgen if "tablegen" in path.parts}
    assert {str(path.relative_to(CHECKOUT)) for path in odsgen - tablegen} == outside


@pytest.mark.parametrize(
    ("folder", "name", "allowed"),
    [
        ("odsgen/runtime", "dataclasses", True),
        ("odsgen/runtime", "odsgen.runtime.ir.block", True),
        ("odsgen/runtime", "odsgen.spec", False),
        ("odsgen/runtime", "odsgen", False),
        ("odsgen/runtime", "yaml", False),
        ("odsgen/ods", "odsgen.specific", False),
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
