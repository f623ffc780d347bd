"""Input that is broken, absurdly large or absurdly deep: it ends in a diagnostic or in success, soon."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from odsgen.runtime import Context, Operation, ParseError, VerifyError, parse, print_ir
from odsgen.runtime.parser.cursor import MAX_ALIAS_NESTING, MAX_NESTING

DATA = Path(__file__).parent / "data"
DEPTH = 10_000
TOO_DEEP = f"nesting is deeper than the limit of {MAX_NESTING} levels"

context = Context(allow_unregistered=True)


def read(text: str) -> Operation:
    module = parse(text, context)
    module.verify()
    return module


def refusal(text: str) -> tuple[int, int, str]:
    """The line, column and message of the first error of a text that must be refused."""
    with pytest.raises((ParseError, VerifyError)) as caught:
        read(text)
    error = caught.value
    assert str(error)  # it can be rendered
    first = error.diagnostics[0]
    assert first.location.line is not None and first.location.column is not None
    return first.location.line, first.location.column, first.message


def attribute(text: str) -> str:
    """An operation with an attribute."""
    return f'"a.b"() {{x = {text}}} : () -> ()'


def result(text: str) -> str:
    """An operation with a result of a type."""
    return f'"a.b"() : () -> ({text})'


def location(text: str) -> str:
    """An operation with a location."""
    return f'"a.b"() : () -> () loc({text})'


def nested(opening: str, middle: str, closing: str, depth: int = DEPTH) -> str:
    return opening * depth + middle + closing * depth


# --- depth ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        nested('"a.b"() ({\n', "", "}) : () -> ()\n"),
        '"a.b"() ({\n' * DEPTH,
        nested("module {\n", "", "}\n"),
        nested("func.func @f() {\n", "return\n", "}\n"),
        '"a.b"() ({^bb0:\n' * DEPTH,
    ],
    ids=["generic", "unclosed", "modules", "functions", "labelled"],
)
def test_regions_nest_too_deeply(text: str) -> None:
    line, _, message = refusal(text)
    assert (line, message) == (MAX_NESTING + 2, TOO_DEEP) or line == MAX_NESTING + 1
    assert message == TOO_DEEP


@pytest.mark.parametrize(
    "text",
    [
        result(nested("tuple<", "i32", ">")),
        result(nested("(() -> ", "i32", ")")),
        result("() -> (" * DEPTH + ")" * DEPTH),
        result(nested("(", "i32", ") -> ()")),
        result(nested("complex<", "i32", ">")),
        result(nested("tensor<2x", "i32", ">")),
        result(nested("memref<2x", "i32", ">")),
        result(nested("vector<2x", "i32", ">")),
        result(nested("tensor<2xi32, ", "1", ">")),
        result("tuple<" * DEPTH),
        attribute(nested("[", "1", "]")),
        attribute(nested("{a = ", "1", "}")),
        attribute(nested("distinct[0]<", "1", ">")),
        attribute("dense<" + nested("[", "1", "]") + "> : tensor<1xi32>"),
        attribute("dense<" + nested("(", "1", ")") + "> : tensor<1xi32>"),
        attribute('"s" : ' + nested("tuple<", "i32", ">")),
        attribute("[" * DEPTH),
        attribute("[loc(fused<" * DEPTH),
        '"a.b"() <' + nested("{a = ", "1", "}") + "> : () -> ()",
        location(nested('callsite("a" at ', '"x"', ")")),
        location(nested("fused[", '"x"', "]")),
        location(nested('"n"(', '"x"', ")")),
        location("fused[" * DEPTH),
    ],
)
def test_types_attributes_and_locations_nest_too_deeply(text: str) -> None:
    assert refusal(text)[2] == TOO_DEEP


def test_the_limit_itself_is_no_error() -> None:
    depth = MAX_NESTING - 2
    for text in (
        result(nested("tuple<", "i32", ">", depth)),
        attribute(nested("[", "1", "]", depth)),
        attribute(nested("{a = ", "1", "}", depth)),
        nested('"a.b"() ({\n', '"a.c"() : () -> ()\n', "}) : () -> ()\n", depth),
    ):
        module = read(text)
        assert print_ir(parse(print_ir(module), context)) == print_ir(module)
        assert print_ir(module, generic=True, locations=True)


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        (nested("(", "d0", ")"), "d0"),
        ("-" * DEPTH + "d0", "d0"),
        (nested("(", "d0", " + 1)"), f"d0 + {DEPTH}"),
        ("d0 + " * DEPTH + "d0", f"d0 * {DEPTH + 1}"),
    ],
    ids=["parentheses", "negations", "sums", "terms"],
)
def test_affine_expressions_nest_to_any_depth(text: str, printed: str) -> None:
    assert f"affine_map<(d0) -> ({printed})>" in print_ir(
        read(attribute(f"affine_map<(d0) -> ({text})>"))
    )


@pytest.mark.parametrize("operator", ["mod 3", "floordiv s0", "ceildiv s0", "* s0"])
def test_affine_expressions_that_stay_deep(operator: str) -> None:
    text = "d0" + f" {operator}" * 2000
    module = read(attribute(f"affine_map<(d0)[s0] -> ({text})>"))
    assert print_ir(parse(print_ir(module), context)) == print_ir(module)


def test_bodies_of_dialect_symbols_nest_to_any_depth() -> None:
    for text in (
        attribute("#foo<" + nested("[", "1", "]") + ">"),
        result(nested("!a.b<", "", ">")),
    ):
        assert print_ir(parse(print_ir(read(text)), context)) == print_ir(read(text))


@pytest.mark.parametrize("links", [1000, 20_000])
def test_chains_of_aliases(links: int) -> None:
    chains = (
        "!a0 = tuple<i32>\n"
        + "".join(f"!a{i + 1} = tuple<!a{i}>\n" for i in range(links))
        + f'"a.b"() : () -> !a{links}',
        "#a0 = 1 : i32\n"
        + "".join(f"#a{i + 1} = [#a{i}]\n" for i in range(links))
        + f'"a.b"() {{x = #a{links}}} : () -> ()',
        '#a0 = loc("x")\n'
        + "".join(f'#a{i + 1} = loc("x"(#a{i}))\n' for i in range(links))
        + f'"a.b"() : () -> () loc(#a{links})',
    )
    for text in chains:
        if links > MAX_ALIAS_NESTING:
            expected = f"nesting is deeper than the limit of {MAX_ALIAS_NESTING} levels"
            assert refusal(text)[2] == expected
        else:
            module = read(text)
            assert print_ir(module)
            assert print_ir(module, locations=True)


def test_text_between_aliases_counts_too() -> None:
    text = "!a0 = i32\n" + "".join(f"!a{i + 1} = tuple<!a{i}>\n" for i in range(1000))
    assert refusal(text + result(nested("tuple<", "!a1000", ">", 600)))[2] == TOO_DEEP
    assert print_ir(read(text + result(nested("tuple<", "!a1000", ">", 400))))


def test_aliases_that_double_stay_small() -> None:
    text = '#a0 = loc("x")\n'
    text += "".join(f"#a{i + 1} = loc(callsite(#a{i} at #a{i}))\n" for i in range(60))
    assert len(print_ir(read(text + '"a.b"() : () -> () loc(#a60)'), locations=True)) < 4000


# --- size -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (attribute("9" * 100_000), "integer constant out of range for attribute"),
        (attribute("0x" + "f" * 100_000), "integer constant out of range for attribute"),
        (result("i" + "9" * 100_000), "invalid integer width"),
        (result("i4294967296"), "invalid integer width"),
        (result("i16777216"), "integer bitwidth is limited to 16777215 bits"),
        (result("tensor<99999999999999999999xi32>"), "invalid dimension"),
        (result(f"tensor<{'9' * 100_000}xi32>"), "invalid dimension"),
        (
            attribute("dense<[1, 2]> : tensor<9223372036854775807xi1>"),
            "inferred shape of elements literal ([2]) does not match type ([9223372036854775807])",
        ),
        (
            '%0:4294967296 = "a.b"() : () -> i32',
            "operation defines 1 results but was provided 4294967296 to bind",
        ),
        (
            f'%0:{"9" * 100_000} = "a.b"() : () -> i32',
            "expected named operation to have at least 1 result",
        ),
        (
            f'%0:0x{"f" * 100_000} = "a.b"() : () -> i32',
            "expected named operation to have at least 1 result",
        ),
        (
            '%0:2147483648, %1:2147483648 = "a.b"() : () -> (i32, i32)',
            "operation defines 2 results but was provided 4294967296 to bind",
        ),
        ('"a.b"(%0#4294967295) : (i32) -> ()', "use of undeclared SSA value name"),
        (f'"a.b"(%0#{"9" * 100_000}) : (i32) -> ()', "invalid SSA value result number"),
        (attribute(f"distinct[{'9' * 100_000}]<1>"), "expected an unsigned 64-bit integer"),
        (
            location(f'"f":{"9" * 100_000}:1'),
            "expected integer line number in FileLineColRange",
        ),
        (attribute(f"affine_map<() -> ({'9' * 100_000})>"), "constant too large for index"),
        (attribute(f"strided<[{'9' * 100_000}]>"), "expected a 64-bit signed integer or '?'"),
    ],
)
def test_numbers_that_are_too_large(text: str, message: str) -> None:
    assert refusal(text)[2] == message


@pytest.mark.parametrize(
    "text",
    [
        attribute("9" * 20_000 + " : i80000"),
        attribute("-" + "9" * 20_000 + " : i80000"),
        attribute(f"dense<[{'9' * 20_000}, 1]> : tensor<2xi80000>"),
        attribute("9" * 100_000 + ".0"),
        attribute("1." + "9" * 100_000 + " : f128"),
        attribute("1.0e" + "9" * 100_000),
        attribute("1.0e-" + "9" * 100_000 + " : f16"),
        attribute("dense<1.0e999999999> : tensor<2xf80>"),
        attribute("dense<1> : tensor<9223372036854775807xi32>"),
        attribute("dense<1> : tensor<9223372036854775807x9223372036854775807xi32>"),
        attribute('dense<"0x01"> : tensor<9223372036854775807xi8>'),
        attribute("dense<> : tensor<0x9223372036854775807xi32>"),
        attribute("dense_resource<x> : tensor<9223372036854775807xi8>"),
        attribute("sparse<[[0]], 1> : tensor<9223372036854775807xi8>"),
        result("tensor<" + "9223372036854775807x" * 100 + "i32>"),
        result("tensor<" + "2x" * 20_000 + "i32>"),
        result("tensor<" + "?x" * 20_000 + "i32>"),
        result("tensor<" + "2x" * 20_000 + "f32, 1>"),
        result("vector<" + "[2]x" * 20_000 + "f32>"),
        result("i16777215"),
        location('"f":4294967295:4294967295'),
    ],
)
def test_large_numbers_that_are_none_too_large(text: str) -> None:
    module = read(text)
    assert print_ir(parse(print_ir(module), context)) == print_ir(module)


COUNT = 20_000


@pytest.mark.parametrize(
    "text",
    [
        attribute(f"dense<[{', '.join(map(str, range(10 * COUNT)))}]> : tensor<{10 * COUNT}xi32>"),
        attribute(f"dense<[{', '.join(['[-1.5]'] * COUNT)}]> : tensor<{COUNT}x1xf32>"),
        attribute(f"array<i32: {', '.join(map(str, range(COUNT)))}>"),
        attribute(f"[{', '.join(map(str, range(COUNT)))}]"),
        attribute("@a" + "::@b" * COUNT),
        '"a.b"() {' + ", ".join(f"a{i} = {i}" for i in range(COUNT)) + "} : () -> ()",
        '"a.b"() {' + ", ".join(f'a{i} = #a.b<"{i}">' for i in range(COUNT)) + "} : () -> ()",
        '"a.b"() {' + ", ".join(f"a{i} = #a<b//c>" for i in range(1000)) + "} : () -> ()",
        '"a.b"() (' + ", ".join(["{}"] * COUNT) + ") : () -> ()",
        '"a.b"() ({\n^e:\n "a.x"()['
        + ", ".join(f"^b{i}" for i in range(COUNT))
        + "] : () -> ()\n"
        + "".join(f'^b{i}:\n "a.x"() : () -> ()\n' for i in range(COUNT))
        + "}) : () -> ()",
        '"a.b"() ({\n^e:\n "a.x"()[^b0] : () -> ()\n'
        + "".join(f'^b{i}:\n "a.x"()[^b{i + 1}, ^b{i // 2}] : () -> ()\n' for i in range(COUNT))
        + f'^b{COUNT}:\n "a.x"() : () -> ()\n}}) : () -> ()',
        "".join(f'"a.b"(%{i}) : (i32) -> ()\n' for i in range(COUNT))
        + "".join(f'%{i} = "a.b"() : () -> i32\n' for i in range(COUNT)),
        '"a.b"(%x) : (i32) -> ()\n' * COUNT + '%x = "a.b"() : () -> i32\n',
        f'%0:{COUNT} = "a.b"() : () -> ({", ".join(["i32"] * COUNT)})\n'
        f'"a.b"({", ".join(f"%0#{i}" for i in range(COUNT))}) : ({", ".join(["i32"] * COUNT)}) -> ()',
        ", ".join(f"%n{i}" for i in range(COUNT))
        + f' = "a.b"() : () -> ({", ".join(["i32"] * COUNT)})',
        '"a.b"() ({\n^bb0('
        + ", ".join(f"%a{i}: i32" for i in range(COUNT))
        + '):\n "a.x"() : () -> ()\n}) : () -> ()',
        "".join(f"#a{i} = {i} : i32\n" for i in range(COUNT)) + attribute(f"#a{COUNT - 1}"),
        "".join(f'"a.b"() : () -> () loc(#l{i})\n' for i in range(COUNT))
        + "".join(f'#l{i} = loc("f":{i}:1)\n' for i in range(COUNT)),
    ],
    ids=[
        "dense",
        "nested dense",
        "dense array",
        "array",
        "nested symbols",
        "entries",
        "opaque attributes",
        "comments in bodies",
        "regions",
        "successors",
        "blocks",
        "forward references",
        "uses of one forward reference",
        "result numbers",
        "result names",
        "block arguments",
        "aliases",
        "deferred locations",
    ],
)
def test_thousands_of_everything(text: str) -> None:
    module = read(text)
    assert print_ir(module, locations=True)


@pytest.mark.parametrize(
    ("text", "message", "count"),
    [
        (
            "".join(f'"a.b"(%{i}) : (i32) -> ()\n' for i in range(COUNT)),
            "use of undeclared SSA value name",
            COUNT,
        ),
        (
            '"a.b"() ({ "a.x"()[' + ", ".join(f"^b{i}" for i in range(COUNT)) + "] : () -> () })",
            "reference to an undefined block",
            COUNT,
        ),
    ],
)
def test_thousands_of_errors(text: str, message: str, count: int) -> None:
    with pytest.raises(ParseError) as caught:
        read(text)
    assert len(caught.value.diagnostics) == count
    assert caught.value.diagnostics[-1].message == message
    assert str(caught.value)


@pytest.mark.parametrize(
    "text",
    [
        "//\n" * 300_000,
        "//" + "x" * 1_000_000,
        " " * 1_000_000,
        "\n" * 1_000_000,
        "/" * 1_000_001,
        '"' + "a" * 1_000_000 + '"() : () -> ()',
        "%" + "a" * 1_000_000 + ' = "a.b"() : () -> i32',
        attribute('"' + "\\00" * 300_000 + '"'),
        attribute('"' + '\\"' * 300_000 + '"'),
        '"a.b"() : () -> i32' + "\n// c" * 200_000,
    ],
)
def test_long_tokens_and_much_white_space(text: str) -> None:
    assert print_ir(read(text))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a" * 1_000_000, None),
        ('"' + "a" * 1_000_000, "expected '\"' in string literal"),
        ('"' + '\\"' * 500_000, "expected '\"' in string literal"),
        ('@"' + '\\"' * 500_000, "expected '\"' in string literal"),
        ('"a\\' * 300_000, "unknown escape in string literal"),
        ('"' * 300_001, "empty operation name is invalid"),
        ("%" * 300_000, "invalid SSA name"),
        ("#" * 300_000, "invalid attribute name"),
        ("!" * 300_000, "invalid type identifier"),
        ("^" * 300_000, "invalid block name"),
        ("@" * 300_000, "@ identifier expected to start with letter or '_'"),
        ("." * 300_001, "expected operation name in quotes"),
        ("<" * 300_000, "expected operation name in quotes"),
        ("-" * 300_000, "expected operation name in quotes"),
        ("{" * 300_000, "expected operation name in quotes"),
        ("{-#" * 100_000, "expected identifier key in file metadata dictionary"),
        ("\n" * 300_000 + "// c\n" * 300_000 + "$", "unexpected character"),
        ('"a.b"()' + '\n// "c' * 200_000 + "\n  ", "expected ':' followed by operation type"),
        (attribute("dense<[" + "[1]," * 100_000), "expected element literal of primitive type"),
        (attribute("dense<[" + "[1 2" * 100_000), "expected ']'"),
        (attribute("dense<[" + "1, [" * 100), None),
        (attribute("#a<" + "<[{(" * 100_000), "unbalanced '(' character in pretty dialect name"),
        (attribute("#a<" + '"' * 100_001), None),
    ],
)
def test_long_nonsense(text: str, message: str | None) -> None:
    found = refusal(text)[2]
    assert message is None or found == message


# --- characters -------------------------------------------------------------------------------------------------------


def test_nul_between_tokens_is_white_space() -> None:
    assert print_ir(read('"a.b"()\0: () -> ()\0\0')) == print_ir(read('"a.b"() : () -> ()'))
    assert print_ir(read("\0" * 100_000)) == print_ir(read(""))


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ('"a\0b"() : () -> ()', (1, 1), "null character not allowed in operation name"),
        ('"a\\00b"() : () -> ()', (1, 1), "null character not allowed in operation name"),
        (attribute("#a<b\0>"), (1, 16), "unbalanced '<' character in pretty dialect name"),
        (attribute("\udcff"), (1, 14), "unexpected character"),
        (attribute("é"), (1, 14), "unexpected character"),
        ("\ud800", (1, 1), "unexpected character"),
        ("é" * 10 + "\n\udcc3$", (1, 1), "unexpected character"),
        ('"é\udcff\ud800"() $', (1, 12), "unexpected character"),
    ],
)
def test_characters_that_do_not_belong(text: str, place: tuple[int, int], message: str) -> None:
    assert refusal(text) == (*place, message)


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_ends_of_lines(end: str) -> None:
    text = f'// comment{end}"a.b"() : () -> () // comment{end}"a.c"() : () -> (){end}'
    assert print_ir(read(text)) == print_ir(read('"a.b"() : () -> () "a.c"() : () -> ()'))


def test_bytes_that_are_no_text_survive_in_strings() -> None:
    module = read(attribute('"\udcff\udc80é\0\ud800"'))
    assert '"\\FF\\80\\C3\\A9\\00\\ED\\A0\\80"' in print_ir(module)


# --- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "place", "message"),
    [
        ("foo.bar %0", (1, 1), "Dialect `foo' not found for custom op 'foo.bar' "),
        ("func.bar %0", (1, 1), "custom op 'func.bar' is unknown"),
        ("bar", (1, 1), "custom op 'bar' is unknown (tried 'builtin.bar' as well)"),
        ('"a.b"(%0) : (i32) -> ()', (1, 7), "use of undeclared SSA value name"),
        (
            '%0 = "a.b"() : () -> i32\n"a.b"(%0) : (f32) -> ()',
            (2, 7),
            "use of value '%0' expects different type than prior uses: 'f32' vs 'i32'",
        ),
        (
            '"a.b"(%0) : (f32) -> ()\n%0 = "a.b"() : () -> i32',
            (2, 1),
            "definition of SSA value '%0#0' has type 'i32'",
        ),
        (
            "func.func @f() -> i32 {\n  return %0 : i32\n}\n",
            (2, 10),
            "use of undeclared SSA value name",
        ),
        (
            "func.func @f() -> i32 {\n  %1 = arith.addi %0, %0 : i32\n"
            "  %0 = arith.constant 1 : i32\n  return %1 : i32\n}\n",
            (2, 8),
            "operand #0 does not dominate this use",
        ),
    ],
)
def test_names_that_mean_nothing(text: str, place: tuple[int, int], message: str) -> None:
    assert refusal(text) == (*place, message)


def test_unknown_operations_need_permission() -> None:
    with pytest.raises(ParseError) as caught:
        parse('"a.b"() : () -> ()', Context())
    assert caught.value.diagnostics[0].message.startswith(
        "operation being parsed with an unregistered dialect"
    )


# --- truncation -------------------------------------------------------------------------------------------------------


def truncations(text: str) -> list[str]:
    """Every prefix of a text."""
    return [text[:end] for end in range(len(text))]


def ends_well(text: str, check: Callable[[str], object]) -> bool:
    """Whether a text is accepted; raises for any other exception than a refusal with a diagnostic."""
    try:
        check(text)
    except (ParseError, VerifyError) as error:
        assert error.diagnostics and str(error)
        return False
    return True


@pytest.mark.parametrize("path", sorted((DATA / "truncation").glob("*.mlir")), ids=lambda p: p.stem)
def test_every_prefix_is_read_or_refused(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert ends_well(text, read)
    refused = sum(not ends_well(prefix, read) for prefix in truncations(text))
    assert refused > len(text) // 2


@pytest.mark.parametrize("path", sorted((DATA / "truncation").glob("*.mlir")), ids=lambda p: p.stem)
def test_every_byte_may_be_cut_out(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for position in range(len(text)):
        ends_well(text[:position] + text[position + 1 :], read)
        ends_well(text[:position] + "\0" + text[position:], read)
        ends_well(text[:position] + text[position] + text[position:], read)


# --- programs deeper than any text ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["a.b", "builtin.module"])
def test_programs_built_deeper_than_any_text(name: str) -> None:
    from odsgen.runtime import Block, Region
    from odsgen.runtime.ir.operation import UnregisteredOperation

    depth = 20_000
    module_class = context.operation_class("builtin.module")
    assert module_class is not None
    op: Operation = UnregisteredOperation("a.leaf")
    for _ in range(depth):
        region = Region([Block(operations=[op])])
        if name == "a.b":
            op = UnregisteredOperation(name, regions=(region,))
        else:
            op = module_class(regions=(region,))
    op.verify()
    assert sum(1 for _ in op.walk()) == depth + 1
    assert sum(1 for _ in op.walk(post_order=True)) == depth + 1
    copy = op.clone()
    assert sum(1 for _ in copy.walk()) == depth + 1
    copy.verify()
    # The indentation of the whole would be 800 MB: what is printed is shallower.
    inner = op
    for _ in range(depth - 2_000):
        inner = inner.regions[0].entry_block.operations[0]
    assert print_ir(inner).count("\n") == 2 * 2_000 + 1
    assert print_ir(inner, generic=True, locations=True)
    copy.erase()
    op.erase()
