"""No command and no process that it starts imports anything from the folder in which it runs, or in which programs are."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from odsgen.search_path import worker_path

_SCRIPTS = Path(sys.executable).parent
_OURS = """click jinja2 markupsafe pydantic pydantic_core yaml rich ruff ruamel pyarrow distributed dask tornado msgpack cloudpickle
toolz numpy pygls lsprotocol attrs cattrs watchfiles anyio mkdocs typing_extensions sitecustomize usercustomize hooks odsgen_dialects
""".split()
_SPEC = "dialect: {name}\nops:\n  a: {{summary: One}}\n"


class Folder:
    """A folder with a module for each name that anybody may import, which leaves a mark when that happens."""

    def __init__(self, path: Path, without: frozenset[str] = frozenset()) -> None:
        self.path = path / "programs"
        self.marks = path / "marks"
        self.path.mkdir()
        self.marks.mkdir()
        for name in sorted({*sys.stdlib_module_names, *_OURS} - without - {"__main__"}):
            mark = str(self.marks / name)
            (self.path / f"{name}.py").write_text(f"open({mark!r}, 'a')\nraise ImportError\n")
        (self.path / "a.mlir").write_text("func.func @main() { return }\n")
        (self.path / "b.mlir").write_text("func.func @other() { return }\n")
        for name in ("first", "second"):
            (self.path / f"{name}.yaml").write_text(_SPEC.format(name=name))

    def imported(self) -> list[str]:
        """The modules that were imported."""
        return sorted(path.name for path in self.marks.iterdir())

    def run(self, *command: str, text: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command in the folder."""
        environment = {k: v for k, v in os.environ.items() if k != "PYTHONSAFEPATH"}
        return subprocess.run(
            command,
            cwd=self.path,
            input=text,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env=environment,
        )


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Folder]:
    found = Folder(tmp_path)
    yield found
    assert found.imported() == []


def _script(name: str) -> str:
    path = _SCRIPTS / name
    if not path.exists():
        pytest.skip(f"{name} is not installed")
    return str(path)


@pytest.mark.parametrize(
    "command",
    [
        "ods-opt a.mlir --canonicalize --inline",
        "ods-opt a.mlir --mlir-print-op-generic --emit-bytecode -o a.mlirbc",
        "ods-run a.mlir",
        "ods-batch a.mlir b.mlir -o out --quiet --strict --jobs 2 --canonicalize",
        "ods-batch a.mlir b.mlir -o out --quiet --strict --engine in-process",
        "ods-lsp-server --version",
        "odsgen check first.yaml second.yaml",
        "odsgen generate first.yaml second.yaml -o out --jobs 2",
        "odsgen fmt first.yaml",
        "odsgen docs first.yaml -o pages",
        "odsgen export first.yaml --td -o td",
        "odsgen init fresh",
        "odsgen diff first.yaml first.yaml",
    ],
)
def test_commands_import_nothing_from_the_current_folder(folder: Folder, command: str) -> None:
    name, *arguments = command.split()
    done = folder.run(_script(name), *arguments)
    assert done.returncode == 0, done.stderr


def test_dask_workers_import_nothing_from_the_current_folder(folder: Folder) -> None:
    pytest.importorskip("distributed")
    arguments = "a.mlir b.mlir -o out --quiet --strict --engine dask --jobs 2 --batch-size 1"
    done = folder.run(_script("ods-batch"), *arguments.split())
    assert done.returncode == 0, done.stderr


def test_a_language_server_imports_nothing_from_the_current_folder(folder: Folder) -> None:
    pytest.importorskip("pygls")
    message = '{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}'
    leave = '{"jsonrpc": "2.0", "method": "exit"}'
    text = "".join(f"Content-Length: {len(m)}\r\n\r\n{m}" for m in (message, leave))
    folder.run(_script("ods-lsp-server"), text=text)


def test_importing_imports_nothing_from_the_current_folder(folder: Folder) -> None:
    headers = Path(os.environ.get("MLIR_INCLUDE", "/usr/lib/llvm-22/include"))
    if not (headers / "mlir").is_dir():
        pytest.skip("the headers of MLIR are not installed")
    for name in ("One", "Two"):
        (folder.path / f"{name}.td").write_text(
            'include "mlir/IR/OpBase.td"\n'
            f'def {name}_Dialect : Dialect {{ let name = "{name.lower()}"; let cppNamespace = "{name}"; }}\n'
        )
    done = folder.run(_script("odsgen"), "import", "One.td", "Two.td", "-o", "specs", "--jobs", "2")
    assert "Traceback" not in done.stderr


def test_watching_imports_nothing_from_the_current_folder(folder: Folder) -> None:
    if find_spec("watchfiles") is None:
        pytest.skip("watchfiles is not installed")
    command = "env > environment"
    process = subprocess.Popen(
        [_script("odsgen"), "watch", "first.yaml", "-o", "out", "--run", command],
        cwd=folder.path,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={k: v for k, v in os.environ.items() if k != "PYTHONSAFEPATH"},
    )
    written = folder.path / "environment"
    for _ in range(300):
        if written.exists() and written.stat().st_size or process.poll() is not None:
            break
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    output, _ = process.communicate(timeout=30)
    assert written.exists(), output
    # The user's own command runs as it would without us.
    assert "PYTHONSAFEPATH" not in written.read_text()


@pytest.mark.parametrize("module", ["ods_opt", "ods_run"])
def test_modules_that_are_run_leave_the_current_folder_at_once(tmp_path: Path, module: str) -> None:
    """Python imports some modules before it comes to ours, which is out of our hands: `-P` keeps them out, too."""
    before = "import runpy, sys; print(*sys.modules)"
    loaded = subprocess.check_output([sys.executable, "-P", "-c", before], text=True).split()
    folder = Folder(tmp_path, without=frozenset(name.partition(".")[0] for name in loaded))
    done = folder.run(sys.executable, "-m", f"odsgen.cli.{module}", "a.mlir")
    assert done.returncode == 0, done.stderr
    assert folder.imported() == []


@pytest.mark.parametrize("engine", ["local(1)", "dask(workers=1)"])
def test_workers_of_a_library_import_nothing_from_the_current_folder(
    folder: Folder, engine: str
) -> None:
    if "dask" in engine:
        pytest.importorskip("distributed")
    name = engine.partition("(")[0]
    code = (
        "import sys; sys.path.remove('')\n"
        f"from odsgen.batch import records, {name}\n"
        "if __name__ == '__main__':\n"
        f"    print([r.status.value for r in records(['a.mlir'], engine={engine})])\n"
    )
    done = folder.run(sys.executable, "-c", code)
    assert done.stdout == "['ok']\n", done.stderr


def test_the_path_of_workers_has_the_standard_library_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", ["", str(tmp_path), "/some/scripts", *sys.path])
    found = worker_path({})
    assert "" not in found
    assert str(tmp_path) not in found
    library = os.path.dirname(os.__file__)
    assert found.index(library) < found.index("/some/scripts")
    assert str(tmp_path) in worker_path({"PYTHONPATH": str(tmp_path)})
