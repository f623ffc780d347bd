from odsgen.validation.programs import (
    Program as Program,
    ProgramGenerator as ProgramGenerator,
)
from odsgen.validation.round_trips import (
    RoundTripFinding as RoundTripFinding,
    round_trip_findings as round_trip_findings,
)
