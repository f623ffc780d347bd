"""The JSON Schema of the spec language, from which editors complete and check while one types."""

from __future__ import annotations

from typing import Any

from odsgen.spec.model import DialectSpec


def json_schema() -> dict[str, Any]:
    """JSON Schema (draft 2020-12) of a spec file; what its strings hold is checked by `odsgen check` alone."""
    schema = DialectSpec.model_json_schema(mode="validation")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        **schema,
        "title": "odsgen dialect",
        "description": "An MLIR dialect, from which odsgen generates a Python package.",
    }
