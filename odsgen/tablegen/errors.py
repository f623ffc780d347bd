"""Errors while TableGen is read."""

from __future__ import annotations


class TableGenError(Exception):
    """TableGen could not be evaluated, or its records are not those of ODS; the message says what to do."""
