"""Inputs that are broken, or made to do harm: each is a row that says why, and the others have theirs."""

from __future__ import annotations

import gzip
import json
import os
import tarfile
import zipfile
from pathlib import Path

import pytest

from odsgen.batch import Emit, Settings, records
from tests.batch.corpus import (
    GOOD,
    PROGRAMS,
    STATUSES,
    json_lines,
    messages,
    statuses,
    write_files,
    write_tar,
    write_zip,
)

SMALL = Settings(max_size=10_000, max_unpacked=5_000_000)


@pytest.mark.parametrize("name", ["../../out.mlir", "/etc/out.mlir", "a/../../b.mlir"])
def test_a_member_that_leads_out_of_its_archive(tmp_path: Path, name: str) -> None:
    tar = write_tar(tmp_path / "p.tar", [("a.mlir", GOOD), (name, GOOD), ("b.mlir", GOOD)])
    archive = write_zip(tmp_path / "p.zip", [("a.mlir", GOOD), (name, GOOD), ("b.mlir", GOOD)])
    for path in (tar, archive):
        found = list(records([str(path)]))
        assert statuses(found) == ["ok", "failed", "ok"]
        assert messages(found) == [f"has a member whose name leads out of the archive: {name!r}"]


def test_links_in_a_tar_are_no_programs(tmp_path: Path) -> None:
    path = tmp_path / "p.tar"
    with tarfile.open(path, "w") as archive:
        for kind in (tarfile.SYMTYPE, tarfile.LNKTYPE, tarfile.FIFOTYPE, tarfile.CHRTYPE):
            member = tarfile.TarInfo("a.mlir")
            member.type = kind
            member.linkname = "/etc/passwd"
            archive.addfile(member)
    assert list(records([str(path)])) == []


def test_large_members(tmp_path: Path) -> None:
    programs = [("a.mlir", GOOD), ("large.mlir", "\n" * 1_000_000), ("b.mlir", GOOD)]
    for path in (
        write_tar(tmp_path / "p.tgz", programs, "w:gz"),
        write_zip(tmp_path / "p.zip", programs),
    ):
        assert path.stat().st_size < 5000
        found = list(records([str(path)], SMALL))
        assert statuses(found) == ["ok", "failed", "ok"]
        assert messages(found) == ["is larger than 10000 bytes, see --max-size"]


def test_a_zip_that_tells_a_wrong_size(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "p.zip", [("large.mlir", "\n" * 1_000_000)])
    data = path.read_bytes()
    size = (1_000_000).to_bytes(4, "little")
    assert data.count(size) == 2
    path.write_bytes(data.replace(size, (100).to_bytes(4, "little")))
    assert statuses(records([str(path)], SMALL)) == ["failed"]


def test_bombs(tmp_path: Path) -> None:
    """All that is unpacked on the way to the programs counts, too."""
    filler = ("notes.txt", "\n" * 9_000_000)
    tar = write_tar(tmp_path / "p.tgz", [("a.mlir", GOOD), filler, ("b.mlir", GOOD)], "w:gz")
    found = list(records([str(tar)], SMALL))
    assert statuses(found) == ["ok", "failed"]
    assert messages(found) == ["unpacks to more than 5000000 bytes, see --max-unpacked"]
    lines = tmp_path / "p.jsonl.gz"
    lines.write_bytes(gzip.compress(json_lines([GOOD]) + b" " * 9_000_000))
    found = list(records([str(lines)], SMALL))
    assert statuses(found) == ["ok", "failed"]
    assert messages(found) == ["unpacks to more than 5000000 bytes, see --max-unpacked"]
    many = write_zip(tmp_path / "p.zip", [(f"{n}.mlir", "\n" * 9_000) for n in range(600)])
    found = list(records([str(many)], SMALL))
    assert messages(found) == ["unpacks to more than 5000000 bytes, see --max-unpacked"]


def test_a_tar_whose_header_is_large(tmp_path: Path) -> None:
    """The name of a member can be of any length; it is not read to the memory."""
    path = tmp_path / "p.tar"
    header = tarfile.TarInfo("././@LongLink")
    header.type = tarfile.GNUTYPE_LONGNAME
    header.size = 1 << 33
    path.write_bytes(header.tobuf(tarfile.GNU_FORMAT) + b"a" * 10_000)
    found = list(records([str(path)], SMALL))
    assert statuses(found) == ["failed"]
    assert "--max-size" in messages(found)[0]


@pytest.mark.parametrize(
    "suffix", ["tar", "tar.gz", "tar.xz", "zip", "jsonl.gz", "jsonl.xz", "parquet"]
)
@pytest.mark.parametrize(
    "content", [b"", b"garbage" * 1000, b"PK\x05\x06", b"\x1f\x8b", b"\xfd7zXZ\x00"]
)
def test_archives_that_are_none(tmp_path: Path, suffix: str, content: bytes) -> None:
    if suffix == "parquet":
        pytest.importorskip("pyarrow")
    path = tmp_path / f"p.{suffix}"
    path.write_bytes(content)
    write_files(tmp_path, {"a.mlir": GOOD})
    found = list(records([str(path), str(tmp_path / "a.mlir")]))
    assert found[-1].status.value == "ok"
    # Nothing is a valid table, and a compressed nothing one of these.
    assert set(statuses(found[:-1])) <= {"failed"}
    assert content == b"" or len(found) > 1


@pytest.mark.parametrize("kind", ["tar", "tgz", "zip", "jsonl.gz"])
def test_every_truncation_and_one_changed_byte(tmp_path: Path, kind: str) -> None:
    path = tmp_path / f"p.{kind}"
    if kind == "zip":
        write_zip(path, PROGRAMS.items())
    elif kind == "jsonl.gz":
        path.write_bytes(gzip.compress(json_lines(PROGRAMS.values())))
    else:
        write_tar(path, PROGRAMS.items(), "w:gz" if kind == "tgz" else "w")
    whole = path.read_bytes()
    step = max(1, len(whole) // 40)
    for end in range(0, len(whole), step):
        path.write_bytes(whole[:end])
        assert len(statuses(records([str(path)]))) <= len(STATUSES) + 1
        changed = bytearray(whole)
        changed[end] ^= 0x55
        path.write_bytes(changed)
        assert set(statuses(records([str(path)]))) <= {"ok", "refused", "failed"}


def test_an_encrypted_member(tmp_path: Path) -> None:
    path = write_zip(tmp_path / "p.zip", [("a.mlir", GOOD), ("b.mlir", GOOD)])
    data = bytearray(path.read_bytes())
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + offset] |= 1
    path.write_bytes(data)
    found = list(records([str(path)]))
    assert statuses(found) == ["failed", "ok"]
    assert "password" in messages(found)[0]


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "a.mlir")
    (tmp_path / "b.mlir").mkdir()  # a folder by the name of a program: what is in it counts
    (tmp_path / "b.mlir" / "inner.mlir").write_text(GOOD)
    os.symlink("nowhere", tmp_path / "c.mlir")
    os.symlink("d.mlir", tmp_path / "d.mlir")
    os.mkfifo(tmp_path / "e.tar")
    os.mkfifo(tmp_path / "f.jsonl")
    (tmp_path / "g.mlir").write_text(GOOD)
    found = list(records([str(tmp_path), "/dev/zero"]))
    assert [(Path(r.path).name, r.status.value) for r in found] == [
        ("a.mlir", "failed"),
        ("inner.mlir", "ok"),
        ("c.mlir", "failed"),
        ("d.mlir", "failed"),
        ("e.tar", "failed"),
        ("f.jsonl", "failed"),
        ("g.mlir", "ok"),
        ("zero", "failed"),
    ]
    assert messages(found)[:2] == [
        "is not a regular file",
        "cannot be read: No such file or directory",
    ]


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission(tmp_path: Path) -> None:
    write_files(tmp_path)
    (tmp_path / "a.mlir").chmod(0)
    found = list(records([str(tmp_path)]))
    assert messages(found)[0] == "cannot be read: Permission denied"


def test_text_that_is_no_utf8(tmp_path: Path) -> None:
    write_files(
        tmp_path, {"a.mlir": b'module attributes {test.a = "\xff"} {}', "b.mlir": b"\xff\xfe"}
    )
    good, bad = records([str(tmp_path)], Settings(emit=Emit.TEXT))
    # MLIR's strings are bytes, and are printed as escapes.
    assert good.text == 'module attributes {test.a = "\\FF"} {\n}\n'
    assert bad.status.value == "refused"


def test_a_name_that_is_no_utf8(tmp_path: Path) -> None:
    path = os.fsencode(tmp_path) + b"/\xff.mlir"
    with open(path, "wb") as file:
        file.write(b"bad.op")
    (found,) = records([str(tmp_path)])
    assert found.path.endswith("/\\xff.mlir")
    assert found.diagnostics[0].file == found.path


@pytest.mark.parametrize(
    ("line", "message"),
    [
        (b"", "the line is no JSON: "),
        (b"{", "the line is no JSON: "),
        (b"[1]", "the line is no JSON object"),
        (b'{"text": 1}', "the column 'text' is no string"),
        (b'{"text": "\\ud800"}', "the column 'text' has half of a surrogate pair"),
        (b'{"text": "\\udc80"}', "the column 'text' has half of a surrogate pair"),
        (b"\xff", "the line is no JSON: "),
        (b"[" * 20_000, "the line is no JSON"),
        (b'{"text": "' + b"a" * 20_000 + b'"}', "is larger than 10000 bytes"),
        (b"a" * 100_000, "the line is longer than 80000 bytes"),
    ],
)
def test_lines_that_are_no_programs(tmp_path: Path, line: bytes, message: str) -> None:
    path = tmp_path / "p.jsonl"
    path.write_bytes(json_lines([GOOD]) + line + b"\n" + json_lines([GOOD]))
    found = list(records([str(path)], SMALL))
    assert statuses(found) == ["ok", "failed", "ok"]
    assert messages(found)[0].startswith(message)
    assert [record.row for record in found] == [0, 1, 2]


def test_base64_that_is_none(tmp_path: Path) -> None:
    path = tmp_path / "p.jsonl"
    path.write_text(json.dumps({"code": "%"}) + "\n")
    found = list(records([str(path)], Settings(bytecode_column="code")))
    assert messages(found)[0].startswith("the column 'code' is no base64: ")


def test_a_table_that_changes_while_it_is_read(tmp_path: Path) -> None:
    """Every row that was planned is there, though its program is not any more."""
    path = tmp_path / "p.jsonl"
    path.write_bytes(json_lines([GOOD + "//" + "x" * 200_000] * 6))  # more than is read ahead
    found = records([str(path)], batch_size=2)
    first = next(found)
    path.write_bytes(b"")
    assert statuses([first, *found]) == ["ok", "ok", *["failed"] * 4]


def test_a_damaged_column_of_parquet(tmp_path: Path) -> None:
    pa = pytest.importorskip("pyarrow")
    from pyarrow.parquet import write_table

    path = tmp_path / "p.parquet"
    write_table(pa.table({"text": [GOOD] * 10}), path, compression="none", use_dictionary=False)
    whole = path.read_bytes()
    for place in range(4, len(whole), len(whole) // 60):
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        path.write_bytes(changed)
        assert set(statuses(records([str(path)]))) <= {"ok", "refused", "failed"}


def test_a_zip_with_a_folder_of_many_entries_twice(tmp_path: Path) -> None:
    path = tmp_path / "p.zip"
    with zipfile.ZipFile(path, "w") as archive, pytest.warns(UserWarning, match="Duplicate name"):
        archive.writestr("a.mlir", GOOD)
        archive.writestr("a.mlir", "bad.op")
    assert statuses(records([str(path)])) == ["ok", "refused"]
