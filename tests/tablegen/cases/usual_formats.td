include "prelude.td"
// Formats that C++ writes and that the records still show.
class HelpedOp<string mnemonic, int ins_, int outs_> : OddOp<mnemonic> {
  let hasCustomAssemblyFormat = 1;
  let extraClassDefinition = "::mlir::ParseResult $cppClass::parse(OpAsmParser &parser, OperationState &result) {"
    " return parseUsualOp(parser, result, " # ins_ # ", " # outs_ # "); }";
}
def GraftOp : HelpedOp<"graft", 2, 1> {
  let arguments = (ins AnyType:$a, AnyType:$b);
  let results = (outs AnyType:$c);
}
def WeedOp : HelpedOp<"weed", 1, 0> { let arguments = (ins AnyType:$a); }
def OddOneOp : HelpedOp<"odd_one", 2, 0> { let arguments = (ins AnyType:$a); }
def CountOp : OddOp<"count.int", [ConstantLike, Pure, DeclareOpInterfaceMethods<OpAsmOpInterface, ["getAsmResultNames"]>]> {
  let arguments = (ins I64Attr:$value);
  let results = (outs I64:$result);
  let hasCustomAssemblyFormat = 1;
}
def GardenOp : OddOp<"garden", [IsolatedFromAbove, FunctionOpInterface, Symbol, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
// The names of its arguments are written with them: C++ alone knows how.
def HedgeOp : OddOp<"hedge", [IsolatedFromAbove, FunctionOpInterface, Symbol, NoTerminator]> {
  let arguments = (ins SymbolNameAttr:$sym_name, TypeAttrOf<FunctionType>:$function_type, StrArrayAttr:$names,
                       OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
