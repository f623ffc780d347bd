"""Errors of the translation: diagnostics with the place of the operation."""

from __future__ import annotations

from odsgen.runtime import Diagnostic, DiagnosticError, Location, Operation, Severity


class TranslationError(DiagnosticError):
    """A program that is not one of LLVM IR: the first diagnostic says why, others what failed with it."""


def error_at(location: Location, message: str) -> TranslationError:
    """The error with one message at a place."""
    return TranslationError([Diagnostic(Severity.ERROR, location, message)])


def failure_of(op: Operation, message: str) -> TranslationError:
    """The error about an operation, without its name in front."""
    return TranslationError([Diagnostic(Severity.ERROR, op.location, message, operation=op)])


class Failure(Exception):
    """The translation of an operation failed, and nothing says why."""
