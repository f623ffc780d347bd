"""Operations: everything that an expanded operation names, bound (DefiningDialects/Operations)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace

from odsgen.ods.format import FormatSubject, parse_op_format
from odsgen.ods.library.interfaces import INTERFACES
from odsgen.ods.library.reserved_names import OPERATION_MEMBERS
from odsgen.ods.model import (
    Argument,
    AttrConstraint,
    AttributeArgument,
    DerivedAttribute,
    FormatKind,
    InterfaceUse,
    MemoryEffect,
    OpDef,
    Operand,
    OpInvariant,
    PropertyArgument,
    PropertyConstraint,
    RegionDef,
    Result,
    SegmentKind,
    SuccessorDef,
    TraitUse,
    TypeConstraint,
)
from odsgen.ods.model.fold_identities import FoldIdentity
from odsgen.ods.model.names import (
    hook_name,
    identifier,
    is_dialect_name,
    is_name,
    is_operation_name,
    op_class_name,
    snake_case,
)
from odsgen.ods.model.operation import ErrorText
from odsgen.ods.resolve.block_arguments import resolve_block_arguments
from odsgen.ods.resolve.constraints import ArgumentConstraint
from odsgen.ods.resolve.constraints.values import EffectUse
from odsgen.ods.resolve.declared_methods import with_declared_methods
from odsgen.ods.resolve.declared_names import check_value_name, has_nameable_value
from odsgen.ods.resolve.default_check import satisfies_default
from odsgen.ods.resolve.effects import memory_effect
from odsgen.ods.resolve.expansion import Expansion, Invariant, Part
from odsgen.ods.resolve.fold_identities import resolve_folds
from odsgen.ods.resolve.formats import report_into
from odsgen.ods.resolve.inference import infer_results, type_rules
from odsgen.ods.resolve.llvm_ir import resolve_llvm_ir
from odsgen.ods.resolve.part_names import PartNames, python_name
from odsgen.ods.resolve.parts import OperationParts
from odsgen.ods.resolve.scope import SpecScope
from odsgen.ods.resolve.segments import (
    check_segment_attributes,
    operand_segments,
    result_segments,
)
from odsgen.ods.resolve.semantics import resolve_semantics
from odsgen.ods.resolve.signatures import expression_place
from odsgen.ods.resolve.since import check_since
from odsgen.ods.resolve.trait_binding import check_interface_dependencies
from odsgen.ods.resolve.trait_requirements import check_requirements
from odsgen.spec.errors import SpecNote
from odsgen.spec.operation_model import OpSpec
from odsgen.spec.source import SpecText

_INSTRUCTION = re.compile(r"Op\w+|\S+ \d+", re.ASCII)


class OperationResolver:
    """Resolves one operation."""

    def __init__(self, dialect: str, scope: SpecScope) -> None:
        self.dialect = dialect
        self.scope = scope
        self.errors = scope.errors
        self.names = PartNames(scope)

    def resolve(
        self, key: SpecText, spec: OpSpec, expansion: Expansion, op_classes: tuple[str, ...]
    ) -> OpDef | None:
        errors = self.errors
        if not is_operation_name(key):
            errors.error(
                f"'{key}' cannot be the name of an operation",
                key,
                "letters, digits, underscores and dots make a name",
            )
            return None
        before = len(errors)
        arguments = self._arguments(expansion)
        results = self._results(expansion)
        regions = self._regions(expansion, (*arguments, *results))
        self._check_names(expansion, arguments)
        successors = self._successors(expansion)
        name = f"{self.dialect}.{key}"
        parts = OperationParts(name, arguments, results, regions, successors)
        self.names.check_parts(key, expansion)
        resolved = self.scope.traits.of_operation(expansion.traits, parts)
        traits = resolved.traits
        check_segment_attributes(parts, expansion.of("arguments"), traits, errors)
        listed = self.scope.traits.interfaces(expansion.interfaces, "op")
        check_interface_dependencies(listed, traits, errors)
        interfaces = _merged_interfaces(
            (
                *resolved.interfaces,
                *listed,
                *_effects_interface(parts, traits),
            )
        )
        if len(errors) == before:
            check_requirements(parts, traits, interfaces, errors)
        interfaces = tuple(self._without_accessors(use, parts) for use in interfaces)
        interfaces = with_declared_methods(interfaces, expansion.methods, parts, self.scope)
        operands_by = operand_segments(key, parts, traits, errors)
        results_by = result_segments(key, parts, traits, errors)
        check_since(
            arguments, expansion.of("arguments"), operands_by, self.scope.spec.version, errors
        )
        if expansion.flag("skip_default_builders") and not expansion.builders:
            errors.error(
                "default builders are skipped and no custom builders provided",
                key,
                "declare one under 'builders'",
            )
        # ODS has invariants among the traits; here those that have keys of their own follow.
        invariants = resolved.invariants + tuple(
            own
            for invariant in expansion.invariants
            if (own := self._invariant(invariant, parts)) is not None
        )
        infers = expansion.flag("infer_return_types") or any(
            i.name == "InferTypeOpInterface" for i in interfaces
        )
        infers_components = any(trait.name.startswith("InferTensorType") for trait in traits)
        inference = infer_results(arguments, results, traits, infers)
        format_kind, op_format = FormatKind.NONE, None
        text = expansion.assembly_format
        if text is not None and text.strip() == "custom":
            format_kind = FormatKind.CUSTOM
        elif text is not None and text.strip() == "function":
            format_kind = FormatKind.FUNCTION
            self._check_function(text, parts)
        elif text is not None:
            format_kind = FormatKind.DECLARATIVE
            # Of parts that could not be resolved, a format says nothing new.
            if _is_whole(expansion, parts):
                subject = FormatSubject(
                    name=name,
                    operands=parts.operands,
                    attributes=parts.attributes,
                    properties=parts.properties,
                    results=results,
                    regions=regions,
                    successors=successors,
                    type_rules=type_rules(traits),
                    # What is inferred does not say which of several groups a result is of.
                    infers_results=infers and results_by is not SegmentKind.ATTRIBUTE,
                    attribute_sized_operands=operands_by is SegmentKind.ATTRIBUTE,
                    attribute_sized_results=results_by is SegmentKind.ATTRIBUTE,
                    types_are_known=len(errors) == before,
                )
                op_format = parse_op_format(
                    text,
                    subject,
                    report_into(errors, text, None if text is spec.assembly_format else key),
                )
        builders = self.scope.builders(expansion.builders, key)
        derived = self._derived(expansion)
        semantics = None
        if expansion.semantics is not None and expansion.semantics.is_whole:
            if _is_whole(expansion, parts):
                semantics = resolve_semantics(
                    expansion.semantics, arguments, results, traits, key, errors
                )
        llvm_ir = None
        if spec.llvm_ir is not None and _is_whole(expansion, parts):
            llvm_ir = resolve_llvm_ir(spec.llvm_ir, arguments, results, errors)
        folds: tuple[FoldIdentity, ...] = ()
        if expansion.folds and _is_whole(expansion, parts):
            folds = resolve_folds(expansion.folds, arguments, results, semantics, key, errors)
        self.names.check_class(key, parts, inference, builders, derived, interfaces)
        return OpDef(
            mnemonic=str(key),
            name=name,
            class_name=str(spec.class_name or op_class_name(key)),
            hook_name=hook_name(key),
            summary=str(expansion.summary or "").strip(),
            description=str(expansion.description or ""),
            arguments=arguments,
            results=results,
            regions=regions,
            successors=successors,
            traits=traits,
            interfaces=interfaces,
            invariants=invariants,
            inference=inference,
            format_kind=format_kind,
            format=op_format,
            operand_segments=operands_by,
            result_segments=results_by,
            builders=builders,
            skip_default_builders=expansion.flag("skip_default_builders"),
            has_verifier=expansion.flag("verifier"),
            has_region_verifier=expansion.flag("region_verifier"),
            has_fold=expansion.flag("fold"),
            place=key.place,
            default_dialect=self._default_dialect(expansion),
            derived_attributes=derived,
            has_canonicalizer=expansion.flag("canonicalizer"),
            has_canonicalize_method=expansion.flag("canonicalize_method"),
            infers_components=infers_components,
            verification_order=tuple(
                dict.fromkeys((*resolved.order, *(use.name for use in interfaces)))
            ),
            op_classes=op_classes,
            hook_origins=tuple(
                (INTERFACES[asked].mlir_name if asked in INTERFACES else asked, origin)
                for asked, origin in expansion.origins.items()
                if origin and origin != str(key)
            ),
            semantics=semantics,
            llvm_ir=llvm_ir,
            spirv=self._spirv(spec.spirv),
            folds=folds,
        )

    def _spirv(self, text: SpecText | None) -> str | None:
        """The SPIR-V instruction of an operation."""
        if text is not None and not _INSTRUCTION.fullmatch(text):
            self.errors.error(
                f"'{text}' is no SPIR-V instruction",
                text,
                "write an opcode, OpIAdd, or an extended set and a number, GLSL.std.450 27",
            )
        return None if text is None else str(text)

    def _check_function(self, text: SpecText, parts: OperationParts) -> None:
        """Report what an operation lacks to be written as a function (MLIR: FunctionOpInterface)."""
        names = {attribute.name for attribute in parts.attributes}
        missing = [name for name in ("sym_name", "function_type") if name not in names]
        if (
            missing
            or parts.operands
            or parts.results
            or parts.successors
            or len(parts.regions) != 1
        ):
            self.errors.error(
                "only an operation with the attributes 'sym_name' and 'function_type' and one region, without operands and"
                " results, is written as a function",
                text,
                "arguments: {sym_name: SymbolNameAttr, function_type: TypeAttrOf<FunctionType>}",
            )

    def _without_accessors(self, use: InterfaceUse, parts: OperationParts) -> InterfaceUse:
        """The interface without the properties that accessors of the operation's parts implement."""
        accessors = {
            part.python_name
            for part in (*parts.arguments, *parts.results, *parts.regions, *parts.successors)
        }
        properties = self.scope.traits.properties(use)
        kept = tuple(method for method in use.methods if properties.get(method) not in accessors)
        return use if kept == use.methods else replace(use, methods=kept)

    # --- parts -----------------------------------------------------------------------------------

    def _arguments(self, expansion: Expansion) -> tuple[Argument, ...]:
        found: list[Argument] = []
        operands = 0
        for part in expansion.of("arguments").values():
            use = self.scope.argument(part.constraint)
            if use is None:
                continue
            name, accessor, place = str(part.name), python_name(part), part.name.place
            summary = str(part.summary or use.summary)
            self._check_default(part, use)
            effects = self._effects(part, use.effects)
            match use.constraint:
                case TypeConstraint() as type_constraint:
                    found.append(
                        Operand(
                            name=name,
                            python_name=accessor,
                            constraint=type_constraint,
                            arity=use.arity,
                            index=operands,
                            segment_attribute=use.segment_attribute,
                            summary=summary,
                            place=place,
                            effects=effects,
                            since=part.since or 0,
                        )
                    )
                    operands += 1
                case AttrConstraint() as attr_constraint:
                    found.append(
                        AttributeArgument(
                            name=name,
                            python_name=accessor,
                            constraint=attr_constraint,
                            optional=use.optional,
                            default=use.default,
                            summary=summary,
                            place=place,
                            effects=effects,
                            since=part.since or 0,
                        )
                    )
                case PropertyConstraint() as property_constraint:
                    found.append(
                        PropertyArgument(
                            name=name,
                            python_name=accessor,
                            constraint=property_constraint,
                            optional=use.optional,
                            default=use.default,
                            summary=summary,
                            place=place,
                            since=part.since or 0,
                        )
                    )
        return tuple(found)

    def _check_default(self, part: Part, use: ArgumentConstraint) -> None:
        constraint = use.constraint
        if use.default is None or isinstance(constraint, TypeConstraint):
            return
        if str(part.constraint).startswith("ConfinedAttr<"):
            return  # a confinement of an attribute that has a default: as ODS, it speaks of values that are given
        if not satisfies_default(constraint, use.default):
            self.errors.error(
                f"the default of '{part.name}' is {use.default.text or use.default.value},"
                f" which its constraint refuses: expected {constraint.summary}",
                expression_place(part.constraint, part.name),
            )

    def _results(self, expansion: Expansion) -> tuple[Result, ...]:
        found: list[Result] = []
        for part in expansion.of("results").values():
            use = self.scope.result(part.constraint)
            if use is None:
                continue
            found.append(
                Result(
                    name=str(part.name),
                    python_name=python_name(part),
                    constraint=use.constraint,
                    arity=use.arity,
                    index=len(found),
                    summary=str(part.summary or use.summary),
                    place=part.name.place,
                    effects=self._effects(part, use.effects),
                    asm_name=str(part.asm_names[0]) if part.asm_names else None,
                )
            )
        return tuple(found)

    def _check_names(self, expansion: Expansion, arguments: tuple[Argument, ...]) -> None:
        """Names of values: attributes whose values are words or numbers can be part of them."""
        nameable = {
            argument.name: has_nameable_value(argument)
            for argument in arguments
            if not isinstance(argument, Operand)
        }
        for kind in ("results", "regions"):
            for name in (name for part in expansion.of(kind).values() for name in part.asm_names):
                check_value_name(name, nameable, "attribute", self.errors)

    def _effects(self, part: Part, inner: Iterable[EffectUse]) -> tuple[MemoryEffect, ...]:
        """The effects that the constraint and the long form of the part give."""
        uses = [*inner]
        for expression in part.effects:
            effect = self.scope.effect(expression)
            if effect is not None:
                uses.append(effect)
        return tuple(map(memory_effect, uses))

    def _regions(
        self, expansion: Expansion, parts: tuple[Argument | Result, ...]
    ) -> tuple[RegionDef, ...]:
        values = [part for part in parts if isinstance(part, (Operand, Result))]
        found: list[RegionDef] = []
        for part in expansion.of("regions").values():
            use = self.scope.region(part.constraint)
            if use is None:
                continue
            self._last_is_variadic(found, part, "region")
            found.append(
                RegionDef(
                    name=str(part.name),
                    python_name=python_name(part),
                    constraint=use[0],
                    variadic=use[1],
                    index=len(found),
                    summary=str(part.summary),
                    place=part.name.place,
                    block_arguments=resolve_block_arguments(part, values, self.scope),
                    asm_names=tuple(map(str, part.asm_names)),
                )
            )
        return tuple(found)

    def _successors(self, expansion: Expansion) -> tuple[SuccessorDef, ...]:
        found: list[SuccessorDef] = []
        for part in expansion.of("successors").values():
            use = self.scope.successor(part.constraint)
            if use is None:
                continue
            self._last_is_variadic(found, part, "successor")
            found.append(
                SuccessorDef(
                    name=str(part.name),
                    python_name=python_name(part),
                    constraint=use[0],
                    variadic=use[1],
                    index=len(found),
                    summary=str(part.summary),
                    place=part.name.place,
                )
            )
        return tuple(found)

    def _last_is_variadic(
        self, found: Sequence[RegionDef | SuccessorDef], part: Part, kind: str
    ) -> None:
        if found and found[-1].variadic:
            self.errors.error(
                f"only the last {kind} can be variadic",
                part.name,
                notes=[SpecNote("the variadic one is here", found[-1].place)],
            )

    def _default_dialect(self, expansion: Expansion) -> str | None:
        text = expansion.default_dialect
        if text is None:
            return None
        if not is_dialect_name(text):
            self.errors.error(f"'{text}' cannot be the name of a dialect", text)
        return str(text)

    # --- the rest --------------------------------------------------------------------------------

    def _invariant(self, invariant: Invariant, parts: OperationParts) -> OpInvariant | None:
        if invariant.key == "message":
            expression = self.scope.invariant(invariant.predicate, parts)
            return None if expression is None else OpInvariant(str(invariant.message), expression)
        found = self.scope.checked(invariant.predicate, invariant.message, parts)
        if found is None:
            return None
        expression, pieces = found
        error = ErrorText(pieces, names_operation=invariant.key == "op_error")
        return OpInvariant(str(invariant.message), expression, error)

    def _derived(self, expansion: Expansion) -> tuple[DerivedAttribute, ...]:
        found = []
        for name, spec in expansion.derived_attributes.items():
            python_name = identifier(snake_case(name))
            if not is_name(name) or python_name in OPERATION_MEMBERS:
                self.errors.error(f"'{name}' cannot name a derived attribute", name)
                continue
            annotation = self.scope.annotations.read(spec.type)
            found.append(
                DerivedAttribute(str(name), python_name, annotation, str(spec.summary or ""))
            )
        return tuple(found)


def _is_whole(expansion: Expansion, parts: OperationParts) -> bool:
    """Whether every part could be resolved."""
    return (
        len(parts.arguments) == len(expansion.of("arguments"))
        and len(parts.results) == len(expansion.of("results"))
        and len(parts.regions) == len(expansion.of("regions"))
        and len(parts.successors) == len(expansion.of("successors"))
    )


def _effects_interface(
    parts: OperationParts, traits: Sequence[TraitUse]
) -> tuple[InterfaceUse, ...]:
    """An operation whose parts have effects, or that lists its effects, has the interface that tells them."""
    decorated: tuple[Operand | AttributeArgument | Result, ...] = (
        *parts.operands,
        *parts.attributes,
        *parts.results,
    )
    is_known = any(trait.name in ("MemoryEffects", "NoMemoryEffect") for trait in traits)
    if is_known or any(part.effects for part in decorated):
        return (InterfaceUse("MemoryEffectOpInterface"),)
    return ()


def _merged_interfaces(uses: Iterable[InterfaceUse]) -> tuple[InterfaceUse, ...]:
    merged: dict[str, InterfaceUse] = {}
    for use in uses:
        earlier = merged.get(use.name)
        if earlier is not None:
            methods = tuple(dict.fromkeys((*earlier.methods, *use.methods)))
            use = InterfaceUse(use.name, methods, earlier.place)
        merged[use.name] = use
    return tuple(merged.values())
