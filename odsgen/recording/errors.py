"""Errors in recordings."""


class RecordingError(ValueError):
    """A file is no recording, or one that cannot be gone through; the message has the file and the line."""
