"""The law of the export for random specs: spec → TableGen → `odsgen import` is an equal spec.

usage: python -m tests.export.random_laws [--specs 500] [--seed 0] [--show 10]

mlir-tblgen is asked, too, whether it accepts what is exported.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from odsgen.ods import load_dialect_dict
from odsgen.spec import SpecErrors
from odsgen.tablegen.yaml_text import yaml_text
from tests.export.laws import there_and_back
from tests.random_specs.specs import RandomSpec, random_spec
from tests.random_specs.tblgen import refusals, run_tblgen, tblgen_path


@dataclass(frozen=True, slots=True)
class Breach:
    """A spec that does not come back, or whose TableGen is refused."""

    dialect: str
    text: str


def accepted(seed: int) -> RandomSpec:
    """The spec of a seed, with those operations that odsgen and mlir-tblgen accept."""
    spec = random_spec(seed)
    told = refusals([spec])
    spec.ops = [
        op for op in spec.ops if (spec.dialect, op.mnemonic) not in told and _is_accepted(spec, op)
    ]
    return spec


def _is_accepted(spec: RandomSpec, op: object) -> bool:
    every, spec.ops = spec.ops, [op]  # type: ignore[list-item]
    try:
        load_dialect_dict(spec.spec())
    except SpecErrors:
        return False
    finally:
        spec.ops = every
    return True


def breaches(seed: int, folder: Path) -> Iterator[Breach]:
    """All that is wrong with the export of the spec of a seed."""
    spec = accepted(seed)
    file = folder / f"{spec.dialect}.yaml"
    file.write_text(yaml_text(spec.spec()), "utf-8")
    out = folder / f"{spec.dialect}.out"
    out.mkdir()
    try:
        for change in there_and_back(file, out):
            yield Breach(spec.dialect, str(change))
    except SpecErrors as errors:
        yield Breach(spec.dialect, str(errors))
        return
    text = (out / f"{spec.dialect}.td").read_text("utf-8")
    for generator in (
        "dialect-defs",
        "enum-defs",
        "typedef-defs",
        "attrdef-defs",
        "op-decls",
        "op-defs",
    ):
        _, complaint = run_tblgen(text, generator)
        if "error:" in complaint:
            yield Breach(spec.dialect, f"--gen-{generator}: {complaint[:300]}")


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--specs", type=int, default=500)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--show", type=int, default=10)
    options = parser.parse_args(arguments)
    if tblgen_path() is None:
        print("mlir-tblgen of LLVM 22 is not installed", file=sys.stderr)
        return 2
    found: list[Breach] = []
    broken = 0
    for seed in range(options.seed, options.seed + options.specs):
        with tempfile.TemporaryDirectory() as folder:
            of_spec = list(breaches(seed, Path(folder)))
        broken += bool(of_spec)
        found += of_spec
    print(f"{options.specs} specs, {options.specs - broken} of which come back as they were")
    for breach in found[: options.show]:
        print(f"{breach.dialect}: {breach.text}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
