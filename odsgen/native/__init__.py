"""Native code of programs, compiled in this process by LLVM (docs/howto/running-natively.md).

What lowers to the `llvm` dialect can be called from Python with NumPy arrays::

    matmul = compile(module, "matmul")
    matmul(a, b, out=c)

Needs the extra `native`: llvmlite and NumPy.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.native.compiling": "compile",
        "odsgen.native.errors": "MissingExtraError NativeError",
        "odsgen.native.function": "NativeFunction",
        "odsgen.native.memory": "MemRef",
    },
)
