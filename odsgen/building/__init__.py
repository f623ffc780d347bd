"""Builds programs from Python: bodies in `with`, numbers where values are wanted, operators and places by choice.

The functions of a dialect's package (`arith.addi`, `scf.for_`) are made of it, see docs/howto/building.md.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.building.bodies": "Body",
        "odsgen.building.locations": "caller_locations",
        "odsgen.building.operators": "operators",
        "odsgen.runtime.ir.implicit": "inside",
        "odsgen.building.values": "AnyValue constant typed_attribute value value_of",
    },
)
