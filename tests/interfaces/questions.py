"""Questions that tests ask: untyped, since what answers them is made while the tests run."""

from __future__ import annotations

from typing import Any

from odsgen.runtime.interfaces import as_interface


def ask(subject: Any, interface: Any) -> Any:
    """The object that has the methods of an interface that the subject implements."""
    found = as_interface(subject, interface)
    assert found is not None
    return found
