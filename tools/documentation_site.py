"""The documentation as a site: the pages of `docs`, the reference of the bundled dialects, and of the API.

usage: python -m tools.documentation_site
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from odsgen.cli.docs_command import QUIET, write_pages

CHECKOUT = Path(__file__).parents[1]
SOURCE = CHECKOUT / "build" / "docs-source"

#: The modules that users import from: the API reference lists their public names.
MODULES = (
    "odsgen.runtime",
    "odsgen.runtime.builtin.types",
    "odsgen.runtime.builtin.attributes",
    "odsgen.runtime.builtin.locations",
    "odsgen.runtime.affine",
    "odsgen.runtime.interfaces",
    "odsgen.hooks",
    "odsgen.rewriting",
    "odsgen.conversion",
    "odsgen.dataflow",
    "odsgen.oracle",
    "odsgen.reduction",
    "odsgen.building",
    "odsgen.passes",
    "odsgen.tracing",
    "odsgen.translation",
    "odsgen.passes.options",
    "odsgen.interpreter",
    "odsgen.native",
    "odsgen.bytecode",
    "odsgen.dynamic",
    "odsgen.pictures",
    "odsgen.batch",
    "odsgen.codegen",
    "odsgen.ods",
    "odsgen.tablegen",
)

#: Pages of their own for what one page of `odsgen.runtime` would be too long for.
PARTS = {
    "parser": "odsgen.runtime.parser.Parser",
    "printer": "odsgen.runtime.printer.AsmPrinter",
    "traits": "odsgen.runtime.ir.traits",
}


def main() -> int:
    """Lay the pages out and build the site."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(CHECKOUT / "docs", SOURCE)
    # Links of the README are seen from the root, those of the site from `docs`.
    readme = (CHECKOUT / "README.md").read_text("utf-8").replace("](docs/", "](")
    (SOURCE / "index.md").write_text(readme, "utf-8")
    for page in SOURCE.glob("*/*.md"):
        text = page.read_text("utf-8")
        page.write_text(text.replace("](../../README.md", "](../index.md"), "utf-8")
    specs = tuple(sorted((CHECKOUT / "dialect_specs").glob("*.yaml")))
    complaints = write_pages(specs, SOURCE / "dialects", check=True)
    for complaint in complaints:
        print(complaint, file=sys.stderr)
    (SOURCE / "api").mkdir()
    for module in MODULES:
        (SOURCE / "api" / f"{module}.md").write_text(f"::: {module}\n", "utf-8")
    for part, name in PARTS.items():
        text = f"::: {name}\n    options: {{inherited_members: true}}\n"  # a parser is composed of classes by subject
        (SOURCE / "api" / f"{part}.md").write_text(text, "utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet"],
        cwd=CHECKOUT,
        env={**os.environ, **QUIET},
        check=False,
    )
    return done.returncode or bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
