"""The generated packages that come with the project."""

from __future__ import annotations

import importlib
import re
import tomllib

import pytest

from odsgen.codegen import generate
from odsgen.codegen.package_names import package_name
from odsgen.runtime.registry.dialect import Dialect
from odsgen.tablegen.spec_files import is_as_imported
from tests.bundled import CHECKOUT, HAND_WRITTEN, IMPORTED, PACKAGES, SPECS, all_packages

NAMES = [path.stem for path in SPECS]


def test_the_committed_ones_are_current():
    """`make generate` has nothing to do."""
    assert not generate(HAND_WRITTEN, PACKAGES, check=True).stale


def test_git_ignores_the_others():
    lines = (CHECKOUT / ".gitignore").read_text(encoding="utf-8").splitlines()
    kept = [line.split("/")[-2] for line in lines if line.startswith("!/generated/")]
    assert kept == [path.stem for path in HAND_WRITTEN]


def test_each_has_an_entry_point():
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["entry-points"]["odsgen.dialects"] == {
        name: f"odsgen_dialects.{package_name(name, PACKAGES)}" for name in NAMES
    }


def test_a_wheel_is_built_with_what_the_generator_needs():
    settings = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))
    extra = settings["project"]["optional-dependencies"]["generator"]
    only_for_the_command = ("click", "rich")
    needed = [line for line in extra if not line.startswith(only_for_the_command)]
    assert settings["build-system"]["requires"][1:] == needed


@pytest.mark.parametrize("name", NAMES)
def test_each_has_its_dialect_with_all_its_hooks(name):
    package = package_name(name, all_packages())
    dialect = importlib.import_module(f"odsgen_dialects.{package}").DIALECT
    assert isinstance(dialect, Dialect) and dialect.name == name
    dialect.check_hooks()


def test_the_lists_of_the_makefile_are_these():
    makefile = (CHECKOUT / "Makefile").read_text(encoding="utf-8")
    assert re.search(r"^IMPORTED := .*grep -l '\^\\# Imported from '", makefile, re.M)


@pytest.mark.parametrize("path", IMPORTED, ids=[path.stem for path in IMPORTED])
def test_imported_specs_are_as_they_were_imported(path):
    """A change by hand would not outlive `make update-upstream`: it belongs into the overlay."""
    assert is_as_imported(path.read_text(encoding="utf-8"))
