"""The wheel: it carries everything, and works in a clean environment, away from the checkout."""

import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

CHECKOUT = Path(__file__).resolve().parents[2]


def run(command: list[str], cwd: Path, check: bool = True) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "ODSGEN"))}
    process = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, timeout=600, env=environment
    )
    if check:
        assert process.returncode == 0, process.stdout + process.stderr
    return process


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, built from the checkout."""
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
    )
    (found,) = folder.glob("*.whl")
    return found


@pytest.fixture(scope="module")
def bin_folder(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The commands of an environment into which nothing but the wheel (and what it needs) was installed."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    venv.create(folder, with_pip=True)
    bin_folder = folder / "bin"
    pip = [
        str(bin_folder / "python"),
        "-m",
        "pip",
        "--disable-pip-version-check",
        "install",
        "--quiet",
    ]
    process = run([*pip, str(wheel)], cwd=folder, check=False)
    if process.returncode != 0 and "No matching distribution" in process.stderr:
        pytest.skip("no package index in reach: " + process.stderr.strip().splitlines()[-1])
    assert process.returncode == 0, process.stderr
    return bin_folder


def test_carries_everything(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    expected = {"odsgen/py.typed", "odsgen_dialects/py.typed"}
    for folder, inside in (
        ("templates", "odsgen/_data/templates"),
        ("dialect_specs", "odsgen/_data/dialect_specs"),
    ):
        expected |= {
            f"{inside}/{path.relative_to(CHECKOUT / folder).as_posix()}"
            for path in (CHECKOUT / folder).rglob("*")
            if path.is_file() and path.suffix in (".j2", ".yaml")
        }
    for root, package in ((CHECKOUT, "odsgen"), (CHECKOUT / "generated", "odsgen_dialects")):
        expected |= {path.relative_to(root).as_posix() for path in (root / package).rglob("*.py")}
    assert expected - names == set()
    assert not [name for name in names if name.startswith(("tests/", "benchmarks/", "generated/"))]


def test_needs_only_what_it_says(bin_folder: Path, tmp_path: Path) -> None:
    packages = run([str(bin_folder / "python"), "-m", "pip", "check"], cwd=tmp_path)
    assert "No broken requirements" in packages.stdout


def test_demo_runs_away_from_the_checkout(bin_folder: Path, tmp_path: Path) -> None:
    demo = tmp_path / "demo"
    demo.mkdir()
    for path in (CHECKOUT / "examples" / "demo").iterdir():
        if path.is_file():
            (demo / path.name).write_bytes(path.read_bytes())
    shown = run([str(bin_folder / "python"), str(demo / "demo.py")], cwd=tmp_path).stdout
    assert "func.func @blend" in shown
    assert '"func.func"' in shown
    assert str(CHECKOUT) not in shown


def test_bundled_specs_give_the_bundled_dialects(bin_folder: Path, tmp_path: Path) -> None:
    """The specs, the templates and the packages in the wheel belong together."""
    program = (
        "import subprocess, sys; from pathlib import Path; import odsgen_dialects;"
        "from odsgen.resources import resource_directory;"
        "specs = sorted(map(str, resource_directory('dialect_specs').glob('*.yaml')));"
        "out = str(Path(odsgen_dialects.__file__).parent);"
        "sys.exit(subprocess.run([sys.argv[1], 'generate', *specs, '-o', out, '--check']).returncode)"
    )
    run([str(bin_folder / "python"), "-c", program, str(bin_folder / "odsgen")], cwd=tmp_path)


def test_dialects_are_found(bin_folder: Path, tmp_path: Path) -> None:
    shown = run([str(bin_folder / "ods-opt"), "--show-dialects"], cwd=tmp_path).stdout
    assert {"arith", "builtin", "cf", "func", "toy"} <= set(shown.split(": ")[1].strip().split(","))
