"""odsgen: an MLIR dialect is described once, in YAML, and becomes a typed Python package.

`odsgen.spec` reads the YAML, `odsgen.ods` resolves it to what the dialect is, `odsgen.codegen` writes the
package, and `odsgen.runtime` is the core that the written package plugs into.
"""

__version__ = "0.2.0"
