"""The passes between StableHLO and VHLO, as stablehlo-opt has them."""

from __future__ import annotations

from odsgen.passes import OpPassManager, Pass
from odsgen.passes.options import Option, read_flag, read_text
from odsgen.passes.registry import register_pass, register_pipeline
from odsgen.runtime import DiagnosticError, Operation

from .to_stablehlo import legalize_to_stablehlo
from .to_version import convert_to_version
from .to_vhlo import legalize_to_vhlo
from .version import CURRENT


class _Conversion(Pass):
    """A pass over a module that may refuse it."""

    OPERATION = "builtin.module"

    def run_on_operation(self, op: Operation) -> None:
        """Convert the module."""
        try:
            self.convert(op)
        except DiagnosticError as error:
            self.signal_failure(error)

    def convert(self, op: Operation) -> None:
        """Convert the module; raises DiagnosticError where that cannot be."""
        raise NotImplementedError


@register_pass
class StablehloLegalizeToVhlo(_Conversion):
    """StableHLO becomes VHLO."""

    ARGUMENT = "stablehlo-legalize-to-vhlo"
    NAME = "StablehloLegalizeToVhloPass"
    SUMMARY = "Legalize StableHLO to VHLO."

    allow_other_dialects = Option(
        "allow-other-dialects",
        False,
        "Keep operations, types and attributes of other dialects",
        read_flag,
        lambda value: "true" if value else "false",
    )

    def convert(self, op: Operation) -> None:
        """Make the module one of VHLO."""
        legalize_to_vhlo(op, allow_other_dialects=self.allow_other_dialects)


@register_pass
class VhloLegalizeToStablehlo(_Conversion):
    """VHLO in its newest form becomes StableHLO."""

    ARGUMENT = "vhlo-legalize-to-stablehlo"
    NAME = "VhloLegalizeToStablehloPass"
    SUMMARY = "Legalize VHLO to StableHLO."

    def convert(self, op: Operation) -> None:
        """Make the module one of StableHLO."""
        legalize_to_stablehlo(op)


@register_pass
class VhloToVersion(_Conversion):
    """VHLO becomes what a version of it knows."""

    ARGUMENT = "vhlo-to-version"
    NAME = "VhloToVersionPass"
    SUMMARY = "Convert between versions of VHLO."

    target = Option("target", "", "The version, of the form #.#.#", read_text)

    def convert(self, op: Operation) -> None:
        """Bring the module to the version."""
        convert_to_version(op, self.target)


def _deserialize(manager: OpPassManager, options: str) -> None:
    to_current = VhloToVersion()
    to_current.target = str(CURRENT)
    manager.add(to_current)
    manager.add(VhloLegalizeToStablehlo())


register_pipeline("stablehlo-deserialize", "VHLO of any version becomes StableHLO", _deserialize)
