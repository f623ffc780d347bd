"""C++ classes as the translator knows them: how their names, tests and methods read in the predicate language."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp.parser import parse_functions

#: The namespaces in which ODS's C++ is compiled when a dialect names none.
DEFAULT_NAMESPACES = ("mlir", "llvm", "std")


@dataclass(frozen=True, slots=True)
class Method:
    """A method as text of the predicate language over ``$_self`` and the parameters, and the C++ type of its result.

    A result type with ``?`` behind it may be null.
    """

    text: str
    returns: str
    parameters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CppClass:
    """A C++ class of types, attributes or interfaces, or another class whose values predicates can look at.

    ``name`` is what our language calls it (``llvm.LLVMPointerType``; empty when it has no such class), ``test`` the
    predicate of being one where that is more than ``isa($_self, name)``.
    """

    cpp_name: str  # with its namespaces, without a leading ``::``
    name: str
    kind: str  # "type", "attribute", "value", …: what isa can be asked of
    bases: tuple[str, ...] = ()  # C++ names
    methods: Mapping[str, Method] = field(default_factory=dict)  # by "name/number of arguments"
    test: str = ""
    parameters: tuple[tuple[str, str], ...] = ()  # of ``get``: our names and C++ types, in order
    interface: str = ""  # the interface's name: asked for with has_interface
    mnemonic: str = ""  # with the dialect: ``llvm.ptr``
    is_spelled_by_cpp: bool = False  # only C++ reads it: it may be carried as an opaque one
    is_fallback: bool = False  # gives way to a definition by a record
    declarations: str = ""  # C++ with the bodies of methods: ODS's extraClassDeclaration
    members: tuple[str, ...] = ()  # the C++ classes that make it up, of a class that has no test
    text: str = ""  # what stands behind the mnemonic when there are parameters: ``<$addressSpace>``


@dataclass(frozen=True, slots=True)
class CppEnum:
    """A C++ enumeration: what our language calls it, its values by the C++ symbols of its cases."""

    cpp_name: str
    name: str
    values: Mapping[str, int] = field(default_factory=dict)
    cases: Mapping[str, str] = field(default_factory=dict)  # C++ symbol → our case
    is_bit_enum: bool = False


@dataclass(frozen=True, slots=True)
class CppFunction:
    """A free C++ function as text of the predicate language over its parameters."""

    cpp_name: str
    parameters: tuple[str, ...]
    text: str
    returns: str = "bool"
    classes: tuple[str, ...] = ()  # of the parameters; all of them must be given when any is


@dataclass(frozen=True)
class ClassTable:
    """All that can be named; ``namespaces`` are those that enclose the C++, the innermost first."""

    classes: Mapping[str, CppClass] = field(default_factory=dict)
    enums: Mapping[str, CppEnum] = field(default_factory=dict)
    functions: Mapping[str, CppFunction] = field(default_factory=dict)  # by "name/arguments"
    namespaces: tuple[str, ...] = DEFAULT_NAMESPACES
    sources: tuple[str, ...] = ()  # C++ definitions of free functions, by their full names

    def extended(
        self,
        classes: Iterable[CppClass] = (),
        enums: Iterable[CppEnum] = (),
        functions: Iterable[CppFunction] = (),
        sources: Iterable[str] = (),
    ) -> ClassTable:
        """The table with more definitions; one of a class that is known already adds to it."""
        all_classes = dict(self.classes)
        for added in classes:
            known = all_classes.get(added.cpp_name)
            if known is not None and not known.is_fallback:
                added = replace(
                    known,
                    name=known.name or added.name,
                    bases=tuple(dict.fromkeys((*known.bases, *added.bases))),
                    methods={**added.methods, **known.methods},
                    parameters=known.parameters or added.parameters,
                    interface=known.interface or added.interface,
                    mnemonic=known.mnemonic or added.mnemonic,
                    text=known.text or added.text,
                    declarations=known.declarations or added.declarations,
                    members=known.members or added.members,
                )
            all_classes[added.cpp_name] = added
        return ClassTable(
            all_classes,
            {**self.enums, **{enum.cpp_name: enum for enum in enums}},
            {**self.functions, **{f"{f.cpp_name}/{len(f.parameters)}": f for f in functions}},
            self.namespaces,
            (*self.sources, *sources),
        )

    def within(self, namespace: str) -> ClassTable:
        """The table as code inside a C++ namespace (``::mlir::LLVM``) sees it."""
        parts = [part for part in namespace.split("::") if part]
        enclosing = ["::".join(parts[:length]) for length in range(len(parts), 0, -1)]
        namespaces = tuple(dict.fromkeys((*enclosing, *DEFAULT_NAMESPACES)))
        own = f"{namespaces[0]}::"
        # What no record of the dialect itself defines, its spec does not define either.
        classes = {
            name: known
            for name, known in self.classes.items()
            if not (known.is_fallback and "." in known.name and name.startswith(own))
        }
        return replace(self, namespaces=namespaces, classes=classes)

    def candidates(self, name: str, is_global: bool = False) -> tuple[str, ...]:
        """The full names that a name may mean, the innermost namespace first."""
        if is_global:
            return (name,)
        return (*(f"{namespace}::{name}" for namespace in self.namespaces), name)

    def find_class(self, name: str, is_global: bool = False) -> CppClass | None:
        for candidate in self.candidates(name, is_global):
            if (found := self.classes.get(candidate)) is not None:
                return found
        return None

    def find_enum(self, name: str, is_global: bool = False) -> CppEnum | None:
        for candidate in self.candidates(name, is_global):
            if (found := self.enums.get(candidate)) is not None:
                return found
        return None

    def find_function(self, name: str, count: int, is_global: bool = False) -> CppFunction | None:
        for candidate in self.candidates(name, is_global):
            if (found := self.functions.get(f"{candidate}/{count}")) is not None:
                return found
        return None

    def line(self, cpp_name: str) -> tuple[str, ...]:
        """The class and all that it extends, the nearest first."""
        found: dict[str, None] = {}
        pending = [cpp_name]
        while pending:
            name = pending.pop(0)
            if name not in found:
                found[name] = None
                known = self.classes.get(name)
                pending.extend(known.bases if known is not None else ())
        return tuple(found)

    def extends(self, cpp_name: str, base: str) -> bool:
        return base in self.line(cpp_name)

    def _declared_method(self, known: CppClass, name: str, count: int) -> c.Function | None:
        for function in declared_functions(known.declarations) if known.declarations else ():
            if is_called(function, name, count):
                return function
        return None

    def declared_function(self, name: str, count: int, is_global: bool) -> c.Function | None:
        """The free function of that many parameters among the sources."""
        wanted = self.candidates(name, is_global)
        for source in self.sources:
            for function in declared_functions(source):
                full = function.name.qualified
                if full in wanted and len(function.lambda_.parameters) == count:
                    return function
        return None

    def method(self, cpp_name: str, name: str, count: int) -> Method | c.Function | None:
        """The method of that many parameters: as text, or with its body where the declarations of a class have it."""
        own = self.classes.get(cpp_name)
        for class_name in self.line(cpp_name):
            known = self.classes.get(class_name)
            if known is None:
                continue
            found = known.methods.get(f"{name}/{count}")
            if found is not None:
                if class_name == "mlir::ShapedType" and own is not None and own is not known:
                    return self._interface_method(own, name, count, found)
                return found
            declared = self._declared_method(known, name, count)
            if declared is not None:
                return declared
        return None

    def _interface_method(
        self, own: CppClass, name: str, count: int, found: Method
    ) -> Method | None:
        """A method of ``ShapedType``, which other dialects' types have as an interface, over their own shape."""
        if self.is_builtin_shaped(own.cpp_name):
            return found
        shape = own.methods.get("getShape/0")
        if shape is None:
            return None
        text = _OVER_SHAPES.get(f"{name}/{count}")
        if text is None:
            return None
        return Method(text.replace("$shape", shape.text), found.returns, found.parameters)

    def is_builtin_shaped(self, cpp_name: str) -> bool:
        """Whether the class is one of the shaped types of the builtin dialect."""
        return any(name in _BUILTIN_SHAPED for name in self.line(cpp_name))

    @cached_property
    def by_name(self) -> Mapping[str, CppClass]:
        """The classes by the names that our language has for them, the plain one where several share a name."""
        found: dict[str, CppClass] = {}
        for known in self.classes.values():
            if known.name and not known.test:
                found.setdefault(known.name, known)
        return found


def methods(table: Mapping[str, tuple[str, str]]) -> dict[str, Method]:
    """Methods from ``{"getDimSize(index)": ("$_self.shape[$index]", "int64_t")}``."""
    found: dict[str, Method] = {}
    for signature, (text, returns) in table.items():
        name, _, rest = signature.partition("(")
        parameters = tuple(p.strip() for p in rest.rstrip(")").split(",") if p.strip())
        found[f"{name}/{len(parameters)}"] = Method(text, returns, parameters)
    return found


#: The shaped types that our language knows as ``ShapedType``.
_BUILTIN_SHAPED = frozenset({"mlir::VectorType", "mlir::TensorType", "mlir::BaseMemRefType"})

#: What ShapedType's interface says of types that only give their shape.
_OVER_SHAPES = {
    "getRank/0": "len($shape)",
    "hasRank/0": "True",
    "getDimSize/1": "$shape[$index]",
    "isDynamicDim/1": "$shape[$index] == DYNAMIC",
    "hasStaticShape/0": "DYNAMIC not in $shape",
}


@lru_cache(maxsize=1024)
def declared_functions(text: str) -> tuple[c.Function, ...]:
    """The functions with bodies in a piece of C++, read once."""
    return parse_functions(text)


def is_called(function: c.Function, name: str, count: int) -> bool:
    return function.name.last.name == name and len(function.lambda_.parameters) == count
