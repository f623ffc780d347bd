"""Custom forms of the dialect `omp`: atomic operations."""

from __future__ import annotations

from odsgen.dialects.shared.atomic_operations import parse_pointer_type as parse_pointer_type
from odsgen.dialects.shared.atomic_operations import print_pointer_type as print_pointer_type
