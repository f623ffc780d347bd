include "prelude.td"
// A name that can stand in quotes alone.
def SumOp : OddOp<"cross-row-sum"> { let arguments = (ins I32:$x); }
def PlainOp : OddOp<"plain"> { let assemblyFormat = "attr-dict"; }
