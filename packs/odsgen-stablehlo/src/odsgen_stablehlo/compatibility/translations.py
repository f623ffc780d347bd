"""The translations of `ods-translate` between StableHLO and portable artifacts, as stablehlo-translate has them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.translation import Translation, TranslationOption

if TYPE_CHECKING:
    from odsgen.runtime import Context, Operation

TRANSLATIONS = (
    Translation(
        "deserialize",
        "Read a portable artifact of StableHLO",
        f"{__name__}:deserialize",
        to_mlir=True,
    ),
    Translation(
        "serialize",
        "Write StableHLO as a portable artifact",
        f"{__name__}:serialize",
        options=(
            TranslationOption(
                "target", "target", "Serialize for this version, the newest one by itself", "#.#.#"
            ),
            TranslationOption(
                "allow-other-dialects",
                "allow_other_dialects",
                "Keep operations, types and attributes of other dialects",
            ),
            TranslationOption(
                "strip-debuginfo", "strip_debuginfo", "Forget where operations come from"
            ),
        ),
    ),
)


def deserialize(data: bytes, context: Context) -> Operation:
    """The program of an artifact."""
    from ..artifacts import read_artifact

    return read_artifact(data, context)


def serialize(
    op: Operation,
    write: Callable[[bytes], object],
    target: str | None = None,
    allow_other_dialects: bool = False,
    strip_debuginfo: bool = False,
) -> None:
    """Write the artifact of a program."""
    from odsgen.passes import PassManager

    from ..artifacts import CURRENT, write_artifact

    if strip_debuginfo:
        PassManager.parse("any(strip-debuginfo)").run(op)
    version = CURRENT if target is None else target
    write(write_artifact(op, version, allow_other_dialects=allow_other_dialects))
