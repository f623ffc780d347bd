include "mlir/IR/OpBase.td"
include "mlir/IR/PatternBase.td"
include "mlir/IR/CommonAttrConstraints.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
def T : Dialect { let name = "t"; let cppNamespace = "t"; }
class O<string mnemonic, list<Trait> traits = []> : Op<T, mnemonic, traits>;
def A : O<"a"> { let arguments = (ins AnyType:$x, AnyType:$y, I32Attr:$n); let results = (outs AnyType:$r); }
def B : O<"b", [SameOperandsAndResultType]> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r); }
def Two : O<"two"> { let arguments = (ins AnyType:$x); let results = (outs AnyType:$r, AnyType:$s); }
def V : O<"v"> { let arguments = (ins Variadic<AnyType>:$xs, I32Attr:$n); let results = (outs AnyType:$r); }
def Z : O<"z"> { let arguments = (ins AnyType:$x); }
def Q : O<"q"> { let arguments = (ins AnyType:$x, AnyType:$y); let results = (outs AnyType:$r); }
def F : NativeCodeCall<"f($0)">;
def G : NativeCodeCall<"g($0)">;
def Nothing : NativeCodeCallVoid<"h($0)">;
def Find : NativeCodeCall<"find($_self, &$0)">;
def Blind : NativeCodeCall<"blind($_builder, &$0)">;
