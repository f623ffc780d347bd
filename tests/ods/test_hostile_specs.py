"""Specs of strangers: what `odsgen check` accepts becomes a package, what it does not is refused with places, nothing else."""

from __future__ import annotations

import ast
import os
import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.codegen import generate
from odsgen.codegen.docstrings import escape
from odsgen.ods import load_dialect
from odsgen.spec import SpecErrors
from tests.ods.mutated_specs import HOSTILE, judge, mutated

REFUSALS = {
    "dialect_regex": "1:10: 'a(b' cannot be the name of a dialect",
    "long_dialect_name": "cannot be the name of a dialect",
    "op_name_digit": "2:7: '1xOp' cannot be the name of a Python class",
    "ops_empty_list": "expected",
}


@pytest.mark.parametrize("name", REFUSALS)
def test_what_once_was_a_traceback_is_refused(name: str) -> None:
    with pytest.raises(SpecErrors) as caught:
        load_dialect(HOSTILE / f"{name}.yaml")
    assert REFUSALS[name] in str(caught.value)


@pytest.mark.parametrize("seed", range(5))
def test_mutated_specs_are_refused_or_generated(seed: int) -> None:
    texts = [path.read_text("utf-8") for path in sorted(HOSTILE.glob("*.yaml"))]
    generator = random.Random(f"hostile {seed}")
    verdicts = {judge(mutated(generator.choice(texts), generator)) for _ in range(400)}
    assert verdicts == {"refused", "generated"}


# --- text of a spec in generated code ---------------------------------------------------------------------------------


@given(st.text(st.sampled_from('"\\\n\tab{} ') | st.characters(codec=None), max_size=20))
def test_a_docstring_stands_for_its_text_and_shows_all_of_it(text: str) -> None:
    source = f'"""{escape(text)}"""'
    assert ast.literal_eval(source) == text.replace("\t", "    ")
    assert source.replace("\n", "").isprintable()


def test_a_docstring_of_quotes(tmp_path: Path) -> None:
    generate([HOSTILE / "docstring_quotes.yaml"], tmp_path)
    ops = ast.parse((tmp_path / "d" / "ops.py").read_text("utf-8"))
    (op,) = (part for part in ops.body if isinstance(part, ast.ClassDef))
    assert ast.get_docstring(op) == 'The operation d.o.\n\nfoo """'


@pytest.mark.parametrize(
    "name",
    [
        "a\nimport evil.yaml",
        "a\rimport evil.yaml",
        "a\x0c\x0cimport evil.yaml",
        "a\x85import evil.yaml",
        "a\u2028import evil.yaml",
        "a\u202eimport evil.yaml",
        'a"""import evil.yaml',
        "a\\\nimport evil.yaml",
        os.fsdecode(b"a\xffimport evil.yaml"),
    ],
)
def test_the_name_of_a_file_is_no_code(tmp_path: Path, name: str) -> None:
    spec = tmp_path / name
    try:
        spec.write_text("dialect: d\nops: {o: {}}\n", encoding="utf-8")
    except OSError:
        pytest.skip("the file system refuses the name")
    for path in generate([spec], tmp_path / "out").written:
        text = path.read_text("utf-8")
        assert text.replace("\n", "").isprintable()
        assert "import evil" in text.split("\n")[0]
        for statement in ast.walk(ast.parse(text)):
            if isinstance(statement, ast.Import):
                assert "evil" not in [alias.name for alias in statement.names]


def test_a_diagnostic_shows_what_a_terminal_would_obey(tmp_path: Path) -> None:
    spec = tmp_path / "spec.yaml"
    spec.write_text('dialect: "\\e]0;title\\a\\u202E"\n', encoding="utf-8")
    with pytest.raises(SpecErrors) as caught:
        load_dialect(spec)
    assert "'\\x1b]0;title\\x07\\u202e' cannot be" in caught.value.render()


def test_checking_and_generating_import_no_module_that_a_spec_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "trap"
    package.mkdir()
    (package / "__init__.py").write_text("raise SystemExit('imported')\n")
    (package / "hooks.py").write_text("raise SystemExit('imported')\n")
    monkeypatch.syspath_prepend(tmp_path)
    spec = tmp_path / "spec.yaml"
    for missing in ("", "missing_hooks: allowed\n"):
        spec.write_text(f"dialect: d\nhooks: trap.hooks\n{missing}ops: {{o: {{verifier: true}}}}\n")
        assert generate([spec], tmp_path / "out").written
