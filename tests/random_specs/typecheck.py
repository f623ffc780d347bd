"""The packages of many random specs under mypy --strict, in one run."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path

from mypy import api

from odsgen.codegen import generate
from tests.random_specs.campaign import Report, accepted
from tests.random_specs.specs import random_spec


def mypy_errors(seeds: Iterable[int], folder: Path, more: Iterable[Path] = ()) -> str:
    """Generate the packages of these seeds and of more specs; what mypy says about them, "" if nothing."""
    packages = folder / "packages"
    paths = list(more)
    for seed in seeds:
        spec = random_spec(seed)
        if not accepted(spec, None, Report()):
            continue
        path = folder / f"{spec.dialect}.yaml"
        path.write_text(json.dumps(spec.spec()))  # JSON is YAML
        paths.append(path)
    generate(paths, packages)
    out, errors, _ = api.run(
        [
            "--strict",
            "--python-version=3.11",
            f"--cache-dir={folder / 'cache'}",
            "--explicit-package-bases",
            "--namespace-packages",
            "--config-file=",
            "--no-error-summary",
            str(packages),
        ]
    )
    return out + errors


if __name__ == "__main__":
    first, count, target = int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])
    target.mkdir(parents=True, exist_ok=True)
    print(mypy_errors(range(first, first + count), target) or "no errors")
