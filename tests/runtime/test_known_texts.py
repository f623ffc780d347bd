"""What a text says again is read by its tokens, and is the same as before; what only looks like it is not."""

from __future__ import annotations

import pytest

from odsgen.runtime import Context, ParseError, parse, print_ir

AROUND = """\
func.func @f(%arg0: i1, %arg1: i32, %arg2: i32) {{
{}
  return
}}
"""


@pytest.mark.parametrize(
    "line",
    [
        "%0 = arith.select %arg0, %arg1, %arg2 : i32",
        "%0 = arith.select %arg0, %arg1, %arg2 {a} : i32",
        "%0 = arith.addi %arg1, %arg2 overflow<nsw> : i32",
        "%0 = arith.addi %arg1, %arg2 overflow<nsw, nuw> : i32",
        '%0 = "a.b"(%arg1) : (i32) -> i32',
        '%0 = "a.b"(%arg1, %arg2) : (i32, i32) -> i32',
        '%0 = "a.b"(%arg1, %arg2) : (i32, i32) -> !c.d<1>',
        '%0:2 = "a.b"() : () -> (i32, i32)',
    ],
)
def test_the_same_text_again(line: str) -> None:
    text = AROUND.format("\n".join(f"  {line.replace('%0', f'%{n}', 1)}" for n in range(3)))
    printed = print_ir(parse(text, Context(allow_unregistered=True)))
    assert [part.strip() for part in printed.splitlines()][2:5] == [
        line.replace("%0", f"%{n}", 1) for n in range(3)
    ]


def test_a_type_that_goes_on() -> None:
    text = AROUND.format(
        '  "a.b"(%arg1) : (i32) -> !c.d\n  "a.b"(%arg1) : (i32) -> !c.d\n  "a.b"(%arg1) : (i32) -> !c.d<1>'
    )
    printed = print_ir(parse(text, Context(allow_unregistered=True)))
    assert [line.rpartition("-> ")[2] for line in printed.splitlines()[2:5]] == [
        "!c.d",
        "!c.d",
        "!c.d<1>",
    ]


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("arith.select %arg1, %arg1, %arg2 : i32", "expects different type than prior uses"),
        ("arith.select %arg0, %arg1, %other : i32", "use of undeclared SSA value name"),
        ("arith.select %arg0, %arg1 : i32", "expected 3 operands"),
        ("arith.addi %arg1, %arg2 overflow<bogus> : i32", "bogus"),
    ],
)
def test_what_is_wrong_is_refused(line: str, message: str) -> None:
    good = "  %0 = arith.select %arg0, %arg1, %arg2 : i32\n  %1 = arith.addi %0, %0 overflow<nsw> : i32\n"
    with pytest.raises(ParseError, match=message):
        parse(AROUND.format(f"{good}  %2 = {line}"), Context())
