include "prelude.td"
// Directives and formats of C++ that many dialects write alike, without any hook.
def GlobalOp : OddOp<"global", [Symbol]> {
  let arguments = (ins OptionalAttr<StrAttr>:$sym_visibility, SymbolNameAttr:$sym_name, TypeAttr:$type, OptionalAttr<AnyAttr>:$value);
  let assemblyFormat = "custom<SymbolVisibility>($sym_visibility) $sym_name custom<TypeOrAttr>($type, $value) attr-dict";
}
def SliceOp : OddOp<"slice"> {
  let arguments = (ins Variadic<Index>:$sizes, DenseI64ArrayAttr:$static_sizes);
  let assemblyFormat = "custom<DynamicIndexList>($sizes, $static_sizes) attr-dict";
}
// A function is a symbol, whether ODS lists its name or not; one that may lack it has its own format.
def FuncOp : OddOp<"func", [FunctionOpInterface, Symbol]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
}
def InitOp : OddOp<"init", [FunctionOpInterface]> {
  let arguments = (ins TypeAttrOf<FunctionType>:$function_type, OptionalAttr<DictArrayAttr>:$arg_attrs, OptionalAttr<DictArrayAttr>:$res_attrs);
  let regions = (region AnyRegion:$body);
  let hasCustomAssemblyFormat = 1;
  let extraClassDeclaration = "bool isOptionalSymbol() { return true; }";
}
def EndOp : OddOp<"end", [Terminator]> { let assemblyFormat = "attr-dict"; }
