"""The library says what the installed .td files say: names, summaries, value types, what is optional and buildable."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.traits import TRAITS
from odsgen.ods.model import TypeConstraint
from odsgen.ods.resolve.constraints import ConstraintTable
from odsgen.ods.resolve.constraints.evaluation import LIBRARY
from odsgen.ods.resolve.constraints.values import AttrUse, PropertyUse, RegionUse, SuccessorUse
from odsgen.spec.constraint_expression import parse_constraint_expression

_INCLUDE = Path("/usr/lib/llvm-22/include")
_TBLGEN = shutil.which("llvm-tblgen-22") or shutil.which("/usr/lib/llvm-22/bin/llvm-tblgen")

pytestmark = pytest.mark.skipif(
    _TBLGEN is None or not (_INCLUDE / "mlir/IR/OpBase.td").exists(),
    reason="needs llvm-tblgen and the .td files of MLIR 22",
)

_FILES = [
    "mlir/IR/OpBase.td",
    "mlir/IR/EnumAttr.td",
    "mlir/IR/BuiltinTypeInterfaces.td",
    "mlir/IR/BuiltinAttributeInterfaces.td",
    "mlir/IR/RegionKindInterface.td",
    "mlir/IR/SymbolInterfaces.td",
    "mlir/IR/OpAsmInterface.td",
    "mlir/IR/TensorEncoding.td",
    "mlir/IR/BuiltinTypes.td",
]

# What a use of each kind of parameter is written as, here and in TableGen.
_ARGUMENTS = {
    "list<Type>": "[F32, I1]",
    "Type": "F32",
    "int": "3",
    "list<int>": "[1, 2]",
    "string": '"s"',
    "Attr": "I32Attr",
    "list<Attr>": "[I32Attr, StrAttr]",
    "list<AttrConstraint>": "[IntNonNegative, IntMaxValue<7>]",
    "Property": "I64Prop",
    "Region": "AnyRegion",
    "Successor": "AnySuccessor",
}

# Rows that differ from ODS in their parameters, which are C++ there.
_OWN_PARAMETERS = {
    "TypeAttrBase",
    "ShapedContainerType",
    "SignlessIntegerAttrBase",
    "SignedIntegerAttrBase",
    "UnsignedIntegerAttrBase",
    "AnyIntegerAttrBase",
    "FloatAttrBase",
    "PropertyDefinition",
}

_COMBINATIONS = """
AnyTypeOf<[F32, I64]>
AnyTypeOf<[F32, I64], "either">
AllOfType<[AnyTensor, AnyStaticShapeTensor]>
AllOfType<[AnyTensor, AnyShaped], "both">
ConfinedType<AnyTensor, [HasStaticShapePred], "still tensor">
TypeAlias<I32>
TypeAlias<I32, "an integer">
TensorOf<[F32], [HasStaticShapePred]>
TensorOf<[F32], [HasRankGreaterOrEqualPred<1>], "big tensor">
RankedTensorOf<[AnyTypeOf<[I1, F32]>]>
AnyAttrOf<[I32Attr, StrAttr]>
AnyAttrOf<[I32Attr, StrAttr], "one or the other">
ConfinedAttr<I64Attr, [IntMinValue<0>, IntMaxValue<3>]>
ConfinedAttr<I32ArrayAttr, [ArrayMinCount<2>]>
ConfinedAttr<DenseI64ArrayAttr, [DenseArrayCount<2>, DenseArraySorted<DenseI64ArrayAttr>]>
AllAttrOf<[IntNonNegative, IntMaxValue<7>]>
OptionalAttr<StrAttr>
OptionalAttr<ConfinedAttr<I64Attr, [IntPositive]>>
DefaultValuedAttr<I64Attr, "5">
DefaultValuedOptionalAttr<I64Attr, "5">
DefaultValuedStrAttr<StrAttr, "text">
DefaultValuedOptionalStrAttr<StrAttr, "text">
ConstantAttr<I32Attr, "5">
ConstantStrAttr<StrAttr, "text">
ConstF32Attr<"1.5">
ConstBoolAttrFalse
ConstBoolAttrTrue
TypedArrayAttrBase<F32Attr, "numbers">
TypeAttrOf<AnyTypeOf<[I1, F32]>>
TypedStrAttr<AnyInteger>
DefaultValuedProp<I64Prop, "5">
ConfinedProp<I64Prop, TruePred, "still 64 bits">
ArrayProp<I64Prop>
ArrayProp<StringProp, "names">
IntArrayProp<I64Prop>
OptionalProp<I64Prop>
OptionalProp<StringProp>
ConstantProp<I64Prop, "5">
IntProp<"int8_t">
IntProp<"uint16_t", "short">
VariadicRegion<SizedRegion<2>>
F<32>
PromisedTypeInterface<ShapedTypeInterface>
PromisedAttrInterface<TypedAttrInterface>
VariadicSuccessor<AnySuccessor>
DefaultValuedProperty<I64Property, "5">
OptionalProperty<I64Property>
ArrayProperty<I64Property>
""".split("\n")


@cache
def _records() -> dict[str, Any]:
    """The records of all files, and one more for each expression that is compared."""
    assert _TBLGEN is not None
    interfaces = sorted((_INCLUDE / "mlir/Interfaces").glob("*.td"))
    files = [*_FILES, *(str(file.relative_to(_INCLUDE)) for file in interfaces)]
    lines = [f'include "{file}"' for file in files]
    lines += [f"def Compared{i} : {text};" for i, text in enumerate(_instances())]
    found = subprocess.run(
        [_TBLGEN, "--dump-json", "-I", str(_INCLUDE), "-"],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=False,
    )
    assert found.returncode == 0, found.stderr
    records: dict[str, Any] = json.loads(found.stdout)
    return records


@cache
def _instances() -> tuple[str, ...]:
    """A use of each parametric row, and of the combinators."""
    found = [text for text in _COMBINATIONS if "<" in text]
    for name, row in LIBRARY.items():
        required = [q for q in row.parameters if q.default is None]
        if not required or name in _OWN_PARAMETERS:
            continue
        kinds = [f"list<{q.kind}>" if q.is_list else q.kind for q in required]
        if not all(of in _ARGUMENTS for of in kinds) or name.endswith(("Pred", "Shape")):
            continue
        if name.startswith(("TC", "Mem")):
            continue
        arguments = [_ARGUMENTS[of] for of in kinds]
        if name.startswith("DenseArray") and arguments == ["I32Attr"]:
            arguments = ["DenseI32ArrayAttr"]
        found.append(f"{name}<{', '.join(arguments)}>")
    return tuple(found)


def _ours(text: str) -> Any:
    return ConstraintTable().evaluate(parse_constraint_expression(text))


def _summary(value: Any) -> str:
    if isinstance(value, TypeConstraint):
        return value.summary
    assert isinstance(value, AttrUse | PropertyUse | RegionUse | SuccessorUse), value
    return value.constraint.summary


def _is_buildable(record: dict[str, Any]) -> bool:
    return bool(record.get("builderCall"))


def _compare(text: str, record: dict[str, Any]) -> None:
    ours = _ours(text)
    assert _summary(ours) == record["summary"], text
    classes = record["!superclasses"]
    if isinstance(ours, TypeConstraint) and "Type" in classes:
        assert (ours.builder is not None) == _is_buildable(record), text
        if "TypeInterface" not in classes:
            is_read_whole = ours.is_written_whole or ours.python_type == "Type"
            assert is_read_whole == (record["cppType"] == "::mlir::Type"), text
    if isinstance(ours, AttrUse) and "Attr" in classes:
        assert ours.optional == bool(record["isOptional"]), text
        value_type = record["valueType"]
        buildable = value_type is not None and _is_buildable(_records()[value_type["def"]])
        assert (ours.constraint.value_type is not None) == buildable, text
        has_default = record["defaultValue"] is not None and "UnitAttr" not in text
        assert (ours.default is not None) == has_default, text
    if isinstance(ours, AttrUse):
        assert ours.is_constraint_only == ("Attr" not in classes or "ConstantAttr" in classes) or (
            "ConstantAttr" in classes
        ), text
    if isinstance(ours, PropertyUse):
        assert (ours.default is not None) == bool(record["defaultValue"]), text


def _shipped(base: str) -> list[str]:
    """The named records of a class that are not parts of other things."""
    return [
        name
        for name in _records()["!instanceof"].get(base, [])
        if not name.startswith(("anonymous_", "Compared", "Builtin_"))
    ]


def test_every_constraint_of_the_td_files_is_in_the_library_under_its_name_and_summary():
    names = {
        name
        for base in (
            "TypeConstraint",
            "AttrConstraint",
            "PropConstraint",
            "RegionConstraint",
            "SuccessorConstraint",
        )
        for name in _shipped(base)
    }
    assert len(names) > 190
    for name in sorted(names - _BUILTIN_ATTRIBUTES):
        _compare(name, _records()[name])


# Attributes of the builtin dialect that ODS knows as definitions, not as constraints.
_BUILTIN_ATTRIBUTES = {
    "StridedLayoutAttr",
    "CallSiteLoc",
    "FileLineColRange",
    "FusedLoc",
    "NameLoc",
    "OpaqueLoc",
    "UnknownLoc",
    # interfaces of attributes are compared as interfaces
}


@pytest.mark.parametrize("index", range(len(_instances())), ids=lambda i: _instances()[i])
def test_uses_of_constraint_classes(index: int):
    _compare(_instances()[index], _records()[f"Compared{index}"])


def test_the_uses_are_many():
    assert len(_instances()) > 110


def test_every_class_that_can_be_used_is_known():
    """Each TableGen class of constraints is a row, a combinator or a base that only ODS's own definitions extend."""
    scope = ConstraintTable()
    missing = []
    files = [
        _INCLUDE / f"mlir/IR/{file}.td"
        for file in (
            "CommonTypeConstraints",
            "CommonAttrConstraints",
            "Properties",
            "OpBase",
            "Constraints",
            "EnumAttr",
            "Traits",
            "SymbolInterfaces",
            "RegionKindInterface",
            "BuiltinTypeInterfaces",
            "BuiltinAttributeInterfaces",
            "TensorEncoding",
        )
    ]
    for file in (*files, *sorted((_INCLUDE / "mlir/Interfaces").glob("*.td"))):
        for name in re.findall(r"^(?:class|def) (\w+)", file.read_text(), re.MULTILINE):
            is_known = scope.knows(name) or name in TRAITS or name in INTERFACES
            if name not in _BASES and not is_known and not _ENUM_DEFINITION.fullmatch(name):
                missing.append(f"{file.name}: {name}")
    assert not missing


# Classes that define an enum or a case of one: the key `enums` of a spec.
_ENUM_DEFINITION = re.compile(
    r"(I\d+)?(Int|Bit)?Enum(Attr)?(Case(Base|None|Bit|Group)?|Base|Info)?|EnumParameter|ConstantEnumCaseBase"
)


# Classes that exist to be extended with C++, or are no constraints.
_BASES = set("""
    CPred CombinedPred PredCombinerKind SubstLeaves Concat Constraint AttrTypeConstraint PropConstraint
    RegionConstraint SuccessorConstraint DialectType BuildableType SameBuildabilityAs ContainerType
    MixedContainerType NormalizeIndex DialectAttr TypedAttrBase TypedSignlessIntegerAttrBase
    TypedSignedIntegerAttrBase TypedUnsignedIntegerAttrBase StringBasedAttr DictionaryAttrBase ElementsAttrBase
    IntElementsAttrBase DenseArrayAttrBase ArrayAttrBase DerivedAttr DerivedTypeAttr Property _cls_StringProp
    _cls_BoolProp _cls_UnitProp _makePropStorage _makeStorageWrapperPred StructuralOpTrait NativeOpTrait
    ParamNativeOpTrait GenInternalOpTrait OpBuilder DeprecatedOpBuilder OpVariableDecorator OpVariable OpDocGroup Op
    Results Rank Shape ElementCount ElementType AnyPred AllMatchPred AllMatch AllMatchSameOperatorPred
    AllMatchSameOperatorTrait AnyMatchOperatorPred AnyMatchOperatorTrait TypeConstraintDecl HasParentOp
    OpInterfaceConstraint TypeInterfaceConstraint Arguments HasPromiseOrImplementsTypeInterface
    PredCombinerAnd PredCombinerOr PredCombinerNot PredCombinerSubstLeaves PredCombinerConcat region successor
    _namedEnumPropFields _symbolToValue _bitSymbolsToValue
    Trait TraitList NativeTrait ParamNativeTrait GenInternalTrait PredTrait
    InferTypeOpAdaptorBase InferShapedTypeOpAdaptorBase InferTensorTypeBase InferTensorTypeAdaptorBase
    Resource IntrinsicResource EffectOpInterfaceBase EffectRange SideEffect SideEffectsTraitBase MemoryEffect
    """.split())


def test_every_trait_is_in_the_library():
    skipped = {"Interface"}
    for name in _shipped("Trait"):
        record = _records()[name]
        if name in INTERFACES or skipped & set(record["!superclasses"]):
            continue
        row = TRAITS[name]
        if "TraitList" in record["!superclasses"]:
            continue
        assert row.is_structural == ("StructuralOpTrait" in record["!superclasses"]), name
        if (
            "NativeTrait" in record["!superclasses"]
            and "InterfaceTrait" not in record["!superclasses"]
        ):
            assert row.runtime_class == record["trait"], name
        else:
            assert row.runtime_class in ("", name), name


def test_every_trait_list_names_what_it_includes():
    for name in _shipped("TraitList"):
        parts = [part["def"] for part in _records()[name]["traits"]]
        named = [part for part in parts if not part.startswith("anonymous_")]
        assert (
            list(TRAITS[name].includes) == named
            or not named
            or set(named) <= set(TRAITS[name].includes)
        ), name


@pytest.mark.parametrize(
    ("base", "kind"),
    [("OpInterface", "op"), ("TypeInterface", "type"), ("AttrInterface", "attribute")],
)
def test_every_interface_with_its_methods(base: str, kind: str):
    names = _shipped(base)
    assert len(names) > 5
    for name in names:
        record = _records()[name]
        row = INTERFACES[name]
        assert row.kind == kind, name
        assert row.mlir_name == record["cppInterfaceName"], name
        methods = [_records()[method["def"]] for method in record["methods"]]
        assert set(row.methods) == {method["name"] for method in methods}, name
        required = {
            m["name"] for m in methods if not (m["body"] or "").strip() and not m["defaultBody"]
        }
        assert set(row.required) == required, name
        assert list(row.bases) == [base["def"] for base in record["baseInterfaces"]], name
        assert row.has_verifier == bool((record.get("verify") or "").strip()), name
        assert row.verifies_regions == bool(record.get("verifyWithRegions")), name


def test_no_row_is_made_up():
    """Every parameterless row has a record of its name, every parametric one a class."""
    text = "\n".join(
        path.read_text()
        for folder in ("IR", "Interfaces")
        for path in sorted((_INCLUDE / "mlir" / folder).glob("*.td"))
    )
    known = set(re.findall(r"\b(?:class|def|defvar)\s+(\w+)", text))
    assert not [
        name
        for name in (*LIBRARY, *TRAITS, *INTERFACES)
        if name not in known and name not in _OUR_OWN
    ]


_OUR_OWN: set[str] = {
    "GraphRegion",
    # traits that C++ has and ODS has no name for
    "ResultsAreBoolLike",
    "ResultsAreSignlessIntegerLike",
    "OperandsAreFloatLike",
    "OperandsAreSignlessIntegerLike",
}
