"""A hook gives the types of several values as a tuple, which is compared with theirs."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.codegen import load_in_memory
from odsgen.runtime import Context, VerifyError, parse

SPEC = """
dialect: several
ops:
  make:
    arguments: {elements: Variadic<AnyType>}
    results: {result: AnyTensor}
    traits:
      - "TypesMatchWith<'as many as there are', result, elements, 'hook(several.make_elements_type, $_self)'>"
"""
HOOKS = """
from odsgen.hooks import checks

@checks("make_elements_type")
def make_elements_type(type):
    return (type.element_type,) * type.shape[0]
"""


def test_they_are_verified(tmp_path: Path) -> None:
    hooks = tmp_path / "hooks.py"
    hooks.write_text(HOOKS)
    context = Context(dialects=[load_in_memory(SPEC, hooks).DIALECT])
    given = "%0 = arith.constant 0 : i32\n"
    make = '"several.make"({}) : ({}) -> tensor<2xi32>\n'
    parse(given + make.format("%0, %0", "i32, i32"), context).verify()
    with pytest.raises(VerifyError, match="as many as there are"):
        parse(given + make.format("%0", "i32"), context).verify()
