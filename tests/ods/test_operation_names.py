"""Traits that name operations of dialects which nobody can find are told with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.ods import load_dialect, load_dialect_text
from odsgen.ods.resolve.format_warnings import warnings_of
from odsgen.ods.resolve.operation_names import bundled_operations, unknown_operations
from tests.bundled import SPECS

SPEC = """dialect: mine
ops:
  op: {{traits: ["{trait}"], regions: {{body: AnyRegion}}, assembly_format: $body attr-dict}}
"""


@pytest.mark.parametrize(
    ("trait", "message"),
    [
        (
            "HasParent<zz.foo>",
            "'HasParent' of 'mine.op' names 'zz.foo', and the dialect 'zz' is neither",
        ),
        ("ParentOneOf<[func.func, zz.foo]>", "names 'zz.foo'"),
        ("HasParent<func.fun>", "the bundled dialect 'func' has no operation 'func.fun'"),
        ("SingleBlockImplicitTerminator<zz.end>", "its block cannot be ended"),
    ],
)
def test_an_operation_that_nobody_knows(trait: str, message: str) -> None:
    [warning] = warnings_of(load_dialect_text(SPEC.format(trait=trait), "mine.yaml"))
    assert message in warning.message
    assert warning.severity == "warning"
    assert warning.place is not None and warning.place.line == 3


@pytest.mark.parametrize("trait", ["HasParent<func.func>", "ParentOneOf<[mine.op, scf.for]>"])
def test_known_operations(trait: str) -> None:
    assert not warnings_of(load_dialect_text(SPEC.format(trait=trait)))


def test_operations_of_a_spec_beside_are_known(tmp_path: Path) -> None:
    (tmp_path / "zz.yaml").write_text("dialect: zz\nops:\n  foo: {}\n")
    for trait, told in (("HasParent<zz.foo>", 0), ("HasParent<zz.bar>", 1)):
        spec = load_dialect_text(SPEC.format(trait=trait), str(tmp_path / "mine.yaml"))
        assert len(warnings_of(spec)) == told


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_bundled_specs_name_operations_that_exist(path) -> None:
    dialect = load_dialect(path)
    assert bundled_operations(path.stem) == frozenset(op.mnemonic for op in dialect.ops)
    assert not list(unknown_operations(dialect))
