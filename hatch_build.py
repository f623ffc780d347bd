"""What a build adds to the checkout: the packages of all bundled dialects, and the README as a package index shows it."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

_FENCED = re.compile(r"(^```.*?^```$)", re.M | re.S)
_LINK = re.compile(r"\[([^\]]+)\]\(([^)\s]+)\)")


def without_links_to_files(text: str) -> str:
    """The Markdown with `name (path)` in the place of a link to a file; fenced blocks are left as they are."""
    parts = _FENCED.split(text)
    parts[::2] = (_LINK.sub(_named, part) for part in parts[::2])
    return "".join(parts)


def _named(link: re.Match[str]) -> str:
    name, target = link.groups()
    if "://" in target:
        return link.group()
    return name if name.strip("`") == target else f"{name} ({target})"


class CustomBuildHook(BuildHookInterface[Any]):
    """Generates the packages that a wheel carries and a checkout need not have.

    An editable install is a checkout: there each is made when it is first imported, or by `make dialects`.
    """

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        sys.path.insert(
            0, self.root
        )  # the generator that belongs to these specs, not an installed one
        try:
            make_packages(Path(self.root))
        finally:
            sys.path.remove(self.root)


def make_packages(root: Path) -> None:
    """Bring the packages of all bundled dialects up to date: from the user's cache, or by the generator on all cores."""
    from tools.package_cache import PackageCache, changed_packages, key_of, read_packages

    folder = root / "generated" / "odsgen_dialects"
    cache = PackageCache.of_user()
    key = key_of(root)
    packages = cache.load(key)
    if packages is None:
        from odsgen.codegen import generate

        specs = sorted(Path(root, "dialect_specs").glob("*.yaml"))
        generate(specs, folder, jobs=os.cpu_count() or 1)
        cache.store(key, read_packages(folder))
        return
    for name in changed_packages(packages, read_packages(folder)):
        from odsgen.codegen.atomic import write_package

        files = {
            path.removeprefix(f"{name}/"): text
            for path, text in packages.items()
            if path.startswith(f"{name}/")
        }
        present = {path.name for path in (folder / name).glob("*.py")}
        write_package(folder / name, files, present - files.keys() - {"hooks.py"})


class CustomMetadataHook(MetadataHookInterface):
    """Gives hatch the long description, without links to files, which an index doesn't have."""

    def update(self, metadata: dict[str, Any]) -> None:
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": without_links_to_files(readme),
        }
