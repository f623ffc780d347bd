"""Programs that end their process."""

from __future__ import annotations

import pytest

from tests.batch.trouble import make_trouble


@pytest.fixture(scope="session")
def trouble(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder of the package of the dialect `trouble`."""
    return make_trouble(tmp_path_factory.mktemp("trouble"))
