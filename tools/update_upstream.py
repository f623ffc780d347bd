"""Brings the imported specs in dialect_specs/ to an installed MLIR, and prints what changed between the two.

    python -m tools.update_upstream [--include DIR] [--jobs N]

Hand-written specs are left alone; what is ours in an imported one stands in dialect_specs/overlays.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from odsgen.ods.difference import changes_between
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import import_specs
from tools.import_upstream import installed_headers, upstream_request

_IMPORTED = "# Imported from "


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="update_upstream")
    parser.add_argument("--include", type=Path, default=installed_headers())
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    options = parser.parse_args(arguments)
    if options.include is None or not (options.include / "mlir" / "Dialect").is_dir():
        print(
            "update_upstream: no MLIR headers: apt-get install libmlir-22-dev llvm-22, or --include DIR",
            file=sys.stderr,
        )
        return 1
    specs = resource_directory("dialect_specs")
    with tempfile.TemporaryDirectory() as folder:
        old = Path(folder)
        imported = [path for path in sorted(specs.glob("*.yaml")) if is_imported(path)]
        for path in imported:
            (old / path.name).write_bytes(path.read_bytes())
        try:
            written = import_specs(upstream_request(options.include, options.jobs))
        except (SpecErrors, TableGenError) as error:
            print(error, file=sys.stderr)
            return 1
        for spec in written:
            (specs / f"{spec.dialect}.yaml").write_text(spec.text, encoding="utf-8")
        kept = {f"{spec.dialect}.yaml" for spec in written}
        for path in imported:
            if path.name not in kept:
                path.unlink()
        _report(old, specs, kept | {path.name for path in imported})
    return 0


def is_imported(spec: Path) -> bool:
    """Whether the importer has written the spec, as the comment at its head says."""
    with spec.open(encoding="utf-8") as file:
        return any(line.startswith(_IMPORTED) for line in (file.readline(), file.readline()))


def _report(old: Path, new: Path, names: set[str]) -> None:
    changed = dialect = None
    for changed in changes_between(old, new, sorted(names)):
        if changed.dialect != dialect:
            dialect = changed.dialect
            print(dialect)
        print(f"  {changed}")
    if changed is None:
        print("the specs say the same as before")


if __name__ == "__main__":
    sys.exit(main())
