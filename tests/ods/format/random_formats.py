"""Random formats, most of them valid, from a seeded generator."""

from __future__ import annotations

from random import Random

_LITERALS = (
    "`,` `:` `(` `)` `[` `]` `{` `}` `<` `>` `=` `->` `kw` `a.b` `+` `*` `?` `-` `...` `_` `x`"
).split()
_BLANKS = ("``", "` `", "`\\n`")

RICH_PARTS = (
    "$x $o $v $u $i $oi $di $any $sym $big $p $dp type($x) type($o) type($v) type($r) $reg $regs $s"
).split()
OPTIONAL_PARTS_PARTS = "$o $v type($o) type($v) $u $oi $di $reg".split()
_MAY_BE_ABSENT = set("$o $v $u $oi $di $dp $regs type($o) type($v) type($r) $reg".split())
_MAY_BE_LEFT_OUT = set("$i $oi $di $any $sym $big $p $dp $u".split())


def _literals(random: Random, low: int, high: int, blanks: bool = True) -> list[str]:
    choices = (*_LITERALS, *_BLANKS) if blanks else _LITERALS
    return [random.choice(choices) for _ in range(random.randint(low, high))]


def op_format(random: Random, parts: list[str]) -> str:
    """A format with the given parts in any order, in groups where they may be absent."""
    pending = [p for p in parts if p not in _MAY_BE_LEFT_OUT or random.random() < 0.6]
    if "type($v)" in pending and "type($x)" in pending:
        pending.remove("type($v)")  # its type is buildable
    random.shuffle(pending)
    units: list[str] = []
    while pending:
        part = pending.pop()
        if part in _MAY_BE_ABSENT and random.random() < 0.6:
            units.append(_group(random, part, pending))
        elif part in _MAY_BE_ABSENT - {"$reg", "$u"} and random.random() < 0.15:
            number = len(units)
            inner = " ".join(_literals(random, 0, 2))
            units.append(f"oilist(`k{number}` {inner} {part} | `m{number}`)")
        elif random.random() < 0.15:
            units.append(f"custom<Foo>({part})")
        elif part.startswith("type") and random.random() < 0.2:
            units.append(f"qualified({part})")
        else:
            units.append(part)
    if random.random() < 0.2:
        units.insert(random.randrange(len(units) + 1), "prop-dict")
    dictionary = "attr-dict-with-keyword" if random.random() < 0.7 else "attr-dict"
    units.insert(random.randrange(len(units) + 1), dictionary)
    return _joined(random, units)


def _group(random: Random, anchor: str, pending: list[str]) -> str:
    members = [anchor + "^"]
    others = [p for p in pending if p in _MAY_BE_ABSENT]
    while others and random.random() < 0.4:
        other = others.pop()
        pending.remove(other)
        members.insert(random.randrange(len(members) + 1), other)
    elements: list[str] = []
    for number, member in enumerate(members):
        elements += [*_literals(random, 0, 2, blanks=number > 0), member]
    if elements[0].startswith("type"):
        elements.insert(0, "`kw`")
    group = f"({' '.join([*elements, *_literals(random, 0, 2)])})"
    if random.random() < 0.3:
        group += f":({' '.join(_literals(random, 1, 3))})"
    return group + "?"


def parameter_format(random: Random) -> str:
    """A format of the parameters x, y and the optional o, p."""
    pending = ["$x", "$y", "$o", "$p"]
    random.shuffle(pending)
    units: list[str] = []
    kind = random.random()
    if kind < 0.15:
        units, pending = ["params"], []
    elif kind < 0.3:
        units, pending = ["struct(params)"], []
    elif kind < 0.45:
        count = random.randint(1, 4)
        fields = [f"custom<A>({p})" if random.random() < 0.2 else p for p in pending[:count]]
        units, pending = [f"struct({', '.join(fields)})"], pending[count:]
    while pending:
        part = pending.pop()
        if part in ("$o", "$p") and random.random() < 0.7:
            anchor = part if random.random() < 0.8 else f"custom<B>({part})"
            elements = [*_literals(random, 0, 2), anchor + "^", *_literals(random, 0, 2)]
            group = f"({' '.join(elements)})"
            if random.random() < 0.3:
                group += f":({' '.join(_literals(random, 1, 3))})"
            units.append(group + "?")
        else:
            wrapping = random.choice(
                ["{}", "{}", "{}", "custom<C>({})", "qualified({})", "struct({})"]
            )
            units.append(wrapping.format(part))
    random.shuffle(units)
    return _joined(random, units)


def _joined(random: Random, units: list[str]) -> str:
    out: list[str] = []
    for unit in units:
        out += [*_literals(random, 0, 2), unit]
    return " ".join([*out, *_literals(random, 0, 2)])
