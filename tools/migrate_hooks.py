"""Brings the hooks of all bundled dialects, of the tests and of the examples to decorators.

python -m tools.migrate_hooks [--root FOLDER] [--dry-run]
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import yaml

from odsgen.migration import HookPackage, hook_package, migrate, python_files
from odsgen.ods import load_dialect
from odsgen.tablegen.overlay import merged, read_overlay

#: Docstrings that said of a function that it is the other direction of another.
_AS_IT_READS = re.compile(
    r'( *)"""As `parse` reads (?:it|them)(?:(?P<end>\.)"""\n|[;,:.] (?P<more>\S))'
)


def main() -> int:
    """Run the migration; the number of files that it changes is printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--root", type=Path, default=Path(__file__).resolve().parents[1])
    parser.add_argument("--dry-run", action="store_true")
    options = parser.parse_args()
    root: Path = options.root.resolve()
    packages = list(_packages(root))
    folders = ("odsgen", "tests", "examples", "benchmarks", "tools")
    others = tuple(python_files(tuple(root / folder for folder in folders)))
    shared = tuple(python_files((root / "odsgen" / "dialects",)))
    migration = migrate(packages, others, shared)
    if not options.dry_run:
        migration.write()
        changed = set(migration.written)
        for path in python_files((root / "odsgen" / "dialects", root / "tests" / "test_dialect")):
            text = path.read_text("utf-8")
            plain = _AS_IT_READS.sub(_rest, text)
            if plain != text:
                path.write_text(plain, "utf-8")
                changed.add(path)
        files = [str(path) for path in sorted(changed)]
        subprocess.run([sys.executable, "-m", "black", "-q", *files], check=False)
    for left in migration.left:
        print(f"{left.path.relative_to(root)}:{left.line}: {left.message}")
    for path in migration.removed:
        print(f"{path.relative_to(root)}: removed")
    print(f"{migration.hooks} hooks, {len(migration.written)} files")
    return 0


def _rest(found: re.Match[str]) -> str:
    """Text of the docstring beside that."""
    if found["end"]:
        return ""
    return f'{found[1]}"""{found["more"].upper()}'


def _packages(root: Path) -> list[HookPackage]:
    specs, generated = root / "dialect_specs", root / "generated" / "odsgen_dialects"
    found = []
    for spec in sorted(specs.glob("*.yaml")):
        dialect = load_dialect(spec)
        if dialect.hooks_module is not None:
            path = root.joinpath(*dialect.hooks_module.split("."), "__init__.py")
            found.append(hook_package(dialect, path, generated / dialect.python_name))
    inside = {
        "tests/test_dialect/test.yaml": "tests/test_dialect/hooks/__init__.py",
        "examples/relational/rel.yaml": "examples/relational/rel/hooks/__init__.py",
        "examples/demo/fixed.yaml": "examples/demo/hooks.py",
        "tests/codegen/formats/fmt.yaml": "tests/codegen/formats/fmt_hooks.py",
    }
    for spec_name, hooks in inside.items():
        found.append(hook_package(load_dialect(root / spec_name), root / hooks))
    found.append(_extended_transform(root))
    return found


def _extended_transform(root: Path) -> HookPackage:
    """The hooks of the operations that MLIR's tests add to the dialect `transform`."""
    tests = root / "tests" / "test_dialect"
    specs = root / "dialect_specs" / "transform.yaml", tests / "transform.yaml"
    base, more = map(read_overlay, specs)
    with TemporaryDirectory() as folder:
        spec = Path(folder, "transform.yaml")
        spec.write_text(yaml.safe_dump(merged(base, more), sort_keys=False), "utf-8")
        return hook_package(load_dialect(spec), tests / "transform_hooks.py")


if __name__ == "__main__":
    sys.exit(main())
