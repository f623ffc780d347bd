"""The dialects that come with odsgen, each a package generated from its spec in `dialect_specs/`."""
