"""The C++ of ODS as syntax trees: what is read, what is refused and where."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from odsgen.tablegen.cpp.errors import CppError
from odsgen.tablegen.cpp.parser import MAX_NESTING, parse_expression, parse_functions
from odsgen.tablegen.cpp.source_text import cpp_source


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("::llvm::isa<::mlir::VectorType>($_self)", None),
        ("isa<A, B<C>>(x)", None),
        ("x.isa<A>() && !y", "x.isa<A>() && !y"),
        ("a < b && c > d", "(a < b) && (c > d)"),
        ("a+b*c-d", "(a + (b * c)) - d"),
        ("a >> 2 | b << 1", "(a >> 2) | (b << 1)"),
        ("(a ? b : c)->d[3]", None),
        ("p->getType().x<int>()", None),
        ("ArrayRef<int64_t>({1, -2})", None),
        ("ArrayRef<int64_t>{}", None),
        ("{}", None),
        ('f(0x1F, 1\'000u, 017, 2.5f, \'x\', "a" "b")', "f(31, 1000u, 15, 2.5, 'x', \"ab\")"),
        ("not a or b and c", "!a || (b && c)"),
        ("std::is_same_v<A, unsigned long long>", "std::is_same_v<A, unsigned>"),
        ("x /* aside */ == nullptr // and more", "x == nullptr"),
        (
            "[](Type t, const Foo &f) -> bool { return t; }(x, y)",
            "[&](Type t, const Foo& f) { return t; }(x, y)",
        ),
        (
            "[&] { auto v = f(); if (auto w = g(v)) return w; else return v; }()",
            "[&]() { auto v = f(); if (auto w = g(v); w) { return w; } else { return v; } }()",
        ),
        (
            "all([=](auto x) { for (Type t : x) { if (!t) return false; } return true; })",
            "all([&](auto x) { for (Type t : x) { if (!t) { return false; } } return true; })",
        ),
        (
            "[] { static constexpr int64_t s[] = {2}; VectorType::Builder b(v); return b; }()",
            "[&]() { const int64_t s = {2}; VectorType::Builder b = VectorType::Builder(v); return b; }()",
        ),
    ],
)
def test_expressions(text: str, shown: str | None):
    assert cpp_source(parse_expression(text)) == (text if shown is None else shown)


@pytest.mark.parametrize(
    ("text", "message", "offset"),
    [
        ("", "expected an expression, but got the end", 0),
        ("a +", "expected an expression, but got the end", 3),
        ("f(a", "expected ')', but got the end", 3),
        ("a b", "expected the end, but got 'b'", 2),
        ("a = b", "expected the end, but got '='", 2),
        ('"open', "unclosed quote '\"'", 0),
        ("x @ y", "unexpected character '@'", 2),
        ("new Foo()", "expected a name, but got 'new'", 0),
        ("[x]{ while (x) {} }", "the statement 'while' is not understood", 5),
        ("[x]{ for (int i = 0;;) {} }", "only 'for' over a range is understood", 16),
        ("[x", "expected a capture, but got the end", 2),
        ("09", "'09' is no number", 0),
        (r'"\q"', "unknown escape '\\q'", 0),
        ("1" * 200, "a number of more than 100 digits", 0),
    ],
)
def test_refused(text: str, message: str, offset: int):
    with pytest.raises(CppError) as caught:
        parse_expression(text)
    assert (caught.value.message, caught.value.offset) == (message, offset)


@pytest.mark.parametrize(
    "text",
    [
        "(" * 100_000,
        "!" * 100_000,
        "a<" * 10_000,
        "f(" * 5_000,
        "{" * 10_000,
        "x[" * 10_000,
        "[]{ if (a) " * 2_000,
        "a ? " * 10_000,
        "a.b" * 100 + ".c()" * 10_000,
    ],
    ids=lambda text: text[:6],
)
def test_depth_is_limited(text: str):
    with pytest.raises(CppError):
        parse_expression(text)


def test_long_chains_are_no_depth():
    text = " || ".join(f"x == {number}" for number in range(3_000))
    assert parse_expression(text)
    assert MAX_NESTING < 3_000


def test_functions_of_a_class():
    found = parse_functions("""
        using Base::Base;
        static constexpr int kSize = 3;
        template <typename T> T get() { return T(); }
        /// The rank.
        unsigned getRank() const { return getShape().size(); }
        void set(int x);
        bool changes() { x = 3; return true; }
        bool loops() { while (true) {} }
        Type at(unsigned index) { return getTypes()[index]; }
        };
        ::mlir::Type last() { return back(); }
    """)
    assert [(f.name.qualified, len(f.lambda_.parameters)) for f in found] == [
        ("getRank", 0),
        ("at", 1),
        ("last", 0),
    ]
    assert parse_functions('#if 0 "') == ()


_PIECES = st.sampled_from(
    "isa cast < > ( ) [ ] { } , ; :: . -> ! ? : && || == $_self $x a Type 1 0x 'a' \"s\" return if for auto = & * + - [& "
    "// /* */ template new".split()
)


@settings(max_examples=400, deadline=None)
@example("& & isa")
@example("1 . isa")
@given(st.lists(_PIECES, max_size=40).map(" ".join) | st.text(max_size=60))
def test_anything_is_read_or_refused(text: str):
    try:
        tree = parse_expression(text)
    except CppError as error:
        assert 0 <= error.offset <= len(text)
    else:
        assert cpp_source(parse_expression(cpp_source(tree))) == cpp_source(tree)
    parse_functions(text)
