from odsgen.ods.model.constraints import (
    AttrConstraint as AttrConstraint,
    AttributeKind as AttributeKind,
    DefaultValue as DefaultValue,
    PropertyConstraint as PropertyConstraint,
    RegionConstraint as RegionConstraint,
    SuccessorConstraint as SuccessorConstraint,
    TypeBuilder as TypeBuilder,
    TypeConstraint as TypeConstraint,
)
from odsgen.ods.model.definitions import (
    TEXT_PARAMETER as TEXT_PARAMETER,
    TEXT_TYPE as TEXT_TYPE,
    AttributeDef as AttributeDef,
    CheckHook as CheckHook,
    EnumCase as EnumCase,
    EnumDef as EnumDef,
    InterfaceDef as InterfaceDef,
    InterfaceMethod as InterfaceMethod,
    Parameter as Parameter,
    TraitDef as TraitDef,
    TypeDef as TypeDef,
    text_parameters as text_parameters,
)
from odsgen.ods.model.dialect import (
    Allowance as Allowance,
    DialectDef as DialectDef,
)
from odsgen.ods.model.operation import (
    DerivedAttribute as DerivedAttribute,
    InferenceKind as InferenceKind,
    OpClassDef as OpClassDef,
    OpDef as OpDef,
    OpInvariant as OpInvariant,
    ResultInference as ResultInference,
    SegmentKind as SegmentKind,
)
from odsgen.ods.model.parts import (
    Argument as Argument,
    Arity as Arity,
    AttributeArgument as AttributeArgument,
    BuilderDef as BuilderDef,
    BuilderParameter as BuilderParameter,
    FormatKind as FormatKind,
    InterfaceUse as InterfaceUse,
    MemoryEffect as MemoryEffect,
    Operand as Operand,
    PropertyArgument as PropertyArgument,
    RegionDef as RegionDef,
    Result as Result,
    SuccessorDef as SuccessorDef,
    TraitUse as TraitUse,
)
from odsgen.places import (
    Place as Place,
)
