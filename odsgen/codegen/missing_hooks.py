"""Dialects some of whose hooks nobody has written, as imported ones are.

A spec that says ``missing_hooks: allowed`` is generated without what those hooks would do: an operation whose format
needs one has the generic form alone, and the package says what is missing.  Whether a hook is there is read from the
text of the module; it is not run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from dataclasses import replace
from importlib.machinery import PathFinder
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from odsgen.codegen.views.interface_verifiers import interface_hook, interface_region_hook
from odsgen.codegen.views.methods import hooked_methods, known_interfaces, method_hook
from odsgen.codegen.views.package import required_hooks
from odsgen.codegen.views.return_types import inference_hook
from odsgen.ods.format.model import TypeSource
from odsgen.ods.model import (
    AttributeDef,
    DialectDef,
    FormatKind,
    InferenceKind,
    InterfaceUse,
    OpDef,
    TypeDef,
)
from odsgen.ods.resolve.definitions import TEXT_PARAMETER
from odsgen.ods.rewriting.model import pattern_hooks

#: The file of the hooks in a generated package.
HOOKS_FILE = "hooks.py"


def hooks_path(directory: Path) -> Path | None:
    """The hooks that the author has put into a generated package: one file, or a folder of several; None if there are none."""
    for path in (directory / "hooks" / "__init__.py", directory / HOOKS_FILE):
        if path.exists():
            return path
    return None


def without_missing_hooks(dialect: DialectDef, directory: Path | None) -> DialectDef:
    """The dialect without what needs a hook that is not written; the same one if its hooks have to be there.

    ``directory`` is that of the package, where its hooks would be.
    """
    if not dialect.allows_missing_hooks:
        return dialect
    return with_hooks(dialect, _written_hooks(dialect, directory))


def with_hooks(dialect: DialectDef, written: frozenset[str]) -> DialectDef:
    """The dialect with these hooks alone; the same one if its hooks have to be there."""
    if not dialect.allows_missing_hooks:
        return dialect
    inferring = (inference_hook(op) for op in dialect.ops if _infers(op))
    missing = frozenset((*required_hooks(dialect), *inferring)) - written
    return _Pruner(dialect, missing).dialect() if missing else dialect


def _infers(op: OpDef) -> bool:
    return any(i is not None and i.kind is InferenceKind.HOOK for i in op.inference)


def _written_hooks(dialect: DialectDef, directory: Path | None) -> frozenset[str]:
    """The functions that the hook module defines or imports, all modules of its package included."""
    if dialect.hooks_module is None:
        path = None if directory is None else hooks_path(directory)
    else:
        path = _file_of_module(dialect.hooks_module)
    if path is None or not path.is_file():
        return frozenset()
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except (OSError, SyntaxError, ValueError):
        return frozenset()
    names: set[str] = set()
    for statement in module.body:
        match statement:
            case ast.FunctionDef(name=name):
                names.add(name)
            case ast.ImportFrom(names=imported):
                names.update(alias.asname or alias.name for alias in imported)
            case ast.Assign(targets=targets):
                names.update(target.id for target in targets if isinstance(target, ast.Name))
    return frozenset(names)


def _file_of_module(name: str) -> Path | None:
    """The file of a module that a spec names; neither it nor a package around it is imported."""
    outermost, *inner = name.split(".")
    try:
        found = find_spec(outermost)
        for part in inner:
            if found is None:
                return None
            found = PathFinder.find_spec(part, found.submodule_search_locations or ())
    except (ImportError, OSError, ValueError):
        return None
    return None if found is None or found.origin is None else Path(found.origin)


_DefinitionT = TypeVar("_DefinitionT", TypeDef, AttributeDef)


class _Pruner:
    def __init__(self, dialect: DialectDef, missing: frozenset[str]) -> None:
        self._dialect = dialect
        self._missing = missing
        self._interfaces = known_interfaces(dialect)

    def dialect(self) -> DialectDef:
        dialect = self._dialect
        return replace(
            dialect,
            ops=tuple(map(self._op, dialect.ops)),
            types=tuple(map(self._definition, dialect.types)),
            attributes=tuple(map(self._definition, dialect.attributes)),
            interfaces=tuple(
                replace(
                    interface,
                    has_verifier=self._has(interface_hook(interface), interface.has_verifier),
                    has_region_verifier=self._has(
                        interface_region_hook(interface), interface.has_region_verifier
                    ),
                    methods=tuple(replace(m, has_default=False) for m in interface.methods),
                )
                for interface in dialect.interfaces
            ),
            traits=tuple(
                replace(
                    trait, has_verifier=self._has(f"verify_{trait.hook_name}", trait.has_verifier)
                )
                for trait in dialect.traits
            ),
            hooks=self._kept(dialect.hooks),
            patterns=tuple(
                p for p in dialect.patterns if self._missing.isdisjoint(pattern_hooks(p))
            ),
            missing_hooks=tuple(sorted(self._missing)),
            has_constant_materializer=self._has(
                "materialize_constant", dialect.has_constant_materializer
            ),
            has_canonicalizer=self._has("canonicalization_patterns", dialect.has_canonicalizer),
            has_operation_attribute_verifier=self._has(
                "verify_operation_attribute", dialect.has_operation_attribute_verifier
            ),
            has_region_argument_attribute_verifier=self._has(
                "verify_region_argument_attribute", dialect.has_region_argument_attribute_verifier
            ),
            has_region_result_attribute_verifier=self._has(
                "verify_region_result_attribute", dialect.has_region_result_attribute_verifier
            ),
        )

    def _has(self, hook: str, declared: bool) -> bool:
        return declared and hook not in self._missing

    def _kept(self, hooks: Iterable[str]) -> tuple[str, ...]:
        return tuple(hook for hook in hooks if hook not in self._missing)

    def _op(self, op: OpDef) -> OpDef:
        name = op.hook_name
        infers = inference_hook(op) not in self._missing
        kind, text = op.format_kind, op.format
        needed: list[str] = []
        if kind is FormatKind.CUSTOM:
            needed = [f"parse_{name}", f"print_{name}"]
        elif text is not None:
            needed = list(text.hooks)
            if any(resolution.source is TypeSource.INFERRED for resolution in text.result_types):
                needed.append(inference_hook(op))
        lacking = tuple(hook for hook in needed if hook in self._missing)
        return replace(
            op,
            format_kind=FormatKind.NONE if lacking else kind,
            format=None if lacking else text,
            missing_format_hooks=lacking,
            inference=tuple(
                None if i is not None and i.kind is InferenceKind.HOOK and not infers else i
                for i in op.inference
            ),
            interfaces=self._uses(op.interfaces, name),
            builders=tuple(b for b in op.builders if self._has(f"build_{name}_{b.name}", True)),
            derived_attributes=tuple(
                d
                for d in op.derived_attributes
                if self._has(f"derive_{name}_{d.python_name}", True)
            ),
            has_verifier=self._has(f"verify_{name}", op.has_verifier),
            has_region_verifier=self._has(f"verify_{name}_regions", op.has_region_verifier),
            has_fold=self._has(f"fold_{name}", op.has_fold),
            has_canonicalizer=self._has(f"canonicalization_patterns_{name}", op.has_canonicalizer),
            has_canonicalize_method=self._has(f"canonicalize_{name}", op.has_canonicalize_method),
            hooks=self._kept(op.hooks),
        )

    def _definition(self, definition: _DefinitionT) -> _DefinitionT:
        name = definition.hook_name
        kind, text = definition.format_kind, definition.format
        needed: list[str] = []
        if kind is FormatKind.CUSTOM:
            needed = [f"parse_{name}", f"print_{name}"]
        elif text is not None:
            needed = list(text.hooks)
        lacks_format = any(hook in self._missing for hook in needed)
        if lacks_format:
            # Nobody can look into it yet; its text is kept as it is.
            definition = replace(
                definition, parameters=(TEXT_PARAMETER,), builders=(), has_verifier=False
            )
            if isinstance(definition, AttributeDef):
                definition = replace(definition, enum=None)
            kind, text = FormatKind.TEXT, None
        is_custom_alias = definition.alias is not None and definition.alias.strip() == "custom"
        return replace(
            definition,
            format_kind=kind,
            format=text,
            interfaces=self._uses(definition.interfaces, name),
            builders=tuple(
                b for b in definition.builders if self._has(f"build_{name}_{b.name}", True)
            ),
            has_verifier=self._has(f"verify_{name}", definition.has_verifier),
            alias=(
                None if is_custom_alias and f"alias_{name}" in self._missing else definition.alias
            ),
            hooks=self._kept(definition.hooks),
        )

    def _uses(self, uses: tuple[InterfaceUse, ...], name: str) -> tuple[InterfaceUse, ...]:
        """The interfaces with those of their methods that somebody has written."""
        lacking = {
            method.name
            for method in hooked_methods(uses, self._interfaces)
            if method_hook(method, name) in self._missing
        }
        return tuple(
            replace(use, methods=tuple(m for m in use.methods if m not in lacking)) for use in uses
        )
