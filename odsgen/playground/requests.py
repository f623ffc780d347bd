"""Requests of the page, as JSON, and their answers."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.playground.session import Session

#: What a page may ask for, with the names of the arguments.
REQUESTS: dict[str, tuple[str, ...]] = {
    "set_spec": ("text", "hooks"),
    "code": (),
    "page": (),
    "set_program": ("text",),
    "run_passes": ("text", "pipeline"),
    "run_function": ("text", "entry", "arguments"),
    "complete": ("which", "line", "column"),
    "hover": ("which", "line", "column"),
    "signature": ("which", "line", "column"),
}


def answer(session: Session, request: str) -> str:
    """The answer to a request, `{"ask": "set_program", "text": …}`; `{"error": …}` for one that there is not."""
    found: Any = json.loads(request)
    names = REQUESTS.get(found.get("ask"))
    if names is None or not all(name in found for name in names):
        return json.dumps({"error": f"no such request: {request[:200]}"})
    method = getattr(session, found["ask"])
    return json.dumps(method(**{name: found[name] for name in names}))
