"""Memory effects and the resources that they touch (mlir/Interfaces/SideEffectInterfaces.td)."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.ods.library.definitions import Definition, table


@dataclass(frozen=True)
class EffectDefinition(Definition):
    """An effect on a resource, at a stage of the operation."""

    effect: str = ""


@dataclass(frozen=True)
class ConstantDefinition(Definition):
    """A name that stands for itself: a resource, or how much of a value an effect touches."""


def _effects(name: str, effect: str) -> tuple[EffectDefinition, ...]:
    return (
        EffectDefinition(
            f"{name}<Resource resource = DefaultResource, int stage = 0, Resource range = PartialEffect>",
            effect,
        ),
        EffectDefinition(f"{name}At<int stage, Resource range = PartialEffect>", effect),
    )


EFFECTS: dict[str, Definition] = table(
    *_effects("MemAlloc", "Allocate"),
    *_effects("MemFree", "Free"),
    *_effects("MemRead", "Read"),
    *_effects("MemWrite", "Write"),
    ConstantDefinition("DefaultResource"),
    ConstantDefinition("AutomaticAllocationScopeResource"),
    ConstantDefinition("FullEffect"),
    ConstantDefinition("PartialEffect"),
)
