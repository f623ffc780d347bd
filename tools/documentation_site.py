"""The documentation as a site with a folder for each version, and `latest`: make docs.

usage: python -m tools.documentation_site [FOLDER]

Pages of dialects have the verdicts that `make verdicts` wrote.
Versions that are in the folder stay there; the pages choose among them by `versions.json`.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from packaging.version import InvalidVersion, Version

from odsgen import __version__
from odsgen.cli.docs_command import QUIET

CHECKOUT = Path(__file__).parents[1]
LATEST = "latest"
_FRONT = f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>odsgen</title>
<meta http-equiv="refresh" content="0; url={LATEST}/index.html">
<a href="{LATEST}/index.html">odsgen</a>
</html>
"""


def main(arguments: list[str]) -> int:
    """Build the pages of this version."""
    site = Path(arguments[0]) if arguments else CHECKOUT / "build" / "site"
    environment = {**os.environ, **QUIET}
    # An unfinished site does not stand where a finished one stood.
    made = site / f".{__version__}"
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--quiet",
        "--site-dir",
        str(made.resolve()),
    ]
    done = subprocess.run(command, cwd=CHECKOUT, env=environment, check=False)
    if done.returncode:
        return done.returncode
    shutil.rmtree(site / __version__, ignore_errors=True)
    made.rename(site / __version__)
    publish(site)
    return 0


def publish(site: Path) -> None:
    """Write the list of the versions in a folder, make `latest` of the newest, and lead the root to it."""
    versions = versions_in(site)
    latest = next((v for v in versions if not v.is_prerelease), versions[0])
    listed = [
        {"version": str(v), "title": str(v), "aliases": [LATEST] if v == latest else []}
        for v in versions
    ]
    shutil.rmtree(site / LATEST, ignore_errors=True)
    shutil.copytree(site / str(latest), site / LATEST, copy_function=os.link)
    (site / "versions.json").write_text(json.dumps(listed), "utf-8")
    (site / "index.html").write_text(_FRONT, "utf-8")


def versions_in(site: Path) -> list[Version]:
    """The versions that have a folder, the newest first."""
    found = []
    for folder in site.iterdir():
        try:
            version = Version(folder.name)
        except InvalidVersion:
            continue
        if folder.is_dir() and folder.name == str(version):
            found.append(version)
    return sorted(found, reverse=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
