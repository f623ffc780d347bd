"""Random assembly formats from the grammar of MLIR's declarative format (DefiningDialects/Operations)."""

from __future__ import annotations

from random import Random

from tests.random_specs.operations import AttrPart, PropertyPart, RandomOp, ValuePart

_PUNCTUATION = ("->", "=", "+", "*", "?", ":", ",", "[", "]", "(", ")", "<", ">", "...", "|")
_MARKERS = ("->", "=", "+", "*", "?")
_BRACKETS = (("[", "]"), ("(", ")"), ("<", ">"))
_BLANKS = ("` `", "`\\n`", "``")

#: Attributes that can stand first in an optional group without a keyword: nothing that follows can be taken for one.
_BARE = ("I32Attr", "I64Attr", "StrAttr", "SymbolNameAttr", "FlatSymbolRefAttr")


class FormatMaker:
    """Makes the format of one operation.

    What it writes can be read back: each unit begins with a token that nothing before it can be taken to go on with,
    or follows something that has an end of its own. `scrambled` gives that up.
    """

    def __init__(self, random: Random, op: RandomOp) -> None:
        self.random = random
        self.op = op
        self._keywords = 0
        self._units: list[tuple[str, str]] = (
            []
        )  # how it begins ("%", "^", "{", "any"), and the text
        self._open_ended = False  # whether the last part could go on into the next line
        self._typed: set[str] = set()  # of these the types are written or follow
        self.is_lossless = True  # whether what is printed always has all of the operation

    def make(self) -> str:
        random, op = self.random, self.op
        self._values()
        for attribute in op.attributes:
            if random.random() < 0.7 or (attribute.row.is_typed and random.random() < 0.7):
                self._attribute(attribute)
        self._oilist_of_rest()
        hidden = False
        for prop in op.properties:
            if random.random() < 0.6:
                self._property(prop)
            else:
                hidden = True
        if hidden or random.random() < 0.07:
            self._unit("any", "prop-dict")
        self._regions_and_successors()
        if random.random() < 0.7:
            random.shuffle(self._units)
        while random.random() < 0.25:
            self._regroup()
        return self._joined()

    def _regroup(self) -> None:
        """Put units into an optional group, its other branch, or a list of clauses: some of it is then printed, or refused."""
        random = self.random
        groups = [
            unit for unit in self._units if unit[1].startswith("(") and unit[1].endswith(")?")
        ]
        if not groups:
            return
        self.is_lossless = False
        group = random.choice(groups)
        others = [unit for unit in self._units if unit is not group]
        moved = random.sample(others, min(len(others), random.choice((1, 1, 2))))
        self._units = [unit for unit in self._units if unit not in moved]
        place = self._units.index(group)
        inside = " ".join(self._marked(unit) for unit in moved)
        if random.random() < 0.2:
            clauses = [self._clause(unit) for unit in (group, *moved)]
            self._units[place] = ("any", f"oilist({' | '.join(clauses)})")
            return
        text = group[1]
        end = _end_of_group(text)
        then, rest = text[:end], text[end:]
        match random.randrange(4):
            case 0 | 1:
                text = f"{then} {inside}{rest}"
            case 2 if rest == ")?":
                text = f"{then}) : ({inside or self._keyword()})?"
            case 2:
                text = f"{text[:-2]} {inside})?"
            case _:
                text = f"({self._keyword()} {inside} {then[1:]}{rest}"
        self._units[place] = ("any", text)

    def _marked(self, unit: tuple[str, str]) -> str:
        begin, text = unit
        return text if begin != "any" or self.random.random() < 0.15 else f"{self._marker()} {text}"

    def _clause(self, unit: tuple[str, str]) -> str:
        """The unit as a clause; of an optional group, mostly what stands in it."""
        text = unit[1]
        decides = (
            "MaybeValues" in text
        )  # whether the group is there, which nothing asks of it in a clause
        if (
            text.startswith("(")
            and text.endswith(")?")
            and not decides
            and self.random.random() < 0.8
        ):
            text = text[1 : _end_of_group(text)].replace("^", "")
            if text.startswith("`"):
                return text
        return f"{self._keyword()} {text}"

    def _joined(self) -> str:
        random = self.random
        dictionary = random.choice(("attr-dict", "attr-dict", "attr-dict-with-keyword"))
        place = random.randint(0, len(self._units))
        if dictionary == "attr-dict" and any(
            "{" == begin for begin, _ in self._units[place : place + 1]
        ):
            dictionary = "attr-dict-with-keyword"
        units = self._units[:place] + [("dict", dictionary)] + self._units[place:]
        words: list[str] = []
        closed = True
        for begin, text in units:
            bare = begin == "dict" and bool(words) and words[-1].startswith("($")
            marked = (
                begin == "any" or (begin != "dict" and not closed) or bare or random.random() < 0.2
            )
            if marked:
                words.append(self._marker() if words else self._keyword())
            if random.random() < 0.06:
                glued = words and words[-1] in ("`=`", "`+`", "`*`", "`?`")
                words.append(random.choice(_BLANKS if glued else _BLANKS[:2]))
            words.append(text)
            closed = begin in "%^{" and not text.endswith(("?", ")")) and "$$" not in text
        if random.random() < 0.15 or self._open_ended or not closed and random.random() < 0.6:
            words.append(self._keyword())
        return " ".join(words).replace("$$", "$")

    def _keyword(self) -> str:
        """One of the format's own: those of types and attributes, which may stand before it, begin with another letter."""
        self._keywords += 1
        return f"`w{self._keywords}`"

    def _marker(self) -> str:
        random = self.random
        return self._keyword() if random.random() < 0.6 else f"`{random.choice(_MARKERS)}`"

    def _blank(self) -> str:
        return f"{self.random.choice(_BLANKS[:2])} " if self.random.random() < 0.06 else ""

    def _unit(self, begin: str, text: str) -> None:
        self._units.append((begin, text))

    # --- operands and types ---

    def _values(self) -> None:
        random, op = self.random, self.op
        plain = not any(o.arity for o in op.operands)
        everything = [*op.operands, *op.results]
        if everything and random.random() < 0.12 and self._knows_sizes():
            self._unit("any", "operands" if not op.operands or plain else "`(` operands `)`")
            self._unit("any", "functional-type(operands, results)")
            self._open_ended = True
            return
        if len(op.operands) == len(op.results) == 1 and random.random() < 0.2:
            only, result = f"${op.operands[0].name}", f"${op.results[0].name}"
            self._unit("any", f"`(` {only} `)`" if op.operands[0].arity else only)
            self._unit("any", f"functional-type({only}, {result})")
            self._open_ended = True
            return
        if op.operands and plain and random.random() < 0.1:
            self._unit("any", "operands")
            self._unit("any", "type(operands)")
            self._typed.update(o.name for o in op.operands)
        else:
            self._choose_types()
            for operand in op.operands:
                self._operand(operand)
        self._result_types()

    def _knows_sizes(self) -> bool:
        op = self.op
        return (
            sum(1 for o in op.operands if o.arity) <= 1
            and sum(1 for r in op.results if r.arity) <= 1
        )

    def _choose_types(self) -> None:
        """Which types follow from others and are left out."""
        random, op = self.random, self.op
        if random.random() < 0.25:
            return
        grouped = [o for o in op.operands if o.group in ("same", "match") and not o.arity]
        trait = next(
            (
                t.expression.partition("<")[0]
                for t in op.traits
                if t.expression.partition("<")[0]
                in ("SameOperandsAndResultType", "SameTypeOperands", "AllTypesMatch")
            ),
            None,
        )
        if trait is not None and grouped and op.operands[0].group != "type":
            written = random.choice(grouped)
            for part in op.operands:
                if (
                    part.group == written.group
                    and part is not written
                    and (not part.arity or trait != "AllTypesMatch")
                ):
                    self._typed.add(part.name)
        for name in op.derived:
            if any(o.name == name for o in op.operands):
                self._typed.add(name)

    def _operand(self, operand: ValuePart) -> None:
        random = self.random
        variable = f"${operand.name}"
        known = operand.name in self._typed or (operand.row.is_buildable and random.random() < 0.6)
        self._typed.add(operand.name)
        type = (
            f"type({variable})"
            if not operand.row.is_own or random.random() < 0.7
            else f"qualified(type({variable}))"
        )
        together = random.random() < 0.5
        if not known and operand.arity == "Variadic" and random.random() < 0.1:
            otherwise = f" : ({self._keyword()})" if random.random() < 0.3 else ""
            self._unit("any", f"(custom<MaybeValues>({variable}, type({variable}))^){otherwise}?")
            self._open_ended = True
            return
        if not known and operand.arity != "Optional" and random.random() < 0.1:
            directive = "BoxedValues" if operand.arity else "OperandWithType"
            self._unit("any", f"custom<{directive}>({variable}, type({variable}))")
            return
        if not operand.arity:
            if random.random() < 0.06:
                self._unit("any", f"custom<BoxedOperand>({variable})")
                if not known:
                    self._unit("any", type)
            elif known:
                self._unit("%", variable)
            elif together:
                colon = random.choice(("`:`", "`:`", self._keyword(), ""))
                self._unit("%", f"{variable} {self._blank()}{colon} {type}")
            else:
                self._unit("%", variable)
                self._unit("any", type)
            return
        # Where nothing bounds it, a list could go on with what follows.
        style = random.random()
        colon = random.choice(("`:`", self._keyword()))
        inner = f" {colon} {type}" if not known and together else ""
        otherwise = f" : ({self._keyword()})" if random.random() < 0.3 else ""
        if style < 0.35:
            opening, closing = random.choice(_BRACKETS[:2])
            # No types are no list of types: they can be left out only with what they belong to.
            listed = f"({variable}^{inner})?" if inner else variable
            self._unit("any", f"`{opening}` {listed} `{closing}`")
        elif style < 0.8:
            self._unit("any", f"({self._keyword()} {variable}^{inner}){otherwise}?")
            self._open_ended = self._open_ended or not inner
        else:
            self._unit("any", f"({variable}^{inner} {self._keyword()}){otherwise}?")
        if not known and not inner:
            self._unit("any", f"({self._keyword()} {type}^)?")

    def _result_types(self) -> None:
        random, op = self.random, self.op
        ask_always = (
            op.trait("FirstAttrDerivedResultType") is not None
        )  # builders infer from it, formats do not
        needed = [
            r
            for r in op.results
            if r.name not in op.inferred or ask_always or random.random() < 0.2
        ]
        if (
            needed
            and len(needed) == len(op.results)
            and not any(r.arity for r in op.results)
            and self._knows_sizes()
            and random.random() < 0.25
        ):
            self._unit(
                "any",
                (
                    "type(results)"
                    if len(op.results) > 1 or random.random() < 0.5
                    else f"type(${op.results[0].name})"
                ),
            )
            return
        for result in needed:
            type = f"type(${result.name})"
            if result.row.is_own and random.random() < 0.3:
                type = f"qualified({type})"
            if result.arity and random.random() < 0.6:
                self._unit("any", f"({self._keyword()} {type}^)?")
            elif result.arity:
                self._unit("any", f"`[` ({type}^)? `]`")
            else:
                self._unit("any", type)

    # --- attributes and properties ---

    def _attribute(self, attribute: AttrPart) -> None:
        random = self.random
        variable = f"${attribute.name}"
        qualified = attribute.row.needs_qualified or random.random() < 0.12
        shown = f"qualified({variable})" if qualified and attribute.mode != "unit" else variable
        if attribute.is_required or attribute.mode == "default" and random.random() < 0.3:
            boxed = attribute.is_required and random.random() < 0.1
            self._unit("any", f"custom<BoxedAttribute>({variable})" if boxed else shown)
            return
        otherwise = f" : ({self._keyword()})" if random.random() < 0.25 else ""
        if attribute.mode == "unit":
            self._unit("any", f"({self._keyword()} {variable}^){otherwise}?")
        elif (
            attribute.row.expression in _BARE
            and attribute.mode == "optional"
            and random.random() < 0.25
        ):
            self._unit("any", f"({variable}^ {self._keyword()}){otherwise}?")
            self._open_ended = True
        elif random.random() < 0.25:
            opening, closing = random.choice(_BRACKETS)
            self._unit("any", f"(`{opening}` {shown}^ `{closing}`){otherwise}?")
        else:
            self._unit("any", f"({self._keyword()} {self._blank()}{shown}^){otherwise}?")

    def _oilist_of_rest(self) -> None:
        """Of attributes that stand in no unit yet, some in a list of clauses in any order."""
        random, op = self.random, self.op
        written = " ".join(text for _, text in self._units)
        rest = [
            a
            for a in op.attributes
            if a.mode in ("optional", "unit", "default") and f"${a.name}" not in written
        ]
        if not rest or random.random() < 0.4:
            return
        clauses = []
        for attribute in rest:
            variable = f"${attribute.name}"
            if attribute.row.needs_qualified and attribute.mode != "unit":
                variable = f"qualified({variable})"
            if attribute.mode != "unit" and random.random() < 0.4:
                variable = f"`(` {variable} `)`"
            clauses.append(f"{self._keyword()} {variable}")
        self._unit("any", f"oilist({' | '.join(clauses)})")

    def _property(self, prop: PropertyPart) -> None:
        random = self.random
        variable = f"${prop.name}"
        if prop.row.is_unit or (
            (prop.has_default or prop.row.is_optional) and random.random() < 0.7
        ):
            otherwise = f" : ({self._keyword()})" if random.random() < 0.25 else ""
            self._unit("any", f"({self._keyword()} {variable}^){otherwise}?")
        else:
            self._unit("any", variable)

    # --- regions and successors ---

    def _regions_and_successors(self) -> None:
        random, op = self.random, self.op
        if op.regions and random.random() < 0.2 and not op.regions[-1].is_variadic:
            self._unit("any", "regions")
        else:
            for region in op.regions:
                variable = f"${region.name}"
                chance = random.random()
                if not region.is_variadic and random.random() < 0.1:
                    self._unit("any", f"custom<BoxedRegion>({variable})")
                elif region.is_variadic or chance < 0.25:
                    self._unit("any", f"({self._keyword()} {variable}^)?")
                elif chance < 0.5:
                    self._unit("any", variable)
                else:
                    self._unit("{", variable)
        if op.successors and random.random() < 0.2:
            self._unit(
                "any", "successors" if not op.successors[-1].is_variadic else "`[` successors `]`"
            )
            return
        for successor in op.successors:
            variable = f"${successor.name}"
            if not successor.is_variadic and random.random() < 0.1:
                self._unit("any", f"custom<BoxedSuccessor>({variable})")
            elif not successor.is_variadic:
                self._unit("^", variable)
            else:
                self._unit("any", f"`[` {variable} `]`")


def _end_of_group(text: str) -> int:
    """Where the parenthesis closes that the text begins with."""
    depth, is_quoted = 0, False
    for place, character in enumerate(text):
        if character == "`":
            is_quoted = not is_quoted
        elif not is_quoted:
            depth += {"(": 1, ")": -1}.get(character, 0)
            if not depth:
                return place
    raise ValueError(text)


def scrambled(random: Random, format: str) -> str:
    """The format with one of its words left out, doubled, exchanged or replaced: most are refused, some are not."""
    words = format.split(" ")
    for _ in range(random.choice((1, 1, 1, 2))):
        place = random.randrange(len(words))
        match random.randrange(6):
            case 0:
                del words[place]
            case 1:
                words.insert(place, words[place])
            case 2:
                other = random.randrange(len(words))
                words[place], words[other] = words[other], words[place]
            case 3:
                words.insert(place, f"`{random.choice(_PUNCTUATION)}`")
            case 4:
                words[place] = random.choice(
                    (
                        "attr-dict",
                        "prop-dict",
                        "operands",
                        "type(operands)",
                        "type(results)",
                        "results",
                        "regions",
                        "successors",
                        "attr-dict-with-keyword",
                        *_BLANKS,
                    )
                )
            case 5:
                words[place] = words[place].strip("?^()")
        if not words:
            return "attr-dict"
    return " ".join(words)
