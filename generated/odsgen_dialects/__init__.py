"""The dialects that come with odsgen, each a package generated from its spec in `dialect_specs/`."""

import os

if os.path.isdir(os.path.join(os.path.dirname(__file__), "..", "..", "dialect_specs")):
    from odsgen.checkout import generate_when_imported

    generate_when_imported()
