"""`generate`: what it writes, when it leaves things alone, and what a killed run leaves behind."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from odsgen.codegen import (
    FormatterError,
    OutputError,
    formatting,
    generate,
)
from odsgen.codegen import (
    package as package_module,
)
from odsgen.spec import SpecErrors

SPEC = """\
dialect: mine
summary: A dialect for tests.
imports: [builtin]
types:
  Box: {mnemonic: box, parameters: {inner: Type}, assembly_format: "`<` $inner `>`"}
ops:
  wrap:
    summary: Put a value into a box.
    arguments: {value: AnyType}
    results: {boxed: AnyType}
    assembly_format: "$value attr-dict `:` type($value) `to` type($boxed)"
    verifier: true
"""


@pytest.fixture
def spec(tmp_path: Path) -> Path:
    path = tmp_path / "mine.yaml"
    path.write_text(SPEC)
    return path


def contents(directory: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in sorted(directory.iterdir()) if path.is_file()}


def names(paths: tuple[Path, ...]) -> list[str]:
    return [path.name for path in paths]


def test_it_writes_the_files_that_the_dialect_needs(spec, tmp_path):
    result = generate([spec], tmp_path / "out")
    assert names(result.written) == ["__init__.py", "functions.py", "ops.py", "types.py"]
    assert names(result.scaffolded) == ["hooks.py"]
    assert sorted(contents(tmp_path / "out/mine")) == [
        "__init__.py",
        "functions.py",
        "hooks.py",
        "ops.py",
        "types.py",
    ]
    assert not list((tmp_path / "out").glob(".*")), "no temporary folder is left"


def test_the_same_spec_gives_the_same_bytes(spec, tmp_path):
    generate([spec], tmp_path / "one")
    generate([spec], tmp_path / "two")
    assert contents(tmp_path / "one/mine") == contents(tmp_path / "two/mine")


def test_nothing_is_rendered_again_for_an_unchanged_spec(spec, tmp_path, monkeypatch):
    generate([spec], tmp_path / "out")
    monkeypatch.setattr(package_module, "render", lambda *_, **__: pytest.fail("rendered again"))
    result = generate([spec], tmp_path / "out")
    assert not result.written and names(result.unchanged) == [
        "__init__.py",
        "functions.py",
        "ops.py",
        "types.py",
    ]


def test_a_comment_in_the_spec_changes_nothing(spec, tmp_path, monkeypatch):
    generate([spec], tmp_path / "out")
    spec.write_text("# a comment\n\n" + SPEC)
    monkeypatch.setattr(package_module, "render", lambda *_, **__: pytest.fail("rendered again"))
    assert not generate([spec], tmp_path / "out").written


def test_another_style_of_the_formatter_changes_nothing(spec, tmp_path, monkeypatch):
    with monkeypatch.context() as patch:
        patch.setattr(formatting, "LINE_LENGTH", 60)
        generate([spec], tmp_path / "theirs")
    generate([spec], tmp_path / "ours")
    theirs, ours = (contents(tmp_path / name / "mine") for name in ("theirs", "ours"))
    assert theirs["ops.py"] != ours["ops.py"]
    assert not generate([spec], tmp_path / "theirs", check=True).stale


def test_a_formatter_that_does_not_run_is_said(spec, tmp_path, monkeypatch):
    monkeypatch.setattr(formatting, "ruff_program", lambda: str(tmp_path / "ruff"))
    with pytest.raises(FormatterError, match="cannot run ruff, which formats generated code: "):
        generate([spec], tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_a_change_writes_the_files_that_differ(spec, tmp_path):
    generate([spec], tmp_path / "out")
    spec.write_text(SPEC.replace("Put a value into a box.", "Wrap a value."))
    result = generate([spec], tmp_path / "out")
    assert names(result.written) == ["functions.py", "ops.py"]
    assert "Wrap a value." in (tmp_path / "out/mine/ops.py").read_text()


def test_a_file_that_is_no_longer_needed_goes(spec, tmp_path):
    generate([spec], tmp_path / "out")
    start, end = SPEC.index("types:"), SPEC.index("ops:")
    spec.write_text(SPEC[:start] + SPEC[end:])
    result = generate([spec], tmp_path / "out")
    assert names(result.removed) == ["types.py"]
    assert not (tmp_path / "out/mine/types.py").exists()


def test_an_edited_file_is_written_anew(spec, tmp_path):
    generate([spec], tmp_path / "out")
    ops = tmp_path / "out/mine/ops.py"
    text = ops.read_text()
    ops.write_text(text + "\n# edited by hand\n")
    assert names(generate([spec], tmp_path / "out").written) == ["ops.py"]
    assert ops.read_text() == text


def test_hooks_are_never_touched_again(spec, tmp_path):
    generate([spec], tmp_path / "out")
    hooks = tmp_path / "out/mine/hooks.py"
    assert "def verify_wrap(op: WrapOp) -> None:" in hooks.read_text()
    hooks.write_text("# mine\n")
    spec.write_text(SPEC.replace("    verifier: true", "    verifier: true\n    fold: true"))
    result = generate([spec], tmp_path / "out")
    assert not result.scaffolded
    assert hooks.read_text() == "# mine\n"


def test_a_spec_that_names_its_hooks_gets_no_file_for_them(spec, tmp_path):
    spec.write_text(SPEC.replace("imports: [builtin]", "imports: [builtin]\nhooks: my.hooks"))
    assert not generate([spec], tmp_path / "out").scaffolded
    text = (tmp_path / "out/mine/__init__.py").read_text()
    assert '        "my.hooks",\n' in text


def test_hooks_may_be_a_folder(spec, tmp_path):
    folder = tmp_path / "out/mine/hooks"
    folder.mkdir(parents=True)
    (folder / "__init__.py").write_text("from .verifiers import verify_wrap as verify_wrap\n")
    assert not generate([spec], tmp_path / "out").scaffolded
    assert not (tmp_path / "out/mine/hooks.py").exists()
    assert not generate([spec], tmp_path / "out", check=True).stale


def test_a_file_of_somebody_else_is_not_overwritten(spec, tmp_path):
    package = tmp_path / "out/mine"
    package.mkdir(parents=True)
    (package / "ops.py").write_text("precious = True\n")
    with pytest.raises(OutputError, match=r"ops\.py was not written by odsgen"):
        generate([spec], tmp_path / "out")
    assert contents(package) == {"ops.py": "precious = True\n"}


def test_other_files_of_the_package_stay(spec, tmp_path):
    generate([spec], tmp_path / "out")
    (tmp_path / "out/mine/extra.py").write_text("x = 1\n")
    spec.write_text(SPEC.replace("Put a value", "Get a value"))
    generate([spec], tmp_path / "out")
    assert (tmp_path / "out/mine/extra.py").read_text() == "x = 1\n"


class TestCheck:
    def test_it_writes_nothing(self, spec, tmp_path):
        result = generate([spec], tmp_path / "out", check=True)
        assert names(result.stale) == [
            "__init__.py",
            "functions.py",
            "ops.py",
            "types.py",
            "hooks.py",
        ]
        assert not (tmp_path / "out").exists()

    def test_current_output(self, spec, tmp_path):
        generate([spec], tmp_path / "out")
        assert generate([spec], tmp_path / "out", check=True).is_current

    def test_it_compares_the_text_and_not_the_fingerprint(self, spec, tmp_path):
        generate([spec], tmp_path / "out")
        init = tmp_path / "out/mine/__init__.py"
        lines = init.read_text().splitlines(keepends=True)
        assert lines[1].startswith("# odsgen: ")
        init.write_text(
            "".join([lines[0], "# odsgen: 0123456789abcdef 0123456789abcdef\n", *lines[2:]])
        )
        assert generate([spec], tmp_path / "out", check=True).is_current

    def test_a_changed_spec(self, spec, tmp_path):
        generate([spec], tmp_path / "out")
        before = contents(tmp_path / "out/mine")
        spec.write_text(SPEC.replace("Put a value", "Get a value"))
        assert names(generate([spec], tmp_path / "out", check=True).stale) == [
            "functions.py",
            "ops.py",
        ]
        assert contents(tmp_path / "out/mine") == before


@pytest.mark.parametrize("survivors", range(4))
def test_a_killed_run_leaves_whole_files_and_the_next_one_finishes(
    spec, tmp_path, monkeypatch, survivors
):
    generate([spec], tmp_path / "out")
    old = contents(tmp_path / "out/mine")
    spec.write_text(SPEC.replace("mnemonic: box", "mnemonic: crate").replace("Put", "Move"))
    replaced: list[object] = []
    replace = os.replace

    def dying_replace(source, target):
        if len(replaced) == survivors:
            raise KeyboardInterrupt
        replaced.append(target)
        replace(source, target)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", dying_replace)
        try:
            generate([spec], tmp_path / "out")
        except KeyboardInterrupt:
            pass
    between = contents(tmp_path / "out/mine")
    generate([spec], tmp_path / "out")
    new = contents(tmp_path / "out/mine")
    assert all(between[name] in (old[name], new[name]) for name in new)
    generate([spec], tmp_path / "fresh")
    fresh = contents(tmp_path / "fresh/mine")
    assert {name: new[name] for name in new} == fresh
    assert not list((tmp_path / "out").glob(".*"))


def test_a_failing_write_leaves_the_old_files(spec, tmp_path, monkeypatch):
    generate([spec], tmp_path / "out")
    old = contents(tmp_path / "out/mine")
    spec.write_text(SPEC.replace("Put a value", "Get a value"))

    def full_disk(descriptor):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full_disk)
        with pytest.raises(OSError, match="No space left"):
            generate([spec], tmp_path / "out")
    assert contents(tmp_path / "out/mine") == old
    assert not list((tmp_path / "out").glob(".*"))


def test_the_errors_of_all_specs_are_reported(tmp_path):
    for name in ("one", "two"):
        (tmp_path / f"{name}.yaml").write_text(
            f"dialect: {name}\nops: {{x: {{arguments: {{a: Nope}}}}}}\n"
        )
    with pytest.raises(SpecErrors) as caught:
        generate([tmp_path / "one.yaml", tmp_path / "two.yaml"], tmp_path / "out")
    assert [Path(str(d.place.file)).name for d in caught.value.diagnostics if d.place] == [
        "one.yaml",
        "two.yaml",
    ]
    assert not (tmp_path / "out").exists()


def test_dialects_refer_to_each_other_relatively(spec, tmp_path):
    (tmp_path / "other.yaml").write_text(
        "dialect: other\nimports: [mine]\n"
        "ops: {take: {arguments: {box: mine.Box}, assembly_format: '$box attr-dict `:` type($box)'}}\n"
    )
    generate([spec, tmp_path / "other.yaml"], tmp_path / "out")
    assert "from ..mine.types import" in (tmp_path / "out/other/constraints.py").read_text() or (
        "from ..mine import" in (tmp_path / "out/other/constraints.py").read_text()
    )
