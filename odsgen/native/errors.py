"""Errors of native runs, and the check that the extra is installed."""

from __future__ import annotations

from importlib.util import find_spec


class NativeError(Exception):
    """A program that cannot be compiled, linked or called natively; the message says what to do."""


class MissingExtraError(NativeError):
    """The extra `native` is not installed."""


def check_extra() -> None:
    """Raise MissingExtraError unless llvmlite and NumPy are installed."""
    missing = [name for name in ("llvmlite", "numpy") if find_spec(name) is None]
    if missing:
        from odsgen.installation import command_for_extra

        verb = "is" if len(missing) == 1 else "are"
        raise MissingExtraError(
            f"native runs need the extra 'native', and {' and '.join(missing)} {verb} not installed: "
            f"{command_for_extra('native')}"
        )
