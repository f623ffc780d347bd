"""Types that have no encoding are text in bytecode, whose attributes have no prefix."""

from odsgen.bytecode import write_bytecode
from odsgen.runtime import Context, parse, print_ir

SPACES = """#sparse = #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>
module {
  func.func private @f(!sparse_tensor.iter_space<#sparse, lvls = 0 to 2>)
  func.func private @g(!sparse_tensor.iterator<#sparse, lvls = 1>)
}
"""


def test_an_encoding_without_its_prefix() -> None:
    module = parse(SPACES, Context())
    assert print_ir(parse(write_bytecode(module), Context())) == SPACES
    stripped = "<{map = (d0, d1) -> (d0 : dense, d1 : compressed)}>"
    spelled = SPACES.partition("\n")[2].replace("#sparse,", f"{stripped},")
    assert print_ir(parse(spelled, Context())) == SPACES
