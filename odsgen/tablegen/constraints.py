"""Constraints: from records to constraint expressions, and to named constraints where no expression says it.

A constraint that the library of ODS has keeps its name. One that was made of a class in place (``TensorOf<[F32]>``)
is written again as the use of that class: its arguments are taken from the fields of the record, or from its
predicate and its summary, and only if the class then gives the same summary. Everything else becomes a named
constraint of the spec, with its predicate translated from C++.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from odsgen.ods.library.properties import INTEGER_STORAGE
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.library import Library
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.notation import identifier, paragraph, quoted, sequence, use
from odsgen.tablegen.ownership import Ownership
from odsgen.tablegen.predicates import PredicateTranslator
from odsgen.tablegen.records import Record, Records
from odsgen.tablegen.usual_formats import usual_type

_ATTRIBUTE = "attribute"
_TYPE = "type"
_PROPERTY = "property"
_REGION = "region"
_SUCCESSOR = "successor"

_KIND_OF_CLASS = (
    ("TypeConstraint", _TYPE),
    ("AttrConstraint", _ATTRIBUTE),
    ("PropConstraint", _PROPERTY),
    ("Property", _PROPERTY),
    ("RegionConstraint", _REGION),
    ("SuccessorConstraint", _SUCCESSOR),
)
#: The constraint that one with a predicate alone narrows, by kind.
_ANYTHING = {
    _TYPE: "AnyType",
    _ATTRIBUTE: "AnyAttr",
    _REGION: "AnyRegion",
    _SUCCESSOR: "AnySuccessor",
}

_BASE_OF_CLASS = {
    "::mlir::VectorType": "AnyVectorOfAnyRank",
    "::mlir::TensorType": "AnyTensor",
    "::mlir::RankedTensorType": "AnyRankedTensor",
    "::mlir::MemRefType": "AnyMemRef",
    "::mlir::IntegerType": "AnyInteger",
    "::mlir::FloatType": "AnyFloat",
    "::mlir::ShapedType": "AnyShaped",
    "::mlir::FunctionType": "FunctionType",
    "::mlir::TupleType": "AnyTuple",
}
_DENSE_ELEMENTS = ("Bool", "I8", "I16", "I32", "I64", "F32", "F64")
#: Classes whose uses say by themselves which type they build.
_BUILDABLE = ("I", "SI", "UI", "F", "Complex", "AnyI")
_NUMBER = r"-?\d+"
#: Classes whose arguments are numbers that their summaries mention.
_NUMBERS_IN_SUMMARY: Mapping[str, re.Pattern[str]] = {
    name: re.compile(pattern)
    for name, pattern in {
        "IntNEQValue": rf"whose value is not ({_NUMBER})",
        "IntMinValue": rf"whose minimum value is ({_NUMBER})",
        "IntMaxValue": rf"whose maximum value is ({_NUMBER})",
        "ArrayMaxCount": rf"with at most ({_NUMBER}) elements",
        "ArrayMinCount": rf"with at least ({_NUMBER}) elements",
        "ArrayCount": rf"with exactly ({_NUMBER}) elements",
        "DenseArrayMaxCt": rf"with at most ({_NUMBER}) elements",
        "DenseArrayMinCt": rf"with at least ({_NUMBER}) elements",
        "DenseArrayCount": rf"with exactly ({_NUMBER}) elements",
        "IntArrayNthElemEq": rf"whose ({_NUMBER})-th element must be ({_NUMBER})",
        "IntArrayNthElemMinValue": rf"whose ({_NUMBER})-th element must be at least ({_NUMBER})",
        "IntArrayNthElemMaxValue": rf"whose ({_NUMBER})-th element must be at most ({_NUMBER})",
        "IntArrayNthElemInRange": (
            rf"whose ({_NUMBER})-th element must be at least ({_NUMBER}) and at most ({_NUMBER})"
        ),
        "VectorOfMinLength": r" of at least length (\d+)",
        "VectorOfMaxLength": r" of at most length (\d+)",
        "SizedRegion": r"region with (\d+) blocks",
        "MinSizedRegion": r"region with at least (\d+) blocks",
        "MaxSizedRegion": r"region with at most (\d+) blocks",
        "IntElementsAttrOf": r"(\d+)-bit integer elements attribute",
        "SignlessIntElementsAttr": r"(\d+)-bit signless integer elements attribute",
        "FloatElementsAttr": r"(\d+)-bit float elements attribute",
        "AnyI": r"(\d+)-bit integer",
        "I": r"(\d+)-bit signless integer",
        "SI": r"(\d+)-bit signed integer",
        "UI": r"(\d+)-bit unsigned integer",
        "F": r"(\d+)-bit float",
    }.items()
}
#: What the predicates of regions say of their blocks.
_COUNTS_OF_BLOCKS: Mapping[str, re.Pattern[str]] = {
    name: re.compile(rf"\(?(?:::)?llvm::hasNItems{suffix}\(\$_self, (\d+)\)\)?")
    for name, suffix in (
        ("SizedRegion", ""),
        ("MinSizedRegion", "OrMore"),
        ("MaxSizedRegion", "OrLess"),
    )
}
#: Classes whose one argument is a list of numbers that their summaries mention.
_LISTS_IN_SUMMARY: Mapping[str, re.Pattern[str]] = {
    name: re.compile(pattern)
    for name, pattern in {
        "VectorOfRank": r" of ranks ([\d/]+)",
        "FixedVectorOfRank": r" of ranks ([\d/]+)",
        "ScalableVectorOfRank": r" of ranks ([\d/]+)",
        "VectorOfLength": r" of length ([\d/]+)",
        "FixedVectorOfLength": r" of length ([\d/]+)",
        "ScalableVectorOfLength": r" of length ([\d/]+)",
        "IntIsOneOf": rf"whose value is one of \{{({_NUMBER}(?:, {_NUMBER})*)\}}",
        "AnyIntOfWidths": r"([\d/]+)-bit integer",
        "SignlessIntOfWidths": r"([\d/]+)-bit signless integer",
        "SignedIntOfWidths": r"([\d/]+)-bit signed integer",
        "UnsignedIntOfWidths": r"([\d/]+)-bit unsigned integer",
        "FloatOfWidths": r"([\d/]+)-bit float",
    }.items()
}
#: Classes of the library that take a list of element types, with what their summaries begin with.
_CONTAINERS: Mapping[str, str] = {
    "ValueSemanticsContainerOf": "container with value semantics",
    "VectorOfNonZeroRankOf": "vector",
    "FixedVectorOfNonZeroRankOf": "fixed-length vector",
    "VectorOfAnyRankOf": "vector",
    "FixedVectorOfAnyRank": "fixed-length vector",
    "ScalableVectorOfAnyRank": "scalable vector",
    "VectorWithTrailingDimScalableOf": "trailing scalable vector",
    "TensorOf": "tensor",
    "RankedTensorOf": "ranked tensor",
    "UnrankedTensorOf": "unranked tensor",
    "Non0RankedTensorOf": "non-0-ranked.tensor",
    "StaticShapeTensorOf": "statically shaped tensor",
    "UnrankedMemRefOf": "unranked.memref",
    "MemRefOf": "memref",
    "Non0RankedMemRefOf": "non-0-ranked.memref",
    "StaticShapeMemRefOf": "statically shaped memref",
    "StridedMemRefOf": "strided memref",
    "RankedOrUnrankedMemRefOf": "ranked or unranked memref",
    "TensorOrMemRef": "Tensor or MemRef",
    **{f"{rank}DTensorOf": f"{rank}D tensor" for rank in range(5)},
}
#: Classes of types and a measure, in the order of their parts: (class, of the types, of the measure).
_MEASURED: Mapping[str, tuple[str, ...]] = {
    "VectorOfRankAndType": ("VectorOfNonZeroRankOf", "VectorOfRank"),
    "FixedVectorOfRankAndType": ("FixedVectorOfAnyRank", "VectorOfRank"),
    "VectorOfLengthAndType": ("VectorOfNonZeroRankOf", "VectorOfLength"),
    "FixedVectorOfLengthAndType": ("FixedVectorOfAnyRank", "FixedVectorOfLength"),
    "ScalableVectorOfLengthAndType": ("ScalableVectorOfAnyRank", "ScalableVectorOfLength"),
}
_RANKED_CONTAINER = re.compile(r"((?:\d+D/)*\d+D) (tensor|memref) of ")


class ConstraintWriter:
    """Writes the constraints of one dialect; the named ones gather in ``named``."""

    def __init__(
        self,
        records: Records,
        library: Library,
        ownership: Ownership,
        predicates: PredicateTranslator,
    ) -> None:
        self._records = records
        self._library = library
        self._ownership = ownership
        self._predicates = predicates
        #: The spec's section `constraints`, by name.
        self.named: dict[str, dict[str, Any]] = {}
        #: What is taken for something that only C++ says.
        self.losses: list[Loss] = []
        self._names: dict[str, str] = {}  # of records
        self._anonymous: dict[tuple[str, ...], str] = {}
        #: Declares an interface that is used as a constraint, and gives its name.
        self.interface: Callable[[Record, str], str] = lambda record, kind: record.name

    # --- expressions ------------------------------------------------------------------------------------------------

    def expression(self, record: Record) -> str:
        """The expression that means the constraint of a record."""
        written = self._expression(record)
        base = record.record("baseAttr")
        is_own = record.is_anonymous or not self._library.has(record)
        if base is None and is_own and record.is_a("Attr") and record.text("defaultValue"):
            # ODS lets any attribute bring a default of its own.
            default = self._predicates.default(record.text("defaultValue"), record, self)
            if default is not None and not _is_absence(record, default):
                return use("DefaultValuedAttr", written, default)
        return written

    def _expression(self, record: Record) -> str:
        if record.is_a("TypeDef", "AttrDef") and self._ownership.is_spelled_by_cpp(record):
            return self._names.get(record.name) or self._declare_spelled_by_cpp(record)
        owned = self._ownership.reference(record)
        if owned is not None:
            return owned
        if not record.is_anonymous and self._library.has(record):
            return record.name
        known = self._names.get(record.name)
        if known is not None:
            return known
        if record.is_a("Interface"):
            return self.interface(record, kind_of(record))
        if record.is_anonymous:
            found = self._of_class(record)
            if found is None:
                found = self._nameless(record)
            self._names[record.name] = found
            return found
        return self._declare(record)

    def _declare(self, record: Record) -> str:
        """A constraint that has a name in TableGen but not in the library."""
        name = self._free_name(record.name)
        self._names[record.name] = name
        self.named[name] = {}  # keeps the order of first mention
        self.named[name].update(self._body(record))
        return name

    def _declare_spelled_by_cpp(self, record: Record) -> str:
        """One that only C++ reads: a program has it as an opaque one of its dialect, unless a hook makes it."""
        kind = _TYPE if record.is_a("TypeDef") else _ATTRIBUTE
        name = self._free_name(f"Any{identifier(record.name)}")
        self._names[record.name] = name
        body: dict[str, Any] = {}
        if record.text("summary"):
            body["summary"] = record.text("summary")
        body[kind] = _ANYTHING[kind]
        body |= self._predicates.of_class(record)
        self.named[name] = body
        return name

    def _nameless(self, record: Record) -> str:
        body = self._body(record)
        key = tuple(f"{key}: {value}" for key, value in body.items())
        known = self._anonymous.get(key)
        if known is None:
            known = self._anonymous[key] = self._free_name(record.superclasses[-1], numbered=True)
            self.named[known] = body
        return known

    @property
    def taken(self) -> frozenset[str]:
        """The names that a new definition cannot have."""
        return frozenset(self._ownership.names | self._library.names | self.named.keys())

    def _free_name(self, wanted: str, *, numbered: bool = False) -> str:
        name = identifier(wanted)
        taken = self.taken
        if not numbered and name not in taken:
            return name
        count = 1
        while f"{name}_{count}" in taken:
            count += 1
        return f"{name}_{count}"

    def _body(self, record: Record) -> dict[str, Any]:
        """The body of a named constraint in the spec."""
        kind = kind_of(record)
        body: dict[str, Any] = {}
        if (
            record.text("summary") or kind == _TYPE
        ):  # without one, an error says nothing of the type
            body["summary"] = record.text("summary")
        if description := paragraph(record.text("description")):
            body["description"] = description
        expression = self._of_class(record)
        if expression is not None:
            body[kind] = expression
            return body
        if kind == _PROPERTY:
            # Kept in a class of C++, so that its text is an attribute that only C++ can look into.
            written = _property_of(record.text("interfaceType"))
            body["property" if written is not None else "attribute"] = written or "AnyAttr"
            return body
        base = self._base(record, kind)
        body[kind] = base
        if kind == _TYPE and record.text("builderCall"):
            build = self._built_type(record)
            if build is not None:
                body["build"] = build
        predicate = record.record("predicate")
        if predicate is not None and kind in (_TYPE, _ATTRIBUTE, _REGION, _SUCCESSOR):
            name = self._names.get(record.name) or record.superclasses[-1]
            body.update(self._predicates.constraint(name, predicate, kind))
        return body

    def _built_type(self, record: Record) -> str | None:
        """The one type that satisfies a constraint, as text; that of a class which only C++ has is called after it."""
        call = record.text("builderCall")
        build = self._predicates.builder_call(call)
        dialect = record.record("dialect")
        if build is None and dialect is not None:
            build = usual_type(call, dialect)
            if build is not None:
                what = f"the type that C++ builds is taken to be '{build}'"
                reason = "no record defines its class"
                self.losses.append(
                    Loss("constraints", self._names.get(record.name, record.name), what, reason)
                )
        return build

    def _base(self, record: Record, kind: str) -> str:
        """The constraint that one with a predicate of its own narrows."""
        if kind == _ATTRIBUTE:
            value_type = record.record("valueType")
            storage = record.text("storageType").strip().removeprefix("::mlir::")
            if value_type is not None and not value_type.is_a("NoneType"):
                type_expression = self.expression(value_type)
                if storage == "IntegerAttr" and value_type.name != "AnyType":
                    return use(
                        "SignlessIntegerAttrBase", type_expression, quoted(record.text("summary"))
                    )
                if storage == "FloatAttr" and value_type.name != "AnyType":
                    return use("FloatAttrBase", type_expression, quoted(record.text("summary")))
            base = {
                "ArrayAttr": "ArrayAttr",
                "StringAttr": "StrAttr",
                "DictionaryAttr": "DictionaryAttr",
                "FlatSymbolRefAttr": "FlatSymbolRefAttr",
                "SymbolRefAttr": "SymbolRefAttr",
                "AffineMapAttr": "AffineMapAttr",
                "IntegerAttr": "APIntAttr",
                "TypeAttr": "TypeAttr",
                "DenseIntElementsAttr": "AnyIntElementsAttr",
                **{f"Dense{e}ArrayAttr": f"Dense{e}ArrayAttr" for e in _DENSE_ELEMENTS},
            }.get(storage)
            if base is not None:
                return base
        if kind == _TYPE:
            # C++ takes what satisfies the constraint for this class, so that it is one.
            cpp_type = record.text("cppType").strip()
            definition = self._ownership.definition_of_class(cpp_type)
            if definition is not None and definition.is_a("TypeDef"):
                return self._ownership.base_of(definition) or _ANYTHING[_TYPE]
            return _BASE_OF_CLASS.get(cpp_type, _ANYTHING[_TYPE])
        return _ANYTHING[kind]

    # --- uses of classes --------------------------------------------------------------------------------------------

    def _of_class(self, record: Record) -> str | None:
        """The record as the use of a class that the language of constraints has, with the one type that it builds."""
        written = self._use(record)
        if written is None or not record.is_a("BuildableType") or record.is_a(*_BUILDABLE):
            return written
        text = self._predicates.builder_call(record.text("builderCall"))
        return written if text is None else use("BuildableType", written, quoted(text))

    def _use(self, record: Record) -> str | None:
        """The record as the use of the nearest class that the language of constraints has."""
        for name in reversed(record.superclasses):
            writer = _WRITERS.get(name)
            if writer is not None:
                return writer(self, record, name)
            if name in _NUMBERS_IN_SUMMARY:
                if (match := _NUMBERS_IN_SUMMARY[name].fullmatch(record.text("summary"))) is None:
                    return self._counted_blocks(record, name)
                return use(name, *match.groups())
            if name in _LISTS_IN_SUMMARY:
                if (match := _LISTS_IN_SUMMARY[name].fullmatch(record.text("summary"))) is None:
                    return None
                return use(name, sequence(re.split(r"/|, ", match[1])))
            if name in _CONTAINERS:
                return self._container(record, name)
            if name in _MEASURED:
                return self._measured(record, name)
        return None

    def _counted_blocks(self, record: Record, name: str) -> str | None:
        """A class of regions whose number of blocks the summary does not tell: its author has written another one."""
        predicate = record.record("predicate")
        if name not in _COUNTS_OF_BLOCKS or predicate is None:
            return None
        match = _COUNTS_OF_BLOCKS[name].fullmatch(self._predicates.cpp(predicate))
        return None if match is None else use(name, match[1])

    def cpp_of(self, record: Record) -> str:
        """The C++ of the predicate of a constraint."""
        predicate = record.record("predicate")
        return "" if predicate is None else self._predicates.cpp(predicate)

    def expressions(self, records: Iterable[Record]) -> str:
        return sequence(self.expression(record) for record in records)

    def _container(self, record: Record, name: str) -> str | None:
        elements = self.elements(record)
        if elements is None:
            return None
        summary = record.text("summary")
        if summary != f"{_CONTAINERS[name]} of {alternatives(elements)} values":
            return None
        return use(name, self.expressions(elements))

    def elements(self, record: Record) -> list[Record] | None:
        """The element types of a container, found by their predicates."""
        summary = record.text("summary")
        for predicate in self._substitutions(record.record("predicate")):
            children = predicate.records("children")
            if len(children) != 1:
                continue
            choice = children[0]
            leaves = choice.records("children") if choice.is_a("Or") else [choice]
            found = [self._by_predicate(leaf, summary) for leaf in leaves]
            elements = [element for element in found if element is not None]
            if len(elements) == len(leaves):
                return elements
        return None

    def _substitutions(self, predicate: Record | None) -> Iterable[Record]:
        """The parts of a predicate that are asked of the element type."""
        pending = [predicate]
        while pending:
            part = pending.pop(0)
            if part is None:
                continue
            if part.is_a("SubstLeaves") and part.text("replacement") == "elementType":
                yield part
                continue
            if part.is_a("And", "Concat"):
                pending.extend(part.records("children"))

    def of_predicate(self, predicate: Record) -> Record | None:
        """The type of the library whose predicate this is; of several, the one with the shortest name."""
        found = [
            record
            for record in self._records.by_predicate.get(predicate.name, ())
            if record.is_a("TypeConstraint")
            and not record.is_anonymous
            and self._library.has(record)
        ]
        return min(found, key=lambda record: (len(record.name), record.name), default=None)

    def _by_predicate(self, predicate: Record, summary: str) -> Record | None:
        """The type with a predicate: one of the library, one with a name, or any whose summary is mentioned."""
        found = [
            record
            for record in self._records.by_predicate.get(predicate.name, ())
            if record.is_a("Type") and record.text("summary") in summary
        ]
        if not found:
            return None
        return min(
            found,
            key=lambda record: (
                -len(record.text("summary")),
                record.is_anonymous,
                not self._library.has(record),
                len(record.name),
                record.name,
            ),
        )

    def _measured(self, record: Record, name: str) -> str | None:
        of_types, of_measure = _MEASURED[name]
        parts = record.records("allowedTypes")
        if len(parts) != 2:
            return None
        types, measure = parts if parts[0].is_a("ShapedContainerType") else reversed(parts)
        elements = self.elements(types)
        match = _LISTS_IN_SUMMARY[of_measure].fullmatch(measure.text("summary"))
        if elements is None or match is None:
            return None
        if record.text("summary") != (
            f"{_CONTAINERS[of_types]} of {alternatives(elements)} values{measure.text('summary')}"
        ):
            return None
        return use(name, sequence(match[1].split("/")), self.expressions(elements))

    def ranked_container(self, record: Record, name: str) -> str | None:
        """``TensorRankOf`` and its kind: types and ranks."""
        base = record.record("baseType")
        elements = self.elements(record) or (self.elements(base) if base is not None else None)
        match = _RANKED_CONTAINER.match(record.text("summary"))
        if elements is None or match is None:
            return None
        if record.text("summary") != f"{match[0]}{alternatives(elements)} values":
            return None
        return use(name, self.expressions(elements), sequence(match[1].replace("D", "").split("/")))

    # --- what writers ask -------------------------------------------------------------------------------------------

    def summarized(self, name: str, arguments: Sequence[str], record: Record, natural: str) -> str:
        """A use with a summary where it is not the one that the class makes."""
        summary = record.text("summary")
        if summary == natural or not summary:
            return use(name, *arguments)
        return use(name, *arguments, quoted(summary))

    def default(self, record: Record, base: Record) -> str | None:
        return self._predicates.default(record.text("defaultValue"), base, self)

    def predicate(self, record: Record) -> str | None:
        """``Pred<'…'>`` over a type or an attribute."""
        return self._predicates.inline(record)

    def effects(self, records: Iterable[Record]) -> list[str]:
        return [
            effect for record in records if (effect := self._library.effect(record)) is not None
        ]

    def property_predicate(self, record: Record, predicate: Record) -> str | None:
        return self._predicates.inline_property(predicate, record.text("interfaceType"))

    def property_value(self, text: str, base: Record) -> str | None:
        return self._predicates.property_default(text, base)

    def property_default(self, record: Record, base: Record) -> str | None:
        return self._predicates.property_default(record.text("defaultValue"), base)

    def enum(self, record: Record) -> str:
        return self._ownership.enum(record)


def kind_of(record: Record) -> str:
    """The kind of a constraint: "type", "attribute", "property", "region" or "successor"."""
    for class_name, kind in _KIND_OF_CLASS:
        if record.is_a(class_name):
            return kind
    raise TableGenError(
        f"'{record.name}' is no constraint: it is of {', '.join(record.superclasses)}"
    )


def alternatives(records: Iterable[Record]) -> str:
    return " or ".join(record.text("summary") for record in records)


# --- the classes, one by one ----------------------------------------------------------------------------------------

_Writer = Callable[[ConstraintWriter, Record, str], "str | None"]


def _wrapping(field: str) -> _Writer:
    """A class with one constraint inside: ``Optional<T>``."""

    def write(writer: ConstraintWriter, record: Record, name: str) -> str | None:
        inner = record.record(field)
        return None if inner is None else use(name, writer.expression(inner))

    return write


def _type_in_place(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """``AnyTypeOf<[…]>`` and ``AllOfType<[…]>``."""
    parts = record.records("allowedTypes")
    if not parts:
        return None
    joiner = " or " if name == "AnyTypeOf" else " and "
    natural = joiner.join(part.text("summary") for part in parts)
    cpp_type = record.text("cppType").strip()
    if cpp_type not in ("", "::mlir::Type"):
        summary = record.text("summary")
        shown = "''" if summary == natural else quoted(summary)
        return use(name, writer.expressions(parts), shown, quoted(cpp_type))
    return writer.summarized(name, [writer.expressions(parts)], record, natural)


def _any_attr_of(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    parts = record.records("allowedAttributes")
    if not parts:
        return None
    natural = " or ".join(part.text("summary") for part in parts)
    return writer.summarized(name, [writer.expressions(parts)], record, natural)


def _variadic_of_variadic(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseType")
    return (
        None if base is None else use(name, writer.expression(base), record.text("segmentAttrName"))
    )


def _default_valued(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseAttr")
    if base is None:
        return None
    default = writer.default(record, base)
    optional = record.flag("isOptional")
    if default is None:
        return None
    if _is_absence(base, default):
        return writer.expression(base)
    if default == "None" and record.text("defaultValue").strip().endswith("Attr()"):
        return use("OptionalAttr", writer.expression(base))  # a null attribute: none is there
    chosen = "DefaultValuedOptionalAttr" if optional else "DefaultValuedAttr"
    return use(chosen, writer.expression(base), default)


def _is_absence(attribute: Record, default: str) -> bool:
    """Whether the default is that the attribute is not there: a unit attribute that is not set."""
    return default == "false" and attribute.text("storageType").strip() == "::mlir::UnitAttr"


def _confined_attr(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseAttr")
    if base is None:
        return None
    return use(name, writer.expression(base), writer.expressions(record.records("attrConstraints")))


def _confined_type(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseType")
    if base is None:
        return None
    predicates = [writer.predicate(part) for part in record.records("predicateList")]
    written = [part for part in predicates if part is not None]
    if len(written) != len(predicates):
        return None
    return writer.summarized(
        name, [writer.expression(base), sequence(written)], record, base.text("summary")
    )


def _typed_array(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    element = record.record("elementAttr")
    if element is None:
        return None
    return use(name, writer.expression(element), quoted(record.text("summary")))


def _of_predicate(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """``Type<X.predicate, X.summary>``: a constraint of the library where TableGen asks for a type."""
    predicate = record.record("predicate")
    if predicate is None or not record.is_anonymous or record.superclasses[-1] != name:
        return None
    found = writer.of_predicate(predicate)
    return (
        found.name
        if found is not None and found.text("summary") == record.text("summary")
        else None
    )


def _type_or_container(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """A type or a container of it: the first alternative of the predicate is the type's own."""
    predicate = record.record("predicate")
    parts = predicate.records("children") if predicate is not None else []
    found = writer.of_predicate(parts[0]) if len(parts) == 2 else None
    return None if found is None else use(name, found.name, quoted(record.text("summary")))


_DENSE_ARRAY = re.compile(r"cast<(Dense\w+ArrayAttr)>")


def _of_dense_array(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """A confinement of the elements of a dense array, whose class the C++ names."""
    match = _DENSE_ARRAY.search(writer.cpp_of(record))
    return None if match is None else use(name, match[1])


def _complex(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    element = record.record("elementType")
    if element is None or record.text("summary") != (
        f"complex type with {element.text('summary')} elements"
    ):
        return None
    return use(name, writer.expression(element))


def _ranked(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    return writer.ranked_container(record, name)


def _decorated(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    inner = record.record("constraint")
    return None if inner is None else writer.expression(inner)


def _variadic_region(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    for class_name in ("SizedRegion", "MinSizedRegion", "MaxSizedRegion"):
        match = _NUMBERS_IN_SUMMARY[class_name].fullmatch(record.text("summary"))
        if match is not None:
            return use(name, use(class_name, match[1]))
    return use(name, "AnyRegion") if record.text("summary") == "any region" else None


def _variadic_successor(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    return use(name, "AnySuccessor")


def _type_attr_of(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    summary = record.text("summary").removeprefix("type attribute of ")
    returned = record.text("returnType").rpartition("::")[2].strip()
    if returned == "FunctionType" and summary == "function type":
        return use(name, "FunctionType")
    return None


def _of_type(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """Integers and floats of one type."""
    value_type = record.record("valueType")
    if value_type is None:
        return None
    return use(name, writer.expression(value_type), quoted(record.text("summary")))


def _optional_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseProperty")
    if base is not None:
        return use(name, writer.expression(base))
    # Records do not always say what is optional; the C++ type does.
    inner = _property_of(
        record.text("interfaceType").removeprefix("std::optional<").removesuffix(">")
    )
    return None if inner is None else use(name, inner)


def _array_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    """``ArrayProp<…>``, whose elements its C++ type tells."""
    match = re.fullmatch(r"(?:::llvm::)?ArrayRef<(.*)>", record.text("interfaceType").strip())
    inner = None if match is None else _property_of(match[1])
    return None if inner is None else use("ArrayProp", inner)


def _confined_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base, predicate = record.record("baseProperty"), record.record("predicate")
    if base is None or predicate is None:
        return None
    written = writer.property_predicate(record, predicate)
    if written is None:
        return None
    return use(name, writer.expression(base), written, quoted(record.text("summary")))


def _constant_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseProperty")
    match = re.fullmatch(r"constant '.*': (.*)", record.text("summary"), re.DOTALL)
    if base is None or match is None:
        return None
    value = writer.property_value(match[1], base)
    return None if value is None else use(name, writer.expression(base), value)


def _property_of(cpp_type: str) -> str | None:
    """The property of a C++ type."""
    text = cpp_type.strip().removeprefix("::llvm::").removeprefix("std::")
    if text in _PROPERTIES:
        return _PROPERTIES[text]
    if text in INTEGER_STORAGE:
        return use("IntProp", text)
    for pattern, name in ((r"ArrayRef<(.*)>", "ArrayProp"), (r"optional<(.*)>", "OptionalProp")):
        if (match := re.fullmatch(pattern, text)) is not None:
            inner = _property_of(match[1])
            return None if inner is None else use(name, inner)
    return None


def _default_valued_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    base = record.record("baseProperty")
    if base is None:
        return None
    default = writer.property_default(record, base)
    return None if default is None else use(name, writer.expression(base), default)


def _integer_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    summary = record.text("summary")
    storage = record.text("storageType")
    return use(name, storage) if summary in ("", storage) else use(name, storage, quoted(summary))


def _enum_property(writer: ConstraintWriter, record: Record, name: str) -> str | None:
    wrapped = record.record("enum")
    if wrapped is None:
        return None
    arguments = [writer.enum(wrapped)]
    form = record.record("attrForm")
    if record.is_a("NamedEnumProp", "NamedEnumPropWithAttrForm"):
        name = "NamedEnumProp"
        arguments.append(quoted(record.text("mnemonic")))
    else:
        name = "EnumProp"
    if form is not None:
        name += "WithAttrForm"
        arguments.append(writer.expression(form))
        if record.flag("storeInCustomAttribute"):
            arguments.append("true")
    written = use(name, *arguments)
    if record.text("defaultValue"):
        default = writer.property_default(record, record)
        return None if default is None else use("DefaultValuedProp", written, default)
    return written


_PROPERTIES = {
    "int64_t": "I64Prop",
    "int32_t": "I32Prop",
    "bool": "BoolProp",
    "string": "StringProp",
    "StringRef": "StringProp",
}


_WRITERS: Mapping[str, _Writer] = {
    "Variadic": _wrapping("baseType"),
    "Optional": _wrapping("baseType"),
    "VariadicOfVariadic": _variadic_of_variadic,
    "AnyTypeOf": _type_in_place,
    "AllOfType": _type_in_place,
    "ConfinedType": _confined_type,
    "TensorRankOf": _ranked,
    "MemRefRankOf": _ranked,
    "StridedMemRefRankOf": _ranked,
    "Complex": _complex,
    "Type": _of_predicate,
    "TypeOrValueSemanticsContainer": _type_or_container,
    **dict.fromkeys(
        (
            "DenseArrayStrictlyPositive",
            "DenseArrayNonNegative",
            "DenseArraySorted",
            "DenseArrayStrictlySorted",
        ),
        _of_dense_array,
    ),
    "OptionalAttr": _wrapping("baseAttr"),
    "DefaultValuedAttr": _default_valued,
    "DefaultValuedOptionalAttr": _default_valued,
    "ConfinedAttr": _confined_attr,
    "AnyAttrOf": _any_attr_of,
    "TypedArrayAttrBase": _typed_array,
    "TypeAttrOf": _type_attr_of,
    "VariadicRegion": _variadic_region,
    "VariadicSuccessor": _variadic_successor,
    "Arg": _decorated,
    "Res": _decorated,
    "SignlessIntegerAttrBase": _of_type,
    "TypedSignlessIntegerAttrBase": lambda writer, record, name: _of_type(
        writer, record, "SignlessIntegerAttrBase"
    ),
    "SignedIntegerAttrBase": _of_type,
    "UnsignedIntegerAttrBase": _of_type,
    "AnyIntegerAttrBase": _of_type,
    "FloatAttrBase": _of_type,
    "EnumProp": _enum_property,
    "OptionalProp": _optional_property,
    "DefaultValuedProp": _default_valued_property,
    "IntProp": _integer_property,
    "IntProperty": _integer_property,
    "ArrayProp": _array_property,
    "ArrayProperty": _array_property,
    "ConfinedProp": _confined_property,
    "ConstantProp": _constant_property,
}
