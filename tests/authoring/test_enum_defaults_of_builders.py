"""A parameter of a builder, or of an interface's method, may have a case of an enum as its default."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from odsgen.codegen import load_in_memory
from odsgen.ods import load_dialect_text
from odsgen.spec import SpecErrors

SPEC = """
dialect: sizes
enums:
  Size: {cases: [small, large]}
  Flags: {bits: {fast: 0, exact: 1}, zero: none}
interfaces:
  Grows: {methods: {grown: {parameters: {to: {type: Size, default: large}}, returns: Size}}}
ops:
  box:
    arguments: {size: Size, flags: Flags}
    interfaces: [Grows]
    builders:
      of: {parameters: {size: {type: Size, default: SIZE}, flags: {type: Flags, default: FLAGS}}}
"""


def test_defaults() -> None:
    made: list[Any] = []

    def build_box_of(size: Any, flags: Any, *, location: Any = None) -> Any:
        return sizes.BoxOp.build(size, flags, location=location)

    def grown_box(op: Any, to: Any) -> Any:
        made.append(to)
        return to

    hooks: dict[str, Callable[..., Any]] = {"build_box_of": build_box_of, "grown_box": grown_box}
    text = SPEC.replace("SIZE", "small").replace("FLAGS", "fast|exact")
    sizes = load_in_memory(text, hooks)
    box = sizes.BoxOp.of()
    assert (box.size, box.flags) == (sizes.Size.small, sizes.Flags.fast | sizes.Flags.exact)
    assert box.grown() is sizes.Size.large and made == [sizes.Size.large]
    assert sizes.BoxOp.of(sizes.Size.large).size is sizes.Size.large


def test_separator_in_the_text_of_a_case() -> None:
    spec = """
dialect: bars
enums: {Bar: {cases: {none: {value: 0, text: "-"}, both: {value: 1, text: "a|b"}}}}
types: {CardType: {mnemonic: card, builders: {of: {parameters: {bar: {type: Bar, default: "a|b"}}}}}}
"""
    seen: list[Any] = []

    def build_card_type_of(bar: Any) -> Any:
        seen.append(bar)
        return bars.CardType.get()

    bars = load_in_memory(spec, {"build_card_type_of": build_card_type_of})
    bars.CardType.of()
    assert seen == [bars.Bar.both]


def test_no_case() -> None:
    with pytest.raises(SpecErrors) as raised:
        load_dialect_text(SPEC.replace("SIZE", "smal").replace("FLAGS", "fast|quick"))
    assert [(d.message, d.hint) for d in raised.value.diagnostics] == [
        ("'smal' is no case of 'Size'", "did you mean 'small'?"),
        ("'quick' is no case of 'Flags'", None),
    ]
