//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

def Plain_Dialect : Dialect {
  let name = "plain";
  let summary = "Nothing that IRDL could not say, but the forms.";
  let cppNamespace = "::mlir::plain";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def PairType : TypeDef<Plain_Dialect, "Pair"> {
  let mnemonic = "pair";
  let summary = "Two types.";
  let parameters = (ins "::mlir::Type":$left, AnyInteger:$right);
  let assemblyFormat = [{`<` params `>`}];
}

def DoneType : TypeDef<Plain_Dialect, "Done"> {
  let mnemonic = "done";
  let summary = "Nothing.";
}

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def Plain_JoinOp : Op<Plain_Dialect, "join"> {
  let arguments = (ins AnyTypeOf<[I32, F32]>:$left, AnyInteger:$right, StrAttr:$label);
  let results = (outs PairType:$pair);
}

def Plain_SameOp : Op<Plain_Dialect, "same", [AllTypesMatch<["a", "b", "c"]>]> {
  let arguments = (ins AnyType:$a, AnyTypeOf<[AnyTensor, Index]>:$b);
  let results = (outs AnyType:$c);
}

def Plain_SeveralOp : Op<Plain_Dialect, "several"> {
  let arguments = (ins Optional<I1>:$first);
  let results = (outs Variadic<DoneType>:$rest);
}

def Plain_BodyOp : Op<Plain_Dialect, "body"> {
  let regions = (region SizedRegion<2>:$inside, AnyRegion:$after);
}

#endif // PLAIN_TD
