"""Recordings: every change of a program, by which pass and pattern, to be gone through forwards and backwards.

>>> with record(module, "run.jsonl"):
...     PassManager.parse("builtin.module(canonicalize,cse)").run(module)
>>> recording = Recording.read("run.jsonl")
>>> recording.go_to(3)
>>> print(recording.text())
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.recording.errors": "RecordingError",
        "odsgen.recording.reading": "Recording",
        "odsgen.recording.recorder": "Recorder record",
    },
)
