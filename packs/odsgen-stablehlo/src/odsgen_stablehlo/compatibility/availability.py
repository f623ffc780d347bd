"""The versions in which operations, types and attributes of VHLO are known (`min` and `max` of VHLO's definitions)."""

from __future__ import annotations

from typing import Final

from odsgen.runtime import Attribute, Operation, Type

from ..vhlo import attributes as vhlo_attributes
from ..vhlo import types as vhlo_types
from ..vhlo.enums import CustomCallApiVersionV1
from .nesting import at_any_depth
from .version import CURRENT, MINIMUM, Version

#: What is there since a later version than the first one, by mnemonic.
_SINCE: Final = {
    "0.10.0": "f8E4M3FNUZ_v1 f8E5M2FNUZ_v1",
    "0.11.0": "f8E4M3B11FNUZ_v1",
    "0.16.0": "collective_broadcast_v1",
    "0.18.0": "quant_per_axis_v1",
    "0.19.0": "composite_v1",
    "0.20.0": "dynamic_conv_v2",
    "1.1.0": "dynamic_gather_v2 gather_v2 scatter_v2",
    "1.2.0": "i2_v1 ui2_v1",
    "1.4.0": "tan_v1",
    "1.5.0": "all_gather_v2 all_reduce_v2 all_to_all_v2",
    "1.6.0": "dot_general_v2 none_v1 tf31_v1",
    "1.7.0": "f8E3M4_v1 f8E4M3_v1",
    "1.8.0": "f4E2M1FN_v1 f6E2M3FN_v1 f6E3M2FN_v1 f8E8M0FNU_v1",
    "1.9.0": "exponential_v2 result_accuracy_mode_v1 result_accuracy_v1",
    "1.10.0": (
        "cbrt_v2 cosine_v2 exponential_minus_one_v2 log_plus_one_v2 log_v2 logistic_v2 rsqrt_v2 "
        "sine_v2 sqrt_v2 tan_v2 tanh_v2"
    ),
    "1.12.0": "recv_v2 send_v2",
    "1.13.0": "buffer_v1",
    "1.14.0": "composite_v2",
    "1.15.0": "async_done_v1 async_start_v1 future_v1",
    "1.16.0": "axis_ref_v1 mesh_axis_v1 mesh_v1 replica_group_mesh_axes_v1 sub_axis_info_v1",
    "1.18.0": "custom_call_v2",
    "1.19.0": "collective_reduce_v1",
    "1.20.0": "collective_broadcast_v2",
}

#: What has been replaced by something newer, by the last version that knows it.
_UNTIL: Final = {
    "0.19.0": "dynamic_conv_v1",
    "1.0.0": "dynamic_gather_v1 gather_v1 scatter_v1",
    "1.4.0": "all_gather_v1 all_reduce_v1 all_to_all_v1",
    "1.5.0": "dot_general_v1",
    "1.8.0": "exponential_v1",
    "1.9.0": (
        "cbrt_v1 cosine_v1 exponential_minus_one_v1 log_plus_one_v1 log_v1 logistic_v1 rsqrt_v1 "
        "sine_v1 sqrt_v1 tan_v1 tanh_v1"
    ),
    "1.11.0": "recv_v1 send_v1",
    "1.13.0": "composite_v1",
    "1.17.0": "custom_call_v1",
    "1.19.0": "collective_broadcast_v1",
}


def _by_mnemonic(table: dict[str, str]) -> dict[str, Version]:
    versions = {text: Version.parse(text) for text in table}
    return {
        name: version
        for text, version in versions.items()
        if version is not None
        for name in table[text].split()
    }


_MINIMA: Final = _by_mnemonic(_SINCE)
_MAXIMA: Final = _by_mnemonic(_UNTIL)


def is_available(mnemonic: str, version: Version) -> bool:
    """Whether a version knows the operation, type or attribute of that mnemonic."""
    return _MINIMA.get(mnemonic, MINIMUM) <= version <= _MAXIMA.get(mnemonic, CURRENT)


class Legality:
    """The operations, types and attributes of which programs for a version may consist."""

    def __init__(self, version: Version) -> None:
        self._version = version
        self._known: dict[Attribute | Type, bool] = {}

    def allows(self, op: Operation) -> bool:
        """Whether an operation may stay as it is; those of other dialects always may."""
        if op.dialect_name != "vhlo":
            return True
        name = op.name.removeprefix("vhlo.")
        return (
            is_available(name, self._version)
            and self._allows_use(op, name)
            and all(map(self.allows_part, op.properties_as_attributes().values()))
            and all(map(self.allows_part, op.attributes.values()))
            and all(map(self.allows_part, op.operand_types))
            and all(map(self.allows_part, op.result_types))
        )

    def allows_part(self, part: Attribute | Type) -> bool:
        """Whether a type or an attribute may be there, with what it consists of."""
        if part.DIALECT_NAME != "vhlo":
            return True
        found = self._known.get(part)
        if found is None:
            found = is_available(part.MNEMONIC, self._version) and at_any_depth(
                self._allows_parts, part
            )
            self._known[part] = found
        return found

    def _allows_parts(self, part: Attribute | Type) -> bool:
        return all(map(self.allows_part, _parts(part)))

    def _allows_use(self, op: Operation, name: str) -> bool:
        """Rules for single operations that have changed (VersionedOpConstraintInterface)."""
        if name in _SAME_ELEMENTS_BEFORE_0_17 and self._version < (0, 17, 0):
            return all(
                _element_type(operand) is _element_type(result)
                for operand, result in zip(op.operand_types, op.result_types, strict=False)
            )
        if name != "custom_call_v1":
            return True
        if self._version < (1, 17, 0) and any(
            isinstance(type, vhlo_types.FutureV1Type) for type in op.operand_types
        ):
            return False
        if self._version >= (1, 3, 0):
            return True
        api = op.property_attribute("api_version")
        is_typed = (
            isinstance(api, vhlo_attributes.CustomCallApiVersionV1Attr)
            and api.value is CustomCallApiVersionV1.API_VERSION_TYPED_FFI
        )
        config = op.property_attribute("backend_config")
        return not is_typed and not isinstance(config, vhlo_attributes.DictionaryV1Attr)


_SAME_ELEMENTS_BEFORE_0_17: Final = frozenset(
    (
        "all_reduce_v1",
        "reduce_v1",
        "reduce_scatter_v1",
        "reduce_window_v1",
        "scatter_v1",
        "select_and_scatter_v1",
    )
)


def _element_type(type: Type) -> Type:
    if isinstance(type, (vhlo_types.RankedTensorV1Type, vhlo_types.UnrankedTensorV1Type)):
        return type.element_type
    return type


def _parts(part: Attribute | Type) -> list[Attribute | Type]:
    """The types and attributes that one holds."""
    found: list[Attribute | Type] = []
    slots: tuple[str, ...] = type(part).__slots__
    for name in slots:
        value = getattr(part, name)
        if isinstance(value, (Attribute, Type)):
            found.append(value)
        elif isinstance(value, tuple):
            found += [entry for entry in value if isinstance(entry, (Attribute, Type))]
    return found
