include "prelude.td"
// A parent and a terminator that are known to C++ alone: any operation may be the one, none is implied.
def LeafOp : OddOp<"leaf", [HasParent<"::far::TREEOp">]> { let assemblyFormat = "attr-dict"; }
def BarkOp : OddOp<"bark", [SingleBlockImplicitTerminator<"::far::YieldOp">]> {
  let regions = (region AnyRegion:$body);
  let assemblyFormat = "$body attr-dict";
}
