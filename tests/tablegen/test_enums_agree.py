"""Every case of every enum of MLIR's TableGen files is imported with its symbol, its text and its value."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from odsgen.ods import load_dialect
from odsgen.tablegen.enums import enum_spec
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.records import Records
from odsgen.tablegen.tblgen import evaluate
from odsgen.tablegen.yaml_text import yaml_text

Cases = list[tuple[str, str, int]]


def test_cases_of_all_enums(headers: Path, tblgen: Path, tmp_path: Path) -> None:
    def records_of(file: Path) -> Records | None:
        try:
            return evaluate([file], [headers], tblgen=tblgen)
        except TableGenError:
            return None  # some files are only included by others

    files = [f for f in sorted((headers / "mlir").rglob("*.td")) if "Enum" in f.read_text("utf-8")]
    wanted: dict[str, tuple[Cases, int]] = {}
    specs: dict[str, Any] = {}
    with ThreadPoolExecutor(2) as pool:
        for records in filter(None, pool.map(records_of, files)):
            for enum in records.instances("EnumInfo"):
                key = f"{enum.name}_{enum.place.partition('.')[0]}"
                if enum.is_anonymous or key in specs:
                    continue
                specs[key] = enum_spec(enum, "")
                listed = [records[case["def"]] for case in enum.value("enumerants")]
                cases = [(c.value("symbol"), c.value("str"), c.value("value")) for c in listed]
                wanted[key] = (cases, enum.value("bitwidth"))
    assert len(wanted) > 150
    (tmp_path / "all.yaml").write_text(yaml_text({"dialect": "all", "enums": specs}), "utf-8")
    dialect = load_dialect(tmp_path / "all.yaml")
    for (key, (cases, width)), enum_def in zip(wanted.items(), dialect.enums, strict=True):
        order = (lambda listed: listed) if not enum_def.is_bit_enum else sorted
        found = [(c.name, c.text, c.value) for c in enum_def.cases]
        assert order(_unsigned(found, width)) == order(_unsigned(cases, width)), key


def _unsigned(cases: Cases, width: int) -> Cases:
    return [(name, text, value % (1 << width)) for name, text, value in cases]
