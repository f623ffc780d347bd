"""Hooks of the dialect `test`."""

# The modules of the package import names of the runtime that are constants; that they are seen here again is of no account.
# pyright: reportGeneralTypeIssues=false

from .attributes import *  # noqa: F403
from .bytecode import BYTECODE  # noqa: F401
from .directives import *  # noqa: F403
from .operations import *  # noqa: F403
from .types import *  # noqa: F403
from .verifiers import *  # noqa: F403
