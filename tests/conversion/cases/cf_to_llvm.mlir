// builtin.module(convert-cf-to-llvm)
func.func @f(%a: index, %b: i1, %v: vector<2x2xf32>, %i: i32) -> index {
  cf.assert %b, "message"
  cf.cond_br %b, ^x(%a : index), ^y(%v, %a : vector<2x2xf32>, index)
^x(%p: index):
  cf.br ^x(%p : index) {llvm.loop}
^y(%q: vector<2x2xf32>, %r: index):
  cf.switch %i : i32, [
    default: ^z(%r : index),
    1: ^x(%r : index),
    -2: ^w
  ]
^z(%s: index):
  return %s : index
^w:
  cf.cond_br %b weights([10, 20]), ^x(%a : index), ^z(%a : index)
}
