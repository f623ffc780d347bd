"""Hooks of the dialect `test`."""

from odsgen.dialects.test.attributes import *  # noqa: F403
from odsgen.dialects.test.directives import *  # noqa: F403
from odsgen.dialects.test.operations import *  # noqa: F403
from odsgen.dialects.test.types import *  # noqa: F403
from odsgen.dialects.test.verifiers import *  # noqa: F403
