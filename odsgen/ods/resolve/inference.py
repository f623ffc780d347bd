"""Where the type of a result comes from when nobody gives it (Operations, "Type Inference"; Interfaces, InferTypeOpInterface)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.ods.format import TypeRule, TypeRuleKind
from odsgen.ods.model import (
    Argument,
    Arity,
    AttributeArgument,
    AttributeKind,
    InferenceKind,
    Operand,
    Result,
    ResultInference,
    TraitUse,
)
from odsgen.ods.model.predicates import Expression


def infer_results(
    arguments: Sequence[Argument],
    results: Sequence[Result],
    traits: Sequence[TraitUse],
    has_hook: bool,
) -> tuple[ResultInference | None, ...]:
    """For each result the rule that gives its type, or None.

    As in mlir-tblgen, a type that one value alone satisfies goes before traits, and traits before each other in the order in
    which they are written; a hook goes before all of them and is for all results.
    """
    if has_hook:
        return tuple(ResultInference(InferenceKind.HOOK) for _ in results)
    return _Inference(arguments, results, traits).run()


class _Inference:
    def __init__(
        self,
        arguments: Sequence[Argument],
        results: Sequence[Result],
        traits: Sequence[TraitUse],
    ) -> None:
        self.results = results
        self.traits = traits
        self.operands = {
            a.name: a for a in arguments if isinstance(a, Operand) and a.arity is Arity.REQUIRED
        }
        self.attributes = {
            a.name: a
            for a in arguments
            if isinstance(a, AttributeArgument) and not a.optional and _has_type(a)
        }
        self.first_attribute = next(
            (a for a in arguments if isinstance(a, AttributeArgument)), None
        )
        self.found: dict[str, ResultInference] = {}

    def run(self) -> tuple[ResultInference | None, ...]:
        for result in self.results:
            builder = result.constraint.builder
            if result.arity is Arity.REQUIRED and builder is not None:
                self.found[result.name] = ResultInference(InferenceKind.BUILDABLE, builder=builder)
        for trait in self.traits:
            self._of_whole_operation(trait)
        # The traits that name values may build on each other, in any order: each round finds one more result.
        for _ in self.results:
            before = len(self.found)
            for trait in self.traits:
                self._of_named_values(trait)
            if len(self.found) == before:
                break
        return tuple(self.found.get(result.name) for result in self.results)

    def _missing(self) -> list[Result]:
        return [r for r in self.results if r.name not in self.found and r.arity is Arity.REQUIRED]

    def _of_whole_operation(self, trait: TraitUse) -> None:
        if trait.name == "SameOperandsAndResultType" and self.operands:
            source = next(iter(self.operands))
            for result in self._missing():
                self.found[result.name] = ResultInference(InferenceKind.SAME_AS, source)
        elif trait.name == "FirstAttrDerivedResultType" and self.first_attribute is not None:
            for result in self._missing():
                self.found[result.name] = ResultInference(
                    InferenceKind.ATTRIBUTE_TYPE, self.first_attribute.name
                )

    def _of_named_values(self, trait: TraitUse) -> None:
        missing = {result.name for result in self._missing()}
        if not missing:
            return
        if trait.name == "AllTypesMatch":
            names = _names(trait.arguments[0]) if trait.arguments else ()
            wanted = [name for name in names if name in missing]
            if not wanted:
                return
            for source in names:
                kind = self._kind_of_source(source)
                if kind is not None:
                    for name in wanted:
                        self.found[name] = ResultInference(kind, source)
                    return
        elif trait.name in ("TypesMatchWith", "RangedTypesMatchWith"):
            origin, target, transform = trait.arguments[1:4]
            if not isinstance(origin, str) or not isinstance(target, str):
                return
            if target in missing and self._kind_of_source(origin) is not None:
                self.found[target] = ResultInference(
                    InferenceKind.TRANSFORM, origin, _expression(transform)
                )

    def _kind_of_source(self, name: str) -> InferenceKind | None:
        """How a type is taken from the value of that name, when its type is known."""
        if name in self.operands or name in self.found:
            return InferenceKind.SAME_AS
        return InferenceKind.ATTRIBUTE_TYPE if name in self.attributes else None


def _has_type(attribute: AttributeArgument) -> bool:
    """Whether the value of the attribute has a type: a TypedAttr."""
    constraint = attribute.constraint
    return constraint.kind in _TYPED_KINDS or constraint.python_class in _TYPED_CLASSES


_TYPED_KINDS = frozenset({AttributeKind.INTEGER, AttributeKind.FLOAT, AttributeKind.BOOL})
_TYPED_CLASSES = frozenset(
    {
        "TypedAttr",
        "IntegerAttr",
        "FloatAttr",
        "ElementsAttr",
        "DenseElementsAttr",
        "DenseFPElementsAttr",
        "DenseIntElementsAttr",
        "DenseIntOrFPElementsAttr",
        "DenseStringElementsAttr",
        "DenseResourceElementsAttr",
        "SparseElementsAttr",
    }
)


def _names(argument: object) -> tuple[str, ...]:
    if isinstance(argument, (tuple, list)):
        return tuple(str(name) for name in argument)
    return ()


def _expression(argument: object) -> Expression | None:
    return None if isinstance(argument, str) else argument  # type: ignore[return-value]


def type_rules(traits: Sequence[TraitUse]) -> tuple[TypeRule, ...]:
    """The traits from which a format may conclude types, in their order."""
    rules: list[TypeRule] = []
    for trait in traits:
        arguments = trait.arguments
        match trait.name:
            case "SameTypeOperands":
                rules.append(TypeRule(TypeRuleKind.SAME_OPERANDS))
            case "SameOperandsAndResultType":
                rules.append(TypeRule(TypeRuleKind.SAME_OPERANDS_AND_RESULTS))
            case "AllTypesMatch" if arguments:
                rules.append(TypeRule(TypeRuleKind.ALL_MATCH, _names(arguments[0])))
            case "TypesMatchWith" | "RangedTypesMatchWith" | "OptionalTypesMatchWith" if (
                len(arguments) >= 4
            ):
                rules.append(
                    TypeRule(
                        TypeRuleKind.TRANSFORM,
                        (str(arguments[1]), str(arguments[2])),
                        _expression(arguments[3]),
                    )
                )
            case "ShapedTypeMatchesElementCountAndTypes" if len(arguments) >= 2:
                rules.append(
                    TypeRule(TypeRuleKind.ELEMENTS_OF_SHAPE, (str(arguments[0]), str(arguments[1])))
                )
    return tuple(rules)
