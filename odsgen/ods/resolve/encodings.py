"""The encodings of types and attributes in bytecode (BytecodeBase.td)."""

from __future__ import annotations

import re
from typing import Final

from odsgen.ods.model import TEXT_PARAMETER, EncodedMember, Encoding, Parameter
from odsgen.spec.definition_model import AttributeSpec, EncodingSpec, TypeSpec
from odsgen.spec.errors import SpecDiagnostics, what_there_is
from odsgen.spec.source import SpecText

#: How a member without a parameter of its own is written.
PLAIN_KINDS: Final = frozenset(
    (
        "attribute",
        "optional_attribute",
        "type",
        "string",
        "string_attribute",
        "bool",
        "varint",
        "signed_varint",
        "optional_varint",
        "dimension",
        "double",
    )
)

_WRAPPED: Final = re.compile(r"(list|custom)<(.+)>\Z", re.DOTALL)
_NAME: Final = re.compile(r"[A-Za-z_]\w*\Z")

#: How the values of a kind of parameter are written where nothing else is said.
_USUAL: Final = {
    "attribute": "attribute",
    "type": "type",
    "integer": "signed_varint",
    "unsigned": "varint",
    "bool": "bool",
    "string": "string",
    "float": "double",
}


class EncodingResolver:
    """Resolves the encodings of all types, or of all attributes, of a dialect: no two have the same code."""

    def __init__(self, errors: SpecDiagnostics) -> None:
        self._errors = errors
        self._owners: dict[int, SpecText] = {}

    def resolve(
        self, name: SpecText, spec: TypeSpec | AttributeSpec, parameters: tuple[Parameter, ...]
    ) -> tuple[Encoding, ...]:
        """The encodings of a definition, whose parameters have been resolved."""
        if TEXT_PARAMETER in parameters and spec.bytecode:
            self._errors.error(f"'{name}' is carried as text and has no encoding", name)
            return ()
        if spec.bytecode and spec.mnemonic is None:
            self._errors.error(
                f"'{name}' has no mnemonic, by which readers of bytecode find it", name
            )
            return ()
        encodings = [self._encoding(name, encoding, parameters) for encoding in spec.bytecode]
        return tuple([encoding for encoding in encodings if encoding is not None])

    def _encoding(
        self, name: SpecText, spec: EncodingSpec, parameters: tuple[Parameter, ...]
    ) -> Encoding | None:
        owner = self._owners.setdefault(spec.code, name)
        if owner is not name:
            self._errors.error(f"the code {spec.code} of '{name}' is that of '{owner}' too", name)
            return None
        if spec.members is None:
            members = [self._usual_member(name, parameter) for parameter in parameters]
        else:
            by_name = {parameter.name: parameter for parameter in parameters}
            members = [
                self._member(name, member, kind, by_name) for member, kind in spec.members.items()
            ]
            for parameter in parameters:
                if parameter.name not in spec.members and not _may_be_left_out(parameter):
                    self._errors.error(
                        f"the code {spec.code} of '{name}' lacks '{parameter.name}', which has no default",
                        name,
                    )
        found = [member for member in members if member is not None]
        return Encoding(spec.code, tuple(found)) if len(found) == len(members) else None

    def _usual_member(self, name: SpecText, parameter: Parameter) -> EncodedMember | None:
        kind = _usual_kind(parameter)
        if kind is None:
            self._errors.error(
                f"how is '{parameter.name}' of '{name}' written in bytecode?",
                name,
                f"say it: bytecode: {{code: 0, members: {{{parameter.name}: signed_varint}}}}",
            )
            return None
        return EncodedMember(parameter.python_name, kind)

    def _member(
        self, name: SpecText, member: SpecText, kind: SpecText, parameters: dict[str, Parameter]
    ) -> EncodedMember | None:
        parameter = parameters.get(member)
        if parameter is None:
            hint = what_there_is(member, parameters)
            self._errors.error(f"'{name}' has no parameter '{member}'", member, hint)
            return None
        problem = _problem(kind)
        if problem is not None:
            self._errors.error(problem, kind, what_there_is(kind, PLAIN_KINDS))
            return None
        return EncodedMember(parameter.python_name, _of_enum(parameter, "".join(kind.split())))


def _usual_kind(parameter: Parameter) -> str | None:
    """How a parameter is written where nothing else is said; None if nobody can know."""
    if parameter.kind == "list" and parameter.element is not None and not parameter.optional:
        element = _usual_kind(parameter.element)
        return None if element is None else f"list<{element}>"
    if parameter.kind == "enum" and parameter.enum is not None and not parameter.optional:
        return None if parameter.enum.is_string else f"enum<{parameter.enum.name}>"
    if parameter.optional:
        return {"attribute": "optional_attribute"}.get(parameter.kind)
    return _USUAL.get(parameter.kind)


def _of_enum(parameter: Parameter, kind: str) -> str:
    """The kind that makes cases of the numbers of an enum."""
    if parameter.enum is None or parameter.enum.is_string:
        return kind
    wrapper = {"varint": "enum", "signed_varint": "signed_enum"}.get(kind)
    return kind if wrapper is None else f"{wrapper}<{parameter.enum.name}>"


def _may_be_left_out(parameter: Parameter) -> bool:
    return parameter.optional or parameter.default is not None


def _problem(kind: str) -> str | None:
    """The fault in the text of a kind; None if there is none."""
    text = "".join(kind.split())
    depth = 0
    while (match := _WRAPPED.match(text)) is not None and match[1] == "list" and depth < 8:
        text, depth = match[2], depth + 1
    if match is not None and match[1] != "list" and _NAME.match(match[2]):
        return None
    if text in PLAIN_KINDS:
        return None
    return f"'{kind}' is no way to write a member in bytecode"
