"""The limits of what a program, a spec, an archive or a table may take: one table, from which commands have options and defaults.

docs/explanation/security.md shows it, and `tests/packaging/test_limits.py` holds the two together.  How deep programs
nest, and the lengths of names and numbers, belong to the languages and have no options.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Limit(NamedTuple):
    """A limit with the option of a command that sets it."""

    tool: str
    option: str
    unit: str
    default: int  # 0: no limit, where that is allowed
    shown: str  # the default, as people write it
    summary: str

    @property
    def help(self) -> str:
        """The text of the option."""
        return f"{self.summary} ({self.shown})"


MEGABYTE: Final = 1 << 20

# --- a program that runs ----------------------------------------------------------------------------------------------------

STEPS: Final = Limit(
    "ods-run",
    "max-steps",
    "number",
    100_000_000,
    "100 million",
    "The most operations that are evaluated, and elements that are computed or copied",
)
ELEMENTS: Final = Limit(
    "ods-run",
    "max-elements",
    "number",
    50_000_000,
    "50 million",
    "The most elements of vectors, tensors and buffers that are made or printed; wide integers count by words of 64 bits",
)
DEPTH: Final = Limit(
    "ods-run",
    "max-depth",
    "number",
    10_000,
    "10,000",
    "The most regions and calls that are open at a time",
)

# --- inputs of many programs ------------------------------------------------------------------------------------------------

SIZE: Final = Limit(
    "ods-batch",
    "max-size",
    "bytes",
    64 * MEGABYTE,
    "64M",
    "The largest program that is read, and the largest header of an archive",
)
UNPACKED: Final = Limit(
    "ods-batch",
    "max-unpacked",
    "bytes",
    64 << 30,
    "64G",
    "The most to which one archive or table may unpack",
)
ROWS: Final = Limit(
    "ods-batch",
    "max-rows",
    "number",
    100_000_000,
    "100 million",
    "The most programs of one archive or table",
)
RATIO: Final = Limit(
    "ods-batch",
    "max-ratio",
    "number",
    1000,
    "1000",
    "The most by which an archive or table may grow when it is unpacked, past 16M; a row counts as 64 bytes at least",
)
TIME: Final = Limit(
    "ods-batch",
    "timeout",
    "seconds",
    60,
    "60",
    "The most seconds for a program, 0 for no limit",
)
MEMORY: Final = Limit(
    "ods-batch",
    "memory",
    "bytes",
    0,
    "no limit",
    "The most memory of a worker process",
)

# --- specs ------------------------------------------------------------------------------------------------------------------

SPEC_SIZE: Final = Limit(
    "odsgen",
    "max-size",
    "bytes",
    32 * MEGABYTE,
    "32M",
    "The largest spec that is read",
)
SPEC_VALUES: Final = Limit(
    "odsgen",
    "max-values",
    "number",
    1_000_000,
    "1 million",
    "The most values of a spec, with its anchors expanded",
)
SPEC_DEPTH: Final = Limit(
    "odsgen",
    "max-depth",
    "number",
    64,
    "64",
    "The most mappings and lists of a spec that stand in each other",
)
SPEC_LIMITS: Final = (SPEC_SIZE, SPEC_VALUES, SPEC_DEPTH)

LIMITS: Final = (STEPS, ELEMENTS, DEPTH, SIZE, UNPACKED, ROWS, RATIO, TIME, MEMORY, *SPEC_LIMITS)

#: The highest limit for the levels of a spec: its tree is walked by functions that call themselves.
DEEPEST_SPEC: Final = 200
#: Up to so many bytes an archive or a table may grow by any factor.
UNPACKED_BY_ANY_RATIO: Final = 16 * MEGABYTE
#: What a row of a table counts, however small it is: each becomes a row of the output.
BYTES_OF_A_ROW: Final = 64
#: Integers of more bits count as so many elements as they have words of 64 bits.
WIDE_INTEGER: Final = 2048
