"""Random enums, types and attributes of a spec, each with what stands for it in TableGen and with values in the text."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.random_specs.vocabulary import AttrRow, Default, PropertyRow, TypeRow


@dataclass(slots=True)
class Definition:
    """Something that a spec defines: its name there, its section, what YAML says and what TableGen says."""

    name: str
    section: str
    spec: dict[str, Any]
    tablegen: str


@dataclass(slots=True)
class EnumDefinition(Definition):
    cases: tuple[
        tuple[str, str, int], ...
    ] = ()  # name, text, value; of bit enums those that stand alone
    width: int = 32
    is_bit_enum: bool = False
    valid_values: tuple[int, ...] = ()
    invalid_value: int | None = None
    summary: str = ""


@dataclass(frozen=True, slots=True)
class ParameterKind:
    """A kind of parameters: as a spec and as TableGen name it, with texts of values and a default of each side."""

    expression: str
    tablegen: str
    texts: tuple[str, ...]
    defaults: tuple[tuple[object, str], ...] = ()
    is_optional: bool = False
    is_list: bool = False


_KINDS = (
    ParameterKind("Type", '"::mlir::Type"', ("i32", "tensor<2xi8>", "() -> ()")),
    ParameterKind("Attribute", '"::mlir::Attribute"', ("5 : i8", '"x"', "[1, 2]", "unit")),
    ParameterKind("int64", '"int64_t"', ("0", "-7", "9223372036854775807"), ((3, "3"), (-1, "-1"))),
    ParameterKind("uint32", '"uint32_t"', ("0", "4294967295"), ((8, "8"),)),
    ParameterKind("int16", '"int16_t"', ("1", "-32768"), ((0, "0"),)),
    ParameterKind("bool", '"bool"', ("true", "false"), ((True, "true"), (False, "false"))),
    ParameterKind("string", "StringRefParameter<>", ('"abc"', '"a b\\22"', '""')),
    ParameterKind("FunctionType", '"::mlir::FunctionType"', ("(i32) -> f32", "() -> ()")),
    ParameterKind("IntegerAttr", '"::mlir::IntegerAttr"', ("5 : i8", "-1 : i64", "true")),
    ParameterKind("StringAttr", '"::mlir::StringAttr"', ('"s"', '"s" : i32')),
    ParameterKind(
        "list<Type>", 'ArrayRefParameter<"::mlir::Type">', ("i32", "i32, f32"), is_list=True
    ),
    ParameterKind("list<int64>", 'ArrayRefParameter<"int64_t">', ("1", "1, -2, 3"), is_list=True),
    ParameterKind(
        "optional<Type>",
        'OptionalParameter<"::mlir::Type">',
        ("i32", "tensor<*xf32>"),
        is_optional=True,
    ),
    ParameterKind(
        "optional<Attribute>",
        'OptionalParameter<"::mlir::Attribute">',
        ('"x"', "5 : i8"),
        is_optional=True,
    ),
    ParameterKind(
        "OptionalArrayRefParameter<int64>",
        'OptionalArrayRefParameter<"int64_t">',
        ("1, 2",),
        is_optional=True,
        is_list=True,
    ),
)


@dataclass(slots=True)
class Parameter:
    name: str
    kind: ParameterKind
    default: tuple[object, str] | None = None

    @property
    def may_be_absent(self) -> bool:
        return self.kind.is_optional or self.default is not None


Piece = tuple[
    str, Any
]  # ("literal", text), ("parameter", p), ("list", [p…]), ("struct", [p…]), ("group", (then, else))


@dataclass(slots=True)
class DefinitionMaker:
    """Makes the definitions of one spec; `prefix` keeps their names apart from those of other specs."""

    random: Random
    prefix: str
    dialect: str
    definitions: list[Definition] = field(default_factory=list)
    kinds: list[ParameterKind] = field(default_factory=lambda: list(_KINDS))
    type_rows: list[TypeRow] = field(default_factory=list)
    attr_rows: list[AttrRow] = field(default_factory=list)
    enums: list[EnumDefinition] = field(default_factory=list)
    property_rows: list[PropertyRow] = field(default_factory=list)

    def make(self) -> None:
        random = self.random
        for number in range(random.choice((0, 0, 1, 2))):
            self._enum(number)
        for number in range(random.choice((0, 0, 1, 1, 2))):
            self._parameterized(f"{self.prefix}A{number}", "attributes")
        for number in range(random.choice((0, 1, 1, 2))):
            self._parameterized(f"{self.prefix}T{number}", "types")
        for number in range(random.choice((0, 0, 1, 2))):
            self._constraint(number)

    # --- enums ---

    def _enum(self, number: int) -> None:
        random = self.random
        name = f"{self.prefix}E{number}"
        is_bit = random.random() < 0.45
        width = random.choice((32, 32, 64))
        summary = random.choice(("", "", "one of a few things"))
        spec: dict[str, Any] = {}
        if width != 32:
            spec["storage"] = f"i{width}"
        if summary or is_bit:
            spec["constraint_summary"] = summary
        is_wrapped = random.random() < 0.5
        if is_bit:
            enum = self._bit_enum(name, width, summary, spec)
        else:
            enum = self._case_enum(name, width, summary, spec, is_wrapped)
        self.definitions.append(enum)
        self.enums.append(enum)
        self._enum_rows(enum, is_wrapped)

    def _case_enum(
        self, name: str, width: int, summary: str, spec: dict[str, Any], is_wrapped: bool
    ) -> EnumDefinition:
        random = self.random
        names = random.sample(
            ("red", "green", "blue", "eq", "AlwaysTrue", "none"), random.randint(1, 4)
        )
        values = random.sample(range(12), len(names))
        cases = []
        written: dict[str, Any] = {}
        for case, value in zip(names, values, strict=True):
            text = random.choice(
                (
                    case,
                    case,
                    case,
                    case if is_wrapped else f"{case}-ish",  # an attribute prints it without quotes
                    f"{case}_2",
                    "true" if case == "AlwaysTrue" else case,
                )
            )
            cases.append((case, text, value))
            written[case] = value if text == case else {"value": value, "text": text}
        listed = ", ".join(f'I{width}EnumAttrCase<"{c}", {v}, "{t}">' for c, t, v in cases)
        found = (
            summary
            or f"allowed {width}-bit signless integer cases: {', '.join(str(v) for v in values)}"
        )
        spec["cases"] = written
        tablegen = f'def {name} : I{width}EnumAttr<"{name}", "{summary}", [{listed}]>'
        return EnumDefinition(
            name, "enums", spec, tablegen, tuple(cases), width, False, tuple(values), 13, found
        )

    def _bit_enum(
        self, name: str, width: int, summary: str, spec: dict[str, Any]
    ) -> EnumDefinition:
        random = self.random
        names = random.sample(("fast", "exact", "finite", "nan"), random.randint(2, 4))
        places = random.sample(range(5), len(names))
        cls = f"I{width}BitEnumAttrCase"
        cases = [(case, case, 1 << place) for case, place in zip(names, places, strict=True)]
        listed = []
        if random.random() < 0.5:
            spec["zero"] = "none"
            listed.append(f'{cls}None<"none">')
        spec["bits"] = dict(zip(names, places, strict=True))
        defs = [
            f'def {name}_{case} : {cls}Bit<"{case}", {place}>;'
            for case, place in spec["bits"].items()
        ]
        listed += [f"{name}_{case}" for case in names]
        settings = []
        if random.random() < 0.4:
            members = names[:2]
            spec["groups"] = {"both": members}
            defs.append(
                f'def {name}_both : {cls}Group<"both", [{", ".join(f"{name}_{m}" for m in members)}]>;'
            )
            listed.append(f"{name}_both")
        # A spec prints groups unless told otherwise, TableGen only where told so.
        if random.random() < 0.5:
            settings.append("let printBitEnumPrimaryGroups = 1;")
        else:
            spec["print_groups"] = False
        separator = random.choice(("|", "|", ",", ", ", " | "))
        if separator != "|":
            spec["separator"] = separator
            settings.append(f'let separator = "{separator}";')
        every = 0
        for _, _, value in cases:
            every |= value
        tablegen = (
            " ".join(defs)
            + f' def {name} : I{width}BitEnumAttr<"{name}", "{summary}", [{", ".join(listed)}]>'
            + (" { " + " ".join(settings) if settings else "")
        )
        values = (cases[0][2], cases[0][2] | cases[1][2], every, *((0,) if "zero" in spec else ()))
        return EnumDefinition(
            name, "enums", spec, tablegen, tuple(cases), width, True, values, 1 << 20, summary
        )

    def _enum_rows(self, enum: EnumDefinition, is_wrapped: bool) -> None:
        random, name = self.random, enum.name
        case, text, value = random.choice(enum.cases)
        integer = f"{value} : i{enum.width}"
        cpp = f"::{self.dialect}::{name}::{case}"
        if not any("-" in text for _, text, _ in enum.cases):
            values: tuple[tuple[str, object], ...] = tuple(
                (f"{v} : i{enum.width}", v) for v in enum.valid_values
            )
            row = PropertyRow(f"EnumProp<{name}>", values, Default(case, cpp, integer))
            self.property_rows.append(row)
        if not is_wrapped:  # the enum itself is the attribute
            # Where every case is one bit, mlir-tblgen's code prints several in a way that it cannot read.
            alone = enum.is_bit_enum and not {"zero", "groups"} & enum.spec.keys()
            good = tuple(
                (f"{v} : i{enum.width}", v)
                for v in enum.valid_values
                if not alone or v.bit_count() == 1
            )
            self.attr_rows.append(
                AttrRow(name, enum.summary, good, (), Default(case, cpp, integer))
            )
            enum.tablegen += self._ended(enum, "")
            return
        enum.tablegen += self._ended(enum, "let genSpecializedAttr = 0;")
        attribute = f"{name}Attr"
        mnemonic = f"e{len(self.definitions)}"
        self.definitions.append(
            Definition(
                attribute,
                "attributes",
                {"mnemonic": mnemonic, "enum": name},
                f'def {attribute} : EnumAttr<{self.prefix}_Dialect, {name}, "{mnemonic}">;',
            )
        )
        texts = [t for _, t, _ in enum.cases]
        spelled = list(texts)
        if enum.is_bit_enum:
            spelled.append(enum.spec.get("separator", "|").join(texts[:2]))
        attributes: tuple[tuple[str, object], ...] = tuple(
            (f"#{self.dialect}<{mnemonic} {t}>", ...) for t in spelled
        )
        summary = enum.summary
        self.attr_rows.append(
            AttrRow(
                attribute,
                summary,
                attributes,
                (),
                Default(case, cpp, f"#{self.dialect}<{mnemonic} {text}>"),
            )
        )
        self.kinds.append(
            ParameterKind(
                name,
                f"EnumParameter<{name}>",
                tuple(spelled[: len(texts)]),
                ((case, cpp),),
                is_list="," in enum.spec.get("separator", ""),
            )
        )

    def _ended(self, enum: EnumDefinition, setting: str) -> str:
        setting += f'let cppNamespace = "::{self.dialect}";'
        return f" {setting} }}" if "{ " in enum.tablegen.rpartition(">")[2] else f" {{ {setting} }}"

    # --- types and attributes ---

    def _parameterized(self, name: str, section: str) -> None:
        random = self.random
        mnemonic = f"{'a' if section == 'attributes' else 't'}{len(self.definitions)}"
        parameters = self._parameters()
        spec: dict[str, Any] = {"mnemonic": mnemonic}
        summary = random.choice(("", f"some {mnemonic} thing"))
        if summary:
            spec["summary"] = summary
        base = "AttrDef" if section == "attributes" else "TypeDef"
        body = [f'let mnemonic = "{mnemonic}";']
        if summary:
            body.append(f'let summary = "{summary}";')
        elif section == "types":
            spec["constraint_summary"] = ""  # as MLIR, which has no words for it then
        pieces: list[Piece] = []
        self_type = section == "attributes" and random.random() < 0.2
        if parameters or self_type:
            spec["parameters"] = {p.name: self._written(p) for p in parameters}
            listed = [f"{self._in_tablegen(p)}:${p.name}" for p in parameters]
            if self_type:
                spec["parameters"]["type"] = {"kind": "SelfType", "accessor": "type"}
                listed.append('AttributeSelfTypeParameter<"">:$type')
            body.append(f"let parameters = (ins {', '.join(listed)});")
            pieces = self._format(parameters)
            spec["assembly_format"] = format_text(pieces)
            body.append(f"let assemblyFormat = [{{{spec['assembly_format']}}}];")
        if self_type:
            base_traits = ", [TypedAttrInterface]"
            spec["interfaces"] = ["TypedAttrInterface"]
        else:
            base_traits = ""
        # The C++ class has its suffix from TableGen.
        suffix = "Attr" if section == "attributes" else "Type"
        tablegen = f'def {name} : {base}<{self.prefix}_Dialect, "{name}"{base_traits}> {{ {" ".join(body)} }}'
        spec["class_name"] = name + suffix
        texts = tuple(
            dict.fromkeys(self._value(mnemonic, pieces, self_type, section) for _ in range(3))
        )
        self.definitions.append(Definition(name, section, spec, tablegen))
        shown = summary or (name if section == "attributes" else "")
        if section == "attributes":
            self.attr_rows.append(
                AttrRow(name, shown, tuple((t, ...) for t in texts), needs_qualified=self_type)
            )
            if not self_type:  # its type is not printed where the attribute is a parameter
                kind = ParameterKind(name, f'"::{self.dialect}::{name}Attr"', texts)
                self.kinds.append(kind)
        else:
            self.type_rows.append(
                TypeRow(
                    name, shown, texts, ("i32", "none"), is_buildable=not parameters, is_own=True
                )
            )
            self.kinds.append(ParameterKind(name, f'"::{self.dialect}::{name}Type"', texts))

    def _parameters(self) -> list[Parameter]:
        random = self.random
        names = random.sample(
            ("element", "size", "lo", "hi", "inner", "caseCount", "in", "flag"),
            random.choice((0, 1, 1, 2, 3, 4)),
        )
        parameters = []
        for name in names:
            kind = random.choice(self.kinds)
            default = (
                random.choice(kind.defaults) if kind.defaults and random.random() < 0.5 else None
            )
            parameters.append(Parameter(name, kind, default))
        return parameters

    def _written(self, parameter: Parameter) -> object:
        kind = parameter.kind.expression
        if parameter.default is not None:
            return {"kind": kind, "default": parameter.default[0]}
        if self.random.random() < 0.2:
            return {"kind": kind, "summary": f"the {parameter.name}"}
        return kind

    def _in_tablegen(self, parameter: Parameter) -> str:
        kind = parameter.kind.tablegen
        if parameter.default is None:
            return kind
        if kind.startswith("EnumParameter"):
            kind = f'"::{self.dialect}::{parameter.kind.expression}"'
        return f'DefaultValuedParameter<{kind}, "{parameter.default[1]}">'

    def _format(self, parameters: list[Parameter]) -> list[Piece]:
        """A format that takes each parameter once and can be read back: lists and what may be absent stand alone."""
        random = self.random
        if not parameters:
            return []
        alone = len(parameters) == 1 or not any(p.kind.is_list for p in parameters)
        chance = random.random() if alone else 1.0
        if chance < 0.15 and not any(p.may_be_absent for p in parameters):
            directive = random.choice(("params", "struct params"))
            return [("literal", "<"), (directive, parameters), ("literal", ">")]
        if chance < 0.3:
            shuffled = random.sample(parameters, len(parameters))
            return [("literal", "<"), ("struct", shuffled), ("literal", ">")]
        pieces: list[Piece] = []
        for number, parameter in enumerate(random.sample(parameters, len(parameters))):
            styles = [(f"k{number} [", "]"), (f"k{number} (", ")"), (f"k{number} = [", "]")]
            # Nothing parts a word at the end of an optional group from what follows it.
            if not parameter.may_be_absent:
                styles += [("[", "]"), ("(", ")"), (f"k{number}", f"e{number}")]
            opening, closing = random.choice(styles)
            inside: list[Piece] = [
                *(("literal", o) for o in opening.split()),
                ("parameter", parameter),
                ("literal", closing),
            ]
            if parameter.may_be_absent:
                other: list[Piece] = []
                if random.random() < 0.4:
                    other = [("literal", f"no{number}"), ("literal", "*")]
                pieces.append(("group", (inside, other)))
            else:
                pieces += inside
        if random.random() < 0.8:
            pieces = [("literal", "<"), *pieces, ("literal", ">")]
        return pieces

    def _value(self, mnemonic: str, pieces: list[Piece], self_type: bool, section: str) -> str:
        sign = "#" if section == "attributes" else "!"
        words = [mnemonic, *self._words(pieces)]
        text = f"{sign}{self.dialect}<{' '.join(words)}>"
        if self_type:
            text += self.random.choice((" : i32", " : tensor<2xi8>", " : i32"))
        return text

    def _words(self, pieces: list[Piece]) -> list[str]:
        random = self.random
        words: list[str] = []
        for what, about in pieces:
            if what == "literal":
                words.append(about)
            elif what == "parameter":
                words.append(random.choice(about.kind.texts))
            elif what == "group":
                present, absent = about
                words += self._words(present if random.random() < 0.6 else absent)
            elif what == "params":
                words.append(", ".join(random.choice(p.kind.texts) for p in about))
            else:
                shown = [p for p in about if not p.may_be_absent or random.random() < 0.6]
                random.shuffle(shown)
                words.append(", ".join(f"{p.name} = {random.choice(p.kind.texts)}" for p in shown))
        return words

    # --- constraints ---

    def _constraint(self, number: int) -> None:
        random = self.random
        name = f"{self.prefix}C{number}"
        make: Callable[[str], None] = random.choice(
            (self._confined_type, self._alternative, self._array)
        )
        make(name)

    def _confined_type(self, name: str) -> None:
        expression, predicate, cpp, good, bad = self.random.choice(
            (
                (
                    "AnyInteger",
                    "$_self.width % 2 == 0",
                    "::llvm::cast<::mlir::IntegerType>($_self).getWidth() % 2 == 0",
                    ("i8", "si32"),
                    ("i7", "f32"),
                ),
                (
                    "AnyRankedTensor",
                    "len($_self.shape) == 2",
                    "::llvm::cast<::mlir::ShapedType>($_self).getShape().size() == 2",
                    ("tensor<2x?xi8>",),
                    ("tensor<2xi8>", "tensor<*xi8>"),
                ),
                (
                    "AnyVectorOfNonZeroRank",
                    "$_self.element_type == $_self.element_type and $_self.rank < 3",
                    "::llvm::cast<::mlir::VectorType>($_self).getRank() < 3",
                    ("vector<4xi1>", "vector<2x[2]xf32>"),
                    ("vector<1x1x1xi8>",),
                ),
            )
        )
        self.definitions.append(
            Definition(
                name,
                "constraints",
                {"summary": f"{name} things", "type": expression, "predicate": predicate},
                f'def {name} : ConfinedType<{expression}, [CPred<"{cpp}">], "{name} things">;',
            )
        )
        self.type_rows.append(TypeRow(name, f"{name} things", good, bad))

    def _alternative(self, name: str) -> None:
        own = [row for row in self.type_rows if row.is_own]
        other = own[0] if own else TypeRow("F64", "64-bit float", ("f64",), ())
        expression = f"AnyTypeOf<[{other.expression}, AnySignedInteger]>"
        self.definitions.append(
            Definition(
                name,
                "constraints",
                {"summary": "a choice", "type": expression},
                f'def {name} : TypeAlias<{expression}, "a choice">;',
            )
        )
        self.type_rows.append(TypeRow(name, "a choice", (*other.good, "si8"), ("i8", "f32")))

    def _array(self, name: str) -> None:
        expression = "ConfinedAttr<I32ArrayAttr, [ArrayMinCount<1>]>"
        self.definitions.append(
            Definition(
                name,
                "constraints",
                {"summary": "some numbers", "attribute": expression},
                f'def {name} : {expression} {{ let summary = "some numbers"; }}',
            )
        )
        self.attr_rows.append(AttrRow(name, "some numbers", (("[1 : i32]", ...),), ("[]", "[1]")))


def format_text(pieces: list[Piece]) -> str:
    """The format as it is written."""
    words: list[str] = []
    for what, about in pieces:
        if what == "literal":
            words.append(f"`{about}`")
        elif what == "parameter":
            words.append(f"${about.name}")
        elif what == "group":
            present, absent = about
            anchored = format_text(present)
            name = next(p.name for w, p in present if w == "parameter")
            anchored = anchored.replace(f"${name}", f"${name}^")
            otherwise = f" : ({format_text(absent)})" if absent else ""
            words.append(f"({anchored}){otherwise}?")
        elif what == "params":
            words.append("params")
        elif what == "struct params":
            words.append("struct(params)")
        else:
            words.append(f"struct({', '.join(f'${p.name}' for p in about)})")
    return " ".join(words)
