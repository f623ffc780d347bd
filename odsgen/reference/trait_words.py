"""Traits in words, for people who don't know MLIR's names; what follows from another trait is not listed beside it."""

from __future__ import annotations

import re
from collections.abc import Collection

from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model.definitions import TraitDef
from odsgen.ods.model.dialect import DialectDef
from odsgen.ods.model.parts import MemoryEffect, TraitUse

#: What each trait means for who writes or reads programs (MLIR: Traits; Operation Definition Specification, "Operation traits").
#: Those that say what they mean by their parameters have it in the library.
WORDS = {
    "AffineScope": "its region is a scope of affine symbols and dimensions",
    "AlwaysSpeculatable": "may run where the program would not have run it",
    "AlwaysSpeculatableImplTrait": "may run where the program would not have run it",
    "AttrSizedOperandSegments": "an attribute says how many operands each group has",
    "AttrSizedResultSegments": "an attribute says how many results each group has",
    "AutomaticAllocationScope": "what `memref.alloca` takes inside is given back at its end",
    "Commutative": "its operands may change places",
    "ConstantLike": "is a constant",
    "DistinctObjectsTrait": "its results are no part of the memory of its operands",
    "Elementwise": "works element by element",
    "ElementwiseMappable": "works element by element on vectors and tensors",
    "FirstAttrDerivedResultType": "its results have the type of the first attribute, which may be a type",
    "GraphRegion": "uses may stand before definitions in its regions",
    "GraphRegionNoTerminator": "its regions have one block without a terminator; uses may stand before definitions there",
    "HasOnlyGraphRegion": "uses may stand before definitions in its regions",
    "HasParallelRegion": "what is in its region may run in parallel",
    "HasParent": "stands directly inside the operation that is named",
    "Idempotent": "done twice, it is the same as once",
    "InferShapedTypeOpAdaptor": "shapes and element types of its results follow from its operands",
    "InferShapedTypeOpAdaptorWithReify": "shapes and element types of its results follow from its operands, also as values",
    "InferTensorType": "the tensor types of its results follow from its operands",
    "InferTensorTypeAdaptor": "the tensor types of its results follow from its operands",
    "InferTensorTypeAdaptorWithReify": "the tensor types of its results follow from its operands, their shapes also as values",
    "InferTensorTypeWithReify": "the tensor types of its results follow from its operands, their shapes also as values",
    "InferTypeOpAdaptor": "the types of its results follow from its operands",
    "InferTypeOpAdaptorWithIsCompatible": "the types of its results follow from its operands; compatible ones are taken, too",
    "Involution": "done twice, it gives what it was given",
    "IsIsolatedFromAbove": "its regions use no values from outside",
    "IsolatedFromAbove": "its regions use no values from outside",
    "IsTerminator": "ends a block",
    "MemRefsNormalizable": "the layouts of its memrefs may be replaced by the identity",
    "MemoryEffects": "the effects on memory that it has besides those of its arguments",
    "MutableType": "a part of the type can change after it was made",
    "NoMemoryEffect": "reads and writes no memory",
    "NoRegionArguments": "its regions have no arguments",
    "NoTerminator": "its blocks need no terminator",
    "OperandsAreFloatLike": "all operands are floats or hold floats",
    "OperandsAreSignlessIntegerLike": "all operands are signless integers or hold them",
    "ParentOneOf": "stands directly inside one of the operations that are named",
    "Pure": "has no effects: may be removed, moved and run where it would not have run",
    "RecursiveMemoryEffects": "has the effects of what is inside",
    "RecursivelySpeculatable": "may run where the program would not have run it, if all inside may",
    "RecursivelySpeculatableImplTrait": "may run where the program would not have run it, if all inside may",
    "ResultsAreBoolLike": "all results are booleans or hold booleans",
    "ResultsAreFloatLike": "all results are floats or hold floats",
    "ResultsAreSignlessIntegerLike": "all results are signless integers or hold them",
    "ResultsBroadcastableShape": "the shapes of operands and results follow NumPy's rules of broadcasting",
    "ReturnLike": "gives its operands to what is around it",
    "SameOperandsAndResultElementType": "operands and results have one element type",
    "SameOperandsAndResultRank": "operands and results whose rank is known have one rank",
    "SameOperandsAndResultShape": "operands and results have one shape",
    "SameOperandsAndResultType": "operands and results have one type",
    "SameOperandsElementType": "all operands have one element type",
    "SameOperandsShape": "all operands have one shape",
    "SameTypeOperands": "all operands have one type",
    "SameVariadicOperandSize": "its variadic operands have equally many values",
    "SameVariadicResultSize": "its variadic results have equally many values",
    "Scalarizable": "exists for scalars, too",
    "SingleBlock": "its regions have one block",
    "SingleBlockImplicitTerminator": "its regions have one block, whose terminator the text may leave out",
    "SingleBlockImplicitTerminatorImpl": "its regions have one block, whose terminator the text may leave out",
    "SymbolTable": "holds symbols",
    "Tensorizable": "exists for tensors, too",
    "Terminator": "ends a block",
    "ValueSemantics": "its values cannot change",
    "Vectorizable": "exists for vectors, too",
}
#: Traits and interfaces that are only the ways in which others are made.
_FOLLOWS = {
    "Pure": {
        "AlwaysSpeculatable",
        "AlwaysSpeculatableImplTrait",
        "ConditionallySpeculatable",
        "MemoryEffectOpInterface",
        "NoMemoryEffect",
    },
    "AlwaysSpeculatable": {"AlwaysSpeculatableImplTrait", "ConditionallySpeculatable"},
    "NoMemoryEffect": {"MemoryEffectOpInterface"},
    "RecursivelySpeculatable": {"ConditionallySpeculatable", "RecursivelySpeculatableImplTrait"},
    "InferTypeOpAdaptor": {"InferTypeOpInterface"},
    "InferTypeOpAdaptorWithIsCompatible": {"InferTypeOpInterface"},
    "SingleBlockImplicitTerminator": {"SingleBlock", "SingleBlockImplicitTerminatorImpl"},
    "ElementwiseMappable": {"Elementwise", "Scalarizable", "Tensorizable", "Vectorizable"},
}


def following(names: Collection[str]) -> set[str]:
    """The traits and interfaces that follow from others among these."""
    return {each for name in names for each in _FOLLOWS.get(name, ())}


def in_words(use: TraitUse, dialect: DialectDef) -> str:
    """The meaning of a trait of an operation, a type or an attribute of the dialect."""
    own = next((t for t in (*dialect.traits, *dialect.external_traits) if t.name == use.name), None)
    if own is not None:
        return _own_in_words(own, dialect)
    if use.name == "MemoryEffects":
        return _effects_in_words(use)
    return WORDS.get(use.name) or _by_parameters(use) or _spelled(use.name)


def _own_in_words(trait: TraitDef, dialect: DialectDef) -> str:
    """A trait of the author's own: its summary, or that of its condition, or what it consists of, or its name in words."""
    if trait.summary:
        return trait.summary.strip().rstrip(".")
    if trait.invariant is not None and trait.invariant.summary:
        return trait.invariant.summary
    if trait.bases:
        return "; ".join([in_words(base, dialect) for base in trait.bases])
    return _spelled(trait.name)


def _effects_in_words(use: TraitUse) -> str:
    """The effects of an operation: `reads memory, writes RuntimeCounters`."""
    effects = use.arguments[0] if use.arguments else ()
    verbs = {"allocate": "allocates", "free": "frees", "read": "reads", "write": "writes"}
    said = [
        f"{verbs[each.kind]} {'memory' if each.resource == 'DefaultResource' else each.resource}"
        for each in (effects if isinstance(effects, tuple) else ())
        if isinstance(each, MemoryEffect)
    ]
    return ", ".join(dict.fromkeys(said)) or WORDS["NoMemoryEffect"]


def _by_parameters(use: TraitUse) -> str:
    """The summary of the library with the arguments in it: `lhs, rhs have same type`."""
    row = TRAITS.get(use.name)
    if row is None or not row.summary:
        return ""
    names = re.findall(r"[\w.>]+ (\w+)(?= *[,>=])", row.signature.partition("<")[2])
    given = dict(zip(names, use.arguments, strict=False))

    def argument(found: re.Match[str]) -> str:
        value = given.get(found[1], found[1])
        parts = value if isinstance(value, tuple) else (value,)
        return ", ".join([str(each) for each in parts])

    return re.sub(r"\{*\{\$(\w+)(?:\|[^}]*)?\}\}*", argument, row.summary)


def _spelled(name: str) -> str:
    """The words of a name: `SingleOpMatcher` is a single op matcher."""
    spelled = re.sub(r"Trait$|OpTrait$", "", name)
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_", " ", spelled).lower()
