"""Exports a dialect to TableGen with a plugin in C++, or to IRDL."""
