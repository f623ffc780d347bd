"""Limits on what archives and tables unpack to: told before the work, each with an option."""

from __future__ import annotations

import gzip
import io
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from odsgen.batch import Settings, local, records
from odsgen.batch.model import Unreadable
from odsgen.batch.planning import tasks
from odsgen.batch.streams import Unpacked
from odsgen.batch.tar_members import tar_members
from tests.batch.bombs import SECONDS
from tests.batch.corpus import GOOD, json_lines, messages, statuses, write_tar, write_zip
from tests.limited import run_limited

_DATA = Path(__file__).parent / "data"


def test_random_bombs_end_in_rows() -> None:
    pytest.importorskip("pyarrow")
    done = subprocess.run(
        [sys.executable, "-m", "tests.batch.bombs", "0", "12"],
        cwd=_DATA.parents[2],
        capture_output=True,
        text=True,
        timeout=30 * SECONDS,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout


# --- tar ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [40_000, 1_000_000])
def test_a_pax_header_of_digits_is_refused_at_once(tmp_path: Path, size: int) -> None:
    """`tarfile` takes quadratic time for it, and has three expressions that do."""
    member = tarfile.TarInfo("././@PaxHeader")
    member.type, member.size = tarfile.XHDTYPE, size
    content = (b"1" * size).ljust((size + 511) // 512 * 512, b"\0")
    path = tmp_path / "p.tar.gz"
    path.write_bytes(gzip.compress(member.tobuf(tarfile.USTAR_FORMAT) + content))
    ended = run_limited(["ods-batch", str(path), "-o", str(tmp_path / "out"), "--quiet"])
    assert (ended.code, ended.errors) == (0, "")
    (part,) = (tmp_path / "out").glob("part-*")
    row = part.read_text()
    assert "cannot be read as an archive: the header at byte 0 is damaged" in row


def test_headers_that_describe_headers_are_read_one_after_another(tmp_path: Path) -> None:
    """`tarfile` calls itself for each."""
    member = tarfile.TarInfo("././@LongLink")
    member.type, member.size = tarfile.GNUTYPE_LONGNAME, 7
    header = member.tobuf(tarfile.GNU_FORMAT) + b"a.mlir\0".ljust(512, b"\0")
    last = tarfile.TarInfo("b.mlir").tobuf(tarfile.GNU_FORMAT)
    path = tmp_path / "p.tar"
    path.write_bytes(header * 5000 + last)
    (record,) = records([str(path)])
    assert record.path == f"{path}/a.mlir"


_NAMES = st.text(
    st.characters(blacklist_categories=["Cs"], blacklist_characters="\0"), min_size=1, max_size=300
).filter(lambda name: not name.startswith("/"))


@given(
    st.lists(st.tuples(_NAMES, st.binary(max_size=1500)), max_size=6),
    st.sampled_from([tarfile.GNU_FORMAT, tarfile.PAX_FORMAT]),
    st.sampled_from(["0", "1", "2", "3", "5", "6", "7"]),
)
def test_what_archivers_write_is_read_as_by_tarfile(
    tmp_path_factory: pytest.TempPathFactory,
    contents: list[tuple[str, bytes]],
    format: Any,
    kind: str,
) -> None:
    path = tmp_path_factory.getbasetemp() / "law.tar"
    with tarfile.open(path, "w", format=format) as archive:
        for number, (name, data) in enumerate(contents):
            member = tarfile.TarInfo(name)
            member.type = kind.encode() if number % 2 else tarfile.REGTYPE
            member.linkname = "elsewhere" if number % 2 else ""
            member.size = len(data) if member.isreg() else 0
            archive.addfile(member, io.BytesIO(data))
    with tarfile.open(path) as archive:
        expected = [
            (m.name.rstrip("/"), m.offset, m.isreg(), _data(archive, m))
            for m in archive.getmembers()
        ]
    found = []
    with Unpacked(str(path), Settings(), 1 << 20) as stream:
        for m in tar_members(stream):
            data = stream.read(m.size) if m.is_file else b""
            found.append((m.name.rstrip("/"), m.offset, m.is_file, data))
    assert found == expected


def _data(archive: tarfile.TarFile, member: tarfile.TarInfo) -> bytes:
    file = archive.extractfile(member) if member.isreg() else None
    return b"" if file is None else file.read()


def test_programs_of_sparse_files_are_refused(tmp_path: Path) -> None:
    member = tarfile.TarInfo("a.mlir")
    member.size = len(GOOD)
    member.pax_headers = {"GNU.sparse.major": "1", "GNU.sparse.minor": "0"}
    path = tmp_path / "p.tar"
    path.write_bytes(
        member.tobuf(tarfile.PAX_FORMAT) + GOOD.encode().ljust(512, b"\0") + b"\0" * 1024
    )
    found = list(records([str(path)]))
    assert messages(found) == ["is stored as a sparse file, which is not supported"]


# --- rows, sizes and ratio ------------------------------------------------------------------------------------------------


def test_more_programs_than_rows_allowed(tmp_path: Path) -> None:
    programs = [(f"{number}.mlir", "") for number in range(9)]
    tar = write_tar(tmp_path / "p.tar", programs)
    archive = write_zip(tmp_path / "p.zip", programs)
    lines = tmp_path / "p.jsonl"
    lines.write_bytes(json_lines([""] * 9))
    limited = Settings(max_rows=5)
    found = list(records([str(tar)], limited))
    assert statuses(found) == ["ok"] * 5 + ["failed"]
    assert messages(found) == ["has more than 5 programs, see --max-rows"]
    assert messages(records([str(archive)], limited)) == [
        "has more than 5 programs, see --max-rows"
    ]
    found = list(records([str(lines)], limited))
    assert statuses(found) == ["ok"] * 5 + ["failed"]
    assert messages(found) == ["has more than 5 rows, see --max-rows"]


def test_more_than_the_ratio_allows(tmp_path: Path) -> None:
    grown = "unpacks to more than 100 times its size, see --max-ratio"
    limited = Settings(max_ratio=100)
    many = [(f"{number}.mlir", "\n" * 1_000_000) for number in range(20)]
    tar = write_tar(tmp_path / "p.tgz", many, "w:gz")
    archive = write_zip(tmp_path / "p.zip", many)
    assert set(messages(records([str(tar)], limited))) == {grown}
    assert messages(records([str(archive)], limited)) == [grown]
    lines = tmp_path / "p.jsonl.gz"
    lines.write_bytes(gzip.compress(b"\n" * 300_000))
    *_, last = tasks([str(lines)], limited, 100_000)
    rows = "has more rows than 100 times its size, of 64 bytes each, see --max-ratio"
    assert last.pieces[-1] == Unreadable(str(lines), rows)


def test_a_small_file_may_grow_by_any_factor(tmp_path: Path) -> None:
    tar = write_tar(tmp_path / "p.tgz", [("a.mlir", " " * 10_000_000)], "w:gz")
    assert statuses(records([str(tar)], Settings(max_ratio=2))) == ["ok"]


# --- parquet --------------------------------------------------------------------------------------------------------------


def _write_parquet(path: Path, values: Any, **options: Any) -> Path:
    pq = pytest.importorskip("pyarrow.parquet")
    pa = pytest.importorskip("pyarrow")
    pq.write_table(pa.table({"text": values}), path, compression="zstd", **options)
    return path


def test_a_table_that_tells_of_rows_that_are_not_there() -> None:
    pytest.importorskip("pyarrow")
    path = str(_DATA / "rows_that_are_not_there.parquet")
    assert messages(records([path])) == ["has more than 100000000 rows, see --max-rows"]
    found = messages(records([path], Settings(max_rows=1 << 62, max_ratio=1 << 62)))
    assert found == ["cannot be read as a table: the number of rows is not that of its parts"]


def test_a_small_table_of_many_rows(tmp_path: Path) -> None:
    path = _write_parquet(tmp_path / "p.parquet", ["module {}"] * 300_000)
    assert path.stat().st_size < 2000
    rows = "has more rows than 1000 times its size, of 64 bytes each, see --max-ratio"
    assert messages(records([str(path)])) == [rows]


@pytest.mark.parametrize("use_dictionary", [True, False])
def test_a_small_table_of_much_text(tmp_path: Path, use_dictionary: bool) -> None:
    path = _write_parquet(
        tmp_path / "p.parquet", ["// " + " " * 20_000_000], use_dictionary=use_dictionary
    )
    assert path.stat().st_size < 10_000
    ratio = "unpacks to more than 1000 times its size, see --max-ratio"
    assert messages(records([str(path)])) == [ratio]
    assert statuses(records([str(path)], Settings(max_ratio=100_000))) == ["ok"]


def test_a_text_that_many_rows_share(tmp_path: Path) -> None:
    """Each row has its text from the dictionary: together they come to more than is in the file."""
    text = "// " + " " * 5_000_000
    pa = pytest.importorskip("pyarrow")
    values = pa.DictionaryArray.from_arrays(pa.array([0] * 100, pa.int32()), pa.array([text]))
    path = _write_parquet(tmp_path / "p.parquet", values)
    found = list(records([str(path)]))
    assert statuses(found) == ["ok"] * 3 + ["failed"] * 97
    ratio = "unpacks to more than 1000 times its size, see --max-ratio"
    assert set(messages(found)) == {ratio}


def test_values_that_are_too_large_are_not_unpacked(tmp_path: Path) -> None:
    path = _write_parquet(tmp_path / "p.parquet", ["module {}", " " * 5000, "module {}"])
    found = list(records([str(path)], Settings(max_size=1000), engine=local(1)))
    assert statuses(found) == ["ok", "failed", "ok"]
    assert messages(found) == ["is larger than 1000 bytes, see --max-size"]
