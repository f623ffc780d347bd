"""A dialect built by hand, with one of everything that the generator lays out."""

from __future__ import annotations

from odsgen.ods.model import (
    Arity,
    AttrConstraint,
    AttributeArgument,
    AttributeDef,
    AttributeKind,
    DefaultValue,
    DialectDef,
    EnumCase,
    EnumDef,
    FormatKind,
    InferenceKind,
    OpDef,
    Operand,
    OpInvariant,
    Parameter,
    RegionConstraint,
    RegionDef,
    Result,
    ResultInference,
    SegmentKind,
    SuccessorConstraint,
    SuccessorDef,
    TraitUse,
    TypeBuilder,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model import (
    predicates as p,
)

I32_BUILDER = TypeBuilder("IntegerType", (32,))
I32 = TypeConstraint(
    "I32", "32-bit signless integer", p.IsType(I32_BUILDER), "IntegerType", I32_BUILDER
)
ANY = TypeConstraint("AnyType", "any type", p.TRUE)
INTEGER = TypeConstraint("AnyInteger", "integer", p.IsA(("IntegerType",)), "IntegerType")
COLOURS = EnumDef(
    "Colour",
    "a colour",
    32,
    False,
    False,
    (EnumCase("red", "red", 0, "red"), EnumCase("green", "green", 1, "green")),
    dialect="demo",
)
FLAGS = EnumDef(
    "Flags",
    "some flags",
    32,
    False,
    True,
    (
        EnumCase("none", "none", 0, "none"),
        EnumCase("a", "a", 1, "a"),
        EnumCase("b", "b", 2, "b"),
        EnumCase("both", "both", 3, "both"),
    ),
    separator=", ",
    dialect="demo",
)
FLAGS_ATTR = AttributeDef(
    "FlagsAttr",
    "flags",
    "flags_attr",
    "Some flags.",
    "",
    (Parameter("value", "value", "enum", "demo.Flags", enum=FLAGS),),
    FormatKind.CUSTOM,
    None,
    enum=FLAGS,
    dialect="demo",
)
STRING_ATTR = AttrConstraint(
    "StrAttr", "string attribute", p.IsA(("StringAttr",)), "StringAttr", "str", AttributeKind.STRING
)
UNIT_ATTR = AttrConstraint(
    "UnitAttr", "unit attribute", p.IsA(("UnitAttr",)), "UnitAttr", "bool", AttributeKind.UNIT
)
I32_ATTR = AttrConstraint(
    "I32Attr",
    "32-bit signless integer attribute",
    p.And(
        (
            p.IsA(("IntegerAttr",)),
            p.Applied(p.MemberOf(p.SelfValue(), "type"), p.IsType(I32_BUILDER)),
        )
    ),
    "IntegerAttr",
    "int",
    AttributeKind.INTEGER,
    I32_BUILDER,
)
COLOUR_ATTR = AttrConstraint(
    "Colour",
    "allowed 32-bit signless integer cases: 0, 1",
    p.IsA(("IntegerAttr",)),
    "IntegerAttr",
    "Colour",
    AttributeKind.ENUM,
    I32_BUILDER,
    enum=COLOURS,
)
FLAGS_CONSTRAINT = AttrConstraint(
    "FlagsAttr",
    "some flags",
    p.IsA(("demo.FlagsAttr",)),
    "FlagsAttr",
    "Flags",
    AttributeKind.ENUM,
    enum=FLAGS,
    attribute_def=FLAGS_ATTR,
)


def operand(
    name: str, index: int, constraint: TypeConstraint = I32, arity: Arity = Arity.REQUIRED
) -> Operand:
    return Operand(name, name, constraint, arity, index)


def op(mnemonic: str, class_name: str, **fields: object) -> OpDef:
    values: dict[str, object] = {
        "mnemonic": mnemonic,
        "name": f"demo.{mnemonic}",
        "class_name": class_name,
        "hook_name": mnemonic,
        "summary": f"the operation {mnemonic}",
        "description": "",
        "arguments": (),
        "results": (),
        "regions": (),
        "successors": (),
        "traits": (),
        "interfaces": (),
        "invariants": (),
        "inference": (),
        "format_kind": FormatKind.NONE,
        "format": None,
        "operand_segments": SegmentKind.NONE,
        "result_segments": SegmentKind.NONE,
    }
    values.update(fields)
    return OpDef(**values)  # type: ignore[arg-type]


ADD = op(
    "add",
    "AddOp",
    description="The sum of two integers.\n\n```mlir\n%0 = demo.add %a, %b\n```\n",
    arguments=(
        operand("lhs", 0),
        operand("rhs", 1),
        AttributeArgument(
            "overflowFlags", "overflow_flags", FLAGS_CONSTRAINT, default=DefaultValue("none", "")
        ),
    ),
    results=(Result("result", "result", I32, Arity.REQUIRED, 0),),
    inference=(ResultInference(InferenceKind.BUILDABLE, builder=I32_BUILDER),),
)
CALL = op(
    "call",
    "CallOp",
    arguments=(
        AttributeArgument("callee", "callee", STRING_ATTR),
        operand("first", 0, INTEGER),
        operand("inputs", 1, INTEGER, Arity.VARIADIC),
        operand("extra", 2, INTEGER, Arity.OPTIONAL),
        AttributeArgument("times", "times", I32_ATTR, optional=True),
        AttributeArgument("inline", "inline", UNIT_ATTR),
        AttributeArgument("colour", "colour", COLOUR_ATTR, default=DefaultValue("green", "")),
    ),
    results=(
        Result("first_result", "first_result", INTEGER, Arity.REQUIRED, 0),
        Result("others", "others", ANY, Arity.VARIADIC, 1),
    ),
    inference=(None, None),
    traits=(TraitUse("AttrSizedOperandSegments"),),
    operand_segments=SegmentKind.ATTRIBUTE,
)
SAME = op(
    "same",
    "SameOp",
    arguments=(
        operand("head", 0, INTEGER),
        operand("left", 1, INTEGER, Arity.VARIADIC),
        operand("right", 2, I32, Arity.VARIADIC),
        operand("tail", 3, INTEGER),
    ),
    traits=(TraitUse("SameVariadicOperandSize"),),
    operand_segments=SegmentKind.SAME_SIZE,
    invariants=(
        OpInvariant(
            "left is as long as right",
            p.Comparison(
                p.FunctionCall("len", (p.NamedValue("left"),)),
                (("==", p.FunctionCall("len", (p.NamedValue("right"),))),),
            ),
        ),
    ),
)
LOOP = op(
    "loop",
    "LoopOp",
    arguments=(operand("init", 0, ANY, Arity.VARIADIC), operand("count", 1, I32)),
    regions=(
        RegionDef(
            "body",
            "body",
            RegionConstraint(
                "region with 1 blocks",
                p.Holds(
                    p.Comparison(
                        p.FunctionCall("len", (p.MemberOf(p.SelfValue(), "blocks"),)),
                        (("==", p.Constant(1)),),
                    )
                ),
            ),
            False,
            0,
        ),
    ),
    traits=(
        TraitUse("SingleBlock"),
        TraitUse("NoRegionArguments"),
        TraitUse("SingleBlockImplicitTerminatorImpl", ("demo.end",)),
    ),
    has_verifier=True,
    has_region_verifier=True,
)
END = op(
    "end",
    "EndOp",
    successors=(
        SuccessorDef("dest", "dest", SuccessorConstraint("any successor", p.TRUE), False, 0),
        SuccessorDef("rest", "rest", SuccessorConstraint("any successor", p.TRUE), True, 1),
    ),
    traits=(TraitUse("HasParent", ("demo.loop",)),),
)
RANGE_TYPE = TypeDef(
    "RangeType",
    "range",
    "range_type",
    "A range of integers.",
    "",
    (
        Parameter(
            "element",
            "element",
            "type",
            "IntegerType",
            class_name="IntegerType",
            constraint=INTEGER,
        ),
        Parameter(
            "sizes",
            "sizes",
            "list",
            "tuple[int, ...]",
            element=Parameter("", "", "integer", "int"),
            optional=False,
        ),
        Parameter(
            "width", "width", "unsigned", "int", width=8, signed=False, default=DefaultValue(8, "")
        ),
        Parameter("name", "name", "string", "str | None", optional=True),
    ),
    FormatKind.CUSTOM,
    None,
    has_verifier=True,
    dialect="demo",
)
UNIT_TYPE = TypeDef(
    "TokenType", "token", "token_type", "A token.", "", (), FormatKind.NONE, None, dialect="demo"
)

DEMO = DialectDef(
    op_classes=(),
    name="demo",
    python_name="demo",
    summary="a dialect for tests",
    description="It has one of everything.",
    imports=(),
    dependencies=(),
    version=None,
    hooks_module=None,
    ops=(ADD, CALL, SAME, LOOP, END),
    types=(RANGE_TYPE, UNIT_TYPE),
    attributes=(FLAGS_ATTR,),
    enums=(COLOURS, FLAGS),
    type_constraints=(INTEGER,),
    attr_constraints=(),
    source="demo.yaml",
)
