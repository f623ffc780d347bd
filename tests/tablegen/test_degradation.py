"""Parts of an import that the language of specs refuses are left out one by one, and reported."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from odsgen.cli.commands import cli
from odsgen.ods import load_dialect_dict
from odsgen.spec.errors import SpecErrors
from odsgen.tablegen.degradation import SpecSettler
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.importing import ImportRequest, import_specs
from odsgen.tablegen.remedies import without_default_value


def settled(spec: dict[str, Any], overlay: dict[str, Any] | None = None) -> list[str]:
    """The changes that settle the spec; it is accepted then."""
    kinds = {("a", "x"): "attribute"}
    losses = SpecSettler(None).settle(spec, kinds, overlay or {})
    load_dialect_dict(spec)
    return [f"{loss.section} {loss}".partition(": ")[0] for loss in losses]


def test_the_smallest_part_goes() -> None:
    spec: dict[str, Any] = {
        "dialect": "d",
        "types": {"T": {"mnemonic": "t", "parameters": {"p": "nonsense"}, "assembly_format": "$p"}},
        "constraints": {"C": {"type": "AnyType", "predicate": "$_self.nothing", "build": "???"}},
        "interfaces": {"I": {"methods": {"getName": {}, "getRow": {"returns": "int"}}}},
        "ops": {
            "a": {
                "arguments": {"x": "DefaultValuedAttr<ArrayAttr, 3>", "y": "Variadic<Unknown>"},
                "traits": ["Pure", "HasParent<d.none>"],
                "interfaces": ["I"],
                "assembly_format": "$z attr-dict",
            },
            "b": {"arguments": {"c": "C", "t": "T"}},
        },
        "patterns": {"P": {"source": "(d.a $x)", "results": "(d.c $x)"}},
    }
    changed = settled(spec)
    assert {change.partition(" '")[0] for change in changed} == {
        "types",
        "constraints",
        "interfaces",
        "ops",
        "patterns",
    }
    assert spec["types"]["T"] == {
        "mnemonic": "t",
        "parameters": {"p": "text"},
        "assembly_format": "text",
    }
    assert spec["constraints"]["C"]["predicate"] == "hook(d.check_c, $_self)"
    assert list(spec["interfaces"]["I"]["methods"]) == ["getRow"]
    assert spec["ops"]["a"] == {
        "arguments": {"x": "OptionalAttr<ArrayAttr>", "y": "Variadic<AnyType>"},
        "traits": ["Pure"],
        "interfaces": ["I"],
        "assembly_format": "custom",
    }
    assert spec["ops"]["b"] == {"arguments": {"c": "C", "t": "T"}}
    assert "patterns" not in spec


def test_an_accepted_spec_stays_as_it_is() -> None:
    spec = {"dialect": "d", "ops": {"a": {"arguments": {"x": "I32"}}}}
    assert settled(spec) == []


def test_what_an_overlay_says_is_refused() -> None:
    spec = {"dialect": "d", "ops": {"a": {"traits": ["Nonsense"]}}}
    with pytest.raises(SpecErrors, match="Nonsense"):
        settled(spec, {"ops": {"a": {"traits": ["Nonsense"]}}})


def test_a_default_with_commas_goes_alone() -> None:
    assert without_default_value("DefaultValuedAttr<A<B, C>, '<,>'>") == "OptionalAttr<A<B, C>>"
    assert without_default_value("OptionalAttr<A>") is None


BASE = """
include "mlir/IR/OpBase.td"
class Unguarded {}
def Two : Dialect { let name = "two"; let cppNamespace = "::two"; }
"""


def test_two_records_of_one_name_are_reported(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "base.td").write_text(BASE)
    for name in ("a", "b"):
        text = f'include "base.td"\ndef AddOp : Op<Two, "{name}.add">;\n'
        (tmp_path / f"{name}.td").write_text(text)
    request = ImportRequest((tmp_path / "a.td", tmp_path / "b.td"), (headers,), str(tblgen))
    with pytest.raises(TableGenError) as caught:
        import_specs(request)
    said = "b.td:2: the name 'AddOp' is that of another record too, at a.td:2; this one would be 'BAddOp'"
    assert str(caught.value) == f"{said}\n(--keep-going imports both)"
    told: list[str] = []
    [spec] = import_specs(replace(request, keep_going=True), tell=told.append)
    assert told == [said]
    assert "a.add: {class_name: AddOp}" in spec.text
    assert "b.add: {class_name: BAddOp}" in spec.text


def test_an_operator_that_is_no_record(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    text = """include "base.td"
def OddOp : Op<Two, "odd"> { let arguments = (ins); let results = (arguments); }
"""
    (tmp_path / "base.td").write_text(BASE)
    (tmp_path / "odd.td").write_text(text)
    request = ImportRequest((tmp_path / "odd.td",), (headers,), str(tblgen))
    with pytest.raises(TableGenError, match="expected a record, but the records have"):
        import_specs(request)


def test_a_missing_include_folder_is_found(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "extra" / "deep").mkdir(parents=True)
    (tmp_path / "extra" / "deep" / "base.td").write_text(BASE)
    (tmp_path / "lib" / "a.td").write_text('include "deep/base.td"\n')
    result = CliRunner().invoke(
        cli, ["import", str(tmp_path / "lib" / "a.td"), "-I", str(headers), "--tblgen", str(tblgen)]
    )
    assert result.exit_code == 1
    assert f"(-I {tmp_path / 'extra'} would find it)" in result.output


def test_a_folder_is_an_include_path_and_may_hold_what_is_no_tablegen(
    headers: Path, tblgen: Path, tmp_path: Path
) -> None:
    (tmp_path / "lib" / "deep").mkdir(parents=True)
    (tmp_path / "lib" / "base.td").write_text(BASE)
    (tmp_path / "lib" / "deep" / "ops.td").write_text(
        'include "lib/base.td"\n'
        'def LastOp : Op<Two, "last", [TypesMatchWith<"the element", "a", "r", "elementOf($_self, 3)">]>'
        " { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r);"
        ' let assemblyFormat = "$a attr-dict `:` type($a)"; }\n'
    )
    (tmp_path / "lib" / "template.td").write_text('#include "some/Header.h"\n')
    told: list[str] = []
    request = ImportRequest((tmp_path,), (headers,), str(tblgen))
    [spec] = import_specs(request, tell=told.append)
    assert "hook(two.make_r_type, $_self)" in spec.text
    assert "template.td is refused" in told[0]
    (tmp_path / "two.yaml").write_text(spec.text)
    result = CliRunner().invoke(cli, ["check", str(tmp_path / "two.yaml"), "--hooks"])
    assert '@checks("make_r_type") def make_r_type(value: Type) -> Type' in result.output


def test_unwritten_hooks_are_listed(tmp_path: Path) -> None:
    spec = tmp_path / "d.yaml"
    spec.write_text(
        "dialect: d\nmissing_hooks: allowed\nwritten_hooks: {folds: [AOp]}\n"
        "ops: {a: {verifier: true, fold: true}}\n"
    )
    (tmp_path / "out" / "d").mkdir(parents=True)
    (tmp_path / "out" / "d" / "hooks.py").write_text("def fold_a(op, operands): ...\n")
    arguments = ["check", str(spec), "--hooks", "-o", str(tmp_path / "out")]
    result = CliRunner().invoke(cli, arguments)
    assert result.exit_code == 0
    assert "def verify_a(op: AOp) -> None: ..." in result.output
    assert "fold_a" not in result.output


def test_an_include_with_a_name_too_long(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    name = "x" * 300
    (tmp_path / "a.td").write_text(f'include "{name}.td"\n')
    request = ImportRequest((tmp_path / "a.td",), (headers,), str(tblgen))
    with pytest.raises(TableGenError, match=f"'{name}.td' is; it was looked for in"):
        import_specs(request)
