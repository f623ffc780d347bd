"""`odsgen`: the entry of the command; without the packages that the generator needs, it says how to get them."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from odsgen.installation import command_for_extra
from odsgen.search_path import leave_start_folder

# The module of each package in the extra `generator` of pyproject.toml, by the name of the package.
_NEEDED = {
    "click": "click",
    "jinja2": "jinja2",
    "pydantic": "pydantic",
    "pyyaml": "yaml",
    "rich": "rich",
    "ruff": "ruff",
}


def main() -> None:
    """Run the command and leave the process with its exit code."""
    leave_start_folder()
    missing = [package for package, module in _NEEDED.items() if find_spec(module) is None]
    if missing:
        sys.stderr.write(
            f"odsgen: error: packages that it needs are not installed: {', '.join(missing)}; get them with\n"
            f"    {command_for_extra('generator')}\n"
        )
        sys.exit(2)
    from odsgen.cli.commands import main as run

    run()


if __name__ == "__main__":
    main()
