"""The steps of `verify_invariants`: straight-line checks in MLIR's order.

MLIR runs the verifiers of an operation's traits in the order in which ODS lists them: first the counts of regions,
results, successors and operands, then the structural traits, then the invariants of the definition, then all other
traits and interfaces as they are declared, and last the hand-written verifier.  The invariants of the definition are,
in this order:
required attributes by name, constraints of attributes, of operands and of results, predicates over the operation,
constraints of regions and of successors.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Container, Mapping, Sequence
from itertools import groupby

from odsgen.codegen.context import FileContext
from odsgen.codegen.property_values import unset_property
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, Evaluate, ForEach, If, Raise, Step, Steps, check
from odsgen.codegen.views.trait_verifiers import (
    CHECKS,
    same_size_steps,
    structural_steps,
    trailing_steps,
)
from odsgen.codegen.views.value_groups import (
    ONLY_RESULT,
    OPERANDS,
    REGIONS,
    RESULTS,
    SEVERAL_RESULTS,
    SUCCESSORS,
    GroupNames,
    OpGroups,
    ValueGroup,
    op_groups,
    values_of_groups,
)
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SegmentKind,
    SuccessorDef,
)
from odsgen.ods.model.hooks import HookKind
from odsgen.ods.model.operation import ErrorText
from odsgen.ods.model.predicates import TRUE, IsA
from odsgen.ods.model.predicates import Expression as PredicateExpression


def verifier_steps(op: OpDef, context: FileContext, after: Steps = ()) -> Steps:
    """Everything that `verify_invariants` does, in order; `after` are the steps that follow at once."""
    groups = op_groups(op)
    before = [*_count_steps(op, context), *structural_steps(op, context)]
    invariants = _Invariants(op, groups, context)
    body: list[Step] = [
        *invariants.steps(),
        *trailing_steps(op, context),
        *invariants.with_own_errors,
    ]
    if op.has_verifier:
        body.append(
            Evaluate(context.hook_function(HookKind.VERIFY_OP.function(op.hook_name)).call(e.SELF))
        )
    body += same_size_steps(op)
    types, checks = _with_bound_types(op, groups, (*body, *after))
    return (*before, *_size_bindings(op, groups, checks), *types, *checks)


def _size_bindings(op: OpDef, groups: OpGroups, body: Steps) -> Steps:
    """Bind the size that several variadics share where a step looks at it; segment sizes are bound already."""
    read = e.names_in(body)
    return tuple(
        dict.fromkeys(
            binding
            for segments, names, found in (
                (op.operand_segments, OPERANDS, groups.operands),
                (op.result_segments, RESULTS, groups.results),
            )
            if segments is SegmentKind.SAME_SIZE and names.size in read
            for group in found
            for binding in group.bindings
        )
    )


#: A type that is read as often is bound first.
_MANY_READS = 2


def _with_bound_types(op: OpDef, groups: OpGroups, body: Steps) -> tuple[Steps, Steps]:
    """The steps that bind types of single values that many steps read, and the body with the variables in place."""
    bindings: list[Step] = []
    expressions = Counter(part for part in e.parts_of(body) if isinstance(part, e.Member))
    taken = e.names_in(body) | {step.name for step in e.values_in(body) if isinstance(step, Assign)}
    definitions: list[Operand | Result] = [*op.operands, *op.results]
    for definition, group in zip(definitions, (*groups.operands, *groups.results), strict=True):
        if not (group.is_single and isinstance(group.first, e.Literal)):
            continue  # sizes that have not been checked yet say where it is
        read = group.value.member("type")
        variable = e.Name(f"{definition.python_name.rstrip('_')}_type")
        if expressions[read] >= _MANY_READS and variable.id not in taken:
            bindings.append(Assign(variable.id, read))
            body = e.substituted(body, read, variable)
    return tuple(bindings), body


# --- counts --------------------------------------------------------------------------------------------------------------


def _count_steps(op: OpDef, context: FileContext) -> Steps:
    """The numbers of parts, in one check; its error names the first that is wrong, in ODS's order of the size traits."""
    kinds = {
        "regions": (REGIONS, [r.variadic for r in op.regions]),
        "results": (RESULTS, [r.arity is not Arity.REQUIRED for r in op.results]),
        "successors": (SUCCESSORS, [s.variadic for s in op.successors]),
        "operands": (OPERANDS, [o.arity is not Arity.REQUIRED for o in op.operands]),
    }
    violations = [v for kind in kinds.values() if (v := _count_violation(*kind)) is not None]
    if not violations:
        return ()
    if not op.results and op.trait("Terminator") is not None:  # programs have many: without a tuple
        at = violations.index(RESULTS.all_values)
        violations[at : at + 1] = [ONLY_RESULT, SEVERAL_RESULTS]
    numbers: dict[str, e.Expression] = {}
    for kind, (_, are_variable) in kinds.items():
        numbers[kind] = e.Literal(are_variable.count(False))
        if any(are_variable):
            numbers[kind] = context.imports.call(CHECKS, "AtLeast", numbers[kind])
    error = context.imports.call(CHECKS, "counts_error", e.SELF, **numbers)
    return (If(e.any_of(violations), (Raise(error),)),)


def _count_violation(names: GroupNames, are_variable: Sequence[bool]) -> e.Expression | None:
    """The condition that there are too few or too many of a kind; None if any number will do."""
    required, is_least = are_variable.count(False), any(are_variable)
    if names is RESULTS and required == 1 and not is_least:
        return ONLY_RESULT.is_none()
    count = e.length(names.all_values)
    if is_least:
        return e.compare(count, "<", e.Literal(required)) if required else None
    return e.compare(count, "!=", e.Literal(required)) if required else names.all_values


# --- the invariants of the definition ------------------------------------------------------------------------------------


class _Invariants:
    def __init__(self, op: OpDef, groups: OpGroups, context: FileContext) -> None:
        self.op = op
        self.groups = groups
        self.context = context
        #: By constraint: the first type that was held to it.
        self._checked: dict[e.Name, e.Expression] = {}
        self._named = named_values(op, groups)
        for attribute in op.attributes:
            if not is_required(attribute):
                self._named[attribute.name] = _variable(attribute)  # bound by the checks before
        #: Those that stand where the hand-written verifier does.
        self.with_own_errors = self._with_own_errors()

    def steps(self) -> list[Step]:
        invariants = self._invariants()
        return [
            *self._properties(),
            *self._attributes(e.names_in((*invariants, *self.with_own_errors))),
            *self._values("operand", self.op.operands, self.groups.operands),
            *self._values("result", self.op.results, self.groups.results),
            *invariants,
            *self._parts(),
        ]

    def _properties(self) -> list[Step]:
        return [
            check(
                self._violated(prop),
                e.Literal(
                    f"property '{prop.name}' failed to satisfy constraint: "
                    f"{prop.constraint.summary}"
                ),
            )
            for prop in self.op.properties
            if prop.constraint.predicate != TRUE
        ]

    def _violated(self, prop: PropertyArgument) -> e.Expression:
        """The condition that a property is wrong; where its class is in question, without what the accessor says of it."""
        predicate, name = prop.constraint.predicate, e.Literal(prop.name)
        if not isinstance(predicate, IsA):
            return self.context.violated(predicate, e.SELF.member(prop.python_name))
        default = unset_property(prop, self.context.imports)
        if prop.constraint.enum is None or isinstance(default, e.Literal):
            return self.context.violated(predicate, _PROPERTIES.method("get", name, default))
        is_wrong = self.context.violated(predicate, _PROPERTIES.item(name))
        return e.all_of([e.compare(name, "in", _PROPERTIES), is_wrong])  # most often it has none

    def _attributes(self, read_later: Container[str]) -> list[Step]:
        """The constraints of the attributes; their error finds the required ones that are missing."""
        attributes = self.op.attributes
        bindings = [
            Assign(_variable(attribute).id, _fetched(attribute))
            for attribute in attributes
            if not is_required(attribute) and _variable(attribute).id in read_later
        ]
        if len(attributes) <= 1 and all(map(is_required, attributes)):
            return [self._required(attribute) for attribute in attributes]
        if not any(
            is_required(attribute) or self.context.constraint_object(attribute.constraint)
            for attribute in attributes
        ):
            return list(bindings)
        verify = Evaluate(self.context.imports.call(CHECKS, "verify_attributes", e.SELF))
        required = [attribute for attribute in attributes if is_required(attribute)]
        if required and len(required) + sum(a.default is not None for a in attributes) == 1:
            constraint = self.context.constraint_object(required[0].constraint)
            if constraint is not None:  # most often it is the only one
                has_more = e.compare(e.length(_PROPERTIES), ">", e.Literal(1))
                refused = e.any_of([has_more, e.Not(constraint.item(_fetched(required[0])))])
                return [*bindings, If(refused, (verify,))]
        if len(attributes) == 2 and required:
            wrong = [self._is_wrong(attribute) for attribute in attributes]
            if None not in wrong:
                return [*bindings, If(e.any_of(filter(None, wrong)), (verify,))]
        if required or any(map(_may_have_bad_default, attributes)):
            return [*bindings, verify]
        if len(attributes) == 1:
            is_wrong = self._is_wrong(attributes[0])
            assert is_wrong is not None
            if attributes[0].default is None:  # most often there are no properties then
                is_wrong = e.all_of([_PROPERTIES, is_wrong])
            return [*bindings, If(is_wrong, (verify,))]
        is_own: e.Expression
        is_own = e.compare(_PROPERTIES, "is not", e.SELF.member("DEFAULT_PROPERTIES"))
        if self.op.operand_segments is SegmentKind.ATTRIBUTE:  # most often, these sizes are all
            has_more = e.compare(e.length(_PROPERTIES), ">", e.Literal(1))
            lacks = e.compare(e.Literal(OPERANDS.segment_property), "not in", _PROPERTIES)
            is_own = e.any_of([has_more, lacks])
        return [*bindings, If(is_own, (verify,))]  # most often it has the defaults

    def _is_wrong(self, attribute: AttributeArgument) -> e.Expression | None:
        """The condition that an attribute does not satisfy its constraint; None where that is no look-up."""
        constraint = self.context.constraint_object(attribute.constraint)
        if constraint is None or _may_have_bad_default(attribute):
            return None
        if is_required(attribute):
            return e.Not(constraint.item(_fetched(attribute)))
        absent = self.context.imports.name("odsgen.runtime.glue.constraints", "LEFT_OUT")
        return e.Not(constraint.item(_PROPERTIES.method("get", e.Literal(attribute.name), absent)))

    def _required(self, attribute: AttributeArgument) -> Step:
        """A required attribute is there, and satisfies its constraint."""
        constraint = self.context.constraint_object(attribute.constraint)
        error = self.context.imports.name(CHECKS, "attribute_error")
        if constraint is None:
            refused = Raise(error.call(e.SELF, e.Literal(attribute.name)))
            return If(e.compare(e.Literal(attribute.name), "not in", _PROPERTIES), (refused,))
        refused = Raise(error.call(e.SELF, e.Literal(attribute.name), constraint))
        return If(e.Not(constraint.item(_fetched(attribute))), (refused,))

    def _values(
        self, kind: str, definitions: Sequence[Operand | Result], groups: tuple[ValueGroup, ...]
    ) -> list[Step]:
        steps: list[Step] = []
        pairs = zip(definitions, groups, strict=True)
        for constraint, run in groupby(pairs, lambda pair: self._of_each(pair[0])):
            (first, group), *others = run
            if constraint is not None and others:  # one loop over all of them
                steps.append(self._loop(kind, constraint, group, others[-1][1], True))
            else:
                for definition, each in ((first, group), *others):
                    steps += self._value(kind, definition, each)
        return steps

    def _of_each(self, definition: Operand | Result) -> e.Name | None:
        """The constraint of the values of a variadic, if that is all there is to check of them."""
        if definition.arity is not Arity.VARIADIC:
            return None
        if isinstance(definition, Operand) and definition.segment_attribute is not None:
            return None
        return self.context.constraint_object(definition.constraint)

    def _value(self, kind: str, definition: Operand | Result, group: ValueGroup) -> list[Step]:
        steps: list[Step] = []
        constraint = self.context.constraint_object(definition.constraint)
        if group.is_single:
            if constraint is not None:
                number = group.first if isinstance(group.first, e.Literal) else group.number
                checked = self._type_check(kind, number, group.value, constraint)
                type = group.value.member("type")
                first = self._checked.setdefault(constraint, type)
                if first != type:  # most often the same one
                    is_other = e.compare(type, "is not", first)
                    checked = If(e.all_of([is_other, checked.condition]), checked.body)
                steps.append(checked)
            return steps
        count = e.length(group.values)
        if definition.arity is Arity.OPTIONAL:
            message = e.formatted(
                f"{kind} group starting at #",
                group.shown_number,
                " requires 0 or 1 element, but found ",
                count,
            )
            steps.append(check(e.compare(count, ">", e.Literal(1)), message))
        if isinstance(definition, Operand) and definition.segment_attribute is not None:
            steps += _inner_sizes(definition, definition.segment_attribute, count)
        if constraint is not None:
            is_variadic = definition.arity is not Arity.OPTIONAL
            steps.append(self._loop(kind, constraint, group, group, is_variadic))
        return steps

    def _loop(
        self, kind: str, constraint: e.Name, first: ValueGroup, last: ValueGroup, is_variadic: bool
    ) -> ForEach:
        """The type of each value of adjacent groups must satisfy a constraint."""
        each = self._type_check(kind, e.Name("number"), e.Name("value"), constraint, is_variadic)
        start = [] if first.first == e.Literal(0) else [first.first]
        numbered = e.Name("enumerate").call(values_of_groups(first, last), *start)
        return ForEach(("number", "value"), numbered, (each,))

    def _type_check(
        self,
        kind: str,
        number: e.Expression,
        value: e.Expression,
        constraint: e.Name,
        is_variadic: bool = False,
    ) -> If:
        """The type of a value must satisfy its constraint."""
        error = self.context.imports.name(CHECKS, f"{kind}_error")
        arity = [e.Literal("variadic of ")] if is_variadic else []
        refused = Raise(error.call(e.SELF, number, constraint, *arity))
        return If(e.Not(constraint.item(value.member("type"))), (refused,))

    def _invariants(self) -> list[Step]:
        return [
            check(
                self._is_false(invariant.expression, self._named),
                e.Literal(f"failed to verify that {invariant.summary}"),
            )
            for invariant in self.op.invariants
            if invariant.error is None
        ]

    def _with_own_errors(self) -> list[Step]:
        """The invariants that say all of their error; an attribute that is absent has its default in them."""
        defaults = {
            attribute.name: Assign(
                f"{attribute.python_name}_or_default",
                _PROPERTIES.method("get", e.Literal(attribute.name), _default(attribute)),
            )
            for attribute in self.op.attributes
            if attribute.default is not None and not attribute.optional
        }
        named = {**self._named, **{name: e.Name(step.name) for name, step in defaults.items()}}
        values: list[Operand | Result] = [*self.op.operands, *self.op.results]
        for value, group in zip(values, (*self.groups.operands, *self.groups.results), strict=True):
            if group.is_single and not isinstance(group.first, e.Literal):
                # What a type checker learns of a computed place, it forgets.
                named[value.name] = e.SELF.member(value.python_name)
        checks: Steps = tuple(
            self._with_own_error(invariant.expression, invariant.error, named)
            for invariant in self.op.invariants
            if invariant.error is not None
        )
        read = e.names_in(checks)
        bound: list[Step] = [step for step in defaults.values() if step.name in read]
        for attribute in self.op.attributes:
            if attribute.name in defaults or is_required(attribute):
                checks = self._with_bound_value(attribute, named[attribute.name], checks, bound)
        return [*bound, *checks]

    def _with_bound_value(
        self, attribute: AttributeArgument, read: e.Expression, checks: Steps, bound: list[Step]
    ) -> Steps:
        """The checks with a variable for what they read of an attribute several times: its value, or the attribute."""
        expressions = Counter(
            part for part in e.parts_of(checks) if part in (read, read.member("value"))
        )
        if expressions[read] < _MANY_READS:
            return checks
        if expressions[read.member("value")] == expressions[read]:
            variable, read = e.Name(f"{attribute.python_name.rstrip('_')}_value"), read.member(
                "value"
            )
        elif is_required(attribute):
            variable = _variable(attribute)
        else:
            return checks
        bound.append(Assign(variable.id, read))
        return e.substituted(checks, read, variable)

    def _with_own_error(
        self,
        expression: PredicateExpression,
        error: ErrorText,
        named: Mapping[str, e.Expression],
    ) -> Step:
        pieces = (
            piece if isinstance(piece, str) else self.context.shown(piece, named)
            for piece in error.pieces
        )
        condition, text = self._is_false(expression, named), e.formatted(*pieces)
        if error.names_operation:
            return check(condition, text)
        return If(condition, (Raise(e.SELF.method("error", text)),))

    def _is_false(
        self, expression: PredicateExpression, named: Mapping[str, e.Expression]
    ) -> e.Expression:
        return _decided(self._without_counts(self.context.is_false(expression, named)))

    def _without_counts(self, condition: e.Expression) -> e.Expression:
        """The condition that something is false, without asking for numbers of values that were checked before."""
        if not (isinstance(condition, e.Not) and isinstance(condition.value, e.And)):
            return condition
        known = [
            e.compare(e.length(e.SELF.member(kind)), ">", e.Literal(number))
            for kind, groups in (
                ("operands", self.groups.operands),
                ("results", self.groups.results),
            )
            for number in range(sum(group.is_single for group in groups))
        ]
        parts = [part for part in condition.value.parts if part not in known]
        return e.negated(e.all_of(parts)) if len(parts) == 1 else e.Not(e.all_of(parts))

    def _parts(self) -> list[Step]:
        """The constraints of regions and of successors."""
        regions = zip(self.op.regions, self.groups.regions, strict=True)
        successors = zip(self.op.successors, self.groups.successors, strict=True)
        parts: list[tuple[str, RegionDef | SuccessorDef, ValueGroup]] = [
            *(("region", definition, group) for definition, group in regions),
            *(("successor", definition, group) for definition, group in successors),
        ]
        return [self._part_check(*part) for part in parts if part[1].constraint.predicate != TRUE]

    def _part_check(
        self, kind: str, definition: RegionDef | SuccessorDef, group: ValueGroup
    ) -> Step:
        """The constraint of a region or successor, or of each of several."""
        predicate, summary = definition.constraint.predicate, definition.constraint.summary
        is_named = definition.name or kind == "successor"
        named = f" ('{definition.name}')" if is_named else ""
        text = f"{named} failed to verify constraint: {summary}"

        def checked(subject: e.Expression, number: str | e.Expression) -> Step:
            message = e.formatted(f"{kind} #", number, text)
            return check(self.context.violated(predicate, subject), message)

        if group.is_single:
            return checked(group.value, group.shown_number)
        numbered = e.Name("enumerate").call(group.values, group.first)
        return ForEach(("number", kind), numbered, (checked(e.Name(kind), e.Name("number")),))


_PROPERTIES = e.SELF.member("_properties")

_COMPARISONS = {"==": operator.eq, "!=": operator.ne}


def _decided(condition: e.Expression) -> e.Expression:
    """A comparison of two constants, decided: type checkers refuse one that always has the same result."""
    match condition:
        case e.Comparison(
            first=e.Literal(value=left), rest=((operation, e.Literal(value=right)),)
        ) if (operation in _COMPARISONS):
            return e.Literal(_COMPARISONS[operation](left, right))
    return condition


def _inner_sizes(operand: Operand, attribute: str, count: e.Expression) -> list[Step]:
    """The sizes of the parts of a variadic of variadics must add up."""
    sizes = _PROPERTIES.item(attribute).member("values")
    total = e.Name("sum").call(sizes)
    is_negative = e.compare(e.Name("size"), "<", e.Literal(0))
    return [
        check(
            e.Name("any").call(e.Comprehension(is_negative, ("size",), sizes, is_list=False)),
            e.Literal(f"'{attribute}' attribute cannot have negative elements"),
        ),
        check(
            e.compare(total, "!=", count),
            e.formatted(
                f"{operand.name} count (",
                count,
                ") does not match with the total size (",
                total,
                f") specified in attribute '{attribute}'",
            ),
        ),
    ]


def named_values(op: OpDef, groups: OpGroups) -> dict[str, e.Expression]:
    """The named parts of an operation, as predicates over the operation see them."""
    found: dict[str, e.Expression] = {}
    parts: tuple[tuple[Operand | Result | RegionDef | SuccessorDef, ValueGroup], ...] = (
        *zip(op.operands, groups.operands, strict=True),
        *zip(op.results, groups.results, strict=True),
        *zip(op.regions, groups.regions, strict=True),
        *zip(op.successors, groups.successors, strict=True),
    )
    for definition, group in parts:
        if group.is_single:
            found[definition.name] = group.value
        elif group.arity is Arity.OPTIONAL:
            found[definition.name] = e.SELF.member(definition.python_name)
        else:
            found[definition.name] = group.values
    for attribute in op.attributes:
        found[attribute.name] = (
            _PROPERTIES.item(attribute.name) if is_required(attribute) else _fetched(attribute)
        )
    for prop in op.properties:
        found[prop.name] = e.SELF.member(prop.python_name)
    return found


def is_required(attribute: AttributeArgument) -> bool:
    """Whether an operation without the attribute is refused."""
    return (
        not attribute.optional
        and attribute.default is None
        and attribute.constraint.kind is not AttributeKind.UNIT
    )


def _variable(attribute: AttributeArgument) -> e.Name:
    """The variable that holds an attribute while it is checked."""
    return e.Name(f"{attribute.python_name}_attr")


def _fetched(attribute: AttributeArgument) -> e.Expression:
    """The attribute, or None where it is absent; its default where that may not satisfy the constraint."""
    name = e.Literal(attribute.name)
    if not _may_have_bad_default(attribute):
        return _PROPERTIES.method("get", name)
    return _PROPERTIES.method("get", name, _default(attribute))


def _default(attribute: AttributeArgument) -> e.Expression:
    return e.SELF.member("DEFAULT_PROPERTIES").item(attribute.name)


def _may_have_bad_default(attribute: AttributeArgument) -> bool:
    """Whether a default is held to a constraint of the operation's own, as in ``ConfinedAttr<DefaultValuedAttr<…>, …>``."""
    constraint = attribute.constraint
    return (
        attribute.default is not None
        and not attribute.optional
        and constraint.name is None
        and constraint.kind is not AttributeKind.ENUM
        and not isinstance(constraint.predicate, IsA)
    )
