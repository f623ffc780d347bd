"""Random enums, types and attributes of every kind of parameters and every form of format.

Unlike those of `definitions`, what they print need not be readable: both sides must only agree.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from tests.random_specs.definitions import Definition
from tests.random_specs.parameter_kinds import KINDS, WildKind, many, optional

_TEXTS = ("a", "b2", "eq", "true", "none", "i32", "a-b", "x y", "ü", "5", "a.b", "_", "loc", "none", "unit",
          "vector", "array", "affine_map")  # fmt: skip


@dataclass(frozen=True, slots=True)
class WildParameter:
    name: str
    kind: WildKind


@dataclass(slots=True)
class WildDefinition(Definition):
    """A type or attribute; `texts` are texts of it, not all of them right."""

    texts: tuple[str, ...] = ()


@dataclass(slots=True)
class WildEnum(Definition):
    width: int = 32
    cases: tuple[tuple[str, str, int], ...] = ()
    is_bit_enum: bool = False
    separator: str = "|"
    attribute: str = ""  # the attribute that wraps it
    is_info: bool = False  # no attribute of its own

    def texts(self, random: Random) -> str:
        shown = [t if random.random() < 0.8 else f'"{t}"' for _, t, _ in self.cases]
        if not self.is_bit_enum:
            return random.choice((*shown, *shown, "nowhere", "7", '"'))
        count = random.choice((1, 1, 2, 3))
        joint = random.choice((self.separator, self.separator, " | ", ","))
        text = joint.join(random.choices(shown, k=count))
        return random.choice((text, text, text, f'"{text}"', "nowhere", ""))


@dataclass(slots=True)
class WildMaker:
    """Makes the definitions of one spec."""

    random: Random
    prefix: str
    dialect: str
    definitions: list[Definition] = field(default_factory=list)
    enums: list[WildEnum] = field(default_factory=list)
    symbols: list[WildDefinition] = field(default_factory=list)
    kinds: list[WildKind] = field(default_factory=lambda: list(KINDS))

    # --- enums ---

    def enum(self, number: int) -> WildEnum:
        random = self.random
        name = f"{self.prefix}E{number}"
        is_info = random.random() < 0.35
        is_bit = random.random() < 0.5
        width = random.choice((32, 32, 64, 8, 16)) if is_bit else random.choice((32, 32, 64))
        kind = f"I{width}{'Bit' if is_bit else ''}Enum{'' if is_info else 'Attr'}"
        summary = random.choice(("", "some choice", "an enum"))
        spec: dict[str, Any] = {}
        if width != 32:
            spec["storage"] = f"i{width}"
        if is_info:
            spec["reads_as_field"] = True
        if summary or is_bit:
            spec["constraint_summary"] = summary
        names = random.sample(
            ("fast", "exact", "Finite", "nan_", "red", "eq"), random.randint(1, 4)
        )
        texts = [name if random.random() < 0.6 else random.choice(_TEXTS) for name in names]
        if len({*texts, "none"}) <= len(texts) or (is_bit and is_info and random.random() < 0.9):
            texts = list(names)
        defs: list[str] = []
        settings = [f'let cppNamespace = "::{self.dialect}";']
        listed: list[str] = []
        separator = "|"
        if is_bit:
            places = random.sample(range(min(width, 40) - 1), len(names))
            cases = [(n, t, 1 << p) for n, t, p in zip(names, texts, places, strict=True)]
            spec["bits"] = {
                n: p if n == t else {"value": p, "text": t}
                for n, t, p in zip(names, texts, places, strict=True)
            }
            if random.random() < 0.5:
                text = random.choice(("zero", "none", "nil"))
                spec["zero"] = text
                listed.append(f'{kind}CaseNone<"zero", "{text}">')
                cases.append(("zero", text, 0))
            for n, t, p in zip(names, texts, places, strict=True):
                defs.append(f'def {name}_{n} : {kind}CaseBit<"{n}", {p}, "{t}">;')
                listed.append(f"{name}_{n}")
            if random.random() < 0.5 and len(names) > 1:
                members = names[:2]
                spec["groups"] = {"both": members}
                of = "BitEnumCaseGroup" if is_info else f"{kind}CaseGroup"
                group = ", ".join(f"{name}_{m}" for m in members)
                defs.append(f'def {name}_both : {of}<"both", [{group}]>;')
                listed.append(f"{name}_both")
                cases.append(("both", "both", cases[0][2] | cases[1][2]))
            if random.random() < 0.5:
                settings.append("let printBitEnumPrimaryGroups = 1;")
            else:
                spec["print_groups"] = False
            separator = random.choice(("|", "|", ",", ", ", " | "))
            if separator != "|":
                spec["separator"] = separator
                settings.append(f'let separator = "{separator}";')
        else:
            # mlir-tblgen drops the values that are negative.
            pool = (*range(12), 2**31 - 1, *((2**40,) if width == 64 else ()))
            values = random.sample(pool, len(names))
            cases = list(zip(names, texts, values, strict=True))
            spec["cases"] = {n: v if n == t else {"value": v, "text": t} for n, t, v in cases}
            listed = [f'{kind}Case<"{n}", {v}, "{t}">' for n, t, v in cases]
        wrapped = is_info or random.random() < 0.6
        if wrapped and not is_info:
            settings.append("let genSpecializedAttr = 0;")
        tablegen = (
            " ".join(defs)
            + f' def {name} : {kind}<"{name}", "{summary}", [{", ".join(listed)}]> {{ {" ".join(settings)} }}'
        )
        made = WildEnum(
            name, "enums", spec, tablegen, width, tuple(cases), is_bit, separator, is_info=is_info
        )
        self.definitions.append(made)
        self.enums.append(made)
        if wrapped:
            self._enum_attribute(made)
        texts_of = tuple(made.texts(random) for _ in range(6))
        case, _, _ = made.cases[0]
        kind_of = WildKind(
            name,
            f"::{self.dialect}::{name}",
            texts_of,
            ((case, f"::{self.dialect}::{name}::{case}"),),
            declared=f"EnumParameter<{name}>",
            has_list="," not in separator,
        )
        self.kinds += [kind_of] * 4
        return made

    def _enum_attribute(self, enum: WildEnum) -> None:
        random = self.random
        name = f"{enum.name}Attr"
        mnemonic = random.choice((f"e{len(self.definitions)}", f"e.{len(self.definitions)}x"))
        format = random.choice(("", "", "`<` $value `>`", "`[` $value `]`", "$value", "params"))
        spec: dict[str, Any] = {"mnemonic": mnemonic, "enum": enum.name}
        body = ""
        if format:
            spec["assembly_format"] = format
            body = f" {{ let assemblyFormat = [{{{format}}}]; }}"
        tablegen = (
            f'def {name} : EnumAttr<{self.prefix}_Dialect, {enum.name}, "{mnemonic}">{body or ";"}'
        )
        around = {"`<` $value `>`": ("<", ">"), "`[` $value `]`": ("[", "]")}.get(format, ("", ""))
        texts = tuple(f"{around[0]}{enum.texts(random)}{around[1]}" for _ in range(6))
        self._add_symbol(name, "attributes", spec, tablegen, mnemonic, texts)
        enum.attribute = name

    # --- types and attributes ---

    def symbol(self, number: int) -> WildDefinition:
        random = self.random
        section = random.choice(("attributes", "types"))
        name = f"{self.prefix}{'A' if section == 'attributes' else 'T'}{number}"
        word = f"{'a' if section == 'attributes' else 't'}{number}"
        mnemonic = random.choice((word, word, f"{word}.b", f"{word}.b.c", f"{word}_x", f"{word}$"))
        mnemonic = mnemonic.replace("$", "_")
        parameters = self._parameters()
        self_type = section == "attributes" and random.random() < 0.2
        spec: dict[str, Any] = {"mnemonic": mnemonic, "summary": f"some {word} thing"}
        body = [f'let mnemonic = "{mnemonic}";', f'let summary = "some {word} thing";']
        base = "AttrDef" if section == "attributes" else "TypeDef"
        traits = ""
        format: list[tuple[str, Any]] = []
        if parameters or self_type:
            spec["parameters"] = {p.name: p.kind.in_spec for p in parameters}
            listed = [f"{p.kind.in_tablegen}:${p.name}" for p in parameters]
            if self_type:
                spec["parameters"]["type"] = {"kind": "SelfType", "accessor": "type"}
                listed.append('AttributeSelfTypeParameter<"">:$type')
                spec["interfaces"] = ["TypedAttrInterface"]
                traits = ", [TypedAttrInterface]"
            body.append(f"let parameters = (ins {', '.join(listed)});")
            format = WildFormat(random, parameters, self_type).make()
            spec["assembly_format"] = " ".join(_written(piece) for piece in format)
            body.append(f"let assemblyFormat = [{{{spec['assembly_format']}}}];")
        suffix = "Attr" if section == "attributes" else "Type"
        spec["class_name"] = name + suffix
        tablegen = (
            f'def {name} : {base}<{self.prefix}_Dialect, "{name}"{traits}> {{ {" ".join(body)} }}'
        )
        texts = tuple(dict.fromkeys(self._text(format) for _ in range(10)))
        if self_type:
            texts = tuple(
                t + random.choice(("", " : i32", " : none", " : tensor<2xi8>", " : 5"))
                for t in texts
            )
        return self._add_symbol(name, section, spec, tablegen, mnemonic, texts, not self_type)

    def _add_symbol(
        self,
        name: str,
        section: str,
        spec: dict[str, Any],
        tablegen: str,
        mnemonic: str,
        bodies: tuple[str, ...],
        is_kind: bool = True,
    ) -> WildDefinition:
        sign = "#" if section == "attributes" else "!"
        texts = []
        for body in bodies:
            # a type behind the attribute stands outside
            inside, colon, rest = body.rpartition(" : ") if not is_kind else (body, "", "")
            inside = inside if colon else body
            opened = f"{sign}{self.dialect}<{mnemonic} {inside}>"
            if inside.startswith("<") and inside.endswith(">"):
                opened = self.random.choice((opened, f"{sign}{self.dialect}.{mnemonic}{inside}"))
            elif not inside:
                opened = self.random.choice((opened, f"{sign}{self.dialect}.{mnemonic}"))
            texts.append(f"{opened}{colon}{rest}")
        made = WildDefinition(name, section, spec, tablegen, tuple(texts))
        self.definitions.append(made)
        self.symbols.append(made)
        if is_kind:
            class_name = name if name.endswith("Attr") else spec.get("class_name", name)
            kind = WildKind(
                name,
                f"::{self.dialect}::{class_name}",
                (*bodies[:4], *texts[:4]),
                nullable=True,
            )
            self.kinds += [kind] * 2
        return made

    def forget(self, definition: Definition) -> None:
        """The definition is refused: nothing may name it."""
        self.definitions.remove(definition)
        self.symbols = [s for s in self.symbols if s is not definition]
        self.enums = [e for e in self.enums if e is not definition]
        self.kinds = [k for k in self.kinds if definition.name not in k.expression]

    def _parameters(self) -> list[WildParameter]:
        random = self.random
        names = random.sample(
            ("element", "size", "lo", "hi", "inner", "caseCount", "in", "flag", "value", "key_"),
            random.choice((0, 1, 1, 2, 2, 3, 4, 5)),
        )
        return [WildParameter(name, self._kind()) for name in names]

    def _kind(self) -> WildKind:
        random = self.random
        kind = random.choice(self.kinds)
        chance = random.random()
        if chance < 0.25 and kind.has_optional:
            return optional(kind)
        if chance < 0.4 and kind.has_list:
            return many(kind, is_optional=random.random() < 0.5)
        if chance < 0.65 and kind.defaults:
            declared = "" if kind.declared.startswith("EnumParameter") else kind.declared
            return replace(
                kind, default=random.choice(kind.defaults), has_list=False, declared=declared
            )
        return kind

    def _text(self, pieces: list[tuple[str, Any]]) -> str:
        return " ".join(w for w in self._words(pieces) if w)

    def _words(self, pieces: list[tuple[str, Any]]) -> list[str]:
        random = self.random
        words: list[str] = []
        for what, about in pieces:
            if what == "literal":
                if random.random() < 0.97:
                    words.append(about)
            elif what == "parameter":
                words.append(self._value(about))
            elif what == "custom":
                words.append(f"({self._value(about)})")
            elif what == "group":
                elements, _, other, _ = about
                words += self._words(elements if random.random() < 0.6 else other)
            elif what == "params":
                shown = [p for p in about if not p.kind.may_be_absent or random.random() < 0.6]
                words.append(", ".join(self._value(p) for p in shown))
            elif what == "struct":
                shown = [p for p, _ in about if not p.kind.may_be_absent or random.random() < 0.6]
                if random.random() < 0.1 and shown:
                    shown.append(random.choice(shown))
                if random.random() < 0.08 and shown:
                    shown.pop()
                if random.random() < 0.5:
                    random.shuffle(shown)
                customs = {p.name for p, custom in about if custom}
                fields = [
                    f"{p.name} = {'(' + self._value(p) + ')' if p.name in customs else self._value(p)}"
                    for p in shown
                ]
                if random.random() < 0.05:
                    fields.append("other = 5")
                words.append(", ".join(fields))
        return words

    def _value(self, parameter: WildParameter) -> str:
        random = self.random
        if random.random() < 0.06:
            return random.choice(random.choice(self.kinds).texts)
        return random.choice(parameter.kind.texts)


class WildFormat:
    """A format over parameters; pieces are ("literal", text), ("parameter", p), ("custom", p), ("params", [p]),
    ("struct", [(p, is_custom)]), ("group", (elements, anchor, else, is_inverted)), ("space", text).
    """

    def __init__(
        self, random: Random, parameters: list[WildParameter], self_type: bool = False
    ) -> None:
        self.random = random
        self.parameters = parameters
        self.self_type = self_type
        self.words = iter(f"k{n}" for n in range(100))

    def make(self) -> list[tuple[str, Any]]:
        random = self.random
        pieces = self._pieces()
        if random.random() < 0.2:
            opening, closing = random.choice(("()", "[]", "{}"))
            pieces = [("literal", opening), *pieces, ("literal", closing)]
        if random.random() < 0.75:
            return [("literal", "<"), *pieces, ("literal", ">")]
        return pieces

    def _pieces(self) -> list[tuple[str, Any]]:
        random = self.random
        left = list(self.parameters)
        if random.random() < 0.15 and all(_tells_absence(p) for p in left if p.kind.may_be_absent):
            return [("params", left)]
        if left and random.random() < 0.15:
            return [("struct", [(p, False) for p in left])]
        random.shuffle(left)
        pieces: list[tuple[str, Any]] = []
        while left:
            if random.random() < 0.1:
                pieces.append(("space", random.choice(("` `", "``", "`\\n`"))))
            if random.random() < 0.3:
                pieces.append(self._literal())
            chance = random.random()
            absent = [p for p in left if p.kind.may_be_absent]
            if absent and chance < 0.6:
                taken = random.sample(absent, min(len(absent), random.choice((1, 1, 2))))
                if not all(map(_tells_absence, taken)):
                    taken = taken[:1]
                pieces.append(self._group(taken))
            elif chance < 0.2 and len(left) > 1:
                taken = random.sample(left, random.randint(1, len(left)))
                pieces.append(("struct", [self._field(p) for p in taken]))
            else:
                taken = [left[0]]
                if taken[0].kind.may_be_absent and not _tells_absence(taken[0]):
                    left.remove(taken[0])
                    continue  # never written
                pieces.append(self._one(taken[0]))
            left = [p for p in left if p not in taken]
        if random.random() < 0.2:
            pieces.append(self._literal())
        return pieces

    def _literal(self) -> tuple[str, Any]:
        # Brackets must balance in what the text holds: these stand around a whole format alone.
        text = self.random.choice((",", ":", "->", "=", "x", "*", "?", "+", "|"))
        return ("literal", text if self.random.random() < 0.5 else next(self.words))

    def _field(self, parameter: WildParameter) -> tuple[WildParameter, bool]:
        return parameter, bool(parameter.kind.custom) and self.random.random() < 0.4

    def _one(self, parameter: WildParameter) -> tuple[str, Any]:
        random = self.random
        if parameter.kind.custom and random.random() < 0.35:
            return ("custom", parameter)
        if random.random() < 0.15:
            return ("parameter", WildParameter(f"^{parameter.name}", parameter.kind))
        return ("parameter", parameter)

    def _group(self, taken: list[WildParameter]) -> tuple[str, Any]:
        random = self.random
        inside: list[tuple[str, Any]] = []
        anchors: list[int] = []
        # mlir-tblgen's code tells that a parameter is absent by a literal or an empty std::optional.
        if random.random() < 0.6 or not _tells_absence(taken[0]):
            inside.append(self._literal())
        if random.random() < 0.2:
            anchors.append(len(inside))
            inside.append(("struct", [self._field(p) for p in taken]))
        else:
            for number, parameter in enumerate(taken):
                if number and random.random() < 0.5:
                    inside.append(self._literal())
                anchors.append(len(inside))
                inside.append(self._one(parameter))
        if random.random() < 0.3:
            inside.append(self._literal())
        if random.random() < 0.1:
            inside.append(("space", "` `"))
        other: list[tuple[str, Any]] = []
        if random.random() < 0.35:
            other = [self._literal() for _ in range(random.choice((1, 1, 2)))]
        inverted = bool(other) and random.random() < 0.2
        return ("group", (inside, random.choice(anchors), other, inverted))


def _tells_absence(parameter: WildParameter) -> bool:
    """Whether mlir-tblgen's code reads nothing where nothing is: an empty std::optional."""
    return parameter.kind.cpp.startswith("std::optional")


def _written(piece: tuple[str, Any]) -> str:
    what, about = piece
    match what:
        case "literal":
            return f"`{about}`"
        case "space":
            return str(about)
        case "parameter":
            if about.name.startswith("^"):
                return f"qualified(${about.name[1:]})"
            return f"${about.name}"
        case "custom":
            return f"custom<{about.kind.custom}>(${about.name})"
        case "params":
            return "params"
        case "struct":
            fields = [
                f"custom<{p.kind.custom}>(${p.name})" if c else f"${p.name}" for p, c in about
            ]
            return f"struct({', '.join(fields)})"
        case "group":
            elements, anchor, other, inverted = about
            first = " ".join(
                _written(e) + ("^" if n == anchor else "") for n, e in enumerate(elements)
            )
            second = " ".join(map(_written, other))
            if inverted:
                return f"({second}) : ({first})?"
            return f"({first}) : ({second})?" if other else f"({first})?"
    raise AssertionError(what)
