"""Operations and types for tests of formats: as the format sees them, and as TableGen has them."""

from __future__ import annotations

from dataclasses import dataclass, replace

from odsgen.ods.format import FormatSubject, ParameterSubject, TypeRule, TypeRuleKind
from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeKind,
    DefaultValue,
    EnumCase,
    EnumDef,
    Operand,
    Parameter,
    PropertyArgument,
    PropertyConstraint,
    RegionConstraint,
    RegionDef,
    Result,
    SuccessorConstraint,
    SuccessorDef,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model.predicates import TRUE

ANY_TYPE = TypeConstraint("AnyType", "any type", TRUE)
I32 = TypeConstraint(
    "I32", "32-bit signless integer", TRUE, "IntegerType", TypeBuilder("IntegerType", (32,))
)
ANY_ATTR = AttrConstraint("AnyAttr", "any attribute", TRUE)
UNIT_ATTR = AttrConstraint(
    "UnitAttr",
    "unit attribute",
    TRUE,
    "UnitAttr",
    kind=AttributeKind.UNIT,
    value_type=TypeBuilder("NoneType"),
)
I32_ATTR = AttrConstraint(
    "I32Attr",
    "32-bit signless integer attribute",
    TRUE,
    "IntegerAttr",
    kind=AttributeKind.INTEGER,
    value_type=TypeBuilder("IntegerType", (32,)),
)
APINT_ATTR = AttrConstraint(
    "APIntAttr", "arbitrary integer attribute", TRUE, "IntegerAttr", kind=AttributeKind.INTEGER
)
SYMBOL_ATTR = AttrConstraint(
    "SymbolNameAttr",
    "string attribute",
    TRUE,
    "StringAttr",
    kind=AttributeKind.SYMBOL_NAME,
    value_type=TypeBuilder("NoneType"),
)
COLOR = EnumDef(
    "Color",
    "a color",
    32,
    False,
    False,
    (EnumCase("red", "red", 0, "red"), EnumCase("blue", "blue", 1, "light-blue")),
)
COLOR_ATTR = AttrConstraint(
    "ColorAttr", "a color", TRUE, "IntegerAttr", kind=AttributeKind.ENUM, enum=COLOR
)
I64_PROP = PropertyConstraint("I64Prop", "int64_t", TRUE, "int", "i64")
UNIT_PROP = PropertyConstraint("UnitProp", "unit property", TRUE, "bool", "unit")


def operand(
    name: str, index: int, arity: Arity = Arity.REQUIRED, constraint: TypeConstraint = ANY_TYPE
) -> Operand:
    return Operand(
        name,
        name,
        constraint,
        arity,
        index,
        "sizes" if arity is Arity.VARIADIC_OF_VARIADIC else None,
    )


def result(
    name: str, index: int, arity: Arity = Arity.REQUIRED, constraint: TypeConstraint = ANY_TYPE
) -> Result:
    return Result(name, name, constraint, arity, index)


def attribute(
    name: str, constraint: AttrConstraint, *, optional: bool = False, default: object = None
) -> AttributeArgument:
    value = None if default is None else DefaultValue(default, str(default))
    return AttributeArgument(name, name, constraint, optional, value)


def region(name: str, index: int, variadic: bool = False) -> RegionDef:
    return RegionDef(name, name, RegionConstraint("any region", TRUE), variadic, index)


def successor(name: str, index: int, variadic: bool = False) -> SuccessorDef:
    return SuccessorDef(name, name, SuccessorConstraint("any successor", TRUE), variadic, index)


@dataclass(frozen=True)
class Subject:
    """One operation in both worlds."""

    subject: FormatSubject
    tablegen: str  # the body of its record
    traits: str = ""


RICH = Subject(
    FormatSubject(
        "t.a",
        operands=(
            operand("x", 0),
            operand("o", 1, Arity.OPTIONAL),
            operand("v", 2, Arity.VARIADIC, I32),
        ),
        attributes=(
            attribute("u", UNIT_ATTR, optional=True),
            attribute("i", I32_ATTR),
            attribute("oi", I32_ATTR, optional=True),
            attribute("di", I32_ATTR, default=1),
            attribute("any", ANY_ATTR),
            attribute("sym", SYMBOL_ATTR),
            attribute("big", APINT_ATTR),
        ),
        properties=(
            PropertyArgument("p", "p", I64_PROP),
            PropertyArgument("dp", "dp", I64_PROP, default=DefaultValue(1, "1")),
        ),
        results=(result("r", 0, Arity.VARIADIC),),
        regions=(region("reg", 0), region("regs", 1, True)),
        successors=(successor("s", 0),),
        attribute_sized_operands=True,
    ),
    """let arguments = (ins AnyType:$x, Optional<AnyType>:$o, Variadic<I32>:$v, UnitAttr:$u, I32Attr:$i,
      OptionalAttr<I32Attr>:$oi, DefaultValuedAttr<I32Attr,"1">:$di, AnyAttr:$any, SymbolNameAttr:$sym,
      APIntAttr:$big, I64Prop:$p, DefaultValuedProp<I64Prop,"1">:$dp);
    let results = (outs Variadic<AnyType>:$r);
    let regions = (region AnyRegion:$reg, VariadicRegion<AnyRegion>:$regs);
    let successors = (successor AnySuccessor:$s);""",
    "AttrSizedOperandSegments",
)

PLAIN = Subject(
    FormatSubject(
        "t.a",
        operands=(operand("lhs", 0), operand("rhs", 1)),
        results=(result("res", 0),),
        attributes=(attribute("i", I32_ATTR), attribute("oi", I32_ATTR, optional=True)),
    ),
    """let arguments = (ins AnyType:$lhs, AnyType:$rhs, I32Attr:$i, OptionalAttr<I32Attr>:$oi);
    let results = (outs AnyType:$res);""",
)


def with_rule(subject: Subject, kind: TypeRuleKind, trait: str, *names: str) -> Subject:
    rules = (*subject.subject.type_rules, TypeRule(kind, names))
    return Subject(replace(subject.subject, type_rules=rules), subject.tablegen, trait)


OPTIONAL_PARTS = Subject(
    FormatSubject(
        "t.a",
        operands=(operand("o", 0, Arity.OPTIONAL), operand("v", 1, Arity.VARIADIC)),
        attributes=(
            attribute("u", UNIT_ATTR, optional=True),
            attribute("oi", I32_ATTR, optional=True),
            attribute("di", I32_ATTR, default=1),
        ),
        regions=(region("reg", 0),),
        attribute_sized_operands=True,
    ),
    """let arguments = (ins Optional<AnyType>:$o, Variadic<AnyType>:$v, UnitAttr:$u,
      OptionalAttr<I32Attr>:$oi, DefaultValuedAttr<I32Attr,"1">:$di);
    let regions = (region AnyRegion:$reg);""",
    "AttrSizedOperandSegments",
)


def parameter(name: str, kind: str = "integer", *, optional: bool = False) -> Parameter:
    return Parameter(name, name, kind, "int", width=32, optional=optional)


PARAMETERS = ParameterSubject(
    "A",
    (parameter("x"), parameter("y"), parameter("o", optional=True), parameter("p", optional=True)),
)
PARAMETERS_TABLEGEN = 'let parameters = (ins "int":$x, "int":$y, OptionalParameter<"int">:$o, OptionalParameter<"int">:$p);'
