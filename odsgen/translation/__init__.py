"""Translations of programs into other languages, and out of them: each is a package of its own."""
