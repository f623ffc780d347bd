"""Which pass of a pipeline is to blame, and which of its options: for commands that take passes as `mlir-opt` does."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from odsgen.oracle.transformations import Command
from odsgen.oracle.validator import Finding, Kind, Validator
from odsgen.passes.pipeline_text import PipelineElement, pipeline_elements
from odsgen.runtime import DiagnosticError

_PIPELINE = re.compile(r"--?pass-pipeline=(.*)", re.DOTALL)
#: Options of `mlir-opt` that are no passes and change no program.
_SETTINGS = re.compile(
    r"--?(allow-unregistered-dialect|no-implicit-module|split-input-file|verify-.*|mlir-.*|emit-.*|"
    r"o|dialect.*|no-hints)(=.*)?$|-$"
)


@dataclass(frozen=True, slots=True)
class Bisection:
    """The smallest part of a command with which a program still shows a finding."""

    command: Command | None
    #: The pass with its options, as the command line has it; empty where only the whole command shows it.
    blamed: str
    finding: Finding


def bisect(command: Command, finding: Finding, validator: Validator) -> Bisection:
    """Find the pass to blame, by running passes one by one, and take the options from it that do not matter."""
    settings, passes = split_passes(command.arguments[1:])
    whole = Bisection(command, passes[0] if len(passes) == 1 else "", finding)
    found = whole
    if len(passes) > 1:
        found = _first_to_blame(command, settings, passes, finding, validator) or whole
    return _fewer_options(command, found, settings, validator) if found.blamed else found


def split_passes(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The settings and the passes of a command line, each pass as an argument of its own; raises PipelineError."""
    settings: list[str] = []
    passes: list[str] = []
    for argument in arguments:
        pipeline = _PIPELINE.fullmatch(argument)
        if pipeline is not None:
            elements = pipeline_elements(pipeline[1])
            passes += [f"--pass-pipeline={each}" for each in _each_pass(elements)]
        elif argument.startswith("-") and not _SETTINGS.fullmatch(argument):
            passes.append(argument)
        else:
            settings.append(argument)
    return settings, passes


def _each_pass(elements: Sequence[PipelineElement]) -> Iterator[str]:
    """Pipelines of one pass each, in the order in which a pipeline runs them."""
    for element in elements:
        if not element.inner:
            yield f"{element.name}{{{element.options}}}" if element.options else element.name
        for inner in _each_pass(element.inner):
            yield f"{element.name}({inner})"


def _first_to_blame(
    command: Command,
    settings: Sequence[str],
    passes: Sequence[str],
    finding: Finding,
    validator: Validator,
) -> Bisection | None:
    """The first pass that by itself shows a finding of the same kind on what the passes before it left."""
    text = finding.program
    for each in passes:
        step = command.with_arguments([*settings, each])
        found = _check(step, text, validator)
        if found is not None and found.kind is finding.kind:
            return Bisection(step, each, found)
        transformed = step(text)
        if not transformed.succeeded:
            return None
        text = transformed.text
    return None


def _fewer_options(
    tool: Command, found: Bisection, settings: Sequence[str], validator: Validator
) -> Bisection:
    """The same with as few options of the pass as show the finding."""
    changed = True
    while changed:
        changed = False
        for shorter in _with_an_option_less(found.blamed):
            command = tool.with_arguments([*settings, shorter])
            finding = _check(command, found.finding.program, validator)
            if finding is not None and finding.kind is found.finding.kind:
                found = Bisection(command, shorter, finding)
                changed = True
                break
    return found


_OPTIONS = re.compile(r"(.*\{)([^{}]*)(\}\)*)", re.DOTALL)


def _with_an_option_less(blamed: str) -> Iterator[str]:
    """`--pass="a=1 b=2"` and `pass{a=1 b=2}` with one option left out."""
    in_braces = _OPTIONS.fullmatch(blamed)
    if in_braces is not None:
        options = in_braces[2].split()
        for number in range(len(options)):
            rest = " ".join(options[:number] + options[number + 1 :])
            yield f"{in_braces[1]}{rest}{in_braces[3]}"
        return
    name, equals, value = blamed.partition("=")
    if not equals or blamed.startswith(("--pass-pipeline", "-pass-pipeline")):
        return
    options = value.split()
    for number in range(len(options)):
        rest = " ".join(options[:number] + options[number + 1 :])
        yield f"{name}={rest}" if rest else name


def _check(command: Command, text: str, validator: Validator) -> Finding | None:
    try:
        return validator.of(command).check(text).finding
    except DiagnosticError as error:
        return Finding(Kind.INVALID, error.diagnostics[0].message, text)
