"""A dialect whose verifiers hang, crash or take all memory: programs that end the process that reads them."""

from __future__ import annotations

from pathlib import Path

from odsgen.codegen import generate

_SPEC = """\
dialect: trouble
summary: Operations that no process survives.
ops:
  hang: {verifier: true, assembly_format: attr-dict}
  crash: {verifier: true, assembly_format: attr-dict}
  leave: {verifier: true, assembly_format: attr-dict}
  swallow: {verifier: true, assembly_format: attr-dict}
"""

_HOOKS = """\
import os
import signal


def verify_hang(op):
    while True:
        pass


def verify_crash(op):
    os.kill(os.getpid(), signal.SIGSEGV)


def verify_leave(op):
    os._exit(3)


def verify_swallow(op):
    taken = []
    while True:
        taken.append(bytearray(1 << 20))
"""

HANG = "trouble.hang\n"
CRASH = "trouble.crash\n"
LEAVE = "trouble.leave\n"
SWALLOW = "trouble.swallow\n"


def make_trouble(folder: Path) -> str:
    """Make the package of the dialect inside a folder; the folder of the package."""
    spec = folder / "trouble.yaml"
    spec.write_text(_SPEC)
    package = folder / "trouble"
    package.mkdir()
    (package / "hooks.py").write_text(_HOOKS)
    generate([spec], folder)
    return str(package)
