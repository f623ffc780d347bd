"""The base classes of types, attributes and interfaces."""
