"""Custom forms of the dialect `func`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import FunctionForm
from odsgen_dialects.func import FuncOp

form(FuncOp)(FunctionForm)
