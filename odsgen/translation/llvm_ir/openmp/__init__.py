"""OpenMP: its constructs become calls of LLVM's runtime library (LLVM: OpenMPIRBuilder)."""
