"""Archives and tables that are small and would become large, or keep their reader busy, at random.

``python -m tests.batch.bombs <first seed> <count>``: reads each with small limits, as `ods-batch` plans and processes it, and prints
those that take too long, too much memory, or end in anything but rows.
"""

from __future__ import annotations

import bz2
import gzip
import io
import json
import lzma
import random
import resource
import signal
import struct
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path

from odsgen.batch import Settings, records

#: Of the address space, of which pyarrow reserves some for its threads.
MEMORY = 3 << 30
SECONDS = 10
_PROGRAM = b"module {}\n"
_SETTINGS = Settings(max_size=1_000_000, max_unpacked=50_000_000, max_rows=2000)
_PACKINGS: dict[str, Callable[[bytes], bytes]] = {
    "": lambda data: data,
    ".gz": lambda data: gzip.compress(data, 6),
    ".bz2": bz2.compress,
    ".xz": lambda data: lzma.compress(data, preset=1),
}


def _header(name: bytes, size: int, kind: bytes) -> bytes:
    number = b"%011o\0" % size if size < 8**11 else b"\x80" + size.to_bytes(11, "big")
    head = name[:100].ljust(100, b"\0") + b"0000644\0" + b"0000000\0" * 2 + number
    head += b"00000000000\0" + b" " * 8 + kind + b"\0" * 100 + b"ustar\x0000"
    head = head.ljust(512, b"\0")
    return head[:148] + b"%06o\0 " % sum(head) + head[156:]


def _padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 512)


def _pax(chance: random.Random) -> bytes:
    """The content of a pax header, as no archiver writes it."""
    long = chance.choice((1, 100, 40_000, 900_000))
    return chance.choice(
        (
            b"1" * long,
            b" " * long,
            b"=" * long,
            b"\n" * long,
            b"9" * long + b" path=a\n",
            b"25 path=some/long/name\n" * (long // 25 + 1),
            b"%d path=%s\n" % (long + 12, b"a" * long),
            b"30 size=%s\n" % (b"9" * long),
            b"20 GNU.sparse.map=" + b"1," * long,
            b"21 hdrcharset=BINARY\n" + b"1" * long,
            bytes(chance.randrange(256) for _ in range(min(long, 2000))),
        )
    )


def _tar(chance: random.Random) -> bytes:
    blocks = []
    for number in range(chance.choice((1, 3, 200, 5000))):
        match chance.randrange(8):
            case 0:
                content = _pax(chance) if number < 5 else b"1" * 3000
                size = len(content) if chance.random() < 0.8 else chance.randrange(1 << 40)
                blocks.append(_header(b"pax", size, chance.choice((b"x", b"g"))) + _padded(content))
            case 1:
                name = b"n" * chance.choice((1, 500, 20_000)) + b".mlir"
                blocks.append(_header(b"long", len(name), b"L") + _padded(name))
            case 2:
                size = chance.choice((0, 1 << 20, 1 << 33, 1 << 62, (1 << 88) - 1))
                blocks.append(_header(b"a.mlir", size, chance.choice((b"0", b"S", b"9"))))
            case 3:
                blocks.append(bytes(chance.randrange(256) for _ in range(512)))
            case 4:
                blocks.append(_header(b"link.mlir", 1 << 40, chance.choice((b"1", b"2", b"5"))))
            case _:
                blocks.append(_header(b"%d.mlir" % number, len(_PROGRAM), b"0") + _padded(_PROGRAM))
    data = b"".join(blocks) + b"\0" * chance.choice((0, 1024, 20_000_000))
    return data[: chance.choice((len(data), chance.randrange(len(data))))]


def _valid_tar(chance: random.Random) -> bytes:
    buffer = io.BytesIO()
    format = chance.choice((tarfile.USTAR_FORMAT, tarfile.GNU_FORMAT, tarfile.PAX_FORMAT))
    with tarfile.open(fileobj=buffer, mode="w", format=format) as archive:
        for number in range(chance.choice((1, 50, 3000))):
            member = tarfile.TarInfo(f"{number}.mlir")
            member.size = chance.choice((0, 10, 2_000_000 if number < 40 else 10))
            archive.addfile(member, io.BytesIO(b"\n" * member.size))
    return buffer.getvalue()


def _zip(chance: random.Random) -> bytes:
    buffer = io.BytesIO()
    packing = chance.choice((zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA))
    with zipfile.ZipFile(buffer, "w", packing) as archive:
        for number in range(chance.choice((1, 50, 3000))):
            size = chance.choice((10, 900_000 if number < 60 else 10))
            archive.writestr(f"{number}.mlir", b"\n" * size)
    data = bytearray(buffer.getvalue())
    if chance.random() < 0.5:  # a size that is not true
        place = data.rfind(b"PK\x01\x02")
        data[place + 24 : place + 28] = struct.pack("<I", chance.randrange(1 << 32))
    return bytes(data)


def _lines(chance: random.Random) -> bytes:
    line = chance.choice(
        (
            b"\n",
            b"{}\n",
            b'{"text": "module {}"}\n',
            b'{"text": "' + b" " * 900_000 + b'"}\n',
            b"[" * 5000 + b"\n",
            b"1" * 100_000 + b"\n",
            b" " * 9_000_000,
        )
    )
    return line * chance.choice((1, 10, max(1, min(500_000, 60_000_000 // len(line)))))


def _parquet(chance: random.Random) -> bytes:
    import pyarrow as pa
    import pyarrow.parquet as pq

    size = chance.choice((10, 1000, 900_000, 5_000_000))
    rows = chance.choice((1, 20, 3000, 200_000))
    text = "module {}".ljust(size)
    encoding = chance.choice(("dictionary", "PLAIN", "DELTA_BYTE_ARRAY", "DELTA_LENGTH_BYTE_ARRAY"))
    if encoding != "dictionary":
        rows = max(1, min(rows, 100_000_000 // size))
    indices = pa.array([0] * rows, pa.int32())
    column = pa.DictionaryArray.from_arrays(indices, pa.array([text]))
    table = pa.table({"text": column if encoding == "dictionary" else column.cast(pa.string())})
    buffer = io.BytesIO()
    pq.write_table(
        table,
        buffer,
        row_group_size=chance.choice((1_000_000, 1000, 7 if rows < 1000 else 1000)),
        compression=chance.choice(("zstd", "gzip", "none", "snappy")),
        use_dictionary=encoding == "dictionary",
        column_encoding=None if encoding == "dictionary" else {"text": encoding},
    )
    data = bytearray(buffer.getvalue())
    for _ in range(chance.choice((0, 0, 0, 1, 5))):
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def input_of(seed: int, folder: Path) -> Path:
    """The archive or table of a seed."""
    chance = random.Random(seed)
    makers = {
        "tar": _tar,
        "valid.tar": _valid_tar,
        "jsonl": _lines,
        "zip": _zip,
        "parquet": _parquet,
    }
    kind = chance.choice(list(makers))
    packing = chance.choice(list(_PACKINGS)) if kind in ("tar", "valid.tar", "jsonl") else ""
    path = folder / f"{seed}.{kind}{packing}"
    path.write_bytes(_PACKINGS[packing](makers[kind](chance)))
    return path


def _outcome(path: Path) -> str:
    counts: dict[str, int] = {}
    for record in records([str(path)], _SETTINGS):
        counts[record.status.value] = counts.get(record.status.value, 0) + 1
        if not all(d.message for d in record.diagnostics):
            return "WRONG: a diagnostic without text"
    return json.dumps(counts)


def _too_long(signum: int, frame: object) -> None:
    raise TimeoutError(f"no end in {SECONDS} seconds")


def main() -> int:
    """Read the inputs of some seeds; 1 if anything is wrong."""
    first, count = map(int, sys.argv[1:3])
    signal.signal(signal.SIGALRM, _too_long)
    is_wrong = False
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(first, first + count):
            path = input_of(seed, Path(folder))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.RLIM_INFINITY))
            signal.alarm(SECONDS)
            try:
                found = _outcome(path)
            except Exception as error:  # anything but rows is what is looked for
                found = f"WRONG: {type(error).__name__}: {error}"
            signal.alarm(0)
            resource.setrlimit(resource.RLIMIT_AS, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
            if "WRONG" in found or "-v" in sys.argv:
                is_wrong = is_wrong or "WRONG" in found
                print(f"{path.name} ({path.stat().st_size} bytes): {found}", flush=True)
            path.unlink()
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
