"""Valid programs of a dialect, made from its definitions, and what is checked with them.

`ProgramGenerator` makes programs that verify, around every operation of a dialect; `round_trip_findings` tells which of them
are not read as they are printed.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.validation.mixtures": "ProgramMixer",
        "odsgen.validation.programs": "Program ProgramGenerator",
        "odsgen.validation.round_trips": "RoundTripFinding round_trip_findings",
    },
)
