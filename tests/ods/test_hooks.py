"""The hooks of a dialect: their names, their signatures, and what may not share a name."""

from __future__ import annotations

import pytest

from odsgen.codegen.formatting import format_source
from odsgen.codegen.hooks_scaffold import hooks_scaffold
from odsgen.ods import load_dialect_text
from odsgen.ods.model.hooks import HookKind, collisions, dialect_hooks, required_hooks
from odsgen.spec import SpecErrors

COLLISIONS = {
    "an operation with its own format and a directive": (
        """
ops:
  foo: {assembly_format: custom}
  bar: {results: {r: AnyType}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
""",
        "the hook 'parse_foo' parses custom<Foo> in the formats of operations, "
        "but the hook of that name parses the operation 't.foo'",
        (4, 3),
    ),
    "a type and an operation": (
        """
types:
  FooType: {mnemonic: foo, parameters: {n: int32}, assembly_format: "$n", verifier: true}
ops:
  foo_type: {verifier: true}
""",
        "the hook 'verify_foo_type' verifies the parameters of 'FooType', "
        "but the hook of that name verifies the operation 't.foo_type'",
        (3, 5),
    ),
    "a directive of types and of operations": (
        """
types:
  BoxType: {mnemonic: box, parameters: {n: int32}, assembly_format: "custom<Size>($n)"}
ops:
  bar: {results: {r: AnyType}, assembly_format: "custom<Size>(type($r)) attr-dict"}
""",
        "the hook 'parse_size' parses custom<Size> in the formats of types and attributes, "
        "but the hook of that name parses custom<Size> in the formats of operations",
        (3, 5),
    ),
    "two operations": (
        """
ops:
  a.b: {verifier: true}
  a_b: {verifier: true, class_name: OtherOp}
""",
        "the hook 'verify_a_b' verifies the operation 't.a_b', "
        "but the hook of that name verifies the operation 't.a.b'",
        (4, 3),
    ),
    "the regions of one operation and another": (
        """
ops:
  loop: {region_verifier: true}
  loop_regions: {verifier: true}
""",
        "the hook 'verify_loop_regions' verifies the operation 't.loop_regions', "
        "but the hook of that name verifies the regions of the operation 't.loop'",
        (4, 3),
    ),
    "two interfaces with other parameters": (
        """
interfaces:
  AInterface: {methods: {getCost: {returns: int, default: true}}}
  BInterface: {methods: {getCost: {returns: int, default: true, parameters: {n: int}}}}
""",
        "the hook 'default_cost' is the default of the interface method 'getCost', "
        "but not with the signature that it has elsewhere",
        (4, 3),
    ),
    "a builder and a derived attribute": (
        """
ops:
  o: {builders: {of_x: {}}}
  o_of: {builders: {x: {}}}
""",
        "the hook 'build_o_of_x' is the builder 'x' of the operation 't.o_of', "
        "but the hook of that name is the builder 'of_x' of the operation 't.o'",
        (4, 3),
    ),
}


@pytest.mark.parametrize("case", COLLISIONS)
def test_hooks_of_one_name_are_refused_with_both_places(case: str):
    spec, message, (second, first) = COLLISIONS[case]
    with pytest.raises(SpecErrors) as refusal:
        load_dialect_text(f"dialect: t{spec}", "t.yaml")
    found = refusal.value.diagnostics[0]
    assert found.message == message
    lines = [place.line for place in (found.place, found.notes[0].place) if place is not None]
    assert sorted(lines) == sorted((second, first))


@pytest.mark.parametrize(
    "spec",
    [
        # one directive of several operations, with other arguments, is one hook
        """
ops:
  a: {results: {r: AnyType}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
  b: {results: {r: AnyType}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
  c: {results: {r: Variadic<AnyType>}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
""",
        # the format of `foo` calls the hooks of the directive alone
        """
ops:
  foo: {results: {r: AnyType}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
""",
        # nothing verifies the second
        """
ops:
  a.b: {verifier: true}
  a_b: {class_name: OtherOp}
""",
        # one function is the default for both
        """
interfaces:
  AInterface: {methods: {getCost: {returns: int, default: true}}}
  BInterface: {methods: {getCost: {returns: int, default: true}}}
""",
        # no default is called where hooks may be missing
        """
missing_hooks: allowed
interfaces:
  AInterface: {methods: {getCost: {returns: int, default: true}}}
  BInterface: {methods: {getCost: {returns: int, default: true, parameters: {n: int}}}}
""",
    ],
)
def test_what_shares_a_hook_and_what_has_none(spec: str):
    dialect = load_dialect_text(f"dialect: t{spec}", "t.yaml")
    assert not list(collisions(dialect))
    assert "def " in hooks_scaffold(dialect, lambda name: f"..{name}")


def test_the_stub_of_a_directive_fits_all_its_uses():
    dialect = load_dialect_text("""
dialect: t
ops:
  a: {results: {r: AnyType}, assembly_format: "custom<Foo>(type($r)) attr-dict"}
  b:
    arguments: {n: I32Attr}
    results: {r: Variadic<AnyType>}
    assembly_format: "custom<Foo>(type($r), $n) attr-dict"
""")
    text = " ".join(format_source(hooks_scaffold(dialect, lambda name: f"..{name}")).split())
    assert "def parse(self, parser: Parser) -> Type | tuple[list[Type], IntegerAttr]:" in text
    assert (
        "def print( self, op: Operation, printer: AsmPrinter, r_type: Type | Sequence[Type], "
        "n: IntegerAttr | None = None, ) -> None:"
    ) in text


def test_the_stub_of_a_directive_hides_no_class_of_the_runtime():
    dialect = load_dialect_text("""
dialect: t
ops:
  a: {results: {r: AnyType}, assembly_format: "custom<Type>(type($r)) attr-dict"}
""")
    text = format_source(hooks_scaffold(dialect, lambda name: f"..{name}"))
    assert '@form("Type")\nclass TypeForm:\n' in text


def test_every_kind_has_a_name_and_a_meaning():
    for kind in HookKind:
        assert kind.function("s", "p").isidentifier()
    assert len({kind.value for kind in HookKind}) == len(list(HookKind))


def test_the_hooks_of_a_dialect_know_where_they_are_asked_for():
    dialect = load_dialect_text(
        "dialect: t\nmaterialize_constant: true\nops:\n  o: {verifier: true, builders: {b: {}}}\n"
    )
    lines = {hook.function: hook.place.line for hook in dialect_hooks(dialect) if hook.place}
    assert lines == {"materialize_constant": 1, "verify_o": 4, "build_o_b": 4}
    assert required_hooks(dialect) == ("build_o_b", "materialize_constant", "verify_o")
