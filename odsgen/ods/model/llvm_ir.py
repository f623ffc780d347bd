"""Calls of intrinsics and instructions of LLVM IR that operations become."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

#: Instructions that an operation can be by its spec alone, with the number of their arguments.
INSTRUCTIONS = {
    **dict.fromkeys("add sub mul shl udiv sdiv lshr ashr or and xor urem srem".split(), 2),
    **dict.fromkeys("fadd fsub fmul fdiv frem".split(), 2),
    **dict.fromkeys("icmp fcmp extractelement".split(), 2),
    **dict.fromkeys("fneg freeze va_arg resume".split(), 1),
    **dict.fromkeys("trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp".split(), 1),
    **dict.fromkeys("ptrtoint inttoptr bitcast addrspacecast".split(), 1),
    **dict.fromkeys("select insertelement".split(), 3),
    "unreachable": 0,
}

#: The flags that an instruction can have.
FLAGS = {
    **dict.fromkeys("add sub mul shl trunc".split(), ("nuw", "nsw")),
    **dict.fromkeys("udiv sdiv lshr ashr".split(), ("exact",)),
    **dict.fromkeys("zext uitofp".split(), ("nneg",)),
    "or": ("disjoint",),
}

#: Instructions without a result.
WITHOUT_RESULT = frozenset({"resume", "unreachable"})

#: Arguments of interfaces: flags, metadata and bundles of a call, not what it calls with.
ARGUMENTS_OF_INTERFACES = frozenset(
    "fastmathFlags access_groups alias_scopes noalias_scopes tbaa arg_attrs res_attrs"
    " op_bundle_operands op_bundle_sizes op_bundle_tags".split()
)

#: The key of `words` for all values that no other key names, and those of what may be missing.
OTHERWISE, PRESENT, ABSENT = "else", "present", "absent"


@dataclass(frozen=True, slots=True)
class LlvmIr:
    """The call of an intrinsic, or the instruction, that an operation becomes; names are those of its parts."""

    intrinsic: str | None = None
    instruction: str | None = None
    arguments: tuple[str | int, ...] = ()
    words: tuple[tuple[str, tuple[tuple[str, str], ...]], ...] = ()
    flags: tuple[tuple[str, str], ...] = ()
    predicate: str | None = None
    range: str | None = None

    @staticmethod
    def usual_arguments(names: Iterable[str], others: Iterable[str]) -> list[str]:
        """Those of an operation that lists none: all that it has, without the ``others`` that are said to be something else."""
        left_out = ARGUMENTS_OF_INTERFACES.union(others)
        return [name for name in names if name not in left_out]

    @property
    def text(self) -> str:
        """All that it says, in words."""
        said = [self.intrinsic or self.instruction or ""]
        if self.arguments:
            said.append(f"of {', '.join(map(str, self.arguments))}")
        said += (
            f"{name}: {', '.join(f'{key} {word}' for key, word in words)}"
            for name, words in self.words
        )
        said += (f"{flag} by {name}" for flag, name in self.flags)
        for kind, attribute in (("predicate", self.predicate), ("range", self.range)):
            if attribute is not None:
                said.append(f"{kind} {attribute}")
        return "; ".join(said)
