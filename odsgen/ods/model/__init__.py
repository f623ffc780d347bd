"""The resolved definitions of a dialect, which every generator reads.

Everything here is decided: names are bound, classes are expanded, constraint expressions are predicates with a summary, and
assembly formats are trees.  Nothing in this package knows YAML or Python source text.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
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
        TEXT_PARAMETER,
        TEXT_TYPE,
        AttributeDef,
        CheckHook,
        EnumCase,
        EnumDef,
        InterfaceDef,
        InterfaceMethod,
        Parameter,
        TraitDef,
        TypeDef,
        text_parameters,
    )
    from odsgen.ods.model.dialect import Allowance, DialectDef
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
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.ods.model.constraints": (
                "AttrConstraint",
                "AttributeKind",
                "DefaultValue",
                "PropertyConstraint",
                "RegionConstraint",
                "SuccessorConstraint",
                "TypeBuilder",
                "TypeConstraint",
            ),
            "odsgen.ods.model.definitions": (
                "TEXT_PARAMETER",
                "TEXT_TYPE",
                "AttributeDef",
                "CheckHook",
                "EnumCase",
                "EnumDef",
                "InterfaceDef",
                "InterfaceMethod",
                "Parameter",
                "TraitDef",
                "TypeDef",
                "text_parameters",
            ),
            "odsgen.ods.model.dialect": (
                "Allowance",
                "DialectDef",
            ),
            "odsgen.ods.model.operation": (
                "DerivedAttribute",
                "InferenceKind",
                "OpClassDef",
                "OpDef",
                "OpInvariant",
                "ResultInference",
                "SegmentKind",
            ),
            "odsgen.ods.model.parts": (
                "Argument",
                "Arity",
                "AttributeArgument",
                "BuilderDef",
                "BuilderParameter",
                "FormatKind",
                "InterfaceUse",
                "MemoryEffect",
                "Operand",
                "PropertyArgument",
                "RegionDef",
                "Result",
                "SuccessorDef",
                "TraitUse",
            ),
            "odsgen.places": ("Place",),
        },
    )

__all__ = [
    "Allowance",
    "TEXT_PARAMETER",
    "TEXT_TYPE",
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
    "text_parameters",
]
