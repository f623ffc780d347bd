"""The function type at the end of a format that gives the operands their types: `… attr-dict `:` functional-type(…)`."""

from __future__ import annotations

from odsgen.codegen.format_lowering import local_names as names
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, AssignSeveral, Step, Steps, expect, names_read

_COLON = expect(":", is_keyword=False)
#: The colon, the function type, its inputs and its results, and the operands.
_COUNT = 5


def with_signatures(steps: Steps) -> Steps:
    """The steps, with those that read a function type and resolve the operands by it put into one call."""
    for start in range(len(steps) - _COUNT + 1):
        end = start + _COUNT
        signature = _signature(steps[start:end], names_read(steps[end:]))
        if signature is not None:
            return (*steps[:start], signature, *steps[end:])
    return steps


def _signature(steps: Steps, read_later: frozenset[str]) -> Step | None:
    match steps:
        case (
            colon,
            Assign(function_type, e.Call(parse)),
            Assign(inputs, e.Member(e.Name(inputs_of), "inputs")),
            Assign(results, e.Member(e.Name(results_of), "results")),
            Assign(
                operands, e.Call(e.Member(_, "resolve_operands"), (tokens, e.Name(types), place))
            ),
        ) if (
            colon == _COLON
            and parse == names.PARSE_FUNCTION_TYPE
            and function_type == inputs_of == results_of == names.FUNCTION_TYPE.id
            and inputs == types
            and not {inputs, function_type} & read_later
        ):
            read = names.PARSE_SIGNATURE.call(names.PARSER, tokens, place)
            return AssignSeveral((e.Name(operands), e.Name(results)), read)
    return None
