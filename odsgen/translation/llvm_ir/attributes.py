"""Attributes of functions, parameters, results and calls (LangRef: Parameter Attributes, Function Attributes)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from odsgen.translation.llvm_ir.text import quoted
from odsgen.translation.llvm_ir.types import IRType

#: The attributes without a value, in the order in which a set has them.
ENUM_ATTRIBUTES = """
    allocalign allocptr alwaysinline builtin cold convergent coro_only_destroy_when_complete coro_elide_safe
    dead_on_return dead_on_unwind disable_sanitizer_instrumentation fn_ret_thunk_extern hot hybrid_patchable immarg
    inreg inlinehint jumptable minsize mustprogress naked nest noalias nobuiltin nocallback nocf_check
    nocreateundeforpoison nodivergencesource noduplicate noext nofree noimplicitfloat noinline nomerge noprofile
    norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync noundef nounwind nonlazybind nonnull
    null_pointer_is_valid optforfuzzing optdebug optsize optnone presplitcoroutine readnone readonly returned
    returns_twice signext safestack sanitize_address sanitize_alloc_token sanitize_hwaddress sanitize_memtag
    sanitize_memory sanitize_numerical_stability sanitize_realtime sanitize_realtime_blocking sanitize_thread
    sanitize_type shadowcallstack skipprofile speculatable speculative_load_hardening ssp sspreq sspstrong strictfp
    swiftasync swifterror swiftself willreturn writable writeonly zeroext
""".split()
TYPE_ATTRIBUTES = "byref byval elementtype inalloca preallocated sret".split()
INTEGER_ATTRIBUTES = """
    align allockind allocsize captures dereferenceable dereferenceable_or_null memory nofpclass alignstack uwtable
    vscale_range
""".split()
RANGE_ATTRIBUTES = ["range", "initializes"]
_ALIGNMENTS = ("align", "alignstack")

_ORDER: Mapping[str, int] = {
    name: place
    for place, name in enumerate(
        [*ENUM_ATTRIBUTES, *TYPE_ATTRIBUTES, *INTEGER_ATTRIBUTES, *RANGE_ATTRIBUTES]
    )
}


def is_known(name: str) -> bool:
    """Whether LLVM has an attribute of this name, which then is no string."""
    return name in _ORDER


@dataclass(slots=True)
class AttributeSet:
    """The attributes of one thing: the texts of those that LLVM knows, by name, and strings with their values."""

    known: dict[str, str] = field(default_factory=dict)
    strings: dict[str, str] = field(default_factory=dict)
    types: list[IRType] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.known or self.strings)

    def add(self, name: str, text: str | None = None) -> None:
        """Adds one that LLVM knows, with its text if it has a value."""
        self.known[name] = name if text is None else text

    def add_string(self, key: str, value: str = "") -> None:
        """Adds a string."""
        self.strings[key] = value

    def add_type(self, name: str, type: IRType) -> None:
        """Adds one that has a type."""
        self.known[name] = f"{name}({type.text})"
        self.types.append(type)

    def merge(self, other: AttributeSet) -> None:
        """Adds all of another set."""
        self.known.update(other.known)
        self.strings.update(other.strings)
        self.types.extend(other.types)

    def known_text(self) -> str:
        """Those that LLVM knows."""
        names = sorted(self.known, key=_ORDER.__getitem__)
        return " ".join([self.known[name] for name in names])

    def group_text(self) -> str:
        """All of them as a group has them: alignments with an equals sign."""
        text = self.text()
        for name in _ALIGNMENTS:
            found = self.known.get(name)
            if found is not None:
                number = found.removeprefix(name).strip(" ()")
                text = text.replace(found, f"{name}={number}", 1)
        return text

    def text(self) -> str:
        """All of them, with blanks between."""
        strings = [
            f"{quoted(key)}={quoted(value)}" if value else quoted(key)
            for key, value in sorted(self.strings.items())
        ]
        known = self.known_text()
        return " ".join([known, *strings] if known else strings)

    def key(self) -> str:
        """A text that equal sets have in common."""
        return self.group_text()


def attribute_set(names: Iterable[str]) -> AttributeSet:
    """A set of attributes without values."""
    return AttributeSet({name: name for name in names})


#: How memory is accessed, by the number of `ModRefInfo`.
_ACCESSES = ("none", "read", "write", "readwrite")


def memory_text(accesses: Mapping[str, int]) -> str:
    """`memory(…)`: by location (`argmem`, `inaccessiblemem`, …), 1 reads, 2 writes; `other` is all that is not named."""
    other = accesses.get("other", 0)
    texts = []
    others_shown = other != 0 or all(access == other for access in accesses.values())
    if others_shown:
        texts.append(_ACCESSES[other])
    for location, access in accesses.items():
        if location != "other" and access != other:
            texts.append(f"{location}: {_ACCESSES[access]}")
    return f"memory({', '.join(texts)})"
