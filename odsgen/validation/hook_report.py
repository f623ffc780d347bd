"""Imports the hooks of packages as a program does, in a process of its own, and says how they fit what specs declare.

    python -m odsgen.validation.hook_report < REQUESTS

The requests are a list in JSON; each answer is a line.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from typing import TypedDict

from odsgen.runtime.registry.bindings import Binding, BoundHooks
from odsgen.runtime.registry.context import DialectLoadError
from odsgen.runtime.registry.dialect_folders import load_dialect_package
from odsgen.runtime.registry.hook_errors import HookError

#: The decorator, what it names, and the part of that; where it stands.
Bound = tuple[str, str, str, str, int]


class Request(TypedDict):
    """A package, and what its spec declares, by decorators."""

    package: str
    module: str  # that the spec names for its hooks
    declared: Mapping[str, str]


class Answer(TypedDict):
    """Mistakes in the hooks of a package."""

    package: str
    error: str  # why they cannot be imported
    missing: list[tuple[str, str, str]]
    undeclared: list[Bound]
    unlisted: list[tuple[str, Bound]]  # with the modules that `HOOKS` leaves out


def no_answer(request: Request, error: str) -> Answer:
    """An answer that knows of nothing but an error."""
    return Answer(package=request["package"], error=error, missing=[], undeclared=[], unlisted=[])


def report(request: Request) -> Answer:
    """Finds the mistakes in the hooks of one package."""
    answer = no_answer(request, "")
    try:
        dialect = load_dialect_package(request["package"])
        own = dialect.bound_hooks.modules[:1]
        hooks = BoundHooks((*own, *filter(None, [request["module"]])), request["declared"])
        answer["unlisted"] = [(module, _bound(each)) for module, each in hooks.unlisted()]
        answer["missing"] = list(hooks.missing(dialect.classes()))
        answer["undeclared"] = list(map(_bound, hooks.undeclared(dialect.operations)))
    except (DialectLoadError, HookError) as error:
        answer["error"] = str(error)
    return answer


def _bound(binding: Binding) -> Bound:
    return binding.kind, binding.subject, binding.part, binding.file, binding.line


def main() -> None:
    """Answer the requests of standard input; what hooks print goes to standard error."""
    requests: list[Request] = json.load(sys.stdin)
    for request in requests:
        with redirect_stdout(sys.stderr):
            answer = report(request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
