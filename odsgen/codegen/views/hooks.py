"""The view of `hooks.py`: a typed stub for every hook that the spec declares."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from odsgen.codegen.docstrings import escape, sentence
from odsgen.codegen.imports import Imports
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model.hooks import Hook

#: The module of the decorators.
DECORATORS = "odsgen.hooks"


@dataclass(frozen=True, slots=True)
class DecoratedView:
    """A decorated function; or, of a form, the class of its two methods."""

    decorator: str
    form: str | None  # the name of the class
    functions: tuple[Hook, ...]  # `is_keyword`: keywords begin with the parameter


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
    return DecoratedView(first.decoration, form, tuple(_stub(hook, imports) for hook in group))


def _stub(hook: Hook, imports: Imports) -> Hook:
    """The hook as its stub is written: with annotations as the file knows them, and its docstring."""
    parameters = []
    has_keywords = False
    for parameter in hook.parameters:
        begins_keywords = parameter.is_keyword and not has_keywords
        has_keywords = parameter.is_keyword
        annotation = imports.annotation(parameter.annotation)
        parameters.append(replace(parameter, annotation=annotation, is_keyword=begins_keywords))
    return replace(
        hook,
        function=hook.direction or hook.function,
        parameters=tuple(parameters),
        returns=imports.annotation(hook.returns),
        documentation=escape(sentence(hook.documentation)),
    )
