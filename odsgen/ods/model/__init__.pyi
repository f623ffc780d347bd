from odsgen.ods.model.constraints import (
    AttrConstraint as AttrConstraint,
)
from odsgen.ods.model.constraints import (
    AttributeKind as AttributeKind,
)
from odsgen.ods.model.constraints import (
    DefaultValue as DefaultValue,
)
from odsgen.ods.model.constraints import (
    PropertyConstraint as PropertyConstraint,
)
from odsgen.ods.model.constraints import (
    RegionConstraint as RegionConstraint,
)
from odsgen.ods.model.constraints import (
    SuccessorConstraint as SuccessorConstraint,
)
from odsgen.ods.model.constraints import (
    TypeBuilder as TypeBuilder,
)
from odsgen.ods.model.constraints import (
    TypeConstraint as TypeConstraint,
)
from odsgen.ods.model.definitions import (
    TEXT_PARAMETER as TEXT_PARAMETER,
)
from odsgen.ods.model.definitions import (
    TEXT_TYPE as TEXT_TYPE,
)
from odsgen.ods.model.definitions import (
    AttributeDef as AttributeDef,
)
from odsgen.ods.model.definitions import (
    CheckHook as CheckHook,
)
from odsgen.ods.model.definitions import (
    EnumCase as EnumCase,
)
from odsgen.ods.model.definitions import (
    EnumDef as EnumDef,
)
from odsgen.ods.model.definitions import (
    InterfaceDef as InterfaceDef,
)
from odsgen.ods.model.definitions import (
    InterfaceMethod as InterfaceMethod,
)
from odsgen.ods.model.definitions import (
    Parameter as Parameter,
)
from odsgen.ods.model.definitions import (
    TraitDef as TraitDef,
)
from odsgen.ods.model.definitions import (
    TypeDef as TypeDef,
)
from odsgen.ods.model.definitions import (
    text_parameters as text_parameters,
)
from odsgen.ods.model.dialect import (
    Allowance as Allowance,
)
from odsgen.ods.model.dialect import (
    DialectDef as DialectDef,
)
from odsgen.ods.model.operation import (
    DerivedAttribute as DerivedAttribute,
)
from odsgen.ods.model.operation import (
    InferenceKind as InferenceKind,
)
from odsgen.ods.model.operation import (
    OpClassDef as OpClassDef,
)
from odsgen.ods.model.operation import (
    OpDef as OpDef,
)
from odsgen.ods.model.operation import (
    OpInvariant as OpInvariant,
)
from odsgen.ods.model.operation import (
    ResultInference as ResultInference,
)
from odsgen.ods.model.operation import (
    SegmentKind as SegmentKind,
)
from odsgen.ods.model.parts import (
    Argument as Argument,
)
from odsgen.ods.model.parts import (
    Arity as Arity,
)
from odsgen.ods.model.parts import (
    AttributeArgument as AttributeArgument,
)
from odsgen.ods.model.parts import (
    BuilderDef as BuilderDef,
)
from odsgen.ods.model.parts import (
    BuilderParameter as BuilderParameter,
)
from odsgen.ods.model.parts import (
    FormatKind as FormatKind,
)
from odsgen.ods.model.parts import (
    InterfaceUse as InterfaceUse,
)
from odsgen.ods.model.parts import (
    MemoryEffect as MemoryEffect,
)
from odsgen.ods.model.parts import (
    Operand as Operand,
)
from odsgen.ods.model.parts import (
    PropertyArgument as PropertyArgument,
)
from odsgen.ods.model.parts import (
    RegionDef as RegionDef,
)
from odsgen.ods.model.parts import (
    Result as Result,
)
from odsgen.ods.model.parts import (
    SuccessorDef as SuccessorDef,
)
from odsgen.ods.model.parts import (
    TraitUse as TraitUse,
)
from odsgen.places import (
    Place as Place,
)
