"""Brings the imported specs in dialect_specs/ to an installed MLIR, and prints what changed between the two.

    python -m tools.update_upstream [--include DIR] [--jobs N]

Hand-written specs are left alone; what is ours in an imported one stands in dialect_specs/overlays.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from odsgen.ods.difference import changes_between, report_lines
from odsgen.resources import resource_directory
from odsgen.spec import SpecErrors
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import import_specs
from tools.import_upstream import argument_parser, arguments_with_headers, upstream_request

_IMPORTED = "# Imported from "


def main(arguments: Sequence[str] | None = None) -> int:
    options = arguments_with_headers(argument_parser("update_upstream"), arguments)
    if options is None:
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
        names = sorted(kept | {path.name for path in imported})
        lines = list(report_lines(changes_between(old, specs, names)))
        print("\n".join(lines) or "the specs say the same as before")
    return 0


def is_imported(spec: Path) -> bool:
    """Whether the importer has written the spec, as the comment at its head says."""
    with spec.open(encoding="utf-8") as file:
        return any(line.startswith(_IMPORTED) for line in (file.readline(), file.readline()))


if __name__ == "__main__":
    sys.exit(main())
