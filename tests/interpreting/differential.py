"""Random programs in the interpreter and in native code: `python -m tests.interpreting.differential --seed 0 --count 100`."""

from __future__ import annotations

import argparse
import re
import sys

from odsgen.interpreter import EvaluationError, Machine
from odsgen.interpreter.runner_functions import runner_functions
from odsgen.runtime import Context, parse
from tests.interpreting.random_programs import program
from tests.interpreting.runner import lowered, output_of_lowered
from tests.oracle import OracleError


def interpreted(text: str) -> str:
    """The text that a program prints in the interpreter."""
    printed: list[str] = []
    module = parse(text, Context())
    module.verify()
    machine = Machine(module, write=printed.append, externals=runner_functions(printed.append))
    try:
        machine.call(machine.function("main"), [])
    except EvaluationError as error:
        printed.append(f"error: {error.diagnostics[0].message}\n")
    return "".join(printed)


def comparable(text: str) -> list[str]:
    """The lines without addresses, and without the sign of a NaN, which is not said."""
    return re.sub(r"0x[0-9a-f]+", "0x0", text).replace("-nan", "nan").splitlines()


def difference(seed: int) -> str | None:
    """The first lines in which a program differs, as it is or lowered to `llvm`; None if it does not."""
    text = program(seed)
    llvm = lowered(text)
    expected = comparable(output_of_lowered(llvm))
    for what, each in (("the program", text), ("what it is lowered to", llvm)):
        found = comparable(interpreted(each))
        for number, (ours, native) in enumerate(zip(found, expected, strict=False), start=1):
            if ours != native:
                return f"{what} prints in line {number} '{ours}' instead of '{native}'"
        if len(found) != len(expected):
            return f"{what} prints {len(found)} lines instead of {len(expected)}"
    return None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--show", type=int, help="print the program of a seed")
    options = parser.parse_args()
    if options.show is not None:
        print(program(options.show))
        return 0
    wrong = refused = 0
    for seed in range(options.seed, options.seed + options.count):
        try:
            found = difference(seed)
        except (OracleError, AssertionError) as error:
            refused += 1
            print(f"seed {seed}: not run natively: {str(error).strip().splitlines()[0]}")
            continue
        if found is not None:
            wrong += 1
            print(f"seed {seed}: {found}")
    print(f"{options.count} programs, {wrong} differ, {refused} were not run natively")
    return 1 if wrong or refused else 0


if __name__ == "__main__":
    sys.exit(main())
