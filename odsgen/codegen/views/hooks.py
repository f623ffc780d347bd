"""The view of `hooks.py`: a typed stub for every function that the spec declares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.imports import Imports
from odsgen.codegen.python.expressions import Annotation
from odsgen.ods.model.hooks import Hook, HookParameter


@dataclass(frozen=True, slots=True)
class StubParameterView:
    """A parameter of a stub."""

    name: str
    annotation: Annotation
    takes_rest: bool
    begins_keywords: bool  # from it on, parameters are given by their names
    is_optional: bool  # None if it is not given


@dataclass(frozen=True, slots=True)
class StubView:
    """One function that the author fills in."""

    name: str
    parameters: tuple[StubParameterView, ...]
    returns: Annotation
    documentation: str


def stub_views(hooks: Iterable[Hook], imports: Imports) -> tuple[StubView, ...]:
    """The stubs of hooks."""
    return tuple(_stub_view(hook, imports) for hook in hooks)


def _stub_view(hook: Hook, imports: Imports) -> StubView:
    return StubView(
        hook.function,
        tuple(
            _parameter_view(parameter, before, imports)
            for parameter, before in zip(
                hook.parameters, (None, *hook.parameters[:-1]), strict=False
            )
        ),
        Annotation(imports.annotation(hook.returns)),
        escape(sentence(hook.documentation)),
    )


def _parameter_view(
    parameter: HookParameter, before: HookParameter | None, imports: Imports
) -> StubParameterView:
    return StubParameterView(
        parameter.name,
        Annotation(imports.annotation(parameter.annotation)),
        parameter.takes_rest,
        parameter.is_keyword and not (before is not None and before.is_keyword),
        parameter.is_optional,
    )
