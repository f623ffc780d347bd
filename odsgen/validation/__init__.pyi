from odsgen.validation.mixtures import ProgramMixer as ProgramMixer
from odsgen.validation.programs import Program as Program
from odsgen.validation.programs import ProgramGenerator as ProgramGenerator
from odsgen.validation.round_trips import RoundTripFinding as RoundTripFinding
from odsgen.validation.round_trips import round_trip_findings as round_trip_findings
