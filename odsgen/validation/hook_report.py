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
from odsgen.runtime.registry.hook_names import named_hooks

#: The decorator of a hook, what it names, and the part of that.
Key = tuple[str, str, str]


class Request(TypedDict):
    """A package, and what its spec declares, by decorators."""

    package: str
    module: str  # that the spec names for its hooks
    declared: Mapping[str, str]
    unwritten: Mapping[
        str, Key
    ]  # hooks that nobody has written, as the spec says, by the names of functions


class Answer(TypedDict):
    """Mistakes in the hooks of a package; of a `Binding` without the hook."""

    package: str
    error: str  # why they cannot be imported
    missing: list[Key]
    undeclared: list[Binding]
    unlisted: list[tuple[str, Binding]]  # with the modules that `HOOKS` leaves out


def answer_of(package: str, error: str = "") -> Answer:
    """An answer that knows of nothing yet, or of nothing but an error."""
    return Answer(package=package, error=error, missing=[], undeclared=[], unlisted=[])


def report(request: Request) -> Answer:
    """Finds the mistakes in the hooks of one package."""
    answer = answer_of(request["package"])
    try:
        dialect = load_dialect_package(request["package"])
        own = dialect.bound_hooks.modules[:1]
        hooks = BoundHooks((*own, *filter(None, [request["module"]])), request["declared"])
        answer["unlisted"] = [(module, each.without_hook) for module, each in hooks.unlisted()]
        answer["missing"] = list(hooks.missing(dialect.classes()))
        undeclared = [each.without_hook for each in hooks.undeclared(dialect.operations)]
        keys = {each[:3] for each in undeclared}
        named = named_hooks(hooks.modules_with_names(), request["unwritten"])
        answer["undeclared"] = [*undeclared, *(each for each in named if each[:3] not in keys)]
    except (DialectLoadError, HookError) as error:
        answer["error"] = str(error)
    return answer


def main() -> None:
    """Answer the requests of standard input; what hooks print goes to standard error."""
    requests: list[Request] = json.load(sys.stdin)
    for request in requests:
        with redirect_stdout(sys.stderr):
            answer = report(request)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
