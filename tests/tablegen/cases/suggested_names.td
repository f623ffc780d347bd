include "prelude.td"
// Names of aliases and values that C++ gives in the declaration of a class.
def ModType : TypeDef<Odd, "Mod", [OpAsmTypeInterface]> {
  let mnemonic = "mod";
  let parameters = (ins "::mlir::IntegerAttr":$modulus);
  let assemblyFormat = "`<` $modulus `>`";
  let extraClassDeclaration = [{
    // The suffix that others write, too.
    void getSuffix(::llvm::raw_ostream &out) const {
      out << getModulus().getValue() << "_";
      out << getModulus().getType();
    }
    void getAsmName(::mlir::OpAsmSetNameFn setNameFn) const { setNameFn("rest"); }
    ::mlir::OpAsmDialectInterface::AliasResult getAlias(::llvm::raw_ostream &os) const {
      os << "Z";
      getSuffix(os);
      return ::mlir::OpAsmDialectInterface::AliasResult::FinalAlias;
    }
  }];
}
// An alias that depends on more than the value of a parameter is that of a hook.
def RingAttr : AttrDef<Odd, "Ring", [OpAsmAttrInterface]> {
  let mnemonic = "ring";
  let parameters = (ins ArrayRefParameter<"int64_t">:$terms);
  let assemblyFormat = "`<` $terms `>`";
  let extraClassDeclaration = [{
    ::mlir::OpAsmAliasResult getAlias(::llvm::raw_ostream &os) const {
      auto degree = getTerms().size() - 1;
      os << "ring_" << degree;
      return ::mlir::OpAsmAliasResult::OverridableAlias;
    }
  }];
}
def ReduceOp : OddOp<"reduce"> {
  let arguments = (ins I64:$value, OptionalAttr<RingAttr>:$ring);
  let results = (outs ModType:$result);
  let assemblyFormat = "$value (`in` $ring^)? attr-dict `:` type($result)";
}
