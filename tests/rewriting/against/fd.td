include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/RegionKindInterface.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def Fd_Dialect : Dialect {
  let name = "fd";
  let cppNamespace = "::fd";
  let hasConstantMaterializer = 1;
}

class Fd_Op<string mnemonic, list<Trait> traits = []> : Op<Fd_Dialect, mnemonic, traits>;

def Fd_Constant : Fd_Op<"constant", [Pure, ConstantLike]> { let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$r); let hasFolder = 1; }
def Fd_Other : Fd_Op<"other", [Pure, ConstantLike]> { let arguments = (ins AnyAttr:$value); let results = (outs AnyType:$r); let hasFolder = 1; }
def Fd_Keep : Fd_Op<"keep"> { let arguments = (ins Variadic<AnyType>:$x); }
def Fd_Src : Fd_Op<"src"> { let results = (outs I32:$r); }

// Folds: to a constant, to an operand, in place, of several results, not materializable, without a constant.
def Fd_Add : Fd_Op<"add", [Pure, Commutative]> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$r); let hasFolder = 1; }
def Fd_Sub : Fd_Op<"sub", [Pure]> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$r); let hasFolder = 1; }
def Fd_Min : Fd_Op<"min", [Pure, Commutative, Idempotent, SameOperandsAndResultType]> { let arguments = (ins AnyType:$a, AnyType:$b); let results = (outs AnyType:$r); }
def Fd_Abs : Fd_Op<"abs", [Pure, Idempotent, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Fd_Not : Fd_Op<"not", [Pure, Involution, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Fd_Loud : Fd_Op<"loud", [Involution, SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Fd_Many : Fd_Op<"many", [Pure, Commutative]> { let arguments = (ins Variadic<AnyType>:$xs); let results = (outs AnyType:$r); }
def Fd_Count : Fd_Op<"count", [Pure, Commutative]> { let arguments = (ins I32:$a, I32:$b, I32Attr:$n); let results = (outs I32:$r); let hasFolder = 1; }
def Fd_Divide : Fd_Op<"divide", [Pure]> { let arguments = (ins I32:$a, I32:$b); let results = (outs I32:$q, I32:$r); let hasFolder = 1; }
def Fd_Half : Fd_Op<"half", [Pure]> { let arguments = (ins I32:$a); let results = (outs I32:$q, F32:$r); let hasFolder = 1; }
def Fd_Emit : Fd_Op<"emit"> { let arguments = (ins I32:$a); let hasFolder = 1; }
def Fd_Pass : Fd_Op<"pass"> { let arguments = (ins AnyType:$a); let results = (outs AnyType:$r); let hasFolder = 1; }

// Regions, blocks and calls.
def Fd_Loop : Fd_Op<"loop", [SingleBlock, NoTerminator]> { let regions = (region AnyRegion:$body); }
def Fd_Pure : Fd_Op<"pure", [Pure, NoTerminator]> { let regions = (region AnyRegion:$body); let results = (outs Variadic<AnyType>:$rs); }
def Fd_Steps : Fd_Op<"steps", [RecursiveMemoryEffects, NoTerminator]> { let regions = (region AnyRegion:$body); }
def Fd_Iso : Fd_Op<"iso", [IsolatedFromAbove, NoTerminator]> { let regions = (region AnyRegion:$body); }
def Fd_Cfg : Fd_Op<"cfg"> { let regions = (region AnyRegion:$body); }
def Fd_Graph : Fd_Op<"graph", [NoTerminator, RegionKindInterface, DeclareOpInterfaceMethods<RegionKindInterface>]> { let regions = (region AnyRegion:$body); }
def Fd_Br : Fd_Op<"br", [Pure, Terminator, DeclareOpInterfaceMethods<BranchOpInterface, ["getSuccessorForOperands"]>]> { let arguments = (ins Variadic<AnyType>:$xs); let successors = (successor AnySuccessor:$to); }
def Fd_If : Fd_Op<"if", [Pure, Terminator, AttrSizedOperandSegments, DeclareOpInterfaceMethods<BranchOpInterface>]> { let arguments = (ins I1:$c, Variadic<AnyType>:$xs, Variadic<AnyType>:$ys); let successors = (successor AnySuccessor:$yes, AnySuccessor:$no); }
def Fd_Jump : Fd_Op<"jump", [Terminator]> { let arguments = (ins Variadic<AnyType>:$xs); let successors = (successor VariadicSuccessor<AnySuccessor>:$to); }
def Fd_End : Fd_Op<"end", [Terminator]> { let arguments = (ins Variadic<AnyType>:$xs); }

// Patterns and hooks.
def Fd_Left : Fd_Op<"left"> { let arguments = (ins I32:$x); let results = (outs I32:$r); let hasCanonicalizer = 1; }
def Fd_Method : Fd_Op<"method"> { let arguments = (ins I32:$x); let results = (outs I32:$r); let hasCanonicalizeMethod = 1; }
def Fd_Twice : Fd_Op<"twice", [Pure]> { let arguments = (ins I32:$x); let results = (outs I32:$r); }
def Fd_Down : Fd_Op<"down"> { let arguments = (ins I32Attr:$n); }
def Fd_Grow : Fd_Op<"grow"> { let arguments = (ins I32Attr:$n); let hasCanonicalizeMethod = 1; }
def TwiceAdd : Pat<(Fd_Twice $x), (Fd_Add $x, $x)>;
def AddAdd : Pat<(Fd_Add (Fd_Add:$inner $x, (ConstantLikeMatcher I32Attr:$a)), (ConstantLikeMatcher I32Attr:$b)),
  (Fd_Sub $x, (Fd_Constant $a, (returnType $x)))>;
