// A few operations on bits, as a user of CIRCT would bring them along: formats in ODS, and some C++ that is not here.
#ifndef GUIDE_COMB_TD
#define GUIDE_COMB_TD

include "mlir/IR/OpBase.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

def CombDialect : Dialect {
  let name = "comb";
  let cppNamespace = "::circt::comb";
}

class CombOp<string mnemonic, list<Trait> traits = []> : Op<CombDialect, mnemonic, traits>;

class SumOp<string mnemonic> : CombOp<mnemonic, [Pure, SameOperandsAndResultType, Commutative]> {
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$inputs attr-dict `:` type($result)";
}

def AddOp : SumOp<"add">;
def XorOp : SumOp<"xor">;

def ExtractOp : CombOp<"extract", [Pure]> {
  let summary = "Takes bits out of an integer.";
  let arguments = (ins AnySignlessInteger:$input, I32Attr:$lowBit);
  let results = (outs AnySignlessInteger:$result);
  let assemblyFormat = "$input `from` $lowBit attr-dict `:` functional-type($input, $result)";
  let hasVerifier = 1;
}

def ConcatOp : CombOp<"concat", [Pure]> {
  let summary = "Puts integers one after another; odsgen brings along what reads and prints it.";
  let arguments = (ins Variadic<AnySignlessInteger>:$inputs);
  let results = (outs AnySignlessInteger:$result);
  let hasCustomAssemblyFormat = 1;
}

def RotateOp : CombOp<"rotate", [Pure, SameOperandsAndResultType]> {
  let summary = "Rotates the bits of an integer; C++ reads and prints it.";
  let arguments = (ins AnySignlessInteger:$input, I32Attr:$places);
  let results = (outs AnySignlessInteger:$result);
  let hasCustomAssemblyFormat = 1;
}

#endif
