"""Native runs need the extra `native`; where it is not installed, their tests are skipped."""

import pytest

pytest.importorskip("llvmlite")
pytest.importorskip("numpy")
