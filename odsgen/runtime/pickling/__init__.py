"""Pickling of programs, types and attributes.

Types and attributes come back as the unique objects that they are, also in another process; operations come back whole.
Both are written as flat lists, so that neither a deep nor a long program is met by recursion in `pickle`.

As with any pickle, read only what you wrote yourself: `pickle` calls what the data names.
"""
