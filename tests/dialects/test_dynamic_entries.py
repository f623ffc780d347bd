"""Lists of sizes in which an entry has no value: MLIR crashes over them or prints what it cannot read, and we refuse them."""

from __future__ import annotations

from pathlib import Path

from odsgen.drivers.driver import Driver, DriverOptions
from odsgen.drivers.split_input import DEFAULT_SPLIT_MARKER
from odsgen.drivers.verify_diagnostics import VerifyLevel
from odsgen.runtime import Context
from odsgen.runtime.support.source import SourceFile

PROGRAMS = Path(__file__).parent / "dynamic_entries.mlir"


def test_each_entry_has_a_value() -> None:
    reports: list[str] = []
    options = DriverOptions(split_marker=DEFAULT_SPLIT_MARKER, verify_diagnostics=VerifyLevel.ALL)
    driver = Driver(Context(allow_unregistered=True), options, lambda text: None, reports.append)
    source = SourceFile(PROGRAMS.read_text(encoding="utf-8"), PROGRAMS.name)
    assert driver.process(source), "".join(reports)
