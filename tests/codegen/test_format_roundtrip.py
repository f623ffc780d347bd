"""Random operations: what their generated `print` writes, their generated `parse` reads back."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

from odsgen.codegen import generate
from odsgen.runtime import Context, parse, print_ir
from tests.codegen.formats.random_ops import PRELUDE, OpMaker, instance

_OPS = 80
_INSTANCES = 8
_SEED = 20


def test_custom_and_generic_forms_agree(tmp_path: Path):
    random = Random(_SEED)
    ops = {f"op{number}": OpMaker(random).make() for number in range(_OPS)}
    spec = tmp_path / "rnd.yaml"
    spec.write_text(json.dumps({**PRELUDE, "ops": {n: op.spec for n, op in ops.items()}}))
    generate([spec], tmp_path)
    context = Context(allow_unregistered=True, dialect_path=[tmp_path])
    for name, op in ops.items():
        for _ in range(_INSTANCES):
            program = parse(instance(random, name, op), context)
            program.verify()
            custom, generic = print_ir(program), print_ir(program, generic=True)
            again = parse(custom, context)
            again.verify()
            assert print_ir(again, generic=True) == generic, (op.spec, custom)
            assert print_ir(again) == custom, op.spec
