from odsgen.recording.errors import RecordingError as RecordingError
from odsgen.recording.reading import Recording as Recording
from odsgen.recording.recorder import Recorder as Recorder
from odsgen.recording.recorder import record as record
