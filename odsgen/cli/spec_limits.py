"""The options of all commands that read specs: other limits for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

from odsgen.cli.options import size_of
from odsgen.runtime.support.limits import DEEPEST_SPEC, SPEC_DEPTH, SPEC_LIMITS, Limit
from odsgen.spec.limits import spec_limits

_FunctionT = TypeVar("_FunctionT", bound=Callable[..., Any])


def _value(limit: Limit, text: str) -> int:
    """The number that is written; raises click.BadParameter."""
    if limit.unit == "bytes":
        size = size_of(text)
        if not size:
            raise click.BadParameter(f"'{text}' is no size, such as 500K or 64M")
        return size
    if not (text.isascii() and text.isdecimal()) or len(text) > 9 or int(text) == 0:
        raise click.BadParameter(f"'{text}' is no number above 0")
    if limit is SPEC_DEPTH and int(text) > DEEPEST_SPEC:
        raise click.BadParameter(f"at most {DEEPEST_SPEC} levels can be read")
    return int(text)


def _setter(limit: Limit) -> Callable[[click.Context, click.Parameter, str | None], None]:
    name = limit.option.removeprefix("max-")

    def set_limit(context: click.Context, parameter: click.Parameter, text: str | None) -> None:
        if text is not None:
            context.with_resource(spec_limits(**{name: _value(limit, text)}))

    return set_limit


def spec_limit_options(command: _FunctionT) -> _FunctionT:
    """Give a command the options; what they set holds while it runs."""
    for limit in reversed(SPEC_LIMITS):
        option = click.option(
            f"--{limit.option}",
            metavar=f"<{limit.unit}>",
            callback=_setter(limit),
            expose_value=False,
            help=limit.help,
        )
        command = option(command)
    return command
