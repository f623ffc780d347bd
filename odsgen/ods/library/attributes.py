"""The attribute constraints of ODS (mlir/IR/CommonAttrConstraints.td), with the summaries of MLIR 22's diagnostics."""

from __future__ import annotations

from odsgen.ods.library.definitions import AttrDefinition, table
from odsgen.ods.library.interfaces import INTERFACES, InterfaceDefinition


def _same(signature: str, expression: str, summary: str = "") -> AttrDefinition:
    return AttrDefinition(signature, same_as=expression, summary=summary)


_INTEGER = "isa($_self, IntegerAttr)"
_INTEGER_OF = "isa($_self, IntegerAttr) and isa($_self.type, IntegerType) and $_self.type.width == "

# --- one value ------------------------------------------------------------------------------------------------------

_SCALARS = (
    AttrDefinition("AnyAttr", "True", "any attribute"),
    AttrDefinition("LocationAttr", "isa($_self, Location)", "location attribute"),
    AttrDefinition(
        "BoolAttr", "isa($_self, BoolAttr)", "bool attribute", kind="bool", value_type="I1"
    ),
    AttrDefinition(
        "IndexAttr",
        f"{_INTEGER} and satisfies($_self.type, Index)",
        "index attribute",
        kind="integer",
        value_type="Index",
    ),
    *(
        AttrDefinition(
            f"AnyI{width}Attr",
            f"{_INTEGER_OF}{width}",
            f"{width}-bit integer attribute",
            kind="integer",
            value_type=f"AnyI{width}",
        )
        for width in (1, 8, 16, 32, 64)
    ),
    AttrDefinition("APIntAttr", _INTEGER, "arbitrary integer attribute", kind="integer"),
    *(
        AttrDefinition(
            f"{prefix}{width}Attr",
            f"{_INTEGER} and satisfies($_self.type, {prefix}{width})",
            f"{width}-bit {signedness} integer attribute",
            kind="bool" if width == 1 else "integer",
            value_type=f"{prefix}{width}",
        )
        for prefix, signedness in (("I", "signless"), ("SI", "signed"), ("UI", "unsigned"))
        for width in (1, 8, 16, 32, 64)
    ),
    *(
        AttrDefinition(
            signature,
            f"{_INTEGER} and satisfies($_self.type, $type)",
            "{$descr}",
            kind="integer",
            value_type="$type",
        )
        for signature in (
            "SignlessIntegerAttrBase<Type type, string descr>",
            "SignedIntegerAttrBase<Type type, string descr>",
            "UnsignedIntegerAttrBase<Type type, string descr>",
            "AnyIntegerAttrBase<Type type, string descr>",
        )
    ),
    *(
        AttrDefinition(
            f"F{width}Attr",
            f"isa($_self, FloatAttr) and satisfies($_self.type, F{width})",
            f"{width}-bit float attribute",
            kind="float",
            value_type=f"F{width}",
        )
        for width in (32, 64)
    ),
    AttrDefinition(
        "FloatAttrBase<Type type, string descr>",
        "isa($_self, FloatAttr) and satisfies($_self.type, $type)",
        "{$descr}",
        kind="float",
        value_type="$type",
    ),
    AttrDefinition(
        "StrAttr",
        "isa($_self, StringAttr)",
        "string attribute",
        kind="string",
        value_type="NoneType",
    ),
    AttrDefinition(
        "SymbolNameAttr",
        "isa($_self, StringAttr)",
        "string attribute",
        kind="symbol_name",
        value_type="NoneType",
    ),
    AttrDefinition(
        "TypedStrAttr<Type type>",
        "isa($_self, StringAttr) and satisfies($_self.type, $type)",
        "string attribute of {$type}",
        kind="string",
        value_type="$type",
    ),
    AttrDefinition(
        "TypeAttr",
        "isa($_self, TypeAttr)",
        "any type attribute",
        kind="type",
        value_type="NoneType",
    ),
    AttrDefinition(
        "TypeAttrOf<Type type>",
        "isa($_self, TypeAttr) and satisfies($_self.value, $type)",
        "type attribute of {$type}",
        kind="type",
        accessor_type="$type",
        value_type="NoneType",
    ),
    AttrDefinition(
        "TypeAttrBase<Type type, string summary>",
        "isa($_self, TypeAttr) and satisfies($_self.value, $type)",
        "{$summary}",
        kind="type",
        accessor_type="$type",
        value_type="NoneType",
    ),
    AttrDefinition(
        "UnitAttr", "isa($_self, UnitAttr)", "unit attribute", kind="unit", value_type="NoneType"
    ),
    AttrDefinition(
        "AffineMapAttr", "isa($_self, AffineMapAttr)", "AffineMap attribute", value_type="Index"
    ),
    AttrDefinition(
        "IntegerSetAttr",
        "isa($_self, IntegerSetAttr)",
        "IntegerSet attribute",
        value_type="NoneType",
    ),
    AttrDefinition(
        "SymbolRefAttr",
        "isa($_self, SymbolRefAttr)",
        "symbol reference attribute",
        value_type="NoneType",
    ),
    AttrDefinition(
        "FlatSymbolRefAttr",
        "isa($_self, FlatSymbolRefAttr)",
        "flat symbol reference attribute",
        kind="string",
        value_type="NoneType",
    ),
    AttrDefinition(
        "DictionaryAttr",
        "isa($_self, DictionaryAttr)",
        "dictionary of named attribute values",
        value_type="NoneType",
    ),
)

# --- elements -------------------------------------------------------------------------------------------------------

_INT_ELEMENTS = "isa($_self, DenseIntElementsAttr)"
_FLOAT_ELEMENTS = "isa($_self, DenseFPElementsAttr) and satisfies($_self.type.element_type, FloatOfWidths<[$width]>)"
_INT_ELEMENTS_OF = (
    f"{_INT_ELEMENTS} and isa($_self.type.element_type, IntegerType)"
    " and $_self.type.element_type.width == $width"
)

_ELEMENTS = (
    AttrDefinition("ElementsAttr", "isa($_self, ElementsAttr)", "constant vector/tensor attribute"),
    AttrDefinition(
        "IndexElementsAttr",
        f"{_INT_ELEMENTS} and satisfies($_self.type.element_type, Index)",
        "index elements attribute",
        storage=_INT_ELEMENTS,
    ),
    AttrDefinition(
        "AnyIntElementsAttr", _INT_ELEMENTS, "integer elements attribute", storage=_INT_ELEMENTS
    ),
    AttrDefinition(
        "IntElementsAttrOf<int width>",
        _INT_ELEMENTS_OF,
        "{$width}-bit integer elements attribute",
        storage=_INT_ELEMENTS,
    ),
    AttrDefinition(
        "SignlessIntElementsAttr<int width>",
        f"{_INT_ELEMENTS} and satisfies($_self.type.element_type, I<$width>)",
        "{$width}-bit signless integer elements attribute",
        storage=_INT_ELEMENTS,
    ),
    AttrDefinition(
        "RankedSignlessIntElementsAttr<int width, list<int> dims>",
        "satisfies($_self, SignlessIntElementsAttr<$width>) and $_self.type.shape == $dims",
        "{$width}-bit signless int elements attribute of shape [{$dims|, }]",
        storage=_INT_ELEMENTS,
    ),
    AttrDefinition(
        "FloatElementsAttr<int width>",
        _FLOAT_ELEMENTS,
        "{$width}-bit float elements attribute",
        stored_class="DenseElementsAttr",
    ),
    AttrDefinition(
        "RankedFloatElementsAttr<int width, list<int> dims>",
        f"{_FLOAT_ELEMENTS} and $_self.type.shape == $dims",
        "{$width}-bit float elements attribute of shape [{$dims|, }]",
        storage="isa($_self, DenseFPElementsAttr)",
    ),
    AttrDefinition(
        "StringElementsAttr",
        "isa($_self, DenseStringElementsAttr)",
        "string elements attribute",
        stored_class="DenseElementsAttr",
    ),
    *(_same(f"AnyI{width}ElementsAttr", f"IntElementsAttrOf<{width}>") for width in (32, 64)),
    *(_same(f"I{width}ElementsAttr", f"SignlessIntElementsAttr<{width}>") for width in (32, 64)),
    _same("F64ElementsAttr", "FloatElementsAttr<64>"),
    *(
        _same(
            f"RankedI{width}ElementsAttr<list<int> dims>",
            f"RankedSignlessIntElementsAttr<{width}, $dims>",
        )
        for width in (32, 64)
    ),
    *(
        _same(
            f"RankedF{width}ElementsAttr<list<int> dims>",
            f"RankedFloatElementsAttr<{width}, $dims>",
        )
        for width in (32, 64)
    ),
)

# --- arrays ---------------------------------------------------------------------------------------------------------

_DENSE_ARRAYS = tuple(
    AttrDefinition(
        f"Dense{name}ArrayAttr",
        f"isa($_self, DenseArrayAttr) and satisfies($_self.element_type, {element})",
        f"{element.lower()} dense array attribute",
        kind="dense_array",
        accessor_type=f"tuple[{python_type}, ...]",
        element=element,
    )
    for name, element, python_type in (
        ("Bool", "I1", "bool"),
        ("I8", "I8", "int"),
        ("I16", "I16", "int"),
        ("I32", "I32", "int"),
        ("I64", "I64", "int"),
        ("F32", "F32", "float"),
        ("F64", "F64", "float"),
    )
)


def _typed_array(name: str, element: str, summary: str) -> AttrDefinition:
    return AttrDefinition(name, same_as=f"TypedArrayAttrBase<{element}, '{summary}'>")


_ARRAYS = (
    AttrDefinition(
        "ArrayAttr",
        "isa($_self, ArrayAttr)",
        "array attribute",
        kind="array",
        value_type="NoneType",
    ),
    AttrDefinition(
        "TypedArrayAttrBase<Attr element, string summary>",
        "isa($_self, ArrayAttr) and all(satisfies(e, $element) for e in $_self.elements)",
        "{$summary}",
        kind="array",
        value_type="NoneType",
        element="$element",
    ),
    _typed_array("LocationArrayAttr", "LocationAttr", "location array attribute"),
    _typed_array("AffineMapArrayAttr", "AffineMapAttr", "AffineMap array attribute"),
    _typed_array("BoolArrayAttr", "BoolAttr", "1-bit boolean array attribute"),
    _typed_array("I32ArrayAttr", "I32Attr", "32-bit integer array attribute"),
    _typed_array("I64ArrayAttr", "I64Attr", "64-bit integer array attribute"),
    _typed_array("I64SmallVectorArrayAttr", "I64Attr", "64-bit integer array attribute"),
    _typed_array("F32ArrayAttr", "F32Attr", "32-bit float array attribute"),
    _typed_array("F64ArrayAttr", "F64Attr", "64-bit float array attribute"),
    _typed_array("StrArrayAttr", "StrAttr", "string array attribute"),
    _typed_array("TypeArrayAttr", "TypeAttr", "type array attribute"),
    _typed_array("IndexListArrayAttr", "I64ArrayAttr", "Array of 64-bit integer array attributes"),
    _typed_array("DictArrayAttr", "DictionaryAttr", "Array of dictionary attributes"),
    _typed_array("SymbolRefArrayAttr", "SymbolRefAttr", "symbol ref array attribute"),
    _typed_array("FlatSymbolRefArrayAttr", "FlatSymbolRefAttr", "flat symbol ref array attribute"),
)

# --- confinements ---------------------------------------------------------------------------------------------------


def _confinement(signature: str, predicate: str, summary: str) -> AttrDefinition:
    return AttrDefinition(signature, predicate, summary, is_constraint_only=True)


_ARRAY = "isa($_self, ArrayAttr)"
_DENSE = "isa($_self, DenseArrayAttr)"
_NTH = "isa($_self, ArrayAttr) and isa($_self.elements[$index], IntegerAttr) and "
_NTH_VALUE = "$_self.elements[$index].value"

_CONFINEMENTS = (
    _confinement(
        "IntNEQValue<int n>", f"{_INTEGER} and $_self.value != $n", "whose value is not {$n}"
    ),
    _confinement(
        "IntMinValue<int n>", f"{_INTEGER} and $_self.value >= $n", "whose minimum value is {$n}"
    ),
    _confinement(
        "IntMaxValue<int n>", f"{_INTEGER} and $_self.value <= $n", "whose maximum value is {$n}"
    ),
    _confinement(
        "IntNonNegative", f"{_INTEGER} and signed_value($_self) >= 0", "whose value is non-negative"
    ),
    _confinement(
        "IntPositive", f"{_INTEGER} and signed_value($_self) > 0", "whose value is positive"
    ),
    _confinement(
        "IntPowerOf2",
        f"{_INTEGER} and $_self.unsigned_value.bit_count() == 1",
        "whose value is a power of two > 0",
    ),
    _same("IntPositivePowerOf2", "AllAttrOf<[IntPositive, IntPowerOf2]>"),
    _same("IntValidAlignment<Attr attr>", "ConfinedAttr<$attr, [IntPositivePowerOf2]>"),
    _confinement(
        "IntIsOneOf<list<int> values>",
        f"{_INTEGER} and $_self.value in $values",
        "whose value is one of {{{$values|, }}}",
    ),
    _confinement(
        "ArrayMaxCount<int n>",
        f"{_ARRAY} and len($_self.elements) <= $n",
        "with at most {$n} elements",
    ),
    _confinement(
        "ArrayMinCount<int n>",
        f"{_ARRAY} and len($_self.elements) >= $n",
        "with at least {$n} elements",
    ),
    _confinement(
        "ArrayCount<int n>",
        f"{_ARRAY} and len($_self.elements) == $n",
        "with exactly {$n} elements",
    ),
    _confinement(
        "DenseArrayMaxCt<int n>",
        f"{_DENSE} and len($_self.values) <= $n",
        "with at most {$n} elements",
    ),
    _confinement(
        "DenseArrayMinCt<int n>",
        f"{_DENSE} and len($_self.values) >= $n",
        "with at least {$n} elements",
    ),
    _confinement(
        "DenseArrayCount<int n>",
        f"{_DENSE} and len($_self.values) == $n",
        "with exactly {$n} elements",
    ),
    _confinement(
        "DenseArrayStrictlyPositive<Attr array>",
        f"{_DENSE} and all(v > 0 for v in $_self.values)",
        "whose value is positive",
    ),
    _confinement(
        "DenseArrayNonNegative<Attr array>",
        f"{_DENSE} and all(v >= 0 for v in $_self.values)",
        "whose value is non-negative",
    ),
    _confinement(
        "DenseArraySorted<Attr array>",
        f"{_DENSE} and all(a <= b for a, b in pairwise($_self.values))",
        "should be in non-decreasing order",
    ),
    _confinement(
        "DenseArrayStrictlySorted<Attr array>",
        f"{_DENSE} and all(a < b for a, b in pairwise($_self.values))",
        "should be in increasing order",
    ),
    _confinement(
        "IntArrayNthElemEq<int index, int value>",
        f"{_NTH}{_NTH_VALUE} == $value",
        "whose {$index}-th element must be {$value}",
    ),
    _confinement(
        "IntArrayNthElemMinValue<int index, int min>",
        f"{_NTH}{_NTH_VALUE} >= $min",
        "whose {$index}-th element must be at least {$min}",
    ),
    _confinement(
        "IntArrayNthElemMaxValue<int index, int max>",
        f"{_NTH}{_NTH_VALUE} <= $max",
        "whose {$index}-th element must be at most {$max}",
    ),
    _confinement(
        "IntArrayNthElemInRange<int index, int min, int max>",
        f"{_NTH}$min <= {_NTH_VALUE} <= $max",
        "whose {$index}-th element must be at least {$min} and at most {$max}",
    ),
    _confinement("IsNullAttr", "False", "empty attribute (for optional attributes)"),
)

# --- interfaces -----------------------------------------------------------------------------------------------------

# The runtime has classes for some: what implements the interface extends the class.
_CLASSES_OF_INTERFACES = {
    "TypedAttrInterface": "TypedAttr",
    "ElementsAttrInterface": "ElementsAttr",
}


def _interface(interface: InterfaceDefinition) -> AttrDefinition:
    class_name = _CLASSES_OF_INTERFACES.get(interface.name)
    test = f"has_interface($_self, {interface.name})"
    if class_name is not None:
        test = f"isa($_self, {class_name})"
        return AttrDefinition(interface.name, test, f"{interface.mlir_name} instance")
    return AttrDefinition(interface.name, test, f"{interface.mlir_name} instance", storage=test)


_INTERFACES = (_interface(row) for row in INTERFACES.values() if row.kind == "attribute")

#: Every attribute constraint of CommonAttrConstraints.td but the combinators, which the language of constraints has.
ATTR_CONSTRAINTS = table(
    *_SCALARS, *_ELEMENTS, *_DENSE_ARRAYS, *_ARRAYS, *_CONFINEMENTS, *_INTERFACES
)
