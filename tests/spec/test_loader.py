"""The YAML of specs: values, places, and everything that a spec's YAML may not have."""

from __future__ import annotations

import math
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from odsgen.ods import SpecLimits
from odsgen.spec import SpecErrors, SpecSource, SpecText
from odsgen.spec.loader import (
    SpecMapping,
    decode_source,
    load_tree,
    plain_value,
    read_source,
)


def tree(text: str) -> SpecMapping:
    return load_tree(SpecSource(text, "x.yaml"))


def errors(text: str) -> list[str]:
    with pytest.raises(SpecErrors) as caught:
        tree(text)
    return [f"{d.line}:{d.column}: {d.message}" for d in caught.value.diagnostics]


@pytest.mark.parametrize(
    "text, value",
    [
        ("no", "no"),
        ("on", "on"),
        ("yes", "yes"),
        ("Off", "Off"),
        ("1_000", "1_000"),
        ("0o17", 15),
        ("017", 17),
        ("0x1F", 31),
        ("-12", -12),
        ("+3", 3),
        ("1.", 1.0),
        (".5", 0.5),
        ("1e3", 1000.0),
        ("12:30", "12:30"),
        ("2001-01-01", "2001-01-01"),
        ("0b1", "0b1"),
        ("true", True),
        ("FALSE", False),
        ("tRUE", "tRUE"),
        ("~", None),
        ("null", None),
        ("", None),
        (".inf", math.inf),
        ("-.INF", -math.inf),
        ("=", "="),
        ("<<", "<<"),
    ],
)
def test_plain_scalars_are_those_of_the_core_schema(text, value):
    assert tree(f"a: {text}")["a"] == value
    assert type(plain_value(text)) is type(value)


def test_nan():
    value = tree("a: .nan")["a"]
    assert isinstance(value, float) and math.isnan(value)


def test_quotes_make_strings_and_keys_are_what_is_written():
    root = tree("""{"1": "12", true: 'true', null: "", no: no}""")
    assert list(root) == ["1", "true", "null", "no"]
    assert list(root.values()) == ["12", "true", "", "no"]


def test_every_value_and_key_has_its_place():
    root = tree("a: 1\nb:\n  - x\n  - {c: true}\n")
    key = root.key("b")
    assert key is not None and (key.place.line, key.place.column) == (2, 1)
    assert str(root.value_place("a")) == "x.yaml:1:4"
    inner = root["b"]
    assert isinstance(inner, list)
    assert str(inner.value_place(0)) == "x.yaml:3:5"  # type: ignore[attr-defined]
    assert str(inner[1].value_place("c")) == "x.yaml:4:9"


def test_byte_order_mark_and_crlf_do_not_move_places():
    root = load_tree(decode_source(b"\xef\xbb\xbfa: 1\r\nb: |\r\n  xy\r\n", "x.yaml"))
    value = root["b"]
    assert isinstance(value, SpecText)
    assert value == "xy\n"
    assert str(value.place_at(1)) == "x.yaml:3:4"


STYLES = [
    "a: plain text",
    "a: 'single ''quoted'' text'",
    r'a: "double \"quoted\" \t\x41 text"',
    "a: |\n  first line\n    indented\n\n  last\n",
    "a: |-\n  x\n  y",
    "a: >\n  folded text\n  goes on\n\n  new paragraph\n    kept\n    lines\n  end\n",
    "a: plain text\n   goes on\n\n   after a blank",
    'a: "double text \\\n    continued\n   folded"',
    "a: |2\n    two more\n  none\n",
    "a: &anchor text",
]


@pytest.mark.parametrize("text", STYLES)
def test_characters_of_a_string_are_found_where_they_are_written(text):
    source = SpecSource(text, "x.yaml")
    value = load_tree(source)["a"]
    assert isinstance(value, SpecText)
    checked = 0
    for offset, character in enumerate(value):
        place = value.place_at(offset)
        written = source.line_text(place.line)[place.column - 1 : place.column]
        if character.isalnum() and written != "\\":
            assert written == character, (offset, character, str(place))
            checked += 1
    assert checked > 1


@settings(max_examples=300, deadline=None)
@given(
    st.text(st.characters(codec="utf-8"), max_size=60),
    st.sampled_from(["'", '"', "|", ">"]),
)
def test_places_stay_inside_the_text(value, style):
    import yaml

    try:
        text = yaml.safe_dump({"a": value}, default_style=style, allow_unicode=True)
        source = SpecSource(text, "x.yaml")
        loaded = load_tree(source)["a"]
    except (SpecErrors, yaml.YAMLError):
        return
    assert isinstance(loaded, SpecText)
    lines = text.split("\n")
    last = (0, 0)
    for offset in range(len(loaded) + 1):
        place = loaded.place_at(offset)
        assert 1 <= place.line <= len(lines)
        assert (place.line, place.column) >= last
        last = (place.line, place.column)


def test_parts_and_joined_texts_keep_their_places():
    value = tree("a: 'x + yy'\nb: zzz")
    a, b = value["a"], value["b"]
    assert isinstance(a, SpecText) and isinstance(b, SpecText)
    part = a.part(4, 6)
    assert part == "yy" and str(part.place) == "x.yaml:1:9"
    joined = SpecText.joined([(a, 0, 4), (b, 1, 3)])
    assert joined == "x + zz"
    assert str(joined.place_at(0)) == "x.yaml:1:5"
    assert str(joined.place_at(5)) == "x.yaml:2:6"


def test_anchors_are_shared():
    root = tree("a: &t {x: 1}\nb: *t\nc: &s text\nd: *s")
    assert root["b"] == {"x": 1} and root["d"] == "text"


# --- what is refused --------------------------------------------------------------------------------


def test_duplicate_keys_are_all_reported_with_the_first_place():
    with pytest.raises(SpecErrors) as caught:
        tree("a: 1\nb: {c: 1, c: 2}\na: 2\n")
    found = caught.value.diagnostics
    assert [str(d) for d in found] == [
        "x.yaml:2:11: the key 'c' is written twice",
        "x.yaml:3:1: the key 'a' is written twice",
    ]
    assert str(found[1].notes[0].place) == "x.yaml:1:1"


@pytest.mark.parametrize(
    "text, expected",
    [
        ("a: [1, 2", "1:9: this is not YAML: did not find expected ',' or ']'"),
        ("a: b: c", "1:5: this is not YAML: mapping values are not allowed in this context"),
        ("a:\n\t- b", "2:1: this is not YAML: found character that cannot start any token"),
        ("a: `b`", "1:4: this is not YAML: found character that cannot start any token"),
        ('a: "b', "1:6: this is not YAML: found unexpected end of stream"),
        ("a: !!str 1", "1:4: tags have no meaning in a spec"),
        ("a: !x {}", "1:4: tags have no meaning in a spec"),
        ("a: 1\n---\nb: 1\n", "2:1: a spec is one YAML document"),
        ("? [a]\n: b", "1:3: a key must be a name, got a list"),
        ("a: *b", "1:4: no anchor 'b' has been written before this"),
        ("a: &a [*a]", "1:8: the anchor 'a' contains itself"),
        ("- a", "1:1: expected a mapping with the key 'dialect', got a list"),
        ("text", "1:1: expected a mapping with the key 'dialect', got the string 'text'"),
        ("", "1:1: the spec is empty: expected at least 'dialect: NAME'"),
        ("# only a comment\n", "1:1: expected a mapping with the key 'dialect', got nothing"),
        ("a: x\0y", "1:5: a NUL byte cannot stand in a spec"),
        ("a: \x07", "1:4: the control character U+0007 cannot stand in a spec"),
        ("a: " + "9" * 5000, "1:4: this integer has too many digits"),
        ("%YAML 3.0\n---\na: 1", "1:1: this is not YAML: found incompatible YAML document"),
    ],
)
def test_refused(text, expected):
    assert errors(text)[0] == expected


def test_nesting_is_limited():
    for opening in ("[", "{a: ", "- "):
        [error] = errors("a:\n  " + opening * 100_000)
        assert f"nests at most {SpecLimits().depth}" in error


def test_alias_bomb():
    lines = ["a0: &a0 [x, x, x, x, x, x, x, x, x, x]"]
    lines += [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 10)}]" for i in range(1, 12)]
    start = time.monotonic()
    [error] = errors("\n".join(lines))
    assert "at most 1000000 values" in error
    assert time.monotonic() - start < 5


def test_not_utf8_is_shown_at_its_byte(tmp_path):
    path = tmp_path / "x.yaml"
    path.write_bytes("dialect: x\nsummary: gr\u00fc\u00df ".encode() + b"\xff more\n")
    with pytest.raises(SpecErrors) as caught:
        read_source(path)
    [error] = caught.value.diagnostics
    assert (error.line, error.column) == (2, 15)
    assert error.message == "the spec is not UTF-8: byte 0xff cannot stand here"
    assert "grüß" in error.render()


def test_missing_file_and_folder(tmp_path):
    for path, reason in ((tmp_path / "x.yaml", "no such file"), (tmp_path, "is a directory")):
        with pytest.raises(SpecErrors) as caught:
            read_source(path)
        assert reason in caught.value.diagnostics[0].message


def test_large_file_is_refused_before_it_is_read(tmp_path):
    path = tmp_path / "x.yaml"
    with open(path, "wb") as stream:
        stream.truncate(50 * 1024 * 1024)
    with pytest.raises(SpecErrors) as caught:
        read_source(path)
    assert "larger than 32 MB" in caught.value.diagnostics[0].message


def test_rendered_with_line_caret_hint_and_notes():
    with pytest.raises(SpecErrors) as caught:
        tree("a: 1\nb: *c\nc: &c 1\n")
    assert caught.value.render() == (
        "x.yaml:2:4: error: no anchor 'c' has been written before this\n  b: *c\n     ^"
    )


def test_caret_under_wide_and_tabbed_text():
    with pytest.raises(SpecErrors) as caught:
        tree("a: {漢: 1,\t漢: 2}")
    lines = caught.value.render().splitlines()
    assert lines[1] == "  a: {漢: 1,    漢: 2}"
    assert lines[2] == "  " + " " * 14 + "^"


def test_long_lines_are_cut_around_the_place():
    with pytest.raises(SpecErrors) as caught:
        tree("a: {" + ", ".join(f"k{i}: 1" for i in range(1000)) + ", k500: 2}")
    lines = caught.value.render().splitlines()
    assert all(len(line) < 200 for line in lines)
    assert lines[1][lines[2].index("^") :].startswith("k500")


@pytest.mark.parametrize("name", ["arith", "cf", "toy"])
def test_without_libyaml_the_tree_and_its_places_are_the_same(name, monkeypatch):
    import sys

    from odsgen.resources import resource_directory

    source = read_source(resource_directory("dialect_specs") / f"{name}.yaml")
    fast = load_tree(source)
    monkeypatch.setitem(sys.modules, "yaml._yaml", None)
    slow = load_tree(source)
    assert slow == fast

    def places(value: object) -> list[str]:
        if isinstance(value, SpecText):
            return [str(value.place), str(value.place_at(len(value) - 1))]
        if isinstance(value, dict):
            return [p for pair in value.items() for part in pair for p in places(part)]
        return [p for part in value for p in places(part)] if isinstance(value, list) else []

    assert places(slow) == places(fast)
