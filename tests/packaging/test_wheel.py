"""The wheel: it carries what works where it is installed, alone or with the generator, away from the checkout."""

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from email.parser import HeaderParser
from pathlib import Path

import pytest

from odsgen import __version__
from odsgen.cli import odsgen as command
from tests.bundled import SPECS, all_packages
from tests.readme.steps import run_steps
from tests.test_dialect.package import dialect_folder

CHECKOUT = Path(__file__).resolve().parents[2]


def run(
    command: list[str], cwd: Path, check: bool = True, **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run a command with these environment variables and none that would lead it to the checkout."""
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ODSGEN"))}
    process = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, timeout=600, env={**kept, **variables}
    )
    if check:
        assert process.returncode == 0, process.stdout + process.stderr
    return process


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
    all_packages()  # else the build makes them, beside tests that do
    folder = tmp_path_factory.mktemp("dist")
    run(
        [
            sys.executable,
            "-m",
            "build",
            "--wheel",
            "--no-isolation",
            "--outdir",
            str(folder),
            str(CHECKOUT),
        ],
        cwd=folder,
        ODSGEN_CACHE="off",
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> tarfile.TarFile:
    """The sources of a release, built from the checkout."""
    folder = tmp_path_factory.mktemp("sources")
    command = [sys.executable, "-m", "build", "--sdist", "--no-isolation", "--outdir", str(folder)]
    run([*command, str(CHECKOUT)], cwd=folder)
    (found,) = folder.glob("*.tar.gz")
    return tarfile.open(found)


def environment(folder: Path) -> Path:
    """The folder of commands of a new environment, without pip: that of the tests installs into it."""
    venv.create(folder)
    return folder / "bin"


def pip(bin_folder: Path, *arguments: str, check: bool = True) -> subprocess.CompletedProcess[str]:
    """Run pip for an environment."""
    quiet = ("--disable-pip-version-check", "--no-input", "--python", str(bin_folder / "python"))
    return run([sys.executable, "-m", "pip", *quiet, *arguments], cwd=bin_folder, check=check)


def installed(bin_folder: Path) -> set[str]:
    """The distributions of an environment."""
    listed = pip(bin_folder, "list", "--format=json")
    return {entry["name"].lower() for entry in json.loads(listed.stdout)}


@pytest.fixture(scope="module")
def base(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the wheel alone, installed with no index in reach."""
    bin_folder = environment(tmp_path_factory.mktemp("base") / "venv")
    # Python compiles what the tests import, which is not all of it.
    pip(bin_folder, "install", "--no-compile", "--no-index", str(wheel))
    return bin_folder


@pytest.fixture(scope="module")
def generator(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment with the generator."""
    bin_folder = environment(tmp_path_factory.mktemp("generator") / "venv")
    package = f"odsgen[generator] @ {wheel.as_uri()}"
    process = pip(bin_folder, "install", "--no-compile", package, check=False)
    if process.returncode != 0 and "No matching distribution" in process.stderr:
        pytest.skip("no package index in reach: " + process.stderr.strip().splitlines()[-1])
    assert process.returncode == 0, process.stderr
    return bin_folder


# --- the file ---------------------------------------------------------------------------------------------------------


def test_carries_everything(wheel: Path) -> None:
    """The files of the checkout, byte for byte: its specs, its templates and packages that are up to date with them."""
    archive = zipfile.ZipFile(wheel)
    expected: dict[str, Path] = {}
    for folder in ("templates", "dialect_specs"):
        for path in (CHECKOUT / folder).rglob("*"):
            if path.is_file() and path.suffix in (".j2", ".yaml"):
                expected[f"odsgen/_data/{folder}/{path.relative_to(CHECKOUT / folder)}"] = path
    for root, package in ((CHECKOUT, "odsgen"), (CHECKOUT / "generated", "odsgen_dialects")):
        for suffix in ("py", "pyi"):
            for path in (root / package).rglob(f"*.{suffix}"):
                expected[path.relative_to(root).as_posix()] = path
        expected[f"{package}/py.typed"] = root / package / "py.typed"
    for room in ("pictures", "recording", "reference"):
        for path in (CHECKOUT / "odsgen" / room).iterdir():
            if path.suffix in (".html", ".css", ".js"):
                expected[path.relative_to(CHECKOUT).as_posix()] = path
    table = CHECKOUT / "odsgen/llvm_intrinsics/intrinsics.bin"
    expected[table.relative_to(CHECKOUT).as_posix()] = table
    del expected["odsgen/checkout.py"]
    names = {name for name in archive.namelist() if not name.startswith("odsgen-")}
    assert names == expected.keys()
    assert [n for n, path in expected.items() if archive.read(n) != path.read_bytes()] == []
    assert not [name for name in names if "test" in Path(name).parts]


def test_metadata(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    metadata = HeaderParser().parsestr(archive.read(name).decode())
    required = metadata.get_all("Requires-Dist", [])
    assert required and all("extra ==" in requirement for requirement in required)
    assert "generator" in metadata.get_all("Provides-Extra", [])
    assert metadata["Version"] == __version__
    assert metadata["Author"] == "The odsgen authors"
    urls = dict(url.split(", ", 1) for url in metadata.get_all("Project-URL", []))
    assert urls.keys() == {"Homepage", "Documentation", "Changelog", "Issues"}
    assert all(url.startswith("https://github.com/odsgen/odsgen") for url in urls.values())
    assert metadata["License-Expression"] == "Apache-2.0 WITH LLVM-exception"
    assert name.replace("METADATA", "licenses/LICENSE") in archive.namelist()
    entry_points = archive.read(name.replace("METADATA", "entry_points.txt")).decode()
    assert "test" not in entry_points


def test_sources(sdist: tarfile.TarFile) -> None:
    """Whatever a wheel is built from, and whatever tells about the release; nothing that tools wrote."""
    top = f"odsgen-{__version__}/"
    names = {name.removeprefix(top) for name in sdist.getnames() if name.startswith(top)}
    assert len(names) == len(sdist.getnames())
    needed = {"pyproject.toml", "hatch_build.py", "tools/package_cache.py", "README.md", "LICENSE"}
    assert needed | {"CHANGELOG.md", "RELEASING.md", "SECURITY.md", "PKG-INFO"} <= names
    for folder, pattern in (("dialect_specs", "*.yaml"), ("templates", "**/*.j2")):
        found = {p.relative_to(CHECKOUT).as_posix() for p in (CHECKOUT / folder).glob(pattern)}
        assert found <= names
    assert not [
        n for n in names if "__pycache__" in n or n.startswith((".venv", ".git/", "build/"))
    ]
    information = sdist.extractfile(f"{top}PKG-INFO")
    assert information is not None
    assert HeaderParser().parsestr(information.read().decode())["Version"] == __version__


def test_long_description_has_no_links_to_files(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
    text = HeaderParser().parsestr(archive.read(name).decode()).get_payload()
    assert isinstance(text, str)
    assert all("://" in target for target in re.findall(r"\]\(([^)]+)\)", text))
    assert "the spec language (docs/reference/spec-language.md)" in text
    assert "[MLIR](https://mlir.llvm.org)" in text
    assert "see docs/howto/importing.md." in text


def test_command_knows_what_the_generator_needs() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["dependencies"] == []
    extra = project["optional-dependencies"]["generator"]
    assert [requirement.partition(">=")[0] for requirement in extra] == list(command._NEEDED)


# --- alone ------------------------------------------------------------------------------------------------------------

PROGRAM = """\
func.func @f(%arg0: i32) -> i32 {
  %0 = arith.addi %arg0, %arg0 : i32
  return %0 : i32
}
"""

IMPORT_ALL = """
import importlib, pkgutil
import odsgen.dialects, odsgen.runtime, odsgen.vendors, odsgen.cli.ods_opt, odsgen_dialects
for package in (odsgen.runtime, odsgen.dialects, odsgen.vendors, odsgen_dialects):
    for module in pkgutil.walk_packages(package.__path__, package.__name__ + "."):
        importlib.import_module(module.name)
"""


def test_base_brings_no_other_distribution(base: Path) -> None:
    assert installed(base) == {"odsgen"}


def test_base_has_ods_opt(base: Path, tmp_path: Path) -> None:
    (tmp_path / "f.mlir").write_text(PROGRAM)
    ods_opt = str(base / "ods-opt")
    shown = run([ods_opt, "f.mlir"], cwd=tmp_path).stdout
    assert shown == "module {\n" + "".join(f"  {line}\n" for line in PROGRAM.splitlines()) + "}\n\n"
    assert "--verify-diagnostics" in run([ods_opt, "--help"], cwd=tmp_path).stdout
    assert run([ods_opt, "--version"], cwd=tmp_path).stdout.startswith("ods-opt (odsgen) ")
    run([ods_opt, "--canonicalize", "--apply-patterns=toy", "f.mlir"], cwd=tmp_path)
    shown = run([ods_opt, "--show-dialects"], cwd=tmp_path).stdout
    assert shown.split(": ")[1].strip().split(",") == [path.stem for path in SPECS]


def test_base_has_ods_batch(base: Path, wheel: Path, tmp_path: Path) -> None:
    """With its worker processes and JSON Lines."""
    (tmp_path / "f.mlir").write_text(PROGRAM)
    run([str(base / "ods-batch"), "f.mlir", "-o", "out", "--jobs=1"], cwd=tmp_path)
    row = json.loads((tmp_path / "out" / "part-00000000.jsonl").read_text())
    assert (row["path"], row["status"]) == ("f.mlir", "ok")
    process = run(
        [str(base / "ods-batch"), "f.mlir", "-o", "table", "--format=parquet"],
        tmp_path,
        check=False,
    )
    assert f"-m pip install 'odsgen[parquet] @ {wheel.as_uri()}'" in process.stderr


UPSTREAM = """\
func.func @sum(%arg0: memref<?xf32>, %arg1: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %cst = arith.constant 0.000000e+00 : f32
  %0 = scf.for %arg2 = %c0 to %arg1 step %c1 iter_args(%arg3 = %cst) -> (f32) {
    %1 = memref.load %arg0[%arg2] : memref<?xf32>
    %2 = arith.addf %arg3, %1 : f32
    scf.yield %2 : f32
  }
  return %0 : f32
}
"""


def test_base_reads_the_dialects_of_mlir(base: Path, tmp_path: Path) -> None:
    (tmp_path / "sum.mlir").write_text(UPSTREAM)
    shown = run([str(base / "ods-opt"), "sum.mlir"], cwd=tmp_path).stdout
    indented = "".join(f"  {line}\n" for line in UPSTREAM.splitlines())
    assert shown == f"module {{\n{indented}}}\n\n"


def test_size(wheel: Path) -> None:
    assert wheel.stat().st_size <= 8_000_000


def test_base_can_be_imported_whole(base: Path, tmp_path: Path) -> None:
    run([str(base / "python"), "-c", IMPORT_ALL], cwd=tmp_path)


def test_base_reads_a_generated_package(base: Path, tmp_path: Path) -> None:
    """That of MLIR's test dialect, from its folder alone."""
    (tmp_path / "t.mlir").write_text('"x.y"() {a = !test.int<signed, 8>} : () -> ()\n')
    command = [str(base / "ods-opt"), "--allow-unregistered-dialect", "t.mlir"]
    shown = run(command, cwd=tmp_path, ODSGEN_DIALECT_PATH=str(dialect_folder())).stdout
    assert '"x.y"() {a = !test.int<signed, 8>} : () -> ()' in shown


@pytest.mark.parametrize("arguments", [(), ("--help",), ("generate", "x.yaml", "-o", "out")])
def test_base_says_how_to_get_the_generator(
    base: Path, wheel: Path, tmp_path: Path, arguments: tuple[str, ...]
) -> None:
    process = run([str(base / "odsgen"), *arguments], cwd=tmp_path, check=False)
    assert (process.returncode, process.stdout) == (2, "")
    assert process.stderr == (
        "odsgen: error: packages that it needs are not installed: click, jinja2, pydantic, pyyaml, rich, ruff; "
        f"get them with\n    {base / 'python'} -m pip install 'odsgen[generator] @ {wheel.as_uri()}'\n"
    )


# --- with the generator -----------------------------------------------------------------------------------------------


def test_generator_needs_only_what_it_says(generator: Path) -> None:
    packages = pip(generator, "check")
    assert "No broken requirements" in packages.stdout
    assert installed(generator) > {"odsgen", *command._NEEDED}


def test_readme(generator: Path, tmp_path: Path) -> None:
    run_steps(tmp_path, generator)


def test_demo_runs_away_from_the_checkout(generator: Path, tmp_path: Path) -> None:
    demo = tmp_path / "demo"
    demo.mkdir()
    for path in (CHECKOUT / "examples" / "demo").iterdir():
        if path.is_file():
            (demo / path.name).write_bytes(path.read_bytes())
    shown = run([str(generator / "python"), str(demo / "demo.py")], cwd=tmp_path).stdout
    assert "func.func @blend" in shown
    assert '"func.func"' in shown
    assert str(CHECKOUT) not in shown


@pytest.mark.parametrize("name", ["cf", "pdl_interp"])
def test_bundled_specs_give_the_bundled_dialects(
    generator: Path, tmp_path: Path, name: str
) -> None:
    """The specs, the templates and the packages in the wheel belong together.

    All are the files of the checkout, where tests/codegen/test_bundled.py holds every package to its spec: a dialect
    written by hand and one that is imported show that the installed generator does the same with them.
    """
    program = (
        "import subprocess, sys; from pathlib import Path; import odsgen_dialects;"
        "from odsgen.resources import resource_directory;"
        "spec = str(resource_directory('dialect_specs') / sys.argv[2]);"
        "out = str(Path(odsgen_dialects.__file__).parent);"
        "sys.exit(subprocess.run([sys.argv[1], 'generate', spec, '-o', out, '--check']).returncode)"
    )
    command = [str(generator / "python"), "-c", program, str(generator / "odsgen"), f"{name}.yaml"]
    run(command, cwd=tmp_path)
