"""Kinds of parameters of types and attributes: as a spec and as TableGen write them, with texts of values."""

from __future__ import annotations

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class WildKind:
    """A kind of parameters; `cpp` is its C++ type, or the constraint that TableGen names instead."""

    expression: str
    cpp: str
    texts: tuple[str, ...]
    defaults: tuple[tuple[object, str], ...] = ()
    declared: str = ""  # in TableGen, where it is no quoted C++ type
    custom: str = ""  # the directive that reads and writes it
    nullable: bool = False  # the C++ value may be null: OptionalParameter takes the type itself
    has_optional: bool = True
    has_list: bool = True
    is_optional: bool = False
    default: tuple[object, str] | None = None

    @property
    def may_be_absent(self) -> bool:
        return self.is_optional or self.default is not None

    @property
    def in_tablegen(self) -> str:
        if self.default is not None and not self.declared:
            return f'DefaultValuedParameter<"{self.cpp}", "{_escaped(self.default[1])}">'
        if self.default is not None and self.declared.startswith("StringRefParameter"):
            return f'StringRefParameter<"", "{_escaped(self.default[1])}">'
        return self.declared or f'"{self.cpp}"'

    @property
    def in_spec(self) -> object:
        if self.default is None:
            return self.expression
        return {"kind": self.expression, "default": self.default[0]}


def _escaped(text: str) -> str:
    return text.replace('"', '\\"')


def optional(kind: WildKind) -> WildKind:
    cpp = kind.cpp if kind.nullable else f"std::optional<{kind.cpp}>"
    return replace(
        kind,
        expression=f"optional<{kind.expression}>",
        cpp=cpp,
        declared=f'OptionalParameter<"{cpp}">',
        is_optional=True,
        has_list=False,
        custom="",
    )


def many(kind: WildKind, is_optional: bool) -> WildKind:
    of = "OptionalArrayRefParameter" if is_optional else "ArrayRefParameter"
    texts = (*kind.texts[:2], ", ".join(kind.texts[:3]), ", ".join(kind.texts[-2:]))
    return WildKind(
        f"{of}<{kind.expression}>" if is_optional else f"list<{kind.expression}>",
        f"::llvm::ArrayRef<{kind.cpp}>",
        texts,
        declared=f'{of}<"{kind.cpp}">',
        has_optional=False,
        has_list=False,
        is_optional=is_optional,
    )


def _symbol(name: str, *texts: str, cpp: str = "", **more: object) -> WildKind:
    kind = WildKind(name, f"::mlir::{cpp or name}", texts, nullable=True)
    return replace(kind, **more)  # type: ignore[arg-type]


def _integer(name: str, cpp: str, *texts: str) -> WildKind:
    defaults: tuple[tuple[object, str], ...] = ((3, "3"), (0, "0"), (77, "77"))
    return WildKind(name, cpp, texts, defaults, custom="WildInteger" if name == "int64" else "")


_TYPES = ("i32", "tensor<2xi8>", "() -> ()", "none", "tuple<>", "vector<[4]xf32>", "f32")
_ATTRIBUTES = ("5 : i8", '"x"', "[1, 2]", "unit", "i32", "@s", "dense<1> : tensor<2xi8>", "true")

KINDS = (
    _symbol(
        "Type",
        *_TYPES,
        custom="WildType",
        defaults=(("I32", "::mlir::IntegerType::get($_ctxt, 32)"),),
    ),
    _symbol("Attribute", *_ATTRIBUTES, "{a = 1}", "loc(unknown)", custom="WildAttribute"),
    _integer("int64", "int64_t", "0", "-7", "9223372036854775807", "-9223372036854775808", "0x1F",
             "9223372036854775808", "true", "false"),
    _integer("int32", "int32_t", "0", "-1", "2147483647", "-2147483648", "2147483648", "0xFFFFFFFF"),
    _integer("int16", "int16_t", "1", "-32768", "32767", "32768", "-0", "- 5"),
    _integer("uint16", "uint16_t", "1", "65535", "65536", "-1"),
    _integer("uint32", "uint32_t", "0", "4294967295", "4294967296", "-1", "0x10"),
    _integer("uint64", "uint64_t", "0", "18446744073709551615", "18446744073709551616", "-1", "7"),
    _integer("unsigned", "unsigned", "5", "4294967295", "-3", "99999999999999999999"),
    WildKind(
        "APInt", "::llvm::APInt",
        ("0", "-7", "123456789012345678901234567890", "0x1F", "0xFF", "-0x80", "true", "false", "-1"),
        declared='APIntParameter<"">', has_optional=False, has_list=False,
    ),
    WildKind("bool", "bool", ("true", "false", "1", "0", "-1", "2", "0x1"), ((True, "true"), (False, "false"))),
    WildKind(
        "string", "::llvm::StringRef",
        ('"abc"', '"a b\\22"', '""', '"\\00\\FF"', '"\\\\ \\n\\t"', '"é"', '"a\\0Ab"', '"a\\zz"', '"a'),
        (("d", '"d"'), ("", '""'), ("a b", '"a b"')),
        declared="StringRefParameter<>", custom="WildString", has_optional=False, has_list=False,
    ),
    _symbol("AffineMap", "(d0) -> (d0)", "(d0)[s0] -> (d0 + s0 * 2, d0 mod 3)", "() -> ()", "(d0, d0) -> (d0)",
            "affine_map<() -> ()>"),
    _symbol("FunctionType", "(i32) -> f32", "() -> ()", "i32"),
    _symbol("IntegerType", "i32", "si8", "i16777216", "f32", "index"),
    _symbol("FloatType", "f32", "bf16", "f8E4M3FN", "i32"),
    _symbol("IndexType", "index", "i64"),
    _symbol("VectorType", "vector<4xf32>", "vector<[4]xi1>", "tensor<4xf32>"),
    _symbol("RankedTensorType", "tensor<2xi8>", "tensor<f32>", "tensor<*xf32>"),
    _symbol("MemRefType", "memref<2xi8>", "memref<?xf32, 1>", "memref<*xf32>"),
    _symbol("ShapedType", "memref<2xi8>", "tensor<*xf32>", "vector<2xi1>", "i32"),
    _symbol("TupleType", "tuple<>", "tuple<i32, f32>", "i32"),
    _symbol("ComplexType", "complex<f32>", "f32"),
    _symbol("NoneType", "none", "i1"),
    _symbol("IntegerAttr", "5 : i8", "-1 : i64", "true", "7", "1.0", "5 : index",
            defaults=()),
    _symbol("FloatAttr", "1.5", "2.0 : f16", "0x7F800000 : f32", "1", "1 : f32"),
    _symbol("StringAttr", '"s"', '"s" : i32', '"\\FF\\22"', "s", "@s"),
    _symbol("ArrayAttr", "[]", '[1, "a"]', "[unit, i32]", "5"),
    _symbol("DictionaryAttr", "{}", "{x = 1 : i32, y}", "{b, a}", "[]", "{a, a}"),
    _symbol("TypeAttr", "i32", "() -> i1", "5"),
    _symbol("UnitAttr", "unit", "true"),
    _symbol("SymbolRefAttr", "@f", '@f::@"a b"', "f"),
    _symbol("FlatSymbolRefAttr", "@f", '@"a b"', "@f::@g"),
    _symbol("BoolAttr", "true", "false", "1 : i1", "1"),
    _symbol("AffineMapAttr", "affine_map<(d0) -> (d0)>", "(d0) -> (d0)"),
    _symbol("IntegerSetAttr", "affine_set<(d0) : (d0 == 0)>", "5"),
    _symbol("DenseI32ArrayAttr", "1, 2", "[1, 2]", "[]", "array<i32: 1>", "[1, 3000000000]", "[-1]"),
    _symbol("DenseI64ArrayAttr", "[1, 2]", "[]", "array<i64: 1>", "5"),
    _symbol("DenseBoolArrayAttr", "[true, false]", "[]", "array<i1: true>", "[1]"),
    _symbol("DenseF32ArrayAttr", "[1.5, 2.0]", "[]", "array<f32: 1.5>", "[1]", "[-1.5]"),
    _symbol("ElementsAttr", "dense<1> : tensor<2xi8>", "dense<[]> : tensor<0xf32>", "1", "array<i32: 4>",
            'sparse<[[0]], [1]> : tensor<2xi8>'),
    _symbol("TypedAttr", "5 : i8", "1.5", "unit", '"s"', "dense<1> : tensor<2xi8>"),
    _symbol("LocationAttr", 'loc("a.mlir":1:2)', "loc(unknown)", "5"),
    _symbol("AnyFloat", "f32", "bf16", "i32", cpp="FloatType", declared="AnyFloat", has_optional=False, has_list=False),
    _symbol("AnyInteger", "i32", "si8", "f32", cpp="IntegerType", declared="AnyInteger", has_optional=False, has_list=False),
    _symbol("AnyTypeOf<[AnyInteger, AnyFloat]>", "i32", "f16", "index", "tensor<1xi8>", cpp="Type",
            declared="AnyTypeOf<[AnyInteger, AnyFloat]>", has_optional=False, has_list=False),
    _symbol("TensorOf<[F32]>", "tensor<2xf32>", "tensor<*xf32>", "tensor<2xi8>", "f32", cpp="TensorType",
            declared="TensorOf<[F32]>", has_optional=False, has_list=False),
    _symbol("I32", "i32", "i64", "f32", cpp="IntegerType", declared="I32", has_optional=False, has_list=False),
    _symbol("Index", "index", "i64", cpp="IndexType", declared="Index", has_optional=False, has_list=False),
)  # fmt: skip
