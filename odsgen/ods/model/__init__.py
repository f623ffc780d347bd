"""The resolved definitions of a dialect, which every generator reads.

Everything here is decided: names are bound, classes are expanded, constraint expressions are predicates with a summary, and
assembly formats are trees.  Nothing in this package knows YAML or Python source text.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.ods.model.constraints": (
            "AttrConstraint AttributeKind DefaultValue PropertyConstraint RegionConstraint "
            "SuccessorConstraint TypeBuilder TypeConstraint"
        ),
        "odsgen.ods.model.definitions": (
            "AttributeDef CheckHook EncodedMember Encoding EnumCase EnumDef InterfaceDef InterfaceMethod Parameter "
            "TEXT_PARAMETER TEXT_TYPE TraitDef TypeDef text_parameters"
        ),
        "odsgen.ods.model.dialect": "Allowance DialectDef",
        "odsgen.ods.model.operation": (
            "DerivedAttribute InferenceKind OpClassDef OpDef OpInvariant ResultInference "
            "SegmentKind"
        ),
        "odsgen.ods.model.parts": (
            "Argument Arity AttributeArgument BuilderDef BuilderParameter FormatKind InterfaceUse "
            "MemoryEffect Operand PropertyArgument RegionDef Result SuccessorDef TraitUse"
        ),
        "odsgen.places": "Place",
    },
)
