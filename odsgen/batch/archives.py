"""Programs in tar and zip archives. Nothing is ever unpacked to the disk."""

from __future__ import annotations

import struct
import zipfile
from collections.abc import Iterator

from odsgen.batch.model import MEGABYTE, Settings
from odsgen.batch.program import Program
from odsgen.batch.streams import DAMAGE, Allowance, LimitError, Unpacked, open_regular
from odsgen.batch.tar_members import Member, TarError, tar_members

#: The names of files that are programs, in folders and archives.
PROGRAM_SUFFIXES = (".mlir", ".mlirbc")

#: What reading an archive may raise, bad passwords (RuntimeError) and unknown compressions (NotImplementedError) among them.
ARCHIVE_DAMAGE: tuple[type[Exception], ...] = (
    *DAMAGE,
    TarError,
    zipfile.BadZipFile,
    zipfile.LargeZipFile,
    struct.error,
    RuntimeError,
    LimitError,
    LookupError,
)


def archive_problem(error: Exception) -> str:
    """Why an archive cannot be read, in a line."""
    text = (error.strerror if isinstance(error, OSError) else None) or str(error)
    if isinstance(error, LimitError):
        return text
    return f"cannot be read as an archive: {text or type(error).__name__}"


# --- tar ------------------------------------------------------------------------------------------------------------------


def tar_offsets(path: str, settings: Settings) -> Iterator[int | None]:
    """For each program of a tar archive, where its header is; None in a compressed one, where nobody can go there."""
    with _stream(path, 0, settings) as stream:
        for number, member in enumerate(_program_members(stream), 1):
            stream.allowance.check_rows(number, "programs")
            yield None if stream.is_packed else member.offset


def read_tar(path: str, offset: int, settings: Settings) -> Iterator[Program]:
    """The programs of a tar archive from the header at an offset on."""
    try:
        with _stream(path, offset, settings) as stream:
            for member in _program_members(stream):
                name, problem = _member_name(path, member.name, member.size, settings)
                if problem is None and member.is_sparse:
                    problem = "is stored as a sparse file, which is not supported"
                if problem is not None:
                    yield Program(name, problem=problem)
                    continue
                data = stream.read(member.size)
                if len(data) < member.size:
                    raise TarError("unexpected end of data")
                yield Program(name, data=data)
    except ARCHIVE_DAMAGE as error:
        yield Program(path, problem=archive_problem(error), ends=True)


def _stream(path: str, offset: int, settings: Settings) -> Unpacked:
    return Unpacked(path, settings, max(settings.max_size, MEGABYTE), offset)


def _program_members(stream: Unpacked) -> Iterator[Member]:
    for member in tar_members(stream):
        if member.is_file and member.name.endswith(PROGRAM_SUFFIXES):
            yield member


# --- zip ------------------------------------------------------------------------------------------------------------------


def zip_programs(path: str, settings: Settings) -> list[zipfile.ZipInfo]:
    """The programs of a zip archive."""
    with open_regular(path) as file, zipfile.ZipFile(file) as archive:
        return _program_entries(path, archive, settings)


def read_zip(path: str, first: int, settings: Settings) -> Iterator[Program]:
    """The programs of a zip archive from a number on."""
    try:
        with open_regular(path) as file, zipfile.ZipFile(file) as archive:
            for entry in _program_entries(path, archive, settings)[first:]:
                yield _read_entry(path, archive, entry, settings)
    except ARCHIVE_DAMAGE as error:
        yield Program(path, problem=archive_problem(error), ends=True)


def _program_entries(
    path: str, archive: zipfile.ZipFile, settings: Settings
) -> list[zipfile.ZipInfo]:
    found = [
        entry
        for entry in archive.infolist()
        if not entry.is_dir() and entry.filename.endswith(PROGRAM_SUFFIXES)
    ]
    allowance = Allowance(path, settings)
    allowance.check_rows(len(found), "programs")
    allowance.check_bytes(sum(entry.file_size for entry in found))
    return found


def _read_entry(
    path: str, archive: zipfile.ZipFile, entry: zipfile.ZipInfo, settings: Settings
) -> Program:
    name, problem = _member_name(path, entry.filename, entry.file_size, settings)
    if problem is not None:
        return Program(name, problem=problem)
    try:
        with archive.open(entry) as file:
            # The size that the archive tells may be a lie.
            data = file.read(settings.max_size + 1)
    except ARCHIVE_DAMAGE as error:
        return Program(name, problem=archive_problem(error))
    if len(data) > settings.max_size:
        return Program(name, problem=_too_large(settings))
    return Program(name, data=data)


# --- both -----------------------------------------------------------------------------------------------------------------


def _member_name(path: str, member: str, size: int, settings: Settings) -> tuple[str, str | None]:
    """The path of a member in its row, and what is wrong with the member."""
    parts = member.replace("\\", "/").split("/")
    if parts[0] == "" or ".." in parts or parts[0][1:] == ":":
        return path, f"has a member whose name leads out of the archive: {member!r}"
    problem = _too_large(settings) if size > settings.max_size else None
    return f"{path}/{member}", problem


def _too_large(settings: Settings) -> str:
    return f"is larger than {settings.max_size} bytes, see --max-size"
