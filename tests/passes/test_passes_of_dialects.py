"""The passes that stand in the folders of the bundled dialects."""

import pkgutil
import re
from importlib import import_module

import pytest

import odsgen.dialects
from odsgen.dialects.passes import DIALECTS, module_of_pass
from odsgen.passes import find_pass, registered_passes
from odsgen.passes.registry import find_pipeline, registered_pipelines
from tests.tablegen.conftest import HEADERS


def test_every_folder_with_passes_is_looked_at() -> None:
    folders = [m.name for m in pkgutil.iter_modules(odsgen.dialects.__path__) if m.ispkg]
    with_passes = [n for n in folders if hasattr(import_module(f"odsgen.dialects.{n}"), "PASSES")]
    assert with_passes == list(DIALECTS)


def test_the_table_of_a_folder_names_what_its_modules_register() -> None:
    registered = {
        name: p.__module__
        for name, p in registered_passes().items()
        if p.__module__.startswith("odsgen.dialects.")
    }
    assert registered == {name: module_of_pass(name) for name in registered}
    listed = {n for d in DIALECTS for n in import_module(f"odsgen.dialects.{d}").PASSES}
    assert listed == registered.keys()


def test_a_pass_of_another_name() -> None:
    assert module_of_pass("convert-nothing") is None
    assert find_pass("convert-nothing") is None


def test_pipelines_of_a_folder_are_found() -> None:
    listed = [
        name
        for dialect in DIALECTS
        for name in getattr(import_module(f"odsgen.dialects.{dialect}"), "PIPELINES", {})
    ]
    assert listed
    assert all(find_pipeline(name) is not None for name in listed)
    assert set(listed) <= registered_pipelines().keys()


#: Where MLIR's definitions spell the operation that a pass runs on otherwise than by the name of its class.
_ANCHORS = {
    "FuncOp": "func.func",
    "GPUModuleOp": "gpu.module",
    "LLVMFuncOp": "llvm.func",
    "ModuleOp": "builtin.module",
}
_DEFINITION = re.compile(r'def \w+ ?: (Interface)?Pass<\s*"([\w-]+)"(?:,\s*"([\w:.]+)")?>')


@pytest.mark.skipif(not HEADERS.exists(), reason="the definitions of MLIR are not installed")
def test_a_pass_runs_on_what_it_runs_on_in_mlir() -> None:
    registered = registered_passes()
    compared = 0
    for path in HEADERS.rglob("*.td"):
        for is_interface, name, anchor in _DEFINITION.findall(path.read_text("utf-8")):
            found = registered.get(name)
            if found is None:
                continue
            compared += 1
            last = anchor.rpartition("::")[2]
            operation = "spirv.module" if "spirv::" in anchor else _ANCHORS.get(last, last)
            assert (name, found.OPERATION, found.INTERFACE) == (
                name,
                None if is_interface else operation or None,
                last if is_interface else None,
            )
    assert compared > 130
