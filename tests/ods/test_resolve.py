"""Resolves specs: names, classes, inference, enums, parameters, imports."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from odsgen.ods import load_dialect, load_dialect_dict, load_dialect_text
from odsgen.ods.library.reserved_names import (
    OPERATION_MEMBERS,
    PARAMETERIZED_MEMBERS,
    RUNTIME_CLASSES,
)
from odsgen.ods.model import (
    Arity,
    DialectDef,
    FormatKind,
    InferenceKind,
    MemoryEffect,
    OpDef,
    SegmentKind,
    TypeBuilder,
)
from odsgen.ods.model.hooks import known_interfaces, op_hooks, required_hooks
from odsgen.ods.model.names import op_class_name, snake_case
from odsgen.spec import SpecErrors
from tests.bundled import SPECS, bundled_dialect


def dialect(**spec: Any) -> DialectDef:
    return load_dialect_dict({"dialect": "t", **spec})


def op_functions(whole: DialectDef, op: OpDef) -> list[str]:
    """The hooks of an operation, sorted."""
    return sorted(hook.function for hook in op_hooks(op, known_interfaces(whole)))


def op(**spec: Any) -> OpDef:
    return dialect(ops={"o": spec}).ops[0]


@pytest.mark.parametrize("path", SPECS, ids=lambda path: path.stem)
def test_bundled_specs_load(path):
    assert bundled_dialect(path).name == path.stem


def test_text_file_and_dict_give_the_same(tmp_path):
    text = "dialect: t\nops: {o: {arguments: {x: I32}, assembly_format: $x attr-dict}}\n"
    path = tmp_path / "t.yaml"
    path.write_text(text, encoding="utf-8")
    from_file, from_text = load_dialect(path), load_dialect_text(text)
    from_dict = load_dialect_dict(
        {
            "dialect": "t",
            "ops": {"o": {"arguments": {"x": "I32"}, "assembly_format": "$x attr-dict"}},
        }
    )
    assert from_file.source == "t.yaml"
    for other in (from_text, from_dict):
        assert other.ops[0].operands[0].constraint == from_file.ops[0].operands[0].constraint
    with pytest.raises(SpecErrors, match="cannot hold"):
        load_dialect_dict({"dialect": "t", "ops": {"o": type("M", (), {})()}})


def test_a_spec_of_500_operations_loads_in_about_a_second():
    ops: dict[str, Any] = {}
    for i in range(250):
        ops[f"bin{i}"] = {"extends": "Binary<SignlessIntegerOrIndexLike>", "summary": f"{i}"}
        ops[f"own{i}"] = {
            "arguments": {
                "a": f"AnyTypeOf<[F32, F64, I<{i + 1}>]>",
                "b": "Variadic<AnyType>",
                "c": "DefaultValuedAttr<I32Attr, 3>",
                "d": "OptionalAttr<StrAttr>",
            },
            "results": {"r": "AnyType"},
            "assembly_format": "$a `,` $b (`x` $d^)? attr-dict `:` type($a) `,` type($b) `->` type($r)",
        }
    classes = {
        "Binary<T>": {
            "arguments": {"lhs": "$T", "rhs": "$T"},
            "results": {"result": "$T"},
            "traits": ["Pure", "SameOperandsAndResultType"],
            "assembly_format": "$lhs `,` $rhs attr-dict `:` type($result)",
        }
    }
    started = time.process_time()
    assert len(dialect(op_classes=classes, ops=ops).ops) == 500
    assert time.process_time() - started < 2


# --- names -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, python",
    [
        ("overflowFlags", "overflow_flags"),
        ("lhs", "lhs"),
        ("sym_name", "sym_name"),
        ("isExact", "is_exact"),
        ("dynamicHTMLSize", "dynamic_html_size"),
        ("f32Value", "f32_value"),
        ("X", "x"),
    ],
)
def test_snake_case(name, python):
    assert snake_case(name) == python


@pytest.mark.parametrize(
    "mnemonic, name",
    [
        ("add", "AddOp"),
        ("generic_call", "GenericCallOp"),
        ("mlir.constant", "MlirConstantOp"),
        ("intr.masked.load", "IntrMaskedLoadOp"),
    ],
)
def test_op_class_name(mnemonic, name):
    assert op_class_name(mnemonic) == name


def test_keywords_and_accessors():
    found = op(
        arguments={"in": "I32", "name": {"constraint": "StrAttr", "accessor": "newName"}},
        results={"class": "I32"},
    )
    assert [a.python_name for a in found.arguments] == ["in_", "newName"]
    assert found.results[0].python_name == "class_"


def test_reserved_names_are_those_of_the_runtime():
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation

    def members(*classes: type) -> set[str]:
        names = {name for of in classes for name in dir(of)}
        return {name for name in names if name.islower() and not name.startswith("_")}

    assert members(Operation) <= OPERATION_MEMBERS
    assert members(Type, Attribute) <= PARAMETERIZED_MEMBERS


def test_reserved_classes_are_those_that_generated_code_imports():
    from odsgen.ods.library.runtime_names import RUNTIME_MODULES

    classes = {name for name in RUNTIME_MODULES if name[0].isupper() and not name.isupper()}
    assert classes <= RUNTIME_CLASSES


# --- op classes ------------------------------------------------------------------------------------


def test_parts_add_up_in_order_and_are_refined_in_place():
    found = dialect(
        op_classes={
            "A<T>": {"arguments": {"x": "$T", "y": "I8"}, "traits": ["Pure"], "summary": "of $T"},
            "B": {"extends": "A<F32>", "arguments": {"z": "UnitAttr"}, "verifier": True},
        },
        ops={
            "o": {
                "extends": "B",
                "arguments": {"w": "Index", "y": "I16"},
                "traits": ["Commutative"],
            },
            "p": {"extends": "B", "summary": "own", "verifier": False},
        },
    )
    o, p = found.ops
    assert [a.name for a in o.arguments] == ["x", "y", "z", "w"]
    assert o.operands[1].constraint.name == "I16"
    assert o.summary == "of F32" and p.summary == "own"
    assert o.has_verifier and not p.has_verifier
    assert o.trait("Pure") and o.trait("NoMemoryEffect") and o.trait("Commutative")
    assert op_functions(found, o) == ["verify_o"] and op_functions(found, p) == []


def test_parameters_reach_traits_formats_predicates_and_other_classes():
    found = dialect(
        op_classes={
            "Base<word, parent, n = 2>": {
                "arguments": {"values": "Variadic<AnyType>"},
                "traits": ["HasParent<$parent>"],
                "assembly_format": "`$word` $values attr-dict `:` type($values)",
                "invariants": [
                    {"predicate": "len($values) == $n", "message": "there are $n values"}
                ],
            },
            "Derived<w>": {"extends": "Base<$w, parent = t.box>"},
        },
        ops={"o": {"extends": "Derived<of>"}, "box": {"regions": {"r": "AnyRegion"}}},
    ).ops[0]
    parent = found.trait("HasParent")
    assert parent is not None and parent.arguments == ("t.box",)
    assert found.invariants[0].summary == "there are 2 values"
    assert found.format is not None and "`of`" in found.format.text


def test_several_classes_with_a_common_base():
    found = dialect(
        op_classes={
            "Base": {"arguments": {"x": "I32"}, "traits": ["Pure"]},
            "L": {"extends": "Base", "arguments": {"l": "UnitAttr"}},
            "R": {"extends": "Base", "arguments": {"r": "UnitAttr"}},
        },
        ops={"o": {"extends": ["L", "R"]}},
    ).ops[0]
    assert [a.name for a in found.arguments] == ["x", "l", "r"]
    assert len([t for t in found.traits if t.name == "Pure"]) == 1


# --- arguments -------------------------------------------------------------------------------------


def test_arguments_are_operands_attributes_and_properties_in_order():
    found = op(
        arguments={
            "a": "I32",
            "b": "I32Attr",
            "c": "OptionalAttr<StrAttr>",
            "d": "DefaultValuedAttr<I64Attr, 7>",
            "e": "Variadic<AnyFloat>",
            "f": "I64Prop",
            "g": "UnitAttr",
            "h": {"constraint": "Optional<Index>", "summary": "how many"},
        },
        traits=["AttrSizedOperandSegments"],
    )
    assert [o.name for o in found.operands] == ["a", "e", "h"]
    assert [o.index for o in found.operands] == [0, 1, 2]
    assert [o.arity for o in found.operands] == [Arity.REQUIRED, Arity.VARIADIC, Arity.OPTIONAL]
    assert [a.name for a in found.attributes] == ["b", "c", "d", "g"]
    assert [a.optional for a in found.attributes] == [False, True, False, True]
    assert found.attributes[2].default is not None and found.attributes[2].default.value == 7
    assert [p.name for p in found.properties] == ["f"]
    assert found.operands[2].summary == "how many"
    assert found.operand_segments is SegmentKind.ATTRIBUTE
    assert found.place is not None and found.operands[0].place is not None


def test_effects_of_both_forms():
    found = op(
        arguments={
            "a": "Arg<AnyMemRef, 'the source', [MemRead]>",
            "b": {"constraint": "AnyMemRef", "effects": ["MemWrite", "MemFree"]},
        },
        results={"r": "Res<AnyMemRef, '', [MemAlloc<DefaultResource>]>"},
    )
    a, b = found.operands
    assert a.summary == "the source" and a.effects == (MemoryEffect("read"),)
    assert [effect.kind for effect in b.effects] == ["write", "free"]
    assert found.results[0].effects == (MemoryEffect("allocate"),)


def test_effects_of_an_operation():
    found = op(traits="MemoryEffects<[MemWrite<DefaultResource, 1>, MemRead]>")
    effects = found.trait("MemoryEffects")
    assert effects is not None
    assert effects.arguments == ((MemoryEffect("write", stage=1), MemoryEffect("read")),)


def test_regions_and_successors():
    found = op(
        regions={"a": "SizedRegion<1>", "b": "VariadicRegion<AnyRegion>"},
        successors={"x": "AnySuccessor", "y": "VariadicSuccessor<AnySuccessor>"},
        traits=["Terminator"],
    )
    assert [r.variadic for r in found.regions] == [False, True]
    assert found.regions[0].constraint.summary == "region with 1 blocks"
    assert [s.variadic for s in found.successors] == [False, True]


# --- inference -------------------------------------------------------------------------------------


def kinds(**spec: Any) -> list[tuple[InferenceKind, str | None] | None]:
    return [None if rule is None else (rule.kind, rule.source) for rule in op(**spec).inference]


X, R = {"x": "AnyType"}, {"r": "AnyType"}


@pytest.mark.parametrize(
    "spec, expected",
    [
        ({"arguments": X, "results": R}, [None]),
        ({"results": {"r": "I32"}}, [(InferenceKind.BUILDABLE, None)]),
        ({"results": {"r": "Variadic<I32>"}}, [None]),
        (
            {"arguments": X, "results": R, "traits": ["SameOperandsAndResultType"]},
            [(InferenceKind.SAME_AS, "x")],
        ),
        (
            {
                "arguments": {"v": "Variadic<AnyType>", "x": "AnyType"},
                "results": R,
                "traits": ["SameOperandsAndResultType"],
            },
            [(InferenceKind.SAME_AS, "x")],
        ),
        (
            {
                "arguments": {"v": "Variadic<AnyType>"},
                "results": R,
                "traits": ["SameOperandsAndResultType"],
            },
            [None],
        ),
        (
            {"arguments": X, "results": R, "traits": ["AllTypesMatch<[r, x]>"]},
            [(InferenceKind.SAME_AS, "x")],
        ),
        (
            {
                "arguments": {"v": "TypedAttrInterface"},
                "results": R,
                "traits": ["AllTypesMatch<[v, r]>"],
            },
            [(InferenceKind.ATTRIBUTE_TYPE, "v")],
        ),
        (
            {"arguments": {"v": "I64Attr"}, "results": R, "traits": ["FirstAttrDerivedResultType"]},
            [(InferenceKind.ATTRIBUTE_TYPE, "v")],
        ),
        (
            {
                "arguments": {"x": "AnyVectorOfNonZeroRank"},
                "results": {"r": "AnyType", "s": "AnyType"},
                "traits": [
                    "AllTypesMatch<[s, r]>",
                    "TypesMatchWith<'m', x, r, '$_self.element_type'>",
                ],
            },
            [(InferenceKind.TRANSFORM, "x"), (InferenceKind.SAME_AS, "r")],
        ),
        (
            {"arguments": X, "results": {"r": "I32", "s": "AnyType"}, "infer_return_types": True},
            [(InferenceKind.HOOK, None), (InferenceKind.HOOK, None)],
        ),
    ],
)
def test_inference(spec, expected):
    assert kinds(**spec) == expected


# --- traits, interfaces, hooks ---------------------------------------------------------------------


def test_traits_are_taken_apart_and_bring_invariants():
    found = op(
        arguments={"x": "AnyType", "y": "AnyType"},
        traits=["AllTypesMatch<[x, y]>", "SingleBlockImplicitTerminator<o>"],
        regions={"r": "AnyRegion"},
        invariants=[{"predicate": "$x.type == I32", "message": "x is an i32"}],
    )
    assert [i.summary for i in found.invariants] == [
        "all of {x, y} have same type",
        "x is an i32",
    ]
    assert found.trait("SingleBlock")
    terminator = found.trait("SingleBlockImplicitTerminator")
    assert terminator is not None and terminator.arguments == ("t.o",)


def test_own_traits():
    found = dialect(
        traits={
            "Small": {"predicate": "len($_op.operands) < 3", "message": "there are few operands"},
            "Both": {"extends": ["Small", "Pure"]},
            "Checked": {"verifier": True},
        },
        ops={"o": {"traits": ["Both", "Checked"]}},
    )
    [o] = found.ops
    assert [i.summary for i in o.invariants] == ["there are few operands"]
    assert all(o.trait(name) for name in ("Small", "Both", "Pure", "NoMemoryEffect", "Checked"))
    assert [t.name for t in found.traits] == ["Small", "Both", "Checked"]


def test_interfaces_and_their_hooks():
    whole = dialect(
        interfaces={
            "CostInterface": {
                "methods": {
                    "getCost": {"returns": "int"},
                    "cheap": {"returns": "bool", "default": True},
                }
            }
        },
        ops={
            "o": {
                "results": {"r": "I32"},
                "interfaces": [
                    "CostInterface",
                    "DeclareOpInterfaceMethods<OpAsmOpInterface, [getAsmResultNames]>",
                    "CallOpInterface",
                ],
            }
        },
    )
    [found] = whole.ops
    assert [(i.name, i.methods) for i in found.interfaces] == [
        ("CostInterface", ("getCost",)),
        ("OpAsmOpInterface", ("getAsmResultNames",)),
        ("CallOpInterface", ()),
    ]
    assert op_functions(whole, found) == ["asm_result_names_o", "cost_o"]


def test_every_hook_is_listed():
    found = dialect(
        materialize_constant=True,
        verify_operation_attribute=True,
        types={
            "BoxType": {
                "mnemonic": "box",
                "parameters": {"n": "int"},
                "assembly_format": "custom",
                "verifier": True,
                "alias": "custom",
                "builders": {"of": {"parameters": {"n": "int"}}},
            }
        },
        ops={
            "mlir.o": {
                "results": {"r": "AnyType"},
                "assembly_format": "custom<FooBar>(type($r)) attr-dict",
                "verifier": True,
                "region_verifier": True,
                "fold": True,
                "canonicalizer": True,
                "canonicalize_method": True,
                "infer_return_types": True,
                "builders": {"b": {}},
                "derived_attributes": {"size": "int"},
            }
        },
    )
    assert required_hooks(found) == (
        "alias_box_type",
        "build_box_type_of",
        "build_mlir_o_b",
        "canonicalization_patterns_mlir_o",
        "canonicalize_mlir_o",
        "derive_mlir_o_size",
        "fold_mlir_o",
        "infer_mlir_o_return_types",
        "materialize_constant",
        "parse_box_type",
        "parse_foo_bar",
        "print_box_type",
        "print_foo_bar",
        "verify_box_type",
        "verify_mlir_o",
        "verify_mlir_o_regions",
        "verify_operation_attribute",
    )


def test_builders_have_checked_annotations_and_defaults():
    [builder] = op(
        builders={
            "b": {
                "parameters": {
                    "x": "list[Value]",
                    "y": {"type": "int | None", "default": None},
                    "z": {"type": "float", "default": 1},
                    "s": {"type": "string", "default": "a"},
                }
            }
        }
    ).builders
    assert [p.annotation for p in builder.parameters] == [
        "list[Value]",
        "int | None",
        "float",
        "str",
    ]
    assert [p.default and p.default.value for p in builder.parameters] == [None, None, 1, "a"]
    assert builder.parameters[0].default is None and builder.parameters[1].default is not None


# --- definitions -----------------------------------------------------------------------------------


def test_enums():
    found = dialect(
        enums={
            "A": {"cases": ["x", "class", "value"]},
            "B": {
                "bits": {"p": 0, "q": {"value": 3, "text": "queue"}},
                "groups": {"pq": ["p", "q"]},
                "zero": "none",
                "separator": ", ",
            },
            "C": {"storage": "string", "cases": {"x": "ex", "y": None}},
            "D": {"storage": "si8", "cases": {"neg": -5, "next": None}},
        }
    )
    a, b, c, d = found.enums
    assert [(x.name, x.python_name, x.value) for x in a.cases] == [
        ("x", "x", 0),
        ("class", "class_", 1),
        ("value", "value_", 2),
    ]
    assert [(x.name, x.value, x.text) for x in b.cases] == [
        ("none", 0, "none"),
        ("p", 1, "p"),
        ("q", 8, "queue"),
        ("pq", 9, "pq"),
    ]
    assert b.is_bit_enum and b.separator == ", "
    assert c.is_string and [x.text for x in c.cases] == ["ex", "y"]
    assert d.signed and d.width == 8 and [x.value for x in d.cases] == [-5, -4]
    assert a.constraint_summary == "allowed 32-bit signless integer cases: 0, 1, 2"


def test_parameters_of_every_kind():
    [definition] = dialect(
        enums={"E": {"cases": ["p", "q"]}},
        attributes={"AAttr": {"mnemonic": "a"}},
        types={
            "BType": {
                "mnemonic": "b",
                "parameters": {
                    "type": {"kind": "Type", "accessor": "inner"},
                    "attribute": "Attribute",
                    "n": "int",
                    "small": "uint8",
                    "x": "float",
                    "s": "string",
                    "flag": {"kind": "bool", "default": False},
                    "e": {"kind": "E", "default": "q"},
                    "map": "AffineMap",
                    "f": "FunctionType",
                    "own": "AAttr",
                    "things": "list<list<int>>",
                    "maybe": "optional<Type>",
                    "odd": "AnyTypeOf<[I32, F32]>",
                    "ods": "ArrayRefParameter<'Type'>",
                    "t": {"kind": "Type", "default": "I32"},
                },
                "assembly_format": "custom",
            }
        },
    ).types
    annotations = {p.name: p.annotation for p in definition.parameters}
    assert annotations == {
        "type": "Type",
        "attribute": "Attribute",
        "n": "int",
        "small": "int",
        "x": "float",
        "s": "str",
        "flag": "bool",
        "e": "E",
        "map": "AffineMap",
        "f": "FunctionType",
        "own": "AAttr",
        "things": "tuple[tuple[int, ...], ...]",
        "maybe": "Type | None",
        "odd": "Type",
        "ods": "tuple[Type, ...]",
        "t": "Type",
    }
    by_name = {p.name: p for p in definition.parameters}
    assert by_name["type"].python_name == "inner"
    assert (by_name["small"].kind, by_name["small"].width, by_name["small"].signed) == (
        "unsigned",
        8,
        False,
    )
    assert by_name["e"].default is not None and by_name["e"].default.value == "q"
    assert by_name["t"].default is not None
    assert by_name["t"].default.value == TypeBuilder("IntegerType", (32,))
    assert by_name["odd"].constraint is not None


def test_an_enum_attribute_has_the_format_of_ods_unless_it_gives_one():
    plain, own = dialect(
        enums={"E": {"cases": ["p"]}},
        attributes={
            "PAttr": {"mnemonic": "p", "enum": "E"},
            "QAttr": {"mnemonic": "q", "enum": "E", "assembly_format": "`<` $value `>`"},
        },
    ).attributes
    assert plain.format is not None and plain.format.text == "$value"
    assert own.format_kind is FormatKind.DECLARATIVE
    assert own.enum is not None and own.parameters[0].python_name == "value"


def test_own_constraints_go_before_those_of_ods():
    found = dialect(
        constraints={"F64Tensor": {"summary": "own tensor", "type": "TensorOf<[F64]>"}},
        ops={"o": {"arguments": {"x": "F64Tensor"}}},
    )
    assert found.ops[0].operands[0].constraint.summary == "own tensor"


def test_constraints_with_parameters():
    found = dialect(
        constraints={
            "RowsOf<T, n = 2>": {
                "summary": "$n rows of $T",
                "type": "RankedTensorOf<[$T]>",
                "predicate": "$_self.shape[0] == $n",
            },
            "Either<T>": {"type": "AnyTypeOf<[RowsOf<$T>, RowsOf<$T, 3>]>"},
            "AtLeast<n>": {"attribute": "ConfinedAttr<I32Attr, [IntMinValue<$n>]>"},
        },
        ops={"o": {"arguments": {"x": "Variadic<Either<F32>>", "y": "OptionalAttr<AtLeast<7>>"}}},
    )
    x, y = found.ops[0].operands[0], found.ops[0].attributes[0]
    assert x.constraint.summary == "2 rows of F32 or 3 rows of F32"
    assert y.constraint.summary.endswith("whose minimum value is 7")


def test_constraints_with_parameters_are_imported(tmp_path):
    base = "dialect: base\ntypes: {BoxType: {mnemonic: box}}\nconstraints: {BoxOr<T>: {type: 'AnyTypeOf<[BoxType, $T]>'}}\n"
    write(tmp_path, "base", base)
    path = write(
        tmp_path,
        "user",
        "dialect: user\nimports: [base]\ntypes: {OwnType: {mnemonic: own}}\n"
        "ops: {o: {arguments: {x: BoxOr<OwnType>, y: base.BoxOr<I32>}}}\n",
    )
    x, y = load_dialect(path).ops[0].operands
    assert "base.BoxType" in repr(x.constraint.predicate) and "OwnType" in repr(
        x.constraint.predicate
    )
    assert "base.BoxType" in repr(y.constraint.predicate)


# --- imports ---------------------------------------------------------------------------------------


def write(folder: Path, name: str, text: str) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(text, encoding="utf-8")
    return path


BASE = """
dialect: base
enums: {Mode: {cases: [on, off]}}
attributes: {ModeAttr: {mnemonic: mode, enum: Mode}}
types: {BoxType: {mnemonic: box}}
constraints:
  Boxes: {type: "TupleOf<[BoxType]>"}
  BoxOrInt: {summary: box or integer, type: "AnyTypeOf<[BoxType, I32]>"}
interfaces: {BaseInterface: {methods: {go: {}}}}
traits: {BaseTrait: {extends: [Pure]}}
op_classes:
  Boxed<T>: {arguments: {box: BoxOrInt, mode: ModeAttr, other: $T}, traits: [BaseTrait], interfaces: [BaseInterface]}
"""


def test_definitions_of_imports_are_known_by_short_and_full_names(tmp_path):
    write(tmp_path, "base", BASE)
    path = write(
        tmp_path,
        "user",
        """
dialect: user
imports: [base]
types: {OwnType: {mnemonic: own, parameters: {box: BoxType, mode: base.Mode}, assembly_format: "`<` params `>`"}}
ops:
  o: {extends: Boxed<OwnType>}
  p: {arguments: {a: Boxes, b: base.BoxType, c: OptionalAttr<Mode>}}
""",
    )
    found = load_dialect(path)
    assert found.imports == ("base",)
    o, p = found.ops
    assert o.operands[0].constraint.summary == "box or integer"
    assert "base.BoxType" in repr(o.operands[0].constraint.predicate)
    assert o.attributes[0].constraint.python_class == "base.ModeAttr"
    assert o.operands[1].constraint.python_type == "OwnType"
    assert o.trait("BaseTrait") and o.trait("Pure")
    assert {i.name: i.methods for i in o.interfaces}["BaseInterface"] == ("go",)
    assert p.operands[1].constraint.python_type == "base.BoxType"
    enum = p.attributes[0].constraint.enum
    assert enum is not None and enum.name == "base.Mode"
    assert [q.annotation for q in found.types[0].parameters] == ["base.BoxType", "base.Mode"]
    assert "BaseInterface" in [i.name for i in found.external_interfaces]


def test_imports_of_imports_are_known_by_their_full_names(tmp_path):
    write(tmp_path, "base", BASE)
    write(
        tmp_path,
        "middle",
        "dialect: middle\nimports: [base]\nconstraints: {Two: {type: 'AnyTypeOf<[BoxType, F32]>'}}\n",
    )
    path = write(
        tmp_path,
        "top",
        "dialect: top\nimports: [middle]\nops: {o: {arguments: {x: Two, y: base.BoxType}}}\n",
    )
    [o] = load_dialect(path).ops
    assert "base.BoxType" in repr(o.operands[0].constraint.predicate)


def test_traits_of_two_imports_need_their_full_names(tmp_path):
    for name in ("l", "r"):
        small = f"{{predicate: 'len($_op.operands) < 3', message: few of {name}}}"
        write(tmp_path, name, f"dialect: {name}\ntraits: {{T: {{extends: [S]}}, S: {small}}}\n")
    bad = write(tmp_path, "bad", "dialect: bad\nimports: [l, r]\nops: {o: {traits: [T]}}\n")
    with pytest.raises(SpecErrors, match="there is no trait 'T'"):
        load_dialect(bad)
    path = write(tmp_path, "top", "dialect: top\nimports: [l, r]\nops: {o: {traits: [r.T]}}\n")
    [o] = load_dialect(path).ops
    assert [i.summary for i in o.invariants] == ["few of r"]


def test_the_search_path_is_used_and_the_own_folder_goes_first(tmp_path):
    (tmp_path / "lib").mkdir()
    (tmp_path / "own").mkdir()
    write(tmp_path / "lib", "a", "dialect: a\nenums: {E: {cases: [library]}}\n")
    path = write(tmp_path / "own", "b", "dialect: b\nimports: [a]\nops: {o: {arguments: {e: E}}}\n")

    def case() -> str:
        [op] = load_dialect(path, [tmp_path / "lib"]).ops
        enum = op.attributes[0].constraint.enum
        assert enum is not None
        return enum.cases[0].name

    assert case() == "library"
    write(tmp_path / "own", "a", "dialect: a\nenums: {E: {cases: [beside]}}\n")
    assert case() == "beside"


def test_a_diamond_of_imports_is_read_once(tmp_path):
    write(tmp_path, "base", BASE)
    for name in ("l", "r"):
        write(tmp_path, name, f"dialect: {name}\nimports: [base]\n")
    path = write(tmp_path, "top", "dialect: top\nimports: [l, r, base]\n")
    assert load_dialect(path).imports == ("l", "r", "base")
