"""Links that open the playground with texts: the fragment that `playground/share.js` reads."""

from __future__ import annotations

import base64
import json
import zlib


def playground_link(
    address: str,
    *,
    spec: str = "",
    hooks: str = "",
    program: str = "",
    pipeline: str = "",
    entry: str = "",
    arguments: str = "",
) -> str:
    """The address of the playground with these texts, of which nothing runs before the reader asks."""
    texts = {
        "spec": spec,
        "hooks": hooks,
        "program": program,
        "pipeline": pipeline,
        "entry": entry,
        "arguments": arguments,
    }
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(json.dumps(texts).encode()) + packer.flush()
    return f"{address}#v1={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"
