"""Hooks of the dialect `test`."""

# The modules of the package import names of the runtime that are constants; that they are seen here again is of no account.
# pyright: reportGeneralTypeIssues=false

from odsgen.dialects.test.attributes import *  # noqa: F403
from odsgen.dialects.test.directives import *  # noqa: F403
from odsgen.dialects.test.operations import *  # noqa: F403
from odsgen.dialects.test.types import *  # noqa: F403
from odsgen.dialects.test.verifiers import *  # noqa: F403
