"""The pages of the site that come from elsewhere than `docs`: a hook of mkdocs.

The README is the first page; the playground is taken over where it has been built; each bundled dialect has a page, and each
module that users import from.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from odsgen.cli.docs_command import SCRIPT, STYLE, write_pages
from odsgen.ods import load_dialect
from tools.playground import gallery
from tools.verdicts import current_verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

    from odsgen.runtime import Dialect

CHECKOUT = Path(__file__).resolve().parents[1]
PLAYGROUND = CHECKOUT / "build" / "playground"
DIALECTS = CHECKOUT / "build" / "docs-dialects"
#: Where links to files of the checkout lead.
REPOSITORY = "https://github.com/odsgen/odsgen/blob/main/"

#: What users import from, and what a page of its module would be too long for.
API = (
    "odsgen.runtime",
    "odsgen.runtime.parser.Parser",
    "odsgen.runtime.printer.AsmPrinter",
    "odsgen.runtime.ir.traits",
    "odsgen.runtime.builtin.types",
    "odsgen.runtime.builtin.attributes",
    "odsgen.runtime.builtin.locations",
    "odsgen.runtime.affine",
    "odsgen.runtime.interfaces",
    "odsgen.hooks",
    "odsgen.building",
    "odsgen.rewriting",
    "odsgen.conversion",
    "odsgen.dataflow",
    "odsgen.passes",
    "odsgen.passes.options",
    "odsgen.tracing",
    "odsgen.recording",
    "odsgen.reduction",
    "odsgen.oracle",
    "odsgen.interpreter",
    "odsgen.native",
    "odsgen.translation",
    "odsgen.bytecode",
    "odsgen.dynamic",
    "odsgen.pictures",
    "odsgen.batch",
    "odsgen.ods",
    "odsgen.codegen",
    "odsgen.reference",
    "odsgen.tablegen",
)
#: Classes that are composed of others by subject: their pages have what they inherit.
_COMPOSED = {"odsgen.runtime.parser.Parser", "odsgen.runtime.printer.AsmPrinter"}
#: Documents at the root of the checkout that are pages.
_DOCUMENTS = {"index.md": "README.md", "changes.md": "CHANGELOG.md"}
_FENCED = re.compile(r"(^ *```.*?^ *```)", re.M | re.S)
_LINK = re.compile(r"\]\((?P<path>[^)\s#:]+)(?P<anchor>#[^)\s]*)?\)")
_COMMENT = re.compile(r"^<!--.*?-->\n", re.M | re.S)

log = logging.getLogger(f"mkdocs.{__name__}")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Writes the pages of the dialects; adds them and the API to the navigation, and the playground's gallery to the front."""
    shutil.rmtree(DIALECTS, ignore_errors=True)
    playground = "../playground/index.html" if PLAYGROUND.is_dir() else None
    bundled = _specs(CHECKOUT / "dialect_specs")
    verdicts, stale = current_verdicts([load_dialect(path) for path in bundled])
    if stale:
        log.warning("make verdicts: without verdicts are the changed dialects %s", ", ".join(stale))
    packs = [_specs(pack / "specs") for pack in _packs()]
    specs = sum(packs, start=bundled)
    packages = {name: each for pack in _packs() for name, each in _dialects_of(pack).items()}
    for complaint in write_pages(specs, DIALECTS, True, playground, verdicts, packages):
        log.warning(complaint)
    apart = {
        pack.name: sorted(spec.stem for spec in found)
        for pack, found in zip(_packs(), packs, strict=True)
    }
    names = sorted(
        {path.stem for path in DIALECTS.iterdir()}.difference({"index"}, *apart.values())
    )
    nav = config.nav
    assert nav is not None
    nav += [
        {
            "Dialects": [
                "dialects/index.md",
                *_pages(names),
                *[{n: _pages(apart[n])} for n in apart],
            ]
        },
        {"API": [{name: f"api/{name}.md"} for name in API]},
        {"Changes": "changes.md"},
    ]
    if PLAYGROUND.is_dir():
        nav.insert(1, {"Playground": "playground/index.html"})
        config.extra["gallery"] = gallery()
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Adds the pages and files that are not in `docs`."""
    from mkdocs.structure.files import File

    def add(name: str, path: Path) -> None:
        files.append(File.generated(config, name, abs_src_path=str(path)))

    for name, source in _DOCUMENTS.items():
        add(name, CHECKOUT / source)
    add("logo.svg", CHECKOUT / "playground" / "logo.svg")
    add("site.css", STYLE)
    add("site.js", SCRIPT)
    for page in DIALECTS.iterdir():
        add(f"dialects/{page.name}", page)
    for path in PLAYGROUND.rglob("*"):  # nothing where it has not been built
        if path.is_file():
            add(f"playground/{path.relative_to(PLAYGROUND).as_posix()}", path)
    for name in API:
        files.append(File.generated(config, f"api/{name}.md", content=api_page(name)))
    return files


def on_page_markdown(
    markdown: str, *, page: Page, config: MkDocsConfig, files: Files
) -> str | None:
    """Leads links to where their targets are on the site, or in the repository."""
    name = page.file.src_uri
    if name == "index.md":
        page.meta.update(template="home.html", hide=["navigation"], title="odsgen")
    if name.startswith(("api/", "dialects/")):
        return None
    source = _DOCUMENTS.get(name, f"docs/{name}")
    pieces = _FENCED.split(_COMMENT.sub("", markdown))  # texts and fenced blocks by turns
    pieces[::2] = [_LINK.sub(lambda link: _moved(link, source, name), text) for text in pieces[::2]]
    # Python-Markdown takes no more than the language behind a fence.
    pieces[1::2] = [re.sub(r"^( *```\w+)\b.*", r"\1", block) for block in pieces[1::2]]
    return "".join(pieces)


def api_page(name: str) -> str:
    """The page of a module, with a section for each of its public names, or that of a class."""
    head = f"---\ntitle: {name}\n---\n\n::: {name}\n"
    if name in _COMPOSED:
        return f"{head}    options: {{inherited_members: true}}\n"
    module = import_module(name)
    names = sorted(getattr(module, "__all__", ()))
    if all(getattr(getattr(module, each), "__module__", name) == name for each in names):
        return head
    # What comes from other modules is named: those that read modules look for what is defined in them.
    options = "    options: {heading_level: 2, show_root_full_path: false}\n"
    sections = [f"::: {name}.{public}\n{options}" for public in names]
    return "\n".join([f"{head}    options: {{members: false}}\n", *sections])


def _moved(link: re.Match[str], source: str, page: str) -> str:
    """A link of a document of the checkout, as its page has it; one that leads nowhere stays, and is reported."""
    target = os.path.normpath(Path(source).parent / link["path"])
    documents = {document: name for name, document in _DOCUMENTS.items()}
    if target in documents:
        path = os.path.relpath(documents[target], Path(page).parent)
    elif target.startswith("docs/"):
        path = os.path.relpath(target.removeprefix("docs/"), Path(page).parent)
    elif (CHECKOUT / target).exists() and not target.startswith(".."):
        path = REPOSITORY + target
    else:
        return link[0]
    return f"]({path}{link['anchor'] or ''})"


def _pages(dialects: Iterable[str]) -> list[dict[str, str]]:
    return [{name: f"dialects/{name}.md"} for name in dialects]


def _specs(folder: Path) -> tuple[Path, ...]:
    return tuple(sorted(folder.glob("*.yaml")))


def _packs() -> list[Path]:
    return sorted((CHECKOUT / "packs").iterdir())


def _dialects_of(pack: Path) -> dict[str, Dialect]:
    """The dialects of a pack by their names, whether it is installed or not."""
    project = tomllib.loads((pack / "pyproject.toml").read_text("utf-8"))["project"]
    sys.path.insert(0, str(pack / "src"))
    modules = project["entry-points"]["odsgen.dialects"]
    found = {name: import_module(module).DIALECT for name, module in modules.items()}
    sys.path.remove(str(pack / "src"))
    return found
