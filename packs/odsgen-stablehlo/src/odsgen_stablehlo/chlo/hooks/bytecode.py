"""Bytecode of the dialect `chlo`."""

from __future__ import annotations

from odsgen.bytecode import BytecodeInterface
from odsgen.hooks import serializes

from ...added_properties import with_added
from ..ops import TopKOp

serializes(BytecodeInterface(properties={"chlo.top_k": with_added(TopKOp, "is_stable")}))
