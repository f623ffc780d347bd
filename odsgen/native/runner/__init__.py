"""The functions of MLIR's runner libraries, without the libraries: printing, memrefs, time, random numbers, async."""
