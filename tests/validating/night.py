"""Campaigns of `ods-validate` by generated programs, of mlir-opt and of ods-opt: `make validate-night`.

python -m tests.validating.night FOLDER [--count=10000] [--seed=0] [--jobs=1] [--tool=mlir-opt] [NAME …]
"""

from __future__ import annotations

import sys
import time
from contextlib import redirect_stdout
from pathlib import Path

from odsgen.cli import ods_validate
from tests.oracle import mlir_opt_path

#: By the name of a campaign: the dialects of which programs are made, and the passes.
CAMPAIGNS: dict[str, tuple[str, list[str]]] = {
    "canonicalize": ("arith,index,cf,scf,memref,tensor,vector,math", ["--canonicalize"]),
    "sccp": ("arith,index,cf,scf", ["--sccp"]),
    "int-range-optimizations": ("arith,index,cf,scf", ["--int-range-optimizations"]),
    "lower-affine": ("affine,arith,memref", ["--lower-affine"]),
    "convert-vector-to-scf": ("vector,arith,memref", ["--convert-vector-to-scf"]),
    "convert-scf-to-cf": ("scf,arith,memref", ["--convert-scf-to-cf"]),
    "linalg": ("linalg,arith", ["--linalg-generalize-named-ops", "--convert-linalg-to-loops"]),
}


def main(arguments: list[str]) -> None:
    """Run the campaigns of the names that are given, or all; write what each tells into the folder."""
    options = dict(each[2:].split("=") for each in arguments if each.startswith("--"))
    folder, *names = [each for each in arguments if not each.startswith("--")]
    count, seed, jobs = (options.get(key, "") for key in ("count", "seed", "jobs"))
    tools = {"mlir-opt": str(mlir_opt_path()), "ods-opt": "ods-opt"}
    for name in names or CAMPAIGNS:
        dialects, passes = CAMPAIGNS[name]
        place = Path(folder) / name
        place.mkdir(parents=True, exist_ok=True)
        own = [f"--generate={dialects}", f"--count={count or 10000}", f"--seed={seed or 0}"]
        own += [f"--jobs={jobs or 1}", "--max-steps=20000", "--unreached", "--quiet"]
        own += [f"--keep={place}/programs", f"--page={place}/page.html"]
        own += [f"--report={place}/report.jsonl"]
        for tool in [options["tool"]] if "tool" in options else tools:
            own += ["--", tools[tool], *passes]
        start = time.time()
        with open(place / "summary.txt", "w", encoding="utf-8") as file, redirect_stdout(file):
            ods_validate.run(own)
        text = (place / "summary.txt").read_text("utf-8")
        told = [line for line in text.splitlines() if " programs, " in line]
        print(f"{name}, {time.time() - start:.0f} s:", *told, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
