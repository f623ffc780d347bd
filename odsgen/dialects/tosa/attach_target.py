"""`tosa-attach-target`: a module says for which version, level, profiles and extensions its operations are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import Operation
from odsgen.runtime.glue.enums import IntegerEnum
from odsgen_dialects import tosa

CaseT = TypeVar("CaseT", bound=IntegerEnum)


def _cases(kind: type[CaseT]) -> list[CaseT]:
    return [case for case in kind if case.keyword != "none"]


@register_pass
class TosaAttachTarget(Pass):
    """Sets the attribute `tosa.target_env` of a module."""

    ARGUMENT = "tosa-attach-target"
    NAME = "TosaAttachTarget"
    SUMMARY = "Attach tosa.target_env information to the given module."
    OPERATION = "builtin.module"

    version = options.choice(
        "specification_version",
        "1.0",
        "The specification version that TOSA operators should conform to.",
        {
            "1.0": "TOSA Specification version 1.0",
            "1.1.draft": "TOSA Specification version 1.1.draft",
        },
    )
    level = options.choice(
        "level",
        "8k",
        "The TOSA level that operators should conform to. A TOSA level defines operator argument ranges that an "
        "implementation shall support.",
        {
            "8k": "Ranges are expected to be sufficient for applications with frame sizes up to 8K.",
            "none": "Allows the full range of arguments specified by the operations according to the operation data types.",
        },
    )
    profiles = options.texts(
        "profiles",
        "The TOSA profile(s) that operators should conform to. TOSA profiles enable efficient implementation on "
        "different classes of device. Each profile is an independent set of operations and data type combinations.",
    )
    extensions = options.texts(
        "extensions",
        "The TOSA extension(s) that operators should conform to. TOSA profile extensions define optional operation and "
        "data type combinations.",
    )

    def _named(
        self, op: Operation, names: Sequence[str], kind: type[CaseT], what: str
    ) -> list[CaseT]:
        known = {case.keyword: case for case in _cases(kind)}
        found: list[CaseT] = []
        for name in names:
            if name in known:
                found.append(known[name])
                continue
            self.signal_failure(
                op.error(
                    f"Unknown TOSA {what} name passed in '{name}', supported {what}s are: "
                    f"{', '.join(known)}"
                )
            )
        return found

    def run_on_operation(self, op: Operation) -> None:
        target = tosa.TargetEnvAttr.get(
            next(case for case in tosa.SpecificationVersion if case.keyword == self.version),
            next(case for case in tosa.Level if case.keyword == self.level),
            self._named(op, self.profiles, tosa.Profile, "profile"),
            self._named(op, self.extensions, tosa.Extension, "extension"),
        )
        op.set_attribute("tosa.target_env", target)
