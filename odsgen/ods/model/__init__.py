"""What a dialect *is*: the resolved definitions that every generator reads.

Everything here is decided: names are bound, classes are expanded, constraint expressions are predicates with a summary, and
assembly formats are trees.  Nothing in this package knows YAML or Python source text.
"""

from odsgen.ods.model.constraints import (
    AttrConstraint,
    AttributeKind,
    DefaultValue,
    PropertyConstraint,
    RegionConstraint,
    SuccessorConstraint,
    TypeBuilder,
    TypeConstraint,
)
from odsgen.ods.model.definitions import (
    AttributeDef,
    CheckHook,
    EnumCase,
    EnumDef,
    InterfaceDef,
    InterfaceMethod,
    Parameter,
    TraitDef,
    TypeDef,
)
from odsgen.ods.model.dialect import DialectDef
from odsgen.ods.model.operation import (
    DerivedAttribute,
    InferenceKind,
    OpClassDef,
    OpDef,
    OpInvariant,
    ResultInference,
    SegmentKind,
)
from odsgen.ods.model.parts import (
    Argument,
    Arity,
    AttributeArgument,
    BuilderDef,
    BuilderParameter,
    FormatKind,
    InterfaceUse,
    MemoryEffect,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SuccessorDef,
    TraitUse,
)
from odsgen.places import Place as Place

__all__ = [
    "Argument",
    "Arity",
    "AttrConstraint",
    "AttributeArgument",
    "AttributeDef",
    "AttributeKind",
    "BuilderDef",
    "BuilderParameter",
    "CheckHook",
    "DefaultValue",
    "DerivedAttribute",
    "DialectDef",
    "EnumCase",
    "EnumDef",
    "FormatKind",
    "InferenceKind",
    "InterfaceDef",
    "InterfaceMethod",
    "InterfaceUse",
    "MemoryEffect",
    "OpClassDef",
    "OpDef",
    "OpInvariant",
    "Operand",
    "Parameter",
    "Place",
    "PropertyArgument",
    "PropertyConstraint",
    "RegionConstraint",
    "RegionDef",
    "Result",
    "ResultInference",
    "SegmentKind",
    "SuccessorConstraint",
    "SuccessorDef",
    "TraitDef",
    "TraitUse",
    "TypeBuilder",
    "TypeConstraint",
    "TypeDef",
]
