"""Specs that are refused: what each `bad_input/*.yaml` is told stands in the `.txt` of the same name."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from odsgen.ods import load_dialect, load_dialect_dict, load_dialect_text
from odsgen.spec import SpecErrors

CASES = sorted((Path(__file__).parent / "bad_input").glob("*.yaml"))


def rendered(path: Path) -> str:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_text(path.read_text(encoding="utf-8"), path.name)
    return caught.value.render() + "\n"


@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_refused_with_every_reason(path):
    text = rendered(path)
    lines = text.splitlines()
    folders = [line for line in lines if "no dialect" in line]
    for line in folders:  # the search path is that of the installation
        text = text.replace(line, line.partition(": no '")[0])
    assert text == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["ten_mistakes.yaml", "ten_kinds_of_mistakes.yaml"])
def test_ten_mistakes_are_ten_diagnostics_with_place_caret_and_hint(name: str):
    path = Path(__file__).parent / "bad_input" / name
    started = time.perf_counter()
    with pytest.raises(SpecErrors) as caught:
        load_dialect(path)
    assert time.perf_counter() - started < 0.3
    found = caught.value.diagnostics
    assert len(found) == 10
    for diagnostic in found:
        assert diagnostic.file == str(path)
        assert diagnostic.line and diagnostic.column
        assert "^" in diagnostic.render()
        assert diagnostic.hint


def messages(spec: dict[str, object]) -> list[str]:
    with pytest.raises(SpecErrors) as caught:
        load_dialect_dict(spec)
    return [str(diagnostic) for diagnostic in caught.value.diagnostics]


# --- imports ---------------------------------------------------------------------------------------


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def test_cycle_of_imports(tmp_path):
    write(tmp_path, "a", "dialect: a\nimports: [b]\n")
    write(tmp_path, "b", "dialect: b\nimports: [c]\n")
    path = write(tmp_path, "c", "dialect: c\nimports: [a]\n")
    with pytest.raises(SpecErrors) as caught:
        load_dialect(path)
    first = caught.value.diagnostics[0]
    assert "the imports go in a circle: c → a → b → c" in [
        d.message for d in caught.value.diagnostics
    ]
    assert first.file is not None


def test_an_import_with_errors_is_named_where_it_is_imported(tmp_path):
    write(tmp_path, "a", "dialect: a\nops: {x: {arguments: {y: Nope}}}\n")
    path = write(tmp_path, "b", "dialect: b\nimports: [a]\n")
    with pytest.raises(SpecErrors) as caught:
        load_dialect(path)
    assert [(Path(d.file or "").name, d.line, d.message) for d in caught.value.diagnostics] == [
        ("a.yaml", 2, "there is no constraint 'Nope'"),
        ("b.yaml", 2, "the imported dialect 'a' has errors"),
    ]


def test_an_import_whose_file_is_no_yaml(tmp_path):
    write(tmp_path, "a", "dialect: [a\n")
    path = write(tmp_path, "b", "dialect: b\nimports: [a]\n")
    with pytest.raises(SpecErrors) as caught:
        load_dialect(path)
    assert "this is not YAML" in str(caught.value)
    assert "the imported dialect 'a' has errors" in str(caught.value)


def test_an_import_that_describes_another_dialect(tmp_path):
    write(tmp_path, "a", "dialect: z\n")
    path = write(tmp_path, "b", "dialect: b\nimports: [a]\n")
    with pytest.raises(SpecErrors) as caught:
        load_dialect(path)
    assert "describes the dialect 'z', not 'a'" in str(caught.value)


def test_an_ambiguous_name_of_two_imports_must_be_qualified(tmp_path):
    write(tmp_path, "a", "dialect: a\nenums: {E: {cases: [x]}}\n")
    write(tmp_path, "b", "dialect: b\nenums: {E: {cases: [y]}}\n")
    bad = write(tmp_path, "c", "dialect: c\nimports: [a, b]\nops: {o: {arguments: {e: E}}}\n")
    with pytest.raises(SpecErrors):
        load_dialect(bad)
    good = write(tmp_path, "d", "dialect: d\nimports: [a, b]\nops: {o: {arguments: {e: b.E}}}\n")
    [op] = load_dialect(good).ops
    enum = op.attributes[0].constraint.enum
    assert enum is not None and [case.name for case in enum.cases] == ["y"]


def test_an_ambiguous_op_class_of_two_imports_must_be_qualified(tmp_path):
    write(tmp_path, "a", "dialect: a\nop_classes: {C: {arguments: {x: F32}}}\n")
    write(tmp_path, "b", "dialect: b\nop_classes: {C: {arguments: {y: F32}}}\n")
    bad = write(tmp_path, "c", "dialect: c\nimports: [a, b]\nops: {o: {extends: C}}\n")
    with pytest.raises(SpecErrors, match="no op class is called 'C'"):
        load_dialect(bad)
    good = write(tmp_path, "d", "dialect: d\nimports: [a, b]\nops: {o: {extends: b.C}}\n")
    assert [a.name for a in load_dialect(good).ops[0].arguments] == ["y"]


# --- sizes and depth -------------------------------------------------------------------------------


def test_deep_constraint_is_refused():
    deep = "TupleOf<[" * 5000 + "F32" + "]>" * 5000
    [message] = messages({"dialect": "t", "ops": {"a": {"arguments": {"x": deep}}}})
    assert "nest at most" in message


def test_deep_format_and_predicate_are_refused():
    found = messages(
        {
            "dialect": "t",
            "ops": {
                "a": {"assembly_format": "(" * 20000 + "attr-dict"},
                "b": {"invariants": [{"predicate": "(" * 20000 + "1", "message": "m"}]},
                "c": {"builders": {"b": {"parameters": {"x": "list[" * 3000}}}},
            },
        }
    )
    assert len(found) >= 3


def test_long_chain_of_classes_ends():
    classes: dict[str, object] = {"C0": {"arguments": {"x": "F32"}}}
    classes |= {f"C{i}": {"extends": f"C{i - 1}"} for i in range(1, 3000)}
    spec = {"dialect": "t", "op_classes": classes, "ops": {"a": {"extends": "C2999"}}}
    try:
        dialect = load_dialect_dict(spec)
    except SpecErrors as errors:
        assert "deep" in str(errors)
    else:
        assert dialect.ops[0].operands[0].name == "x"


def test_classes_that_multiply_end():
    classes: dict[str, object] = {"C0": {}}
    classes |= {f"C{i}": {"extends": [f"C{i - 1}"] * 10} for i in range(1, 12)}
    spec: dict[str, object] = {
        "dialect": "t",
        "op_classes": classes,
        "ops": {"a": {"extends": "C11"}},
    }
    started = time.monotonic()
    found = messages(spec)
    assert any("expands at most" in message for message in found)
    assert time.monotonic() - started < 20


def test_long_chain_of_constraints_ends():
    constraints: dict[str, object] = {"C0": {"type": "F32"}}
    constraints |= {f"C{i}": {"type": f"AnyTypeOf<[C{i - 1}]>"} for i in range(1, 3000)}
    spec = {"dialect": "t", "constraints": constraints}
    try:
        load_dialect_dict(spec)
    except SpecErrors as errors:
        assert "deep" in str(errors)


@pytest.mark.parametrize(
    "first, following",
    [
        (("C0", "F32"), ("C{}", "AnyTypeOf<[TupleOf<[C{}]>, TensorOf<[C{}]>]>")),
        (("C0<T>", "$T"), ("C{}<T>", "AnyTypeOf<[TupleOf<[C{}<$T>]>, TensorOf<[C{}<$T>]>]>")),
    ],
)
def test_constraints_that_multiply_end(first, following):
    constraints: dict[str, object] = {first[0]: first[1]}
    for i in range(1, 40):
        constraints[following[0].format(i)] = following[1].format(i - 1, i - 1)
    argument = "C39<I8>" if "<" in first[0] else "C39"
    spec: dict[str, object] = {
        "dialect": "t",
        "constraints": constraints,
        "ops": {"o": {"arguments": {"x": argument}}},
    }
    started = time.monotonic()
    assert messages(spec)
    assert time.monotonic() - started < 20


# --- dictionaries ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spec, message",
    [
        ({"dialect": "t", "ops": {1: {}}}, "a key of 'ops' must be a string, got 1"),
        ({"dialect": object()}, "'dialect' cannot hold a object"),
        ({"dialect": "t", "version": float("nan")}, "'version' cannot hold nan"),
        ({"dialect": "t", "summary": "\ud800"}, "cannot stand in a spec"),
    ],
)
def test_dictionaries_hold_what_yaml_holds(spec, message):
    assert message in messages(spec)[0]


def test_a_dictionary_that_contains_itself():
    spec: dict[str, object] = {"dialect": "t"}
    spec["ops"] = spec
    assert "nests at most" in messages(spec)[0]
