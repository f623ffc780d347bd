"""From a file, a text or mappings to the dialect that they describe."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from odsgen.ods.model import DialectDef
from odsgen.ods.resolve.dialect import load
from odsgen.places import SpecSource
from odsgen.spec.errors import spec_error
from odsgen.spec.limits import current_limits
from odsgen.spec.loader import read_source, too_deep
from odsgen.spec.recovery import read_as_far_as_possible


def load_dialect(path: str | Path, search: Sequence[str | Path] = ()) -> DialectDef:
    """The dialect that a spec file describes.

    What it imports is looked for beside the file, in the folders of `search` and among the bundled specs, in this order.
    """
    return load(read_as_far_as_possible(read_source(path)), Path(path), search)


def load_dialect_text(
    text: str, file: str = "<spec>", search: Sequence[str | Path] = ()
) -> DialectDef:
    """The dialect that a YAML text describes; `file` is how diagnostics call the text."""
    return load(read_as_far_as_possible(SpecSource(text, file)), None, search)


def load_dialect_dict(
    spec: Mapping[str, Any], file: str = "<spec>", search: Sequence[str | Path] = ()
) -> DialectDef:
    """The dialect that mappings, lists, strings, numbers and booleans describe, as YAML would hold them.

    Places in diagnostics are those of the same spec written as JSON.
    """
    _check(spec, 0, "the spec")
    text = json.dumps(spec, indent=2, ensure_ascii=False)
    return load_dialect_text(text, file, search)


def _check(value: object, depth: int, where: str) -> None:
    if depth > current_limits().depth:
        raise too_deep()
    if isinstance(value, Mapping):
        if not isinstance(value, dict):
            raise spec_error(f"{where} must be a dict, not a {type(value).__name__}")
        for key, inner in value.items():
            if not isinstance(key, str):
                raise spec_error(f"a key of {where} must be a string, got {key!r:.80}")
            _check(inner, depth + 1, f"'{key}'")
    elif isinstance(value, (list, tuple)):
        for inner in value:
            _check(inner, depth + 1, where)
    elif isinstance(value, float) and not math.isfinite(value):
        raise spec_error(f"{where} cannot hold {value}")
    elif not (value is None or isinstance(value, (str, bool, int, float))):
        raise spec_error(f"{where} cannot hold a {type(value).__name__}")
