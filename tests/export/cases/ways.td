//===----------------------------------------------------------------------===//
// The dialect
//===----------------------------------------------------------------------===//

def Ways_Dialect : Dialect {
  let name = "ways";
  let cppNamespace = "::mlir::ways";
  let useDefaultTypePrinterParser = 1;
  let useDefaultAttributePrinterParser = 1;
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

def Label : AttrDef<Ways_Dialect, "Label"> {
  let cppClassName = "Label";
  let mnemonic = "label";
  let summary = "Label";
  let parameters = (ins StringRefParameter<>:$name);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
}

//===----------------------------------------------------------------------===//
// Types
//===----------------------------------------------------------------------===//

def Register : TypeDef<Ways_Dialect, "Register"> {
  let cppClassName = "Register";
  let mnemonic = "register";
  let summary = "Register";
  let parameters = (ins StringRefParameter<>:$name, "int32_t":$size);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let builders = [TypeBuilder<(ins "::llvm::StringRef":$name)>];
}

//===----------------------------------------------------------------------===//
// Constraints
//===----------------------------------------------------------------------===//

defvar Number = F64;

def Told : ConfinedType<F64, [], "a number">, BuildableType<F64.builderCall>;

defvar Length = I64Attr;

def Several : AnyTypeOf<[F64, I32]>;

//===----------------------------------------------------------------------===//
// Operations
//===----------------------------------------------------------------------===//

def Ways_AddOp : Op<Ways_Dialect, "add"> {
  let arguments = (ins Number:$a, Told:$b, Length:$n);
  let results = (outs Number:$r);
  let assemblyFormat = [{$a `,` $b `,` $n attr-dict}];
  let builders = [OpBuilder<(ins "::mlir::Value":$a)>];
}

def Ways_TwoOp : Op<Ways_Dialect, "two"> {
  let arguments = (ins Several:$a);
  let results = (outs Several:$r);
}

//===----------------------------------------------------------------------===//
// Patterns
//===----------------------------------------------------------------------===//

def ToArith : Pattern<(Ways_AddOp $a, $b, $n), [(Arith_AddFOp $a, $b, ConstantAttr<Arith_FastMathAttr, "::mlir::arith::FastMathFlags::none">)]>;

#endif // WAYS_TD
