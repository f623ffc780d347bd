"""From VHLO to VHLO as another version knows it (`vhlo-to-version`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from odsgen.runtime import Attribute, Diagnostic, DiagnosticError, Operation, Severity

from .. import vhlo
from .availability import Legality
from .rebuilding import illegal, replace
from .specials import (
    default_accuracy,
    integers_of_shape,
    is_default_accuracy,
    is_empty_tensor,
    none_type,
    tensor_of_integers,
)
from .version import CURRENT, MINIMUM, Version


@dataclass(frozen=True, slots=True)
class _Attribute:
    """An attribute that the second form of an operation has and the first one means by default."""

    make: Callable[[], Attribute]
    matches: Callable[[Attribute], bool]


def _constant(make: Callable[[], Attribute]) -> _Attribute:
    return _Attribute(make, lambda attribute: attribute is make())


@dataclass(frozen=True, slots=True)
class _Change:
    """The differences between the first and the second form of an operation."""

    added: Mapping[str, _Attribute] = field(default_factory=dict)
    #: Attributes that only the first form has, by what they are where an operation comes from the second one.
    dropped: Mapping[str, Callable[[Operation], Attribute | None]] = field(default_factory=dict)
    had_one_operand: bool = False


_NO_TENSOR: Final = _Attribute(lambda: tensor_of_integers([]), is_empty_tensor)
_NO_TYPE: Final = _constant(none_type)
_ACCURACY: Final = _Change(
    added={"result_accuracy": _Attribute(default_accuracy, is_default_accuracy)}
)
_TRANSFER: Final = _Change(added={"source_target_pairs": _NO_TENSOR})
_GATHER: Final = _Change(
    added={"operand_batching_dims": _NO_TENSOR, "start_indices_batching_dims": _NO_TENSOR}
)
_SEVERAL: Final = _Change(had_one_operand=True)


def _no_padding(op: Operation) -> Attribute | None:
    type = op.operands[0].type
    if not isinstance(type, vhlo.RankedTensorV1Type) or len(type.shape) < 2:
        return None
    size = len(type.shape) - 2
    return integers_of_shape([size, 2], [0] * (2 * size))


#: By the name of the operation without the dialect and the number.
_CHANGES: Final[Mapping[str, _Change]] = {
    "all_gather": _SEVERAL,
    "all_reduce": _SEVERAL,
    "all_to_all": _SEVERAL,
    "collective_broadcast": _Change(
        added={"has_dynamic_root": _constant(lambda: vhlo.BooleanV1Attr.get(False))},
        had_one_operand=True,
    ),
    "composite": _Change(),
    "custom_call": _Change(added={"result_tilings": _constant(lambda: vhlo.ArrayV1Attr.get([]))}),
    "dot_general": _Change(
        added=dict.fromkeys(
            (
                "lhs_precision_type",
                "rhs_precision_type",
                "accumulation_type",
                "lhs_component_count",
                "rhs_component_count",
                "num_primitive_operations",
                "allow_imprecise_accumulation",
            ),
            _NO_TYPE,
        )
    ),
    "dynamic_conv": _Change(dropped={"padding": _no_padding}),
    "dynamic_gather": _GATHER,
    "gather": _GATHER,
    "recv": _TRANSFER,
    "scatter": _Change(
        added={"input_batching_dims": _NO_TENSOR, "scatter_indices_batching_dims": _NO_TENSOR}
    ),
    "send": _TRANSFER,
    **dict.fromkeys(
        (
            "cbrt",
            "cosine",
            "exponential",
            "exponential_minus_one",
            "log",
            "log_plus_one",
            "logistic",
            "rsqrt",
            "sine",
            "sqrt",
            "tan",
            "tanh",
        ),
        _ACCURACY,
    ),
}


def convert_to_version(top: Operation, text: str) -> None:
    """Make operations of VHLO those that a version knows.

    Raises DiagnosticError for a text that is no version which is supported, and where an operation says more than the
    version can.
    """
    version = checked_version(top, text)
    # Operations, types and attributes come and go with minor versions.
    version = version._replace(patch=0)
    legality = Legality(version)
    for op in list(top.walk()):
        if not legality.allows(op):
            converted = _converted(op)
            if converted is None or not legality.allows(converted):
                # The operation is spoken of as it was.
                refusal = illegal((converted and _converted(converted)) or converted or op)
                message = f"failed to convert VHLO to v{version}"
                failure = Diagnostic(Severity.ERROR, top.location, message, operation=top)
                raise DiagnosticError([*refusal.diagnostics, failure])


def checked_version(top: Operation, text: str) -> Version:
    """The version that a text means; raises DiagnosticError for one that is not supported."""
    version = Version.parse(text)
    if version is None:
        what = (
            f"Invalid target version argument '{text}'" if text else "No target version specified."
        )
        problem = f"{what}\nTarget version must be of the form `#.#.#`."
    elif version < MINIMUM:
        problem = f"target version {version} is less than minimum supported {MINIMUM}"
    elif version > CURRENT:
        problem = f"target version {version} is greater than current version {CURRENT}"
    else:
        return version
    raise DiagnosticError([Diagnostic(Severity.ERROR, top.location, problem)])


def _converted(op: Operation) -> Operation | None:
    """The operation in its other form; None if it has none, or says what that cannot."""
    stem, _, number = op.name.partition(".")[2].rpartition("_v")
    change = _CHANGES.get(stem)
    if change is None or number not in ("1", "2"):
        return None
    attributes = op.properties_as_attributes() | op.attributes
    if number == "1":
        attributes |= {name: attribute.make() for name, attribute in change.added.items()}
        for name in change.dropped:
            attributes.pop(name, None)
    elif not _first_form_says_all(op, change, attributes):
        return None
    other = vhlo.DIALECT.operations[f"vhlo.{stem}_v{3 - int(number)}"]
    return replace(op, other, attributes, op.result_types)


def _first_form_says_all(op: Operation, change: _Change, attributes: dict[str, Attribute]) -> bool:
    """Whether the first form can say what an operation of the second one does; then the attributes become those of it."""
    if change.had_one_operand and len(op.operands) != 1:
        return False
    if op.name == "vhlo.composite_v2" and op.regions:
        return False
    for name, attribute in change.added.items():
        if name not in attributes or not attribute.matches(attributes.pop(name)):
            return False
    for name, make in change.dropped.items():
        value = make(op)
        if value is None:
            return False
        attributes[name] = value
    return True
