"""Traits in words, for people who don't know MLIR's names; what follows from another trait is not listed beside it."""

from __future__ import annotations

from collections.abc import Collection

#: What each trait means for who writes or reads programs (MLIR: Traits; Operation Definition Specification, "Operation traits").
WORDS = {
    "AffineScope": "its region is a scope of affine symbols and dimensions",
    "AlwaysSpeculatable": "may run where the program would not have run it",
    "AttrSizedOperandSegments": "an attribute says how many operands each group has",
    "AttrSizedResultSegments": "an attribute says how many results each group has",
    "AutomaticAllocationScope": "what `memref.alloca` takes inside is given back at its end",
    "Commutative": "its operands may change places",
    "ConstantLike": "is a constant",
    "ElementwiseMappable": "works element by element on vectors and tensors",
    "Elementwise": "works element by element",
    "Idempotent": "done twice, it is the same as once",
    "Involution": "done twice, it gives what it was given",
    "IsIsolatedFromAbove": "its regions use no values from outside",
    "IsTerminator": "ends a block",
    "NoMemoryEffect": "reads and writes no memory",
    "NoRegionArguments": "its regions have no arguments",
    "NoTerminator": "its blocks need no terminator",
    "Pure": "has no effects: may be removed, moved and run where it would not have run",
    "RecursiveMemoryEffects": "has the effects of what is inside",
    "RecursivelySpeculatable": "may run where the program would not have run it, if all inside may",
    "ReturnLike": "gives its operands to what is around it",
    "SameOperandsAndResultElementType": "operands and results have one element type",
    "SameOperandsAndResultShape": "operands and results have one shape",
    "SameOperandsAndResultType": "operands and results have one type",
    "SameOperandsElementType": "all operands have one element type",
    "SameOperandsShape": "all operands have one shape",
    "SameTypeOperands": "all operands have one type",
    "SingleBlock": "its regions have one block",
    "SymbolTable": "holds symbols",
    "Terminator": "ends a block",
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
    "ElementwiseMappable": {"Elementwise", "Scalarizable", "Tensorizable", "Vectorizable"},
}


def following(names: Collection[str]) -> set[str]:
    """The traits and interfaces that follow from others among these."""
    return {each for name in names for each in _FOLLOWS.get(name, ())}


def in_words(name: str) -> str:
    """A trait's meaning, empty where the name has to do."""
    return WORDS.get(name, "")
