"""Native code and the interpreter compute the same."""

import random

import pytest

from odsgen.interpreter import Machine, from_text, to_python
from odsgen.interpreter.machine import function_type
from odsgen.native import compile
from odsgen.runtime import Context, parse
from tests.interpreting.random_functions import random_program


def plain(results: object) -> list[str]:
    """The results as text, which tells zeros and NaNs apart."""
    listed = results if isinstance(results, (list, tuple)) else [] if results is None else [results]
    return [repr(int(each) if isinstance(each, bool) else each) for each in listed]


@pytest.mark.parametrize("seed", range(6))
def test_random_programs_compute_what_the_interpreter_does(seed: int) -> None:
    program = random_program(random.Random(seed), count=3, is_defined=True)
    module = parse(program.text, Context())
    for name, *_, texts in program.functions:
        machine = Machine(module)
        function = machine.function(name)
        type = function_type(function)
        values = [
            from_text(text.partition(" : ")[0], each)
            for text, each in zip(texts, type.inputs, strict=True)
        ]
        results = machine.call(function, values)
        expected = [to_python(each, t) for each, t in zip(results, type.results, strict=True)]
        arguments = [to_python(each, t) for each, t in zip(values, type.inputs, strict=True)]
        assert plain(compile(program.text, name, opt_level=1)(*arguments)) == plain(expected)
