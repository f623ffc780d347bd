"""Hooks that are found by their names are brought to decorators, and mean the same."""

from __future__ import annotations

import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from odsgen.cli.commands import cli
from odsgen.migration import Migration, hook_package, migrate
from odsgen.migration.packages import hooks_inside
from odsgen.ods import load_dialect

CASES = Path(__file__).with_name("migration")


@pytest.fixture(params=sorted(path.name for path in CASES.iterdir()))
def case(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, Path]]:
    """The folder of a case, and its package before the migration."""
    folder = CASES / request.param
    package = tmp_path / "mini"
    package.mkdir()
    (package / "__init__.py").touch()
    for file in (folder / "before").rglob("*.py.txt"):
        target = package / file.relative_to(folder / "before").with_suffix("")
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target)
    yield folder, package


def migrated(folder: Path, package: Path) -> Migration:
    hooks = hooks_inside(package)
    assert hooks is not None
    migration = migrate([hook_package(load_dialect(folder / "spec.yaml"), hooks)])
    migration.write()
    return migration


def texts(package: Path) -> dict[str, str]:
    return {
        str(file.relative_to(package)): file.read_text("utf-8")
        for file in sorted(package.rglob("*.py"))
        if file != package / "__init__.py"
    }


def test_the_text_after_it(case: tuple[Path, Path]) -> None:
    folder, package = case
    migrated(folder, package)
    expected = {
        str(file.relative_to(folder / "after").with_suffix("")): file.read_text("utf-8")
        for file in sorted((folder / "after").rglob("*.py.txt"))
    }
    assert texts(package) == expected


def test_a_second_time_changes_nothing(case: tuple[Path, Path]) -> None:
    folder, package = case
    migrated(folder, package)
    again = migrated(folder, package)
    assert (again.hooks, dict(again.written), again.removed) == (0, {}, ())


# --- packages that a spec names, and what they share -----------------------------------------------------------------

SHARED = {
    "mine/__init__.py": "",
    "mine/shared.py": """
def parse_size(parser):
    return parser.parse_integer()


def print_size(op, printer, size):
    \"\"\"As `parse_size` reads it.\"\"\"
    printer.emit(str(size))
""",
    "mine/one/__init__.py": "",
    "mine/one/forms.py": """
from mine.shared import parse_size as parse_size
from mine.shared import print_size as print_size
""",
    "mine/two/__init__.py": "",
    "mine/two/forms.py": """
from mine.one.forms import parse_size as read
from mine.shared import print_size as write


class Size:
    pass


def parse_size(parser):
    return read(parser) + 1


def print_twice(op, printer, size):
    write(op, printer, size)


print_size = print_twice
""",
    "mine/use.py": """
from mine import shared


def read(parser):
    from mine.two.forms import parse_size

    parse_size(parser)
    return shared.parse_size(parser)
""",
}

#: What stands there afterwards, of each file a part.
AFTER = {
    "mine/shared.py": """
class SizeForm:
    def parse(self, parser):
""",
    "mine/one/forms.py": """
from odsgen.hooks import form

from mine.shared import SizeForm

form("Size")(SizeForm)
""",
    "mine/two/forms.py": """
@form("Size")
class SizeForm2:
    def parse(self, parser):
        return SizeForm().parse(parser) + 1
""",
    "mine/use.py": """
def read(parser):
    from mine.two.forms import SizeForm2

    SizeForm2().parse(parser)
    return shared.SizeForm().parse(parser)
""",
}

SPEC = """
dialect: {0}
hooks: mine.{0}
ops:
  a: {{arguments: {{x: I64Attr}}, assembly_format: "custom<Size>($x) attr-dict"}}
"""


def write(folder: Path, files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text.lstrip("\n"), "utf-8")


def test_forms_that_dialects_share(tmp_path: Path) -> None:
    write(tmp_path, SHARED)
    packages = []
    for name in ("one", "two"):
        spec = tmp_path / f"{name}.yaml"
        spec.write_text(SPEC.format(name), "utf-8")
        folder = tmp_path / "generated" / name
        init = tmp_path / "mine" / name / "__init__.py"
        packages.append(hook_package(load_dialect(spec), init, folder))
    mine = tmp_path / "mine"
    migrate(packages, [mine / "use.py"], [mine / "shared.py"]).write()
    for name, part in AFTER.items():
        assert part.lstrip("\n") in (tmp_path / name).read_text("utf-8"), name
    two = (mine / "two" / "forms.py").read_text("utf-8")
    assert "from mine.shared import SizeForm" in two and "parse_size" not in two


# --- the command -----------------------------------------------------------------------------------------------------


def run(*arguments: object) -> Result:
    return CliRunner().invoke(cli, ["hooks", *map(str, arguments)])


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A spec beside the folder of its package, whose hooks are not decorated."""
    (tmp_path / "mini.yaml").write_text("dialect: mini\nops: {add: {verifier: true}}\n")
    write(tmp_path, {"out/mini/__init__.py": "", "out/mini/hooks.py": "def verify_add(op): ...\n"})
    return tmp_path


def test_the_command_says_what_it_changed(project: Path) -> None:
    arguments = (project / "mini.yaml", "-o", project / "out", "--migrate")
    hooks = project / "out" / "mini" / "hooks.py"
    hooks.write_text(f"{hooks.read_text()}\n\ndef verify_gone(op): ...\n")
    result = run(*arguments)
    assert result.exit_code == 0, result.output
    assert result.output.splitlines() == [
        f"migrated {hooks}",
        f"left {hooks}:4: 'verify_gone' is left as it is: the spec of mini declares no such hook",
    ]
    assert "@verifies(AddOp)\ndef verify_add(op): ..." in hooks.read_text()
    assert "\nnothing to migrate in the hooks of mini\n" in run(*arguments).output


def test_the_command_refuses_what_it_cannot_read(project: Path) -> None:
    (project / "out" / "mini" / "hooks.py").write_text("def verify_add(op:\n")
    result = run(project / "mini.yaml", "-o", project / "out", "--migrate")
    assert result.exit_code == 1
    assert "out/mini/hooks.py" in result.output and "Python" in result.output
    (project / "out" / "mini" / "hooks.py").unlink()
    result = run(project / "mini.yaml", "-o", project / "out", "--migrate")
    assert result.exit_code == 1 and "there are no hooks to migrate" in result.output
    result = run(project / "mini.yaml", "--add", "--migrate")
    assert result.exit_code == 2
