"""The view of `hooks.py`: a typed stub for every hook that the spec declares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.imports import Imports
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model.hooks import Hook, HookParameter

#: The module of the decorators.
DECORATORS = "odsgen.hooks"


@dataclass(frozen=True, slots=True)
class StubParameterView:
    """A parameter of a stub."""

    name: str
    annotation: str
    takes_rest: bool
    begins_keywords: bool  # from it on, parameters are given by their names
    is_optional: bool  # None if it is not given


@dataclass(frozen=True, slots=True)
class StubView:
    """One function that the author fills in."""

    name: str
    parameters: tuple[StubParameterView, ...]
    returns: str
    documentation: str


@dataclass(frozen=True, slots=True)
class DecoratedView:
    """A decorated function; or, of a form, the class of its two methods."""

    decorator: str
    form: str | None  # the name of the class
    functions: tuple[StubView, ...]


def stub_views(hooks: Iterable[Hook], imports: Imports) -> tuple[DecoratedView, ...]:
    """The stubs of hooks."""
    groups: dict[tuple[str, str, str], list[Hook]] = {}
    for hook in hooks:
        groups.setdefault(hook.key, []).append(hook)
    return tuple(_decorated_view(group, imports) for group in groups.values())


def _decorated_view(group: list[Hook], imports: Imports) -> DecoratedView:
    first = group[0]
    imports.use(DECORATORS, first.kind.decorator)
    if first.names_class:
        imports.dialect_class(first.target)
    form = None
    if first.direction:
        form = first.subject
        if first.names_class or form in RUNTIME_MODULES:  # `Value` would hide that of the runtime
            form = f"{form if not first.names_class else first.target.removesuffix('Op')}Form"
    return DecoratedView(first.decoration, form, tuple(_stub_view(hook, imports) for hook in group))


def _stub_view(hook: Hook, imports: Imports) -> StubView:
    return StubView(
        hook.direction or hook.function,
        tuple(
            _parameter_view(parameter, before, imports)
            for parameter, before in zip(
                hook.parameters, (None, *hook.parameters[:-1]), strict=False
            )
        ),
        imports.annotation(hook.returns),
        escape(sentence(hook.documentation)),
    )


def _parameter_view(
    parameter: HookParameter, before: HookParameter | None, imports: Imports
) -> StubParameterView:
    return StubParameterView(
        parameter.name,
        imports.annotation(parameter.annotation),
        parameter.takes_rest,
        parameter.is_keyword and not (before is not None and before.is_keyword),
        parameter.is_optional,
    )
