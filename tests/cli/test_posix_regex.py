"""POSIX extended regular expressions, held against LLVM's engine through mlir-opt's own verifier."""

import random
import re
import subprocess
from collections.abc import Sequence

import pytest

from odsgen.drivers.posix_regex import InvalidRegex, Regex, parse_regex
from tests.oracle import mlir_opt_path, requires_oracle

# What mlir-opt says about this is the text that the expressions are searched in.
PROGRAM = '"a.b"() : () -> ()\n'
MESSAGE = (
    "operation being parsed with an unregistered dialect. If this is intended, please use "
    "-allow-unregistered-dialect with the MLIR tool used"
)

EXPRESSIONS = """
()
(
)
a)
*
a**
x*?
^*
$*o
^
$a
a^
a|
|a
(|a)
[
[]
[]a]
[^]
[[:alpha:]]
[[:foo:]]
[b-a]
[a-]
[a-c-e]
[[.a.]]
[[=a=]]
\\d
\\
a{
a{1
o{2,1}
o{999}
{1}
a{,2}
(?:a)
operation.{1,}regis
[[:<:]]being
[[:>:]]
[--/]
(a*)*
used$
a|b
^op
[.]
""".split()


def ours(expression: str) -> str:
    try:
        return "match" if Regex(parse_regex(expression)).search(MESSAGE) else "no match"
    except InvalidRegex as error:
        return str(error)


def theirs(expressions: Sequence[str]) -> list[str]:
    """The answer of mlir-opt for each expression: "match", "no match", or why it is invalid."""
    mlir_opt = mlir_opt_path()
    assert mlir_opt is not None
    answers = []
    for expression in expressions:
        text = "// expected-error-re @below {{{{" + expression + "}}}}\n" + PROGRAM
        process = subprocess.run(
            [mlir_opt, "--verify-diagnostics"], input=text, capture_output=True, text=True
        )
        invalid = re.search("invalid regex: (.*)", process.stderr)
        if invalid:
            answers.append(invalid[1])
        else:
            answers.append("match" if process.returncode == 0 else "no match")
    return answers


@requires_oracle
def test_as_llvm() -> None:
    assert [ours(e) for e in EXPRESSIONS] == theirs(EXPRESSIONS)


@requires_oracle
def test_random_expressions_as_llvm() -> None:
    source = random.Random(7)
    pieces = [*"abeopr[]()*+?|^$\\{}12,-.", "[[:alpha:]]", "[a-f]", "[^o]", "operation"]
    expressions: list[str] = []
    while len(expressions) < 60:
        expression = "".join(source.choices(pieces, k=source.randint(1, 7)))
        ends_block = "}}" in expression or expression.endswith("}")
        if not ends_block and not re.search(r"\\[1-9]", expression):
            expressions.append(expression)
    assert [ours(e) for e in expressions] == theirs(expressions)


def test_repetitions_cannot_make_it_slow() -> None:
    assert not Regex(parse_regex("(a*)*(a|a)*b")).search("a" * 5000)


@pytest.mark.parametrize(
    ("expression", "message"),
    [
        ("(" * 5000 + "a" + ")" * 5000, "out of memory"),
        ("((a{255}){255}){255}", "out of memory"),
        (r"(a)\1", "backreferences are not supported"),
    ],
)
def test_too_much_is_refused(expression: str, message: str) -> None:
    with pytest.raises(InvalidRegex, match=re.escape(message)):
        Regex(parse_regex(expression))


@pytest.mark.parametrize(
    ("expression", "text", "found"),
    [
        ("a{2,3}b", "xab", False),
        ("a{2,3}b", "xaab", True),
        ("^a{2,3}b", "aaaab", False),
        ("[[:digit:]]+-[^[:space:]]", "a 12-x", True),
        ("(one|two)+$", "onetwoone", True),
        ("(one|two)+$", "onetwoone.", False),
        (r"\(\)", "f()", True),
    ],
)
def test_search(expression: str, text: str, found: bool) -> None:
    assert Regex(parse_regex(expression)).search(text) is found
