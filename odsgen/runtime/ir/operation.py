"""Operations (LangRef: Operations): the base of all op classes, and the class of those that nobody registered."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, NoReturn, Self, cast, overload

from odsgen.runtime.base import callbacks
from odsgen.runtime.base.interface import MissingMethodError, inherited_interfaces, refuse_unwritten
from odsgen.runtime.diagnostics import Diagnostic, Severity, VerifyError
from odsgen.runtime.ir.value import (
    MOST_IN_A_TUPLE,
    OpResult,
    Value,
    checked_operands,
    new_result,
    resolve_location,
)
from odsgen.runtime.support.interpreter import with_name_in

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.builtin.resources import ExternalResources
    from odsgen.runtime.glue.constraints import AttrConstraint
    from odsgen.runtime.glue.properties import PropertyKind
    from odsgen.runtime.ir.block import Block
    from odsgen.runtime.ir.clone import CloneMap
    from odsgen.runtime.ir.operand_list import OperandList
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen.runtime.registry.context import Context


class SharedEntries(dict[str, Any]):
    """Properties or attributes that several operations share; nothing can be changed in them.

    An operation that is asked for its `properties` or `attributes` by name gets entries of its own first.
    """

    __slots__ = ()

    if not TYPE_CHECKING:

        def _refuse(self, *_: object) -> NoReturn:
            raise TypeError("change what an operation has by its `properties` or `attributes`")

        __setitem__ = __delitem__ = __ior__ = _refuse
        setdefault = update = pop = popitem = _refuse


#: Those of all operations that have none.
NO_ENTRIES = SharedEntries()


class Operation:
    """An operation: operands, results, properties, attributes, successors and regions under one name.

    `properties` holds the inherent attributes and properties by their ODS names, `attributes` the discardable ones.
    An op class adds typed accessors, `build`, the custom form and its invariants.

    The names in front of which there is an underscore belong to the modules that own the layout of an operation, see
    `construction.py`; everybody else reads what is public. Where that matters, a public name is the slot itself, which is
    read four times as fast as a property; `stored_…` are what is there, without a copy, and not to be changed.
    """

    __slots__ = (
        "_operands",
        "_result",  # the one of an operation that has exactly one, which saves it a tuple
        "_several_results",
        "_successors",
        "_regions",
        "_properties",  # to read without making a dictionary where there is none
        "_attributes",
        "_block",
        "_previous",
        "_next",
        "_order",
        "_location",
        "_beside",  # external resources, aliases and names: set only where there are any
        "parse_context",  # in which the program was read: set only on what `parse` gives
        "_erased",  # set only on what was erased
    )

    OPERATION_NAME: ClassVar[str] = ""
    TRAITS: ClassVar[frozenset[Any]] = frozenset()
    #: The implementations of interfaces, by name: None for the class itself, else a model of it (base/interface.py).
    #: A class names those that none of its base classes implements.
    INTERFACES: ClassVar[Mapping[str, Callable[[Any], Any] | None]] = {}
    #: The methods of interfaces that its spec declares and nobody has written: they raise MissingMethodError.
    UNWRITTEN_METHODS: ClassVar[tuple[str, ...]] = ()
    #: Whether the custom form keeps the names of its results (`read_names`).
    KEEPS_NAMES: ClassVar[bool] = False
    REGISTERED: ClassVar[bool] = True
    DEFAULT_DIALECT: ClassVar[str] = (
        ""  # whose operations need no prefix in the regions of this one
    )
    #: The hooks of the custom form that nobody has written; there is none until somebody does.
    MISSING_FORMAT_HOOKS: ClassVar[tuple[str, ...]] = ()
    #: The inherent attributes and properties; a class names those that are not in its tables.
    PROPERTY_NAMES: ClassVar[frozenset[str]] = frozenset()
    DEFAULT_PROPERTIES: ClassVar[SharedEntries] = NO_ENTRIES  # what absent ones mean
    #: How the native properties become attributes and back; the others are attributes.
    REQUIRED_ATTRIBUTES: ClassVar[tuple[str, ...]] = ()  # inherent ones, by name
    PROPERTY_KINDS: ClassVar[dict[str, PropertyKind]] = {}
    #: The class or constraint of an inherent attribute, without which it is not stored at all.
    PROPERTY_STORAGE: ClassVar[dict[str, type[Attribute] | AttrConstraint]] = {}
    #: The constraints of inherent attributes.
    ATTRIBUTE_CONSTRAINTS: ClassVar[dict[str, AttrConstraint]] = {}
    #: The versions of the dialect that added inherent attributes and properties, by name, and operands.
    SINCE: ClassVar[dict[str, int]] = {}
    OPERANDS_SINCE: ClassVar[tuple[int, ...]] = ()
    #: Which operands are of variable length, where an older version had at most one of these.
    VARIABLE_OPERANDS: ClassVar[tuple[int, ...]] = ()
    HOOK_VERIFIERS: ClassVar[tuple[Callable[[Any], None], ...]] = ()

    # Names for the printed text (OpAsmOpInterface), where an op class suggests some: one for each result (None: no
    # suggestion), by block, and for the arguments of all blocks of a region.
    asm_result_names: Callable[..., Sequence[str | None]] | None = None
    asm_block_names: Callable[..., dict[Block, str]] | None = None
    asm_block_argument_names: Callable[..., Sequence[str | None]] | None = None
    # The custom form after the name, behind a given text, where it is one text and `print` writes nothing but that.
    custom_text: Callable[..., str] | None = None
    # The check of the symbols that it refers to (SymbolUserOpInterface), where an op class has one.
    verify_symbol_uses: Callable[..., None] | None = None

    _result: OpResult | Any  # None of an operation that has no result, or several
    _several_results: tuple[OpResult, ...]
    _beside: tuple[ExternalResources, Mapping[Attribute | Type, str], Sequence[str | None]]
    _block: Block | None
    _previous: Operation | None
    _next: Operation | None
    _order: float
    parse_context: Context
    _erased: bool

    if TYPE_CHECKING:  # at run time the slots themselves, see below

        @property
        def parent_block(self) -> Block | None:
            """The block in which the operation stands."""

        @property
        def previous(self) -> Operation | None:
            """The operation before this one in its block."""

        @property
        def next(self) -> Operation | None:
            """The operation after this one in its block."""

        @property
        def regions(self) -> tuple[Region, ...]:
            """The regions in order."""
            ...

        @property
        def single_result(self) -> OpResult | Any:
            """The result of an operation that has exactly one, else None."""

        @property
        def several_results(self) -> tuple[OpResult, ...]:
            """The results of an operation that has several, else none."""
            ...

        @property
        def stored_operands(self) -> tuple[Value, ...]:
            """The operands, to read at once: of very many, single ones may be set in it later."""
            ...

        @property
        def stored_successors(self) -> tuple[Block, ...]:
            """The blocks to which control may pass."""
            ...

        @property
        def stored_properties(self) -> Mapping[str, Any]:
            """The properties, to read: no dictionary is made where there are none."""
            ...

        @property
        def stored_attributes(self) -> Mapping[str, Attribute]:
            """The discardable attributes, to read: no dictionary is made where there are none."""
            ...

        @property
        def stored_location(self) -> Location | LocationToken | None:
            """The location as it is kept: of a parsed operation a number, from which `location` is computed."""

    else:
        regions: tuple[Region, ...]

    def __init__(
        self,
        operands: tuple[Value, ...] = (),
        result_types: Sequence[Type] = (),
        properties: dict[str, Any] | None = None,
        attributes: dict[str, Attribute] | None = None,
        successors: tuple[Block, ...] = (),
        regions: tuple[Region, ...] = (),
        location: Location | LocationToken | None = None,
    ) -> None:
        self._operands: tuple[Value, ...] = operands
        for operand in operands:
            if operand._users is None:
                operand._users = self
            else:
                operand._add_user(self)
        self._several_results = ()
        if len(result_types) == 1:
            self._result = new_result(result_types[0], self, 0)
        else:
            self._result = None
            if result_types:
                self._several_results = tuple(
                    [new_result(type, self, index) for index, type in enumerate(result_types)]
                )
        self._properties: dict[str, Any] = properties or NO_ENTRIES
        self._attributes: dict[str, Attribute] = attributes or NO_ENTRIES
        self._successors = successors
        if successors:
            self._add_successor_uses()
        self._regions = regions
        if regions:
            self._adopt_regions()
        self._location = location
        self._block = None
        self._previous = None
        self._next = None
        self._order = 0

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        own = cls.__dict__.get("INTERFACES")
        if own is not None or len(cls.__bases__) > 1:
            cls.INTERFACES = {**inherited_interfaces(cls), **(own or {})}
        tables = cls.PROPERTY_STORAGE, cls.PROPERTY_KINDS
        if any(tables) and (
            len(cls.__bases__) > 1
            or "PROPERTY_STORAGE" in cls.__dict__
            or "PROPERTY_KINDS" in cls.__dict__
        ):
            cls.PROPERTY_NAMES = cls.PROPERTY_NAMES.union(*tables)
        if "UNWRITTEN_METHODS" in cls.__dict__:
            refuse_unwritten(cls)
        build = getattr(cls, "build", None)
        if build is not None and "build" not in cls.__dict__ and "OPERATION_NAME" in cls.__dict__:
            cls.build = classmethod(with_name_in(cls, build.__func__))  # type: ignore[attr-defined]

    def _add_successor_uses(self) -> None:
        for block in self._successors:
            if block._users is None:
                block._users = {self: None}
            else:
                block._users[self] = None

    def _adopt_regions(self) -> None:
        for region in self._regions:
            if region._parent is not None:
                raise ValueError("the region belongs to an operation already")
            region._parent = self

    # --- making one -----------------------------------------------------------------------------------------------------

    @classmethod
    def build_generic(
        cls,
        operands: Sequence[Value] = (),
        attributes: Mapping[str, Attribute] | None = None,
        result_types: Sequence[Type] | None = None,
        successors: Sequence[Block] = (),
        regions: Sequence[Region] = (),
        location: Location | LocationToken | None = None,
    ) -> Self:
        """Build the operation of parts that are not told apart, the same for all op classes (ODS: collective builders).

        Inherent attributes and properties stand among the attributes.  Types of results that are not given are inferred.
        Raises ValueError for an attribute that does not convert and for types that cannot be inferred.
        """
        from odsgen.runtime.ir.building import build_operation

        properties: dict[str, Any] = {}
        discardable: dict[str, Attribute] = {}
        for name, value in (attributes or {}).items():
            if name in cls.PROPERTY_NAMES:
                properties[name] = cls.property_from_attribute(name, value)
            else:
                discardable[name] = value
        operands, regions = checked_operands(cls.OPERATION_NAME, tuple(operands)), tuple(regions)
        if result_types is None:
            infer: Callable[..., Sequence[Type]] | None = getattr(cls, "infer_return_types", None)
            if infer is None:
                raise ValueError(
                    f"the types of the results of '{cls.OPERATION_NAME}' must be given"
                )
            try:
                result_types = infer(operands, properties, regions)
            except MissingMethodError as error:
                raise ValueError(str(error)) from None
            except (LookupError, AttributeError) as error:
                raise ValueError(
                    f"the types of the results of '{cls.OPERATION_NAME}' cannot be inferred: "
                    "operands or attributes are missing"
                ) from error
        return build_operation(
            cls,
            operands,
            result_types,
            None,
            discardable,
            location,
            tuple(successors),
            regions,
            properties=properties,
        )

    @classmethod
    def adaptor(
        cls,
        operands: Sequence[Value],
        properties: Mapping[str, Any] | None = None,
        regions: Sequence[Region] = (),
    ) -> Self:
        """Operands, properties and regions under the names of this operation's accessors, without an operation.

        It uses nothing and cannot be changed; it has no results.
        """
        from odsgen.runtime.ir.adaptor import make_adaptor

        return cast("Self", make_adaptor(cls, operands, properties, regions))

    # --- name and place -------------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The full name, `dialect.mnemonic`."""
        return self.OPERATION_NAME

    @property
    def dialect_name(self) -> str:
        """The part of the name before the first dot."""
        return (self.OPERATION_NAME or self.name).partition(".")[0]

    @property
    def location(self) -> Location:
        """Where the operation comes from; a place in a parsed text is computed on first demand."""
        self._location = location = resolve_location(self._location)
        return location

    @location.setter
    def location(self, location: Location | LocationToken) -> None:
        self._location = location

    @property
    def parent_region(self) -> Region | None:
        """The region in which the operation stands."""
        return self._block._region if self._block is not None else None

    @property
    def parent_op(self) -> Operation | None:
        """The operation that encloses this one."""
        block = self._block
        if block is None or block._region is None:
            return None
        return block._region._parent

    def parent_of_type(self, op_class: type[OpT]) -> OpT | None:
        """The nearest enclosing operation of a class."""
        op = self.parent_op
        while op is not None and not isinstance(op, op_class):
            op = op.parent_op
        return op

    def is_ancestor(self, other: Operation) -> bool:
        """Whether `other` is this operation or lies inside it."""
        op: Operation | None = other
        while op is not None:
            if op is self:
                return True
            op = op.parent_op
        return False

    def is_proper_ancestor(self, other: Operation) -> bool:
        """Whether `other` lies inside this operation and is another one."""
        return other is not self and self.is_ancestor(other)

    def is_before_in_block(self, other: Operation) -> bool:
        """Whether this operation stands before `other`, which must be in the same block."""
        block = self._block
        if block is None or block is not other._block:
            raise ValueError("the operations do not stand in the same block")
        return self._order < other._order

    # --- traits ---------------------------------------------------------------------------------------------------------

    @classmethod
    def has_trait(cls, trait: Any) -> bool:
        """Whether the op class has a trait."""
        return trait in cls.TRAITS

    @property
    def might_be_terminator(self) -> bool:
        """Whether the operation is a terminator, or unregistered and so may be one."""
        from odsgen.runtime.ir.traits import IsTerminator

        return IsTerminator in self.TRAITS

    # --- operands -------------------------------------------------------------------------------------------------------

    @property
    def operands(self) -> tuple[Value, ...]:
        """The operands in order."""
        operands = self._operands
        if operands.__class__ is not tuple:  # a list, see `set_operand`
            return cast("OperandList", operands).as_tuple()
        return operands

    @operands.setter
    def operands(self, operands: Sequence[Value]) -> None:
        new = checked_operands(self.name, tuple(operands))
        for operand in self._operands:
            operand._remove_user(self)
        self._operands = new
        for operand in self._operands:
            operand._add_user(self)

    def set_operand(self, index: int, value: Value) -> None:
        """Replace operand number `index`."""
        operands = self._operands
        if not 0 <= index < len(operands):
            raise IndexError(f"'{self.name}' has no operand #{index}")
        old = operands[index]
        if len(operands) <= MOST_IN_A_TUPLE or not isinstance(value, Value):
            changed = list(operands)
            changed[index] = value
            if not isinstance(value, Value):
                checked_operands(self.name, tuple(changed))
            self._operands = tuple(changed)
        else:
            self._operand_list().set(index, value)
        old._remove_use(self)
        value._add_user(self)

    def _operand_list(self) -> OperandList:
        """The operands, of which single ones can now be replaced."""
        from odsgen.runtime.ir.operand_list import OperandList

        operands: object = self._operands
        if not isinstance(operands, OperandList):
            operands = OperandList(self._operands)
            self._operands = cast("tuple[Value, ...]", operands)
        return operands

    def replace_uses_of_with(self, old: Value, new: Value) -> None:
        """Replace each operand that is `old` by `new`."""
        self.operands = tuple(new if operand is old else operand for operand in self._operands)

    @property
    def operand_types(self) -> tuple[Type, ...]:
        """The types of the operands."""
        return tuple([operand.type for operand in self._operands])

    def segment_sizes(self, name: str) -> tuple[int, ...]:
        """The sizes of the segments that `operandSegmentSizes` or `resultSegmentSizes` holds."""
        found = self._properties.get(name)
        sizes: tuple[int, ...] = (self.DEFAULT_PROPERTIES[name] if found is None else found).values
        return sizes

    # --- results, successors, regions -----------------------------------------------------------------------------------

    @property
    def results(self) -> tuple[OpResult, ...]:
        """The results in order."""
        result = self._result
        return self._several_results if result is None else (result,)

    _results = results

    @property
    def users(self) -> tuple[Operation, ...]:
        """The operations that use a result, each once."""
        return tuple(dict.fromkeys(user for result in self.results for user in result.users))

    @property
    def has_uses(self) -> bool:
        """Whether any operation uses a result."""
        result = self._result
        if result is not None:
            return result._users is not None
        return any(result._users is not None for result in self._several_results)

    @property
    def result_types(self) -> tuple[Type, ...]:
        """The types of the results."""
        return tuple([result.type for result in self._results])

    @property
    def successors(self) -> tuple[Block, ...]:
        """The blocks to which control may pass."""
        return self._successors

    @successors.setter
    def successors(self, successors: Sequence[Block]) -> None:
        for block in self._successors:
            if block._users is not None:
                block._users.pop(self, None)
        self._successors = tuple(successors)
        self._add_successor_uses()

    # --- attributes -----------------------------------------------------------------------------------------------------

    @property
    def properties(self) -> dict[str, Any]:
        """The inherent attributes and properties that are there, by their ODS names."""
        properties = self._properties
        if type(properties) is SharedEntries:
            self._properties = properties = dict(properties)
        return properties

    @properties.setter
    def properties(self, properties: dict[str, Any]) -> None:
        self._properties = properties

    @property
    def attributes(self) -> dict[str, Attribute]:
        """The discardable attributes by their names."""
        attributes = self._attributes
        if type(attributes) is SharedEntries:
            self._attributes = attributes = dict(attributes)
        return attributes

    @attributes.setter
    def attributes(self, attributes: dict[str, Attribute]) -> None:
        self._attributes = attributes

    def attribute(self, name: str) -> Attribute | None:
        """An inherent or discardable attribute by its name; an inherent one that is absent is its default."""
        if name in self.PROPERTY_NAMES:
            return self.property_attribute(name)
        return self._attributes.get(name)

    def set_attribute(self, name: str, value: Attribute) -> None:
        """Set an inherent attribute if the operation has one of that name, else a discardable one."""
        if name in self.PROPERTY_NAMES:
            self.set_property_attribute(name, value)
        else:
            self.attributes[name] = value

    def property_attribute(self, name: str) -> Attribute | None:
        """A property as an attribute; its default, if any, when it is absent."""
        value: Any = self._properties.get(name)
        if value is None:
            value = self.DEFAULT_PROPERTIES.get(name)
        kind = self.PROPERTY_KINDS.get(name)
        found: Attribute | None = value if kind is None else kind.to_attribute(value)
        return found

    def set_property_attribute(self, name: str, value: Attribute) -> None:
        """Set a property from an attribute; raises ValueError with a message when it does not convert."""
        self.properties[name] = self.property_from_attribute(name, value)

    @classmethod
    def property_from_attribute(cls, name: str, value: Attribute) -> Any:
        """The stored value of a property that is given as an attribute; raises ValueError when it does not convert."""
        kind = cls.PROPERTY_KINDS.get(name)
        if kind is not None:
            return kind.from_attribute(value)
        storage = cls.PROPERTY_STORAGE.get(name)
        if storage is not None:
            fits = isinstance(value, storage) if isinstance(storage, type) else storage[value]
            if not fits:
                raise ValueError(f"Invalid attribute `{name}` in property conversion: {value}")
        return value

    @classmethod
    def property_from_entry(
        cls, name: str, value: Attribute, *, is_verified_later: bool = False
    ) -> Any:
        """The stored value for an entry of an attribute dictionary that names a property.

        The constraint of the attribute is checked first: ValueError.  None, as in MLIR, for what then does not convert.
        Beside properties in the generic form, it is the verifier that checks the constraint.
        """
        constraint = None if is_verified_later else cls.ATTRIBUTE_CONSTRAINTS.get(name)
        if constraint is not None and not constraint[value]:
            raise ValueError(
                f"'{cls.OPERATION_NAME}' op attribute '{name}' failed to satisfy constraint: "
                f"{constraint.summary}"
            )
        try:
            return cls.property_from_attribute(name, value)
        except ValueError:
            return None

    def properties_as_attributes(self) -> dict[str, Attribute]:
        """All properties as attributes, those at their default too, as the generic form prints them."""
        properties = self._properties
        if self.DEFAULT_PROPERTIES:
            properties = {**self.DEFAULT_PROPERTIES, **properties}
        if self.PROPERTY_KINDS:
            kinds = self.PROPERTY_KINDS
            return {
                name: kinds[name].to_attribute(value) if name in kinds else value
                for name, value in properties.items()
            }
        if (
            None in properties.values()
        ):  # as a hook left an attribute that must be there: not verified yet
            return {name: value for name, value in properties.items() if value is not None}
        return properties

    # --- what stands beside the program ---------------------------------------------------------------------------------

    @property
    def external_resources(self) -> ExternalResources:
        """The resources of the file that belong to no dialect (LangRef: File Metadata Dictionary).

        The operation at the top of the file keeps it; it is printed with that operation.
        """
        return self._beside[0] if hasattr(self, "_beside") else {}

    @external_resources.setter
    def external_resources(self, resources: ExternalResources) -> None:
        self._beside = (resources, self.read_aliases, self.read_names)

    @property
    def read_aliases(self) -> Mapping[Attribute | Type, str]:
        """The suggestions of the aliases that the text had, of dialects that keep them (`aliases: as_read`).

        The operation at the top keeps them; clones, pickles and bytecode do not.
        """
        return self._beside[1] if hasattr(self, "_beside") else {}

    @read_aliases.setter
    def read_aliases(self, suggestions: Mapping[Attribute | Type, str]) -> None:
        self._beside = (self.external_resources, suggestions, self.read_names)

    @property
    def read_names(self) -> Sequence[str | None]:
        """The names that the text had for the results, where nobody has written which ones its C++ suggests."""
        return self._beside[2] if hasattr(self, "_beside") else ()

    @read_names.setter
    def read_names(self, names: Sequence[str | None]) -> None:
        self._beside = (self.external_resources, self.read_aliases, names)

    # --- changes --------------------------------------------------------------------------------------------------------

    def remove(self) -> Self:
        """Take the operation out of its block, with its operands and uses as they are."""
        if self._block is not None:
            self._block.remove(self)
        return self

    def erase(self) -> None:
        """Remove the operation for good; raises ValueError while a result (or a value inside) is used elsewhere."""
        if self._block is None and self.is_erased:
            raise ValueError(f"'{self.name}' was erased already")
        result = self._result
        if (
            self._regions
            or self._successors
            or self._several_results
            or (result is not None and result._users is not None)
        ):
            from odsgen.runtime.ir.disposal import check_no_outside_uses, drop_all_references

            check_no_outside_uses((self,))
            drop_all_references((self,))
        self.erase_leaf()

    def erase_leaf(self) -> list[Value]:
        """Erase an operation without regions and successors of which nobody uses a result, which is not checked.

        The values that it used and at most one other operation uses, each once.
        """
        released: list[Value] = []
        for operand in self._operands:
            users = operand._users
            if users is self:
                operand._users = None
                released.append(operand)
            elif type(users) is dict and users.pop(self, None) is not None:
                if not users:
                    operand._users = None
                    released.append(operand)
                elif len(users) == 1:
                    released.append(operand)
        self._operands = ()
        block = self._block
        if block is not None:
            block.unlink(self)
        self._erased = True
        return released

    @property
    def is_erased(self) -> bool:
        """Whether the operation was erased; it and its results can be used for nothing any more."""
        return hasattr(self, "_erased")

    def move_before(self, other: Operation) -> None:
        """Move the operation before another one, of any block."""
        block = self._destination(other)
        self.remove()
        block.insert_before(other, self)

    def move_after(self, other: Operation) -> None:
        """Move the operation after another one, of any block."""
        block = self._destination(other)
        self.remove()
        block.insert_after(other, self)

    def _destination(self, other: Operation) -> Block:
        if other is self:
            raise ValueError("an operation cannot be moved next to itself")
        if other._block is None:
            raise ValueError(
                f"'{other.name}' {'was erased' if other.is_erased else 'stands in no block'}"
            )
        if self.is_ancestor(other):
            raise ValueError(f"'{self.name}' cannot be moved into itself")
        return other._block

    def replace_all_uses_with(self, replacement: Operation | Value | Sequence[Value]) -> None:
        """Replace the results by those of another operation, or by as many values."""
        from odsgen.runtime.ir.replacement import replacement_values

        values = replacement_values(self, replacement)
        if len(values) != len(self._results):
            raise ValueError(
                f"'{self.name}' has {len(self._results)} results, but {len(values)} values replace them"
            )
        for result, value in zip(self._results, values, strict=True):
            result.replace_all_uses_with(value)

    def replace_with(self, replacement: Operation | Value | Sequence[Value]) -> None:
        """Replace the results, then erase the operation."""
        self.replace_all_uses_with(replacement)
        self.erase()

    def clone(self, mapping: CloneMap | None = None) -> Self:
        """A copy with its regions, in no block.

        Operands and successors found in `mapping` are replaced by what they map to; the mapping receives the results,
        block arguments and blocks that are copied.
        """
        from odsgen.runtime.ir.clone import CloneMap, clone_operation

        return clone_operation(self, mapping if mapping is not None else CloneMap())

    def clone_without_regions(self, mapping: CloneMap | None = None) -> Self:
        """A copy with as many empty regions."""
        from odsgen.runtime.ir.clone import CloneMap, clone_operation

        return clone_operation(
            self, mapping if mapping is not None else CloneMap(), with_regions=False
        )

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        """A clone; it uses the same values and blocks from outside, if any."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the operation with all inside it; raises PicklingError where it stands in another one."""
        from odsgen.runtime.ir.pickling import reduced_operation

        return reduced_operation(self)

    # --- walking --------------------------------------------------------------------------------------------------------

    @overload
    def walk(self, *, post_order: bool = ...) -> Iterator[Operation]: ...
    @overload
    def walk(self, kind: type[KindT], *, post_order: bool = ...) -> Iterator[KindT]: ...

    def walk(self, kind: Any = None, *, post_order: bool = False) -> Iterator[Any]:
        """This operation and all inside it; those of a class, an interface, where it is given.

        In pre-order (parents first) what is added inside the current operation is visited too; in post-order the
        current operation may be erased.
        """
        if kind is not None:
            yield from (op for op in self.walk(post_order=post_order) if isinstance(op, kind))
            return
        if not self._regions:
            yield self
            return
        if post_order:
            yield from self._walk_post_order()
            return
        yield self
        stack = [iter([op for region in self._regions for block in region._blocks for op in block])]
        while stack:
            for op in stack[-1]:
                yield op
                if op._regions:
                    stack.append(
                        iter(
                            [o for region in op._regions for block in region._blocks for o in block]
                        )
                    )
                    break
            else:
                stack.pop()

    def _walk_post_order(self) -> Iterator[Operation]:
        pending: list[tuple[Operation, bool]] = [(self, False)]
        while pending:
            op, expanded = pending.pop()
            if expanded or not op._regions:
                yield op
                continue
            pending.append((op, True))
            inside = [o for region in op._regions for block in region._blocks for o in block]
            inside.reverse()
            pending.extend([(o, False) for o in inside])

    # --- checking -------------------------------------------------------------------------------------------------------

    def verify_invariants(self) -> None:
        """Check what the definition of the operation demands of it alone; raises VerifyError."""

    def verify_regions(self) -> None:
        """Check what it demands of the contents of its regions, which have been verified; raises VerifyError."""

    def verify(self) -> None:
        """Check the operation and all inside it.

        Raises VerifyError, with the first diagnostic of each operation that is isolated from above, as mlir-opt gives them.
        """
        from odsgen.runtime.ir.verifier import verify

        verify(self)

    def error(self, message: str) -> VerifyError:
        """The error to raise, at the place of the operation."""
        return VerifyError([Diagnostic(Severity.ERROR, self.location, message, operation=self)])

    def op_error(self, message: str, notes: Iterable[tuple[Location, str]] = ()) -> VerifyError:
        """The error to raise, begun with the name of the operation as MLIR does ("'arith.addi' op …")."""
        text = f"'{self.name}' op {message}"
        diagnostic = Diagnostic(Severity.ERROR, self.location, text, operation=self)
        for location, note in notes:
            diagnostic.attach_note(note, location)
        return VerifyError([diagnostic])

    # --- the custom form ------------------------------------------------------------------------------------------------

    @classmethod
    def parse(cls, parser: Parser, location: LocationToken) -> Operation:
        """Read the custom form after the operation's name; op classes without one keep this refusal."""
        raise parser.no_custom_form(cls, location)

    def print(self, printer: AsmPrinter) -> None:
        """Write the custom form after the operation's name; op classes without one are written in the generic form."""
        if self.custom_text is None:
            printer.print_generic_op(self)
        else:
            printer.emit(self.custom_text(printer))

    def __str__(self) -> str:
        return callbacks.operation_text(self)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        """The text, plain and in colours with regions that fold, for a notebook's cell."""
        return {"text/plain": str(self), "text/html": callbacks.operation_html(self)}

    def __repr__(self) -> str:
        types = f"({', '.join(str(value.type) for value in self._operands)})"
        results = ", ".join(str(result.type) for result in self._results)
        erased = ", erased" if self.is_erased else ""
        return f"<{type(self).__name__} '{self.name}' : {types} -> ({results}){erased}>"


if not TYPE_CHECKING:
    Operation.parent_block = Operation._block
    Operation.previous = Operation._previous
    Operation.next = Operation._next
    Operation.regions = Operation._regions
    Operation.single_result = Operation._result
    Operation.several_results = Operation._several_results
    Operation.stored_operands = Operation._operands
    Operation.stored_successors = Operation._successors
    Operation.stored_properties = Operation._properties
    Operation.stored_attributes = Operation._attributes
    Operation.stored_location = Operation._location


class UnregisteredOperation(Operation):
    """An operation whose name no loaded dialect defines; its properties are one attribute."""

    __slots__ = ("_name", "properties_attribute")

    REGISTERED = False

    def __init__(
        self,
        name: str,
        operands: tuple[Value, ...] = (),
        result_types: Sequence[Type] = (),
        properties: Attribute | None = None,
        attributes: dict[str, Attribute] | None = None,
        successors: tuple[Block, ...] = (),
        regions: tuple[Region, ...] = (),
        location: Location | LocationToken | None = None,
    ) -> None:
        self._name = name
        self.properties_attribute = properties
        super().__init__(operands, result_types, None, attributes, successors, regions, location)

    @property
    def name(self) -> str:
        """The full name."""
        return self._name

    @property
    def might_be_terminator(self) -> bool:
        """An operation of which nothing is known may be a terminator."""
        return True


if TYPE_CHECKING:
    from typing import TypeVar

    KindT = TypeVar("KindT")
    OpT = TypeVar("OpT", bound=Operation)
