"""Parts that the lowerings to `llvm` share: types, descriptors of memrefs, functions, patterns."""
