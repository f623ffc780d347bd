"""The text of pipelines (MLIR: Textual Pass Pipeline Specification)."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from odsgen.passes.options import OptionError, read_options
from odsgen.passes.registry import find_pass, find_pipeline

if TYPE_CHECKING:
    from odsgen.passes.manager import OpPassManager

_SEPARATORS = ",({)"
_PARSER = "MLIR Textual PassPipeline Parser"


class PipelineError(ValueError):
    """A pipeline's text that makes no sense, in the words of mlir-opt.

    `complaints` are lines that mlir-opt prints of the values of options, before the message; `hint` is what was probably
    meant, which mlir-opt does not say.
    """

    def __init__(
        self, message: str, complaints: tuple[str, ...] = (), hint: str | None = None
    ) -> None:
        self.complaints = complaints
        self.hint = hint
        super().__init__(message)

    def __str__(self) -> str:
        lines = [*self.complaints, self.args[0]]
        if self.hint is not None:
            lines[-1] = lines[-1].rstrip("\n")
            lines.append(self.hint)
        return "\n".join(lines)

    @property
    def message(self) -> str:
        """The error message, without the complaints."""
        return str(self.args[0])


class PipelineElement(NamedTuple):
    """A pass with the text of its options, or an anchor with the passes inside it."""

    name: str
    position: int
    options: str
    inner: list[PipelineElement]


def split_anchor(text: str) -> tuple[str, str]:
    """The name of the operations on which a pipeline runs, and what is between the parentheses."""
    name, parenthesis, rest = text.partition("(")
    if not name or not parenthesis or not rest.endswith(")"):
        raise PipelineError(
            "expected pass pipeline to be wrapped with the anchor operation type, "
            "e.g. 'builtin.module(...)'"
        )
    return name.rstrip(), rest[:-1]


def parse_passes(text: str, manager: OpPassManager) -> None:
    """Add the passes of a text such as `func.func(canonicalize,cse),symbol-dce`; raises PipelineError."""
    if text:
        _add(pipeline_elements(text), manager, text)


def add_pass(name: str, options: str, manager: OpPassManager) -> bool:
    """Add a pass, or the passes of a pipeline; False if there is none of that name.  Raises OptionError."""
    pass_class = find_pass(name)
    if pass_class is not None:
        made = pass_class()
        read_options(made, options)
        manager.add(made)
        return True
    build = find_pipeline(name)
    if build is not None:
        build(manager, options)
    return build is not None


def _error(text: str, position: int, message: str) -> PipelineError:
    line = f"{text}\n{' ' * position}^\n"
    return PipelineError(f"{_PARSER}:1:{position + 1}: error: {message}\n{line}")


def pipeline_elements(text: str) -> list[PipelineElement]:
    """The parts of a pipeline's text, not looked up yet; raises PipelineError."""
    stack: list[list[PipelineElement]] = [[]]
    position = 0
    while True:
        first = position
        while position < len(text) and text[position] not in _SEPARATORS:
            position += 1
        name = text[first:position]
        start = first + len(name) - len(name.lstrip())
        element = PipelineElement(name.strip(), start, "", [])
        stack[-1].append(element)
        if position == len(text):
            break
        if text[position] == "{":
            close = _closing_brace(text, position)
            stack[-1][-1] = element._replace(options=text[position + 1 : close])
            position = _after_space(text, close + 1)
        elif text[position] == "(":
            stack.append(element.inner)
            position += 1
            continue
        while position < len(text) and text[position] == ")":
            if len(stack) == 1:
                raise _error(
                    text,
                    position,
                    "encountered extra closing ')' creating unbalanced parentheses while parsing pipeline",
                )
            stack.pop()
            position = _after_space(text, position + 1)
        if position == len(text):
            break
        if text[position] != ",":
            raise _error(text, position, "expected ',' after parsing pipeline")
        position += 1
    if len(stack) > 1:
        message = "encountered unbalanced parentheses while parsing pipeline"
        raise _error(text, first, message)
    return stack[0]


def _closing_brace(text: str, opening: int) -> int:
    depth = 0
    for position in range(opening, len(text)):
        if text[position] == "{":
            depth += 1
        elif text[position] == "}":
            depth -= 1
            if not depth:
                return position
    raise _error(text, opening, "missing closing '}' while processing pass options")


def _nearest_pass(name: str) -> str | None:
    """The pass or pipeline that was probably meant."""
    from difflib import get_close_matches

    from odsgen.passes.registry import registered_passes, registered_pipelines

    near = get_close_matches(name, [*registered_passes(), *registered_pipelines()], n=1)
    return f"did you mean '{near[0]}'?" if near else None


def _after_space(text: str, position: int) -> int:
    while position < len(text) and text[position].isspace():
        position += 1
    return position


def _add(elements: list[PipelineElement], manager: OpPassManager, text: str) -> None:
    pending = [(element, manager) for element in reversed(elements)]
    while pending:
        element, target = pending.pop()
        if element.inner:
            nested = target.nest(element.name)
            pending += [(inner, nested) for inner in reversed(element.inner)]
            continue
        try:
            known = add_pass(element.name, element.options, target)
        except OptionError as error:
            message = f"{error}\nfailed to add `{element.name}` with options `{element.options}`\n"
            raise PipelineError(message, tuple(filter(None, [error.complaint]))) from None
        if not known:
            message = f"'{element.name}' does not refer to a registered pass or pass pipeline"
            unknown = _error(text, element.position, message)
            unknown.hint = _nearest_pass(element.name)
            raise unknown
